//! Counting paths, and the files that say how many there are.
//!
//! A path counts only when it has its full length: a game that ends earlier adds nothing. A file has a
//! block for each position; `#` starts a comment:
//!
//! ```text
//! id     five-stones
//! state  5/1
//! perft  1 3
//! perft  2 8
//! perft  3 10      # three, then two, is no path of three moves
//! ```
//!
//! Counting costs as much as the count is large, so every line has a budget. What exceeds it is left
//! out and reported; `TABLA_PERFT_BUDGET=1000000000 cargo test` counts deeper.

use std::collections::HashSet;
use std::fmt;

use tabla_core::{Duel, Notation};

/// The number of ways to play exactly `depth` moves.
///
/// ```
/// use tabla_core::Notation;
/// use tabla_testkit::{heap::Heap, perft::perft};
/// let state = Heap.read_state("3/1").unwrap();
/// assert_eq!(perft(&Heap, &state, 2), 3); // 1 1, 1 2, 2 1
/// ```
pub fn perft<G: Duel>(game: &G, state: &G::State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.list(state).len() as u64,
        _ => game.list(state).into_iter().map(|mv| perft(game, &game.after(state, mv), depth - 1)).sum(),
    }
}

/// One position of a file, with its counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    pub id: String,
    pub state: String,
    /// What must come out.
    pub counts: Vec<Count>,
}

/// One count of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The line that says it, counted from 1.
    pub line: usize,
    /// How many moves are played.
    pub depth: u32,
    /// In how many ways.
    pub paths: u64,
}

/// Reads a file of counts; the error begins with the number of the line.
pub fn read_fixtures(text: &str) -> Result<Vec<Fixture>, String> {
    let mut fixtures: Vec<Fixture> = Vec::new();
    let mut ids = HashSet::new();
    for (index, line) in text.lines().enumerate() {
        let written = line.split('#').next().unwrap_or_default().trim();
        if written.is_empty() {
            continue;
        }
        let fail = |what: &str| Err(format!("line {}: {what} in '{written}'", index + 1));
        let (word, rest) = written.split_once(char::is_whitespace).unwrap_or((written, ""));
        let rest = rest.trim();
        match (word, fixtures.last_mut()) {
            (_, _) if rest.is_empty() => return fail("nothing follows the first word"),
            ("id", _) => {
                if !ids.insert(rest) {
                    return fail("the id is there already");
                }
                fixtures.push(Fixture { id: rest.to_owned(), state: String::new(), counts: Vec::new() });
            }
            (_, None) => return fail("a block begins with its id"),
            ("state", Some(fixture)) if fixture.state.is_empty() => fixture.state = rest.to_owned(),
            ("perft", Some(fixture)) if !fixture.state.is_empty() => {
                let numbers = rest.split_once(char::is_whitespace).and_then(|(depth, paths)| {
                    Some((depth.parse().ok()?, paths.trim().replace('_', "").parse().ok()?))
                });
                let Some((depth, paths)) = numbers else { return fail("a depth and a count are missing") };
                fixture.counts.push(Count { line: index + 1, depth, paths });
            }
            _ => return fail("this is not expected here"),
        }
    }
    match fixtures.iter().find(|fixture| fixture.counts.is_empty()) {
        Some(fixture) => Err(format!("'{}' has no counts", fixture.id)),
        None => Ok(fixtures),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many lines were counted.
    pub counted: usize,
    /// How many lines the budget left out.
    pub skipped: usize,
    /// How many paths were counted in all.
    pub paths: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "perft: {} lines counted, {} paths; {} lines over the budget",
            self.counted, self.paths, self.skipped
        )
    }
}

/// Counts every line of a file whose count is within the budget, and panics with all that differ.
pub fn check<G: Duel + Notation>(game: &G, text: &str, budget: u64) -> Report {
    check_with(text, budget, |state, depth| {
        game.read_state(state).map(|state| perft(game, &state, depth)).map_err(|error| error.to_string())
    })
}

/// The same with another way to count: `count` is given a position's text and a depth.
pub fn check_with(text: &str, budget: u64, count: impl Fn(&str, u32) -> Result<u64, String>) -> Report {
    let fixtures = read_fixtures(text).unwrap_or_else(|error| panic!("{error}"));
    assert!(!fixtures.is_empty(), "the file has no positions");
    let mut report = Report::default();
    let mut differing = Vec::new();
    for fixture in &fixtures {
        for &Count { line, depth, paths } in &fixture.counts {
            if paths > budget {
                report.skipped += 1;
                continue;
            }
            report.counted += 1;
            report.paths += paths;
            match count(&fixture.state, depth) {
                Ok(counted) if counted == paths => {}
                Ok(counted) => {
                    differing.push(format!(
                        "line {line}: {} at depth {depth} has {counted} paths, not {paths}",
                        fixture.id
                    ));
                }
                Err(error) => differing.push(format!("line {line}: {}: {error}", fixture.id)),
            }
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    report
}

/// The budget of a line: what `TABLA_PERFT_BUDGET` says, or this.
pub fn budget(usual: u64) -> u64 {
    match std::env::var("TABLA_PERFT_BUDGET") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("TABLA_PERFT_BUDGET is '{text}', not a number")),
        Err(_) => usual,
    }
}
