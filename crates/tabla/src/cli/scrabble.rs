//! Scrabble on the command line.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The game, and what to do with it.
#[derive(Args, Debug)]
pub struct ScrabbleArgs {
    /// What to do; without a command the game's room opens.
    #[command(subcommand)]
    pub action: Option<ScrabbleAction>,
}

/// What can be done with Scrabble.
#[derive(Subcommand, Debug)]
pub enum ScrabbleAction {
    /// Plays.
    #[command(about = "cli-scrabble-play-about")]
    Play(ScrabblePlayArgs),
    /// Adds a written game up.
    #[command(about = "cli-scrabble-score-about")]
    Score(ScoreArgs),
    /// Writes the scorer's example.
    #[command(about = "cli-scrabble-sample-about")]
    Sample(SampleArgs),
    /// Thinks about a position.
    #[command(alias = "analyze")]
    #[command(about = "cli-scrabble-analyse-about")]
    Analyse(ScrabbleAnalyseArgs),
    /// Looks words up.
    #[command(about = "cli-scrabble-words-about")]
    Words(WordsArgs),
    /// Compiles a word list.
    #[command(about = "cli-scrabble-compile-about")]
    Compile(CompileArgs),
    /// Counts the plays of positions.
    #[command(about = "cli-scrabble-count-about")]
    Count(CountArgs),
    /// Makes the values of leaves.
    #[command(about = "cli-scrabble-leaves-about")]
    Leaves(LeavesArgs),
    /// Shows the rules.
    #[command(about = "cli-scrabble-rules-about")]
    Rules,
}

/// The words, the tiles and the board.
#[derive(Args, Debug, Default)]
pub struct BoxArgs {
    /// The words.
    #[arg(long, value_name = "cli-value-list", help = "cli-scrabble-arg-lexicon")]
    pub lexicon: Option<String>,
    /// The tiles.
    #[arg(long, value_name = "cli-value-tiles", help = "cli-scrabble-arg-tiles")]
    pub tiles: Option<String>,
    /// The board.
    #[arg(long, value_name = "cli-value-file", help = "cli-scrabble-arg-layout")]
    pub layout: Option<PathBuf>,
}

/// How to play.
#[derive(Args, Debug)]
pub struct ScrabblePlayArgs {
    /// The players in the order of play.
    #[arg(
        long,
        value_name = "cli-value-players",
        default_value = "human,greedy",
        help = "cli-scrabble-play-arg-players"
    )]
    pub players: String,
    /// The words, the tiles and the board.
    #[command(flatten)]
    pub outfit: BoxArgs,
    /// What happens to wrong words.
    #[arg(
        long,
        value_name = "cli-value-mode",
        default_value = "void",
        help = "cli-scrabble-play-arg-challenge"
    )]
    pub challenge: String,
    /// A game to go on with.
    #[arg(
        long,
        value_name = "cli-value-file",
        conflicts_with = "position",
        help = "cli-scrabble-play-arg-load"
    )]
    pub load: Option<PathBuf>,
    /// A position to start from.
    #[arg(long, value_name = "cli-value-position", help = "cli-scrabble-play-arg-position")]
    pub position: Option<String>,
    /// Where the game is written.
    #[arg(long, value_name = "cli-value-file", help = "cli-scrabble-play-arg-out")]
    pub out: Option<PathBuf>,
    /// The same seed gives the same tiles.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-scrabble-play-arg-seed"
    )]
    pub seed: Option<String>,
}

/// What to add up.
#[derive(Args, Debug)]
pub struct ScoreArgs {
    /// The folder with the three files.
    #[arg(value_name = "cli-value-folder", default_value = ".", help = "cli-scrabble-score-arg-dir")]
    pub dir: PathBuf,
    /// Refuses what is odd.
    #[arg(long, help = "cli-scrabble-score-arg-strict")]
    pub strict: bool,
    /// For programs.
    #[arg(long, help = "cli-scrabble-score-arg-json")]
    pub json: bool,
}

