//! What is wrong with the arguments, in the person's language: what was typed, and what would be right.

use std::ffi::OsString;
use std::io::Write;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Error};
use tabla_core::Saying;
use tabla_games::{GAMES, Language, Words};

use crate::cli::Cli;
use crate::{DONE, Failure, WRONG};

/// Shows the help or the version where that was asked for, else says what is wrong, in the name of a
/// program, and which command's help would show more. The exit code.
pub fn explain(error: &Error, name: &str, command: &str, words: &Words) -> Result<u8, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => {
            write!(anstream::stdout(), "{}", error.render().ansi())?;
            Ok(DONE)
        }
        _ => {
            let mut err = anstream::stderr();
            writeln!(err, "{name}: {}", words.say(&what_is_wrong(error)))?;
            for more in suggestions(error) {
                writeln!(err, "{}", words.say(&more))?;
            }
            writeln!(err, "{}", words.say(&Saying::new("usage-see-help").with("command", command)))?;
            Ok(WRONG)
        }
    }
}

/// What is said to a language that the house does not speak.
pub fn no_language(text: &str) -> Saying {
    let tags = Language::ALL.map(Language::tag).join(", ");
    Saying::new("language-unknown").with("text", text).with("tags", tags)
}

/// What is said to a word that is none of the games that a command takes: there is no such game, or the
/// command is not for it.
pub fn no_game(text: &str, games: &[&str]) -> Saying {
    let is_game = GAMES.iter().any(|game| game.eq_ignore_ascii_case(text.trim()));
    let saying = if is_game { Saying::new("usage-other-game") } else { Saying::new("usage-no-game") };
    saying.with("text", text).with("games", games.join(", "))
}

fn what_is_wrong(error: &Error) -> Saying {
    let argument = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Saying::new("usage-unknown-command").with("text", text(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            Saying::new("usage-unknown-option").with("text", argument)
        }
        ErrorKind::UnknownArgument => Saying::new("usage-unexpected").with("text", argument),
        ErrorKind::MissingRequiredArgument => Saying::new("usage-missing").with("text", argument),
        ErrorKind::MissingSubcommand => Saying::new("usage-missing-command"),
        ErrorKind::ArgumentConflict => Saying::new("usage-conflict")
            .with("one", argument)
            .with("other", text(error, ContextKind::PriorArg)),
        ErrorKind::InvalidValue if value.is_empty() => Saying::new("usage-no-value").with("option", argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Saying::new("usage-wrong-value").with("option", argument).with("text", value)
        }
        ErrorKind::NoEquals => Saying::new("usage-no-value").with("option", argument),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Saying::new("usage-value-count").with("option", argument)
        }
        ErrorKind::InvalidUtf8 => Saying::new("usage-not-text"),
        _ => Saying::new("usage-wrong"),
    }
}

/// What would be right.
fn suggestions(error: &Error) -> Vec<Saying> {
    let mut more = Vec::new();
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let typed = [ContextKind::InvalidSubcommand, ContextKind::InvalidArg, ContextKind::InvalidValue];
    let is_meant = |suggestion: &String| typed.iter().any(|kind| is_near(&text(error, *kind), suggestion));
    if let Some(suggestion) = kinds.into_iter().map(|kind| text(error, kind)).find(is_meant) {
        more.push(Saying::new("usage-did-you-mean").with("text", suggestion));
    }
    let valid = text(error, ContextKind::ValidValue);
    let valid = if valid.is_empty() { text(error, ContextKind::ValidSubcommand) } else { valid };
    if !valid.is_empty() {
        more.push(Saying::new("usage-right").with("values", valid));
    }
    more
}

/// Whether somebody who typed one word may have meant the other: at least half of it is right.
fn is_near(typed: &str, meant: &str) -> bool {
    let [typed, meant] =
        [typed, meant].map(|word| word.trim_start_matches('-').chars().collect::<Vec<char>>());
    2 * distance(&typed, &meant) <= typed.len().max(meant.len()) && !typed.is_empty() && !meant.is_empty()
}

/// How many letters have to be put in, taken out or exchanged to make one word of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = index + 1;
        for (column, against) in (1..).zip(other) {
            let exchanged = corner + usize::from(letter != against);
            corner = row[column];
            row[column] = exchanged.min(row[column] + 1).min(row[column - 1] + 1);
        }
    }
    row[other.len()]
}

/// The command whose help would show more: as many words as name one.
pub fn command_line(args: &[OsString]) -> String {
    let tree = Cli::command();
    let mut command = &tree;
    let mut line = vec!["tabla"];
    for arg in args.iter().skip(1) {
        if let Some(child) = arg.to_str().and_then(|arg| command.find_subcommand(arg)) {
            line.push(child.get_name());
            command = child;
        }
    }
    line.join(" ")
}

/// What clap knows, as text; nothing when it knows nothing.
fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_near_is_suggested() {
        for (typed, meant) in
            [("santoriny", "santorini"), ("plya", "play"), ("--lnag", "--lang"), ("man", "man")]
        {
            assert!(is_near(typed, meant), "{typed} {meant}");
        }
        for (typed, meant) in [("nosuch", "bench"), ("", "play"), ("mouse", "mice"), ("x", "scrabble")] {
            assert!(!is_near(typed, meant), "{typed} {meant}");
        }
    }
}
