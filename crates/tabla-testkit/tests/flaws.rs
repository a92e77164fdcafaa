//! Games with one flaw each: every law must catch its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use tabla_core::{ChanceOf, Duel, Game, MoveError, Never, Notation, Seat, StateError, TurnOf, Viewer};
use tabla_testkit::Finished;
use tabla_testkit::heap::{Fault, Heap, Refusal, Stones};
use tabla_testkit::{laws, observation_laws, symmetry_laws};

/// What is wrong with a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    ListsAMoveTwice,
    ListsMovesAfterTheEnd,
    ListsNoMoves,
    ClearsTheList,
    TurnsTheOrder,
    WritesAnotherMove,
    WritesBlanksInTokens,
    ReadsAnything,
    ForgetsTheSide,
    KeyForgetsTheSide,
    KeyDrifts,
    FrameDrifts,
    FrameForgetsTheSide,
    PacksZero,
    UnpacksZero,
    UnpacksAnother,
    ShowsAnother,
    NeverEnds,
    PlaysTwice,
    WritesEmptyMoves,
}

/// A heap that is wrong in one way.
struct Flawed {
    flaw: Flaw,
    asked: AtomicUsize,
}

impl Flawed {
    fn new(flaw: Flaw) -> Flawed {
        Flawed { flaw, asked: AtomicUsize::new(0) }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// What is left of the way to a position in a key that is carried along.
    fn drift(&self) -> u64 {
        64 * self.asked.fetch_add(1, Ordering::Relaxed) as u64
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
        if self.is(Flaw::ClearsTheList) {
            moves.clear();
        }
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        match self.flaw {
            Flaw::ListsNoMoves if state.left < 5 => {}
            Flaw::ListsMovesAfterTheEnd if state.left == 0 => moves.push(1),
            Flaw::TurnsTheOrder if asked % 2 == 1 => moves.extend((1..=state.left.min(3)).rev()),
            Flaw::ListsAMoveTwice if state.left > 2 => moves.extend([1, 2, 1]),
            _ => Heap.moves(state, moves),
        }
    }

    fn play(&self, state: &mut Stones, take: u8) {
        if self.is(Flaw::NeverEnds) && state.left <= take {
            state.side = state.side.other();
        } else {
            Heap.play(state, take);
        }
        if self.is(Flaw::PlaysTwice) && state.left == 9 {
            state.side = state.side.other();
        }
    }

    fn apply_chance(&self, _: &mut Stones, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &Stones, viewer: Viewer) -> Stones {
        let side = viewer.seat().filter(|_| self.is(Flaw::ShowsAnother));
        if let Some(side) = side { Stones { side, ..*state } } else { *state }
    }

    fn key(&self, state: &Stones) -> u64 {
        match self.flaw {
            Flaw::KeyForgetsTheSide => state.left.into(),
            Flaw::KeyDrifts => Heap.key(state) + self.drift(),
            _ => Heap.key(state),
        }
    }
}

impl Duel for Flawed {
    type Symmetry = ();

    fn frame(&self, state: &Stones) -> (u64, ()) {
        match self.flaw {
            Flaw::FrameForgetsTheSide => (state.left.into(), ()),
            Flaw::FrameDrifts => (Heap.key(state) + self.drift(), ()),
            _ => Heap.frame(state),
        }
    }

    fn pack(&self, take: u8, (): ()) -> u32 {
        if self.is(Flaw::PacksZero) { u32::from(take) - 1 } else { take.into() }
    }

    fn unpack(&self, code: u32, (): ()) -> Option<u8> {
        match self.flaw {
            Flaw::PacksZero => Heap.unpack(code.wrapping_add(1), ()),
            Flaw::UnpacksZero if code == 0 => Some(1),
            Flaw::UnpacksAnother if code == 3 => Some(2),
            _ => Heap.unpack(code, ()),
        }
    }
}

impl Notation for Flawed {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, state: &Stones, take: u8) -> String {
        match self.flaw {
            Flaw::WritesAnotherMove if take == 2 => "take 1".to_owned(),
            Flaw::WritesEmptyMoves => String::new(),
            _ => Heap.write_move(state, take),
        }
    }

    fn write_token(&self, state: &Stones, take: u8) -> String {
        if self.is(Flaw::WritesBlanksInTokens) {
            format!("take {take}")
        } else {
            Heap.write_token(state, take)
        }
    }

    fn read_move(&self, state: &Stones, text: &str) -> Result<u8, MoveError<Refusal>> {
        match self.flaw {
            Flaw::ReadsAnything => Heap.read_move(&Heap.start(), text),
            Flaw::WritesEmptyMoves if text.is_empty() => Ok(1),
            _ => Heap.read_move(state, text),
        }
    }

