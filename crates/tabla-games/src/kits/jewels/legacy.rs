//! Saves of the first edition: read for ever, and still what a game is exported to.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{Game, Notation, Say, Seat, TableError, Viewer};
use tabla_jewels::{Jewels, TimeLimit, read_layout};
use tabla_table::{Clock, Event, GameKit, Happening, Loaded, Saved, Secret, Session, Setup};

use super::super::wish::storage;
use super::files::{board_file, swaps, teller};
use super::{BOARD, Side, TURNS, limit_of, name_of, refused, start_of};
use crate::jewels::GAME;
use crate::{save_from_text, save_to_text};

/// What a save of the first edition holds.
#[derive(Serialize, Deserialize)]
pub(super) struct JewelsSave {
    pub(super) board: String,
    /// What the board is called.
    pub(super) name: String,
    /// The time limit as text.
    pub(super) limit: Option<String>,
    /// The limit of turns.
    pub(super) turns: Option<u32>,
    /// The swaps that were played.
    pub(super) rounds: Vec<String>,
    /// Whether there was help.
    pub(super) helped: bool,
    /// The time spent, in milliseconds.
    pub(super) spent: u64,
}

/// The table that the first edition kept. It did not keep when each round was played; all of them lie before the
/// moment of the save.
pub(super) fn saved(save: &JewelsSave) -> Result<Saved, TableError> {
    let layout = read_layout(save.board.as_bytes()).map_err(|error| refused(error.say()))?;
    let limit = save.limit.as_deref().map(str::parse::<TimeLimit>).transpose();
    let time = limit.map_err(|error| refused(error.say()))?.map(|limit| u64::from(limit.seconds()) * 1_000);
    let mut options = Map::new();
    options.extend(Some(&save.name).filter(|name| !name.is_empty()).map(|name| text(BOARD, name.as_str())));
    options.extend(save.turns.map(|turns| text(TURNS, turns)));
    let setup = Setup {
        game: GAME.to_owned(),
        options,
        start: Some(start_of(&layout)),
        clock: time.map(|time| Clock::WholeGame { time }),
        ..Setup::default()
    };
    let game = Jewels { layout, turns: save.turns };
    let (mut state, mut happened) = (game.start(), Vec::new());
    for round in &save.rounds {
        let swap = game.read_move(&state, round)?;
        game.play(&mut state, swap);
        let mv = game.write_move(&state, swap);
        happened.push((Some(Seat::FIRST), Happening::Played { mv, by: None, because: Vec::new() }));
    }
    if save.helped {
        happened.push((Some(Seat::FIRST), Happening::Advised { question: "save".to_owned() }));
    }
    if time.is_some_and(|time| save.spent > time) && game.ending(&state).is_none() {
        happened.push((None, Happening::FlagFell));
    }
    let event = |((seat, what), revision)| Event { revision, at: save.spent, seat, what };
    let log = happened.into_iter().zip(1..).map(event).collect();
    Ok(Saved { at: save.spent, log, ..Saved::new(setup, Secret::default()) })
}

fn text(id: &str, value: impl Into<Value>) -> (String, Value) {
    (id.to_owned(), value.into())
}

/// Reads a save; the path is for what is said about it.
pub(super) fn read_save(path: &Path, text: &str) -> Result<JewelsSave, TableError> {
    save_from_text(path, text, GAME).map_err(|error| storage(&error))
}

/// Writes a game as the first edition did.
pub(super) fn write(session: &Session<Side>, viewer: Viewer) -> Result<String, TableError> {
    let seat = teller(session, viewer)?;
    let save = JewelsSave {
        board: board_file(session)?,
        name: name_of(session.setup()).to_owned(),
        limit: limit_of(session.setup()).map(|limit| limit.to_string()),
        turns: session.game().game.turns,
        rounds: swaps(session, seat).map(|swap| swap.to_string()).collect(),
        helped: session.seats().get(seat.index()).is_some_and(|record| record.helped > 0),
        spent: session.at(),
    };
    save_to_text(Path::new("jewels.json"), GAME, &save).map_err(|error| storage(&error))
}

/// Reads a game that the first edition wrote, for whoever plays alone.
pub(super) fn read(_: &GameKit<Side>, _: Setup, text: &str) -> Result<Loaded, TableError> {
    let Saved { setup, log: events, .. } = saved(&read_save(Path::new("jewels.json"), text)?)?;
    Ok(Loaded { setup, events })
}
