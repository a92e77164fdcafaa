//! Any game of the registry as the arena sees it: something that tells a seat what it may know, and takes moves as
//! text.
//!
//! Santorini, Mice and Scrabble are games of two. Jamb and Jewels are for one: there a game of the arena is
//! two people at the same dice or the same board, and who has more points has won.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Say, Saying, Seat, TableError, Viewer};
use tabla_games::kits;
use tabla_table::{
    AccountKind, Act, Cause, Command, Ending, HUMAN, Kit, MatchRules, Registry, Secret, Setup, Snapshot,
    Table, Waiting,
};
use thiserror::Error;

/// A game with its rules.
#[derive(Clone)]
pub struct Discipline {
    /// What is known of the game.
    pub kit: Arc<dyn Kit>,
    /// What was chosen of its rules.
    pub options: Map<String, Value>,
}

/// A bag whose order is decided beforehand, where the game has one: both games of a pair draw from the same.
const BAG: &str = "bag";

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
        /// The rules that there are.
        known: &'static str,
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
            DisciplineError::Rules { game, text, known } => Saying::new("arena-game-rules")
                .with("game", *game)
                .with("text", text.as_str())
                .with("rules", *known),
            DisciplineError::Refused(saying) => saying.clone(),
        }
    }
}

impl Discipline {
    /// The names of all games.
    pub const NAMES: [&'static str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

    /// The game of this name. The rules are those of a duel (`flying`), the length of Jewels (`turns=30`), or
    /// the language of Scrabble (`romanian`); nothing at all is what is usual. Its players know no solved endings.
    pub fn read(game: &str, rules: &str) -> Result<Discipline, DisciplineError> {
        Discipline::of(&kits::registry(&kits::Shelf::default()), game, rules)
    }

    /// The same among the games of this registry.
    pub fn of(registry: &Registry, game: &str, rules: &str) -> Result<Discipline, DisciplineError> {
        let unknown = |_| DisciplineError::Unknown { text: game.trim().to_owned() };
        let (kit, rules) = (registry.find(game).map_err(unknown)?, rules.trim());
        let options = match kit.hooks().match_rules {
            Some(MatchRules { read, known, .. }) => {
                let wrong = || DisciplineError::Rules { game: kit.id(), text: rules.to_owned(), known };
                read(rules).ok_or_else(wrong)?
            }
            None => kit.choices().read(rules).map_err(|error| DisciplineError::Refused(error.saying))?,
        };
        Ok(Discipline { kit, options })
    }

    /// Its name.
    pub fn id(&self) -> &'static str {
        self.kit.id()
    }

    /// Its rules, as they are read; without blanks.
    pub fn rules(&self) -> String {
        match self.kit.hooks().match_rules {
            Some(rules) => (rules.write)(&self.options),
            None => self.kit.choices().write(&self.options),
        }
    }

    /// Whether it begins from openings, and not from luck; then everybody may know everything, and a game can be told
    /// by its opening and its moves.
    pub fn has_openings(&self) -> bool {
        !self.kit.openings(1).is_empty()
    }

    /// Whether the two sides play by themselves: then there is nothing to gain by changing seats.
    pub fn is_solitary(&self) -> bool {
        self.kit.info().is_solitary
    }

    /// The openings of the house, as positions; none where luck decides.
    pub fn usual_openings(&self, count: usize) -> Vec<String> {
        self.kit.openings(count)
    }

    /// Sets up a game of two: from this position, or with this luck.
    pub fn open(&self, opening: Option<&str>, luck: u64) -> Result<Host, Saying> {
        let info = self.kit.info();
        let setup = self.kit.match_setup(Setup {
            game: info.id.to_owned(),
            options: self.options.clone(),
            players: vec![HUMAN.to_owned(); Seat::DUEL.len()],
            start: opening.map(str::to_owned),
            dealer: info.dealers.contains(&BAG).then(|| BAG.to_owned()),
            ..Setup::default()
        });
        let table = Arc::clone(&self.kit).open(setup, Secret::from_seed(luck));
        let (sight, is_solitary) = (self.kit.hooks().sight, info.is_solitary);
        Ok(Host { table: table.map_err(|error| error.saying)?, sight, is_solitary })
    }
}

