//! A game under way: what was played, who plays, and what the clocks say.

use std::time::Duration;

use tabla_core::{BySeat, DrawRules, GameEnd, History, Outcome, Say, Saying, Seat, Turn};
use tabla_search::Limits;

use crate::clock::{RESERVE, USUAL_MOVES, allot};
use crate::game_text::{read_game, write_game};
use crate::thinker::{Allowed, Minds, Question, ThinkError, think};
use crate::{
    Clock, Ending, Fate, GameInfo, Housed, OpinionTerm, Played, PlayerSpec, RuleChoice, Table, TableTurn,
    Thinking, View,
};

/// One game of `G` at a table.
///
/// ```
/// use std::time::Duration;
/// use tabla_core::BySeat;
/// use tabla_play::{PlayerSpec, Session, Table};
/// use tabla_santorini::Santorini;
///
/// let mut table = Session::<Santorini>::new(BySeat::new(|_| PlayerSpec::human()));
/// table.play("c3 b2", Duration::ZERO).unwrap();
/// assert_eq!(table.position(), "0000000000000000000000000/2/B2,C3/");
/// assert!(table.undo());
/// assert!(table.redo());
/// assert_eq!(table.record().unwrap(), "B2 C3\n");
/// ```
pub struct Session<G: Housed> {
    game: G,
    /// Every turn, those that were taken back included.
    turns: Vec<Taken<G::Move>>,
    /// The position before each turn, and after the last: one more than turns.
    states: Vec<G::State>,
    /// How many of the turns count; the rest can be played again.
    count: usize,
    /// How the game ended, if not by the rules.
    ended: Option<Ending>,
    players: BySeat<PlayerSpec>,
    clock: Option<Clock>,
    minds: Minds<G>,
}

/// One turn that was taken.
struct Taken<M> {
    mv: M,
    played: Played,
}

impl<G: Housed> Session<G> {
    /// A new game for these players, from the start, by the usual rules.
    pub fn new(players: BySeat<PlayerSpec>) -> Session<G> {
        Session::with_game(G::default(), players)
    }

    /// A new game for these players, from the start, by the rules of this value.
    pub fn with_game(game: G, players: BySeat<PlayerSpec>) -> Session<G> {
        Session {
            game,
            turns: Vec::new(),
            states: vec![game.start()],
            count: 0,
            ended: None,
            players,
            clock: None,
            minds: Minds::new(),
        }
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.states[self.count]
    }

    /// The moves that count, in order.
    pub fn moves_played(&self) -> Vec<G::Move> {
        self.taken().iter().map(|taken| taken.mv).collect()
    }

    /// Lets the computer players forget what they remember of earlier searches.
    pub fn forget(&mut self) {
        self.minds.forget();
    }

    /// Starts anew from this position.
    pub fn restart(&mut self, state: G::State) {
        self.turns.clear();
        self.states = vec![state];
        self.count = 0;
        self.ended = None;
    }

    fn taken(&self) -> &[Taken<G::Move>] {
        &self.turns[..self.count]
    }

    fn is_from_start(&self) -> bool {
        self.states[0] == self.game.start()
    }

    /// Plays a legal move; turns that were taken back are forgotten.
    fn take(&mut self, mv: G::Move, seat: Seat, spent: Duration) -> Played {
        let state = self.state().clone();
        let played = Played { seat, text: self.game.write_move(&state, mv), spent };
        let next = self.game.after(&state, mv);
        self.turns.truncate(self.count);
        self.states.truncate(self.count + 1);
        self.turns.push(Taken { mv, played: played.clone() });
        self.states.push(next);
        self.count += 1;
        played
    }

    fn over_by_rules(&self) -> Option<Ending> {
        match self.game.turn(self.state()) {
            Turn::Seat(_) => None,
            Turn::Chance(never) => match never {},
            Turn::Over(GameEnd { outcome: Outcome::Won(seat), .. }) => Some(Ending::Won(seat)),
            Turn::Over(_) => Some(Ending::Drawn),
        }
    }

    /// The positions up to now, as far as a draw can depend on them.
    fn history(&self) -> History {
        let mut history = History::new(&self.game, &self.states[0]);
        for (taken, after) in self.taken().iter().zip(&self.states[1..]) {
            history.push(&self.game, taken.mv, after);
        }
        history
    }

    /// How the game ended, if it is over.
    fn ending(&self) -> Option<Ending> {
        self.over_otherwise().or_else(|| self.over_by_rules())
    }

    /// How the game ended, if the position itself does not tell.
    fn over_otherwise(&self) -> Option<Ending> {
        self.ended.or_else(|| if self.over_by_rules().is_some() { None } else { self.over_by_course() })
    }

    fn over_by_course(&self) -> Option<Ending> {
        let rules = self.game.draw_rules();
        if rules == DrawRules::default() { None } else { self.history().draw(rules).map(Ending::DrawnBy) }
    }

    fn left_on(&self, clock: Clock, seat: Seat, more: Option<Duration>) -> Option<Duration> {
        let own = self.taken().iter().map(|taken| &taken.played).filter(|played| played.seat == seat);
        clock.left(own.map(|played| played.spent).chain(more))
    }
}

