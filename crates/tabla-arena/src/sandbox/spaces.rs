//! Namespaces.

use std::fs;
use std::io;
use std::path::Path;

use nix::sched::{CloneFlags, unshare};
use rustix::mount::{MountFlags, MountPropagationFlags, mount, mount_change};
use rustix::process::{getegid, geteuid};
use rustix::thread::{
    CapabilitySet, CapabilitySets, capabilities, clear_ambient_capability_set,
    configure_capability_in_ambient_set, set_capabilities,
};

use super::{Missing, Protection};

/// Who the administrator is in a namespace: nobody special.
const SOMEBODY: u32 = 1000;

/// Separates this process, which must have no threads, from the other users, networks and names; its
/// children will be in a namespace of processes of their own. One privilege inside is handed on to the
/// warden, which needs it for the mounts.
pub fn separate() -> Result<(), Missing> {
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    leave(CloneFlags::CLONE_NEWUSER, Protection::Users)?;
    name(user, group).map_err(|error| Protection::Users.missing(error))?;
    leave(CloneFlags::CLONE_NEWPID, Protection::Processes)?;
    leave(CloneFlags::CLONE_NEWNET, Protection::Network)?;
    let names = CloneFlags::CLONE_NEWIPC | CloneFlags::CLONE_NEWUTS | CloneFlags::CLONE_NEWCGROUP;
    leave(names, Protection::Names)?;
    hand_on().map_err(|error| Protection::Mounts.missing(error))
}

fn leave(spaces: CloneFlags, protection: Protection) -> Result<(), Missing> {
    unshare(spaces).map_err(|error| protection.missing(error))
}

/// Says who we are inside: the same as outside, but for the administrator.
fn name(user: u32, group: u32) -> io::Result<()> {
    let line = |id: u32| format!("{} {id} 1", if user == 0 { SOMEBODY } else { id });
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", line(user))?;
    fs::write("/proc/self/gid_map", line(group))
}

/// Lets the next program have the privilege to mount.
fn hand_on() -> io::Result<()> {
    let mut sets = capabilities(None)?;
    sets.inheritable |= CapabilitySet::SYS_ADMIN;
    set_capabilities(None, sets)?;
    configure_capability_in_ambient_set(CapabilitySet::SYS_ADMIN, true)?;
    Ok(())
}

/// Gives this process, which must be the first one of its namespace, mounts of its own, and tells whether
/// `/proc` shows its own processes now. Where that cannot be had, `/proc` must not be read.
pub fn separate_mounts() -> Result<bool, Missing> {
    let missing = |error: io::Error| Protection::Mounts.missing(error);
    unshare(CloneFlags::CLONE_NEWNS).map_err(|error| missing(error.into()))?;
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)
        .map_err(|error| missing(error.into()))?;
    let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
    Ok(mount("proc", Path::new("/proc"), "proc", flags, None).is_ok())
}

/// Gives up all privileges.
pub fn drop_privileges() -> io::Result<()> {
    clear_ambient_capability_set()?;
    let nothing = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: nothing, permitted: nothing, inheritable: nothing })?;
    rustix::thread::set_no_new_privs(true)?;
    Ok(())
}
