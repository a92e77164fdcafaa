//! Long work, killed and begun again: what is on the disk is whole, and the end is the same to the byte.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tabla_core::{SeededRng, below};
use tempfile::TempDir;

use crate::assault::{Moment, assault, files, rounds, siege};
use crate::common::{command, finish, folder};

/// Work that leaves something on the disk.
struct Work {
    name: &'static str,
    words: &'static str,
    /// Files that may be there before the work is done, and are not part of its result.
    aside: &'static [&'static str],
    /// What it may leave while it goes on, whole or not at all.
    is_whole: fn(name: &str) -> bool,
    /// It is killed at most so many milliseconds after it was begun.
    millis: u64,
}

const TABLES: Work = Work {
    name: "mice tables",
    words: "solve mice --men 7",
    aside: &[],
    is_whole: |name| name.ends_with(".v1"),
    millis: 1_500,
};

const VALUE: Work = Work {
    name: "jewels value",
    words: "jewels train --moves 250_000 --seed 3 --out value.bin --resume",
    aside: &["value.bin.part"],
    is_whole: |name| name == "value.bin",
    millis: 1_000,
};

const BOOK: Work = Work {
    name: "santorini book",
    words: "santorini book --brief 40 --long 80 --replies 2 --out book.txt",
    aside: &[],
    is_whole: |_| false,
    millis: 400,
};

const LEAVES: Work = Work {
    name: "scrabble leaves",
    words: "scrabble leaves --games 750 --seed 3 --lexicon words.txt --out leaves.bin --resume",
    aside: &["leaves.bin.part"],
    is_whole: |name| name == "leaves.bin",
    millis: 12_000,
};

/// A small list of words.
pub const WORDS: &str = "AA\nAB\nBA\nCAT\nDOG\nACT\nGO\nTO\nTA\nDO\nOD\nTOD\nCOD\nGOD\nAT\n";

fn place() -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("words.txt"), WORDS).expect("a list");
    folder
}

impl Work {
    /// Everything that the work leaves when nobody disturbs it.
    fn whole(&self, folder: &Path) -> Vec<(String, Vec<u8>)> {
        let mut command = command(folder);
        command.args(self.words.split_whitespace());
        let ran = finish(command, "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{ran:?}");
        self.result(folder)
    }

    fn result(&self, folder: &Path) -> Vec<(String, Vec<u8>)> {
        let is_aside = |name: &str| self.aside.contains(&name);
        files(folder).into_iter().filter(|(name, _)| !is_aside(name)).map(settled).collect()
    }

    /// Begins it, or goes on, and kills it.
    fn round(&self, folder: &Path, luck: &mut SeededRng) {
        let mut command = command(folder);
        command.args(self.words.split_whitespace());
        let after = Duration::from_millis(below(luck, self.millis));
        assault(&mut command, "", true, |_| false, Moment { confirmed: 0, after });
    }

    fn survives(&self, rounds: u64) {
        let whole = self.whole(place().path());
        let mut place = place();
        let mut ended = 0;
        siege(self.name, rounds, |luck| {
            self.round(place.path(), luck);
            let so_far = self.result(place.path());
            for (name, bytes) in so_far.iter().filter(|(name, _)| (self.is_whole)(name)) {
                assert!(whole.contains(&(name.clone(), bytes.clone())), "{}: {name}", self.name);
            }
            if so_far == whole {
                ended += 1;
                place = crate::solver::place();
            }
        });
        // After all that, the work can still be brought to its end.
        assert!(self.whole(place.path()) == whole, "{}", self.name);
        eprintln!("{}: ended {} times, the same to the byte", self.name, ended + 1);
    }
}

/// A line of the book that was cut is marked and written again: what is read of it is the same.
fn settled((name, bytes): (String, Vec<u8>)) -> (String, Vec<u8>) {
    if name != "book.txt" {
        return (name, bytes);
    }
    let book = tabla_games::read_book(&String::from_utf8(bytes).expect("text"));
    (name, format!("{book:?}").into_bytes())
}

#[test]
fn tables_of_mice_are_whole_or_not_there() {
    TABLES.survives(rounds());
}

#[test]
fn a_value_of_jewels_is_the_same_however_often_it_is_broken_off() {
    VALUE.survives(rounds());
}

#[test]
fn a_book_of_santorini_is_the_same_however_often_it_is_broken_off() {
    BOOK.survives(rounds());
}

#[test]
fn leaves_of_scrabble_are_the_same_however_often_they_are_broken_off() {
    // They take many seconds: a few rounds are enough, and only in the long run.
    match rounds() {
        0..=10 => {}
        rounds => LEAVES.survives(rounds / 20),
    }
}
