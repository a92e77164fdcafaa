//! `tabla puzzles`: making puzzles by our own search, and checking a file of them.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use serde_json::{Value, json};
use tabla_core::{Say, Saying};
use tabla_games::puzzles::{Grade, PUZZLED, Puzzle, PuzzleFault, read_puzzles};
use tabla_games::workshop::PuzzleMaker;
use tabla_games::{StorageError, Words, read_text};

use crate::cli::PuzzlesArgs;
use crate::workshop::{bar, follow, number};
use crate::{DONE, Failure, UNFINISHED};

/// Makes puzzles, or checks those of a file.
pub fn puzzles(args: &PuzzlesArgs, words: &Words) -> Result<u8, Failure> {
    let none =
        || Saying::new("puzzles-missing").with("game", args.game.as_str()).with("known", PUZZLED.join(", "));
    let maker = PuzzleMaker::of(&args.game).ok_or_else(none)??;
    match &args.check {
        Some(path) => check(maker, path, args.json, words),
        None => make(maker, args, words),
    }
}

/// Makes puzzles; goes on where an earlier run with the same file and seed stopped.
fn make(mut maker: PuzzleMaker, args: &PuzzlesArgs, words: &Words) -> Result<u8, Failure> {
    let count: usize = number(&args.count, "--count", 1, 100_000)?;
    let seed: u64 = number(&args.seed, "--seed", 0, u64::MAX)?;
    let mut made = Vec::new();
    let mut file = None;
    if let Some(path) = &args.out {
        let head = format!("# Made by `tabla puzzles {} --seed {seed}`.", args.game);
        let (there, opened) = open(path, &head)?;
        there.iter().for_each(|puzzle| maker.pass(puzzle));
        (made, file) = (there, Some((path, opened)));
    }
    let (bar, had) = (bar(count as u64), made.len());
    let follow = follow(&bar, words);
    while made.len() < count {
        follow(made.len() as u64, count as u64);
        // Grades come in turn, so that a stock has as many of each.
        let grade = Grade::ALL[made.len() % Grade::ALL.len()];
        let Some(puzzle) = maker.try_next(seed).filter(|puzzle| puzzle.grade == grade) else { continue };
        if let Some((path, file)) = &mut file {
            let written = writeln!(file, "{puzzle}").and_then(|()| file.sync_data());
            written.map_err(|error| StorageError::write(path, &error))?;
        }
        made.push(puzzle);
    }
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    match &file {
        _ if args.json => {
            let puzzles: Vec<Value> = made.iter().map(as_json).collect();
            writeln!(out, "{:#}", json!({ "game": args.game, "seed": seed, "puzzles": puzzles }))?;
        }
        None => made.iter().try_for_each(|puzzle| writeln!(out, "{puzzle}"))?,
        Some((path, _)) => {
            let saying = Saying::new("puzzles-written").with("path", path.display().to_string());
            let saying = saying.with("count", made.len()).with("new", made.len() - had);
            writeln!(out, "{}", words.say(&saying))?;
        }
    }
    Ok(DONE)
}

/// The puzzles that are in a file with this head, and the file, to which others are added. A line that was cut off is
/// left out of both.
fn open(path: &Path, head: &str) -> Result<(Vec<Puzzle>, File), Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(StorageError::read(path, &error).into()),
    };
    if !text.is_empty() && text.lines().next() != Some(head) {
        let other = Saying::new("puzzles-other").with("path", path.display().to_string());
        return Err(other.with("head", head).into());
    }
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let there = read_puzzles(&text[..whole]).map_err(|fault| wrong(path, fault))?;
    let unwritable = |error: io::Error| StorageError::write(path, &error);
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
    file.set_len(whole as u64).map_err(unwritable)?;
    if whole == 0 {
        writeln!(file, "{head}").map_err(unwritable)?;
    }
    Ok((there.into_iter().map(|(_, puzzle)| puzzle).collect(), file))
}

/// Solves every puzzle of a file again, and says which are wrong.
fn check(mut maker: PuzzleMaker, path: &Path, json: bool, words: &Words) -> Result<u8, Failure> {
    let puzzles = read_puzzles(&read_text(path)?).map_err(|fault| wrong(path, fault))?;
    let bar = bar(puzzles.len() as u64);
    let follow = follow(&bar, words);
    let mut faults = Vec::new();
    for (done, (line, puzzle)) in puzzles.iter().enumerate() {
        follow(done as u64, puzzles.len() as u64);
        faults.extend(maker.check(puzzle).err().map(|fault| (*line, fault.say())));
    }
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if json {
        let faults: Vec<Value> =
            faults.iter().map(|(line, fault)| json!({ "line": line, "wrong": words.say(fault) })).collect();
        writeln!(out, "{:#}", json!({ "puzzles": puzzles.len(), "faults": faults }))?;
    } else {
        for (line, fault) in &faults {
            let saying = Saying::new("puzzles-wrong").with("path", path.display().to_string());
            writeln!(out, "{}", words.say(&saying.with("line", *line).with("because", fault.clone())))?;
        }
        let saying = Saying::new("puzzles-checked").with("path", path.display().to_string());
        let right = puzzles.len() - faults.len();
        writeln!(out, "{}", words.say(&saying.with("right", right).with("count", puzzles.len())))?;
    }
    Ok(if faults.is_empty() { DONE } else { UNFINISHED })
}

fn wrong(path: &Path, (line, _, fault): (usize, String, PuzzleFault)) -> Failure {
    let saying = Saying::new("puzzles-wrong").with("path", path.display().to_string());
    saying.with("line", line).with("because", fault.say()).into()
}

fn as_json(puzzle: &Puzzle) -> Value {
    json!({
        "number": puzzle.number,
        "grade": puzzle.grade.id(),
        "position": puzzle.position,
        "solution": puzzle.line,
        "points": puzzle.points,
    })
}
