//! `jewels_judge`: a program plays Jewels by the files of the contest.
//!
//! Exit codes: 0 when the game was judged, however it ended; 1 when the program could not be started at all, or the
//! system failed us before the end; 2 when there was nothing to judge; 130 after Ctrl-C.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::{ArgAction, Args, CommandFactory, FromArgMatches, Parser};
use serde_json::{Value, json};
use tabla_arena::jewels::{
    Case, Folder, JudgedEnd, JudgedGame, LOG, Log, PlayedTurn, judge, put_back, read_board,
};
use tabla_arena::process::{Keeper, RunError};
use tabla_arena::sandbox;
use tabla_console::{Interrupts, terminal};
use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jewels::{Input, Jewels};
use tabla_table::read_duration;

use crate::{DONE, Failure, INTERRUPTED, UNFINISHED, help, usage};

pub const NAME: &str = "jewels_judge";
/// The beginning of the keys of its help.
pub const PATH: &str = "cli-jewels-judge";
/// More time for a turn makes no sense.
const LONGEST: Duration = Duration::from_secs(3600);

/// Everything that can be said to `jewels_judge`. What follows the command belongs to the command.
#[derive(Parser, Debug)]
#[command(
    name = NAME,
    version,
    after_help = "
        example: jewels_judge board.txt 10 ./jewels-ai
        example-input: jewels_judge vstup.txt 50 python3 bot.py
        example-read: jewels_judge --read ~/tables board.txt 50 python3 bot.py
        example-json: jewels_judge --time 1s --json board.txt 100 ./jewels-ai --time 0.5s
    ",
    disable_help_flag = true,
    disable_version_flag = true,
    args_override_self = true
)]
pub struct JudgeCli {
    #[command(flatten)]
    pub judge: JudgeArgs,

    /// The language, which is read before everything else.
    #[arg(long, value_name = "cli-value-tag", display_order = 101)]
    lang: Option<String>,

    #[arg(short, long, action = ArgAction::Help, display_order = 104)]
    help: Option<bool>,

    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 105)]
    version: Option<bool>,
}

#[derive(Args, Debug)]
pub struct JudgeArgs {
    #[arg(id = "file", value_name = "cli-value-file", display_order = 1)]
    pub board: PathBuf,
    #[arg(value_name = "cli-value-number", allow_negative_numbers = true, display_order = 2)]
    pub turns: String,
    /// The program and its arguments.
    #[arg(
        value_name = "cli-value-command",
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        display_order = 3
    )]
    pub command: Vec<OsString>,
    /// Time for each turn.
    #[arg(long, value_name = "cli-value-time", default_value = "5s", allow_hyphen_values = true)]
    pub time: String,
    /// What the program may read besides.
    #[arg(long, value_name = "cli-value-file")]
    pub read: Vec<PathBuf>,
    /// Whether the program may do whatever we may do.
    #[arg(long)]
    pub trust: bool,
    #[arg(long)]
    pub json: bool,
}

/// Reads the arguments and judges.
pub fn start(args: &[OsString], words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(JudgeCli::command(), PATH, words);
    let matches = command.try_get_matches_from_mut(args.iter());
    match matches.and_then(|matches| JudgeCli::from_arg_matches(&matches)) {
        Ok(cli) => run(&cli.judge, words),
        Err(error) => usage::explain(&error, NAME, NAME, words),
    }
}

/// The arguments that are the judge's own: those before the command.
pub fn own_part(args: &[OsString]) -> &[OsString] {
    let mut words = 0;
    let mut is_value = false;
    let end = args.iter().skip(1).position(|arg| {
        let is_option = !is_value && arg.to_string_lossy().starts_with('-') && arg.len() > 1;
        words += usize::from(!is_value && !is_option);
        is_value = is_option && (arg == "--lang" || arg == "--time" || arg == "--read");
        words > 2
    });
    end.map_or(args, |end| &args[..=end])
}

/// Judges a game in the current folder, and shows how it goes.
pub fn run(args: &JudgeArgs, words: &Words) -> Result<u8, Failure> {
    let turns = read_turns(&args.turns)?;
    let limit = read_limit(&args.time)?;
    confine(args.trust, words)?;
    let mut folder = Folder::new(".");
    let layout = read_board(&args.board, &mut folder).map_err(|error| error.say())?;
    let case = Case {
        game: Jewels { layout, turns: Some(turns) },
        command: args.command.clone(),
        limit,
        readable: args.read.clone(),
        trust: args.trust,
    };
    let mut log = Log::create(&folder, words, &args.board, &case).map_err(|error| error.say())?;
    let interrupts = Interrupts::default();
    terminal::watch(&interrupts);
    let ended = Arc::new(AtomicBool::new(false));
    heed_signals(&ended);
    let stop = || interrupts.take() || ended.load(Ordering::Relaxed);
    let mut watch = |turn: &PlayedTurn| {
        log.turn(turn);
        if !args.json {
            // The game is judged to its end, even when nobody reads.
            let _ = show(&turn.lines(words));
        }
    };
    let verdict = judge(&case, &mut folder, &Keeper::own(), &mut watch, &stop);
    let logged = log.end(&verdict, &folder);
    if args.json {
        writeln!(io::stdout().lock(), "{:#}", report(args, &case, &verdict, words))?;
    } else {
        show(&verdict.lines(words))?;
    }
    if logged.map_err(|error| error.say())? {
        writeln!(anstream::stderr(), "{}", words.say(&put_back(&folder.path().join(LOG))))?;
    }
    Ok(match verdict.ending {
        JudgedEnd::Interrupted => INTERRUPTED,
        JudgedEnd::NotRun(_) | JudgedEnd::Folder(_) => UNFINISHED,
        JudgedEnd::NotStarted(_) if verdict.turns.is_empty() => UNFINISHED,
        _ if verdict.unrestored.is_some() => UNFINISHED,
        _ => DONE,
    })
}

