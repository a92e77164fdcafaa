//! `jewels-ai`: the computer's player by the files of the contest.
//!
//! Exit codes: 0 when there is an answer; 2 when there was nothing to answer, or no way to write it.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{ArgAction, CommandFactory, FromArgMatches, Parser};
use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::jewels::{AnswerError, ContestTurn};
use tabla_table::{read_duration, write_duration};

use crate::{DONE, Failure, help, usage};

pub const NAME: &str = "jewels-ai";
/// The beginning of the keys of its help.
pub const PATH: &str = "cli-jewels-ai";

/// Everything that can be said to `jewels-ai`.
#[derive(Parser, Debug)]
#[command(
    name = NAME,
    version,
    after_help = "
        example: jewels-ai
        example-quick: jewels-ai --time 0.5s --no-memory
    ",
    disable_help_flag = true,
    disable_version_flag = true,
    args_override_self = true
)]
pub struct AiCli {
    /// How long to think.
    #[arg(long, value_name = "cli-value-time", default_value = "4.5s", allow_hyphen_values = true)]
    time: String,

    /// Where the game is remembered.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = ContestTurn::MEMORY
    )]
    memory: PathBuf,

    #[arg(long, conflicts_with = "memory")]
    no_memory: bool,

    /// The language, which is read before everything else.
    #[arg(long, value_name = "cli-value-tag", display_order = 101)]
    lang: Option<String>,

    #[arg(short, long, action = ArgAction::Help, display_order = 104)]
    help: Option<bool>,

    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 105)]
    version: Option<bool>,
}

/// Reads the arguments and answers.
pub fn start(args: &[OsString], began: Instant, words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(AiCli::command(), PATH, words);
    let matches = command.try_get_matches_from_mut(args.iter());
    match matches.and_then(|matches| AiCli::from_arg_matches(&matches)) {
        Ok(cli) => answer(cli, began, words),
        Err(error) => usage::explain(&error, NAME, NAME, words),
    }
}

fn answer(cli: AiCli, began: Instant, words: &Words) -> Result<u8, Failure> {
    let time = read_time(&cli.time)?;
    let memory = if cli.no_memory { None } else { Some(checked(cli.memory)?) };
    let turn = ContestTurn { folder: PathBuf::new(), time, memory, began };
    let answered = turn.answer().map_err(|error| match error {
        AnswerError::Storage(error) => Failure::from(error),
        AnswerError::NoSwap { .. } => Failure::Refused(error.say()),
    })?;
    for note in &answered.notes {
        // When nobody hears it, nothing is left to do.
        let _ = writeln!(anstream::stderr(), "{NAME}: {}", words.say(&note.say()));
    }
    Ok(DONE)
}

fn read_time(text: &str) -> Result<Duration, Saying> {
    let time = read_duration(text).filter(|time| !time.is_zero() && *time <= ContestTurn::LONGEST);
    time.ok_or_else(|| {
        Saying::new("jewels-ai-time").with("text", text).with("most", write_duration(ContestTurn::LONGEST))
    })
}

/// A file for the memory that is not one of the contest's.
fn checked(path: PathBuf) -> Result<PathBuf, Saying> {
    let is_taken = [ContestTurn::INPUT, ContestTurn::OUTPUT].iter().any(|name| {
        let file = Path::new(name);
        path == file
            || path.canonicalize().is_ok_and(|path| file.canonicalize().is_ok_and(|file| file == path))
    });
    if is_taken || path.file_name().is_none() {
        return Err(Saying::new("jewels-ai-memory").with("path", path.display().to_string()));
    }
    Ok(path)
}
