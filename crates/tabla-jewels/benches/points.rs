//! What the player makes: mean points over many boards, with standard errors.
//!
//! `cargo bench -p tabla-jewels --bench points -- boards=30 turns=50 time=50 length=1024 memory=no`. The time is
//! processor time for a turn in milliseconds, so that other work on the machine does no harm.

use std::sync::LazyLock;
use std::time::Duration;

use tabla_core::SeededRng;
use tabla_jewels::players::value::Value;
use tabla_jewels::players::{Memory, PlayedOut, Player, play_out};
use tabla_jewels::{Layout, generate, read_layout};
use tabla_testkit::bench::cpu_time;

/// The value that is shipped.
static VALUE: LazyLock<Value> =
    LazyLock::new(|| Value::read(include_bytes!("../../../data/jewels/value.bin")).expect("a value"));

fn main() {
    let named = |name: &str, usual: &str| {
        let given = std::env::args().find_map(|arg| arg.strip_prefix(&format!("{name}=")).map(str::to_owned));
        given.unwrap_or_else(|| usual.to_owned())
    };
    let number = |name: &str, usual: &str| named(name, usual).parse::<u64>().expect("a number");
    let boards: Vec<Layout> = match named("file", "").as_str() {
        "" => (0..number("boards", "5"))
            .map(|part| {
                generate(&mut SeededRng::split(number("seed", "1"), part), number("length", "1024") as usize)
            })
            .map(|layout| layout.expect("a length from 8 to 1024"))
            .collect(),
        file => vec![read_layout(&std::fs::read(file).expect("a file")).expect("a layout")],
    };
    let (turns, time) = (number("turns", "10") as u32, Duration::from_millis(number("time", "5")));
    let remembers = named("memory", "no") == "yes";
    let mut planned = 0;
    let ends: Vec<PlayedOut> = (0..)
        .zip(&boards)
        .map(|(part, layout)| {
            let dice = SeededRng::split(2026, part);
            let mut player = if remembers {
                Player::remembering(&VALUE, Memory::default(), dice)
            } else {
                Player::forgetful(&VALUE, dice)
            };
            play_out(layout, turns, |board, left| {
                let start = cpu_time();
                let budget = |_: u64| cpu_time().saturating_sub(start).as_secs_f64() / time.as_secs_f64();
                let choice = player.turn(board, left, &budget)?;
                planned += u32::from(choice.is_planned);
                Some(choice.swap)
            })
        })
        .collect();
    if named("each", "no") == "yes" {
        for (board, end) in ends.iter().enumerate() {
            println!("board {board}: {} points in {} turns", end.points, end.turns);
        }
    }
    let count = ends.len() as f64;
    let mean = ends.iter().map(|end| end.points as f64).sum::<f64>() / count;
    let variance =
        ends.iter().map(|end| (end.points as f64 - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    println!(
        "{count} boards, {turns} turns, {time:?} a turn, memory {remembers}: {mean:.1} ± {:.1} points, {} dead early, \
         {:.1} % of the turns planned",
        (variance / count).sqrt(),
        ends.iter().filter(|end| end.turns < turns).count(),
        100.0 * f64::from(planned) / ends.iter().map(|end| f64::from(end.turns)).sum::<f64>(),
    );
}
