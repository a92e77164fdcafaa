//! The rules of the full game.

mod chance;
pub(crate) mod legal;
mod refusal;

pub use chance::Draw;
pub(crate) use chance::draw;
pub use refusal::{Fault, Refusal};

use std::collections::BTreeSet;
use std::sync::Arc;

use tabla_core::rand_core::Rng;
use tabla_core::{Game, GameEnd, Outcome, Say, Saying, Seat, Turn, TurnOf, Viewer, Withdrawal, Withdrawn};

use crate::state::{Doubt, Player};
use crate::words::words;
use crate::{
    Board, Generator, Grid, Layout, Letter, Lexicon, Play, RACK, Rack, SEATS, STANDARD, Square, State, Tile,
    TileSet, Word,
};

/// What all seven tiles of a rack earn when they are laid at once.
pub const ALL_TILES: u32 = 50;

/// No play scores more than this, however strange the board; so that sums of points stay numbers.
const MOST_POINTS: u64 = 1_000_000;

/// What happens to words that are not in the dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Challenge {
    /// They cannot be laid.
    #[default]
    Void,
    /// They can, until somebody doubts them. Then a wrong play is taken back and scores nothing; a wrong
    /// doubt costs the doubter's next turn.
    Double,
}

/// Scrabble with a dictionary, a board and a set of tiles, for two to four players.
#[derive(Clone)]
pub struct Scrabble {
    lexicon: Arc<Lexicon>,
    layout: Arc<Layout>,
    tile_set: Arc<TileSet>,
    seats: usize,
    challenge: Challenge,
    /// Where every game begins, if not on an empty board.
    first: Option<Arc<State>>,
    /// What is known of the game beforehand, if others have played and written it down.
    told: Arc<Told>,
}

/// What a file tells of a game that others have played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The tiles that were drawn, in order.
    pub draws: Vec<Rack>,
    /// The words that stood, whatever the dictionary says.
    pub words: BTreeSet<Vec<Letter>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Lay(Play),
    /// Puts these tiles back and draws as many others.
    Exchange(Rack),
    Pass,
    /// Lets the last play stand.
    Accept,
    /// Doubts the last play.
    Challenge,
}

/// By which rule a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Say)]
#[say("scrabble-ending")]
pub enum EndReason {
    /// The bag is empty, and so is this seat's rack.
    #[say("out")]
    OutOfTiles {
        #[say("player")]
        seat: Seat,
    },
    /// Too many turns in a row brought no points.
    Scoreless,
}

/// What a viewer may know: the own rack, the board, the points, and how many tiles are where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    /// Whose view it is; for somebody who watches, that of the player to move, without the rack.
    pub seat: Seat,
    /// The racks that are known to the viewer.
    pub racks: Vec<Option<Rack>>,
    /// What lies on the board.
    pub board: Board,
    /// The board as the generator of plays sees it.
    pub grid: Arc<Grid>,
    pub rack: Rack,
    /// All tiles that are neither on the board nor on the own rack, whoever has them.
    pub unseen: Rack,
    /// How many tiles are in the bag.
    pub in_bag: usize,
    /// How many tiles are given up in an exchange that is not finished.
    pub aside: usize,
    /// How many tiles each player has.
    pub held: Vec<usize>,
    /// The points of each player.
    pub scores: Vec<i32>,
    /// Who loses the next turn.
    pub sitting_out: Vec<Seat>,
    /// Whose turn it is to lay tiles.
    pub mover: Seat,
    /// How many turns in a row brought no points.
    pub scoreless: u8,
    /// The play that may still be challenged, and who is asked about it.
    pub doubt: Option<(Play, Seat)>,
    /// Whose decision it is; nobody's while tiles are drawn and after the end.
    pub to_move: Option<Seat>,
    /// How the game has ended, by its rules.
    pub outcome: Option<Outcome>,
}

