//! `tabla jewels match`: bots on the same boards.

use std::ffi::OsString;
use std::io::{self, Write};

use serde_json::{Value, json};
use tabla_arena::jewels::{Case, Folder, JudgedEnd, judge};
use tabla_arena::process::Keeper;
use tabla_core::{Say, Saying};
use tabla_games::jewels::{Input, Jewels, Layout, NamedBoard, PlayedOut};
use tabla_games::workshop::{BotEffort, JewelsBot, JewelsContestant, JewelsGames, Mean, play_jewels_match};
use tabla_games::{Trouble, Words};
use tabla_table::read_duration;

use super::boards;
use crate::cli::BotMatchArgs;
use crate::workshop::{bar, number};
use crate::{DONE, Failure};

/// Before the command of a bot that is a program.
const COMMAND: &str = "command:";

/// A bot of a match: one that is built in, or a program.
enum Bot {
    BuiltIn(JewelsBot),
    Program(Program),
}

/// A program that plays by the files of the contest, each game in a new folder.
struct Program {
    command: Vec<OsString>,
    trust: bool,
}

impl Bot {
    fn read(text: &str, usual: BotEffort, trust: bool) -> Result<Bot, Saying> {
        if let Some(command) = text.strip_prefix(COMMAND) {
            let mut command: Vec<OsString> = command.split_whitespace().map(OsString::from).collect();
            let first = command.first_mut().ok_or_else(|| Saying::new("process-empty"))?;
            // The program runs in another folder: a name with a path in it is meant from here.
            if first.to_string_lossy().contains('/') {
                *first = std::path::absolute(&*first).map_or_else(|_| first.clone(), Into::into);
            }
            return Ok(Bot::Program(Program { command, trust }));
        }
        let bot: JewelsBot = text.parse().map_err(|error: tabla_games::workshop::NoSuchBot| error.say())?;
        Ok(Bot::BuiltIn(bot.or_effort(usual)))
    }

    fn name(&self) -> String {
        match self {
            Bot::BuiltIn(bot) => bot.to_string(),
            Bot::Program(program) => {
                let words: Vec<_> = program.command.iter().map(|word| word.to_string_lossy()).collect();
                format!("{COMMAND}{}", words.join(" "))
            }
        }
    }
}

impl JewelsContestant for Bot {
    fn play(&self, board: &Layout, number: u64, turns: u32) -> Result<PlayedOut, Saying> {
        match self {
            Bot::BuiltIn(bot) => bot.play(board, number, turns),
            Bot::Program(program) => program.play(board, turns),
        }
    }
}

impl Program {
    fn play(&self, board: &Layout, turns: u32) -> Result<PlayedOut, Saying> {
        let place = tempfile::tempdir()
            .map_err(|error| Saying::new("jewels-match-folder").with("error", Trouble::of(&error).say()))?;
        let game = Jewels { layout: board.clone(), turns: Some(turns) };
        let case = Case {
            game,
            command: self.command.clone(),
            limit: Case::LIMIT,
            readable: Vec::new(),
            trust: self.trust,
        };
        let mut folder = Folder::new(place.path());
        let verdict = judge(&case, &mut folder, &Keeper::own(), &mut |_| {}, &|| false);
        // A bot that plays badly has its points; one that cannot be run makes no match.
        if let failed @ (JudgedEnd::NotStarted(_) | JudgedEnd::NotRun(_) | JudgedEnd::Folder(_)) =
            &verdict.ending
        {
            return Err(failed.say());
        }
        let played = verdict.turns.len() as u32;
        let last = verdict.turns.last().map_or_else(|| *board.board(), |turn| turn.board);
        Ok(PlayedOut { points: verdict.points, turns: played, is_dead: last.swaps().is_empty() })
    }
}

