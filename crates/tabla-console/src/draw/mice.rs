//! Mice's board, drawn from its view alone.
//!
//! The 24 points stand on a lattice of seven rows and seven columns, with all their lines. A free point shows
//! its name, with a dot where the player to move can go; a line whose three men are of one colour is heavy.
//! What the last turn did is marked by shape: brackets around the man that moved, a hollow sign where it came
//! from, a cross where a man was taken. Angle brackets stand around the men that can be taken now.

use tabla_games::{MiceTrace as Trace, MiceView as View, PointView, Words};

use super::values::{self, Figure};
use super::{Look, piece_paint};
use crate::games::Face;
use crate::games::mice::{Pending, bare};
use crate::palette::{Ink, Paint, Palette};
use crate::text::{centre, width};

/// The signs that a board is made of.
struct Glyphs {
    men: [char; 2],
    across: [char; 2],
    down: [char; 2],
    from: char,
    taken: char,
    target: char,
}

const UNICODE: Glyphs =
    Glyphs {
        men: ['○', '●'], across: ['─', '━'], down: ['│', '┃'], from: '◌', taken: '×', target: '·'
    };

const ASCII: Glyphs =
    Glyphs { men: ['W', 'B'], across: ['-', '='], down: ['|', '#'], from: '~', taken: 'x', target: '.' };

fn glyphs(look: &Look) -> &'static Glyphs {
    if look.is_ascii() { &ASCII } else { &UNICODE }
}

/// The sign of a player's men, 1 or 2.
pub fn man(player: u8, ascii: bool) -> &'static str {
    match (player, ascii) {
        (1, false) => "○",
        (_, false) => "●",
        (1, true) => "W",
        (_, true) => "B",
    }
}

/// From the middle of one column to the middle of the next, on a board of men, where there is room, and else.
const PITCH: usize = 6;
const NARROW: usize = 4;
/// The same on a board of numbers.
const VALUE_PITCH: usize = 7;
const NARROW_VALUES: usize = 5;

/// One of two pitches, by the room there is.
fn pitch(wide: usize, narrow: usize, look: &Look) -> usize {
    if look.columns < taken(wide) { narrow } else { wide }
}

/// How many columns a board takes.
fn taken(pitch: usize) -> usize {
    pitch * 7 + 1
}

/// Where the points are on a board of men that is drawn so: row and column of each.
pub fn places(view: &View, board: &[String]) -> Vec<(usize, usize)> {
    let pitch = if board.iter().any(|line| width(line) > taken(NARROW)) { PITCH } else { NARROW };
    view.points.iter().map(|point| middle(pitch, point)).map(|(x, y)| (y, x + 1)).collect()
}

/// Where the middle of a point is.
fn middle(pitch: usize, point: &PointView) -> (usize, usize) {
    let (column, row) = (usize::from(point.column), usize::from(point.row.min(6)));
    (pitch * column + (pitch - 1) / 2, (6 - row) * 2)
}

/// The board with its letters and numbers, after a turn that was begun with these points.
pub fn board(view: &View, begun: &[String], look: &Look) -> Vec<String> {
    let signs = glyphs(look);
    let pending = Stage::new(view, begun);
    let mut canvas = Canvas::new(pitch(PITCH, NARROW, look), &pending.points, signs);
    for point in &pending.points {
        let (x, y) = canvas.middle(point);
        match point.man {
            Some(player) => {
                let moved = matches!(point.last, Some(Trace::To | Trace::Placed));
                let [open, close] = match () {
                    () if pending.takes.contains(&point.name) => ['<', '>'],
                    () if pending.chosen.as_deref() == Some(&point.name) => ['(', ')'],
                    () if moved => ['[', ']'],
                    () => [' ', ' '],
                };
                canvas.put(x - 1, y, Paint::Gold, &open.to_string());
                let sign = signs.men[usize::from(player != 1)];
                canvas.put(x, y, piece_paint(player), &sign.to_string());
                canvas.put(x + 1, y, Paint::Gold, &close.to_string());
            }
            None => {
                let mark = match point.last {
                    Some(Trace::From) => signs.from,
                    Some(Trace::Taken) => signs.taken,
                    _ => ' ',
                };
                let is_target = pending.targets.contains(&point.name);
                let dot = if is_target { signs.target } else { ' ' };
                let paint = if is_target { Paint::Open } else { Paint::Ground };
                // On a narrow board there is no room for a blank.
                if mark != ' ' || canvas.pitch == PITCH {
                    canvas.put(x.wrapping_sub(2), y, Paint::Gold, &mark.to_string());
                }
                canvas.put(x - 1, y, paint, &format!("{}{dot}", point.name));
            }
        }
    }
    canvas.lines(look.palette)
}

/// The board with these numbers on its free points. The best one stands in brackets.
pub fn values(view: &View, figures: &[Figure], look: &Look) -> Vec<String> {
    let signs = glyphs(look);
    let pitch = pitch(VALUE_PITCH, NARROW_VALUES, look);
    let mut canvas = Canvas::new(pitch, &view.points, signs);
    for point in &view.points {
        let (x, y) = canvas.middle(point);
        if let Some(player) = point.man {
            let sign = signs.men[usize::from(player != 1)];
            canvas.put(x - 1, y, piece_paint(player), &format!(" {sign} "));
            continue;
        }
        match figures.iter().find(|figure| figure.square == point.name) {
            None => canvas.put(x - 2, y, Paint::Ground, &format!(" {} ", point.name)),
            Some(figure) => {
                let columns = pitch - 1;
                let text = values::text(figure, columns);
                canvas.put(x - columns / 2, y, values::paint(figure), &centre(&text, columns));
            }
        }
    }
    canvas.lines(look.palette)
}

