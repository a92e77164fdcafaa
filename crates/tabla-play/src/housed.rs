//! What a game of two tells the house about itself.

use tabla_core::{Duel, Evaluate, Guide, Notation, Score};

use crate::{Ending, Fate, GameInfo, OpinionTerm, RuleChoice, View};

/// A duel that can be played at a table. Everything that is the same for all games is written once, in
/// [`crate::Session`]; this is the rest.
pub trait Housed: Duel + Notation + Copy + Default {
    /// The opinion of `simple` and `alphabeta`.
    type Plain: Evaluate<Self> + Default;
    /// What guides the champion.
    type Guide: Guide<Self> + Default;

    /// The game by these rules.
    fn by_rules(rules: &RuleChoice) -> Self;

    /// The rules by which it is played.
    fn rules(&self) -> RuleChoice;

    /// What guides the champion in the game by these rules.
    fn guide(&self) -> Self::Guide {
        Self::Guide::default()
    }

    /// The game's place in the catalogue.
    fn info() -> &'static GameInfo;

    /// What there is to see; `last` is the move that led here, `ended` how the game ended if not by the
    /// rules of the position.
    fn view(&self, state: &Self::State, last: Option<Self::Move>, ended: Option<Ending>) -> View;

    /// The square by which candidate moves are grouped on the board.
    fn group(&self, state: &Self::State, mv: Self::Move) -> String;

    /// The champion's opinion of the position, term by term, for the side to move.
    fn opinion(&self, state: &Self::State) -> Vec<OpinionTerm>;

    /// The farthest that a player with a fixed depth looks here; `None` where there is no such limit.
    fn horizon(&self, state: &Self::State) -> Option<u32>;

    /// How the game ends from here when nobody errs, for the side to move, if that is known.
    fn fate(&self, _state: &Self::State) -> Option<Fate> {
        None
    }

    /// What the champion's book knows of the position: a move and what it is worth.
    fn book(&self, state: &Self::State) -> Option<(Self::Move, Score)>;
}
