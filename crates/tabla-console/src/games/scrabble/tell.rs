//! What was played, and what could have been, in words.

use tabla_core::{Saying, Seat};
use tabla_play::Words;
use tabla_play::scrabble::{
    Board, Move, Ranked, Review, ScrabbleEnding, ScrabbleTable, Style, Turned, write_play,
};

use crate::Look;
use crate::palette::Ink;
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
            ranked.win.map_or_else(String::new, |win| format!("{} %", decimal(win, words))),
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

/// A decision in both notations, or in words.
fn shown(board: &Board, mv: &Move, words: &Words) -> String {
    match mv {
        Move::Lay(play) => {
            let [house, gcg] = [Style::House, Style::Gcg].map(|style| write_play(board, play, style));
            format!("{house} ({gcg})")
        }
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
    decimal(f64::from(equity) / 1000.0, words)
}

/// A number with one decimal.
fn decimal(number: f64, words: &Words) -> String {
    format!("{number:.1}").replace('.', &words.text("decimal-sign"))
}

/// The name of a seat.
pub(super) fn player(table: &ScrabbleTable, seat: Seat) -> Saying {
    Saying::new("scrabble-player")
        .with("number", i64::from(seat.number()))
        .with("kind", table.player(seat).name())
}

/// What somebody decided, for all to hear.
pub(super) fn turned(table: &ScrabbleTable, turned: &Turned) -> Saying {
    let who = |key| Saying::new(key).with("player", player(table, turned.seat));
    match (turned.mv, turned.withdrawn) {
        (Move::Lay(_), _) => who("scrabble-turn-lay")
            .with("house", turned.house.as_str())
            .with("gcg", turned.gcg.as_str())
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
pub(super) fn panel(table: &ScrabbleTable, to_move: Option<Seat>, words: &Words, look: &Look) -> Vec<String> {
    let state = table.state();
    let mut lines: Vec<String> = state
        .all_seats()
        .map(|seat| {
            let mark = match Some(seat) == to_move {
                _ if look.is_spoken() => "",
                true => look.sign("▸ ", "> "),
                false => "  ",
            };
            let saying = Saying::new("scrabble-panel-player")
                .with("player", player(table, seat))
                .with("points", i64::from(state.score(seat)))
                .with("tiles", state.rack(seat).len());
            format!("{}{}", look.palette.ink(Ink::Accent, mark), words.say(&saying))
        })
        .collect();
    let bag = Saying::new("scrabble-panel-bag").with("tiles", state.bag().len());
    lines.push(format!("{}{}", if look.is_spoken() { "" } else { "  " }, words.say(&bag)));
    lines
}

/// How the game ended, line by line.
pub(super) fn ending(table: &ScrabbleTable, ending: &ScrabbleEnding) -> Vec<Saying> {
    let seats = table.state().all_seats().zip(ending.scores.iter().zip(&ending.settled));
    let mut lines: Vec<Saying> = seats
        .map(|(seat, (&points, &settled))| {
            Saying::new("scrabble-final")
                .with("player", player(table, seat))
                .with("points", i64::from(points))
                .with("settled", format!("{settled:+}"))
        })
        .collect();
    lines.push(match ending.winner {
        Some(seat) => Saying::new("scrabble-winner").with("player", player(table, seat)),
        None => Saying::new("scrabble-score-tie"),
    });
    lines
}
