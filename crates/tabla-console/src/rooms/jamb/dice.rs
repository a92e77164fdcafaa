//! Dice as they lie on the table: those that were kept on the left, those that fell on the right.

use tabla_play::jamb::{Die, Fallen};

use crate::draw::Look;
use crate::palette::Paint;
use crate::text::centre;

/// The columns that five dice take with their pips.
pub(super) const DRAWN: usize = 5 * (FACE + 2) + 4 + GAP;
const FACE: usize = 5;
/// Between the kept dice and the others.
const GAP: usize = 2;

/// The dice with pips and, below, their numbers; only numbers where there is no room.
pub(super) fn drawn(fallen: &Fallen, look: &Look, columns: usize) -> Vec<String> {
    let kept: Vec<Die> = fallen.kept.faces().collect();
    let mut thrown = fallen.thrown.clone();
    thrown.sort();
    if columns < DRAWN {
        let numbers = |dice: &[Die]| dice.iter().map(|die| format!("[{die}]")).collect::<Vec<_>>().join(" ");
        return vec![format!("{}  {}", numbers(&kept), numbers(&thrown)).trim().to_owned()];
    }
    let gap = if kept.is_empty() || thrown.is_empty() { "" } else { "  " };
    (0..6)
        .map(|line| {
            let row =
                |dice: &[Die]| dice.iter().map(|&die| part(die, line, look)).collect::<Vec<_>>().join(" ");
            format!("{} {gap}{}", row(&kept), row(&thrown)).trim_start().to_owned()
        })
        .collect()
}

/// One line of a die.
fn part(die: Die, line: usize, look: &Look) -> String {
    let palette = look.palette;
    let dash = look.sign("─", "-").repeat(FACE);
    match line {
        0 => palette.paint(Paint::Figure, &format!("{}{dash}{}", look.sign("╭", "."), look.sign("╮", "."))),
        4 => palette.paint(Paint::Figure, &format!("{}{dash}{}", look.sign("╰", "'"), look.sign("╯", "'"))),
        5 => centre(&die.to_string(), FACE + 2),
        _ => {
            let bar = look.sign("│", "|");
            let pips = pips(die)[line - 1].map(|pip| if pip { look.sign("●", "o") } else { " " });
            palette.paint(Paint::Figure, &format!("{bar}{}{bar}", pips.join(" ")))
        }
    }
}

/// Where a die has its pips, in three rows of three.
fn pips(die: Die) -> [[bool; 3]; 3] {
    let pips = die.pips();
    let (corner, other, side) = (pips > 1, pips > 3, pips == 6);
    [[corner, false, other], [side, pips % 2 == 1, side], [other, false, corner]]
}
