//! Any game at a table of the web: its kit says the rest.

use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;
use tabla_core::{ErrorKind, Say, Saying, Seat, TableError, Viewer};
use tabla_play::jewels::Record;
use tabla_play::kits;
use tabla_table::{
    Account, AccountKind, Act as TableAct, Asked, Board, Can, Clock, Command, Ending, Extras, GameInfo,
    HUMAN, Job, JobAnswer, JobContext, JobKind, Lease, Registry, SeatPlayers, Snapshot, Table, Thinking,
    Waiting, job,
};

use super::advice;
use super::fault::DeskFault;
use crate::desk::{Branch, Deed, Desk, Eye, SeatState, Showing, Stop, Task};
use crate::room::HOST;
use crate::wire::{Act, AdviceView, CanView, EndingView, MoveView, SayingView};

/// How often a search looks whether somebody has stopped it.
const GLANCE: Duration = Duration::from_millis(20);
/// The largest transposition table that a computer player may have here, in megabytes.
const MOST_TABLE_MB: u64 = 64;
/// The question for which games have an answer of their own instead of a search.
const ADVICE: &str = "advice";

/// What all desks share: the games, and who plays them.
#[derive(Clone)]
pub struct Outfit {
    /// The games.
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

/// Sets up a desk. `id` is the name of the table, under which its players are kept.
pub fn open(outfit: &Outfit, id: &str, game: &str, wish: &Value) -> Result<Box<dyn Desk>, Saying> {
    let table = kits::open(&outfit.registry, game, wish).map_err(said)?;
    for seat in all_seats(&*table) {
        let spec = outfit.registry.find(game).and_then(|kit| kit.read_player(table.player(seat)));
        if spec.is_ok_and(|spec| spec.number("table").is_some_and(|mb| mb > MOST_TABLE_MB)) {
            return Err(Saying::new("server-table-too-large").with("most", MOST_TABLE_MB as i64));
        }
    }
    let (since, started) = (table.at(), kits::started(wish));
    Ok(Box::new(TableDesk { id: id.to_owned(), outfit: outfit.clone(), table, since, started }))
}

/// The board with this position.
pub fn check(outfit: &Outfit, game: &str, rules: &str, position: &str) -> Result<Value, Saying> {
    let table = kits::set_up(&outfit.registry, game, rules, position).map_err(said)?;
    // Whoever sets a position up may see all of it; the board is turned to the one to move.
    let viewer = if let Waiting::Move(seat) = table.waiting() { Viewer::Seat(seat) } else { Viewer::Public };
    Ok(board(&table.show(viewer, None).map_err(said)?))
}

/// Now, in milliseconds since 1970.
pub(super) fn unix_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

fn said(error: TableError) -> Saying {
    error.saying
}

fn all_seats(table: &dyn Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.seats()).map(Seat::at)
}

/// The picture, with the word of its game.
fn board(shown: &Snapshot) -> Value {
    let mut board = shown.board.json();
    if let Value::Object(fields) = &mut board {
        fields.insert("game".to_owned(), shown.game.into());
    }
    board
}

/// A game on the desk.
struct TableDesk {
    id: String,
    outfit: Outfit,
    table: Box<dyn Table>,
    /// When the table began to wait, by its own clock.
    since: u64,
    /// When that clock stood at nothing, in milliseconds since 1970, where deeds tell their time from there: then
    /// time may run out without any deed.
    started: Option<u64>,
}

impl TableDesk {
    /// Whose decision or throw it is.
    fn mover(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Move(seat) | Waiting::Throw(Some(seat)) => Some(seat),
            Waiting::Throw(None) | Waiting::Nothing(_) => None,
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.table.player(seat) == HUMAN
    }

