//! What is to be seen of a table of Jamb.

use tabla_core::{Arg, Saying, Seat, TableError};
use tabla_games::jamb::told_throw;
use tabla_games::kits::jamb::{JambBoard, JambPerson};
use tabla_table::Snapshot;

/// What is to be seen of a table.
pub(super) struct Seen(pub(super) Snapshot);

impl Seen {
    pub(super) fn board(&self) -> &JambBoard {
        self.0.board.typed().unwrap_or_else(|| unreachable!("a table of Jamb shows its board"))
    }

    /// Everybody, in the order of their turns.
    pub(super) fn people(&self) -> &[JambPerson] {
        &self.board().people
    }

    /// Whose turn it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.0.extras.to_move.or(self.0.extras.thrower)
    }

    /// The person whose turn it is.
    pub(super) fn person(&self) -> Option<&JambPerson> {
        self.mover().and_then(|seat| self.people().get(seat.index()))
    }

    /// Whether nothing has happened yet.
    pub(super) fn is_fresh(&self) -> bool {
        self.0.accounts.is_empty()
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.extras.final_ending.is_some()
    }

    /// Whether dice lie on the table, and somebody must decide.
    pub(super) fn is_lying(&self) -> bool {
        self.0.extras.to_move.is_some()
    }

    /// How the throw that lies on the table came, in words.
    pub(super) fn fell(&self) -> Option<Saying> {
        let board = self.board();
        if !self.is_lying() || board.fallen.is_empty() {
            return None;
        }
        let join = |dice: &[u8]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let (kept, thrown) = board.fallen.split_at(board.kept.min(board.fallen.len()));
        Some(told_throw(&join(kept), &join(thrown)))
    }

    /// Whether a turn was begun.
    pub(super) fn is_mid_turn(&self) -> bool {
        self.is_lying() || self.person().is_some_and(|person| person.view.throw > 1)
    }

    /// How many fields are filled, by everybody together.
    pub(super) fn filled(&self) -> usize {
        self.people().iter().map(|person| person.view.storage.filled).sum()
    }
}

/// Why something is refused, without the text that was typed: that stands above.
pub(super) fn reason(refusal: &TableError) -> &Saying {
    match refusal.saying.args.get("because") {
        Some(Arg::Saying(because)) => because,
        _ => &refusal.saying,
    }
}
