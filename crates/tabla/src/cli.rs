//! The command line: what can be asked for.
//!
//! The texts of the help are not here: [`crate::help`] sets them from the message catalogues, by the
//! names of commands and arguments. Values are read as text and understood later, so that what is wrong
//! with them can be said in the person's language.

mod arena;
mod books;
mod jamb;
mod jamb_scripts;
mod jewels;
mod mice;
mod puzzles;
mod scrabble;
mod serve;

use std::path::{Path, PathBuf};

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use tabla_games::StorageError;

pub use arena::{
    ArenaAction, ArenaArgs, ArenaCheckArgs, ArenaNewArgs, ArenaPlayArgs, ArenaRunArgs, ArenaShowArgs,
    ArenaTableArgs, BotLanguage,
};
pub use books::{ManArgs, RulesArgs};
pub use jamb::{JambAction, JambArgs, JambPlayArgs, JambReckoningArgs, JambRuleArgs};
pub use jamb_scripts::{
    JambAdviseArgs, JambDistributionArgs, JambPlayerArgs, JambSimulateArgs, JambSolveArgs, JambTalonArgs,
};
pub use jewels::{
    BoardCheckArgs, BotMatchArgs, GenerateArgs, JewelsAction, JewelsArgs, JewelsPlayArgs, ValueTrainArgs,
};
pub use mice::{
    LabelsArgs, MiceAction, MiceArgs, OpeningsArgs, RuleArgs, SolveArgs, SuiteArgs, TablesArgs, TrainerArgs,
    ValueArgs,
};
pub use puzzles::PuzzlesArgs;
pub use scrabble::{
    BoxArgs, CompileArgs, CountArgs, LeavesArgs, SampleArgs, ScoreArgs, ScrabbleAction, ScrabbleAnalyseArgs,
    ScrabbleArgs, ScrabblePlayArgs, WordsArgs,
};
pub use serve::ServeArgs;

/// Everything that can be said to `tabla`.
#[derive(Parser, Debug)]
#[command(
    name = "tabla",
    version,
    after_help = "
        example-house: tabla
        example-game: tabla santorini
        example-language: tabla --lang sr-Latn
    ",
    disable_help_flag = true,
    disable_version_flag = true
)]
#[command(disable_help_subcommand = true, args_override_self = true)]
pub struct Cli {
    #[arg(long, global = true, value_name = "cli-value-tag", display_order = 101)]
    pub lang: Option<String>,

    #[arg(
        long,
        global = true,
        value_name = "cli-value-when",
        value_enum,
        default_value = "auto",
        display_order = 102
    )]
    pub color: ColorArg,

    #[arg(
        long,
        global = true,
        value_name = "cli-value-style",
        value_enum,
        default_value = "auto",
        display_order = 103
    )]
    pub board: BoardArg,

    #[arg(long, global = true, display_order = 104)]
    pub plain: bool,

    #[arg(short, long, global = true, action = ArgAction::Help, display_order = 105)]
    help: Option<bool>,

    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 106)]
    version: Option<bool>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ColorArg {
    Auto,
    Always,
    Never,
}

