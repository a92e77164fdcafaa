//! Scrabble on the command line.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::OverArgs;

/// The game, and what to do with it.
#[derive(Args, Debug)]
pub struct ScrabbleArgs {
    #[command(subcommand)]
    pub action: Option<ScrabbleAction>,
}

/// What can be done with Scrabble.
#[derive(Subcommand, Debug)]
pub enum ScrabbleAction {
    #[command(after_help = "
        example-default: tabla scrabble play
        example-romanian: tabla scrabble play --players human,human,greedy --lexicon romanian
        example-double: tabla scrabble play --challenge double --layout tablaJoc.txt
        example-load: tabla scrabble play --load game.gcg --players greedy,human
    ")]
    Play(ScrabblePlayArgs),
    #[command(after_help = "
        example: tabla scrabble score
        example-strict: tabla scrabble score games/first --strict
        example-json: tabla scrabble score --json
    ")]
    Score(ScoreArgs),
    #[command(after_help = "
        example: tabla scrabble sample example
    ")]
    Sample(SampleArgs),
    #[command(alias = "analyze")]
    #[command(after_help = "
        example-turn: tabla scrabble analyse game.gcg --turn 5 --json
        example-rack: tabla scrabble analyse game.gcg --rack AEINRS?
        example-time: tabla scrabble analyse game.gcg --turn 5 --time 5s
    ")]
    Analyse(ScrabbleAnalyseArgs),
    #[command(after_help = "
        example: tabla scrabble words quiz quizes
        example-anagrams: tabla scrabble words --anagrams AEINRS?
        example-hooks: tabla scrabble words --hooks CASA --lexicon romanian
        example-add: tabla scrabble words --add santorini
    ")]
    Words(WordsArgs),
    #[command(after_help = "
        example: tabla scrabble compile words.txt words.lexicon
    ")]
    Compile(CompileArgs),
    #[command(after_help = "
        example: tabla scrabble count --lexicon data/scrabble/enable.txt --positions data/scrabble/positions.tsv
    ")]
    Count(CountArgs),
    #[command(after_help = "
        example: tabla scrabble leaves --tiles romanian --games 16_000 --seed 1 --out data/scrabble/leaves-romanian.bin
        example-resume: tabla scrabble leaves --resume
    ")]
    Leaves(LeavesArgs),
    #[command(after_help = "
        example: tabla scrabble rules
    ")]
    Rules,
}

/// The words, the tiles and the board.
#[derive(Args, Debug, Default)]
pub struct BoxArgs {
    #[arg(long, value_name = "cli-value-list")]
    pub lexicon: Option<String>,
    #[arg(long, value_name = "cli-value-tiles")]
    pub tiles: Option<String>,
    #[arg(long, value_name = "cli-value-file")]
    pub layout: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ScrabblePlayArgs {
    #[arg(long, value_name = "cli-value-players", default_value = "human,greedy")]
    pub players: String,
    #[command(flatten)]
    pub outfit: BoxArgs,
    #[arg(long, value_name = "cli-value-mode", default_value = "void")]
    pub challenge: String,
    #[arg(long, value_name = "cli-value-file", conflicts_with = "position")]
    pub load: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-position")]
    pub position: Option<String>,
    #[arg(long, value_name = "cli-value-file")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub over: OverArgs,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub seed: Option<String>,
}

/// What to add up.
#[derive(Args, Debug)]
pub struct ScoreArgs {
    #[arg(value_name = "cli-value-folder", default_value = ".")]
    pub dir: PathBuf,
    #[arg(long)]
    pub strict: bool,
    #[arg(long)]
    pub json: bool,
}

/// Where to write the example.
#[derive(Args, Debug)]
pub struct SampleArgs {
    #[arg(value_name = "cli-value-folder", default_value = ".")]
    pub dir: PathBuf,
}

/// What to think about.
#[derive(Args, Debug)]
pub struct ScrabbleAnalyseArgs {
    #[arg(value_name = "cli-value-position-file")]
    pub what: String,
    #[arg(long, value_name = "cli-value-rack")]
    pub rack: Option<String>,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub turn: Option<String>,
    #[arg(long, value_name = "cli-value-number", default_value = "15", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-time", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[command(flatten)]
    pub outfit: BoxArgs,
    #[arg(long)]
    pub json: bool,
}

/// Which words to look up.
#[derive(Args, Debug)]
pub struct WordsArgs {
    #[arg(value_name = "cli-value-word")]
    pub words: Vec<String>,
    #[arg(long, value_name = "cli-value-list")]
    pub lexicon: Option<String>,
    #[arg(long, value_name = "cli-value-rack")]
    pub anagrams: Option<String>,
    #[arg(long, value_name = "cli-value-word")]
    pub hooks: Option<String>,
    #[arg(long, value_name = "cli-value-word", num_args = 1..)]
    pub add: Vec<String>,
    #[arg(long, value_name = "cli-value-word", num_args = 1..)]
    pub remove: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct CompileArgs {
    #[arg(value_name = "cli-value-list")]
    pub list: PathBuf,
    #[arg(value_name = "cli-value-file")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
}

#[derive(Args, Debug)]
pub struct CountArgs {
    #[arg(long, value_name = "cli-value-file")]
    pub positions: PathBuf,
    #[command(flatten)]
    pub outfit: BoxArgs,
}

/// How to make the values of leaves.
#[derive(Args, Debug)]
pub struct LeavesArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "16_000", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file", default_value = "leaves.bin")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
    #[arg(long)]
    pub resume: bool,
    #[command(flatten)]
    pub outfit: BoxArgs,
}
