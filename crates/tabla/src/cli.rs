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
mod scrabble;
mod serve;

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};

pub use arena::{
    ArenaAction, ArenaArgs, ArenaCheckArgs, ArenaPlayArgs, ArenaRunArgs, ArenaShowArgs, ArenaTableArgs,
};
pub use books::{ManArgs, RulesArgs};
pub use jamb::{JambAction, JambArgs, JambPlayArgs, JambReckoningArgs, JambRuleArgs};
pub use jamb_scripts::{
    JambAdviseArgs, JambDistributionArgs, JambPlayerArgs, JambSimulateArgs, JambSolveArgs, JambTalonArgs,
};
pub use jewels::{
    BoardCheckArgs, BotMatchArgs, GenerateArgs, JewelsAction, JewelsArgs, JewelsPlayArgs, ValueTrainArgs,
};
pub use mice::{MiceAction, MiceArgs, OpeningsArgs, RuleArgs, SolveArgs, SuiteArgs, TrainArgs};
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
    about = "cli-about",
    disable_help_flag = true,
    disable_version_flag = true
)]
#[command(disable_help_subcommand = true, args_override_self = true)]
pub struct Cli {
    /// The language.
    #[arg(long, global = true, value_name = "cli-value-tag", help = "cli-arg-lang", display_order = 101)]
    pub lang: Option<String>,

    /// Whether to use colours.
    #[arg(
        long,
        global = true,
        value_name = "cli-value-when",
        value_enum,
        default_value = "auto",
        help = "cli-arg-color",
        display_order = 102
    )]
    pub color: ColorArg,

    /// How boards are drawn.
    #[arg(
        long,
        global = true,
        value_name = "cli-value-style",
        value_enum,
        default_value = "auto",
        help = "cli-arg-board",
        display_order = 103
    )]
    pub board: BoardArg,

    /// Shows the help.
    #[arg(short, long, global = true, action = ArgAction::Help, help = "cli-arg-help", display_order = 104)]
    help: Option<bool>,

    /// Shows the version.
    #[arg(short = 'V', long, action = ArgAction::Version, help = "cli-arg-version", display_order = 105)]
    version: Option<bool>,

    /// What to do; without a command the house opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ColorArg {
    /// On a terminal, unless the environment says no.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How to draw boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum BoardArg {
    /// As the locale allows.
    Auto,
    /// With blocks and lines.
    Unicode,
    /// With the oldest characters.
    Ascii,
    /// In sentences.
    Words,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Santorini.
    #[command(about = "cli-santorini-about")]
    Santorini(GameArgs),
    /// Mice.
    #[command(about = "cli-mice-about")]
    Mice(MiceArgs),
    /// Jamb.
    #[command(about = "cli-jamb-about")]
    Jamb(JambArgs),
    /// Jewels.
    #[command(about = "cli-jewels-about")]
    Jewels(JewelsArgs),
    /// Scrabble.
    #[command(about = "cli-scrabble-about")]
    Scrabble(ScrabbleArgs),
    /// Opens the house in the browser.
    #[command(about = "cli-serve-about")]
    Serve(ServeArgs),
    /// Shows a rule book.
    #[command(about = "cli-rules-about")]
    Rules(RulesArgs),
    /// Bots play bots.
    #[command(about = "cli-arena-about")]
    Arena(ArenaArgs),
    /// Counts positions.
    #[command(about = "cli-perft-about")]
    Perft(PerftArgs),
    /// Measures the search.
    #[command(about = "cli-bench-about")]
    Bench(BenchArgs),
    /// Lets two players play a match.
    #[command(about = "cli-match-about")]
    Match(MatchArgs),
    /// Measures how punctual a player is.
    #[command(about = "cli-deadline-about")]
    Deadline(DeadlineArgs),
    /// Solves endings.
    #[command(about = "cli-solve-about")]
    Solve(SolveArgs),
    /// Speaks the Universal Game Interface.
    #[command(about = "cli-engine-about")]
    Engine(EngineArgs),
    /// Lists the languages.
    #[command(about = "cli-languages-about")]
    Languages,
    /// Writes a completion script.
    #[command(about = "cli-completions-about")]
    Completions(CompletionsArgs),
    /// Writes the manual.
    #[command(about = "cli-man-about")]
    Man(ManArgs),
    /// Shows the help of a command.
    #[command(about = "cli-help-about")]
    Help(HelpArgs),
}

