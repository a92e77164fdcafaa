//! The working folder: what is written for the program, and what is read from it.
//!
//! The program may do in this folder what it likes, and what it leaves there is looked at with care: a
//! pipe must not make us wait, a link must not lead us elsewhere, a file without end must not fill the
//! memory.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tabla_core::Say;
use tabla_games::Trouble;
use tempfile::{Builder, NamedTempFile, PersistError};

use super::secrets::Secrets;

/// What the program reads.
pub const INPUT: &str = "vstup.txt";
/// What the program writes.
pub const OUTPUT: &str = "vystup.txt";
/// Where every turn is recorded.
pub const LOG: &str = "zaznam.txt";

/// The first line of an answer is never longer, whatever blanks are in it.
const LONGEST_ANSWER: usize = 4096;

/// The folder in which a program plays.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    kept: Option<Kept>,
}

/// A file that is whole when the game is over.
#[derive(Debug)]
struct Kept {
    path: PathBuf,
    bytes: Vec<u8>,
}

/// Why the folder cannot be used.
#[derive(Debug, Say)]
#[say("judge", error)]
pub enum FolderError {
    /// A file cannot be written.
    #[say(error = Trouble::of(error))]
    Write { path: PathBuf, error: io::Error },
    /// What was kept cannot be put back.
    #[say(error = Trouble::of(error))]
    Restore { path: PathBuf, kept: PathBuf, error: io::Error },
    /// A file cannot be removed.
    #[say(error = Trouble::of(error))]
    Remove { path: PathBuf, error: io::Error },
    /// It cannot be looked for copies of the board.
    #[say(error = Trouble::of(error))]
    Search { path: PathBuf, error: io::Error },
}

/// Why an answer cannot be read.
#[derive(Debug, Say)]
#[say("judge", error)]
pub enum AnswerFault {
    Missing,
    /// It is a folder, a pipe, a link or something else.
    NotAFile,
    /// Its first line does not end.
    #[say(most = LONGEST_ANSWER)]
    Long,
    #[say("unreadable", error = Trouble::of(_0))]
    Io(io::Error),
}

