//! Runs the binary: with pipes, or in a terminal of its own.

#![allow(dead_code)]

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::{self, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

pub const TABLA: &str = env!("CARGO_BIN_EXE_tabla");

/// A program that hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(120);

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Ran {
    pub fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// The binary, set up so that nothing of this machine shows.
pub fn command(folder: &Path) -> Command {
    let mut command = Command::new(TABLA);
    command.current_dir(folder).env_clear().env("TABLA_DATA", folder.join("data")).env("LANG", "en_US.UTF-8");
    command.env("TABLA_ADVISER", "alphabeta:depth=2");
    command
}

/// Runs the binary with these words and this input.
pub fn run(folder: &Path, words: &str, input: &str) -> Ran {
    let mut command = command(folder);
    command.args(words.split_whitespace());
    finish(command, input)
}

pub fn finish(mut command: Command, input: &str) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A program that reads nothing closes the pipe, which is its right.
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the binary ends");
    let _ = writer.join();
    Ran {
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
        code: output.status.code().expect("no signal"),
    }
}

/// Processes that do nothing but keep the machine busy, until they are dropped.
pub struct Busy(Vec<process::Child>);

impl Busy {
    pub fn start(count: usize) -> Busy {
        let one = || Command::new("sh").args(["-c", "while :; do :; done"]).spawn().expect("a shell");
        Busy((0..count).map(|_| one()).collect())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The binary in a terminal.
pub struct Terminal {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    news: Receiver<Vec<u8>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// In the line mode.
    pub fn open(folder: &Path, words: &str, variables: &[(&str, &str)]) -> Terminal {
        Terminal::open_sized(folder, &format!("--plain {words}"), variables, (100, 60))
    }

    /// The same with fewer columns.
    pub fn open_narrow(folder: &Path, words: &str, columns: u16) -> Terminal {
        Terminal::open_sized(folder, &format!("--plain {words}"), &[], (columns, 60))
    }

    /// So many columns and rows, used as the program likes.
    pub fn open_sized(folder: &Path, words: &str, variables: &[(&str, &str)], size: (u16, u16)) -> Terminal {
        let mut command = CommandBuilder::new(TABLA);
        command.args(words.split_whitespace());
        command.cwd(folder);
        command.env_clear();
        command.env("TABLA_DATA", folder.join("data"));
        command.env("TABLA_ADVISER", "alphabeta:depth=2");
        command.env("LANG", "en_US.UTF-8");
        command.env("TERM", "xterm-256color");
        for (name, value) in variables {
            command.env(name, value);
        }
        Terminal::start(command, size)
    }

    /// Any program.
    pub fn start(command: CommandBuilder, (columns, rows): (u16, u16)) -> Terminal {
        let [columns, rows] = [columns, rows].map(|count| NonZeroU16::new(count).expect("some"));
        let size = PtySize { rows: rows.get(), cols: columns.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let child = pair.slave.spawn_command(command).expect("the binary starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let (sender, news) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // The end of the program is an error on some systems, an empty read on others.
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let parser = vt100::Parser::new(rows, columns, 0);
        Terminal { parser, bytes: Vec::new(), news, writer, child, master: pair.master }
    }

    /// The window is dragged to another size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let [wide, high] = [columns, rows].map(|count| NonZeroU16::new(count).expect("some"));
        self.parser.screen_mut().set_size(high, wide);
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("a terminal has any size");
    }

    /// The number of the process.
    pub fn process(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Everything that was ever written to it.
    pub fn bytes(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// Everything that was ever shown, as on a screen that is high enough for it.
    pub fn page(&self) -> String {
        let (rows, columns) =
            (const { NonZeroU16::new(1000).unwrap() }, const { NonZeroU16::new(100).unwrap() });
        let mut parser = vt100::Parser::new(rows, columns, 0);
        parser.process(&self.bytes);
        parser.screen().contents()
    }

    /// Waits until the screen shows this text.
    pub fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until the last line with something on it ends with this text: a prompt.
    pub fn wait_for_prompt(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.trim_end().ends_with(text));
    }

    /// Waits until the screen does not show this text any more.
    pub fn wait_without(&mut self, text: &str) {
        self.wait_until(text, |screen| !screen.contains(text));
    }

    pub fn wait_until(&mut self, text: &str, is_there: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_there(&self.screen()) {
            assert!(start.elapsed() < PATIENCE, "'{text}' does not come:\n{}", self.screen());
            let goes_on = self.read(Duration::from_millis(100));
            assert!(goes_on || is_there(&self.screen()), "it ends without '{text}':\n{}", self.screen());
        }
    }

    /// Waits until the program is stopped, so that a shell would have the terminal.
    pub fn wait_until_stopped(&mut self) {
        let (start, pid) = (Instant::now(), self.process().to_string());
        let state = || Command::new("ps").args(["-o", "stat=", "-p", &pid]).output().expect("a state").stdout;
        while !state().starts_with(b"T") {
            assert!(start.elapsed() < PATIENCE, "it is not stopped:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn read(&mut self, time: Duration) -> bool {
        match self.news.recv_timeout(time) {
            Ok(bytes) => {
                self.parser.process(&bytes);
                self.bytes.extend(bytes);
                true
            }
            Err(RecvTimeoutError::Timeout) => true,
            Err(RecvTimeoutError::Disconnected) => false,
        }
    }

    pub fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("the terminal takes keys");
        self.writer.flush().expect("the terminal takes keys");
    }

    pub fn line(&mut self, line: &str) {
        self.keys(&format!("{line}\r"));
    }

    /// As if the power had gone.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }

    /// Waits for the end. The exit code.
    pub fn end(&mut self) -> u32 {
        let start = Instant::now();
        while self.read(Duration::from_millis(100)) {
            assert!(start.elapsed() < PATIENCE, "it does not end:\n{}", self.screen());
        }
        self.child.wait().expect("an exit code").exit_code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves nothing running.
        let _ = self.child.kill();
    }
}
