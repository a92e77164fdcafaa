//! The README's picture: a game in the terminal, drawn from what the program really prints.

mod ansi;
mod svg;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::thread;

use anyhow::{Context, Result, ensure};

use crate::say;
use crate::steps::Cargo;

/// A scene: what is run, and where its picture goes.
struct Scene {
    /// The picture, from the workspace's folder.
    file: &'static str,
    /// What the window's bar says.
    title: &'static str,
    /// What a person would have typed to see this; the first line of the picture.
    typed: &'static str,
    /// The arguments of `tabla`.
    arguments: &'static [&'static str],
    /// What `tabla` reads.
    input: &'static str,
    /// The picture ends with the line that has this.
    last: &'static str,
}

const SANTORINI: Scene = Scene {
    file: "documentation/pictures/santorini.svg",
    title: "tabla",
    typed: "tabla santorini play --load data/santorini/sample.txt --second champion",
    arguments: &[
        "--color=always",
        "--lang=en",
        "--board=unicode",
        "santorini",
        "play",
        "--load=data/santorini/sample.txt",
        "--out=target/picture.txt",
        "--first=human",
        "--second=champion",
    ],
    input: "quit\n",
    last: "your turn:",
};

/// Colours must come although nobody is watching, and be the same wherever the picture is made.
const ENVIRONMENT: [(&str, &str); 7] = [
    ("CLICOLOR_FORCE", "1"),
    ("COLORTERM", "truecolor"),
    ("COLUMNS", "80"),
    ("LANG", "en_US.UTF-8"),
    ("LC_ALL", "en_US.UTF-8"),
    ("TABLA_DATA", "target/picture"),
    ("TERM", "xterm-256color"),
];

/// Plays the scene and writes its picture.
pub fn picture(root: &Path) -> Result<()> {
    let scene = SANTORINI;
    let output = play(root, &scene)?;
    let shown: String = match output.find(scene.last) {
        Some(place) => output[..place + scene.last.len()].to_owned(),
        None => output,
    };
    let text = format!("\u{1b}[1;32m$\u{1b}[0m {}\n{shown}", scene.typed);
    let drawing = svg::draw(scene.title, &ansi::read(&text));
    let file = root.join(scene.file);
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(&file, drawing).with_context(|| format!("cannot write {}", scene.file))?;
    say(format_args!("   {} is written", scene.file));
    Ok(())
}

/// What the program prints, with its colours.
fn play(root: &Path, scene: &Scene) -> Result<String> {
    let mut words = vec!["run", "--release", "--quiet", "-p", "tabla", "--"];
    words.extend(scene.arguments);
    let cargo = Cargo::locked(root, &words);
    say(format_args!("   $ {}", cargo.shown()));
    let mut command = cargo.command();
    command.envs(ENVIRONMENT).env_remove("NO_COLOR").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = command.spawn().with_context(|| format!("cannot run {}", cargo.shown()))?;
    let input = running.stdin.take();
    let output = thread::scope(|scope| {
        scope.spawn(|| {
            // The program may stop before it has read everything.
            let _ = input.map(|mut input| input.write_all(scene.input.as_bytes()));
        });
        running.wait_with_output()
    })?;
    // A game that is left unfinished ends with 1.
    ensure!(matches!(output.status.code(), Some(0 | 1)), "tabla ended with {}", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
