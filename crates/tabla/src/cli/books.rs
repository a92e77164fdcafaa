//! `tabla rules` and `tabla man`.

use std::path::PathBuf;

use clap::Args;

/// Which rules to show, and how.
#[derive(Args, Debug)]
pub struct RulesArgs {
    #[arg(value_name = "cli-value-game")]
    pub game: Option<String>,
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
    #[arg(long)]
    pub json: bool,
}

/// Where the manual is written.
#[derive(Args, Debug)]
pub struct ManArgs {
    #[arg(value_name = "cli-value-folder")]
    pub dir: Option<PathBuf>,
}
