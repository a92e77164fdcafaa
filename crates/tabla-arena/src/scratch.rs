//! The folders of bots: each has a new one with a copy of its own files, and nothing is left of it afterwards.
//!
//! All that one arena gives to its bots is in one folder, on which it holds a lock. One that nobody holds has lost
//! its arena, say by a power cut, and is removed by the next one that comes. What bots leave is removed whatever
//! they have done to it: links are not followed, locked folders are opened, and no depth is too deep.

use std::collections::{BTreeSet, VecDeque};
use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::sleep;
use std::time::Duration;

use tabla_core::Say;
use tabla_games::Trouble;

/// The names of such folders begin so.
const PREFIX: &str = "tabla-bots-";
/// How often it is tried to remove a folder in which somebody may still be writing.
const TRIES: u32 = 50;
/// A folder with more in it, files or bytes, is not copied: bots are started anew for every game.
const MOST_COPIED: (usize, u64) = (2_000, 32 << 20);
/// The time between two tries.
const PAUSE: Duration = Duration::from_millis(20);

/// What bots leave behind cannot be removed.
#[derive(Debug, Say)]
#[say("arena-leftover", error = Trouble::of(error), error)]
pub struct Leftover {
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

/// The folder of all bots of one arena, made when the first of them needs it.
#[derive(Debug, Default)]
pub struct Scratch {
    root: OnceLock<Root>,
    given: AtomicU64,
}

/// A folder on which we hold a lock.
#[derive(Debug)]
struct Root {
    path: PathBuf,
    _lock: File,
}

impl Root {
    /// A new one. What is left of others is removed.
    fn new(place: &Path) -> io::Result<Root> {
        sweep(place);
        loop {
            let path = tempfile::Builder::new().prefix(PREFIX).tempdir_in(place)?.keep();
            // Somebody who sweeps may have been quicker than we with the lock.
            match File::open(&path) {
                Ok(lock) if lock.try_lock().is_ok() && path.exists() => {
                    return Ok(Root { path, _lock: lock });
                }
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        // Who wants to know has asked before; the next one tries again.
        let _ = remove(&self.path);
    }
}

impl Scratch {
    /// An empty folder, where the system has what is needed for a while.
    pub fn folder(self: &Arc<Scratch>) -> io::Result<Nest> {
        self.folder_within(&env::temp_dir())
    }

    fn folder_within(self: &Arc<Scratch>, place: &Path) -> io::Result<Nest> {
        let root = match self.root.get() {
            Some(root) => root,
            None => {
                let new = Root::new(place)?;
                // If another thread was quicker, this one is not needed.
                self.root.get_or_init(|| new)
            }
        };
        let number = self.given.fetch_add(1, Ordering::Relaxed);
        let path = root.path.join(number.to_string());
        fs::create_dir(&path)?;
        Ok(Nest { path, _within: Arc::clone(self) })
    }

    /// Removes everything. Bots that are still there have no folder any more.
    pub fn remove(&self) -> Result<(), Leftover> {
        let Some(root) = self.root.get() else { return Ok(()) };
        let mut tries = 1;
        loop {
            match remove(&root.path) {
                Ok(()) => return Ok(()),
                Err(_) if tries < TRIES => sleep(PAUSE),
                Err(error) => return Err(Leftover { path: root.path.clone(), error }),
            }
            tries += 1;
        }
    }
}

/// The folder of one bot.
#[derive(Debug)]
pub struct Nest {
    path: PathBuf,
    _within: Arc<Scratch>,
}

impl Nest {
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies these entries of a folder, with all that is in them but for what is hidden; an entry without a name is
    /// the folder itself. Whether it was done, and not too much. A link is copied as a link, unless it is an entry.
    pub fn copy(&self, from: &Path, entries: &BTreeSet<PathBuf>, hidden: &[PathBuf]) -> io::Result<bool> {
        let mut left = MOST_COPIED;
        let mut found: VecDeque<PathBuf> = entries.iter().cloned().collect();
        let mut copied = Vec::new();
        while let Some(name) = found.pop_front() {
            let path = from.join(&name);
            let about = if entries.contains(&name) { path.metadata() } else { path.symlink_metadata() };
            let Ok(about) = about else { continue };
            if hidden.contains(&path) && !entries.contains(&name) {
                continue;
            }
            match (left.0.checked_sub(1), left.1.checked_sub(if about.is_file() { about.len() } else { 0 })) {
                (Some(files), Some(bytes)) => left = (files, bytes),
                _ => return Ok(false),
            }
            if about.is_dir() {
                let inner = fs::read_dir(&path).into_iter().flatten().filter_map(Result::ok);
                found.extend(inner.map(|entry| name.join(entry.file_name())));
            }
            copied.push((name, about));
        }
        for (name, about) in copied {
            let (path, copy) = (from.join(&name), self.path.join(&name));
            if about.is_dir() {
                fs::create_dir_all(&copy)?;
                continue;
            }
            copy.parent().map_or(Ok(()), fs::create_dir_all)?;
            let done = match about.file_type() {
                kind if kind.is_file() => fs::copy(&path, &copy).map(drop),
                kind if kind.is_symlink() && !copy.exists() => copy_link(&path, &copy),
                _ => Ok(()),
            };
            match done {
                // What we may not read is of no use to the bot either.
                Err(error) if error.kind() != io::ErrorKind::PermissionDenied => return Err(error),
                _ => {}
            }
        }
        Ok(true)
    }

    /// The folders of all arenas in this place: no bot may look into them.
    pub fn of_all(&self) -> Vec<PathBuf> {
        let place = self.path.ancestors().nth(2);
        place.map_or_else(Vec::new, |place| folders(place).map(|entry| entry.path()).collect())
    }
}

impl Drop for Nest {
    fn drop(&mut self) {
        // It is tried again with all the others.
        let _ = remove(&self.path);
    }
}

#[cfg(unix)]
fn copy_link(link: &Path, copy: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(fs::read_link(link)?, copy)
}

/// Elsewhere links are not made by everybody.
#[cfg(not(unix))]
fn copy_link(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Removes the folders of those who are gone.
fn sweep(place: &Path) {
    for entry in folders(place).filter(is_ours) {
        let Ok(lock) = File::open(entry.path()) else { continue };
        // The lock is held until the folder is gone, or its maker could take it in between.
        if lock.try_lock().is_ok() {
            // Whoever comes next tries again.
            let _ = remove(&entry.path());
        }
    }
}

/// What is in a place and has such a name.
fn folders(place: &Path) -> impl Iterator<Item = fs::DirEntry> {
    let entries = fs::read_dir(place).into_iter().flatten().filter_map(Result::ok);
    entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX))
}

/// Whether it is a folder that we made, not a link.
#[cfg(unix)]
fn is_ours(entry: &fs::DirEntry) -> bool {
    use std::os::unix::fs::MetadataExt;
    let own = rustix::process::geteuid().as_raw();
    entry.metadata().is_ok_and(|about| about.is_dir() && about.uid() == own)
}

/// Elsewhere no bots are run.
#[cfg(not(unix))]
fn is_ours(_: &fs::DirEntry) -> bool {
    false
}

/// Removes a folder with everything in it.
#[cfg(target_os = "linux")]
fn remove(path: &Path) -> io::Result<()> {
    match remove_content(path).and_then(|()| fs::remove_dir(path)) {
        Err(_) if path.symlink_metadata().is_err() => Ok(()),
        result => result,
    }
}

/// Removes a folder with everything in it.
#[cfg(not(target_os = "linux"))]
fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        result => result,
    }
}

