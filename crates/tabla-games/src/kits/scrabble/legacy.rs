//! Saves of version 1: how a game was set up, a seed, and what was decided.

use std::any::Any;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabla_core::{Notation, Say, TableError};
use tabla_scrabble::{Challenge, Scrabble, read_layout, read_tile_set, write_layout, write_tile_set};
use tabla_table::{Kit, Secret, Session, Setup, Table};

use super::dealer::FILE;
use super::{LOADED, going_on_with, is_retold, outfit, refused, text_of};
use crate::scrabble::{Outfit, WordSource, first, read_seats};

/// A game as the first edition kept it. The tiles need not be written: the seed deals the same ones again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct FirstSave {
    pub(super) words: String,
    pub(super) tiles: String,
    pub(super) board: String,
    pub(super) players: String,
    pub(super) double: bool,
    pub(super) seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) loaded: Option<String>,
    /// Whether the turns of the loaded file are among those of the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) retold: bool,
    pub(super) turns: Vec<String>,
}

/// The table that was saved, by making every decision again. Words of a file are read only where the kit reads such
/// files.
pub(super) fn restore(kit: &Arc<dyn Kit>, save: &FirstSave) -> Result<Box<dyn Table>, TableError> {
    begin(kit, setup(save)?, Secret::from_seed(save.seed), save)
}

/// The same, where more was agreed on than such a save knows.
pub(super) fn begin(
    kit: &Arc<dyn Kit>,
    setup: Setup,
    secret: Secret,
    save: &FirstSave,
) -> Result<Box<dyn Table>, TableError> {
    let mut table = match &save.loaded {
        Some(file) if save.retold => Arc::clone(kit).load(setup, secret, "gcg", file)?,
        _ => Arc::clone(kit).open(setup, secret)?,
    };
    for text in save.turns.iter().skip(table.plies()) {
        table.play(text)?;
    }
    Ok(table)
}

/// What was agreed on.
pub(super) fn setup(save: &FirstSave) -> Result<Setup, TableError> {
    let outfit = Outfit {
        words: WordSource::read(&save.words),
        tiles: read_tile_set(&save.tiles).map_err(|faults| refused(first(&faults)))?,
        layout: read_layout(&save.board).map_err(|faults| refused(first(&faults)))?,
    };
    let seats = read_seats(&save.players).map_err(|error| refused(error.say()))?;
    let challenge = if save.double { Challenge::Double } else { Challenge::Void };
    let setup = super::setup(&outfit, challenge, &seats);
    Ok(match &save.loaded {
        Some(file) if !save.retold => going_on_with(setup, file),
        _ => Setup { start: save.position.clone(), ..setup },
    })
}

/// The table as a save of version 1; `None` where its chance is none that such a save knows, or time is counted.
pub(super) fn save_of(session: &Session<Scrabble>) -> Option<FirstSave> {
    let (game, setup) = (session.game(), session.setup());
    let options = &setup.options;
    let seed = session
        .secret()
        .known_seed()
        .filter(|_| setup.dealer.as_deref().is_none_or(|id| ["split", FILE].contains(&id)))
        .filter(|_| setup.clock.is_none())?;
    let players: Vec<&str> = session.seats().iter().map(|seat| seat.player.as_str()).collect();
    let Outfit { words, tiles, layout } = outfit(options).ok()?;
    Some(FirstSave {
        words: words.to_string(),
        tiles: write_tile_set(&tiles),
        board: write_layout(&layout),
        players: players.join(","),
        double: game.challenge() == Challenge::Double,
        seed,
        position: setup.start.clone(),
        loaded: text_of(options, LOADED).ok()?.map(str::to_owned),
        retold: is_retold(options),
        turns: session.played().map(|(before, _, mv)| game.write_move(before, mv)).collect(),
    })
}

/// The save of a table of this game, where there is one.
pub(super) fn save_of_table(table: &dyn Table) -> Option<Value> {
    let session = (table as &dyn Any).downcast_ref::<Session<Scrabble>>();
    serde_json::to_value(session.and_then(save_of)?).ok()
}
