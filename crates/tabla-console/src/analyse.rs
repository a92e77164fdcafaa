//! A position, and what a computer player thinks of it: for people, or as JSON for programs.

use std::io;

use serde_json::{Value, json};
use tabla_core::{Saying, Seat, Verdict};
use tabla_play::{Bound, PlayerSpec, Table, TableTurn, Thought};

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
        table: Box<dyn Table>,
        player: &PlayerSpec,
        as_json: bool,
    ) -> io::Result<Result<(), Saying>> {
        let TableTurn::Seat(seat) = table.turn() else {
            return Ok(Err(Saying::new("analyse-over").with("position", table.position())));
        };
        let game = Game::new(table, Keep::nothing(), Steps::Ask);
        let thought = match self.think(&game, player)? {
            Ok((thought, _)) => thought,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if as_json {
            let text = serde_json::to_string_pretty(&to_json(&*game.table, seat, player, &thought))?;
            self.print(&text)?;
            return Ok(Ok(()));
        }
        let look = self.look();
        self.print_lines(&draw::table(&*game.table, self.words(), &look))?;
        let title = Saying::new("analyse-title")
            .with("name", tell::player(player, game.table.game(), self.words()))
            .with("player", tell::seat(seat, self.words()));
        let title = self.words().say(&title);
        self.print("")?;
        self.print(&look.palette.ink(Ink::Strong, &title))?;
        let lines = thought::working(&*game.table, &thought, player, self.words(), &look);
        self.print_lines(&lines)?;
        Ok(Ok(()))
    }
}

/// A thought as data.
fn to_json(table: &dyn Table, seat: Seat, player: &PlayerSpec, thought: &Thought) -> Value {
    let candidates: Vec<Value> = thought
        .candidates
        .iter()
        .map(|candidate| {
            json!({
                "move": candidate.text,
                "destination": candidate.group,
                "verdict": verdict(candidate.verdict),
                "value": candidate.verdict.on_scale(1000),
                "bound": match candidate.bound {
                    Bound::Exact => "exact",
                    Bound::AtMost => "at-most",
                    Bound::AtLeast => "at-least",
                },
            })
        })
        .collect();
    json!({
        "game": table.game().id,
        "position": table.position(),
        "side": seat.number(),
        "player": player.to_string(),
        "best": thought.best,
        "verdict": verdict(thought.verdict),
        "value": thought.verdict.on_scale(1000),
        "line": thought.line,
        "depth": thought.depth,
        "deepest": thought.deepest,
        "nodes": thought.nodes,
        "cutoffs": thought.cutoffs,
        "table_hits": thought.table_hits,
        "seconds": thought.spent.as_secs_f64(),
        "from_book": thought.from_book,
        "candidates": candidates,
    })
}

fn verdict(verdict: Verdict) -> Value {
    match verdict {
        Verdict::Win { plies } => json!({ "kind": "win", "plies": plies }),
        Verdict::Loss { plies } => json!({ "kind": "loss", "plies": plies }),
        Verdict::Opinion(points) => json!({ "kind": "opinion", "points": points }),
    }
}
