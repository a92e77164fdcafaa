//! Kits whose games are forgotten. Kits in a list are the registry; each program makes one and hands it on.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use tabla_core::{ErrorKind, Notation, TableError};

use crate::allowance::is_timed;
use crate::batch::{AnyBatch, SavedBatch};
use crate::choice::Choices;
use crate::event::{Act, Command, FORMAT, Saved, Setup};
use crate::format::Loaded;
use crate::hooks::Hooks;
use crate::kit::{BatchOf, GameKit};
use crate::player_spec::{PlayerKind, PlayerSpec};
use crate::refusal::quote;
use crate::secret::Secret;
use crate::session::Session;
use crate::table::Table;

/// The question for which games have an answer of their own instead of a search.
pub const ADVICE: &str = "advice";

/// A kind of player, as menus know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerInfo {
    /// The word by which it is chosen.
    pub name: &'static str,
    /// The word under which it is listed for people.
    pub listed: &'static str,
    /// All that it can be asked for as.
    #[serde(skip)]
    pub ways: &'static str,
    /// The words of what can be set for it.
    pub settings: Vec<&'static str>,
    /// How long it looks when nothing is said, as it is set.
    pub pace: Option<String>,
    /// The message with its name for people.
    #[serde(skip)]
    pub title: Option<&'static str>,
    /// The message with one line about it.
    #[serde(skip)]
    pub about: Option<&'static str>,
}

impl PlayerInfo {
    /// A person, whom every game has.
    pub fn person() -> PlayerInfo {
        PlayerInfo::of(PlayerSpec::human().kind())
    }

    fn of(kind: &PlayerKind) -> PlayerInfo {
        PlayerInfo {
            name: kind.name,
            listed: kind.listed,
            ways: kind.ways.unwrap_or(kind.listed),
            settings: kind.settings.iter().map(|setting| setting.id).collect(),
            pace: kind.table_pace().map(|pace| pace.to_string()),
            title: kind.title,
            about: kind.about,
        }
    }
}

/// A question, as menus know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct QuestionInfo {
    pub name: &'static str,
    /// Whether whoever asks has been helped.
    pub marks: bool,
    /// Whether the answer is advice, marked or not.
    pub helps: bool,
}

/// What is known of a game before one is opened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameInfo {
    /// The word of the game.
    pub id: &'static str,
    /// The usual rules as text.
    pub rules: String,
    /// The words of what the rules leave open.
    pub choices: Vec<&'static str>,
    pub players: Vec<PlayerInfo>,
    /// What can be asked.
    pub questions: Vec<QuestionInfo>,
    /// The file formats, the usual first.
    pub formats: Vec<&'static str>,
    /// Where chance can come from, the usual first.
    pub dealers: Vec<&'static str>,
    /// The description of the view's JSON.
    pub schema: Option<Value>,
    /// Whether it can be played by numbers.
    pub can_batch: bool,
    /// Whether seats have something to hide from each other.
    pub hides: bool,
    /// Whether everybody plays by themselves.
    pub is_solitary: bool,
    /// Whether advice is also a question of the game's own.
    pub asks_advice: bool,
    /// The longest that a computer player thinks about a move at a table, whatever is set.
    pub reply_limit: Option<Duration>,
}

/// A kit whose game is forgotten.
pub trait Kit: Any + Send + Sync {
    /// The word of the game.
    fn id(&self) -> &'static str;
    /// What is known before a table is opened.
    fn info(&self) -> GameInfo;
    /// What the rules leave open.
    fn choices(&self) -> &Choices;
    /// Reads a player of this game.
    fn read_player(&self, text: &str) -> Result<PlayerSpec, TableError>;
    /// Checks what somebody wishes, and completes it by chance and by the time of day (in milliseconds since 1970):
    /// players that leave something to chance get seeds.
    fn fill_in(&self, setup: Setup, seed: u64, now: u64) -> Result<Setup, TableError>;
    /// The same setup for a match of two.
    fn match_setup(&self, setup: Setup) -> Setup;
    /// A new table, dealt where nobody throws by hand.
    fn open(self: Arc<Self>, setup: Setup, secret: Secret) -> Result<Box<dyn Table>, TableError>;
    /// A table from disk.
    fn restore(self: Arc<Self>, saved: &Saved) -> Result<Box<dyn Table>, TableError>;
    /// A table from a file.
    fn load(
        self: Arc<Self>,
        setup: Setup,
        secret: Secret,
        format: &str,
        text: &str,
    ) -> Result<Box<dyn Table>, TableError>;
    /// Many games as numbers. Chance is the usual dealer's; a setup that names another one is refused.
    fn batch(
        self: Arc<Self>,
        setup: &Setup,
        count: usize,
        seed: u64,
    ) -> Result<Box<dyn AnyBatch>, TableError>;
    /// The games that were saved, with the setup that they were begun with.
    fn restore_batch(
        self: Arc<Self>,
        setup: &Setup,
        saved: &SavedBatch,
    ) -> Result<Box<dyn AnyBatch>, TableError>;
    /// At most so many balanced positions from which a match can begin; none where chance decides.
    fn openings(&self, count: usize) -> Vec<String>;
    /// Whether a player's answers depend on the clock on the wall.
    fn is_timed(&self, player: &str) -> Result<bool, TableError>;
    /// What the game brings for programs that run tables.
    fn hooks(&self) -> &Hooks;
}

