//! Short ways to the refusals of a table, so that each message is named once.

use tabla_core::{ErrorKind, Saying, TableError};

/// A refusal without values.
pub(crate) fn refuse(kind: ErrorKind, key: &'static str) -> TableError {
    TableError::new(kind, Saying::new(key))
}

/// Understood, and not allowed here.
pub(crate) fn illegal(key: &'static str) -> TableError {
    refuse(ErrorKind::Illegal, key)
}

/// A refusal that quotes a text.
pub(crate) fn quote(kind: ErrorKind, key: &'static str, text: &str) -> TableError {
    TableError::new(kind, Saying::new(key).with("text", text))
}

/// Nothing is decided any more.
pub(crate) fn over() -> TableError {
    refuse(ErrorKind::Over, "table-over")
}

pub(crate) fn not_your_turn() -> TableError {
    refuse(ErrorKind::NotYours, "server-not-your-turn")
}

/// Something else happened first.
pub(crate) fn moved_on() -> TableError {
    refuse(ErrorKind::Stale, "table-moved-on")
}

/// Nobody can sit there.
pub(crate) fn no_seat() -> TableError {
    refuse(ErrorKind::Unknown, "table-no-seat")
}

/// What a log says here cannot have happened.
pub(crate) fn damaged() -> TableError {
    refuse(ErrorKind::Damaged, "table-log-damaged")
}

/// JSON that is not what was expected, told under this key.
pub(crate) fn unreadable(key: &'static str, error: &serde_json::Error) -> TableError {
    TableError::new(ErrorKind::Unreadable, Saying::new(key).with("detail", error.to_string()))
}

/// Chance did not bring what is written.
pub(crate) fn other_chance(written: &str, right: String) -> TableError {
    let saying = Saying::new("table-log-chance").with("written", written).with("right", right);
    TableError::new(ErrorKind::Damaged, saying)
}
