//! A tournament's plan, one game of it, its table and its folder, as `tabla arena` has them.
//!
//! Everything goes in and out as JSON: the package has the words for people.

use std::collections::BTreeMap;
use std::path::{self, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use tabla_arena::process::Keeper;
use tabla_arena::stats::{Pairs, Sprt, Tally, Units};
use tabla_arena::{
    Bot, BotKind, Breakdown, Budget, Case, Cores, Fixture, GameRecord, Measured, MoveRecord, Plan, Seating,
    Settings, Spectator, is_named, referee, tell_apart,
};
use tabla_core::{ErrorKind, Say, Saying, TableError};
use tabla_games::kits::variant;
use tabla_table::{Pace, Variant};

use crate::errors::{Refused, unreadable};
use crate::game::house;

/// A tournament as it is wished.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    game: String,
    #[serde(default)]
    rules: String,
    bots: Vec<String>,
    #[serde(default = "round_robin")]
    format: String,
    games: u64,
    #[serde(default)]
    openings: Option<Vec<String>>,
    #[serde(default)]
    budget: Option<String>,
    #[serde(default = "seed")]
    seed: u64,
    #[serde(default)]
    sprt: Option<String>,
    #[serde(default = "margin")]
    margin: u64,
    #[serde(default = "patience")]
    patience: u64,
    #[serde(default)]
    trust: bool,
    #[serde(default)]
    read: Vec<PathBuf>,
    #[serde(default)]
    folder: Option<PathBuf>,
}

fn round_robin() -> String {
    "round-robin".to_owned()
}

/// By how much a bot may exceed its time, in milliseconds, as in `tabla arena`.
fn margin() -> u64 {
    50
}

fn seed() -> u64 {
    1
}

fn patience() -> u64 {
    30_000
}

fn setup(said: &impl Say) -> Refused {
    Refused::of(ErrorKind::Setup, said)
}

fn settings_of(text: &str) -> Result<Settings, Refused> {
    serde_json::from_str(text).map_err(|error| unreadable(&error))
}

fn json_of(value: &impl Serialize) -> Result<String, Refused> {
    serde_json::to_string(value).map_err(|error| unreadable(&error))
}

/// The games by these settings; nothing beside the program is read, so that every machine plays alike.
fn variant_of(settings: &Settings) -> Result<Variant, Refused> {
    Ok(Variant::of(house(), &settings.game, &settings.rules)?)
}

/// The settings that a wish comes to, as `arena.json` has them.
#[pyfunction]
pub fn read_settings(wish: &str) -> PyResult<String> {
    let wish: Wish = serde_json::from_str(wish).map_err(|error| unreadable(&error))?;
    let game = variant(&wish.game, &wish.rules).map_err(Refused)?;
    let here = match &wish.folder {
        Some(folder) => path::absolute(folder)?,
        None => std::env::current_dir()?,
    };
    let (mut bots, mut named) = (Vec::new(), Vec::new());
    for text in &wish.bots {
        bots.push(Bot::read(text).map_err(|error| setup(&error))?.from_folder(&here));
        named.push(is_named(text));
    }
    tell_apart(&mut bots, &named).map_err(|error| setup(&error))?;
    let pairs = usize::try_from(wish.games.div_ceil(2)).unwrap_or(usize::MAX);
    let settings = Settings {
        game: game.id().to_owned(),
        rules: game.rules(),
        bots,
        format: wish.format.parse().map_err(|error: tabla_arena::FormatError| setup(&error))?,
        games: wish.games,
        openings: wish.openings.unwrap_or_else(|| game.kit.openings(pairs)),
        budget: wish
            .budget
            .map(|text| text.parse())
            .transpose()
            .map_err(|error: tabla_arena::BudgetError| setup(&error))?,
        margin: wish.margin,
        patience: wish.patience.max(1),
        seed: wish.seed,
        sprt: wish
            .sprt
            .map(|text| text.parse())
            .transpose()
            .map_err(|error: tabla_arena::stats::SprtError| setup(&error))?,
        trust: wish.trust,
        read: wish.read,
        edition: Plan::EDITION,
    };
    tabla_arena::check_settings(&settings).map_err(|error| setup(&error))?;
    Ok(json_of(&settings)?)
}

/// Refuses settings that make no sense and, where games must come out the same everywhere, those with a clock.
#[pyfunction]
#[pyo3(signature = (settings, reproducible=true))]
pub fn check_settings(settings: &str, reproducible: bool) -> PyResult<()> {
    let settings = settings_of(settings)?;
    let game = tabla_arena::check_settings(&settings).map_err(|error| setup(&error))?;
    for bot in settings.bots.iter().filter(|_| reproducible) {
        if is_timed(bot, bot.budget.or(settings.budget), &game)? {
            let saying = Saying::new("table-match-clock").with("player", bot.name.as_str());
            return Err(Refused(TableError::new(ErrorKind::Setup, saying)).into());
        }
    }
    Ok(())
}

