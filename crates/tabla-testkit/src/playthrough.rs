//! Recorded games that must come out the same for ever: what no other test notices, these do.
//!
//! A file holds a seed, then every position of the game that is played at random from it, with the number
//! of moves, the move, and at last the result. It is read back move by move, and it is played again from
//! its seed, which pins the order of the moves too.
//!
//! ```text
//! seed   7
//!
//! state  21/1
//! moves  3
//! play   take 1
//! ```
//!
//! Every set of rules has a folder of its own name, and every folder has at least one game.
//!
//! To record a new game, write a file with its seed alone (or none at all, for a first one), then run
//! `TABLA_BLESS=1 cargo test`. Do the same, and read the difference, when a change is meant.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tabla_core::{Duel, History, HistoryDraw, Notation, Turn};

use crate::{Playout, Tale, TaleStep, result_text};

/// The text of the game of this seed, which must be over within `bound` moves.
pub fn record<G: Duel + Notation>(game: &G, seed: u64, bound: usize) -> String {
    let playout = Playout::new(game, seed, bound);
    let mut text = format!("seed   {seed}\n");
    let mut history = History::new(game, &playout.states[0]);
    for (index, state) in playout.states.iter().enumerate() {
        text += &format!("\nstate  {}\n", game.write_state(state));
        if let Some(draw) = drawn(game, &history, state) {
            return text + &format!("over   {draw}\n");
        }
        if let Some(&mv) = playout.moves.get(index) {
            let count = game.list(state).len();
            text += &format!("moves  {count}\nplay   {}\n", game.write_move(state, mv));
            history.push(game, mv, &playout.states[index + 1]);
        }
    }
    let result = playout.result(game).map_or_else(|| "not over".to_owned(), result_text);
    text + &format!("over   {result}\n")
}

/// How a game that could go on is drawn by its history, if it is.
fn drawn<G: Duel>(game: &G, history: &History, state: &G::State) -> Option<&'static str> {
    game.mover(state)?;
    history.draw(game.draw_rules()).map(|draw| match draw {
        HistoryDraw::Repetition => "drawn by repetition",
        HistoryDraw::Quiet => "drawn by quiet",
    })
}

/// The text of the game of this seed, chance included, which must be over within `bound` steps. Where chance
/// decides, the line says `luck` and the next state tells what came.
pub fn record_tale<G: Notation>(game: &G, seed: u64, bound: usize) -> String {
    let tale = Tale::new(game, seed, bound);
    let mut text = format!("seed   {seed}\n");
    for (index, state) in tale.states.iter().enumerate() {
        text += &format!("\nstate  {}\n", game.write_state(state));
        match tale.steps.get(index) {
            Some(TaleStep::Move(mv)) => {
                let count = game.list(state).len();
                text += &format!("moves  {count}\nplay   {}\n", game.write_move(state, *mv));
            }
            Some(TaleStep::Chance(_)) => text += "luck\n",
            None => {}
        }
    }
    let result = tale.result(game).map_or_else(|| "not over".to_owned(), result_text);
    text + &format!("over   {result}\n")
}

/// Checks every recorded game with chance in a folder (files that end in `.txt`), and panics where one
/// differs or where there is none. With `TABLA_BLESS` set, it writes them first.
pub fn check_tales<G: Notation>(game: &G, folder: &Path, bound: usize) {
    if std::env::var_os("TABLA_BLESS").is_some() {
        bless_by(folder, |seed| record_tale(game, seed, bound));
    }
    for (file, text) in recorded(folder) {
        let told = read_seed(&text).and_then(|seed| same(&text, &record_tale(game, seed, bound)));
        if let Err(error) = told.and_then(|()| reads_back(game, &text)) {
            panic!("{}: {error}", file.display());
        }
    }
}

/// Checks the recorded games of every set of rules in the folder of its name, as [`check`] does, and panics
/// where a folder belongs to no set of rules.
pub fn check_rule_sets<G: Duel + Notation>(folder: &Path, rule_sets: &[(String, G)], bound: usize) {
    rule_sets.iter().for_each(|(name, game)| check(game, &folder.join(name), bound));
    no_other_folders(folder, rule_sets.iter().map(|(name, _)| name.as_str()).collect());
}

/// Checks the recorded games with chance of every set of rules in the folder of its name, as [`check_tales`]
/// does, and panics where a folder belongs to no set of rules.
pub fn check_rule_sets_tales<G: Notation>(folder: &Path, rule_sets: &[(String, G)], bound: usize) {
    rule_sets.iter().for_each(|(name, game)| check_tales(game, &folder.join(name), bound));
    no_other_folders(folder, rule_sets.iter().map(|(name, _)| name.as_str()).collect());
}

fn no_other_folders(folder: &Path, names: BTreeSet<&str>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let known = name.to_str().is_some_and(|name| names.contains(name));
        assert!(known, "{} belongs to no set of rules, which are {names:?}", entry.path().display());
    }
}

