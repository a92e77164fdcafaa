//! A program that plays Jewels by the files of the contest: it is started for every turn.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use tabla_games::jewels::{Board, Input, Refusal, read_answer, write_input};

use super::reach::Prepared;
use super::{BotTurn, Contender, GRACE, Left, Seating};
use crate::jewels::{AnswerFault, Folder};
use crate::process::{How, Keeper, RunError, Terms};
use crate::scratch::Nest;
use crate::{Bot, Foul};

/// A program that plays by files.
pub struct Filer {
    keeper: Keeper,
    command: Vec<OsString>,
    terms: Terms,
    place: Nest,
    left: Left,
}

impl Filer {
    pub fn seat(seating: &Seating, bot: &Bot) -> Result<Filer, RunError> {
        let Prepared { nest, command, terms } = seating.prepare(bot)?;
        Ok(Filer { keeper: seating.keeper.clone(), command, terms, place: nest, left: Left::default() })
    }
}

impl Contender for Filer {
    fn ask(&mut self, question: &BotTurn<'_>) -> Result<String, Foul> {
        let (board, turns) = read_observation(question.observation).ok_or(Foul::NoAnswer)?;
        let folder = Folder::new(self.place.path());
        let input = write_input(&Input { turns, board });
        // A bot that leaves something in the way of its own files has no answer.
        let ready = folder.clear_answer().and_then(|()| folder.write_input(input.as_bytes()));
        ready.map_err(|_| Foul::NoAnswer)?;
        let wall = question.allowed.until.saturating_duration_since(Instant::now()) + GRACE;
        let terms = Terms { wall: Some(wall), ..self.terms.clone() };
        let ended = self.keeper.run(&self.command, &terms, &|| false);
        // Before the game it could be started: what hinders it now is its own doing.
        let ended = ended.map_err(|_| Foul::Broke)?;
        self.left.stderr = ended.stderr;
        self.left.cpu = Some(self.left.cpu.unwrap_or(Duration::ZERO) + ended.cpu);
        self.left.memory = self.left.memory.max(Some(ended.memory));
        self.left.manners.left_behind += ended.left_behind;
        match ended.how {
            // By the rules of the contest its exit code does not matter.
            How::Exited(_) | How::Signalled(_) => {}
            how => return Err(Foul::of_end(how)),
        }
        let bytes = folder.read_answer().map_err(|fault| match fault {
            AnswerFault::Missing => match ended.how {
                How::Exited(code) if code != 0 => Foul::Exited { code },
                How::Signalled(signal) => Foul::Killed { signal },
                _ => Foul::NoAnswer,
            },
            AnswerFault::Long => Foul::LongLine,
            _ => Foul::NoAnswer,
        })?;
        // The judge of the contest reads it so, too: what it refuses, nobody else may understand.
        read_answer(&bytes).map(|swap| swap.to_string()).map_err(|refusal| {
            let text = String::from_utf8_lossy(&bytes);
            let line = text.lines().next().unwrap_or_default();
            match refusal {
                Refusal::Count { .. } | Refusal::NotANumber { .. } => Foul::garbled(line),
                _ => Foul::illegal(line),
            }
        })
    }

    fn leave(self: Box<Self>) -> Left {
        self.left
    }
}

/// The board and the turns left that an observation tells.
fn read_observation(text: &str) -> Option<(Board, u32)> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    let &[rows, _, _, _, left] = &parts[..] else { return None };
    let rows: [&str; 8] = rows.split(',').collect::<Vec<_>>().try_into().ok()?;
    Some((Board::from_rows(rows)?, left.parse().ok()?))
}
