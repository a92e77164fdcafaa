//! Finding processes by what the system knows of them, and killing them until none is left.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, PidfdFlags, Signal, WaitOptions, WaitStatus, getpid, kill_process_group, pidfd_open,
    pidfd_send_signal, wait,
};

/// Processes that do not die within this time hang inside the system; waiting longer would not help.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait before looking again; what was killed needs a moment.
const PAUSE: Duration = Duration::from_millis(1);

/// What is needed of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Process {
    pub pid: Pid,
    parent: i32,
    group: i32,
    session: i32,
    /// Ticks from the system's start to its own: no two processes of one number have the same.
    start: u64,
    /// Whether it has ended, and nobody has asked how.
    pub is_dead: bool,
    /// How many threads it has.
    pub threads: u64,
    /// The processor time of it and of those of its children that it has asked about, in the clock's ticks.
    pub ticks: u64,
    /// How many pages of memory it has.
    pub pages: u64,
}

/// How many processes are below this one, but for one of them.
pub fn count_below(except: Pid) -> usize {
    below(getpid()).iter().filter(|process| !process.is_dead && process.pid != except).count()
}

/// Kills everything below this process, which must adopt the orphans there, and tells how one of its
/// children ended.
pub fn end_below(child: Pid) -> Option<WaitStatus> {
    let begin = Instant::now();
    let mut status = None;
    while begin.elapsed() < PATIENCE {
        loop {
            match wait(WaitOptions::NOHANG) {
                Ok(Some((pid, ended))) if pid == child => status = Some(ended),
                Ok(Some(_)) => {}
                Ok(None) => break,
                Err(rustix::io::Errno::INTR) => {}
                // There is no child any more, and so there is nothing below.
                Err(_) => return status,
            }
        }
        kill_below();
        thread::sleep(PAUSE);
    }
    status
}

/// Kills once what is below this process: first whole groups, for nobody in one can fork meanwhile.
fn kill_below() {
    let own = getpid();
    let processes = below(own);
    let groups: BTreeSet<i32> = processes.iter().map(|process| process.group).collect();
    for group in groups.into_iter().filter_map(Pid::from_raw).filter(|group| *group != own) {
        // A group that has gone meanwhile is as good as killed.
        let _ = kill_process_group(group, Signal::KILL);
    }
    processes.iter().filter(|process| !process.is_dead).for_each(kill);
}

/// Kills everything that is in this session or has this mark in its environment, wherever it is.
pub fn end_marked(session: u32, mark: &str) {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let mut marked = all();
        marked.retain(|process| {
            !process.is_dead && (u32::try_from(process.session) == Ok(session) || has_mark(process.pid, mark))
        });
        if marked.is_empty() {
            return;
        }
        marked.iter().for_each(kill);
        thread::sleep(PAUSE);
    }
}

fn has_mark(pid: Pid, mark: &str) -> bool {
    let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero()));
    environment.is_ok_and(|bytes| bytes.split(|&byte| byte == 0).any(|entry| entry == mark.as_bytes()))
}

/// Kills one process, and no other that has got its number meanwhile.
fn kill(process: &Process) {
    let Ok(handle) = pidfd_open(process.pid, PidfdFlags::empty()) else { return };
    let is_same = read(process.pid).is_ok_and(|now| now.start == process.start);
    if is_same {
        // It may be gone by now.
        let _ = pidfd_send_signal(handle, Signal::KILL);
    }
}

/// The processes below one: its children, their children, and so on.
fn below(pid: Pid) -> Vec<Process> {
    let mut children: HashMap<i32, Vec<Process>> = HashMap::new();
    for process in all() {
        children.entry(process.parent).or_default().push(process);
    }
    let mut found = Vec::new();
    let mut parents = vec![pid];
    while let Some(parent) = parents.pop() {
        let family = children.remove(&parent.as_raw_nonzero().get()).unwrap_or_default();
        parents.extend(family.iter().map(|process| process.pid));
        found.extend(family);
    }
    found
}

/// The processes below this one, as long as there are not too many to be counted: quicker than looking at
/// all of the system, where the kernel can tell.
pub fn family(most: usize) -> Vec<Process> {
    let mut found = Vec::new();
    let mut parents = vec![getpid()];
    while let Some(parent) = parents.pop() {
        let Some(children) = children(parent) else { return below(getpid()) };
        for process in children.into_iter().filter_map(|pid| read(pid).ok()) {
            found.push(process);
            parents.push(process.pid);
        }
        if found.len() > most {
            break;
        }
    }
    found
}

/// The children of a process that all its threads have; nothing if the kernel does not tell.
fn children(pid: Pid) -> Option<Vec<Pid>> {
    let Ok(threads) = fs::read_dir(format!("/proc/{}/task", pid.as_raw_nonzero())) else {
        // It is gone.
        return Some(Vec::new());
    };
    let mut found = Vec::new();
    for thread in threads.filter_map(Result::ok) {
        match fs::read_to_string(thread.path().join("children")) {
            Ok(text) => {
                let numbers = text.split_ascii_whitespace().filter_map(|word| word.parse().ok());
                found.extend(numbers.filter_map(Pid::from_raw));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound && thread.path().exists() => return None,
            Err(_) => {}
        }
    }
    Some(found)
}

/// All processes of the system, but for those that go while we look.
fn all() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let numbers = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers.filter_map(Pid::from_raw).filter_map(|pid| read(pid).ok()).collect()
}

/// Reads what is needed of a process.
pub fn read(pid: Pid) -> io::Result<Process> {
    let bytes = fs::read(format!("/proc/{}/stat", pid.as_raw_nonzero()))?;
    parse(pid, &String::from_utf8_lossy(&bytes)).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// Reads a line of `/proc/*/stat`. The name in it may hold anything, parentheses too.
fn parse(pid: Pid, stat: &str) -> Option<Process> {
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_ascii_whitespace().collect();
    let number = |index: usize| fields.get(index)?.parse().ok();
    let count = |index: usize| fields.get(index)?.parse::<u64>().ok();
    Some(Process {
        pid,
        is_dead: matches!(*fields.first()?, "Z" | "X"),
        parent: number(1)?,
        group: number(2)?,
        session: number(3)?,
        start: count(19)?,
        threads: count(17)?,
        ticks: (11..15).map(count).sum::<Option<u64>>()?,
        pages: count(21)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_process_is_read_whatever_its_name_is() {
        let pid = Pid::from_raw(41).unwrap();
        let tail = "S 7 8 9 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 3 0 123456 1 2 3";
        for name in ["sh", "a b", ") Z 1 1 1", "((", ""] {
            let process = parse(pid, &format!("41 ({name}) {tail}\n")).unwrap();
            let expected = Process {
                pid,
                parent: 7,
                group: 8,
                session: 9,
                start: 123_456,
                is_dead: false,
                threads: 3,
                ticks: 26,
                pages: 2,
            };
            assert_eq!(process, expected, "{name}");
        }
        assert!(parse(pid, "41 (sh) Z 7 8 9 0 -1 4 1 2 3 4 5 6 7 8 20 0 1 0 5 0 0").unwrap().is_dead);
        for line in ["", "41 (sh", "41 (sh) S 7 8", "41 (sh) S x 8 9 0 -1 4 1 2 3 4 5 6 7 8 20 0 1 0 5 0 0"] {
            assert_eq!(parse(pid, line), None, "{line}");
        }
    }

    #[test]
    fn this_process_is_found() {
        let own = read(getpid()).unwrap();
        assert_eq!(own.pid, getpid());
        assert!(!own.is_dead);
        assert!(all().iter().any(|process| process.pid == own.pid && process.start == own.start));
    }
}
