//! The board file and its copies: no program that is judged may read what will fall.
//!
//! They are looked for once, before the first turn, in the working folder and in whatever else the program may
//! read by our leave. From then on each is held open: so it is known under which name it is, even if the program
//! has moved a folder around it.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::folder::FolderError;

/// No more files are looked into, the nearest first.
const MOST_FILES: usize = 20_000;
/// A board has at most some 8,400 bytes; a longer file is taken for something else.
const MOST_BYTES: u64 = 64 << 10;

/// Files that are kept out of sight.
#[derive(Debug, Default)]
pub struct Secrets {
    files: Vec<File>,
}

impl Secrets {
    /// The board file, and every file in these places in which the whole board is written, however its lines end.
    pub fn find(board: &Path, bytes: &[u8], places: &[PathBuf]) -> Result<Secrets, FolderError> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| FolderError::Search { path, error }
        };
        let (secret, mut looked) = (digits(bytes), 0);
        let mut files: Vec<File> = File::open(board).into_iter().collect();
        let mut places: VecDeque<PathBuf> = places.iter().cloned().collect();
        while let Some(place) = places.pop_front() {
            let Some(about) = passing(place.symlink_metadata()).map_err(failed(&place))? else { continue };
            if about.is_dir() {
                let Some(entries) = passing(fs::read_dir(&place)).map_err(failed(&place))? else { continue };
                places.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
            } else if about.is_file() && about.len() <= MOST_BYTES && about.len() >= secret.len() as u64 {
                let Some(file) = passing(File::open(&place)).map_err(failed(&place))? else { continue };
                let mut found = Vec::new();
                (&file).take(MOST_BYTES).read_to_end(&mut found).map_err(failed(&place))?;
                if has(&digits(&found), &secret) {
                    files.push(file);
                }
                looked += 1;
            }
            if looked == MOST_FILES {
                break;
            }
        }
        Ok(Secrets { files })
    }

    /// Where they are now. What has no name any more needs no hiding.
    pub fn paths(&self) -> Vec<PathBuf> {
        self.files.iter().filter_map(path_of).collect()
    }
}

/// The name of an open file, if it still is the file's.
#[cfg(target_os = "linux")]
fn path_of(file: &File) -> Option<PathBuf> {
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::MetadataExt;
    let path = fs::read_link(format!("/proc/self/fd/{}", file.as_raw_fd())).ok()?;
    let (one, other) = (file.metadata().ok()?, path.symlink_metadata().ok()?);
    ((one.dev(), one.ino()) == (other.dev(), other.ino())).then_some(path)
}

/// Elsewhere there is no sandbox in which something could be hidden.
#[cfg(not(target_os = "linux"))]
fn path_of(_: &File) -> Option<PathBuf> {
    None
}

/// What we may not read, the program cannot read either; and what goes while we look is gone.
fn passing<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::NotFound) => {
            Ok(None)
        }
        result => result.map(Some),
    }
}

/// A text without its line ends and blanks.
fn digits(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().copied().filter(u8::is_ascii_graphic).collect()
}

fn has(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len().max(1)).any(|window| window == part)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn copies_are_found_and_followed_wherever_they_are_moved() {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().canonicalize().unwrap();
        let board = "12\r\n34\r\n";
        fs::create_dir_all(root.join("a/b")).unwrap();
        for (name, text) in [
            ("board", board),
            ("a/copy", board),
            ("a/b/unix", "\u{feff}1 2\n34"),
            ("a/both", "first\n12\n34\nlast"),
            ("part", "12\n3"),
            ("other", "34\n12\n"),
        ] {
            fs::write(root.join(name), text).unwrap();
        }
        fs::hard_link(root.join("board"), root.join("a/hard")).unwrap();
        std::os::unix::fs::symlink("board", root.join("soft")).unwrap();
        let board = root.join("board");
        let secrets = Secrets::find(&board, &fs::read(&board).unwrap(), std::slice::from_ref(&root)).unwrap();
        let names = |secrets: &Secrets| {
            let names = secrets.paths().into_iter().map(|path| path.strip_prefix(&root).unwrap().to_owned());
            let names: std::collections::BTreeSet<PathBuf> = names.collect();
            names.iter().map(|path| path.display().to_string()).collect::<Vec<_>>()
        };
        assert_eq!(names(&secrets), ["a/b/unix", "a/both", "a/copy", "a/hard", "board"]);
        fs::rename(root.join("a"), root.join("z")).unwrap();
        fs::remove_file(root.join("z/both")).unwrap();
        // Another file with the old name is no secret.
        fs::rename(root.join("part"), &board).unwrap();
        assert_eq!(names(&secrets), ["z/b/unix", "z/copy", "z/hard"]);
    }
}
