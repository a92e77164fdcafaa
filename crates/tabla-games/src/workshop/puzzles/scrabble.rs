//! Puzzles of Scrabble: one play brings more points than every other, and its word is one that people know.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use tabla_core::{Chance, Game, Notation, Say, SeededRng, Turn, below};
use tabla_scrabble::{Generator, Lexicon, Move, RACK, Rack, Scored, Scrabble, State};

use super::Maker;
use crate::puzzles::{Grade, Puzzle, PuzzleFault};

/// A position is taken after so many turns, and before so many.
const FIRST_TURN: u64 = 2;
const LAST_TURN: u64 = 14;
/// By so many points at least the best play is better than the next.
const MARGIN: i32 = 4;
/// Laying so many tiles is hard to see.
const MANY_TILES: usize = 6;
/// Where the next play is nearer than this it is hard to choose.
const NEAR: i32 = 8;

/// The words that people know.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("../../../../../data/lexicons/english-common.txt").lines().collect());

pub(super) struct ScrabbleMaker {
    game: Scrabble,
}

impl ScrabbleMaker {
    /// Puzzles with these words.
    pub(super) fn new(words: Arc<Lexicon>) -> ScrabbleMaker {
        ScrabbleMaker { game: Scrabble::new(words) }
    }

    /// The position in one line: the board, the rack to move, and nothing of the other player.
    fn write(&self, state: &State) -> String {
        let whole = self.game.write_state(state);
        let board = whole.split(' ').next().unwrap_or_default();
        format!("{board} {}/ 0/0 0", state.rack(state.mover()))
    }

    fn puzzle(&self, state: &State) -> Result<Puzzle, PuzzleFault> {
        let (game, rack) = (&self.game, state.rack(state.mover()));
        let mut plays: Vec<Scored> = Vec::new();
        Generator::new(game.lexicon()).all(state.grid(), rack, &mut plays);
        plays.sort_by_key(|scored| -scored.score);
        let [best, next, ..] = &plays[..] else { return Err(PuzzleFault::Count { count: plays.len() }) };
        let margin = best.score - next.score;
        if margin < MARGIN {
            let near = plays.iter().filter(|scored| best.score - scored.score < MARGIN);
            return Err(PuzzleFault::Count { count: near.count() });
        }
        let (words, points) = game.count(state.board(), &best.play);
        let is_many = best.play.used().len() >= MANY_TILES;
        let grade = match [is_many, words.len() > 1, margin < NEAR].map(u8::from).iter().sum() {
            0u8 => Grade::Easy,
            1 => Grade::Medium,
            _ => Grade::Hard,
        };
        let line = vec![game.write_move(state, Move::Lay(best.play))];
        Ok(Puzzle { number: 0, grade, position: self.write(state), line, points: Some(points) })
    }

    /// Whether everybody knows the word that is laid, and no joker is on the rack.
    fn is_fair(&self, state: &State, puzzle: &Puzzle) -> bool {
        let word = puzzle.key().split(' ').nth(1).unwrap_or_default();
        let rack: &Rack = state.rack(state.mover());
        COMMON.contains(word) && rack.len() == RACK && !rack.to_string().contains('?')
    }
}

impl Maker for ScrabbleMaker {
    fn attempt(&mut self, seed: u64, number: u64) -> Option<Puzzle> {
        let mut dice = SeededRng::split(seed, number);
        let turns = FIRST_TURN + below(&mut dice, LAST_TURN - FIRST_TURN);
        let (game, mut state, mut turn) = (&self.game, self.game.start(), 0);
        loop {
            match game.turn(&state) {
                Turn::Chance(chance) => game.apply_chance(&mut state, chance.draw(&mut dice)),
                Turn::Seat(_) if turn == turns => break,
                Turn::Seat(seat) => {
                    let best = Generator::new(game.lexicon()).best(state.grid(), state.rack(seat))?;
                    game.play(&mut state, Move::Lay(best.play));
                    turn += 1;
                }
                Turn::Over(_) => return None,
            }
        }
        let puzzle = self.puzzle(&state).ok().filter(|puzzle| self.is_fair(&state, puzzle))?;
        Some(Puzzle { number, ..puzzle })
    }

    fn solve(&mut self, position: &str) -> Result<Puzzle, PuzzleFault> {
        let state = self.game.read_state(position);
        self.puzzle(&state.map_err(|error| PuzzleFault::Position { because: error.say() })?)
    }

    fn likeness(&self, position: &str) -> u64 {
        let mut hasher = DefaultHasher::new();
        position.hash(&mut hasher);
        hasher.finish()
    }
}
