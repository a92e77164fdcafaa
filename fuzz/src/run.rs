//! The runs: the short one of every test, and one input again.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use tabla_core::{SeededRng, below};

use crate::fixtures;
use crate::parsers::TARGETS;
use crate::target::{Feeder, Target};

/// The variable that names an input to feed again.
const INPUT: &str = "TABLA_FUZZ_INPUT";
/// The variable that names a folder for the seeds, as the long run begins with them.
const SEEDS: &str = "TABLA_FUZZ_SEEDS";
/// The variable that names the target of the long run.
const TARGET: &str = "TABLA_FUZZ_TARGET";
/// The variable that makes a run longer, or another: a number of rounds, and where chance begins, as in `100000,7`.
const ROUNDS: &str = "TABLA_FUZZ_ROUNDS";
/// Where the short run begins, always.
const SEED: u64 = 9;
/// The most decisions of an input that the short run makes.
const MOST_DECISIONS: u64 = 40;

/// Runs the target of this name, in the way that the environment asks for.
pub fn run(name: &str) {
    let target = named(name);
    let feeder = Feeder::warm(target);
    if let Some(folder) = env::var_os(SEEDS) {
        write_seeds(&feeder, Path::new(&folder));
    } else if let Some(path) = env::var_os(INPUT) {
        feed_file(target, &feeder, Path::new(&path));
    } else {
        short(target, &feeder);
    }
}

/// The target that the environment names.
pub fn chosen() -> &'static Target {
    named(&env::var(TARGET).unwrap_or_default())
}

fn named(name: &str) -> &'static Target {
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("there is no target '{name}'"))
}

/// The seeds must be accepted, findings of the past must stay mended, and damaged texts must do no harm.
fn short(target: &Target, feeder: &Feeder) {
    for input in feeder.plain() {
        let dish = feeder.cook(&input);
        assert!(dish.serve(), "{}: a seed is refused:\n{}", dish.parser.name, shown(&dish.content));
    }
    for path in corpus(target.name) {
        feed_file(target, feeder, &path);
    }
    let (rounds, seed) = rounds(target);
    let mut chance = SeededRng::new(seed);
    let mut tally: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    for _ in 0..rounds {
        let length = 4 + below(&mut chance, MOST_DECISIONS - 4) as usize;
        let mut input: Vec<u8> = (0..length).map(|_| below(&mut chance, 256) as u8).collect();
        input[0] = 1;
        let _found = Found { target: target.name, input: &input };
        let dish = feeder.cook(&input);
        tally.entry(dish.parser.name).or_default()[usize::from(dish.serve())] += 1;
    }
    for (name, [refused, accepted]) in &tally {
        println!("{name}: {accepted} accepted, {refused} refused");
    }
    let both = tally.values().filter(|[refused, accepted]| *refused > 0 && *accepted > 0).count();
    assert!(2 * both >= target.parsers.len(), "damage is too small or too great to find anything: {tally:?}");
}

/// How many inputs are made, and where chance begins.
fn rounds(target: &Target) -> (u64, u64) {
    let told = env::var(ROUNDS).unwrap_or_default();
    let (rounds, seed) = told.split_once(',').unwrap_or((&told, ""));
    (rounds.parse().unwrap_or(target.rounds.into()), seed.parse().unwrap_or(SEED))
}

/// The inputs that are kept for ever, because they once found something.
fn corpus(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(fixtures::root().join("fuzz/corpus").join(name)).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn feed_file(target: &Target, feeder: &Feeder, path: &Path) {
    let input = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let dish = feeder.cook(&input);
    println!("{}: {} for {}", target.name, path.display(), dish.parser.name);
    println!("{}", shown(&dish.content));
    let _found = Found { target: target.name, input: &input };
    println!("{}", if dish.serve() { "accepted" } else { "refused" });
}

/// The beginning of a content, as far as it can be shown.
fn shown(content: &[u8]) -> String {
    let visible = |letter: char| if letter.is_control() && letter != '\n' { '·' } else { letter };
    String::from_utf8_lossy(content).chars().take(2000).map(visible).collect()
}

fn write_seeds(feeder: &Feeder, folder: &Path) {
    for (number, input) in feeder.plain().iter().enumerate() {
        let path = folder.join(format!("seed-{number:04}"));
        fs::write(&path, input).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// An input that is being fed. If that ends in a panic, it is kept, and it is told how to do it again.
struct Found<'a> {
    target: &'static str,
    input: &'a [u8],
}

impl Drop for Found<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let folder = Path::new("target/fuzz/findings").join(self.target);
            let path = folder.join("short-run");
            let whole = fixtures::root().join(&folder);
            if fs::create_dir_all(&whole).is_ok() && fs::write(whole.join("short-run"), self.input).is_ok() {
                eprintln!("again: cargo xtask fuzz {} --input {}", self.target, path.display());
            }
        }
    }
}
