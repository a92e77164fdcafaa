//! One game on the bare rules.

use std::sync::Arc;

use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyList, PyTuple};
use serde_json::Value;
use tabla_core::{Outcome, Seat, TableError, Viewer};
use tabla_table::{AnyStepper, Asked, JobAnswer, JobKind, Table, Thinking, job};

use crate::errors::{Refused, unreadable};
use crate::game::{Game, Rules, seat_at};
use crate::patience;

/// One game: whose turn it is, what is legal, what was played.
///
/// ```text
/// >>> import pickle, tabla
/// >>> state = tabla.game("mice", flying=True).new_game()
/// >>> state.play("d2")
/// >>> state.step(state.draw(seed=3))
/// >>> state.turn, state.plies, len(state.legal_moves())
/// (0, 2, 22)
/// >>> state.observation().shape, state.returns(), state.is_over()
/// ((55,), [0.0, 0.0], False)
/// >>> again = pickle.loads(pickle.dumps(state))
/// >>> again == state, again.undo(), again == state, again.moves
/// (True, True, False, ['d2'])
///
/// ```
#[pyclass(module = "tabla._tabla")]
pub struct State {
    pub rules: Arc<Rules>,
    pub start: Option<String>,
    pub stepper: Box<dyn AnyStepper>,
}

impl State {
    pub fn open(
        rules: Arc<Rules>,
        seed: u64,
        start: Option<String>,
        moves: Vec<String>,
    ) -> Result<State, Refused> {
        let stepper = rules.stepper(seed, start.as_deref(), moves)?;
        Ok(State { rules, start, stepper })
    }

    /// The same game at a table.
    pub fn table(&self) -> Result<Box<dyn Table>, TableError> {
        let mut table = self.rules.table(self.stepper.seed(), self.start.as_deref())?;
        for text in self.stepper.saved().moves {
            table.play(&text)?;
        }
        Ok(table)
    }

    fn viewer(&self, seat: Option<u8>) -> Result<Viewer, Refused> {
        Ok(match seat {
            Some(seat) => Viewer::Seat(seat_at(seat, self.rules.seats)?),
            None => Viewer::Everything,
        })
    }
}

/// What a seat has of a game that is over: alone its points, else 1 for who has won, and what the others have lost by it.
pub fn share(outcome: Option<Outcome>, points: Option<i64>, seat: Seat, seats: u8) -> f64 {
    match outcome {
        _ if seats == 1 => points.unwrap_or(0) as f64,
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Won(_)) => -1.0 / f64::from(seats - 1),
        _ => 0.0,
    }
}

#[pymethods]
impl State {
    /// The game that this is one of.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// What chance follows from.
    #[getter]
    fn seed(&self) -> u64 {
        self.stepper.seed()
    }

