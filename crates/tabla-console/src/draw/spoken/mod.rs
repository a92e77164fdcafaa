//! Boards in sentences, for a screen reader: what matters first, nothing that repeats.

pub mod mice;
pub mod santorini;

use tabla_core::{Arg, Saying};
use tabla_games::Words;

use super::Scene;
use crate::tell;

/// The whole table in sentences.
pub fn table(scene: &Scene<'_>, begun: &[String], words: &Words) -> Vec<String> {
    let mut sentences = turn(scene, words);
    if let Some(status) = scene.face.status(scene.shown, words) {
        sentences.push(words.say(&Saying::new("spoken-status").with("status", status)));
    }
    sentences.extend(scene.face.sentences(begun, words));
    sentences
}

fn turn(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let extras = &scene.shown.extras;
    if let Some(ending) = &extras.ending {
        return vec![words.say(&Saying::new("spoken-over").with("ending", tell::ending(ending)))];
    }
    let said = extras.to_move.map(|seat| {
        let turn = [
            ("turn", Arg::from(scene.turns().len() + 1)),
            ("player", Arg::from(i64::from(seat.number()))),
            ("name", Arg::from(scene.player(seat, words))),
        ];
        words.text_with("spoken-turn", &turn)
    });
    said.into_iter().collect()
}