/// Removes what is in a folder. Folders in folders are moved up first, so that none lies deep.
#[cfg(target_os = "linux")]
fn remove_content(path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, RenameFlags, renameat_with, unlinkat};
    let top = unlock(rustix::fs::CWD, path)?;
    let mut fresh = 0u64;
    loop {
        let names = names(&top)?;
        if names.is_empty() {
            return Ok(());
        }
        for name in names {
            if unlinkat(&top, &name, AtFlags::empty()).is_ok() {
                continue;
            }
            let folder = unlock(&top, &name)?;
            for inner in self::names(&folder)? {
                if unlinkat(&folder, &inner, AtFlags::empty()).is_ok() {
                    continue;
                }
                drop(unlock(&folder, &inner)?);
                // A name that is taken is passed over.
                while let Err(error) =
                    renameat_with(&folder, &inner, &top, format!("{PREFIX}{fresh}"), RenameFlags::NOREPLACE)
                {
                    if error != rustix::io::Errno::EXIST {
                        return Err(error.into());
                    }
                    fresh += 1;
                }
            }
            unlinkat(&top, &name, AtFlags::REMOVEDIR)?;
        }
    }
}

/// Opens a folder, whatever its mode is, and never what a link leads to; its owner may do everything there then.
#[cfg(target_os = "linux")]
fn unlock(place: impl std::os::fd::AsFd, name: impl rustix::path::Arg) -> io::Result<std::os::fd::OwnedFd> {
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::PermissionsExt;

    use rustix::fs::{Mode, OFlags, openat};
    let found = openat(
        place,
        name,
        OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC,
        Mode::empty(),
    )?;
    let by_number = format!("/proc/self/fd/{}", found.as_raw_fd());
    fs::set_permissions(by_number, fs::Permissions::from_mode(0o700))?;
    Ok(openat(&found, ".", OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty())?)
}

