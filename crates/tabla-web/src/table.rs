//! One table of the house: a [`Table`] of any game, with the clock by which it runs and the players who sit at it.
//!
//! It is a fold of its events. [`HouseTable::decide`] says what would happen, the store keeps it, and only then
//! [`HouseTable::apply`] lets it happen; after a restart the same events are folded again, and nobody thinks again.

mod acts;
mod advice;
mod company;
#[cfg(test)]
mod duel_tests;
pub mod fault;
#[cfg(test)]
mod jamb_tests;
#[cfg(test)]
mod jewels_tests;
mod review;
#[cfg(test)]
mod scrabble_tests;
mod show;
#[cfg(test)]
mod trial;
mod work;

use std::time::Duration;

use serde_json::Value;
use tabla_core::{ErrorKind, Saying, Seat, TableError, Viewer};
use tabla_games::SaveFolder;
use tabla_games::kits::{self, Record};
use tabla_table::{
    ADVICE, Act as TableAct, Clock, Command, GameInfo, HUMAN, Registry, Saved, SeatPlayers, Secret,
    StoredEvent, Table, Waiting, check_position, unix_now,
};

pub use review::{Pieces, ReviewWork, TryWork, read_pieces, review_view};
pub use show::{SeatState, Showing};
pub use work::{AdviceWork, Help, Stop, Work, decision, reply};

/// The seat of whoever opened a table at which no person plays.
pub const HOST: u8 = 0;

/// The largest transposition table that a computer player may have here, in megabytes.
const MOST_TABLE_MB: u64 = 64;

/// What all tables share: the games, and who plays them.
#[derive(Clone)]
pub struct Outfit {
    pub registry: Registry,
    /// The computer players at work, with what they remember.
    pub players: SeatPlayers,
}

#[cfg(test)]
impl Outfit {
    /// All games, and players who remember little.
    pub fn small() -> Outfit {
        Outfit { registry: kits::registry(&kits::Shelf::default()), players: SeatPlayers::new(1 << 20) }
    }
}

/// What a table is set up from.
#[derive(Clone, PartialEq, Debug)]
pub struct Opening {
    /// The table as it is kept, with everything that has happened there.
    pub saved: Saved,
    /// When its clock stood at nothing, in milliseconds since 1970, where it runs from there whatever happens; else
    /// it runs from event to event.
    pub started: Option<u64>,
    /// What that clock showed when it was noted last, where the table comes from the disk.
    pub noted: Option<u64>,
}

impl Opening {
    /// What somebody wishes from outside, completed by what chance and time decide: `secret` is what nobody knew
    /// before, `now` the moment in milliseconds since 1970. A clock for the whole game runs from there.
    pub fn wished(
        outfit: &Outfit,
        game: &str,
        wish: Value,
        secret: Secret,
        now: u64,
    ) -> Result<Opening, Saying> {
        let wish = kits::fill_in(&outfit.registry, game, wish, secret, now).map_err(said)?;
        let opening = Opening::kept(&outfit.registry, game, &wish)?;
        let runs = matches!(opening.saved.setup.clock, Some(Clock::WholeGame { .. }));
        let started = opening.started.or(runs.then(|| now.saturating_sub(opening.saved.at)));
        Ok(Opening { started, ..opening })
    }

    /// A wish that was completed before: the same wish is always the same table.
    pub fn kept(registry: &Registry, game: &str, wish: &Value) -> Result<Opening, Saying> {
        let table = kits::open(registry, game, wish).map_err(said)?;
        let kit = registry.find(game).map_err(said)?;
        for seat in all_seats(&*table) {
            let spec = kit.read_player(table.player(seat));
            if spec.is_ok_and(|spec| spec.number("table").is_some_and(|mb| mb > MOST_TABLE_MB)) {
                return Err(Saying::new("server-table-too-large").with("most", MOST_TABLE_MB as i64));
            }
        }
        Ok(Opening { saved: table.saved(), started: kits::started(wish), noted: None })
    }
}

