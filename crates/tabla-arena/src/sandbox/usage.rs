//! What the keeper adds up: the memory, the processor time and the processes of a command, and its folder.

use std::fs;
use std::time::{Duration, Instant};

use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::Pid;

use super::growth::{Growth, nameless};
use crate::process::sweep::{Process, family};
use crate::process::{Limit, Terms};

/// How often the folder is looked at, at most.
const DISK_PAUSE: Duration = Duration::from_millis(200);
/// The share of the time in which the folder may be looked at.
const DISK_SHARE: u32 = 20;

/// As much as can wait in a socket to be read.
const SOCKET: u64 = 416 << 10;

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
            return self.look_at_disk(&processes);
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
        self.look_at_disk(&[])
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
        let tables: u64 = processes.iter().filter_map(tables).sum();
        let memory = memory + tables + sockets(self.warden).unwrap_or(0) * SOCKET;
        self.memory = self.memory.max(memory);
        memory
    }

    fn cpu(&mut self, processes: &[Process]) -> Duration {
        let ticks: u64 = processes.iter().map(|process| process.ticks).sum();
        let cpu = Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
        self.cpu = self.cpu.max(cpu);
        cpu
    }

    fn look_at_disk(&mut self, processes: &[Process]) -> Option<Limit> {
        let begin = Instant::now();
        let grown = self.growth.grown().saturating_add(nameless(processes, self.terms.file_size));
        self.next_disk = Instant::now() + DISK_PAUSE.max(begin.elapsed() * DISK_SHARE);
        (grown > self.terms.disk).then_some(Limit::Disk)
    }
}

/// What the kernel needs to know which memory a process has: that can be more than the memory itself.
fn tables(process: &Process) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{}/status", process.pid.as_raw_nonzero())).ok()?;
    kilobytes(text.lines().find_map(|line| line.strip_prefix("VmPTE:"))?)
}

/// How many sockets there are in the namespace of a process.
fn sockets(pid: Pid) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{}/net/sockstat", pid.as_raw_nonzero())).ok()?;
    text.lines().find_map(|line| line.strip_prefix("sockets: used "))?.trim().parse().ok()
}

/// The memory of a process, with its share of what it has together with others.
fn share(process: &Process) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", process.pid.as_raw_nonzero())).ok()?;
    kilobytes(text.lines().find_map(|line| line.strip_prefix("Pss:"))?)
}

/// Reads a number such as `12 kB`.
fn kilobytes(text: &str) -> Option<u64> {
    Some(text.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustix::process::getpid;
    use std::os::unix::net::UnixStream;

    #[test]
    fn the_kernel_tells_what_it_needs_for_us() {
        assert_eq!(kilobytes("\t  12 kB"), Some(12 << 10));
        assert_eq!(kilobytes("12"), None);
        let own = crate::process::sweep::read(getpid()).unwrap();
        assert!(tables(&own).is_some_and(|bytes| bytes >= 4096));
        assert!(share(&own).is_some_and(|bytes| bytes >= 4096));
        let _pairs: Vec<_> = (0..100).map(|_| UnixStream::pair().unwrap()).collect();
        assert!(sockets(getpid()).is_some_and(|count| count >= 200));
    }
}
