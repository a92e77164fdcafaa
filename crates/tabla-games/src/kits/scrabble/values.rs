//! A table for whoever draws it themselves: decisions, rankings and reviews as values, not as data.
//!
//! What is here is for the house and for the person whose tiles it is about: decisions are told in full.

use std::any::Any;

use tabla_core::{Game, Notation, Seat, Viewer};
use tabla_scrabble::{Board, Move, Scrabble, State};
use tabla_table::{Session, Table};

use super::account::is_withdrawn;
use crate::scrabble::{Adviser, Ranked, Review, adviser, review};

/// A decision that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    pub seat: Seat,
    pub mv: Move,
    /// The same as text, in the house's notation.
    pub house: String,
    /// The points of a play; while it may be challenged, those that it would bring.
    pub points: i32,
    /// For a challenge: whether the play was taken back.
    pub withdrawn: Option<bool>,
}

/// What could be decided in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    pub board: Board,
    /// The decisions, the best first.
    pub list: Vec<Ranked>,
    /// The same as text, in the same order.
    pub texts: Vec<String>,
}

/// The game itself, if it is Scrabble.
fn session(table: &dyn Table) -> Option<&Session<Scrabble>> {
    (table as &dyn Any).downcast_ref()
}

/// What was decided at this table, in order; nothing where another game is played.
pub fn turns(table: &dyn Table) -> Vec<Turned> {
    let Some(session) = session(table) else { return Vec::new() };
    let game = session.game();
    let played: Vec<_> = session.played().collect();
    let after = played.iter().skip(1).map(|(next, ..)| *next).chain([session.state()]);
    let told = |(&(before, seat, mv), after): (&(&State, Seat, Move), &State)| {
        let house = game.write_move(before, mv);
        let points = match &mv {
            Move::Lay(play) => i32::try_from(game.count(before.board(), play).1).unwrap_or(i32::MAX),
            _ => 0,
        };
        let withdrawn = (mv == Move::Challenge).then(|| is_withdrawn(before, after));
        Turned { seat, mv, house, points, withdrawn }
    };
    played.iter().zip(after).map(told).collect()
}

/// What whoever is to decide could do, the best first, but not more than so many; nobody else may see it. `None`
/// where nobody decides.
pub fn ranking(table: &dyn Table, adviser: &dyn Adviser, most: usize) -> Option<Ranking> {
    let session = session(table)?;
    let (game, state) = (session.game(), session.state());
    let observation = game.observe(state, Viewer::Seat(session.mover()?));
    let mut list = adviser.rank(game, &observation);
    list.truncate(most);
    let texts = list.iter().map(|ranked| game.write_move(state, ranked.mv)).collect();
    Some(Ranking { board: observation.board, list, texts })
}

/// What the last decision was worth among those that could have been made, with so many of them, and the board
/// before it. `None` for what was said to a play of somebody else.
pub fn review_last(table: &dyn Table, shown: usize) -> Option<(Board, Review)> {
    let session = session(table)?;
    let (game, last) = (session.game(), turns(table).pop()?);
    if matches!(last.mv, Move::Accept | Move::Challenge) {
        return None;
    }
    let (before, ..) = session.played().last()?;
    let observation = game.observe(before, Viewer::Seat(before.mover()));
    let found = review(&adviser().rank(game, &observation), last.mv, last.points, shown)?;
    Some((observation.board, found))
}

/// What each seat got or lost at the end for the tiles that were left.
pub fn settled(table: &dyn Table) -> Vec<i32> {
    session(table).map_or_else(Vec::new, |session| session.game().settlement(session.state()))
}

/// Whether the list of this table has the word.
pub fn knows(table: &dyn Table, word: &str) -> bool {
    session(table).is_some_and(|session| session.game().lexicon().contains(word))
}
