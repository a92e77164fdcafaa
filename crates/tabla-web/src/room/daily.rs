//! The task of a day at its table: how it stands, and that nobody helps before it is decided.

use tabla_core::Saying;
use tabla_games::daily::{Goal, Standing, Task};

use super::{Inside, Room};
use crate::problem::Refusal;
use crate::table::Showing;
use crate::wire::{Act, MoveView, TableTaskView};

impl Room {
    /// How the task of the day stands, where this table is one.
    fn task(&self, inside: &Inside, moves: &[MoveView]) -> Option<(Task, Standing)> {
        let task = self.task?;
        let moves: Vec<&str> = moves.iter().map(|played| played.text.as_str()).collect();
        Some((task, task.standing(&moves, inside.table.to_move().is_none())))
    }

    /// Whether this is a task of a day that nothing has decided yet.
    pub(super) fn is_undecided(&self, inside: &Inside, moves: &[MoveView]) -> bool {
        matches!(self.task(inside, moves), Some((_, Standing::Open)))
    }

    /// Refuses help where it would spoil a task.
    pub(super) fn may_be_helped(&self, inside: &Inside) -> Result<(), Refusal> {
        if self.task.is_some() && self.is_undecided(inside, &inside.table.show(&[], None)?.moves) {
            return Err(Refusal::forbidden(Saying::new("daily-no-help")));
        }
        Ok(())
    }

    /// Refuses questions where every answer tells something about the solution: in a duel one only has to look.
    pub(super) fn may_be_asked(&self, inside: &Inside) -> Result<(), Refusal> {
        match self.task.map(|task| task.goal) {
            Some(Goal::Win { .. }) => self.may_be_helped(inside),
            Some(Goal::Play | Goal::Points { .. }) | None => Ok(()),
        }
    }

    /// Refuses what a task does not know: to take back, or to let somebody else play.
    pub(super) fn goes_with_task(&self, act: &Act) -> Result<(), Refusal> {
        let is_apart =
            matches!(act, Act::Undo | Act::Redo | Act::Step | Act::Pace { .. } | Act::Friend { .. });
        if is_apart && self.task.is_some() {
            return Err(Refusal::forbidden(Saying::new("daily-no-help")));
        }
        Ok(())
    }

    /// What the task says of itself.
    pub(super) fn task_view(&self, inside: &Inside, showing: &Showing) -> Option<TableTaskView> {
        let (task, standing) = self.task(inside, &showing.moves)?;
        let is_open = standing == Standing::Open;
        let puzzle = task.puzzle.filter(|_| !is_open);
        let now = showing.seats.get(usize::from(task.seat()).checked_sub(1)?)?.points;
        let first = showing.moves.first().and_then(|played| played.points);
        let points = if task.puzzle.is_some() { first } else { now }.filter(|_| !is_open);
        Some(TableTaskView {
            date: task.day.to_string(),
            aim: (&task).into(),
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
}
