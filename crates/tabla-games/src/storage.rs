//! Games on disk: the output file of every game, unfinished games, and games saved by name.
//!
//! Nothing that was played is lost when the program or the machine stops: a turn is on the disk before
//! the next one begins, and a file is replaced as a whole or not at all.

mod entry;
mod error;
mod saved;
mod writer;

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

#[cfg(target_family = "wasm")]
use tabla_table::unix_now;
use tempfile::NamedTempFile;

pub(crate) use entry::{FIRST, now};
pub use entry::{SaveEntry, SaveHead, save_from_text, save_to_text};
pub use error::{StorageError, Trouble};
pub use saved::{
    AutoSave, Opened, SaveFolder, TableFile, open_file, open_save, remove_save, save_as_ours, save_table,
};
pub(crate) use saved::{is_first_save, save_of};
pub use writer::GameWriter;

/// No game is longer: a device that never ends must not fill the memory.
const MOST_BYTES: u64 = 16 << 20;

/// What is in a file, unless it is far too long.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, StorageError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| StorageError::read(path, &error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(StorageError::NotText { path: path.into() });
    }
    Ok(bytes)
}

/// The text of a file. Comments may be in an old encoding: what is not readable in them does no harm.
pub fn read_text(path: &Path) -> Result<String, StorageError> {
    let bytes = read_bytes(path)?;
    if bytes.contains(&0) {
        return Err(StorageError::NotText { path: path.into() });
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes the file as a whole: a reader sees the old content or the new one, never a part.
fn replace_file(path: &Path, content: &str) -> Result<(), StorageError> {
    replace_bytes(path, &[content.as_bytes()])
}

/// Writes a file as a whole, out of several parts: a reader sees the old content or the new one, never a part.
pub fn replace_bytes(path: &Path, parts: &[&[u8]]) -> Result<(), StorageError> {
    try_replace(path, parts).map_err(|error| StorageError::write(path, &error))
}

fn try_replace(path: &Path, parts: &[&[u8]]) -> io::Result<()> {
    // A pipe or a device is written to, and stays what it is.
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        let mut stream = File::options().write(true).open(path)?;
        return parts.iter().try_for_each(|part| stream.write_all(part));
    }
    // A link stays a link: what it points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = folder_of(&path);
    write_aside(&folder, parts)?.persist(&path).map_err(|error| error.error)?;
    sync_folder(&folder);
    Ok(())
}

/// Writes a file that is not there yet, as a whole: it is there with its content or not at all.
fn create_file(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    write_aside(&folder, &[content])?.persist_noclobber(path).map_err(|error| error.error)?;
    sync_folder(&folder);
    Ok(())
}

/// A file of the first of these names that is free: `stem.ending`, `stem-2.ending` and so on.
pub(crate) fn create_numbered(
    folder: &Path,
    stem: &str,
    ending: &str,
    content: &[u8],
) -> Result<PathBuf, StorageError> {
    let mut number = 1;
    loop {
        let name = if number == 1 { format!("{stem}.{ending}") } else { format!("{stem}-{number}.{ending}") };
        let path = folder.join(name);
        match create_file(&path, content) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(StorageError::write(&path, &error)),
        }
    }
}

/// The parts in a file without a name of its own, and on the disk.
fn write_aside(folder: &Path, parts: &[&[u8]]) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tabla-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What an ordinary new file has: the system takes away what the user does not want.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    for part in parts {
        file.write_all(part)?;
    }
    file.as_file().sync_all()?;
    Ok(file)
}

/// A new name is on the disk when the folder is; not every system can sync a folder.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Today, as in the names of files.
pub fn today() -> String {
    here_and_now().date().to_string()
}

/// Now, by the clocks of the place; a page's module knows no place, and goes by universal time.
fn here_and_now() -> jiff::Zoned {
    #[cfg(not(target_family = "wasm"))]
    return jiff::Zoned::now();
    #[cfg(target_family = "wasm")]
    jiff::Timestamp::from_millisecond(unix_now().cast_signed())
        .unwrap_or_default()
        .to_zoned(jiff::tz::TimeZone::UTC)
}