/// How to draw boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum BoardArg {
    Auto,
    Unicode,
    Ascii,
    Words,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    #[command(after_help = "
        example-menu: tabla santorini
        example-play: tabla santorini play
        example-rules: tabla santorini rules --lang cs
    ")]
    Santorini(GameArgs),
    #[command(after_help = "
        example-menu: tabla mice
        example-play: tabla mice play
        example-rules: tabla mice rules --lang cs
    ")]
    Mice(MiceArgs),
    #[command(after_help = "
        example-room: tabla jamb
        example-seed: tabla jamb --seed 7 --rng bbs
    ")]
    Jamb(JambArgs),
    #[command(after_help = "
        example-room: tabla jewels
        example-play: tabla jewels play --limit 5:00
        example-judge: tabla jewels judge board.txt 10 ./jewels-ai
    ")]
    Jewels(JewelsArgs),
    #[command(after_help = "
        example-room: tabla scrabble
        example-play: tabla scrabble play
        example-score: tabla scrabble score --lang ro
    ")]
    Scrabble(ScrabbleArgs),
    #[command(after_help = "
        example-open: tabla serve
        example-network: tabla serve --addr 0.0.0.0
        example-script: tabla serve --port 0 --data :memory: --no-open --json
    ")]
    Serve(ServeArgs),
    #[command(after_help = "
        example-list: tabla rules
        example-show: tabla rules mice --lang sr-Latn
        example-file: tabla rules jamb --markdown > jamb.md
    ")]
    Rules(RulesArgs),
    #[command(after_help = "
        example-file: tabla review game.gcg
        example-game: tabla review game.txt --game mice --lang sr-Latn
        example-json: tabla review game.json --json > review.json
    ")]
    Review(ReviewArgs),
    #[command(after_help = "
        example-run: tabla arena run mice champion alphabeta:depth=4 --time 0.1s
        example-resume: tabla arena resume arena-1
    ")]
    Arena(ArenaArgs),
    #[command(after_help = "
        example-start: tabla perft santorini --depth 3
        example-divide: tabla perft santorini --position 0000000000000000000000000/1/C3,D3/D2,D4 --depth 2 --divide
        example-mice: tabla perft mice --flying --depth 4
    ")]
    Perft(PerftArgs),
    #[command(after_help = "
        example: tabla bench santorini
        example-playouts: tabla bench mice --playouts
        example-jewels: tabla bench jewels
        example-jamb: tabla bench jamb
    ")]
    Bench(BenchArgs),
    #[command(after_help = "
        example: tabla match santorini champion:time=0.2s alphabeta:depth=3 --games 100
        example-mice: tabla match mice champion:time=0.2s alphabeta:depth=4 --games 100
    ")]
    Match(MatchArgs),
    #[command(after_help = "
        example: tabla deadline santorini --busy 8 --moves 200
    ")]
    Deadline(DeadlineArgs),
    #[command(after_help = "
        example: tabla solve mice --men 8 --flying
        example-whole: tabla solve mice --out solved.tsv
        example-check: tabla solve mice --check 10000
    ")]
    Solve(SolveArgs),
    #[command(after_help = "
        example-show: tabla puzzles mice --count 3
        example-stock: tabla puzzles santorini --count 366 --out data/santorini/puzzles.txt
        example-check: tabla puzzles scrabble --check data/scrabble/puzzles.txt
    ")]
    Puzzles(PuzzlesArgs),
    #[command(after_help = "
        example: tabla engine santorini
        example-mice: tabla engine mice --flying
    ")]
    Engine(EngineArgs),
    #[command(after_help = "
        example: tabla languages
    ")]
    Languages,
    #[command(after_help = "
        example: tabla completions bash > ~/.local/share/bash-completion/completions/tabla
    ")]
    Completions(CompletionsArgs),
    #[command(after_help = "
        example-folder: tabla man ~/.local/share/man
        example-show: tabla man | man -l -
    ")]
    Man(ManArgs),
    #[command(after_help = "
        example: tabla help santorini play
    ")]
    Help(HelpArgs),
}

/// A game, and what to do with it.
#[derive(Args, Debug)]
pub struct GameArgs {
    #[command(subcommand)]
    pub action: Option<GameAction>,
}

