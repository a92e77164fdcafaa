//! Tables on the disk: what was agreed on, every throw and every decision.
//!
//! A table is read by doing everything again. Dice that are not the generator's, a move that breaks the
//! rules, a step after the end: each is refused with its place, and the file is left as it is.

use std::path::Path;

use serde::{Deserialize, Serialize};
use tabla_core::{MoveError, Notation, Say, Saying, StateError};
use tabla_jamb::{Die, Fault, Generator, HouseRules, Jamb, Layout, Refusal, Seeded};
use thiserror::Error;

use super::party::{Event, Party, PartySetup, Retaken, SetupError};
use super::{FriendKind, GAME};
use crate::{StorageError, read_save};

/// A table as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SavedParty {
    pub(crate) jamb_is_ful: bool,
    pub(crate) jamb_is_poker: bool,
    pub(crate) storage: String,
    pub(crate) generator: String,
    pub(crate) seed: u64,
    pub(crate) shared_dice: bool,
    pub(crate) people: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<String>,
    pub(crate) events: Vec<SavedEvent>,
}

/// A step as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SavedEvent {
    Threw(String),
    Asked,
    Played(String),
    Friend { name: String, played: String },
    Stopped,
}

/// Why a file holds no table.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SaveError {
    /// A layout that is none.
    #[error("'{text}' is no layout of a talon")]
    Storage {
        /// What is written.
        text: String,
    },
    /// A generator that is none.
    #[error("'{text}' is no generator of dice")]
    Generator {
        /// What is written.
        text: String,
    },
    /// Nobody can play so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No position to begin with.
    #[error(transparent)]
    Start(#[from] StateError<Fault>),
    /// A step cannot have happened.
    #[error("step {number}: {because}")]
    Step {
        /// Counted from 1.
        number: usize,
        /// Why.
        because: StepError,
    },
}