/// The board with this position, or why it cannot stand.
pub fn check(registry: &Registry, game: &str, rules: &str, position: &str) -> Result<Value, Saying> {
    let kit = registry.find(game).map_err(said)?;
    Ok(with_game(check_position(&kit, rules, position).map_err(said)?.json(), kit.id()))
}

fn said(error: TableError) -> Saying {
    error.saying
}

fn all_seats(table: &dyn Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.seats()).map(Seat::at)
}

/// A picture with the word of its game.
fn with_game(mut board: Value, game: &'static str) -> Value {
    if let Value::Object(fields) = &mut board {
        fields.insert("game".to_owned(), game.into());
    }
    board
}

/// One table of the house.
pub struct HouseTable {
    /// Its name, under which its players are kept.
    id: String,
    outfit: Outfit,
    table: Box<dyn Table>,
    /// When the table began to wait, by its own clock.
    since: u64,
    /// When that clock stood at nothing, as in [`Opening::started`]: then time may run out without any event.
    started: Option<u64>,
    /// What that clock shows while it stands still, because nobody is there.
    stands: Option<u64>,
}

/// Whoever is back so soon has not left: a page that is loaded again, a line that broke. The clock ran on.
const AWAY: u64 = 10_000;

impl HouseTable {
    /// The table that was kept, as its events leave it.
    pub fn restore(outfit: &Outfit, id: &str, opening: &Opening) -> Result<HouseTable, Saying> {
        let table = outfit.registry.restore(&opening.saved).map_err(said)?;
        let since = table.show(Viewer::Public, None).map_err(said)?.extras.since;
        // Nobody was there since the clock was noted.
        let stands = opening.noted.filter(|_| opening.started.is_some()).map(|noted| noted.max(table.at()));
        let (id, outfit, started) = (id.to_owned(), outfit.clone(), opening.started);
        Ok(HouseTable { id, outfit, table, since, started, stands })
    }

    /// The table as it is kept.
    pub fn opening(&self) -> Opening {
        Opening { saved: self.table.saved(), started: self.started, noted: self.stands }
    }