impl<G: Housed> Table for Session<G> {
    fn game(&self) -> &'static GameInfo {
        G::info()
    }

    fn rule_choice(&self) -> RuleChoice {
        self.game.rules()
    }

    fn view(&self) -> View {
        self.game.view(self.state(), self.taken().last().map(|taken| taken.mv), self.over_otherwise())
    }

    fn turn(&self) -> TableTurn {
        match (self.ending(), self.game.mover(self.state())) {
            (None, Some(seat)) => TableTurn::Seat(seat),
            (Some(ending), _) => TableTurn::Over(ending),
            (None, None) => TableTurn::Over(Ending::Drawn),
        }
    }

    fn player(&self, seat: Seat) -> &PlayerSpec {
        &self.players[seat]
    }

    fn seat_player(&mut self, seat: Seat, player: PlayerSpec) {
        self.players[seat] = player;
    }

    fn moves(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let state = self.state();
        self.game.list(state).into_iter().map(|mv| self.game.write_move(state, mv)).collect()
    }

    fn played(&self) -> Vec<Played> {
        self.taken().iter().map(|taken| taken.played.clone()).collect()
    }

    fn play(&mut self, text: &str, spent: Duration) -> Result<Played, Saying> {
        if let Some(ending) = self.over_otherwise() {
            return Err(ending.say());
        }
        let mv = self.game.read_move(self.state(), text).map_err(|error| error.say())?;
        let TableTurn::Seat(seat) = self.turn() else { return Err(Saying::new("table-over")) };
        if let Some(clock) = self.clock
            && self.left_on(clock, seat, Some(spent)).is_none()
        {
            // The flag fell before the move was made.
            let ending = Ending::OutOfTime(seat);
            self.ended = Some(ending);
            return Err(ending.say());
        }
        Ok(self.take(mv, seat, spent))
    }

    fn undo(&mut self) -> bool {
        // What happened last may have been no turn: a resignation, or a flag that fell.
        if self.ended.take().is_some() {
            return true;
        }
        let is_possible = self.count > 0;
        self.count -= usize::from(is_possible);
        is_possible
    }

    fn redo(&mut self) -> bool {
        let is_possible = self.ended.is_none() && self.count < self.turns.len();
        self.count += usize::from(is_possible);
        is_possible
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Saying> {
        match self.turn() {
            TableTurn::Over(ending) => Err(ending.say()),
            TableTurn::Seat(_) => {
                self.ended = Some(Ending::Resigned(seat));
                Ok(())
            }
        }
    }

    fn position(&self) -> String {
        self.game.write_state(self.state())
    }

    fn start_position(&self) -> Option<String> {
        (!self.is_from_start()).then(|| self.game.write_state(&self.states[0]))
    }

    fn set_position(&mut self, text: &str) -> Result<(), Saying> {
        let state = self.game.read_state(text).map_err(|error| error.say())?;
        self.restart(state);
        Ok(())
    }

    fn record(&self) -> Option<String> {
        Some(write_game(&self.game, &self.states[0], &self.moves_played()))
    }

    fn load_record(&mut self, text: &str) -> Result<(), Saying> {
        let (game, start, moves) = read_game(&self.game, text)?;
        if game.rules() != self.game.rules() {
            // What was found out by other rules is not true any more.
            self.minds = Minds::new();
        }
        self.game = game;
        self.restart(start);
        for mv in moves {
            if let Some(seat) = self.game.mover(self.state()) {
                self.take(mv, seat, Duration::ZERO);
            }
        }
        Ok(())
    }

    fn think(&self, player: &PlayerSpec) -> Result<Thinking, Saying> {
        let seat = match self.turn() {
            TableTurn::Over(ending) => return Err(ending.say()),
            TableTurn::Seat(seat) => seat,
        };
        let allowed = self.clock.map(|clock| {
            let left = self.left_on(clock, seat, None).unwrap_or_default();
            let most = left.saturating_sub(RESERVE).max(Duration::from_millis(1));
            Allowed { share: allot(left, clock.increment, USUAL_MOVES), most }
        });
        let question = Question {
            game: self.game,
            state: self.state(),
            past: self.history().past().to_vec(),
            ply: self.count,
            player,
            allowed,
            most: G::info().reply_limit,
            limits: Limits::default(),
        };
        think(&self.minds, &question, None).map_err(|error| match error {
            ThinkError::Player(error) => error.say(),
            ThinkError::Over => Saying::new("table-over"),
        })
    }

    fn opinion(&self) -> Vec<OpinionTerm> {
        match self.turn() {
            TableTurn::Seat(_) => self.game.opinion(self.state()),
            TableTurn::Over(_) => Vec::new(),
        }
    }

    fn exact_values(&self) -> Vec<(String, Fate)> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let state = self.state();
        let fate = |mv| {
            let after = self.game.after(state, mv);
            match self.game.turn(&after) {
                Turn::Over(end)
                    if end.outcome.winner().is_some() && end.outcome.winner() == self.game.mover(state) =>
                {
                    Some(Fate::Win { plies: 1 })
                }
                _ => self.game.fate(&after).map(Fate::before),
            }
        };
        let known = self.game.list(state).into_iter().filter_map(|mv| Some((mv, fate(mv)?)));
        known.map(|(mv, fate)| (self.game.write_move(state, mv), fate)).collect()
    }

    fn clock(&self) -> Option<Clock> {
        self.clock
    }

    fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.clock.map(|clock| self.left_on(clock, seat, None).unwrap_or_default())
    }
}