/// Why a step cannot have happened.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StepError {
    /// No dice.
    #[error("'{text}' are no dice")]
    Dice {
        /// What is written.
        text: String,
    },
    /// Dice are thrown where somebody must decide, or all are done.
    #[error("nothing is thrown here")]
    NoThrow,
    /// Other dice than the generator throws.
    #[error("the dice are {right} by the generator, not {written}")]
    OtherDice {
        /// What is written.
        written: String,
        /// What fell.
        right: String,
    },
    /// A friend who is none.
    #[error("'{text}' is no friend")]
    Friend {
        /// What is written.
        text: String,
    },
    /// No move here.
    #[error(transparent)]
    Move(#[from] MoveError<Refusal>),
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Say for SaveError {
    fn say(&self) -> Saying {
        match self {
            SaveError::Storage { text } => Saying::new("jamb-save-storage").with("text", text.as_str()),
            SaveError::Generator { text } => Saying::new("jamb-save-generator").with("text", text.as_str()),
            SaveError::Setup(error) => error.say(),
            SaveError::Start(error) => error.say(),
            SaveError::Step { number, because } => {
                Saying::new("jamb-save-step").with("number", *number).with("because", because.say())
            }
        }
    }
}

impl Say for StepError {
    fn say(&self) -> Saying {
        match self {
            StepError::Dice { text } => Saying::new("jamb-save-dice").with("text", text.as_str()),
            StepError::NoThrow => Saying::new("jamb-save-no-throw"),
            StepError::OtherDice { written, right } => Saying::new("jamb-save-other-dice")
                .with("written", written.as_str())
                .with("right", right.as_str()),
            StepError::Friend { text } => Saying::new("jamb-save-friend").with("text", text.as_str()),
            StepError::Move(error) => error.say(),
            StepError::Refused(refusal) => refusal.say(),
        }
    }
}

impl SavedParty {
    /// The table as it stands now.
    pub fn of(party: &Party) -> SavedParty {
        let events = party.events().iter().map(|step| write(party, step)).collect();
        SavedParty { events, ..SavedParty::begun(party.setup()) }
    }

    /// The house rules.
    pub(crate) fn rules(&self) -> HouseRules {
        HouseRules { jamb_is_ful: self.jamb_is_ful, jamb_is_poker: self.jamb_is_poker }
    }

    /// A table where nothing has happened yet.
    pub(crate) fn begun(setup: &PartySetup) -> SavedParty {
        SavedParty {
            jamb_is_ful: setup.game.rules.jamb_is_ful,
            jamb_is_poker: setup.game.rules.jamb_is_poker,
            storage: setup.game.layout.name().to_owned(),
            generator: setup.dice.generator.name().to_owned(),
            seed: setup.dice.seed,
            shared_dice: setup.shared,
            people: setup.people.clone(),
            position: setup.start.as_ref().map(|start| setup.game.write_state(start)),
            events: Vec::new(),
        }
    }

    /// The table again, by doing every step.
    pub fn restore(&self) -> Result<Party, SaveError> {
        let mut party = Party::new(self.setup()?)?;
        for (index, saved) in self.events.iter().enumerate() {
            let number = index + 1;
            let failed = |because| SaveError::Step { number, because };
            let step = read(&party, saved).map_err(failed)?;
            party.retake(&step).map_err(|because| failed(because.into()))?;
        }
        Ok(party)
    }

    pub(crate) fn setup(&self) -> Result<PartySetup, SaveError> {
        let layout =
            Layout::named(&self.storage).ok_or_else(|| SaveError::Storage { text: self.storage.clone() })?;
        let generator = Generator::named(&self.generator)
            .ok_or_else(|| SaveError::Generator { text: self.generator.clone() })?;
        let game = Jamb { rules: self.rules(), layout };
        let start = self.position.as_deref().map(|text| game.read_state(text)).transpose()?;
        Ok(PartySetup {
            start,
            game,
            dice: Seeded { generator, seed: self.seed },
            shared: self.shared_dice,
            people: self.people.clone(),
        })
    }
}

impl Party {
    /// Reads a table from a save.
    pub fn load(path: &Path) -> Result<Party, StorageError> {
        let saved: SavedParty = read_save(path, GAME)?;
        saved
            .restore()
            .map_err(|error| StorageError::Refused { path: path.into(), because: Box::new(error.say()) })
    }
}

fn write(party: &Party, step: &Event) -> SavedEvent {
    match step {
        Event::Threw(dice) => SavedEvent::Threw(join(dice)),
        Event::Asked => SavedEvent::Asked,
        Event::Played { mv, friend } => {
            // How a move is written does not depend on the state.
            let played = party.people().first().map(|person| party.game().write_move(person.state(), *mv));
            let played = played.unwrap_or_default();
            match friend {
                None => SavedEvent::Played(played),
                Some(friend) => SavedEvent::Friend { name: friend.name().to_owned(), played },
            }
        }
        Event::Stopped => SavedEvent::Stopped,
    }
}

fn read(party: &Party, saved: &SavedEvent) -> Result<Event, StepError> {
    Ok(match saved {
        SavedEvent::Threw(text) => {
            let dice: Option<Vec<Die>> = text.split_whitespace().map(read_die).collect();
            Event::Threw(dice.ok_or_else(|| StepError::Dice { text: text.clone() })?)
        }
        SavedEvent::Asked => Event::Asked,
        SavedEvent::Played(text) => Event::Played { mv: party.read(text)?, friend: None },
        SavedEvent::Friend { name, played } => {
            let friend = FriendKind::named(name).ok_or_else(|| StepError::Friend { text: name.clone() })?;
            Event::Played { mv: party.read(played)?, friend: Some(friend) }
        }
        SavedEvent::Stopped => Event::Stopped,
    })
}

pub(crate) fn read_die(word: &str) -> Option<Die> {
    word.parse().ok().and_then(Die::new)
}

pub(crate) fn join(dice: &[Die]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl From<Retaken> for StepError {
    fn from(retaken: Retaken) -> StepError {
        match retaken {
            Retaken::Refused(refusal) => StepError::Refused(refusal),
            Retaken::NoThrow => StepError::NoThrow,
            Retaken::OtherDice { written, right } => {
                StepError::OtherDice { written: join(&written), right: join(&right) }
            }
        }
    }
}
