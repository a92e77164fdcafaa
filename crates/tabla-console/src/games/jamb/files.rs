//! Tables saved by name, and unfinished ones.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::json;
use tabla_core::{Saying, TableError, Viewer};
use tabla_games::jamb::GAME;
use tabla_games::{Opened, open_file, open_save, save_as_ours, save_table};

use super::{AtTable, Next, Visit, nameless};
use crate::games::Customs;
use crate::keep::Keep;
use crate::menu::{Leave, Picked};
use crate::screen::Input;

/// At most so many unfinished tables are offered.
const OFFERED: usize = 5;

impl Visit<'_, '_> {
    /// Writes the table under a name.
    pub(super) fn save_as(&mut self) -> io::Result<()> {
        if self.seen().is_fresh() {
            return self.refuse(&Saying::new("save-nothing"));
        }
        let Input::Line(name) = self.console.ask(&Saying::new("jamb-save-name"))? else { return Ok(()) };
        if name.trim().is_empty() {
            return self.say(&Saying::new("save-not"));
        }
        let path = self.console.options.folder.join(name.trim());
        let shown = path.display().to_string();
        if path.exists() && !self.console.confirm(&Saying::new("save-over").with("path", shown.as_str()))? {
            return self.say(&Saying::new("save-not"));
        }
        match self.write(&path) {
            Ok(()) => self.say(&Saying::new("game-file").with("path", shown)),
            Err(error) => self.refuse(&error.saying),
        }
    }

    /// In the game's own format, where it has room for the table: a mark does not get lost by saving and loading.
    fn write(&self, path: &Path) -> Result<(), TableError> {
        let table = &*self.game.table;
        match table.export(GAME, Viewer::Everything) {
            Ok(_) => save_table(path, table, GAME, true),
            Err(_) => save_as_ours(path, table),
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
            Picked::Leave(Leave::Quit | Leave::End) => {}
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
        let options = &self.console.options;
        let Some(folder) = &options.saves else { return Vec::new() };
        let here = self.game.keep.save_path();
        let entries = folder.entries().unwrap_or_default().into_iter();
        let offer = |path: &Path| AtTable.offer(&*open_save(&options.registry, path).ok()?.table);
        entries
            .filter(|entry| Some(entry.path.as_path()) != here)
            .filter(|entry| entry.head.as_ref().is_ok_and(|head| head.game == GAME))
            .filter_map(|entry| offer(&entry.path).map(|saying| (entry.path, saying)))
            .take(OFFERED)
            .collect()
    }

    fn open(&mut self, path: &Path, is_save: bool) -> io::Result<()> {
        let (options, wish) = (&self.console.options, json!({ "people": [nameless(self.words())] }));
        match open_file(&options.registry, GAME, path, wish, (options.seed, 0)) {
            Err(error) => self.refuse(&error.saying),
            Ok(Opened { table, .. }) => {
                let keep = match (is_save, options.saves.clone()) {
                    (true, Some(saves)) => {
                        let (kit, folder) = (&self.game.kit, &options.folder);
                        Keep::resume(kit, &*table, None, folder, saves, path.to_owned())
                    }
                    _ => self.new_keep(&*table),
                };
                self.sit_at(table, keep);
                let (shown, filled) = (path.display().to_string(), self.seen().filled());
                self.say(&Saying::new("load-done").with("path", shown).with("turns", filled))?;
                self.greet()
            }
        }
    }
}
