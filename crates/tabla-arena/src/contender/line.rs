//! A program that speaks the line protocol.

use std::time::{Duration, Instant};

use tabla_core::Seat;
use tabla_table::Variant;

use super::{BotTurn, Contender, GRACE, Left, NotSeated, Program};
use crate::{Budget, Foul, line};

/// A program that speaks the line protocol.
pub struct Liner {
    program: Program,
    wants_moves: bool,
    early: Option<u32>,
}

impl Liner {
    /// Greets the program, and waits until it is ready.
    pub fn seat(
        mut program: Program,
        game: &Variant,
        seat: Seat,
        budget: Option<Budget>,
        patience: Duration,
    ) -> Result<Liner, NotSeated> {
        let greeting = line::greeting(game, seat, budget);
        let until = Instant::now() + patience;
        let begin = Instant::now();
        let answer = program.send(&greeting).and_then(|()| program.receive(until));
        let ready = answer.and_then(|text| line::read_ready(&text).ok_or_else(|| Foul::not_ready(&text)));
        match ready {
            Ok(wants_moves) => {
                program.ping = Some(begin.elapsed());
                Ok(Liner { program, wants_moves, early: None })
            }
            Err(foul) => Err(NotSeated::Foul(foul, Box::new(program.leave()))),
        }
    }
}

impl Contender for Liner {
    fn ask(&mut self, question: &BotTurn<'_>) -> Result<String, Foul> {
        let early = self.program.receive_early()?;
        self.program.send(&line::request(question, self.wants_moves))?;
        let answer = match early {
            // It cannot be meant for this question, but nobody can say for which.
            Some(line) => {
                self.early.get_or_insert(question.turn);
                line
            }
            None => self.program.receive(question.allowed.until + GRACE)?,
        };
        Ok(answer.trim().to_owned())
    }

    fn tell(&mut self, result: &str) {
        // Whoever does not listen to its end misses nothing.
        let _ = self.program.send(&line::farewell(result));
    }

    fn leave(self: Box<Self>) -> Left {
        let mut left = self.program.leave();
        // The greeting was answered when the program had started: that is no measure of the line.
        left.ping = None;
        left.manners.early = self.early;
        left
    }
}
