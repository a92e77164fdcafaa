//! The arguments of `tabla arena`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The arena, and what to do there.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: ArenaAction,
}

/// What can be done in the arena.
#[derive(Subcommand, Debug)]
pub enum ArenaAction {
    /// Plays a tournament.
    #[command(about = "cli-arena-run-about")]
    Run(Box<ArenaRunArgs>),
    /// Goes on with one.
    #[command(about = "cli-arena-resume-about")]
    Resume(ArenaResumeArgs),
    /// Shows how one stands.
    #[command(about = "cli-arena-table-about")]
    Table(ArenaTableArgs),
    /// Shows one of its games.
    #[command(about = "cli-arena-show-about")]
    Show(ArenaShowArgs),
    /// Tries whether a bot follows its protocol.
    #[command(about = "cli-arena-check-about")]
    Check(ArenaCheckArgs),
}

/// Who plays, and how.
#[derive(Args, Debug)]
pub struct ArenaRunArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-arena-run-arg-game")]
    pub game: String,
    /// Who plays.
    #[arg(value_name = "cli-value-bot", help = "cli-arena-run-arg-bots")]
    pub bots: Vec<String>,
    /// More bots, from a file.
    #[arg(long, value_name = "cli-value-file", help = "cli-arena-run-arg-file")]
    pub file: Option<PathBuf>,
    /// How many games each two play that meet.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "100",
        allow_hyphen_values = true,
        help = "cli-arena-run-arg-games"
    )]
    pub games: String,
    /// Who meets whom.
    #[arg(
        long,
        value_name = "cli-value-format",
        default_value = "round-robin",
        help = "cli-arena-run-arg-format"
    )]
    pub format: String,
    /// Where games begin.
    #[arg(long, value_name = "cli-value-file", default_value = "auto", help = "cli-arena-run-arg-openings")]
    pub openings: String,
    /// When to stop early.
    #[arg(long, value_name = "cli-value-test", allow_hyphen_values = true, help = "cli-arena-run-arg-sprt")]
    pub sprt: Option<String>,
    /// Where luck begins.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-arena-run-arg-seed"
    )]
    pub seed: String,
    /// The folder of the tournament.
    #[arg(long, value_name = "cli-value-folder", help = "cli-arena-run-arg-out")]
    pub out: Option<PathBuf>,
    /// What it is played with.
    #[command(flatten)]
    pub terms: ArenaTermArgs,
    /// How it is played.
    #[command(flatten)]
    pub play: ArenaPlayArgs,
}

/// What bots play by, and what they may use.
#[derive(Args, Debug)]
pub struct ArenaTermArgs {
    /// What is played by.
    #[arg(long, value_name = "cli-value-rules", default_value = "", help = "cli-arena-arg-rules")]
    pub rules: String,
    /// What a bot may use for its moves.
    #[arg(long, value_name = "cli-value-budget", allow_hyphen_values = true, help = "cli-arena-arg-time")]
    pub time: Option<String>,
    /// By how much it may exceed its time.
    #[arg(
        long,
        value_name = "cli-value-time",
        default_value = "50ms",
        allow_hyphen_values = true,
        help = "cli-arena-arg-margin"
    )]
    pub margin: String,
    /// How long it may take for what has no other limit.
    #[arg(
        long,
        value_name = "cli-value-time",
        default_value = "30s",
        allow_hyphen_values = true,
        help = "cli-arena-arg-patience"
    )]
    pub patience: String,
    /// What programs may read besides.
    #[arg(long, value_name = "cli-value-file", help = "cli-arena-arg-read")]
    pub read: Vec<PathBuf>,
    /// Lets programs do whatever we may do.
    #[arg(long, help = "cli-arena-arg-trust")]
    pub trust: bool,
}

/// How a tournament is played.
#[derive(Args, Debug)]
pub struct ArenaPlayArgs {
    /// How many games at once.
    #[arg(
        short = 'j',
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-arena-arg-jobs"
    )]
    pub jobs: String,
    /// A page that shows it.
    #[arg(
        long,
        value_name = "cli-value-address",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = tabla_arena::watch::HERE,
        help = "cli-arena-arg-watch"
    )]
    pub watch: Option<String>,
    /// For programs.
    #[arg(long, help = "cli-arena-arg-json")]
    pub json: bool,
}

/// What to go on with.
#[derive(Args, Debug)]
pub struct ArenaResumeArgs {
    /// The folder of the tournament.
    #[arg(value_name = "cli-value-folder", help = "cli-arena-resume-arg-folder")]
    pub folder: PathBuf,
    /// How it is played.
    #[command(flatten)]
    pub play: ArenaPlayArgs,
}

/// What to look at.
#[derive(Args, Debug)]
pub struct ArenaTableArgs {
    /// The folder of the tournament.
    #[arg(value_name = "cli-value-folder", help = "cli-arena-table-arg-folder")]
    pub folder: PathBuf,
    /// For programs.
    #[arg(long, help = "cli-arena-arg-json")]
    pub json: bool,
}

/// Which game to look at.
#[derive(Args, Debug)]
pub struct ArenaShowArgs {
    /// The folder of the tournament.
    #[arg(value_name = "cli-value-folder", help = "cli-arena-show-arg-folder")]
    pub folder: PathBuf,
    /// The number of the game.
    #[arg(
        value_name = "cli-value-number",
        allow_negative_numbers = true,
        help = "cli-arena-show-arg-number"
    )]
    pub number: String,
    /// For programs.
    #[arg(long, help = "cli-arena-arg-json")]
    pub json: bool,
}

/// What to try.
#[derive(Args, Debug)]
pub struct ArenaCheckArgs {
    /// The bot.
    #[arg(value_name = "cli-value-bot", help = "cli-arena-check-arg-bot")]
    pub bot: String,
    /// The game.
    #[arg(long, value_name = "cli-value-game", help = "cli-arena-check-arg-game")]
    pub game: String,
    /// What it is played with.
    #[command(flatten)]
    pub terms: ArenaTermArgs,
    /// For programs.
    #[arg(long, help = "cli-arena-arg-json")]
    pub json: bool,
}
