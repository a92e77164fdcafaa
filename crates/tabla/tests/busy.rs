//! The assignment's hard limits: the computer replies to a person within three seconds, and answers in the contest
//! within five, on a busy machine too.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use common::{Busy, command, folder};
use tabla_core::{Game, SeededRng};
use tabla_games::jewels::{Input, Jewels, generate, read_answer, write_input};

const REPLY: Duration = Duration::from_secs(3);
const ANSWER: Duration = Duration::from_secs(5);

/// Five games at once and one process more: each is beside four that are busy until it has replied.
#[test]
fn mice_replies_within_three_seconds_beside_four_busy_processes() {
    let _busy = Busy::start(1);
    let moving = "a7,g1,d1,a1,d2,e5,c4/d7,d6,f6,f4,f2,c5,d5,d3/0,0/w";
    let ending = "a4,c3,c4/g7,g1,f6,f2/0,0/w";
    // Whatever the player was told, and wherever the game stands.
    let games = [
        ("champion", None),
        ("champion:time=60s", Some(moving)),
        ("champion:depth=60", Some(moving)),
        ("alphabeta:depth=40", Some(ending)),
        ("minimax:depth=40", None),
    ];
    thread::scope(|scope| {
        for (player, position) in games {
            scope.spawn(move || reply(player, position));
        }
    });
}

/// Lets a computer begin a game, and waits for its first move.
fn reply(player: &str, position: Option<&str>) {
    let folder = folder();
    let mut game = command(folder.path());
    game.args(["mice", "play", "--first", player, "--second", "human"]);
    game.args(position.map(|position| ["--position", position]).into_iter().flatten());
    let start = Instant::now();
    let mut game: Child = game.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the game starts");
    let lines = BufReader::new(game.stdout.take().expect("a pipe")).lines();
    let reply = lines.map_while(Result::ok).find(|line| line.starts_with("Player 1 plays"));
    let spent = start.elapsed();
    assert!(reply.is_some_and(|reply| !reply.is_empty()), "{player} said nothing");
    assert!(spent < REPLY, "{player} took {spent:?}");
    // The person leaves: end of input.
    drop(game.stdin.take());
    assert_eq!(game.wait().expect("the game ends").code(), Some(1));
}

/// The first turn, and one with all the time and what was remembered; the long run has two more.
#[test]
fn jewels_ai_answers_within_five_seconds_beside_four_busy_processes() {
    let _busy = Busy::start(4);
    let folder = folder();
    let game = Jewels::new(generate(&mut SeededRng::new(11), 8).unwrap());
    let mut state = game.start();
    let turns = [(20, ""), (19, "--time 4.7s"), (18, ""), (17, "--time 4.7s --no-memory")];
    let count = if std::env::var_os("TABLA_LONG").is_some() { turns.len() } else { 2 };
    for (left, words) in turns.into_iter().take(count) {
        let input = write_input(&Input { turns: left, board: *state.board() });
        fs::write(folder.path().join("vstup.txt"), input).unwrap();
        let start = Instant::now();
        let mut player = Command::new(env!("CARGO_BIN_EXE_jewels-ai"));
        let status = player.current_dir(folder.path()).args(words.split_whitespace()).status().unwrap();
        let spent = start.elapsed();
        assert!(status.success());
        assert!(spent < ANSWER, "{left}: {spent:?}");
        let swap = read_answer(&fs::read(folder.path().join("vystup.txt")).unwrap()).unwrap();
        game.check(&state, swap).unwrap();
        game.play(&mut state, swap);
    }
}
