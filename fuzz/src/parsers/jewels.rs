//! Jewels: positions, swaps, board files, the contest's files, records and what the player remembers.

use tabla_core::SeededRng;
use tabla_jewels::players::Memory;
use tabla_jewels::{
    Jewels, Layout, Records, TimeLimit, generate, read_answer, read_input, read_layout, write_answer,
    write_input, write_layout,
};

use crate::fixtures::{bytes as fixture, recorded, seeds, some};
use crate::promises::{course, position, text, told, word_trip};
use crate::target::Parser;

/// Whoever reads something of Jewels.
pub const PARSERS: [Parser; 9] = [
    Parser::new("jewels positions", states, |bytes| position(&game(), &text(bytes))),
    Parser::new("jewels swaps", courses, |bytes| course(&game(), &text(bytes))),
    Parser::new("jewels board files", boards, feed_board),
    Parser::new("jewels contest input", inputs, feed_input),
    Parser::new("jewels contest answers", answers, feed_answer),
    Parser::new(
        "jewels time limits",
        || seeds(["5:00", "02:05", "999:59"]),
        |bytes| word_trip::<TimeLimit>(&text(bytes)),
    ),
    Parser::new("jewels best scores", records, feed_records),
    Parser::new("jewels memory", memories, |bytes| feed_memory(&text(bytes))),
    Parser::new("jewels memory, sealed again", memories, |bytes| feed_memory(&sealed(&text(bytes)))),
];

const BOARDS: [&str; 4] = ["checker", "fence", "random", "squares"];
const GAMES: [&str; 4] = ["checker,40-turns", "fence,40-turns", "random,40-turns", "squares,no-limit"];

fn layout() -> Layout {
    read_layout(&fixture("data/jewels/random.txt")).unwrap_or_else(|error| panic!("{error}"))
}

fn game() -> Jewels {
    thread_local! {
        static GAME: Jewels = Jewels { layout: layout(), turns: Some(40) };
    }
    GAME.with(Clone::clone)
}

fn told_of(name: &str, word: &str) -> Vec<String> {
    recorded("jewels", &format!("{name}/seed-1"), word)
}

fn states() -> Vec<Vec<u8>> {
    seeds(GAMES.iter().flat_map(|name| some(told_of(name, "state"), 4)))
}

fn courses() -> Vec<Vec<u8>> {
    let course = |name: &&str| {
        let moves: Vec<String> = told_of(name, "play").into_iter().take(10).collect();
        format!("{}\n{}", told_of(name, "state")[0], moves.join("\n"))
    };
    seeds(GAMES.iter().map(course))
}

fn boards() -> Vec<Vec<u8>> {
    BOARDS.iter().map(|name| fixture(&format!("data/jewels/{name}.txt"))).collect()
}

fn feed_board(bytes: &[u8]) -> bool {
    match read_layout(bytes) {
        Ok(layout) => {
            assert_eq!(read_layout(write_layout(&layout).as_bytes()), Ok(layout));
            true
        }
        Err(error) => {
            assert!(!error.flaws.is_empty());
            told(&error)
        }
    }
}

fn inputs() -> Vec<Vec<u8>> {
    let boards = boards().into_iter().zip([1, 10, 99, 100]);
    let input = |(board, turns): (Vec<u8>, u32)| {
        let rows: Vec<String> = text(&board).lines().take(8).map(str::to_owned).collect();
        format!("{turns}\r\n{}\r\n", rows.join("\r\n")).into_bytes()
    };
    boards.map(input).collect()
}

fn feed_input(bytes: &[u8]) -> bool {
    match read_input(bytes) {
        Ok(input) => {
            assert_eq!(read_input(write_input(&input).as_bytes()), Ok(input));
            true
        }
        Err(error) => told(&error),
    }
}

fn answers() -> Vec<Vec<u8>> {
    seeds(["6 3 6 4\r\n", "1\t1 2 1", "8 8  8 7\nand so on"])
}

fn feed_answer(bytes: &[u8]) -> bool {
    match read_answer(bytes) {
        Ok(swap) => {
            assert_eq!(read_answer(write_answer(swap).as_bytes()), Ok(swap));
            true
        }
        Err(refusal) => told(&refusal),
    }
}

fn records() -> Vec<Vec<u8>> {
    seeds(["12\t2\t0:30\trandom\tEva\n9\t1\t-\tcorners\tAda\n"])
}

fn feed_records(bytes: &[u8]) -> bool {
    let (records, bad) = Records::read(&text(bytes));
    assert!(records.list().is_sorted_by(|one, other| one.points >= other.points));
    assert_eq!(Records::read(&records.write()), (records.clone(), 0));
    bad == 0 && !records.list().is_empty()
}

/// What a player remembers after a few turns, with lines of several lengths.
fn memories() -> Vec<Vec<u8>> {
    let memory = |length: usize| {
        let layout = generate(&mut SeededRng::new(length as u64), length).unwrap_or_else(|_| layout());
        let mut dice = SeededRng::new(7);
        let mut feed = tabla_jewels::Feed::new(layout.lines(), [0; 8]);
        let (mut memory, mut board) = (Memory::default(), *layout.board());
        for left in (95..=100).rev() {
            memory.see(&board, left, 500);
            let Some(swap) = board.swaps().draw(&mut dice) else { break };
            memory.note(&board, left, swap);
            board.play(swap, &mut feed, 200);
        }
        memory.write()
    };
    seeds([8, 16, 64].map(memory))
}

fn feed_memory(text: &str) -> bool {
    let Some(mut memory) = Memory::read(text) else { return false };
    let written = memory.write();
    let again = Memory::read(&written).map(|again| again.write());
    assert_eq!(again.as_ref(), Some(&written), "{text:?}");
    (0..8).for_each(|column| drop(memory.came(column)));
    drop(memory.forecast());
    memory.see(layout().board(), 50, 200);
    true
}

/// The same text with a checksum that is right.
fn sealed(text: &str) -> String {
    let body = text.rsplit_once("sum ").map_or(text, |(body, _)| body);
    format!("{body}sum {:x}\n", crate::parsers::tables::fnv(body.as_bytes()))
}
