//! What a position is worth in truth, and its byte in a table.

use tabla_core::Score;

/// The value of a position for the player to move, when nobody makes a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exact {
    /// The player to move wins.
    Win {
        /// Plies until the game is over, when one side hurries and the other delays: an odd number.
        plies: u32,
    },
    /// Neither player can win by force.
    Draw,
    /// The player to move loses.
    Loss {
        /// Plies until the game is over: an even number, 0 when it is over already.
        plies: u32,
    },
}

/// The byte of a draw. While a table is being made, also of what is not known yet.
pub(super) const DRAW: u8 = 0;
/// The byte of a number that no position has.
pub(super) const UNUSED: u8 = 255;
/// The most plies that a byte can tell of.
pub(super) const MOST_PLIES: u8 = 253;

/// The byte of a decided position: one more than the plies. An even number of plies is a loss.
#[inline]
pub(super) const fn decided(plies: u8) -> u8 {
    plies + 1
}

/// The plies of a byte that is neither [`DRAW`] nor [`UNUSED`].
#[inline]
pub(super) const fn plies(byte: u8) -> u8 {
    byte - 1
}

#[inline]
pub(super) const fn is_win(byte: u8) -> bool {
    byte != DRAW && byte.is_multiple_of(2)
}

#[inline]
pub(super) const fn is_loss(byte: u8) -> bool {
    byte != UNUSED && !byte.is_multiple_of(2)
}

impl Exact {
    /// What the byte of a table says; `None` for a number that no position has.
    pub(super) fn of_byte(byte: u8) -> Option<Exact> {
        match byte {
            UNUSED => None,
            DRAW => Some(Exact::Draw),
            byte if is_win(byte) => Some(Exact::Win { plies: plies(byte).into() }),
            byte => Some(Exact::Loss { plies: plies(byte).into() }),
        }
    }

    /// What this value of the position after a move means to the player who moved: the other side's
    /// value, one ply farther from the end.
    #[must_use]
    pub fn before_move(self) -> Exact {
        match self {
            Exact::Win { plies } => Exact::Loss { plies: plies + 1 },
            Exact::Draw => Exact::Draw,
            Exact::Loss { plies } => Exact::Win { plies: plies + 1 },
        }
    }

    /// The same as a score.
    ///
    /// ```
    /// use tabla_core::Score;
    /// use tabla_mice::solve::Exact;
    /// assert_eq!(Exact::Win { plies: 7 }.score(), Score::win_in(7));
    /// assert_eq!(Exact::Draw.score(), Score::EVEN);
    /// ```
    pub fn score(self) -> Score {
        match self {
            Exact::Win { plies } => Score::win_in(plies),
            Exact::Draw => Score::EVEN,
            Exact::Loss { plies } => Score::loss_in(plies),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_says_one_thing() {
        for byte in 0..=u8::MAX {
            let exact = Exact::of_byte(byte);
            assert_eq!(is_win(byte), matches!(exact, Some(Exact::Win { .. })), "{byte}");
            assert_eq!(is_loss(byte), matches!(exact, Some(Exact::Loss { .. })), "{byte}");
        }
        assert_eq!(Exact::of_byte(decided(0)), Some(Exact::Loss { plies: 0 }));
        assert_eq!(Exact::of_byte(decided(1)), Some(Exact::Win { plies: 1 }));
        assert_eq!(Exact::of_byte(decided(MOST_PLIES)), Some(Exact::Win { plies: 253 }));
        assert_eq!(Exact::of_byte(DRAW), Some(Exact::Draw));
        assert_eq!(Exact::of_byte(UNUSED), None);
    }
}
