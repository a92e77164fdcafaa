//! A game with its rules.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use pyo3::prelude::*;
use pyo3::types::{PyInt, PyList, PyTuple};
use serde_json::{Map, Value, json};
use tabla_core::{ErrorKind, Saying, Seat, TableError};
use tabla_games::MiceTables;
use tabla_games::kits::{Shelf, registry};
use tabla_table::{
    AnyBatch, AnyStepper, HUMAN, Kit, Registry, SavedBatch, SavedGame, Secret, Setup, Table, Variant,
};

use crate::batch::Batch;
use crate::errors::{Refused, unreadable};
use crate::state::State;

/// The games of the house. Nothing beside the program is read, so that every machine plays alike.
pub fn house() -> &'static Registry {
    static HOUSE: OnceLock<Registry> = OnceLock::new();
    HOUSE.get_or_init(|| registry(&Shelf { word_files: true, ..Shelf::default() }))
}

/// All that states, batches and players of one game share.
pub struct Rules {
    pub kit: Arc<dyn Kit>,
    pub setup: Setup,
    pub seats: u8,
    pub actions: usize,
    pub features: usize,
    /// Python's numbers of actions, as far as they were needed: making them anew takes longer than finding moves.
    numbers: Vec<OnceLock<Py<PyInt>>>,
    /// The words by which the same rules are made again.
    asked: Asked,
}

#[derive(Clone)]
struct Asked {
    options: String,
    seats: u8,
    tables: Option<PathBuf>,
}

impl Rules {
    /// One game from this seed and position with these moves.
    pub fn stepper(
        &self,
        seed: u64,
        start: Option<&str>,
        moves: Vec<String>,
    ) -> Result<Box<dyn AnyStepper>, TableError> {
        let start = start.map(str::to_owned);
        let setup = Setup { start: start.clone(), ..self.setup.clone() };
        let saved = SavedBatch { seed, begun: 0, games: vec![SavedGame { seed, start, moves }] };
        let batch = Arc::clone(&self.kit).restore_batch(&setup, &saved)?;
        let game = batch.lane(0).map(|game| game.copied());
        game.ok_or_else(|| TableError::new(ErrorKind::Setup, Saying::new("table-no-seat")))
    }

    /// These actions as Python's numbers.
    pub fn numbers<'py>(&self, py: Python<'py>, actions: &[u32]) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, actions.iter().map(|&action| self.number(py, action)))
    }

    /// An action as Python's number.
    pub fn number<'py>(&self, py: Python<'py>, action: u32) -> Bound<'py, PyInt> {
        let make = || PyInt::new(py, action).unbind();
        match self.numbers.get(usize::try_from(action).unwrap_or(usize::MAX)) {
            Some(kept) => kept.get_or_init(make).bind(py).clone(),
            None => make().into_bound(py),
        }
    }

    pub fn batch(&self, count: usize, seed: u64) -> Result<Box<dyn AnyBatch>, TableError> {
        Arc::clone(&self.kit).batch(&self.setup, count, seed)
    }

    /// The same game at a table, where players think and questions are answered.
    pub fn table(&self, seed: u64, start: Option<&str>) -> Result<Box<dyn Table>, TableError> {
        let setup = Setup { start: start.map(str::to_owned), ..self.setup.clone() };
        Arc::clone(&self.kit).open(setup, Secret::from_seed(seed))
    }
}

/// The seat with this number, counted from 0, if there is one.
pub fn seat_at(seat: u8, seats: u8) -> Result<Seat, Refused> {
    let none = || Refused(TableError::new(ErrorKind::Unknown, Saying::new("table-no-seat")));
    if seat < seats { Ok(Seat::at(seat)) } else { Err(none()) }
}

/// A game with its rules: what states and batches are made of. Make one with `tabla.game`.
///
/// ```text
/// >>> import tabla
/// >>> jewels = tabla.game("jewels", turns=30)
/// >>> jewels.name, jewels.seats, jewels.actions, jewels.features
/// ('jewels', 1, 112, 436)
/// >>> jewels.new_game(seed=7) == jewels.new_game(seed=7)
/// True
///
/// ```
#[pyclass(frozen, module = "tabla._tabla")]
pub struct Game {
    pub rules: Arc<Rules>,
}

impl Game {
    fn of(kit: Arc<dyn Kit>, mut setup: Setup, asked: Asked) -> Result<Game, Refused> {
        if setup.players.is_empty() && asked.seats > 0 {
            setup.players = vec![HUMAN.to_owned(); usize::from(asked.seats)];
        }
        let numbers = Vec::new();
        let mut rules = Rules { kit, setup, seats: asked.seats, actions: 0, features: 0, numbers, asked };
        let first = rules.stepper(0, None, Vec::new())?;
        (rules.seats, rules.actions, rules.features) = (first.seats(), first.actions(), first.features());
        rules.numbers.resize_with(rules.actions, OnceLock::new);
        rules.setup.players = vec![HUMAN.to_owned(); usize::from(rules.seats)];
        Ok(Game { rules: Arc::new(rules) })
    }
}

