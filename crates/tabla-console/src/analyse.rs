//! A position, and what a computer player thinks of it: for people, or as JSON for programs.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::{Bound, Candidate, Saying, Seat, Worth};
use tabla_table::{Kit, PlayerSpec, Snapshot, Table, Thought};

use crate::game::Game;
use crate::keep::Keep;
use crate::palette::Ink;
use crate::steps::Steps;
use crate::{Console, draw, tell, thought};

impl Console<'_> {
    /// Lets a computer player think about the position on the table, and shows everything. The outer
    /// error is the screen's, the inner one is why nothing can be thought.
    pub fn analyse(
        &mut self,
        kit: &Arc<dyn Kit>,
        table: Box<dyn Table>,
        player: &PlayerSpec,
        as_json: bool,
    ) -> io::Result<Result<(), Saying>> {
        let game = Game::new(Arc::clone(kit), table, Keep::nothing(), Steps::Ask);
        let shown = game.look();
        let Some(seat) = game.mover() else {
            return Ok(Err(Saying::new("analyse-over").with("position", shown.position)));
        };
        let thought = match self.think(&game, player)? {
            Ok((thought, _)) => thought,
            Err(refusal) => return Ok(Err(refusal.saying)),
        };
        if as_json {
            let text = serde_json::to_string_pretty(&to_json(&shown, seat, player, &thought))?;
            self.print(&text)?;
            return Ok(Ok(()));
        }
        let look = self.look();
        self.print_lines(&draw::table(&shown, &**kit, self.words(), &look))?;
        let title = Saying::new("analyse-title")
            .with("name", tell::player(player, self.words()))
            .with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        self.print("")?;
        self.print(&look.palette.ink(Ink::Strong, &title))?;
        let lines = thought::working(&shown, &thought, player, self.words(), &look);
        self.print_lines(&lines)?;
        Ok(Ok(()))
    }
}

/// A thought as data.
fn to_json(shown: &Snapshot, seat: Seat, player: &PlayerSpec, thought: &Thought) -> Value {
    let candidates: Vec<Value> = thought
        .candidates
        .iter()
        .enumerate()
        .map(|(place, candidate): (usize, &Candidate<String>)| {
            json!({
                "move": candidate.mv,
                "destination": thought.groups.get(place),
                "verdict": verdict(candidate.worth),
                "value": candidate.worth.on_scale(1000),
                "bound": match candidate.bound {
                    Bound::Exact => "exact",
                    Bound::AtMost => "at-most",
                    Bound::AtLeast => "at-least",
                },
            })
        })
        .collect();
    json!({
        "game": shown.game,
        "position": shown.position,
        "side": seat.number(),
        "player": player.to_string(),
        "best": thought.best,
        "verdict": thought.worth.map(verdict),
        "value": thought.worth.map(|worth| worth.on_scale(1000)),
        "line": thought.line,
        "depth": thought.depth,
        "deepest": thought.deepest,
        "nodes": thought.nodes,
        "cutoffs": thought.cutoffs,
        "table_hits": thought.table_hits,
        "seconds": Duration::from_millis(thought.spent).as_secs_f64(),
        "from_book": thought.is_from_book,
        "candidates": candidates,
    })
}

fn verdict(worth: Worth) -> Value {
    match worth {
        Worth::Win { plies } => json!({ "kind": "win", "plies": plies }),
        Worth::Loss { plies } => json!({ "kind": "loss", "plies": plies }),
        Worth::Draw => json!({ "kind": "draw" }),
        Worth::Expected(value) => json!({ "kind": "expected", "value": value }),
        Worth::Opinion(points) => json!({ "kind": "opinion", "points": points }),
    }
}
