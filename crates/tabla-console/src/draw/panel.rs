//! What stands beside a board: who plays, whose turn it is, what was played, what the signs mean.

use std::time::Duration;

use tabla_core::{Arg, Saying, Seat};
use tabla_games::Words;

use super::{Look, Scene, piece};
use crate::palette::Ink;
use crate::text::{clip, pad, wrap, wrap_items};
use crate::{games, tell};

/// The fewest columns in which a panel makes sense.
pub const NARROWEST: usize = 28;

/// At least so many rounds are shown, also where the panel grows longer than the board.
const FEWEST_ROUNDS: usize = 2;

/// So many rounds stand beside a board in its place.
const ROUNDS: usize = 4;

/// The lines of the panel, in so many columns. With a height, the legend goes to the bottom.
pub fn panel(scene: &Scene<'_>, words: &Words, look: &Look, columns: usize, height: usize) -> Vec<String> {
    let legend = legend(scene, words, look, columns);
    let mut lines = heads(scene, words, look, columns);
    lines.push(String::new());
    let room = height.saturating_sub(lines.len() + legend.len() + 2).max(FEWEST_ROUNDS);
    let rounds = rounds(scene, words, look);
    let shown = if height == 0 { 4 } else { room };
    lines.extend(rounds.into_iter().rev().take(shown).rev());
    if height > 0 {
        lines.resize(height.saturating_sub(legend.len() + 1).max(lines.len() + 1), String::new());
    } else {
        lines.push(String::new());
    }
    lines.extend(legend);
    lines
}

/// The title, what is to be said of the game, and who plays.
fn heads(scene: &Scene<'_>, words: &Words, look: &Look, columns: usize) -> Vec<String> {
    let mut lines = vec![title(scene, words, look)];
    lines.extend(scene.face.status(scene.shown, words).iter().flat_map(|status| wrap(status, columns)));
    lines.push(String::new());
    lines.extend(scene.seats().flat_map(|seat| plate(scene, seat, words, look, columns)));
    lines
}

fn legend(scene: &Scene<'_>, words: &Words, look: &Look, columns: usize) -> Vec<String> {
    let pieces = scene.face.legend(words, look);
    let lines = pieces.iter().flat_map(|pieces| wrap_items(pieces.iter().map(String::as_str), "  ", columns));
    lines.map(|line| look.palette.ink(Ink::Soft, &line)).collect()
}

/// What stays beside a board in its place, and how many lines of it that is.
pub fn plates(scene: &Scene<'_>, words: &Words, look: &Look) -> (Vec<String>, usize) {
    let mut lines = heads(scene, words, look, look.columns);
    let firm = lines.len();
    lines.push(String::new());
    (lines, firm)
}

/// What stands below that, where there is room: the last rounds, and what the signs mean.
pub fn below(scene: &Scene<'_>, words: &Words, look: &Look) -> Vec<String> {
    let rounds = rounds(scene, words, look);
    let mut lines: Vec<String> = rounds.into_iter().rev().take(ROUNDS).rev().collect();
    lines.push(String::new());
    lines.extend(legend(scene, words, look, look.columns));
    lines
}

fn title(scene: &Scene<'_>, words: &Words, look: &Look) -> String {
    let name = look.palette.ink(Ink::Strong, &games::name(scene.shown.game, words));
    let count = scene.turns().len();
    let turn = match scene.shown.extras.ending {
        None => words.text_with("board-turn-number", &[("turn", Arg::from(count + 1))]),
        Some(_) => words.text_with("board-turns-played", &[("turns", Arg::from(count))]),
    };
    format!("{name}, {turn}")
}

/// Who sits there; an arrow and a word say who is to move.
fn plate(scene: &Scene<'_>, seat: Seat, words: &Words, look: &Look, columns: usize) -> Vec<String> {
    let extras = &scene.shown.extras;
    let has_won = extras.ending.as_ref().is_some_and(|ending| ending.outcome.winner() == Some(seat));
    let (mark, state) = if extras.to_move == Some(seat) {
        (look.palette.ink(Ink::Accent, look.sign("►", ">")), Some(words.text("board-to-move")))
    } else if has_won {
        (look.palette.ink(Ink::Gold, look.sign("★", "*")), Some(words.text("board-winner")))
    } else {
        (" ".to_owned(), None)
    };
    let info = extras.seats.get(seat.index());
    let clock = info.and_then(|info| info.clock).map(|time| {
        let time = tell::clock(Duration::from_millis(time));
        words.say(&Saying::new("board-time-left").with("time", time))
    });
    let name = clip(&scene.player(seat, words), columns.saturating_sub(6));
    let state = state.map(|state| look.palette.ink(Ink::Accent, &state));
    let below: Vec<String> =
        [state, clock, scene.face.holdings(seat.number(), words)].into_iter().flatten().collect();
    let below = wrap_items(below.iter().map(String::as_str), ", ", columns.saturating_sub(6));
    let mut plate = vec![format!("{mark} {} {} {name}", piece(scene.face, seat, look), seat.number())];
    plate.extend(below.iter().map(|line| format!("      {line}").trim_end().to_owned()));
    plate
}

/// The turns in rounds: number, the first player's turn, the second player's.
fn rounds(scene: &Scene<'_>, words: &Words, look: &Look) -> Vec<String> {
    let played = scene.turns();
    if played.is_empty() {
        return vec![look.palette.ink(Ink::Soft, &words.text("board-nothing-played"))];
    }
    // A game that began from a position can begin with the second player.
    let offset = usize::from(played.first().is_some_and(|(seat, _)| *seat == Seat::SECOND));
    let rounds = (played.len() + offset).div_ceil(2);
    (0..rounds)
        .map(|round| {
            let cell = |index: usize| {
                let turn = index.checked_sub(offset).and_then(|index| played.get(index));
                let text = turn.map(|&(seat, text)| format!("{} {text}", piece(scene.face, seat, look)));
                pad(&text.unwrap_or_default(), 12)
            };
            let number = look.palette.ink(Ink::Soft, &format!("{:>2}", round + 1));
            format!("{number}  {}{}", cell(round * 2), cell(round * 2 + 1)).trim_end().to_owned()
        })
        .collect()
}
