//! The help of every command, in the person's language.
//!
//! [`crate::cli`] declares a command with its arguments and examples; the messages that explain them are named after
//! their place: `cli-perft-about`, `cli-perft-arg-depth`, `cli-perft-example-start`.

use clap::{Arg, Command};
use tabla_arena::process::Terms;
use tabla_core::Saying;
use tabla_games::Words;

use crate::{DONE, INTERRUPTED, UNFINISHED, WRONG};

/// What the programs of the house answer the shell, and the messages that say what it means.
pub const EXIT_CODES: [(u8, &str); 4] = [
    (DONE, "manual-exit-done"),
    (UNFINISHED, "manual-exit-unfinished"),
    (WRONG, "manual-exit-wrong"),
    (INTERRUPTED, "manual-exit-interrupted"),
];

/// The command with all its texts, whose keys begin so.
pub fn localise(command: Command, path: &str, words: &Words) -> Command {
    let more = format!("{}\n\n{}", examples(&command, path, words), exit_codes(words));
    let mut command = walk(command, path, words).after_help(more).color(clap::ColorChoice::Always);
    command.build();
    usage(command, words)
}

fn walk(command: Command, path: &str, words: &Words) -> Command {
    let more = examples(&command, path, words) + &limits(path, words);
    let children: Vec<String> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    let mut command = command
        .about(words.text(&format!("{path}-about")))
        .after_help(more)
        .subcommand_help_heading(words.text("cli-heading-commands"))
        .subcommand_value_name(words.text("cli-value-command"))
        .help_template(template(words))
        .mut_args(|arg| argument(arg, path, words));
    for child in children {
        let path = format!("{path}-{child}");
        command = command.mut_subcommand(&child, |child| walk(child, &path, words));
    }
    command
}

fn argument(arg: Arg, path: &str, words: &Words) -> Arg {
    let help = words.text(&help_key(&arg, path, words));
    let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
    let names: Vec<String> = value_keys(&arg).iter().map(|key| words.text(key)).collect();
    let arg = arg.help(help).help_heading(words.text(heading));
    if names.is_empty() {
        arg
    } else {
        arg.value_names(names).hide_default_value(true).hide_possible_values(true)
    }
}

/// The key of what an argument is for: named after its command, or after the nearest one around it that has such a
/// text. Mice says in Santorini's words what it has no words of its own for, and house rules mean the same everywhere.
pub fn help_key(arg: &Arg, path: &str, words: &Words) -> String {
    let id = arg.get_id().as_str().replace('_', "-");
    let santorini = path.replace("cli-mice", "cli-santorini");
    let around = path.rmatch_indices('-').map(|(end, _)| &path[..end]);
    let places = [path, &santorini].into_iter().chain(around).chain(["cli-rules"]);
    let mut keys = places.map(|place| format!("{place}-arg-{id}"));
    keys.find(|key| words.has(key)).unwrap_or_else(|| format!("{path}-arg-{id}"))
}

