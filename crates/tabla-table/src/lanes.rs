//! Games side by side whose type is forgotten: what one thread does with its share of a batch.

use tabla_core::{Encode, Notation, Outcome, Seat};

use crate::any_stepper::AnyStepper;
use crate::stepper::Stepper;

/// Games side by side, a batch or a part of one. Everything is told game after game.
pub trait AnyLanes: Send {
    /// The index of the seat to move in each game, from 0; 255 where it is over.
    fn movers(&self, out: &mut [u8]);
    /// What the seat to move sees; zeros where it is over.
    fn observe(&self, out: &mut [f32]);
    /// Which actions are legal.
    fn masks(&self, out: &mut [bool]);
    /// Draws a legal action of each game, all equally likely; 0 where it is over. What is drawn depends on the game, how
    /// far it is, and the seed alone.
    fn draw(&self, seed: u64, out: &mut [i64]);
    /// Plays one action in each game that goes on, and marks those games. The first action that is not legal is named, and
    /// then nothing is played.
    fn play(&mut self, actions: &[i64], played: &mut [bool]) -> Result<(), usize>;
    /// Draws as [`AnyLanes::draw`] does, and plays what was drawn.
    fn play_drawn(&mut self, seed: u64, out: &mut [i64]);
    /// Takes back what was played in the games that are marked.
    fn take_back(&mut self, played: &[bool]);
    /// How each game ended, if it has.
    fn ends(&self, out: &mut [Option<Outcome>]);
    /// The points of one seat; 0 where there are none.
    fn points_of(&self, seat: Seat, out: &mut [i64]);
}

/// Whatever has games side by side.
pub(crate) trait Lanes: Send {
    type Game: Encode + Notation;

    fn all(&self) -> &[Stepper<Self::Game>];
    fn all_mut(&mut self) -> &mut [Stepper<Self::Game>];
}

impl<G: Encode + Notation> Lanes for &mut [Stepper<G>] {
    type Game = G;

    fn all(&self) -> &[Stepper<G>] {
        self
    }

    fn all_mut(&mut self) -> &mut [Stepper<G>] {
        self
    }
}

impl<L: Lanes> AnyLanes for L {
    fn movers(&self, out: &mut [u8]) {
        for (lane, out) in self.all().iter().zip(out) {
            *out = lane.mover().and_then(|seat| u8::try_from(seat.index()).ok()).unwrap_or(u8::MAX);
        }
    }

    fn observe(&self, out: &mut [f32]) {
        let width = self.all().first().map_or(1, |lane| lane.game().features());
        for (lane, out) in self.all().iter().zip(out.chunks_exact_mut(width.max(1))) {
            match lane.mover() {
                Some(seat) => AnyStepper::observe(lane, seat, out),
                None => out.fill(0.0),
            }
        }
    }

    fn masks(&self, out: &mut [bool]) {
        let width = self.all().first().map_or(1, |lane| lane.game().actions());
        for (lane, out) in self.all().iter().zip(out.chunks_exact_mut(width.max(1))) {
            AnyStepper::mask(lane, out);
        }
    }

    fn draw(&self, seed: u64, out: &mut [i64]) {
        for (lane, out) in self.all().iter().zip(out) {
            *out = AnyStepper::draw(lane, seed).map_or(0, i64::from);
        }
    }

    fn play(&mut self, actions: &[i64], played: &mut [bool]) -> Result<(), usize> {
        let lanes = self.all_mut();
        let mut moves = Vec::with_capacity(lanes.len());
        for (at, lane) in lanes.iter().enumerate() {
            let mv = || {
                let action = usize::try_from(*actions.get(at)?).ok()?;
                lane.game().move_of(lane.state(), action)
            };
            moves.push(match lane.mover() {
                Some(_) => Some(mv().ok_or(at)?),
                None => None,
            });
        }
        for ((lane, mv), played) in lanes.iter_mut().zip(moves).zip(played) {
            *played = mv.is_some();
            if let Some(mv) = mv {
                lane.play(mv);
            }
        }
        Ok(())
    }

    fn play_drawn(&mut self, seed: u64, out: &mut [i64]) {
        for (lane, out) in self.all_mut().iter_mut().zip(out) {
            *out = lane.play_drawn(seed).map_or(0, i64::from);
        }
    }

    fn take_back(&mut self, played: &[bool]) {
        for (lane, _) in self.all_mut().iter_mut().zip(played).filter(|(_, played)| **played) {
            lane.undo();
        }
    }

    fn ends(&self, out: &mut [Option<Outcome>]) {
        self.all().iter().zip(out).for_each(|(lane, out)| *out = lane.outcome());
    }

    fn points_of(&self, seat: Seat, out: &mut [i64]) {
        for (lane, out) in self.all().iter().zip(out) {
            *out = AnyStepper::points(lane, seat).unwrap_or(0);
        }
    }
}
