//! A bot to begin with: small, working, and written for whoever wants to make a better one of it.
//!
//! The bots are in `data/bots`, a folder for each programming language: what speaks the protocol, and for each game a
//! file that knows its states. Their page, in `pages` for every language that people speak, has the game's own section of
//! `documentation/state-texts.md` or of its translation, which takes the examples from there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rust_embed::RustEmbed;
use serde_json::json;
use tabla_arena::opponent;
use tabla_core::{Say, Saying};
use tabla_games::kits::variant;
use tabla_games::{Language as Spoken, StorageError, Words};
use tabla_table::Variant;

use crate::cli::{ArenaNewArgs, BotLanguage};
use crate::{DONE, Failure};

#[derive(RustEmbed)]
#[folder = "../../data/bots"]
struct Templates;

const STATE_TEXTS: &str = include_str!("../../../../documentation/state-texts.md");
const PAGE: &str = "README.md";

/// How bots are written in a language.
struct Language {
    /// Its folder, and the word for it on the command line.
    id: &'static str,
    name: &'static str,
    /// What the file that knows the game is called.
    game: &'static str,
    /// What makes a program of the files, where that is needed.
    build: Option<&'static str>,
    /// What starts the bot, in its folder.
    start: &'static str,
}

impl BotLanguage {
    fn describe(self) -> Language {
        let of = |id, name, game, build, start| Language { id, name, game, build, start };
        match self {
            BotLanguage::Python => of("python", "Python", "game.py", None, "python3 bot.py"),
            BotLanguage::JavaScript => of("javascript", "JavaScript", "game.mjs", None, "node bot.mjs"),
            BotLanguage::Rust => {
                of("rust", "Rust", "game.rs", Some("rustc -O --edition 2021 -o bot bot.rs"), "./bot")
            }
            BotLanguage::C => of("c", "C", "game.c", Some("cc -std=c11 -O2 -o bot bot.c game.c"), "./bot"),
            BotLanguage::Java => {
                let build = "javac Bot.java Game.java && jar cfe bot.jar Bot Bot.class Game.class";
                of("java", "Java", "Game.java", Some(build), "java -jar bot.jar")
            }
        }
    }
}

/// Writes a bot into a new folder, and says what comes next.
pub fn new(args: &ArenaNewArgs, words: &Words) -> Result<u8, Failure> {
    let game = variant(&args.game, "").map_err(|error| error.say())?;
    let language = args.language.describe();
    let usual = || PathBuf::from(format!("{}-{}-bot", game.id(), language.id));
    let folder = args.out.clone().unwrap_or_else(usual);
    let commands = Commands::new(&game, &language);
    let files = files(&game, &language, &commands, words.language());
    write(&folder, &files)?;
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let mut out = anstream::stdout();
    if args.json {
        let Commands { build, check, run } = commands;
        let next = json!({ "build": build, "check": check, "run": run });
        let told = json!({
            "game": game.id(),
            "language": language.id,
            "folder": folder,
            "files": names,
            "commands": next,
        });
        writeln!(out, "{told:#}")?;
    } else {
        let shown = folder.display().to_string();
        let written = Saying::new("arena-new-written").with("folder", shown.as_str());
        writeln!(out, "{}", words.say(&written.with("files", names.join(", "))))?;
        writeln!(out, "{}\n    cd {}", words.text("arena-new-next"), quoted(&shown))?;
        commands.lines().try_for_each(|line| writeln!(out, "    {line}"))?;
    }
    Ok(DONE)
}

/// What is typed in the folder of a bot.
struct Commands {
    build: Option<&'static str>,
    check: String,
    run: String,
}

impl Commands {
    fn new(game: &Variant, language: &Language) -> Commands {
        let (id, bot) = (game.id(), quoted(&format!("line:{}", language.start)));
        Commands {
            build: language.build,
            check: format!("tabla arena check {bot} --game {id}"),
            run: format!("tabla arena run {id} {bot} {} --games 10", opponent(game)),
        }
    }

    fn lines(&self) -> impl Iterator<Item = &str> {
        self.build.into_iter().chain([self.check.as_str(), self.run.as_str()])
    }
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./:=,".contains(letter);
    if word.chars().all(is_plain) && !word.starts_with('-') {
        return word.to_owned();
    }
    let dash = if word.starts_with('-') { "./" } else { "" };
    format!("'{dash}{}'", word.replace('\'', r"'\''"))
}

/// The files of a bot, by name.
fn files(game: &Variant, language: &Language, commands: &Commands, spoken: Spoken) -> Vec<(String, String)> {
    let page = text(&format!("pages/{}/page.md", spoken.tag()))
        .replace("{name}", &Words::new(spoken).text(&format!("game-{}", game.id())))
        .replace("{game}", game.id())
        .replace("{language}", language.name)
        .replace("{start}", language.start)
        .replace("{file}", language.game)
        .replace("{commands}", &commands.lines().collect::<Vec<_>>().join("\n"))
        .replace("{state}", &state(game.id(), spoken));
    let mut files = vec![(PAGE.to_owned(), page)];
    for path in Templates::iter() {
        let Some(name) = path.strip_prefix(language.id).and_then(|rest| rest.strip_prefix('/')) else {
            continue;
        };
        let stem = name.split('.').next().unwrap_or(name);
        if stem == game.id() {
            files.push((language.game.to_owned(), text(&path)));
        } else if variant(stem, "").is_err() {
            files.push((name.to_owned(), text(&path)));
        }
    }
    files.sort();
    files
}

