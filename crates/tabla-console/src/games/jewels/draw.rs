//! The board of Jewels as text: stones with a shape and a colour each, the next ones above.

use tabla_core::Saying;
use tabla_games::Words;
use tabla_games::jewels::{SIZE, StoneView, View};

use crate::draw::Look;
use crate::palette::{Ink, Paint};
use crate::screen::{Spot, Touch};
use crate::text::{wrap, wrap_items};

/// The stones as shapes, told apart without colours.
const SHAPES: [&str; 6] = ["⬢", "■", "●", "○", "◆", "▲"];

/// The messages with the names of the colours.
const COLOURS: [&str; 6] = [
    "jewels-colour-1",
    "jewels-colour-2",
    "jewels-colour-3",
    "jewels-colour-4",
    "jewels-colour-5",
    "jewels-colour-6",
];

/// How many columns the board takes.
pub const WIDTH: usize = 37;

/// How many rows it takes with all swaps shown.
const HIGH: usize = 19;

/// What can be touched on a board that is drawn so: two stones one after the other are a swap.
pub fn spots(board: &[String]) -> Vec<Spot> {
    // Above the stones stand the numbers, the next stones and the edge; below them the other edge.
    let pitch = (board.len() - 4) / usize::from(SIZE - 1);
    let cells = (1..=SIZE).flat_map(|row| (1..=SIZE).map(move |column| (row, column)));
    let spot = |(row, column): (u8, u8)| {
        let (y, x) = (3 + pitch * usize::from(row - 1), 3 + 4 * usize::from(column - 1));
        Spot::new(y, x, 3, Touch::Pair(format!("{column} {row}")))
    };
    cells.map(spot).collect()
}

/// What lies on the board while it is shown: 0 is nothing. Rows from the top.
pub type Stones = [[u8; SIZE as usize]; SIZE as usize];

/// Two stones that share a side, column and row of each; the left or upper one comes first.
pub type Pair = [(u8, u8); 2];

/// What is shown with the stones.
#[derive(Clone, Copy, Debug)]
pub enum Marks<'a> {
    None,
    /// The two stones that were swapped last.
    Swapped(Pair),
    /// The stones that go.
    Gone(&'a [StoneView]),
    /// Every swap that can be played.
    Hints(&'a [Pair]),
}

/// The stones of a swap as it is written, `6 3 6 4`.
pub fn pair(swap: &str) -> Option<Pair> {
    let numbers: Vec<u8> = swap.split_whitespace().map_while(|number| number.parse().ok()).collect();
    match numbers[..] {
        [column, row, other_column, other_row] => Some([(column, row), (other_column, other_row)]),
        _ => None,
    }
}

/// The board of rows of eight digits from the top, with nothing marked.
pub fn plain(rows: &[&str], preview: &str, look: &Look) -> Vec<String> {
    board(&stones_of(rows.iter().copied()), preview, Marks::None, look)
}

/// The stones of a view.
pub fn stones(view: &View) -> Stones {
    stones_of(view.rows.iter().map(String::as_str))
}

fn stones_of<'a>(rows: impl Iterator<Item = &'a str>) -> Stones {
    let mut stones = Stones::default();
    for (row, text) in stones.iter_mut().zip(rows) {
        for (stone, digit) in row.iter_mut().zip(text.bytes()) {
            *stone = digit.wrapping_sub(b'0');
        }
    }
    stones
}

/// The board: the preview above it, numbers around it.
pub fn board(stones: &Stones, preview: &str, marks: Marks, look: &Look) -> Vec<String> {
    let is_low = look.is_lower_than(HIGH);
    let numbers: String = (1..=SIZE).map(|column| format!("{column:^4}")).collect();
    let next: String =
        preview.bytes().map(|digit| format!(" {}  ", stone(digit.wrapping_sub(b'0'), look))).collect();
    let soft = |text: &str| look.palette.ink(Ink::Soft, text);
    let edge = look.sign("─", "-").repeat(usize::from(SIZE) * 4 - 1);
    let [left, right] = [look.sign("╭", "+"), look.sign("╮", "+")];
    let [low_left, low_right] = [look.sign("╰", "+"), look.sign("╯", "+")];
    let side = look.palette.paint(Paint::Line, look.sign("│", "|"));
    let mut lines = vec![
        soft(format!("   {numbers}").trim_end()),
        format!("{} {}", soft(look.sign(" ↓", " v")), next.trim_end()),
        format!("  {}", look.palette.paint(Paint::Line, &format!("{left}{edge}{right}"))),
    ];
    for (row, stones) in (1..).zip(stones) {
        let cells: Vec<String> =
            (1..).zip(stones).map(|(column, &of)| cell(of, column, row, marks, look)).collect();
        let mut line = String::new();
        for (column, text) in (1u8..).zip(&cells) {
            line += text;
            if column < SIZE {
                line += &between(column, row, marks, look);
            }
        }
        lines.push(format!("{} {side}{line}{side}", soft(&row.to_string())));
        if let Marks::Hints(swaps) = marks
            && row < SIZE
            && !is_low
        {
            lines.push(format!("  {side}{}{side}", below(row, swaps, look)));
        }
    }
    lines.push(format!("  {}", look.palette.paint(Paint::Line, &format!("{low_left}{edge}{low_right}"))));
    lines
}

