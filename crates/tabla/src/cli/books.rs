//! `tabla rules` and `tabla man`.

use std::path::PathBuf;

use clap::Args;

/// Which rules to show, and how.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The game; without one, the games are listed.
    #[arg(value_name = "cli-value-game", help = "cli-rules-arg-game")]
    pub game: Option<String>,
    /// Markdown, on a terminal too.
    #[arg(long, conflicts_with = "json", help = "cli-rules-arg-markdown")]
    pub markdown: bool,
    /// For programs.
    #[arg(long, help = "cli-rules-arg-json")]
    pub json: bool,
}

/// Where the manual is written.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The folder; without one, the first page is shown.
    #[arg(value_name = "cli-value-folder", help = "cli-man-arg-dir")]
    pub dir: Option<PathBuf>,
}