impl Scrabble {
    /// The English game on the standard board, for two.
    pub fn new(lexicon: Arc<Lexicon>) -> Scrabble {
        Scrabble {
            lexicon,
            layout: Arc::new(STANDARD.clone()),
            tile_set: Arc::new(TileSet::english().clone()),
            seats: 2,
            challenge: Challenge::Void,
            first: None,
            told: Arc::default(),
        }
    }

    /// The same game on another board.
    #[must_use]
    pub fn on(self, layout: Layout) -> Scrabble {
        Scrabble { layout: Arc::new(layout), ..self }
    }

    /// The same game with other tiles; `None` if there are too few for the players' first racks.
    #[must_use]
    pub fn with_tiles(self, tile_set: TileSet) -> Option<Scrabble> {
        let game = Scrabble { tile_set: Arc::new(tile_set), ..self };
        game.has_enough_tiles().then_some(game)
    }

    /// The same game for so many players; `None` if it cannot be played so.
    #[must_use]
    pub fn for_players(self, seats: usize) -> Option<Scrabble> {
        let game = Scrabble { seats, ..self };
        (SEATS.contains(&seats) && game.has_enough_tiles()).then_some(game)
    }

    /// The same game with another rule for wrong words.
    #[must_use]
    pub fn with_challenge(self, challenge: Challenge) -> Scrabble {
        Scrabble { challenge, ..self }
    }

    /// The same game, which begins with this state of it: a game that others have begun and written down.
    #[must_use]
    pub fn beginning_with(self, state: State) -> Scrabble {
        Scrabble { first: Some(Arc::new(state)), ..self }
    }

    /// The same game, as far as a file tells it: its words are known.
    #[must_use]
    pub fn with_told(self, told: Told) -> Scrabble {
        Scrabble { told: Arc::new(told), ..self }
    }

    /// What a file tells of the game.
    pub fn told(&self) -> &Arc<Told> {
        &self.told
    }

