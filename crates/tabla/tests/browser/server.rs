//! A server of the house for one story, which can be killed and started again.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A server of the house, as a process of its own.
pub struct Server {
    child: Child,
    /// Where it keeps its tables.
    data: PathBuf,
    /// Gone with the last server that uses it.
    _folder: Option<TempDir>,
    /// `http://127.0.0.1:PORT/`.
    pub address: String,
}

impl Server {
    /// A server with an empty house on a free port.
    pub fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().to_owned();
        Server::launch(&data, 0, Some(folder), None)
    }

    /// The same with the engines for browsers that are in this folder.
    pub fn with_engines(engines: &Path) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().to_owned();
        Server::launch(&data, 0, Some(folder), Some(engines))
    }

    fn launch(data: &Path, port: u16, folder: Option<TempDir>, engines: Option<&Path>) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabla"));
        command
            .args([
                "serve",
                "--no-open",
                "--json",
                "--lan",
                "127.0.0.1",
                "--port",
                &port.to_string(),
                "--data",
            ])
            .arg(data)
            .env_remove("TABLA_DATA")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        if let Some(engines) = engines {
            command.arg("--engines").arg(engines);
        }
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("no address in {line:?}"));
        let address = told["url"].as_str().unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, data: data.to_owned(), _folder: folder, address }
    }

    /// The house of a tournament between these bots.
    pub fn of_arena(game: &str, bots: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabla"))
            .args(["arena", "run", game, "--games", "20000", "--watch", "--lang", "en"])
            .args(bots)
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stderr.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find_map(|word| word.strip_suffix("#/arena"));
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, data: folder.path().to_owned(), _folder: Some(folder), address }
    }

    /// Kills it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, at the same address and with the same tables.
    pub fn restart(&mut self) {
        let port = self.address.trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap();
        let again = Server::launch(&self.data, port, self._folder.take(), None);
        *self = again;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