/// Plays the match and shows the means.
pub fn run(args: &BotMatchArgs, words: &Words) -> Result<u8, Failure> {
    let time = read_duration(&args.time).filter(|time| !time.is_zero());
    let time = time.ok_or_else(|| Saying::new("judge-time-wrong").with("text", args.time.as_str()))?;
    let read = |text: &String| Bot::read(text, BotEffort::Time(time), args.trust);
    let bots: Vec<Bot> = args.bots.iter().map(read).collect::<Result<_, _>>()?;
    let turns = read_turns(&args.turns)?;
    let boards = match &args.generate {
        Some(count) => boards(count, &args.length, &args.seed, "--generate")?,
        None => args
            .boards
            .iter()
            .map(|path| Ok(NamedBoard::read(path)?.layout))
            .collect::<Result<_, Saying>>()?,
    };
    let bar = bar(0);
    let contestants: Vec<&dyn JewelsContestant> = bots.iter().map(|bot| bot as _).collect();
    let rows = play_jewels_match(&boards, &turns, &contestants, &|done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let names: Vec<String> = bots.iter().map(Bot::name).collect();
    let rows = rows?;
    if args.json {
        writeln!(io::stdout().lock(), "{:#}", report(boards.len(), &names, &rows))?;
    } else {
        show(boards.len(), &names, &rows, words)?;
    }
    Ok(DONE)
}

/// Numbers of turns with commas between them.
fn read_turns(text: &str) -> Result<Vec<u32>, Failure> {
    text.split(',').map(|text| number(text, "-T", 1, Input::MOST_TURNS)).collect()
}

/// Each row of a bot after the first, with the first bot's row of as many turns.
fn gains(rows: &[JewelsGames]) -> impl Iterator<Item = (&JewelsGames, &JewelsGames, Mean)> {
    rows.iter().filter(|row| row.bot > 0).filter_map(|row| {
        let first = rows.iter().find(|first| first.bot == 0 && first.turns == row.turns)?;
        Some((row, first, row.gain_over(first)))
    })
}

/// How much that is of the other's points.
fn percent(gain: Mean, over: &JewelsGames) -> f64 {
    100.0 * gain.mean / over.mean().mean.max(1.0)
}

fn show(boards: usize, names: &[String], rows: &[JewelsGames], words: &Words) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.say(&Saying::new("jewels-match-boards").with("count", boards)))?;
    for row in rows {
        let mean = row.mean();
        let saying = Saying::new("jewels-match-row")
            .with("bot", names[row.bot].as_str())
            .with("turns", i64::from(row.turns))
            .with("mean", format!("{:.1}", mean.mean))
            .with("error", format!("{:.1}", mean.error))
            .with("early", row.early())
            .with("shortest", i64::from(row.shortest()));
        writeln!(out, "{}", words.say(&saying))?;
    }
    for (row, first, gain) in gains(rows) {
        let saying = Saying::new("jewels-match-gain")
            .with("one", names[row.bot].as_str())
            .with("other", names[first.bot].as_str())
            .with("turns", i64::from(row.turns))
            .with("mean", format!("{:+.1}", gain.mean))
            .with("error", format!("{:.1}", gain.error))
            .with("percent", format!("{:+.1}", percent(gain, first)));
        writeln!(out, "{}", words.say(&saying))?;
    }
    Ok(())
}

fn report(boards: usize, names: &[String], rows: &[JewelsGames]) -> Value {
    let results: Vec<Value> = rows
        .iter()
        .map(|row| {
            let mean = row.mean();
            let games: Vec<Value> = row
                .games
                .iter()
                .map(|game| json!({ "points": game.points, "turns": game.turns, "dead": game.is_dead }))
                .collect();
            json!({
                "bot": names[row.bot],
                "turns": row.turns,
                "mean": mean.mean,
                "error": mean.error,
                "early": row.early(),
                "shortest": row.shortest(),
                "games": games,
            })
        })
        .collect();
    let gains: Vec<Value> = gains(rows)
        .map(|(row, first, gain)| {
            json!({
                "bot": names[row.bot],
                "over": names[first.bot],
                "turns": row.turns,
                "mean": gain.mean,
                "error": gain.error,
                "percent": percent(gain, first),
            })
        })
        .collect();
    json!({ "boards": boards, "results": results, "gains": gains })
}
