//! Lighthouse, a public judge of web pages, looks at every page and every room as on a phone.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::api::Server;
use crate::page;
use crate::say;
use crate::steps::Cargo;

/// So often a place is looked at where time counts: the median is its score.
const RUNS: u32 = 3;

/// Looks at a server that runs. Whether all scores are good enough; how quick it is counts in the release build alone, and
/// only on a machine that has nothing else to do.
pub fn lighthouse(root: &Path, is_quick: bool, only: &str) -> Result<bool> {
    page::set_up(root)?;
    page::install_packages(root, &page::LIGHTHOUSE)?;
    let (words, program): (&[&str], _) = if is_quick {
        (&["test", "--workspace", "--no-run", "--quiet"], "target/debug/tabla")
    } else {
        (&["build", "--release", "--quiet", "--package", "tabla"], "target/release/tabla")
    };
    ensure!(Cargo::locked(root, words).run()?, "it does not build");
    let server = Server::start(root, program)?;
    let runs = if is_quick { 0 } else { RUNS };
    say("   performance / accessibility / best practices / search engines, as far as they are looked at");
    let mut judge = Command::new("node");
    judge.arg("xtask/lighthouse/lighthouse.mjs").arg(&server.url).arg(runs.to_string()).arg(only);
    judge
        .env("TABLA_NPM", root.join(page::LIGHTHOUSE.installed).join("node_modules"))
        .env("CHROME_PATH", "/usr/bin/chromium");
    let status = judge.current_dir(root).stdin(Stdio::null()).status().context("cannot run Lighthouse")?;
    Ok(status.success())
}
