//! One game under way: a fold of its log. It is data: no player, no clock, no thread.
//!
//! [`Session::decide`] says what would happen, [`Session::apply`] lets it happen, and a session that was restored
//! from its log is the same session. Nobody thinks and nothing is dealt while a log is read.

mod apply;
mod branch;
mod chance;
mod decide;
mod stored;
mod time;

pub use branch::Dealt;

use std::sync::Arc;

use tabla_core::{ErrorKind, Game, History, Notation, Outcome, Say, Saying, Seat, TableError, Turn};

use crate::clock::Clock;
use crate::event::{Cause, Ending, EventOf, Happening, Offer, Setup};
use crate::kit::GameKit;
use crate::player_spec::HUMAN;
use crate::refusal::refuse;
use crate::sealed::SEALED;
use crate::secret::Secret;

/// What led to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: the game began with it.
    Start,
    Chance,
    Decision,
    /// Somebody gave up, or a flag fell.
    Withdrawal,
    /// All agreed on a draw.
    Agreed,
}

impl Step {
    /// Whether it is taken back by itself. Chance goes with the decision before it.
    pub fn counts(self) -> bool {
        !matches!(self, Step::Start | Step::Chance)
    }
}

/// One position of the line that counts.
pub struct Position<G: Game> {
    pub state: Arc<G::State>,
    pub step: Step,
    /// How many plies lie before it.
    pub ply: usize,
    /// How the game ended here, if it did.
    pub end: Option<Ending>,
    /// How long it took to get here, in milliseconds.
    pub spent: u64,
    /// Whether the seat that decided had been advised before.
    pub advised: bool,
    /// The place in the log of the event that led here.
    event: Option<usize>,
    /// Whether the game ended here by something that was no move, on the same position.
    is_said: bool,
    /// Whose clock paid for it.
    charged: Option<Seat>,
    /// How many steps that count lie before it, this one included.
    decisions: u64,
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Self {
        Position { state: self.state.clone(), end: self.end.clone(), ..*self }
    }
}

/// An event with the state before it, so that it can be told and stored at any time.
struct Logged<G: Game> {
    event: Arc<EventOf<G>>,
    before: Arc<G::State>,
}

impl<G: Game> Clone for Logged<G> {
    fn clone(&self) -> Self {
        Logged { event: self.event.clone(), before: self.before.clone() }
    }
}

/// What the log says of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// Who sits here, as text.
    pub player: String,
    /// What they call themselves.
    pub name: Option<String>,
    /// How often this person saw advice or let somebody else decide; taking back does not lessen it.
    pub helped: u32,
    /// Whether this person saw advice, or what a friend would do, since their last decision.
    pub advised: bool,
    /// Whether the seat gave up or ran out of time.
    pub has_left: bool,
    added: u64,
}

impl SeatRecord {
    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        self.player == HUMAN
    }
}

/// An offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    pub from: Seat,
    pub offer: Offer,
    /// Who has agreed so far.
    pub accepted: Vec<Seat>,
}

/// A game under way.
pub struct Session<G: Notation> {
    kit: Arc<GameKit<G>>,
    game: Arc<G>,
    setup: Arc<Setup>,
    secret: Secret,
    log: Vec<Logged<G>>,
    /// Where the game began.
    first: Position<G>,
    /// What came after it.
    rest: Vec<Position<G>>,
    /// What was taken back, the next to be played again last.
    undone: Vec<Position<G>>,
    history: History,
    seats: Vec<SeatRecord>,
    offer: Option<OpenOffer>,
    /// What everybody agreed on and has not happened yet: the next event must be that.
    granted: Option<(Seat, Offer)>,
    rematch: bool,
    was_left: bool,
    /// So many events after the first were retold from another table.
    retold: u64,
    /// No draw by the course of the game ends it.
    plays_on: bool,
    /// When the decision or the throw that is due became due.
    since: u64,
    /// The latest moment that was heard of.
    at: u64,
}

impl<G: Notation> Clone for Session<G> {
    fn clone(&self) -> Self {
        Session {
            kit: self.kit.clone(),
            game: self.game.clone(),
            setup: self.setup.clone(),
            log: self.log.clone(),
            first: self.first.clone(),
            rest: self.rest.clone(),
            undone: self.undone.clone(),
            history: self.history.clone(),
            seats: self.seats.clone(),
            offer: self.offer.clone(),
            ..*self
        }
    }
}

