//! Bots for tests: each plays by a protocol and misbehaves in its own way.
//!
//! `tabla-mock KIND [FILE]`; `tabla-mock arena FOLDER JOBS` plays the tournament of a folder instead.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::{ExitCode, abort};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use tabla_arena::process::{Keeper, keep_if_asked};
use tabla_arena::{Live, Store};
use tabla_games::kits::{Shelf, registry};

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    if let Some(code) = keep_if_asked(&args) {
        return code;
    }
    let words: Vec<String> = args.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["arena", folder, jobs] => arena(Path::new(folder), jobs.parse().unwrap_or(1)),
        ["script", path] => script(Path::new(path)),
        ["spying", path] => {
            spy(Path::new(path));
            play("obedient")
        }
        [kind] | [kind, _] | [kind, _, _] => play(kind),
        _ => ExitCode::FAILURE,
    }
}

/// Plays the tournament of a folder, as `tabla arena resume` does.
fn arena(folder: &Path, jobs: usize) -> ExitCode {
    let live = Store::open(folder).ok().and_then(|mut store| {
        store.hold().ok()?;
        Live::new(&registry(&Shelf::default()), store, Keeper::own()).ok()
    });
    let Some(live) = live.map(Arc::new) else { return ExitCode::FAILURE };
    if live.start(jobs).is_err() {
        return ExitCode::FAILURE;
    }
    while !live.wait(Duration::from_millis(100)) {}
    if live.failure().is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Says what a conversation says, and fails where the other side says something else.
fn script(path: &Path) -> ExitCode {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut input = io::stdin().lock();
    for line in text.lines() {
        if let Some(own) = line.strip_prefix("< ") {
            say(own);
        } else if let Some(right) = line.strip_prefix("> ") {
            let mut heard = String::new();
            let _ = input.read_line(&mut heard);
            if heard != format!("{right}\n") {
                eprintln!("not '{right}' but '{heard}'");
                return ExitCode::FAILURE;
            }
        }
    }
    eprintln!("all was said");
    ExitCode::SUCCESS
}

/// Says of every file that another one lists whether it can be read.
fn spy(path: &Path) {
    for name in fs::read_to_string(path).unwrap_or_default().lines() {
        let word = if fs::read(name).is_ok() { "read" } else { "not" };
        eprintln!("{word} {name}");
    }
}

fn play(kind: &str) -> ExitCode {
    let mut turns = 0;
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "ugi" => say("ugiok"),
            "isready" => say("readyok"),
            "go" if kind == "ugi-flooding" => {
                let mut out = io::stdout().lock();
                while out.write_all(b"info of no use for anybody, written without end\n").is_ok() {}
            }
            "go" => return ExitCode::from(7),
            "setoption" | "uginewgame" | "position" => {}
            "tabla" if kind == "rude" => say("hello"),
            "tabla" => say("ready moves"),
            "move" => {
                turns += 1;
                let moves = rest.split(' ').find_map(|field| field.strip_prefix("moves="));
                let moves: Vec<&str> = moves.unwrap_or_default().split('|').collect();
                answer(kind, turns, &moves, &line);
            }
            _ => break,
        }
    }
    ExitCode::SUCCESS
}

/// The turn in which it goes wrong.
const WRONG: u32 = 3;

fn answer(kind: &str, turn: u32, moves: &[&str], line: &str) {
    let first = moves.first().copied().unwrap_or_default();
    match kind {
        "random" => {
            // The same question gets the same answer.
            let sum = line.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            });
            say(moves[(sum >> 20) as usize % moves.len().max(1)]);
        }
        "hanging" if turn >= WRONG => sleep(Duration::from_secs(3600)),
        "crashing" if turn >= WRONG => {
            eprintln!("something is terribly wrong");
            abort();
        }
        "leaving" if turn >= WRONG => std::process::exit(7),
        "cheating" if turn >= WRONG => say("A1A1A1"),
        "babbling" if turn >= WRONG => say("what a nice game"),
        "flooding" if turn >= WRONG => {
            let mut out = io::stdout().lock();
            while out.write_all(b"info of no use for anybody\n").is_ok() {}
        }
        "endless" if turn >= WRONG => {
            let mut out = io::stdout().lock();
            while out.write_all(b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa").is_ok() {}
        }
        "binary" if turn >= WRONG => {
            let mut out = io::stdout().lock();
            let _ = out.write_all(b"\xff\xfe\n").and_then(|()| out.flush());
        }
        "slow" if turn >= WRONG => {
            sleep(Duration::from_millis(400));
            say(first);
        }
        _ => say(first),
    }
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