/// A game under way, between two.
pub struct Host {
    table: Box<dyn Table>,
    sight: fn(&Snapshot) -> String,
    is_solitary: bool,
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

/// Why a text was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Whether it is a move at all, though none that is allowed.
    pub is_move: bool,
    /// Why.
    pub because: Saying,
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Refused {
        Refused { is_move: error.kind != ErrorKind::Unreadable, because: error.saying }
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

/// A word for how a game ended.
fn how(ending: &Ending, has_points: bool) -> &'static str {
    match ending.cause {
        _ if has_points => "points",
        Cause::Rules if ending.outcome.winner().is_some() => "won",
        Cause::Rules | Cause::Agreed => "drawn",
        Cause::Course if ending.reason.key == "ending-drawn-repetition" => "repetition",
        Cause::Course => "quiet",
        Cause::Withdrew(_) => "resigned",
        Cause::FlagFell(_) | Cause::TimeIsUp => "time",
    }
}

impl Host {
    fn command(&self, text: &str) -> Command {
        let act = Act::Play { text: text.to_owned(), by: None, because: Vec::new() };
        Command { seat: self.turn(), at: self.table.at(), revision: None, act }
    }

    /// The table itself, for players of the house, who are shown no more of it than their seat may see.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Whose turn it is; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Move(seat) => Some(seat),
            Waiting::Throw(_) | Waiting::Nothing(_) => None,
        }
    }

    /// What a seat may know, in the game's own notation, on one line.
    pub fn sight(&self, seat: Seat) -> String {
        self.table.show(Viewer::Seat(seat), None).map(|shown| (self.sight)(&shown)).unwrap_or_default()
    }

    /// Every legal move of the seat whose turn it is, each as one word.
    pub fn moves(&self) -> Vec<String> {
        self.turn().map_or_else(Vec::new, |seat| self.table.tokens(seat))
    }

    /// Plays what this text means, and says it as one word; or says why not.
    pub fn play(&mut self, text: &str) -> Result<String, Refused> {
        let word = self.turn().and_then(|seat| self.table.token(seat, text).ok());
        self.table.perform(&self.command(text))?;
        Ok(word.unwrap_or_else(|| text.split_whitespace().collect()))
    }

    /// What can be told of a move that is about to be played, beyond its text.
    pub fn details(&self, text: &str) -> Details {
        let mut after = self.table.copy();
        let told = after.perform(&self.command(text)).and_then(|_| after.show(Viewer::Everything, None));
        let extra = told.ok().and_then(|shown| {
            let played = shown.accounts.iter().rev().find(|account| account.what == AccountKind::Played);
            played.map(|account| account.extra.clone())
        });
        serde_json::from_value(extra.unwrap_or_default()).unwrap_or_default()
    }

    /// What everybody may see of the table; where everybody has a board of their own, what each of them sees.
    pub fn scene(&self) -> Vec<Snapshot> {
        let viewers = match self.is_solitary {
            true => Seat::DUEL.map(Viewer::Seat).to_vec(),
            false => vec![Viewer::Public],
        };
        let mut shown: Vec<Snapshot> =
            viewers.into_iter().filter_map(|viewer| self.table.show(viewer, None).ok()).collect();
        shown.dedup_by(|one, other| one.board == other.board);
        shown
    }

    /// The points of both, where there are points.
    fn points(&self) -> Option<[i64; 2]> {
        let seats = self.table.show(Viewer::Everything, None).ok()?.extras.seats;
        match seats.as_slice() {
            [first, second] => Some([first.points?, second.points?]),
            _ => None,
        }
    }

    /// How the game ended, or how it stands.
    pub fn result(&self) -> Outcome {
        let points = self.points();
        match self.table.waiting() {
            Waiting::Nothing(ending) => {
                Outcome { winner: ending.outcome.winner(), points, how: how(&ending, points.is_some()) }
            }
            _ => Outcome { winner: None, points, how: "open" },
        }
    }
}
