//! Namespaces.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use nix::sched::{CloneFlags, unshare};
use rustix::fs::{AtFlags, CWD, StatxFlags, statx};
use rustix::mount::{
    MountFlags, MountPropagationFlags, mount, mount_bind, mount_bind_recursive, mount_change, mount_remount,
};
use rustix::process::{getegid, geteuid};
use rustix::thread::{
    CapabilitySet, CapabilitySets, capabilities, clear_ambient_capability_set,
    configure_capability_in_ambient_set, set_capabilities,
};

use super::{Missing, Protection};

/// Who the administrator is in a namespace: nobody special.
const SOMEBODY: u32 = 1000;

/// What is laid over a file: it is a device, and devices cannot be opened on mounts of our own.
const NOTHING: &str = "/dev/null";

/// What every mount of our own should have.
const HARMLESS: MountFlags = MountFlags::NOSUID.union(MountFlags::NODEV).union(MountFlags::NOEXEC);

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

/// Gives this process, which must be the first one of its namespace, mounts of its own. Nothing can be
/// changed in them outside the current folder, not even the mode of a file; and what is hidden in that folder
/// cannot be reached. Tells whether `/proc` shows this namespace alone now; where that cannot be had,
/// `/proc` must not be read.
pub fn separate_mounts(hidden: &[PathBuf]) -> Result<bool, Missing> {
    let missing = |error: io::Error| Protection::Mounts.missing(error);
    leave(CloneFlags::CLONE_NEWNS, Protection::Mounts)?;
    let folder = env::current_dir().map_err(missing)?;
    keep_writable(&folder).map_err(missing)?;
    for path in hidden.iter().filter(|path| path.starts_with(&folder)) {
        cover(path).map_err(missing)?;
    }
    for mount in mounts().map_err(missing)?.iter().filter(|mount| mount.is_to_close(&folder)) {
        // One that another hides cannot be closed, and cannot be reached.
        let _ = mount_remount(&mount.place, mount.flags | MountFlags::BIND | MountFlags::RDONLY, "");
    }
    for mount in mounts().map_err(missing)?.iter().filter(|mount| mount.is_to_close(&folder)) {
        if mount.is_reachable() {
            return Err(missing(io::ErrorKind::ReadOnlyFilesystem.into()));
        }
    }
    Ok(mount("proc", Path::new("/proc"), "proc", HARMLESS, None).is_ok())
}

/// Limits the numbers of processes in this namespace. It must have a `/proc` of its own, which cannot be
/// written to after that.
pub fn number_processes(most: u64) -> io::Result<()> {
    let numbered = fs::write("/proc/sys/kernel/pid_max", most.to_string());
    mount_remount("/proc", HARMLESS | MountFlags::BIND | MountFlags::RDONLY, "")?;
    numbered
}

/// Makes a folder a mount of its own, and goes there.
fn keep_writable(folder: &Path) -> io::Result<()> {
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    mount_bind_recursive(folder, folder)?;
    env::set_current_dir(folder)
}

/// Lays a file that cannot be opened over this one, or an empty folder over this folder. Nobody can take it away
/// again, nor change its mode, which would be that of the system's own.
fn cover(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(mount("none", path, "tmpfs", HARMLESS | MountFlags::RDONLY, None)?);
    }
    mount_bind(NOTHING, path)?;
    Ok(mount_remount(path, HARMLESS | MountFlags::BIND | MountFlags::RDONLY, "")?)
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Mount {
    number: u64,
    place: PathBuf,
    is_read_only: bool,
    /// What must be said again of it when it is changed.
    flags: MountFlags,
}

impl Mount {
    /// Whether it can be written to, and is not in this folder.
    fn is_to_close(&self, folder: &Path) -> bool {
        !self.is_read_only && !self.place.starts_with(folder)
    }

    /// Whether it is what is found in its place.
    fn is_reachable(&self) -> bool {
        let flags = AtFlags::NO_AUTOMOUNT | AtFlags::STATX_DONT_SYNC;
        let found = statx(CWD, &self.place, flags, StatxFlags::MNT_ID);
        found.is_ok_and(|found| found.stx_mnt_id == self.number)
    }

    /// Reads a line of `/proc/self/mountinfo`.
    fn read(line: &[u8]) -> Option<Mount> {
        let fields: Vec<&[u8]> = line.split(|&byte| byte == b' ').collect();
        let options: Vec<&[u8]> = fields.get(5)?.split(|&byte| byte == b',').collect();
        let mut flags = MountFlags::empty();
        for (option, flag) in [
            (&b"nosuid"[..], MountFlags::NOSUID),
            (b"nodev", MountFlags::NODEV),
            (b"noexec", MountFlags::NOEXEC),
        ] {
            flags.set(flag, options.contains(&option));
        }
        Some(Mount {
            number: str::from_utf8(fields[0]).ok()?.parse().ok()?,
            place: PathBuf::from(OsString::from_vec(unescape(fields[4])?)),
            is_read_only: options.contains(&&b"ro"[..]),
            flags,
        })
    }
}

fn mounts() -> io::Result<Vec<Mount>> {
    let bytes = fs::read("/proc/self/mountinfo")?;
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    lines.map(|line| Mount::read(line).ok_or_else(|| io::ErrorKind::InvalidData.into())).collect()
}

/// A name in which blanks and the like are written as three digits.
fn unescape(name: &[u8]) -> Option<Vec<u8>> {
    let mut pieces = name.split(|&byte| byte == b'\\');
    let mut bytes = pieces.next()?.to_vec();
    for piece in pieces {
        let (digits, rest) = piece.split_at_checked(3)?;
        bytes.push(u8::from_str_radix(str::from_utf8(digits).ok()?, 8).ok()?);
        bytes.extend_from_slice(rest);
    }
    Some(bytes)
}

/// Gives up all privileges.
pub fn drop_privileges() -> io::Result<()> {
    clear_ambient_capability_set()?;
    let nothing = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: nothing, permitted: nothing, inheritable: nothing })?;
    rustix::thread::set_no_new_privs(true)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mount_is_read_with_all_that_must_be_said_again() {
        let line =
            b"36 35 98:0 /mnt1 /mnt/a\\040b\\134c rw,noexec,noatime,nosuid master:1 - ext4 /dev/root rw";
        let mount = Mount::read(line).unwrap();
        let flags = MountFlags::NOSUID | MountFlags::NOEXEC;
        let place = PathBuf::from("/mnt/a b\\c");
        assert_eq!(mount, Mount { number: 36, place, is_read_only: false, flags });
        assert!(mount.is_to_close(Path::new("/mnt/a")));
        assert!(!mount.is_to_close(Path::new("/mnt")));
        assert!(Mount::read(b"1 0 0:1 / /x ro - tmpfs none rw").unwrap().is_read_only);
        for line in
            [&b""[..], b"x 0 0:1 / / rw", b"1 0 0:1 / /a\\04 rw", b"1 0 0:1 / /a\\999 rw", b"1 0 0:1 /"]
        {
            assert_eq!(Mount::read(line), None);
        }
    }

    #[test]
    fn the_mount_of_everything_is_found() {
        let mounts = mounts().unwrap();
        assert!(mounts.iter().any(|mount| mount.place == Path::new("/") && mount.is_reachable()));
    }
}
