//! The games as the table knows them: one kit each, and nothing else names them all.

mod duel;
pub mod jamb;
pub mod jewels;
mod legacy;
pub(crate) mod mice;
mod questions;
pub(crate) mod santorini;
mod saying_view;
mod scores;
pub mod scrabble;
mod wish;

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use tabla_core::{Seat, TableError};
use tabla_mice::net::Nets;
use tabla_table::{Act, Command, Registry, Secret, Setup, Table, Variant};

pub use saying_view::{ArgView, SayingView};
pub use scores::{Record, best_scores, enter_score, score};
pub use wish::Upload;

use crate::scrabble::WordLists;
use crate::storage::{is_first_save, save_of};
use crate::{MiceTables, SaveFolder};

/// What games read from outside. A program decides what there is, and hands it in.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The solved endings of Mice, which its champion knows by heart. Without them measurements are of the champion
    /// alone.
    pub mice_endings: Option<Arc<MiceTables>>,
    /// Whether whoever plays may have the whole game of Mice solved or fetched, which is hours of work or gigabytes.
    pub mice_making: bool,
    /// Networks for the champion of Mice, in place of those that are built in.
    pub mice_nets: Option<Arc<Nets>>,
    /// The word lists of Scrabble.
    pub word_lists: WordLists,
    /// Whether games of Scrabble may name files of words. A server must not read what a stranger names.
    pub word_files: bool,
    /// The transposition table of a champion to whom nothing was said, in megabytes.
    pub champion_mb: Option<usize>,
    /// The most threads that the champion of a duel may use; without it, as many as it is told.
    pub champion_threads: Option<usize>,
}

/// Every game of the house.
pub fn registry(shelf: &Shelf) -> Registry {
    Registry::default()
        .with(santorini::kit(shelf))
        .with(mice::kit(shelf))
        .with(jamb::kit())
        .with(jewels::kit())
        .with(scrabble::kit(shelf))
}

/// The game of this name by these rules, as a match names them. Its players know no solved endings.
pub fn variant(game: &str, rules: &str) -> Result<Variant, TableError> {
    Variant::of(&registry(&Shelf::default()), game, rules)
}

/// The transposition table of a champion to whom nothing was said, in megabytes, where many may think.
const SERVED_TABLE_MB: usize = 32;

/// The games of a house that strangers visit. Compiled word lists are kept in its folder, so that a later server need
/// not compile them again; no file that a stranger names is read.
pub fn served(shelf: Shelf, folder: Option<&SaveFolder>) -> Registry {
    let word_lists = folder.map_or_else(WordLists::default, WordLists::for_all);
    let champion_mb = shelf.champion_mb.or(Some(SERVED_TABLE_MB));
    // Its threads are shared out among visitors by the house.
    let champion_threads = Some(1);
    registry(&Shelf { champion_mb, champion_threads, word_lists, word_files: false, ..shelf })
}

/// Sets up the table that somebody wishes. A wish holds every seed already: the same wish gives the same table.
pub fn open(registry: &Registry, game: &str, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    match wish.get(wish::SAVED) {
        Some(saved) => kit.restore(&wish::read(saved)?),
        None => match handed_over(registry, game, wish)? {
            Some(table) => Ok(table),
            None => (kit.hooks().open)(&kit, wish),
        },
    }
}

/// The table in a save of the first edition.
pub(crate) fn open_first(
    registry: &Registry,
    game: &str,
    load: &Upload,
) -> Result<Box<dyn Table>, TableError> {
    let wish = json!({ "load": { "name": load.name, "text": load.text } });
    open(registry, game, &fill_in(registry, game, wish, 0, 0)?)
}

/// The table in a save that is handed over with a wish, where the save is not of the first edition. Whoever the wish
/// names takes a seat there.
fn handed_over(registry: &Registry, game: &str, wish: &Value) -> Result<Option<Box<dyn Table>>, TableError> {
    let load = wish.get("load").and_then(|load| Upload::deserialize(load).ok());
    let Some(load) = load.filter(|load| load.is_save() && !is_first_save(&load.text)) else {
        return Ok(None);
    };
    let mut table = save_of(registry, game, load.path(), &load.text)?.table;
    let players = wish.get("players").and_then(Value::as_array).into_iter().flatten();
    for (seat, player) in (0..table.seats()).map(Seat::at).zip(players.filter_map(Value::as_str)) {
        let act = Act::Sit { player: player.to_owned() };
        table.perform(&Command { seat: Some(seat), at: table.at(), revision: None, act })?;
    }
    table.come_back()?;
    Ok(Some(table))
}

/// When the clock of the table of this wish stood at nothing, in milliseconds since 1970, where it runs from there
/// whatever happens; else it runs from event to event.
pub fn started(wish: &Value) -> Option<u64> {
    wish.get(wish::STARTED)?.as_u64()
}

/// Checks a wish from outside, and completes it by what chance and time decide: `secret` is what nobody knew before,
/// or a seed for the same game again, `now` the moment in milliseconds since 1970.
pub fn fill_in(
    registry: &Registry,
    game: &str,
    wish: Value,
    secret: impl Into<Secret>,
    now: u64,
) -> Result<Value, TableError> {
    let kit = registry.find(game)?;
    match handed_over(registry, game, &wish)? {
        Some(table) => wish::kept(&*table, now),
        None => (kit.hooks().fill_in)(&kit, wish, secret.into(), now),
    }
}

/// A table with this position; `rules` are those of [`Table::rules`].
pub fn set_up(
    registry: &Registry,
    game: &str,
    rules: &str,
    position: &str,
) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    (kit.hooks().set_up)(&kit, rules, position)
}

/// A table at which something is tried out: everybody is a person, and the same things fall every time. `rules` are
/// read as the kit's choices; without a position the game begins as usual.
pub fn study(
    registry: &Registry,
    game: &str,
    rules: &str,
    position: &str,
) -> Result<Box<dyn Table>, TableError> {
    let kit = registry.find(game)?;
    let start = Some(position.trim().to_owned()).filter(|position| !position.is_empty());
    let (game, options) = (kit.id().to_owned(), kit.choices().read(rules)?);
    // Dice are thrown by whoever plays; everything else is dealt.
    let by_hand = game == crate::jamb::GAME;
    kit.open(Setup { game, options, start, by_hand, ..Setup::default() }, Secret::from_seed(STUDY))
}

/// The seed of tables at which something is tried out.
const STUDY: u64 = 1;
