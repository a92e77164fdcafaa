//! What a game brings for the programs that run tables: how a table comes of what somebody wishes, what a program at a
//! seat is told, what enters a list of the best, and how rules are named in a match. A kit holds them, so that nobody
//! outside has to know which game it is.

use std::any::Any;
use std::sync::Arc;

use serde_json::{Map, Value};
use tabla_core::{ErrorKind, Notation, Saying, TableError, Viewer};

use crate::board::Board;
use crate::event::Setup;
use crate::kit::GameKit;
use crate::registry::Kit;
use crate::secret::Secret;
use crate::table::{Snapshot, Table, Waiting};

/// From a wish that was completed to a table.
pub type OpenWish = fn(&Arc<dyn Kit>, &Value) -> Result<Box<dyn Table>, TableError>;
/// From a wish, a secret and a moment to a wish that is complete.
pub type FillInWish = fn(&Arc<dyn Kit>, Value, Secret, u64) -> Result<Value, TableError>;
/// From rules and a position to a table.
pub type SetUp = fn(&Arc<dyn Kit>, &str, &str) -> Result<Box<dyn Table>, TableError>;
/// From rules and a position to a picture.
pub type CheckPosition = fn(&str, &str) -> Result<Board, TableError>;

/// Functions of a game for the programs that run tables; what a kit does not say is usual.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Sets up the table of a wish that was completed. A wish holds every seed already: the same wish gives the same
    /// table. Usually a wish is a [`Setup`].
    pub open: OpenWish,
    /// Checks a wish from outside, and completes it by what chance and time decide: a secret that nobody knew before,
    /// and the moment in milliseconds since 1970.
    pub fill_in: FillInWish,
    /// A table with this position, after the rules as [`Table::rules`] writes them.
    pub set_up: SetUp,
    /// The picture of a position that somebody sets up, or why it cannot stand, by the same rules; without one, what
    /// is shown of the table with it.
    pub check: Option<CheckPosition>,
    /// What a program is told that sits where this was shown, on one line.
    pub observation: fn(&Snapshot) -> String,
    /// What enters the list of the best under this name, as the game's own list has it: the score of a table that is
    /// over and was played without help.
    pub score: fn(&dyn Table, &str) -> Option<Box<dyn Any>>,
    /// What is odd about the file that a table was loaded from, though it could be read.
    pub remarks: fn(&dyn Table) -> Vec<Saying>,
    /// Up to which revision decisions hide nothing, so that they can be reviewed before the game is over: by default, all.
    pub open_until: fn(&dyn Table) -> u64,
    /// What is agreed on when the same people play again: by default, the same.
    pub again: fn(Setup) -> Setup,
    /// Questions whose answers are advice though they leave no mark: whoever may not ask for advice may not ask them.
    pub helping: &'static [&'static str],
    /// How the rules of a match are named, where not by the names of the choices.
    pub match_rules: Option<MatchRules>,
    /// What people choose before a game begins, where that is not the kit's choices and players.
    pub menu: Option<fn() -> Menu>,
}

/// What people choose before a game begins.
pub struct Menu {
    /// The fewest people that can play, and the most.
    pub seats: [u8; 2],
    /// The players: the words by which they are chosen, what they are called, and one line about each.
    pub players: Vec<(&'static str, Saying, Option<Saying>)>,
    /// What else can be chosen: its name in a wish, and the words for it.
    pub choices: Vec<(&'static str, Vec<String>)>,
}

/// How the rules of a match are named.
#[derive(Clone, Copy)]
pub struct MatchRules {
    /// What was chosen, by these words; nothing at all is what is usual. `None` where there are no such rules.
    pub read: fn(&str) -> Option<Map<String, Value>>,
    /// The words for what was chosen, without blanks.
    pub write: fn(&Map<String, Value>) -> String,
    /// The words that there are, for whoever chose others.
    pub known: &'static str,
}

impl Default for Hooks {
    fn default() -> Hooks {
        Hooks {
            open: |kit, wish| Arc::clone(kit).open(read_setup(kit, wish)?, Secret::default()),
            fill_in: |kit, wish, secret, now| {
                let setup = kit.fill_in(read_setup(kit, &wish)?, secret.seed(), now)?;
                serde_json::to_value(setup).map_err(|error| no_setup(&error))
            },
            set_up: |kit, rules, position| {
                let (game, options) = (kit.id().to_owned(), kit.choices().read(rules)?);
                let start = Some(position.to_owned());
                Arc::clone(kit).open(Setup { game, options, start, ..Setup::default() }, Secret::default())
            },
            check: None,
            observation: |shown| shown.position.clone(),
            score: |_, _| None,
            remarks: |_| Vec::new(),
            open_until: |_| u64::MAX,
            again: |setup| setup,
            helping: &[],
            match_rules: None,
            menu: None,
        }
    }
}

impl<G: Notation> GameKit<G> {
    /// Functions for the programs that run tables.
    #[must_use]
    pub fn hooks(mut self, hooks: Hooks) -> Self {
        self.hooks = hooks;
        self
    }
}

/// The picture of a position that somebody sets up, or why it cannot stand. Whoever sets it up may see all of it, turned
/// to the one to move.
pub fn check_position(kit: &Arc<dyn Kit>, rules: &str, position: &str) -> Result<Board, TableError> {
    let hooks = kit.hooks();
    if let Some(check) = hooks.check {
        return check(rules, position);
    }
    let table = (hooks.set_up)(kit, rules, position)?;
    let viewer = if let Waiting::Move(seat) = table.waiting() { Viewer::Seat(seat) } else { Viewer::Public };
    Ok(table.show(viewer, None)?.board)
}

fn read_setup(kit: &Arc<dyn Kit>, wish: &Value) -> Result<Setup, TableError> {
    let setup: Setup = serde::Deserialize::deserialize(wish).map_err(|error| no_setup(&error))?;
    Ok(Setup { game: kit.id().to_owned(), ..setup })
}

fn no_setup(error: &serde_json::Error) -> TableError {
    TableError::new(ErrorKind::Setup, Saying::new("desk-setup").with("detail", error.to_string()))
}
