//! Programs that are talked to, line by line, and those that do not answer as they should: all of them both
//! trusted and in the sandbox.
//!
//! Every script is a program for `sh`.

#![cfg(target_os = "linux")]

use std::fs;
use std::time::{Duration, Instant};

use tabla_arena::process::{Ended, Fault, How, Keeper, Limit, RunError, Talk, Terms};
use tempfile::TempDir;

/// Longer than anything takes here that is not meant to be late.
const LONG: Duration = Duration::from_secs(60);
/// For those that are late in any case.
const SHORT: Duration = Duration::from_millis(300);

/// In the sandbox, and trusted.
const BOTH: [bool; 2] = [false, true];

fn start_with(trust: bool, script: &str, change: impl FnOnce(&mut Terms)) -> (TempDir, Talk) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bot.sh"), script).unwrap();
    let mut terms = Terms { wall: Some(LONG), trust, ..Terms::new(folder.path()) };
    change(&mut terms);
    let keeper = Keeper::at(env!("CARGO_BIN_EXE_tabla-keeper"));
    let talk = keeper.talk(&["sh".into(), "bot.sh".into()], &terms).unwrap();
    (folder, talk)
}

fn start(trust: bool, script: &str) -> (TempDir, Talk) {
    start_with(trust, script, |_| {})
}

fn soon() -> Instant {
    Instant::now() + LONG
}

/// What is wrong with the first line of a script, and how the script ends.
fn fault(trust: bool, script: &str, patience: Duration, change: impl FnOnce(&mut Terms)) -> (Fault, Ended) {
    let (_folder, mut talk) = start_with(trust, script, change);
    let until = Instant::now() + patience;
    let fault = loop {
        match talk.receive(until) {
            Ok(_) => {}
            Err(fault) => break fault,
        }
    };
    (fault, talk.finish(SHORT))
}

#[test]
fn lines_go_there_and_come_back() {
    for trust in BOTH {
        let (_folder, mut talk) =
            start(trust, "while read line; do echo \"<$line>\"; echo said $line >&2; done; exit 3");
        for line in ["one", "", "  два ", &"x".repeat(5000)] {
            talk.send(line).unwrap();
            assert_eq!(talk.receive(soon()).unwrap(), format!("<{}>", line.trim()));
        }
        let ended = talk.finish(LONG);
        assert_eq!((ended.how, ended.left_behind), (How::Exited(3), 0));
        let stderr = String::from_utf8(ended.stderr).unwrap();
        assert!(stderr.starts_with("said one\nsaid\nsaid два\n"), "{stderr}");
        assert!(ended.memory > 100_000, "{}", ended.memory);
    }
}

#[test]
fn several_lines_at_once_come_one_by_one() {
    for trust in BOTH {
        let (_folder, mut talk) = start(trust, "printf 'a\\nb\\r\\n\\nc\\nrest'; read line");
        for line in ["a", "b", "", "c"] {
            assert_eq!(talk.receive(soon()).unwrap(), line);
        }
        assert_eq!(talk.receive(Instant::now() + SHORT), Err(Fault::Silent));
        talk.send("on").unwrap();
        assert_eq!(talk.receive(soon()), Err(Fault::Closed { how: Some(How::Exited(0)) }));
        assert_eq!(talk.finish(LONG).how, How::Exited(0));
    }
}

#[test]
fn one_byte_at_a_time_is_a_line_in_the_end() {
    for trust in BOTH {
        let (_folder, mut talk) =
            start(trust, "for c in a b c d; do printf $c; sleep 0.05; done; echo; read line");
        assert_eq!(talk.receive(soon()).unwrap(), "abcd");
        assert_eq!(talk.finish(LONG).how, How::Exited(1));
    }
}

