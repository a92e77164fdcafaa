//! The three small files of the scorer, added up for the page.

use serde::Serialize;
use serde_json::{Value, json};
use tabla_core::{Say, Saying};
use tabla_play::scrabble::scorer::{Addend, SAMPLE, Scorecard, Texts, score};
use tabla_play::scrabble::{ScoreView, SquareView, score_squares, score_view};
use tabla_play::{Language, Words};

use super::super::shared::to_answer;
use crate::wire::SayingView;

/// A game added up.
#[derive(Serialize)]
struct ScoreSheet {
    score: ScoreView,
    message: SayingView,
    warnings: Vec<SayingView>,
    squares: Vec<Vec<SquareView>>,
    /// The letters of each placement.
    sums: Vec<Vec<AddendView>>,
}

#[derive(Serialize)]
struct AddendView {
    letter: char,
    joker: bool,
    value: u16,
    factor: u8,
    is_new: bool,
    word_factor: u8,
}

impl From<&Addend> for AddendView {
    fn from(addend: &Addend) -> AddendView {
        let Addend { tile, value, factor, is_new, word_factor } = *addend;
        AddendView {
            letter: tile.letter().upper(),
            joker: tile.is_joker(),
            value,
            factor,
            is_new,
            word_factor,
        }
    }
}

/// Adds up the game in these three texts, or tells every line that cannot be read.
pub fn score_files(jetoane: &str, tabla: &str, joc: &str) -> Result<Value, Vec<Saying>> {
    let texts = Texts { tiles: jetoane, board: tabla, game: joc };
    let card = score(&texts).map_err(|faults| faults.iter().map(Say::say).collect::<Vec<_>>())?;
    to_answer(&sheet(&card)).map_err(|error| vec![error])
}

fn sheet(card: &Scorecard) -> ScoreSheet {
    let warnings: Vec<Saying> = card.oddities().iter().map(Say::say).collect();
    let words = Words::new(Language::En);
    let in_english = warnings.iter().map(|warning| words.say(warning)).collect();
    let placements = card.placements().iter();
    ScoreSheet {
        score: score_view(card, words.say(&card.say()), in_english),
        message: card.say().into(),
        warnings: warnings.iter().map(SayingView::from).collect(),
        squares: score_squares(card),
        sums: placements
            .map(|placement| placement.addends().iter().map(AddendView::from).collect())
            .collect(),
    }
}

/// The three texts of the sample.
pub fn score_sample() -> Value {
    json!({ "jetoane": SAMPLE.tiles, "tabla": SAMPLE.board, "joc": SAMPLE.game })
}
