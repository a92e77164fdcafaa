//! Positions and games from outside.

use std::path::Path;

use tabla_core::{Chance, Game, Notation, Say, Saying, Seat, SeededRng, Turn};
use tabla_scrabble::gcg::{self, Action, Gcg};
use tabla_scrabble::{Move, Rack, Scrabble, Setup, State};

use crate::{StorageError, read_text};

/// How many players a position is for: as many as it has racks.
fn seats_of(position: &str) -> usize {
    position.split_whitespace().nth(1).map_or(0, |racks| racks.split('/').count())
}

/// How many players a game in the form of GCG has.
fn seats_in(gcg: &Gcg) -> usize {
    gcg.players.len().max(2)
}

/// The position after the last turn of a game in the form of GCG. What the file does not tell is drawn from
/// the bag.
pub(crate) fn last_state(game: &Scrabble, text: &str, seed: u64) -> Result<State, Saying> {
    let gcg = gcg::read(text).map_err(|error| error.say())?;
    let turns = gcg::replay(game, &gcg).map_err(|error| error.say())?;
    let mut dice = SeededRng::split(seed, 0);
    let Some(last) = turns.last() else { return Ok(game.start()) };
    let mut state = with_leaves(game, &gcg, &turns, &last.state);
    draw(game, &mut state, None, &mut dice);
    let withdrawn = gcg.events.iter().rfind(|event| !matches!(event.action, Action::Other(_)));
    let withdrawn = withdrawn.is_some_and(|event| event.action == Action::Withdrawn);
    match last.mv {
        Some(mv) if !withdrawn => game.play(&mut state, mv),
        _ => game.play(&mut state, Move::Pass),
    }
    // A play from a file has been looked at by those who played.
    while state.doubt().is_some() {
        game.play(&mut state, Move::Accept);
    }
    Ok(state)
}

/// The same position with what the others kept on their racks, as far as the file tells.
fn with_leaves(game: &Scrabble, gcg: &Gcg, turns: &[gcg::Turn], state: &State) -> State {
    let mut setup = Setup::new(game.layout().size(), game.players());
    setup.board = state.board().clone();
    setup.mover = state.mover();
    setup.scores = state.all_seats().map(|seat| state.score(seat)).collect();
    setup.scoreless = state.scoreless();
    for (seat, rack) in state.all_seats().zip(&mut setup.racks) {
        let last = turns.iter().rev().find(|turn| turn.state.mover() == seat);
        let leave = last.and_then(|turn| Some(kept(turn.state.rack(seat), turn.mv?)));
        *rack = match left_at_end(gcg, seat) {
            _ if seat == state.mover() => *state.rack(seat),
            Some(left) => left,
            None => leave.unwrap_or(Rack::EMPTY),
        };
    }
    // Files may tell of tiles that cannot be; then nothing is known.
    game.state(setup).unwrap_or_else(|_| state.clone())
}

/// What the file says a player had left when the game was over.
pub(crate) fn left_at_end(gcg: &Gcg, seat: Seat) -> Option<Rack> {
    gcg.events.iter().rev().find_map(|event| match event.action {
        Action::Left(tiles) if event.player == seat.index() && event.rack == tiles => Some(tiles),
        // Of two, one gets points for what the other has left.
        Action::Left(tiles)
            if event.player != seat.index() && event.rack.is_empty() && seats_in(gcg) == 2 =>
        {
            Some(tiles)
        }
        _ => None,
    })
}

/// What stays on a rack.
fn kept(rack: &Rack, mv: Move) -> Rack {
    match mv {
        Move::Lay(play) => rack.without(&play.used()),
        Move::Exchange(tiles) => rack.without(&tiles),
        Move::Pass | Move::Accept | Move::Challenge => *rack,
    }
}

/// Deals what luck decides next, but not to this seat.
pub(super) fn draw(game: &Scrabble, state: &mut State, but: Option<Seat>, dice: &mut SeededRng) {
    while let Turn::Chance(luck) = game.turn(state) {
        if Some(luck.seat()) == but {
            return;
        }
        let event = luck.draw(dice);
        game.apply_chance(state, event);
    }
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
