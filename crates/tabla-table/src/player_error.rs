//! What can be wrong with the text of a player.

use tabla_core::{ErrorKind, Say, Saying, TableError};

use crate::skill::Skill;

/// Why a text is no player, or a setting not one of its settings.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("player-error", error)]
pub enum PlayerError {
    /// There is no such player.
    UnknownPlayer { text: String, players: String },
    /// Between two commas stands something else than `name=value`.
    NotASetting { text: String },
    /// This kind of player has no such setting.
    UnknownSetting { player: &'static str, text: String, settings: String },
    /// This kind of player has no settings at all.
    NoSettings { player: &'static str, text: String },
    /// The same setting twice.
    SetTwice { setting: &'static str },
    /// Two of depth, time and nodes.
    TwoPaces { one: &'static str, other: &'static str },
    /// The depth is no number, or out of bounds.
    #[say("depth")]
    BadDepth { text: String },
    /// The time is no duration, or out of bounds.
    #[say("time")]
    BadTime { text: String },
    /// The number of positions is no number, or 0.
    #[say("nodes")]
    BadNodes { text: String },
    /// There is no such level.
    #[say("level", levels = Skill::ALL.map(Skill::id).join(", "))]
    BadLevel { text: String },
    /// The table's size is no number, or out of bounds.
    #[say("table")]
    BadTable { text: String },
    /// The seed is no number.
    #[say("seed")]
    BadSeed { text: String },
    /// A setting of a game's own cannot be that.
    #[say("setting")]
    BadSetting { setting: &'static str, text: String, values: String },
    /// A setting of a game's own cannot be that, and the game says why.
    #[say(transparent)]
    Refused {
        #[say(skip)]
        setting: &'static str,
        because: Saying,
    },
    /// A person was asked to think.
    NotAComputer,
}

impl From<PlayerError> for TableError {
    fn from(error: PlayerError) -> TableError {
        let kind = match error {
            PlayerError::UnknownPlayer { .. } => ErrorKind::Unknown,
            _ => ErrorKind::Setup,
        };
        TableError::new(kind, error.say())
    }
}
