//! A board of numbers: the best value of a move to each square.

use super::grid::{self, Frame};
use super::{Look, santorini};
use crate::palette::Paint;
use crate::text::{centre, clip, width};

/// How wide a square is.
const COLUMNS: usize = 7;

/// One square's number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The square, `A1` to `E5`.
    pub square: String,
    /// What is written there.
    pub text: String,
    /// Whether it is the best of all.
    pub best: bool,
}

/// The board with these numbers on it. The best one stands in brackets.
pub fn board(figures: &[Figure], look: &Look) -> Vec<String> {
    let squares: Vec<[String; 1]> = (0..25u8)
        .map(|index| {
            let name = format!("{}{}", char::from(b'A' + index / 5), index % 5 + 1);
            let cell = match figures.iter().find(|figure| figure.square == name) {
                None => {
                    look.palette.paint(Paint::Ground, &centre(santorini::empty(look.is_ascii()), COLUMNS))
                }
                Some(figure) => {
                    let paint = if figure.best { Paint::BestFigure } else { Paint::Figure };
                    look.palette.paint(paint, &centre(&text(figure), COLUMNS))
                }
            };
            [cell]
        })
        .collect();
    let frame = if look.is_ascii() { &Frame::ASCII } else { &Frame::UNICODE };
    grid::draw(&squares, COLUMNS, frame, look.palette)
}

/// The number as it is written: in brackets if it is the best and there is room.
fn text(figure: &Figure) -> String {
    let bracketed = format!("[{}]", figure.text);
    if figure.best && width(&bracketed) <= COLUMNS { bracketed } else { clip(&figure.text, COLUMNS) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_do_not_break_the_board() {
        let figure = |text: &str| Figure { square: "A1".to_owned(), text: text.to_owned(), best: true };
        assert_eq!(text(&figure("+24")), "[+24]");
        assert_eq!(text(&figure(">=-1234")), ">=-1234");
        assert_eq!(text(&figure(">=-12345")), ">=-12..");
    }
}