    fn has_enough_tiles(&self) -> bool {
        self.tile_set.tiles().len() >= self.seats * RACK
    }

    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The board's size and coloured squares.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub fn tile_set(&self) -> &TileSet {
        &self.tile_set
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.seats
    }

    /// What happens to words that are not in the dictionary.
    pub fn challenge(&self) -> Challenge {
        self.challenge
    }

    /// The words that a play forms on this board, the one along its line first, and its points.
    pub fn count(&self, board: &Board, play: &Play) -> (Vec<Word>, u32) {
        let mut after = board.clone();
        let placed: Vec<Square> = play.placed().map(|(square, _)| square).collect();
        play.placed().for_each(|(square, tile)| after.set(square, Some(tile)));
        let value = |tile: Tile| u64::from(self.tile_set.tile_value(tile));
        let words = words(&after, &self.layout, value, &placed, play.direction());
        let bonus = if placed.len() == RACK { u64::from(ALL_TILES) } else { 0 };
        let points = words.iter().fold(bonus, |points, word| u64::saturating_add(points, word.points));
        (words, points.min(MOST_POINTS) as u32)
    }

    /// Whether the word is in the dictionary, or stood when the game was played; jokers stand for their letters.
    pub fn knows(&self, word: &[Tile]) -> bool {
        let letters = || word.iter().map(|tile| tile.letter());
        self.lexicon.has(letters()) || self.told.words.contains(&letters().collect::<Vec<_>>())
    }

    /// What each player's points change by when the game is over: everybody loses what is left on the rack,
    /// and who is out of tiles gets what the others lose.
    pub fn settlement(&self, state: &State) -> Vec<i32> {
        let left: Vec<i32> =
            state.players.iter().map(|player| self.tile_set.worth(&player.rack) as i32).collect();
        let total: i32 = left.iter().sum();
        let out_of_tiles = state.bag.is_empty() && state.players.iter().any(|player| player.rack.is_empty());
        let change = |(player, worth): (&Player, &i32)| {
            if out_of_tiles && player.rack.is_empty() { total } else { -worth }
        };
        state.players.iter().zip(&left).map(change).collect()
    }

    /// A state that looks like this to the seat whose observation it is: what it cannot see is dealt at random,
    /// every deal equally likely.
    pub fn imagine<R: Rng + ?Sized>(&self, observation: &Observation, dice: &mut R) -> State {
        let mut bag = observation.unseen;
        let mut players = Vec::with_capacity(observation.scores.len());
        for (index, (&score, &held)) in observation.scores.iter().zip(&observation.held).enumerate() {
            let seat = Seat::at(index as u8);
            let known = observation.racks.get(index).copied().flatten();
            let rack = known.unwrap_or_else(|| draw(&mut bag, held, dice));
            players.push(Player { rack, score, sits_out: observation.sitting_out.contains(&seat) });
        }
        let aside = draw(&mut bag, observation.aside, dice);
        let doubt = observation.doubt.map(|(play, asked)| {
            let mut before = observation.board.clone();
            play.placed().for_each(|(square, _)| before.set(square, None));
            Doubt { play, points: self.count(&before, &play).1, asked }
        });
        State {
            board: observation.board.clone(),
            grid: Arc::clone(&observation.grid),
            players,
            bag,
            mover: observation.mover,
            scoreless: observation.scoreless,
            aside,
            doubt,
        }
    }

    /// Whether the move may be played, and why not.
    pub fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.check_turn(state, matches!(mv, Move::Accept | Move::Challenge))?;
        match mv {
            Move::Lay(play) => {
                self.worth(state, &play)?;
                let told = legal::canonical(state.board(), play);
                if told == play { Ok(()) } else { Err(Refusal::Elsewhere(told.start())) }
            }
            Move::Exchange(tiles) => legal::check_exchange(state, tiles),
            Move::Pass | Move::Accept | Move::Challenge => Ok(()),
        }
    }

    /// Whether it is anybody's turn, and the turn to answer a play that may be doubted.
    pub(crate) fn check_turn(&self, state: &State, answers: bool) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over(_) => Err(Refusal::Over),
            Turn::Chance(_) => Err(Refusal::Drawing),
            Turn::Seat(_) => match (answers, state.doubt) {
                (true, None) => Err(Refusal::NothingToDoubt),
                (false, Some(_)) => Err(Refusal::Undecided),
                (true, Some(_)) | (false, None) => Ok(()),
            },
        }
    }

    /// The points of a play that may be made, or the first rule that it breaks.
    pub fn worth(&self, state: &State, play: &Play) -> Result<u32, Refusal> {
        legal::worth(self, state, play)
    }

    /// Lays the tiles of a play that is worth so many points.
    pub(crate) fn lay(&self, state: &mut State, play: Play, points: u32) {
        play.placed().for_each(|(square, tile)| state.board.set(square, Some(tile)));
        let rack = &mut state.players[state.mover.index()].rack;
        *rack = rack.without(&play.used());
        Arc::make_mut(&mut state.grid).play(&self.lexicon, &play);
        match self.challenge {
            Challenge::Void => self.stand(state, points),
            Challenge::Double => {
                state.doubt = Some(Doubt { play, points, asked: state.after(state.mover) });
            }
        }
    }

    /// The mover's play stands and scores.
    fn stand(&self, state: &mut State, points: u32) {
        state.doubt = None;
        state.players[state.mover.index()].score += points as i32;
        state.scoreless = if points == 0 { state.scoreless + 1 } else { 0 };
        self.pass_on(state);
    }

    fn accept(&self, state: &mut State) {
        let Some(doubt) = state.doubt else { return };
        let next = state.after(doubt.asked);
        if next == state.mover {
            self.stand(state, doubt.points);
        } else {
            state.doubt = Some(Doubt { asked: next, ..doubt });
        }
    }

    fn doubt(&self, state: &mut State) {
        let Some(doubt) = state.doubt else { return };
        let placed: Vec<Square> = doubt.play.placed().map(|(square, _)| square).collect();
        let formed = words(&state.board, &self.layout, |_| 0, &placed, doubt.play.direction());
        if formed.iter().all(|word| self.knows(&word.tiles)) {
            state.players[doubt.asked.index()].sits_out = true;
            self.stand(state, doubt.points);
            return;
        }
        placed.into_iter().for_each(|square| state.board.set(square, None));
        let rack = &mut state.players[state.mover.index()].rack;
        *rack = rack.with(&doubt.play.used());
        state.grid = Arc::new(Grid::of(&state.board, &self.layout, &self.tile_set, &self.lexicon));
        state.doubt = None;
        state.scoreless += 1;
        self.pass_on(state);
    }

    /// The turn goes on to the next player who does not sit out; or the game is over and settled.
    fn pass_on(&self, state: &mut State) {
        while !state.is_over() {
            state.mover = state.after(state.mover);
            let player = &mut state.players[state.mover.index()];
            if !std::mem::take(&mut player.sits_out) {
                return;
            }
            state.scoreless += 1;
        }
        let changes = self.settlement(state);
        for (player, change) in state.players.iter_mut().zip(changes) {
            player.score += change;
        }
    }

    fn end_reason(&self, state: &State) -> EndReason {
        match state.all_seats().find(|&seat| state.rack(seat).is_empty()) {
            Some(seat) if state.bag.is_empty() => EndReason::OutOfTiles { seat },
            _ => EndReason::Scoreless,
        }
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.leader(state, |_| true)
    }

    /// Who has most points of these seats.
    fn leader(&self, state: &State, counts: impl Fn(Seat) -> bool) -> Outcome {
        let best = state.all_seats().filter(|&seat| counts(seat)).map(|seat| state.score(seat)).max();
        let is_best = |seat: &Seat| counts(*seat) && Some(state.score(*seat)) == best;
        let mut leaders = state.all_seats().filter(is_best);
        match (leaders.next(), leaders.next()) {
            (Some(seat), None) => Outcome::Won(seat),
            _ => Outcome::Drawn,
        }
    }
}

