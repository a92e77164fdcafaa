//! Saves of version 1: how a game was set up, a seed, and what was decided.

use std::any::Any;
use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Say, Seat, TableError};
use tabla_scrabble::{
    Challenge, Scrabble, TileSet, read_layout, read_tile_set, write_layout, write_tile_set,
};
use tabla_table::{Act, Command, Kit, Secret, Session, Setup, Table, Waiting};

use super::{
    BOARD, CHALLENGE, LANGUAGE, LEXICON, LOADED, TILES, first, layout, no_list, refused, text_of, tiles,
    word_source,
};
use crate::scrabble::{GAME, STANDARD, ScrabbleSave, WordSource, read_seats};

/// The table that was saved, by making every decision again.
pub(super) fn restore(kit: &Arc<dyn Kit>, save: &ScrabbleSave) -> Result<Box<dyn Table>, TableError> {
    // No save makes the house read a file.
    if let WordSource::File(path) = save.words() {
        return Err(refused(no_list(&path.display().to_string())));
    }
    let mut table = Arc::clone(kit).open(setup(save)?, Secret::from_seed(save.seed))?;
    for text in &save.turns {
        let seat = match table.waiting() {
            Waiting::Move(seat) => seat,
            Waiting::Throw(_) | Waiting::Nothing(_) => Seat::FIRST,
        };
        let act = Act::Play { text: text.clone(), by: None, because: Vec::new() };
        table.perform(&Command { seat: Some(seat), at: 0, revision: None, act })?;
    }
    Ok(table)
}

/// What was agreed on.
fn setup(save: &ScrabbleSave) -> Result<Setup, TableError> {
    let tiles = read_tile_set(&save.tiles).map_err(|faults| refused(first(&faults)))?;
    let layout = read_layout(&save.board).map_err(|faults| refused(first(&faults)))?;
    let seats = read_seats(&save.players).map_err(|error| refused(error.say()))?;
    let mut options = Map::new();
    let mut agree = |id: &str, text: &str| drop(options.insert(id.to_owned(), text.into()));
    match &tiles {
        tiles if tiles == TileSet::english() => agree(LANGUAGE, "en"),
        tiles if tiles == TileSet::romanian() => agree(LANGUAGE, "ro"),
        _ => agree(TILES, &save.tiles),
    }
    if layout != *STANDARD {
        agree(BOARD, &save.board);
    }
    agree(LEXICON, &save.words);
    agree(CHALLENGE, if save.double { "double" } else { "void" });
    if let Some(text) = &save.loaded {
        agree(LOADED, text);
    }
    Ok(Setup {
        game: GAME.to_owned(),
        options,
        players: seats.into_iter().map(|seat| seat.id().to_owned()).collect(),
        // A game that is gone on with says where it begins.
        start: save.position.clone().filter(|_| save.loaded.is_none()),
        ..Setup::default()
    })
}

/// The table as a save of version 1; `None` where its chance is none that such a save knows.
pub(super) fn save_of(session: &Session<Scrabble>) -> Option<ScrabbleSave> {
    let (game, setup) = (session.game(), session.setup());
    let options = &setup.options;
    let seed =
        session.secret().known_seed().filter(|_| setup.dealer.as_deref().is_none_or(|id| id == "split"))?;
    let players: Vec<&str> = session.seats().iter().map(|seat| seat.player.as_str()).collect();
    Some(ScrabbleSave {
        words: word_source(options).ok()?.to_string(),
        tiles: write_tile_set(&tiles(options).ok()?),
        board: write_layout(&layout(options).ok()?),
        players: players.join(","),
        double: game.challenge() == Challenge::Double,
        seed,
        position: setup.start.clone(),
        loaded: text_of(options, LOADED).ok()?.map(str::to_owned),
        turns: session
            .played()
            .map(|(before, _, mv)| tabla_core::Notation::write_move(game, before, mv))
            .collect(),
    })
}

/// The save of a table of this game.
pub(super) fn save_of_table(table: &dyn Table) -> Result<Value, TableError> {
    let session = (table as &dyn Any).downcast_ref::<Session<Scrabble>>();
    let save = session.and_then(save_of);
    save.and_then(|save| serde_json::to_value(save).ok()).ok_or_else(|| {
        TableError::new(ErrorKind::Setup, tabla_core::Saying::new("desk-setup").with("detail", table.game()))
    })
}
