//! Which system calls are refused.
//!
//! Everything else is allowed, so that programs in any language can run. What is refused would let a
//! program reach others, or is a part of the kernel that nobody needs for playing and that has had faults.

use std::collections::BTreeMap;
use std::env::consts::ARCH;
use std::io;

use nix::libc;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter,
};

use super::{Missing, Protection};

/// Refused in any case.
const FORBIDDEN: &[i64] = &[
    // Whatever goes out.
    libc::SYS_socket,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_accept,
    libc::SYS_accept4,
    // A file could be hidden in a message.
    libc::SYS_sendmsg,
    libc::SYS_sendmmsg,
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_pidfd_getfd,
    libc::SYS_kcmp,
    libc::SYS_move_pages,
    libc::SYS_migrate_pages,
    // Namespaces and mounts.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_fsopen,
    libc::SYS_fsconfig,
    libc::SYS_fsmount,
    libc::SYS_fspick,
    libc::SYS_mount_setattr,
    libc::SYS_name_to_handle_at,
    libc::SYS_open_by_handle_at,
    libc::SYS_quotactl,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    // The kernel's own doors.
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_fanotify_init,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_reboot,
    libc::SYS_syslog,
    libc::SYS_acct,
    libc::SYS_vhangup,
    // What belongs to the whole machine.
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_clock_adjtime,
    libc::SYS_adjtimex,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    // Memory that is nobody's.
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_mq_open,
];

/// Said not to exist, so that programs do without them.
const UNKNOWN: &[i64] = &[
    // What these do cannot be seen by a filter.
    libc::SYS_clone3,
    libc::SYS_openat2,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    // Memory that is nobody's.
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
];

/// Those that only this kind of machine has.
#[cfg(target_arch = "x86_64")]
const FORBIDDEN_HERE: &[i64] = &[
    libc::SYS_iopl,
    libc::SYS_ioperm,
    libc::SYS_modify_ldt,
    libc::SYS_kexec_file_load,
    libc::SYS_uselib,
    libc::SYS_ustat,
    libc::SYS_sysfs,
    libc::SYS__sysctl,
    libc::SYS_nfsservctl,
    libc::SYS_lookup_dcookie,
];
#[cfg(not(target_arch = "x86_64"))]
const FORBIDDEN_HERE: &[i64] = &[];

/// The number of `fchmodat2` on every machine: not all of them have a name for it.
const FCHMODAT2: i64 = 452;

/// Calls that make a file or change its mode: which argument is the mode, and which one has flags.
const MODES: &[(i64, u8, Option<u8>)] = &[
    (libc::SYS_fchmod, 1, None),
    (libc::SYS_fchmodat, 2, None),
    (FCHMODAT2, 2, None),
    (libc::SYS_mknodat, 2, None),
    (libc::SYS_openat, 3, Some(2)),
];
#[cfg(target_arch = "x86_64")]
const MODES_HERE: &[(i64, u8, Option<u8>)] = &[
    (libc::SYS_chmod, 1, None),
    (libc::SYS_creat, 1, None),
    (libc::SYS_mknod, 1, None),
    (libc::SYS_open, 2, Some(1)),
];
#[cfg(not(target_arch = "x86_64"))]
const MODES_HERE: &[(i64, u8, Option<u8>)] = &[];

/// A process that would be in a namespace of its own.
const NEW_SPACES: [libc::c_int; 7] = [
    libc::CLONE_NEWNS,
    libc::CLONE_NEWCGROUP,
    libc::CLONE_NEWUTS,
    libc::CLONE_NEWIPC,
    libc::CLONE_NEWUSER,
    libc::CLONE_NEWPID,
    libc::CLONE_NEWNET,
];

/// The other numbers of the same calls on the same machine, with short addresses.
#[cfg(target_arch = "x86_64")]
const SHORT_ADDRESSES: i64 = 0x4000_0000;
/// Calls that have numbers of their own there.
#[cfg(target_arch = "x86_64")]
const ONLY_SHORT: std::ops::RangeInclusive<i64> = 512..=547;

type Filter = BTreeMap<i64, Vec<SeccompRule>>;

