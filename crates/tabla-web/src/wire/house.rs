//! What the house says of itself: its games, its words, and how it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabla_games::kits::Record;
use tabla_games::scrabble::scorer::Addend;
use utoipa::ToSchema;

use super::{EndingView, SayingView};

/// That the house is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `true`: a house that is not well does not answer.
    pub ok: bool,
    /// The version of the program.
    pub version: &'static str,
    /// How many tables are in use at the moment.
    pub tables: usize,
    /// How many computer players think at the moment.
    pub thinking: usize,
    /// How many live connections there are.
    pub connections: usize,
    /// Whether a tournament can be watched here.
    pub arena: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TableSummary {
    /// The table's name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seats that belong to the keys that were sent.
    pub seats: Vec<u8>,
    /// What the players are called: a person's name, or the player as text.
    pub players: Vec<String>,
    /// How many moves were played.
    pub moves: usize,
    /// Whose decision it is.
    pub to_move: Option<u8>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// When something happened last, as in `2026-03-01T12:00:00Z`.
    pub changed: String,
}

/// What can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct CatalogueView {
    /// The games, in the order in which they are offered.
    pub games: Vec<GameView>,
    /// The languages: their tags, and what they call themselves.
    pub languages: BTreeMap<String, String>,
    /// The most letters of a person's name.
    pub longest_name: usize,
    /// The longest time for which advice can be asked, in seconds.
    pub longest_advice: f64,
}

/// One game, before it is played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct GameView {
    /// The word by which it is chosen.
    pub id: String,
    /// Its name.
    pub name: SayingView,
    /// How many seats a table of it has at least and at most.
    pub seats: [u8; 2],
    /// Who can play it.
    pub players: Vec<KindView>,
    /// What its rules leave open.
    pub rules: Vec<OptionView>,
    /// The longest that a computer player thinks about a move, in seconds, whatever is set.
    pub reply_limit: Option<f64>,
    /// Whether it can be played with a clock such as `5m+3s`.
    pub has_clock: bool,
    /// Whether a position can be set up.
    pub has_positions: bool,
    /// Whether a computer player can say what a position is worth.
    pub has_advice: bool,
    /// The formats in which a game can be saved, the usual first.
    pub formats: Vec<String>,
    /// What else can be chosen, by the name that it has in the setup.
    pub choices: BTreeMap<String, Vec<ChoiceView>>,
}

/// One kind of player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct KindView {
    /// The word by which it is chosen.
    pub id: String,
    /// Its name.
    pub name: SayingView,
    /// One line about it.
    pub about: Option<SayingView>,
    /// Whether it is a person.
    pub is_person: bool,
    /// What can be set for it, as in `champion:level=easy`.
    pub settings: Vec<SettingView>,
}

/// Something that can be set for a player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SettingView {
    /// The word before the equals sign.
    pub id: String,
    /// The values from which one is chosen; empty where it is a number or a time.
    pub values: Vec<ChoiceView>,
    /// The value when nothing is said.
    pub usual: Option<String>,
}

/// A switch of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct OptionView {
    /// The word that turns it on; with `no-` before it, off.
    pub id: String,
    /// Its name.
    pub name: SayingView,
    /// Whether it is on when nothing is said.
    pub usual: bool,
}

/// One of several things to choose from.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ChoiceView {
    /// The word by which it is chosen.
    pub id: String,
    /// Its name; without one, the word is its name.
    pub name: Option<SayingView>,
}

/// Whether other devices of the network can come in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NetworkView {
    /// Whether the sender can open the house to them, and shut it again.
    pub can_change: bool,
    /// The address at which they come in, where they can and it is the sender's business.
    pub address: Option<String>,
}

/// Opens the house to other devices, or shuts it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NetworkRequest {
    /// Whether other devices can come in from now on.
    pub open: bool,
}

/// A message in one language: plain text, or parts to be put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum PatternView {
    /// Words.
    Text(String),
    /// Parts, one after the other.
    Parts(Vec<PatternView>),
    /// The value with this name.
    Value {
        /// The name.
        v: String,
        /// In which form, where the value is a message that has it; `#`: a number in groups of three.
        #[serde(skip_serializing_if = "Option::is_none")]
        f: Option<String>,
    },
    /// One of several patterns, chosen by a value.
    Select {
        /// The name of the value.
        s: String,
        /// The patterns: by plural form (`one`, `few`, …), by number (`=0`), or by text.
        of: BTreeMap<String, PatternView>,
        /// Which pattern is taken when no other fits.
        d: String,
        /// Whether a value that is a message chooses by its key.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        k: bool,
    },
    /// Another message, or one of its forms.
    Message {
        /// Its key.
        m: String,
        /// The values of a term, which knows no others.
        #[serde(skip_serializing_if = "Option::is_none")]
        w: Option<BTreeMap<String, String>>,
    },
}

/// A game of Scrabble that was added up.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ScoredView {
    /// The arithmetic.
    #[serde(flatten)]
    pub score: tabla_games::scrabble::ScoreView,
    /// The board at the end, row by row.
    pub squares: Vec<Vec<tabla_games::scrabble::SquareView>>,
    /// Who has won, in words.
    pub saying: SayingView,
    /// What is odd in the files, in words.
    pub oddities: Vec<SayingView>,
    /// What each placement is added up of, letter by letter.
    pub sums: Vec<Vec<AddendView>>,
}

/// One letter of a placement, as it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AddendView {
    /// The letter, large.
    pub letter: char,
    /// Whether it is a joker, which is worth nothing.
    pub joker: bool,
    /// What it is worth.
    pub value: u16,
    /// By how much its square multiplies it.
    pub factor: u8,
    /// Whether the placement lays it.
    pub is_new: bool,
    /// By how much its square multiplies the word.
    pub word_factor: u8,
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

/// One of the best scores in Jewels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BestView {
    /// Who played; empty where nothing was said.
    pub name: String,
    /// The points.
    pub points: u64,
    /// How many rounds it took.
    pub turns: u32,
    /// The time limit as text, `m:ss`, if there was one.
    pub limit: Option<String>,
    /// What the board is called.
    pub board: String,
}

impl From<&Record> for BestView {
    fn from(record: &Record) -> BestView {
        BestView {
            name: record.name.clone(),
            points: record.points,
            turns: record.turns,
            limit: record.limit.map(|limit| limit.to_string()),
            board: record.board.clone(),
        }
    }
}
