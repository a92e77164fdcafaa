//! Positions on one line, in the form of CGP with notes of our own.
//!
//! ```text
//! 15/15/…/7BEADY3/…/15 AEINRST/ 30/0 0 seat 2;
//! ```
//!
//! The rows with slashes between them, numbers for empty squares; the racks, from the player to move on; the
//! points in the same order; the turns without points; then notes that end with a semicolon. `seat` tells
//! which seat is to move (1 if nothing is said), `skip` who loses the next turn, `aside` the tiles of an
//! exchange that is not finished, `doubt` a play that may be challenged and who is asked. Notes of other
//! programs are passed over.

use tabla_core::{Seat, Viewer};

use crate::scorer::read_number;
use crate::{Board, Fault, Rack, SIZES, Scrabble, Setup, Square, State, Style, Tile, write_play};

use super::read;

/// The whole state on one line.
pub(super) fn write(state: &State) -> String {
    write_for(state, Viewer::Everything)
}

/// The state with the racks that the viewer knows; which tiles are being exchanged is nobody else's business.
pub(super) fn write_for(state: &State, viewer: Viewer) -> String {
    let rows: Vec<String> = state.board().rows().map(write_row).collect();
    let seats: Vec<Seat> = (0..state.seats())
        .scan(state.mover(), |seat, _| Some(std::mem::replace(seat, state.after(*seat))))
        .collect();
    let rack = |seat: Seat| if viewer.knows(seat) { *state.rack(seat) } else { Rack::EMPTY };
    let racks: Vec<String> = seats.iter().map(|&seat| rack(seat).to_string()).collect();
    let scores: Vec<String> = seats.iter().map(|&seat| state.score(seat).to_string()).collect();
    let mut text =
        format!("{} {} {} {}", rows.join("/"), racks.join("/"), scores.join("/"), state.scoreless());
    if state.mover() != Seat::FIRST {
        text += &format!(" seat {};", state.mover().number());
    }
    for seat in state.all_seats().filter(|&seat| state.sits_out(seat)) {
        text += &format!(" skip {};", seat.number());
    }
    if !state.aside().is_empty() && viewer == Viewer::Everything {
        text += &format!(" aside {};", state.aside());
    }
    if let Some((play, asked)) = state.doubt() {
        let mut before = state.board().clone();
        play.placed().for_each(|(square, _)| before.set(square, None));
        text += &format!(" doubt {} {};", asked.number(), write_play(&before, &play, Style::Gcg));
    }
    text
}

/// One row: letters, and numbers for empty squares.
fn write_row(row: &[Option<Tile>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for tile in row {
        match tile {
            None => empty += 1,
            Some(tile) => {
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                text += &tile.to_string();
            }
        }
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

/// Reads a position without asking whether it can stand.
pub(super) fn read(game: &Scrabble, text: &str) -> Result<Setup, Vec<Fault>> {
    let mut parts = text.split_whitespace();
    let (Some(board), Some(racks), Some(scores), Some(scoreless)) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(vec![Fault::Parts]);
    };
    let mut faults = Vec::new();
    let mut setup = Setup::new(game.layout().size(), game.players());
    match read_board(board) {
        Ok(board) => setup.board = board,
        Err(fault) => faults.push(fault),
    }
    setup.racks = racks.split('/').map(|rack| keep(read_rack(rack), &mut faults)).collect();
    setup.scores = scores.split('/').map(|score| keep(read_score(score), &mut faults)).collect();
    match read_number(scoreless).and_then(|turns| u8::try_from(turns).ok()) {
        Some(turns) => setup.scoreless = turns,
        None => faults.push(Fault::Count(scoreless.to_owned())),
    }
    let notes = parts.collect::<Vec<&str>>().join(" ");
    for note in notes.split(';').map(str::trim).filter(|note| !note.is_empty()) {
        if let Err(fault) = read_note(&mut setup, note) {
            faults.push(fault);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let turns = setup.mover.index() % setup.racks.len().max(1);
    setup.racks.rotate_right(turns);
    let turns = setup.mover.index() % setup.scores.len().max(1);
    setup.scores.rotate_right(turns);
    Ok(setup)
}

fn keep<T: Default>(found: Result<T, Fault>, faults: &mut Vec<Fault>) -> T {
    found.unwrap_or_else(|fault| {
        faults.push(fault);
        T::default()
    })
}

/// A board of as many columns as it has rows.
pub(crate) fn read_board(text: &str) -> Result<Board, Fault> {
    let rows: Vec<&str> = text.split('/').collect();
    let size = rows.len();
    if !SIZES.contains(&size) {
        return Err(Fault::Size { found: size, size: size.clamp(*SIZES.start(), *SIZES.end()) });
    }
    let mut board = Board::empty(size);
    for (index, row) in rows.iter().enumerate() {
        let bad = || Fault::Row { row: index + 1, text: (*row).to_owned(), size };
        let mut column = 0;
        let mut empty = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(digit) => empty = empty * 10 + digit as usize,
                None => {
                    column += std::mem::take(&mut empty);
                    let tile = Tile::read(letter).ok_or_else(bad)?;
                    let square = Square::at(index, column).filter(|&square| board.has(square));
                    board.set(square.ok_or_else(bad)?, Some(tile));
                    column += 1;
                }
            }
            if column + empty > size {
                return Err(bad());
            }
        }
        if column + empty != size {
            return Err(bad());
        }
    }
    Ok(board)
}

fn read_rack(text: &str) -> Result<Rack, Fault> {
    let tiles = if text.len() <= 26 { Rack::read(text) } else { None };
    tiles.ok_or_else(|| Fault::Rack(text.to_owned()))
}

/// At most six digits, so that sums stay small.
fn read_score(text: &str) -> Result<i32, Fault> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let good = (1..=6).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    let score = if good { text.parse().ok() } else { None };
    score.ok_or_else(|| Fault::Score(text.to_owned()))
}

fn read_note(setup: &mut Setup, note: &str) -> Result<(), Fault> {
    let bad = || Fault::Note(note.to_owned());
    let (name, value) = note.split_once(char::is_whitespace).unwrap_or((note, ""));
    let value = value.trim();
    match name {
        "seat" => setup.mover = read_seat(value).ok_or_else(bad)?,
        "skip" => setup.sitting_out.push(read_seat(value).ok_or_else(bad)?),
        "aside" => setup.aside = read_rack(value)?,
        "doubt" => {
            let (asked, play) = value.split_once(char::is_whitespace).ok_or_else(bad)?;
            let asked = read_seat(asked).ok_or_else(bad)?;
            setup.doubt = Some((read_doubted(&setup.board, play).ok_or_else(bad)?, asked));
        }
        _ => {}
    }
    Ok(())
}

/// The number of a seat, counted from 1; whether anybody sits there is asked later.
fn read_seat(text: &str) -> Option<Seat> {
    let number = u8::try_from(read_number(text)?).ok()?;
    Some(Seat::at(number.checked_sub(1)?))
}

/// A play that lies on the board: its new tiles are those that are not in parentheses.
fn read_doubted(board: &Board, text: &str) -> Option<crate::Play> {
    let read::Written::Lay(line) = read::written_in(Style::Gcg, text).ok()? else { return None };
    let mut play = crate::Play::new(line.start, line.direction);
    for (offset, mark) in line.marks.iter().enumerate() {
        let square = board.step(line.start, line.direction, offset as isize)?;
        if let read::Mark::Tile(tile) = *mark {
            let fits = board.tile(square) == Some(tile) && play.lay(offset, tile);
            fits.then_some(())?;
        }
    }
    Some(play)
}
