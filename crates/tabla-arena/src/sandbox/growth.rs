//! How much a command has written into its folder.
//!
//! A file that has no name any more takes room as long as somebody has it open or uses it as memory. So those
//! are looked for as well.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rustix::fs::statvfs;

use crate::process::sweep::{Process, read};

/// A folder with more in it is not looked through again and again.
const MOST_FILES: usize = 20_000;
/// No folder is deeper.
const DEEPEST: usize = 60;

/// A folder that grows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Growth {
    path: PathBuf,
    before: Before,
}

/// How large a folder was.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Before {
    /// It had so many files and so many bytes.
    Counted { files: usize, bytes: u64 },
    /// It cannot be counted; so many bytes were free on its disk.
    Free { bytes: u64 },
}

impl Growth {
    /// How large this folder is now.
    pub fn new(path: &Path) -> Growth {
        let before = match count(path, MOST_FILES) {
            Ok((files, bytes)) => Before::Counted { files, bytes },
            Err(_) => Before::Free { bytes: free(path).unwrap_or(0) },
        };
        Growth { path: path.to_owned(), before }
    }

    /// By how many bytes it has grown. A folder that cannot be counted any more has grown without end.
    pub fn grown(&self) -> u64 {
        match self.before {
            Before::Counted { files, bytes } => {
                let now = count(&self.path, files + MOST_FILES);
                now.map_or(u64::MAX, |(_, now)| now.saturating_sub(bytes))
            }
            Before::Free { bytes } => free(&self.path).map_or(u64::MAX, |now| bytes.saturating_sub(now)),
        }
    }
}

/// How many bytes are free on the disk of a folder.
fn free(path: &Path) -> io::Result<u64> {
    let disk = statvfs(path)?;
    Ok(disk.f_bfree.saturating_mul(disk.f_frsize))
}

/// How many files are in a folder and in those in it, and how much room they take. No link is followed.
fn count(path: &Path, most: usize) -> io::Result<(usize, u64)> {
    let mut files = 0;
    let mut bytes = 0;
    let mut folders = VecDeque::from([(path.to_owned(), 0)]);
    while let Some((folder, depth)) = folders.pop_front() {
        for entry in passing(fs::read_dir(&folder))?.into_iter().flatten() {
            let Some(entry) = passing(entry)? else { continue };
            let Some(data) = passing(entry.metadata())? else { continue };
            files += 1;
            bytes += data.blocks() * 512;
            if files > most || depth > DEEPEST {
                return Err(io::ErrorKind::QuotaExceeded.into());
            }
            if data.is_dir() {
                folders.push_back((entry.path(), depth + 1));
            }
        }
    }
    Ok((files, bytes))
}

/// What goes while we look is gone.
fn passing<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        result => result.map(Some),
    }
}

/// How many bytes are in files that these processes use and that have no name any more. Of a file that can no
/// longer be looked at, only the most that it may have is known.
pub fn nameless(processes: &[Process], most: u64) -> u64 {
    let mut open = BTreeMap::new();
    let mut mapped = BTreeSet::new();
    for process in processes.iter().filter(|process| !process.is_dead) {
        let place = PathBuf::from(format!("/proc/{}", process.pid.as_raw_nonzero()));
        let found = passing(open_files(&place)).and_then(|files| Ok((files, passing(mapped_files(&place))?)));
        match found {
            Ok((files, maps)) => {
                open.extend(files.unwrap_or_default());
                mapped.extend(maps.unwrap_or_default());
            }
            Err(_) if is_leaving(process) => {}
            // Whoever does not let us look has something to hide.
            Err(_) => return u64::MAX,
        }
    }
    let unknown = mapped.iter().filter(|inode| !open.contains_key(inode)).count() as u64;
    open.values().sum::<u64>().saturating_add(unknown.saturating_mul(most))
}

/// Whether a process is gone or on its way: then it has no memory and no files any more.
fn is_leaving(process: &Process) -> bool {
    read(process.pid).map_or(true, |now| now.is_dead || now.pages == 0)
}

/// The open files of a process that have no name, and its program, by their numbers and with the room they take.
fn open_files(place: &Path) -> io::Result<BTreeMap<u64, u64>> {
    let mut found = BTreeMap::new();
    let files = fs::read_dir(place.join("fd"))?.map(|entry| Ok(entry?.path()));
    for path in files.chain([Ok(place.join("exe"))]) {
        let Some(path) = passing(path)? else { continue };
        let Some(data) = passing(fs::metadata(path))? else { continue };
        if data.is_file() && data.nlink() == 0 {
            found.insert(data.ino(), data.blocks() * 512);
        }
    }
    Ok(found)
}

