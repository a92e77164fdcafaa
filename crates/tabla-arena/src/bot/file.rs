//! Bots from a file in TOML.
//!
//! ```toml
//! [[bot]]
//! name = "strong"
//! player = "champion:time=0.1s"
//!
//! [[bot]]
//! name = "weak"
//! ugi = "tabla engine mice"
//! nodes = 1000
//! options = { Player = "alphabeta" }
//! ```

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tabla_core::Say;
use tabla_games::{StorageError, read_text};

use super::{Bot, BotError, BotKind, split};

/// Why a file gives no bots.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("arena-bots", error)]
pub enum BotsFileError {
    /// The file cannot be read.
    #[say(from)]
    Storage(StorageError),
    /// It is not in TOML, or says something that bots do not have.
    Form {
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong, in the words of the reader of TOML.
        reason: String,
    },
    /// A bot must be exactly one thing.
    Kind {
        path: PathBuf,
        /// Which bot, counted from 1.
        number: usize,
    },
    /// A bot makes no sense.
    Bot {
        path: PathBuf,
        /// Which bot, counted from 1.
        number: usize,
        because: BotError,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    #[serde(default)]
    bot: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Option<String>,
    player: Option<String>,
    ugi: Option<Words>,
    line: Option<Words>,
    files: Option<Words>,
    time: Option<String>,
    nodes: Option<u64>,
    depth: Option<u32>,
    #[serde(default)]
    options: BTreeMap<String, toml::Value>,
}

/// A command in one piece or in words.
#[derive(Deserialize)]
#[serde(untagged)]
enum Words {
    Whole(String),
    Cut(Vec<String>),
}

impl Words {
    fn cut(self) -> Result<Vec<String>, BotError> {
        match self {
            Words::Whole(text) => split(&text),
            Words::Cut(words) => Ok(words),
        }
    }
}

/// Reads the bots of a file, and of each whether it was given a name.
pub fn read_bots_file(path: &Path) -> Result<Vec<(Bot, bool)>, BotsFileError> {
    let text = read_text(path)?;
    let page: Page = toml::from_str(&text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        BotsFileError::Form { path: path.to_owned(), line, reason: error.message().replace('\n', " ") }
    })?;
    let numbered = (1..).zip(page.bot);
    numbered.map(|(number, entry)| read_entry(path, number, entry)).collect()
}

fn read_entry(path: &Path, number: usize, entry: Entry) -> Result<(Bot, bool), BotsFileError> {
    let wrong = |because| BotsFileError::Bot { path: path.to_owned(), number, because };
    let kind = match (entry.player, entry.ugi, entry.line, entry.files) {
        (Some(player), None, None, None) => BotKind::Own(player),
        (None, Some(command), None, None) => BotKind::Ugi(command.cut().map_err(wrong)?),
        (None, None, Some(command), None) => BotKind::Line(command.cut().map_err(wrong)?),
        (None, None, None, Some(command)) => BotKind::Files(command.cut().map_err(wrong)?),
        _ => return Err(BotsFileError::Kind { path: path.to_owned(), number }),
    };
    if kind.command().is_some_and(<[String]>::is_empty) {
        return Err(BotsFileError::Kind { path: path.to_owned(), number });
    }
    let mut bot = Bot { name: super::usual_name(&kind), budget: None, options: Vec::new(), kind };
    let mut settings: Vec<(String, String)> = Vec::new();
    let is_named = entry.name.is_some();
    settings.extend(entry.name.map(|name| ("name".to_owned(), name)));
    settings.extend(entry.time.map(|time| ("time".to_owned(), time)));
    settings.extend(entry.nodes.map(|nodes| ("nodes".to_owned(), nodes.to_string())));
    settings.extend(entry.depth.map(|depth| ("depth".to_owned(), depth.to_string())));
    for (name, value) in entry.options {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        settings.push((format!("option.{name}"), value));
    }
    for (name, value) in settings {
        bot.set(&name, value.trim()).map_err(wrong)?;
    }
    Ok((bot, is_named))
}
