//! The evaluation *f = m + l*, worked out by hand.

use tabla_core::{Evaluate, Game, Notation, Score};
use tabla_santorini::{PlainEval, Santorini};
use tabla_testkit::playouts;

/// Plays the turn; `f` for the side that made it, and the score for the side to move then.
fn value(position: &str, turn: &str) -> (i32, Score) {
    let before = Santorini.read_state(position).unwrap();
    let mv = Santorini.read_move(&before, turn).unwrap();
    let after = Santorini.after(&before, mv);
    let root = PlainEval.begin(&Santorini, &before);
    let trail = PlainEval.follow(&Santorini, &root, &before, mv, &after);
    (trail, PlainEval.evaluate(&Santorini, &after, &trail))
}

fn check(position: &str, turn: &str, m: i32, level: i32, enemies: [i32; 2], own: [i32; 2]) {
    let f = m + level * (enemies[0] + enemies[1] - own[0] - own[1]);
    let (found, score) = value(position, turn);
    assert_eq!(found, f, "{turn} in {position}");
    assert_eq!(score, Score::points(-f), "what {turn} is worth to the other side in {position}");
}

/// The village of the rule book.
///
/// ```text
///        1    2    3    4    5
///    A   0    0    0    0    0
///    B   0    1    2    0O   0
///    C   0    1X   3    4    0
///    D   0    0    2O   1X   0
///    E   0    0    0    0    0
/// ```
const VILLAGE: &str = "0000001200013400021000000/1/C2,D4/B4,D3";
/// The same with a level on A5, and the second player to move.
const VILLAGE_OF_O: &str = "0000101200013400021000000/2/C2,D4/B4,D3";

#[test]
fn turns_of_the_first_player() {
    // To the ground, on the ground: nothing.
    check(VILLAGE, "C2 D1 E1", 0, 0, [4, 2], [1, 4]);
    // Up to 2, a level on A3: no level there before, so only the height counts.
    check(VILLAGE, "C2 B3 A3", 2, 0, [1, 3], [1, 3]);
    // Up to 2, a dome on C3: 3 × ((1 + 1) − (1 + 1)).
    check(VILLAGE, "C2 B3 C3", 2, 3, [1, 1], [1, 1]);
    // To 1, a third level on B3: 2 × ((1 + 2) − (1 + 2)).
    check(VILLAGE, "C2 B2 B3", 1, 2, [1, 2], [1, 2]);
    // Down, and a level on the square just left: 1 × ((2 + 1) − (1 + 2)).
    check(VILLAGE, "C2 D2 C2", 0, 1, [2, 1], [1, 2]);
    // Down, and a level on D4, just left: 1 × ((2 + 1) − (1 + 2)).
    check(VILLAGE, "D4 C5 D4", 0, 1, [2, 1], [1, 2]);
    // To the ground, a second level on B2: 1 × ((2 + 2) − (1 + 2)).
    check(VILLAGE, "C2 B1 B2", 0, 1, [2, 2], [1, 2]);
    // The same from the other side: 1 × ((2 + 2) − (1 + 2)).
    check(VILLAGE, "C2 C1 B2", 0, 1, [2, 2], [1, 2]);
}

#[test]
fn turns_of_the_second_player() {
    // Down to the ground, a dome on C3: 3 × ((1 + 1) − (1 + 1)).
    check(VILLAGE_OF_O, "D3 D2 C3", 0, 3, [1, 1], [1, 1]);
    // To the ground, a second level on A5: 1 × ((3 + 3) − (1 + 3)).
    check(VILLAGE_OF_O, "B4 A4 A5", 0, 1, [3, 3], [1, 3]);
    // Up to 1, a first level on the square just left: only the height counts.
    check(VILLAGE_OF_O, "B4 A5 B4", 1, 0, [2, 2], [1, 2]);
    // To the ground, a third level on B3: 2 × ((1 + 2) − (1 + 2)).
    check(VILLAGE_OF_O, "B4 A3 B3", 0, 2, [1, 2], [1, 2]);
}

/// A lonely builder: the own workers are near, then the enemies are.
#[test]
fn both_signs() {
    let own_corner = "0300000000000000000000000/2/E4,E5/A1,C1";
    // 3 × ((4 + 4) − (1 + 2)) with the step from A1 to B1, whose distance to A2 is 1.
    check(own_corner, "A1 B1 A2", 0, 3, [4, 4], [1, 2]);
    assert_eq!(value(own_corner, "A1 B1 A2").0, 15);
    assert_eq!(value(own_corner, "A1 B1 A2").1, Score::points(-15));
    let enemy_corner = "0100000000000000000000000/2/A1,B1/A3,E5";
    // 1 × ((1 + 1) − (1 + 4)): worth less than nothing to the builder, and so much to the other.
    check(enemy_corner, "A3 B3 A2", 0, 1, [1, 1], [1, 4]);
    assert_eq!(value(enemy_corner, "A3 B3 A2").0, -3);
    assert_eq!(value(enemy_corner, "A3 B3 A2").1, Score::points(3));
}

#[test]
fn only_the_last_turn_counts() {
    let before = Santorini.read_state(VILLAGE).unwrap();
    let mv = Santorini.read_move(&before, "C2 B3 A3").unwrap();
    let after = Santorini.after(&before, mv);
    for trail in [-40, 0, 7] {
        assert_eq!(PlainEval.follow(&Santorini, &trail, &before, mv, &after), 2);
    }
}

#[test]
fn a_placement_is_worth_nothing() {
    let start = "0000000000000000000000000/1//";
    assert_eq!(value(start, "C3 B2"), (0, Score::EVEN));
    assert_eq!(value("0000000000000000000000000/2/B2,C3/", "C2 D2"), (0, Score::EVEN));
    let state = Santorini.start();
    assert_eq!(PlainEval.evaluate(&Santorini, &state, &PlainEval.begin(&Santorini, &state)), Score::EVEN);
}

/// On the scale where a win is 1000 less the plies, no opinion comes near a win.
#[test]
fn opinions_stay_far_from_decided_games() {
    let mut largest = 0;
    for playout in playouts(&Santorini, 95) {
        for (index, &mv) in playout.moves.iter().enumerate() {
            let (before, after) = (&playout.states[index], &playout.states[index + 1]);
            let trail = PlainEval.follow(&Santorini, &0, before, mv, after);
            largest = largest.max(trail.abs());
        }
    }
    // m is at most 2; l at most 3 times the difference of two distances at most 4 and two at least 1.
    assert!((10..=2 + 3 * 6).contains(&largest), "{largest}");
}
