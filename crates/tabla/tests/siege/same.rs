//! The same seeds give the same bytes: in every build, with one thread and with many.
//!
//! `goldens.txt` has a line for each command: a number that its whole answer gives, and the command. The same
//! file is held against the test build and, by `cargo xtask siege`, against the release build.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::assault::{files, rounds};
use crate::common::{command, finish, folder};
use crate::solver::WORDS;

/// A number that other bytes do not have: FNV-1a.
fn digest(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// What a command answers with so many threads, and the files that it writes.
fn answer(words: &str, threads: &str) -> Vec<u8> {
    let folder = folder();
    fs::write(folder.path().join("words.txt"), WORDS).expect("a list");
    let mut command = command(folder.path());
    command.env("RAYON_NUM_THREADS", threads);
    command.args(words.replace("THREADS", threads).split_whitespace());
    let ran = finish(command, "");
    assert_eq!(ran.code, 0, "{words}: {ran:?}");
    let mut bytes = steady(ran.out.into_bytes());
    for (name, content) in files(folder.path()) {
        let is_result = name.starts_with("out") || name.ends_with(".v1");
        if is_result && name != "out/lock" {
            bytes.extend(steady(content));
        }
    }
    bytes
}

/// The same without what is measured, where it is JSON.
fn steady(bytes: Vec<u8>) -> Vec<u8> {
    match serde_json::from_slice::<Value>(&bytes) {
        Ok(mut value) => {
            forget(&mut value);
            value.to_string().into_bytes()
        }
        Err(_) => bytes,
    }
}

fn forget(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for measured in ["measured", "micros", "milliseconds", "seconds"] {
                fields.remove(measured);
            }
            fields.values_mut().for_each(forget);
        }
        Value::Array(items) => items.iter_mut().for_each(forget),
        _ => {}
    }
}

#[test]
fn seeded_games_are_the_same_in_every_build_and_with_any_number_of_threads() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/siege/goldens.txt");
    let goldens = fs::read_to_string(path).expect("the goldens");
    let mut wrong = Vec::new();
    for line in goldens.lines().filter(|line| !line.starts_with('#')) {
        // What takes seconds is left to the long run.
        let line = match line.strip_prefix('+') {
            Some(_) if rounds() <= 10 => continue,
            Some(line) => line,
            None => line,
        };
        let (golden, words) = line.split_once(' ').expect("a number and a command");
        for threads in ["1", "4"] {
            let digest = format!("{:016x}", digest(&answer(words, threads)));
            if digest != golden {
                wrong.push(format!("{digest} {words} ({threads} threads)"));
            }
        }
    }
    assert!(wrong.is_empty(), "other bytes than before:\n{}", wrong.join("\n"));
}
