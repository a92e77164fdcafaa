//! Looking words up.

use std::io::{self, Write};

use serde_json::{Value, json};
use tabla_core::{Say, Saying};
use tabla_games::Words;
use tabla_games::scrabble::{Change, Letter, Lexicon, ListProblem, Rack, Tile, WordLists, WordSource};

use super::lists;
use crate::cli::WordsArgs;
use crate::{DONE, Failure, UNFINISHED};

/// More tiles than a large rack give more words than anybody reads.
const MOST_TILES: usize = 15;

/// Looks words up, lists what tiles make, and changes a list. The exit code is 1 when a word is none.
pub fn words(args: &WordsArgs, words: &Words) -> Result<u8, Failure> {
    let usual = || WordSource::of_language(words.language());
    let source = args.lexicon.as_deref().map_or_else(usual, WordSource::read);
    let lists = lists();
    let asks = [!args.words.is_empty(), args.anagrams.is_some(), args.hooks.is_some()];
    let changes = !args.add.is_empty() || !args.remove.is_empty();
    if !asks.contains(&true) && !changes {
        return Err(Saying::new("scrabble-words-nothing").into());
    }
    let rack = args.anagrams.as_deref().map(read_tiles).transpose()?;
    if changes {
        change(&lists, &source, args)?;
    }
    let lexicon = lists.load(&source)?;
    let found: Vec<(String, bool)> =
        args.words.iter().map(|word| (word.to_uppercase(), lexicon.contains(word))).collect();
    let made = rack.map(|rack| made_of(&lexicon, &rack));
    let code = if found.iter().all(|(_, known)| *known) { DONE } else { UNFINISHED };
    if args.json {
        let hooks = args.hooks.as_deref().map(|word| hooks_json(&lexicon, word));
        let looked: Vec<Value> =
            found.iter().map(|(word, known)| json!({ "word": word, "known": known })).collect();
        let answer = json!({
            "lexicon": source.to_string(),
            "size": lexicon.len(),
            "words": looked,
            "anagrams": made,
            "hooks": hooks,
        });
        writeln!(io::stdout().lock(), "{answer:#}")?;
        return Ok(code);
    }
    let mut out = anstream::stdout();
    for (word, known) in &found {
        let saying = Saying::new(if *known { "scrabble-word-known" } else { "scrabble-word-unknown" });
        writeln!(out, "{}", words.say(&saying.with("word", word.as_str())))?;
    }
    if let Some(made) = &made {
        show_made(&mut out, made, words)?;
    }
    if let Some(word) = &args.hooks {
        let hooks = lexicon.hooks(word);
        let letters = |letters: &[Letter]| match letters {
            [] => "-".to_owned(),
            some => some.iter().map(ToString::to_string).collect(),
        };
        let saying = Saying::new("scrabble-hooks")
            .with("word", word.to_uppercase())
            .with("front", letters(&hooks.front))
            .with("back", letters(&hooks.back));
        writeln!(out, "{}", words.say(&saying))?;
    }
    if changes {
        let saying = Saying::new("scrabble-list-changed").with("list", source.to_string());
        writeln!(out, "{}", words.say(&saying.with("count", lexicon.len())))?;
    }
    Ok(code)
}

fn read_tiles(text: &str) -> Result<Rack, Failure> {
    let rack = Rack::read(text).filter(|rack| (1..=MOST_TILES).contains(&rack.len()));
    Ok(rack.ok_or_else(|| Saying::new("scrabble-wrong-tiles").with("text", text).with("most", MOST_TILES))?)
}

fn change(lists: &WordLists, source: &WordSource, args: &WordsArgs) -> Result<(), Failure> {
    // Nobody named these files: what cannot be used is the data folder.
    let failed = |problem: ListProblem| Failure::Failed(problem.say());
    let mut personal = lists.personal(source).map_err(failed)?;
    let added = args.add.iter().map(|word| (word, Change::Added));
    for (word, change) in added.chain(args.remove.iter().map(|word| (word, Change::Removed))) {
        if !personal.change(word, change) {
            return Err(Saying::new("scrabble-no-word").with("word", word.as_str()).into());
        }
    }
    lists.keep_personal(source, &personal).map_err(failed)
}

/// Everything that some of the tiles make, the longest first; jokers are small.
fn made_of(lexicon: &Lexicon, rack: &Rack) -> Vec<String> {
    let write = |word: &Vec<Tile>| word.iter().map(ToString::to_string).collect::<String>();
    let mut made: Vec<String> = lexicon.within(rack).iter().map(write).collect();
    made.sort_by_key(|word| std::cmp::Reverse(word.len()));
    made
}

fn show_made(out: &mut impl Write, made: &[String], words: &Words) -> io::Result<()> {
    if made.is_empty() {
        return writeln!(out, "{}", words.text("scrabble-no-anagrams"));
    }
    for same in made.chunk_by(|one, other| one.len() == other.len()) {
        writeln!(out, "{:>2}  {}", same[0].len(), same.join(" "))?;
    }
    Ok(())
}

fn hooks_json(lexicon: &Lexicon, word: &str) -> Value {
    let hooks = lexicon.hooks(word);
    let text = |letters: &[Letter]| letters.iter().map(ToString::to_string).collect::<String>();
    json!({ "word": word.to_uppercase(), "front": text(&hooks.front), "back": text(&hooks.back) })
}
