//! What can be asked for of Jewels.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::OverArgs;
use crate::judge::JudgeArgs;

/// Jewels, and what to do with it.
#[derive(Args, Debug)]
pub struct JewelsArgs {
    #[command(subcommand)]
    pub action: Option<JewelsAction>,
}

/// What can be done with Jewels.
#[derive(Subcommand, Debug)]
pub enum JewelsAction {
    #[command(after_help = "
        example-file: tabla jewels play board.txt
        example-contest: tabla jewels play --contest fence --limit 5:00
        example-seed: tabla jewels play --seed 7
    ")]
    Play(JewelsPlayArgs),
    #[command(after_help = "
        example: tabla jewels rules
    ")]
    Rules,
    #[command(after_help = "
        example: tabla jewels scores
    ")]
    Scores,
    #[command(after_help = "
        example: tabla jewels generate --seed 7 --out board.txt
        example-many: tabla jewels generate --count 100 --length 16 --out boards/
    ")]
    Generate(GenerateArgs),
    #[command(after_help = "
        example: tabla jewels check board.txt
    ")]
    Check(BoardCheckArgs),
    #[command(after_help = "
        example: jewels_judge board.txt 10 ./jewels-ai
        example-input: jewels_judge vstup.txt 50 python3 bot.py
        example-read: jewels_judge --read ~/tables board.txt 50 python3 bot.py
        example-json: jewels_judge --time 1s --json board.txt 100 ./jewels-ai --time 0.5s
    ")]
    Judge(JudgeArgs),
    #[command(after_help = "
        example: tabla jewels match board.txt --bots greedy ai:time=50ms,memory -T 10,50,100
        example-generate: tabla jewels match --generate 100 --length 16 --bots ai ai:memory -T 100 --json
    ")]
    Match(BotMatchArgs),
    #[command(after_help = "
        example: tabla jewels train --moves 40_000_000 --seed 2026 --out data/jewels/value.bin
        example-resume: tabla jewels train --moves 1_000_000 --resume
    ")]
    Train(ValueTrainArgs),
}

/// What to play on, and how long.
#[derive(Args, Debug)]
pub struct JewelsPlayArgs {
    #[arg(value_name = "cli-value-file", conflicts_with_all = ["contest", "seed"])]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-name", conflicts_with = "seed")]
    pub contest: Option<String>,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub seed: Option<String>,
    #[arg(long, value_name = "cli-value-time", allow_hyphen_values = true)]
    pub limit: Option<String>,
}

/// Which boards to make.
#[derive(Args, Debug)]
pub struct GenerateArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1024", allow_hyphen_values = true)]
    pub length: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
}

/// Which board file to check.
#[derive(Args, Debug)]
pub struct BoardCheckArgs {
    #[arg(value_name = "cli-value-file")]
    pub file: PathBuf,
}

/// Who plays on what.
#[derive(Args, Debug)]
pub struct BotMatchArgs {
    #[arg(value_name = "cli-value-file", required_unless_present = "generate", conflicts_with = "generate")]
    pub boards: Vec<PathBuf>,
    #[arg(
        long,
        value_name = "cli-value-bot",
        num_args = 1..,
        required = true
    )]
    pub bots: Vec<String>,
    #[arg(
        short = 'T',
        long,
        value_name = "cli-value-number",
        default_value = "50",
        allow_hyphen_values = true
    )]
    pub turns: String,
    #[arg(long, value_name = "cli-value-time", default_value = "50ms", allow_hyphen_values = true)]
    pub time: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub generate: Option<String>,
    #[arg(long, value_name = "cli-value-number", default_value = "1024", allow_hyphen_values = true)]
    pub length: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long)]
    pub trust: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct ValueTrainArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "40_000_000", allow_hyphen_values = true)]
    pub moves: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file", default_value = "value.bin")]
    pub out: PathBuf,
    #[command(flatten)]
    pub over: OverArgs,
    #[arg(long)]
    pub resume: bool,
}
