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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tabla_core::{Game, read_record};
    use tabla_santorini::Santorini;

    use super::*;

    proptest! {
        /// From the start, a game is read as the shared reader of game files reads it.
        #[test]
        fn a_game_from_the_start_is_read_as_everywhere(
            lines in prop::collection::vec(
                prop_oneof![
                    Just("C3 B2 // workers"), Just("c2-d2"), Just("C3 B3 A3"), Just("C2 D3 E3"), Just(""),
                    Just("// only a comment"), Just("\u{feff}"), Just("C3"), Just("B2 A2 A1\r"), Just("x // y"),
                ],
                0..8,
            ),
        ) {
            let text = lines.join("\n");
            let expected = read_record(&Santorini, &text)
                .map(|moves| (Santorini.start(), moves))
                .map_err(|error| error.say());
            prop_assert_eq!(read_game(&Santorini, &text), expected);
        }
    }
}
