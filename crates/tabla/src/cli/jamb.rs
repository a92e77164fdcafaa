//! Jamb on the command line.

use clap::{Args, Subcommand};

use super::{JambAdviseArgs, JambDistributionArgs, JambSimulateArgs, JambSolveArgs};

/// The game, and what to do with it.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct JambArgs {
    #[command(subcommand)]
    pub action: Option<JambAction>,
    #[command(flatten)]
    pub play: JambPlayArgs,
}

/// What can be done with Jamb.
#[derive(Subcommand, Debug)]
pub enum JambAction {
    #[command(after_help = "
        example-people: tabla jamb play --players Ana,Bojan --shared-dice
        example-friend: tabla jamb play --friend optimal --storage csr
        example-odds: tabla jamb play --odds source --threshold 0.4
    ")]
    Play(JambPlayArgs),
    #[command(after_help = "
        example: tabla jamb rules --lang cs
    ")]
    Rules,
    #[command(after_help = "
        example: tabla jamb solve
        example-values: tabla jamb solve --jamb-is-ful --values values.bin
    ")]
    Solve(JambSolveArgs),
    #[command(after_help = "
        example-first: tabla jamb advise --dice 12233
        example-json: tabla jamb advise --down 8 --up 3 --hand 1,kenta --throw 2 --dice 44456 --json
    ")]
    Advise(JambAdviseArgs),
    #[command(after_help = "
        example: tabla jamb simulate --games 1000000
        example-friend: tabla jamb simulate --player rule --odds source --seed 7 --json
    ")]
    Simulate(JambSimulateArgs),
    #[command(after_help = "
        example: tabla jamb distribution
        example-json: tabla jamb distribution --down 10 --up 10 --player greedy --json
    ")]
    Distribution(JambDistributionArgs),
}

/// What counts as what.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct JambRuleArgs {
    #[arg(long)]
    pub jamb_is_ful: bool,
    #[arg(long)]
    pub jamb_is_not_poker: bool,
}

/// How the friend reckons.
#[derive(Args, Debug)]
pub struct JambReckoningArgs {
    #[arg(
        long,
        value_name = "cli-value-odds",
        value_parser = ["exact", "source"],
        ignore_case = true,
        default_value = "exact"
    )]
    pub odds: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub threshold: Option<String>,
}

#[derive(Args, Debug)]
pub struct JambPlayArgs {
    #[arg(
        long,
        value_name = "cli-value-generator",
        value_parser = ["lcg", "bbs"],
        ignore_case = true,
        default_value = "lcg"
    )]
    pub rng: String,
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true)]
    pub seed: Option<String>,
    #[arg(
        long,
        value_name = "cli-value-layout",
        value_parser = ["coo", "csr", "csc"],
        ignore_case = true,
        default_value = "coo"
    )]
    pub storage: String,
    #[command(flatten)]
    pub reckoning: JambReckoningArgs,
    #[arg(
        long,
        value_name = "cli-value-friend",
        value_parser = ["rule", "optimal", "greedy"],
        ignore_case = true,
        default_value = "rule"
    )]
    pub friend: String,
    #[arg(long, value_name = "cli-value-names")]
    pub players: Option<String>,
    #[arg(long)]
    pub shared_dice: bool,
    #[command(flatten)]
    pub rules: JambRuleArgs,
}
