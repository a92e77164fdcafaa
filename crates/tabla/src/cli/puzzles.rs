//! What can be said to `tabla puzzles`.

use std::path::PathBuf;

use clap::Args;

/// Which puzzles to make, or to check.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: String,
    #[arg(long, value_name = "cli-value-number", default_value = "10", allow_hyphen_values = true)]
    pub count: String,
    #[arg(long, value_name = "cli-value-number", default_value = "1", allow_hyphen_values = true)]
    pub seed: String,
    #[arg(long, value_name = "cli-value-file")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-file", conflicts_with_all = ["count", "seed", "out"])]
    pub check: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}
