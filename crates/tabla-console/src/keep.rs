//! Games on the disk while they are played: the output file, and the save that is offered again.

use std::path::{Path, PathBuf};

use tabla_core::{Say, Saying};
use tabla_play::{AutoSave, GameWriter, SaveFolder, Table};

/// Keeps one game on the disk.
#[derive(Debug)]
pub struct Keep {
    writer: Option<GameWriter>,
    save: Option<AutoSave>,
    /// What went wrong the last time, so that it is said once.
    trouble: Option<Saying>,
}

impl Keep {
    /// Keeps a game that begins now, in a file with this name or in a new one in this folder.
    pub fn begin(table: &dyn Table, out: Option<&Path>, folder: &Path, saves: Option<SaveFolder>) -> Keep {
        let mut keep = Keep { writer: None, save: saves.map(AutoSave::new), trouble: None };
        keep.open(table, out, folder);
        keep
    }

    /// Keeps nothing.
    pub fn nothing() -> Keep {
        Keep { writer: None, save: None, trouble: None }
    }

    /// Keeps a game that goes on from a save.
    pub fn resume(
        table: &dyn Table,
        out: Option<&Path>,
        folder: &Path,
        saves: SaveFolder,
        path: PathBuf,
    ) -> Keep {
        let mut keep = Keep { writer: None, save: Some(AutoSave::resumed(saves, path)), trouble: None };
        keep.open(table, out, folder);
        keep
    }

    fn open(&mut self, table: &dyn Table, out: Option<&Path>, folder: &Path) {
        let writer = match out {
            Some(path) => GameWriter::open(path, table),
            None => GameWriter::create_in(folder, table),
        };
        match writer {
            Ok(writer) => self.writer = Some(writer),
            Err(error) => self.trouble = Some(error.say()),
        }
    }

    /// Where the game is written, if it could be.
    pub fn path(&self) -> Option<&Path> {
        self.writer.as_ref().map(GameWriter::path)
    }

    /// Whether the game is offered again at the next start.
    pub fn is_saved(&self) -> bool {
        self.save.as_ref().is_some_and(|save| save.path().is_some())
    }

    /// The game is not offered again, provided that it is in a file.
    pub fn drop_save(&mut self) {
        if self.writer.is_some()
            && let Some(save) = &mut self.save
        {
            // A save that cannot be removed is offered once more, which does no harm.
            let _ = save.finish();
        }
    }

    /// Writes what is new. Hands out what went wrong, unless it was said already.
    pub fn update(&mut self, table: &dyn Table) -> Option<Saying> {
        let before = self.trouble.take();
        let mut now = None;
        if let Some(writer) = &mut self.writer
            && let Err(error) = writer.update(table)
        {
            now = Some(error.say());
        }
        let out = self.writer.as_ref().map(GameWriter::path).map(Path::to_owned);
        if let Some(save) = &mut self.save
            && let Err(error) = save.update(table, out.as_deref())
        {
            now = now.or_else(|| Some(error.say()));
        }
        self.trouble = now.clone();
        if now == before { None } else { now }
    }

    /// What went wrong when the file was opened.
    pub fn trouble(&self) -> Option<&Saying> {
        self.trouble.as_ref()
    }
}
