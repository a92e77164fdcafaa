//! The help of every command, in the person's language.
//!
//! Where clap has texts, [`crate::cli`] has the keys of messages: here they are replaced by the messages.

use clap::builder::StyledStr;
use clap::{Arg, Command};
use tabla_play::Words;

use crate::examples;

/// The command with all its texts.
pub fn localise(command: Command, words: &Words) -> Command {
    let mut command = walk(command, "cli", words).color(clap::ColorChoice::Always);
    command.build();
    usage(command, words)
}

fn walk(command: Command, path: &str, words: &Words) -> Command {
    let about = text(command.get_about(), words);
    let children: Vec<String> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    let mut command = command
        .about(about)
        .after_help(examples(path, words))
        .subcommand_help_heading(words.text("cli-heading-commands"))
        .subcommand_value_name(words.text("cli-value-command"))
        .help_template(template(words))
        .mut_args(|arg| argument(arg, words));
    for child in children {
        let path = format!("{path}-{child}");
        command = command.mut_subcommand(&child, |child| walk(child, &path, words));
    }
    command
}

fn argument(arg: Arg, words: &Words) -> Arg {
    let help = text(arg.get_help(), words);
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let names: Vec<String> = value_keys(&arg).iter().map(|key| words.text(key)).collect();
    let arg = arg.help(help).help_heading(words.text(heading));
    if names.is_empty() {
        arg
    } else {
        arg.value_names(names).hide_default_value(true).hide_possible_values(true)
    }
}

/// The keys of what stands for the values of an argument that takes some.
pub fn value_keys(arg: &Arg) -> Vec<String> {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    names.unwrap_or_default().iter().map(ToString::to_string).collect()
}

fn text(key: Option<&StyledStr>, words: &Words) -> String {
    words.text(&key.map(ToString::to_string).unwrap_or_default())
}

fn examples(path: &str, words: &Words) -> String {
    let mut text = words.text("cli-heading-examples");
    for example in examples::of(path) {
        text += &format!("\n  {}\n      {}", example.line, words.text(example.key));
    }
    text
}

fn template(words: &Words) -> String {
    let heading = words.text("cli-heading-usage");
    format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// How each command is used, on one line, without a word of another language.
fn usage(command: Command, words: &Words) -> Command {
    let mut command = command;
    let line = command.render_usage().to_string();
    let line = line.trim_start_matches("Usage:").trim();
    let line = line.replace("[OPTIONS]", &format!("[{}]", words.text("cli-value-options")));
    let children: Vec<String> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    let mut command = command.override_usage(line);
    for child in children {
        command = command.mut_subcommand(&child, |child| usage(child, words));
    }
    command
}