/// The numbers of the files that a process uses as memory and that have no name.
fn mapped_files(place: &Path) -> io::Result<BTreeSet<u64>> {
    let text = fs::read(place.join("maps"))?;
    Ok(String::from_utf8_lossy(&text).lines().filter_map(deleted).collect())
}

/// The number of the file in a line of `/proc/*/maps`, if it is an ordinary one without a name.
fn deleted(line: &str) -> Option<u64> {
    let mut fields = line.split_ascii_whitespace().skip(4);
    let inode = fields.next()?.parse().ok()?;
    let path = fields.next()?;
    // What the kernel itself keeps in memory is not on the disk.
    let is_memory = ["/memfd:", "/dev/zero", "/SYSV"].iter().any(|start| path.starts_with(start));
    (path.starts_with('/') && !is_memory && line.ends_with(" (deleted)")).then_some(inode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_counted_without_following_links() {
        let place = tempfile::tempdir().unwrap();
        let inside = place.path().join("inside");
        fs::create_dir(&inside).unwrap();
        fs::write(place.path().join("outside"), vec![1; 1 << 20]).unwrap();
        let growth = Growth::new(&inside);
        assert_eq!(growth.grown(), 0);
        std::os::unix::fs::symlink(place.path(), inside.join("link")).unwrap();
        assert!(growth.grown() < 100_000, "{}", growth.grown());
        fs::create_dir(inside.join("deeper")).unwrap();
        fs::write(inside.join("deeper/file"), vec![1; 1 << 20]).unwrap();
        assert!((1 << 20..2 << 20).contains(&growth.grown()), "{}", growth.grown());
        // What has no content takes no room.
        fs::File::create(inside.join("sparse")).unwrap().set_len(1 << 30).unwrap();
        assert!(growth.grown() < 2 << 20, "{}", growth.grown());
        assert!(count(&inside, 3).is_err());
        assert_eq!(count(&inside, 4).unwrap().0, 4);
    }

    #[test]
    fn whoever_hides_in_the_depths_has_too_much() {
        let place = tempfile::tempdir().unwrap();
        let growth = Growth::new(place.path());
        let mut deep = place.path().to_owned();
        (0..DEEPEST + 3).for_each(|_| deep.push("x"));
        fs::create_dir_all(&deep).unwrap();
        assert_eq!(growth.grown(), u64::MAX);
    }

    #[test]
    fn files_without_a_name_are_found() {
        let place = tempfile::tempdir().unwrap();
        let own = Path::new("/proc/self");
        let path = place.path().join("file");
        let file = fs::File::create_new(&path).unwrap();
        fs::write(&path, vec![1; 1 << 20]).unwrap();
        let inode = file.metadata().unwrap().ino();
        assert_eq!(open_files(own).unwrap().get(&inode), None);
        fs::remove_file(&path).unwrap();
        assert!(open_files(own).unwrap()[&inode] >= 1 << 20);
        drop(file);
        assert_eq!(open_files(own).unwrap().get(&inode), None);
        let line = |path: &str| format!("7f00-7f10 rw-s 00000000 fe:00 42    {path}");
        for (path, number) in [
            ("/tmp/a (deleted)", Some(42)),
            ("/tmp/a b (deleted)", Some(42)),
            ("/tmp/a", None),
            ("/memfd:a (deleted)", None),
            ("/dev/zero (deleted)", None),
            ("[heap]", None),
            ("", None),
        ] {
            assert_eq!(deleted(&line(path)), number, "{path}");
        }
    }

    #[test]
    fn what_cannot_be_counted_is_measured_by_its_disk() {
        let missing = Growth::new(Path::new("/nowhere/at/all"));
        assert_eq!(missing.before, Before::Counted { files: 0, bytes: 0 });
        let place = tempfile::tempdir().unwrap();
        let growth = Growth { path: place.path().into(), before: Before::Free { bytes: 0 } };
        assert_eq!(growth.grown(), 0);
        let growth = Growth { path: place.path().into(), before: Before::Free { bytes: u64::MAX } };
        assert!(growth.grown() > 1 << 40);
    }
}
