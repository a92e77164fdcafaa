//! `tabla review`: what each decision of a game in a file was worth.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use tabla_core::{Saying, TableError, Viewer};
use tabla_games::{Words, open_file, open_save};
use tabla_table::{Grade, Review, ReviewEntry, ReviewUnit, SeatReview, Table, review};

use crate::cli::ReviewArgs;
use crate::run::Context;
use crate::workshop::{bar, follow};
use crate::{DONE, Failure};

/// Reviews the game in a file.
pub fn act(context: &Context, args: &ReviewArgs) -> Result<u8, Failure> {
    let table = open(context, &args.file, args.game.as_deref())?;
    let bar = bar(table.review_plan()?.parts.len() as u64);
    let tell = follow(&bar, context.words);
    let found = review(&*table, &AtomicBool::new(false), &mut |done, total| tell(done as u64, total as u64));
    bar.finish_and_clear();
    let (review, mut out) = (found?, anstream::stdout());
    if args.json {
        writeln!(out, "{:#}", as_json(table.game(), &review))?;
    } else {
        lines(&*table, &review, context.words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(DONE)
}

/// The game in this file: one of ours says which it is, of others every game is asked.
fn open(context: &Context, path: &Path, game: Option<&str>) -> Result<Box<dyn Table>, Failure> {
    let read = |game: &str| -> Result<Box<dyn Table>, TableError> {
        Ok(open_file(&context.games, game, path, json!({}), (0, 0))?.table)
    };
    if let Some(game) = game {
        return Ok(read(context.games.find(game)?.id())?);
    }
    let saved = match open_save(&context.games, path) {
        Ok(opened) => return Ok(opened.table),
        Err(error) => error,
    };
    if !path.exists() {
        return Err(saved.into());
    }
    let mut read = context.games.ids().filter_map(|game| read(game).ok());
    let found = read.find(|table| table.plies() > 0);
    let nobody = || Saying::new("review-no-game").with("path", path.display().to_string());
    found.ok_or_else(|| nobody().into())
}

fn as_json(game: &str, review: &Review) -> Value {
    let entry = |entry: &ReviewEntry| {
        let mut told = serde_json::to_value(entry).unwrap_or_default();
        told["grade"] = entry.grade().name().into();
        told
    };
    let seat = |seat: &SeatReview| {
        let grades =
            Grade::ALL.iter().zip(seat.grades).map(|(grade, count)| (grade.name().to_owned(), count.into()));
        json!({
            "seat": seat.seat,
            "accuracy": seat.accuracy,
            "grades": Value::Object(grades.collect()),
            "lost": seat.lost,
            "luck": seat.luck,
            "balance": seat.balance,
            "rival": seat.rival,
        })
    };
    json!({
        "game": game,
        "unit": review.measure.unit,
        "limits": review.measure.limits,
        "course": review.course.iter().map(|(ply, values)| json!({ "ply": ply, "values": values })).collect::<Vec<_>>(),
        "entries": review.entries.iter().map(entry).collect::<Vec<_>>(),
        "moments": review.moments,
        "seats": review.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// The decisions, the moments at which the game was decided, and the players.
fn lines(table: &dyn Table, review: &Review, words: &Words) -> Vec<String> {
    let width = review.entries.iter().map(|entry| entry.played.text.chars().count()).max().unwrap_or(0);
    let line = |entry: &ReviewEntry| {
        let grade = words.text(grade_key(entry.grade()));
        let values = [entry.before, entry.after].map(|value| figure(value, review.measure.unit)).join(" → ");
        let start = format!("{:>4}  {}  {:width$}", entry.ply + 1, entry.seat.number(), entry.played.text);
        let why = entry.why.as_ref().map_or_else(String::new, |why| format!("  · {}", words.say(why)));
        format!("{start}  {values}  {grade}{why}")
    };
    let mut lines: Vec<String> = review.entries.iter().map(line).collect();
    if !review.moments.is_empty() {
        lines.extend([String::new(), words.text("review-moments")]);
    }
    for moment in &review.moments {
        lines.push(format!("{:>4}  {}: {}", moment.ply + 1, moment.text, words.say(&moment.why)));
    }
    lines.push(String::new());
    let names = table.show(Viewer::Public, None).map(|shown| shown.extras.seats).unwrap_or_default();
    for seat in &review.seats {
        let named = names.get(seat.seat.index()).and_then(|info| info.name.clone());
        let number = Saying::new("review-player").with("number", i64::from(seat.seat.number()));
        let player = named.unwrap_or_else(|| words.say(&number));
        lines.extend(about(seat, &player).iter().map(|saying| words.say(saying)));
    }
    lines
}

/// What is said of one player.
fn about(seat: &SeatReview, player: &str) -> Vec<Saying> {
    let say = |key: &'static str| Saying::new(key).with("player", player);
    let mut sayings = Vec::new();
    if let Some(accuracy) = seat.accuracy {
        let [_, _, inaccuracies, mistakes, blunders] = seat.grades.map(i64::from);
        let saying = say("review-accuracy").with("accuracy", accuracy.round() as i64);
        sayings.push(
            saying.with("inaccuracies", inaccuracies).with("mistakes", mistakes).with("blunders", blunders),
        );
    }
    if let Some(luck) = seat.luck {
        sayings.push(say("review-luck").with("points", format!("{luck:+.1}").replace('-', "−")));
    }
    if let Some(rival) = &seat.rival {
        sayings.push(say("review-rival").with("points", rival.points));
    }
    sayings
}

/// The message with the word for a grade.
const fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "review-grade-best",
        Grade::Good => "review-grade-good",
        Grade::Inaccuracy => "review-grade-inaccuracy",
        Grade::Mistake => "review-grade-mistake",
        Grade::Blunder => "review-grade-blunder",
    }
}

fn figure(value: f64, unit: ReviewUnit) -> String {
    match unit {
        ReviewUnit::Chance => format!("{:>3.0} %", 100.0 * value),
        ReviewUnit::Points => format!("{value:.1}"),
    }
}
