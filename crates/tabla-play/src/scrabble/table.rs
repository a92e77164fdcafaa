//! One game of Scrabble, with its players and its record.

use tabla_core::{Game, Notation, Say, Saying, Seat, SeededRng, Turn, Viewer};
use tabla_scrabble::gcg::{self, Player, Step};
use tabla_scrabble::{Move, Observation, Scrabble, State, Style, View, view, write_play};

use super::lists::WordLists;
use super::loaded::{draw, last_state};
use super::players::{Chooser, ScrabbleSeat};
use super::setup::{ScrabbleSetup, SetupProblem};

/// What the dice of the players are split off with.
const PLAYERS: u64 = 0x5c4a_bb1e;

/// A game in progress.
///
/// Which tiles are drawn depends on the seed and on how many decisions there were: whoever takes a move back
/// and plays it again draws the same tiles.
pub struct ScrabbleTable {
    setup: ScrabbleSetup,
    game: Scrabble,
    /// Who decides for each seat, once they are asked; nobody for a person.
    choosers: Vec<Option<Box<dyn Chooser>>>,
    steps: Vec<Step>,
    state: State,
}

/// Whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScrabbleTurn {
    /// This seat decides.
    Seat(Seat),
    /// The game is over.
    Over(ScrabbleEnding),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScrabbleEnding {
    /// Who has won; nobody when the best have as many points.
    pub winner: Option<Seat>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// What each seat got or lost for the tiles that were left.
    pub settled: Vec<i32>,
}

/// A decision that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: Move,
    /// The same as text, in the house's notation.
    pub house: String,
    /// The same as text, as GCG files have it.
    pub gcg: String,
    /// The points of a play; while it may be challenged, those that it would bring.
    pub points: i32,
    /// For a challenge: whether the play was taken back.
    pub withdrawn: Option<bool>,
}

/// A position as a seat may know it, as text: the other racks are empty, all of them for somebody who watches.
pub fn seat_position(game: &Scrabble, state: &State, seat: Option<Seat>) -> String {
    game.tell_state(state, seat.map_or(Viewer::Public, Viewer::Seat))
}

impl ScrabbleTable {
    /// Sets a game up and deals the tiles.
    pub fn open(setup: ScrabbleSetup, lists: &WordLists) -> Result<ScrabbleTable, SetupProblem> {
        let game = setup.game(lists)?;
        let start = match (&setup.loaded, &setup.position) {
            (Some(text), _) => last_state(&game, text, setup.seed).map_err(SetupProblem::Start)?,
            (None, Some(text)) => game.read_state(text).map_err(|error| SetupProblem::Start(error.say()))?,
            (None, None) => game.start(),
        };
        let choosers = setup.seats.iter().map(|_| None).collect();
        let mut table = ScrabbleTable { setup, game, choosers, steps: Vec::new(), state: start };
        table.deal();
        Ok(table)
    }

    fn deal(&mut self) {
        let mut dice = SeededRng::split(self.setup.seed, self.steps.len() as u64 + 1);
        draw(&self.game, &mut self.state, None, &mut dice);
    }

    /// What was agreed on.
    pub fn setup(&self) -> &ScrabbleSetup {
        &self.setup
    }

    /// The game's rules, words and tiles.
    pub fn game(&self) -> &Scrabble {
        &self.game
    }

    /// The players in the order of play.
    pub fn seats(&self) -> &[ScrabbleSeat] {
        &self.setup.seats
    }

    /// The player of this seat.
    pub fn player(&self, seat: Seat) -> ScrabbleSeat {
        self.setup.seats.get(seat.index()).copied().unwrap_or(ScrabbleSeat::Human)
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.setup.seats.iter().filter(|seat| seat.is_human()).count()
    }

    /// How many decisions there were.
    pub fn turns(&self) -> usize {
        self.steps.len()
    }

