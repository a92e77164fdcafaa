//! Bots: who plays, and how such a bot is written.
//!
//! - `champion:time=0.1s`, `optimal`, `ai:memory`, `greedy`: players of the house, by the game's own words;
//! - `ugi:COMMAND…`: an engine for duels that speaks the Universal Game Interface;
//! - `line:COMMAND…`: a program for any game that speaks the [line protocol](crate::line);
//! - `files:COMMAND…`: a program for Jewels that plays by the files of the contest.
//!
//! Settings may stand before it, with commas behind them: `name=weak,nodes=1000,ugi:tabla engine mice`.
//! `name` is how the bot is called, `time`, `nodes` or `depth` is what it may use instead of what the others
//! may use, and `option.NAME` is an option of an engine. A command is cut at blanks; quotes keep blanks.

mod file;

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tabla_core::Say;

use crate::Budget;
use crate::script::{is_interpreter, script};

pub use file::{BotsFileError, read_bots_file};

/// No name is longer, in letters.
pub const LONGEST_NAME: usize = 40;

/// Where the system has what every bot may use.
const SYSTEM: [&str; 5] = ["/usr", "/bin", "/sbin", "/nix/store", "/gnu/store"];

/// A bot as it was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bot {
    /// How it is called.
    pub name: String,
    /// What it may use, if that is not what all may use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<Budget>,
    /// Options that an engine is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    pub kind: BotKind,
}

/// What a bot is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotKind {
    /// A player of the house.
    Own(String),
    /// A program that speaks the Universal Game Interface.
    Ugi(Vec<String>),
    /// A program that speaks the line protocol.
    Line(Vec<String>),
    /// A program that plays Jewels by files.
    Files(Vec<String>),
}

impl BotKind {
    /// The command of a program.
    pub fn command(&self) -> Option<&[String]> {
        match self {
            BotKind::Own(_) => None,
            BotKind::Ugi(command) | BotKind::Line(command) | BotKind::Files(command) => Some(command),
        }
    }

    fn command_mut(&mut self) -> Option<&mut Vec<String>> {
        match self {
            BotKind::Own(_) => None,
            BotKind::Ugi(command) | BotKind::Line(command) | BotKind::Files(command) => Some(command),
        }
    }
}

/// Why a text is no bot, or some bots cannot play together.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("arena-bot", error)]
pub enum BotError {
    /// There is nothing behind the settings.
    Nobody { text: String },
    /// A setting that bots do not have.
    Setting { name: String },
    /// A value that makes no sense.
    Value { name: String, value: String },
    /// A quote that is not closed.
    Quote { text: String },
    /// A bot that cannot be told from another one.
    Twice { name: String },
}

