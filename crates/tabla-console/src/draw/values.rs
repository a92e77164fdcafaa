//! The numbers on a board: the best value of a move to each square.

use crate::palette::Paint;
use crate::text::{clip, width};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The square, as the game calls it.
    pub square: String,
    /// What is written there.
    pub text: String,
    /// Whether it is the best of all.
    pub best: bool,
}

/// The number as it is written in so many columns: in brackets if it is the best and there is room.
pub(super) fn text(figure: &Figure, columns: usize) -> String {
    let bracketed = format!("[{}]", figure.text);
    if figure.best && width(&bracketed) <= columns { bracketed } else { clip(&figure.text, columns) }
}

/// The colour of the number.
pub(super) fn paint(figure: &Figure) -> Paint {
    if figure.best { Paint::BestFigure } else { Paint::Figure }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_do_not_break_the_board() {
        let figure = |text: &str| Figure { square: "A1".to_owned(), text: text.to_owned(), best: true };
        assert_eq!(text(&figure("+24"), 7), "[+24]");
        assert_eq!(text(&figure(">=-1234"), 7), ">=-1234");
        assert_eq!(text(&figure(">=-12345"), 7), ">=-12..");
    }
}
