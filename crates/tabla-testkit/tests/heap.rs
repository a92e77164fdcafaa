//! The smallest game keeps every law, so that the laws themselves are known to be possible.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use tabla_core::Notation;
use tabla_testkit::heap::Heap;
use tabla_testkit::{perft, playthrough, rules, texts};

tabla_testkit::laws!(Heap, 21);

const COUNTS: &str = "
# From one to three stones each time.
id     five-stones
state  5/1
perft  1 3
perft  2 8     # nine, less three and three
perft  3 24    # wrong
perft  4 1_000 # far too many, and over the budget below
";

const BOOK: &str = "
# Heap

```heap
2/1
moves 2
to move: 1
play take 1    ok
play take 2    ok → won by 1
play take 1    ok → 1/2
play 1         means take 1
play take 3    illegal: only 2 stones are left
play take all  unreadable: one takes 1, 2 or 3
play           unreadable: one takes 1, 2 or 3
then take 2
now 0/2
over: won by 1

start
moves 3
99/7           refused: 99 stones are too many; there is no player 7
```

```text
o o o
```

```heap-game
take 3    // it begins
3

take 4    // unreadable: one takes 1, 2 or 3
take 3
```
";

#[test]
fn counts_within_the_budget_are_checked() {
    // Three moves that take at most five stones together: 1 way to take three, 3 to take four, 6 to take
    // five. A game that is over after two moves is no path of three.
    let text = COUNTS.replace("3 24", "3 10");
    let report = perft::check(&Heap, &text, 100);
    assert_eq!(report, perft::Report { counted: 3, skipped: 1, paths: 21 });
    assert_eq!(report.to_string(), "perft: 3 lines counted, 21 paths; 1 lines over the budget");
}

#[test]
#[should_panic(expected = "line 7: five-stones at depth 3 has 10 paths, not 24")]
fn a_wrong_count_is_told() {
    perft::check(&Heap, COUNTS, 100);
}

#[test]
fn files_of_counts_that_are_wrong_are_told_by_line() {
    let refused = |text: &str| perft::read_fixtures(text).expect_err(text);
    assert_eq!(refused("\nstate 5/1\n"), "line 2: a block begins with its id in 'state 5/1'");
    assert_eq!(refused("id a\nperft 1 3\n"), "line 2: this is not expected here in 'perft 1 3'");
    assert_eq!(refused("id a\nstate 5/1\nperft 1\n"), "line 3: a depth and a count are missing in 'perft 1'");
    assert_eq!(refused("id a\nstate 5/1\nperft 1 3\nid a\n"), "line 4: the id is there already in 'id a'");
    assert_eq!(refused("id a\nstate 5/1\nstate 6/1\n"), "line 3: this is not expected here in 'state 6/1'");
    assert_eq!(refused("id a\nstate\n"), "line 2: nothing follows the first word in 'state'");
    assert_eq!(refused("id a\nstate 5/1\n"), "'a' has no counts");
}

#[test]
fn the_book_of_the_heap_is_right() {
    let report = rules::check(&Heap, "heap", BOOK);
    assert_eq!(report.examples, 17);
    assert_eq!(report.refusals.len(), 4);
    assert_eq!(report.faults.len(), 2);
}

/// Each line of a wrong book is told with its number.
#[test]
fn a_wrong_book_is_told_by_line() {
    let failures = |book: &str| -> Vec<String> {
        rules::run(&Heap, "heap", book).failures.iter().map(ToString::to_string).collect()
    };
    let wrong = "```heap\nplay 1  ok\n2/1\nmoves 3\nto move: 2\nplay 2  ok\nplay 3  ok\nplay 1  illegal: no\n\
                 over: drawn\nnow 3/1\nthen 3\nplay 1  means take 2\nsay hello\n99/1\nplay 1  ok\n```\n";
    assert_eq!(
        failures(wrong),
        [
            "RULES.md:2: no position stands before this line",
            "RULES.md:4: the book says '3', the game says '2'",
            "RULES.md:5: the book says 'to move: 2', the game says 'to move: 1'",
            "RULES.md:6: the book says 'ok', the game says 'ok → won by 1'",
            "RULES.md:7: the book says 'ok', the game says 'illegal: only 2 stones are left'",
            "RULES.md:8: the book says 'illegal: no', the game says 'ok'",
            "RULES.md:9: the book says 'over: drawn', the game says 'to move: 1'",
            "RULES.md:10: the book says '3/1', the game says '2/1'",
            "RULES.md:11: '3' is not allowed: only 2 stones are left",
            "RULES.md:12: the book says 'means take 2', the game says 'means take 1'",
            "RULES.md:13: the book says nothing, the game says 'refused: a heap is written as 21/1'",
            "RULES.md:14: the book says nothing, the game says 'refused: 99 stones are too many'",
            "RULES.md:15: no position stands before this line",
        ]
    );
    let game = "\n```heap-game\ntake 3\ntake 9\n```\n";
    assert_eq!(failures(game), ["RULES.md:4: 'take 9' is not a move: one takes 1, 2 or 3"]);
    let game = "```heap-game\ntake 3 // illegal: no\ntake 2 // won by 1\n```\n";
    assert_eq!(
        failures(game),
        [
            "RULES.md:2: the book says 'illegal: no', but the line is accepted",
            "RULES.md:3: the book says 'over: won by 1', the game says 'to move: 1'",
        ]
    );
    let game = "```heap-game\ntake 3\ntake 9 // illegal: no\n```\n";
    assert_eq!(
        failures(game),
        ["RULES.md:3: the book says 'illegal: no' of line 2, but: unreadable: one takes 1, 2 or 3"]
    );
    assert_eq!(failures("```haep\n```\n"), ["RULES.md:1: the tag 'haep' is not heap, heap-game or text"]);
    assert_eq!(failures("\n```heap\n2/1\n"), ["RULES.md:2: the block is never closed"]);
}