    /// As whom somebody looks who holds these seats: as the one to move, if it is one of them. Where seats hide
    /// something, whoever holds several sees nothing of the past until the game is over, and of others nothing.
    fn viewer(&self, eye: &Eye, ply: Option<usize>) -> Viewer {
        let held: Vec<Seat> =
            all_seats(&*self.table).filter(|seat| eye.seats.contains(&seat.number())).collect();
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

    fn job(&self, eye: &Eye, ply: Option<usize>, kind: JobKind) -> Job {
        Job { ply, ..job(&self.id, &*self.table, self.viewer(eye, ply), kind) }
    }

    /// Work on a copy of the table, which does not change while somebody thinks.
    fn task<T: 'static>(
        &self,
        job: Job,
        lease: Option<Lease>,
        tell: impl FnOnce(JobAnswer) -> Result<T, Saying> + Send + 'static,
    ) -> Task<T> {
        let table = self.at_present();
        let job = Job { revision: table.revision(), ..job };
        Box::new(move |stop: &Stop| {
            let thinking = Thinking::begin(table, job, lease);
            while !thinking.wait_for(GLANCE) {
                if stop.load(Ordering::Relaxed) {
                    thinking.stop();
                }
            }
            tell(thinking.answer().map_err(said)?)
        })
    }

    /// What this player thinks of the position.
    fn thought(&self, eye: &Eye, ply: Option<usize>, player: &str) -> Result<Task<AdviceView>, Saying> {
        let now = self.table.plies();
        let then = self.table.show(self.viewer(eye, ply), ply).map_err(said)?;
        let Some(mover) = then.extras.to_move else { return Err(Saying::new("table-over")) };
        let job = self.job(eye, ply, JobKind::Think { player: player.to_owned() });
        let kind = player.split(':').next().unwrap_or_default().to_owned();
        Ok(self.task(job, None, move |answer| match answer.thought() {
            Some(thought) => Ok(advice::view(thought, mover, &kind, ply.unwrap_or(now))),
            None => Err(Saying::new("table-player-erred")),
        }))
    }

    fn has_own_advice(&self) -> bool {
        self.table.marks(ADVICE).is_ok()
    }

    /// Whether somebody in this seat has to decide something.
    fn decides(&self, seat: u8) -> bool {
        seat.checked_sub(1).is_some_and(|seat| self.table.may_move(Seat::at(seat)))
    }

    /// A friend plays the whole turn, throws included. It thinks as long as it likes: friends need no search.
    fn let_friend_play(&mut self, deed: &Deed, name: &str) -> Result<(), Saying> {
        let unknown = || Saying::new("jamb-save-friend").with("text", name);
        let kit = self.outfit.registry.find(self.table.game()).map_err(said)?;
        kit.read_player(name).ok().filter(|friend| !friend.is_human()).ok_or_else(unknown)?;
        let viewer = self.mover().map_or(Viewer::Public, Viewer::Seat);
        let job = job(&self.id, &*self.table, viewer, JobKind::Turn { player: name.trim().to_owned() });
        let context = JobContext { stop: &Stop::new(false), until: None, progress: &|_| {} };
        let JobAnswer::Acts { acts, .. } = self.table.work(&job, None, &context).map_err(said)? else {
            return Err(Saying::new("table-player-erred"));
        };
        let mut table = self.table.copy();
        let at = self.since.saturating_add(deed.spent);
        for act in acts {
            table.perform(&Command { at, ..self.command(deed, act) }).map_err(said)?;
        }
        (self.table, self.since) = (table, at);
        Ok(())
    }

    fn command(&self, deed: &Deed, act: TableAct) -> Command {
        let seat = deed.seat.checked_sub(1).map(Seat::at);
        let at = if self.started.is_some() { deed.spent } else { self.since.saturating_add(deed.spent) };
        Command { seat, at, revision: None, act }
    }

    /// What the clock of the table shows now, where it runs from the start.
    fn lasted(&self) -> Option<u64> {
        Some(unix_now().saturating_sub(self.started?))
    }

    /// The table as it is when its time has run out by this moment without any deed.
    fn out_of_time(&self, at: u64) -> Option<Box<dyn Table>> {
        self.started?;
        self.table.deadline().filter(|&deadline| at >= deadline)?;
        let mut over = self.table.copy();
        over.perform(&Command { seat: None, at, revision: None, act: TableAct::CheckTime }).ok()?;
        Some(over)
    }

    /// The table as it is at this moment.
    fn at_present(&self) -> Box<dyn Table> {
        let over = self.lasted().and_then(|at| self.out_of_time(at));
        over.unwrap_or_else(|| self.table.copy())
    }

