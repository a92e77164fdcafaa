//! What Jewels has beside its table: boards, best scores, and what judges and players of other programs need.

mod ai;
mod boards;
mod scores;

use std::sync::{LazyLock, OnceLock};

use tabla_jewels::players::value::Value;

pub use ai::{AnswerError, AnswerNote, Answered, ContestTurn};
pub use boards::{NamedBoard, contest_boards};
pub use scores::{BestScores, Entered, best_scores, enter_score};
pub use tabla_jewels::players::PlayedOut;
pub use tabla_jewels::players::train::{Progress as TrainingProgress, Trainer};
pub use tabla_jewels::{
    Board, Cell, EndReason, FileError, Input, Jewel, Jewels, JournalView, Layout, Lines, Record, Records,
    Refusal, SIZE, State, StepView, StoneView, Stop, Swap, TimeFault, TimeLimit, View, generate, read_answer,
    read_input, read_layout, write_answer, write_input, write_layout,
};

use crate::shipped;

/// The game's word, in commands and in saves.
pub const GAME: &str = "jewels";

/// What judges boards for the computer's player: the value that is shipped. Where it is not there, nothing is worth
/// anything.
pub(crate) fn value() -> &'static Value {
    static READ: OnceLock<Value> = OnceLock::new();
    static SILENT: LazyLock<Value> = LazyLock::new(|| Value::rounded(&[]));
    shipped::JEWELS_VALUE
        .bytes()
        .map_or(&*SILENT, |bytes| READ.get_or_init(|| Value::read(bytes).unwrap_or_else(|| SILENT.clone())))
}
