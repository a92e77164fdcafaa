//! Players, values, times and endings in words.

use std::time::Duration;

use tabla_core::{Arg, Bound, Saying, Seat, Worth};
use tabla_games::Words;
use tabla_table::{Ending, Pace, PlayerSpec, Skill};

use crate::text::capital;

/// A player with what matters of its settings: `Champion (depth 4)`, or what a weaker one is called.
pub fn player(player: &PlayerSpec, words: &Words) -> String {
    match named(player, words) {
        Arg::Saying(name) => capital(&words.say(&name)),
        Arg::Text(name) => name,
        Arg::Number(number) => number.to_string(),
    }
}

/// The same for a sentence, which may need it in another form.
pub fn named(player: &PlayerSpec, words: &Words) -> Arg {
    let name = player.kind().title.map_or_else(|| player.name().into(), |title| Saying::new(title).into());
    if player.is_human() {
        return name;
    }
    let skill = Some(player.skill()).filter(|skill| *skill != Skill::Full);
    let pace = player.own_pace().or_else(|| player.table_pace().filter(|_| skill.is_none()));
    let most = pace.and_then(|_| player.table_limit());
    // A time that is not waited for is not told.
    let pace = pace.filter(|pace| most.is_none() || !matches!(pace, Pace::Time(_)));
    let name = skill.map_or(name, |skill| skill.name().into());
    let details = [
        pace.map(|pace| self::pace(pace, words)),
        most.map(|time| words.say(&Saying::new("pace-most").with("time", seconds(time, words)))),
    ];
    let detail = details.into_iter().flatten().collect::<Vec<_>>().join(", ");
    if detail.is_empty() {
        return name;
    }
    Saying::new("player-with-detail").with("player", name).with("detail", detail).into()
}

/// How long a computer player looks.
pub fn pace(pace: Pace, words: &Words) -> String {
    let saying = match pace {
        Pace::Depth(depth) => Saying::new("pace-depth").with("depth", i64::from(depth)),
        Pace::Time(time) => Saying::new("pace-time").with("time", seconds(time, words)),
        Pace::Nodes(nodes) => Saying::new("pace-nodes").with("nodes", nodes),
    };
    words.say(&saying)
}

/// A seat by its number: `player 1`.
pub fn seat(seat: Seat, words: &Words) -> String {
    words.say(&Saying::new("seat-name").with("player", i64::from(seat.number())))
}

/// How a game ended: who has won, and why.
pub fn ending(ending: &Ending) -> Saying {
    match ending.outcome.winner() {
        Some(seat) => Saying::new("ending-because")
            .with("ending", Saying::new("ending-won").with("player", i64::from(seat.number())))
            .with("reason", ending.reason.clone()),
        None => ending.reason.clone(),
    }
}

/// Whether a player's values are on the scale on which a win is 1000 less the plies that it takes.
pub fn is_plain(player: &PlayerSpec) -> bool {
    matches!(player.name(), "simple" | "alphabeta")
}

/// A value in words: `wins in 3 turns`, `+24 points`; for the plain players a number on their scale.
pub fn worth(worth: Option<Worth>, player: &PlayerSpec, words: &Words) -> String {
    let Some(worth) = worth else { return words.text("verdict-none") };
    if is_plain(player) {
        return signed(worth.on_scale(1000));
    }
    let saying = match worth {
        Worth::Win { plies } => Saying::new("verdict-win").with("turns", i64::from(plies)),
        Worth::Loss { plies } => Saying::new("verdict-loss").with("turns", i64::from(plies)),
        Worth::Draw => Saying::new("verdict-draw"),
        Worth::Expected(value) => Saying::new("verdict-expected").with("value", format!("{value:.1}")),
        Worth::Opinion(points) => Saying::new("verdict-points")
            .with("value", signed(points))
            .with("points", i64::from(points.abs())),
    };
    words.say(&saying)
}

/// A value in as few columns as possible: `+24`, `#3` for a win in three turns, `-#4` for a loss in four.
pub fn figure(worth: Worth, player: &PlayerSpec) -> String {
    match worth {
        Worth::Win { plies } if !is_plain(player) => format!("#{plies}"),
        Worth::Loss { plies } if !is_plain(player) => format!("-#{plies}"),
        Worth::Expected(value) => format!("{value:.1}"),
        other => signed(other.on_scale(1000)),
    }
}

/// The sign before a value that is only a bound.
pub fn bound(bound: Bound, ascii: bool) -> &'static str {
    match (bound, ascii) {
        (Bound::Exact, _) => "",
        (Bound::AtMost, false) => "≤",
        (Bound::AtLeast, false) => "≥",
        (Bound::AtMost, true) => "<=",
        (Bound::AtLeast, true) => ">=",
    }
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

/// A large number in groups of three.
pub fn digits(number: u64) -> String {
    let plain = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in plain.chars().enumerate() {
        if index > 0 && (plain.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

/// A number with so many places, and the sign that the person's language uses.
pub fn decimal(value: f64, places: usize, words: &Words) -> String {
    format!("{value:.places$}").replace('.', &words.text("decimal-sign"))
}

/// A time in seconds: `0.5 s`, `12 s`.
pub fn seconds(time: Duration, words: &Words) -> String {
    let hundredths = (time.as_millis() + 5) / 10;
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let number = match rest {
        0 => whole.to_string(),
        _ => {
            let fraction = format!("{rest:02}");
            format!("{whole}{}{}", words.text("decimal-sign"), fraction.trim_end_matches('0'))
        }
    };
    words.say(&Saying::new("time-seconds").with("seconds", number))
}

/// What a clock shows: `4:07`.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A list with the right word before its last item: `A1, B2 and C3`.
pub fn list(items: &[&str], words: &Words) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => {
            words.say(&Saying::new("list-and").with("items", first.join(", ")).with("last", *last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(digits(0), "0");
        assert_eq!(digits(999), "999");
        assert_eq!(digits(14_406_476), "14 406 476");
    }

    /// At a table of Mice nobody thinks longer than two seconds and a half, whatever is asked for.
    #[test]
    fn a_label_says_how_long_a_player_really_thinks() {
        let games = tabla_games::kits::registry(&tabla_games::kits::Shelf::default());
        let words = Words::new(tabla_games::Language::En);
        let label = |game: &str, text: &str| {
            let spec = games.find(game).and_then(|kit| kit.read_player(text));
            player(&spec.unwrap_or_else(|error| panic!("{text}: {error:?}")), &words)
        };
        for (text, expected) in [
            ("champion", "Champion (2.5 s a turn)"),
            ("champion:time=1s", "Champion (1 s a turn)"),
            ("champion:time=10s", "Champion (at most 2.5 s)"),
            ("alphabeta:depth=4", "Alpha-beta (depth 4)"),
            ("alphabeta:depth=12", "Alpha-beta (depth 12, at most 2.5 s)"),
        ] {
            assert_eq!(label("mice", text), expected);
        }
        assert_eq!(label("santorini", "champion"), "Champion (1 s a turn)");
        assert_eq!(label("santorini", "champion:time=10s"), "Champion (10 s a turn)");
    }

    #[test]
    fn values_are_short() {
        let player = |name| PlayerSpec::new(tabla_table::PlayerKind::new(name));
        assert_eq!(figure(Worth::Win { plies: 3 }, &player("champion")), "#3");
        assert_eq!(figure(Worth::Win { plies: 3 }, &player("simple")), "+997");
        assert_eq!(figure(Worth::Loss { plies: 4 }, &player("champion")), "-#4");
        assert_eq!(figure(Worth::Opinion(0), &player("alphabeta")), "0");
    }
}
