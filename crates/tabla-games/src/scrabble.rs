//! What the tables of Scrabble are made of: word lists, tiles and boards, players, and advice.
//!
//! Who can play is a [`ScrabbleSeat`]; an [`Adviser`] ranks what could be decided. It sees what a seat may see, and
//! nothing more. The table itself is in [`crate::kits::scrabble`].

mod advice;
mod analysed;
mod champion;
#[cfg(test)]
mod endings;
mod lists;
mod outfit;
mod personal;
mod players;
mod squares;

pub use advice::{Adviser, ByScore, Ranked, Review, adviser, review};
pub use analysed::{Analysed, position_or_gcg};
pub use champion::{ByEquity, LookingAhead, WithChances};
pub(crate) use champion::{Champion, TIME as CHAMPION_TIME, judged, leaves};
pub use lists::{ListProblem, WordLists, WordSource, compile_list};
pub(crate) use outfit::first;
pub use outfit::{Outfit, OutfitProblem, TileSource, read_board_file};
pub use personal::{Change, PersonalWords};
pub(crate) use players::by_score;
pub use players::{ScrabbleSeat, SeatsError, level_name, read_seats};
pub use squares::{score_squares, score_squares_after, square_views};
pub use tabla_scrabble::{
    Board, Challenge, Direction, Generator, Grid, Kind, Layout, LeaveTrainer, LeavesFault, Letter, Level,
    Lexicon, Move, Observation, Play, Rack, STANDARD, ScoreView, Scored, Scrabble, SquareView, State, Style,
    Tally, Tile, TileSet, View, gcg, score_view, scorer, view, write_play,
};

/// The word by which the game and its saves are known.
pub const GAME: &str = "scrabble";
