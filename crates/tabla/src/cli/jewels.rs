//! What can be asked for of Jewels.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::judge::JudgeArgs;

/// Jewels, and what to do with it.
#[derive(Args, Debug)]
pub struct JewelsArgs {
    /// What to do; without a command the room opens.
    #[command(subcommand)]
    pub action: Option<JewelsAction>,
}

/// What can be done with Jewels.
#[derive(Subcommand, Debug)]
pub enum JewelsAction {
    /// Plays.
    #[command(about = "cli-jewels-play-about")]
    Play(JewelsPlayArgs),
    /// Shows the rules.
    #[command(about = "cli-jewels-rules-about")]
    Rules,
    /// Shows the best scores.
    #[command(about = "cli-jewels-scores-about")]
    Scores,
    /// Writes random boards.
    #[command(about = "cli-jewels-generate-about")]
    Generate(GenerateArgs),
    /// Checks a board file.
    #[command(about = "cli-jewels-check-about")]
    Check(BoardCheckArgs),
    /// Lets a program play.
    #[command(about = "cli-jewels-judge-about")]
    Judge(JudgeArgs),
    /// Compares bots.
    #[command(about = "cli-jewels-match-about")]
    Match(BotMatchArgs),
    /// Makes the learned value.
    #[command(about = "cli-jewels-train-about")]
    Train(ValueTrainArgs),
}

/// What to play on, and how long.
#[derive(Args, Debug)]
pub struct JewelsPlayArgs {
    /// A board file.
    #[arg(value_name = "cli-value-file", conflicts_with_all = ["contest", "seed"], help = "cli-jewels-play-arg-file")]
    pub file: Option<PathBuf>,
    /// A board of the contest.
    #[arg(
        long,
        value_name = "cli-value-name",
        conflicts_with = "seed",
        help = "cli-jewels-play-arg-contest"
    )]
    pub contest: Option<String>,
    /// The number of a random board.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-jewels-play-arg-seed"
    )]
    pub seed: Option<String>,
    /// How long the game may last.
    #[arg(
        long,
        value_name = "cli-value-time",
        allow_hyphen_values = true,
        help = "cli-jewels-play-arg-limit"
    )]
    pub limit: Option<String>,
}

/// Which boards to make.
#[derive(Args, Debug)]
pub struct GenerateArgs {
    /// How many.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jewels-generate-arg-count"
    )]
    pub count: String,
    /// How long their refill lines are.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1024",
        allow_hyphen_values = true,
        help = "cli-jewels-generate-arg-length"
    )]
    pub length: String,
    /// The same seed gives the same boards.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jewels-generate-arg-seed"
    )]
    pub seed: String,
    /// Where they are written.
    #[arg(long, value_name = "cli-value-file", help = "cli-jewels-generate-arg-out")]
    pub out: PathBuf,
}

/// Which board file to check.
#[derive(Args, Debug)]
pub struct BoardCheckArgs {
    /// The file.
    #[arg(value_name = "cli-value-file", help = "cli-jewels-check-arg-file")]
    pub file: PathBuf,
}

/// Who plays on what.
#[derive(Args, Debug)]
pub struct BotMatchArgs {
    /// The board files.
    #[arg(
        value_name = "cli-value-file",
        required_unless_present = "generate",
        conflicts_with = "generate",
        help = "cli-jewels-match-arg-boards"
    )]
    pub boards: Vec<PathBuf>,
    /// Who plays.
    #[arg(
        long,
        value_name = "cli-value-bot",
        num_args = 1..,
        required = true,
        help = "cli-jewels-match-arg-bots"
    )]
    pub bots: Vec<String>,
    /// How many turns.
    #[arg(
        short = 'T',
        long,
        value_name = "cli-value-number",
        default_value = "50",
        allow_hyphen_values = true,
        help = "cli-jewels-match-arg-turns"
    )]
    pub turns: String,
    /// Time for each turn of a bot that has none of its own.
    #[arg(
        long,
        value_name = "cli-value-time",
        default_value = "50ms",
        allow_hyphen_values = true,
        help = "cli-jewels-match-arg-time"
    )]
    pub time: String,
    /// Random boards instead of files.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-jewels-match-arg-generate"
    )]
    pub generate: Option<String>,
    /// How long the refill lines of random boards are.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1024",
        allow_hyphen_values = true,
        help = "cli-jewels-match-arg-length"
    )]
    pub length: String,
    /// The seed of random boards.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jewels-match-arg-seed"
    )]
    pub seed: String,
    /// Whether commands may do whatever we may do.
    #[arg(long, help = "cli-jewels-match-arg-trust")]
    pub trust: bool,
    /// For programs.
    #[arg(long, help = "cli-jewels-match-arg-json")]
    pub json: bool,
}

/// How to learn.
#[derive(Args, Debug)]
pub struct ValueTrainArgs {
    /// How many moves are played.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "40_000_000",
        allow_hyphen_values = true,
        help = "cli-jewels-train-arg-moves"
    )]
    pub moves: String,
    /// The same seed gives the same weights.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jewels-train-arg-seed"
    )]
    pub seed: String,
    /// Where the weights are written.
    #[arg(
        long,
        value_name = "cli-value-file",
        default_value = "value.bin",
        help = "cli-jewels-train-arg-out"
    )]
    pub out: PathBuf,
    /// Goes on with a training that was broken off.
    #[arg(long, help = "cli-jewels-train-arg-resume")]
    pub resume: bool,
}
