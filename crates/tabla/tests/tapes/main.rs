//! Tapes: what the program writes and answers when it is used as on the command line, command by command.
//!
//! A script such as `arena-mice.script` is a list of commands, the tape of the same name what they gave: all that was
//! printed, and the files that were asked for. `TABLA_WRITE_TAPES=1 cargo test -p tabla --test all tapes` writes the tapes
//! anew; what then differs in them is what changes for people, bots and files.
//!
//! ```text
//! $ mice play --first human    the program with these words; quotes hold words together
//! % mice play --first human    the same, and nobody looks at what is printed: screens have tests of their own
//! < d2                         what is typed then, line by line
//! file game.txt                a file that was written
//! files data                   all that are there
//! clear data                   takes them away
//! damage data WORDS -> OTHERS  puts others in the place of the first such words of the first file there
//! ```
//!
//! The folder in which this happens holds `line-bot.sh`, a bot that repeats on its other channel what it hears. `TABLA` is
//! the program itself.
#![cfg(target_os = "linux")]
mod steady;

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{TABLA, command, finish, folder};
use steady::steady;

#[test]
fn bots_are_told_what_is_on_the_tapes() {
    check("arena-");
}

#[test]
fn consoles_write_what_is_on_the_tapes() {
    check("console-");
}

#[test]
fn computer_players_answer_as_on_the_tapes() {
    check("players-");
}

/// So begins a script that the machine, if it is very busy, can spoil.
const AGAIN: &str = "# Played again if need be";

fn tapes() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tapes")
}

/// Plays all scripts whose names begin so, and holds what they give against the tapes.
fn check(start: &str) {
    let mut scripts: Vec<PathBuf> = fs::read_dir(tapes())
        .expect("the folder of the tapes")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "script"))
        .filter(|path| name(path).starts_with(start))
        .collect();
    scripts.sort();
    assert!(!scripts.is_empty(), "nothing begins with {start}");
    let wrong: Vec<String> = scripts.iter().filter_map(|path| difference(path)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

/// Where what a script gives first differs from its tape.
fn difference(script: &Path) -> Option<String> {
    let text = fs::read_to_string(script).expect("a script");
    let mut played = play(&text);
    let tape = script.with_extension("tape");
    if std::env::var_os("TABLA_WRITE_TAPES").is_some() {
        fs::write(&tape, &played).expect("the tape can be written");
    }
    let taped = fs::read_to_string(&tape).unwrap_or_default();
    let mut more = if text.starts_with(AGAIN) { 2 } else { 0 };
    while played != taped && more > 0 {
        played = play(&text);
        more -= 1;
    }
    (played != taped).then(|| format!("{}: {}", name(script), first_difference(&taped, &played)))
}

/// The first lines that differ, with the command that gave them.
fn first_difference(taped: &str, played: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (taped.lines().collect(), played.lines().collect());
    let place = old.iter().zip(&new).position(|(old, new)| old != new).unwrap_or(old.len().min(new.len()));
    let head = new
        .iter()
        .take(place + 1)
        .rev()
        .find(|line| line.starts_with(['$', '>']))
        .unwrap_or(&"the beginning");
    let some = |mark, lines: &[&str]| -> String {
        lines.iter().skip(place).take(5).map(|line| format!("\n{mark} {line}")).collect()
    };
    format!("line {}, {head}{}{}", place + 1, some('-', &old), some('+', &new))
}

/// All that the commands of a script give.
fn play(script: &str) -> String {
    let folder = folder();
    let here = folder.path();
    fs::copy(tapes().join("line-bot.sh"), here.join("line-bot.sh")).expect("a bot");
    let mut tape = String::new();
    let mut lines = script.lines().peekable();
    while let Some(line) = lines.next() {
        let mut input = String::new();
        while let Some(typed) = lines.peek().and_then(|next| next.strip_prefix('<')) {
            input.push_str(typed.strip_prefix(' ').unwrap_or(typed));
            input.push('\n');
            lines.next();
        }
        tape.push_str(line);
        tape.push('\n');
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "$" => tape.push_str(&run(here, rest, &input)),
            "%" => drop(run(here, rest, &input)),
            "file" => {
                let text = fs::read_to_string(here.join(rest)).unwrap_or_else(|error| error.to_string());
                tape.push_str(&indented("| ", &steady(here, &text)));
            }
            "files" => {
                for path in files(&here.join(rest)) {
                    let text = fs::read_to_string(&path).expect("a text");
                    tape.push_str(&format!(
                        "{}\n{}",
                        plain_name(&path),
                        indented("| ", &steady(here, &text))
                    ));
                }
            }
            "damage" => damage(here, rest),
            "clear" => fs::remove_dir_all(here.join(rest)).expect("a folder"),
            _ => {}
        }
    }
    tape
}

/// The saves of a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|word| word == "json")).collect();
    files.sort();
    files
}

/// What a file is called, without the day.
fn plain_name(path: &Path) -> String {
    let name = name(path);
    name.split('-')
        .filter(|part| !part.starts_with(|letter: char| letter.is_ascii_digit()))
        .collect::<Vec<_>>()
        .join("-")
}

fn damage(here: &Path, words: &str) {
    let (folder, words) = words.split_once(' ').expect("a folder");
    let (word, other) = words.split_once(" -> ").expect("what comes for what");
    let path = files(&here.join(folder)).remove(0);
    let text = fs::read_to_string(&path).expect("a text");
    assert!(text.contains(word), "{word} is not in {text}");
    fs::write(&path, text.replacen(word, other, 1)).expect("the file can be written");
}

fn run(here: &Path, words: &str, input: &str) -> String {
    let mut command = command(here);
    command
        .args(split(words).iter().map(|word| word.replace("TABLA", TABLA)))
        .env("PATH", "/usr/local/bin:/usr/bin:/bin")
        .env("NO_COLOR", "1");
    let ran = finish(command, input);
    let code = if ran.code == 0 { String::new() } else { format!("  code {}\n", ran.code) };
    let [out, err] = [ran.out, ran.err].map(|text| steady(here, &text.replace(TABLA, "TABLA")));
    format!("{}{}{code}", indented("  ", &out), indented("! ", &err))
}

fn indented(mark: &str, text: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}").trim_end().to_owned() + "\n").collect()
}

/// The words of a command; what stands between quotes is one.
fn split(words: &str) -> Vec<String> {
    let parts = words.split('\'').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            1 => vec![part.to_owned()],
            _ => part.split_whitespace().map(str::to_owned).collect(),
        })
        .collect()
}
