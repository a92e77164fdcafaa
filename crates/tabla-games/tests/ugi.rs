//! The engine's protocol: whole conversations.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::{Arc, Mutex};

use proptest::prelude::*;
use tabla_games::in_english;
use tabla_games::kits::{Shelf, registry};
use tabla_table::ugi::Engine;
use tabla_testkit::effort::config;

fn engine(game: &str) -> Engine {
    Engine::open(registry(&Shelf::default()).find(game).unwrap(), serde_json::Map::new()).unwrap()
}

/// What the engine says to these lines, once they are all read and answered.
fn talk(lines: &str) -> String {
    let mut output = Vec::new();
    let input = BufReader::new(std::io::Cursor::new(lines.to_owned()));
    engine("santorini").serve(&in_english, input, &mut output).unwrap();
    steady(&String::from_utf8(output).unwrap())
}

/// Without what depends on the machine: times, and nodes a second.
fn steady(text: &str) -> String {
    let mut steady = String::new();
    for line in text.lines() {
        let mut words = line.split(' ');
        let mut kept = Vec::new();
        while let Some(word) = words.next() {
            kept.push(word);
            if line.starts_with("info depth") && (word == "time" || word == "nps") {
                words.next();
                kept.push("…");
            }
        }
        steady += &(kept.join(" ") + "\n");
    }
    steady
}

const WON: &str = "0000000000003200000000000/2/A1,A5/C4,E1";

#[test]
fn a_conversation() {
    // Each search must be answered before the next line counts, so the engine is asked step by step.
    let mut talk = Talk::begin();
    for line in [
        "ugi",
        "isready",
        "setoption name Hash value 1",
        "uginewgame",
        "query p1turn",
        "query gameover",
        "query result",
        "position startpos moves C3D3 D2D4",
        "setoption name Player value alphabeta",
        "go depth 2",
        "setoption name Player value simple",
        "go depth 2",
        "position startpos moves C3D3 D2D4 C3C2C3",
        "query p1turn",
        "position fen 0000000000003200000000000/2/A1,A5/C4,E1",
        "go depth 3",
        "go nodes 50",
        "position fen 0000000000003200000000000/2/A1,A5/C4,E1 moves C4C3",
        "query gameover",
        "query result",
        "query p1turn",
        "go depth 3",
        "go infinite",
    ] {
        talk.say(line);
    }
    insta::assert_snapshot!(talk.quit());
}