impl Game for Scrabble {
    type State = State;
    type Move = Move;
    type Chance = Draw;
    type Observation = Observation;
    type EndReason = EndReason;

    fn seats(&self) -> u8 {
        self.seats as u8
    }

    fn start(&self) -> State {
        if let Some(first) = &self.first {
            return State::clone(first);
        }
        State {
            board: Board::empty(self.layout.size()),
            grid: Arc::new(Grid::new(&self.layout, &self.tile_set)),
            players: vec![Player::default(); self.seats],
            bag: *self.tile_set.tiles(),
            mover: Seat::FIRST,
            scoreless: 0,
            aside: Rack::EMPTY,
            doubt: None,
        }
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        if let Some(doubt) = state.doubt {
            Turn::Seat(doubt.asked)
        } else if state.is_over() {
            Turn::Over(GameEnd { outcome: self.outcome(state), reason: self.end_reason(state) })
        } else if let Some(seat) = state.draws() {
            Turn::Chance(Draw::new(seat, RACK - state.rack(seat).len(), state.bag))
        } else {
            Turn::Seat(state.mover)
        }
    }

    /// Where wrong words may be laid, only the right ones are listed: of the others there are too many.
    fn moves(&self, state: &State, moves: &mut Vec<Move>) {
        match self.turn(state) {
            Turn::Seat(_) if state.doubt.is_some() => moves.extend([Move::Accept, Move::Challenge]),
            Turn::Seat(seat) => {
                let rack = state.rack(seat);
                let mut plays = Vec::new();
                Generator::new(&self.lexicon).all(&state.grid, rack, &mut plays);
                moves.extend(plays.iter().map(|scored| Move::Lay(scored.play)));
                if state.board.is_empty() {
                    legal::other_first_words(&plays, moves);
                }
                if state.bag.len() >= crate::EXCHANGE_BAG {
                    legal::exchanges(rack, moves);
                }
                moves.push(Move::Pass);
            }
            Turn::Chance(_) | Turn::Over(_) => {}
        }
    }

