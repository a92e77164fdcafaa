//! A tournament that is played: games at once, each on the disk before it counts.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

use serde::Serialize;
use tabla_core::{Say, Saying, TableError};
use tabla_table::{Registry, Variant};

use crate::check_own;
use crate::contender::Seating;
use crate::cores::{self, Cores};
use crate::plan::{Fixture, Format, Plan};
use crate::process::{Keeper, RunError};
use crate::record::{GameRecord, Measured, MoveRecord};
use crate::referee::{Breakdown, Case, Spectator, referee};
use crate::scratch::Leftover;
use crate::standings::{Standings, Test, measured, standings};
use crate::store::{Settings, Store, StoreError, tournaments_beside};
use crate::{BotKind, Manners};

/// Why a tournament cannot be played, or not to its end.
#[derive(Debug, Say)]
#[say("failure")]
pub enum TournamentError {
    /// There is no such game, it takes so many bots, or a bot cannot play it.
    #[say(transparent)]
    Refused(Saying),
    /// A program cannot be started.
    #[say(transparent)]
    Run(RunError),
    /// The folder fails us.
    #[say(transparent)]
    Store(StoreError),
    /// The system gives us no thread.
    #[say("io", text = _0.to_string())]
    Thread(io::Error),
}

impl From<TableError> for TournamentError {
    fn from(error: TableError) -> TournamentError {
        TournamentError::Refused(error.saying)
    }
}

impl From<StoreError> for TournamentError {
    fn from(error: StoreError) -> TournamentError {
        TournamentError::Store(error)
    }
}

/// Whether these settings make sense: what is wrong with them is told before anything is played.
pub fn check_settings(settings: &Settings) -> Result<Variant, TournamentError> {
    let game = settings.variant()?;
    let refuse = |saying: Saying| Err(TournamentError::Refused(saying));
    if settings.bots.len() < 2 {
        return refuse(Saying::new("arena-few-bots").with("count", settings.bots.len()));
    }
    if settings.sprt.is_some() && settings.bots.len() != 2 {
        return refuse(Saying::new("arena-sprt-two").with("count", settings.bots.len()));
    }
    for bot in &settings.bots {
        let because = match (&bot.kind, &game) {
            (BotKind::Own(text), _) => check_own(text, &game).err(),
            (BotKind::Ugi(_), game) if game.has_openings() => None,
            (BotKind::Line(_), _) => None,
            (BotKind::Ugi(_), _) => Some(Saying::new("arena-bot-ugi").with("game", game.id())),
            (BotKind::Files(_), game) if game.id() == "jewels" => None,
            (BotKind::Files(_), _) => Some(Saying::new("arena-bot-files").with("game", game.id())),
        };
        let because = because.or_else(|| {
            let missing = bot.missing_script()?;
            Some(Saying::new("arena-bot-script").with("path", missing.display().to_string()))
        });
        if let Some(because) = because {
            let name = bot.name.as_str();
            return refuse(Saying::new("arena-bot-cannot").with("name", name).with("because", because));
        }
    }
    for (line, opening) in (1usize..).zip(&settings.openings) {
        if let Err(TableError { saying: because, .. }) = game.open(Some(opening), 0) {
            return refuse(Saying::new("arena-opening-wrong").with("number", line).with("because", because));
        }
    }
    Ok(game)
}

/// Starts every program once, to see whether it can be, before anything is played.
pub fn try_bots(settings: &Settings, keeper: &Keeper) -> Result<(), TournamentError> {
    let seating = seating(settings, keeper.clone(), None);
    settings.bots.iter().try_for_each(|bot| seating.try_program(bot)).map_err(TournamentError::Run)
}

/// How the bots of a tournament are seated. None of them may see its folder, for luck is written there, nor what
/// belongs to another one.
fn seating(settings: &Settings, keeper: Keeper, folder: Option<&Path>) -> Seating {
    let mut seating = Seating::new(keeper, settings.trust, settings.patience());
    seating.readable.clone_from(&settings.read);
    seating.bots.clone_from(&settings.bots);
    if let Some(folder) = folder {
        seating.secrets.push(folder.to_owned());
        seating.secrets.extend(tournaments_beside(folder));
    }
    seating
}

