//! The commands of Scrabble.

mod analyse;
mod count;
mod leaves;
mod score;
mod words;

use std::env;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use tabla_console::{Finish, Game, Steps};
use tabla_core::{Say, Saying};
use tabla_games::kits::scrabble::{going_on_with, setup};
use tabla_games::kits::{Shelf, registry};
use tabla_games::scrabble::{
    Challenge, GAME, Outfit, STANDARD, Scrabble, TileSource, WordLists, WordSource, compile_list, gcg,
    read_board_file, read_seats,
};
use tabla_games::{Language, SaveFolder, StorageError, read_text};
use tabla_table::{Secret, Setup};

use crate::cli::{BoxArgs, CompileArgs, ScrabbleAction, ScrabblePlayArgs};
use crate::play::keep;
use crate::run::{Context, chance, house, with_console};
use crate::workshop::{different, number};
use crate::{DONE, Failure, INTERRUPTED, UNFINISHED, rules};

/// Does what the arguments say. The exit code.
pub fn act(context: &Context, action: Option<ScrabbleAction>) -> Result<u8, Failure> {
    match action {
        None => house(context, Some(GAME)),
        Some(ScrabbleAction::Play(args)) => play(context, args),
        Some(ScrabbleAction::Score(args)) => score::score(context, &args),
        Some(ScrabbleAction::Sample(args)) => score::sample(&args, context.words),
        Some(ScrabbleAction::Analyse(args)) => analyse::analyse(context, &args),
        Some(ScrabbleAction::Words(args)) => words::words(&args, context.words),
        Some(ScrabbleAction::Compile(args)) => compile(context, &args),
        Some(ScrabbleAction::Count(args)) => count::count(&args, context.words),
        Some(ScrabbleAction::Leaves(args)) => leaves::leaves(&args, context.words),
        Some(ScrabbleAction::Rules) => rules::show(context, "scrabble"),
    }
}

/// Where unfinished games are kept.
fn saves() -> Option<SaveFolder> {
    SaveFolder::find(None, |name| env::var(name).ok()).ok()
}

/// The word lists, and where they are kept once they are compiled.
fn lists() -> WordLists {
    WordLists::beside(saves().as_ref())
}

/// What is in the box. Tiles and words go together: whoever names one of them means both.
fn read_outfit(args: &BoxArgs, language: Language) -> Result<Outfit, Failure> {
    let words = args.lexicon.as_deref().map(WordSource::read);
    let tiles = args.tiles.as_deref().map(TileSource::read);
    let words = words.unwrap_or(match tiles {
        Some(TileSource::Romanian) => WordSource::Romanian,
        Some(_) => WordSource::English,
        None => WordSource::of_language(language),
    });
    let tiles = tiles.unwrap_or(match words {
        WordSource::Romanian => TileSource::Romanian,
        _ => TileSource::English,
    });
    let layout = match &args.layout {
        Some(path) => read_board_file(path).map_err(|error| error.say())?,
        None => STANDARD.clone(),
    };
    Ok(Outfit { words, tiles: tiles.load().map_err(|error| error.say())?, layout })
}

/// The game for two with what is in the box.
fn read_game(args: &BoxArgs, lists: &WordLists, language: Language) -> Result<Scrabble, Failure> {
    Ok(read_outfit(args, language)?.game(lists, 2).map_err(|problem| problem.say())?)
}

fn play(context: &Context, args: ScrabblePlayArgs) -> Result<u8, Failure> {
    let outfit = read_outfit(&args.outfit, context.words.language())?;
    let seed = args.seed.as_deref().map(|text| number(text, "--seed", 0, u64::MAX)).transpose()?;
    let challenge = match args.challenge.trim() {
        "void" => Challenge::Void,
        "double" => Challenge::Double,
        text => return Err(Saying::new("scrabble-no-challenge").with("text", text).into()),
    };
    let loaded = args.load.as_deref().map(read_gcg).transpose()?;
    let seats = read_seats(&args.players).map_err(|error| error.say())?;
    let begin = |outfit: &Outfit| match &loaded {
        Some(text) => going_on_with(setup(outfit, challenge, &seats), text),
        None => Setup { start: args.position.clone(), ..setup(outfit, challenge, &seats) },
    };
    let shelf = Shelf { word_lists: lists(), word_files: true, ..Shelf::default() };
    let kit = registry(&shelf).find(GAME).map_err(|error| error.saying)?;
    let secret = Secret::from_seed(seed.unwrap_or_else(chance));
    // A later program may run in another folder; but what is wrong with a list is said of the name that was typed.
    let open = || {
        let table = Arc::clone(&kit).open(begin(&lasting(&outfit)), secret);
        table.or_else(|_| Arc::clone(&kit).open(begin(&outfit), secret))
    };
    let finish = with_console(context, seed, |console| {
        let table = match console.wait_for(open)? {
            Ok(table) => table,
            Err(error) => return Ok(Err(Failure::from(error.saying))),
        };
        let keep = match keep(&kit, &*table, args.out.as_deref(), &args.over) {
            Ok(keep) => keep,
            Err(failure) => return Ok(Err(failure)),
        };
        console.play(&mut Game::new(Arc::clone(&kit), table, keep, Steps::ToEnd)).map(Ok)
    })?;
    Ok(match finish? {
        Finish::Over => DONE,
        Finish::Unfinished => UNFINISHED,
        Finish::Interrupted => INTERRUPTED,
    })
}

/// The same, with a list of words that is found from every folder.
fn lasting(outfit: &Outfit) -> Outfit {
    let words = match &outfit.words {
        WordSource::File(path) => {
            WordSource::File(std::path::absolute(path).unwrap_or_else(|_| path.clone()))
        }
        built_in => built_in.clone(),
    };
    Outfit { words, ..outfit.clone() }
}

/// The text of a game in a file, if it is one.
fn read_gcg(path: &Path) -> Result<String, Saying> {
    let text = read_text(path).map_err(|error| error.say())?;
    let refused = |because| StorageError::Refused { path: path.into(), because: Box::new(because) }.say();
    gcg::read(&text).map_err(|error| refused(error.say()))?;
    Ok(text)
}

fn compile(context: &Context, args: &CompileArgs) -> Result<u8, Failure> {
    different(&args.list, &args.out)?;
    args.over.check(&args.out)?;
    let count = compile_list(&args.list, &args.out)?;
    let saying =
        Saying::new("scrabble-compiled").with("count", count).with("path", args.out.display().to_string());
    writeln!(anstream::stdout(), "{}", context.words.say(&saying))?;
    Ok(DONE)
}
