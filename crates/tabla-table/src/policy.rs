//! What a game lets people do beside playing: taking back, and seeing their legal moves.

use tabla_core::Notation;

use crate::kit::GameKit;

/// When people may take back without asking anybody, and how it is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    pub when: TakeBackWhen,
    /// Whether giving up, and a fallen flag, can be taken back.
    pub withdrawals: bool,
    /// Whether whoever takes back has been helped: they have seen what falls.
    pub marks: bool,
    /// The message where there is nothing to take back.
    pub nothing: &'static str,
    /// The message where there is something, and it must not be taken back.
    pub forbidden: &'static str,
}

/// When people may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBackWhen {
    /// Whenever something was decided.
    Always,
    /// While one person plays: others would have seen what was hidden.
    Alone,
    /// While nothing has fallen since.
    BeforeChance,
    /// Never without an agreement.
    Never,
}

impl TakeBack {
    /// Everything can be taken back at any time.
    pub const ALWAYS: TakeBack = TakeBack::new(TakeBackWhen::Always);
    /// Whoever plays alone may take back; who gave up has done so.
    pub const ALONE: TakeBack = TakeBack { withdrawals: false, ..TakeBack::new(TakeBackWhen::Alone) };
    /// What was decided may be taken back until something falls.
    pub const BEFORE_CHANCE: TakeBack = TakeBack::new(TakeBackWhen::BeforeChance);
    /// Only what all agree on.
    pub const NEVER: TakeBack = TakeBack::new(TakeBackWhen::Never);

    const fn new(when: TakeBackWhen) -> TakeBack {
        let nothing = "desk-nothing-to-undo";
        TakeBack { when, withdrawals: true, marks: false, nothing, forbidden: "table-no-undo" }
    }

    /// The same, but who gave up has done so.
    #[must_use]
    pub const fn keeping_withdrawals(self) -> TakeBack {
        TakeBack { withdrawals: false, ..self }
    }

    /// The same, but whoever takes back has been helped.
    #[must_use]
    pub const fn marking(self) -> TakeBack {
        TakeBack { marks: true, ..self }
    }

    /// The same, refused with these messages.
    #[must_use]
    pub const fn saying(self, nothing: &'static str, forbidden: &'static str) -> TakeBack {
        TakeBack { nothing, forbidden, ..self }
    }
}

impl<G: Notation> GameKit<G> {
    /// Once the game is over everybody sees all of it, its past included.
    #[must_use]
    pub fn opens_at_end(mut self) -> Self {
        self.opens_at_end = true;
        self
    }
}

/// Whether a seat is told its legal moves: where finding them is the game, it is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegalMoves {
    /// Whoever may move gets the list.
    Listed,
    Untold,
}
