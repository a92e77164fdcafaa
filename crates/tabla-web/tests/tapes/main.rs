//! Tapes: what the house answers to people at its tables, recorded request by request.
//!
//! A script such as `mice-play.script` tells what people do, one request a line; `script.rs` explains the words.
//! The tape of the same name holds every answer for every viewer, without what is random or timed. Program and
//! tape must agree to the letter. `TABLA_WRITE_TAPES=1 cargo test -p tabla-web --test all tapes` writes the tapes
//! anew; what then differs in them is what changes for the people at the tables.

mod changes;
mod house;
mod script;

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_house_answers_as_on_its_tapes() {
    check("house");
}

#[test]
fn mice_answers_as_on_its_tapes() {
    check("mice");
}

#[test]
fn santorini_answers_as_on_its_tapes() {
    check("santorini");
}

#[test]
fn jamb_answers_as_on_its_tapes() {
    check("jamb");
}

#[test]
fn jewels_answers_as_on_its_tapes() {
    check("jewels");
}

#[test]
fn scrabble_answers_as_on_its_tapes() {
    check("scrabble");
}

/// So begins a script that the machine, if it is very busy, can spoil.
const AGAIN: &str = "# Played again if need be";

/// Where scripts and tapes are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tapes")
}

/// Plays all scripts of a game, and holds the answers against the tapes.
fn check(game: &str) {
    let mut scripts: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder of the tapes")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "script"))
        .filter(|path| name(path).starts_with(game))
        .collect();
    scripts.sort();
    assert!(!scripts.is_empty(), "{game} has no script");
    let wrong: Vec<String> = scripts.iter().filter_map(|path| difference(game, path)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

/// Where the answers to a script first differ from its tape.
fn difference(game: &str, script: &Path) -> Option<String> {
    let text = fs::read_to_string(script).expect("a script");
    let mut played = script::play(game, &text);
    let tape = script.with_extension("tape");
    if std::env::var_os("TABLA_WRITE_TAPES").is_some() {
        fs::write(&tape, &played).expect("the tape can be written");
    }
    let taped = fs::read_to_string(&tape).unwrap_or_default();
    let mut more = if text.starts_with(AGAIN) { 4 } else { 0 };
    while played != taped && more > 0 {
        played = script::play(game, &text);
        more -= 1;
    }
    (played != taped).then(|| format!("{}: {}", name(script), first_difference(&taped, &played)))
}

/// The first request that is answered otherwise, with the lines that are new and those that are missing.
fn first_difference(taped: &str, played: &str) -> String {
    let blocks = |text: &str| -> Vec<String> { text.split("\n\n").map(str::to_owned).collect() };
    let (taped, played) = (blocks(taped), blocks(played));
    let place = taped.iter().zip(&played).position(|(old, new)| old != new);
    let place = place.unwrap_or(taped.len().min(played.len()));
    let block = |blocks: &[String]| blocks.get(place).cloned().unwrap_or_default();
    let (old, new) = (block(&taped), block(&played));
    let head = new.lines().chain(old.lines()).find(|line| line.starts_with("> ")).unwrap_or("the end");
    let mark = |mark, lines: &str, others: &str| -> String {
        let others: Vec<&str> = others.lines().collect();
        lines.lines().filter(|line| !others.contains(line)).map(|line| format!("\n{mark} {line}")).collect()
    };
    format!("request {place}, {head}{}{}", mark('-', &old, &new), mark('+', &new, &old))
}
