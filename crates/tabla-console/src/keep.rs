//! Games on the disk while they are played: the output file, and the save that is offered again.

use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_play::{AutoSave, GameWriter, SaveFolder, StorageError, Table, TableTurn};

/// Keeps one game on the disk.
#[derive(Debug)]
pub struct Keep {
    writer: Option<GameWriter>,
    /// Where a file of its own is made once there is something to write.
    folder: Option<PathBuf>,
    save: Option<AutoSave>,
    /// What went wrong the last time, so that it is said once.
    trouble: Option<StorageError>,
}

impl Keep {
    /// Keeps a game that begins now, in a file with this name. Without a name it gets a file of its own
    /// in this folder, with its first turn.
    pub fn begin(table: &dyn Table, out: Option<&Path>, folder: &Path, saves: Option<SaveFolder>) -> Keep {
        Keep::open(table, out, folder, saves.map(AutoSave::new))
    }

    /// Keeps a game that goes on from a save.
    pub fn resume(
        table: &dyn Table,
        out: Option<&Path>,
        folder: &Path,
        saves: SaveFolder,
        path: PathBuf,
    ) -> Keep {
        Keep::open(table, out, folder, Some(AutoSave::resumed(saves, path)))
    }

    /// Keeps nothing.
    pub fn nothing() -> Keep {
        Keep { writer: None, folder: None, save: None, trouble: None }
    }

    fn open(table: &dyn Table, out: Option<&Path>, folder: &Path, save: Option<AutoSave>) -> Keep {
        let mut keep = Keep { writer: None, folder: Some(folder.to_owned()), save, trouble: None };
        if let Some(path) = out {
            keep.take(GameWriter::open(path, table));
        }
        keep
    }

    fn take(&mut self, writer: Result<GameWriter, StorageError>) {
        match writer {
            Ok(writer) => self.writer = Some(writer),
            Err(error) => self.trouble = Some(error),
        }
    }

    /// Where the game is written, if it could be.
    pub fn path(&self) -> Option<&Path> {
        self.writer.as_ref().map(GameWriter::path)
    }

    /// Whether the game is offered again at the next start.
    pub fn is_saved(&self) -> bool {
        self.save.as_ref().is_some_and(AutoSave::is_current)
    }

    /// The game is not offered again, provided that it is in a file as it stands.
    pub fn drop_save(&mut self) {
        if self.writer.is_some()
            && self.trouble.is_none()
            && let Some(save) = &mut self.save
        {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
    }

    /// Writes what is new. Hands out what went wrong, unless it was said already.
    pub fn update(&mut self, table: &dyn Table) -> Option<Saying> {
        let before = self.trouble.take();
        match (&mut self.writer, &self.folder) {
            (Some(writer), _) => self.trouble = writer.update(table).err(),
            (None, Some(folder)) if !table.played().is_empty() => {
                let writer = GameWriter::create_in(folder, table);
                self.take(writer);
            }
            (None, _) => {}
        }
        let out = self.writer.as_ref().map(GameWriter::path);
        // A finished game has no save; but one whose file fails is better offered once more than lost.
        let is_lost = self.trouble.is_some() && matches!(table.turn(), TableTurn::Over(_));
        if let Some(save) = &mut self.save
            && !is_lost
            && let Err(error) = save.update(table, out)
        {
            self.trouble.get_or_insert(error);
        }
        if self.trouble == before { None } else { self.trouble.as_ref().map(Say::say) }
    }

    /// What went wrong when the file was opened.
    pub fn trouble(&self) -> Option<&StorageError> {
        self.trouble.as_ref()
    }
}
