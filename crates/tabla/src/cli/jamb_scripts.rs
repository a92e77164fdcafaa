//! Jamb for scripts: solving, advice, simulation, the distribution of scores.

use std::path::PathBuf;

use clap::Args;

use super::{JambReckoningArgs, JambRuleArgs};

/// What is solved.
#[derive(Args, Debug)]
pub struct JambSolveArgs {
    /// Where the values of all talons are written.
    #[arg(long, value_name = "cli-value-file", help = "cli-jamb-solve-arg-values")]
    pub values: Option<PathBuf>,
    /// For programs.
    #[arg(long, help = "cli-jamb-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

/// A talon in short.
#[derive(Args, Debug)]
pub struct JambTalonArgs {
    /// How many fields of the down column are filled.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "0",
        allow_hyphen_values = true,
        help = "cli-jamb-arg-down"
    )]
    pub down: String,
    /// How many fields of the up column are filled.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "0",
        allow_hyphen_values = true,
        help = "cli-jamb-arg-up"
    )]
    pub up: String,
    /// Which fields of the hand column are filled.
    #[arg(
        long,
        value_name = "cli-value-rows",
        default_value = "",
        allow_hyphen_values = true,
        help = "cli-jamb-arg-hand"
    )]
    pub hand: String,
    /// The points that are written already.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "0",
        allow_hyphen_values = true,
        help = "cli-jamb-arg-written"
    )]
    pub written: String,
}

/// What advice is asked about.
#[derive(Args, Debug)]
pub struct JambAdviseArgs {
    /// The talon.
    #[command(flatten)]
    pub talon: JambTalonArgs,
    /// Which throw it is.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jamb-advise-arg-throw"
    )]
    pub throw: String,
    /// The dice.
    #[arg(
        long,
        value_name = "cli-value-dice",
        allow_hyphen_values = true,
        help = "cli-jamb-advise-arg-dice"
    )]
    pub dice: String,
    /// Leaves out the range of the final total, which takes seconds early in a game.
    #[arg(long, help = "cli-jamb-advise-arg-no-range")]
    pub no_range: bool,
    /// For programs.
    #[arg(long, help = "cli-jamb-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

/// Who plays.
#[derive(Args, Debug)]
pub struct JambPlayerArgs {
    /// The player.
    #[arg(
        long,
        value_name = "cli-value-player",
        value_parser = ["rule", "optimal", "greedy", "random"],
        ignore_case = true,
        default_value = "optimal",
        help = "cli-jamb-arg-player"
    )]
    pub player: String,
    /// How the friend reckons.
    #[command(flatten)]
    pub reckoning: JambReckoningArgs,
}

/// What is simulated.
#[derive(Args, Debug)]
pub struct JambSimulateArgs {
    /// Who plays.
    #[command(flatten)]
    pub player: JambPlayerArgs,
    /// How many games.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "100000",
        allow_hyphen_values = true,
        help = "cli-jamb-simulate-arg-games"
    )]
    pub games: String,
    /// The same seed gives the same games.
    #[arg(
        long,
        value_name = "cli-value-number",
        default_value = "1",
        allow_hyphen_values = true,
        help = "cli-jamb-simulate-arg-seed"
    )]
    pub seed: String,
    /// For programs.
    #[arg(long, help = "cli-jamb-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: JambRuleArgs,
}

/// Whose totals are looked at, from which talon on.
#[derive(Args, Debug)]
pub struct JambDistributionArgs {
    /// Who plays.
    #[command(flatten)]
    pub player: JambPlayerArgs,
    /// The talon.
    #[command(flatten)]
    pub talon: JambTalonArgs,
    /// For programs.
    #[arg(long, help = "cli-jamb-arg-json")]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: JambRuleArgs,
}