/// What can be done with a game.
#[derive(Subcommand, Debug)]
pub enum GameAction {
    #[command(after_help = "
        example-default: tabla santorini play
        example-easy: tabla santorini play --first champion --second human --level easy
        example-step: tabla santorini play --first simple --second alphabeta --depth 3 --step
        example-end: tabla santorini play --first champion:time=0.5s --second alphabeta:depth=4 --to-end --out game.txt
        example-load: tabla santorini play --load game.txt --first human --second human --clock 5m+3s
    ")]
    Play(PlayArgs),
    #[command(alias = "analyze")]
    #[command(after_help = "
        example-position: tabla santorini analyse 0000000000000000000000000/1/C3,D3/D2,D4 --time 1s
        example-file: tabla santorini analyse game.txt --player alphabeta --depth 3
        example-turn: tabla santorini analyse game.txt --player alphabeta --depth 3 --turn 5
        example-json: tabla santorini analyse game.txt --depth 6 --json
    ")]
    Analyse(AnalyseArgs),
    #[command(after_help = "
        example: tabla santorini rules
    ")]
    Rules,
    #[command(after_help = "
        example: tabla santorini check game.txt
    ")]
    Check(CheckArgs),
    #[command(after_help = "
        example: tabla santorini book --out data/santorini/placements.txt
    ")]
    Book(BookArgs),
    #[command(after_help = "
        example: tabla santorini tune --out crates/tabla-santorini/src/weights.rs
    ")]
    Tune(TuneArgs),
    #[command(after_help = "
        example: tabla santorini selfplay --games 1000 --out selfplay.bin
        example-net: tabla santorini selfplay --games 1000 --net net.bin --out selfplay.bin
    ")]
    Selfplay(SelfplayArgs),
    #[command(after_help = "
        example: tabla santorini measure net.bin --data selfplay.bin
        example-told: tabla santorini measure net.bin --data selfplay.bin --told told.npy
    ")]
    Measure(MeasureArgs),
    #[command(after_help = "
        example: tabla santorini trial net.bin --games 200 --nodes 5000
        example-other: tabla santorini trial net.bin older.bin --games 200 --time 0.1s
    ")]
    Trial(TrialArgs),
}

/// How to play against itself.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "1000", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1500", allow_hyphen_values = true)]
    pub nodes: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file")]
    pub net: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-file", default_value = "selfplay.bin")]
    pub out: PathBuf,
}

/// What to measure of a network.
#[derive(Args, Debug)]
pub struct MeasureArgs {
    #[arg(value_name = "cli-value-file")]
    pub net: PathBuf,
    #[arg(long, value_name = "cli-value-file")]
    pub data: PathBuf,
    #[arg(long, value_name = "cli-value-file")]
    pub told: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Which networks to try against each other.
#[derive(Args, Debug)]
pub struct TrialArgs {
    #[arg(value_name = "cli-value-file")]
    pub net: PathBuf,
    #[arg(value_name = "cli-value-file")]
    pub other: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-number", default_value = "200", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-number", default_value = "5000", allow_hyphen_values = true)]
    pub nodes: String,
    #[arg(long, value_name = "cli-value-time", conflicts_with = "nodes", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long)]
    pub json: bool,
}

/// How to make the book.
#[derive(Args, Debug)]
pub struct BookArgs {
    #[arg(long, value_name = "cli-value-file", default_value = "placements.txt")]
    pub out: PathBuf,
    #[arg(long, value_name = "cli-value-number", default_value = "20000", allow_hyphen_values = true)]
    pub brief: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1000000", allow_hyphen_values = true)]
    pub long: String,
    #[arg(long, value_name = "cli-value-number", default_value = "8", allow_hyphen_values = true)]
    pub replies: String,
}

/// How to fit the weights.
#[derive(Args, Debug)]
pub struct TuneArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "8000", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-number", default_value = "4000", allow_hyphen_values = true)]
    pub nodes: String,
    #[arg(long, value_name = "cli-value-number", default_value = "3", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-number", default_value = "40", allow_hyphen_values = true)]
    pub epochs: String,
    #[arg(long, value_name = "cli-value-file", default_value = "weights.rs")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
}

/// Whether a file may be written over.
#[derive(Args, Debug)]
pub struct OverArgs {
    #[arg(long)]
    pub force: bool,
}

