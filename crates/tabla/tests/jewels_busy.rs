//! The contest's hard limit: an answer within five seconds, on a busy machine too.

mod common;

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use common::{Busy, folder};
use tabla_core::Game;
use tabla_core::SeededRng;
use tabla_games::jewels::{Input, Jewels, generate, read_answer, write_input};

const LIMIT: Duration = Duration::from_secs(5);

#[test]
fn jewels_ai_answers_within_five_seconds_beside_four_busy_processes() {
    let _busy = Busy::start(4);
    let folder = folder();
    let game = Jewels::new(generate(&mut SeededRng::new(11), 8).unwrap());
    let mut state = game.start();
    for (left, words) in [(20, ""), (19, ""), (18, "--time 4.7s"), (17, "--time 4.7s --no-memory")] {
        let input = write_input(&Input { turns: left, board: *state.board() });
        fs::write(folder.path().join("vstup.txt"), input).unwrap();
        let start = Instant::now();
        let mut player = Command::new(env!("CARGO_BIN_EXE_jewels-ai"));
        let status = player.current_dir(folder.path()).args(words.split_whitespace()).status().unwrap();
        let spent = start.elapsed();
        assert!(status.success());
        assert!(spent < LIMIT, "{left}: {spent:?}");
        let swap = read_answer(&fs::read(folder.path().join("vystup.txt")).unwrap()).unwrap();
        game.check(&state, swap).unwrap();
        game.play(&mut state, swap);
    }
}
