//! The tasks of a day, and the stock of puzzles from which they come.

use std::collections::HashSet;

use tabla_games::daily::{Day, GAMES, Goal, Standing, task, tasks};
use tabla_games::kits::{Shelf, fill_in, open, registry};
use tabla_games::puzzles::{Grade, PUZZLED, Puzzle, PuzzleFault, read_puzzles, stock};
use tabla_games::workshop::PuzzleMaker;
use tabla_table::Waiting;
use tabla_testkit::effort::sample;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

#[test]
fn only_days_of_the_calendar_are_days() {
    for text in ["2026-11-18", "2024-02-29", "2000-01-01", "1999-12-31", "9999-12-31"] {
        assert_eq!(day(text).to_string(), text);
    }
    for text in [
        "",
        "today",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-11-31",
        "2026-1-8",
        "20261118",
        "26-11-18",
        "2026-11-18 ",
        "2026-11-18T00:00",
        "2026-11-18T00:00:00Z",
        "+002026-11-18",
        "-2026-11-18",
        "２026-11-18",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
}

/// What follows from a date is the same for ever: whoever compares results with a friend depends on it.
#[test]
fn the_tasks_of_a_day_are_pinned() {
    let pinned = |text: &str| {
        let line = |task: &tabla_games::daily::Task| match task.puzzle {
            Some(puzzle) => format!("{} {}", task.game, puzzle.number),
            None => format!("{} {}", task.game, serde_json::Value::Object(task.wish())),
        };
        tasks(day(text)).iter().map(line).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(["2026-11-18", "2026-11-19", "1999-12-31"].map(pinned).join("\n\n"));
}

#[test]
fn no_puzzle_comes_again_before_all_others_were_there() {
    let days = jiff::civil::date(2026, 11, 18).series(jiff::Span::new().days(1));
    for game in PUZZLED {
        let all: Vec<_> = days
            .clone()
            .take(stock(game).len())
            .map(|date| task(day(&date.to_string()), game).unwrap().puzzle.unwrap().number)
            .collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), stock(game).len(), "{game}");
    }
    assert_eq!(task(day("2026-11-18"), "chess"), None);
}

#[test]
fn every_task_can_be_opened_and_waits_for_whoever_is_to_solve_it() {
    let games = registry(&Shelf::default());
    for text in ["2026-11-18", "2026-11-19", "2026-11-20", "2027-02-01"] {
        let tasks = tasks(day(text));
        assert_eq!(tasks.iter().map(|task| task.game).collect::<Vec<_>>(), GAMES);
        for task in tasks {
            let wish = serde_json::Value::Object(task.wish());
            let wish = fill_in(&games, task.game, wish, 3, 0).unwrap();
            let table = open(&games, task.game, &wish).unwrap();
            match table.waiting() {
                Waiting::Throw(seat) => assert_eq!(seat.map(|seat| seat.number()), Some(task.seat())),
                _ => assert_eq!(table.to_move().unwrap().number(), task.seat(), "{text} {}", task.game),
            }
            assert_eq!(task.standing(&[], false), Standing::Open);
        }
    }
}

/// Every line is read; a few puzzles are proved again, and all of them in a long run.
#[test]
fn the_stock_is_right() {
    for (game, text) in [
        ("mice", include_str!("../../../data/mice/puzzles.txt")),
        ("santorini", include_str!("../../../data/santorini/puzzles.txt")),
        ("scrabble", include_str!("../../../data/scrabble/puzzles.txt")),
    ] {
        let read: Vec<Puzzle> = read_puzzles(text).unwrap().into_iter().map(|(_, puzzle)| puzzle).collect();
        assert_eq!(read, stock(game));
        assert!(read.len() >= 366, "{game} has {}", read.len());
        for grade in Grade::ALL {
            let graded = read.iter().filter(|puzzle| puzzle.grade == grade).count();
            assert_eq!(graded, read.len() / 3, "{game} {}", grade.id());
        }
        let mut maker = PuzzleMaker::of(game).unwrap().unwrap();
        let every = if sample(5) == 5 { 1 } else { 24 };
        for puzzle in read.iter().step_by(every) {
            assert_eq!(maker.check(puzzle), Ok(()), "{game} {puzzle}");
        }
    }
}