/// Restricts this process and all that it starts.
pub fn restrict() -> Result<(), Missing> {
    let missing = |error: seccompiler::Error| Protection::Calls.missing(io::Error::other(error.to_string()));
    let backend = |error: seccompiler::BackendError| missing(seccompiler::Error::Backend(error));
    let machine: TargetArch = ARCH.try_into().map_err(backend)?;
    let refused = forbidden().map_err(backend)?;
    let unknown: Filter = UNKNOWN.iter().map(|&call| (call, Vec::new())).collect();
    for (rules, answer) in [(refused, libc::EPERM), (unknown, libc::ENOSYS)] {
        let answer = SeccompAction::Errno(answer.unsigned_abs());
        let filter = SeccompFilter::new(with_short(rules), SeccompAction::Allow, answer, machine);
        let program: BpfProgram = filter.and_then(TryInto::try_into).map_err(backend)?;
        apply_filter(&program).map_err(missing)?;
    }
    Ok(())
}

fn forbidden() -> Result<Filter, seccompiler::BackendError> {
    let always = FORBIDDEN.iter().chain(FORBIDDEN_HERE);
    let mut rules: Filter = always.map(|&call| (call, Vec::new())).collect();
    for &(call, mode, flags) in MODES.iter().chain(MODES_HERE) {
        rules.insert(call, set_id(mode, flags)?);
    }
    let spaces = NEW_SPACES.map(|space| SeccompRule::new(vec![has(0, space as u32)?]));
    rules.insert(libc::SYS_clone, spaces.into_iter().collect::<Result<_, _>>()?);
    // Two ends that are joined for good reach nobody; others could be turned to somebody else.
    let kind = |kind: libc::c_int| condition(1, SeccompCmpOp::MaskedEq(0xf), kind as u64);
    rules.insert(
        libc::SYS_socketpair,
        vec![
            SeccompRule::new(vec![condition(0, SeccompCmpOp::Ne, libc::AF_UNIX as u64)?])?,
            SeccompRule::new(vec![kind(libc::SOCK_DGRAM)?])?,
            SeccompRule::new(vec![kind(libc::SOCK_RAW)?])?,
        ],
    );
    // The limits of others.
    rules.insert(libc::SYS_prlimit64, vec![SeccompRule::new(vec![condition(0, SeccompCmpOp::Ne, 0)?])?]);
    Ok(rules)
}

/// Rules against the bits that make a program run as its owner.
fn set_id(mode: u8, flags: Option<u8>) -> Result<Vec<SeccompRule>, seccompiler::BackendError> {
    let mut rules = Vec::new();
    for bit in [libc::S_ISUID, libc::S_ISGID] {
        match flags {
            None => rules.push(SeccompRule::new(vec![has(mode, bit)?])?),
            // Only a call that makes a file has a mode; in the others there is anything.
            Some(flags) => {
                for make in [libc::O_CREAT, libc::O_TMPFILE & !libc::O_DIRECTORY] {
                    rules.push(SeccompRule::new(vec![has(flags, make as u32)?, has(mode, bit)?])?);
                }
            }
        }
    }
    Ok(rules)
}

/// That an argument has this bit.
fn has(argument: u8, bit: u32) -> Result<SeccompCondition, seccompiler::BackendError> {
    condition(argument, SeccompCmpOp::MaskedEq(bit.into()), bit.into())
}

fn condition(
    argument: u8,
    operator: SeccompCmpOp,
    value: u64,
) -> Result<SeccompCondition, seccompiler::BackendError> {
    SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)
}

/// The same rules for the other numbers of the same calls.
#[cfg(target_arch = "x86_64")]
fn with_short(rules: Filter) -> Filter {
    let others: Filter = rules.iter().map(|(&call, rules)| (call | SHORT_ADDRESSES, rules.clone())).collect();
    let own = ONLY_SHORT.map(|call| (call | SHORT_ADDRESSES, Vec::new()));
    rules.into_iter().chain(others).chain(own).collect()
}

/// There are no other numbers here.
#[cfg(not(target_arch = "x86_64"))]
fn with_short(rules: Filter) -> Filter {
    rules
}
