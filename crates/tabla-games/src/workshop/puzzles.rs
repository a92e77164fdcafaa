//! Making puzzles by our own search, and checking them again.
//!
//! Every puzzle comes out of one game that is played with chance split off the seed by its number, so that a job that was
//! cut goes on with the next number, and the same seed gives the same puzzles.

mod duel;
mod scrabble;

use std::collections::HashSet;

use tabla_mice::Mice;
use tabla_santorini::Santorini;

use crate::puzzles::{Puzzle, PuzzleFault};
use crate::scrabble::{ListProblem, WordLists, WordSource};

/// What a game brings so that its puzzles can be made.
trait Maker {
    /// The puzzle in the game of this number, if there is one in it.
    fn attempt(&mut self, seed: u64, number: u64) -> Option<Puzzle>;

    /// What a puzzle of this position is like; its number is 0.
    fn solve(&mut self, position: &str) -> Result<Puzzle, PuzzleFault>;

    /// The same for positions that are the same to a solver.
    fn likeness(&self, position: &str) -> u64;
}

/// Makes puzzles of one game, and checks them.
pub struct PuzzleMaker {
    maker: Box<dyn Maker>,
    seen: HashSet<u64>,
    next: u64,
}

impl PuzzleMaker {
    /// Whoever makes the puzzles of this game; `None` where it has none.
    pub fn of(game: &str) -> Option<Result<PuzzleMaker, ListProblem>> {
        let maker: Box<dyn Maker> = match game {
            "mice" => Box::new(duel::mice(Mice::default())),
            "santorini" => Box::new(duel::santorini(Santorini)),
            "scrabble" => match WordLists::default().load(&WordSource::English) {
                Ok(words) => Box::new(scrabble::ScrabbleMaker::new(words)),
                Err(problem) => return Some(Err(problem)),
            },
            _ => return None,
        };
        Some(Ok(PuzzleMaker { maker, seen: HashSet::new(), next: 0 }))
    }

    /// Goes on after a puzzle that was made before.
    pub fn pass(&mut self, puzzle: &Puzzle) {
        self.seen.insert(self.maker.likeness(&puzzle.position));
        self.next = self.next.max(puzzle.number.saturating_add(1));
    }

    /// Plays the next game: its puzzle, unless there is none in it or it was there before.
    pub fn try_next(&mut self, seed: u64) -> Option<Puzzle> {
        let number = self.next;
        self.next += 1;
        let puzzle = self.maker.attempt(seed, number)?;
        self.seen.insert(self.maker.likeness(&puzzle.position)).then_some(puzzle)
    }

    /// Solves a puzzle again: everything that is said of it must be so.
    pub fn check(&mut self, puzzle: &Puzzle) -> Result<(), PuzzleFault> {
        let solved = self.maker.solve(&puzzle.position)?;
        if puzzle.line != solved.line {
            let (text, right) = (puzzle.line.join("; "), solved.line.join("; "));
            return Err(PuzzleFault::Solution { text, right });
        }
        if puzzle.points != solved.points {
            return Err(PuzzleFault::Points { right: solved.points.unwrap_or(0) });
        }
        if puzzle.grade != solved.grade {
            return Err(PuzzleFault::OtherGrade { text: puzzle.grade.id(), right: solved.grade.id() });
        }
        if self.seen.insert(self.maker.likeness(&puzzle.position)) { Ok(()) } else { Err(PuzzleFault::Again) }
    }
}
