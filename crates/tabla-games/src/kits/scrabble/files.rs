//! Games as files: nobody finds more tiles in one than they may know, until the game is over.

use std::path::Path;

use tabla_core::{ErrorKind, Notation, Say, Saying, TableError, Viewer};
use tabla_scrabble::Scrabble;
use tabla_scrabble::gcg::{self, Player, Step};
use tabla_table::{Cause, Format, Session};

use super::gcg::read_gcg;
use super::{LOADED, is_retold, legacy, text_of};
use crate::kits::wish::save_text;
use crate::save_to_text;
use crate::scrabble::GAME;

type Game = Session<Scrabble>;

/// The usual format first. The names of files tell nothing of which tiles are still to come.
pub(super) fn formats() -> Vec<Format<Scrabble>> {
    vec![
        Format::new("gcg", write_gcg).read(read_gcg).file_name(|_| "scrabble.gcg".to_owned()),
        Format::new("cgp", write_cgp).file_name(|_| "scrabble.cgp".to_owned()),
        Format::new("json", write_json).file_name(|_| JSON.to_owned()),
    ]
}

const JSON: &str = "scrabble.json";

/// How a GCG file tells who has left.
const RESIGNED: &str = "#resigned";
const GONE: &str = "#gone";

/// Once the game is over nothing is hidden.
fn viewer_of(session: &Game, viewer: Viewer) -> Viewer {
    if session.ending().is_some() { Viewer::Everything } else { viewer }
}

/// The whole game, with the part that was loaded.
fn write_gcg(session: &Game, viewer: Viewer) -> Result<String, TableError> {
    let steps: Vec<Step> =
        session.played().map(|(before, _, mv)| Step { state: before.clone(), mv }).collect();
    let loaded = text_of(&session.setup().options, LOADED)?;
    let seats = session.seats();
    let names = loaded.and_then(|text| gcg::read(text).ok()).map(|file| file.players);
    let players = names.filter(|players| players.len() == seats.len()).unwrap_or_else(|| {
        let numbered = (1..).zip(seats);
        numbered
            .map(|(number, seat)| Player { nick: format!("player{number}"), name: seat.player.clone() })
            .collect()
    });
    let viewer = viewer_of(session, viewer);
    let mut written = gcg::write_for(session.game(), &players, &steps, session.state(), viewer);
    let left = session.ending().and_then(|ending| match ending.cause {
        Cause::Withdrew(seat) => Some((RESIGNED, seat)),
        Cause::Gone(seat) => Some((GONE, seat)),
        _ => None,
    });
    if let Some((how, player)) = left.and_then(|(how, seat)| Some((how, players.get(seat.index())?))) {
        written += &format!("{how} {}\n", player.nick);
    }
    Ok(match loaded.filter(|_| !is_retold(&session.setup().options)) {
        None => written,
        // What was in a file before, whoever brought it knows; and if nothing new was played, it says everything.
        Some(text) => {
            let is_new = |line: &&str| {
                line.starts_with('>') && !steps.is_empty()
                    || [RESIGNED, GONE].iter().any(|how| line.starts_with(how))
            };
            let new = written.lines().filter(is_new);
            text.lines().chain(new).map(|line| format!("{line}\n")).collect()
        }
    })
}

fn write_cgp(session: &Game, viewer: Viewer) -> Result<String, TableError> {
    Ok(session.game().tell_state(session.state(), viewer_of(session, viewer)) + "\n")
}

/// A save of ours; it holds all tiles, so that it is for whoever may know them.
fn write_json(session: &Game, viewer: Viewer) -> Result<String, TableError> {
    if session.is_sealed() {
        return Err(TableError::new(ErrorKind::NotYours, Saying::new("table-sealed")));
    }
    if viewer_of(session, viewer) != Viewer::Everything {
        return Err(TableError::new(ErrorKind::Illegal, Saying::new("desk-scrabble-no-save")));
    }
    let damaged = |saying| TableError::new(ErrorKind::Damaged, saying);
    match legacy::save_of(session) {
        Some(save) => save_to_text(Path::new(JSON), GAME, &save).map_err(|error| damaged(error.say())),
        // The old form knows no other chance than that of a seed.
        None => save_text(session),
    }
}
