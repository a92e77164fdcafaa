//! Jewels at the house's table, and what judges and players of other programs need of it.

mod advice;
mod ai;
mod boards;
mod scores;
mod table;

pub use advice::advise_jewels;
pub use ai::{AnswerError, AnswerNote, Answered, ContestTurn};
pub use boards::contest_boards;
pub use scores::{BestScores, Entered, best_scores, enter_score};
pub use tabla_jewels::ai::PlayedOut;
pub use tabla_jewels::ai::train::{Progress as TrainingProgress, Trainer};
pub use tabla_jewels::{
    Board, Cell, EndReason, Entry, FileError, Input, Jewel, Jewels, Journal, Layout, Lines, Record, Records,
    Refusal, SIZE, State, Stop, Swap, TimeFault, TimeLimit, View, generate, read_answer, read_input,
    read_layout, write_answer, write_input, write_layout,
};
pub use table::{JewelsEnding, JewelsSave, JewelsSetup, JewelsTable};

/// The game's word, in commands and in saves.
pub const GAME: &str = "jewels";
