//! Puzzles of the duels: the side to move wins by force in three moves of its own, with one first move alone.

use tabla_core::{Duel, Evaluate, Guide, Notation, Say, SeededRng, Verdict, below, pick};
use tabla_mice::Mice;
use tabla_santorini::Santorini;
use tabla_search::{
    Champion, Limits, NeverStop, Options, alphabeta, forced_line, winning_moves, wins_within,
};

use super::Maker;
use crate::kits::mice::guide;
use crate::puzzles::{Grade, OWN_MOVES, Puzzle, PuzzleFault};

/// How long both sides think about a move of the games out of which puzzles come.
const NODES: u64 = 1_500;
/// So many turns at the beginning are any at all.
const RANDOM_TURNS: usize = 6;
/// One move in so many is any at all later on: games of champions alone are seldom lost suddenly.
const LAPSE: u64 = 10;
/// Longer games are given up.
const MOST_TURNS: usize = 120;
/// In how many plies a game is won with [`OWN_MOVES`] own moves.
const PLIES: u32 = 2 * OWN_MOVES - 1;
/// Who finds the key so soon finds the puzzle easy, or else not hard.
const EASY_DEPTH: u32 = 1;
const MEDIUM_DEPTH: u32 = 3;

/// A duel, with what its players go by.
pub(super) struct DuelMaker<G: Duel, P, E: Guide<G>> {
    game: G,
    plain: P,
    champion: Champion<G, E>,
}

fn maker<G: Duel, P, E: Guide<G>>(game: G, plain: P, guide: E) -> DuelMaker<G, P, E> {
    let options = Options { table_mb: 1, ..Options::default() };
    DuelMaker { game, plain, champion: Champion::new(guide, options) }
}

/// Puzzles of Mice by these rules.
pub(super) fn mice(game: Mice) -> DuelMaker<Mice, tabla_mice::PlainEval, tabla_mice::Eval> {
    maker(game, tabla_mice::PlainEval, guide())
}

/// Puzzles of Santorini.
pub(super) fn santorini(
    game: Santorini,
) -> DuelMaker<Santorini, tabla_santorini::PlainEval, tabla_santorini::Eval> {
    maker(game, tabla_santorini::PlainEval, tabla_santorini::Eval::default())
}

impl<G: Duel + Notation, P: Evaluate<G>, E: Guide<G>> Maker for DuelMaker<G, P, E> {
    fn attempt(&mut self, seed: u64, number: u64) -> Option<Puzzle> {
        let mut dice = SeededRng::split(seed, number);
        let mut state = self.game.start();
        self.champion.forget();
        for turn in 0..MOST_TURNS {
            let moves = self.game.list(&state);
            let any = *pick(&mut dice, &moves)?;
            if turn < RANDOM_TURNS {
                self.game.play(&mut state, any);
                continue;
            }
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let answer = self.champion.think(&self.game, &state, limits, &NeverStop, &mut |_| {})?;
            let is_promising = answer.score.verdict() == Verdict::Win { plies: PLIES };
            if is_promising && let Ok(puzzle) = self.puzzle(&state) {
                return Some(Puzzle { number, ..puzzle });
            }
            let is_lapse = below(&mut dice, LAPSE) == 0;
            self.game.play(&mut state, if is_lapse { any } else { answer.best });
        }
        None
    }

    fn solve(&mut self, position: &str) -> Result<Puzzle, PuzzleFault> {
        let state = self.game.read_state(position);
        self.puzzle(&state.map_err(|error| PuzzleFault::Position { because: error.say() })?)
    }

    fn likeness(&self, position: &str) -> u64 {
        self.game.read_state(position).map_or(0, |state| self.game.frame(&state).0)
    }
}

impl<G: Duel + Notation, P: Evaluate<G>, E: Guide<G>> DuelMaker<G, P, E> {
    /// The puzzle of this position, if it is one.
    fn puzzle(&self, state: &G::State) -> Result<Puzzle, PuzzleFault> {
        let game = &self.game;
        if wins_within(game, state, OWN_MOVES - 1) {
            return Err(PuzzleFault::Shorter);
        }
        let keys = winning_moves(game, state, OWN_MOVES);
        let &[key] = &keys[..] else { return Err(PuzzleFault::Count { count: keys.len() }) };
        let (mut line, mut now) = (Vec::new(), state.clone());
        for mv in forced_line(game, state, OWN_MOVES) {
            line.push(game.write_move(&now, mv));
            game.play(&mut now, mv);
        }
        let position = game.write_state(state);
        Ok(Puzzle { number: 0, grade: self.grade(state, key), position, line, points: None })
    }

    /// Easy: the key looks best after one's own move alone. Medium: it does when the answer and the next move are
    /// looked at, too. Hard: not even then.
    fn grade(&self, state: &G::State, key: G::Move) -> Grade {
        let finds = |depth| {
            let answer = alphabeta(&self.game, &self.plain, state, depth, &NeverStop);
            answer.is_some_and(|answer| answer.best == key)
        };
        match () {
            () if finds(EASY_DEPTH) => Grade::Easy,
            () if finds(MEDIUM_DEPTH) => Grade::Medium,
            () => Grade::Hard,
        }
    }
}
