//! Who looks.

use crate::Seat;

/// Who looks at a game. What may be known is decided for a viewer, once and at the source, so that nothing
/// has to be hidden later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Viewer {
    /// Whoever plays this seat.
    Seat(Seat),
    Public,
    /// The house: storage, referees, a review once the game is over.
    Everything,
}

impl Viewer {
    /// Whether the secrets of this seat are known to the viewer.
    pub fn knows(self, seat: Seat) -> bool {
        self == Viewer::Everything || self == Viewer::Seat(seat)
    }

    /// The seat that looks, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everything => None,
        }
    }
}