/// Where to write the example.
#[derive(Args, Debug)]
pub struct SampleArgs {
    /// The folder.
    #[arg(value_name = "cli-value-folder", default_value = ".", help = "cli-scrabble-sample-arg-dir")]
    pub dir: PathBuf,
}

/// What to think about.
#[derive(Args, Debug)]
pub struct ScrabbleAnalyseArgs {
    /// A position, or the name of a game file.
    #[arg(value_name = "cli-value-position-file", help = "cli-scrabble-analyse-arg-what")]
    pub what: String,
    /// The mover's tiles.
    #[arg(long, value_name = "cli-value-rack", help = "cli-scrabble-analyse-arg-rack")]
    pub rack: Option<String>,
    /// Before which turn of a file.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-scrabble-analyse-arg-turn"
    )]
    pub turn: Option<String>,
    /// How many plays are shown.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "15",
        allow_hyphen_values = true,
        help = "cli-scrabble-analyse-arg-count"
    )]
    pub count: String,
    /// How long to look ahead.
    #[arg(
        long,
        value_name = "cli-value-time",
        allow_hyphen_values = true,
        help = "cli-scrabble-analyse-arg-time"
    )]
    pub time: Option<String>,
    /// The words, the tiles and the board.
    #[command(flatten)]
    pub outfit: BoxArgs,
    /// For programs.
    #[arg(long, help = "cli-scrabble-analyse-arg-json")]
    pub json: bool,
}

/// Which words to look up.
#[derive(Args, Debug)]
pub struct WordsArgs {
    /// The words.
    #[arg(value_name = "cli-value-word", help = "cli-scrabble-words-arg-words")]
    pub words: Vec<String>,
    /// The list.
    #[arg(long, value_name = "cli-value-list", default_value = "english", help = "cli-scrabble-arg-lexicon")]
    pub lexicon: String,
    /// What can be made of these tiles.
    #[arg(long, value_name = "cli-value-rack", help = "cli-scrabble-words-arg-anagrams")]
    pub anagrams: Option<String>,
    /// What makes a longer word of this one.
    #[arg(long, value_name = "cli-value-word", help = "cli-scrabble-words-arg-hooks")]
    pub hooks: Option<String>,
    /// Adds words.
    #[arg(long, value_name = "cli-value-word", num_args = 1.., help = "cli-scrabble-words-arg-add")]
    pub add: Vec<String>,
    /// Removes words.
    #[arg(long, value_name = "cli-value-word", num_args = 1.., help = "cli-scrabble-words-arg-remove")]
    pub remove: Vec<String>,
    /// For programs.
    #[arg(long, help = "cli-scrabble-words-arg-json")]
    pub json: bool,
}

/// What to compile.
#[derive(Args, Debug)]
pub struct CompileArgs {
    /// The list.
    #[arg(value_name = "cli-value-list", help = "cli-scrabble-compile-arg-list")]
    pub list: PathBuf,
    /// Where the compiled list is written.
    #[arg(value_name = "cli-value-file", help = "cli-scrabble-compile-arg-out")]
    pub out: PathBuf,
}

/// What to count.
#[derive(Args, Debug)]
pub struct CountArgs {
    /// The positions.
    #[arg(long, value_name = "cli-value-file", help = "cli-scrabble-count-arg-positions")]
    pub positions: PathBuf,
    /// The words, the tiles and the board.
    #[command(flatten)]
    pub outfit: BoxArgs,
}

/// How to make the values of leaves.
#[derive(Args, Debug)]
pub struct LeavesArgs {
    /// How many games are played.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "16_000",
        allow_hyphen_values = true,
        help = "cli-scrabble-leaves-arg-games"
    )]
    pub games: String,
    /// The same seed gives the same values.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-scrabble-leaves-arg-seed"
    )]
    pub seed: String,
    /// Where the values are written.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = "leaves.bin",
        help = "cli-scrabble-leaves-arg-out"
    )]
    pub out: PathBuf,
    /// Goes on with work that was broken off.
    #[arg(long, help = "cli-scrabble-leaves-arg-resume")]
    pub resume: bool,
    /// The words, the tiles and the board.
    #[command(flatten)]
    pub outfit: BoxArgs,
}
