//! A game of Jewels under way: the rounds that were played, the clock, and what is kept of it.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tabla_core::{Game, Notation, Say, Saying};
use tabla_jewels::{
    Jewels, Journal, Layout, Record, State, Swap, TimeLimit, View, read_layout, view, write_layout,
};

/// What a game of Jewels is begun with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JewelsSetup {
    /// The board and its refill lines.
    pub layout: Layout,
    /// What the board is called.
    pub name: String,
    /// How long the game may last, if that is agreed on.
    pub limit: Option<TimeLimit>,
    /// How many turns it lasts, if that is agreed on.
    pub turns: Option<u32>,
}

/// Why a game at the table is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JewelsEnding {
    /// By the rules.
    Rules(tabla_jewels::EndReason),
    /// The time that was agreed on is over.
    Time,
}

impl Say for JewelsEnding {
    fn say(&self) -> Saying {
        match self {
            JewelsEnding::Rules(ending) => ending.say(),
            JewelsEnding::Time => Saying::new("jewels-ending-time"),
        }
    }
}

/// A game under way.
///
/// The clock runs from the start, and goes on while rounds are shown. A round that was begun in time counts.
///
/// ```
/// use tabla_core::SeededRng;
/// use tabla_play::jewels::{JewelsSetup, JewelsTable, generate};
///
/// let layout = generate(&mut SeededRng::new(1), 64).unwrap();
/// let mut table = JewelsTable::new(JewelsSetup { layout, name: "1".into(), limit: None, turns: None });
/// let swap = table.hints()[0];
/// let journal = table.play(&swap.to_string()).unwrap();
/// assert_eq!(table.view().points, journal.points);
/// assert!(table.play("1 1 5 5").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct JewelsTable {
    game: Jewels,
    name: String,
    limit: Option<TimeLimit>,
    /// The start, and the state after each round.
    states: Vec<State>,
    rounds: Vec<Journal>,
    /// Whether a round was taken back or the computer played: such a game makes no best score.
    helped: bool,
    /// What was spent before this sitting.
    spent: Duration,
    since: Instant,
}

/// What a save holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JewelsSave {
    /// The board file.
    pub(crate) board: String,
    /// What the board is called.
    pub(crate) name: String,
    /// The time limit as text.
    pub(crate) limit: Option<String>,
    /// The limit of turns.
    pub(crate) turns: Option<u32>,
    /// The swaps that were played.
    pub(crate) rounds: Vec<String>,
    /// Whether there was help.
    pub(crate) helped: bool,
    /// The time spent, in milliseconds.
    pub(crate) spent: u64,
}

impl JewelsSave {
    /// How long the game has lasted.
    pub fn spent(&self) -> Duration {
        Duration::from_millis(self.spent)
    }
}

impl JewelsTable {
    /// A game that begins now.
    pub fn new(setup: JewelsSetup) -> JewelsTable {
        let JewelsSetup { layout, name, limit, turns } = setup;
        let game = Jewels { layout, turns };
        let states = vec![game.start()];
        let (rounds, spent, since) = (Vec::new(), Duration::ZERO, Instant::now());
        JewelsTable { game, name, limit, states, rounds, helped: false, spent, since }
    }

    /// What it was begun with.
    pub fn setup(&self) -> JewelsSetup {
        JewelsSetup {
            layout: self.game.layout.clone(),
            name: self.name.clone(),
            limit: self.limit,
            turns: self.game.turns,
        }
    }

    /// The game as its rules see it.
    pub fn game(&self) -> &Jewels {
        &self.game
    }

    /// How it stands.
    pub fn state(&self) -> &State {
        // There is always the start, and states are only taken away down to it.
        &self.states[self.states.len() - 1]
    }

    /// What there is to see now, the last round with it.
    pub fn view(&self) -> View {
        view(&self.game, self.state(), self.rounds.last())
    }

    /// How it stood after so many rounds.
    pub fn state_at(&self, rounds: usize) -> Option<&State> {
        self.states.get(rounds)
    }

    /// What there was to see after so many rounds, the last of them with it.
    pub fn view_at(&self, rounds: usize) -> Option<View> {
        let last = rounds.checked_sub(1).and_then(|last| self.rounds.get(last));
        self.states.get(rounds).map(|state| view(&self.game, state, last))
    }

    /// What the board is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The time limit, if there is one.
    pub fn limit(&self) -> Option<TimeLimit> {
        self.limit
    }

