//! The table of a tournament, for people and for programs.

use std::io::Write;

use serde_json::json;
use tabla_arena::stats::Trend;
use tabla_arena::{
    Foul, GameRecord, MatchEnd, Measured, MeetingRow, Settings, SprtRow, Standings, Store, Strength,
    measured, standings, visible,
};
use tabla_console::tell::decimal;
use tabla_console::text::{clip, pad, pad_left, width, wrap};
use tabla_core::{Say, Saying, Seat};
use tabla_games::Words;

use super::refusal;
use crate::cli::ArenaTableArgs;
use crate::{DONE, Failure};

/// Shows how the tournament of a folder stands.
pub fn table(args: &ArenaTableArgs, words: &Words) -> Result<u8, Failure> {
    let store = Store::open(&args.folder).map_err(|error| error.say())?;
    let game = tabla_arena::check_settings(store.settings()).map_err(refusal)?;
    let records = store.records().map_err(|error| error.say())?;
    let standings = standings(store.settings(), &game, &records);
    print(&store, &standings, &measured(store.settings(), &records), args.json, words)?;
    Ok(DONE)
}

pub fn print(
    store: &Store,
    standings: &Standings,
    measured: &[Measured],
    json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    if json {
        let answer = json!({
            "folder": store.folder().display().to_string(),
            "settings": store.settings(),
            "standings": standings,
            "measured": measured,
        });
        writeln!(out, "{answer:#}")?;
        return Ok(());
    }
    writeln!(out, "{}", words.say(&about(store.settings())))?;
    // Nothing is cut off where it can be scrolled or read by a program.
    for line in lines(standings, usize::MAX, words) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", words.text("arena-counted"))?;
    let settings = store.settings();
    if settings.bots.len() > 2 {
        for meeting in &standings.meetings {
            writeln!(out, "{}", words.say(&meeting_line(settings, meeting, words)))?;
        }
    }
    for (bot, measured) in settings.bots.iter().zip(measured).filter(|(_, measured)| measured.moves > 0) {
        let parts: Vec<String> =
            measures(&bot.name, measured, words).iter().map(|part| words.say(part)).collect();
        writeln!(out, "{}", parts.join("; "))?;
    }
    let kept = Saying::new("arena-kept")
        .with("folder", store.folder().display().to_string())
        .with("games", i64::try_from(standings.games).unwrap_or(i64::MAX))
        .with("planned", i64::try_from(standings.planned).unwrap_or(i64::MAX));
    writeln!(out, "{}", words.say(&kept))?;
    Ok(())
}

/// What is played, on one line.
pub fn about(settings: &Settings) -> Saying {
    let rules = if settings.rules.is_empty() { "-" } else { &settings.rules };
    let budget = settings.budget.map_or_else(|| "-".to_owned(), |budget| budget.to_string());
    Saying::new("arena-about")
        .with("game", settings.game.as_str())
        .with("rules", rules)
        .with("format", settings.format.id())
        .with("bots", settings.bots.len())
        .with("games", settings.games.to_string())
        .with("budget", budget)
        .with("seed", settings.seed.to_string())
}

/// The table as lines that fit the screen: where there is no room for all of it, without what matters least.
pub fn lines(standings: &Standings, columns: usize, words: &Words) -> Vec<String> {
    let mut rows = rows(standings, words);
    for key in EXPENDABLE {
        if rows.width() <= columns {
            break;
        }
        rows.leave_out(key);
    }
    rows.shorten_names(rows.width().saturating_sub(columns));
    let mut lines = align(&rows.cells, columns, &is_text(&rows.heads));
    if let Some(row) = &standings.sprt {
        lines.extend(wrap(&words.say(&sprt_line(row, words)), columns));
    }
    lines
}

/// What is left out where there is no room, one after the other.
const EXPENDABLE: [&str; 7] = [
    "arena-head-fouls",
    "arena-head-points",
    "arena-head-won",
    "arena-head-drawn",
    "arena-head-lost",
    "arena-head-los",
    "arena-head-games",
];

/// The cells of the table, under these heads.
struct Cells {
    heads: Vec<&'static str>,
    cells: Vec<Vec<String>>,
}

impl Cells {
    fn width(&self) -> usize {
        let lines = align(&self.cells, usize::MAX, &is_text(&self.heads));
        lines.iter().map(|line| width(line)).max().unwrap_or(0)
    }

