//! Jamb for scripts: solving, advice, simulation, the distribution of scores.

use std::path::PathBuf;

use clap::Args;

use super::{JambReckoningArgs, JambRuleArgs};

#[derive(Args, Debug)]
pub struct JambSolveArgs {
    #[arg(long, value_name = "cli-value-file")]
    pub values: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

/// A talon in short.
#[derive(Args, Debug)]
pub struct JambTalonArgs {
    #[arg(long, value_name = "cli-value-number", default_value = "0", allow_hyphen_values = true)]
    pub down: String,
    #[arg(long, value_name = "cli-value-number", default_value = "0", allow_hyphen_values = true)]
    pub up: String,
    #[arg(long, value_name = "cli-value-rows", default_value = "", allow_hyphen_values = true)]
    pub hand: String,
    #[arg(long, value_name = "cli-value-number", default_value = "0", allow_hyphen_values = true)]
    pub written: String,
}

/// What advice is asked about.
#[derive(Args, Debug)]
pub struct JambAdviseArgs {
    #[command(flatten)]
    pub talon: JambTalonArgs,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub throw: String,
    #[arg(long, value_name = "cli-value-dice", allow_hyphen_values = true)]
    pub dice: String,
    #[arg(long)]
    pub no_range: bool,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

#[derive(Args, Debug)]
pub struct JambPlayerArgs {
    #[arg(
        long,
        value_name = "cli-value-player",
        value_parser = ["rule", "optimal", "greedy", "random"],
        ignore_case = true,
        default_value = "optimal"
    )]
    pub player: String,
    #[command(flatten)]
    pub reckoning: JambReckoningArgs,
}

#[derive(Args, Debug)]
pub struct JambSimulateArgs {
    #[command(flatten)]
    pub player: JambPlayerArgs,
    #[arg(long, value_name = "cli-value-number", default_value = "100000", allow_hyphen_values = true)]
    pub games: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

/// Whose totals are looked at, from which talon on.
#[derive(Args, Debug)]
pub struct JambDistributionArgs {
    #[command(flatten)]
    pub player: JambPlayerArgs,
    #[command(flatten)]
    pub talon: JambTalonArgs,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub rules: JambRuleArgs,
}
