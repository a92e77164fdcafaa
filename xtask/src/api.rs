//! The API against its own description: schemathesis, a public fuzzer of such descriptions, must find nothing.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::packages::{call, install};
use crate::page::install_missing;
use crate::say;
use crate::steps::Cargo;

/// Where the fuzzer's settings are, and the list of Python's packages.
const LIST: &str = "xtask/api";
/// Where they are installed.
const INSTALLED: &str = "target/api";
/// The server that is looked at, which the step before has built.
const SERVER: &str = "target/debug/tabla";

/// Installs what is missing, and says so.
pub fn set_up(root: &Path) -> Result<()> {
    let (list, installed) = (root.join(LIST).join("requirements.txt"), root.join(INSTALLED));
    let wanted = fs::read(&list).context("cannot read the list of Python's packages")?;
    let mark = installed.join("installed.txt");
    if fs::read(&mark).is_ok_and(|done| done == wanted) {
        return Ok(());
    }
    install_missing(&[("python3", "python3")])?;
    let has_venv =
        Command::new("python3").args(["-c", "import ensurepip, venv"]).stderr(Stdio::null()).status();
    if !has_venv.is_ok_and(|status| status.success()) {
        install(&["python3-venv"])?;
    }
    call(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&installed))?;
    let words =
        ["install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:", "--requirement"];
    call(Command::new(installed.join("bin/pip")).args(words).arg(&list))?;
    fs::write(mark, wanted)?;
    Ok(())
}

/// Lets the fuzzer at a server that runs. Whether it finds nothing.
pub fn check(root: &Path) -> Result<bool> {
    set_up(root)?;
    ensure!(Cargo::locked(root, &["test", "--workspace", "--no-run", "--quiet"]).run()?, "it does not build");
    let server = Server::start(root, SERVER)?;
    let api = format!("{}api", server.url);
    let mut fuzzer = Command::new(root.join(INSTALLED).join("bin/schemathesis"));
    fuzzer.args(["--config-file", "schemathesis.toml", "run"]).arg(format!("{api}/openapi.json"));
    fuzzer.current_dir(root.join(LIST)).env("TABLA_API", &api).env("PYTHONDONTWRITEBYTECODE", "1");
    fuzzer.env("HYPOTHESIS_STORAGE_DIRECTORY", root.join(INSTALLED).join("hypothesis"));
    say(format_args!("   $ schemathesis run {api}/openapi.json"));
    let output = fuzzer.stdin(Stdio::null()).output().context("cannot run schemathesis")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let good = output.status.success();
    // What was looked at and how it came out is in the last lines; the rest is for whoever has to look.
    let shown = if good { said.find("API Operations:").unwrap_or(0) } else { 0 };
    said[shown..]
        .lines()
        .filter(|line| !line.trim().is_empty())
        .for_each(|line| say(format_args!("   {line}")));
    if !good {
        say(String::from_utf8_lossy(&output.stderr));
    }
    Ok(good)
}

/// A server on a port of its own, which keeps nothing; it ends with this value.
pub struct Server {
    running: Child,
    pub url: String,
}

impl Server {
    /// Starts this program of the workspace's folder.
    pub fn start(root: &Path, program: &str) -> Result<Server> {
        let program: PathBuf = root.join(program);
        let mut command = Command::new(&program);
        command.args(["serve", "--port", "0", "--data", ":memory:", "--no-open", "--json"]);
        // Whatever the fuzzer opens, nobody else can come in.
        command.args(["--lan", "127.0.0.1"]);
        command.current_dir(root).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut running = command.spawn().with_context(|| format!("cannot run {}", program.display()))?;
        let mut line = String::new();
        if let Some(out) = running.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let told: Value = serde_json::from_str(&line).unwrap_or_default();
        let server = Server { url: told["url"].as_str().unwrap_or_default().to_owned(), running };
        ensure!(!server.url.is_empty(), "the server does not start");
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It keeps nothing: nobody minds how it ends.
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_its_version() {
        let list = fs::read_to_string(crate::root().join(LIST).join("requirements.txt")).unwrap();
        assert!(list.lines().any(|line| line.starts_with("schemathesis==")));
        assert!(
            list.lines().all(|line| line.split_once("==").is_some_and(|(_, version)| !version.is_empty()))
        );
    }
}
