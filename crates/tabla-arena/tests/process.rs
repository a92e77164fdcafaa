//! Commands that behave badly, and that nothing is left of them.
//!
//! Every script is a program for `sh`. In it, `STAY` stands for a command that would stay for a day and
//! that no other test uses, so that it can be looked for afterwards.

#![cfg(target_os = "linux")]

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tabla_arena::process::{Ended, How, Keeper, RunError, Terms};
use tempfile::TempDir;

/// Longer than anything takes here that is not meant to be late.
const LONG: Duration = Duration::from_secs(60);
/// For those that are late in any case.
const SHORT: Duration = Duration::from_millis(400);
/// A keeper that is killed in another test is collected when that test's command would be late.
const PATIENCE: Duration = Duration::from_secs(150);

static STAYS: AtomicU32 = AtomicU32::new(0);

fn keeper() -> Keeper {
    Keeper::at(env!("CARGO_BIN_EXE_tabla-keeper"))
}

/// The terms of a command that is trusted.
fn terms(folder: &Path, limit: Duration) -> Terms {
    Terms { wall: Some(limit), trust: true, ..Terms::new(folder) }
}

/// A command that would stay for a day.
fn stay() -> String {
    format!("sleep 86400.{}{:04}", std::process::id(), STAYS.fetch_add(1, Ordering::Relaxed))
}

fn run(script: &str, limit: Duration) -> Ended {
    run_until(script, limit, &|| false)
}

/// Runs a script, and makes sure that nothing is left of it.
fn run_until(script: &str, limit: Duration, stop: &dyn Fn() -> bool) -> Ended {
    let folder = TempDir::new().unwrap();
    let stay = stay();
    fs::write(folder.path().join("bot.sh"), script.replace("STAY", &stay)).unwrap();
    let ran = keeper().run(&["sh".into(), "bot.sh".into()], &terms(folder.path(), limit), stop).unwrap();
    assert_eq!(running(&stay), 0, "{script} has left something behind");
    no_zombies();
    ran
}

/// How many processes run this command, or a script with it.
fn running(command: &str) -> usize {
    let is_it = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).replace('\0', " ").contains(command);
    let processes = fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok());
    processes.filter(|entry| fs::read(entry.path().join("cmdline")).is_ok_and(is_it)).count()
}

