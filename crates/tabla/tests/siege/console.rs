//! Games at the console, killed in the middle: what was on the screen is in the game that is offered again.

use std::fs;
use std::path::Path;

use tabla_core::{SeededRng, below};
use tempfile::TempDir;

use crate::assault::{Moment, assault, rounds, siege};
use crate::common::{Ran, Terminal, command, finish, folder};

/// How a game is played by typing, and what of it is heard.
pub struct Story {
    pub game: &'static str,
    /// What is typed at the start of a game with this seed.
    pub words: fn(seed: u64) -> String,
    /// What is typed to play on after so many turns of a game that is known.
    pub typed: fn(known: &[String], turns: usize) -> String,
    /// The turn that this line confirms.
    pub confirmed: fn(line: &str) -> Option<String>,
    /// What is typed to hear all turns, once the game is on the table.
    pub ask: &'static str,
    /// The turns in what is answered then.
    pub told: fn(known: &[String], out: &str) -> Vec<String>,
    /// What is said at the end of a game that is in no file.
    pub over: &'static str,
}

pub const STORIES: [Story; 5] = [
    Story {
        game: "santorini",
        words: |_| "santorini play --first human --second human".to_owned(),
        typed: known_turns,
        confirmed: turn_number,
        ask: "record\nquit\n",
        told: lines_of,
        over: "",
    },
    Story {
        game: "mice",
        words: |_| "mice play --first human --second human".to_owned(),
        typed: known_turns,
        confirmed: turn_number,
        ask: "record\nquit\n",
        told: lines_of,
        over: "",
    },
    Story {
        game: "jamb",
        words: |seed| format!("jamb play --seed {seed}"),
        typed: |_, _| "4\n".repeat(30),
        confirmed: |line| Some(line.split_once(". Total ")?.1.trim_end_matches('.').to_owned()),
        ask: "16\n",
        told: totals,
        over: "The game is over.",
    },
    Story {
        game: "jewels",
        words: |seed| format!("jewels play --seed {seed}"),
        typed: |_, _| "moves\n1\n".repeat(40),
        confirmed: |line| {
            let (swap, _) = line.split_once(": points ")?;
            swap.starts_with(|letter: char| letter.is_ascii_digit()).then(|| swap.to_owned())
        },
        ask: "record\nquit\n",
        told: |_, out| swaps(out),
        over: " turns, points: ",
    },
    Story {
        game: "scrabble",
        words: |seed| format!("scrabble play --seed {seed} --players human,greedy"),
        typed: |_, _| "moves\n1\n".repeat(40),
        confirmed: play_of,
        ask: "record\nquit\n",
        // After the prompt: the computer may have answered before.
        told: |_, out| {
            out.lines().skip_while(|line| !line.starts_with("Player 1>")).filter_map(play_of).collect()
        },
        over: " for what was left)",
    },
];

fn known_turns(known: &[String], turns: usize) -> String {
    known[turns..].iter().map(|turn| format!("{turn}\n")).collect()
}

/// With the number of a turn, the one before it is confirmed.
fn turn_number(line: &str) -> Option<String> {
    line.strip_prefix("Turn ")?.split_once('.')?.0.parse::<usize>().ok().map(|turn| turn.to_string())
}

/// A line such as `Player 1 (person): h3 OPAQUE (8C OPAQUE), 40 points`.
fn play_of(line: &str) -> Option<String> {
    (line.starts_with("Player ") && line.ends_with(" points")).then(|| line.to_owned())
}

/// The lines that are the turns of the game, one after another.
fn lines_of(known: &[String], out: &str) -> Vec<String> {
    let mut told = Vec::new();
    for line in out.lines() {
        if known.get(told.len()).is_some_and(|turn| turn == line.trim()) {
            told.push(line.trim().to_owned());
        }
    }
    told
}

/// The totals after each field: the last one, and as many as there are fields, stand in the menu's title.
fn totals(known: &[String], out: &str) -> Vec<String> {
    let menu = out.lines().find_map(|line| line.split_once(" of 30 fields, "));
    let Some((fields, points)) = menu else { return Vec::new() };
    let fields: usize = fields.rsplit(' ').next().and_then(|text| text.parse().ok()).expect("a number");
    let points = points.split(' ').next().expect("points");
    let mut told: Vec<String> = known.iter().take(fields).cloned().collect();
    if fields > known.len() {
        told.push(points.to_owned());
    }
    assert_eq!(told.len(), fields, "{out}");
    assert_eq!(told.last().map_or("0", String::as_str), points, "{out}");
    told
}

/// The swaps of a list such as `1: 1 7 2 7 (+3)   2: 1 7 2 8 (+9)`.
fn swaps(out: &str) -> Vec<String> {
    let words: Vec<&str> =
        out.lines().filter(|line| line.contains("(+")).flat_map(str::split_whitespace).collect();
    words.chunks(6).map(|words| words[1..5].join(" ")).collect()
}

/// A game under siege.
struct Sitting<'a> {
    story: &'a Story,
    folder: TempDir,
    seed: u64,
    /// The turns: all of them where people play from a record, else those that are on the disk.
    known: Vec<String>,
    /// How many of them are on the disk.
    kept: usize,
    is_over: bool,
    /// What was answered when somebody asked for it last.
    answer: String,
}

