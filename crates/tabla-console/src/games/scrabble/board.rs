//! The board of Scrabble as text, with rows named at the left and columns above.

use tabla_core::Saying;
use tabla_games::Words;
use tabla_games::scrabble::SquareView;

use crate::Look;
use crate::palette::Paint;
use crate::screen::{Spot, Touch};
use crate::text::{centre, pad, width, wrap};

/// What stands at the left of a row, with the blanks, and a blank at its end.
const EDGES: usize = 4;

/// The board, row by row from the top; in sentences where nothing is drawn.
pub fn scrabble_board(squares: &[Vec<SquareView>], words: &Words, look: &Look) -> Vec<String> {
    if look.is_spoken() {
        return spoken(squares, words, look);
    }
    let cell = cell_width(squares.len(), look);
    // Numbers of two digits would touch where a square has two columns.
    let label = |column: usize| match cell < 3 && column >= 9 && column.is_multiple_of(2) {
        true => String::new(),
        false => (column + 1).to_string(),
    };
    let labels: String = (0..squares.len()).map(|column| centre(&label(column), cell)).collect();
    let mut lines = vec![look.palette.paint(Paint::Line, format!("   {labels}").trim_end())];
    for (row, squares_of_row) in squares.iter().enumerate() {
        let cells: String = (0..)
            .zip(squares_of_row)
            .map(|(column, square)| {
                let is_centre = row == squares.len() / 2 && column == row;
                painted(square, is_centre, cell, words, look)
            })
            .collect();
        let left = look.palette.paint(Paint::Line, &format!(" {} ", letter(row)));
        lines.push(format!("{left}{cells}"));
    }
    lines
}

/// What can be touched on a board that is drawn so: a word begins there, to the right or down.
pub(super) fn spots(squares: &[Vec<SquareView>], board: &[String]) -> Vec<Spot> {
    let cell = if board.iter().any(|line| width(line) >= 3 * squares.len() + 3) { 3 } else { 2 };
    let spot = |row: usize, column: usize| {
        let (letter, number) = (letter(row), column + 1);
        let starts = vec![format!("{letter}{number} "), format!("{number}{letter} ")];
        Spot::new(row + 1, 3 + cell * column, cell, Touch::Begin(starts))
    };
    (0..squares.len()).flat_map(|row| (0..squares[row].len()).map(move |column| spot(row, column))).collect()
}

/// Three columns for a square where there is room, else two.
fn cell_width(size: usize, look: &Look) -> usize {
    if 3 * size + EDGES <= look.columns { 3 } else { 2 }
}

/// The name of a row.
fn letter(row: usize) -> char {
    char::from_u32('a' as u32 + row as u32).unwrap_or('?')
}

/// One square: a tile, or what it multiplies.
fn painted(square: &SquareView, is_centre: bool, cell: usize, words: &Words, look: &Look) -> String {
    let (paint, text) = match square.letter {
        Some(letter) => {
            let letter = if square.joker { letter.to_ascii_lowercase() } else { letter };
            match (square.last, cell) {
                (true, 3) => (Paint::Gold, format!("{}{letter}{}", look.sign("‹", "<"), look.sign("›", ">"))),
                (true, _) => (Paint::Gold, format!("{letter}{}", look.sign("›", ">"))),
                (false, _) => (Paint::Level(3), letter.to_string()),
            }
        }
        None => {
            let text =
                if is_centre { look.sign("★", "*").to_owned() } else { premium(square, cell, words, look) };
            (tint(square), text)
        }
    };
    look.palette.paint(paint, &if cell == 3 { centre(&text, 3) } else { pad(&text, 2) })
}

/// The colour of an empty square: those of the source.
fn tint(square: &SquareView) -> Paint {
    match (square.letter_factor, square.word_factor) {
        (_, 3..) => Paint::Red,
        (_, 2) => Paint::Second,
        (3.., _) => Paint::Dome,
        (2, _) => Paint::First,
        _ => Paint::Ground,
    }
}

/// What an empty square multiplies: in letters, or as a sign where there is no room.
fn premium(square: &SquareView, cell: usize, words: &Words, look: &Look) -> String {
    let said = |key, factor: u8| words.say(&Saying::new(key).with("factor", factor.to_string()));
    match (square.letter_factor, square.word_factor) {
        (1, 1) => look.sign("·", ".").to_owned(),
        (2.., 2..) => "#".to_owned(),
        (1, 2) if cell < 3 => "-".to_owned(),
        (1, _) if cell < 3 => "=".to_owned(),
        (2, _) if cell < 3 => "'".to_owned(),
        (_, 1) if cell < 3 => "\"".to_owned(),
        (1, factor) => said("scrabble-square-word", factor),
        (factor, _) => said("scrabble-square-letter", factor),
    }
}

/// What the signs mean.
pub(super) fn legend(squares: &[Vec<SquareView>], words: &Words, look: &Look) -> Vec<String> {
    let key = if look.is_spoken() {
        return coloured(squares, words, look);
    } else if cell_width(squares.len(), look) == 3 {
        "scrabble-legend"
    } else {
        "scrabble-legend-narrow"
    };
    let centre = look.sign("★", "*");
    let [left, right] = [look.sign("‹", "<"), look.sign("›", ">")];
    let saying = Saying::new(key).with("centre", centre).with("last", format!("{left}A{right}"));
    wrap(&words.say(&saying), look.columns)
}

/// Every row with tiles in a sentence.
fn spoken(squares: &[Vec<SquareView>], words: &Words, look: &Look) -> Vec<String> {
    let mut lines = Vec::new();
    for (row, squares_of_row) in squares.iter().enumerate() {
        let tiles: Vec<String> = (1..)
            .zip(squares_of_row)
            .filter_map(|(column, square): (usize, _)| {
                let letter = square.letter?;
                let key = if square.joker { "scrabble-spoken-joker" } else { "scrabble-spoken-tile" };
                let saying = Saying::new(key).with("column", column.to_string());
                Some(words.say(&saying.with("letter", letter.to_string())))
            })
            .collect();
        if !tiles.is_empty() {
            let saying = Saying::new("scrabble-spoken-row")
                .with("row", letter(row).to_string())
                .with("tiles", tiles.join(", "));
            lines.extend(wrap(&words.say(&saying), look.columns));
        }
    }
    if lines.is_empty() {
        lines.push(words.text("scrabble-spoken-empty"));
    }
    lines
}

/// The coloured squares that are free, colour by colour.
fn coloured(squares: &[Vec<SquareView>], words: &Words, look: &Look) -> Vec<String> {
    let mut lines = Vec::new();
    for factor in [2u8, 3] {
        for (key, is_letter) in [("scrabble-spoken-letter", true), ("scrabble-spoken-word", false)] {
            let has = |square: &&SquareView| {
                let found = if is_letter { square.letter_factor } else { square.word_factor };
                square.letter.is_none() && found == factor
            };
            let names: Vec<&str> =
                squares.iter().flatten().filter(has).map(|square| square.name.as_str()).collect();
            if !names.is_empty() {
                let saying =
                    Saying::new(key).with("factor", factor.to_string()).with("squares", names.join(", "));
                lines.extend(wrap(&words.say(&saying), look.columns));
            }
        }
    }
    lines
}