    /// What is left of the time of the whole game, in milliseconds, where there is one clock for everybody.
    fn time_left(&self, extras: &Extras) -> Option<u64> {
        self.table.setup().clock.filter(|clock| matches!(clock, Clock::WholeGame { .. }))?;
        let end = extras.seats.first()?.clock?.saturating_add(extras.since);
        Some(end.saturating_sub(self.lasted()?))
    }
}

/// The list of moves. Whoever threw by hand before a decision took that time as well.
fn move_views(accounts: &[Account]) -> Vec<MoveView> {
    let (mut moves, mut thrown) = (Vec::new(), 0u64);
    for account in accounts {
        if account.what == AccountKind::Chance {
            thrown = thrown.saturating_add(account.spent);
        } else if let Some(view) = move_view(account) {
            let spent = view.spent.saturating_add(std::mem::take(&mut thrown));
            moves.push(MoveView { spent, ..view });
        }
    }
    moves
}

/// What is listed as a move, with what its kit says of it; whoever left is listed where the kit has a note on it.
fn move_view(account: &Account) -> Option<MoveView> {
    let extra = |name: &str| account.extra.get(name).filter(|value| !value.is_null());
    Some(MoveView {
        seat: account.seat?.number(),
        text: match account.what {
            AccountKind::Played => account.text.clone()?,
            AccountKind::Withdrew if extra("note").is_some() => String::new(),
            _ => return None,
        },
        points: extra("points").and_then(Value::as_i64),
        spent: account.spent,
        note: extra("note")
            .and_then(|note| serde_json::from_value::<Saying>(note.clone()).ok())
            .map(SayingView::from),
    })
}

fn ending_view(ending: &Ending) -> EndingView {
    EndingView { saying: ending.reason.clone().into(), winner: ending.outcome.winner().map(Seat::number) }
}

