//! Mice on the command line. What is the same as in Santorini has the same texts.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{AnalyseArgs, CheckArgs, PlayArgs};

/// What a game's rules leave open.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct RuleArgs {
    /// Three men may move to any free point.
    #[arg(long, help = "cli-rules-arg-flying")]
    pub flying: bool,
    /// No draw by repetition.
    #[arg(long, help = "cli-rules-arg-no-repetition")]
    pub no_repetition: bool,
    /// No draw after many turns without a mill.
    #[arg(long, help = "cli-rules-arg-no-quiet")]
    pub no_quiet: bool,
}

/// The game, and what to do with it.
#[derive(Args, Debug)]
pub struct MiceArgs {
    /// What to do; without a command the game's menu opens.
    #[command(subcommand)]
    pub action: Option<MiceAction>,
}

/// What can be done with Mice.
#[derive(Subcommand, Debug)]
pub enum MiceAction {
    /// Plays.
    #[command(about = "cli-mice-play-about")]
    Play(Ruled<PlayArgs>),
    /// Thinks about a position.
    #[command(alias = "analyze")]
    #[command(about = "cli-mice-analyse-about")]
    Analyse(Ruled<AnalyseArgs>),
    /// Shows the rules.
    #[command(about = "cli-mice-rules-about")]
    Rules,
    /// Checks a game file.
    #[command(about = "cli-mice-check-about")]
    Check(Ruled<CheckArgs>),
    /// Measures a player on positions of known value.
    #[command(about = "cli-mice-suite-about")]
    Suite(SuiteArgs),
    /// Fits the networks.
    #[command(about = "cli-mice-train-about")]
    Train(TrainArgs),
    /// Finds openings for matches.
    #[command(about = "cli-mice-openings-about")]
    Openings(OpeningsArgs),
}

/// Arguments, and the rules with them.
#[derive(Args, Debug)]
pub struct Ruled<A: Args> {
    /// The arguments.
    #[command(flatten)]
    pub args: A,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct SuiteArgs {
    /// The table of positions.
    #[arg(value_name = "cli-value-file", help = "cli-mice-suite-arg-file")]
    pub file: PathBuf,
    /// Time for each position.
    #[arg(
        long,
        value_name = "cli-value-time",
        default_value = "0.2s",
        allow_hyphen_values = true,
        help = "cli-mice-suite-arg-time"
    )]
    pub time: String,
    /// The player.
    #[arg(
        long,
        value_name = "cli-value-player",
        default_value = "champion",
        help = "cli-mice-suite-arg-player"
    )]
    pub player: String,
    /// Only so many positions.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-mice-suite-arg-limit"
    )]
    pub limit: Option<String>,
    /// For programs.
    #[arg(long, help = "cli-mice-suite-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// How to fit the networks.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// Labelled positions of the game without flying.
    #[arg(long, value_name = "cli-value-file", help = "cli-mice-train-arg-noflying")]
    pub noflying: PathBuf,
    /// Labelled positions of the game with flying.
    #[arg(long, value_name = "cli-value-file", help = "cli-mice-train-arg-flying")]
    pub flying: PathBuf,
    /// Where the networks are written.
    #[arg(long, value_name = "cli-value-file", default_value = "nets.bin", help = "cli-mice-train-arg-out")]
    pub out: PathBuf,
    /// How often the positions are gone through.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "60",
        allow_hyphen_values = true,
        help = "cli-mice-train-arg-epochs"
    )]
    pub epochs: String,
    /// The same seed gives the same networks.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-mice-train-arg-seed"
    )]
    pub seed: String,
}

/// Which openings to find.
#[derive(Args, Debug)]
pub struct OpeningsArgs {
    /// How many.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "50",
        allow_hyphen_values = true,
        help = "cli-mice-openings-arg-count"
    )]
    pub count: String,
    /// The same seed gives the same openings.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-mice-openings-arg-seed"
    )]
    pub seed: String,
    /// Where they are written.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = "openings.txt",
        help = "cli-mice-openings-arg-out"
    )]
    pub out: PathBuf,
}

/// What to solve.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// The game.
    #[arg(value_name = "cli-value-game", help = "cli-solve-arg-game")]
    pub game: String,
    /// The most men of both sides together.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "8",
        allow_hyphen_values = true,
        help = "cli-solve-arg-men"
    )]
    pub men: String,
    /// Three men may move to any free point.
    #[arg(long, help = "cli-rules-arg-flying")]
    pub flying: bool,
}
