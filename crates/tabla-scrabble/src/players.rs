//! A computer player. It is handed what its seat may know, the dice, and a question whether to stop; it has
//! neither a clock nor any other way to see the hidden tiles.
//!
//! At first every move is judged by its equity: the points, and what the tiles are worth that are kept. The best
//! of them are then looked at more closely. The hidden tiles are dealt again and again; each time all the moves
//! are tried with the same deal, the opponents reply and the player moves once more. Moves that fall behind
//! by more than luck explains are given up. With few tiles in the bag every deal is looked at once; with none
//! there is only one, and an [`EndgameSolver`] may solve it.

mod deals;
mod endgame;
mod leaves;
mod level;
mod options;
mod outlook;
mod race;
mod scene;
mod selfplay;
mod solver;

use std::sync::Arc;

use tabla_core::rand_core::Rng;
use tabla_core::{Game, Seat};

use crate::{Grid, Leaves, Lexicon, ListError, Move, Observation, POINT, Play, Rack, Scored, Scrabble};
use deals::Deals;
pub use endgame::{Ahead, Endgame, EndgameState, Pick};
pub use leaves::{LeaveTable, LeaveTrainer, LeavesFault, Progress};
pub use level::Level;
use options::TurnOptions;
pub use outlook::Outlook;
use outlook::result;
use race::Race;
use scene::{Manners, Scene};
pub use selfplay::{Played, Sample, SelfPlay};
pub use solver::Solver;

/// A move, and what is thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    pub mv: Move,
    pub score: i32,
    /// The tiles that are kept.
    pub leave: Rack,
    /// The points and what the tiles kept are worth, in thousandths of a point.
    pub equity: i32,
    /// What a look ahead made of it, if there was one.
    pub outlook: Option<Outlook>,
}

/// What a player thinks of a turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Advice {
    /// The moves, the best first; empty only where the seat has nothing to decide.
    pub options: Vec<Opinion>,
    /// How many deals of the hidden tiles were looked at.
    pub samples: u32,
    /// Whether all that can happen has been looked at, as far as the player looks.
    pub complete: bool,
}

impl Advice {
    pub fn best(&self) -> Option<&Opinion> {
        self.options.first()
    }

    /// What is thought of this move, and its place in the list, counted from 0.
    pub fn of(&self, mv: Move) -> Option<(usize, &Opinion)> {
        self.options.iter().enumerate().find(|(_, option)| option.mv == mv)
    }
}

/// How much work a look ahead may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effort {
    /// How many moves are looked at more closely.
    pub candidates: usize,
    /// How many deals of the hidden tiles at most.
    pub samples: u32,
    /// Whether moves that fall behind are given up before all deals are made.
    pub gives_up: bool,
}

impl Effort {
    pub const NONE: Effort = Effort { candidates: 0, samples: 0, gives_up: true };
    /// As long as nobody says stop.
    pub const FULL: Effort = Effort { candidates: 20, samples: 3000, gives_up: true };
}

/// What a search has found in an ending.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solution {
    /// The best pick at its start.
    pub pick: Pick,
    /// By how many points the player to move wins.
    pub spread: i32,
    /// Whether everything was looked at; if not, the search has seen further than the player all the same.
    pub exact: bool,
    /// Where it is exact, what both players do from here on, the pick first; it may break off before the end.
    pub line: Vec<Move>,
}

/// Solves endings: whoever has a search that does.
pub trait EndgameSolver {
    /// What is best at the start of this ending; `None` if nothing was found in time.
    fn solve(&mut self, endgame: &Endgame, stop: &dyn Fn() -> bool) -> Option<Solution>;
}

/// Nobody solves endings: the player goes by its look ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unsolved;

impl EndgameSolver for Unsolved {
    fn solve(&mut self, _: &Endgame, _: &dyn Fn() -> bool) -> Option<Solution> {
        None
    }
}

/// What a player needs besides the observation of its seat.
pub struct Task<'t> {
    /// How much work it may be.
    pub effort: Effort,
    /// A legal move that is to be looked at whatever its equity: that of somebody who wants to know what it cost.
    pub also: Option<Move>,
    pub dice: &'t mut dyn Rng,
    /// Whether to stop now; asked again and again.
    pub stop: &'t dyn Fn() -> bool,
    pub solver: &'t mut dyn EndgameSolver,
    /// Hears of every new state of the advice, the first one at once.
    pub report: &'t mut dyn FnMut(&Advice),
}

