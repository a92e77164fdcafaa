//! `tabla rules`: the rule books, laid out on a terminal, as Markdown in a pipe, as JSON for programs.

use std::io::{self, IsTerminal, Write};

use serde_json::{Value, json};
use tabla_console::text::{pad, width};
use tabla_console::{Colours, Ink, Palette, terminal};
use tabla_core::Saying;
use tabla_games::{GAMES, Words, rule_book};

use crate::cli::RulesArgs;
use crate::run::{Context, with_console};
use crate::{DONE, Failure, usage};

/// Shows a rule book, or which there are.
pub fn rules(context: &Context, args: &RulesArgs) -> Result<u8, Failure> {
    let words = context.words;
    match &args.game {
        None if args.json => print_json(&GAMES.map(|game| about(game, words)).into()),
        None => list(words),
        Some(text) => {
            let game = GAMES.into_iter().find(|game| game.eq_ignore_ascii_case(text.trim()));
            let game = game.ok_or_else(|| usage::no_game(text, &GAMES))?;
            if args.json {
                return print_json(&with_book(game, words));
            }
            if args.markdown { markdown(game, words) } else { show(context, game) }
        }
    }
}

/// Shows the rule book of a game: laid out where a person reads it, else as it is written.
pub fn show(context: &Context, game: &str) -> Result<u8, Failure> {
    if io::stdout().is_terminal() || terminal::colours() != Colours::None {
        with_console(context, None, |console| console.rules(game)).map(|()| DONE)
    } else {
        markdown(game, context.words)
    }
}

fn markdown(game: &str, words: &Words) -> Result<u8, Failure> {
    write!(io::stdout().lock(), "{}", book(game, words))?;
    Ok(DONE)
}

fn book(game: &str, words: &Words) -> &'static str {
    rule_book(game, words.language()).unwrap_or_default()
}

/// What a book is headed with: the game's name.
fn name(game: &str, words: &Words) -> &'static str {
    book(game, words).lines().next().unwrap_or_default().trim_start_matches(['#', ' '])
}

fn list(words: &Words) -> Result<u8, Failure> {
    let palette = Palette::new(terminal::colours());
    let columns = GAMES.iter().map(|game| width(game)).max().unwrap_or(0);
    let mut out = anstream::stdout();
    for game in GAMES {
        writeln!(out, "{}  {}", palette.ink(Ink::Accent, &pad(game, columns)), name(game, words))?;
    }
    if io::stdout().is_terminal() {
        let how = Saying::new("rules-how").with("command", format!("tabla rules {}", GAMES[0]));
        writeln!(out, "\n{}", words.say(&how))?;
    }
    Ok(DONE)
}

fn about(game: &str, words: &Words) -> Value {
    json!({ "game": game, "name": name(game, words), "language": words.language().tag() })
}

fn with_book(game: &str, words: &Words) -> Value {
    let mut value = about(game, words);
    value["markdown"] = book(game, words).into();
    value
}

fn print_json(value: &Value) -> Result<u8, Failure> {
    writeln!(io::stdout().lock(), "{value:#}")?;
    Ok(DONE)
}
