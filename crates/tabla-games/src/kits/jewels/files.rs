//! The files of a game: its board, a save, and its swaps as the contest writes them.

use tabla_core::{ErrorKind, Game, Say, Saying, Seat, TableError, Viewer};
use tabla_jewels::{Swap, read_layout, write_answer, write_layout};
use tabla_table::{Format, GameKit, Loaded, Session, Setup};

use super::{Side, layout, legacy, name_of, refused, start_of};

/// So many letters of a file's name are kept.
const LONGEST_NAME: usize = 60;

pub(super) fn formats() -> Vec<Format<Side>> {
    vec![
        Format::new("board", write_board).read(read_board).file_name(|session| file_name(session, "", "txt")),
        Format::new("json", legacy::write)
            .read(legacy::read)
            .file_name(|session| file_name(session, "", "json")),
        Format::new("swaps", write_swaps).file_name(|session| file_name(session, "-swaps", "txt")),
    ]
}

/// Whose game a file tells. Its refill lines would tell others what falls, until all are done.
pub(super) fn teller(session: &Session<Side>, viewer: Viewer) -> Result<Seat, TableError> {
    let is_open = session.game().seats() == 1 || session.ending().is_some() || viewer == Viewer::Everything;
    if session.is_sealed() {
        Err(TableError::new(ErrorKind::NotYours, Saying::new("table-sealed")))
    } else if is_open {
        Ok(viewer.seat().unwrap_or(Seat::FIRST))
    } else {
        Err(TableError::new(ErrorKind::NotYours, Saying::new("server-not-alone")))
    }
}

/// The board file with which the game began.
pub(super) fn board_file(session: &Session<Side>) -> Result<String, TableError> {
    let start = session.positions().next().and_then(|position| position.state.first());
    match start {
        Some(place) => Ok(write_layout(&layout(&place.state)?)),
        None => Ok(write_layout(&session.game().game.layout)),
    }
}

/// The swaps of a seat.
pub(super) fn swaps(session: &Session<Side>, seat: Seat) -> impl Iterator<Item = Swap> {
    session.played().filter(move |(_, own, _)| *own == seat).map(|(_, _, mv)| mv.mv)
}

fn write_board(session: &Session<Side>, viewer: Viewer) -> Result<String, TableError> {
    teller(session, viewer)?;
    board_file(session)
}

fn read_board(_: &GameKit<Side>, setup: Setup, text: &str) -> Result<Loaded, TableError> {
    let layout = read_layout(text.as_bytes()).map_err(|error| refused(error.say()))?;
    Ok(Loaded { setup: Setup { start: Some(start_of(&layout)), ..setup }, events: Vec::new() })
}

fn write_swaps(session: &Session<Side>, viewer: Viewer) -> Result<String, TableError> {
    let seat = match viewer {
        // One's own swaps are no secret.
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => teller(session, viewer)?,
    };
    Ok(swaps(session, seat).map(write_answer).collect())
}

/// What the game is called, as far as every disk takes it.
fn file_name(session: &Session<Side>, more: &str, extension: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() || letter == '_' { letter } else { '-' };
    let stem = format!("jewels-{}{more}", name_of(session.setup()));
    let stem: String = stem.chars().take(LONGEST_NAME).map(plain).collect();
    format!("{}.{extension}", stem.trim_matches('-'))
}
