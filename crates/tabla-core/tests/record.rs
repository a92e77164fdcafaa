//! Whole games as text, with the smallest game.

use tabla_core::{Game, read_record, replay, write_record};
use tabla_testkit::{english, heap::Heap};

#[test]
fn a_record_is_one_move_a_line() {
    assert_eq!(write_record(&Heap, &[3, 1, 2]), "take 3\ntake 1\ntake 2\n");
    assert_eq!(write_record(&Heap, &[]), "");
    assert_eq!(read_record(&Heap, "take 3\ntake 1\ntake 2\n").unwrap(), [3, 1, 2]);
    assert_eq!(read_record(&Heap, ""), Ok(vec![]));
}

#[test]
fn what_is_no_move_is_skipped() {
    for text in [
        "take 3\r\ntake 1\r\n2\r\n",
        "\u{feff}take 3\ntake 1\n2",
        "// a game\ntake 3 // much\n\n   \n\ttake 1//less\n2 // 3 // 1\n//",
        "  take 3  \n take 1\n\t2\t\n\n\n",
    ] {
        assert_eq!(read_record(&Heap, text).unwrap(), [3, 1, 2], "{text:?}");
    }
}

#[test]
fn a_mistake_is_told_with_its_line() {
    let told = |text: &str| english(&read_record(&Heap, text).unwrap_err());
    assert_eq!(told("take 4"), "line 1: 'take 4' is not a move: one takes 1, 2 or 3");
    assert_eq!(
        told("take 3\n\n// so far\nall // of them\n"),
        "line 4: 'all' is not a move: one takes 1, 2 or 3"
    );
    assert_eq!(told("take 3\r\n\r\ntake 0\r\n"), "line 3: 'take 0' is not a move: one takes 1, 2 or 3");
    let seven = "3\n".repeat(7);
    assert_eq!(told(&(seven + "1\n")), "line 8: '1' is not allowed: only 0 stones are left");
    // The first mistake is told, whatever follows.
    assert_eq!(told("take 5\ntake 6\n"), "line 1: 'take 5' is not a move: one takes 1, 2 or 3");
}

/// A mark in the middle is not a mark at the beginning.
#[test]
fn a_byte_order_mark_is_skipped_at_the_beginning_only() {
    assert!(read_record(&Heap, "take 3\n\u{feff}take 1\n").is_err());
}

#[test]
fn a_replay_is_the_state_after_all_moves() {
    assert_eq!(replay(&Heap, &[]), Heap.start());
    let state = replay(&Heap, &[3, 1, 2]);
    assert_eq!((state.left, state.side.number()), (15, 2));
}