impl Folder {
    pub fn new(path: impl Into<PathBuf>) -> Folder {
        Folder { path: path.into(), kept: None }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the content of a file; it is put back when the game is over.
    pub fn keep(&mut self, path: impl Into<PathBuf>, bytes: Vec<u8>) {
        self.kept = Some(Kept { path: path.into(), bytes });
    }

    /// What was kept, and every copy of it in this folder and in these places: no program may read it.
    pub(super) fn secrets(&self, places: &[PathBuf]) -> Result<Secrets, FolderError> {
        let Some(Kept { path, bytes }) = &self.kept else { return Ok(Secrets::default()) };
        let places: Vec<PathBuf> = std::iter::once(&self.path).chain(places).cloned().collect();
        Secrets::find(path, bytes, &places)
    }

    /// Puts back what was kept, once, and says what the program has changed; `vstup.txt` is there to be changed. If
    /// something stands in the way, the content gets a name of its own.
    pub fn restore(&mut self) -> Result<Option<PathBuf>, FolderError> {
        let Some(Kept { path, bytes }) = self.kept.take() else { return Ok(None) };
        if has_content(&path, &bytes) {
            return Ok(None);
        }
        let unwritable = |error| FolderError::Write { path: path.clone(), error };
        let place = path.parent().filter(|place| !place.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = new_file(place, &bytes).map_err(unwritable)?;
        let PersistError { error, file } = match file.persist(&path) {
            Ok(_) => return Ok(Some(path).filter(|path| *path != self.path.join(INPUT))),
            Err(failure) => failure,
        };
        match file.keep() {
            Ok((_, kept)) => Err(FolderError::Restore { path, kept, error }),
            Err(failure) => Err(FolderError::Write { path, error: failure.error }),
        }
    }

    /// Writes `vstup.txt` as a whole. Whatever else has that name is replaced, not followed.
    pub fn write_input(&self, bytes: &[u8]) -> Result<(), FolderError> {
        self.replace(INPUT, bytes)
    }

    fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), FolderError> {
        let path = self.path.join(name);
        let written =
            new_file(&self.path, bytes).and_then(|file| file.persist(&path).map_err(|failure| failure.error));
        written.map(drop).map_err(|error| FolderError::Write { path, error })
    }

    /// Makes sure that `zaznam.txt` has this content, and says whether it had to be written anew.
    pub fn complete_log(&self, bytes: &[u8]) -> Result<bool, FolderError> {
        let is_whole = has_content(&self.path.join(LOG), bytes);
        if !is_whole {
            self.replace(LOG, bytes)?;
        }
        Ok(!is_whole)
    }

    /// Removes `vystup.txt`, if there is one.
    pub fn clear_answer(&self) -> Result<(), FolderError> {
        self.remove(OUTPUT)
    }

    /// Begins `zaznam.txt` anew.
    pub fn create_log(&self) -> Result<File, FolderError> {
        self.remove(LOG)?;
        let path = self.path.join(LOG);
        File::create_new(&path).map_err(|error| FolderError::Write { path, error })
    }

    fn remove(&self, name: &str) -> Result<(), FolderError> {
        let path = self.path.join(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(FolderError::Remove { path, error }),
            _ => Ok(()),
        }
    }

    /// Reads `vystup.txt` as far as it matters.
    pub fn read_answer(&self) -> Result<Vec<u8>, AnswerFault> {
        let file = open(&self.path.join(OUTPUT))?;
        let mut bytes = Vec::new();
        file.take(LONGEST_ANSWER as u64 + 1).read_to_end(&mut bytes).map_err(AnswerFault::Io)?;
        if bytes.len() > LONGEST_ANSWER && !bytes.contains(&b'\n') {
            return Err(AnswerFault::Long);
        }
        Ok(bytes)
    }
}

/// A file with this content and a name that nothing has.
fn new_file(place: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix("vstup-").suffix(".txt");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What an ordinary new file has: the system takes away what the user does not want.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(place)?;
    file.write_all(bytes)?;
    Ok(file)
}

/// Whether an ordinary file has this content, and no more. What its name leads to is looked at, and nobody waited
/// for: whoever could change it meanwhile has ended.
fn has_content(path: &Path, bytes: &[u8]) -> bool {
    if !fs::metadata(path).is_ok_and(|about| about.is_file()) {
        return false;
    }
    let mut found = Vec::new();
    let most = bytes.len() as u64 + 1;
    File::open(path).and_then(|file| file.take(most).read_to_end(&mut found)).is_ok() && found == bytes
}

/// A judge that breaks down puts back what it kept, too.
impl Drop for Folder {
    fn drop(&mut self) {
        // Nobody is left to hear of a failure.
        let _ = self.restore();
    }
}

/// Opens an ordinary file; never waits, and never follows a link.
#[cfg(unix)]
fn open(path: &Path) -> Result<File, AnswerFault> {
    use rustix::fs::{Mode, OFlags};
    use rustix::io::Errno;
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let file = match rustix::fs::open(path, flags, Mode::empty()) {
        Ok(handle) => File::from(handle),
        Err(Errno::NOENT) => return Err(AnswerFault::Missing),
        Err(Errno::LOOP | Errno::NXIO) => return Err(AnswerFault::NotAFile),
        Err(error) => return Err(AnswerFault::Io(error.into())),
    };
    ordinary(file)
}

/// Opens an ordinary file.
#[cfg(not(unix))]
fn open(path: &Path) -> Result<File, AnswerFault> {
    match File::open(path) {
        Ok(file) => ordinary(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(AnswerFault::Missing),
        Err(error) => Err(AnswerFault::Io(error)),
    }
}

fn ordinary(file: File) -> Result<File, AnswerFault> {
    match file.metadata() {
        Ok(data) if data.is_file() => Ok(file),
        Ok(_) => Err(AnswerFault::NotAFile),
        Err(error) => Err(AnswerFault::Io(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> (tempfile::TempDir, Folder) {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        (place, folder)
    }

    #[test]
    fn the_input_replaces_whatever_has_its_name() {
        let (place, folder) = folder();
        let (input, secret) = (place.path().join(INPUT), place.path().join("secret"));
        fs::write(&secret, "secret").unwrap();
        folder.write_input(b"one").unwrap();
        assert_eq!(fs::read(&input).unwrap(), b"one");
        #[cfg(unix)]
        {
            fs::remove_file(&input).unwrap();
            std::os::unix::fs::symlink(&secret, &input).unwrap();
            folder.write_input(b"two").unwrap();
            assert_eq!(fs::read(&input).unwrap(), b"two");
            assert_eq!(fs::read(&secret).unwrap(), b"secret");
        }
        fs::remove_file(&input).unwrap();
        fs::create_dir(&input).unwrap();
        assert!(matches!(folder.write_input(b"three"), Err(FolderError::Write { .. })));
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 2, "nothing else is left behind");
    }

    #[test]
    fn what_was_kept_is_put_back_once_and_also_when_nobody_asks() {
        let (place, mut folder) = folder();
        let input = place.path().join(INPUT);
        folder.keep(&input, b"board".to_vec());
        folder.write_input(b"turn").unwrap();
        assert_eq!(folder.restore().unwrap(), None);
        assert_eq!(fs::read(&input).unwrap(), b"board");
        folder.write_input(b"turn").unwrap();
        folder.restore().unwrap();
        assert_eq!(fs::read(&input).unwrap(), b"turn");
        folder.keep(&input, b"again".to_vec());
        drop(folder);
        assert_eq!(fs::read(&input).unwrap(), b"again");
    }

    #[test]
    fn what_was_kept_is_never_lost() {
        let (place, mut folder) = folder();
        fs::create_dir(place.path().join(INPUT)).unwrap();
        folder.keep(place.path().join(INPUT), b"board".to_vec());
        let Err(FolderError::Restore { kept, .. }) = folder.restore() else { panic!("a folder in the way") };
        assert_eq!(fs::read(kept).unwrap(), b"board");
    }

    #[test]
    fn answers_are_read_as_far_as_they_matter() {
        let (place, folder) = folder();
        let output = place.path().join(OUTPUT);
        assert!(matches!(folder.read_answer(), Err(AnswerFault::Missing)));
        fs::write(&output, "1 2 1 3\n".to_owned() + &"x".repeat(100_000)).unwrap();
        assert_eq!(folder.read_answer().unwrap().len(), LONGEST_ANSWER + 1);
        fs::write(&output, " ".repeat(LONGEST_ANSWER)).unwrap();
        assert_eq!(folder.read_answer().unwrap().len(), LONGEST_ANSWER);
        fs::write(&output, " ".repeat(LONGEST_ANSWER + 1)).unwrap();
        assert!(matches!(folder.read_answer(), Err(AnswerFault::Long)));
        folder.clear_answer().unwrap();
        folder.clear_answer().unwrap();
        fs::create_dir(&output).unwrap();
        assert!(matches!(folder.read_answer(), Err(AnswerFault::NotAFile)));
        assert!(matches!(folder.clear_answer(), Err(FolderError::Remove { .. })));
    }
}
