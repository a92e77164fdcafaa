//! What is shown of a game, made of what the viewer may know.

use serde::Serialize;
use tabla_core::{Seat, Viewer};
use tabla_scrabble::{Kind, Rack, Scrabble, TileSet, View, view};
use tabla_table::ViewInput;
use utoipa::ToSchema;

use super::{account, challenge_word, word_source};

/// The board of words.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ScrabbleBoard {
    /// What the reader may see. For somebody who watches, and while the next person's rack is covered, the
    /// rack in it is empty.
    pub view: View,
    /// Whether the rack is shown.
    pub has_rack: bool,
    /// The letters of the alphabet with their values, for jokers and for the table of tiles.
    pub letters: Vec<LetterView>,
    /// The word list's name.
    pub lexicon: String,
    /// `void` or `double`.
    pub challenge: String,
}

/// One letter of the set.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct LetterView {
    /// The letter.
    pub letter: String,
    /// What a tile with it is worth.
    pub value: u8,
    /// How many tiles of it nobody has laid, as far as the reader can know.
    pub unseen: u32,
}

pub(super) fn look(input: &ViewInput<'_, Scrabble>) -> ScrabbleBoard {
    let (game, seen, extras) = (input.game, input.observation, input.extras);
    let has_rack = input.viewer != Viewer::Public;
    let mut view = view(game, seen, None);
    view.to_move = extras.to_move.filter(|_| extras.final_ending.is_none()).map(Seat::number);
    if !has_rack {
        view.seat = Seat::FIRST.number();
    }
    let laid = account::last_laid(input.accounts);
    for square in view.squares.iter_mut().flatten() {
        square.last = square.letter.is_some() && laid.contains(&square.name.as_str());
    }
    ScrabbleBoard {
        view,
        has_rack,
        letters: letters(game.tile_set(), &seen.unseen),
        lexicon: word_source(&input.setup.options).unwrap_or_default().name(),
        challenge: challenge_word(game.challenge()).to_owned(),
    }
}

/// The letters with their values, and at last the joker.
fn letters(tiles: &TileSet, unseen: &Rack) -> Vec<LetterView> {
    let view = |(kind, &value): (Kind, &u8)| LetterView {
        letter: kind.to_string(),
        value,
        unseen: u32::from(unseen.count(kind)),
    };
    Kind::ALL.into_iter().zip(tiles.values()).map(view).collect()
}