/// What happened between two positions, as [`Session::steps`] tells it.
pub(crate) struct Happened<'a, G: Game> {
    pub(crate) before: &'a G::State,
    pub(crate) event: &'a EventOf<G>,
    pub(crate) after: &'a Position<G>,
}

impl<G: Notation> Session<G> {
    /// A table without any event; [`crate::Act::Throw`] by the house deals what has to be dealt first.
    pub fn open(kit: Arc<GameKit<G>>, setup: Setup, secret: Secret) -> Result<Session<G>, TableError> {
        let game = Arc::new(kit.game(&setup, &secret)?);
        let start = GameKit::start(&*game, &setup)?;
        let movers = all_seats(&*game).filter(|&seat| game.may_move(&start, seat)).count();
        if movers > 1 && setup.clock.is_some_and(|clock| !matches!(clock, Clock::WholeGame { .. })) {
            return Err(refuse(ErrorKind::Setup, "table-clock-race"));
        }
        if setup.players.len() > usize::from(game.seats()) || setup.names.len() > usize::from(game.seats()) {
            let count = setup.players.len().max(setup.names.len());
            return Err(TableError::new(ErrorKind::Setup, Saying::new("table-people").with("count", count)));
        }
        let players = setup.players.iter().map(|text| Ok(kit.read_player(text)?.to_string()));
        let players: Vec<String> = players.collect::<Result<_, TableError>>()?;
        let seat = |seat: Seat| SeatRecord {
            player: players.get(seat.index()).map_or(HUMAN, String::as_str).to_owned(),
            name: setup.names.get(seat.index()).filter(|name| !name.is_empty()).cloned(),
            helped: 0,
            advised: false,
            has_left: false,
            added: 0,
        };
        let history = History::new(&*game, &start);
        let mut first = Position {
            state: Arc::new(start),
            step: Step::Start,
            ply: 0,
            end: None,
            spent: 0,
            advised: false,
            event: None,
            is_said: false,
            charged: None,
            decisions: 0,
        };
        first.end = end_of(&*game, &first.state, &history, false);
        Ok(Session {
            seats: all_seats(&*game).map(seat).collect(),
            kit,
            game,
            setup: Arc::new(setup),
            secret,
            log: Vec::new(),
            first,
            rest: Vec::new(),
            undone: Vec::new(),
            history,
            offer: None,
            granted: None,
            rematch: false,
            was_left: false,
            retold: 0,
            plays_on: false,
            since: 0,
            at: 0,
        })
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the game brings beyond its rules.
    pub fn kit(&self) -> &GameKit<G> {
        &self.kit
    }

    /// What was agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What chance follows from; it is the house's.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Whether nobody may know yet what chance follows from: people play, and the game is not over.
    pub fn is_sealed(&self) -> bool {
        self.setup.dealer.as_deref() == Some(SEALED) && self.ending().is_none()
    }

    pub fn state(&self) -> &G::State {
        &self.now().state
    }

    /// The positions that a draw depends on.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What the log says of each seat.
    pub fn seats(&self) -> &[SeatRecord] {
        &self.seats
    }

    /// The offer that waits for answers.
    pub fn offer(&self) -> Option<&OpenOffer> {
        self.offer.as_ref()
    }

    /// Whether everybody wants to play again.
    pub fn wants_rematch(&self) -> bool {
        self.rematch
    }

    /// Whether everybody left at some time and came back.
    pub fn was_left(&self) -> bool {
        self.was_left
    }

    /// How many events have happened.
    pub fn revision(&self) -> u64 {
        self.log.len() as u64
    }

    /// The latest moment that the table has heard of, as in [`crate::Command::at`]: the clock of whoever goes on
    /// with a restored table begins here.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Time has passed, and nothing else: what is saved now has lasted until this moment.
    pub fn pass_time(&mut self, at: u64) {
        self.at = self.at.max(at);
    }

    /// From now on no draw by the course of the game ends it: for whoever looks at positions, and may count by other
    /// rules. It is not stored.
    pub fn play_on(&mut self) {
        self.plays_on = true;
        let now = self.rest.last_mut().unwrap_or(&mut self.first);
        now.end.take_if(|end| end.cause == Cause::Course);
    }

    /// Whether the course of the game calls the position now a draw, even if the game goes on.
    pub fn is_drawn_by_course(&self) -> bool {
        self.history.draw(self.game.draw_rules()).is_some()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.now().end.as_ref()
    }

    /// How many plies lie behind the position: decisions and, where the kit counts them, those who left.
    pub fn plies(&self) -> usize {
        self.now().ply
    }

    /// How many decisions were made on the line that counts.
    pub fn decisions(&self) -> u64 {
        self.now().decisions
    }

    /// The seat whose decision it is.
    pub fn mover(&self) -> Option<Seat> {
        match self.game.turn(self.state()) {
            Turn::Seat(seat) if self.ending().is_none() => Some(seat),
            _ => None,
        }
    }

    /// The chance that is due.
    pub fn chance_due(&self) -> Option<G::Chance> {
        match self.game.turn(self.state()) {
            Turn::Chance(chance) if self.ending().is_none() => Some(chance),
            _ => None,
        }
    }

    /// The positions of the line that counts, in order; the first is where the game began.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position<G>> {
        std::iter::once(&self.first).chain(&self.rest)
    }

