//! What is asked about the whole game: how its solution stands, and the tasks of the trainer.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabla_core::{ErrorKind, Saying, TableError};
use tabla_mice::Mice;
use tabla_table::{GameKit, QuestionInput};

use crate::kits::Shelf;
use crate::mice_trainer::{Found, TrainerTask};
use crate::{Making, MiceTables};

/// What is to be done with the solution.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Wish {
    Look,
    Make,
    Pause,
}

#[derive(Deserialize)]
struct TablesAsked {
    tables: Wish,
}

/// How the solution stands, and what is to be said of it.
#[derive(Serialize)]
struct TablesTold {
    #[serde(flatten)]
    making: Making,
    says: Saying,
    /// Whether whoever asks may have it made, or fetched.
    may: bool,
}

#[derive(Deserialize)]
struct TrainerAsked {
    trainer: TrainerWish,
}

/// What is asked of the trainer: any task, or what an answer is worth.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum TrainerWish {
    Task { seed: u64, grade: Option<String> },
    Judge { number: usize, answer: String },
}

#[derive(Serialize)]
#[serde(untagged)]
enum TrainerTold {
    Task { number: usize, position: &'static str, grade: &'static str, wins: bool },
    Judged { right: bool, played: String, key: String, refutation: Option<String> },
}

/// The same kit with the questions `tables` and `trainer`.
pub(super) fn with_questions(kit: GameKit<Mice>, shelf: &Shelf) -> GameKit<Mice> {
    let (tables, may) = (shelf.mice_endings.clone(), shelf.mice_making);
    let solved = tables.clone();
    kit.question("tables", false, move |input: &mut QuestionInput<'_, Mice>, asked: TablesAsked| {
        Ok(tables.as_ref().map(|tables| told(tables, input.session.game(), asked.tables, may)))
    })
    .question("trainer", false, move |input: &mut QuestionInput<'_, Mice>, asked: TrainerAsked| {
        match asked.trainer {
            TrainerWish::Task { seed, grade } => task(input.session.game().flying, seed, grade.as_deref()),
            TrainerWish::Judge { number, answer } => judge(solved.as_ref(), number, &answer),
        }
    })
}

fn told(tables: &Arc<MiceTables>, game: &Mice, wish: Wish, may: bool) -> TablesTold {
    match wish {
        Wish::Make if may => tables.make_whole(game),
        Wish::Pause if may => tables.pause(game),
        _ => {}
    }
    let making = tables.making(game);
    TablesTold { says: making.say(), making, may }
}

fn task(flying: bool, seed: u64, grade: Option<&str>) -> Result<TrainerTold, TableError> {
    let fits = |task: &TrainerTask| {
        task.flying == flying && grade.is_none_or(|grade| grade.is_empty() || grade == task.grade.id())
    };
    let fitting: Vec<(usize, &'static TrainerTask)> =
        TrainerTask::all().iter().enumerate().filter(|(_, task)| fits(task)).collect();
    let count = fitting.len().max(1) as u64;
    let Some(&(number, task)) = fitting.get((seed % count) as usize) else {
        let saying = Saying::new("trainer-grade").with("text", grade.unwrap_or_default());
        return Err(TableError::new(ErrorKind::Unknown, saying));
    };
    Ok(TrainerTold::Task { number, position: &task.position, grade: task.grade.id(), wins: task.wins })
}

fn judge(tables: Option<&Arc<MiceTables>>, number: usize, answer: &str) -> Result<TrainerTold, TableError> {
    let Some(task) = TrainerTask::all().get(number) else {
        return Err(TableError::new(ErrorKind::Unknown, Saying::new("trainer-none").with("number", number)));
    };
    let solution = tables.map(|tables| tables.solution(&task.rules())).filter(|solution| solution.is_whole());
    let found = task.answer_with(solution, answer);
    let found = found.map_err(|saying| TableError::new(ErrorKind::Illegal, saying))?;
    let (right, played, refutation) = match found {
        Found::Right => (true, task.key.clone(), None),
        Found::Wrong { played, refutation } => (false, played, refutation),
    };
    Ok(TrainerTold::Judged { right, played, key: task.key.clone(), refutation })
}
