//! What the keeper adds up: the memory, the processor time and the processes of a command, and its folder.

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::fs::statvfs;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::Pid;

use crate::process::sweep::{Process, family};
use crate::process::{Limit, Terms};

/// A folder with more in it is not looked through again and again.
const MOST_FILES: usize = 20_000;
/// No folder is deeper.
const DEEPEST: usize = 60;
/// How often the folder is looked at, at most.
const DISK_PAUSE: Duration = Duration::from_millis(200);
/// The share of the time in which the folder may be looked at.
const DISK_SHARE: u32 = 20;

/// Measures a command again and again.
#[derive(Debug)]
pub struct Meter<'a> {
    terms: &'a Terms,
    /// A process that is not the command's, and neither are its children's times.
    warden: Pid,
    growth: Growth,
    next_disk: Instant,
    /// The most memory that was seen.
    memory: u64,
    /// The most processor time that was seen: of those who are killed, nobody tells it afterwards.
    cpu: Duration,
}

impl<'a> Meter<'a> {
    /// Measures the command of this warden.
    pub fn new(terms: &'a Terms, warden: Pid, growth: Growth) -> Meter<'a> {
        Meter { terms, warden, growth, next_disk: Instant::now(), memory: 0, cpu: Duration::ZERO }
    }

    /// The limit that is exceeded now, if there is one.
    pub fn look(&mut self) -> Option<Limit> {
        let processes = self.processes();
        let threads: u64 = processes.iter().map(|process| process.threads.max(1)).sum();
        if threads > self.terms.processes {
            return Some(Limit::Processes);
        }
        if self.memory(&processes) > self.terms.memory {
            return Some(Limit::Memory);
        }
        if self.cpu(&processes) > self.terms.cpu {
            return Some(Limit::Cpu);
        }
        if Instant::now() >= self.next_disk {
            return self.look_at_disk();
        }
        None
    }

    /// The limit that was exceeded in the end, if there was one, by what the kernel says now.
    pub fn last_look(&mut self, cpu: Duration, memory: u64) -> Option<Limit> {
        self.memory = self.memory.max(memory);
        self.cpu = self.cpu.max(cpu);
        if memory > self.terms.memory {
            return Some(Limit::Memory);
        }
        if cpu > self.terms.cpu {
            return Some(Limit::Cpu);
        }
        self.look_at_disk()
    }

    /// The most processor time and the most memory that were seen.
    pub fn most(&self) -> (Duration, u64) {
        (self.cpu, self.memory)
    }

    /// The processes of the command.
    fn processes(&self) -> Vec<Process> {
        let most = usize::try_from(self.terms.processes).unwrap_or(usize::MAX).saturating_add(1);
        let mut found = family(most);
        found.retain(|process| process.pid != self.warden);
        found
    }

    /// Bytes of memory. What several processes share is counted once, if it matters.
    fn memory(&mut self, processes: &[Process]) -> u64 {
        let page = page_size() as u64;
        let resident: u64 = processes.iter().map(|process| process.pages * page).sum();
        let memory = if resident > self.terms.memory && processes.len() > 1 {
            processes.iter().map(|process| share(process).unwrap_or(process.pages * page)).sum()
        } else {
            resident
        };
        self.memory = self.memory.max(memory);
        memory
    }

    fn cpu(&mut self, processes: &[Process]) -> Duration {
        let ticks: u64 = processes.iter().map(|process| process.ticks).sum();
        let cpu = Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
        self.cpu = self.cpu.max(cpu);
        cpu
    }

    fn look_at_disk(&mut self) -> Option<Limit> {
        let begin = Instant::now();
        let grown = self.growth.grown();
        self.next_disk = Instant::now() + DISK_PAUSE.max(begin.elapsed() * DISK_SHARE);
        (grown > self.terms.disk).then_some(Limit::Disk)
    }
}

/// The memory of a process, with its share of what it has together with others.
fn share(process: &Process) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", process.pid.as_raw_nonzero())).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

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
    fn grown(&self) -> u64 {
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