    fn play(&self, state: &mut State, mv: Move) {
        match mv {
            Move::Lay(play) => {
                let (_, points) = self.count(&state.board, &play);
                self.lay(state, play, points);
            }
            Move::Exchange(tiles) => {
                let seat = state.mover;
                state.scoreless += 1;
                self.pass_on(state);
                // The turn that ends the game exchanges nothing any more.
                if !state.is_over() {
                    let rack = &mut state.players[seat.index()].rack;
                    *rack = rack.without(&tiles);
                    state.aside = tiles;
                }
            }
            Move::Pass => {
                state.scoreless += 1;
                self.pass_on(state);
            }
            Move::Accept => self.accept(state),
            Move::Challenge => self.doubt(state),
        }
    }

    fn apply_chance(&self, state: &mut State, event: Rack) {
        let Some(seat) = state.draws() else { return };
        let drawn: Rack = event.iter().filter(|&kind| state.bag.take(kind)).collect();
        let rack = &mut state.players[seat.index()].rack;
        *rack = rack.with(&drawn);
        if state.draws().is_none() {
            state.bag = state.bag.with(&std::mem::take(&mut state.aside));
        }
    }

    /// Of two, the other one has won. Where more play, or the time of the whole game is up, the points tell: most of
    /// those who had time left.
    fn withdraw(&self, state: &State, how: Withdrawal) -> Withdrawn<State> {
        match how {
            Withdrawal::FlagFell(late) => {
                let reason = Saying::new("ending-out-of-time").with("player", i64::from(late.number()));
                Withdrawn::Over(self.leader(state, |seat| seat != late), reason)
            }
            Withdrawal::TimeIsUp => Withdrawn::Over(self.leader(state, |_| true), Saying::new("ending-time")),
            Withdrawal::Gone(seat) => self.claim(seat),
            Withdrawal::Resigned(seat) => {
                let outcome = if self.seats == 2 { Outcome::Won(seat.other()) } else { Outcome::Ended };
                let reason = Saying::new("ending-resigned").with("player", i64::from(seat.number()));
                Withdrawn::Over(outcome, reason)
            }
        }
    }

    fn points(&self, state: &State, seat: Seat) -> Option<i64> {
        state.players.get(seat.index()).map(|player| player.score.into())
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        let (seat, turn) = (viewer.seat().unwrap_or(state.mover), self.turn(state));
        let known = |at: Seat| viewer.knows(at).then(|| *state.rack(at));
        let racks: Vec<Option<Rack>> = state.all_seats().map(known).collect();
        let rack = racks.get(seat.index()).copied().flatten().unwrap_or(Rack::EMPTY);
        let hidden = state.players.iter().zip(&racks).filter(|(_, known)| known.is_none());
        let unseen = hidden.fold(state.bag.with(&state.aside), |all, (player, _)| all.with(&player.rack));
        Observation {
            seat,
            racks,
            board: state.board.clone(),
            grid: Arc::clone(&state.grid),
            rack,
            unseen,
            in_bag: state.bag.len(),
            aside: state.aside.len(),
            held: state.players.iter().map(|player| player.rack.len()).collect(),
            scores: state.players.iter().map(|player| player.score).collect(),
            sitting_out: state.all_seats().filter(|&seat| state.sits_out(seat)).collect(),
            mover: state.mover,
            scoreless: state.scoreless,
            doubt: state.doubt(),
            to_move: if let Turn::Seat(seat) = turn { Some(seat) } else { None },
            outcome: turn.outcome(),
        }
    }
}
