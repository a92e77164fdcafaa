//! Who wins, solved in rows: the same as the solver with distances says.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use tabla_core::{BySeat, Seat, SeededRng};
use tabla_mice::solve::{
    Exact, Material, Outcome, OutcomeTables, Round, SolveError, Tables, solve, solve_outcomes,
    solve_outcomes_with,
};
use tabla_mice::{Mice, Point, Setup, State};

/// Everything up to eight men.
static SLIDING: LazyLock<OutcomeTables> = LazyLock::new(|| solved(Mice::default()));
static FLYING: LazyLock<OutcomeTables> = LazyLock::new(|| solved(Mice::FLYING));

fn solved(rules: Mice) -> OutcomeTables {
    let mut tables = OutcomeTables::new(rules);
    for material in Material::up_to(8) {
        tables.add(solve_outcomes(&tables, material).unwrap());
    }
    tables
}

fn both() -> [&'static OutcomeTables; 2] {
    [&SLIDING, &FLYING]
}

fn outcome_of(exact: Exact) -> Outcome {
    match exact {
        Exact::Win { .. } => Outcome::Win,
        Exact::Draw => Outcome::Draw,
        Exact::Loss { .. } => Outcome::Loss,
    }
}

/// A position with so many men, all equally likely.
fn drawn_by_lot(dice: &mut SeededRng, white: usize, black: usize, side: Seat) -> State {
    let mut points: Vec<Point> = Point::ALL.to_vec();
    tabla_core::shuffle(dice, &mut points);
    let men = BySeat { first: points[..white].to_vec(), second: points[white..][..black].to_vec() };
    Setup { men, hand: BySeat::default(), side }.into_state().unwrap()
}

#[test]
fn who_wins_is_what_the_solver_with_distances_says() {
    for outcomes in both() {
        let mut tables = Tables::new(outcomes.rules());
        for material in Material::up_to(8) {
            tables.add(solve(&tables, material).unwrap()).unwrap();
            for mover in [material.more(), material.fewer()] {
                let (one, other) =
                    (outcomes.tally(material, mover).unwrap(), tables.tally(material, mover).unwrap());
                assert_eq!(
                    (one.won, one.lost, one.drawn),
                    (other.won, other.lost, other.drawn),
                    "{material}"
                );
            }
        }
        let mut dice = SeededRng::new(5);
        for material in Material::up_to(8) {
            for (mover, other) in [(material.more(), material.fewer()), (material.fewer(), material.more())] {
                for side in Seat::DUEL {
                    let (white, black) = if side == Seat::FIRST { (mover, other) } else { (other, mover) };
                    for _ in 0..500 {
                        let state = drawn_by_lot(&mut dice, white.into(), black.into(), side);
                        let exact = tables.probe(&state).map(outcome_of);
                        assert_eq!(outcomes.probe(&state), exact, "{state:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_kept_is_read_again() {
    let material = Material::new(4, 3).unwrap();
    let mut tables = OutcomeTables::new(Mice::default());
    tables.add(solve_outcomes(&tables, Material::new(3, 3).unwrap()).unwrap());
    let solved = solve_outcomes(&tables, material).unwrap();
    let bytes = solved.bytes().concat();
    assert_eq!(bytes.len(), tables.len_of(material));
    assert!(tables.read(material, bytes[1..].to_vec()).is_none());
    let read = tables.read(material, bytes.clone()).unwrap();
    assert_eq!(read.bytes().concat(), bytes);
    tables.add(read);
    assert_eq!(tables.tally(material, 4), SLIDING.tally(material, 4));
    assert_eq!(tables.tally(material, 3), SLIDING.tally(material, 3));
    let mut dice = SeededRng::new(6);
    for side in Seat::DUEL {
        for _ in 0..200 {
            let state = drawn_by_lot(&mut dice, 4, 3, side);
            assert_eq!(tables.probe(&state), SLIDING.probe(&state));
            // One byte of what is kept is enough to know.
            let place = tables.locate(&state).unwrap();
            assert_eq!(place.material, material);
            assert_eq!(Some(place.outcome(bytes[place.byte])), SLIDING.probe(&state));
        }
    }
}

#[test]
fn the_work_can_be_cut_and_stopped() {
    let material = Material::new(4, 3).unwrap();
    let whole = solve_outcomes(&SLIDING, material).unwrap();
    let mut rounds = 0;
    let cut = solve_outcomes_with(&SLIDING, material, |round, rows, work| {
        rounds += u32::from(matches!(round, Round::Hear { .. }));
        // Backwards, and in pieces.
        for start in (0..rows).step_by(17).collect::<Vec<_>>().into_iter().rev() {
            work(start..rows.min(start + 17));
        }
        ControlFlow::Continue(())
    });
    assert_eq!(cut.unwrap().bytes(), whole.bytes());
    assert!(rounds > 5);
    let stopped = solve_outcomes_with(&SLIDING, material, |round, rows, work| {
        work(0..rows);
        if round == (Round::Hear { round: 3 }) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped.err(), Some(SolveError::Stopped));
    let missing = solve_outcomes(&OutcomeTables::new(Mice::default()), material);
    assert_eq!(missing.err(), Some(SolveError::Missing { material: Material::new(3, 3).unwrap() }));
}
