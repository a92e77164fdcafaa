//! What a position is worth.

use std::fmt;
use std::ops::Neg;

/// A number for comparing positions, from the point of view of the side to move.
///
/// Inside it is one integer, so that a search can compare and negate; what it means is said by
/// [`Score::verdict`]. A decided game dominates every opinion, and a faster win a slower one.
///
/// ```
/// use tabla_core::{Score, Verdict};
/// assert!(Score::win_in(1) > Score::win_in(3));
/// assert!(Score::win_in(90) > Score::points(1_000_000));
/// assert_eq!((-Score::win_in(3)).verdict(), Verdict::Loss { plies: 3 });
/// assert_eq!(Score::points(-7).verdict(), Verdict::Opinion(-7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

impl Score {
    /// Neither side is better.
    pub const EVEN: Score = Score(0);
    /// Better than everything that can happen.
    pub const MAX: Score = Score(32_000);
    /// Worse than everything that can happen.
    pub const MIN: Score = Score(-32_000);

    const WIN: i16 = 30_000;
    /// Opinions stay within ± this; beyond it scores are about decided games.
    const OPINION: i16 = 25_000;

    /// An opinion; clipped, so that it never looks like a decided game.
    pub const fn points(points: i32) -> Score {
        let limit = Self::OPINION as i32;
        Score(if points > limit {
            Self::OPINION
        } else if points < -limit {
            -Self::OPINION
        } else {
            points as i16
        })
    }

    /// The side to move wins with the ply that is this many plies away: 1 is its next move.
    pub const fn win_in(plies: u32) -> Score {
        let plies = if plies > 4_000 { 4_000 } else { plies as i16 };
        Score(Self::WIN - plies)
    }

    /// The side to move has lost once this many plies are played; 0 when it has lost already.
    pub const fn loss_in(plies: u32) -> Score {
        Score(-Self::win_in(plies).0)
    }

    /// The bare number, for tables in memory.
    pub const fn raw(self) -> i16 {
        self.0
    }

    /// Back from [`Score::raw`].
    pub const fn from_raw(raw: i16) -> Score {
        Score(raw)
    }

    /// Whether the game is decided, not just judged.
    pub const fn is_decided(self) -> bool {
        self.0 > Self::OPINION || self.0 < -Self::OPINION
    }

    /// This score moved by so many points, within the bounds of a search window.
    #[must_use]
    pub const fn shifted(self, points: i32) -> Score {
        let moved = self.0 as i32 + points;
        Score(if moved > Self::MAX.0 as i32 {
            Self::MAX.0
        } else if moved < Self::MIN.0 as i32 {
            Self::MIN.0
        } else {
            moved as i16
        })
    }

    /// What a parent makes of its child's decided game: one ply farther away. Opinions stay as they are.
    #[must_use]
    pub const fn farther(self, plies: i32) -> Score {
        if self.0 > Self::OPINION {
            Score(self.0 - plies as i16)
        } else if self.0 < -Self::OPINION {
            Score(self.0 + plies as i16)
        } else {
            self
        }
    }

    /// What the number means.
    pub const fn verdict(self) -> Verdict {
        if self.0 > Self::OPINION {
            Verdict::Win { plies: (Self::WIN - self.0) as u32 }
        } else if self.0 < -Self::OPINION {
            Verdict::Loss { plies: (Self::WIN + self.0) as u32 }
        } else {
            Verdict::Opinion(self.0 as i32)
        }
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.verdict())
    }
}

/// What a [`Score`] means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The side to move wins; so many plies from now the game is over.
    Win {
        /// Plies until the game is over.
        plies: u32,
    },
    /// The side to move loses.
    Loss {
        /// Plies until the game is over.
        plies: u32,
    },
    /// Not decided: the evaluation's opinion in points.
    Opinion(i32),
}

impl Verdict {
    /// The verdict as one number on a scale where a win is worth `win` less the plies it takes.
    ///
    /// ```
    /// use tabla_core::Score;
    /// assert_eq!(Score::win_in(3).verdict().on_scale(1000), 997);
    /// ```
    pub const fn on_scale(self, win: i32) -> i32 {
        match self {
            Verdict::Win { plies } => win - plies as i32,
            Verdict::Loss { plies } => plies as i32 - win,
            Verdict::Opinion(points) => points,
        }
    }

    /// The same verdict seen by the other side.
    #[must_use]
    pub const fn for_opponent(self) -> Verdict {
        match self {
            Verdict::Win { plies } => Verdict::Loss { plies },
            Verdict::Loss { plies } => Verdict::Win { plies },
            Verdict::Opinion(points) => Verdict::Opinion(-points),
        }
    }
}
