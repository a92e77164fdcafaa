//! `tabla man`: the manual, one page for each command, in the person's language.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use tabla_core::Saying;
use tabla_games::{StorageError, Words, replace_bytes};

use crate::cli::{Cli, ManArgs};
use crate::help::{self, Example};
use crate::jewels::ai::{self, AiCli};
use crate::judge::{self, JudgeCli};
use crate::{DONE, Failure};

/// The part of the manual in which commands are.
const SECTION: &str = "1";

/// The same program writes the same manual. The blank holds the place: an empty word would be lost.
const NO_DATE: &str = " ";

/// Where things are kept.
const FILES: [(&str, &str); 3] = [
    ("$XDG_DATA_HOME/tabla, ~/.local/share/tabla", "manual-file-data"),
    ("santorini-DATE.txt, mice-DATE.txt", "manual-file-game"),
    ("arena-1/", "manual-file-arena"),
];

/// What the environment decides.
const VARIABLES: [(&str, &str); 5] = [
    ("TABLA_DATA", "manual-variable-data"),
    ("TABLA_ADVISER", "manual-variable-adviser"),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "manual-variable-language"),
    ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", "manual-variable-colour"),
    ("COLUMNS", "manual-variable-columns"),
];

struct Page {
    name: String,
    text: Vec<u8>,
}

/// Writes the whole manual into a folder; without one, shows the first page.
pub fn man(args: &ManArgs, words: &Words) -> Result<u8, Failure> {
    let mut pages = Vec::new();
    let programs =
        [(Cli::command(), "cli"), (JudgeCli::command(), judge::PATH), (AiCli::command(), ai::PATH)];
    for (program, path) in programs {
        collect(&program, help::localise(program.clone(), path, words), path, None, words, &mut pages)?;
    }
    let Some(folder) = &args.dir else {
        let first = pages.first().map_or(&[] as &[u8], |page| &page.text);
        io::stdout().lock().write_all(first)?;
        return Ok(DONE);
    };
    let folder = folder.join(format!("man{SECTION}"));
    write_all(&folder, &pages)?;
    let saying =
        Saying::new("manual-written").with("count", pages.len()).with("path", folder.display().to_string());
    writeln!(anstream::stdout(), "{}", words.say(&saying))?;
    Ok(DONE)
}

fn write_all(folder: &Path, pages: &[Page]) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
    for page in pages {
        let path = folder.join(format!("{}.{SECTION}", page.name));
        replace_bytes(&path, &[&page.text])?;
    }
    Ok(())
}

/// The pages of a command, as it is declared and as it is explained, and of all below it.
fn collect(
    declared: &Command,
    command: Command,
    path: &str,
    parent: Option<&str>,
    words: &Words,
    pages: &mut Vec<Page>,
) -> io::Result<()> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let children: Vec<Command> = command.get_subcommands().cloned().collect();
    let examples = help::examples_of(declared, path);
    pages.push(Page { text: page(command, &examples, &name, parent, words)?, name: name.clone() });
    for (declared, child) in declared.get_subcommands().zip(children) {
        let path = format!("{path}-{}", child.get_name());
        collect(declared, child, &path, Some(&name), words, pages)?;
    }
    Ok(())
}

fn page(
    command: Command,
    examples: &[Example],
    name: &str,
    parent: Option<&str>,
    words: &Words,
) -> io::Result<Vec<u8>> {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let usage = command.get_overridden_usage().map(ToString::to_string).unwrap_or_default();
    let has_children = command.has_subcommands();
    let command = command.subcommand_help_heading(words.text("cli-heading-commands").to_uppercase());
    let source = format!("tabla {}", env!("CARGO_PKG_VERSION"));
    let man = Man::new(command)
        .title(name)
        .date(NO_DATE)
        .section(SECTION)
        .source(source)
        .manual(words.text("manual-title"));

    let mut text = Vec::new();
    man.render_title(&mut text)?;
    let mut head = Roff::new();
    heading(&mut head, "manual-name", words).text([roman(format!("{name} - {about}"))]);
    heading(&mut head, "manual-synopsis", words).text([bold(usage)]);
    text.extend(body(&head));
    text.extend(section(|out| man.render_options_section(out))?);
    if has_children {
        text.extend(section(|out| man.render_subcommands_section(out))?);
    }
    text.extend(body(&tail(examples, parent, words)));
    Ok(text)
}

/// What comes after the options: examples, exit codes, files, the environment, other pages.
fn tail(examples: &[Example], parent: Option<&str>, words: &Words) -> Roff {
    let mut roff = Roff::new();
    heading(&mut roff, "manual-examples", words);
    for example in examples {
        item(&mut roff, &example.line, &words.text(&example.key));
    }
    heading(&mut roff, "manual-exit", words);
    for (code, key) in help::EXIT_CODES {
        item(&mut roff, &code.to_string(), &words.text(key));
    }
    heading(&mut roff, "manual-files", words);
    for (name, key) in FILES {
        item(&mut roff, name, &words.text(key));
    }
    heading(&mut roff, "manual-environment", words);
    for (name, key) in VARIABLES {
        item(&mut roff, name, &words.text(key));
    }
    if let Some(parent) = parent {
        heading(&mut roff, "manual-see-also", words).text([bold(parent), roman(format!("({SECTION})"))]);
    }
    roff
}

fn heading<'a>(roff: &'a mut Roff, key: &'static str, words: &Words) -> &'a mut Roff {
    let text = words.say(&Saying::of(key)).to_uppercase();
    roff.control("SH", [text.as_str()])
}

fn item(roff: &mut Roff, name: &str, text: &str) {
    roff.control("TP", []).text([bold(name)]).text([roman(text)]);
}

/// A section without the lines that prepare a page: its first one has them.
fn section(render: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    render(&mut text)?;
    Ok(after_preparation(&text))
}

fn body(roff: &Roff) -> Vec<u8> {
    after_preparation(roff.render().as_bytes())
}

fn after_preparation(text: &[u8]) -> Vec<u8> {
    let is_preparation = |line: &[u8]| line.starts_with(b".ie ") || line.starts_with(b".el ");
    text.split_inclusive(|byte| *byte == b'\n')
        .skip_while(|line| is_preparation(line))
        .flatten()
        .copied()
        .collect()
}