fn text(path: &str) -> String {
    Templates::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

/// What the page about state texts says of a game, in this language.
fn state(game: &str, spoken: Spoken) -> String {
    let english = section(STATE_TEXTS, game);
    if spoken == Spoken::En {
        return english.to_owned();
    }
    let translated = text(&format!("pages/{}/states.md", spoken.tag()));
    tables(english).fold(section(&translated, game).to_owned(), |text, table| text.replacen(TABLE, table, 1))
}

/// Where a translation has an example.
const TABLE: &str = "{table}";

/// The examples of a page, with their fences.
fn tables(text: &str) -> impl Iterator<Item = &str> {
    const END: &str = "\n```";
    text.match_indices("```table").filter_map(|(at, _)| {
        let block = &text[at..];
        block.find(END).map(|end| &block[..end + END.len()])
    })
}

/// What a page says under the heading of a game.
fn section<'a>(page: &'a str, game: &str) -> &'a str {
    let sections = page.split("## ").filter_map(|section| section.split_once('\n'));
    let mut named = sections.map(|(heading, text)| (heading.trim(), text.trim()));
    named.find(|(heading, _)| heading.eq_ignore_ascii_case(game)).unwrap_or_default().1
}

/// Writes files into a folder that is not there yet; if that fails, nothing is left of them.
fn write(folder: &Path, files: &[(String, String)]) -> Result<(), Failure> {
    if let Some(around) = folder.parent() {
        fs::create_dir_all(around).map_err(|error| StorageError::write(around, &error))?;
    }
    match fs::create_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(Saying::new("arena-new-exists").with("folder", folder.display().to_string()).into());
        }
        made => made.map_err(|error| StorageError::write(folder, &error))?,
    }
    for (name, text) in files {
        let path = folder.join(name);
        if let Err(error) = fs::write(&path, text) {
            // What cannot be removed either is told by the same error.
            let _ = fs::remove_dir_all(folder);
            return Err(StorageError::write(&path, &error).into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;
    use tabla_games::GAMES;

    use super::*;

    #[test]
    fn there_is_a_bot_and_a_page_for_every_game_in_every_language() {
        for game in GAMES {
            let game = variant(game, "").unwrap();
            let name = Words::new(Spoken::En).text(&format!("game-{}", game.id()));
            for language in BotLanguage::value_variants() {
                let language = language.describe();
                let files = files(&game, &language, &Commands::new(&game, &language), Spoken::En);
                let has = |start: &str| files.iter().any(|(name, _)| name.to_lowercase().starts_with(start));
                assert!(has("bot.") && has("game.") && has("readme.md"), "{}: {files:?}", language.id);
                let of_game = files.iter().find(|(file, _)| file == language.game).unwrap();
                assert!(of_game.1.lines().take(9).any(|line| line.contains(&name)), "{of_game:?}");
            }
        }
    }

    /// What stands between backticks, and the blocks: commands and notation, which no language translates.
    fn code(page: &str) -> Vec<&str> {
        let mut code: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
        code.sort_unstable();
        code
    }

    #[test]
    fn every_page_has_the_same_commands_in_every_language() {
        let language = BotLanguage::Python.describe();
        for game in GAMES {
            let game = variant(game, "").unwrap();
            let page = |spoken| {
                let files = files(&game, &language, &Commands::new(&game, &language), spoken);
                files.into_iter().find(|(name, _)| name == PAGE).unwrap().1
            };
            let english = page(Spoken::En);
            assert!(english.contains("```table") && english.contains("## The state"), "{english}");
            for spoken in Spoken::ALL {
                let (page, tag) = (page(spoken), spoken.tag());
                assert_eq!(code(&page), code(&english), "{tag} {}", game.id());
                assert!(!page.contains(TABLE) && !page.contains("{state}"), "{tag}: {page}");
                assert_eq!(tables(&page).count(), tables(&english).count(), "{tag} {}", game.id());
                let is_other =
                    |line: &str| line.len() < 40 || line.starts_with('`') || !english.contains(line);
                let prose = page.split("```").step_by(2).flat_map(str::lines);
                let same: Vec<&str> = prose.filter(|line| spoken != Spoken::En && !is_other(line)).collect();
                assert!(same.is_empty(), "{tag} still says in English: {same:?}");
            }
        }
    }

    #[test]
    fn folders_are_written_as_a_shell_takes_them() {
        for (folder, word) in
            [("a/b", "a/b"), ("my bot", "'my bot'"), ("it's", r"'it'\''s'"), ("-x", "'./-x'")]
        {
            assert_eq!(quoted(folder), word);
        }
    }
}
