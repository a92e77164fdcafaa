//! Cascades that may never end: how many steps one takes, found with a few words of memory.
//!
//! Refill lines begin again when they are used up, so a cascade can come back to a board and to places
//! in the lines where it was before; from there on it would go round for ever. A second walker that
//! stands still and jumps to the first at powers of two notices this (Brent's method), and how long one
//! round is; two walkers that far apart then find where the round begins.

use crate::lines::Feed;
use crate::planes::Runs;
use crate::{Board, Lines, Stop};

/// A cascade is stopped after so many steps.
///
/// Lines of different lengths need not come back to the same places together within a lifetime.
pub(crate) const MOST_STEPS: u32 = 1_000_000;

/// A board in the middle of a round, with the places in the refill lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) board: Board,
    pub(crate) used: [u16; 8],
}

impl Spot {
    /// The next step; nothing changes when no run is left.
    #[inline]
    pub(crate) fn step(&mut self, lines: &Lines) -> Option<Runs> {
        let mut feed = Feed::resume(lines, self.used);
        let step = self.board.step(&mut feed)?;
        self.used = feed.used();
        Some(step.runs)
    }
}

/// How many steps a cascade takes from here, and why it is stopped then, if it is.
pub(crate) fn extent(start: Spot, lines: &Lines) -> (u32, Option<Stop>) {
    extent_within(start, lines, MOST_STEPS)
}

fn extent_within(start: Spot, lines: &Lines, most: u32) -> (u32, Option<Stop>) {
    let (mut walker, mut stone) = (start, start);
    let (mut since, mut power) = (0, 1);
    // A repetition within `most` steps is noticed within three times as many.
    for steps in 0..=most.saturating_mul(3) {
        if walker.step(lines).is_none() {
            return if steps <= most { (steps, None) } else { (most, Some(Stop::Length)) };
        }
        since += 1;
        if walker == stone {
            let steps = first_repetition(start, lines, since);
            return if steps <= most { (steps, Some(Stop::Repetition)) } else { (most, Some(Stop::Length)) };
        }
        if since == power {
            (stone, since, power) = (walker, 0, power.saturating_mul(2));
        }
    }
    (most, Some(Stop::Length))
}

/// After how many steps a cascade is for the first time where it was before, if it goes round in
/// `period` steps in the end.
fn first_repetition(start: Spot, lines: &Lines, period: u32) -> u32 {
    let (mut behind, mut ahead) = (start, start);
    for _ in 0..period {
        ahead.step(lines);
    }
    let mut steps = period;
    while behind != ahead {
        behind.step(lines);
        ahead.step(lines);
        steps += 1;
    }
    steps
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tabla_core::{SeededRng, below};

    use super::*;
    use crate::{Cell, Jewel};

    /// The same question answered by remembering everything.
    fn plain(start: Spot, lines: &Lines, most: u32) -> (u32, Option<Stop>) {
        let key = |spot: &Spot| (spot.board, spot.used);
        let mut seen = HashSet::from([key(&start)]);
        let mut spot = start;
        for steps in 0..=most {
            if spot.clone().step(lines).is_none() {
                return (steps, None);
            }
            if steps == most {
                break;
            }
            spot.step(lines);
            if !seen.insert(key(&spot)) {
                return (steps + 1, Some(Stop::Repetition));
            }
        }
        (most, Some(Stop::Length))
    }

    /// Boards and lines of few colours, so that cascades are long.
    fn random_start(dice: &mut SeededRng) -> (Spot, Lines) {
        let colours = 1 + below(dice, 3);
        let lengths = [8 + below(dice, 5) as usize, 8 + below(dice, 5) as usize];
        let same = below(dice, 2) == 0;
        let mut stone = |_: Cell| Jewel::ALL[below(dice, colours) as usize];
        let board = Board::from_fn(&mut stone);
        let line: Vec<Jewel> = Cell::ALL.into_iter().map(&mut stone).collect();
        let lines = std::array::from_fn(|column| {
            if same {
                line[..lengths[0]].to_vec()
            } else {
                line[column..column + lengths[column % 2]].to_vec()
            }
        });
        (Spot { board, used: [0; 8] }, Lines::new(lines).unwrap())
    }

    #[test]
    fn cascades_end_where_remembering_everything_says() {
        let mut dice = SeededRng::new(4);
        let mut seen = [0; 3];
        for _ in 0..3_000 {
            let (start, lines) = random_start(&mut dice);
            for most in [0, 1, 2, 7, 40, 3_000] {
                let found = extent_within(start, &lines, most);
                assert_eq!(found, plain(start, &lines, most), "{start:?} {lines:?} {most}");
                seen[match found.1 {
                    None => 0,
                    Some(Stop::Repetition) => 1,
                    Some(Stop::Length) => 2,
                }] += 1;
            }
        }
        println!("at rest, repeated, too long: {seen:?}");
        assert!(seen.iter().all(|&count| count > 500), "{seen:?}");
    }
}