#[test]
fn bad_lines_are_told_and_change_nothing() {
    let lines = [
        "hello",
        "position",
        "position somewhere",
        "position fen",
        "position fen 0/1",
        "position startpos moves C3D3 C3D4",
        "position startpos moves Ž",
        "go depth",
        "go depth zero",
        "go depth 0",
        "go movetime -5",
        "go quickly",
        "query",
        "query weather",
        "setoption Hash 4",
        "setoption name Hash value 0",
        "setoption name Hash value 5000",
        "setoption name Player value human",
        "setoption name Contempt value 3",
        "",
        "   ",
        "stop",
        "query p1turn",
    ];
    insta::assert_snapshot!(talk(&lines.join("\r\n")));
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped_and_meanwhile_too() {
    let mut talk = Talk::begin();
    talk.say("setoption name Hash value 1");
    talk.say("position startpos moves C3D3 D2D4");
    talk.write("go infinite");
    talk.write("isready");
    talk.wait_for("readyok");
    talk.write("position startpos");
    talk.wait_for("info string 'position startpos' cannot be obeyed while a search is under way");
    talk.write("query p1turn");
    talk.wait_for("response true");
    talk.write("stop");
    talk.wait_for("bestmove ");
    // An answer that is found early is kept until it is asked for.
    talk.say(&format!("position fen {WON}"));
    talk.write("go infinite");
    talk.wait_for("info depth 1");
    talk.write("isready");
    talk.wait_for("readyok");
    talk.write("stop");
    talk.wait_for("bestmove C4C3");
    talk.quit();
}

#[test]
fn quitting_ends_a_search_without_an_answer() {
    let mut talk = Talk::begin();
    talk.say("position startpos moves C3D3 D2D4");
    talk.write("go infinite");
    talk.wait_for("info depth 1");
    assert!(!talk.quit().contains("bestmove"));
}

#[test]
fn the_end_of_the_input_lets_a_limited_search_finish() {
    let text = talk(&format!("setoption name Hash value 1\nposition fen {WON}\ngo depth 2"));
    assert!(text.ends_with("bestmove C4C3\n"), "{text}");
    let text = talk(&format!("setoption name Hash value 1\nposition fen {WON}\ngo infinite"));
    assert!(text.ends_with("bestmove C4C3\n"), "{text}");
}

#[test]
fn every_kind_of_limit_gives_a_move() {
    for go in [
        "go",
        "go movetime 5",
        "go movetime 5 depth 2",
        "go nodes 200",
        "go p1time 300 p2time 1000 p1inc 10 p2inc 10",
        "go p1time -20 p2time 5",
        "go p1time 500 movestogo 3",
    ] {
        let lines = format!(
            "setoption name Hash value 1\nsetoption name Player value alphabeta\n\
             position startpos moves C3D3 D2D4\n{go}\n"
        );
        let text = talk(&lines);
        let last = text.lines().last().unwrap();
        assert!(last.strip_prefix("bestmove ").is_some_and(|token| token.len() == 6), "{go}: {text}");
    }
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn nothing_that_is_said_breaks_the_engine(
        lines in prop::collection::vec(
            prop_oneof![
                Just("position startpos moves C3D3 D2D4".to_owned()),
                Just(format!("position fen {WON} moves C4C3")),
                Just("go depth 1".to_owned()),
                Just("stop".to_owned()),
                Just("isready".to_owned()),
                Just("uginewgame".to_owned()),
                "(ugi|go|position|query|setoption|stop|isready) ?[a-z]{0,9} ?[0-9A-E]{0,9}",
                "\\PC{0,30}",
            ],
            0..12,
        ),
    ) {
        let first = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        let lines = lines.into_iter().filter(|line| line.trim() != "go" && first(line) != "quit");
        let text = format!("setoption name Player value alphabeta\n{}\n", lines.collect::<Vec<_>>().join("\n"));
        let ready = text.lines().filter(|line| first(line) == "isready").count();
        let said = talk(&text);
        prop_assert_eq!(said.lines().filter(|line| *line == "readyok").count(), ready);
    }
}

/// A conversation in which one waits for answers.
struct Talk {
    input: Option<std::io::PipeWriter>,
    output: BufReader<Copying>,
    heard: Arc<Mutex<Vec<u8>>>,
    engine: Option<std::thread::JoinHandle<()>>,
}

/// Reads what the engine writes, and keeps a copy.
struct Copying {
    pipe: std::io::PipeReader,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl Read for Copying {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.pipe.read(buffer)?;
        self.heard.lock().unwrap().extend_from_slice(&buffer[..count]);
        Ok(count)
    }
}

impl Talk {
    fn begin() -> Talk {
        let (theirs, input) = std::io::pipe().unwrap();
        let (pipe, output) = std::io::pipe().unwrap();
        let heard = Arc::new(Mutex::new(Vec::new()));
        let engine = std::thread::spawn(move || {
            engine("santorini").serve(&in_english, BufReader::new(theirs), output).unwrap();
        });
        let output = BufReader::new(Copying { pipe, heard: Arc::clone(&heard) });
        Talk { input: Some(input), output, heard, engine: Some(engine) }
    }

    fn write(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn wait_for(&mut self, start: &str) {
        let mut line = String::new();
        while !line.starts_with(start) {
            line.clear();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "the engine never said {start:?}");
        }
    }

    /// Says a line, and waits until the engine has answered it.
    fn say(&mut self, line: &str) {
        self.write(line);
        if line.starts_with("go") {
            self.wait_for("bestmove");
        }
    }

    /// Everything that the engine has said.
    fn quit(mut self) -> String {
        self.write("quit");
        self.input = None;
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        self.engine.take().unwrap().join().unwrap();
        let heard = self.heard.lock().unwrap();
        steady(std::str::from_utf8(&heard).unwrap())
    }
}
