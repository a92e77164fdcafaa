//! Whole games as text: one move a line.
//!
//! `//` starts a comment, blank lines are skipped, and a byte-order mark or the line ends of another
//! system do no harm.

use crate::{Game, MoveError, Notation, Say};

/// Reads a game from its start. Nothing is played that stands after the first mistake, because nothing
/// is handed out at all.
pub fn read_record<G: Notation>(game: &G, text: &str) -> Result<Vec<G::Move>, RecordError<G::Refusal>> {
    let mut state = game.start();
    let mut moves = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let written = line.split("//").next().unwrap_or_default().trim();
        if written.is_empty() {
            continue;
        }
        let mv =
            game.read_move(&state, written).map_err(|because| RecordError { line: index + 1, because })?;
        game.play(&mut state, mv);
        moves.push(mv);
    }
    Ok(moves)
}

/// Writes a game that began at the start: what [`read_record`] reads.
pub fn write_record<G: Notation>(game: &G, moves: &[G::Move]) -> String {
    let mut state = game.start();
    let mut text = String::new();
    for &mv in moves {
        text += &game.write_move(&state, mv);
        text.push('\n');
        game.play(&mut state, mv);
    }
    text
}

/// The state after these moves from the start.
pub fn replay<G: Game>(game: &G, moves: &[G::Move]) -> G::State {
    let mut state = game.start();
    for &mv in moves {
        game.play(&mut state, mv);
    }
    state
}

/// Where and why a text is no game.
#[derive(Clone, PartialEq, Debug, Say)]
#[say("record-refused", error)]
pub struct RecordError<R> {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there; it quotes the text.
    pub because: MoveError<R>,
}
