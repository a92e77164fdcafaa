//! Games of Scrabble that were written down in three files, added up.

use tabla_core::Say;
use tabla_games::scrabble::scorer::{self, Addend, Texts};
use tabla_games::scrabble::{score_squares, score_view};

use crate::problem::Refusal;
use crate::wire::{AddendView, SayingView, ScoreRequest, ScoredView};

/// The arithmetic of every placement, and the board at the end.
pub fn score(request: &ScoreRequest) -> Result<ScoredView, Refusal> {
    let texts = Texts { tiles: &request.jetoane, board: &request.tabla, game: &request.joc };
    let card = scorer::score(&texts).map_err(|faults| Refusal::several(&faults))?;
    Ok(ScoredView {
        score: score_view(&card, String::new(), Vec::new()),
        squares: score_squares(&card),
        saying: card.say().into(),
        oddities: card.oddities().iter().map(|oddity| SayingView::from(oddity.say())).collect(),
        sums: card.placements().iter().map(|placement| addends(placement.addends())).collect(),
    })
}

fn addends(addends: &[Addend]) -> Vec<AddendView> {
    addends.iter().map(AddendView::from).collect()
}

/// The three files of the sample.
pub fn sample() -> ScoreRequest {
    let Texts { tiles, board, game } = scorer::SAMPLE;
    ScoreRequest { jetoane: tiles.to_owned(), tabla: board.to_owned(), joc: game.to_owned() }
}
