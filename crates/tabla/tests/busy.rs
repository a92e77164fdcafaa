//! The assignment's hard limit: the computer replies within three seconds, on a busy machine too.

mod common;

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{Busy, command, folder};

const LIMIT: Duration = Duration::from_secs(3);

#[test]
fn mice_replies_within_three_seconds_beside_four_busy_processes() {
    let _busy = Busy::start(4);
    let folder = folder();
    let moving = "a7,g1,d1,a1,d2,e5,c4/d7,d6,f6,f4,f2,c5,d5,d3/0,0/w";
    let ending = "a4,c3,c4/g7,g1,f6,f2/0,0/w";
    // Whatever the player was told, and wherever the game stands.
    for (player, position) in [
        ("champion", None),
        ("champion:time=60s", Some(moving)),
        ("champion:depth=60", Some(moving)),
        ("alphabeta:depth=40", Some(ending)),
        ("minimax:depth=40", None),
    ] {
        let mut game = command(folder.path());
        game.args(["mice", "play", "--first", player, "--second", "human"]);
        if let Some(position) = position {
            game.args(["--position", position]);
        }
        let start = Instant::now();
        let mut game = game.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the game starts");
        let lines = BufReader::new(game.stdout.take().expect("a pipe")).lines();
        let reply = lines.map_while(Result::ok).find(|line| line.starts_with("Player 1 plays"));
        let spent = start.elapsed();
        assert!(reply.is_some_and(|reply| !reply.is_empty()), "{player} said nothing");
        assert!(spent < LIMIT, "{player} took {spent:?}");
        // The person leaves: end of input.
        drop(game.stdin.take());
        assert_eq!(game.wait().expect("the game ends").code(), Some(1));
    }
}