/// What is in a folder.
#[cfg(target_os = "linux")]
fn names(folder: &std::os::fd::OwnedFd) -> io::Result<Vec<std::ffi::CString>> {
    let mut names = Vec::new();
    for entry in rustix::fs::Dir::read_from(folder)? {
        let name = entry?.file_name().to_owned();
        if name.as_bytes() != b"." && name.as_bytes() != b".." {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn count(place: &Path) -> usize {
        fs::read_dir(place).unwrap().count()
    }

    #[test]
    fn whatever_a_bot_leaves_is_removed_and_no_link_is_followed() {
        let place = tempfile::tempdir().unwrap();
        let outside = place.path().join("outside");
        fs::create_dir(&outside).unwrap();
        fs::write(outside.join("precious"), "").unwrap();
        fs::set_permissions(&outside, fs::Permissions::from_mode(0o500)).unwrap();
        let scratch = Arc::new(Scratch::default());
        let nest = scratch.folder_within(place.path()).unwrap();
        let root = nest.path().parent().unwrap().to_owned();
        let mut path = nest.path().to_owned();
        symlink(&outside, path.join("way")).unwrap();
        symlink("nowhere", path.join("dangling")).unwrap();
        for depth in 0..30 {
            path.push(PREFIX.to_owned() + "0");
            fs::create_dir(&path).unwrap();
            fs::write(path.join(depth.to_string()), "").unwrap();
            symlink(&outside, path.join("way")).unwrap();
        }
        for folder in path.ancestors().take(31) {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o000)).unwrap();
        }
        drop(nest);
        assert_eq!(count(&root), 0);
        assert!(outside.join("precious").exists());
        assert_eq!(outside.metadata().unwrap().permissions().mode() & 0o777, 0o500);
        scratch.remove().unwrap();
        scratch.remove().unwrap();
        assert_eq!(count(place.path()), 1);
        fs::set_permissions(&outside, fs::Permissions::from_mode(0o700)).unwrap();
    }

    #[test]
    fn a_folder_is_copied_but_for_what_is_hidden_or_too_much() {
        let place = tempfile::tempdir().unwrap();
        let from = place.path().join("from");
        fs::create_dir_all(from.join("deep/other")).unwrap();
        for name in ["bot", "deep/table", "deep/other/secret", "real"] {
            fs::write(from.join(name), name).unwrap();
        }
        fs::set_permissions(from.join("bot"), fs::Permissions::from_mode(0o755)).unwrap();
        symlink("../real", from.join("deep/link")).unwrap();
        symlink("real", from.join("named")).unwrap();
        let scratch = Arc::new(Scratch::default());
        let copy = |entries: &[&str], hidden: &[&str]| {
            let nest = scratch.folder_within(place.path()).unwrap();
            let hidden: Vec<PathBuf> = hidden.iter().map(|name| from.join(name)).collect();
            let is_done = nest.copy(&from, &entries.iter().map(PathBuf::from).collect(), &hidden).unwrap();
            (nest, is_done)
        };
        let (nest, is_done) = copy(&["", "named"], &["deep/other", "real"]);
        let at = |name: &str| nest.path().join(name);
        assert!(is_done && at("deep/table").is_file() && !at("deep/other").exists() && !at("real").exists());
        assert!(at("deep/link").is_symlink() && at("named").is_file() && !at("named").is_symlink());
        assert_eq!(at("bot").metadata().unwrap().permissions().mode() & 0o777, 0o755);
        let (nest, _) = copy(&["deep/table"], &[]);
        assert_eq!((count(nest.path()), count(&nest.path().join("deep"))), (1, 1));
        File::create(from.join("large")).unwrap().set_len(MOST_COPIED.1).unwrap();
        let (nest, is_done) = copy(&[""], &[]);
        assert_eq!((is_done, count(nest.path())), (false, 0));
        assert!(copy(&[""], &["large"]).1);
    }

    #[test]
    fn what_the_dead_have_left_is_removed_and_what_the_living_have_is_not() {
        let place = tempfile::tempdir().unwrap();
        for name in ["tabla-bots-dead", "tabla-bots-dead/0", "other"] {
            fs::create_dir(place.path().join(name)).unwrap();
        }
        symlink("other", place.path().join("tabla-bots-link")).unwrap();
        let (living, other) = (Arc::new(Scratch::default()), Arc::new(Scratch::default()));
        let nest = living.folder_within(place.path()).unwrap();
        drop(other.folder_within(place.path()).unwrap());
        assert!(!place.path().join("tabla-bots-dead").exists());
        assert!(nest.path().exists());
        assert_eq!(count(place.path()), 4, "two of us, a link and a stranger");
        assert_eq!(nest.of_all().len(), 3);
        drop(other);
        assert_eq!(count(place.path()), 3);
    }
}