impl Bot {
    /// Reads a bot. One without a name of its own is called by what it is.
    ///
    /// ```
    /// use tabla_arena::{Bot, BotKind, Budget};
    /// let bot = Bot::read("name=weak, nodes=1000, ugi:tabla engine 'my mice'").unwrap();
    /// assert_eq!((bot.name.as_str(), bot.budget), ("weak", Some(Budget::Nodes(1000))));
    /// assert_eq!(bot.kind, BotKind::Ugi(vec!["tabla".into(), "engine".into(), "my mice".into()]));
    /// assert_eq!(Bot::read("champion:time=0.1s").unwrap().name, "champion:time=0.1s");
    /// ```
    pub fn read(text: &str) -> Result<Bot, BotError> {
        let mut bot =
            Bot { name: String::new(), budget: None, options: Vec::new(), kind: BotKind::Own(String::new()) };
        let mut rest = text.trim();
        while let Some((name, after)) = setting(rest) {
            let (value, after) = after.split_once(',').unwrap_or((after, ""));
            bot.set(name, value.trim())?;
            rest = after.trim_start();
        }
        if rest.is_empty() {
            return Err(BotError::Nobody { text: text.to_owned() });
        }
        bot.kind = match rest.split_once(':') {
            Some(("ugi", command)) => BotKind::Ugi(split(command)?),
            Some(("line", command)) => BotKind::Line(split(command)?),
            Some(("files", command)) => BotKind::Files(split(command)?),
            _ => BotKind::Own(rest.to_owned()),
        };
        if bot.kind.command().is_some_and(<[String]>::is_empty) {
            return Err(BotError::Nobody { text: text.to_owned() });
        }
        if bot.name.is_empty() {
            bot.name = usual_name(&bot.kind);
        }
        Ok(bot)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BotError> {
        let wrong = || BotError::Value { name: name.to_owned(), value: value.to_owned() };
        match name {
            "name" => {
                let is_name = !value.is_empty()
                    && value.chars().count() <= LONGEST_NAME
                    && !value.chars().any(char::is_control);
                self.name = is_name.then(|| value.to_owned()).ok_or_else(wrong)?;
            }
            "time" => self.budget = Some(value.parse().map_err(|_| wrong())?),
            "nodes" | "depth" => self.budget = Some(format!("{name}={value}").parse().map_err(|_| wrong())?),
            _ => match name.strip_prefix("option.").filter(|option| !option.is_empty()) {
                Some(option) if !value.is_empty() => self.options.push((option.to_owned(), value.to_owned())),
                Some(_) => return Err(wrong()),
                None => return Err(BotError::Setting { name: name.to_owned() }),
            },
        }
        Ok(())
    }

    /// The same bot for somebody who starts it elsewhere: words of its command that name a file here are
    /// written in full, if they look like one: with a slash, or with a dot behind the program, or run by an
    /// interpreter.
    #[must_use]
    pub fn from_folder(mut self, folder: &Path) -> Bot {
        let script = self.kind.command().and_then(script);
        for (place, word) in self.kind.command_mut().into_iter().flatten().enumerate() {
            let path = folder.join(&*word);
            // A program without a slash is looked for where the system's programs are.
            let is_here =
                word.contains('/') && path.exists() || place > 0 && word.contains('.') && path.is_file();
            let is_here = is_here || script == Some(place) && path.exists();
            if is_here {
                *word = path.to_string_lossy().into_owned();
            }
        }
        self
    }

    /// The file that an interpreter is to run for it, if that is not there.
    pub fn missing_script(&self) -> Option<PathBuf> {
        let command = self.kind.command()?;
        let file = Path::new(&command[script(command)?]);
        // The bot will run in another folder, where there is nothing.
        (!file.is_absolute() || !file.exists()).then(|| file.to_owned())
    }

    /// The files and folders that its command names, but for an interpreter, which is nobody's.
    pub fn named(&self) -> Vec<PathBuf> {
        let command = self.kind.command().unwrap_or_default();
        let words = command.iter().skip(usize::from(is_interpreter(command))).map(Path::new);
        words.filter(|path| path.is_absolute() && path.exists()).map(Path::to_owned).collect()
    }

    /// Those of them that are its own, and not the system's: other bots have no business there.
    pub fn secrets(&self) -> Vec<PathBuf> {
        let real = self.named().into_iter().filter_map(|path| path.canonicalize().ok());
        real.filter(|path| !is_of_system(path)).collect()
    }

    /// The folders of the files that its command names, its own before those of what it is given. What lies beside
    /// a file belongs to others, where everybody may write or somebody's home is.
    pub fn folders(&self) -> Vec<PathBuf> {
        let named = self.named().into_iter().filter(|path| path.is_file() && !is_of_system(path));
        let folders = named.filter_map(|file| file.parent()?.canonicalize().ok());
        folders.filter(|folder| !is_shared(folder) && !holds_home(folder)).collect()
    }

    /// Whether two bots come from one folder, and are not made of the same files there: then only what a command
    /// names is known to be its own.
    pub fn shares(&self, other: &Bot, folder: &Path) -> bool {
        let is_there = |bot: &Bot| bot.folders().iter().any(|place| place == folder);
        let files = |bot: &Bot| {
            let files = bot.secrets().into_iter().filter(|file| file.starts_with(folder));
            files.collect::<BTreeSet<_>>()
        };
        is_there(self) && is_there(other) && files(self) != files(other)
    }
}

fn is_of_system(path: &Path) -> bool {
    SYSTEM.iter().any(|folder| path.starts_with(folder))
}

fn holds_home(folder: &Path) -> bool {
    env::home_dir().is_some_and(|home| home.canonicalize().unwrap_or(home).starts_with(folder))
}

/// Whether everybody may write into a folder.
fn is_shared(folder: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        folder.metadata().is_ok_and(|about| about.permissions().mode() & 0o002 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        false
    }
}

/// A setting at the beginning of a text, and what follows its equals sign.
fn setting(text: &str) -> Option<(&str, &str)> {
    let (name, after) = text.split_once('=')?;
    let name = name.trim();
    let is_word = |letter: char| letter.is_alphanumeric() || "._-".contains(letter);
    (!name.is_empty() && name.chars().all(is_word)).then_some((name, after))
}

/// Cuts a command into its words.
fn split(text: &str) -> Result<Vec<String>, BotError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (Some(_), letter) => word.get_or_insert_default().push(letter),
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            (None, letter) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(BotError::Quote { text: text.to_owned() }) } else { Ok(words) }
}

/// How a bot is called that has no name: by what was written, or by its program.
fn usual_name(kind: &BotKind) -> String {
    let name = match kind {
        BotKind::Own(text) => text.clone(),
        BotKind::Ugi(command) | BotKind::Line(command) | BotKind::Files(command) => {
            let files = command.iter().map(Path::new).filter_map(Path::file_stem);
            let stems: Vec<_> = files.map(|stem| stem.to_string_lossy().into_owned()).collect();
            stems.join(" ")
        }
    };
    name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}

/// Gives bots that were not named numbers where they cannot be told apart; names that were given twice are
/// refused. `named` says of each bot whether its name was given.
pub fn tell_apart(bots: &mut [Bot], named: &[bool]) -> Result<(), BotError> {
    for place in 0..bots.len() {
        let is_taken = |name: &str, bots: &[Bot]| bots[..place].iter().any(|bot| bot.name == name);
        if !is_taken(&bots[place].name, bots) {
            continue;
        }
        if named.get(place).copied().unwrap_or(false) {
            return Err(BotError::Twice { name: bots[place].name.clone() });
        }
        let name = bots[place].name.clone();
        let free = (2..).map(|number| format!("{name} {number}")).find(|name| !is_taken(name, bots));
        bots[place].name = free.unwrap_or(name);
    }
    Ok(())
}

/// Whether a bot's text gives it a name.
pub fn is_named(text: &str) -> bool {
    let mut rest = text.trim();
    while let Some((name, after)) = setting(rest) {
        if name == "name" {
            return true;
        }
        rest = after.split_once(',').map_or("", |(_, rest)| rest).trim_start();
    }
    false
}
