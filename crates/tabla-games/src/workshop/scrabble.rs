//! Counting the plays of recorded positions, to compare generators and to measure ours.

use std::time::Duration;

use tabla_core::{Notation, Say, Saying};
use tabla_scrabble::{Generator, Rack, Scored, Scrabble, State, Tally};

use super::cpu_time;

#[derive(Clone, Debug)]
pub struct CountLine {
    /// Its line in the file, counted from 1.
    pub line: usize,
    state: State,
    /// What the file says about it.
    pub expected: Option<Tally>,
}

impl CountLine {
    fn rack(&self) -> &Rack {
        self.state.rack(self.state.mover())
    }
}

/// What a position adds up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Its line in the file.
    pub line: usize,
    pub tally: Tally,
    /// What the file says, if it says something else.
    pub expected: Option<Tally>,
}

/// What all positions add up to, and how long that took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountReport {
    /// How many positions there are.
    pub positions: usize,
    /// The number of plays, the sum of their scores, and the sum of the best scores.
    pub plays: usize,
    /// The sum of all scores.
    pub sum: i64,
    /// The sum of the best scores.
    pub best: i64,
    /// In how many lines the file says something else.
    pub different: usize,
    /// Processor time for finding all plays.
    pub all_time: Duration,
    /// Processor time for finding the best ones.
    pub best_time: Duration,
}

impl CountReport {
    /// Microseconds of the processor for one position: all plays, and the best play.
    pub fn micros(&self) -> [f64; 2] {
        let positions = self.positions.max(1) as f64;
        [self.all_time, self.best_time].map(|time| time.as_secs_f64() * 1e6 / positions)
    }
}

/// Reads positions: the board by rows, the rack, and, if they are there, the tiles in the bag, the number of
/// plays, the sum of their scores and the best score, with tabs between them. The error is the line, its text
/// and what is wrong.
pub fn read_positions(game: &Scrabble, text: &str) -> Result<Vec<CountLine>, (usize, String, Saying)> {
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    let written = lines.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    written
        .map(|(line, number)| {
            read_line(game, line, number).map_err(|because| (number, line.to_owned(), because))
        })
        .collect()
}

fn read_line(game: &Scrabble, line: &str, number: usize) -> Result<CountLine, Saying> {
    let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
    let [board, rack, rest @ ..] = &columns[..] else { return Err(Saying::new("scrabble-count-columns")) };
    let state = game.read_state(&format!("{board} {rack}/ 0/0 0")).map_err(|error| error.say())?;
    let expected = match rest {
        [_, plays, sum, best, ..] => {
            let read = || {
                Some(Tally { plays: plays.parse().ok()?, sum: sum.parse().ok()?, best: best.parse().ok()? })
            };
            Some(read().ok_or_else(|| Saying::new("scrabble-count-columns"))?)
        }
        _ => None,
    };
    Ok(CountLine { line: number, state, expected })
}

/// Finds all plays of every position, then the best one of each, and measures both.
pub fn count_plays(game: &Scrabble, lines: &[CountLine], mut tell: impl FnMut(&Counted)) -> CountReport {
    let generator = Generator::new(game.lexicon());
    let mut plays: Vec<Scored> = Vec::new();
    let begun = cpu_time();
    let tallies: Vec<Tally> =
        lines.iter().map(|line| generator.tally(line.state.grid(), line.rack(), &mut plays)).collect();
    let all_time = cpu_time().saturating_sub(begun);
    let begun = cpu_time();
    let bests: Vec<i32> = lines
        .iter()
        .map(|line| generator.best(line.state.grid(), line.rack()).map_or(0, |scored| scored.score))
        .collect();
    let best_time = cpu_time().saturating_sub(begun);
    let mut report =
        CountReport { positions: lines.len(), plays: 0, sum: 0, best: 0, different: 0, all_time, best_time };
    for ((line, tally), best) in lines.iter().zip(tallies).zip(bests) {
        // Both searches must agree on what is best.
        let agree = best == tally.best;
        let expected = line.expected.filter(|expected| *expected != tally || !agree);
        report.plays += tally.plays;
        report.sum += tally.sum;
        report.best += i64::from(tally.best);
        report.different += usize::from(expected.is_some() || !agree);
        tell(&Counted { line: line.line, tally, expected });
    }
    report
}
