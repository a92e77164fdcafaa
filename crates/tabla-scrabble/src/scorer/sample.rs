//! The example game with which the scorer was first described: seven placements, won with 520 points.

use super::Texts;

/// The three files of the example.
pub const SAMPLE: Texts<'static> = Texts {
    tiles: include_str!("sample/jetoane.txt"),
    board: include_str!("sample/tablaJoc.txt"),
    game: include_str!("sample/joc.txt"),
};
