//! The solver: known counts, other solvers' values, plain search, and the check that finds every mistake.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use tabla_core::{BySeat, Game, Notation, Seat, SeededRng, below};
use tabla_mice::solve::{
    Exact, Material, Pass, SolveError, Solved, Tables, Tally, Wrong, check, check_with, solve, solve_with,
};
use tabla_mice::{Mice, Numbering, Point, Points, Setup, State, Symmetry};

/// Everything up to eight men.
static SLIDING: LazyLock<Tables> = LazyLock::new(|| solved(Mice::default(), Material::up_to(8)));
static FLYING: LazyLock<Tables> = LazyLock::new(|| solved(Mice::FLYING, Material::up_to(8)));

fn solved(rules: Mice, materials: impl Iterator<Item = Material>) -> Tables {
    let mut tables = Tables::new(rules);
    for material in materials {
        let solved = solve(&tables, material).unwrap();
        tables.add(solved).unwrap();
    }
    tables
}

fn both() -> [&'static Tables; 2] {
    [&SLIDING, &FLYING]
}

fn material(one: u8, other: u8) -> Material {
    Material::new(one, other).unwrap()
}

fn only_three(rules: Mice) -> Tables {
    solved(rules, Material::up_to(6))
}

/// A position with so many men, White to move, all equally likely.
fn drawn_by_lot(dice: &mut SeededRng, mover: usize, other: usize) -> State {
    let mut points: Vec<Point> = Point::ALL.to_vec();
    tabla_core::shuffle(dice, &mut points);
    let men = BySeat { first: points[..mover].to_vec(), second: points[mover..mover + other].to_vec() };
    Setup { men, hand: BySeat::default(), side: Seat::FIRST }.into_state().unwrap()
}

#[test]
fn three_against_three_has_the_known_counts() {
    let three = material(3, 3);
    let tally = |tables: &Tables| tables.tally(three, 3).unwrap();
    let sliding = Tally { won: 90_842, lost: 40_162, drawn: 38_622, longest_win: 39 };
    let flying = Tally { won: 140_621, lost: 28_736, drawn: 269, longest_win: 25 };
    assert_eq!(tally(&only_three(Mice::default())), sliding);
    assert_eq!(tally(&only_three(Mice::FLYING)), flying);
    // All positions up to symmetry, and nothing else.
    assert_eq!(sliding.won + sliding.lost + sliding.drawn, 169_626);
    assert_eq!(flying.won + flying.lost + flying.drawn, 169_626);
    let solved = only_three(Mice::FLYING);
    assert_eq!(solved.solved(three).unwrap().tally(), flying);
    assert_eq!(solved.len_of(three), Numbering::new(3).size(3, 3));
}

/// Won, lost, drawn and longest win, first when the side with more men is to move.
type Counts = [(u64, u64, u64, u32); 2];

fn check_counts(tables: &Tables, more: u8, fewer: u8, expected: Counts) {
    for (mover, (won, lost, drawn, longest_win)) in [more, fewer].into_iter().zip(expected) {
        let tally = Tally { won, lost, drawn, longest_win };
        assert_eq!(tables.tally(material(more, fewer), mover), Some(tally), "{mover} of {more}-{fewer}");
    }
}

#[test]
fn larger_tables_have_the_counts_that_were_checked() {
    check_counts(&SLIDING, 4, 3, [(711_852, 47_934, 612, 33), (159_594, 598_728, 2_076, 19)]);
    check_counts(&SLIDING, 4, 4, [(2_102_578, 976_804, 146_215, 69); 2]);
    check_counts(&SLIDING, 5, 3, [(2_543_798, 36_545, 47, 23), (178_940, 2_401_238, 212, 19)]);
    check_counts(&FLYING, 4, 3, [(75_397, 3_095, 681_906, 1), (102_281, 0, 658_117, 33)]);
    check_counts(&FLYING, 4, 4, [(159, 29, 3_225_409, 9); 2]);
    check_counts(&FLYING, 5, 3, [(580_660, 0, 1_999_730, 3), (6_301, 9_677, 2_564_412, 31)]);
}