impl<'a> Sitting<'a> {
    fn new(story: &'a Story, seed: u64) -> Sitting<'a> {
        let known = if story.over.is_empty() { recorded(story.game) } else { Vec::new() };
        Sitting { story, folder: folder(), seed, known, kept: 0, is_over: false, answer: String::new() }
    }

    /// Plays on until it is killed; then everything that was confirmed is there.
    fn round(&mut self, luck: &mut SeededRng) {
        let story = self.story;
        let (words, first) =
            if self.kept == 0 { ((story.words)(self.seed), "") } else { (String::new(), "1\n") };
        let input = first.to_owned() + &(story.typed)(&self.known, self.kept);
        let mut command = spoken(self.folder.path(), &words);
        let is_confirmed = |line: &str| (story.confirmed)(line.trim_end()).is_some();
        let seen = assault(&mut command, &input, false, is_confirmed, Moment::any(luck, 5, 8_000));
        // A line that was cut off was not read.
        let whole = seen.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let heard: Vec<String> = whole.lines().filter_map(story.confirmed).collect();
        if !story.over.is_empty() && whole.contains(story.over) {
            // It was told to its end; what was typed after that is about another game.
            self.is_over = true;
            return;
        }
        let confirmed = if story.over.is_empty() {
            heard.last().map_or(0, |turn| turn.parse::<usize>().expect("a number") - 1)
        } else {
            self.known.extend(heard);
            self.known.len()
        };
        let kept = self.ask(&seen);
        let (game, answer) = (story.game, &self.answer);
        assert!(kept.len() >= confirmed, "{game}: {confirmed} turns were confirmed: {kept:?} {answer}");
        if story.over.is_empty() {
            assert!(self.known.starts_with(&kept), "{}: {kept:?}", story.game);
            self.is_over = kept.len() == self.known.len();
        } else {
            assert!(kept.starts_with(&self.known), "{}: {kept:?} {:?}", story.game, self.known);
            self.known.clone_from(&kept);
        }
        self.kept = kept.len();
    }

    /// The turns of the game that is offered, or of the one that is over.
    fn ask(&mut self, seen: &str) -> Vec<String> {
        let asked = tabla(self.folder.path(), "", &format!("1\n{}", self.story.ask));
        assert!(!asked.out.contains("damaged") && asked.err.is_empty(), "{asked:?}");
        self.answer.clone_from(&asked.out);
        if asked.out.contains("  1  Go on") {
            // Killed before it could tell the end, it has told it now.
            self.is_over = !self.story.over.is_empty() && asked.out.contains(self.story.over);
            return match self.is_over {
                true => self.known.clone(),
                false => (self.story.told)(&self.known, &asked.out),
            };
        }
        if self.story.over.is_empty() {
            // A game that is over is in its file.
            return newest_record(self.folder.path());
        }
        self.is_over = seen.contains(self.story.over);
        if self.is_over { self.known.clone() } else { Vec::new() }
    }
}

/// A whole game from the corpus.
pub fn recorded(game: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/siege/corpus/{game}-seeded.txt"));
    turns_of(&fs::read_to_string(path).expect("a game"))
}

fn turns_of(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.starts_with("//")).map(str::to_owned).collect()
}

fn newest_record(folder: &Path) -> Vec<String> {
    let records = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut records: Vec<_> =
        records.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    records.sort_by_key(|path| fs::metadata(path).and_then(|data| data.modified()).expect("a time"));
    records.last().map(|path| turns_of(&fs::read_to_string(path).expect("a game"))).unwrap_or_default()
}

fn spoken(folder: &Path, words: &str) -> std::process::Command {
    let mut command = command(folder);
    command.args(["--board", "words"]).args(words.split_whitespace());
    command
}

fn tabla(folder: &Path, words: &str, input: &str) -> Ran {
    finish(spoken(folder, words), input)
}

fn survives(story: &Story) {
    let mut sitting = Sitting::new(story, 1);
    let (mut turns, mut games) = (0, 1);
    siege(&format!("console {}", story.game), rounds(), |luck| {
        sitting.round(luck);
        if sitting.is_over {
            turns += sitting.kept;
            games += 1;
            sitting = Sitting::new(story, below(luck, 100_000));
        }
    });
    eprintln!("console {}: {} turns of {games} games, none lost", story.game, turns + sitting.kept);
}

#[test]
fn santorini_loses_no_turn() {
    survives(&STORIES[0]);
}

#[test]
fn mice_loses_no_turn() {
    survives(&STORIES[1]);
}

#[test]
fn jamb_loses_no_field() {
    survives(&STORIES[2]);
}

#[test]
fn jewels_loses_no_round() {
    survives(&STORIES[3]);
}

#[test]
fn scrabble_loses_no_play() {
    survives(&STORIES[4]);
}

/// What the clock on the screen shows, in seconds.
fn time_left(screen: &str) -> Option<u64> {
    let (minutes, rest) = screen.rsplit_once("time left ")?.1.split_once(':')?;
    Some(minutes.parse::<u64>().ok()? * 60 + rest.get(..2)?.parse::<u64>().ok()?)
}

/// Every second that was seen to pass is gone, and whoever was cut off enters no list of the best.
#[test]
fn jewels_gives_no_second_back() {
    let folder = folder();
    let mut words = "jewels play --seed 3 --limit 5:00";
    let mut left = 300;
    siege("console jewels clock", rounds().min(3), |_| {
        let mut terminal = Terminal::open_sized(folder.path(), words, &[], (80, 24));
        if words.is_empty() {
            terminal.wait_for("Your choice [1]:");
            terminal.keys("\r");
        }
        terminal.wait_for("Swap:");
        terminal.wait_until("the clock", |screen| time_left(screen).is_some());
        let first = time_left(&terminal.screen()).expect("a clock");
        assert!(first <= left, "{left} s were left, and now {first} s");
        if !words.is_empty() {
            terminal.line("1 7 2 7");
            terminal.wait_for("points 3.");
        }
        terminal.wait_until("another second", |screen| time_left(screen).is_some_and(|now| now < first));
        left = time_left(&terminal.screen()).expect("a clock");
        terminal.kill();
        words = "";
    });
}
