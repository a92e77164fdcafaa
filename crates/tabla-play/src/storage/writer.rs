//! The output file of a game, written as it is played.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{StorageError, create_numbered, read_text, replace_file, today};
use crate::game_text::comments;
use crate::{PlayerSpec, Table};
use tabla_core::{BySeat, Seat};

/// Writes a game to a file in the game's own format, turn by turn. After every [`GameWriter::update`]
/// the file holds the whole game and can be loaded and played on.
#[derive(Debug)]
pub struct GameWriter {
    path: PathBuf,
    file: File,
    /// Where the game began that is in the file.
    start: Option<String>,
    /// The turns that are in the file.
    written: Vec<String>,
    /// Whether the file is as it should be; after a failure it may hold half a turn.
    is_sound: bool,
    /// A pipe or a device: it can be written to, but not replaced.
    is_stream: bool,
}

impl GameWriter {
    /// A new file in this folder, named by game and date: `santorini-2026-03-01.txt`, with `-2`, `-3`
    /// and so on where there is one already. No file is ever overwritten.
    pub fn create_in(folder: &Path, table: &dyn Table) -> Result<GameWriter, StorageError> {
        let stem = format!("{}-{}", table.game().id, today());
        let path = create_numbered(folder, &stem, "txt", content(table).as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|error| StorageError::write(&path, &error))?;
        let mut writer = GameWriter::over(path, file, false);
        writer.note(table);
        Ok(writer)
    }

    /// This file. When it holds just the game on the table, it is continued as it is, comments and all;
    /// anything else in it is replaced by the game, as a whole. Call it after loading, so that nothing
    /// is lost when what was to be loaded turns out to be no game.
    pub fn open(path: &Path, table: &dyn Table) -> Result<GameWriter, StorageError> {
        let failed = |error: &io::Error| StorageError::write(path, error);
        let kind = fs::metadata(path).ok().map(|metadata| metadata.file_type());
        if kind.is_some_and(|kind| !kind.is_file() && !kind.is_dir()) {
            let file = OpenOptions::new().append(true).open(path).map_err(|error| failed(&error))?;
            let mut writer = GameWriter::over(path.to_owned(), file, true);
            writer.begin(table)?;
            return Ok(writer);
        }
        let continued = read_text(path).ok().filter(|text| holds(text, table));
        match &continued {
            Some(_) => {}
            None => replace_file(path, &content(table))?,
        }
        let file = OpenOptions::new().append(true).open(path).map_err(|error| failed(&error))?;
        let mut writer = GameWriter::over(path.to_owned(), file, false);
        writer.note(table);
        if continued.is_some_and(|text| !text.is_empty() && !text.ends_with('\n')) {
            writer.append("\n")?;
        }
        Ok(writer)
    }

    /// Where the game is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file up to date with the table. New turns are appended and on the disk when this
    /// returns; when turns were taken back, the file is replaced as a whole.
    pub fn update(&mut self, table: &dyn Table) -> Result<(), StorageError> {
        let turns = texts(table);
        let is_longer = turns.starts_with(&self.written) && table.start_position() == self.start;
        if !is_longer || !self.is_sound {
            return self.rewrite(table);
        }
        let fresh: String = turns[self.written.len()..].iter().map(|turn| format!("{turn}\n")).collect();
        if !fresh.is_empty() {
            self.append(&fresh)?;
            self.written = turns;
        }
        Ok(())
    }

    fn over(path: PathBuf, file: File, is_stream: bool) -> GameWriter {
        GameWriter { path, file, start: None, written: Vec::new(), is_sound: true, is_stream }
    }

    fn begin(&mut self, table: &dyn Table) -> Result<(), StorageError> {
        self.append(&content(table))?;
        self.note(table);
        Ok(())
    }

    fn note(&mut self, table: &dyn Table) {
        self.start = table.start_position();
        self.written = texts(table);
        self.is_sound = true;
    }

    fn rewrite(&mut self, table: &dyn Table) -> Result<(), StorageError> {
        if self.is_stream {
            return self.begin(table);
        }
        replace_file(&self.path, &content(table))?;
        // The open file is the old one, which has no name any more.
        let failed = |error: &io::Error| StorageError::write(&self.path, error);
        self.file = OpenOptions::new().append(true).open(&self.path).map_err(|error| failed(&error))?;
        self.note(table);
        Ok(())
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

/// The first line of an output file: game, date and players, in a comment.
pub(super) fn heading(table: &dyn Table) -> String {
    let [first, second] = Seat::DUEL.map(|seat| table.player(seat).to_string());
    format!("// {} {}: {first} - {second}", table.game().id, today())
}

fn content(table: &dyn Table) -> String {
    let mut content = heading(table) + "\n";
    content += &comments(&table.rule_choice(), table.start_position().as_deref());
    for turn in texts(table) {
        content += &(turn + "\n");
    }
    content
}

fn texts(table: &dyn Table) -> Vec<String> {
    table.played().into_iter().map(|played| played.text).collect()
}

/// Whether this text is the game on the table.
fn holds(text: &str, table: &dyn Table) -> bool {
    let mut other = table.game().open(BySeat::new(|_| PlayerSpec::human()));
    other.load_record(text).is_ok()
        && other.rule_choice() == table.rule_choice()
        && other.start_position() == table.start_position()
        && texts(&*other) == texts(table)
}