impl<G: Notation> Kit for GameKit<G> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn info(&self) -> GameInfo {
        let question = |&crate::kit::Question { name, marks, .. }: &crate::kit::Question<G>| {
            let helps = marks || name == ADVICE || self.hooks.helping.contains(&name);
            QuestionInfo { name, marks, helps }
        };
        GameInfo {
            id: self.id,
            rules: self.rules(&Setup::default()),
            choices: GameKit::choices(self).all().iter().map(|choice| choice.id).collect(),
            players: self.players().computers().iter().map(PlayerInfo::of).collect(),
            questions: self.questions.iter().map(question).collect(),
            formats: self.formats.iter().map(|format| format.name).collect(),
            dealers: self.dealers.iter().map(|dealer| dealer.id()).collect(),
            schema: self.schema.map(|schema| schema()),
            can_batch: self.make_batch.is_some(),
            hides: self.hides,
            is_solitary: self.for_match.is_some(),
            asks_advice: self.asks_advice,
            reply_limit: self.reply_limit,
        }
    }

    fn choices(&self) -> &Choices {
        GameKit::choices(self)
    }

    fn read_player(&self, text: &str) -> Result<PlayerSpec, TableError> {
        GameKit::read_player(self, text)
    }

    fn fill_in(&self, mut setup: Setup, seed: u64, now: u64) -> Result<Setup, TableError> {
        for (player, place) in setup.players.iter_mut().zip(0..) {
            let spec = GameKit::read_player(self, player)?;
            *player = spec.or_seed(seed.wrapping_add(place)).to_string();
        }
        match &self.fill_in {
            Some(fill_in) => fill_in(setup, seed, now),
            None => Ok(setup),
        }
    }

    fn match_setup(&self, setup: Setup) -> Setup {
        match self.for_match {
            Some(complete) => complete(setup),
            None => setup,
        }
    }

    fn open(self: Arc<Self>, setup: Setup, secret: Secret) -> Result<Box<dyn Table>, TableError> {
        let mut session = Session::open(self, setup, secret)?;
        session.deal()?;
        Ok(Box::new(session))
    }

    fn restore(self: Arc<Self>, saved: &Saved) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(Session::restore(self, saved)?))
    }

    fn load(
        self: Arc<Self>,
        setup: Setup,
        secret: Secret,
        format: &str,
        text: &str,
    ) -> Result<Box<dyn Table>, TableError> {
        let read = self.format_named(format)?.read;
        let read = read.ok_or_else(|| quote(ErrorKind::Unknown, "table-format-written", format))?;
        let Loaded { setup, events: log } = read(&self, setup, text)?;
        let mut session = Session::restore(self, &Saved { version: FORMAT, setup, secret, at: 0, log })?;
        session.deal()?;
        Ok(Box::new(session))
    }

    fn batch(
        self: Arc<Self>,
        setup: &Setup,
        count: usize,
        seed: u64,
    ) -> Result<Box<dyn AnyBatch>, TableError> {
        self.make_batch(setup, BatchOf::New(count, seed))
    }

    fn restore_batch(
        self: Arc<Self>,
        setup: &Setup,
        saved: &SavedBatch,
    ) -> Result<Box<dyn AnyBatch>, TableError> {
        self.make_batch(setup, BatchOf::Saved(saved))
    }

    fn openings(&self, count: usize) -> Vec<String> {
        self.openings.as_ref().map_or_else(Vec::new, |openings| openings(count))
    }

    fn is_timed(&self, player: &str) -> Result<bool, TableError> {
        Ok(is_timed(&GameKit::read_player(self, player)?))
    }

    fn hooks(&self) -> &Hooks {
        &self.hooks
    }
}

impl<G: Notation> Session<G> {
    /// Lets the house deal what is due and nobody throws by hand; the beginning of every new table.
    pub fn deal(&mut self) -> Result<(), TableError> {
        if self.house_deals() {
            let deal = Command { seat: None, at: self.at(), revision: None, act: Act::Throw { told: None } };
            self.decide(&deal)?.iter().try_for_each(|event| self.apply(event))?;
        }
        Ok(())
    }
}

/// Every game there is: a value that each program makes and hands on.
#[derive(Clone, Default)]
pub struct Registry {
    kits: Vec<Arc<dyn Kit>>,
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

impl Registry {
    /// The same with one game more; a kit of the same word takes the place of the one before.
    #[must_use]
    pub fn with<G: Notation>(mut self, kit: GameKit<G>) -> Self {
        self.kits.retain(|other| other.id() != kit.id);
        self.kits.push(Arc::new(kit));
        self
    }

    /// What there is, in the order in which it was added.
    pub fn games(&self) -> Vec<GameInfo> {
        self.kits.iter().map(|kit| kit.info()).collect()
    }

    /// The words of all games.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.kits.iter().map(|kit| kit.id())
    }

    /// The kits, in the order in which they were added.
    pub fn kits(&self) -> impl Iterator<Item = Arc<dyn Kit>> {
        self.kits.iter().cloned()
    }

    /// The kit of a game, by its word in either case.
    pub fn find(&self, id: &str) -> Result<Arc<dyn Kit>, TableError> {
        let found = self.kits.iter().find(|kit| kit.id().eq_ignore_ascii_case(id.trim()));
        found.cloned().ok_or_else(|| quote(ErrorKind::Unknown, "server-no-game", id))
    }

    pub fn open(&self, setup: Setup, secret: Secret) -> Result<Box<dyn Table>, TableError> {
        self.find(&setup.game)?.open(setup, secret)
    }

    /// A table from disk.
    pub fn restore(&self, saved: &Saved) -> Result<Box<dyn Table>, TableError> {
        self.find(&saved.setup.game)?.restore(saved)
    }
}
