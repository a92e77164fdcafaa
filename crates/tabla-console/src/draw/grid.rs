//! A board of five rows and five columns, with letters and numbers at its edges.

use crate::palette::{Ink, Paint, Palette};
use crate::text::centre;

/// The lines between squares.
pub struct Frame {
    across: &'static str,
    down: &'static str,
    top: [&'static str; 3],
    middle: [&'static str; 3],
    bottom: [&'static str; 3],
}

impl Frame {
    pub const UNICODE: Frame = Frame {
        across: "─",
        down: "│",
        top: ["┌", "┬", "┐"],
        middle: ["├", "┼", "┤"],
        bottom: ["└", "┴", "┘"],
    };
    /// Lines for screens that have only the oldest characters.
    pub const ASCII: Frame = Frame {
        across: "-",
        down: "|",
        top: ["+", "+", "+"],
        middle: ["+", "+", "+"],
        bottom: ["+", "+", "+"],
    };
}

/// How many columns a board takes whose squares are so wide.
pub fn taken(columns: usize) -> usize {
    3 + 5 * (columns + 1)
}

/// Draws the 25 squares, row by row; every square has the same lines of `columns` columns each.
pub fn draw<const LINES: usize>(
    squares: &[[String; LINES]],
    columns: usize,
    frame: &Frame,
    palette: Palette,
) -> Vec<String> {
    let rule = |[left, cross, right]: [&str; 3]| {
        let span = frame.across.repeat(columns);
        let line = format!("{left}{}{right}", [span.as_str(); 5].join(cross));
        format!("  {}", palette.paint(Paint::Line, &line))
    };
    let numbers: String = (1..=5).map(|number| centre(&number.to_string(), columns + 1)).collect();
    let mut lines = vec![palette.ink(Ink::Soft, format!("   {numbers}").trim_end())];
    for (row, squares) in squares.chunks(5).enumerate() {
        lines.push(rule(if row == 0 { frame.top } else { frame.middle }));
        for part in 0..LINES {
            let letter = if part == 0 { char::from(b'A' + row as u8) } else { ' ' };
            let down = palette.paint(Paint::Line, frame.down);
            let cells: Vec<&str> = squares.iter().map(|square| square[part].as_str()).collect();
            let letter = palette.ink(Ink::Soft, &letter.to_string());
            lines.push(format!("{letter} {down}{}{down}", cells.join(&down)));
        }
    }
    lines.push(rule(frame.bottom));
    lines
}