/// Whether what a bot plays depends on how fast the machine is.
fn is_timed(bot: &Bot, budget: Option<Budget>, game: &Variant) -> Result<bool, Refused> {
    let pace = match budget {
        Some(Budget::Move(_) | Budget::Clock(_)) => return Ok(true),
        Some(Budget::Nodes(nodes)) => Some(Pace::Nodes(nodes)),
        Some(Budget::Depth(depth)) => Some(Pace::Depth(depth)),
        None => None,
    };
    match &bot.kind {
        BotKind::Own(text) => {
            let player = game.kit.read_player(text)?;
            let player = pace.into_iter().fold(player, |player, pace| player.or_pace(pace));
            Ok(game.kit.is_timed(&player.to_string())?)
        }
        BotKind::Ugi(_) | BotKind::Line(_) | BotKind::Files(_) => Ok(false),
    }
}

/// One game of the plan, as JSON has it.
#[derive(Serialize, Deserialize)]
struct FixtureView {
    number: u64,
    bots: [usize; 2],
    meeting: usize,
    pair: u64,
    opening: Option<String>,
    luck: u64,
}

impl From<Fixture> for FixtureView {
    fn from(fixture: Fixture) -> FixtureView {
        let Fixture { number, bots, meeting, pair, opening, luck } = fixture;
        FixtureView { number, bots, meeting, pair, opening, luck }
    }
}

/// The games that are known, as JSON; `halves` is what seat 1 got in each that is over.
#[pyfunction]
#[pyo3(signature = (settings, halves=BTreeMap::new()))]
pub fn fixtures(settings: &str, halves: BTreeMap<u64, u8>) -> PyResult<String> {
    let settings = settings_of(settings)?;
    let plan = settings.plan(&variant_of(&settings)?);
    let known: Vec<FixtureView> =
        plan.fixtures(&|number| halves.get(&number).copied()).into_iter().map(FixtureView::from).collect();
    Ok(json_of(&known)?)
}

/// Somebody who waits for games and may leave: what is played for them then ends as it stands.
#[pyclass(frozen, module = "tabla._tabla")]
#[derive(Default)]
pub struct Onlooker {
    gone: AtomicBool,
}

#[pymethods]
impl Onlooker {
    #[new]
    fn new() -> Onlooker {
        Onlooker::default()
    }

    fn leave(&self) {
        self.gone.store(true, Ordering::Relaxed);
    }
}

impl Spectator for Onlooker {
    fn moved(&self, _: &[MoveRecord]) {}

    fn gone(&self) -> Option<&AtomicBool> {
        Some(&self.gone)
    }
}

/// Plays one game of the plan and says how it went, as JSON. Where games must come out the same everywhere, nothing that was
/// measured is in it. Programs are kept by `keeper`, the program `tabla` or one like it.
#[pyfunction]
#[pyo3(signature = (settings, fixture, keeper=None, reproducible=true, watch=None))]
pub fn play_fixture(
    py: Python<'_>,
    settings: &str,
    fixture: &str,
    keeper: Option<PathBuf>,
    reproducible: bool,
    watch: Option<Py<Onlooker>>,
) -> PyResult<String> {
    let settings = settings_of(settings)?;
    let fixture: FixtureView = serde_json::from_str(fixture).map_err(|error| unreadable(&error))?;
    let bots = fixture.bots.map(|bot| settings.bots.get(bot));
    let [Some(one), Some(other)] = bots else {
        return Err(PyValueError::new_err(format!("game {} is of no bots of the settings", fixture.number)));
    };
    let game = variant_of(&settings)?;
    let keeper = Keeper::at(keeper.unwrap_or_else(|| PathBuf::from("tabla")));
    let mut seating = Seating::new(keeper, settings.trust, settings.patience());
    seating.readable.clone_from(&settings.read);
    seating.bots.clone_from(&settings.bots);
    let case = Case {
        number: fixture.number,
        game: &game,
        places: fixture.bots,
        bots: [one, other],
        opening: fixture.opening.as_deref(),
        luck: fixture.luck,
        budget: settings.budget,
        margin: settings.margin(),
        cores: Cores::default(),
    };
    let watch = watch.as_ref().map(Py::get);
    let play = || match watch {
        Some(onlooker) => referee(&case, &seating, onlooker),
        None => referee(&case, &seating, &()),
    };
    let refereed = py.detach(play).map_err(|breakdown| match breakdown {
        Breakdown::Run(error) => PyRuntimeError::new_err(tabla_games::in_english(&error.say())),
        Breakdown::Setup(saying) => Refused(TableError::new(ErrorKind::Setup, saying)).into(),
    })?;
    let mut record = refereed.record;
    if reproducible {
        record.measured = [Measured::default(); 2];
        record.moves.iter_mut().for_each(|mv| mv.micros = 0);
    }
    Ok(json_of(&record)?)
}

fn records_of(texts: &[String]) -> Result<BTreeMap<u64, GameRecord>, Refused> {
    let read = |text: &String| serde_json::from_str(text).map(|record: GameRecord| (record.number, record));
    texts.iter().map(read).collect::<Result<_, _>>().map_err(|error| unreadable(&error))
}

