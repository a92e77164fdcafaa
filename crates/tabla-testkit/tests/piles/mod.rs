//! Two piles of stones and a card under each player's hand: the smallest game with a symmetry and with
//! something hidden. It is wrong in one way, or in none.

use tabla_core::{ChanceOf, Game, Never, Seat, SeededRng, Turn, TurnOf, Viewer, below};
use tabla_testkit::Finished;
use tabla_testkit::symmetry_laws::Image;

/// What is wrong with the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    /// The last stone on the left cannot be taken.
    LeavesTheLeft,
    /// The image is another player's turn.
    TurnsTheSeat,
    /// Two stones are taken on the left, if there are two.
    TakesTwoOnTheLeft,
    /// The image is the position itself.
    TurnsNothing,
    /// Everybody sees all cards.
    ShowsTheCards,
    /// Where the second player's card is high, nobody takes on the left first.
    MovesTellTheCards,
    /// It is the second player's turn while that card is the higher one.
    TurnTellsTheCards,
    /// The piles are covered.
    CoversThePiles,
}

/// Two piles; whoever takes the last stone wins.
#[derive(Clone, Copy)]
pub struct Piles(pub Flaw);

/// What is left of the two piles, the players' cards, and who is to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    left: [u8; 2],
    cards: [u8; 2],
    side: Seat,
}

/// What one player sees: the piles and the own card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observation {
    left: [u8; 2],
    cards: [Option<u8>; 2],
    side: Seat,
}

impl Game for Piles {
    type State = State;
    /// From which pile a stone is taken.
    type Move = usize;
    type Chance = Never;
    type Observation = Observation;
    type EndReason = Finished;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { left: [4, 3], cards: [1, 2], side: Seat::FIRST }
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        if state.left == [0, 0] {
            return Turn::won(state.side.other(), Finished);
        }
        let told = self.0 == Flaw::TurnTellsTheCards && state.cards[1] > state.cards[0];
        Turn::Seat(if told { Seat::SECOND } else { state.side })
    }

    fn moves(&self, state: &State, moves: &mut Vec<usize>) {
        let low = self.0 != Flaw::MovesTellTheCards || state.cards[1] < 3;
        let kept = if self.0 == Flaw::LeavesTheLeft && state.left[1] > 0 { 1 } else { 0 };
        if state.left[0] > kept && (low || state.left[1] == 0) {
            moves.push(0);
        }
        if state.left[1] > 0 {
            moves.push(1);
        }
    }

    fn play(&self, state: &mut State, pile: usize) {
        let two = self.0 == Flaw::TakesTwoOnTheLeft && pile == 0 && state.left[0] > 1;
        state.left[pile] -= if two { 2 } else { 1 };
        state.side = state.side.other();
    }

    fn apply_chance(&self, _: &mut State, event: ChanceOf<Self>) {
        match event {}
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        let open = self.0 == Flaw::ShowsTheCards;
        let card = |index: usize| (open || viewer.knows(Seat::at(index as u8))).then_some(state.cards[index]);
        let left = if self.0 == Flaw::CoversThePiles { [0, 0] } else { state.left };
        let side = if self.0 == Flaw::CoversThePiles { Seat::FIRST } else { state.side };
        Observation { left, cards: [card(0), card(1)], side }
    }
}

/// The piles change places.
pub fn swapped(flaw: Flaw) -> Image<Piles> {
    let turn = move |state: &State| match flaw {
        Flaw::TurnsNothing => *state,
        Flaw::TurnsTheSeat => State { side: state.side.other(), ..*state },
        _ => State { left: [state.left[1], state.left[0]], ..*state },
    };
    let other = move |_: &State, pile| if flaw == Flaw::TurnsNothing { pile } else { 1 - pile };
    Image::new("swapped", Piles(flaw), turn, other)
}

/// Deals the other player's card anew.
pub fn redeal(state: &State, seat: Seat, dice: &mut SeededRng) -> State {
    let mut other = *state;
    other.cards[1 - seat.index()] = below(dice, 4) as u8;
    other
}

pub fn keep(state: &State, _: Seat, _: &mut SeededRng) -> State {
    *state
}

pub fn open(state: &State) -> ([u8; 2], Seat) {
    (state.left, state.side)
}
