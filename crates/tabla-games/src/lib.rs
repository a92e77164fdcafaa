#![doc = include_str!("../README.md")]

mod book;
pub mod daily;
pub mod jamb;
pub mod jewels;
pub mod kits;
mod language;
mod mice_tables;
pub mod mice_trainer;
pub mod puzzles;
mod rule_book;
mod rule_examples;
pub mod scrabble;
pub mod shipped;
mod storage;
mod timer;
mod words;
#[cfg(not(target_family = "wasm"))]
pub mod workshop;

pub use book::{BookLine, balanced_openings, book, read_book};
pub use mice_tables::{
    FetchError, LabelSettings, Labelled, Layers, Making, MakingState, MiceSolution, MiceTables, PairTally,
    Progress, TableDamage, TablesAddress, TablesError, TablesNews, Told, label_positions, read_labelled,
};
pub use rule_book::{GAMES, illustrated_book, rule_book};
pub use rule_examples::{RuleExample, rule_examples};
pub use storage::{
    AutoSave, GameWriter, Opened, SaveEntry, SaveFolder, SaveHead, StorageError, TableFile, Trouble,
    open_file, open_save, read_bytes, read_text, remove_save, replace_bytes, save_as_ours, save_from_text,
    save_table, save_to_text, today,
};
pub use tabla_mice::{MillView, Phase as MicePhase, PointView, Trace as MiceTrace, View as MiceView};
pub use tabla_santorini::{SquareView, Trace, View as SantoriniView, read_squares};
pub use timer::Timer;
pub use words::{Language, Words, catalogue_files, in_english};
