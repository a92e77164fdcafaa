//! `zaznam.txt`: every turn of a judged game, for people to read.
//!
//! Each turn is on the disk's way before the next one begins. The refill lines are not in it: the program
//! that plays could read them here.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jewels::{Board, Cell, SIZE};
use tabla_table::write_duration;

use super::folder::{Folder, FolderError};
use super::{Case, JudgedGame, PlayedTurn};

/// A record of a game that is being judged.
#[derive(Debug)]
pub struct Log<'a> {
    file: File,
    words: &'a Words,
    /// Everything that was written.
    text: String,
    /// Whether something could not be written; after that nothing more is tried before the end.
    is_broken: bool,
}

impl<'a> Log<'a> {
    /// Begins a new record in the folder: what is judged, and the board at the start.
    pub fn create(
        folder: &Folder,
        words: &'a Words,
        board_file: &Path,
        case: &Case,
    ) -> Result<Log<'a>, FolderError> {
        let mut log = Log { file: folder.create_log()?, words, text: String::new(), is_broken: false };
        let command: Vec<_> = case.command.iter().map(|word| word.to_string_lossy()).collect();
        let head = Saying::new("judge-head")
            .with("board", board_file.display().to_string())
            .with("turns", i64::from(case.game.turns.unwrap_or_default()))
            .with("limit", write_duration(case.limit))
            .with("command", command.join(" "));
        log.write(&[words.say(&head)]);
        log.write(&rows(case.game.layout.board()));
        Ok(log)
    }

    /// Records a turn: what was said of it, and the board afterwards.
    pub fn turn(&mut self, turn: &PlayedTurn) {
        let lines = turn.lines(self.words);
        self.write(&lines);
        self.write(&rows(&turn.board));
    }

    /// Records the end. The record is whole then, whatever the program has done to it; whether it did something is
    /// what is told.
    pub fn end(mut self, verdict: &JudgedGame, folder: &Folder) -> Result<bool, FolderError> {
        let lines = verdict.lines(self.words);
        self.write(&lines);
        Ok(folder.complete_log(self.text.as_bytes())? && !self.is_broken)
    }

    fn write(&mut self, lines: &[String]) {
        let text: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
        self.is_broken = self.is_broken || self.file.write_all(text.as_bytes()).is_err();
        self.text.push_str(&text);
    }
}

impl PlayedTurn {
    /// What is said of the turn, line by line.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let turn = Saying::new("judge-turn")
            .with("turn", i64::from(self.number))
            .with("swap", self.swap.to_string())
            .with("points", whole(self.points))
            .with("total", whole(self.total))
            .with("time", self.time.as_millis().to_string());
        let left = Saying::new("judge-left").with("count", self.left_behind);
        let left = (self.left_behind > 0).then(|| words.say(&left));
        std::iter::once(words.say(&turn)).chain(left).collect()
    }
}

impl JudgedGame {
    /// What is said at the end, line by line.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let over = Saying::new("judge-over").with("because", self.ending.say());
        let total =
            Saying::new("judge-total").with("turns", self.turns.len()).with("points", whole(self.points));
        let said = |text: &String| words.say(&Saying::new("judge-last-words").with("text", text.as_str()));
        let last_words = self.last_words.as_ref().map(said);
        let unrestored = self.unrestored.as_ref().map(|error| words.say(&error.say()));
        let walled = self.walled.then(|| words.text("sandbox-suspected"));
        let restored = self.restored.as_ref().map(|path| words.say(&put_back(path)));
        let over = std::iter::once(words.say(&over)).chain(last_words).chain(walled);
        over.chain([words.say(&total)]).chain(restored).chain(unrestored).collect()
    }
}

/// What is said of a file that the program has changed or removed.
pub fn put_back(path: &Path) -> Saying {
    Saying::new("judge-put-back").with("path", path.display().to_string())
}

/// The rows of a board from the top, as digits.
fn rows(board: &Board) -> Vec<String> {
    (1..=SIZE).map(|row| Cell::row_cells(row).map(|cell| board.stone(cell).digit()).collect()).collect()
}

fn whole(points: u64) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX)
}
