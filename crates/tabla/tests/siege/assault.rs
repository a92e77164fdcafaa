//! What all loops share: how often, with which luck, and how a program is killed.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tabla_core::{SeededRng, below};

/// How often each loop is gone through: a few times, unless `TABLA_ROUNDS` says otherwise.
pub fn rounds() -> u64 {
    env::var("TABLA_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

/// Goes through a loop with luck of its own, and says from time to time how far it is.
pub fn siege(name: &str, rounds: u64, mut round: impl FnMut(&mut SeededRng)) {
    for number in 1..=rounds {
        round(&mut SeededRng::split(name.bytes().map(u64::from).sum(), number));
        if number % 20 == 0 || number == rounds {
            eprintln!("{name}: {number} of {rounds} rounds");
        }
    }
}

/// When a program is killed: so long after it has confirmed so many things.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub confirmed: u64,
    pub after: Duration,
}

impl Moment {
    /// After at most so many things, and at most so much later.
    pub fn any(luck: &mut SeededRng, most: u64, micros: u64) -> Moment {
        Moment { confirmed: below(luck, most + 1), after: Duration::from_micros(below(luck, micros)) }
    }
}

/// Runs a program with this input and kills it at this moment, unless it ends before. Whatever it has written
/// until then was seen: on its output, or on its error output where `errors` says so.
pub fn assault(
    command: &mut Command,
    input: &str,
    errors: bool,
    is_confirmed: impl Fn(&str) -> bool,
    moment: Moment,
) -> String {
    let (out, err) = if errors { (Stdio::null(), Stdio::piped()) } else { (Stdio::piped(), Stdio::null()) };
    let mut child = command.stdin(Stdio::piped()).stdout(out).stderr(err).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A program that is killed reads nothing any more.
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()));
    let reader: Box<dyn Read> = match child.stderr.take() {
        Some(err) => Box::new(err),
        None => Box::new(child.stdout.take().expect("a pipe")),
    };
    let mut reader = BufReader::new(reader);
    let mut seen = String::new();
    let mut confirmed = 0;
    while confirmed < moment.confirmed {
        let start = seen.len();
        if reader.read_line(&mut seen).expect("text") == 0 {
            break;
        }
        confirmed += u64::from(is_confirmed(&seen[start..]));
    }
    thread::sleep(moment.after);
    kill(&mut child);
    let mut rest = Vec::new();
    reader.read_to_end(&mut rest).expect("the rest");
    // The last letter may be cut.
    seen.push_str(&String::from_utf8_lossy(&rest));
    let _ = writer.join();
    seen
}

fn kill(child: &mut Child) {
    // One that has ended by itself cannot be killed, which is no failure.
    let _ = child.kill();
    child.wait().expect("it is gone");
}

/// Everything in a folder and in those below it, by name; what half a write leaves behind is no file of ours.
pub fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let Ok(entries) = fs::read_dir(&next) else { continue };
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push(path);
            } else if !(name.starts_with(".tabla-") && name.ends_with(".tmp")) {
                let name = path.strip_prefix(folder).expect("below").display().to_string();
                files.push((name, fs::read(&path).expect("a file")));
            }
        }
    }
    files.sort();
    files
}