/// Every state of a recorded game is read, and every move in it, without the seed.
fn reads_back<G: Notation>(game: &G, text: &str) -> Result<(), String> {
    let mut state = game.start();
    for (index, line) in text.lines().enumerate() {
        let at = |error: &dyn std::fmt::Display| format!("line {}: {error}", index + 1);
        match line.split_once(' ').map(|(word, told)| (word, told.trim())) {
            Some(("state", told)) => state = game.read_state(told).map_err(|error| at(&error))?,
            Some(("play", told)) => {
                game.read_move(&state, told).map_err(|error| at(&error))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks one recorded game; the error tells the line.
pub fn check_text<G: Duel + Notation>(game: &G, text: &str, bound: usize) -> Result<(), String> {
    replay(game, text)?;
    same(text, &record(game, read_seed(text)?, bound))
}

fn same(text: &str, again: &str) -> Result<(), String> {
    for (index, (told, found)) in text.lines().zip(again.lines()).enumerate() {
        if told != found {
            return Err(format!(
                "line {}: '{told}' is now '{found}': the moves' order has changed",
                index + 1
            ));
        }
    }
    match (text.lines().count(), again.lines().count()) {
        (told, found) if told == found => Ok(()),
        (told, found) => Err(format!("the game has {told} lines, and {found} when it is played again")),
    }
}

/// Checks every recorded game in a folder (files that end in `.txt`), and panics where one differs or
/// where there is none. With `TABLA_BLESS` set, it writes them first.
pub fn check<G: Duel + Notation>(game: &G, folder: &Path, bound: usize) {
    if std::env::var_os("TABLA_BLESS").is_some() {
        bless(game, folder, bound);
    }
    check_folder(game, folder, bound);
}

/// Checks every recorded game in a folder, whatever `TABLA_BLESS` says.
pub fn check_folder<G: Duel + Notation>(game: &G, folder: &Path, bound: usize) {
    for (file, text) in recorded(folder) {
        if let Err(error) = check_text(game, &text, bound) {
            panic!("{}: {error}", file.display());
        }
    }
}

/// The recorded games of a folder; there must be one.
fn recorded(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = files(folder);
    let advice = "write one with TABLA_BLESS=1 cargo test";
    assert!(!files.is_empty(), "there is no recorded game in {}: {advice}", folder.display());
    files.into_iter().map(|file| (file.clone(), read(&file))).collect()
}

/// Writes every recorded game of a folder anew from its seed; a first one where there is none.
pub fn bless<G: Duel + Notation>(game: &G, folder: &Path, bound: usize) {
    bless_by(folder, |seed| record(game, seed, bound));
}

fn bless_by(folder: &Path, record: impl Fn(u64) -> String) {
    fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files = files(folder);
    if files.is_empty() {
        files.push(folder.join("seed-1.txt"));
    }
    for file in files {
        let seed = if file.exists() { read_seed(&read(&file)) } else { Ok(1) };
        let seed = seed.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        fs::write(&file, record(seed)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
}

fn read_seed(text: &str) -> Result<u64, String> {
    let line = text.lines().next().unwrap_or_default();
    let seed = line.strip_prefix("seed").and_then(|seed| seed.trim().parse().ok());
    seed.ok_or_else(|| format!("line 1: '{line}' is not a seed, as in 'seed 7'"))
}

/// Plays the recorded moves as they are written, without the seed.
fn replay<G: Duel + Notation>(game: &G, text: &str) -> Result<(), String> {
    let mut state = game.start();
    let mut history = History::new(game, &state);
    let mut over = false;
    for (index, line) in text.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty()) {
        let (word, told) = line.split_once(' ').unwrap_or((line, ""));
        let told = told.trim();
        let found = match word {
            "state" => game.write_state(&state),
            "moves" => game.list(&state).len().to_string(),
            "play" => {
                let mv =
                    game.read_move(&state, told).map_err(|error| format!("line {}: {error}", index + 1))?;
                let written = game.write_move(&state, mv);
                game.play(&mut state, mv);
                history.push(game, mv, &state);
                written
            }
            "over" => {
                let draw = drawn(game, &history, &state);
                over = draw.is_some() || game.mover(&state).is_none();
                match game.turn(&state) {
                    Turn::Over(end) => result_text(end.outcome),
                    Turn::Seat(_) => draw.unwrap_or("not over").to_owned(),
                    Turn::Chance(never) => match never {},
                }
            }
            _ => return Err(format!("line {}: '{line}' is not expected", index + 1)),
        };
        if told != found {
            return Err(format!("line {}: '{told}' is now '{found}'", index + 1));
        }
    }
    if over { Ok(()) } else { Err("the game has no end".to_owned()) }
}
