//! Messages before they are put into a language.

use tabla_core::{Arg, BySeat, Notation, Say, Saying, Seat, StateError, read_record, say_all};
use tabla_testkit::{english, heap::Heap};

#[test]
fn a_saying_keeps_its_values_by_name() {
    let saying = Saying::new("hello").with("name", "Ana").with("count", 3_usize).with("points", -2_i64);
    assert_eq!(saying.key, "hello");
    let values: Vec<(&str, Arg)> = saying.args.iter().map(|(name, arg)| (&**name, arg.clone())).collect();
    assert_eq!(
        values,
        [("count", Arg::Number(3)), ("name", Arg::Text("Ana".to_owned())), ("points", Arg::Number(-2))]
    );
}

#[test]
fn a_saying_may_hold_another() {
    let inner = Saying::new("inner").with("square", String::from("C3"));
    let outer = Saying::new("outer").with("because", inner.clone());
    assert_eq!(outer.args["because"], Arg::Saying(Box::new(inner)));
}

/// A long text can be wrong in very many places: whoever tells them must not run out of stack.
#[test]
fn only_so_many_reasons_are_told() {
    fn depth(saying: &Saying) -> usize {
        let inner = saying.args.values().filter_map(|arg| match arg {
            Arg::Saying(inner) => Some(depth(inner)),
            _ => None,
        });
        1 + inner.max().unwrap_or(0)
    }
    let reason = Heap.read_state("").unwrap_err().because.remove(0);
    assert_eq!(say_all(std::slice::from_ref(&reason)), reason.say());
    let two = say_all(&[reason.clone(), reason.clone()]);
    assert_eq!(two, Saying::new("reason-and-more").with("reason", reason.say()).with("more", reason.say()));
    let many = StateError { text: "x".to_owned(), because: vec![reason; 100_000] };
    assert!(depth(&many.say()) < 50);
}

#[test]
fn a_count_that_is_too_large_is_the_largest() {
    assert_eq!(Arg::from(usize::MAX), Arg::Number(i64::MAX));
    assert_eq!(Arg::from(0_usize), Arg::Number(0));
}

/// The reason is told inside the refusal, and the refusal inside the line.
#[test]
fn a_refused_record_says_line_text_and_reason() {
    let reason = Saying::new("heap-no-number");
    let refusal = Saying::new("move-unreadable").with("text", "take 9").with("because", reason);
    let line = Saying::new("record-refused").with("line", 2_usize).with("because", refusal);
    assert_eq!(read_record(&Heap, "take 3\ntake 9").unwrap_err().say(), line);
}

#[test]
fn an_illegal_move_says_so() {
    let state = Heap.read_state("2/1").unwrap();
    let error = Heap.read_move(&state, " take 3 ").unwrap_err();
    let reason = Saying::new("heap-too-many").with("left", 2_i64);
    assert_eq!(error.say(), Saying::new("move-illegal").with("text", "take 3").with("because", reason));
    assert_eq!(error.to_string(), "move-illegal because=(heap-too-many left=2), text='take 3'");
}

/// One reason stands alone; more are chained, the first one outside.
#[test]
fn a_refused_position_says_all_reasons() {
    let refused = |because: Saying, text: &str| {
        Saying::new("position-refused").with("text", text).with("because", because)
    };
    let stones = || Saying::new("heap-stones").with("left", 99_i64);
    let side = || Saying::new("heap-side").with("number", 7_i64);
    assert_eq!(Heap.read_state("99/1").unwrap_err().say(), refused(stones(), "99/1"));
    let error = Heap.read_state("99/7").unwrap_err();
    let both = Saying::new("reason-and-more").with("reason", stones()).with("more", side());
    assert_eq!(error.say(), refused(both, "99/7"));
    assert_eq!(english(&error), "'99/7' is not a position: 99 stones are too many; there is no player 7");
}

#[test]
fn seats_are_counted_and_index_what_belongs_to_them() {
    assert_eq!(Seat::DUEL.map(Seat::number), [1, 2]);
    assert_eq!(Seat::DUEL.map(Seat::index), [0, 1]);
    assert_eq!(Seat::DUEL.map(Seat::other), [Seat::SECOND, Seat::FIRST]);
    assert_eq!(Seat::at(1), Seat::SECOND);
    let mut numbers = BySeat::new(|seat| seat.number() * 10);
    numbers[Seat::SECOND] += 1;
    assert_eq!(numbers, BySeat { first: 10, second: 21 });
    assert_eq!((numbers[Seat::FIRST], numbers[Seat::SECOND]), (10, 21));
    assert_eq!(numbers.iter().copied().collect::<Vec<_>>(), [10, 21]);
}