#[pymethods]
impl Game {
    /// `rules` as a match names them, `options` as JSON on top of them; no seats are as many as usual.
    #[new]
    #[pyo3(signature = (name, rules="", options="{}", seats=0, tables=None))]
    fn new(
        py: Python<'_>,
        name: &str,
        rules: &str,
        options: &str,
        seats: u8,
        tables: Option<PathBuf>,
    ) -> PyResult<Game> {
        let with_tables = tables.as_ref().map(|folder| {
            let mice_endings = Some(Arc::new(MiceTables::open(folder)));
            registry(&Shelf { word_files: true, mice_endings, ..Shelf::default() })
        });
        let games = with_tables.as_ref().unwrap_or_else(|| house());
        let kit = games.find(name).map_err(Refused)?;
        let variant = Variant::of(games, name, rules).map_err(Refused)?;
        let more: Map<String, Value> = serde_json::from_str(options).map_err(|error| unreadable(&error))?;
        let all: Map<String, Value> = variant.options.into_iter().chain(more).collect();
        kit.choices().check(&all).map_err(Refused)?;
        let asked = Asked { options: json!(all).to_string(), seats, tables };
        let setup = Setup { game: kit.id().to_owned(), options: all, ..Setup::default() };
        // Word lists are unpacked once.
        Ok(py.detach(|| Game::of(kit, setup, asked))?)
    }

    /// The word of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.rules.kit.id()
    }

    /// What is agreed on, as JSON.
    #[getter]
    fn options(&self) -> &str {
        &self.rules.asked.options
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.rules.seats
    }

    /// How many actions there are; every action is a number below it.
    #[getter]
    fn actions(&self) -> usize {
        self.rules.actions
    }

    /// How many numbers an observation has.
    #[getter]
    fn features(&self) -> usize {
        self.rules.features
    }

    /// What is known of the game, as JSON: players, questions, choices, formats.
    #[getter]
    fn info(&self) -> String {
        let info = self.rules.kit.info();
        json!({
            "id": info.id, "rules": info.rules, "choices": info.choices, "players": info.players,
            "questions": info.questions, "formats": info.formats, "hides": info.hides,
            "is_solitary": info.is_solitary,
        })
        .to_string()
    }

    /// Balanced positions from which matches begin, at most so many.
    fn openings(&self, count: usize) -> Vec<String> {
        self.rules.kit.openings(count)
    }

    /// The same game for two who meet: where everybody plays alone, with the same luck for both.
    fn for_match(&self) -> PyResult<Game> {
        let setup = self.rules.kit.match_setup(Setup {
            players: vec![HUMAN.to_owned(); Seat::DUEL.len()],
            ..self.rules.setup.clone()
        });
        let setup = Setup { dealer: None, ..setup };
        let options = json!(setup.options).to_string();
        let asked = Asked { options, seats: 2, ..self.rules.asked.clone() };
        Ok(Game::of(Arc::clone(&self.rules.kit), setup, asked)?)
    }

    /// A new game.
    #[pyo3(signature = (seed=0, start=None, moves=Vec::new()))]
    fn new_game(
        &self,
        py: Python<'_>,
        seed: u64,
        start: Option<String>,
        moves: Vec<String>,
    ) -> PyResult<State> {
        Ok(py.detach(|| State::open(Arc::clone(&self.rules), seed, start, moves))?)
    }

    /// So many games at once.
    #[pyo3(signature = (count, seed=0))]
    fn batch(&self, py: Python<'_>, count: usize, seed: u64) -> PyResult<Batch> {
        Ok(py.detach(|| Batch::open(Arc::clone(&self.rules), count, seed))?)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Game>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let asked = &slf.get().rules.asked;
        let arguments = (slf.get().name(), "", asked.options.as_str(), asked.seats, asked.tables.clone())
            .into_pyobject(slf.py())?;
        Ok((slf.getattr("__class__")?, arguments))
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.rules.kit.id() == other.rules.kit.id() && self.rules.setup == other.rules.setup
    }

    fn __hash__(&self) -> u64 {
        self.rules
            .asked
            .options
            .bytes()
            .fold(u64::from(self.rules.seats), |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
    }

    fn __repr__(&self) -> String {
        format!("tabla.game({:?}, options={}, seats={})", self.name(), self.options(), self.rules.seats)
    }
}

/// The words of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    house().ids().collect()
}