    /// Takes so many columns from the names, but leaves a few letters of each.
    fn shorten_names(&mut self, by: usize) {
        let names = self.cells.iter_mut().filter_map(|row| row.get_mut(1));
        let mut names: Vec<&mut String> = names.collect();
        let longest = names.iter().map(|name| width(name)).max().unwrap_or(0);
        names.iter_mut().for_each(|name| **name = clip(name, longest.saturating_sub(by).max(SHORT_NAME)));
    }

    fn leave_out(&mut self, key: &str) {
        if let Some(place) = self.heads.iter().position(|head| *head == key) {
            self.heads.remove(place);
            self.cells.iter_mut().for_each(|row| drop(row.remove(place)));
        }
    }
}

fn is_text(heads: &[&'static str]) -> impl Fn(usize) -> bool {
    |place| matches!(heads[place], "arena-head-bot" | "arena-head-fouls")
}

fn rows(standings: &Standings, words: &Words) -> Cells {
    let with_points = standings.rows.iter().any(|row| row.mean_points.is_some());
    let with_fouls = standings.rows.iter().any(|row| !row.fouls.is_empty());
    let mut heads = vec!["arena-head-rank", "arena-head-bot", "arena-head-games", "arena-head-won"];
    heads.extend(["arena-head-drawn", "arena-head-lost", "arena-head-score"]);
    heads.extend(["arena-head-elo", "arena-head-los"]);
    heads.extend(with_points.then_some("arena-head-points"));
    heads.extend(with_fouls.then_some("arena-head-fouls"));
    let mut cells: Vec<Vec<String>> = vec![heads.iter().map(|key| words.text(key)).collect()];
    let strengths: Vec<&Strength> = standings.rows.iter().map(|row| &row.strength).collect();
    for ((rank, row), elo) in (1..).zip(&standings.rows).zip(elos(&strengths, words)) {
        let tally = &row.tally;
        let mut line = vec![format!("{rank}"), clip(&visible(&row.name), NAME)];
        line.extend([tally.games(), tally.wins, tally.draws, tally.losses].map(|count| count.to_string()));
        line.extend([percent(row.strength.score, words), elo, likely(row.strength.superiority, words)]);
        if with_points {
            line.push(row.mean_points.map_or_else(String::new, |points| decimal(points, 1, words)));
        }
        if with_fouls {
            let said = |kind: &str| words.say(&Foul::short(kind));
            let fouls: Vec<String> =
                row.fouls.iter().map(|(kind, count)| format!("{} {count}", said(kind))).collect();
            line.push(fouls.join(", "));
        }
        cells.push(line);
    }
    Cells { heads, cells }
}

/// No more of a name is shown.
const NAME: usize = 28;
const SHORT_NAME: usize = 8;

/// Puts cells under each other: text to the left, numbers to the right.
pub fn align(rows: &[Vec<String>], columns: usize, is_text: &dyn Fn(usize) -> bool) -> Vec<String> {
    let count = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> =
        (0..count).map(|place| rows.iter().map(|row| width(&row[place])).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(
            |(place, (cell, &width))| {
                if is_text(place) { pad(cell, width) } else { pad_left(cell, width) }
            },
        );
        clip(cells.collect::<Vec<_>>().join("  ").trim_end(), columns)
    };
    rows.iter().map(line).collect()
}

fn percent(share: Option<f64>, words: &Words) -> String {
    share.map_or_else(String::new, |share| format!("{} %", decimal(100.0 * share, 1, words)))
}

/// A chance, which is never certain.
fn likely(chance: Option<f64>, words: &Words) -> String {
    match chance {
        Some(chance) if chance >= 0.9995 => format!(">{}", percent(Some(0.999), words)),
        Some(chance) if chance < 0.0005 => format!("<{}", percent(Some(0.001), words)),
        chance => percent(chance, words),
    }
}

/// `+35.2 [+10.1 … +61.0]` for each, with the numbers under each other.
fn elos(strengths: &[&Strength], words: &Words) -> Vec<String> {
    let end = |number: Option<f64>, endless: &str| match number {
        Some(number) => format!("{}{}", if number < 0.0 { "" } else { "+" }, decimal(number, 1, words)),
        None => endless.to_owned(),
    };
    let parts = strengths.iter().map(|strength| {
        let score = strength.score?;
        let middle = end(strength.elo, if score > 0.5 { "+∞" } else { "-∞" });
        Some([middle, end(strength.low, "-∞"), end(strength.high, "+∞")])
    });
    let parts: Vec<Option<[String; 3]>> = parts.collect();
    let widths = [0, 1, 2].map(|place| {
        let each = parts.iter().flatten().map(|part| width(&part[place]));
        each.max().unwrap_or(0)
    });
    let write = |part: Option<[String; 3]>| {
        let Some(part) = part else { return String::new() };
        let [middle, low, high] = [0, 1, 2].map(|place| pad_left(&part[place], widths[place]));
        format!("{middle} [{low} … {high}]")
    };
    parts.into_iter().map(write).collect()
}

fn sprt_line(row: &SprtRow, words: &Words) -> Saying {
    let trend = Saying::new(match row.trend {
        Trend::Lower => "arena-sprt-lower",
        Trend::Open => "arena-sprt-open",
        Trend::Upper => "arena-sprt-upper",
    });
    Saying::new("arena-sprt-line")
        .with("test", row.test.to_string())
        .with("llr", decimal(row.llr, 2, words))
        .with("low", decimal(row.bounds.0, 2, words))
        .with("high", decimal(row.bounds.1, 2, words))
        .with("trend", trend)
}

fn meeting_line(settings: &Settings, meeting: &MeetingRow, words: &Words) -> Saying {
    let [one, other] = meeting.bots.map(|bot| visible(&settings.bots[bot].name));
    let tally = &meeting.tally;
    Saying::new("arena-meeting")
        .with("one", one)
        .with("other", other)
        .with("score", format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses))
        .with("pairs", meeting.pairs.0.map(|count| count.to_string()).join(" "))
        .with("elo", elos(&[&meeting.strength], words).concat())
}

