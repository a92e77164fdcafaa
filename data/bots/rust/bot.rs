//! Speaks the line protocol of the arena. What a state is, and which move is good, is in `game.rs`.

mod game;

use std::cmp::Reverse;
use std::io::{self, BufRead, Write};

use game::State;

fn main() -> io::Result<()> {
    // Reads states, one a line, and writes them back: whoever changes the parser can see that it still works.
    let is_echo = std::env::args().any(|word| word == "--echo");
    for line in io::stdin().lock().lines() {
        let line = line?;
        match line.split(' ').next() {
            _ if is_echo => answer(&read(&line).write())?,
            // It asks for the legal moves with every question.
            Some("tabla") => answer("ready moves")?,
            Some("move") => answer(best(&line))?,
            Some("over") => break,
            // Any other word is for later versions of the protocol, and passed over.
            _ => {}
        }
    }
    Ok(())
}

fn answer(text: &str) -> io::Result<()> {
    println!("{text}");
    // Without this the answer might wait in a buffer.
    io::stdout().flush()
}

/// The legal move with the greatest value; of equal ones the first.
fn best(question: &str) -> &str {
    // The state is the last field: it may have blanks.
    let (head, state) = question.split_once(" state=").expect("a question has a state");
    let moves = head.split(' ').find_map(|field| field.strip_prefix("moves=")).expect("we asked for moves");
    let state = read(state);
    let moves = moves.split('|').enumerate();
    moves.max_by_key(|&(place, mv)| (state.value(mv), Reverse(place))).expect("there is a move").1
}

fn read(text: &str) -> State {
    State::read(text).unwrap_or_else(|| panic!("'{text}' is no state"))
}