    /// The position with everything in it: not for the eyes of the players.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whose turn it is.
    pub fn turn(&self) -> ScrabbleTurn {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => ScrabbleTurn::Seat(seat),
            Turn::Chance(luck) => ScrabbleTurn::Seat(luck.seat()),
            Turn::Over(end) => ScrabbleTurn::Over(ScrabbleEnding {
                winner: end.outcome.winner(),
                scores: self.state.all_seats().map(|seat| self.state.score(seat)).collect(),
                settled: self.game.settlement(&self.state),
            }),
        }
    }

    /// What a seat may know.
    pub fn sight(&self, seat: Seat) -> Observation {
        self.game.observe(&self.state, Viewer::Seat(seat))
    }

    /// What a seat may see, for screens.
    pub fn view(&self, seat: Seat) -> View {
        view(&self.game, &self.state, seat, self.laid_before(self.steps.len()))
    }

    /// The position after so many decisions, with everything in it.
    pub fn state_at(&self, turns: usize) -> Option<&State> {
        match self.steps.get(turns) {
            Some(step) => Some(&step.state),
            None => (turns == self.steps.len()).then_some(&self.state),
        }
    }

    /// What a seat could see after so many decisions.
    pub fn view_at(&self, turns: usize, seat: Seat) -> Option<View> {
        Some(view(&self.game, self.state_at(turns)?, seat, self.laid_before(turns)))
    }

    /// The last tiles that were laid before this decision.
    fn laid_before(&self, turns: usize) -> Option<Move> {
        let before = self.steps.iter().take(turns).rev();
        before.map(|step| step.mv).find(|mv| matches!(mv, Move::Lay(_)))
    }

    /// The position as a seat may know it, as text: the other racks are empty.
    pub fn position(&self, seat: Seat) -> String {
        self.position_at(self.steps.len(), Some(seat)).unwrap_or_default()
    }

    /// The same after so many decisions; all racks are empty for somebody who watches.
    pub fn position_at(&self, turns: usize, seat: Option<Seat>) -> Option<String> {
        let state = self.state_at(turns)?;
        Some(seat_position(&self.game, state, seat))
    }

    /// Reads a move and plays it, or says why not.
    pub fn play(&mut self, text: &str) -> Result<Turned, Saying> {
        let mv = self.game.read_move(&self.state, text).map_err(|error| error.say())?;
        Ok(self.make(mv))
    }

    /// Lets the computer whose turn it is decide; `None` when it is nobody's or a person's turn.
    pub fn let_computer_play(&mut self) -> Option<Turned> {
        let ScrabbleTurn::Seat(seat) = self.turn() else { return None };
        let sight = self.sight(seat);
        let mut dice = self.dice_of_players();
        let player = self.player(seat);
        let chooser = self.choosers.get_mut(seat.index())?;
        if chooser.is_none() {
            *chooser = player.chooser(&self.game);
        }
        let mv = chooser.as_mut()?.choose(&self.game, &sight, &mut dice);
        // A player that errs passes; the table stays sound.
        let mv = if self.is_legal(mv) { mv } else { Move::Pass };
        Some(self.make(mv))
    }

    /// What a player may leave to chance in this turn.
    pub fn dice_of_players(&self) -> SeededRng {
        SeededRng::split(self.setup.seed ^ PLAYERS, self.steps.len() as u64)
    }

    fn is_legal(&self, mv: Move) -> bool {
        let text = self.game.write_move(&self.state, mv);
        self.game.read_move(&self.state, &text).is_ok_and(|read| read == mv)
    }

    fn make(&mut self, mv: Move) -> Turned {
        let before = self.state.clone();
        self.game.play(&mut self.state, mv);
        self.steps.push(Step { state: before, mv });
        self.deal();
        self.told(self.steps.len() - 1)
    }

    /// What was decided, in order.
    pub fn played(&self) -> Vec<Turned> {
        (0..self.steps.len()).map(|index| self.told(index)).collect()
    }

    fn told(&self, index: usize) -> Turned {
        let Step { state, mv } = &self.steps[index];
        let after = self.steps.get(index + 1).map_or(&self.state, |next| &next.state);
        let house = self.game.write_move(state, *mv);
        let (gcg, points) = match mv {
            Move::Lay(play) => {
                let points = self.game.count(state.board(), play).1;
                (write_play(state.board(), play, Style::Gcg), i32::try_from(points).unwrap_or(i32::MAX))
            }
            _ => (house.clone(), 0),
        };
        let seat = state.doubt().map_or(state.mover(), |(_, asked)| asked);
        let withdrawn = match (mv, state.doubt()) {
            (Move::Challenge, Some((play, _))) => {
                Some(play.placed().any(|(square, _)| after.board().tile(square).is_none()))
            }
            _ => None,
        };
        Turned { seat, mv: *mv, house, gcg, points, withdrawn }
    }

    /// The position in which a decision was made, as its seat saw it.
    pub fn sight_before(&self, index: usize) -> Option<Observation> {
        let step = self.steps.get(index)?;
        Some(self.game.observe(&step.state, Viewer::Seat(step.state.mover())))
    }

    /// Whether moves may be taken back: one person plays against computers.
    pub fn may_undo(&self) -> bool {
        self.people() == 1 && self.steps.iter().any(|step| self.is_persons(step))
    }

    fn is_persons(&self, step: &Step) -> bool {
        let seat = step.state.doubt().map_or(step.state.mover(), |(_, asked)| asked);
        self.player(seat).is_human()
    }

    /// Takes everything back to the person's last decision; how many decisions that were.
    pub fn undo(&mut self) -> usize {
        if !self.may_undo() {
            return 0;
        }
        let mut undone = 0;
        while let Some(step) = self.steps.pop() {
            undone += 1;
            let is_persons = self.is_persons(&step);
            self.state = step.state;
            if is_persons {
                break;
            }
        }
        undone
    }

    /// The whole game in the form of GCG, with the part that was loaded.
    pub fn to_gcg(&self) -> String {
        let names = self.setup.loaded.as_deref().and_then(|text| gcg::read(text).ok());
        let names = names.map(|gcg| gcg.players).filter(|players| players.len() == self.setup.seats.len());
        let players = names.unwrap_or_else(|| {
            let numbered = (1..).zip(&self.setup.seats);
            numbered
                .map(|(number, seat)| Player { nick: format!("player{number}"), name: seat.to_string() })
                .collect()
        });
        let written = gcg::write(&self.game, &players, &self.steps, &self.state);
        match &self.setup.loaded {
            None => written,
            // Nothing new was played: the file says everything, also how it ended.
            Some(text) if self.steps.is_empty() => text.clone(),
            Some(text) => {
                let new =
                    written.lines().filter(|line| line.starts_with('>')).map(|line| format!("{line}\n"));
                let old: String = text.lines().map(|line| format!("{line}\n")).collect();
                old + &new.collect::<String>()
            }
        }
    }
}