    /// The seat to move, from 0; None when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.stepper.mover().map(Seat::index)
    }

    /// How many decisions were made.
    #[getter]
    fn plies(&self) -> usize {
        self.stepper.plies()
    }

    /// Everything that was played, as text.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.stepper.saved().moves
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.stepper.mover().is_none()
    }

    /// The legal moves as text, in the order of the rules.
    fn legal_moves(&self) -> Vec<String> {
        self.stepper.texts()
    }

    /// The legal moves as numbers.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let mut legal = Vec::with_capacity(64);
        self.stepper.legal(&mut legal);
        self.rules.numbers(py, &legal)
    }

    /// Which actions are legal, as an array of booleans.
    fn legal_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut marks = vec![false; self.rules.actions];
        self.stepper.mask(&mut marks);
        PyArray1::from_vec(py, marks)
    }

    /// The game that begins with a position; chance follows from the seed.
    #[staticmethod]
    #[pyo3(signature = (game, text, seed=0))]
    fn from_text(py: Python<'_>, game: &Bound<'_, Game>, text: String, seed: u64) -> PyResult<State> {
        let rules = Arc::clone(&game.get().rules);
        Ok(py.detach(|| State::open(rules, seed, Some(text), Vec::new()))?)
    }

    /// Marks the legal actions in an array of booleans that the caller owns.
    fn mask_into(&self, mut out: PyReadwriteArray1<'_, bool>) -> PyResult<()> {
        self.stepper.mask(crate::batch::sized(out.as_slice_mut()?, self.rules.actions, "mask")?);
        Ok(())
    }

    /// Plays a legal move: a text, or a number.
    fn play(&mut self, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        match mv.extract::<usize>() {
            Ok(action) => Ok(self.stepper.play(action).map_err(Refused)?),
            Err(_) => Ok(self.stepper.play_text(mv.extract()?).map_err(Refused)?),
        }
    }

    /// Plays a legal action.
    fn step(&mut self, action: usize) -> PyResult<()> {
        Ok(self.stepper.play(action).map_err(Refused)?)
    }

    /// A legal action by lot, all equally likely; None when the game is over. What is drawn depends on the game, how far it
    /// is, and this seed alone, as in `Batch.sample`.
    #[pyo3(signature = (seed=0))]
    fn draw<'py>(&self, py: Python<'py>, seed: u64) -> Option<Bound<'py, PyInt>> {
        self.stepper.draw(seed).map(|action| self.rules.number(py, action))
    }

    /// Takes the last decision back, with all that fell after it; False where nothing was played.
    fn undo(&mut self) -> bool {
        self.stepper.undo()
    }

    /// The same again; what is played in one is not played in the other.
    fn clone(&self) -> State {
        State { rules: Arc::clone(&self.rules), start: self.start.clone(), stepper: self.stepper.copied() }
    }

    /// A legal action as text.
    fn action_to_text(&self, action: usize) -> PyResult<String> {
        Ok(self.stepper.text_of(action).map_err(Refused)?)
    }

    /// The number of a legal move; None where it has none.
    fn text_to_action(&self, text: &str) -> PyResult<Option<usize>> {
        Ok(self.stepper.action_of(text).map_err(Refused)?)
    }

    /// What every seat has of the game: alone its points, else 1 for a win, 0 for a draw, and a loss is negative.
    fn returns(&self) -> Vec<f64> {
        let (outcome, seats) = (self.stepper.outcome(), self.rules.seats);
        let each = (0..seats).map(Seat::at);
        each.map(|seat| share(outcome, self.stepper.points(seat), seat, seats)).collect()
    }

    /// The points of every seat; None where there are none.
    fn points(&self) -> Vec<Option<i64>> {
        (0..self.rules.seats).map(|seat| self.stepper.points(Seat::at(seat))).collect()
    }

    /// What a seat sees, as numbers; no seat is the one to move, or the first.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = match seat {
            Some(seat) => seat_at(seat, self.rules.seats)?,
            None => self.stepper.mover().unwrap_or(Seat::FIRST),
        };
        let mut numbers = vec![0.0; self.rules.features];
        self.stepper.observe(seat, &mut numbers);
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// The whole position as text, with all that is hidden.
    fn to_text(&self) -> String {
        self.stepper.position()
    }

    /// What a seat may see, as JSON; no seat sees everything.
    #[pyo3(signature = (seat=None))]
    fn view(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        let shown = py.detach(|| self.table()?.show(viewer, None)).map_err(Refused)?;
        Ok(shown.board.json().to_string())
    }

    /// The position as a line of text for a seat, with nothing that is hidden from it.
    #[pyo3(signature = (seat=None))]
    fn told(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(py.detach(|| self.table()?.show(viewer, None)).map_err(Refused)?.position)
    }

    /// The answer to a question of the game's own, as JSON, for a seat.
    #[pyo3(signature = (question, with_="null", seat=None))]
    fn ask_json(&self, py: Python<'_>, question: &str, with_: &str, seat: Option<u8>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        let with: Value = serde_json::from_str(with_).map_err(|error| unreadable(&error))?;
        let asked = JobKind::Ask(Asked { name: question.to_owned(), with });
        let ask = || -> Result<Thinking, TableError> {
            let table = self.table()?;
            let job = job("", &*table, viewer, asked);
            Ok(Thinking::begin(table, job, None))
        };
        let thinking = py.detach(ask).map_err(Refused)?;
        Ok(match patience::answer(py, &thinking)? {
            JobAnswer::Reply(reply) => reply.to_string(),
            _ => Value::Null.to_string(),
        })
    }

    /// The board as a picture, for notebooks.
    fn _repr_svg_(slf: &Bound<'_, State>) -> PyResult<Py<PyAny>> {
        Ok(slf.py().import("tabla._svg")?.getattr("draw")?.call1((slf,))?.unbind())
    }

    fn __reduce__<'py>(slf: &Bound<'py, State>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let state = slf.borrow();
        let game = state.game().into_pyobject(slf.py())?;
        let arguments = (state.seed(), state.start.clone(), state.moves()).into_pyobject(slf.py())?;
        let arguments = (game, arguments).into_pyobject(slf.py())?;
        Ok((slf.py().import("tabla._games")?.getattr("_restore")?, arguments))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.rules.kit.id() == other.rules.kit.id()
            && self.rules.setup == other.rules.setup
            && self.stepper.position() == other.stepper.position()
    }

    fn __hash__(&self) -> u64 {
        self.stepper.key()
    }

    fn __repr__(&self) -> String {
        format!("<{} after {} moves: {}>", self.rules.kit.id(), self.plies(), self.stepper.position())
    }

    fn __str__(&self) -> String {
        self.stepper.position()
    }
}
