//! A position: raw as it was written ([`Setup`]), and checked ([`State`]).

use tabla_core::{BySeat, Say, Seat};

use crate::parts::{FEWEST, MEN};
use crate::{Point, Points};

/// A position of a game. Every value is one in which the counts add up.
///
/// White, who begins, is [`Seat::FIRST`]. Nothing is remembered of how the position came about: whoever
/// holds the record counts repetitions and turns without a mill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) men: BySeat<Points>,
    pub(crate) hand: BySeat<u8>,
    pub(crate) side: Seat,
}

impl State {
    pub(crate) const START: State = State {
        men: BySeat { first: Points::NONE, second: Points::NONE },
        hand: BySeat { first: MEN, second: MEN },
        side: Seat::FIRST,
    };

    /// Where this player's men stand.
    #[inline]
    pub fn men(&self, seat: Seat) -> Points {
        self.men[seat]
    }

    /// How many men this player has still to place.
    #[inline]
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hand[seat]
    }

    /// How many men this player has left, on the board and in hand.
    #[inline]
    pub fn left(&self, seat: Seat) -> u8 {
        self.men[seat].len() as u8 + self.hand[seat]
    }

    /// How many men this player has lost.
    #[inline]
    pub fn lost(&self, seat: Seat) -> u8 {
        MEN - self.left(seat)
    }

    /// The player to move; after the end, the one who would have been.
    #[inline]
    pub fn side(&self) -> Seat {
        self.side
    }

    /// Points on which nobody stands.
    #[inline]
    pub fn free(&self) -> Points {
        !(self.men.first | self.men.second)
    }

    /// Whether the player to move places a man. Both have placed all of theirs when this ends.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.hand[self.side] > 0
    }

    /// Which of this player's men may be taken when the opponent closes a mill: those that stand in no
    /// mill, or all if every one stands in one.
    #[inline]
    pub fn removable(&self, seat: Seat) -> Points {
        let men = self.men[seat];
        let free = men & !men.in_mills();
        if free.is_empty() { men } else { free }
    }

    /// The raw form, which [`Setup::into_state`] takes back.
    pub fn setup(&self) -> Setup {
        Setup { men: BySeat::new(|seat| self.men[seat].collect()), hand: self.hand, side: self.side }
    }
}

/// A position as somebody wrote it, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Where the men stand.
    pub men: BySeat<Vec<Point>>,
    /// How many are still to be placed.
    pub hand: BySeat<u8>,
    /// Who is to move.
    pub side: Seat,
}

impl Setup {
    /// The position, or every reason why there is no such position.
    ///
    /// What is asked is whether the numbers of men can have come about: nine each, placed in turn, and
    /// none taken before there was a mill to take it. Whether a game can have led to just this pattern is
    /// not asked, because studies and solved endings want patterns that no game has.
    ///
    /// ```
    /// use tabla_core::{BySeat, Seat};
    /// use tabla_mice::{Point, Setup};
    ///
    /// let mut setup = Setup { men: BySeat::default(), hand: BySeat { first: 9, second: 9 }, side: Seat::FIRST };
    /// assert!(setup.clone().into_state().is_ok());
    /// setup.men.first = vec![Point::ALL[0], Point::ALL[0]];
    /// setup.side = Seat::SECOND;
    /// let faults: Vec<String> = setup.into_state().unwrap_err().iter().map(ToString::to_string).collect();
    /// assert_eq!(faults[0], "mice-fault-crowded point='a7'");
    /// assert_eq!(faults[1], "mice-fault-too-many-men men=11, player=1");
    /// assert_eq!(faults[2], "mice-fault-wrong-side black=9, player=1, white=9");
    /// ```
    pub fn into_state(self) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut taken = Points::NONE;
        for seat in Seat::DUEL {
            for &point in &self.men[seat] {
                if taken.has(point) {
                    faults.push(Fault::Crowded { point });
                }
                taken = taken.with(point);
            }
        }
        for seat in Seat::DUEL {
            let men = self.men[seat].len() + usize::from(self.hand[seat]);
            if men > usize::from(MEN) {
                faults.push(Fault::TooManyMen { seat, men });
            }
        }
        faults.extend(self.hand_fault());
        if faults.is_empty() {
            let men = BySeat::new(|seat| self.men[seat].iter().copied().collect());
            let state = State { men, hand: self.hand, side: self.side };
            faults.extend(state.loss_faults());
            if faults.is_empty() {
                return Ok(state);
            }
        }
        Err(faults)
    }

    /// White places first and the players take turns, so the men in hand tell who is to move.
    fn hand_fault(&self) -> Option<Fault> {
        let BySeat { first: white, second: black } = self.hand;
        let expected = match black.checked_sub(white) {
            Some(0) if white == 0 => self.side,
            Some(0) => Seat::FIRST,
            Some(1) => Seat::SECOND,
            _ => return Some(Fault::HandsApart { white, black }),
        };
        (self.side != expected).then_some(Fault::WrongSide { expected, white, black })
    }
}

impl State {
    fn loss_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for seat in Seat::DUEL {
            // The first two men close nothing; after that each one placed takes one at the most. When
            // all are placed the bound is 7, and the game is over once that many are lost.
            let placed = MEN - self.hand[seat.other()];
            let (lost, most) = (self.lost(seat), placed.saturating_sub(2));
            if lost > most {
                faults.push(Fault::TooManyLost { seat, lost, most });
            }
        }
        let beaten = |seat: Seat| self.left(seat) < FEWEST;
        if faults.is_empty() {
            let winner = self.side.other();
            if beaten(Seat::FIRST) && beaten(Seat::SECOND) {
                faults.push(Fault::BothBeaten);
            } else if beaten(winner) {
                // Men are taken by the last mover, so only the side to move can have too few.
                faults.push(Fault::BeatenNotToMove { seat: winner });
            }
        }
        faults
    }
}

/// Why something is no position of Mice.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("mice-fault", error)]
pub enum Fault {
    /// The text has too few or too many parts.
    Parts { count: usize },
    /// A man's point cannot be read.
    #[say("point")]
    PointText { text: String },
    /// The men in hand cannot be read.
    #[say("hand")]
    HandText { text: String },
    /// The side to move is neither `w` nor `b`.
    #[say("side")]
    SideText { text: String },
    /// Two men stand on one point.
    Crowded { point: Point },
    /// A player has more than nine men.
    TooManyMen {
        #[say("player")]
        seat: Seat,
        men: usize,
    },
    /// The men in hand cannot have come about by placing in turn.
    HandsApart { white: u8, black: u8 },
    /// The wrong player is to move.
    WrongSide {
        #[say("player")]
        expected: Seat,
        white: u8,
        black: u8,
    },
    /// A player has lost more men than the opponent can have taken.
    TooManyLost {
        #[say("player")]
        seat: Seat,
        lost: u8,
        most: u8,
    },
    /// Both players have fewer than three men.
    BothBeaten,
    /// A player with fewer than three men made the last move.
    BeatenNotToMove {
        #[say("player")]
        seat: Seat,
    },
}