/// A game, and what to do with it.
#[derive(Args, Debug)]
pub struct GameArgs {
    /// What to do; without a command the game's menu opens.
    #[command(subcommand)]
    pub action: Option<GameAction>,
}

/// What can be done with a game.
#[derive(Subcommand, Debug)]
pub enum GameAction {
    /// Plays.
    #[command(about = "cli-santorini-play-about")]
    Play(PlayArgs),
    /// Thinks about a position.
    #[command(alias = "analyze")]
    #[command(about = "cli-santorini-analyse-about")]
    Analyse(AnalyseArgs),
    /// Shows the rules.
    #[command(about = "cli-santorini-rules-about")]
    Rules,
    /// Checks a game file.
    #[command(about = "cli-santorini-check-about")]
    Check(CheckArgs),
    /// Makes the champion's book of placements.
    #[command(about = "cli-santorini-book-about")]
    Book(BookArgs),
    /// Fits the champion's weights.
    #[command(about = "cli-santorini-tune-about")]
    Tune(TuneArgs),
}

/// How to make the book.
#[derive(Args, Debug)]
pub struct BookArgs {
    /// Where the book is written.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = "placements.txt",
        help = "cli-santorini-book-arg-out"
    )]
    pub out: PathBuf,
    /// Nodes for each reply.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "20000",
        allow_hyphen_values = true,
        help = "cli-santorini-book-arg-brief"
    )]
    pub brief: String,
    /// Nodes for each of the best replies.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1000000",
        allow_hyphen_values = true,
        help = "cli-santorini-book-arg-long"
    )]
    pub long: String,
    /// How many replies are looked at for long.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "8",
        allow_hyphen_values = true,
        help = "cli-santorini-book-arg-replies"
    )]
    pub replies: String,
}

/// How to fit the weights.
#[derive(Args, Debug)]
pub struct TuneArgs {
    /// How many games.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "8000",
        allow_hyphen_values = true,
        help = "cli-santorini-tune-arg-games"
    )]
    pub games: String,
    /// Nodes for each turn.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "4000",
        allow_hyphen_values = true,
        help = "cli-santorini-tune-arg-nodes"
    )]
    pub nodes: String,
    /// The same seed gives the same weights.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "3",
        allow_hyphen_values = true,
        help = "cli-santorini-tune-arg-seed"
    )]
    pub seed: String,
    /// How often the positions are gone through.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "40",
        allow_hyphen_values = true,
        help = "cli-santorini-tune-arg-epochs"
    )]
    pub epochs: String,
    /// Where the weights are written.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = "weights.rs",
        help = "cli-santorini-tune-arg-out"
    )]
    pub out: PathBuf,
}

/// How to play.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// Who begins.
    #[arg(long, value_name = "cli-value-player", help = "cli-santorini-play-arg-first")]
    pub first: Option<String>,
    /// Who plays second.
    #[arg(long, value_name = "cli-value-player", help = "cli-santorini-play-arg-second")]
    pub second: Option<String>,
    /// Plies for every computer player without a pace of its own.
    #[arg(
        long,
        value_name = "cli-value-number",
        conflicts_with = "time",
        allow_hyphen_values = true,
        help = "cli-santorini-play-arg-depth"
    )]
    pub depth: Option<String>,
    /// Time for every computer player without a pace of its own.
    #[arg(
        long,
        value_name = "cli-value-time",
        allow_hyphen_values = true,
        help = "cli-santorini-play-arg-time"
    )]
    pub time: Option<String>,
    /// Skill of every champion without one of its own.
    #[arg(long, value_name = "cli-value-level", help = "cli-santorini-play-arg-level")]
    pub level: Option<String>,
    /// A game to go on with.
    #[arg(
        long,
        value_name = "cli-value-file",
        conflicts_with = "position",
        help = "cli-santorini-play-arg-load"
    )]
    pub load: Option<PathBuf>,
    /// A position to start from.
    #[arg(long, value_name = "cli-value-position", help = "cli-santorini-play-arg-position")]
    pub position: Option<String>,
    /// Where the game is written.
    #[arg(long, value_name = "cli-value-file", help = "cli-santorini-play-arg-out")]
    pub out: Option<PathBuf>,
    /// Shows every step of the computers.
    #[arg(long, conflicts_with = "to_end", help = "cli-santorini-play-arg-step")]
    pub step: bool,
    /// Lets the computers play to the end.
    #[arg(long, help = "cli-santorini-play-arg-to-end")]
    pub to_end: bool,
    /// Time for the whole game, and for each turn.
    #[arg(long, value_name = "cli-value-clock", help = "cli-santorini-play-arg-clock")]
    pub clock: Option<String>,
    /// Chance for computer players without a seed of their own.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-santorini-play-arg-seed"
    )]
    pub seed: Option<String>,
}