/// Where there is no sandbox, a program must be trusted, and what that means is said.
fn confine(trust: bool, words: &Words) -> Result<(), Failure> {
    match trust {
        _ if sandbox::IS_HERE => Ok(()),
        true => Ok(writeln!(anstream::stderr(), "{}", words.text("sandbox-absent"))?),
        false => Err(Failure::Refused(RunError::Unconfined.say())),
    }
}

/// Lets other signals end a program as Ctrl-C does, where it must not end before something is put right.
#[cfg(unix)]
pub fn heed_signals(ended: &Arc<AtomicBool>) {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    for signal in [SIGHUP, SIGTERM] {
        // Where one cannot be heeded, it ends the program, as it does everywhere.
        let _ = signal_hook::flag::register(signal, Arc::clone(ended));
    }
}

/// Other systems have no such signals.
#[cfg(not(unix))]
pub fn heed_signals(_: &Arc<AtomicBool>) {}

fn read_turns(text: &str) -> Result<u32, Saying> {
    let turns = text.trim().parse().ok().filter(|turns| (1..=Input::MOST_TURNS).contains(turns));
    turns.ok_or_else(|| {
        Saying::new("judge-turns-wrong").with("text", text).with("most", i64::from(Input::MOST_TURNS))
    })
}

fn read_limit(text: &str) -> Result<Duration, Saying> {
    let limit = read_duration(text).filter(|limit| !limit.is_zero() && *limit <= LONGEST);
    limit.ok_or_else(|| Saying::new("judge-time-wrong").with("text", text))
}

fn show(lines: &[String]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn report(args: &JudgeArgs, case: &Case, verdict: &JudgedGame, words: &Words) -> Value {
    let turns: Vec<Value> = verdict.turns.iter().map(report_turn).collect();
    let command: Vec<_> = case.command.iter().map(|word| word.to_string_lossy()).collect();
    json!({
        "board": args.board.display().to_string(),
        "command": command,
        "turns": case.game.turns,
        "limit": case.limit.as_secs_f64(),
        "trust": case.trust,
        "played": turns,
        "ending": verdict.ending.kind(),
        "reason": words.say(&verdict.ending.say()),
        "points": verdict.points,
        "last_words": verdict.last_words,
        "restored": verdict.restored.as_ref().map(|path| path.display().to_string()),
        "unrestored": verdict.unrestored.as_ref().map(|error| words.say(&error.say())),
    })
}

fn report_turn(turn: &PlayedTurn) -> Value {
    json!({
        "turn": turn.number,
        "swap": turn.swap.to_string(),
        "points": turn.points,
        "total": turn.total,
        "steps": turn.steps,
        "seconds": turn.time.as_secs_f64(),
        "left_behind": turn.left_behind,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_the_command_is_the_commands_own() {
        let own = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            own_part(&args).len()
        };
        assert_eq!(own("jewels_judge board.txt 10 bot --lang cs"), 3);
        assert_eq!(own("jewels_judge --lang ro board.txt 10 bot --lang cs"), 5);
        assert_eq!(own("jewels_judge board.txt --time 1s --json 10 --lang=ro bot"), 7);
        assert_eq!(own("jewels_judge board.txt --read x --trust 10 bot --lang ro"), 6);
        assert_eq!(own("jewels_judge board.txt --lang ro"), 4);
        assert_eq!(own("jewels_judge"), 1);
    }

    #[test]
    fn turns_and_times_are_checked() {
        for (text, turns) in [
            ("1", Some(1)),
            (" 100 ", Some(100)),
            ("0", None),
            ("101", None),
            ("-1", None),
            ("", None),
            ("ten", None),
        ] {
            assert_eq!(read_turns(text).ok(), turns, "{text}");
        }
        for (text, millis) in [("5", Some(5000)), ("0.5s", Some(500)), ("0", None), ("2h", None), ("x", None)]
        {
            assert_eq!(read_limit(text).ok().map(|limit| limit.as_millis()), millis, "{text}");
        }
    }
}
