//! What the desks' own tests share.

use serde_json::Value;
use tabla_core::Saying;
use tabla_play::{Language, Words};

use crate::desk::{Deed, Desk, Eye, Showing, Stop};
use crate::wire::Act;

/// Somebody with these seats.
pub(super) fn eye(seats: &[u8]) -> Eye {
    Eye { seats: seats.to_vec() }
}

/// A person's deed.
pub(super) fn deed(seat: u8, act: Act, spent: u64) -> Deed {
    Deed { seat, act, spent, by_computer: false }
}

/// A move.
pub(super) fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned() }
}

/// The answer to a question, worked out at once.
pub(super) fn answer(desk: &dyn Desk, eye: &Eye, question: Value) -> Result<Value, String> {
    let task = desk.ask(eye, &question).map_err(|saying| english(&saying))?;
    task(&Stop::new(false)).map_err(|saying| english(&saying))
}

/// What a desk shows now.
pub(super) fn shown(desk: &dyn Desk, seats: &[u8]) -> Showing {
    desk.show(&eye(seats), None).expect("the board of now is always there")
}

/// The desk that comes of the same setup and the same deeds.
pub(super) fn again(
    open: fn(&Value) -> Result<Box<dyn Desk>, Saying>,
    setup: &Value,
    deeds: &[Deed],
) -> Box<dyn Desk> {
    let mut desk = open(setup).expect("the setup was opened before");
    for deed in deeds {
        let deed = serde_json::to_string(deed).and_then(|text| serde_json::from_str(&text));
        desk.perform(&deed.expect("deeds are kept as JSON")).expect("the deed was done before");
    }
    desk
}

/// A sentence in English.
pub(super) fn english(saying: &Saying) -> String {
    Words::new(Language::En).say(saying)
}
