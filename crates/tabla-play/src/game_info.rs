//! The catalogue: which games there are.

use std::time::Duration;

use tabla_core::{BySeat, Saying};

use crate::{PlayerKind, PlayerSpec, RuleChoice, RuleOption, Table};

/// What the house knows of a game before it is played.
#[derive(Debug)]
pub struct GameInfo {
    /// The word by which it is chosen.
    pub id: &'static str,
    /// The message with its name.
    pub name: &'static str,
    /// What its rules leave open.
    pub rule_options: &'static [RuleOption],
    /// Who can play it.
    pub players: &'static [PlayerKind],
    /// The word by which the plain minimax player is known here.
    pub plain_word: &'static str,
    /// The message with its name for people.
    pub plain_name: &'static str,
    /// The longest that a computer player thinks about a move, whatever it was told, and how long the
    /// champion thinks when nothing was said; `None` leaves both to the player.
    pub reply_limit: Option<Duration>,
    /// Sets up a table for these players, by these rules.
    pub start: fn(BySeat<PlayerSpec>, &RuleChoice) -> Box<dyn Table>,
    /// Counts the lines of so many plies from a position (without one, from the start).
    pub perft: fn(&RuleChoice, Option<&str>, u32) -> Result<u64, Saying>,
    /// At most so many balanced positions from which a match can begin.
    pub openings: fn(usize) -> Vec<String>,
}

impl GameInfo {
    /// Sets up a table for these players, by the usual rules.
    pub fn open(&self, players: BySeat<PlayerSpec>) -> Box<dyn Table> {
        self.open_with(players, &self.usual_rules())
    }

    /// Sets up a table for these players, by these rules.
    pub fn open_with(&self, players: BySeat<PlayerSpec>, rules: &RuleChoice) -> Box<dyn Table> {
        (self.start)(players, rules)
    }

    /// The rules that are played when nothing is said.
    pub fn usual_rules(&self) -> RuleChoice {
        RuleChoice::usual(self.rule_options)
    }

    /// Reads rules such as `flying,no-repetition`; nothing at all is the usual rules.
    pub fn read_rules(&self, text: &str) -> Result<RuleChoice, Saying> {
        RuleChoice::read(self.rule_options, text)
    }

    /// The word by which a kind of player is known here. Every word is understood everywhere.
    pub fn player_word(&self, kind: PlayerKind) -> &'static str {
        if kind == PlayerKind::Simple { self.plain_word } else { kind.id() }
    }

    /// The name by which a kind of player is known to people here.
    pub fn player_name(&self, kind: PlayerKind) -> Saying {
        if kind == PlayerKind::Simple { Saying::new(self.plain_name) } else { kind.name() }
    }

    /// Its name for people.
    pub fn name(&self) -> Saying {
        Saying::new(self.name)
    }
}

/// Its word.
impl AsRef<str> for GameInfo {
    fn as_ref(&self) -> &str {
        self.id
    }
}

pub(crate) static CATALOGUE: [GameInfo; 2] = [crate::santorini::INFO, crate::mice::INFO];

/// Every game of the house.
pub fn catalogue() -> &'static [GameInfo] {
    &CATALOGUE
}

/// The game with this word, in either case.
pub fn find(id: &str) -> Option<&'static GameInfo> {
    catalogue().iter().find(|info| info.id.eq_ignore_ascii_case(id))
}