/// A tournament under way. It is shared by those who play it and those who look on.
pub struct Live {
    store: Store,
    game: Variant,
    plan: Plan,
    seating: Seating,
    /// What is known from the beginning; nothing in a knockout.
    fixtures: Vec<Fixture>,
    board: Mutex<Board>,
    news: Condvar,
    stop: AtomicBool,
}

struct Board {
    records: BTreeMap<u64, GameRecord>,
    /// How both bots behaved in the games that were played here.
    manners: BTreeMap<u64, [Manners; 2]>,
    taken: BTreeSet<u64>,
    running: BTreeMap<u64, Running>,
    test: Option<Test>,
    failure: Option<TournamentError>,
    /// The threads that play.
    players: usize,
}

/// A game that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Running {
    pub number: u64,
    /// The bots in the order of their seats.
    pub bots: [usize; 2],
    /// The position in which it began.
    pub opening: Option<String>,
    /// The seed of its luck.
    pub luck: u64,
    /// Every move so far.
    pub moves: Vec<String>,
}

/// What is to be played next.
enum Next {
    Play(Fixture),
    Wait,
    Over,
}

impl Live {
    /// Takes up the tournament of a folder, which must be held, with the games of this registry: what is on its shelf,
    /// players of the house know.
    pub fn new(registry: &Registry, store: Store, keeper: Keeper) -> Result<Live, TournamentError> {
        let settings = store.settings();
        check_settings(settings)?;
        let game = Variant::of(registry, &settings.game, &settings.rules)?;
        let plan = settings.plan(&game);
        let seating = seating(settings, keeper, Some(store.folder()));
        let fixtures = match plan.format {
            Format::Knockout => Vec::new(),
            Format::RoundRobin | Format::Gauntlet => plan.fixtures(&|_| None),
        };
        let records = store.records()?;
        let mut test = settings.sprt.map(Test::new);
        if let Some(test) = &mut test {
            test.advance(&fixtures, &records);
        }
        let board = Board {
            records,
            manners: BTreeMap::new(),
            taken: BTreeSet::new(),
            running: BTreeMap::new(),
            test,
            failure: None,
            players: 0,
        };
        let (board, news, stop) = (Mutex::new(board), Condvar::new(), AtomicBool::new(false));
        Ok(Live { store, game, plan, seating, fixtures, board, news, stop })
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        // Nobody panics while holding it; if somebody did, what is there is still what is on the disk.
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays on, so many games at once, on threads of its own.
    pub fn start(self: &Arc<Live>, jobs: usize) -> Result<(), TournamentError> {
        let jobs = jobs.max(1);
        self.board().players = jobs;
        let all = cores::all();
        for job in 0..jobs {
            let live = Arc::clone(self);
            let cores = Cores::of(&all, job, jobs);
            let work = move || live.work(cores);
            let spawned = thread::Builder::new().name(format!("game {job}")).spawn(work);
            spawned.map_err(TournamentError::Thread)?;
        }
        Ok(())
    }

    /// No new game is begun, and those under way do not count.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.news.notify_all();
    }

    /// Removes what the bots have left; those that are still there lose their folders.
    pub fn clear(&self) -> Result<(), Leftover> {
        self.seating.scratch.remove()
    }

    /// Waits until something has changed, or so long. Whether everybody who plays has gone.
    pub fn wait(&self, time: std::time::Duration) -> bool {
        let board = self.board();
        if board.players == 0 {
            return true;
        }
        let (board, _) = self.news.wait_timeout(board, time).unwrap_or_else(PoisonError::into_inner);
        board.players == 0
    }

    /// Why it could not be played to the end, once.
    pub fn failure(&self) -> Option<TournamentError> {
        self.board().failure.take()
    }

    pub fn game(&self) -> &Variant {
        &self.game
    }

    pub fn standings(&self) -> Standings {
        standings(self.store.settings(), &self.game, &self.board().records)
    }

    /// What was measured of the bots, in their order.
    pub fn measured(&self) -> Vec<Measured> {
        measured(self.store.settings(), &self.board().records)
    }

    /// The games that are being played.
    pub fn running(&self) -> Vec<Running> {
        self.board().running.values().cloned().collect()
    }

    /// The games that are over, from this number of them on, in no order but their own.
    pub fn finished(&self) -> Vec<u64> {
        self.board().records.keys().copied().collect()
    }

    /// One game that is over.
    pub fn record(&self, number: u64) -> Option<GameRecord> {
        self.board().records.get(&number).cloned()
    }

