//! Tables saved by name, and unfinished ones.

use std::io;
use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_play::jamb::{GAME, Party};
use tabla_play::{AutoSave, StorageError};

use super::{JambRoom, Next, Room, Visit, nameless};
use crate::menu::{Leave, Picked};
use crate::screen::Input;

/// At most so many unfinished tables are offered.
const OFFERED: usize = 5;

impl Visit<'_, '_> {
    /// Writes the table under a name.
    pub(super) fn save_as(&mut self) -> io::Result<()> {
        if self.party.is_fresh() {
            return self.refuse(&Saying::new("save-nothing"));
        }
        let Input::Line(name) = self.console.ask(&Saying::new("jamb-save-name"))? else { return Ok(()) };
        if name.trim().is_empty() {
            return self.say(&Saying::new("save-not"));
        }
        let path = self.console.options.folder.join(name.trim());
        let mut result = self.party.save(&path, false);
        if let Err(StorageError::Exists { path }) = &result {
            let shown = path.display().to_string();
            if !self.console.confirm(&Saying::new("save-over").with("path", shown))? {
                return self.say(&Saying::new("save-not"));
            }
            result = self.party.save(path, true);
        }
        match result {
            Ok(()) => self.say(&Saying::new("game-file").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error.say()),
        }
    }

    /// Goes on with another table: an unfinished one, or one in a file. This one stays saved.
    pub(super) fn load(&mut self) -> io::Result<Next> {
        let unfinished = self.unfinished();
        let (title, note) = (self.words().text("jamb-load-title"), self.words().text("jamb-load-note"));
        let mut items: Vec<String> = unfinished.iter().map(|(_, saying)| self.words().say(saying)).collect();
        items.push(self.words().text("setup-back"));
        let back = items.len() - 1;
        match self.console.pick_with_note(&title, &items, &note, back)? {
            Picked::Leave(Leave::Quit) => {}
            Picked::Leave(leave) => return Ok(Next::Leave(leave)),
            Picked::Choice(index) => {
                if let Some((path, _)) = unfinished.get(index) {
                    self.open(path, true)?;
                }
            }
            Picked::Text(name) => {
                let path = self.console.options.folder.join(&name);
                self.open(&path, false)?;
            }
        }
        Ok(Next::Menu)
    }

    /// The newest unfinished tables but the one at which the person sits.
    pub(super) fn unfinished(&self) -> Vec<(PathBuf, Saying)> {
        let Some(folder) = &self.console.options.saves else { return Vec::new() };
        let here = self.save.as_ref().and_then(AutoSave::path);
        let entries = folder.entries().unwrap_or_default().into_iter();
        entries
            .filter(|entry| Some(entry.path.as_path()) != here)
            .filter(|entry| entry.head.as_ref().is_ok_and(|head| head.game == GAME))
            .filter_map(|entry| JambRoom.offer(&entry.path).ok().map(|saying| (entry.path, saying)))
            .take(OFFERED)
            .collect()
    }

    fn open(&mut self, path: &Path, is_save: bool) -> io::Result<()> {
        let name = nameless(self.words());
        match Party::open(path, &name) {
            Err(error) => self.refuse(&error.say()),
            Ok(party) => {
                let filled =
                    party.people().iter().map(|person| person.state().talon().filled()).sum::<usize>();
                self.sit_at(party);
                if let (true, Some(folder)) = (is_save, self.console.options.saves.clone()) {
                    self.save = Some(AutoSave::resumed(folder, path.to_owned()));
                }
                let shown = path.display().to_string();
                self.say(&Saying::new("load-done").with("path", shown).with("turns", filled))?;
                self.greet()
            }
        }
    }
}
