#![doc = include_str!("../README.md")]

mod arena;
mod bench;
mod cli;
mod help;
mod jamb;
mod jamb_scripts;
mod jewels;
mod judge;
mod man;
mod mice;
mod play;
mod puzzles;
mod review;
mod rules;
mod run;
mod santorini_net;
mod scrabble;
#[cfg(feature = "web")]
mod serve;
mod shelf;
mod trainer;
mod usage;
mod workshop;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use anstream::ColorChoice;
use clap::{CommandFactory, FromArgMatches};
use tabla_arena::process::keep_if_asked;
use tabla_core::{ErrorKind, Say, Saying, TableError};
use tabla_games::scrabble::ListProblem;
use tabla_games::{Language, StorageError, Trouble, Words};

use cli::{Cli, ColorArg};

/// Everything went well; a game that was played is over.
const DONE: u8 = 0;
/// A game was left unfinished, or the system failed us.
const UNFINISHED: u8 = 1;
/// What was asked for makes no sense.
const WRONG: u8 = 2;
const INTERRUPTED: u8 = 130;

/// Why nothing more can be done.
#[derive(Debug)]
enum Failure {
    /// What was asked for makes no sense.
    Refused(Saying),
    /// What was asked for makes sense, but something could not be written, or the data folder not be used.
    Failed(Saying),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<StorageError> for Failure {
    /// A file that was named and cannot be read is a wrong argument, and so is one that cannot be where it is
    /// asked for; but when there is no room for it, or no permission, the argument is right.
    fn from(error: StorageError) -> Failure {
        TableError::from(error).into()
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        match error.kind {
            ErrorKind::Failed => Failure::Failed(error.saying),
            _ => Failure::Refused(error.saying),
        }
    }
}

impl From<ListProblem> for Failure {
    fn from(problem: ListProblem) -> Failure {
        match problem {
            ListProblem::Storage(error) => error.into(),
            _ => Failure::Refused(problem.say()),
        }
    }
}

impl From<Saying> for Failure {
    fn from(saying: Saying) -> Failure {
        Failure::Refused(saying)
    }
}

/// What is asked for needs the browser face, and this build has none.
#[cfg(not(feature = "web"))]
fn no_browser() -> Failure {
    Failure::Refused(Saying::new("serve-left-out"))
}

/// The program `tabla`: does what the arguments say; the first one is its own name.
pub fn tabla(args: &[OsString]) -> ExitCode {
    if let Some(code) = keep_if_asked(args) {
        return code;
    }
    let own = own_part(args);
    choose_colours(early(own, "--color").as_deref());
    in_language("tabla", early(own, "--lang"), remembered, |words| start(args, words))
}

/// The arguments that are ours: those of a command that is judged are its own.
fn own_part(args: &[OsString]) -> &[OsString] {
    let judged = args.windows(2).position(|words| words[0] == jewels::ID && words[1] == "judge");
    judged.map_or(args, |at| &args[..=at + judge::own_part(&args[at + 1..]).len()])
}

/// The program `jewels_judge`: does what the arguments say; the first one is its own name.
pub fn jewels_judge(args: &[OsString]) -> ExitCode {
    if let Some(code) = keep_if_asked(args) {
        return code;
    }
    let lang = early(judge::own_part(args), "--lang");
    in_language(judge::NAME, lang, from_environment, |words| judge::start(args, words))
}

/// The program `jewels-ai`: does what the arguments say; the first one is its own name.
pub fn jewels_ai(args: &[OsString]) -> ExitCode {
    let began = Instant::now();
    let lang = early(args, "--lang");
    in_language(jewels::ai::NAME, lang, from_environment, |words| jewels::ai::start(args, began, words))
}

/// Does something in the language that was asked for, else in the usual one.
fn in_language(
    name: &str,
    asked: Option<String>,
    usual: fn() -> Language,
    act: impl FnOnce(&Words) -> Result<u8, Failure>,
) -> ExitCode {
    let spoken = asked.as_deref().and_then(Language::of_tag);
    let words = Words::new(spoken.unwrap_or_else(usual));
    let code = match (asked, spoken) {
        (Some(tag), None) => Err(Failure::Refused(usage::no_language(&tag))),
        _ => act(&words),
    };
    ExitCode::from(match code {
        Ok(code) => code,
        Err(failure) => report(name, failure, &words),
    })
}

/// Reads the arguments, all but the early ones, and does what they say.
fn start(args: &[OsString], words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(Cli::command(), "cli", words);
    let matches = match command.try_get_matches_from_mut(args.iter()) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, "tabla", &usage::command_line(args), words),
    };
    match Cli::from_arg_matches(&matches) {
        Ok(cli) => run::run(cli, words),
        Err(error) => usage::explain(&error, "tabla", &usage::command_line(args), words),
    }
}

/// Says why nothing more can be done. A reader that has gone away is no reason to complain.
fn report(name: &str, failure: Failure, words: &Words) -> u8 {
    let (text, code) = match failure {
        Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return UNFINISHED,
        Failure::Io(error) => {
            (words.say(&Saying::new("failure-io").with("text", Trouble::of(&error).say())), UNFINISHED)
        }
        Failure::Failed(saying) => (words.say_in_lines(&saying), UNFINISHED),
        Failure::Refused(saying) => (words.say_in_lines(&saying), WRONG),
    };
    // When nobody hears it, nothing is left to do.
    let _ = writeln!(anstream::stderr(), "{name}: {text}");
    code
}

/// The value of an option that is needed before the others can be read.
fn early(args: &[OsString], name: &str) -> Option<String> {
    let mut args = args.iter().skip(1).map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    let mut value = None;
    while let Some(arg) = args.next() {
        if arg == name {
            value = args.next().map(Into::into).or(value);
        } else if let Some(text) = arg.strip_prefix(name).and_then(|rest| rest.strip_prefix('=')) {
            value = Some(text.to_owned());
        }
    }
    value
}

/// The language that was chosen last, else that of the environment.
fn remembered() -> Language {
    shelf::saves().and_then(|folder| folder.language()).unwrap_or_else(from_environment)
}

fn from_environment() -> Language {
    Language::from_environment(|name| env::var(name).ok()).unwrap_or_default()
}

fn choose_colours(asked: Option<&str>) {
    let choice = match asked.and_then(|text| <ColorArg as clap::ValueEnum>::from_str(text, true).ok()) {
        Some(ColorArg::Always) => ColorChoice::Always,
        Some(ColorArg::Never) => ColorChoice::Never,
        Some(ColorArg::Auto) | None => ColorChoice::Auto,
    };
    choice.write_global();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_a_judged_command_is_not_ours() {
        let own = |text: &str| {
            let args: Vec<OsString> = text.split(' ').map(OsString::from).collect();
            own_part(&args).len()
        };
        assert_eq!(own("tabla jewels judge b.txt 10 bot --lang cs"), 5);
        assert_eq!(own("tabla --lang ro jewels judge --json b.txt 10 bot --lang cs"), 8);
        assert_eq!(own("tabla jewels play b.txt --lang cs"), 6);
    }

    #[test]
    fn early_options_are_found_in_every_form() {
        let args = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(early(&args("tabla --lang cs"), "--lang").as_deref(), Some("cs"));
        assert_eq!(early(&args("tabla x --lang=ro y"), "--lang").as_deref(), Some("ro"));
        assert_eq!(early(&args("tabla --lang"), "--lang"), None);
        assert_eq!(early(&args("tabla -- --lang cs"), "--lang"), None);
        assert_eq!(early(&args("tabla --language cs"), "--lang"), None);
    }
}
