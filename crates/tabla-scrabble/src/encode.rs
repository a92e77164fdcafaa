//! Scrabble as numbers.
//!
//! There is no list of all plays, so plays are ranked: the one with the most points is the first, and where points are
//! equal the order of the rules decides. What is beyond [`MOST_RANKED`] has no number; it is what scores least. Where
//! wrong words may be laid, only right ones have numbers.
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 1 | pass |
//! | 1 | 1 | let the last play stand |
//! | 2 | 1 | doubt it |
//! | 3 | 127 | exchange: `2 + mask`, a bit for each tile of the rack in the order of [`Kind::ALL`], the first the lowest; of equal tiles the first ones |
//! | 130 | [`MOST_RANKED`] | lay the play with this rank |
//!
//! What a seat sees depends on its own rack, the board and what everybody knows: of the bag and the other racks it is
//! told only what is in none of its own places. Numbers are from −1 to 1; with `n` squares and `p` players there are
//! `30 n + 59 + 3 p`:
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 26 n | for each letter, on which squares it lies, row by row |
//! | 26 n | n | where a joker lies |
//! | 27 n | n | where the tiles lie that may be doubted |
//! | 28 n | n | by how much the square multiplies a letter: `1 − 1 / factor` |
//! | 29 n | n | by how much it multiplies a word |
//! | 30 n | 27 | the own tiles of each kind, of seven |
//! | + 27 | 27 | the tiles of each kind that are neither on the board nor on the own rack, of all there are |
//! | + 54 | 1 | the tiles in the bag, of all there are |
//! | + 55 | 1 | turns in a row without points, of the number that ends the game |
//! | + 56 | 1 | whether wrong words may be laid |
//! | + 57 | 1 | whether it is the seat's turn to lay tiles |
//! | + 58 | 1 | whether the seat is asked about a play |
//! | + 59 | 3 p | for each player, the own seat first: points as `points / (300 + |points|)`, tiles of seven, whether the next turn is lost |

use std::cmp::Reverse;

use tabla_core::rand_core::Rng;
use tabla_core::{Encode, Game, Seat, Turn, pick};

use crate::rules::legal::other_first_words;
use crate::state::SCORELESS_END;
use crate::{
    Challenge, EXCHANGE_BAG, Generator, Kind, LETTERS, Letter, Move, Observation, Play, RACK, Rack, Scrabble,
    Square, State,
};

/// So many plays have numbers at once, those with the most points.
pub const MOST_RANKED: usize = 2000;

const PASS: usize = 0;
const ACCEPT: usize = 1;
const CHALLENGE: usize = 2;
/// A mask of no tiles would have this number.
const NO_TILES: usize = 2;
/// One for each choice of some of seven tiles.
const EXCHANGES: usize = (1 << RACK) - 1;
const PLAYS: usize = NO_TILES + 1 + EXCHANGES;

/// So many squares' worth of planes.
const PLANES: usize = LETTERS + 4;
/// What is told of everything else but the players.
const FACTS: usize = 2 * Kind::COUNT + 5;
/// What is told of each player.
const OF_PLAYER: usize = 3;
/// So many points are half of the way to the most that can be told.
const MANY_POINTS: f32 = 300.0;

impl Scrabble {
    /// Every play that is listed, the one with the most points first.
    fn ranked(&self, state: &State) -> Vec<Play> {
        let (mut scored, mut first) = (Vec::new(), Vec::new());
        Generator::new(self.lexicon()).all(state.grid(), state.rack(state.mover()), &mut scored);
        if state.board().is_empty() {
            other_first_words(&scored, &mut first);
        }
        // The same words the other way round score the same.
        let other = first.iter().zip(scored.clone()).filter_map(|(mv, scored)| match mv {
            Move::Lay(play) => Some(crate::Scored { play: *play, ..scored }),
            _ => None,
        });
        scored.extend(other);
        scored.sort_by_key(|scored| Reverse(scored.score));
        scored.truncate(MOST_RANKED);
        scored.into_iter().map(|scored| scored.play).collect()
    }
}

/// Whose turn it is to lay tiles, where nothing else has to be decided first.
fn lays(game: &Scrabble, state: &State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Seat(seat) => Some(seat).filter(|_| state.doubt().is_none()),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}

/// The number of tiles that are given away: of equal ones the first.
fn mask(rack: &Rack, tiles: &Rack) -> usize {
    let (mut mask, mut left) = (0, *tiles);
    for (place, kind) in rack.iter().enumerate() {
        mask |= usize::from(left.take(kind)) << place;
    }
    mask
}

/// The tiles of a mask, if it is the one that [`mask`] makes of them.
fn tiles(rack: &Rack, number: usize) -> Option<Rack> {
    let chosen = rack.iter().enumerate().filter(|(place, _)| number >> place & 1 == 1);
    let tiles: Rack = chosen.map(|(_, kind)| kind).collect();
    (!tiles.is_empty() && mask(rack, &tiles) == number).then_some(tiles)
}

impl Encode for Scrabble {
    fn actions(&self) -> usize {
        PLAYS + MOST_RANKED
    }

