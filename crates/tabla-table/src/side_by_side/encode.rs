//! Several places as numbers.

use tabla_core::rand_core::Rng;
use tabla_core::{Encode, Seat};

use super::{AtPlace, SideBySide};

impl<G: Encode> Encode for SideBySide<G> {
    fn actions(&self) -> usize {
        self.game.actions()
    }

    fn action(&self, places: &Self::State, mv: Self::Move) -> Option<usize> {
        self.game.action(self.at(places, mv.seat)?, mv.mv)
    }

    fn move_of(&self, places: &Self::State, action: usize) -> Option<Self::Move> {
        let seat = self.next_place(places)?;
        Some(AtPlace { seat, mv: self.game.move_of(self.at(places, seat)?, action)? })
    }

    fn mask(&self, places: &Self::State, out: &mut [bool]) {
        let next = self.next_place(places).and_then(|seat| self.at(places, seat));
        match next {
            Some(state) => self.game.mask(state, out),
            None => out.fill(false),
        }
    }

    fn legal(&self, places: &Self::State, out: &mut Vec<u32>) {
        if let Some(state) = self.next_place(places).and_then(|seat| self.at(places, seat)) {
            self.game.legal(state, out);
        }
    }

    fn draw(&self, places: &Self::State, dice: &mut dyn Rng) -> Option<u32> {
        self.game.draw(self.next_place(places).and_then(|seat| self.at(places, seat))?, dice)
    }

    /// The own place, then points and turns of every place as they are counted, the own first.
    fn features(&self) -> usize {
        self.game.features() + 2 * usize::from(self.people)
    }

    fn encode(&self, seen: &Self::Observation, seat: Seat, out: &mut [f32]) {
        let Some((own, rest)) = out.split_at_mut_checked(self.game.features()) else { return };
        match seen.get(seat.index()).and_then(|place| place.own.as_ref()) {
            Some(place) => self.game.encode(place, Seat::FIRST, own),
            None => own.fill(0.0),
        }
        let from_own = seen.iter().cycle().skip(seat.index());
        for (out, place) in rest.chunks_exact_mut(2).zip(from_own) {
            out.copy_from_slice(&[place.points as f32, place.turns as f32]);
        }
    }
}
