//! The output file of a game, written as it is played.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabla_core::{Seat, TableError, Viewer};
use tabla_table::{Kit, PLAIN, Secret, Setup, Table};

use super::{StorageError, create_numbered, read_text, replace_file, today};

/// Writes a game to a file in a format of the game's own, turn by turn. After every [`GameWriter::update`]
/// the file holds the whole game and can be loaded and played on.
#[derive(Debug)]
pub struct GameWriter {
    path: PathBuf,
    file: File,
    format: &'static str,
    /// The game that is in the file, without the heading.
    written: String,
    /// Whether the file is as it should be; after a failure it may hold half a turn.
    is_sound: bool,
    /// A pipe or a device: it can be written to, but not replaced.
    is_stream: bool,
}

impl GameWriter {
    /// A new file in this folder, named by game and date: `santorini-2026-03-01.txt`, with `-2`, `-3`
    /// and so on where there is one already. No file is ever overwritten.
    pub fn create_in(
        folder: &Path,
        table: &dyn Table,
        format: &'static str,
    ) -> Result<GameWriter, TableError> {
        let stem = format!("{}-{}", table.game(), today());
        let path = create_numbered(folder, &stem, format, content(table, format)?.as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|error| StorageError::write(&path, &error))?;
        let mut writer = GameWriter::over(path, file, format, false);
        writer.note(table)?;
        Ok(writer)
    }

    /// This file. When it holds just the game on the table, it is continued as it is, comments and all;
    /// anything else in it is replaced by the game, as a whole. Call it after loading, so that nothing
    /// is lost when what was to be loaded turns out to be no game.
    pub fn open(
        path: &Path,
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        format: &'static str,
    ) -> Result<GameWriter, TableError> {
        let failed = |error: io::Error| StorageError::write(path, &error);
        let kind = fs::metadata(path).ok().map(|metadata| metadata.file_type());
        if kind.is_some_and(|kind| !kind.is_file() && !kind.is_dir()) {
            let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
            let mut writer = GameWriter::over(path.to_owned(), file, format, true);
            writer.begin(table)?;
            return Ok(writer);
        }
        let game = table.export(format, Viewer::Everything)?;
        let continued = read_text(path).ok().filter(|text| reads_as(kit, table, format, text, &game));
        if continued.is_none() {
            replace_file(path, &content(table, format)?)?;
        }
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        let mut writer = GameWriter::over(path.to_owned(), file, format, false);
        writer.written = game;
        if continued.is_some_and(|text| !text.is_empty() && !text.ends_with('\n')) {
            writer.append("\n")?;
        }
        Ok(writer)
    }

    /// Where the game is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file up to date with the table. What is new is appended and on the disk when this
    /// returns; when turns were taken back, the file is replaced as a whole.
    pub fn update(&mut self, table: &dyn Table) -> Result<(), TableError> {
        let game = table.export(self.format, Viewer::Everything)?;
        match game.strip_prefix(&self.written) {
            Some("") if self.is_sound => Ok(()),
            Some(fresh) if self.is_sound => {
                self.append(fresh)?;
                self.written = game;
                Ok(())
            }
            _ => self.rewrite(table),
        }
    }

    fn over(path: PathBuf, file: File, format: &'static str, is_stream: bool) -> GameWriter {
        GameWriter { path, file, format, written: String::new(), is_sound: true, is_stream }
    }

    fn begin(&mut self, table: &dyn Table) -> Result<(), TableError> {
        self.append(&content(table, self.format)?)?;
        self.note(table)
    }

    fn note(&mut self, table: &dyn Table) -> Result<(), TableError> {
        self.written = table.export(self.format, Viewer::Everything)?;
        self.is_sound = true;
        Ok(())
    }

    fn rewrite(&mut self, table: &dyn Table) -> Result<(), TableError> {
        if self.is_stream {
            return self.begin(table);
        }
        replace_file(&self.path, &content(table, self.format)?)?;
        // The open file is the old one, which has no name any more.
        let failed = |error: io::Error| StorageError::write(&self.path, &error);
        self.file = OpenOptions::new().append(true).open(&self.path).map_err(failed)?;
        self.note(table)
    }

    fn append(&mut self, text: &str) -> Result<(), StorageError> {
        self.is_sound = false;
        let result = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        let result = result.and_then(|()| if self.is_stream { Ok(()) } else { self.file.sync_all() });
        result.map_err(|error| StorageError::write(&self.path, &error))?;
        self.is_sound = true;
        Ok(())
    }
}

/// A game as it stands in a file. In the plain format the first line is a comment: game, date and players.
pub(super) fn content(table: &dyn Table, format: &str) -> Result<String, TableError> {
    let game = table.export(format, Viewer::Everything)?;
    if format != PLAIN {
        return Ok(game);
    }
    let seats = (0..table.seats()).map(Seat::at);
    let players: Vec<&str> = seats.map(|seat| table.player(seat)).collect();
    Ok(format!("// {} {}: {}\n{game}", table.game(), today(), players.join(" - ")))
}

/// Whether this text is the game on the table.
fn reads_as(kit: &Arc<dyn Kit>, table: &dyn Table, format: &str, text: &str, game: &str) -> bool {
    let bare = Setup { game: table.game().to_owned(), ..Setup::default() };
    let other = Arc::clone(kit).load(bare, Secret::default(), format, text);
    other.is_ok_and(|other| other.export(format, Viewer::Everything).is_ok_and(|other| other == game))
}
