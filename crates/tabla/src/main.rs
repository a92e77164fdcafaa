#![doc = include_str!("../README.md")]

mod bench;
mod cli;
mod examples;
mod help;
mod mice;
mod play;
mod run;
mod scrabble;
mod usage;
mod workshop;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstream::ColorChoice;
use clap::{CommandFactory, FromArgMatches};
use tabla_core::Saying;
use tabla_play::{Language, Words};

use cli::{Cli, ColorArg};

/// Everything went well; a game that was played is over.
const DONE: u8 = 0;
/// A game was left unfinished, or the system failed us.
const UNFINISHED: u8 = 1;
/// What was asked for makes no sense.
const WRONG: u8 = 2;
/// Ctrl-C.
const INTERRUPTED: u8 = 130;

/// Why nothing more can be done.
#[derive(Debug)]
enum Failure {
    /// What was asked for makes no sense.
    Refused(Saying),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<Saying> for Failure {
    fn from(saying: Saying) -> Failure {
        Failure::Refused(saying)
    }
}

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let asked = early(&args, "--lang");
    let spoken = asked.as_deref().and_then(Language::of_tag);
    let words = Words::new(spoken.unwrap_or_else(from_environment));
    choose_colours(early(&args, "--color").as_deref());
    let code = match (asked, spoken) {
        (Some(tag), None) => Err(Failure::Refused(usage::no_language(&tag))),
        _ => start(&args, &words),
    };
    ExitCode::from(match code {
        Ok(code) => code,
        Err(failure) => report(failure, &words),
    })
}

/// Reads the arguments, all but the early ones, and does what they say.
fn start(args: &[OsString], words: &Words) -> Result<u8, Failure> {
    let mut command = help::localise(Cli::command(), words);
    let matches = match command.try_get_matches_from_mut(args.iter()) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, args, words),
    };
    match Cli::from_arg_matches(&matches) {
        Ok(cli) => run::run(cli, words),
        Err(error) => usage::explain(&error, args, words),
    }
}

/// Says why nothing more can be done. A reader that has gone away is no reason to complain.
fn report(failure: Failure, words: &Words) -> u8 {
    let (text, code) = match failure {
        Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return UNFINISHED,
        Failure::Io(error) => {
            (words.say(&Saying::new("failure-io").with("text", error.to_string())), UNFINISHED)
        }
        Failure::Refused(saying) => (words.say(&saying), WRONG),
    };
    // When nobody hears it, nothing is left to do.
    let _ = writeln!(anstream::stderr(), "tabla: {text}");
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
    fn early_options_are_found_in_every_form() {
        let args = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(early(&args("tabla --lang cs"), "--lang").as_deref(), Some("cs"));
        assert_eq!(early(&args("tabla x --lang=ro y"), "--lang").as_deref(), Some("ro"));
        assert_eq!(early(&args("tabla --lang"), "--lang"), None);
        assert_eq!(early(&args("tabla -- --lang cs"), "--lang"), None);
        assert_eq!(early(&args("tabla --language cs"), "--lang"), None);
    }
}
