//! An engine that speaks the Universal Game Interface.

use std::time::{Duration, Instant};

use tabla_core::Seat;
use tabla_table::{ChoiceKind, Variant};

use super::{BotAllowance, BotTurn, Contender, GRACE, Left, NotSeated, Program};
use crate::{Budget, Foul};

/// How often the line is measured before a game.
const PINGS: u32 = 5;

pub struct Engine {
    program: Program,
}

impl Engine {
    /// Wakes the engine up and tells it the rules and its options.
    pub fn seat(
        mut program: Program,
        game: &Variant,
        options: &[(String, String)],
        patience: Duration,
    ) -> Result<Engine, NotSeated> {
        match wake(&mut program, game, options, Instant::now() + patience) {
            Ok(()) => Ok(Engine { program }),
            Err(foul) => Err(NotSeated::Foul(foul, Box::new(program.leave()))),
        }
    }
}

fn wake(
    program: &mut Program,
    game: &Variant,
    options: &[(String, String)],
    until: Instant,
) -> Result<(), Foul> {
    program.ping("ugi", "ugiok", until)?;
    let choices = game.kit.choices();
    let switches = choices.all().iter().filter(|choice| matches!(choice.kind, ChoiceKind::Switch { .. }));
    for id in switches.map(|choice| choice.id) {
        let (is_on, (first, rest)) = (choices.is_on(&game.options, id), id.split_at(1));
        program.send(&format!("setoption name {}{rest} value {is_on}", first.to_ascii_uppercase()))?;
    }
    for (name, value) in options {
        program.send(&format!("setoption name {name} value {value}"))?;
    }
    program.send("uginewgame")?;
    // The first answer comes when everything before is done.
    program.ping("isready", "readyok", until)?;
    program.ping = None;
    for _ in 0..PINGS {
        program.ping("isready", "readyok", until)?;
    }
    Ok(())
}

/// `position …`.
fn position(question: &BotTurn<'_>) -> String {
    let from = question.opening.map_or_else(|| "startpos".to_owned(), |opening| format!("fen {opening}"));
    let moves = if question.played.is_empty() {
        String::new()
    } else {
        format!(" moves {}", question.played.join(" "))
    };
    format!("position {from}{moves}")
}

/// `go …`.
fn go(allowed: &BotAllowance) -> String {
    match allowed.budget {
        None => "go".to_owned(),
        Some(Budget::Move(time)) => format!("go movetime {}", time.as_millis().max(1)),
        Some(Budget::Nodes(nodes)) => format!("go nodes {nodes}"),
        Some(Budget::Depth(depth)) => format!("go depth {depth}"),
        Some(Budget::Clock(clock)) => {
            let [one, other] = Seat::DUEL.map(|seat| allowed.left[seat.index()].as_millis());
            let increment = clock.increment.as_millis();
            format!("go p1time {one} p2time {other} p1inc {increment} p2inc {increment}")
        }
    }
}

impl Contender for Engine {
    fn ask(&mut self, question: &BotTurn<'_>) -> Result<String, Foul> {
        self.program.send(&position(question))?;
        self.program.send(&go(&question.allowed))?;
        loop {
            let line = self.program.receive(question.allowed.until + GRACE)?;
            let mut words = line.split_whitespace();
            if words.next() == Some("bestmove") {
                return Ok(words.next().unwrap_or_default().to_owned());
            }
        }
    }

    fn leave(mut self: Box<Self>) -> Left {
        // Its input is closed anyway.
        let _ = self.program.send("quit");
        self.program.leave()
    }
}
