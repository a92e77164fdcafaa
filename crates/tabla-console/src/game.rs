//! A table at the console: whose turn it is, who sits there, and what was typed so far.

use std::any::Any;
use std::sync::Arc;
use std::time::Instant;

use tabla_core::{Seat, TableError, Viewer};
use tabla_table::{AccountKind, Act, Command, Kit, PlayerSpec, Snapshot, Table, Waiting};

use crate::games::{Customs, customs};
use crate::keep::Keep;
use crate::menu::Leave;
use crate::steps::Steps;

/// A game at the console.
pub struct Game {
    pub table: Box<dyn Table>,
    /// How computers play alone.
    pub steps: Steps,
    pub(crate) kit: Arc<dyn Kit>,
    pub(crate) keep: Keep,
    /// The squares of a move that was begun.
    pub(crate) begun: Vec<String>,
    /// What was listed last: a number means one of these moves.
    pub(crate) listed: Vec<String>,
    /// Whether the board was shown since a person was asked last.
    pub(crate) shown: bool,
    /// Whether the end was told.
    pub(crate) told: bool,
    /// Whatever else the game keeps in mind at the console.
    pub(crate) aside: Option<Box<dyn Any>>,
    /// What the clock of the table showed at this moment.
    since: (Instant, u64),
}

/// How a game was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    Over,
    /// It goes on another time.
    Unfinished,
    /// It goes on another time; it was left by Ctrl-C.
    Interrupted,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    On,
    Leave(Leave),
    /// The person leaves this table for the menu of the game.
    Menu,
}

impl Game {
    /// A game at this table.
    pub fn new(kit: Arc<dyn Kit>, table: Box<dyn Table>, keep: Keep, steps: Steps) -> Game {
        let since = (Instant::now(), table.at());
        let (begun, listed) = (Vec::new(), Vec::new());
        Game { table, steps, kit, keep, begun, listed, shown: false, told: false, aside: None, since }
    }

    /// Another table takes the place of this one.
    pub(crate) fn sit_at(&mut self, table: Box<dyn Table>, keep: Keep) {
        *self = Game::new(Arc::clone(&self.kit), table, keep, self.steps);
    }

    pub(crate) fn customs(&self) -> &'static dyn Customs {
        customs(self.table.game())
    }

    /// What the clock of the table shows.
    pub(crate) fn now(&self) -> u64 {
        let (since, at) = self.since;
        at.saturating_add(u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// The time that has passed since something happened counts for nobody.
    pub(crate) fn forgive_time(&mut self) {
        self.since = (Instant::now(), self.table.at());
    }

    /// Time has passed; what is saved now has lasted until this moment.
    pub(crate) fn pass_time(&mut self) {
        let now = self.now();
        self.table.pass_time(now);
    }

    /// Does this for a seat, now.
    pub(crate) fn perform(&mut self, seat: Option<Seat>, act: Act) -> Result<(), TableError> {
        let command = Command { seat, at: self.now(), revision: None, act };
        self.table.perform(&command)?;
        self.begun.clear();
        self.listed.clear();
        self.told = false;
        Ok(())
    }

    /// Plays this for a seat.
    pub(crate) fn play(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        self.perform(Some(seat), Act::Play { text: text.to_owned(), by: None, because: Vec::new() })
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.seats()).map(Seat::at)
    }

    /// The player in this seat.
    pub(crate) fn player(&self, seat: Seat) -> PlayerSpec {
        self.kit.read_player(self.table.player(seat)).unwrap_or(PlayerSpec::human())
    }

    /// Whether a person sits here.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_human()
    }

    pub(crate) fn people(&self) -> Vec<Seat> {
        self.seats().filter(|&seat| self.is_person(seat)).collect()
    }

    /// Whether no person plays.
    pub fn is_automatic(&self) -> bool {
        self.people().is_empty()
    }

    /// Whose decision or throw is due.
    pub(crate) fn mover(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Move(seat) => Some(seat),
            Waiting::Throw(seat) => seat,
            Waiting::Nothing(_) => None,
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Nothing(_))
    }

    /// Whether a person is asked next.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.mover().is_some_and(|seat| self.is_person(seat))
    }

    /// Who looks at the screen now: whoever decides, if a person does, else the only person there is.
    pub(crate) fn viewer(&self) -> Viewer {
        let people = self.people();
        match (self.mover().filter(|seat| people.contains(seat)), people.as_slice()) {
            (Some(seat), _) | (None, &[seat]) => Viewer::Seat(seat),
            (None, []) => Viewer::Everything,
            (None, _) => Viewer::Public,
        }
    }

    /// What is to be seen now.
    pub(crate) fn look(&self) -> Snapshot {
        self.table.show(self.viewer(), None).unwrap_or_else(|_| unreachable!("the seat is at the table"))
    }
}

/// How many decisions are told of in what is shown.
pub(crate) fn turns(shown: &Snapshot) -> usize {
    shown.accounts.iter().filter(|account| account.what == AccountKind::Played).count()
}