    /// The event that led to a position of this session; `None` for the first.
    pub fn event_of(&self, position: &Position<G>) -> Option<&EventOf<G>> {
        Some(&*self.log.get(position.event?)?.event)
    }

    /// Everything that ever happened here.
    pub fn events(&self) -> impl Iterator<Item = &EventOf<G>> {
        self.log.iter().map(|logged| &*logged.event)
    }

    /// The decisions on the line that counts: the position before each, who decided, and what.
    pub fn played(&self) -> impl Iterator<Item = (&G::State, Seat, G::Move)> {
        self.steps().filter_map(|step| match (&step.event.what, step.event.seat) {
            (Happening::Played { mv, .. }, Some(seat)) => Some((step.before, seat, *mv)),
            _ => None,
        })
    }

    /// The position before the ply with this number; with as many as there are, the position now.
    pub fn position_at(&self, ply: usize) -> Result<&Position<G>, TableError> {
        self.place_of(ply).map(|place| self.position(place))
    }

    /// What happened on the line that counts.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Happened<'_, G>> {
        self.positions().zip(&self.rest).filter_map(|(before, after)| {
            Some(Happened { before: &*before.state, event: self.event_of(after)?, after })
        })
    }

    /// Where in the line the ply with this number was due.
    pub(crate) fn place_of(&self, ply: usize) -> Result<usize, TableError> {
        if ply == self.plies() {
            return Ok(self.rest.len());
        }
        // The last position with so many plies before it: what chance brought in between has fallen.
        let found = self.positions().enumerate().filter(|(_, position)| position.ply == ply).last();
        found.map(|(place, _)| place).ok_or_else(|| {
            let saying = Saying::new("desk-ply").with("ply", ply).with("last", self.plies());
            TableError::new(ErrorKind::Unknown, saying)
        })
    }

    pub(crate) fn position(&self, place: usize) -> &Position<G> {
        place.checked_sub(1).map_or(&self.first, |place| self.rest.get(place).unwrap_or(&self.first))
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(SeatRecord::is_person)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        all_seats(&*self.game).filter(|&seat| self.is_person(seat))
    }

    fn now(&self) -> &Position<G> {
        self.rest.last().unwrap_or(&self.first)
    }
}

/// All seats of a game.
pub(crate) fn all_seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat::at)
}

/// How the game has ended with this position, by its rules or, unless it plays on, by its course.
fn end_of<G: Game>(game: &G, state: &G::State, history: &History, plays_on: bool) -> Option<Ending> {
    if let Turn::Over(end) = game.turn(state) {
        return Some(Ending { outcome: end.outcome, reason: end.reason.say(), cause: Cause::Rules });
    }
    let draw = history.draw(game.draw_rules()).filter(|_| !plays_on)?;
    Some(Ending { outcome: Outcome::Drawn, reason: draw.say(), cause: Cause::Course })
}
