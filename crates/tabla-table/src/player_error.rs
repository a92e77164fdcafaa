//! What can be wrong with the text of a player.

use std::error::Error;
use std::fmt;

use tabla_core::{ErrorKind, Say, Saying, TableError};

use crate::skill::Skill;

/// Why a text is no player, or a setting not one of its settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// There is no such player.
    UnknownPlayer {
        /// What was written.
        text: String,
        /// Who there is.
        players: String,
    },
    /// Between two commas stands something else than `name=value`.
    NotASetting {
        /// What was written.
        text: String,
    },
    /// This kind of player has no such setting.
    UnknownSetting {
        /// The kind of player.
        player: &'static str,
        /// What was written.
        text: String,
        /// What it has.
        settings: String,
    },
    /// This kind of player has no settings at all.
    NoSettings {
        /// The kind of player.
        player: &'static str,
        /// What was written.
        text: String,
    },
    /// The same setting twice.
    SetTwice {
        /// The setting.
        setting: &'static str,
    },
    /// Two of depth, time and nodes.
    TwoPaces {
        /// The one that came first.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
    /// The depth is no number, or out of bounds.
    BadDepth {
        /// What was written.
        text: String,
    },
    /// The time is no duration, or out of bounds.
    BadTime {
        /// What was written.
        text: String,
    },
    /// The number of positions is no number, or 0.
    BadNodes {
        /// What was written.
        text: String,
    },
    /// There is no such level.
    BadLevel {
        /// What was written.
        text: String,
    },
    /// The table's size is no number, or out of bounds.
    BadTable {
        /// What was written.
        text: String,
    },
    /// The seed is no number.
    BadSeed {
        /// What was written.
        text: String,
    },
    /// A setting of a game's own cannot be that.
    BadSetting {
        /// The setting.
        setting: &'static str,
        /// What was written.
        text: String,
        /// What it takes.
        values: String,
    },
    /// A setting of a game's own cannot be that, and the game says why.
    Refused {
        /// The setting.
        setting: &'static str,
        /// The game's reason.
        because: Saying,
    },
    /// A person was asked to think.
    NotAComputer,
}

impl Say for PlayerError {
    fn say(&self) -> Saying {
        let with = |key, text: &String| Saying::new(key).with("text", text.as_str());
        match self {
            PlayerError::UnknownPlayer { text, players } => {
                with("player-error-unknown-player", text).with("players", players.as_str())
            }
            PlayerError::NotASetting { text } => with("player-error-not-a-setting", text),
            PlayerError::UnknownSetting { player, text, settings } => {
                with("player-error-unknown-setting", text)
                    .with("player", *player)
                    .with("settings", settings.as_str())
            }
            PlayerError::NoSettings { player, text } => {
                with("player-error-no-settings", text).with("player", *player)
            }
            PlayerError::SetTwice { setting } => {
                Saying::new("player-error-set-twice").with("setting", *setting)
            }
            PlayerError::TwoPaces { one, other } => {
                Saying::new("player-error-two-paces").with("one", *one).with("other", *other)
            }
            PlayerError::BadDepth { text } => with("player-error-depth", text),
            PlayerError::BadTime { text } => with("player-error-time", text),
            PlayerError::BadNodes { text } => with("player-error-nodes", text),
            PlayerError::BadLevel { text } => {
                with("player-error-level", text).with("levels", Skill::ALL.map(Skill::id).join(", "))
            }
            PlayerError::BadTable { text } => with("player-error-table", text),
            PlayerError::BadSeed { text } => with("player-error-seed", text),
            PlayerError::BadSetting { setting, text, values } => {
                with("player-error-setting", text).with("setting", *setting).with("values", values.as_str())
            }
            PlayerError::Refused { because, .. } => because.clone(),
            PlayerError::NotAComputer => Saying::new("player-error-not-a-computer"),
        }
    }
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl Error for PlayerError {}

impl From<PlayerError> for TableError {
    fn from(error: PlayerError) -> TableError {
        let kind = match error {
            PlayerError::UnknownPlayer { .. } => ErrorKind::Unknown,
            _ => ErrorKind::Setup,
        };
        TableError::new(kind, error.say())
    }
}