#[test]
fn whoever_says_nothing_is_silent() {
    for trust in BOTH {
        let (silent, ended) = fault(trust, "sleep 86400", SHORT, |_| {});
        assert_eq!((silent, ended.how), (Fault::Silent, How::Stopped));
        let drip = "while :; do printf x; sleep 0.01; done";
        let (silent, ended) = fault(trust, drip, SHORT, |_| {});
        assert_eq!((silent, ended.how), (Fault::Silent, How::Stopped));
    }
}

#[test]
fn whoever_ends_is_heard_of() {
    for trust in BOTH {
        let end = |script| {
            let (fault, ended) = fault(trust, script, LONG, |_| {});
            (fault, ended.how)
        };
        assert_eq!(end("exit 7"), (Fault::Closed { how: Some(How::Exited(7)) }, How::Exited(7)));
        assert_eq!(end("kill -11 $$"), (Fault::Closed { how: Some(How::Signalled(11)) }, How::Signalled(11)));
        assert_eq!(end("exec >&-; sleep 86400"), (Fault::Closed { how: None }, How::Stopped));
        let (fault, ended) = fault(trust, "sleep 86400", LONG, |terms| terms.wall = Some(SHORT));
        assert_eq!((fault, ended.how), (Fault::Limit(Limit::Time), How::Late));
    }
}

#[test]
fn lines_have_an_end_and_output_too() {
    for trust in BOTH {
        let (long, _) = fault(trust, "head -c 3000 /dev/zero | tr '\\0' x; sleep 86400", LONG, |terms| {
            terms.longest_line = 2000;
        });
        assert_eq!(long, Fault::LongLine { most: 2000 });
        let (long, ended) = fault(trust, "cat /dev/zero", LONG, |_| {});
        assert_eq!((long, ended.how), (Fault::LongLine { most: 64 << 10 }, How::Stopped));
        let (flood, ended) = fault(trust, "yes", LONG, |terms| terms.output = 1_000_000);
        assert_eq!((flood, ended.how), (Fault::Flood { most: 1_000_000 }, How::Stopped));
        let (text, _) = fault(trust, "printf '\\377\\n'; read line", LONG, |_| {});
        assert_eq!(text, Fault::NotText);
    }
}

#[test]
fn whoever_floods_the_error_output_is_heard_to_the_end() {
    for trust in BOTH {
        let script = "head -c 300000000 /dev/zero >&2; echo last words >&2; echo done; read line";
        let (_folder, mut talk) = start(trust, script);
        assert_eq!(talk.receive(soon()).unwrap(), "done");
        let ended = talk.finish(LONG);
        assert_eq!(ended.stderr.len(), 64 << 10);
        assert!(ended.stderr.ends_with(b"\0last words\n"));
    }
}

#[test]
fn whoever_does_not_read_is_deaf() {
    for trust in BOTH {
        let (_folder, mut talk) = start(trust, "echo ready; sleep 86400");
        assert_eq!(talk.receive(soon()).unwrap(), "ready");
        let line = "x".repeat(50_000);
        let heard = (0..100).map(|_| talk.send(&line)).find(Result::is_err);
        assert_eq!(heard, Some(Err(Fault::Deaf)));
        assert_eq!(talk.finish(SHORT).how, How::Stopped);
        let (_folder, mut talk) = start(trust, "exec <&-; echo ready; exit 4");
        assert_eq!(talk.receive(soon()).unwrap(), "ready");
        let heard = (0..100).map(|_| talk.send(&line)).find(Result::is_err);
        assert_eq!(heard, Some(Err(Fault::Closed { how: Some(How::Exited(4)) })));
    }
}

#[test]
fn what_cannot_be_started_is_told() {
    for trust in BOTH {
        let folder = TempDir::new().unwrap();
        let keeper = Keeper::at(env!("CARGO_BIN_EXE_tabla-keeper"));
        let terms = Terms { trust, ..Terms::new(folder.path()) };
        let started = keeper.talk(&["./nothing".into()], &terms);
        assert!(matches!(started, Err(RunError::NotStarted { .. })), "{started:?}");
        assert!(matches!(keeper.talk(&[], &terms), Err(RunError::Empty)));
    }
}
