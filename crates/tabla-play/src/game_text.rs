//! Whole games as text: the game's own file, and where a game began that did not begin at the start.
//!
//! The file format has no place for a position, so such a game carries it in a comment before its first
//! turn: `// position: …`. Rules that are not the usual ones stand in a comment as well: `// rules: flying`.
//! Other readers of the format skip both.

use tabla_core::{History, MoveError, RecordError, Say, Saying};

use crate::{Ending, Housed, RuleChoice};

/// What stands before the position in its comment.
const POSITION: &str = "position:";
/// What stands before the rules in their comment.
const RULES: &str = "rules:";

/// Writes a game: what [`read_game`] reads.
pub(crate) fn write_game<G: Housed>(game: &G, start: &G::State, moves: &[G::Move]) -> String {
    let position = (*start != game.start()).then(|| game.write_state(start));
    let mut text = comments(&game.rules(), position.as_deref());
    let mut state = start.clone();
    for &mv in moves {
        text += &game.write_move(&state, mv);
        text.push('\n');
        game.play(&mut state, mv);
    }
    text
}

/// The comments that say by which rules a game is played, and where it began, if not as usual.
pub(crate) fn comments(rules: &RuleChoice, position: Option<&str>) -> String {
    let rules = if rules.is_usual() { String::new() } else { format!("// {RULES} {rules}\n") };
    rules + &position.map_or_else(String::new, |position| format!("// {POSITION} {position}\n"))
}

/// A game as it was read: its rules, where it began, and its moves.
type ReadGame<G> = (G, <G as tabla_core::Game>::State, Vec<<G as tabla_core::Game>::Move>);

/// Reads a game: its rules (those given, where it names none), where it began, and its moves. Lines are
/// counted from 1.
pub(crate) fn read_game<G: Housed>(game: &G, text: &str) -> Result<ReadGame<G>, Saying> {
    let mut game = *game;
    let mut start = game.start();
    let mut state = start.clone();
    let mut history = History::new(&game, &start);
    let mut moves = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let (written, comment) = line.split_once("//").unwrap_or((line, ""));
        let (written, comment) = (written.trim(), comment.trim());
        if !written.is_empty() {
            let refused = |because: MoveError<_>| RecordError { line: index + 1, because }.say();
            if let Some(draw) = history.draw(game.draw_rules()).filter(|_| game.mover(&state).is_some()) {
                return Err(at_line(index, Ending::DrawnBy(draw).say()));
            }
            let mv = game.read_move(&state, written).map_err(refused)?;
            game.play(&mut state, mv);
            history.push(&game, mv, &state);
            moves.push(mv);
        } else if moves.is_empty()
            && let Some(position) = comment.strip_prefix(POSITION)
        {
            start = game.read_state(position).map_err(|error| at_line(index, error.say()))?;
            state = start.clone();
            history = History::new(&game, &start);
        } else if moves.is_empty()
            && let Some(rules) = comment.strip_prefix(RULES)
        {
            let rules = G::info().read_rules(rules).map_err(|error| at_line(index, error))?;
            game = G::by_rules(&rules);
        }
    }
    Ok((game, start, moves))
}

fn at_line(index: usize, because: Saying) -> Saying {
    Saying::new("record-refused").with("line", index + 1).with("because", because)
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
                .map(|moves| (Santorini, Santorini.start(), moves))
                .map_err(|error| error.say());
            prop_assert_eq!(read_game(&Santorini, &text), expected);
        }
    }
}
