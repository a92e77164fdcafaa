//! Two computers at the table: step by step with the whole working, or to the end in one go.

use std::io;

use tabla_core::{Saying, Seat};
use tabla_table::{PlayerSpec, Snapshot, Thought};

use crate::commands;
use crate::game::{Flow, Game, turns};
use crate::games::face_of;
use crate::menu::Leave;
use crate::palette::Ink;
use crate::screen::Input;
use crate::text::{pad, pad_left};
use crate::{Console, draw, tell, thought};

/// How two computers play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// The person is asked before every step.
    Ask,
    /// So many steps, then the person is asked.
    Some(usize),
    /// To the end, one line a turn.
    ToEnd,
}

impl Console<'_> {
    /// One turn of a game that computers play alone.
    pub(crate) fn automatic_turn(&mut self, game: &mut Game) -> io::Result<Flow> {
        let Some(seat) = game.mover() else { return Ok(Flow::On) };
        match game.steps {
            Steps::Ask => self.ask_step(game),
            Steps::Some(0) => {
                game.steps = Steps::Ask;
                Ok(Flow::On)
            }
            Steps::Some(count) => {
                game.steps = Steps::Some(count - 1);
                self.step(game, seat, true)
            }
            Steps::ToEnd => self.step(game, seat, false),
        }
    }

    fn ask_step(&mut self, game: &mut Game) -> io::Result<Flow> {
        let line = match self.ask(&Saying::new("step-prompt"))? {
            Input::Line(line) => line,
            Input::Interrupt => return Ok(Flow::Leave(Leave::Interrupt)),
            Input::End => return Ok(Flow::Leave(Leave::End)),
        };
        let line = line.trim();
        if line.is_empty() {
            game.steps = Steps::Some(1);
        } else if let Ok(count) = line.parse::<usize>() {
            game.steps = Steps::Some(count);
        } else if commands::lists("step-end-words", line, self.words()) {
            game.steps = Steps::ToEnd;
        } else if let Some((verb, rest)) = commands::read(line, self.words()) {
            return self.act(game, verb, &rest);
        } else {
            self.refuse(&self.no_command(line))?;
        }
        // The time that the person took is not the computer's.
        game.forgive_time();
        Ok(Flow::On)
    }

    fn step(&mut self, game: &mut Game, seat: Seat, whole: bool) -> io::Result<Flow> {
        let player = game.player(seat);
        let before = game.look();
        let (thought, impatient) = match self.decide(game, seat)? {
            Ok(answer) => answer,
            Err(refusal) => {
                self.refuse(&refusal.saying)?;
                return Ok(Flow::Leave(Leave::Quit));
            }
        };
        if game.customs().played(self, game, &before)? {
            return Ok(if impatient { Flow::Leave(Leave::Interrupt) } else { Flow::On });
        }
        if whole {
            self.show_working(&before, seat, &player, &thought)?;
            self.show(game)?;
        } else {
            let line = self.turn_line(&before, seat, &player, &thought);
            self.print(&line)?;
            if game.is_over() {
                self.show(game)?;
            }
        }
        match (impatient, self.screen.is_interactive()) {
            (false, _) => Ok(Flow::On),
            (true, true) => {
                game.steps = Steps::Ask;
                if !whole {
                    self.show(game)?;
                }
                Ok(Flow::On)
            }
            (true, false) => Ok(Flow::Leave(Leave::Interrupt)),
        }
    }

    fn show_working(
        &mut self,
        before: &Snapshot,
        seat: Seat,
        player: &PlayerSpec,
        thought: &Thought,
    ) -> io::Result<()> {
        let look = self.look();
        let title = Saying::new("step-title")
            .with("turn", turns(before) + 1)
            .with("player", tell::seat(seat, self.words()))
            .with("name", tell::player(player, self.words()));
        let title = format!("{} {}", draw::piece(&*face_of(before), seat, &look), self.words().say(&title));
        self.print("")?;
        self.print(&look.palette.ink(Ink::Strong, title.trim()))?;
        let words = &self.words;
        self.screen.print_laid(&|columns| {
            thought::working(before, thought, player, words, &draw::Look { columns, ..look })
        })
    }

    /// A turn on one line.
    fn turn_line(&self, before: &Snapshot, seat: Seat, player: &PlayerSpec, thought: &Thought) -> String {
        let look = self.look();
        let number = pad_left(&(turns(before) + 1).to_string(), 3);
        let who = match look.is_spoken() {
            true => tell::seat(seat, self.words()),
            false => draw::piece(&*face_of(before), seat, &look),
        };
        let summary = look.palette.ink(Ink::Soft, &thought::summary(thought, player, self.words()));
        format!("{number}  {who} {} {summary}", pad(&thought.best, 9))
    }
}
