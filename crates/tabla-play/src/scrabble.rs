//! Scrabble at the tables of the house: word lists, players, games with undo, and games on disk.
//!
//! What a player is lives in [`ScrabbleSeat`] and behind two traits: a [`Chooser`] decides, and an
//! [`Adviser`] ranks what could have been decided. Both see what a seat may see, and nothing more.

mod advice;
mod champion;
mod endings;
mod lists;
mod loaded;
mod personal;
mod players;
mod save;
mod setup;
mod squares;
mod table;

pub use advice::{Adviser, ByScore, Ranked, Review, adviser, review};
pub use champion::{ByEquity, LookingAhead, WithChances};
pub(crate) use champion::{Champion, TIME as CHAMPION_TIME};
pub use lists::{ListProblem, WordLists, WordSource, compile_list};
pub use loaded::{Analysed, position_or_gcg};
pub(crate) use loaded::{last_state, left_at_end};
pub use personal::{Change, PersonalWords};
pub(crate) use players::by_score;
pub use players::{Chooser, ScrabbleSeat, SeatsError, level_name, read_seats};
pub use save::ScrabbleSave;
pub use setup::{ScrabbleSetup, SetupProblem, TileSource, read_board_file};
pub use squares::{score_squares, square_views};
pub use tabla_scrabble::{
    Board, Challenge, Direction, Generator, Grid, Kind, Layout, LeaveTrainer, LeavesFault, Letter, Level,
    Lexicon, Move, Observation, Play, Rack, STANDARD, ScoreView, Scored, Scrabble, SquareView, State, Style,
    Tally, Tile, TileSet, View, gcg, score_view, scorer, view, write_play,
};
pub use table::{ScrabbleEnding, ScrabbleTable, ScrabbleTurn, Turned, seat_position};

/// The word by which the game and its saves are known.
pub const GAME: &str = "scrabble";
