//! The line protocol: how any program in any language plays any of the games.
//!
//! The README of this crate describes it, with a conversation that is a test. Here are its lines.

use tabla_core::Seat;
use tabla_table::Variant;

use crate::Budget;
use crate::contender::{BotAllowance, BotTurn};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The first line: which game is played, by which rules, and where the program sits.
pub fn greeting(game: &Variant, seat: Seat, budget: Option<Budget>) -> String {
    let rules = match game.rules() {
        rules if rules.is_empty() => String::new(),
        rules => format!(" rules={rules}"),
    };
    let budget = match budget {
        Some(Budget::Clock(clock)) => {
            format!(" left={} increment={}", clock.time.as_millis(), clock.increment.as_millis())
        }
        other => simple(other),
    };
    format!("tabla {VERSION} game={}{rules} seat={}{budget}", game.id(), seat.number())
}

/// What a program says when it is ready: whether it wants to be told the legal moves; `None` for anything
/// else.
pub fn read_ready(line: &str) -> Option<bool> {
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["ready"] => Some(false),
        ["ready", "moves"] => Some(true),
        _ => None,
    }
}

/// A question: everything that is needed for an answer, the observation last because it may have blanks.
pub fn request(question: &BotTurn<'_>, with_moves: bool) -> String {
    let BotTurn { game, seat, turn, last, observation, moves, allowed, .. } = question;
    let last = last.map_or_else(String::new, |last| format!(" last={last}"));
    let moves = if with_moves { format!(" moves={}", moves().join("|")) } else { String::new() };
    format!(
        "move game={} seat={} turn={turn}{}{last}{moves} state={observation}",
        game.id(),
        seat.number(),
        limits(allowed, *seat)
    )
}

/// The last line: `won`, `lost` or `drawn`.
pub fn farewell(result: &str) -> String {
    format!("over result={result}")
}

fn limits(allowed: &BotAllowance, seat: Seat) -> String {
    match allowed.budget {
        Some(Budget::Clock(clock)) => format!(
            " left={} increment={}",
            allowed.left[seat.index()].as_millis(),
            clock.increment.as_millis()
        ),
        other => simple(other),
    }
}

fn simple(budget: Option<Budget>) -> String {
    match budget {
        Some(Budget::Move(time)) => format!(" time={}", time.as_millis()),
        Some(Budget::Nodes(nodes)) => format!(" nodes={nodes}"),
        Some(Budget::Depth(depth)) => format!(" depth={depth}"),
        Some(Budget::Clock(_)) | None => String::new(),
    }
}