#[test]
fn every_value_follows_from_the_moves() {
    for tables in both() {
        for material in Material::up_to(7).chain([material(4, 4)]) {
            assert_eq!(check(tables, material), Ok(()), "{material}");
        }
    }
}

/// Every mistake in a table is found, whichever way it errs.
#[test]
fn the_check_finds_every_wrong_byte() {
    let three = material(3, 3);
    for rules in [Mice::default(), Mice::FLYING] {
        let tables = only_three(rules);
        let right = tables.solved(three).unwrap().bytes().to_vec();
        let mut dice = SeededRng::new(33);
        for _ in 0..25 {
            let spot = below(&mut dice, right.len() as u64) as usize;
            let mut bytes = right.clone();
            bytes[spot] = bytes[spot].wrapping_add(1 + below(&mut dice, 255) as u8);
            let mut wrong = tables.clone();
            wrong.add(Solved::from_bytes(rules.flying, three, bytes)).unwrap();
            // The position itself is wrong, or one before it that comes earlier in the table.
            match check(&wrong, three) {
                Err(Wrong::Value { spot: found, .. }) => assert!(found <= spot),
                other => panic!("{other:?} for a wrong byte at {spot}"),
            }
        }
    }
}

const SLIDING_VALUES: &str = include_str!("data/solved-noflying.txt");
const FLYING_VALUES: &str = include_str!("data/solved-flying.txt");

#[test]
fn values_agree_with_those_of_another_program() {
    for (tables, file) in both().into_iter().zip([SLIDING_VALUES, FLYING_VALUES]) {
        let mut count = 0;
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let (position, word) = line.split_once(' ').unwrap();
            let value = match tables.probe(&tables.rules().read_state(position).unwrap()).unwrap() {
                Exact::Win { .. } => "won",
                Exact::Draw => "drawn",
                Exact::Loss { .. } => "lost",
            };
            assert_eq!(value, word, "{position}");
            count += 1;
        }
        assert!(count > 1_000, "{count}");
    }
}

/// What a plain search by the rules can tell within so many plies.
fn searched(game: &Mice, state: &State, depth: u32) -> Exact {
    let moves = game.list(state);
    if moves.is_empty() {
        return Exact::Loss { plies: 0 };
    }
    if depth == 0 {
        return Exact::Draw;
    }
    let values = moves.into_iter().map(|mv| searched(game, &game.after(state, mv), depth - 1).before_move());
    values.max_by_key(|value| value.score()).unwrap()
}

#[test]
fn values_agree_with_plain_search() {
    let pairs = [(3, 3), (3, 4), (4, 3), (4, 4), (3, 5), (5, 3)];
    for (tables, [deep, per_pair]) in both().into_iter().zip([[4, 100], [3, 40]]) {
        let mut dice = SeededRng::new(5);
        let mut decided = 0;
        for (mover, other) in pairs {
            for _ in 0..per_pair {
                let state = drawn_by_lot(&mut dice, mover, other);
                let exact = tables.probe(&state).unwrap();
                let within = match exact {
                    Exact::Win { plies } | Exact::Loss { plies } if plies <= deep => exact,
                    _ => Exact::Draw,
                };
                decided += u32::from(within != Exact::Draw);
                let text = tables.rules().write_state(&state);
                assert_eq!(searched(&tables.rules(), &state, deep), within, "{text}");
            }
        }
        assert!(decided > 30, "{decided}");
    }
}