    /// The rounds played.
    pub fn rounds(&self) -> &[Journal] {
        &self.rounds
    }

    /// Whether a round was taken back or the computer played.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// How long the game has lasted.
    pub fn spent(&self) -> Duration {
        self.spent + self.since.elapsed()
    }

    /// What is left of the time limit; `None` without one.
    pub fn time_left(&self) -> Option<Duration> {
        self.time_left_after(self.spent())
    }

    /// What is left of the time limit once the game has lasted so long, for whoever keeps the time.
    pub fn time_left_after(&self, spent: Duration) -> Option<Duration> {
        let limit = Duration::from_secs(self.limit?.seconds().into());
        Some(limit.saturating_sub(spent))
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<JewelsEnding> {
        self.ending_after(self.spent())
    }

    /// Why the game is over once it has lasted so long, for whoever keeps the time.
    pub fn ending_after(&self, spent: Duration) -> Option<JewelsEnding> {
        let by_rules = self.game.ending(self.state()).map(JewelsEnding::Rules);
        let out_of_time = || self.time_left_after(spent).filter(Duration::is_zero);
        by_rules.or_else(|| out_of_time().map(|_| JewelsEnding::Time))
    }

    /// Every legal swap; none when the game is over.
    pub fn hints(&self) -> Vec<Swap> {
        if self.ending().is_some() { Vec::new() } else { self.game.list(self.state()) }
    }

    /// What the runs pay that the swap itself makes, before anything falls.
    pub fn first_points(&self, swap: Swap) -> u32 {
        let mut board = *self.state().board();
        board.swap(swap);
        board.runs().points()
    }

    /// From now on the game makes no best score: somebody was asked for advice.
    pub fn mark_help(&mut self) {
        self.helped = true;
    }

    /// Plays the swap that this text means, and tells how the round went.
    pub fn play(&mut self, text: &str) -> Result<Journal, Saying> {
        self.play_after(self.spent(), text)
    }

    /// The same once the game has lasted so long, for whoever keeps the time.
    pub fn play_after(&mut self, spent: Duration, text: &str) -> Result<Journal, Saying> {
        if let Some(ending) = self.ending_after(spent) {
            return Err(Saying::new("jewels-refusal-over").with("because", ending.say()));
        }
        self.replay(text)
    }

    fn replay(&mut self, text: &str) -> Result<Journal, Saying> {
        let mut state = self.state().clone();
        let swap = self.game.read_move(&state, text).map_err(|error| error.say())?;
        let journal = self.game.play_out(&mut state, swap);
        self.states.push(state);
        self.rounds.push(journal.clone());
        Ok(journal)
    }

    /// Takes the last round back; `false` when there is none. The clock goes on.
    pub fn undo(&mut self) -> bool {
        let had = self.rounds.pop().is_some();
        if had {
            self.states.pop();
            self.helped = true;
        }
        had
    }

    /// The score for the list of the best; `None` for a game with help, and for one without a point.
    pub fn record(&self, name: &str) -> Option<Record> {
        let state = self.state();
        (!self.helped && state.points() > 0).then(|| Record {
            points: state.points(),
            turns: state.turns(),
            limit: self.limit,
            board: self.name.clone(),
            name: name.to_owned(),
        })
    }

    /// What a save of it holds.
    pub fn save(&self) -> JewelsSave {
        self.save_after(self.spent())
    }

    /// The same once the game has lasted so long, for whoever keeps the time.
    pub fn save_after(&self, spent: Duration) -> JewelsSave {
        JewelsSave {
            board: write_layout(&self.game.layout),
            name: self.name.clone(),
            limit: self.limit.map(|limit| limit.to_string()),
            turns: self.game.turns,
            rounds: self.rounds.iter().map(|round| round.swap.to_string()).collect(),
            helped: self.helped,
            spent: u64::try_from(spent.as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// The game that was saved; its clock goes on from now.
    pub fn restore(save: &JewelsSave) -> Result<JewelsTable, Saying> {
        let layout = read_layout(save.board.as_bytes()).map_err(|error| error.say())?;
        let limit = save.limit.as_deref().map(str::parse::<TimeLimit>).transpose();
        let limit = limit.map_err(|error| error.say())?;
        let setup = JewelsSetup { layout, name: save.name.clone(), limit, turns: save.turns };
        let mut table = JewelsTable::new(setup);
        for round in &save.rounds {
            table.replay(round)?;
        }
        table.helped = save.helped;
        table.spent = Duration::from_millis(save.spent);
        Ok(table)
    }
}
