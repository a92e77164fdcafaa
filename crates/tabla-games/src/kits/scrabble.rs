//! Scrabble at the table: two to four seats, each of which sees its own tiles and no others.

mod account;
mod board;
mod dealer;
mod files;
mod gcg;
mod legacy;
mod players;
mod questions;
mod review;
mod values;
mod wish;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Say, Saying, TableError};
use tabla_scrabble::{
    Challenge, Layout, SEATS, STANDARD, Scrabble, TileSet, read_layout, read_tile_set, write_layout,
    write_tile_set,
};
use tabla_table::{Choice, GameKit, LegalMoves, Secret, Setup, TakeBack};

pub use board::{LetterView, ScrabbleBoard};
pub(crate) use gcg::{draw, last_state, seats_in};
pub use values::{Ranking, Turned, knows, ranking, review_last, settled, turns};

use super::Shelf;
use crate::scrabble::{GAME, Outfit, ScrabbleSeat, SeatsError, WordLists, WordSource, first};

/// What can be agreed on. Tiles and boards that are not the house's are written out, and so is a GCG file of a game
/// that is gone on with.
const CHOICES: [Choice; 7] = [
    Choice::word(LANGUAGE, "scrabble-which-words", &["en", "ro"]),
    Choice::word(CHALLENGE, "web-challenge", &["void", "double"]),
    Choice::free(LEXICON, "web-lexicon"),
    Choice::free(TILES, "web-scorer-tiles-note"),
    Choice::free(BOARD, "web-scorer-board-note"),
    Choice::free(LOADED, "web-load-file"),
    Choice::switch(RETOLD, "web-load-file", false),
];

const LANGUAGE: &str = "language";
const CHALLENGE: &str = "challenge";
const LEXICON: &str = "lexicon";
const TILES: &str = "tiles";
const BOARD: &str = "board";
const LOADED: &str = "loaded";
/// Whether the turns of that file are in the log.
const RETOLD: &str = "retold";

/// Whoever plays alone takes back, and nobody takes back having given up.
const TAKE_BACK: TakeBack = TakeBack::ALONE.saying("scrabble-nothing-to-undo", "scrabble-no-undo");

/// Scrabble, with the words of this shelf.
pub(super) fn kit(shelf: &Shelf) -> GameKit<Scrabble> {
    let words = Words { lists: shelf.word_lists.clone(), reads_files: shelf.word_files };
    let open = move |setup: &Setup, secret: &Secret| game(&words, setup, secret);
    let kit = CHOICES.into_iter().fold(GameKit::new(GAME, open, board::look), GameKit::choice);
    let kit = players::with_players(kit)
        .dealer(dealer::Bag)
        .dealer(dealer::FromFile)
        .formats(files::formats())
        .account(account::tell)
        .retell(account::retell)
        .redeal(dealer::redeal)
        .write_rules(|setup| {
            let language = if is_romanian(&setup.options) { "ro" } else { "en" };
            format!("{language} {}", challenge_word(challenge(&setup.options)))
        })
        .say_over(|_| Saying::new("scrabble-refusal-over"))
        .advises(|_, state| state.doubt().is_none())
        .turned_to(|_, state| Some(state.mover()))
        .hides()
        .branches_at_start()
        .take_back(TAKE_BACK)
        .hooks(wish::hooks())
        .legal_moves(LegalMoves::Untold)
        .reviewer(review::reviewer())
        .batched();
    questions::with_questions(kit)
}

/// Where words come from.
struct Words {
    lists: WordLists,
    /// Whether a setup may name a file of words.
    reads_files: bool,
}

/// What is agreed on by those who play with these things, in the order of play.
pub fn setup(outfit: &Outfit, challenge: Challenge, seats: &[ScrabbleSeat]) -> Setup {
    let mut options = Map::new();
    let mut agree = |id: &str, text: &str| drop(options.insert(id.to_owned(), text.into()));
    match &outfit.tiles {
        tiles if tiles == TileSet::english() => agree(LANGUAGE, "en"),
        tiles if tiles == TileSet::romanian() => agree(LANGUAGE, "ro"),
        tiles => agree(TILES, &write_tile_set(tiles)),
    }
    if outfit.layout != *STANDARD {
        agree(BOARD, &write_layout(&outfit.layout));
    }
    agree(LEXICON, &outfit.words.to_string());
    agree(CHALLENGE, challenge_word(challenge));
    let players = seats.iter().map(|seat| seat.id().to_owned()).collect();
    Setup { game: GAME.to_owned(), options, players, ..Setup::default() }
}

