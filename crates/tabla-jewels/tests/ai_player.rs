//! The player: repeatable, never stuck while it can help it, and better than a look at the next points.

use std::sync::LazyLock;

use tabla_core::SeededRng;
use tabla_jewels::players::search::Samples;
use tabla_jewels::players::train::Trainer;
use tabla_jewels::players::value::Value;
use tabla_jewels::players::{Memory, PlayedOut, Player, play_out};
use tabla_jewels::{Board, Layout, Swap, generate, read_layout};

/// The value that is shipped.
static VALUE: LazyLock<Value> =
    LazyLock::new(|| Value::read(include_bytes!("../../../data/jewels/value.bin")).expect("a value"));

fn play(layout: &Layout, turns: u32, mut player: Player<SeededRng>, samples: u64) -> PlayedOut {
    play_out(layout, turns, |board, left| Some(player.turn(board, left, &Samples(samples))?.swap))
}

fn greedy(board: &Board, _: u32) -> Option<Swap> {
    board.swaps().iter().max_by_key(|&swap| {
        let mut after = *board;
        after.swap(swap);
        after.runs().points()
    })
}

#[test]
fn the_same_samples_make_the_same_game() {
    let layout = generate(&mut SeededRng::new(4), 8).unwrap();
    let remembering = || Player::remembering(&VALUE, Memory::default(), SeededRng::new(2));
    assert_eq!(play(&layout, 30, remembering(), 300), play(&layout, 30, remembering(), 300));
    let forgetful = || Player::forgetful(&VALUE, SeededRng::new(2));
    assert_eq!(play(&layout, 10, forgetful(), 300), play(&layout, 10, forgetful(), 300));
}

#[test]
fn the_player_beats_greed() {
    let layouts: Vec<Layout> =
        (0..6).map(|seed| generate(&mut SeededRng::new(seed), 1024).unwrap()).collect();
    let ours: u64 = layouts
        .iter()
        .map(|layout| play(layout, 25, Player::forgetful(&VALUE, SeededRng::new(1)), 500).points)
        .sum();
    let greedy: u64 = layouts.iter().map(|layout| play_out(layout, 25, greedy).points).sum();
    assert!(ours * 10 > greedy * 12, "{ours} against {greedy}");
}

#[test]
fn no_contest_board_is_dead_before_the_twentieth_turn() {
    let boards: [(&str, &[u8]); 4] = [
        ("checker", include_bytes!("../../../data/jewels/checker.txt")),
        ("fence", include_bytes!("../../../data/jewels/fence.txt")),
        ("random", include_bytes!("../../../data/jewels/random.txt")),
        ("squares", include_bytes!("../../../data/jewels/squares.txt")),
    ];
    for (name, bytes) in boards {
        let layout = read_layout(bytes).unwrap();
        for turns in [10, 20] {
            let remembering = Player::remembering(&VALUE, Memory::default(), SeededRng::new(1));
            for player in [remembering, Player::forgetful(&VALUE, SeededRng::new(1))] {
                let end = play(&layout, turns, player, 1_000);
                assert_eq!(end.turns, turns, "{name}: {end:?}");
            }
        }
    }
}

#[test]
fn a_dead_board_has_no_choice_and_the_last_turn_takes_the_points() {
    let dead = Board::from_rows(["12341234", "34123412"].repeat(4).try_into().unwrap_or([""; 8])).unwrap();
    assert!(dead.swaps().is_empty());
    assert_eq!(Player::forgetful(&VALUE, SeededRng::new(1)).turn(&dead, 10, &Samples(100)), None);
    let rows =
        ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
    let board = Board::from_rows(rows).unwrap();
    let choice = Player::forgetful(&VALUE, SeededRng::new(1)).turn(&board, 1, &Samples(20_000)).unwrap();
    assert!(board.is_legal(choice.swap));
}

#[test]
fn a_training_goes_on_where_it_was_broken_off() {
    let mut through = Trainer::new(3, 150_000);
    through.run();
    let mut resumed = Trainer::read(&through.write()).unwrap();
    assert_eq!(resumed, through);
    assert_eq!(through.run(), resumed.run());
    assert!(through.is_done());
    assert_eq!(through, resumed);
    assert!(through.value() == resumed.value() && through.value() != Trainer::new(3, 1).value());
    let mut damaged = through.write();
    damaged[40] ^= 1;
    assert_eq!(Trainer::read(&damaged), None);
    assert_eq!(Trainer::read(&[]), None);
}

#[test]
fn the_value_that_is_shipped_reads_back() {
    let value = &*VALUE;
    assert!(*value != Value::rounded(&[]));
    let bytes = value.write();
    assert_eq!(Value::read(&bytes).as_ref(), Some(value));
    assert_eq!(Value::read(&bytes[1..]), None);
    assert_eq!(Value::read(b""), None);
}