#[test]
#[should_panic(expected = "RULES.md has no examples")]
fn a_book_without_examples_is_wrong() {
    rules::check(&Heap, "heap", "# Heap\n\n```text\no o o\n```\n");
}

#[test]
fn a_recorded_game_is_checked_line_by_line() {
    let text = playthrough::record(&Heap, 1, 21);
    assert_eq!(playthrough::check_text(&Heap, &text, 21), Ok(()));
    assert!(text.starts_with("seed   1\n\nstate  21/1\nmoves  3\nplay   take "), "{text}");
    let refused = |text: &str| playthrough::check_text(&Heap, text, 21).expect_err(text);
    assert_eq!(refused("take 3\n"), "the game has no end");
    assert_eq!(
        refused(&text.replace("seed   1", "seed   one")),
        "line 1: 'seed   one' is not a seed, as in 'seed 7'"
    );
    assert_eq!(refused(&text.replace("21/1", "20/1")), "line 3: '20/1' is now '21/1'");
    let last = text.lines().count();
    assert!(
        refused(&text.replace("over   won", "over   lost")).starts_with(&format!("line {last}: 'lost by"))
    );
    assert!(refused(&text.replace("seed   1", "seed   2")).ends_with("the moves' order has changed"));
    let cut: String = text.split_inclusive('\n').take(4).collect();
    assert_eq!(refused(&cut), "the game has no end");
}

#[test]
#[should_panic(expected = "there is no recorded game in")]
fn a_game_without_a_recorded_game_is_wrong() {
    playthrough::check_folder(&Heap, Path::new("no-such-folder"), 21);
}

#[test]
fn every_set_of_rules_has_its_folder_and_every_folder_its_set() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rule-sets");
    let _ = fs::remove_dir_all(&folder);
    for name in ["usual", "quick"] {
        playthrough::bless(&Heap, &folder.join(name), 21);
    }
    let told = |names: &[&str]| {
        let rule_sets: Vec<(String, Heap)> = names.iter().map(|name| (name.to_string(), Heap)).collect();
        let checked = catch_unwind(|| playthrough::check_rule_sets(&folder, &rule_sets, 21));
        checked.err().and_then(|panic| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
    };
    assert_eq!(told(&["usual", "quick"]), "");
    assert!(told(&["usual"]).contains("quick belongs to no set of rules"), "{}", told(&["usual"]));
    let missing = told(&["usual", "quick", "misère"]);
    assert!(missing.starts_with("there is no recorded game in"), "{missing}");
}

#[test]
fn recorded_games_are_written_from_their_seeds() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recorded-games");
    let _ = fs::remove_dir_all(&folder);
    playthrough::bless(&Heap, &folder, 21);
    let first = fs::read_to_string(folder.join("seed-1.txt")).unwrap();
    assert_eq!(first, playthrough::record(&Heap, 1, 21));
    fs::write(folder.join("another.txt"), "seed 7\n").unwrap();
    playthrough::bless(&Heap, &folder, 21);
    let another = fs::read_to_string(folder.join("another.txt")).unwrap();
    assert_eq!(another, playthrough::record(&Heap, 7, 21));
    playthrough::check_folder(&Heap, &folder, 21);
}

#[test]
fn whatever_is_read_prints_back() {
    let state = Heap.read_state("2/1").unwrap();
    assert!(texts::check_move(&Heap, &state, " take 2 "));
    assert!(!texts::check_move(&Heap, &state, "take 3"));
    assert!(texts::check_state(&Heap, "21/2"));
    assert!(!texts::check_state(&Heap, "22/3"));
    assert!(texts::check_record(&Heap, "take 3\n1"));
    assert!(!texts::check_record(&Heap, "take 3\n\ntake 5"));
}
