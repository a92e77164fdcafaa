//! What a bot may read: its own files, of which it gets a copy, what all may read, and nothing of another bot.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::Seating;
use crate::Bot;
use crate::process::{RunError, Terms};
use crate::scratch::Nest;
use crate::script::is_interpreter;

/// A bot that can be started: where, what, and on which terms.
pub struct Prepared {
    pub nest: Nest,
    pub command: Vec<OsString>,
    pub terms: Terms,
}

/// The same error with the name that a program has for whoever typed it.
pub fn of_original(bot: &Bot, error: RunError) -> RunError {
    match (error, bot.kind.command().and_then(<[String]>::first)) {
        (RunError::NotStarted { error, .. }, Some(word)) => {
            RunError::NotStarted { program: word.clone(), error }
        }
        (error, _) => error,
    }
}

impl Seating {
    /// Gives a bot a folder with a copy of its own in it, and its command the names that the files have there. What
    /// is too large for a copy is read where it is.
    pub(super) fn prepare(&self, bot: &Bot) -> Result<Prepared, RunError> {
        if !crate::sandbox::IS_HERE {
            return Err(RunError::Unsupported);
        }
        let failed = |error| RunError::NoKeeper { error };
        let nest = self.scratch.folder().map_err(failed)?;
        let named = bot.named();
        let folders: Vec<PathBuf> =
            bot.folders().into_iter().filter(|place| !self.is_shared(bot, place)).collect();
        let hidden = self.hidden(bot, &nest);
        let home = bot.folders().into_iter().next();
        let copied =
            home.map(|home| copy(&nest, &home, folders.contains(&home), &named, &hidden)).transpose();
        let copied = copied.map_err(failed)?.flatten();
        let words = bot.kind.command().unwrap_or_default();
        let is_tool = is_interpreter(words);
        let rename = |(place, word): (usize, &String)| {
            let home = copied.as_ref().filter(|_| place > 0 || !is_tool)?;
            let copy = nest.path().join(inside(Path::new(word), home)?);
            copy.exists().then(|| copy.into_os_string())
        };
        let command =
            words.iter().enumerate().map(|word| rename(word).unwrap_or_else(|| word.1.into())).collect();
        let readable = named.into_iter().chain(folders).chain(self.readable.iter().cloned()).collect();
        let terms = Terms { readable, hidden, trust: self.trust, ..Terms::new(nest.path()) };
        Ok(Prepared { nest, command, terms })
    }

    /// Whether what lies in this folder may belong to another bot.
    fn is_shared(&self, bot: &Bot, folder: &Path) -> bool {
        self.bots.iter().any(|other| bot.shares(other, folder))
    }

    /// What no bot may read, and what belongs to others.
    fn hidden(&self, bot: &Bot, nest: &Nest) -> Vec<PathBuf> {
        let own = bot.named().into_iter().chain(self.readable.iter().cloned());
        let own: Vec<PathBuf> = own.filter_map(|path| path.canonicalize().ok()).collect();
        let of_others = self.bots.iter().flat_map(|other| other.secrets().into_iter().chain(other.folders()));
        let of_others = of_others.filter(|path| !own.iter().any(|own| own.starts_with(path)));
        let of_others: BTreeSet<PathBuf> = of_others.collect();
        self.secrets.iter().cloned().chain(of_others).chain(nest.of_all()).collect()
    }
}

/// Copies a bot's folder, or only what its command names there, and says which folder that was; nothing if it is too
/// large.
fn copy(
    nest: &Nest,
    home: &Path,
    is_whole: bool,
    named: &[PathBuf],
    hidden: &[PathBuf],
) -> io::Result<Option<PathBuf>> {
    let mut entries: BTreeSet<PathBuf> = named.iter().filter_map(|path| inside(path, home)).collect();
    if is_whole {
        entries.insert(PathBuf::new());
    }
    let hidden: Vec<PathBuf> = hidden.iter().filter_map(|path| path.canonicalize().ok()).collect();
    Ok(nest.copy(home, &entries, &hidden)?.then(|| home.to_owned()))
}

/// The name of a file as it is seen from a folder, if it is there.
fn inside(path: &Path, folder: &Path) -> Option<PathBuf> {
    let place = path.parent().filter(|_| path.is_absolute())?.canonicalize().ok()?;
    Some(place.strip_prefix(folder).ok()?.join(path.file_name()?))
}

/// The bots that come from one folder, where each reads only what its command names.
pub fn sharing(bots: &[Bot]) -> BTreeMap<PathBuf, Vec<&Bot>> {
    let mut shared: BTreeMap<PathBuf, Vec<&Bot>> = BTreeMap::new();
    for bot in bots {
        for folder in bot.folders().into_iter().collect::<BTreeSet<_>>() {
            if bots.iter().any(|other| bot.shares(other, &folder)) {
                shared.entry(folder).or_default().push(bot);
            }
        }
    }
    shared
}