/// The keys of what stands for the values of an argument that takes some.
pub fn value_keys(arg: &Arg) -> Vec<String> {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    names.unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// An example: the message that says what it does, and what is typed, which is the same in every language.
pub struct Example {
    pub key: String,
    pub line: String,
}

/// The examples of a command as it is declared: a line for each, with the end of its key before the colon.
pub fn examples_of(command: &Command, path: &str) -> Vec<Example> {
    let declared = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let lines = declared.lines().filter_map(|line| line.trim().split_once(": "));
    lines.map(|(key, line)| Example { key: format!("{path}-{key}"), line: line.to_owned() }).collect()
}

fn examples(command: &Command, path: &str, words: &Words) -> String {
    let mut text = words.text("cli-heading-examples");
    for example in examples_of(command, path) {
        text += &format!("\n  {}\n      {}", example.line, words.text(&example.key));
    }
    text
}

/// What the sandbox lets programs use, where they are started.
fn limits(path: &str, words: &Words) -> String {
    if !["cli-arena-run", "cli-arena-check"].contains(&path) {
        return String::new();
    }
    let terms = Terms::new("");
    let saying = Saying::new("sandbox-terms")
        .with("memory", (terms.memory >> 20).to_string())
        .with("processes", terms.processes.to_string())
        .with("file", (terms.file_size >> 20).to_string())
        .with("disk", (terms.disk >> 20).to_string())
        .with("cpu", (terms.cpu.as_secs() / 3600).to_string())
        .with("output", (terms.output >> 20).to_string())
        .with("line", (terms.longest_line >> 10).to_string());
    format!("\n\n{}", words.say(&saying))
}

fn exit_codes(words: &Words) -> String {
    let mut text = format!("{}:", words.text("manual-exit"));
    for (code, key) in EXIT_CODES {
        text += &format!("\n  {code:<3}  {}", words.text(key));
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;
    use tabla_games::{Language, catalogue_files};

    use super::*;
    use crate::cli::Cli;
    use crate::jewels::ai::{self, AiCli};
    use crate::judge::{self, JudgeCli};

    /// The keys of the whole tree.
    fn keys(command: &Command, path: &str, keys: &mut BTreeSet<String>) {
        keys.insert(format!("{path}-about"));
        for arg in command.get_arguments() {
            keys.insert(help_key(arg, path, &Words::new(Language::En)));
            keys.extend(value_keys(arg));
        }
        let examples = examples_of(command, path);
        assert!(!examples.is_empty(), "{path} has no example");
        for example in examples {
            assert!(example.key.starts_with(&format!("{path}-example")), "{path}: {}", example.key);
            keys.insert(example.key);
        }
        for child in command.get_subcommands() {
            self::keys(child, &format!("{path}-{}", child.get_name()), keys);
        }
    }

    fn all_keys() -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        programs().iter().for_each(|(program, path)| keys(program, path, &mut all));
        let names = ["usage", "commands", "arguments", "options", "examples"];
        all.extend(names.map(|name| format!("cli-heading-{name}")));
        all.extend(["cli-value-options", "cli-value-command"].map(str::to_owned));
        all
    }

    #[test]
    fn every_text_of_the_help_is_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for key in all_keys() {
                assert!(words.has(&key), "{language:?} has no {key}");
            }
        }
    }

    #[test]
    fn no_text_is_left_that_no_command_uses() {
        let all = all_keys();
        for (file, text) in catalogue_files(Language::En) {
            let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
            for key in keys.filter(|key| key.starts_with("cli-")) {
                assert!(all.contains(key), "{file}: nothing uses {key}");
            }
        }
    }

    /// The first words of a line: a long one is broken.
    fn beginning(line: &str) -> String {
        line.split(' ').take(3).collect::<Vec<_>>().join(" ")
    }

    fn programs() -> [(Command, &'static str); 3] {
        [(Cli::command(), "cli"), (JudgeCli::command(), judge::PATH), (AiCli::command(), ai::PATH)]
    }

    fn assert_has_examples(declared: &Command, command: &Command, path: &str, words: &Words) {
        let help = command.clone().render_help().to_string();
        for example in examples_of(declared, path) {
            assert!(help.contains(&beginning(&example.line)), "{path} shows no example: {help}");
        }
        assert!(help.contains(&words.text("cli-heading-examples")), "{path}: {help}");
        for child in declared.get_subcommands() {
            let path = format!("{path}-{}", child.get_name());
            assert_has_examples(child, command.find_subcommand(child.get_name()).unwrap(), &path, words);
        }
    }

    #[test]
    fn every_help_shows_its_examples_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (program, path) in programs() {
                let mut command = localise(program.clone(), path, &words);
                assert_has_examples(&program, &command, path, &words);
                let help = command.render_help().to_string();
                for (code, _) in EXIT_CODES {
                    assert!(help.contains(&format!("\n  {code:<3}  ")), "{code}: {help}");
                }
            }
        }
    }

    fn assert_right(command: &Command) {
        for example in examples_of(command, "") {
            let words = example.line.split_whitespace().take_while(|word| *word != ">" && *word != "|");
            let program = match example.line.split(' ').next() {
                Some(judge::NAME) => JudgeCli::command(),
                Some(ai::NAME) => AiCli::command(),
                _ => Cli::command(),
            };
            let parsed = program.try_get_matches_from(words);
            assert!(parsed.is_ok(), "{}: {parsed:?}", example.line);
        }
        command.get_subcommands().for_each(assert_right);
    }

    #[test]
    fn the_examples_are_right() {
        programs().iter().for_each(|(program, _)| assert_right(program));
    }

    #[test]
    fn the_help_speaks_one_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            programs()
                .into_iter()
                .for_each(|(program, path)| check(localise(program, path, &words), language));
        }
    }

    fn check(mut command: Command, language: Language) {
        let help = command.render_help().to_string();
        let foreign =
            ["Usage:", "Options:", "Commands:", "Arguments:", "[OPTIONS]", "[default", "[possible", "cli-"];
        for word in foreign {
            let expected = language == Language::En && !word.starts_with("[d") && !word.starts_with("[p");
            assert!(!help.contains(word) || expected && word != "cli-", "{language:?}: {word} in {help}");
        }
        for child in command.get_subcommands() {
            check(child.clone(), language);
        }
    }

    #[test]
    fn clap_finds_no_fault_with_the_tree() {
        programs().into_iter().for_each(|(program, _)| program.debug_assert());
    }
}
