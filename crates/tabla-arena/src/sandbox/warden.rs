//! The warden: the first process of a namespace. It restricts itself, starts the command, and tells how
//! that ended.
//!
//! Like the keeper, it has the command's input and output as its own, and reports on the error output. The
//! command's error output is lent to it over that socket.

use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, IoSlice, IoSliceMut, Read, Write};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::net::{
    RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer, SendAncillaryMessage,
    SendFlags, recvmsg, sendmsg,
};
use rustix::process::{
    DumpableBehavior, Pid, Signal, WaitOptions, WaitStatus, set_dumpable_behavior,
    set_parent_process_death_signal, wait,
};
use rustix::stdio::{dup2_stdin, dup2_stdout};

use super::{Missing, Protection, calls, files, limits, spaces};
use crate::process::keep::spawn;
use crate::process::report::Report;
use crate::process::{Ended, How, Terms};

/// The first argument of a warden.
pub const WORD: &str = "--guard-a-command";

/// Lends an end of a pipe to the warden at the other end of a socket.
pub fn lend(socket: &UnixStream, end: BorrowedFd<'_>) -> io::Result<()> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = SendAncillaryBuffer::new(&mut space);
    let ends = [end];
    control.push(SendAncillaryMessage::ScmRights(&ends));
    sendmsg(socket, &[IoSlice::new(b"!")], &mut control, SendFlags::NOSIGNAL)?;
    Ok(())
}

/// Takes what was lent.
fn borrow(socket: &UnixStream) -> io::Result<OwnedFd> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut control = RecvAncillaryBuffer::new(&mut space);
    let mut byte = [0];
    recvmsg(socket, &mut [IoSliceMut::new(&mut byte)], &mut control, RecvFlags::CMSG_CLOEXEC)?;
    let ends = control.drain().find_map(|message| match message {
        RecvAncillaryMessage::ScmRights(mut ends) => ends.next(),
        _ => None,
    });
    ends.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
}

/// Guards a command until the keeper ends it all.
pub fn guard(command: &[OsString], terms: &Terms) -> io::Result<()> {
    // Without a keeper, nothing goes on: whatever is in the namespace goes with its first process.
    set_parent_process_death_signal(Some(Signal::KILL))?;
    let mut socket = UnixStream::from(io::stderr().as_fd().try_clone_to_owned()?);
    let errors = borrow(&socket)?;
    let command_line = prepare(command, errors)?;
    let started = restrict(command, terms).map(|()| start(command_line));
    let (pid, begin) = match started {
        Ok(Ok(started)) => started,
        Ok(Err(error)) => return socket.write_all(&Report::NotStarted(error).write()),
        Err(Missing { protection, error }) => {
            let report = Report::Missing { protection, error: error.to_string() };
            return socket.write_all(&report.write());
        }
    };
    socket.write_all(&Report::Started.write())?;
    let how = wait_for(pid);
    socket.write_all(&Report::Ended(just(how, begin.elapsed())).write())?;
    // The keeper counts who is left before it ends them.
    let mut byte = [0];
    while socket.read(&mut byte)? > 0 {}
    Ok(())
}

/// The command with what it gets from us.
fn prepare(command: &[OsString], errors: OwnedFd) -> io::Result<Command> {
    let folder = env::current_dir()?;
    let mut prepared = Command::new(&command[0]);
    prepared
        .args(&command[1..])
        .env_clear()
        .env("PATH", env::var_os("PATH").unwrap_or_else(|| "/usr/local/bin:/usr/bin:/bin".into()))
        .env("HOME", &folder)
        .env("TMPDIR", &folder)
        .env("LANG", "C.UTF-8")
        .stdin(io::stdin().as_fd().try_clone_to_owned()?)
        .stdout(io::stdout().as_fd().try_clone_to_owned()?)
        .stderr(errors)
        .process_group(0);
    Ok(prepared)
}

/// Takes away from this process all that the command must not have.
fn restrict(command: &[OsString], terms: &Terms) -> Result<(), Missing> {
    let has_own_proc = spaces::separate_mounts(&terms.hidden)?;
    limits::set(terms, has_own_proc).map_err(|error| Protection::Limits.missing(error))?;
    let unprivileged =
        spaces::drop_privileges().and_then(|()| Ok(set_dumpable_behavior(DumpableBehavior::NotDumpable)?));
    unprivileged.map_err(|error| Protection::Privileges.missing(error))?;
    files::restrict(command, terms, has_own_proc)?;
    calls::restrict()
}

/// Starts the command; only it holds its input and output then.
fn start(mut command: Command) -> io::Result<(Pid, Instant)> {
    let nothing = File::options().read(true).write(true).open("/dev/null")?;
    let begin = Instant::now();
    let child = spawn(&mut command)?;
    dup2_stdin(&nothing)?;
    dup2_stdout(&nothing)?;
    Ok((Pid::from_child(&child), begin))
}

/// Waits for the command, and for all the orphans that come to the first process.
fn wait_for(command: Pid) -> How {
    loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, status))) if pid == command => return how(status),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(_) => return How::Broke,
        }
    }
}

fn how(status: WaitStatus) -> How {
    let signal = status.terminating_signal().map(How::Signalled);
    signal.or_else(|| status.exit_status().map(How::Exited)).unwrap_or(How::Broke)
}

/// An end of which nothing is known but this.
fn just(how: How, time: Duration) -> Ended {
    Ended { how, time, left_behind: 0, cpu: Duration::ZERO, memory: 0, stderr: Vec::new() }
}
