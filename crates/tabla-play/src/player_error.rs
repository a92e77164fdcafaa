//! What can be wrong with the text of a player.

use tabla_core::{Say, Saying};

use crate::player::{PlayerKind, Setting};
use crate::words::english;
use tabla_table::Skill;

/// Why a text is no player, or a setting not one of its settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// There is no such player.
    UnknownPlayer {
        /// What was written.
        text: String,
    },
    /// Between two commas stands something else than `name=value`.
    NotASetting {
        /// What was written.
        text: String,
    },
    /// This kind of player has no such setting.
    UnknownSetting {
        /// The kind of player.
        player: PlayerKind,
        /// What was written.
        text: String,
    },
    /// This kind of player has no settings at all.
    NoSettings {
        /// The kind of player.
        player: PlayerKind,
        /// What was written.
        text: String,
    },
    /// The same setting twice.
    SetTwice {
        /// The setting.
        setting: Setting,
    },
    /// Two of depth, time and nodes.
    TwoPaces {
        /// The one that came first.
        one: Setting,
        /// The other.
        other: Setting,
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
    /// A person was asked to think.
    NotAComputer,
}

fn players() -> String {
    PlayerKind::ALL.map(PlayerKind::id).join(", ")
}

fn levels() -> String {
    Skill::ALL.map(Skill::id).join(", ")
}

fn settings(player: PlayerKind) -> String {
    player.settings().iter().map(|setting| setting.id()).collect::<Vec<_>>().join(", ")
}

impl Say for PlayerError {
    fn say(&self) -> Saying {
        let with = |key, text: &String| Saying::new(key).with("text", text.as_str());
        match self {
            PlayerError::UnknownPlayer { text } => {
                with("player-error-unknown-player", text).with("players", players())
            }
            PlayerError::NotASetting { text } => with("player-error-not-a-setting", text),
            PlayerError::UnknownSetting { player, text } => with("player-error-unknown-setting", text)
                .with("player", player.id())
                .with("settings", settings(*player)),
            PlayerError::NoSettings { player, text } => {
                with("player-error-no-settings", text).with("player", player.id())
            }
            PlayerError::SetTwice { setting } => {
                Saying::new("player-error-set-twice").with("setting", setting.id())
            }
            PlayerError::TwoPaces { one, other } => {
                Saying::new("player-error-two-paces").with("one", one.id()).with("other", other.id())
            }
            PlayerError::BadDepth { text } => with("player-error-depth", text),
            PlayerError::BadTime { text } => with("player-error-time", text),
            PlayerError::BadNodes { text } => with("player-error-nodes", text),
            PlayerError::BadLevel { text } => with("player-error-level", text).with("levels", levels()),
            PlayerError::BadTable { text } => with("player-error-table", text),
            PlayerError::BadSeed { text } => with("player-error-seed", text),
            PlayerError::NotAComputer => Saying::new("player-error-not-a-computer"),
        }
    }
}

english!(PlayerError);
