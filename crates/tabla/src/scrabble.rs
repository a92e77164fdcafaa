//! The commands of Scrabble.

mod analyse;
mod count;
mod leaves;
mod score;
mod words;

use std::env;
use std::io::Write;
use std::path::Path;

use tabla_console::Finish;
use tabla_core::{Say, Saying};
use tabla_play::scrabble::{
    Challenge, GAME, Layout, STANDARD, Scrabble, ScrabbleSetup, TileSet, TileSource, WordLists, WordSource,
    compile_list, gcg, read_board_file, read_seats,
};
use tabla_play::{SaveFolder, StorageError, read_text};

use crate::cli::{BoxArgs, CompileArgs, ScrabbleAction, ScrabblePlayArgs};
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

/// The word lists, and where they are kept once they are compiled.
fn lists() -> WordLists {
    WordLists::beside(SaveFolder::find(None, |name| env::var(name).ok()).ok().as_ref())
}

/// What is in the box.
struct Outfit {
    words: WordSource,
    tiles: TileSet,
    layout: Layout,
}

impl Outfit {
    /// Tiles and words go together: whoever names one of them means both.
    fn read(args: &BoxArgs) -> Result<Outfit, Failure> {
        let words = args.lexicon.as_deref().map(WordSource::read);
        let tiles = args.tiles.as_deref().map(TileSource::read);
        let words = words.unwrap_or(match tiles {
            Some(TileSource::Romanian) => WordSource::Romanian,
            _ => WordSource::English,
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

    fn game(self) -> Result<Scrabble, Failure> {
        self.game_from(&lists())
    }

    fn game_from(self, lists: &WordLists) -> Result<Scrabble, Failure> {
        let setup = ScrabbleSetup {
            words: self.words,
            tiles: self.tiles,
            layout: self.layout,
            ..ScrabbleSetup::default()
        };
        Ok(setup.game(lists).map_err(|problem| problem.say())?)
    }
}

fn play(context: &Context, args: ScrabblePlayArgs) -> Result<u8, Failure> {
    let outfit = Outfit::read(&args.outfit)?;
    let seed = args.seed.as_deref().map(|text| number(text, "--seed", 0, u64::MAX)).transpose()?;
    let challenge = match args.challenge.trim() {
        "void" => Challenge::Void,
        "double" => Challenge::Double,
        text => return Err(Saying::new("scrabble-no-challenge").with("text", text).into()),
    };
    let loaded = args.load.as_deref().map(read_gcg).transpose()?;
    let setup = ScrabbleSetup {
        words: outfit.words,
        tiles: outfit.tiles,
        layout: outfit.layout,
        seats: read_seats(&args.players).map_err(|error| error.say())?,
        challenge,
        seed: seed.unwrap_or_else(chance),
        position: args.position,
        loaded,
    };
    let finish = with_console(context, seed, |console| console.play_scrabble(setup, args.out))?;
    Ok(match finish? {
        Finish::Over => DONE,
        Finish::Unfinished => UNFINISHED,
        Finish::Interrupted => INTERRUPTED,
    })
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
    let count = compile_list(&args.list, &args.out)?;
    let saying =
        Saying::new("scrabble-compiled").with("count", count).with("path", args.out.display().to_string());
    writeln!(anstream::stdout(), "{}", context.words.say(&saying))?;
    Ok(DONE)
}
