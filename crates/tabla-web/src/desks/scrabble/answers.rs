//! What can be asked at the desk of Scrabble, and the answers.

use serde::{Deserialize, Serialize};
use tabla_core::{Notation, Say, Saying, SeededRng};
use tabla_play::scrabble::{
    Adviser, Board, ByEquity, Challenge, Move, Observation, Play, Ranked, Scrabble, Style, Tile, write_play,
};

use super::super::fault::DeskFault;
use crate::wire::SayingView;

/// A question.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Question {
    /// What a move would score.
    preview: Option<String>,
    /// Whether these words, with blanks between them, are in the list.
    words: Option<String>,
    /// So many of the best plays.
    plays: Option<usize>,
}

/// An answer.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Preview(Preview),
    Words(Vec<Known>),
    Plays(Vec<Ranking>),
}

/// A move that somebody thinks of.
#[derive(Serialize)]
pub(super) struct Preview {
    text: String,
    points: Option<u32>,
    words: Vec<Formed>,
    /// What the rack keeps.
    leave: Option<String>,
    problem: Option<SayingView>,
}

/// A word that the move forms; where wrong words may be laid nobody is told which are wrong.
#[derive(Serialize)]
struct Formed {
    word: String,
    points: u64,
    is_known: Option<bool>,
}

#[derive(Serialize)]
pub(super) struct Known {
    word: String,
    is_known: bool,
}

/// A play among all that are possible.
#[derive(Serialize)]
pub(super) struct Ranking {
    text: String,
    gcg: String,
    points: i32,
    leave: String,
    leave_value: f64,
    equity: f64,
}

impl Question {
    /// The answer for whoever sees this much; for somebody who watches, that is nothing.
    pub(super) fn answer(
        &self,
        game: &Scrabble,
        sight: Option<&Observation>,
        is_over: bool,
    ) -> Result<Answer, Saying> {
        let no_tiles = || Saying::new("desk-scrabble-no-advice");
        match self {
            Question { preview: Some(text), .. } => {
                Ok(Answer::Preview(preview(game, sight.ok_or_else(no_tiles)?, text)))
            }
            Question { words: Some(_), .. } if game.challenge() == Challenge::Double && !is_over => {
                Err(Saying::new("desk-scrabble-no-words"))
            }
            Question { words: Some(words), .. } => Ok(Answer::Words(
                words.split_whitespace().take(MOST_WORDS).map(|word| known(game, word)).collect(),
            )),
            Question { plays: Some(count), .. } => {
                let sight = as_if_to_move(sight.ok_or_else(no_tiles)?);
                let ranking = ByEquity.rank(game, &sight);
                let shown = ranking.iter().take((*count).min(MOST_PLAYS));
                Ok(Answer::Plays(shown.map(|ranked| told(&sight.board, ranked)).collect()))
            }
            _ => Err(DeskFault::Question { detail: "-".to_owned() }.say()),
        }
    }
}

/// So many words are looked up at once.
const MOST_WORDS: usize = 100;
/// So many plays are told at once.
const MOST_PLAYS: usize = 200;

fn known(game: &Scrabble, word: &str) -> Known {
    Known { word: word.to_uppercase(), is_known: game.lexicon().contains(word) }
}

/// The same position with this seat to lay tiles: while others think, one may try words out.
fn as_if_to_move(sight: &Observation) -> Observation {
    Observation { mover: sight.seat, doubt: None, ..sight.clone() }
}

/// What a move of this seat would do.
fn preview(game: &Scrabble, sight: &Observation, text: &str) -> Preview {
    let sight = as_if_to_move(sight);
    // Only the own rack matters, and that is not imagined.
    let state = game.imagine(&sight, &mut SeededRng::new(0));
    let read = game.read_move(&state, text);
    let problem = read.as_ref().err().map(|error| SayingView::from(error.because().say()));
    // Words that are not in the list have points too.
    let lenient = game.clone().with_challenge(Challenge::Double);
    let blank =
        |points, leave| Preview { text: text.to_owned(), points, words: Vec::new(), leave, problem: None };
    let preview = match lenient.read_move(&state, text) {
        Ok(Move::Lay(play)) => laid(game, &sight, &play),
        Ok(Move::Exchange(tiles)) => blank(Some(0), Some(sight.rack.without(&tiles).to_string())),
        Ok(_) => blank(Some(0), Some(sight.rack.to_string())),
        Err(_) => blank(None, None),
    };
    Preview { problem, ..preview }
}

fn laid(game: &Scrabble, sight: &Observation, play: &Play) -> Preview {
    let (words, points) = game.count(&sight.board, play);
    let formed = words.iter().map(|word| Formed {
        word: word.tiles.iter().map(Tile::to_string).collect(),
        points: word.points,
        is_known: (game.challenge() == Challenge::Void).then(|| game.knows(&word.tiles)),
    });
    Preview {
        text: write_play(&sight.board, play, Style::House),
        points: Some(points),
        words: formed.collect(),
        leave: Some(sight.rack.without(&play.used()).to_string()),
        problem: None,
    }
}

fn told(board: &Board, ranked: &Ranked) -> Ranking {
    let equity = f64::from(ranked.equity) / 1000.0;
    Ranking {
        text: house_text(board, ranked.mv),
        gcg: match ranked.mv {
            Move::Lay(play) => write_play(board, &play, Style::Gcg),
            other => house_text(board, other),
        },
        points: ranked.score,
        leave: ranked.leave.to_string(),
        leave_value: equity - f64::from(ranked.score),
        equity,
    }
}

/// A move in the house's notation.
pub(super) fn house_text(board: &Board, mv: Move) -> String {
    match mv {
        Move::Lay(play) => write_play(board, &play, Style::House),
        Move::Exchange(tiles) => format!("-{tiles}"),
        Move::Pass => "-".to_owned(),
        Move::Accept => "accept".to_owned(),
        Move::Challenge => "challenge".to_owned(),
    }
}
