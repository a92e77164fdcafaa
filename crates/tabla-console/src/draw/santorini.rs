//! Santorini's board, drawn from its view alone.
//!
//! A square is seven columns wide and two lines high. Below stands the building: a block that grows with
//! the level, and the level as a digit. Above it stands the worker. What the last turn did is marked by
//! shape: brackets around the worker that moved, a hollow sign where it came from, a plus where it built.

use tabla_games::{SantoriniView as View, SquareView, Trace, Words};

use super::grid::{self, Frame};
use super::values::{self, Figure};
use super::{Look, piece_paint};
use crate::palette::{Paint, Palette};
use crate::text::{centre, width};

/// The signs that a board is made of.
struct Glyphs {
    frame: Frame,
    ground: &'static str,
    blocks: [&'static str; 4],
    dome: &'static str,
    workers: [&'static str; 2],
    from: &'static str,
    built: &'static str,
}

const UNICODE: Glyphs = Glyphs {
    frame: Frame::UNICODE,
    ground: " · ",
    blocks: ["▂▂▂", "▅▅▅", "███", "███"],
    dome: "▗▄▖",
    workers: ["▲", "●"],
    from: " ◌ ",
    built: "+",
};

const ASCII: Glyphs = Glyphs {
    frame: Frame::ASCII,
    ground: " . ",
    blocks: ["___", "===", "###", "###"],
    dome: "/^\\",
    workers: ["X", "O"],
    from: "( )",
    built: "+",
};

fn glyphs(ascii: bool) -> &'static Glyphs {
    if ascii { &ASCII } else { &UNICODE }
}

/// The sign of a player's workers, 1 or 2.
pub fn worker(player: u8, ascii: bool) -> &'static str {
    glyphs(ascii).workers[usize::from(player != 1)]
}

/// The board with its letters and numbers.
pub fn board(view: &View, look: &Look) -> Vec<String> {
    let pen = Pen { glyphs: glyphs(look.is_ascii()), palette: look.palette, columns: columns(look) };
    let squares: Vec<[String; 2]> =
        view.squares.iter().map(|square| [pen.upper(square), pen.lower(square)]).collect();
    grid::draw(&squares, pen.columns, &pen.glyphs.frame, look.palette)
}

/// Where the squares are on a board that is drawn so: row, column and columns of each, from A1 on.
pub fn places(board: &[String]) -> impl Iterator<Item = (usize, usize, usize)> {
    let columns = if board.iter().any(|line| width(line) > grid::taken(NARROW)) { COLUMNS } else { NARROW };
    (0..25).map(move |index| (2 + 3 * (index / 5), 3 + (columns + 1) * (index % 5), columns))
}

/// How wide a square is, where there is room, and else.
const COLUMNS: usize = 7;
const NARROW: usize = 5;

fn columns(look: &Look) -> usize {
    if look.columns < grid::taken(COLUMNS) { NARROW } else { COLUMNS }
}

/// The board with these numbers on it. The best one stands in brackets.
pub fn values(figures: &[Figure], look: &Look) -> Vec<String> {
    let (glyphs, columns) = (glyphs(look.is_ascii()), columns(look));
    let squares: Vec<[String; 1]> = (0..25u8)
        .map(|index| {
            let name = format!("{}{}", char::from(b'A' + index / 5), index % 5 + 1);
            let (paint, text) = match figures.iter().find(|figure| figure.square == name) {
                None => (Paint::Ground, glyphs.ground.trim().to_owned()),
                Some(figure) => (values::paint(figure), values::text(figure, columns)),
            };
            [look.palette.paint(paint, &centre(&text, columns))]
        })
        .collect();
    grid::draw(&squares, columns, &glyphs.frame, look.palette)
}

/// What the signs mean, in short pieces, line by line.
pub fn legend(words: &Words, look: &Look) -> [Vec<String>; 2] {
    let Glyphs { blocks, dome, workers, from, built, .. } = glyphs(look.is_ascii());
    let block = |index: usize| blocks[index].chars().next().map(String::from).unwrap_or_default();
    [
        vec![
            format!("{} 1", block(0)),
            format!("{} 2", block(1)),
            format!("{} 3 {}", block(2), words.text("board-levels")),
            format!("{dome} {}", words.text("board-dome")),
        ],
        vec![
            format!("[{}] {}", workers[0], words.text("board-moved")),
            format!("{} {}", from.trim(), words.text("board-from")),
            format!("{built} {}", words.text("board-built")),
        ],
    ]
}

struct Pen {
    glyphs: &'static Glyphs,
    palette: Palette,
    /// How wide a square is.
    columns: usize,
}

impl Pen {
    fn blank(&self, columns: usize) -> String {
        self.palette.paint(Paint::Ground, &" ".repeat(columns))
    }

    /// The line of the worker, or of a dome.
    fn upper(&self, square: &SquareView) -> String {
        let middle = if let Some(player) = square.worker {
            let moved = matches!(square.last, Some(Trace::To | Trace::Placed));
            let [open, close] = if moved { ["[", "]"] } else { [" ", " "] };
            let worker = self.glyphs.workers[usize::from(player != 1)];
            [
                self.palette.paint(Paint::Gold, open),
                self.palette.paint(piece_paint(player), worker),
                self.palette.paint(Paint::Gold, close),
            ]
            .concat()
        } else if square.level == 4 {
            self.palette.paint(Paint::Dome, self.glyphs.dome)
        } else if matches!(square.last, Some(Trace::From | Trace::FromAndBuilt)) {
            self.palette.paint(Paint::Gold, self.glyphs.from)
        } else {
            self.blank(3)
        };
        self.blank(1) + &middle + &self.blank(self.columns - 4)
    }

    /// The line of the building.
    fn lower(&self, square: &SquareView) -> String {
        let built = matches!(square.last, Some(Trace::Built | Trace::FromAndBuilt));
        let level = square.level.min(4);
        let (block, digit) = match level {
            0 => (self.palette.paint(Paint::Ground, self.glyphs.ground), self.blank(1)),
            _ => {
                let block = self.glyphs.blocks[usize::from(level) - 1];
                let ink = if level == 4 { Paint::Dome } else { Paint::Level(level) };
                (self.palette.paint(Paint::Level(level), block), self.palette.paint(ink, &level.to_string()))
            }
        };
        let mark = if built { self.palette.paint(Paint::Gold, self.glyphs.built) } else { self.blank(1) };
        let margin = if self.columns == NARROW { String::new() } else { self.blank(1) };
        [margin.clone(), block, margin, digit, mark].concat()
    }
}
