//! Whole games as text: the game's own file, and where a game began that did not begin at the start.
//!
//! The file format has no place for a position, so such a game carries it in a comment before its first
//! turn: `// position: …`. Other readers of the format skip it.

use tabla_core::{MoveError, Notation, RecordError, Say, Saying, write_record};

/// What stands before the position in its comment.
const POSITION: &str = "position:";

/// Writes a game: what [`read_game`] reads.
pub(crate) fn write_game<G: Notation>(game: &G, start: &G::State, moves: &[G::Move]) -> String {
    if *start == game.start() {
        return write_record(game, moves);
    }
    let mut text = format!("{}\n", position_comment(&game.write_state(start)));
    let mut state = start.clone();
    for &mv in moves {
        text += &game.write_move(&state, mv);
        text.push('\n');
        game.play(&mut state, mv);
    }
    text
}

/// The comment that says where a game began.
pub(crate) fn position_comment(position: &str) -> String {
    format!("// {POSITION} {position}")
}

/// Reads a game: where it began, and its moves. Lines are counted from 1.
pub(crate) fn read_game<G: Notation>(game: &G, text: &str) -> Result<(G::State, Vec<G::Move>), Saying> {
    let mut start = game.start();
    let mut state = start.clone();
    let mut moves = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let (written, comment) = line.split_once("//").unwrap_or((line, ""));
        let (written, comment) = (written.trim(), comment.trim());
        if !written.is_empty() {
            let refused = |because: MoveError<_>| RecordError { line: index + 1, because }.say();
            let mv = game.read_move(&state, written).map_err(refused)?;
            game.play(&mut state, mv);
            moves.push(mv);
        } else if moves.is_empty()
            && let Some(position) = comment.strip_prefix(POSITION)
        {
            start = game.read_state(position).map_err(|error| {
                Saying::new("record-refused").with("line", index + 1).with("because", error.say())
            })?;
            state = start.clone();
        }
    }
    Ok((start, moves))
}