/// What was measured, without what could not be.
fn measures(name: &str, measured: &Measured, words: &Words) -> Vec<Saying> {
    let milliseconds = |micros: f64| decimal(micros / 1e3, 2, words);
    let mean = |sum: u64, count: u64| sum as f64 / count.max(1) as f64;
    let moves = Saying::new("arena-measured")
        .with("name", visible(name))
        .with("moves", measured.moves.to_string())
        .with("mean", milliseconds(mean(measured.micros, measured.moves)))
        .with("longest", milliseconds(measured.longest as f64));
    // Where no move took all its time, none went beyond it.
    let over = (measured.full > 0).then(|| {
        Saying::new("arena-measured-over")
            .with("over", milliseconds(mean(measured.over, measured.full)))
            .with("most", milliseconds(measured.most_over as f64))
    });
    let ping = |ping| Saying::new("arena-measured-ping").with("ping", milliseconds(ping as f64));
    [Some(moves), over, measured.ping.map(ping)].into_iter().flatten().collect()
}

/// One game on one line.
pub fn game_line(settings: &Settings, record: &GameRecord, words: &Words) -> String {
    let [first, second] = record.bots.map(|bot| visible(&settings.bots[bot].name));
    let saying = Saying::new("arena-game-line")
        .with("number", record.number.to_string())
        .with("first", first)
        .with("second", second)
        .with("result", result(record))
        .with("because", ending(settings, record));
    words.say(&saying)
}

/// `1-0`, `0-1`, `½-½`, with the points where there are points.
pub fn result(record: &GameRecord) -> String {
    let result = match record.halves {
        [2, _] => "1-0",
        [_, 2] => "0-1",
        _ => "½-½",
    };
    match record.points {
        Some([one, other]) => format!("{result} ({one}:{other})"),
        None => result.to_owned(),
    }
}

/// How a game ended.
pub fn ending(settings: &Settings, record: &GameRecord) -> Saying {
    match &record.ending {
        MatchEnd::Rules(how) => Saying::new(match how.as_str() {
            "won" => "arena-ending-won",
            "repetition" => "ending-drawn-repetition",
            "quiet" => "ending-drawn-quiet",
            "points" => "arena-ending-points",
            _ => "ending-drawn",
        }),
        MatchEnd::Length => Saying::new("arena-ending-length"),
        MatchEnd::Foul { seat, foul } => {
            let place = Seat::DUEL.into_iter().position(|other| other.number() == *seat).unwrap_or(0);
            let name = visible(&settings.bots[record.bots[place]].name);
            Saying::new("arena-ending-foul").with("name", name).with("because", foul.say())
        }
    }
}
