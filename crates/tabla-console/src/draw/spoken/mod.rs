//! Boards in sentences, for a screen reader: what matters first, nothing that repeats.

pub mod mice;
pub mod santorini;

use tabla_core::{Arg, Say, Saying};
use tabla_play::{Table, TableTurn, Words};

use crate::games::Face;
use crate::tell;

/// The whole table in sentences.
pub fn table(table: &dyn Table, face: &dyn Face, begun: &[String], words: &Words) -> Vec<String> {
    let mut sentences = vec![turn(table, words)];
    if let Some(status) = face.status(table, words) {
        sentences.push(words.say(&Saying::new("spoken-status").with("status", status)));
    }
    sentences.extend(face.sentences(begun, words));
    sentences
}

fn turn(table: &dyn Table, words: &Words) -> String {
    match table.turn() {
        TableTurn::Seat(seat) => words.text_with(
            "spoken-turn",
            &[
                ("turn", Arg::from(table.played().len() + 1)),
                ("player", Arg::from(i64::from(seat.number()))),
                ("name", Arg::from(tell::player(table.player(seat), table.game(), words))),
            ],
        ),
        TableTurn::Over(ending) => words.say(&Saying::new("spoken-over").with("ending", ending.say())),
    }
}
