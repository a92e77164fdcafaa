//! A game by numbers with one flaw each: every law must catch its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use tabla_core::{ChanceOf, Encode, Game, Never, Seat, SeededRng, TurnOf, Viewer};
use tabla_testkit::heap::{Heap, Stones};
use tabla_testkit::{Finished, encode_laws};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    LeavesAMoveOut,
    GivesANumberTwice,
    CountsTooFar,
    LeadsElsewhere,
    PlaysAnything,
    MarksTooMuch,
    KeepsOldMarks,
    LeavesAPlaceOut,
    SaysTooMuch,
    ChangesItsMind,
    TellsTheSide,
}

struct Flawed {
    flaw: Flaw,
    asked: AtomicUsize,
}

impl Flawed {
    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl Game for Flawed {
    type State = Stones;
    type Move = u8;
    type Chance = Never;
    type Observation = Stones;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Stones {
        Heap.start()
    }

    fn turn(&self, state: &Stones) -> TurnOf<Self> {
        Heap.turn(state)
    }

    fn moves(&self, state: &Stones, moves: &mut Vec<u8>) {
        Heap.moves(state, moves);
    }

    fn play(&self, state: &mut Stones, take: u8) {
        Heap.play(state, take);
    }

    fn apply_chance(&self, _: &mut Stones, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &Stones, _: Viewer) -> Stones {
        *state
    }
}

impl Encode for Flawed {
    fn actions(&self) -> usize {
        if self.is(Flaw::CountsTooFar) { 2 } else { 3 }
    }

    fn action(&self, _: &Stones, take: u8) -> Option<usize> {
        match self.flaw {
            Flaw::LeavesAMoveOut if take == 2 => None,
            Flaw::GivesANumberTwice => Some(0),
            _ => Some(usize::from(take) - 1),
        }
    }

    fn move_of(&self, state: &Stones, action: usize) -> Option<u8> {
        let take = match self.flaw {
            Flaw::LeadsElsewhere => 3u8.checked_sub(u8::try_from(action).ok()?)?,
            _ => u8::try_from(action).ok()?.checked_add(1)?,
        };
        let most = if self.is(Flaw::PlaysAnything) { 3 } else { state.left.min(3) };
        (1..=most).contains(&take).then_some(take)
    }

    fn mask(&self, state: &Stones, out: &mut [bool]) {
        if !self.is(Flaw::KeepsOldMarks) {
            out.fill(self.is(Flaw::MarksTooMuch));
        }
        out.iter_mut().take(state.left.into()).for_each(|legal| *legal = true);
    }

    fn features(&self) -> usize {
        2
    }

    fn encode(&self, seen: &Stones, _: Seat, out: &mut [f32]) {
        out[0] = f32::from(seen.left) / 21.0;
        match self.flaw {
            Flaw::LeavesAPlaceOut => {}
            Flaw::SaysTooMuch => out[1] = f32::from(seen.left),
            Flaw::ChangesItsMind => out[1] = (self.asked.fetch_add(1, Ordering::Relaxed) % 2) as f32,
            Flaw::TellsTheSide => out[1] = f32::from(seen.side.number() - 1),
            _ => out[1] = 0.0,
        }
    }
}

/// As if nobody might know whose turn it is.
fn redeal(state: &Stones, _: Seat, _: &mut SeededRng) -> Stones {
    Stones { side: state.side.other(), ..*state }
}

type Law = fn(&Flawed, usize);

/// Every law, with the flaws that it must catch.
const LAWS: [(Law, &[Flaw]); 5] = [
    (
        |game, bound| encode_laws::moves_have_numbers_of_their_own(game, usize::MAX, bound),
        &[Flaw::LeavesAMoveOut, Flaw::GivesANumberTwice, Flaw::CountsTooFar, Flaw::LeadsElsewhere],
    ),
    (encode_laws::other_numbers_are_no_moves, &[Flaw::LeadsElsewhere, Flaw::PlaysAnything]),
    (encode_laws::masks_mark_the_moves, &[Flaw::MarksTooMuch, Flaw::KeepsOldMarks]),
    (
        |game, bound| encode_laws::what_is_seen_fills_its_place(game, 0.0..=1.0, bound),
        &[Flaw::LeavesAPlaceOut, Flaw::SaysTooMuch, Flaw::ChangesItsMind],
    ),
    (|game, bound| encode_laws::what_is_hidden_is_not_encoded(game, 2, redeal, bound), &[Flaw::TellsTheSide]),
];

#[test]
fn every_law_catches_its_flaws() {
    for (number, (law, flaws)) in LAWS.iter().enumerate() {
        let flawed = |flaw| Flawed { flaw, asked: AtomicUsize::new(0) };
        let caught = |flaw: Flaw| catch_unwind(AssertUnwindSafe(|| law(&flawed(flaw), 21))).is_err();
        assert!(!caught(Flaw::None), "law {number} is broken by a game without a flaw");
        for &flaw in *flaws {
            assert!(caught(flaw), "law {number} does not catch a game that {flaw:?}");
        }
    }
}

/// Where moves are ranked, those beyond the cap have no number, and that is no flaw.
#[test]
fn beyond_the_cap_nothing_is_asked_for() {
    let game = Flawed { flaw: Flaw::LeavesAMoveOut, asked: AtomicUsize::new(0) };
    encode_laws::moves_have_numbers_of_their_own(&game, 1, 21);
}