/// A stone in three columns, marked on both sides where something happens to it.
fn cell(of: u8, column: u8, row: u8, marks: Marks, look: &Look) -> String {
    let paint = |text: &str| look.palette.paint(Paint::Gold, text);
    let [open, close] = match marks {
        // Where there is no row between them, arrows lead up and down.
        Marks::Hints(swaps) if look.is_lower_than(HIGH) => {
            let sign = |is_there: bool, sign: &str| {
                if is_there {
                    look.palette.paint(Paint::Open, sign)
                } else {
                    look.palette.paint(Paint::Ground, " ")
                }
            };
            let up = row > 1 && swaps.contains(&[(column, row - 1), (column, row)]);
            let down = swaps.contains(&[(column, row), (column, row + 1)]);
            [sign(up, look.sign("↑", "^")), sign(down, look.sign("↓", "v"))]
        }
        Marks::Swapped(swap) if swap.contains(&(column, row)) => [paint("["), paint("]")],
        Marks::Gone(stones) if stones.iter().any(|gone| (gone.column, gone.row) == (column, row)) => {
            [paint(look.sign("✶", "*")), paint(look.sign("✶", "*"))]
        }
        _ => [look.palette.paint(Paint::Ground, " "), look.palette.paint(Paint::Ground, " ")],
    };
    format!("{open}{}{close}", stone(of, look))
}

fn stone(of: u8, look: &Look) -> String {
    match SHAPES.get(usize::from(of).wrapping_sub(1)) {
        None => look.palette.paint(Paint::Ground, " "),
        Some(_) if look.is_ascii() => look.palette.paint(Paint::Jewel(of), &of.to_string()),
        Some(shape) => look.palette.paint(Paint::Jewel(of), shape),
    }
}

/// What stands between a stone and its right neighbour.
fn between(column: u8, row: u8, marks: Marks, look: &Look) -> String {
    match marks {
        Marks::Hints(swaps) if swaps.contains(&[(column, row), (column + 1, row)]) => {
            look.palette.paint(Paint::Open, look.sign("↔", "="))
        }
        _ => look.palette.paint(Paint::Ground, " "),
    }
}

/// What stands between a row and the one below.
fn below(row: u8, swaps: &[Pair], look: &Look) -> String {
    let sign = look.palette.paint(Paint::Open, look.sign("↕", ":"));
    let ground = |count: usize| look.palette.paint(Paint::Ground, &" ".repeat(count));
    let mut line = String::new();
    for column in 1..=SIZE {
        let is_hint = swaps.contains(&[(column, row), (column, row + 1)]);
        line += &ground(1);
        line += if is_hint { &sign } else { " " };
        line += &ground(if column < SIZE { 2 } else { 1 });
    }
    line
}

/// What the stones are.
pub fn legend(words: &Words, look: &Look) -> Vec<String> {
    wrap_items(stones_named(words, look).iter().map(String::as_str), "  ", look.columns)
}

/// Each stone and what it is called.
pub fn stones_named(words: &Words, look: &Look) -> Vec<String> {
    (1u8..).zip(COLOURS).map(|(of, key)| format!("{} {}", stone(of, look), words.text(key))).collect()
}

/// The board in sentences, in lines that fit.
pub fn sentences(view: &View, words: &Words, look: &Look) -> Vec<String> {
    said(view, words).iter().flat_map(|text| wrap(text, look.columns)).collect()
}

/// The board in sentences.
pub fn said(view: &View, words: &Words) -> Vec<String> {
    let spoken = |digits: &str| -> String {
        let names = digits.bytes().filter_map(|digit| COLOURS.get(usize::from(digit.wrapping_sub(b'1'))));
        names.map(|key| words.text(key)).collect::<Vec<_>>().join(", ")
    };
    let next = Saying::new("jewels-spoken-next").with("stones", spoken(&view.preview));
    let rows = (1usize..).zip(&view.rows).map(|(row, digits)| {
        words.say(&Saying::new("jewels-spoken-row").with("row", row).with("stones", spoken(digits)))
    });
    std::iter::once(words.say(&next)).chain(rows).collect()
}