/// Waits until every child of this process that is dead now has been collected: those of other tests are on their way.
fn no_zombies() {
    let begin = Instant::now();
    let own = std::process::id().to_string();
    let is_zombie = |process: &PathBuf| {
        let stat = fs::read_to_string(process.join("stat")).unwrap_or_default();
        let fields: Vec<&str> =
            stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().collect();
        fields.first() == Some(&"Z") && fields.get(1) == Some(&own.as_str())
    };
    let processes = fs::read_dir("/proc").unwrap().filter_map(|entry| Some(entry.ok()?.path()));
    for zombie in processes.filter(is_zombie) {
        while is_zombie(&zombie) {
            assert!(begin.elapsed() < PATIENCE, "{} is dead and was never collected", zombie.display());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn the_search_for_processes_finds_them() {
    let stay = stay();
    let mut words = stay.split(' ');
    let mut command = std::process::Command::new(words.next().unwrap());
    // If something fails here, what is left of it must not keep our output open.
    command.args(words).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let mut child = command.spawn().unwrap();
    // Its arguments can be read a moment after it was started.
    let patience = Instant::now() + Duration::from_secs(30);
    while running(&stay) == 0 && Instant::now() < patience {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(running(&stay), 1);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(running(&stay), 0);
}

#[test]
fn exit_codes_and_signals_are_told() {
    assert_eq!(run("exit 0", LONG).how, How::Exited(0));
    assert_eq!(run("exit 7", LONG).how, How::Exited(7));
    assert_eq!(run("kill -9 $$", LONG).how, How::Signalled(9));
    assert_eq!(run("exit 0", LONG).left_behind, 0);
    assert_eq!(run("exit 1", Duration::MAX).how, How::Exited(1));
}

#[test]
fn a_command_starts_in_its_folder_without_input() {
    assert_eq!(run("test -f bot.sh && ! read line", LONG).how, How::Exited(0));
}

#[test]
fn whoever_is_late_is_killed() {
    let ran = run("STAY", SHORT);
    assert_eq!(ran.how, How::Late);
    assert!(ran.time >= SHORT);
    assert_eq!(run("trap '' TERM INT HUP; STAY & while :; do :; done", SHORT).how, How::Late);
    assert_eq!(run("kill -STOP $$", SHORT).how, How::Late);
    assert_eq!(run("STAY", Duration::ZERO).how, How::Late);
}

#[test]
fn what_is_left_behind_is_killed() {
    let ran = run("STAY & exit 3", LONG);
    assert_eq!((ran.how, ran.left_behind), (How::Exited(3), 1));
    let daemon = "(setsid sh -c 'trap \"\" HUP TERM; STAY & touch ready; STAY' > /dev/null 2>&1 &)
        while [ ! -e ready ]; do sleep 0.01; done";
    let ran = run(daemon, LONG);
    assert_eq!(ran.how, How::Exited(0));
    assert!(ran.left_behind >= 2, "{ran:?}");
}

#[test]
fn a_daemon_that_hides_is_killed_too() {
    let hidden = "here=$PWD
        (cd / && setsid env -i setsid sh -c \"(STAY &) ; (setsid STAY &) ; touch $here/ready\" &)
        while [ ! -e ready ]; do sleep 0.01; done
        exit 1";
    let ran = run(hidden, LONG);
    assert_eq!(ran.how, How::Exited(1));
    assert!(ran.left_behind >= 2, "{ran:?}");
}

#[test]
fn a_bomb_of_processes_is_defused() {
    let ran = run("i=0; while [ $i -lt 200 ]; do STAY & i=$((i+1)); done", LONG);
    assert_eq!((ran.how, ran.left_behind), (How::Exited(0), 200));
    // Each in a group of its own, and forking on while it is being killed.
    let bomb = "bomb() { i=0; while [ $i -lt 40 ]; do setsid sh -c 'STAY & STAY' & i=$((i+1)); done; }
        bomb & bomb & bomb & sleep 0.1";
    assert_eq!(run(bomb, LONG).how, How::Exited(0));
}

#[test]
fn a_flood_of_output_reaches_nobody() {
    assert_eq!(
        run("head -c 300000000 /dev/zero; head -c 300000000 /dev/zero >&2; exit 2", LONG).how,
        How::Exited(2)
    );
    assert_eq!(run("exec >&- 2>&-; exit 5", LONG).how, How::Exited(5));
}

#[test]
fn whoever_kills_the_keeper_gains_nothing() {
    assert_eq!(run("STAY & setsid STAY & kill -9 $PPID; STAY", LONG).how, How::Broke);
}

#[test]
fn whoever_holds_the_keeper_up_gains_nothing() {
    assert_eq!(run("STAY & kill -STOP $PPID; STAY", SHORT).how, How::Broke);
}

#[test]
fn a_run_can_be_stopped() {
    let ran = run_until("STAY & STAY", LONG, &|| true);
    assert_eq!(ran.how, How::Stopped);
}

#[test]
fn what_cannot_be_started_is_told() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bot.sh"), "exit 0").unwrap();
    let start = |command: &[&str]| {
        let command: Vec<OsString> = command.iter().map(Into::into).collect();
        keeper().run(&command, &terms(folder.path(), LONG), &|| false)
    };
    let kind = |result: Result<Ended, RunError>| match result {
        Err(RunError::NotStarted { error, .. }) => error.kind(),
        other => panic!("{other:?}"),
    };
    assert_eq!(kind(start(&["./nothing"])), std::io::ErrorKind::NotFound);
    assert_eq!(kind(start(&["./bot.sh"])), std::io::ErrorKind::PermissionDenied);
    assert_eq!(kind(start(&["."])), std::io::ErrorKind::PermissionDenied);
    fs::set_permissions(folder.path().join("bot.sh"), fs::Permissions::from_mode(0o755)).unwrap();
    // Without a first line that names a shell, the system cannot run it.
    assert!(start(&["./bot.sh"]).is_err());
    assert!(matches!(start(&[]), Err(RunError::Empty)));
    no_zombies();
}

#[test]
fn a_program_that_is_no_keeper_is_found_out() {
    let run = |keeper: Keeper| keeper.run(&["true".into()], &terms("/".as_ref(), LONG), &|| false);
    let result = run(Keeper::at("/bin/sh"));
    assert!(matches!(result, Err(RunError::NoKeeper { .. })), "{result:?}");
    let result = run(Keeper::at("/nowhere/at/all"));
    assert!(matches!(result, Err(RunError::NoKeeper { .. })), "{result:?}");
}

#[test]
fn runs_at_the_same_time_do_not_touch_each_other() {
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let steady = scope.spawn(|| {
            let ran = run("(setsid sleep 1 &) ; sh -c 'sleep 1; exit 9' & wait $!", LONG);
            over.store(true, Ordering::Relaxed);
            ran
        });
        for _ in 0..2 {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    assert_eq!(run("(setsid STAY &) ; exit 4", LONG).how, How::Exited(4));
                }
            });
        }
        assert_eq!(steady.join().unwrap().how, How::Exited(9));
    });
}
