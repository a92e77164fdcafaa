//! A friend helps: plays a whole turn, or the rest of one, and says why.

use std::io;
use std::sync::Arc;

use tabla_core::{Saying, Seat, TableError, Viewer};
use tabla_games::kits::jamb::{ODDS, THRESHOLD};
use tabla_table::{Act, JobAnswer, JobKind, PlayerSpec, Table, Thinking, job};

use super::{Next, Visit, dice, reason};
use crate::menu::Leave;
use crate::text::wrap;

impl Visit<'_, '_> {
    /// Lets the friend play until a field is written.
    pub(super) fn help(&mut self) -> io::Result<Next> {
        let Some(seat) = self.game.mover() else {
            self.refuse(&Saying::new("jamb-over"))?;
            return Ok(Next::Menu);
        };
        self.turn_by(seat, self.options.friend.name())
    }

    /// Lets the computers play whose turn it is, one after the other; how the person leaves meanwhile, if so.
    pub(super) fn computers(&mut self) -> io::Result<Option<Leave>> {
        while let Some(seat) = self.game.mover().filter(|&seat| !self.game.is_person(seat)) {
            let before = self.game.table.revision();
            let player = self.game.table.player(seat).to_owned();
            let kinds = self.game.kit.info().players;
            let kind = kinds.iter().find(|kind| player.starts_with(kind.name));
            let name = Saying::new(kind.and_then(|kind| kind.title).unwrap_or("player-champion"));
            self.say(&Saying::new("jamb-computer-turn").with("name", name))?;
            if let Next::Leave(leave) = self.turn_by(seat, &player)? {
                return Ok(Some(leave));
            }
            // What was refused would be refused again for ever.
            if self.game.table.revision() == before {
                break;
            }
        }
        Ok(None)
    }

    /// Lets this player play until a field is written.
    fn turn_by(&mut self, seat: Seat, player: &str) -> io::Result<Next> {
        let (acts, impatient) = match self.friends_turn(seat, player)? {
            Ok(turn) => turn,
            Err(refusal) => {
                self.refuse(reason(&refusal))?;
                return Ok(Next::Menu);
            }
        };
        for act in acts {
            if let Act::Play { because, .. } = &act {
                self.tell_throw()?;
                for reason in because {
                    self.say(reason)?;
                }
            }
            let filled = self.seen().filled();
            if let Err(refusal) = self.game.perform(Some(seat), act) {
                self.refuse(reason(&refusal))?;
                break;
            }
            self.changed()?;
            if self.seen().filled() > filled {
                self.tell_written(seat)?;
                self.tell_if_over()?;
            }
        }
        let leaves = impatient && !self.console.is_interactive();
        Ok(if leaves { Next::Leave(Leave::Interrupt) } else { Next::Menu })
    }

    /// What the friend does with this turn, throws included, one after another, and whether the person was impatient.
    fn friends_turn(&mut self, seat: Seat, player: &str) -> io::Result<Result<(Vec<Act>, bool), TableError>> {
        let table = match self.as_agreed() {
            Ok(table) => table,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let kind = JobKind::Turn { player: player.to_owned() };
        let job = job("friend", &*table, Viewer::Seat(seat), kind);
        let thinking = Thinking::begin(table, job, None);
        let impatient = self.console.watch(&thinking, &PlayerSpec::human())?;
        Ok(match thinking.answer() {
            Ok(JobAnswer::Acts { acts, .. }) => Ok((acts, impatient)),
            Ok(_) => Ok((Vec::new(), impatient)),
            Err(refusal) => Err(refusal),
        })
    }

    /// The table for a friend who reckons as the options say now.
    fn as_agreed(&self) -> Result<Box<dyn Table>, TableError> {
        let mut saved = self.game.table.saved();
        let agreed = [
            (ODDS, self.options.reckoning.name().to_owned()),
            (THRESHOLD, self.options.threshold.to_string()),
        ];
        for (id, value) in agreed {
            saved.setup.options.insert(id.to_owned(), value.into());
        }
        match saved.setup == *self.game.table.setup() {
            true => Ok(self.game.table.copy()),
            false => Arc::clone(&self.game.kit).restore(&saved),
        }
    }

    fn tell_throw(&mut self) -> io::Result<()> {
        let seen = self.seen();
        let Some(fell) = seen.fell() else { return Ok(()) };
        let look = self.look();
        let said = self.words().say(&fell);
        // Where everything has to fit on one page, the words are enough.
        if self.console.screen.has_place() {
            return self.console.print(&said);
        }
        let mut lines = vec![String::new()];
        if !look.is_spoken() {
            lines.extend(dice::drawn(seen.board(), &look, look.columns));
        }
        lines.extend(wrap(&said, look.columns));
        self.console.print_lines(&lines)
    }
}
