//! What is told of each decision: its points, what came of it, and where tiles were laid.

use serde::Serialize;
use serde_json::Value;
use tabla_core::{Notation, Saying};
use tabla_scrabble::{Move, Scrabble, State};
use tabla_table::{Account, Happening, StepInput};

/// What is told of a decision beside its text.
#[derive(Serialize)]
pub(super) struct Told {
    points: i64,
    note: Option<Saying>,
    /// How many tiles were exchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    exchanged: Option<usize>,
    /// The squares on which tiles were laid.
    laid: Vec<String>,
    /// Whether it took the last play back.
    withdraws: bool,
    /// The whole text, where it was not told before and is no secret any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// Tells of a decision; of draws there is nothing more to tell.
pub(super) fn tell(step: &StepInput<'_, Scrabble>) -> Option<Told> {
    let Happening::Played { mv, .. } = step.event.what else { return None };
    let mut told =
        Told { points: 0, note: None, exchanged: None, laid: Vec::new(), withdraws: false, text: None };
    match mv {
        Move::Lay(play) => {
            told.points = step.game.count(step.before.board(), &play).1.into();
            told.laid = play.placed().map(|(square, _)| square.to_string()).collect();
        }
        Move::Exchange(tiles) => {
            told.exchanged = Some(tiles.len());
            told.note = Some(Saying::new("desk-scrabble-exchanged").with("count", tiles.len()));
            told.text = step.is_over.then(|| step.game.write_move(step.before, mv));
        }
        Move::Challenge => {
            told.withdraws = is_withdrawn(step.before, step.after);
            let key = if told.withdraws { "desk-scrabble-right" } else { "desk-scrabble-wrong" };
            told.note = Some(Saying::new(key));
        }
        Move::Pass | Move::Accept => {}
    }
    Some(told)
}

/// Whether the play that was doubted has left the board.
pub(super) fn is_withdrawn(before: &State, after: &State) -> bool {
    before
        .doubt()
        .is_some_and(|(play, _)| play.placed().any(|(square, _)| after.board().tile(square).is_none()))
}

/// A play that was taken back has brought nothing; and once nothing is a secret, everything is told.
pub(super) fn retell(accounts: &mut [Account]) {
    let mut last_play = None;
    for place in 0..accounts.len() {
        let Some(account) = accounts.get_mut(place) else { break };
        let Value::Object(told) = &mut account.extra else { continue };
        if let Some(Value::String(text)) = told.remove("text") {
            account.text = Some(text);
        }
        if told.get("withdraws") == Some(&Value::Bool(true)) {
            let play = last_play.and_then(|play: usize| accounts.get_mut(play));
            if let Some(Value::Object(told)) = play.map(|account| &mut account.extra) {
                let note = serde_json::to_value(Saying::new("desk-scrabble-taken-back"));
                told.insert("points".to_owned(), 0.into());
                told.insert("note".to_owned(), note.unwrap_or_default());
            }
        } else if !laid(account).is_empty() {
            last_play = Some(place);
        }
    }
}

/// The squares of the last play.
pub(super) fn last_laid(accounts: &[Account]) -> Vec<&str> {
    accounts.iter().rev().map(laid).find(|laid| !laid.is_empty()).unwrap_or_default()
}

fn laid(account: &Account) -> Vec<&str> {
    let laid = account.extra.get("laid").and_then(Value::as_array);
    laid.into_iter().flatten().filter_map(Value::as_str).collect()
}
