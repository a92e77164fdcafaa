//! The arguments of `tabla arena`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

/// Where a tournament is shown if nothing is said: on this machine, at a free port.
const HERE: &str = "127.0.0.1:0";

/// The arena, and what to do there.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    #[command(subcommand)]
    pub action: ArenaAction,
}

/// What can be done in the arena.
#[derive(Subcommand, Debug)]
pub enum ArenaAction {
    #[command(after_help = "
        example-own: tabla arena run santorini champion alphabeta --games 40 --time 0.1s -j 2
        example-line: tabla arena run jamb optimal line:./bot.py --out trial --watch
        example-file: tabla arena run mice --file bots.toml --format gauntlet --time 10s+0.1s
        example-sprt: tabla arena run mice champion champion:level=hard --time nodes=2000 --sprt 0,20,0.05,0.05
        example-files: tabla arena run jewels ai:time=50ms files:./jewels-ai --rules turns=20
    ")]
    Run(Box<ArenaRunArgs>),
    #[command(after_help = "
        example: tabla arena resume trial -j 2
    ")]
    Resume(ArenaResumeArgs),
    #[command(after_help = "
        example: tabla arena table trial --json
    ")]
    Table(ArenaTableArgs),
    #[command(after_help = "
        example: tabla arena show trial 17
    ")]
    Show(ArenaShowArgs),
    #[command(after_help = "
        example: tabla arena check line:./bot.py --game santorini --time 0.1s
    ")]
    Check(ArenaCheckArgs),
    #[command(after_help = "
        example: tabla arena new santorini --language python
        example-out: tabla arena new jamb --language java --out mybot
    ")]
    New(ArenaNewArgs),
}

/// Who plays, and how.
#[derive(Args, Debug)]
pub struct ArenaRunArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(value_name = "cli-value-bot")]
    pub bots: Vec<String>,
    #[arg(long, value_name = "cli-value-file")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-number", default_value = "100", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-format", default_value = "round-robin")]
    pub format: String,
    #[arg(long, value_name = "cli-value-file", default_value = "auto")]
    pub openings: String,
    #[arg(long, value_name = "cli-value-test", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-folder")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub terms: ArenaTermArgs,
    #[command(flatten)]
    pub play: ArenaPlayArgs,
}

/// What bots play by, and what they may use.
#[derive(Args, Debug)]
pub struct ArenaTermArgs {
    #[arg(long, value_name = "cli-value-rules", default_value = "")]
    pub rules: String,
    #[arg(long, value_name = "cli-value-budget", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "cli-value-time", default_value = "50ms", allow_hyphen_values = true)]
    pub margin: String,
    #[arg(long, value_name = "cli-value-time", default_value = "30s", allow_hyphen_values = true)]
    pub patience: String,
    #[arg(long, value_name = "cli-value-file")]
    pub read: Vec<PathBuf>,
    #[arg(long)]
    pub trust: bool,
}

/// How a tournament is played.
#[derive(Args, Debug)]
pub struct ArenaPlayArgs {
    #[arg(
        short = 'j',
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true
    )]
    pub jobs: String,
    #[arg(
        long,
        value_name = "cli-value-address",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = HERE
    )]
    pub watch: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// What to go on with.
#[derive(Args, Debug)]
pub struct ArenaResumeArgs {
    #[arg(value_name = "cli-value-folder")]
    pub folder: PathBuf,
    #[command(flatten)]
    pub play: ArenaPlayArgs,
}

/// What to look at.
#[derive(Args, Debug)]
pub struct ArenaTableArgs {
    #[arg(value_name = "cli-value-folder")]
    pub folder: PathBuf,
    #[arg(long)]
    pub json: bool,
}

/// Which game to look at.
#[derive(Args, Debug)]
pub struct ArenaShowArgs {
    #[arg(value_name = "cli-value-folder")]
    pub folder: PathBuf,
    #[arg(value_name = "cli-value-number", allow_negative_numbers = true)]
    pub number: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct ArenaCheckArgs {
    #[arg(value_name = "cli-value-bot")]
    pub bot: String,
    #[arg(long, value_name = "cli-value-game")]
    pub game: String,
    #[command(flatten)]
    pub terms: ArenaTermArgs,
    #[arg(long)]
    pub json: bool,
}

/// Which bot to begin with.
#[derive(Args, Debug)]
pub struct ArenaNewArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long, value_name = "cli-value-language")]
    pub language: BotLanguage,
    #[arg(long, value_name = "cli-value-folder")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// The languages in which there is a bot to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum BotLanguage {
    Python,
    Rust,
    C,
    Java,
    #[value(name = "javascript")]
    JavaScript,
}
