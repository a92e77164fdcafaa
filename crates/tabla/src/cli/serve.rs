//! `tabla serve`.

use clap::Args;

/// How to serve.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// The address to listen at.
    #[arg(long, value_name = "cli-value-address", default_value = "127.0.0.1", help = "cli-serve-arg-addr")]
    pub addr: String,
    /// The port.
    #[arg(long, value_name = "cli-value-port", allow_hyphen_values = true, help = "cli-serve-arg-port")]
    pub port: Option<String>,
    /// Where the games are kept.
    #[arg(long, value_name = "cli-value-folder", help = "cli-serve-arg-data")]
    pub data: Option<String>,
    /// One more name of the server.
    #[arg(long, value_name = "cli-value-name", help = "cli-serve-arg-host")]
    pub host: Vec<String>,
    /// Leaves the browser alone.
    #[arg(long, help = "cli-serve-arg-no-open")]
    pub no_open: bool,
    /// For programs.
    #[arg(long, help = "cli-serve-arg-json")]
    pub json: bool,
}
