//! Positions to think about, from a text or out of a file.

use std::path::Path;

use tabla_core::{Game, Notation, Say, Saying, SeededRng, Turn};
use tabla_scrabble::gcg;
use tabla_scrabble::{Move, Rack, Scrabble, State};

use crate::kits::scrabble::{draw, last_state, seats_in};
use crate::{StorageError, read_text};

/// How many players a position is for: as many as it has racks.
fn seats_of(position: &str) -> usize {
    position.split_whitespace().nth(1).map_or(0, |racks| racks.split('/').count())
}

/// A position to think about.
#[derive(Clone)]
pub struct Analysed {
    /// The game that it is a position of.
    pub game: Scrabble,
    /// The position; only the mover's rack means something.
    pub state: State,
    /// What was played there, if a file tells it.
    pub played: Option<Move>,
}

/// A position, or the last one of a game file; with `turn`, the one before that turn, counted from 1. A rack
/// replaces the mover's.
pub fn position_or_gcg(
    game: &Scrabble,
    what: &str,
    turn: Option<usize>,
    rack: Option<&Rack>,
) -> Result<Analysed, Saying> {
    let path = Path::new(what);
    let (game, state, played) = if path.exists() || is_named_like_a_file(what) {
        from_file(game, path, turn)?
    } else {
        let game = for_seats(game, seats_of(what))?;
        let state = game.read_state(what).map_err(|error| error.say())?;
        (game, state, None)
    };
    let mut state = match rack {
        Some(rack) => with_rack(&game, &state, rack)?,
        None => state,
    };
    let mover = state.mover();
    draw(&game, &mut state, Some(mover), &mut SeededRng::new(0));
    match game.turn(&state) {
        Turn::Over(_) => Err(Saying::new("scrabble-refusal-over")),
        _ if state.rack(mover).is_empty() => Err(Saying::new("scrabble-no-rack")),
        _ => Ok(Analysed { game, state, played }),
    }
}

/// A text with more strokes and nothing else is rather the rows of a board.
const MOST_FOLDERS: usize = 10;

/// Whether a text that is no file was meant as one: a position has four parts, and a line for each row.
fn is_named_like_a_file(text: &str) -> bool {
    let ending = Path::new(text).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let is_file = ["gcg", "cgp", "txt"].iter().any(|known| ending.eq_ignore_ascii_case(known));
    let has_parts = text.contains(char::is_whitespace) || text.matches('/').count() >= MOST_FOLDERS;
    is_file || !has_parts
}

fn for_seats(game: &Scrabble, seats: usize) -> Result<Scrabble, Saying> {
    let wrong = || Saying::new("scrabble-player-count").with("count", seats);
    // With fewer or more the reader of positions says what is wrong.
    if seats < 2 { Ok(game.clone()) } else { game.clone().for_players(seats).ok_or_else(wrong) }
}

fn from_file(
    game: &Scrabble,
    path: &Path,
    turn: Option<usize>,
) -> Result<(Scrabble, State, Option<Move>), Saying> {
    let refused =
        |because: Saying| StorageError::Refused { path: path.into(), because: Box::new(because) }.say();
    let text = read_text(path).map_err(|error| error.say())?;
    let gcg = gcg::read(&text).map_err(|error| refused(error.say()))?;
    let game = for_seats(game, seats_in(&gcg)).map_err(refused)?;
    let turns = gcg::replay(&game, &gcg).map_err(|error| refused(error.say()))?;
    match turn {
        None => {
            let state = last_state(&game, &text, 0).map_err(refused)?;
            // Nobody knows what was drawn after the last turn.
            let state = with_rack(&game, &state, &Rack::EMPTY).unwrap_or(state);
            Ok((game, state, None))
        }
        Some(number) => match number.checked_sub(1).and_then(|index| turns.into_iter().nth(index)) {
            Some(found) => Ok((game, found.state, found.mv)),
            None => Err(refused(Saying::new("scrabble-no-turn").with("number", number.to_string()))),
        },
    }
}

/// The same position with another rack for the mover; what the others have is unknown then.
fn with_rack(game: &Scrabble, state: &State, rack: &Rack) -> Result<State, Saying> {
    let written = game.write_state(state);
    let mut parts: Vec<&str> = written.splitn(3, ' ').collect();
    let racks = format!("{rack}{}", "/".repeat(game.players() - 1));
    if let Some(part) = parts.get_mut(1) {
        *part = &racks;
    }
    game.read_state(&parts.join(" ")).map_err(|error| error.say())
}
