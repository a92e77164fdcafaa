//! Jamb on the command line.

use clap::{Args, Subcommand};

use super::{JambAdviseArgs, JambDistributionArgs, JambSimulateArgs, JambSolveArgs};

/// The game, and what to do with it.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct JambArgs {
    /// What to do; without a command the game's room opens.
    #[command(subcommand)]
    pub action: Option<JambAction>,
    /// How to play.
    #[command(flatten)]
    pub play: JambPlayArgs,
}

/// What can be done with Jamb.
#[derive(Subcommand, Debug)]
pub enum JambAction {
    /// Plays.
    #[command(about = "cli-jamb-play-about")]
    Play(JambPlayArgs),
    /// Shows the rules.
    #[command(about = "cli-jamb-rules-about")]
    Rules,
    /// Solves the game.
    #[command(about = "cli-jamb-solve-about")]
    Solve(JambSolveArgs),
    /// Says what every choice is worth.
    #[command(about = "cli-jamb-advise-about")]
    Advise(JambAdviseArgs),
    /// Plays many games.
    #[command(about = "cli-jamb-simulate-about")]
    Simulate(JambSimulateArgs),
    /// Shows how totals are spread.
    #[command(about = "cli-jamb-distribution-about")]
    Distribution(JambDistributionArgs),
}

/// What counts as what.
#[derive(Args, Debug, Clone, Copy, Default)]
pub struct JambRuleArgs {
    /// Five equal dice may be written as ful.
    #[arg(long, help = "cli-jamb-arg-jamb-is-ful")]
    pub jamb_is_ful: bool,
    /// Five equal dice may not be written as poker.
    #[arg(long, help = "cli-jamb-arg-jamb-is-not-poker")]
    pub jamb_is_not_poker: bool,
}

/// How the friend reckons.
#[derive(Args, Debug)]
pub struct JambReckoningArgs {
    /// By which figure the friend goes.
    #[arg(
        long,
        value_name = "cli-value-odds",
        value_parser = ["exact", "source"],
        ignore_case = true,
        default_value = "exact",
        help = "cli-jamb-arg-odds"
    )]
    pub odds: String,
    /// How likely a combination must be for the friend.
    #[arg(
        long,
        value_name = "cli-value-number",
        allow_hyphen_values = true,
        help = "cli-jamb-arg-threshold"
    )]
    pub threshold: Option<String>,
}

/// How to play.
#[derive(Args, Debug)]
pub struct JambPlayArgs {
    /// What throws the dice.
    #[arg(
        long,
        value_name = "cli-value-generator",
        value_parser = ["lcg", "bbs"],
        ignore_case = true,
        default_value = "lcg",
        help = "cli-jamb-arg-rng"
    )]
    pub rng: String,
    /// The same seed gives the same dice.
    #[arg(long, value_name = "cli-value-number", allow_hyphen_values = true, help = "cli-jamb-arg-seed")]
    pub seed: Option<String>,
    /// How talons are kept.
    #[arg(
        long,
        value_name = "cli-value-layout",
        value_parser = ["coo", "csr", "csc"],
        ignore_case = true,
        default_value = "coo",
        help = "cli-jamb-arg-storage"
    )]
    pub storage: String,
    /// How the friend reckons.
    #[command(flatten)]
    pub reckoning: JambReckoningArgs,
    /// Who helps.
    #[arg(
        long,
        value_name = "cli-value-friend",
        value_parser = ["rule", "optimal", "greedy"],
        ignore_case = true,
        default_value = "rule",
        help = "cli-jamb-arg-friend"
    )]
    pub friend: String,
    /// The people round the table.
    #[arg(long, value_name = "cli-value-names", help = "cli-jamb-arg-players")]
    pub players: Option<String>,
    /// Everybody gets the same throws.
    #[arg(long, help = "cli-jamb-arg-shared-dice")]
    pub shared_dice: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: JambRuleArgs,
}
