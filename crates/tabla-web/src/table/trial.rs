//! What the tests of tables share. They do what is done as deeds of the first edition, so that what was kept then is
//! tested with it, and look at the table that comes of them.

use std::sync::LazyLock;

use serde_json::Value;
use tabla_core::Saying;
use tabla_games::{Language, Words, kits};

use super::{HouseTable, Outfit, Showing, Stop};
use crate::legacy::{Deed, Replayed, replay};
use crate::wire::Act;

pub(super) static OUTFIT: LazyLock<Outfit> = LazyLock::new(Outfit::small);

pub(super) fn deed(seat: u8, act: Act, spent: u64) -> Deed {
    Deed { seat, act, spent, by_computer: false }
}

pub(super) fn play(text: &str) -> Act {
    Act::Play { text: text.to_owned() }
}

/// A wish that was completed.
pub(super) fn fill_in(game: &str, wish: Value, now: u64) -> Result<Value, Saying> {
    kits::fill_in(&OUTFIT.registry, game, wish, 7, now).map_err(|error| error.saying)
}

/// The table of a wish that was completed.
pub(super) fn open(game: &str, wish: &Value) -> Result<Replayed, Saying> {
    replay(&OUTFIT, game, wish, &[])
}

/// The answer to a question, worked out at once.
pub(super) fn answer(table: &HouseTable, held: &[u8], question: Value) -> Result<Value, String> {
    let work = table.ask(held, &question).map_err(|saying| english(&saying))?.expect("a question");
    work.reply(&Stop::new(false)).map_err(|saying| english(&saying))
}

/// What a table shows now.
pub(super) fn shown(table: &HouseTable, held: &[u8]) -> Showing {
    table.show(held, None).expect("the board of now is always there")
}

/// The table that comes of the same wish and the same deeds, read from JSON as they were kept.
pub(super) fn again(game: &str, wish: &Value, deeds: &[Deed]) -> HouseTable {
    let kept = serde_json::to_string(deeds).expect("deeds are kept as JSON");
    let deeds: Vec<Deed> = serde_json::from_str(&kept).expect("deeds are kept as JSON");
    replay(&OUTFIT, game, wish, &deeds).expect("all of it was done before").table
}

/// The table that comes of its own events, by way of JSON: nothing is done again.
pub(super) fn folded(table: &HouseTable) -> HouseTable {
    let mut opening = table.opening();
    let kept = serde_json::to_string(&opening.saved).expect("a table is kept as JSON");
    opening.saved = serde_json::from_str(&kept).expect("a table is kept as JSON");
    HouseTable::restore(&OUTFIT, "", &opening).expect("it has happened before")
}

/// A sentence in English.
pub(super) fn english(saying: &Saying) -> String {
    Words::new(Language::En).say(saying)
}