    /// What the authors of the bots of a game should know, which was played here: who, and what.
    pub fn warnings(&self, number: u64) -> Vec<(usize, Saying)> {
        let board = self.board();
        let (Some(record), Some(manners)) = (board.records.get(&number), board.manners.get(&number)) else {
            return Vec::new();
        };
        let each = record.bots.iter().zip(manners);
        each.flat_map(|(&bot, manners)| {
            manners.warnings(&record.ending).into_iter().map(move |said| (bot, said))
        })
        .collect()
    }

    fn work(&self, cores: Cores) {
        let _leaving = Leaving(self);
        loop {
            let mut board = self.board();
            let fixture = loop {
                match self.next(&mut board) {
                    Next::Play(fixture) => break Some(fixture),
                    Next::Over => break None,
                    Next::Wait => board = self.news.wait(board).unwrap_or_else(PoisonError::into_inner),
                }
            };
            let Some(fixture) = fixture else { return };
            board.taken.insert(fixture.number);
            let running = Running {
                number: fixture.number,
                bots: fixture.bots,
                opening: fixture.opening.clone(),
                luck: fixture.luck,
                moves: Vec::new(),
            };
            board.running.insert(fixture.number, running);
            drop(board);
            let played = self.play(&fixture, cores);
            let mut board = self.board();
            board.running.remove(&fixture.number);
            match played {
                Ok(None) => {}
                Ok(Some((record, manners))) => {
                    board.manners.insert(record.number, manners);
                    board.records.insert(record.number, record);
                    let Board { records, test, .. } = &mut *board;
                    if let Some(test) = test {
                        test.advance(&self.fixtures, records);
                    }
                }
                Err(error) => {
                    board.failure.get_or_insert(error);
                }
            }
            self.news.notify_all();
        }
    }

    fn next(&self, board: &mut Board) -> Next {
        let decided = board.test.as_ref().is_some_and(|test| test.decided().is_some());
        if self.stop.load(Ordering::Relaxed) || board.failure.is_some() || decided {
            return Next::Over;
        }
        let is_free = |fixture: &&Fixture| {
            !board.taken.contains(&fixture.number) && !board.records.contains_key(&fixture.number)
        };
        if self.plan.format != Format::Knockout {
            return self.fixtures.iter().find(is_free).cloned().map_or(Next::Over, Next::Play);
        }
        let halves = |number: u64| board.records.get(&number).map(|record| record.halves[0]);
        let known = self.plan.fixtures(&halves);
        match known.iter().find(is_free) {
            Some(fixture) => Next::Play(fixture.clone()),
            None if board.running.is_empty() => Next::Over,
            None => Next::Wait,
        }
    }

    /// Plays a game and keeps it, unless everything was stopped meanwhile.
    fn play(
        &self,
        fixture: &Fixture,
        cores: Cores,
    ) -> Result<Option<(GameRecord, [Manners; 2])>, TournamentError> {
        let settings = self.store.settings();
        let case = Case {
            number: fixture.number,
            game: &self.game,
            places: fixture.bots,
            bots: fixture.bots.map(|bot| &settings.bots[bot]),
            opening: fixture.opening.as_deref(),
            luck: fixture.luck,
            budget: settings.budget,
            margin: settings.margin(),
            cores,
        };
        let seat = Onlooker { live: self, number: fixture.number };
        let refereed = referee(&case, &self.seating, &seat).map_err(|breakdown| match breakdown {
            Breakdown::Run(error) => TournamentError::Run(error),
            Breakdown::Setup(saying) => TournamentError::Refused(saying),
        })?;
        if self.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        self.store.keep(&refereed.record, &refereed.stderr)?;
        Ok(Some((refereed.record, refereed.manners)))
    }
}

/// Somebody who plays goes away, however that comes about.
struct Leaving<'a>(&'a Live);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.board().players -= 1;
        self.0.news.notify_all();
    }
}

/// Shows a game to those who look on.
struct Onlooker<'a> {
    live: &'a Live,
    number: u64,
}

impl Spectator for Onlooker<'_> {
    fn moved(&self, moves: &[MoveRecord]) {
        if let Some(running) = self.live.board().running.get_mut(&self.number) {
            let known = running.moves.len();
            running.moves.extend(moves.iter().skip(known).map(|mv| mv.text.clone()));
        }
    }
}
