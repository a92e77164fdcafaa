//! The task of a day at its table: how it stands, and that nobody helps before it is decided.

use tabla_core::Saying;
use tabla_games::daily::{Goal, Standing};

use super::{Inside, Room};
use crate::daily;
use crate::problem::Refusal;
use crate::table::Showing;
use crate::wire::{Act, MoveView, TableTaskView};

impl Room {
    /// Whether this is a task of a day that nothing has decided yet.
    pub(super) fn is_undecided(&self, inside: &Inside, moves: &[MoveView]) -> bool {
        self.task.is_some_and(|task| daily::standing(&task, &inside.table, moves) == Standing::Open)
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
        if daily::is_apart(act) && self.task.is_some() {
            return Err(Refusal::forbidden(Saying::new("daily-no-help")));
        }
        Ok(())
    }

    /// What the task says of itself.
    pub(super) fn task_view(&self, inside: &Inside, showing: &Showing) -> Option<TableTaskView> {
        daily::table_task(self.task.as_ref()?, &inside.table, showing)
    }
}