/// Both sides play by the table: the game is over when the table said.
#[test]
fn games_played_by_the_tables_end_when_they_say() {
    for tables in both() {
        let game = tables.rules();
        let mut dice = SeededRng::new(8);
        let mut longest = 0;
        for (mover, other) in [(3, 3), (3, 4), (4, 3), (4, 4), (5, 3), (3, 5)] {
            for _ in 0..40 {
                let mut state = drawn_by_lot(&mut dice, mover, other);
                let (Exact::Win { plies } | Exact::Loss { plies }) = tables.probe(&state).unwrap() else {
                    continue;
                };
                for left in (1..=plies).rev() {
                    let (Exact::Win { plies } | Exact::Loss { plies }) = tables.probe(&state).unwrap() else {
                        panic!("a decided game is drawn");
                    };
                    assert_eq!(plies, left);
                    let moves = tables.moves_with_values(&state);
                    let (mv, value) =
                        moves.into_iter().max_by_key(|(_, value)| value.unwrap().score()).unwrap();
                    assert_eq!(value, tables.probe(&state));
                    state = game.after(&state, mv);
                }
                assert!(game.list(&state).is_empty());
                longest = longest.max(plies);
            }
        }
        assert!(longest > 15, "{longest}");
    }
}

#[test]
fn images_and_colours_do_not_matter() {
    for tables in both() {
        let mut dice = SeededRng::new(16);
        for (mover, other) in [(3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (3, 5)] {
            for _ in 0..50 {
                let state = drawn_by_lot(&mut dice, mover, other);
                let exact = tables.probe(&state);
                assert!(exact.is_some());
                for symmetry in Symmetry::ALL {
                    assert_eq!(tables.probe(&symmetry.state(&state)), exact);
                }
                let Setup { men, hand, .. } = state.setup();
                let men = BySeat { first: men.second, second: men.first };
                let swapped = Setup { men, hand, side: Seat::SECOND }.into_state().unwrap();
                assert_eq!(tables.probe(&swapped), exact);
            }
        }
    }
}

#[test]
fn what_is_not_at_hand_is_not_said() {
    let tables = only_three(Mice::default());
    let read = |text: &str| Mice::default().read_state(text).unwrap();
    // Men in hand, too many men.
    assert_eq!(tables.probe(&Mice::default().start()), None);
    assert_eq!(tables.probe(&read("a7,d7/g1/7,8/b")), None);
    assert_eq!(tables.probe(&read("a7,d7,g4,c3/g1,e4,e5/0,0/w")), None);
    assert!(!tables.has(material(4, 3)));
    assert_eq!(tables.tally(material(4, 3), 4), None);
    assert_eq!(tables.tally(material(3, 3), 4), None);
    // A game that is over needs no table, whatever the other side has left.
    assert_eq!(tables.probe(&read("a7,d7/g1,e4,e5,f4,c3/0,0/w")), Some(Exact::Loss { plies: 0 }));
    // Captures lead into the table, other moves do not.
    let values = tables.moves_with_values(&read("a7,d7,g4/a1,d1,d2,f6/0,0/w"));
    for (mv, value) in values {
        assert_eq!(value.is_some(), mv.closes_mill(), "{mv:?}");
    }
    // While men are placed there are moves without values.
    let values = tables.moves_with_values(&Mice::default().start());
    assert!(values.len() == 24 && values.iter().all(|(_, value)| value.is_none()));
}

#[test]
fn tables_that_do_not_fit_are_refused() {
    let three = material(3, 3);
    let mut tables = Tables::new(Mice::default());
    assert_eq!(solve(&tables, material(4, 3)), Err(SolveError::Missing { material: three }));
    assert_eq!(check(&tables, three), Err(Wrong::Missing { material: three }));
    let flying = Solved::from_bytes(true, three, vec![0; tables.len_of(three)]);
    assert_eq!(tables.add(flying), Err(SolveError::OtherRules { material: three }));
    for bytes in [0, 1, tables.len_of(three) - 1, tables.len_of(three) + 1] {
        let short = Solved::from_bytes(false, three, vec![0; bytes]);
        assert_eq!(tables.add(short), Err(SolveError::WrongLength { material: three, bytes }));
    }
    // Bytes that nobody has solved are no reason to break.
    for byte in [0, 1, 2, 253, 254, 255] {
        let made_up = Solved::from_bytes(false, three, vec![byte; tables.len_of(three)]);
        tables.add(made_up).unwrap();
        assert!(matches!(check(&tables, three), Err(Wrong::Value { .. })));
        let state = Mice::default().read_state("a7,d7,g4/a1,d1,d2/0,0/w").unwrap();
        let moves = tables.moves_with_values(&state);
        assert_eq!(moves.len(), Mice::default().list(&state).len());
    }
}

#[test]
fn a_distance_that_no_byte_can_tell_is_an_error() {
    let three = material(3, 3);
    for byte in [253, 254] {
        // Whoever takes a man has lost or won as late as can be told.
        let mut tables = Tables::new(Mice::default());
        tables.add(Solved::from_bytes(false, three, vec![byte; tables.len_of(three)])).unwrap();
        let result = solve(&tables, material(4, 3));
        match byte {
            // A win in 253 plies, and then one more.
            254 => assert_eq!(result, Err(SolveError::TooFar { material: material(4, 3) })),
            _ => assert!(matches!(result, Err(SolveError::TooFar { .. })), "{result:?}"),
        }
    }
}

/// The pieces of a pass may be of any size and come in any order.
#[test]
fn the_work_can_be_cut_and_stopped() {
    let three = material(3, 3);
    let tables = Tables::new(Mice::FLYING);
    let whole = solve(&tables, three).unwrap();
    let mut passes = Vec::new();
    let cut = solve_with(&tables, three, |pass, size, work| {
        assert_eq!(size, tables.len_of(three));
        passes.push(pass);
        let mut starts: Vec<usize> = (0..size).step_by(777).collect();
        tabla_core::shuffle(&mut SeededRng::new(1), &mut starts);
        // What goes beyond the end is left out.
        starts.into_iter().for_each(|start| work(start..start + 777));
        work(size + 5..size + 9);
        ControlFlow::Continue(())
    });
    assert_eq!(cut, Ok(whole.clone()));
    assert_eq!(passes[0], Pass::Prepare);
    let settled: Vec<Pass> = (0..passes.len() as u32 - 1).map(|plies| Pass::Settle { plies }).collect();
    assert_eq!(passes[1..], settled);

    // Also at the same time, where the machine can.
    let together = solve_with(&tables, three, |_, size, work| {
        std::thread::scope(|scope| {
            for start in (0..size).step_by(20_000) {
                scope.spawn(move || work(start..size.min(start + 20_000)));
            }
        });
        ControlFlow::Continue(())
    });
    assert_eq!(together, Ok(whole.clone()));

    for stop in [Pass::Prepare, Pass::Settle { plies: 0 }, Pass::Settle { plies: 7 }] {
        let stopped = solve_with(&tables, three, |pass, size, work| {
            work(0..size);
            if pass == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(stopped, Err(SolveError::Stopped));
    }
    let mut tables = tables;
    tables.add(whole).unwrap();
    assert_eq!(check_with(&tables, three, |_, _, _| ControlFlow::Break(())), Err(Wrong::Stopped));
}

/// Three men who are shut in have lost, and nobody else.
#[test]
fn lost_at_once_means_no_move() {
    let tables = &*SLIDING;
    let numbering = Numbering::new(5);
    let mut lost = 0;
    for index in 0..numbering.size(3, 4) {
        let state = numbering.state(3, 4, index).unwrap();
        let free = Points::BOARD & !(state.men(Seat::FIRST) | state.men(Seat::SECOND));
        let is_shut_in = (state.men(Seat::FIRST).around() & free).is_empty();
        assert_eq!(tables.probe(&state) == Some(Exact::Loss { plies: 0 }), is_shut_in);
        lost += u32::from(is_shut_in);
    }
    assert!(lost > 0);
}
