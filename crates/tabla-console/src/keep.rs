//! Games on the disk while they are played: the output file, and the save that is offered again.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabla_core::{Saying, TableError};
use tabla_games::{AutoSave, GameWriter, SaveFolder};
use tabla_table::{Kit, PLAIN, Table, Waiting};

/// Keeps one game on the disk.
#[derive(Debug)]
pub struct Keep {
    writer: Option<GameWriter>,
    /// Where a file of its own is made once there is something to write.
    folder: Option<PathBuf>,
    save: Option<AutoSave>,
    /// Whether the save of a game that is over is removed by whoever keeps it.
    stays: bool,
    /// How many events had happened at the last look, and when the game was let go.
    seen: u64,
    let_go: Option<u64>,
    /// What went wrong the last time, so that it is said once.
    trouble: Option<TableError>,
}

impl Keep {
    /// Keeps a game that begins now, in a file with this name; one that holds anything else than this game is not
    /// written over. Without a name a game whose usual format is the plain one gets a file of its own in this folder,
    /// with its first turn.
    pub fn begin(
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        out: Option<&Path>,
        folder: &Path,
        saves: Option<SaveFolder>,
    ) -> Keep {
        Keep::open(kit, table, (out, false), folder, saves.map(AutoSave::new))
    }

    /// The same, but whatever is in the file is replaced.
    pub fn begin_over(
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        out: Option<&Path>,
        folder: &Path,
        saves: Option<SaveFolder>,
    ) -> Keep {
        Keep::open(kit, table, (out, true), folder, saves.map(AutoSave::new))
    }

    /// Keeps a game that goes on from a save.
    pub fn resume(
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        out: Option<&Path>,
        folder: &Path,
        saves: SaveFolder,
        path: PathBuf,
    ) -> Keep {
        // Its own file may be a turn ahead of the save, or behind it.
        Keep::open(kit, table, (out, true), folder, Some(AutoSave::resumed(saves, path)))
    }

    pub fn nothing() -> Keep {
        Keep { writer: None, folder: None, save: None, stays: false, seen: 0, let_go: None, trouble: None }
    }

    /// From now on the save of a game that is over stays until [`Keep::finish`], and there is none before something has
    /// happened.
    pub(crate) fn until_finished(&mut self) {
        self.stays = true;
    }

    fn open(
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        (out, replace): (Option<&Path>, bool),
        folder: &Path,
        save: Option<AutoSave>,
    ) -> Keep {
        let format = kit.info().formats.first().copied().unwrap_or(PLAIN);
        let folder = Some(folder.to_owned()).filter(|_| format == PLAIN);
        let mut keep = Keep { folder, save, seen: table.revision(), ..Keep::nothing() };
        if let Some(path) = out {
            keep.take(GameWriter::open(path, kit, table, format, replace));
        }
        keep
    }

    fn take(&mut self, writer: Result<GameWriter, TableError>) {
        match writer {
            Ok(writer) => self.writer = Some(writer),
            Err(error) => self.trouble = Some(error),
        }
    }

    /// Where the game is written, if it could be.
    pub fn path(&self) -> Option<&Path> {
        self.writer.as_ref().map(GameWriter::path)
    }

    /// Where the game is saved, once it is.
    pub fn save_path(&self) -> Option<&Path> {
        self.save.as_ref().and_then(AutoSave::path)
    }

    /// Whether the game is offered again at the next start.
    pub fn is_saved(&self) -> bool {
        self.save.as_ref().is_some_and(AutoSave::is_current)
    }

    /// The game is not offered again, unless something more happens.
    pub(crate) fn finish(&mut self) {
        self.let_go = Some(self.seen);
        if let Some(save) = &mut self.save {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
    }

    /// The game is not offered again, provided that it is in a file as it stands.
    pub fn drop_save(&mut self) {
        if self.writer.is_some() && self.trouble.is_none() {
            self.finish();
        }
    }

    /// Writes what is new. Hands out what went wrong, unless it was said already.
    pub fn update(&mut self, table: &dyn Table) -> Option<Saying> {
        let before = self.trouble.take();
        self.seen = table.revision();
        match (&mut self.writer, &self.folder) {
            (Some(writer), _) => self.trouble = writer.update(table).err(),
            (None, Some(folder)) if table.plies() > 0 => {
                let writer = GameWriter::create_in(folder, table, PLAIN);
                self.take(writer);
            }
            (None, _) => {}
        }
        let out = self.writer.as_ref().map(GameWriter::path);
        // A finished game has no save; but one whose file fails is better offered once more than lost.
        let is_over = matches!(table.waiting(), Waiting::Nothing(_));
        if let Some(save) = &mut self.save
            && !(is_over && self.trouble.is_some())
            && self.let_go != Some(self.seen)
        {
            let saved = match self.stays {
                true if save.path().is_none() && table.revision() == 0 => Ok(()),
                true => save.keep(table, out),
                false => save.update(table, out),
            };
            if let Err(error) = saved {
                self.trouble.get_or_insert(error.into());
            }
        }
        if self.trouble == before {
            None
        } else {
            self.trouble.as_ref().map(|trouble| trouble.saying.clone())
        }
    }

    /// What went wrong when the file was opened.
    pub fn trouble(&self) -> Option<&TableError> {
        self.trouble.as_ref()
    }
}
