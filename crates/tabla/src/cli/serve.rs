//! `tabla serve`.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub struct ServeArgs {
    #[arg(long, value_name = "cli-value-address", default_value = "127.0.0.1")]
    pub addr: String,
    #[arg(long, value_name = "cli-value-address")]
    pub lan: Option<String>,
    #[arg(long, value_name = "cli-value-port", allow_hyphen_values = true)]
    pub port: Option<String>,
    #[arg(long, value_name = "cli-value-folder")]
    pub data: Option<String>,
    #[command(flatten)]
    pub tables: super::TablesArgs,
    #[arg(long, value_name = "cli-value-name")]
    pub host: Vec<String>,
    #[arg(long, value_name = "cli-value-address")]
    pub trusted_proxy: Vec<String>,
    #[arg(long, value_name = "cli-value-folder")]
    pub engines: Option<PathBuf>,
    #[arg(long)]
    pub forget_finished: bool,
    #[arg(long)]
    pub no_open: bool,
    #[arg(long)]
    pub json: bool,
}
