//! Matches, measurements, and the long jobs that make the project's data.

use std::cell::Cell;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tabla_console::tell::{digits, seconds};
use tabla_core::{Say, Saying, Seat};
use tabla_games::workshop::{
    BookEffort, BookJob, MatchReport, MatchSettings, TuneSettings, measure_deadline, tune_santorini,
    write_weights,
};
use tabla_games::{StorageError, Words, read_book, replace_bytes};
use tabla_table::{Kit, Pace, PlayerError, PlayerSpec};

use crate::cli::{BookArgs, DeadlineArgs, MatchArgs, TuneArgs};
use crate::{DONE, Failure, mice};

/// Plays a match and shows the points.
pub fn play_match(kit: &Arc<dyn Kit>, args: &MatchArgs, words: &Words) -> Result<u8, Failure> {
    let (one, other) = (computer(&**kit, &args.one)?, computer(&**kit, &args.other)?);
    let games: usize = number(&args.games, "--games", 1, 100_000)?;
    let openings = kit.openings(games.div_ceil(2));
    let bar = bar(games as u64);
    let options = mice::options(&**kit, args.rules)?;
    let settings = MatchSettings { kit: Arc::clone(kit), options, one, other, openings: &openings, games };
    let follow = follow(&bar, words);
    let report = tabla_games::workshop::play_match(&settings, &|done, total| {
        bar.set_length(total);
        follow(done, total);
    })?;
    bar.finish_and_clear();
    if args.json {
        return show_json(&settings, &report);
    }
    let seat = |seat: Seat| {
        let (won, played) = report.from_seat(seat);
        Saying::new("match-seat").with("won", won).with("played", played)
    };
    let total = Saying::new("match-points")
        .with("one", settings.one.to_string())
        .with("points", format!("{}", report.points()))
        .with("games", report.games.len())
        .with("other", settings.other.to_string());
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.say(&Saying::new("match-first").with("result", seat(Seat::FIRST))))?;
    writeln!(out, "{}", words.say(&Saying::new("match-second").with("result", seat(Seat::SECOND))))?;
    writeln!(out, "{}", words.say(&total))?;
    Ok(DONE)
}

fn show_json(settings: &MatchSettings<'_>, report: &MatchReport) -> Result<u8, Failure> {
    let games: Vec<_> = report
        .games
        .iter()
        .map(|game| {
            json!({
                "opening": game.opening,
                "seat": game.seat.number(),
                "winner": game.winner.map(Seat::number),
                "moves": game.moves,
            })
        })
        .collect();
    let answer = json!({
        "game": settings.kit.id(),
        "rules": settings.kit.choices().write(&settings.options),
        "one": settings.one.to_string(),
        "other": settings.other.to_string(),
        "points": report.points(),
        "games": games,
    });
    writeln!(io::stdout().lock(), "{answer:#}")?;
    Ok(DONE)
}

