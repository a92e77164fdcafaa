//! The README's picture: a game in the terminal, drawn from what the program really prints.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use std::thread;

use anstyle::{Color, RgbColor};
use anstyle_svg::{Palette, Term};
use anyhow::{Context, Result, ensure};

use crate::say;
use crate::steps::Cargo;

/// A scene: what is run, and where its picture goes.
struct Scene {
    /// The picture, from the workspace's folder.
    file: &'static str,
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

const GROUND: RgbColor = RgbColor(0x16, 0x21, 0x1d);
const INK: RgbColor = RgbColor(0xec, 0xe7, 0xdb);

/// The colours of the page by night: black to white, then the bright ones.
const PALETTE: Palette = Palette([
    RgbColor(0x0e, 0x16, 0x13),
    RgbColor(0xe7, 0x7a, 0x6d),
    RgbColor(0x5c, 0xc7, 0xa6),
    RgbColor(0xe2, 0xb0, 0x4a),
    RgbColor(0x6a, 0xa5, 0xe8),
    RgbColor(0xb8, 0x99, 0xe6),
    RgbColor(0x7f, 0xd3, 0xdc),
    INK,
    RgbColor(0xa3, 0xa6, 0x98),
    RgbColor(0xf2, 0x9a, 0x8e),
    RgbColor(0x84, 0xdc, 0xc0),
    RgbColor(0xf0, 0xc9, 0x75),
    RgbColor(0x93, 0xbf, 0xf2),
    RgbColor(0xcd, 0xb6, 0xf0),
    RgbColor(0xa5, 0xe3, 0xea),
    RgbColor(0xff, 0xff, 0xff),
]);

/// The terminal of the picture.
fn window() -> Term {
    Term::new().palette(PALETTE).fg_color(Color::Rgb(INK)).bg_color(Color::Rgb(GROUND))
}

/// Plays the scene and writes its picture.
pub fn picture(root: &Path) -> Result<()> {
    let scene = SANTORINI;
    let output = play(root, &scene)?;
    let shown: String = match output.find(scene.last) {
        Some(place) => output[..place + scene.last.len()].to_owned(),
        None => output,
    };
    let text = format!("\u{1b}[1;32m$\u{1b}[0m {}\n{shown}", scene.typed);
    let drawing = window().render_svg(&text);
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
