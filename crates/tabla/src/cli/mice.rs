//! Mice on the command line. What is the same as in Santorini has the same texts.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{AnalyseArgs, CheckArgs, OverArgs, PlayArgs};

/// What a game's rules leave open.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct RuleArgs {
    #[arg(long)]
    pub flying: bool,
    #[arg(long)]
    pub no_repetition: bool,
    #[arg(long)]
    pub no_quiet: bool,
}

/// The game, and what to do with it.
#[derive(Args, Debug)]
pub struct MiceArgs {
    #[command(subcommand)]
    pub action: Option<MiceAction>,
}

/// What can be done with Mice.
#[derive(Subcommand, Debug)]
pub enum MiceAction {
    #[command(after_help = "
        example-default: tabla mice play
        example-flying: tabla mice play --flying
        example-easy: tabla mice play --first champion --second human --level easy
        example-step: tabla mice play --first minimax --second alphabeta --depth 3 --step
        example-load: tabla mice play --load game.txt --first human --second human --clock 5m+3s
    ")]
    Play(Ruled<PlayArgs>),
    #[command(alias = "analyze")]
    #[command(after_help = "
        example-position: tabla mice analyse g1,d1,d6,d5/a7,b2,c3/5,6/b --time 1s
        example-file: tabla mice analyse game.txt --player alphabeta --depth 3
        example-turn: tabla mice analyse game.txt --player alphabeta --depth 3 --turn 5
        example-json: tabla mice analyse game.txt --depth 6 --json
    ")]
    Analyse(Ruled<AnalyseArgs>),
    #[command(after_help = "
        example: tabla mice rules
    ")]
    Rules,
    #[command(after_help = "
        example: tabla mice check game.txt
    ")]
    Check(Ruled<CheckArgs>),
    #[command(after_help = "
        example: tabla mice suite critical.tsv --time 0.2s --flying
        example-tables: tabla mice suite critical.tsv --mice-tables ~/.local/share/tabla/mice-tables
    ")]
    Suite(SuiteArgs),
    #[command(after_help = "
        example: tabla mice labels --count 10_000_000 --out labels.bin
        example-moving: tabla mice labels --placing 0 --flying --mice-tables tables --out moving.bin
    ")]
    Labels(LabelsArgs),
    #[command(after_help = "
        example: tabla mice openings --out data/mice/openings.txt
    ")]
    Openings(OpeningsArgs),
    #[command(after_help = "
        example-empty: tabla mice value //9,9/w
        example-file: tabla mice value game.txt --flying --json
    ")]
    Value(ValueArgs),
    #[command(after_help = "
        example: tabla mice trainer
        example-hard: tabla mice trainer --flying --grade hard --count 5
    ")]
    Trainer(TrainerArgs),
}

/// Which positions to train.
#[derive(Args, Debug)]
pub struct TrainerArgs {
    #[arg(long, value_name = "cli-value-grade")]
    pub grade: Option<String>,
    #[arg(long, value_name = "cli-value-number", default_value = "10", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long)]
    pub flying: bool,
    #[command(flatten)]
    pub tables: TablesArgs,
}

/// Arguments, and the rules with them.
#[derive(Args, Debug)]
pub struct Ruled<A: Args> {
    #[command(flatten)]
    pub args: A,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[command(flatten)]
    pub rules: RuleArgs,
}

#[derive(Args, Debug)]
pub struct SuiteArgs {
    #[arg(value_name = "cli-value-file")]
    pub file: PathBuf,
    #[arg(long, value_name = "cli-value-time", default_value = "0.2s", allow_hyphen_values = true)]
    pub time: String,
    #[arg(long, value_name = "cli-value-player", default_value = "champion")]
    pub player: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub limit: Option<String>,
    /// Networks from a file, in place of those that are built in.
    #[arg(long, value_name = "cli-value-file")]
    pub nets: Option<PathBuf>,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// Where the tables of Mice are.
#[derive(Args, Debug, Clone, Default)]
pub struct TablesArgs {
    #[arg(long, value_name = "cli-value-folder")]
    pub mice_tables: Option<PathBuf>,
}

/// Which positions to label.
#[derive(Args, Debug)]
pub struct LabelsArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "1_000_000", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-number", default_value = "75", allow_hyphen_values = true)]
    pub placing: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long)]
    pub flying: bool,
    /// The tables are read as a whole.
    #[arg(long)]
    pub in_memory: bool,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[arg(long, value_name = "cli-value-file", default_value = "labels.bin")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
}

/// Which openings to find.
#[derive(Args, Debug)]
pub struct OpeningsArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "50", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file", default_value = "openings.txt")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
}

#[derive(Args, Debug)]
pub struct SolveArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub men: Option<String>,
    /// How long every win and loss takes, too, where men move.
    #[arg(long, conflicts_with_all = ["check", "every_layer", "out"])]
    pub distances: bool,
    #[arg(long)]
    pub flying: bool,
    /// Positions of each pair that are looked at once more.
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true, conflicts_with = "men")]
    pub check: Option<String>,
    /// Every layer of the placing is kept.
    #[arg(long, conflicts_with = "men")]
    pub every_layer: bool,
    #[arg(long, value_name = "cli-value-file", conflicts_with = "men")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[command(flatten)]
    pub over: OverArgs,
}

/// A position, or a file with a game.
#[derive(Args, Debug)]
pub struct ValueArgs {
    #[arg(value_name = "cli-value-position-file")]
    pub what: String,
    #[arg(long)]
    pub flying: bool,
    #[command(flatten)]
    pub tables: TablesArgs,
    #[arg(long)]
    pub json: bool,
}
