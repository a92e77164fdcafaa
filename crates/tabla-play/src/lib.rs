#![doc = include_str!("../README.md")]

mod book;
mod clock;
mod game_info;
mod game_text;
mod housed;
pub mod jamb;
pub mod jewels;
pub mod kits;
mod language;
mod mice;
mod mice_tables;
mod player;
mod player_error;
mod rule_book;
mod rule_choice;
mod santorini;
pub mod scrabble;
mod session;
mod storage;
mod table;
mod thinker;
mod thinking;
pub mod ugi;
mod watch;
mod words;
pub mod workshop;

pub use book::{BookLine, balanced_openings, book, read_book};
pub use clock::{Clock, ClockError};
pub use game_info::{GameInfo, catalogue, find};
pub use housed::Housed;
pub use mice::know_mice_endings;
pub use mice_tables::{MiceTables, TableDamage, TablesError, TablesNews};
pub use player::{Pace, PlayerKind, PlayerSpec, Setting, read_duration, write_duration};
pub use player_error::PlayerError;
pub use rule_book::{GAMES, rule_book};
pub use rule_choice::{RuleChoice, RuleOption};
pub use session::Session;
pub use storage::{
    AutoSave, GameWriter, Opened, SaveEntry, SaveFolder, SaveHead, StorageError, TableFile, Trouble,
    open_file, open_save, read_bytes, read_save, read_text, remove_save, replace_bytes, save_as_ours,
    save_from_text, save_table, save_to_text, write_save,
};
pub use tabla_core::HistoryDraw;
pub use tabla_mice::{MillView, Phase as MicePhase, PointView, Trace as MiceTrace, View as MiceView};
pub use tabla_santorini::{SquareView, Trace, View as SantoriniView, read_squares};
pub use tabla_search::Bound;
pub use tabla_table::Skill;
pub use table::{Candidate, Ending, Fate, OpinionTerm, Played, Table, TableTurn, Thought, View};
pub use thinking::{Publisher, Thinking, think_politely};
pub use watch::Timer;
pub use words::{Language, Words, catalogue_files};