    /// The word of the game.
    pub fn game(&self) -> &'static str {
        self.table.game()
    }

    /// The rules as text.
    pub fn rules(&self) -> String {
        self.table.rules()
    }

    /// How many events have happened.
    pub fn revision(&self) -> u64 {
        self.table.revision()
    }

    /// Whether no move has been made.
    pub fn is_unplayed(&self) -> bool {
        self.table.plies() == 0
    }

    /// The seats of people, counted from 1.
    pub fn people(&self) -> Vec<u8> {
        all_seats(&*self.table).filter(|&seat| self.is_person(seat)).map(Seat::number).collect()
    }

    /// Whose decision or throw it is, counted from 1; `None` when the game is over.
    pub fn to_move(&self) -> Option<u8> {
        let over = self.out_of_time_now();
        mover(over.as_deref().unwrap_or(&*self.table)).map(Seat::number)
    }

    /// For which of these seats somebody acts now: the one whose decision or throw it is or, where all play at the same
    /// time, the first that may move.
    pub fn acting(&self, held: &[u8]) -> Option<u8> {
        let free = |seat: &&u8| seat.checked_sub(1).is_some_and(|seat| self.table.may_move(Seat::at(seat)));
        let next = self.to_move()?;
        held.iter().find(|&&seat| seat == next).or_else(|| held.iter().find(free)).copied()
    }

    fn mover(&self) -> Option<Seat> {
        mover(&*self.table)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.table.player(seat) == HUMAN
    }

    /// As whom somebody looks who holds these seats: as the one to move, if it is one of them. Where seats hide
    /// something, whoever holds several sees nothing of the past until the game is over, and of others nothing.
    fn viewer(&self, seats: &[u8], ply: Option<usize>) -> Viewer {
        let held: Vec<Seat> = all_seats(&*self.table).filter(|seat| seats.contains(&seat.number())).collect();
        let is_over = matches!(self.table.waiting(), Waiting::Nothing(_));
        let is_now = ply.is_none_or(|ply| ply == self.table.plies());
        let seat = match held.as_slice() {
            [only] => Some(*only),
            _ if self.hides() && !(is_now || is_over) => None,
            several => {
                let turned_to = self.turned_to(ply).filter(|seat| several.contains(seat));
                turned_to.or_else(|| several.first().copied().filter(|_| !self.hides()))
            }
        };
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// To whom the position after so many moves is turned.
    fn turned_to(&self, ply: Option<usize>) -> Option<Seat> {
        let extras = self.table.show(Viewer::Public, ply).ok()?.extras;
        extras.turned_to.or(extras.thrower)
    }

    fn info(&self) -> Option<GameInfo> {
        self.outfit.registry.find(self.table.game()).ok().map(|kit| kit.info())
    }

    fn has_own_advice(&self) -> bool {
        self.table.marks(ADVICE).is_ok()
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// When the table began to wait, by its own clock.
    pub fn since(&self) -> u64 {
        self.since
    }

    /// What the clock of the table shows when something has taken so many milliseconds: since the table began to
    /// wait or, where its clock runs from the start, since then.
    pub fn at_after(&self, spent: u64) -> u64 {
        if self.started.is_some() { spent } else { self.since.saturating_add(spent) }
    }

    /// What the clock of the table shows at one moment if it has waited since another, both in milliseconds since
    /// 1970.
    pub fn at(&self, since: u64, now: u64) -> u64 {
        self.stands.unwrap_or_else(|| self.at_after(now.saturating_sub(self.started.unwrap_or(since))))
    }

    /// What the clock of the table shows now, where it runs from the start.
    pub fn lasted(&self) -> Option<u64> {
        let started = self.started?;
        Some(self.stands.unwrap_or_else(|| unix_now().saturating_sub(started)))
    }

    /// Nobody is there any more: the clock that runs from the start stands still. What it shows, if there is one that
    /// ran.
    pub fn stop_clock(&mut self) -> Option<u64> {
        self.ends_in()?;
        self.stands = self.lasted();
        self.stands
    }

    /// Somebody is there: the clock runs on. Where it stood for long, it runs on from where it stood, and the table
    /// was left: the moment from which it counts now, and what has to happen for that.
    pub fn start_clock(&mut self) -> Option<(u64, Vec<StoredEvent>)> {
        let stood = self.stands?;
        let (started, now) = (self.started?, unix_now());
        let left = self.decide_act(HOST, TableAct::Leave, stood);
        self.stands = None;
        match left {
            Ok(events) if now.saturating_sub(started + stood) > AWAY => {
                Some((now.saturating_sub(stood), events))
            }
            _ => None,
        }
    }

    /// From now on the clock counts from this moment.
    pub fn count_from(&mut self, started: u64) {
        (self.started, self.stands) = (Some(started), None);
    }

    /// The game has not begun: the clock that runs from the start shows what it showed when something happened last.
    pub fn hold_clock(&mut self) {
        self.stands = self.started.map(|_| self.table.at());
    }

    /// From which moment that clock counts if it runs on now from what it shows.
    pub fn resumed(&self) -> Option<u64> {
        Some(unix_now().saturating_sub(self.lasted()?))
    }

    /// The table as it is when its time has run out by this moment without any event.
    fn out_of_time(&self, at: u64) -> Option<Box<dyn Table>> {
        self.started?;
        self.table.deadline().filter(|&deadline| at >= deadline)?;
        let mut over = self.table.copy();
        over.perform(&Command { seat: None, at, revision: None, act: TableAct::CheckTime }).ok()?;
        Some(over)
    }

    fn out_of_time_now(&self) -> Option<Box<dyn Table>> {
        self.lasted().and_then(|at| self.out_of_time(at))
    }

    /// The table as it is at this moment.
    fn at_present(&self) -> Box<dyn Table> {
        self.out_of_time_now().unwrap_or_else(|| self.table.copy())
    }

    /// How long the player to move still has, from the moment at which the turn began; `None` without a clock of the
    /// seats. When it has passed the house says [`crate::wire::Act::TimeUp`].
    pub fn due(&self) -> Option<Duration> {
        if self.started.is_some() {
            return None;
        }
        // The deadline is the first moment that is too late.
        let left = self.table.deadline()?.saturating_sub(self.since).saturating_sub(1);
        self.mover().map(|_| Duration::from_millis(left))
    }

    /// How long until the game is over by the clock on the wall, if nothing happens before; `None` where no such
    /// limit runs.
    pub fn ends_in(&self) -> Option<Duration> {
        let left = self.table.deadline().filter(|_| self.stands.is_none())?.checked_sub(self.lasted()?)?;
        Some(Duration::from_millis(left)).filter(|left| !left.is_zero())
    }

    /// Whether the game is over and enters the list of the best.
    pub fn has_score(&self) -> bool {
        kits::score(&self.outfit.registry, &*self.at_present(), "").is_some()
    }

    /// What enters that list under this name.
    pub fn record(&self, name: &str) -> Option<Record> {
        kits::score(&self.outfit.registry, &*self.at_present(), name)
    }

    /// Enters the game in the list of the best under this name, once it is over and was played without help; whether
    /// there was something to enter.
    pub fn enter_score(&self, folder: &SaveFolder, name: &str) -> bool {
        kits::enter_score(&self.outfit.registry, folder, &*self.at_present(), name)
    }

    /// Whether a seat has something to hide from others, such as its tiles, so that files and branches are only
    /// for whoever holds all seats, until the game is over.
    pub fn hides(&self) -> bool {
        let is_not_for_all = |format: &str| {
            self.table.export(format, Viewer::Public).is_err_and(|error| error.kind == ErrorKind::NotYours)
        };
        self.info().is_some_and(|info| info.hides || info.formats.into_iter().any(is_not_for_all))
    }

    /// The names of the file formats in which the game can be saved, the usual first.
    pub fn formats(&self) -> Vec<&'static str> {
        self.info().map_or_else(Vec::new, |info| info.formats)
    }

    /// The game as a file in this format: a name for the file, and its content.
    pub fn file(&self, format: &str) -> Result<(String, String), Saying> {
        // What computers hide they hide from everybody; where only people play, whoever may have a file holds all
        // seats.
        let people: Vec<Seat> = all_seats(&*self.table).filter(|&seat| self.is_person(seat)).collect();
        let viewer = match people.first() {
            _ if !self.hides() || people.len() == usize::from(self.table.seats()) => Viewer::Everything,
            Some(first) => Viewer::Seat(*first),
            None => Viewer::Public,
        };
        let mut table = self.at_present();
        table.pass_time(self.lasted().unwrap_or(0));
        let content = table.export(format, viewer).map_err(said)?;
        Ok((self.table.file_name(format).map_err(said)?, content))
    }

    /// What is odd about the file that the table was loaded from.
    pub fn remarks(&self) -> Vec<Saying> {
        let kit = self.outfit.registry.find(self.table.game());
        kit.map_or_else(|_| Vec::new(), |kit| (kit.hooks().remarks)(&*self.table))
    }

    /// What a table begins with that goes on from here after so many moves, with chance of its own while ours is sealed.
    pub fn branch(&self, ply: usize, secret: Secret) -> Result<Opening, Saying> {
        let saved = self.table.branch_anew(ply, secret).map_err(said)?.saved();
        let started = self.started.map(|_| unix_now().saturating_sub(saved.at));
        Ok(Opening { saved, started, noted: None })
    }
}

/// Whose decision or throw it is at this table.
fn mover(table: &dyn Table) -> Option<Seat> {
    match table.waiting() {
        Waiting::Move(seat) | Waiting::Throw(Some(seat)) => Some(seat),
        Waiting::Throw(None) | Waiting::Nothing(_) => None,
    }
}
