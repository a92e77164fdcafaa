//! The five games as the arena sees them: something that is asked for a sight and takes moves as text.
//!
//! Santorini, Mice and Scrabble are games of two. Jamb and Jewels are for one: there a game of the arena is
//! two people at the same dice or the same board, and who has more points has won.

mod jewels;
mod scrabble;
mod table;

use serde::{Deserialize, Serialize};
use tabla_core::{Say, Saying, Seat};
use tabla_play::kits;
use tabla_play::scrabble::{Scrabble, State as ScrabbleState};
use tabla_table::{Registry, Snapshot, Table};
use thiserror::Error;

pub(crate) use jewels::read_sight as read_jewels_sight;

pub use table::TableGame;

use jewels::JewelsPair;

/// A game with its rules.
#[derive(Clone)]
pub enum Discipline {
    /// A game of the registry.
    Table(TableGame),
    /// Jewels.
    Jewels {
        /// How many turns a game has at most.
        turns: u32,
    },
    /// Scrabble for two.
    Scrabble(scrabble::Outfit),
}

/// How long a game of Jewels is if nothing is said.
const JEWELS_TURNS: u32 = 30;
/// The longest game of Jewels.
const MOST_JEWELS_TURNS: u32 = 100;

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DisciplineError {
    /// No game has this name.
    #[error("there is no game '{text}'")]
    Unknown {
        /// The name.
        text: String,
    },
    /// The game has no such rules.
    #[error("'{text}' are no rules of {game}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The rules.
        text: String,
    },
    /// The reason of a game.
    #[error("{}", .0.key)]
    Refused(Saying),
}

impl Say for DisciplineError {
    fn say(&self) -> Saying {
        match self {
            DisciplineError::Unknown { text } => Saying::new("arena-game-unknown")
                .with("text", text.as_str())
                .with("games", Discipline::NAMES.join(", ")),
            DisciplineError::Rules { game, text } => {
                let rules = match *game {
                    "jewels" => "turns=1 … turns=100",
                    "scrabble" => "english, romanian",
                    _ => "-",
                };
                Saying::new("arena-game-rules")
                    .with("game", *game)
                    .with("text", text.as_str())
                    .with("rules", rules)
            }
            DisciplineError::Refused(saying) => saying.clone(),
        }
    }
}

impl Discipline {
    /// The names of all games.
    pub const NAMES: [&'static str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

    /// The game of this name. The rules are those of a duel (`flying`), the length of Jewels (`turns=30`), or
    /// the language of Scrabble (`romanian`); nothing at all is what is usual.
    pub fn read(game: &str, rules: &str) -> Result<Discipline, DisciplineError> {
        Discipline::of(&kits::registry(&kits::Shelf::usual()), game, rules)
    }

    /// The same among the games of this registry.
    pub fn of(registry: &Registry, game: &str, rules: &str) -> Result<Discipline, DisciplineError> {
        let rules = rules.trim();
        let wrong = |game| DisciplineError::Rules { game, text: rules.to_owned() };
        if let Ok(kit) = registry.find(game) {
            let options = kit.choices().read(rules);
            let options = options.map_err(|error| DisciplineError::Refused(error.saying))?;
            return Ok(Discipline::Table(TableGame { kit, options }));
        }
        match game.trim().to_ascii_lowercase().as_str() {
            "jewels" if rules.is_empty() => Ok(Discipline::Jewels { turns: JEWELS_TURNS }),
            "jewels" => {
                let turns = rules.strip_prefix("turns=").and_then(|turns| turns.parse().ok());
                let turns = turns.filter(|turns| (1..=MOST_JEWELS_TURNS).contains(turns));
                turns.map(|turns| Discipline::Jewels { turns }).ok_or_else(|| wrong("jewels"))
            }
            "scrabble" => {
                scrabble::Outfit::read(rules).map(Discipline::Scrabble).ok_or_else(|| wrong("scrabble"))
            }
            _ => Err(DisciplineError::Unknown { text: game.trim().to_owned() }),
        }
    }

    /// Its name.
    pub fn id(&self) -> &'static str {
        match self {
            Discipline::Table(game) => game.kit.id(),
            Discipline::Jewels { .. } => "jewels",
            Discipline::Scrabble(_) => "scrabble",
        }
    }

