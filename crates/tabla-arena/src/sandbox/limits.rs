//! What the kernel itself counts.

use std::io;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, setrlimit};

use crate::process::Terms;

/// The keeper and the warden are counted among the processes; and a program that wants more than it may
/// have should get as far as to be seen.
const SPARE_PROCESSES: u64 = 16;
/// Nobody needs more open files for playing.
const OPEN_FILES: u64 = 512;
/// Bytes that must stay in memory.
const LOCKED: u64 = 64 << 10;

/// Limits this process and all that it starts.
///
/// What is limited in memory is data, not addresses: many languages reserve far more addresses than they
/// ever use. It is twice what the terms say, because stacks are counted as a whole; what is really
/// used is measured by the keeper.
pub fn set(terms: &Terms) -> io::Result<()> {
    let seconds = terms.cpu.saturating_add(Duration::from_millis(999)).as_secs();
    limit(Resource::Cpu, seconds, seconds.saturating_add(1))?;
    for (resource, most) in [
        (Resource::Data, terms.memory.saturating_mul(2)),
        (Resource::Fsize, terms.file_size),
        (Resource::Nproc, terms.processes.saturating_add(SPARE_PROCESSES)),
        (Resource::Nofile, OPEN_FILES),
        (Resource::Memlock, LOCKED),
        (Resource::Msgqueue, 0),
        (Resource::Core, 0),
    ] {
        limit(resource, most, most)?;
    }
    Ok(())
}

/// Limits, but never loosens: whoever started us may have had reasons.
fn limit(resource: Resource, soft: u64, hard: u64) -> io::Result<()> {
    let now = rustix::process::getrlimit(resource);
    let hard = now.maximum.map_or(hard, |most| most.min(hard));
    Ok(setrlimit(resource, Rlimit { current: Some(soft.min(hard)), maximum: Some(hard) })?)
}