/// Measures how punctual a player is on a busy machine.
pub fn deadline(kit: &Arc<dyn Kit>, args: &DeadlineArgs, words: &Words) -> Result<u8, Failure> {
    let player = computer(&**kit, &args.player)?;
    let moves: u32 = number(&args.moves, "--moves", 1, 1_000_000)?;
    let busy: u32 = number(&args.busy, "--busy", 0, 1_000)?;
    let bar = bar(moves.into());
    let report = measure_deadline(kit, &player, moves, busy, &|done, _| bar.set_position(done))?;
    bar.finish_and_clear();
    let saying = Saying::new("deadline-worst")
        .with("moves", i64::from(report.moves))
        .with("allowed", seconds(report.allowed, words))
        .with("busy", i64::from(report.busy))
        .with("worst", format!("{:.1}", report.worst.as_secs_f64() * 1e3));
    writeln!(io::stdout().lock(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// Makes the book of placements; goes on where an earlier run with the same file stopped.
pub fn book(args: &BookArgs, words: &Words) -> Result<u8, Failure> {
    let effort = BookEffort {
        brief: number(&args.brief, "--brief", 1, u64::MAX)?,
        long: number(&args.long, "--long", 1, u64::MAX)?,
        replies: number(&args.replies, "--replies", 1, 253)?,
    };
    let command = format!(
        "tabla santorini book --brief {} --long {} --replies {}",
        effort.brief, effort.long, effort.replies
    );
    let head = format!("// Made by `{command}`.");
    let there = match fs::read_to_string(&args.out) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(StorageError::read(&args.out, &error).into()),
    };
    if !there.is_empty() && !there.lines().any(|line| line == head) {
        let refusal = Saying::new("book-other").with("path", args.out.display().to_string());
        return Err(Failure::Refused(refusal.with("head", head)));
    }
    let mut job = BookJob::new(effort, &read_book(&there));
    let append = || OpenOptions::new().create(true).append(true).open(&args.out);
    let unwritable = |error: io::Error| StorageError::write(&args.out, &error);
    let mut file = append().map_err(unwritable)?;
    if there.is_empty() {
        writeln!(file, "{head}").map_err(unwritable)?;
    } else if !there.ends_with('\n') {
        // A line that was cut is not read back, and must not swallow the next one.
        writeln!(file, " // cut").map_err(unwritable)?;
    }
    let (done, total) = job.progress();
    let bar = bar(total as u64);
    bar.set_position(done as u64);
    while let Some(line) = job.next_line() {
        writeln!(file, "{line}").map_err(unwritable)?;
        file.sync_data().map_err(unwritable)?;
        bar.set_position(job.progress().0 as u64);
    }
    bar.finish_and_clear();
    let saying = Saying::new("book-written").with("path", args.out.display().to_string());
    writeln!(io::stdout().lock(), "{}", words.say(&saying.with("lines", total)))?;
    Ok(DONE)
}

/// Fits the champion's weights to games against itself.
pub fn tune(args: &TuneArgs, words: &Words) -> Result<u8, Failure> {
    args.over.check(&args.out)?;
    let settings = TuneSettings {
        games: number(&args.games, "--games", 1, 10_000_000)?,
        nodes: number(&args.nodes, "--nodes", 1, 1_000_000_000)?,
        seed: number(&args.seed, "--seed", 0, u64::MAX)?,
        epochs: number(&args.epochs, "--epochs", 1, 100_000)?,
    };
    let bar = bar(settings.games);
    let fit = tune_santorini(&settings, &|done, _| bar.set_position(done));
    bar.finish_and_clear();
    let TuneSettings { games, nodes, seed, epochs } = settings;
    let command =
        format!("tabla santorini tune --games {games} --nodes {nodes} --seed {seed} --epochs {epochs}");
    replace_bytes(&args.out, &[write_weights(&fit, &command).as_bytes()])?;
    let saying = Saying::new("tune-written")
        .with("path", args.out.display().to_string())
        .with("samples", fit.samples)
        .with("before", format!("{:.4}", fit.before))
        .with("after", format!("{:.4}", fit.after));
    writeln!(io::stdout().lock(), "{}", words.say(&saying))?;
    Ok(DONE)
}

/// A computer player of a game.
pub fn computer(kit: &dyn Kit, text: &str) -> Result<PlayerSpec, Failure> {
    let player = kit.read_player(text)?;
    if player.is_human() {
        return Err(Failure::Refused(Saying::new("workshop-person").with("text", text)));
    }
    Ok(player)
}

/// So much time, as players are told it.
pub fn read_time(text: &str) -> Result<Duration, Failure> {
    match Pace::read_time(text) {
        Ok(Pace::Time(time)) => Ok(time),
        Ok(_) => Err(PlayerError::BadTime { text: text.to_owned() }.say().into()),
        Err(error) => Err(error.say().into()),
    }
}

/// A whole number between two others.
pub fn number<T>(text: &str, option: &str, least: T, most: T) -> Result<T, Failure>
where
    T: FromStr + PartialOrd + ToString,
{
    match text.trim().replace('_', "").parse::<T>() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => Err(Failure::Refused(
            Saying::new("workshop-number")
                .with("text", text)
                .with("option", option)
                .with("least", least.to_string())
                .with("most", most.to_string()),
        )),
    }
}

/// Refuses to write over what is read, also through links.
pub fn different(read: &Path, written: &Path) -> Result<(), Saying> {
    match (read.canonicalize(), written.canonicalize()) {
        (Ok(one), Ok(other)) if one == other => {
            Err(Saying::new("workshop-same-file").with("path", written.display().to_string()))
        }
        _ => Ok(()),
    }
}

/// How long nothing is said about long work where nobody sees its bar.
const SILENCE: Duration = Duration::from_secs(30);

/// Follows long work with its bar; where that is not seen, with a line now and then on standard error.
pub fn follow(bar: &ProgressBar, words: &Words) -> impl Fn(u64, u64) {
    let told = Mutex::new(Instant::now());
    move |done, total| {
        bar.set_position(done);
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if bar.is_hidden() && is_due(&mut told, Instant::now()) {
            let saying =
                Saying::new("workshop-progress").with("done", digits(done)).with("total", digits(total));
            // When nobody hears it, nothing is left to do.
            let _ = writeln!(io::stderr().lock(), "{}", words.say(&saying));
        }
    }
}

/// Long work that says itself how far it is: with a bar, or with a line now and then where that is not seen.
pub struct Telling {
    pub bar: ProgressBar,
    told: Cell<Instant>,
}

impl Telling {
    pub fn begin() -> Telling {
        let style = ProgressStyle::with_template("{wide_bar:.green/dim} {msg}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        Telling { bar: ProgressBar::new(WHOLE).with_style(style), told: Cell::new(Instant::now()) }
    }

    /// So much of one is done; `text` says it.
    pub fn tell(&self, share: f64, text: impl FnOnce() -> String) {
        self.bar.set_position((share * WHOLE as f64) as u64);
        let mut told = self.told.get();
        let is_due = is_due(&mut told, Instant::now());
        if !self.bar.is_hidden() {
            self.bar.set_message(text());
        } else if is_due {
            self.told.set(told);
            // When nobody hears it, nothing is left to do.
            let _ = writeln!(io::stderr().lock(), "{}", text());
        }
    }
}

/// The length of a bar for work that is told as a share.
const WHOLE: u64 = 1000;

/// Whether it was silent for so long that something is told now.
fn is_due(told: &mut Instant, now: Instant) -> bool {
    let is_due = now.duration_since(*told) >= SILENCE;
    if is_due {
        *told = now;
    }
    is_due
}

/// A bar on standard error; nothing is shown where nobody watches.
pub fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar:.green/dim} {pos}/{len} {elapsed} · {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_told_every_half_minute() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut told = start;
        let due: Vec<u64> = (0..=100).filter(|second| is_due(&mut told, at(*second))).collect();
        assert_eq!(due, [30, 60, 90]);
    }

    #[test]
    fn what_is_read_is_not_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("words.txt");
        fs::write(&file, "cat").expect("a file");
        assert!(different(&file, &folder.path().join("other.txt")).is_ok());
        assert!(different(&file, &folder.path().join(".").join("words.txt")).is_err());
        #[cfg(unix)]
        {
            let link = folder.path().join("link.txt");
            std::os::unix::fs::symlink(&file, &link).expect("a link");
            assert!(different(&file, &link).is_err() && different(&link, &file).is_err());
        }
    }
}
