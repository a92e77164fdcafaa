//! What the kernel itself counts.

use std::fs;
use std::io;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, setrlimit};

use super::spaces;
use crate::process::Terms;

/// The keeper and the warden are counted among the processes; and a program that wants more than it may
/// have should get as far as to be seen.
const SPARE_PROCESSES: u64 = 16;
/// Nobody needs more open files for playing.
const OPEN_FILES: u64 = 512;
/// Bytes that must stay in memory.
const LOCKED: u64 = 64 << 10;

/// No system has more.
const MOST_PROCESSES: u64 = 4 << 20;
/// The kernel keeps so many low numbers for processes that begin early.
const EARLY_PROCESSES: u64 = 300;

/// Limits this process and all that it starts.
///
/// How many processes somebody may have does not hold for the administrator, not even where he is nobody
/// special. There, the numbers of processes are limited, since Linux 6.14.
///
/// What is limited in memory is data, not addresses: many languages reserve far more addresses than they
/// ever use. It is twice what the terms say, because stacks are counted as a whole; what is really
/// used is measured by the keeper.
pub fn set(terms: &Terms, has_own_proc: bool) -> io::Result<()> {
    let processes = terms.processes.saturating_add(SPARE_PROCESSES);
    if has_own_proc {
        let numbered =
            spaces::number_processes(processes.saturating_add(EARLY_PROCESSES).min(MOST_PROCESSES));
        if is_administrator()? {
            numbered?;
        }
    } else if is_administrator()? {
        return Err(io::ErrorKind::Unsupported.into());
    }
    let seconds = terms.cpu.saturating_add(Duration::from_millis(999)).as_secs();
    limit(Resource::Cpu, seconds, seconds.saturating_add(1))?;
    for (resource, most) in [
        (Resource::Data, terms.memory.saturating_mul(2)),
        (Resource::Fsize, terms.file_size),
        (Resource::Nproc, processes),
        (Resource::Nofile, OPEN_FILES),
        (Resource::Memlock, LOCKED),
        (Resource::Msgqueue, 0),
        (Resource::Core, 0),
    ] {
        limit(resource, most, most)?;
    }
    Ok(())
}

/// Whether we are the administrator outside of the namespace.
fn is_administrator() -> io::Result<bool> {
    let map = fs::read_to_string("/proc/self/uid_map")?;
    Ok(map.split_ascii_whitespace().nth(1) == Some("0"))
}

/// Limits, but never loosens: whoever started us may have had reasons.
fn limit(resource: Resource, soft: u64, hard: u64) -> io::Result<()> {
    let now = rustix::process::getrlimit(resource);
    let hard = now.maximum.map_or(hard, |most| most.min(hard));
    Ok(setrlimit(resource, Rlimit { current: Some(soft.min(hard)), maximum: Some(hard) })?)
}
