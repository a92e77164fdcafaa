//! The output file of a game, written as it is played.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabla_core::{TableError, Viewer};
use tabla_table::{Kit, Secret, Setup, Table, Waiting, is_own_comment};

use super::{StorageError, create_numbered, read_text, replace_file, today};

/// Writes a game to a file in a format of the game's own. After every [`GameWriter::update`] the file holds the whole
/// game and can be loaded and played on.
#[derive(Debug)]
pub struct GameWriter {
    path: PathBuf,
    format: &'static str,
    /// What is in the file, as the table tells it; `None` when that is not known.
    written: Option<String>,
    /// A file that is gone on with: its text up to the last turn, and the turns that are in it.
    kept: Option<(String, String)>,
    /// A pipe or a device: it can be written to, but not replaced.
    stream: Option<File>,
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
        let game = table.export(format, Viewer::Everything)?;
        let path = create_numbered(folder, &stem, format, game.as_bytes())?;
        Ok(GameWriter { path, format, written: Some(game), kept: None, stream: None })
    }

    /// This file. When it holds just the game on the table, it is gone on with as it is, comments and all. Any other
    /// file is replaced only if `replace` says so. Call it after loading, so that nothing is lost when what was to be
    /// loaded turns out to be no game.
    pub fn open(
        path: &Path,
        kit: &Arc<dyn Kit>,
        table: &dyn Table,
        format: &'static str,
        replace: bool,
    ) -> Result<GameWriter, TableError> {
        let there = fs::metadata(path).ok();
        let is_stream = there.as_ref().is_some_and(|there| !there.is_file() && !there.is_dir());
        let mut writer =
            GameWriter { path: path.to_owned(), format, written: None, kept: None, stream: None };
        if is_stream {
            let failed = |error| StorageError::write(path, &error);
            writer.stream = Some(OpenOptions::new().append(true).open(path).map_err(failed)?);
        }
        if there.is_some_and(|there| there.is_file()) {
            let game = table.export(format, Viewer::Everything)?;
            let text = read_text(path);
            let is_empty = text.as_ref().is_ok_and(|text| text.trim().is_empty());
            let own = text.ok().filter(|text| reads_as(kit, table, format, text, &game));
            writer.kept = own.map(|text| (turns(&text), turns(&game)));
            if writer.kept.is_none() && !is_empty && !replace {
                return Err(StorageError::InTheWay { path: path.into() }.into());
            }
        }
        writer.update(table)?;
        Ok(writer)
    }

    /// Where the game is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file up to date with the table: it is replaced as a whole, and on the disk when this returns. To a
    /// pipe only what is new is written.
    pub fn update(&mut self, table: &dyn Table) -> Result<(), TableError> {
        let game = table.export(self.format, Viewer::Everything)?;
        if self.written.as_ref() == Some(&game) {
            return Ok(());
        }
        let before = self.written.take();
        if let Some(stream) = &mut self.stream {
            // What stands after the last turn is said once. Where there is nothing to say yet, an empty line tells
            // whether anything can be.
            let is_over = matches!(table.waiting(), Waiting::Nothing(_));
            let told = if is_over { game.clone() } else { turns(&game) };
            let told = if told.is_empty() && before.is_none() { "\n" } else { &told };
            let before = before.map(|before| turns(&before)).unwrap_or_default();
            let new = told.strip_prefix(&before).unwrap_or(told);
            let sent = stream.write_all(new.as_bytes()).and_then(|()| stream.flush());
            sent.map_err(|error| StorageError::write(&self.path, &error))?;
        } else {
            let gone_on =
                self.kept.as_ref().and_then(|(text, turns)| Some((text, game.strip_prefix(turns)?)));
            match gone_on {
                Some((text, new)) => replace_file(&self.path, &format!("{text}{new}"))?,
                None => replace_file(&self.path, &game)?,
            }
        }
        self.written = Some(game);
        Ok(())
    }
}

/// The text without what we say after its last turn, and with an end to its last line.
fn turns(text: &str) -> String {
    let is_turn = |line: &&str| !line.split("//").next().unwrap_or_default().trim().is_empty();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.iter().rposition(is_turn).map_or(0, |last| last + 1);
    let (turns, after) = lines.split_at(last);
    let after = after.iter().filter(|line| !is_own_comment(line));
    let mut text: String = turns.iter().chain(after).copied().collect();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// Whether this text is the game on the table.
fn reads_as(kit: &Arc<dyn Kit>, table: &dyn Table, format: &str, text: &str, game: &str) -> bool {
    if text.lines().eq(game.lines()) {
        return true;
    }
    let bare = Setup { game: table.game().to_owned(), ..Setup::default() };
    let other = Arc::clone(kit).load(bare, Secret::default(), format, text);
    let start = |table: &dyn Table| {
        table.show(Viewer::Everything, Some(0)).map(|shown| (shown.position, shown.rules)).ok()
    };
    other.is_ok_and(|other| {
        let written = other.export(format, Viewer::Everything);
        written.is_ok_and(|written| turns(&written) == turns(game)) && start(table) == start(&*other)
    })
}