impl OverArgs {
    /// Says that a file is in the way, unless it may be written over or there is nothing in it.
    pub fn check(&self, path: &Path) -> Result<(), StorageError> {
        let is_there = path.metadata().is_ok_and(|there| there.is_file() && there.len() > 0);
        if is_there && !self.force { Err(StorageError::InTheWay { path: path.into() }) } else { Ok(()) }
    }
}

#[derive(Args, Debug)]
pub struct PlayArgs {
    #[arg(long, value_name = "cli-value-player")]
    pub first: Option<String>,
    #[arg(long, value_name = "cli-value-player")]
    pub second: Option<String>,
    #[arg(long, value_name = "cli-value-number", conflicts_with = "time", allow_hyphen_values = true)]
    pub depth: Option<String>,
    #[arg(long, value_name = "cli-value-time", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "cli-value-level")]
    pub level: Option<String>,
    #[arg(long, value_name = "cli-value-file", conflicts_with = "position")]
    pub load: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-position")]
    pub position: Option<String>,
    #[arg(long, value_name = "cli-value-file")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub over: OverArgs,
    #[arg(long, conflicts_with = "to_end")]
    pub step: bool,
    #[arg(long)]
    pub to_end: bool,
    #[arg(long, value_name = "cli-value-clock")]
    pub clock: Option<String>,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub seed: Option<String>,
}

/// What to think about, and how long.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    #[arg(value_name = "cli-value-position-file")]
    pub what: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub turn: Option<String>,
    #[arg(long, value_name = "cli-value-number", conflicts_with = "time", allow_hyphen_values = true)]
    pub depth: Option<String>,
    #[arg(long, value_name = "cli-value-time", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "cli-value-player", default_value = "champion")]
    pub player: String,
    #[arg(long)]
    pub json: bool,
}

/// Which file to check.
#[derive(Args, Debug)]
pub struct CheckArgs {
    #[arg(value_name = "cli-value-file")]
    pub file: PathBuf,
}

#[derive(Args, Debug)]
pub struct PerftArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long, value_name = "cli-value-position")]
    pub position: Option<String>,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub depth: String,
    #[arg(long)]
    pub divide: bool,
    #[command(flatten)]
    pub rules: RuleArgs,
}

#[derive(Args, Debug)]
pub struct BenchArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long)]
    pub playouts: bool,
    #[arg(long, value_name = "cli-value-time", conflicts_with = "playouts", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[command(flatten)]
    pub rules: RuleArgs,
}

#[derive(Args, Debug)]
pub struct MatchArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(value_name = "cli-value-player")]
    pub one: String,
    #[arg(value_name = "cli-value-player")]
    pub other: String,
    #[arg(long, value_name = "cli-value-number", default_value = "100", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[command(flatten)]
    pub rules: RuleArgs,
}

#[derive(Args, Debug)]
pub struct DeadlineArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long, value_name = "cli-value-player", default_value = "champion:time=0.1s")]
    pub player: String,
    #[arg(long, value_name = "cli-value-number", default_value = "100", allow_hyphen_values = true)]
    pub moves: String,
    #[arg(long, value_name = "cli-value-number", default_value = "4", allow_hyphen_values = true)]
    pub busy: String,
}

/// Which game to review.
#[derive(Args, Debug)]
pub struct ReviewArgs {
    #[arg(value_name = "cli-value-file")]
    pub file: PathBuf,
    #[arg(long, value_name = "cli-value-game")]
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// Which game to be the engine of.
#[derive(Args, Debug)]
pub struct EngineArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[command(flatten)]
    pub rules: RuleArgs,
}

#[derive(Args, Debug)]
pub struct CompletionsArgs {
    #[arg(value_name = "cli-value-shell", value_enum)]
    pub shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub struct HelpArgs {
    #[arg(value_name = "cli-value-command")]
    pub command: Vec<String>,
}
