//! The tasks of a day, as they are shown before somebody begins one.

use tabla_core::Saying;
use tabla_games::daily::{Day, Standing, Task, tasks};
use tabla_table::{Secret, unix_now};

use crate::table::{HouseTable, Opening, Outfit, Showing};
use crate::wire::{Act, DailyView, MoveView, TableTaskView, TaskView};

/// All of them.
pub fn daily(outfit: &Outfit, day: Day) -> Result<DailyView, Saying> {
    let tasks = tasks(day).iter().map(|task| task_view(outfit, task)).collect::<Result<_, Saying>>()?;
    Ok(DailyView { date: day.to_string(), tasks })
}

/// The task of this day in this game, which must have begun.
pub fn task_of(day: &str, game: &str) -> Result<Task, Saying> {
    let task = task_kept(day, game)?;
    has_begun(task.day)?;
    Ok(task)
}

/// The same for somebody who has it already.
pub fn task_kept(day: &str, game: &str) -> Result<Task, Saying> {
    let task = day.parse().ok().and_then(|day| tabla_games::daily::task(day, game));
    task.ok_or_else(|| Saying::new("daily-none").with("text", day))
}

/// The day, unless it has not begun anywhere yet: its tasks are for everybody at once.
pub fn has_begun(day: Day) -> Result<Day, Saying> {
    let now = jiff::Timestamp::from_millisecond(unix_now().cast_signed()).unwrap_or_default();
    if day > Day::newest(now) {
        return Err(Saying::new("daily-not-yet").with("day", day.to_string()));
    }
    Ok(day)
}

fn task_view(outfit: &Outfit, task: &Task) -> Result<TaskView, Saying> {
    let (setup, seat) = (task.wish(), task.seat());
    let wish = serde_json::Value::Object(setup.clone());
    let opening = Opening::wished(outfit, task.game, wish, Secret::default(), 0)?;
    let position = HouseTable::restore(outfit, "", &opening)?.show(&[seat], None)?.position;
    Ok(TaskView { game: task.game.to_owned(), aim: task.into(), setup, seat, position })
}

/// How the task stands at its table.
pub fn standing(task: &Task, table: &HouseTable, moves: &[MoveView]) -> Standing {
    let moves: Vec<&str> = moves.iter().map(|played| played.text.as_str()).collect();
    task.standing(&moves, table.to_move().is_none())
}

/// Whether this is what a task does not know: to take back, or to let somebody else play.
pub fn is_apart(act: &Act) -> bool {
    matches!(act, Act::Undo | Act::Redo | Act::Step | Act::Pace { .. } | Act::Friend { .. })
}

/// What the task says of itself at its table.
pub fn table_task(task: &Task, table: &HouseTable, showing: &Showing) -> Option<TableTaskView> {
    let standing = standing(task, table, &showing.moves);
    let is_open = standing == Standing::Open;
    let puzzle = task.puzzle.filter(|_| !is_open);
    let now = showing.seats.get(usize::from(task.seat()).checked_sub(1)?)?.points;
    let first = showing.moves.first().and_then(|played| played.points);
    let points = if task.puzzle.is_some() { first } else { now }.filter(|_| !is_open);
    Some(TableTaskView {
        date: task.day.to_string(),
        aim: task.into(),
        standing: standing.into(),
        missed: match standing {
            Standing::Missed { ply } => ply,
            Standing::Open | Standing::Solved | Standing::Done => None,
        },
        points,
        most: puzzle.and_then(|puzzle| puzzle.points),
        earned: points.and_then(|points| task.stars(points)),
        solution: puzzle.map_or_else(Vec::new, |puzzle| puzzle.line.clone()),
    })
}