/// The table of a tournament with these games, as JSON.
#[pyfunction]
pub fn standings(settings: &str, records: Vec<String>) -> PyResult<String> {
    let settings = settings_of(settings)?;
    let game = variant_of(&settings)?;
    Ok(json_of(&tabla_arena::standings(&settings, &game, &records_of(&records)?))?)
}

/// The table as lines of text.
#[pyfunction]
pub fn table(settings: &str, records: Vec<String>) -> PyResult<Vec<String>> {
    let settings = settings_of(settings)?;
    let game = variant_of(&settings)?;
    let standings = tabla_arena::standings(&settings, &game, &records_of(&records)?);
    let width = standings.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0).max(4);
    let number =
        |number: Option<f64>| number.map_or_else(|| "—".to_owned(), |number| format!("{number:+.0}"));
    let line = |(place, row): (usize, &tabla_arena::Row)| {
        let (tally, strength) = (&row.tally, &row.strength);
        format!(
            "{place:>2}  {:width$}  {:>6} {:>5} {:>5} {:>5}  {:>6}  {:>6}  {:>6} … {}",
            row.name,
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            strength.score.map_or_else(|| "—".to_owned(), |score| format!("{:.1} %", 100.0 * score)),
            number(strength.elo),
            number(strength.low),
            number(strength.high),
        )
    };
    let head = format!("    {:width$}   games   won drawn  lost   score     Elo  95 %", "");
    let sprt = standings
        .sprt
        .map(|row| format!("LLR {:+.2} in ({:.2}, {:.2})", row.llr, row.bounds.0, row.bounds.1));
    Ok([head].into_iter().chain((1..).zip(&standings.rows).map(line)).chain(sprt).collect())
}

/// What pairs of games say about strength, by their half points from 0 to 4, and games without their other half; as JSON.
#[pyfunction]
#[pyo3(signature = (pairs, wins=0, draws=0, losses=0, sprt=None))]
pub fn strength(pairs: [u64; 5], wins: u64, draws: u64, losses: u64, sprt: Option<&str>) -> PyResult<String> {
    let mut counted = Pairs::default();
    for (halves, times) in (0..).zip(pairs) {
        (0..times).for_each(|_| counted.add(halves));
    }
    let mut single = Tally::default();
    for (halves, times) in [(2, wins), (1, draws), (0, losses)] {
        (0..times).for_each(|_| single.add(halves));
    }
    let estimate = Units { pairs: counted, single }.estimate();
    let test: Option<Sprt> =
        sprt.map(str::parse).transpose().map_err(|error: tabla_arena::stats::SprtError| setup(&error))?;
    let test = test.map(|test| {
        let llr = test.llr(&counted);
        serde_json::json!({ "llr": llr, "bounds": test.bounds(), "trend": test.trend(llr) })
    });
    let estimate = estimate.map(|estimate| {
        let finite = |number: f64| number.is_finite().then_some(number);
        serde_json::json!({
            "score": estimate.score, "elo": finite(estimate.elo), "low": finite(estimate.low),
            "high": finite(estimate.high), "superiority": estimate.superiority,
        })
    });
    Ok(serde_json::json!({ "strength": estimate, "sprt": test }).to_string())
}

/// The folder of a tournament, as `tabla arena` keeps it.
#[pyclass(frozen, module = "tabla._tabla")]
pub struct Store {
    store: Mutex<tabla_arena::Store>,
}

impl Store {
    fn with<T>(
        &self,
        act: impl FnOnce(&tabla_arena::Store) -> Result<T, tabla_arena::StoreError>,
    ) -> PyResult<T> {
        let store = self.store.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        Ok(act(&store).map_err(|error| Refused::of(ErrorKind::Failed, &error))?)
    }
}

#[pymethods]
impl Store {
    /// Begins a tournament in a folder that has none, or takes up the one that is there. Whoever has it holds it.
    #[new]
    #[pyo3(signature = (folder, settings=None))]
    fn new(folder: PathBuf, settings: Option<&str>) -> PyResult<Store> {
        let failed = |error: tabla_arena::StoreError| Refused::of(ErrorKind::Failed, &error);
        let store = match settings {
            Some(settings) => tabla_arena::Store::create(&folder, settings_of(settings)?).map_err(failed)?,
            None => {
                let mut store = tabla_arena::Store::open(&folder).map_err(failed)?;
                store.hold().map_err(failed)?;
                store
            }
        };
        Ok(Store { store: Mutex::new(store) })
    }

    /// What was agreed on, as JSON.
    #[getter]
    fn settings(&self) -> PyResult<String> {
        self.with(|store| Ok(json_of(store.settings())))?.map_err(PyErr::from)
    }

    /// Every game that is over, as JSON.
    fn records(&self) -> PyResult<Vec<String>> {
        let records = self.with(tabla_arena::Store::records)?;
        Ok(records.values().map(json_of).collect::<Result<_, _>>()?)
    }

    /// Keeps a game. When this returns it is on the disk.
    fn keep(&self, record: &str) -> PyResult<()> {
        let record: GameRecord = serde_json::from_str(record).map_err(|error| unreadable(&error))?;
        self.with(|store| store.keep(&record, &[Vec::new(), Vec::new()]))
    }
}