/// The same for a game that goes on where this GCG file ends.
#[must_use]
pub fn going_on_with(mut setup: Setup, file: &str) -> Setup {
    setup.options.insert(LOADED.to_owned(), file.into());
    // A game that is gone on with says where it begins, and the file says how people are called.
    Setup { start: None, names: Vec::new(), dealer: None, ..setup }
}

/// The game that a setup describes.
fn game(words: &Words, setup: &Setup, secret: &Secret) -> Result<Scrabble, TableError> {
    let options = &setup.options;
    let outfit = outfit(options)?;
    let seats = if setup.players.is_empty() { *SEATS.start() } else { setup.players.len() };
    if !SEATS.contains(&seats) {
        return Err(refused(SeatsError::Count(seats).say()));
    }
    if let WordSource::File(path) = &outfit.words
        && !words.reads_files
    {
        return Err(refused(no_list(&path.display().to_string())));
    }
    let game = outfit.game(&words.lists, seats).map_err(|problem| refused(problem.say()))?;
    let game = game.with_challenge(challenge(options));
    match text_of(options, LOADED)? {
        Some(file) if is_retold(options) => {
            let told = gcg::told(&game, file).map_err(refused)?;
            Ok(game.with_told(told))
        }
        // What the file does not tell follows from the secret, and stands in no setup.
        Some(file) => {
            let first = last_state(&game, file, secret.seed()).map_err(refused)?;
            Ok(game.beginning_with(first))
        }
        None => Ok(game),
    }
}

fn refused(saying: Saying) -> TableError {
    TableError::new(ErrorKind::Setup, saying)
}

fn no_list(text: &str) -> Saying {
    Saying::new("desk-scrabble-list").with("text", text).with("lists", "english, romanian")
}

fn text_of<'a>(options: &'a Map<String, Value>, id: &'static str) -> Result<Option<&'a str>, TableError> {
    match options.get(id) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => {
            Err(refused(Saying::new("table-rule-value").with("rule", id).with("text", other.to_string())))
        }
    }
}

fn is_retold(options: &Map<String, Value>) -> bool {
    options.get(RETOLD).and_then(Value::as_bool).unwrap_or(false)
}

fn is_romanian(options: &Map<String, Value>) -> bool {
    options.get(TILES).is_none() && options.get(LANGUAGE).and_then(Value::as_str) == Some("ro")
}

fn challenge(options: &Map<String, Value>) -> Challenge {
    match options.get(CHALLENGE).and_then(Value::as_str) {
        Some("double") => Challenge::Double,
        _ => Challenge::Void,
    }
}

fn challenge_word(challenge: Challenge) -> &'static str {
    match challenge {
        Challenge::Void => "void",
        Challenge::Double => "double",
    }
}

fn outfit(options: &Map<String, Value>) -> Result<Outfit, TableError> {
    Ok(Outfit { words: word_source(options)?, tiles: tiles(options)?, layout: layout(options)? })
}

fn tiles(options: &Map<String, Value>) -> Result<TileSet, TableError> {
    match text_of(options, TILES)? {
        Some(text) => read_tile_set(text).map_err(|faults| refused(first(&faults))),
        None if is_romanian(options) => Ok(TileSet::romanian().clone()),
        None => Ok(TileSet::english().clone()),
    }
}

fn layout(options: &Map<String, Value>) -> Result<Layout, TableError> {
    match text_of(options, BOARD)? {
        Some(text) => read_layout(text).map_err(|faults| refused(first(&faults))),
        None => Ok(STANDARD.clone()),
    }
}

fn word_source(options: &Map<String, Value>) -> Result<WordSource, TableError> {
    Ok(match text_of(options, LEXICON)? {
        Some(text) => WordSource::read(text),
        None if is_romanian(options) => WordSource::Romanian,
        None => WordSource::English,
    })
}