/// What to think about, and how long.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    /// A position, or the name of a game file.
    #[arg(value_name = "cli-value-position-file", help = "cli-santorini-analyse-arg-what")]
    pub what: String,
    /// Which position of the file.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-santorini-analyse-arg-turn"
    )]
    pub turn: Option<String>,
    /// Plies.
    #[arg(
        long,
        value_name = "cli-value-number",
        conflicts_with = "time",
        allow_hyphen_values = true,
        help = "cli-santorini-analyse-arg-depth"
    )]
    pub depth: Option<String>,
    /// Time.
    #[arg(
        long,
        value_name = "cli-value-time",
        allow_hyphen_values = true,
        help = "cli-santorini-analyse-arg-time"
    )]
    pub time: Option<String>,
    /// Who thinks.
    #[arg(
        long,
        value_name = "cli-value-player",
        default_value = "champion",
        help = "cli-santorini-analyse-arg-player"
    )]
    pub player: String,
    /// For programs.
    #[arg(long, help = "cli-santorini-analyse-arg-json")]
    pub json: bool,
}

/// Which file to check.
#[derive(Args, Debug)]
pub struct CheckArgs {
    /// The file.
    #[arg(value_name = "cli-value-file", help = "cli-santorini-check-arg-file")]
    pub file: PathBuf,
}

/// What to count.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-perft-arg-game")]
    pub game: String,
    /// The position to start from.
    #[arg(long, value_name = "cli-value-position", help = "cli-perft-arg-position")]
    pub position: Option<String>,
    /// How many plies.
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true, help = "cli-perft-arg-depth")]
    pub depth: String,
    /// Counts each first move for itself.
    #[arg(long, help = "cli-perft-arg-divide")]
    pub divide: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-bench-arg-game")]
    pub game: String,
    /// Random games instead of the search.
    #[arg(long, help = "cli-bench-arg-playouts")]
    pub playouts: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// Who plays whom.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-match-arg-game")]
    pub game: String,
    /// The player whose points are counted.
    #[arg(value_name = "cli-value-player", help = "cli-match-arg-one")]
    pub one: String,
    /// The other one.
    #[arg(value_name = "cli-value-player", help = "cli-match-arg-other")]
    pub other: String,
    /// How many games.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "100",
        allow_hyphen_values = true,
        help = "cli-match-arg-games"
    )]
    pub games: String,
    /// For programs.
    #[arg(long, help = "cli-match-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct DeadlineArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-deadline-arg-game")]
    pub game: String,
    /// The player.
    #[arg(
        long,
        value_name = "cli-value-player",
        default_value = "champion:time=0.1s",
        help = "cli-deadline-arg-player"
    )]
    pub player: String,
    /// How many moves.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "100",
        allow_hyphen_values = true,
        help = "cli-deadline-arg-moves"
    )]
    pub moves: String,
    /// How many threads keep the processor busy beside it.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "4",
        allow_hyphen_values = true,
        help = "cli-deadline-arg-busy"
    )]
    pub busy: String,
}

/// Which game to be the engine of.
#[derive(Args, Debug)]
pub struct EngineArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-engine-arg-game")]
    pub game: String,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// For which shell.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_name = "cli-value-shell", value_enum, help = "cli-completions-arg-shell")]
    pub shell: clap_complete::Shell,
}

/// Whose help.
#[derive(Args, Debug)]
pub struct HelpArgs {
    /// The command, word by word.
    #[arg(value_name = "cli-value-command", help = "cli-help-arg-command")]
    pub command: Vec<String>,
}