impl Desk for TableDesk {
    fn game(&self) -> &'static str {
        self.table.game()
    }

    fn rules(&self) -> String {
        self.table.rules()
    }

    fn show(&self, eye: &Eye, ply: Option<usize>) -> Result<Showing, Saying> {
        let over = self.lasted().and_then(|at| self.out_of_time(at));
        let table = over.as_deref().unwrap_or(&*self.table);
        let now = table.show(self.viewer(eye, None), None).map_err(said)?;
        let look = |ply| table.show(self.viewer(eye, Some(ply)), Some(ply));
        let then = ply.map(look).transpose().map_err(said)?;
        let shown = then.as_ref().unwrap_or(&now);
        let Extras { to_move, thrower, can, ending, final_ending, .. } = &shown.extras;
        let mover = to_move.or(*thrower);
        let (can, ending) = if self.has_own_advice() {
            // Nothing is searched here: looking back one sees how it ended, and may play on from there.
            let past = CanView { branch: can.branch, ..CanView::default() };
            let Can { undo, redo, resign, advice, branch, .. } = *can;
            let now = CanView { undo, redo, resign, advice, branch, ..CanView::default() };
            (if shown.extras.is_now { now } else { past }, final_ending)
        } else {
            let (is_now, is_on) = (ply.is_none(), ending.is_none());
            let can = CanView {
                undo: is_now && can.undo,
                redo: is_now && can.redo,
                resign: is_now && can.resign,
                step: is_now && mover.is_some_and(|seat| !self.is_person(seat)),
                advice: is_on,
                evaluate: is_on,
                branch: is_now && can.branch,
            };
            (can, ending)
        };
        let ending = ending.as_ref().map(ending_view);
        let time_left = self.time_left(&now.extras);
        let seats = shown.extras.seats.iter().map(|seat| SeatState {
            player: seat.player.clone(),
            is_person: seat.is_person,
            name: seat.name.clone(),
            points: seat.points,
            clock: seat.clock.filter(|_| time_left.is_none()),
        });
        Ok(Showing {
            seats: seats.collect(),
            to_move: mover.map(Seat::number),
            ending,
            moves: move_views(&now.accounts),
            ply: shown.extras.ply,
            can,
            time_left,
            position: shown.position.clone(),
            board: Board::new(board(shown)),
        })
    }

    fn perform(&mut self, deed: &Deed) -> Result<(), Saying> {
        let act = match &deed.act {
            Act::Play { text } => {
                let by = deed.seat.checked_sub(1).map(|seat| self.table.player(Seat::at(seat)).to_owned());
                TableAct::Play {
                    text: text.clone(),
                    by: by.filter(|_| deed.by_computer),
                    because: Vec::new(),
                }
            }
            Act::TimeUp => TableAct::CheckTime,
            Act::Undo => TableAct::Undo,
            Act::Redo => TableAct::Redo,
            Act::Resign if deed.seat != HOST => TableAct::Resign,
            Act::Throw if self.table.setup().by_hand => TableAct::Throw { told: None },
            Act::Advised => TableAct::TakeAdvice { question: ADVICE.to_owned() },
            Act::Name { name, .. } => TableAct::Name { name: name.clone() },
            Act::Friend { name } if self.table.setup().by_hand => return self.let_friend_play(deed, name),
            Act::Resign | Act::Throw | Act::Friend { .. } | Act::Step | Act::Pace { .. } => {
                return Err(DeskFault::Act.say());
            }
        };
        if matches!(act, TableAct::TakeAdvice { .. }) && !self.decides(deed.seat) {
            // Where nothing is to be decided no advice is given, and none leaves a mark.
            return Ok(());
        }
        let is_timed = !matches!(deed.act, Act::Advised | Act::Name { .. });
        let command = self.command(deed, act);
        if let Some(mut over) = self.out_of_time(command.at) {
            // Time has run out before: the table that is over says so.
            over.perform(&command).map_err(said)?;
            return Err(DeskFault::Act.say());
        }
        self.table.perform(&command).map_err(said)?;
        if is_timed {
            self.since = command.at;
        }
        Ok(())
    }

    fn computer(&self) -> Option<Task<Act>> {
        let seat = self.mover().filter(|&seat| !self.is_person(seat))?;
        let job = job(&self.id, &*self.table, Viewer::Seat(seat), JobKind::Move);
        let lease = self.outfit.players.lend(&self.id, &*self.table, seat).ok();
        Some(self.task(job, lease, |answer| match answer {
            JobAnswer::Acts { acts, .. } => {
                let played = acts.into_iter().find_map(|act| match act {
                    TableAct::Play { text, .. } => Some(Act::Play { text }),
                    _ => None,
                });
                played.ok_or_else(|| Saying::new("table-player-erred"))
            }
            _ => Err(Saying::new("table-player-erred")),
        }))
    }

    fn advise(&self, eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        if self.has_own_advice() {
            let with = serde_json::json!({ "time": time.as_secs_f64() });
            let kind = JobKind::Ask(Asked { name: ADVICE.to_owned(), with });
            let job = self.job(eye, ply, kind);
            return Ok(self.task(job, None, |answer| match answer {
                JobAnswer::Reply(reply) => advice::read(reply)
                    .map_err(|error| DeskFault::Question { detail: error.to_string() }.say()),
                _ => Err(Saying::new("table-player-erred")),
            }));
        }
        let kit = self.outfit.registry.find(self.table.game()).map_err(said)?;
        let strongest = kit.info().players.last().map_or(HUMAN, |player| player.name);
        self.thought(eye, ply, &format!("{strongest}:time={}ms", time.as_millis().max(1)))
    }

    fn own_thought(&self, eye: &Eye, ply: Option<usize>, time: Duration) -> Result<Task<AdviceView>, Saying> {
        let then = self.table.show(self.viewer(eye, ply), ply).map_err(said)?;
        match then.extras.to_move.filter(|&seat| !self.is_person(seat)) {
            Some(seat) if !self.has_own_advice() => self.thought(eye, ply, self.table.player(seat)),
            _ => self.advise(eye, ply, time),
        }
    }

    fn stamp(&self, since: u64, now: u64) -> u64 {
        now.saturating_sub(self.started.unwrap_or(since))
    }

    fn ends_in(&self) -> Option<Duration> {
        let left = self.table.deadline()?.checked_sub(self.lasted()?)?;
        Some(Duration::from_millis(left)).filter(|left| !left.is_zero())
    }

    fn score(&self, name: &str) -> Option<Record> {
        kits::score(&self.outfit.registry, &*self.at_present(), name)
    }

    fn due(&self) -> Option<Duration> {
        if self.started.is_some() {
            return None;
        }
        // The deadline is the first moment that is too late.
        let left = self.table.deadline()?.saturating_sub(self.since).saturating_sub(1);
        self.mover().map(|_| Duration::from_millis(left))
    }

    fn marks_advice(&self) -> bool {
        self.table.marks(ADVICE).unwrap_or(false)
    }

    fn ask_marks(&self, question: &Value) -> bool {
        let asked = self.asked(question).ok().flatten();
        asked.is_some_and(|asked| self.table.marks(&asked.name).unwrap_or(false))
    }

    fn formats(&self) -> Vec<&'static str> {
        self.info().map_or_else(Vec::new, |info| info.formats)
    }

    fn hides(&self) -> bool {
        let is_not_for_all = |format: &str| {
            self.table.export(format, Viewer::Public).is_err_and(|error| error.kind == ErrorKind::NotYours)
        };
        self.info().is_some_and(|info| info.hides || info.formats.into_iter().any(is_not_for_all))
    }

    fn file(&self, format: &str) -> Result<(String, String), Saying> {
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

    fn ask(&self, eye: &Eye, question: &Value) -> Result<Task<Value>, Saying> {
        let Some(asked) = self.asked(question)? else { return Ok(Box::new(|_| Ok(Value::Null))) };
        let job = self.job(eye, None, JobKind::Ask(asked));
        Ok(self.task(job, None, |answer| match answer {
            JobAnswer::Reply(reply) => Ok(reply),
            _ => Err(Saying::new("table-player-erred")),
        }))
    }

    fn branch(&self, ply: usize) -> Result<Branch, Saying> {
        let saved = self.table.branch(ply).map_err(said)?.saved();
        let started = self.started.map(|_| unix_now().saturating_sub(saved.at));
        Ok(Branch { setup: kits::wish_for(&saved, started).map_err(said)?, deeds: Vec::new() })
    }
}