    fn action(&self, state: &State, mv: Move) -> Option<usize> {
        match mv {
            Move::Pass => Some(PASS),
            Move::Accept => Some(ACCEPT),
            Move::Challenge => Some(CHALLENGE),
            Move::Exchange(tiles) => Some(NO_TILES + mask(state.rack(state.mover()), &tiles)),
            Move::Lay(play) => {
                let rank = self.ranked(state).into_iter().position(|other| other == play);
                rank.map(|rank| PLAYS + rank)
            }
        }
    }

    fn move_of(&self, state: &State, action: usize) -> Option<Move> {
        let is_asked = state.doubt().is_some();
        match action {
            ACCEPT => return is_asked.then_some(Move::Accept),
            CHALLENGE => return is_asked.then_some(Move::Challenge),
            _ => {}
        }
        let rack = state.rack(lays(self, state)?);
        match action {
            PASS => Some(Move::Pass),
            PLAYS.. => self.ranked(state).get(action - PLAYS).copied().map(Move::Lay),
            _ if state.bag().len() < EXCHANGE_BAG => None,
            exchange => tiles(rack, exchange - NO_TILES).map(Move::Exchange),
        }
    }

    fn mask(&self, state: &State, out: &mut [bool]) {
        out.fill(false);
        let Some(seat) = lays(self, state) else {
            let asked = state.doubt().is_some();
            [ACCEPT, CHALLENGE].into_iter().for_each(|action| out[action] = asked);
            return;
        };
        out[PASS] = true;
        if state.bag().len() >= EXCHANGE_BAG {
            let rack = state.rack(seat);
            (1..=EXCHANGES).for_each(|number| out[NO_TILES + number] = tiles(rack, number).is_some());
        }
        out[PLAYS..].iter_mut().zip(self.ranked(state)).for_each(|(legal, _)| *legal = true);
    }

    fn legal(&self, state: &State, out: &mut Vec<u32>) {
        let mut marks = vec![false; self.actions()];
        self.mask(state, &mut marks);
        out.extend((0..).zip(marks).filter(|(_, is_legal)| *is_legal).map(|(action, _): (u32, _)| action));
    }

    fn draw(&self, state: &State, dice: &mut dyn Rng) -> Option<u32> {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        pick(dice, &legal).copied()
    }

    fn features(&self) -> usize {
        let squares = self.layout().size() * self.layout().size();
        PLANES * squares + FACTS + OF_PLAYER * self.players()
    }

    fn encode(&self, seen: &Observation, seat: Seat, out: &mut [f32]) {
        let squares: Vec<Square> = self.layout().squares().collect();
        let (planes, rest) = out.split_at_mut(PLANES * squares.len());
        self.encode_board(seen, &squares, planes);
        let own = seen.racks.get(seat.index()).copied().flatten().unwrap_or(Rack::EMPTY);
        let laid: Rack = seen.board.tiles().iter().flatten().map(|tile| tile.kind()).collect();
        let all = self.tile_set().tiles();
        let unseen = all.without(&laid).without(&own);
        let part = |some: usize, all: usize| if all == 0 { 0.0 } else { some as f32 / all as f32 };
        let yes = |is: bool| f32::from(u8::from(is));
        let of_seven = Kind::ALL.map(|kind| part(own.count(kind).into(), RACK));
        let of_kind = Kind::ALL.map(|kind| part(unseen.count(kind).into(), all.count(kind).into()));
        let facts = [
            part(seen.in_bag, all.len()),
            part(seen.scoreless.into(), SCORELESS_END.into()),
            yes(self.challenge() == Challenge::Double),
            yes(seen.mover == seat && seen.doubt.is_none()),
            yes(seen.doubt.is_some_and(|(_, asked)| asked == seat)),
        ];
        let players = self.players();
        let from_own = (0..players).map(|place| (seat.index() + place) % players.max(1));
        let of_players = from_own.flat_map(|place| {
            let points = seen.scores.get(place).map_or(0.0, |&points| points as f32);
            let held = seen.held.get(place).copied().unwrap_or(0);
            let sits_out = seen.sitting_out.iter().any(|seat| seat.index() == place);
            [points / (MANY_POINTS + points.abs()), part(held, RACK), yes(sits_out)]
        });
        let numbers = of_seven.into_iter().chain(of_kind).chain(facts).chain(of_players);
        rest.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    }
}

impl Scrabble {
    fn encode_board(&self, seen: &Observation, squares: &[Square], planes: &mut [f32]) {
        planes.fill(0.0);
        let mut set = |plane: usize, at: usize, number: f32| {
            if let Some(place) = planes.get_mut(plane * squares.len() + at) {
                *place = number;
            }
        };
        let doubted: Vec<Square> =
            seen.doubt.iter().flat_map(|(play, _)| play.placed()).map(|(square, _)| square).collect();
        let more = |factor: u8| 1.0 - 1.0 / f32::from(factor.max(1));
        for (at, &square) in squares.iter().enumerate() {
            let premium = self.layout().premium(square);
            set(LETTERS + 2, at, more(premium.letter));
            set(LETTERS + 3, at, more(premium.word));
            let Some(tile) = seen.board.tile(square) else { continue };
            set(Letter::index(tile.letter()), at, 1.0);
            set(LETTERS, at, f32::from(u8::from(tile.is_joker())));
            set(LETTERS + 1, at, f32::from(u8::from(doubted.contains(&square))));
        }
    }
}
