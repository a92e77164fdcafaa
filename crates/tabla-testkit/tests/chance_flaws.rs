//! Games of chance with one flaw each: every law must catch its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use tabla_core::rand_core::Rng;
use tabla_core::{
    Chance, ChanceOf, ExactChance, Game, MoveError, Notation, Seat, StateError, Turn, TurnOf, Viewer,
};
use tabla_testkit::Finished;
use tabla_testkit::chance_laws;
use tabla_testkit::pot::{Choice, Cup, Fault, Pot, Refusal, Throw};

tabla_testkit::solo_laws!(Pot, 6);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    ListsAMoveTwice,
    ListsMovesBeforeTheThrow,
    TurnsTheOrder,
    WritesAnotherMove,
    ReadsAnything,
    ForgetsTheThrows,
    NeverEnds,
    ChangesItsMind,
    ShowsAnother,
    SeatsAnother,
    LosesACase,
    ListsAnEventTwice,
    DrawsASeven,
    KnowsTheThrow,
    RemembersMore,
}

struct Flawed {
    flaw: Flaw,
    asked: AtomicUsize,
}

impl Flawed {
    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    fn odd(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) % 2 == 1
    }
}

#[derive(Clone, Debug)]
struct FlawedThrow(Flaw);

impl Chance for FlawedThrow {
    type Event = u8;

    fn draw(&self, dice: &mut dyn Rng) -> u8 {
        match self.0 {
            Flaw::DrawsASeven => 7,
            Flaw::KnowsTheThrow => 4,
            _ => Throw.draw(dice),
        }
    }
}

impl ExactChance for FlawedThrow {
    fn cases(&self) -> u32 {
        if self.0 == Flaw::LosesACase { 7 } else { 6 }
    }

    fn chances(&self, look: &mut dyn FnMut(u8, u32)) {
        match self.0 {
            Flaw::ListsAnEventTwice => (1..=6u8).for_each(|face| look(face.min(5), 1)),
            _ => Throw.chances(look),
        }
    }
}

impl Game for Flawed {
    type State = Cup;
    type Move = Choice;
    type Chance = FlawedThrow;
    type Observation = Cup;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> Cup {
        Pot.start()
    }

    fn turn(&self, state: &Cup) -> TurnOf<Self> {
        match Pot.turn(state) {
            Turn::Chance(_) => Turn::Chance(FlawedThrow(self.flaw)),
            Turn::Seat(_) if self.is(Flaw::SeatsAnother) => Turn::Seat(Seat::SECOND),
            Turn::Seat(seat) => Turn::Seat(seat),
            Turn::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn moves(&self, state: &Cup, moves: &mut Vec<Choice>) {
        match self.flaw {
            Flaw::ListsMovesBeforeTheThrow if matches!(state, Cup::Shaken(_)) => moves.push(Choice::Stop),
            Flaw::TurnsTheOrder if self.odd() && matches!(state, Cup::Thrown(_, 1)) => {
                moves.extend([Choice::Again, Choice::Stop]);
            }
            _ => Pot.moves(state, moves),
        }
        if self.is(Flaw::ListsAMoveTwice) && matches!(state, Cup::Thrown(6, _)) {
            moves.push(Choice::Stop);
        }
    }

    fn play(&self, state: &mut Cup, choice: Choice) {
        match self.flaw {
            Flaw::NeverEnds if matches!(state, Cup::Thrown(..)) => *state = Cup::Shaken(0),
            _ => Pot.play(state, choice),
        }
    }

    fn apply_chance(&self, state: &mut Cup, face: ChanceOf<Self>) {
        let face = if self.is(Flaw::ChangesItsMind) && self.odd() { 1 } else { face };
        Pot.apply_chance(state, face);
    }

    fn observe(&self, state: &Cup, _: Viewer) -> Cup {
        match self.flaw {
            Flaw::ShowsAnother => Cup::Left(1),
            // What is kept beside the state differs from what its text gives.
            Flaw::RemembersMore if self.odd() => Cup::Left(1),
            _ => *state,
        }
    }

    fn points(&self, state: &Cup, seat: Seat) -> Option<i64> {
        Pot.points(state, seat)
    }
}

impl Notation for Flawed {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, state: &Cup, choice: Choice) -> String {
        if self.is(Flaw::WritesAnotherMove) { "stop".to_owned() } else { Pot.write_move(state, choice) }
    }

    fn write_token(&self, state: &Cup, choice: Choice) -> String {
        Pot.write_token(state, choice)
    }

    fn read_move(&self, state: &Cup, text: &str) -> Result<Choice, MoveError<Refusal>> {
        let state = if self.is(Flaw::ReadsAnything) { &Cup::Thrown(1, 1) } else { state };
        Pot.read_move(state, text)
    }

    fn write_state(&self, state: &Cup) -> String {
        match state {
            Cup::Thrown(face, _) if self.is(Flaw::ForgetsTheThrows) => format!("{face} after 1"),
            _ => Pot.write_state(state),
        }
    }

    fn read_state(&self, text: &str) -> Result<Cup, StateError<Fault>> {
        Pot.read_state(text)
    }
}

type Law = fn(&Flawed, usize);

/// Every law, with the flaws that it must catch.
const LAWS: [(Law, &[Flaw]); 12] = [
    (chance_laws::there_are_moves_at_a_seats_turn, &[Flaw::ListsAMoveTwice, Flaw::ListsMovesBeforeTheThrow]),
    (chance_laws::moves_come_in_one_order, &[Flaw::TurnsTheOrder]),
    (chance_laws::moves_read_back, &[Flaw::WritesAnotherMove]),
    (chance_laws::only_legal_moves_are_read, &[Flaw::ReadsAnything]),
    (chance_laws::states_read_back, &[Flaw::ForgetsTheThrows]),
    (chance_laws::games_end, &[Flaw::NeverEnds]),
    (chance_laws::the_same_steps_give_the_same_game, &[Flaw::ChangesItsMind]),
    (chance_laws::what_is_kept_is_what_the_text_gives, &[Flaw::RemembersMore, Flaw::ForgetsTheThrows]),
    (
        chance_laws::recorded_games_replay,
        &[Flaw::WritesAnotherMove, Flaw::ForgetsTheThrows, Flaw::ChangesItsMind],
    ),
    (chance_laws::chance_is_not_foretold, &[Flaw::KnowsTheThrow]),
    (chance_laws::one_seat_sees_everything, &[Flaw::ShowsAnother, Flaw::SeatsAnother]),
    (chance_laws::chances_add_up, &[Flaw::LosesACase, Flaw::ListsAnEventTwice, Flaw::DrawsASeven]),
];

#[test]
fn every_law_catches_its_flaws() {
    for (number, (law, flaws)) in LAWS.iter().enumerate() {
        let flawed = |flaw| Flawed { flaw, asked: AtomicUsize::new(0) };
        let caught = |flaw: Flaw| catch_unwind(AssertUnwindSafe(|| law(&flawed(flaw), 6))).is_err();
        assert!(!caught(Flaw::None), "law {number} is broken by a game without a flaw");
        for &flaw in *flaws {
            assert!(caught(flaw), "law {number} does not catch a game that {flaw:?}");
        }
    }
}