/// What the signs mean, in short pieces, line by line.
pub fn legend(words: &Words, look: &Look) -> Vec<Vec<String>> {
    let signs = glyphs(look);
    let [first, second] = signs.men;
    vec![
        vec![
            format!("[{first}] {}", words.text("board-moved")),
            format!("{} {}", signs.from, words.text("board-from")),
            format!("{} {}", signs.taken, words.text("board-mice-taken")),
        ],
        vec![
            format!("{} {}", signs.target, words.text("board-mice-target")),
            format!("{} {}", signs.across[1], words.text("board-mice-mill")),
            format!("<{second}> {}", words.text("board-mice-takes")),
        ],
    ]
}

/// A view with a turn that was begun: where its man stands by now, and what can follow.
struct Stage {
    points: Vec<PointView>,
    /// The man that was chosen to move.
    chosen: Option<String>,
    /// Where a man can go now.
    targets: Vec<String>,
    /// The men that can be taken now.
    takes: Vec<String>,
}

impl Stage {
    fn new(view: &View, begun: &[String]) -> Stage {
        let mut points = view.points.clone();
        let takes = view.takes(begun);
        if takes.is_empty() {
            let steps = view.moves().into_iter().filter_map(|mv| view.begin(&mv, begun));
            let targets = steps.filter_map(|mv| {
                let step = view.stage(&mv, 0);
                mv.get(step.checked_sub(1)?).map(|point| bare(point).to_owned())
            });
            let targets = targets.collect();
            return Stage { points, chosen: begun.first().cloned(), targets, takes };
        }
        let step: Vec<&str> = begun.iter().map(|point| bare(point)).collect();
        let (from, to) = match step[..] {
            [from, to] => (Some(from), to),
            [to, ..] => (None, to),
            [] => (None, ""),
        };
        for point in &mut points {
            point.last = None;
            if from == Some(point.name.as_str()) {
                point.man = None;
                point.last = Some(Trace::From);
            } else if point.name == to {
                point.man = view.to_move;
                point.last = Some(Trace::To);
            }
        }
        Stage { points, chosen: None, targets: Vec::new(), takes }
    }
}

/// Letters in rows, each with its colour.
struct Canvas {
    pitch: usize,
    rows: Vec<Vec<(char, Paint)>>,
}

impl Canvas {
    /// The lines of the board, heavy where three men of one player stand on them.
    fn new(pitch: usize, points: &[PointView], signs: &Glyphs) -> Canvas {
        let mut canvas = Canvas { pitch, rows: vec![vec![(' ', Paint::Ground); pitch * 7 - 1]; 13] };
        let line = |number: u8, along: fn(&PointView) -> u8, across: fn(&PointView) -> u8| {
            let mut line: Vec<&PointView> = points.iter().filter(|point| along(point) == number).collect();
            line.sort_by_key(|point| across(point));
            line
        };
        for number in 0..7 {
            let row = line(number, |point| point.row, |point| point.column);
            let column = line(number, |point| point.column, |point| point.row);
            // The middle row and the middle column are two lines each, with a gap in the middle.
            for three in row.chunks(3).chain(column.chunks(3)) {
                let man = three.first().and_then(|point| point.man);
                let owner = man.filter(|_| three.iter().all(|point| point.man == man));
                let weight = usize::from(owner.is_some());
                let paint = owner.map_or(Paint::Line, piece_paint);
                if let [first, .., last] = three {
                    let ((x, y), (to_x, to_y)) = (canvas.middle(first), canvas.middle(last));
                    for x in x..to_x {
                        canvas.put(x, y, paint, &signs.across[weight].to_string());
                    }
                    for y in to_y..y {
                        canvas.put(x, y, paint, &signs.down[weight].to_string());
                    }
                }
            }
        }
        canvas
    }

    fn middle(&self, point: &PointView) -> (usize, usize) {
        middle(self.pitch, point)
    }

    fn put(&mut self, x: usize, y: usize, paint: Paint, text: &str) {
        for (offset, letter) in text.chars().enumerate() {
            if let Some(place) = self.rows.get_mut(y).and_then(|row| row.get_mut(x + offset)) {
                *place = (letter, paint);
            }
        }
    }

    /// Everything as lines, with the rows' numbers before them and the columns' letters below.
    fn lines(&self, palette: Palette) -> Vec<String> {
        let numbered = self.rows.iter().enumerate().map(|(y, row)| {
            let number = if y % 2 == 0 { (7 - y / 2).to_string() } else { " ".to_owned() };
            let runs = row.chunk_by(|one, other| one.1 == other.1).map(|run| {
                let text: String = run.iter().map(|(letter, _)| letter).collect();
                palette.paint(run[0].1, &text)
            });
            format!("{} {}", palette.ink(Ink::Soft, &number), runs.collect::<String>())
        });
        let mut lines: Vec<String> = numbered.collect();
        let letters: String = ('a'..='g')
            .map(|letter| {
                let before = (self.pitch - 1) / 2;
                let after = self.pitch - 1 - before;
                format!("{:before$}{letter}{:after$}", "", "")
            })
            .collect();
        lines.push(palette.ink(Ink::Soft, format!("  {letters}").trim_end()));
        lines
    }
}
