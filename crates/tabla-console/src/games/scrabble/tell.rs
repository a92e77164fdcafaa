//! What was played, and what could have been, in words.

use tabla_core::{Saying, Seat};
use tabla_games::Words;
use tabla_games::kits::scrabble::{Turned, settled};
use tabla_games::scrabble::{Board, Move, Ranked, Review, ScrabbleSeat, Style, View, write_play};
use tabla_table::{Snapshot, Table};

use super::board_of;
use crate::Look;
use crate::palette::Ink;
use crate::tell::decimal;
use crate::text::{pad, pad_left, width};

/// A list of ranked decisions, with the one that was made marked by a star.
pub fn scrabble_ranking(
    board: &Board,
    list: &[(usize, Ranked)],
    made: Option<Move>,
    words: &Words,
) -> Vec<String> {
    let heads = [
        "scrabble-head-play",
        "scrabble-head-score",
        "scrabble-head-leave",
        "scrabble-head-equity",
        "scrabble-head-win",
    ];
    let [play, score, leave, equity, win] = heads.map(|head| words.text(head));
    // Where nobody has looked ahead the last column is empty, and so is its head.
    let is_looked_at = list.iter().any(|(_, ranked)| ranked.win.is_some());
    let win = if is_looked_at { win } else { String::new() };
    let mut rows = vec![[String::new(), play, score, leave, equity, win]];
    for (number, ranked) in list {
        let mark = if Some(ranked.mv) == made { "*" } else { "" };
        rows.push([
            format!("{mark}{number}"),
            shown(board, &ranked.mv, words),
            ranked.score.to_string(),
            ranked.leave.to_string(),
            tenths(ranked.equity, words),
            ranked.win.map_or_else(String::new, |win| format!("{} %", decimal(win, 1, words))),
        ]);
    }
    let widths: [usize; 6] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0));
    let line = |row: &[String; 6]| {
        let [number, play, score, leave, equity, win] = row;
        let line = format!(
            "{}  {}  {}  {}  {}  {}",
            pad_left(number, widths[0]),
            pad(play, widths[1]),
            pad_left(score, widths[2]),
            pad(leave, widths[3]),
            pad_left(equity, widths[4]),
            pad_left(win, widths[5]),
        );
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// A decision as it is typed, or in words.
fn shown(board: &Board, mv: &Move, words: &Words) -> String {
    match mv {
        Move::Lay(play) => write_play(board, play, Style::House),
        Move::Exchange(tiles) => {
            words.say(&Saying::new("scrabble-exchange").with("tiles", tiles.to_string()))
        }
        Move::Pass => words.text("scrabble-pass"),
        // What is said to a play in doubt is never ranked.
        Move::Accept | Move::Challenge => String::new(),
    }
}

/// Thousandths as points with one decimal.
fn tenths(equity: i32, words: &Words) -> String {
    decimal(f64::from(equity) / 1000.0, 1, words)
}

/// The name of a seat.
pub(super) fn player(table: &dyn Table, seat: Seat) -> Saying {
    let shown = table.shown_player(seat);
    let saying = Saying::new("scrabble-player").with("number", i64::from(seat.number()));
    match shown.parse::<ScrabbleSeat>() {
        Ok(known) => saying.with("kind", known.name()),
        // One who plays at a pace of its own, say.
        Err(_) => saying.with("kind", shown),
    }
}

/// What somebody decided, for all to hear.
pub(super) fn turned(table: &dyn Table, turned: &Turned) -> Saying {
    let who = |key| Saying::new(key).with("player", player(table, turned.seat));
    match (turned.mv, turned.withdrawn) {
        (Move::Lay(_), _) => who("scrabble-turn-lay")
            .with("house", turned.house.as_str())
            .with("points", i64::from(turned.points)),
        // Which tiles were exchanged is nobody else's business.
        (Move::Exchange(tiles), _) => who("scrabble-turn-exchange").with("count", tiles.len()),
        (Move::Pass, _) => who("scrabble-turn-pass"),
        (Move::Accept, _) => who("scrabble-turn-accept"),
        (Move::Challenge, Some(true)) => who("scrabble-turn-withdrawn"),
        (Move::Challenge, _) => who("scrabble-turn-challenge-wrong"),
    }
}

/// What a decision cost.
pub(super) fn cost(review: &Review, words: &Words) -> Saying {
    match review.place {
        _ if review.cost == 0 => Saying::new("scrabble-cost-none"),
        Some(place) => Saying::new("scrabble-cost")
            .with("cost", tenths(review.cost, words))
            .with("place", place.to_string()),
        None => Saying::new("scrabble-cost-unlisted").with("cost", tenths(review.cost, words)),
    }
}

/// The players with their points, beside the board.
pub(super) fn panel(table: &dyn Table, seen: &View, words: &Words, look: &Look) -> Vec<String> {
    let mut lines: Vec<String> = (0..)
        .map(Seat::at)
        .zip(&seen.players)
        .map(|(seat, shown)| {
            let mark = match Some(shown.seat) == seen.to_move {
                _ if look.is_spoken() => "",
                true => look.sign("▸ ", "> "),
                false => "  ",
            };
            let saying = Saying::new("scrabble-panel-player")
                .with("player", player(table, seat))
                .with("points", i64::from(shown.score))
                .with("tiles", shown.tiles);
            format!("{}{}", look.palette.ink(Ink::Accent, mark), words.say(&saying))
        })
        .collect();
    let bag = Saying::new("scrabble-panel-bag").with("tiles", seen.in_bag);
    lines.push(format!("{}{}", if look.is_spoken() { "" } else { "  " }, words.say(&bag)));
    lines
}

/// How the game ended, line by line.
pub(super) fn ending(table: &dyn Table, shown: &Snapshot) -> Vec<Saying> {
    let seats = (0..).map(Seat::at).zip(board_of(shown).view.players.iter().zip(settled(table)));
    let mut lines: Vec<Saying> = seats
        .map(|(seat, (shown, settled))| {
            Saying::new("scrabble-final")
                .with("player", player(table, seat))
                .with("points", i64::from(shown.score))
                .with("settled", format!("{settled:+}"))
        })
        .collect();
    let Some(ending) = &shown.extras.final_ending else { return lines };
    let result = match ending.outcome.winner() {
        Some(seat) => Saying::new("scrabble-winner").with("player", player(table, seat)),
        None => Saying::new("scrabble-score-tie"),
    };
    lines.push(Saying::new("ending-because").with("ending", result).with("reason", ending.reason.clone()));
    lines
}