/// No move is given up before so many deals.
const LEAST_SAMPLES: u32 = 24;

/// After so many deals it is asked again which moves to give up.
const BATCH: u32 = 8;

/// A computer player of one game.
#[derive(Clone)]
pub struct Strategist {
    game: Scrabble,
    leaves: Arc<dyn Leaves + Send + Sync>,
    level: Level,
    /// The words that it knows; all, if there are none.
    vocabulary: Option<Arc<Lexicon>>,
}

impl Strategist {
    /// A player who knows all words and does everything that it can, with these values of leaves.
    pub fn new(game: Scrabble, leaves: Arc<dyn Leaves + Send + Sync>) -> Strategist {
        Strategist { game, leaves, level: Level::Full, vocabulary: None }
    }

    /// The same player at another level, with the words that go with it.
    pub fn at_level(self, level: Level) -> Result<Strategist, ListError> {
        let vocabulary = level.vocabulary(self.game.lexicon()).transpose()?.map(Arc::new);
        Ok(Strategist { level, vocabulary, ..self })
    }

    /// The same player with these words alone. Those that the game does not know are never played.
    #[must_use]
    pub fn with_vocabulary(self, words: Arc<Lexicon>) -> Strategist {
        Strategist { vocabulary: Some(words), ..self }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// How many bytes of memory its own words take; those of the game are not counted.
    pub fn bytes(&self) -> usize {
        self.vocabulary.as_ref().map_or(0, |words| words.bytes())
    }

    /// The game that it plays.
    pub fn game(&self) -> &Scrabble {
        &self.game
    }

    /// The move to make; `None` where the seat has nothing to decide.
    pub fn choose(&self, observation: &Observation, task: Task<'_>) -> Option<Move> {
        self.advise(observation, task).best().map(|best| best.mv)
    }

    /// What to think of the moves that there are. The first report comes at once, by equity alone.
    pub fn advise(&self, observation: &Observation, task: Task<'_>) -> Advice {
        if let Some((play, asked)) = observation.doubt {
            return self.answer(observation, play, asked, task.dice);
        }
        if observation.mover != observation.seat || observation.scores.len() != self.game.players() {
            return Advice::default();
        }
        let mut advice =
            Advice { options: self.options(observation, task.also, task.dice), samples: 0, complete: false };
        (task.report)(&advice);
        let candidates = bring_forward(&mut advice.options, task.effort.candidates, task.also);
        if candidates > 0 && (candidates > 1 || task.also.is_some()) {
            self.look_closer(observation, task, candidates, &mut advice);
        }
        advice
    }

    /// Whether a play that lies on the board is doubted: if its words are not in the list.
    fn answer(&self, observation: &Observation, play: Play, asked: Seat, dice: &mut dyn Rng) -> Advice {
        if asked != observation.seat {
            return Advice::default();
        }
        let mut before = observation.board.clone();
        play.placed().for_each(|(square, _)| before.set(square, None));
        let (words, _) = self.game.count(&before, &play);
        let is_right = words.iter().all(|word| self.game.knows(&word.tiles));
        let opinion = |mv| Opinion { mv, score: 0, leave: observation.rack, equity: 0, outlook: None };
        let mut options = vec![opinion(Move::Challenge), opinion(Move::Accept)];
        if is_right {
            options.swap(0, 1);
        } else {
            self.level.overlook(&mut options, dice);
        }
        Advice { options, samples: 0, complete: true }
    }

    /// Every move that comes to mind, and the one that was asked for; the best first.
    fn options(&self, observation: &Observation, also: Option<Move>, dice: &mut dyn Rng) -> Vec<Opinion> {
        let game = &self.game;
        let leaves: &dyn Leaves = if self.level.keeps_with_care() { &*self.leaves } else { &Careless };
        let turn = TurnOptions::new(game, observation, leaves);
        let mut options = match &self.vocabulary {
            None => turn.plays(game.lexicon(), &observation.grid),
            Some(words) => {
                let grid = Grid::of(&observation.board, game.layout(), game.tile_set(), words);
                let mut plays = turn.plays(words, &grid);
                plays.retain(|option| self.is_legal(observation, option));
                plays
            }
        };
        self.level.overlook(&mut options, dice);
        if self.level.keeps_with_care() || options.is_empty() {
            options.extend(turn.exchanges());
        }
        options.push(turn.pass());
        if let Some(Move::Lay(play)) = also
            && options.iter().all(|option| option.mv != Move::Lay(play))
        {
            let score = game.count(&observation.board, &play).1 as i32;
            options.push(turn.play(&Scored { play, score }));
        }
        options::sort(&mut options);
        options
    }

    /// Whether the game knows all words that a play with the own vocabulary forms.
    fn is_legal(&self, observation: &Observation, option: &Opinion) -> bool {
        let Move::Lay(play) = option.mv else { return true };
        let (words, _) = self.game.count(&observation.board, &play);
        words.iter().all(|word| self.game.knows(&word.tiles))
    }

    /// Looks at the first so many options, solves the ending if there is one, and puts them into order.
    fn look_closer(&self, observation: &Observation, task: Task<'_>, candidates: usize, advice: &mut Advice) {
        let Task { effort, also, dice, stop, solver, report } = task;
        let (lexicon, tiles) = (self.game.lexicon(), self.game.tile_set());
        let manners = Manners { lexicon, tiles, leaves: &*self.leaves };
        let mut race = Race::new(observation, &advice.options[..candidates]);
        let mut deals = Deals::new(&self.game, observation, dice);
        while advice.samples < effort.samples && !race.is_decided(also) {
            // An ending has only one deal, and equity says little of it: so much time there must be.
            if stop() && (advice.samples > 0 || observation.in_bag > 0) {
                break;
            }
            let Some(deal) = deals.next(dice) else { break };
            race.run(&Scene::new(&self.game, manners, observation, &deal));
            advice.samples += 1;
            if advice.samples.is_multiple_of(BATCH) && advice.samples >= LEAST_SAMPLES {
                if effort.gives_up {
                    race.give_up(also);
                }
                if advice.samples.is_power_of_two() {
                    race.tell(advice, deals.is_exhausted());
                    report(advice);
                }
            }
        }
        race.tell(advice, deals.is_exhausted());
        if let Some(endgame) = Endgame::seen(&self.game, observation)
            && !stop()
            && let Some(solution) = solver.solve(&endgame, stop)
        {
            settle(&endgame, solution, advice);
        }
    }
}

/// Puts the move that solves an ending before all others.
fn settle(endgame: &Endgame, solution: Solution, advice: &mut Advice) {
    let Solution { pick, spread, exact, line: _ } = solution;
    let mv = endgame.meaning(&endgame.start(), pick);
    let Some(place) = advice.options.iter().position(|option| option.mv == mv) else { return };
    let mut best = advice.options.remove(place);
    let win = result(spread);
    best.outlook = Some(Outlook { spread: spread.into(), error: 0.0, win, samples: 1, exact });
    advice.options.insert(0, best);
}

/// Chooses the first options and the one that was asked for; how many they are.
fn bring_forward(options: &mut [Opinion], candidates: usize, also: Option<Move>) -> usize {
    let first = candidates.min(options.len());
    match options.iter().position(|option| Some(option.mv) == also) {
        Some(place) if place >= first && first > 0 => {
            options[first..=place].rotate_right(1);
            first + 1
        }
        _ => first,
    }
}

/// Nothing that is kept is worth anything.
struct Careless;

impl Leaves for Careless {
    fn value(&self, _: &Rack) -> i32 {
        0
    }
}

/// A judgement of leaves for tiles for which nobody has made a table: jokers are good to keep, and tiles of which
/// there is one already are not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlainLeaves;

impl Leaves for PlainLeaves {
    fn value(&self, leave: &Rack) -> i32 {
        let jokers = i32::from(leave.count(crate::Kind::JOKER));
        let distinct = leave.counts().iter().filter(|&&count| count > 0).count();
        POINT * (25 * jokers - 3 * (leave.len() - distinct) as i32)
    }
}

/// The table if it was made for the tiles of this game, or else the plain judgement.
pub fn leaves_for(game: &Scrabble, table: Option<Arc<LeaveTable>>) -> Arc<dyn Leaves + Send + Sync> {
    match table.filter(|table| table.fits(game.tile_set())) {
        Some(table) => table,
        None => Arc::new(PlainLeaves),
    }
}
