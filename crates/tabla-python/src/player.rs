//! A computer player that is asked about a state.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use tabla_arena::check_own;
use tabla_core::{ErrorKind, Limits, Seat, TableError, Viewer};
use tabla_table::{Act, Command, Job, JobKind, SeatPlayers, Table, Thinking, Variant, job};

use crate::errors::Refused;
use crate::game::{Game, Rules};
use crate::patience;
use crate::state::State;

/// The name of the one table at which a player sits.
const HERE: &str = "";
/// A bound for what a player remembers while it waits, which its settings keep in any case.
const MEMORY: usize = usize::MAX;

/// A player of the house. It sees what its seat may see and nothing else, and remembers what it likes as long as it is
/// asked about one game.
#[pyclass(frozen, module = "tabla._tabla")]
pub struct Player {
    rules: Arc<Rules>,
    spec: String,
    players: SeatPlayers,
    sits: Mutex<Option<Sitting>>,
}

/// The game that was asked about last.
struct Sitting {
    seed: u64,
    start: Option<String>,
    moves: Vec<String>,
    table: Box<dyn Table>,
}

impl Player {
    /// The game of this state at a table, gone on with where it was asked about before.
    fn table(&self, state: &State) -> Result<Box<dyn Table>, TableError> {
        let saved = state.stepper.saved();
        let mut sits = self.sits.lock().unwrap_or_else(PoisonError::into_inner);
        let known = sits.take().filter(|known| {
            known.seed == saved.seed && known.start == state.start && saved.moves.starts_with(&known.moves)
        });
        let mut sitting = match known {
            Some(known) => known,
            None => {
                self.players.forget(HERE);
                let table = state.rules.table(saved.seed, state.start.as_deref())?;
                Sitting { seed: saved.seed, start: state.start.clone(), moves: Vec::new(), table }
            }
        };
        for text in saved.moves.iter().skip(sitting.moves.len()) {
            sitting.table.play(text)?;
        }
        sitting.moves = saved.moves;
        let copy = sitting.table.copy();
        *sits = Some(sitting);
        Ok(copy)
    }

    fn begin(&self, state: &State) -> Result<Thinking, TableError> {
        let mut table = self.table(state)?;
        let seat = table.to_move().unwrap_or(Seat::FIRST);
        let act = Act::Sit { player: self.spec.clone() };
        table.perform(&Command { seat: Some(seat), at: table.at(), revision: None, act })?;
        let lease = self.players.lend(HERE, &*table, seat)?;
        let is_timed = state.rules.kit.is_timed(&self.spec)?;
        let limits = Limits::default();
        let job = Job { limits, untimed: !is_timed, ..job(HERE, &*table, Viewer::Seat(seat), JobKind::Move) };
        Ok(Thinking::begin(table, job, Some(lease)))
    }
}

#[pymethods]
impl Player {
    #[new]
    fn new(game: &Bound<'_, Game>, spec: &str) -> PyResult<Player> {
        let rules = Arc::clone(&game.get().rules);
        let read = rules.kit.read_player(spec).map_err(Refused)?;
        let variant = Variant { kit: Arc::clone(&rules.kit), options: rules.setup.options.clone() };
        let unknown = |saying| Refused(TableError::new(ErrorKind::Unknown, saying));
        check_own(spec, &variant).map_err(unknown)?;
        let players = SeatPlayers::new(MEMORY);
        Ok(Player { rules, spec: read.to_string(), players, sits: Mutex::default() })
    }

    #[getter]
    fn spec(&self) -> &str {
        &self.spec
    }

    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// Whether it thinks by the clock, so that what it plays depends on the machine.
    #[getter]
    fn is_timed(&self) -> PyResult<bool> {
        Ok(self.rules.kit.is_timed(&self.spec).map_err(Refused)?)
    }

    /// The decision for the seat to move, as JSON.
    fn choose_json(&self, py: Python<'_>, state: &State) -> PyResult<String> {
        let thinking = py.detach(|| self.begin(state)).map_err(Refused)?;
        let answer = patience::answer(py, &thinking)?;
        Ok(serde_json::to_string(&answer.thought()).unwrap_or_default())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Player>) -> PyResult<(Bound<'py, PyAny>, (Game, String))> {
        Ok((slf.getattr("__class__")?, (slf.get().game(), slf.get().spec.clone())))
    }

    fn __repr__(&self) -> String {
        format!("tabla.player({:?}, {:?})", self.rules.kit.id(), self.spec)
    }
}
