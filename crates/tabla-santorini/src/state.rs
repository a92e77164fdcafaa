//! A position: raw as it was written ([`Setup`]), and checked ([`State`]).

use tabla_core::{BySeat, Say, Seat};

use crate::{Level, Square, Squares};

/// A position of a game. Every value is one that the rules allow.
///
/// Heights are bit-sliced: one set of squares for "at least 1 high", one for "at least 2 high", and so
/// on, so that questions about all squares at once are a few logical operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) risen: [Squares; 4],
    pub(crate) workers: BySeat<Squares>,
    pub(crate) side: Seat,
}

impl State {
    pub(crate) const START: State = State {
        risen: [Squares::NONE; 4],
        workers: BySeat { first: Squares::NONE, second: Squares::NONE },
        side: Seat::FIRST,
    };

    /// How high this square is built.
    pub fn level(&self, square: Square) -> Level {
        let number = self.risen.iter().filter(|set| set.has(square)).count();
        Level::new(number as u8).unwrap_or(Level::DOME)
    }

    /// Where this player's workers stand; none before they are placed.
    #[inline]
    pub fn workers(&self, seat: Seat) -> Squares {
        self.workers[seat]
    }

    /// The player to move; after the end, the one who would have been.
    #[inline]
    pub fn side(&self) -> Seat {
        self.side
    }

    /// The squares built at least this high; `number` from 1 to 4.
    #[inline]
    pub fn risen(&self, number: usize) -> Squares {
        self.risen[number - 1]
    }

    /// The squares built exactly this high; `number` from 0 to 4.
    pub fn built(&self, number: usize) -> Squares {
        let least = if number == 0 { Squares::BOARD } else { self.risen[number - 1] };
        let higher = if number == 4 { Squares::NONE } else { self.risen[number] };
        least & !higher
    }

    /// How many levels stand on the board, domes included.
    #[inline]
    pub fn levels(&self) -> u32 {
        self.risen.iter().map(|set| set.len()).sum()
    }

    /// Squares with neither a worker nor a dome.
    #[inline]
    pub fn free(&self) -> Squares {
        !(self.workers.first | self.workers.second | self.risen[3])
    }

    /// Whether workers are still to be placed.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.workers.second.is_empty()
    }

    /// The raw form, which [`Setup::into_state`] takes back.
    pub fn setup(&self) -> Setup {
        Setup {
            heights: Square::ALL.map(|square| self.level(square).number()),
            side: self.side,
            workers: BySeat::new(|seat| self.workers[seat].collect()),
        }
    }
}

/// A position as somebody wrote it, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The height of every square, row by row.
    pub heights: [u8; 25],
    /// Who is to move.
    pub side: Seat,
    /// Where the workers stand.
    pub workers: BySeat<Vec<Square>>,
}

impl Setup {
    /// The position, or every reason why there is no such position.
    ///
    /// ```
    /// use tabla_core::{BySeat, Seat};
    /// use tabla_santorini::{Fault, Setup, Square};
    ///
    /// let mut setup = Setup { heights: [0; 25], side: Seat::FIRST, workers: BySeat::default() };
    /// assert!(setup.clone().into_state().is_ok());
    /// setup.heights[7] = 9;
    /// setup.workers.second = vec![Square::ALL[7]];
    /// assert_eq!(setup.into_state().unwrap_err().len(), 3);
    /// ```
    pub fn into_state(self) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut risen = [Squares::NONE; 4];
        for (square, &height) in Square::ALL.into_iter().zip(&self.heights) {
            if height > 4 {
                faults.push(Fault::TooHigh { square, height });
            }
            for set in risen.iter_mut().take(height.into()) {
                *set = set.with(square);
            }
        }
        let mut taken = Squares::NONE;
        for seat in Seat::DUEL {
            let workers = &self.workers[seat];
            if !matches!(workers.len(), 0 | 2) {
                faults.push(Fault::WorkerCount { seat, count: workers.len() });
            }
            for &square in workers {
                if taken.has(square) {
                    faults.push(Fault::Crowded { square });
                }
                if risen[3].has(square) {
                    faults.push(Fault::OnDome { square });
                }
                taken = taken.with(square);
            }
        }
        let workers = BySeat::new(|seat| self.workers[seat].iter().copied().collect::<Squares>());
        let state = State { risen, workers, side: self.side };
        if faults.is_empty() {
            faults.extend(if state.is_placing() { state.placing_fault() } else { state.moving_fault() });
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }
}

impl State {
    fn placing_fault(&self) -> Option<Fault> {
        let expected = if self.workers.first.is_empty() { Seat::FIRST } else { Seat::SECOND };
        if self.levels() > 0 {
            Some(Fault::BuiltTooEarly)
        } else if self.side != expected {
            Some(Fault::WrongSide { expected, levels: 0 })
        } else {
            None
        }
    }

    fn moving_fault(&self) -> Option<Fault> {
        if self.workers.first.is_empty() {
            return Some(Fault::FirstMissing);
        }
        // Every turn but the winning one adds a level, so the number of levels tells who is to move.
        let parity = if self.levels().is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
        let on_top = |seat: Seat| (self.workers[seat] & self.risen[2]).len();
        let (first, second) = (on_top(Seat::FIRST), on_top(Seat::SECOND));
        if first + second > 1 {
            return Some(Fault::ManyWinners);
        }
        let expected = if first + second == 0 { parity } else { parity.other() };
        if first + second == 1 && (first == 1) != (parity == Seat::FIRST) {
            let seat = if first == 1 { Seat::FIRST } else { Seat::SECOND };
            return Some(Fault::WinnerNotMover { seat, levels: self.levels() });
        }
        (self.side != expected).then(|| Fault::WrongSide { expected, levels: self.levels() })
    }
}

/// Why something is no position of Santorini.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("santorini-fault", error)]
pub enum Fault {
    /// The text has too few or too many parts.
    Parts { count: usize },
    /// The heights are not 25 digits.
    HeightCount { count: usize },
    /// A height is not one of the digits 0 to 4.
    HeightText { square: Square, text: String },
    /// A height is larger than 4.
    TooHigh { square: Square, height: u8 },
    /// The side to move is neither 1 nor 2.
    #[say("side")]
    SideText { text: String },
    /// A worker's square cannot be read.
    #[say("square")]
    SquareText { text: String },
    /// A player has one worker, or three.
    WorkerCount {
        #[say("player")]
        seat: Seat,
        count: usize,
    },
    /// Two workers stand on one square.
    Crowded { square: Square },
    /// A worker stands on a dome.
    OnDome { square: Square },
    /// Somebody built before the workers were placed.
    BuiltTooEarly,
    /// The second player has placed workers, the first has not.
    FirstMissing,
    /// The wrong player is to move.
    WrongSide {
        #[say("player")]
        expected: Seat,
        levels: u32,
    },
    /// Two workers stand on the third level.
    ManyWinners,
    /// The winner could not have made the last move.
    WinnerNotMover {
        #[say("player")]
        seat: Seat,
        levels: u32,
    },
}
