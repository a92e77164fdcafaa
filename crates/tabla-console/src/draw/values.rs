//! A board of numbers: the best value of a move to each square.

use super::grid::{self, Frame};
use super::{Look, santorini};
use crate::palette::Paint;
use crate::text::centre;

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
                None => look.palette.paint(Paint::Ground, &centre(santorini::empty(look.is_ascii()), 7)),
                Some(figure) if figure.best => {
                    look.palette.paint(Paint::BestFigure, &centre(&format!("[{}]", figure.text), 7))
                }
                Some(figure) => look.palette.paint(Paint::Figure, &centre(&figure.text, 7)),
            };
            [cell]
        })
        .collect();
    let frame = if look.is_ascii() { &Frame::ASCII } else { &Frame::UNICODE };
    grid::draw(&squares, 7, frame, look.palette)
}