#[test]
fn a_puzzle_that_was_changed_is_found() {
    for game in PUZZLED {
        let mut maker = PuzzleMaker::of(game).unwrap().unwrap();
        let right = &stock(game)[0];
        let mut check = |puzzle: Puzzle| maker.check(&puzzle);
        let other = &stock(game)[3];
        let line = other.line.clone();
        assert!(matches!(check(Puzzle { line, ..right.clone() }), Err(PuzzleFault::Solution { .. })));
        let position = "?".to_owned();
        assert!(matches!(check(Puzzle { position, ..right.clone() }), Err(PuzzleFault::Position { .. })));
        let grade = if right.grade == Grade::Hard { Grade::Easy } else { Grade::Hard };
        assert!(matches!(check(Puzzle { grade, ..right.clone() }), Err(PuzzleFault::OtherGrade { .. })));
        let points = Some(1);
        assert!(matches!(check(Puzzle { points, ..right.clone() }), Err(PuzzleFault::Points { .. })));
        assert_eq!(check(right.clone()), Ok(()));
        assert_eq!(check(right.clone()), Err(PuzzleFault::Again));
    }
    let mut mice = PuzzleMaker::of("mice").unwrap().unwrap();
    let start = Puzzle { position: "//9,9/w".to_owned(), ..stock("mice")[0].clone() };
    assert_eq!(mice.check(&start), Err(PuzzleFault::Count { count: 0 }));
}

#[test]
fn whoever_plays_the_solution_has_solved_it_and_nobody_else() {
    for game in ["mice", "santorini", "scrabble"] {
        let task = task(day("2026-11-18"), game).unwrap();
        let line: Vec<&str> = task.puzzle.unwrap().line.iter().map(String::as_str).collect();
        for played in 0..line.len() {
            assert_eq!(task.standing(&line[..played], false), Standing::Open, "{game} {played}");
            assert_eq!(task.standing(&line[..played], true), Standing::Missed { ply: None });
        }
        assert_eq!(task.standing(&line, true), Standing::Solved);
    }
    let mice = task(day("2026-11-18"), "mice").unwrap();
    assert!(matches!(mice.goal, Goal::Win { moves: 3 }));
    let games = registry(&Shelf::default());
    let wish = fill_in(&games, "mice", serde_json::Value::Object(mice.wish()), 3, 0).unwrap();
    let view = open(&games, "mice", &wish).unwrap().show(tabla_core::Viewer::Everything, None).unwrap();
    let key = mice.puzzle.unwrap().key();
    let moves = view.board.json()["moves"].as_array().unwrap().clone();
    let texts: Vec<&str> = moves.iter().filter_map(|mv| mv.as_str().or(mv["text"].as_str())).collect();
    assert!(texts.len() > 1 && texts.contains(&key), "{moves:?}");
    for text in texts.into_iter().filter(|text| *text != key) {
        assert_eq!(mice.standing(&[text], false), Standing::Missed { ply: Some(0) }, "{text}");
    }
}

#[test]
fn stars_follow_from_points() {
    let jewels = task(day("2026-11-18"), "jewels").unwrap();
    assert_eq!([0, 129, 130, 199, 200].map(|points| jewels.stars(points)), [1, 1, 2, 2, 3].map(Some));
    assert_eq!(jewels.standing(&["anything"], false), Standing::Open);
    assert_eq!(jewels.standing(&["anything"], true), Standing::Done);
    assert_eq!(task(day("2026-11-18"), "mice").unwrap().stars(7), None);
}

#[test]
fn a_day_has_begun_where_the_sun_rises_first() {
    let at = |text: &str| Day::newest(text.parse().unwrap()).to_string();
    assert_eq!(at("2026-11-18T09:59:59Z"), "2026-11-18");
    assert_eq!(at("2026-11-18T10:00:00Z"), "2026-11-19");
}