impl TableDesk {
    /// The question of the game's own that is asked, by the key that is its name; `None` where nothing is asked.
    fn asked(&self, question: &Value) -> Result<Option<Asked>, Saying> {
        let info = self.outfit.registry.find(self.table.game()).map_err(said)?.info();
        // Advice is asked for elsewhere, where it is known who may, unless it is a question of the game's own, too.
        let names = info.questions.iter().map(|question| question.name);
        let names: Vec<&str> = names.filter(|name| *name != ADVICE || info.asks_advice).collect();
        let is_asked = |name: &&&str| question.get(**name).is_some_and(|with| with != &Value::Bool(false));
        // Where there is one question, its own reader knows what to do with everything.
        let only = names.first().filter(|_| names.len() == 1);
        if let Some(name) = names.iter().find(is_asked).or(only) {
            return Ok(Some(Asked { name: (*name).to_owned(), with: question.clone() }));
        }
        let unknown =
            question.as_object().into_iter().flatten().find(|(key, _)| !names.contains(&key.as_str()));
        match unknown {
            Some((key, _)) => Err(DeskFault::Question { detail: unexpected(key, &names) }.say()),
            // Games whose advice is their own answer nothing without being asked.
            None if info.asks_advice => Err(DeskFault::Question { detail: "-".to_owned() }.say()),
            // Where questions are typed, the game itself says best what is missing.
            None => Ok(names
                .first()
                .filter(|_| self.has_own_advice())
                .map(|name| Asked { name: (*name).to_owned(), with: question.clone() })),
        }
    }
}

/// That this is none of these.
fn unexpected(key: &str, names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let expected = match names.as_slice() {
        [] => "nothing".to_owned(),
        [one, other] => format!("{one} or {other}"),
        [one] => one.clone(),
        many => format!("one of {}", many.join(", ")),
    };
    format!("unknown field `{key}`, expected {expected}")
}
