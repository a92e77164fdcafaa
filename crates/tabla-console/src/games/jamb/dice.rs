//! Dice as they lie on the table: those that were kept on the left, those that fell on the right.

use tabla_games::kits::jamb::JambBoard;

use crate::draw::Look;
use crate::palette::Paint;
use crate::screen::{Spot, Touch};
use crate::text::centre;

/// The fewest columns in which five dice show their pips.
pub(super) const NARROWEST: usize = taken(NARROW);
/// Dice are so wide inside, where there is room, and else so narrow.
const WIDE: usize = 5;
const NARROW: usize = 3;
/// Between the kept dice and the others, besides the usual blank.
const GAP: usize = 2;

const fn taken(face: usize) -> usize {
    5 * (face + 2) + 4 + GAP
}

/// The same where there is less room than that for five numbers.
fn gap(columns: usize) -> usize {
    GAP.min(columns.saturating_sub(5 * 3 + 4))
}

/// The dice with pips and, below, their numbers; only numbers where there is no room.
pub(super) fn drawn(board: &JambBoard, look: &Look, columns: usize) -> Vec<String> {
    let (kept, thrown) = board.fallen.split_at(board.kept.min(board.fallen.len()));
    let mut groups = [kept.to_vec(), thrown.to_vec()];
    groups.iter_mut().for_each(|dice| dice.sort_unstable());
    let groups = groups.iter().filter(|dice: &&Vec<u8>| !dice.is_empty());
    let lines = |rows: usize, part: &dyn Fn(u8, usize) -> String| {
        let line = |row: usize| {
            let group = |dice: &Vec<u8>| dice.iter().map(|&die| part(die, row)).collect::<Vec<_>>().join(" ");
            let groups: Vec<String> = groups.clone().map(group).collect();
            groups.join(&" ".repeat(1 + gap(columns))).trim_end().to_owned()
        };
        (0..rows).map(line).collect()
    };
    if columns < NARROWEST {
        return lines(1, &|die, _| format!("[{die}]"));
    }
    let face = if columns < taken(WIDE) { NARROW } else { WIDE };
    lines(6, &|die, row| part(die, row, face, look))
}

/// What can be touched on dice that are drawn so, from this line on: those to keep.
pub(super) fn spots(board: &JambBoard, row: usize, columns: usize) -> Vec<Spot> {
    let (kept, thrown) = board.fallen.split_at(board.kept.min(board.fallen.len()));
    let (wide, rows) = match columns {
        _ if columns < NARROWEST => (3, 1),
        _ if columns < taken(WIDE) => (NARROW + 2, 6),
        _ => (WIDE + 2, 6),
    };
    let mut spots = Vec::new();
    let mut column = 0;
    for group in [kept, thrown].into_iter().filter(|dice| !dice.is_empty()) {
        let mut dice = group.to_vec();
        dice.sort_unstable();
        for die in dice {
            let touch = Touch::Toggle(die.to_string());
            spots.push(Spot { rows, ..Spot::new(row, column, wide, touch) });
            column += wide + 1;
        }
        column += gap(columns);
    }
    spots
}

/// One line of a die.
fn part(die: u8, line: usize, face: usize, look: &Look) -> String {
    let palette = look.palette;
    let dash = look.sign("─", "-").repeat(face);
    match line {
        0 => palette.paint(Paint::Figure, &format!("{}{dash}{}", look.sign("╭", "."), look.sign("╮", "."))),
        4 => palette.paint(Paint::Figure, &format!("{}{dash}{}", look.sign("╰", "'"), look.sign("╯", "'"))),
        5 => centre(&die.to_string(), face + 2),
        _ => {
            let bar = look.sign("│", "|");
            let between = if face == WIDE { " " } else { "" };
            let pips = pips(die)[line - 1].map(|pip| if pip { look.sign("●", "o") } else { " " });
            palette.paint(Paint::Figure, &format!("{bar}{}{bar}", pips.join(between)))
        }
    }
}

/// Where a die has its pips, in three rows of three.
fn pips(pips: u8) -> [[bool; 3]; 3] {
    let (corner, other, side) = (pips > 1, pips > 3, pips == 6);
    [[corner, false, other], [side, pips % 2 == 1, side], [other, false, corner]]
}