    fn write_state(&self, state: &Stones) -> String {
        let side = if self.is(Flaw::ForgetsTheSide) { Seat::FIRST } else { state.side };
        Heap.write_state(&Stones { side, ..*state })
    }

    fn read_state(&self, text: &str) -> Result<Stones, StateError<Fault>> {
        Heap.read_state(text)
    }
}

type Law = fn(&Flawed, usize);

/// Every law, with the flaws that it must catch.
const LAWS: [(Law, &[Flaw]); 14] = [
    (
        laws::there_are_moves_while_a_seat_is_to_move,
        &[Flaw::ListsAMoveTwice, Flaw::ListsMovesAfterTheEnd, Flaw::ListsNoMoves],
    ),
    (laws::the_players_move_in_turn, &[Flaw::PlaysTwice]),
    (laws::moves_come_in_one_order, &[Flaw::ClearsTheList, Flaw::TurnsTheOrder]),
    (laws::moves_read_back, &[Flaw::WritesAnotherMove, Flaw::WritesBlanksInTokens]),
    (laws::only_legal_moves_are_read, &[Flaw::ReadsAnything]),
    (laws::states_read_back, &[Flaw::ForgetsTheSide]),
    (laws::keys_are_those_of_the_text, &[Flaw::KeyDrifts, Flaw::FrameDrifts, Flaw::ForgetsTheSide]),
    (laws::keys_tell_states_apart, &[Flaw::KeyForgetsTheSide]),
    (laws::frames_share_moves, &[Flaw::FrameForgetsTheSide]),
    (laws::packed_moves_unpack, &[Flaw::PacksZero, Flaw::UnpacksZero, Flaw::UnpacksAnother]),
    (laws::nothing_is_hidden, &[Flaw::ShowsAnother]),
    (laws::games_end, &[Flaw::NeverEnds]),
    (laws::the_same_moves_give_the_same_game, &[Flaw::TurnsTheOrder]),
    (laws::records_read_back, &[Flaw::WritesAnotherMove, Flaw::WritesEmptyMoves]),
];

#[test]
fn every_law_catches_its_flaws() {
    for (number, (law, flaws)) in LAWS.iter().enumerate() {
        let caught = |flaw: Flaw| catch_unwind(AssertUnwindSafe(|| law(&Flawed::new(flaw), 21))).is_err();
        assert!(!caught(Flaw::None), "law {number} is broken by a game without a flaw");
        for &flaw in *flaws {
            assert!(caught(flaw), "law {number} does not catch a game that {flaw:?}");
        }
    }
}

/// Whether the law is broken.
fn breaks(law: impl FnOnce()) -> bool {
    catch_unwind(AssertUnwindSafe(law)).is_err()
}

#[test]
fn the_laws_of_symmetry_catch_their_flaws() {
    use crate::piles::{Flaw, Piles, swapped};
    use symmetry_laws::{playing_and_turning_can_be_swapped, symmetric_positions_have_symmetric_moves};
    let moves = |flaw| breaks(|| symmetric_positions_have_symmetric_moves(&Piles(flaw), &[swapped(flaw)], 7));
    let turns = |flaw| breaks(|| playing_and_turning_can_be_swapped(&Piles(flaw), &[swapped(flaw)], 7));
    assert!(!moves(Flaw::None) && !turns(Flaw::None));
    for flaw in [Flaw::LeavesTheLeft, Flaw::TurnsTheSeat, Flaw::TurnsNothing] {
        assert!(moves(flaw), "the moves of piles with the flaw {flaw:?} pass");
    }
    assert!(turns(Flaw::TakesTwoOnTheLeft));
}

#[test]
fn the_laws_of_observations_catch_their_flaws() {
    use crate::piles::{Flaw, Piles, keep, open, redeal};
    use observation_laws::{what_is_hidden_is_not_seen, what_is_open_is_seen};
    let hides = |flaw| breaks(|| what_is_hidden_is_not_seen(&Piles(flaw), 2, redeal, 7));
    assert!(!hides(Flaw::None));
    for flaw in [Flaw::ShowsTheCards, Flaw::MovesTellTheCards, Flaw::TurnTellsTheCards] {
        assert!(hides(flaw), "piles with the flaw {flaw:?} hide their cards");
    }
    assert!(breaks(|| what_is_hidden_is_not_seen(&Piles(Flaw::None), 2, keep, 7)), "nothing was dealt");
    let shows = |flaw| breaks(|| what_is_open_is_seen(&Piles(flaw), 2, open, 7));
    assert!(!shows(Flaw::None) && shows(Flaw::CoversThePiles));
}