    /// Its rules, as they are read; without blanks.
    pub fn rules(&self) -> String {
        match self {
            Discipline::Table(game) => game.rules(),
            Discipline::Jewels { turns } => format!("turns={turns}"),
            Discipline::Scrabble(outfit) => outfit.name().to_owned(),
        }
    }

    /// Whether it begins from openings, and not from luck.
    pub fn has_openings(&self) -> bool {
        self.is_open()
    }

    /// Whether everybody may know everything, so that a game can be told by its opening and its moves.
    pub fn is_open(&self) -> bool {
        matches!(self, Discipline::Table(game) if !game.kit.openings(1).is_empty())
    }

    /// Whether the two sides play by themselves: then there is nothing to gain by changing seats.
    pub fn is_solitary(&self) -> bool {
        match self {
            Discipline::Table(game) => game.kit.info().is_solitary,
            _ => matches!(self, Discipline::Jewels { .. }),
        }
    }

    /// The openings of the house, as positions; none where luck decides.
    pub fn usual_openings(&self, count: usize) -> Vec<String> {
        match self {
            Discipline::Table(game) => game.kit.openings(count),
            _ => Vec::new(),
        }
    }

    /// Sets up a game: from this position, or with this luck.
    pub fn open(&self, opening: Option<&str>, luck: u64) -> Result<Box<dyn Host>, Saying> {
        Ok(match self {
            Discipline::Table(game) => Box::new(game.open(opening, luck)?),
            Discipline::Jewels { turns } => Box::new(JewelsPair::open(luck, *turns)?),
            Discipline::Scrabble(outfit) => Box::new(scrabble::ScrabbleGame::open(outfit.game(), luck)),
        })
    }
}

/// A game under way.
pub trait Host {
    /// Whose turn it is; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// What a seat may know, in the game's own notation, on one line.
    fn sight(&self, seat: Seat) -> String;

    /// Every legal move of the seat whose turn it is, each as one word.
    fn moves(&self) -> Vec<String>;

    /// Plays what this text means, and says it as one word; or says why not.
    fn play(&mut self, text: &str) -> Result<String, Refused>;

    /// How the game ended, or how it stands.
    fn result(&self) -> Outcome;

    /// What can be told of a move that is about to be played, beyond its text.
    fn details(&self, _text: &str) -> Details {
        Details::default()
    }

    /// The table itself, for players of the house, who are shown no more of it than their seat may see.
    fn table(&self) -> Option<&dyn Table> {
        None
    }

    /// Everything that lies on the table, for somebody who plays neither side.
    fn scene(&self) -> Scene<'_>;
}

/// What can be told of a move beyond its text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Details {
    /// The dice that lie there when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<String>,
    /// The points that it brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// How many tiles are exchanged by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchanged: Option<usize>,
}

/// What lies on a table.
pub enum Scene<'a> {
    /// What everybody may see of a table.
    Table(Option<Snapshot>),
    /// Two boards, by their sights.
    Jewels([String; 2]),
    /// A board and two racks.
    Scrabble(&'a Scrabble, &'a ScrabbleState),
}

/// Why a text was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Whether it is a move at all, though none that is allowed.
    pub is_move: bool,
    /// Why.
    pub because: Saying,
}

impl Refused {
    fn new(because: Saying) -> Refused {
        Refused { is_move: because.key != "move-unreadable", because }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who has won, if anybody.
    pub winner: Option<Seat>,
    /// The points of both, where there are points.
    pub points: Option<[i64; 2]>,
    /// A word for how it ended.
    pub how: &'static str,
}

impl Outcome {
    /// By points: more is better.
    fn by_points(points: [i64; 2]) -> Outcome {
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, points: Some(points), how: "points" }
    }
}
