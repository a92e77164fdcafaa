//! Scores compare as they should, and mean what they say.

use tabla_core::{Score, Verdict};

/// Scores from the worst to the best.
fn ladder() -> Vec<Score> {
    let plies = [0, 1, 2, 3, 94, 95, 999, 3_999, 4_000];
    let losses = plies.iter().map(|&plies| Score::loss_in(plies));
    let opinions = [-25_000, -1_000, -1, 0, 1, 7, 999, 1_000, 24_999, 25_000].map(Score::points);
    let wins = plies.iter().rev().map(|&plies| Score::win_in(plies));
    let ends = ([Score::MIN], [Score::MAX]);
    ends.0.into_iter().chain(losses).chain(opinions).chain(wins).chain(ends.1).collect()
}

#[test]
fn the_ladder_is_in_order() {
    let ladder = ladder();
    for pair in ladder.windows(2) {
        assert!(pair[0] < pair[1], "{:?} and {:?}", pair[0], pair[1]);
        assert!(-pair[0] > -pair[1], "{:?} and {:?} for the other side", pair[0], pair[1]);
    }
}

#[test]
fn the_number_comes_back() {
    for score in ladder() {
        assert_eq!(Score::from_raw(score.raw()), score);
        assert_eq!(-(-score), score);
        assert_eq!((-score).raw(), -score.raw());
    }
    assert_eq!(Score::EVEN, Score::points(0));
    assert_eq!(-Score::MAX, Score::MIN);
}

#[test]
fn a_verdict_says_what_the_score_was_made_of() {
    for plies in [0, 1, 2, 95, 4_000] {
        assert_eq!(Score::win_in(plies).verdict(), Verdict::Win { plies });
        assert_eq!(Score::loss_in(plies).verdict(), Verdict::Loss { plies });
        assert!(Score::win_in(plies).is_decided() && Score::loss_in(plies).is_decided());
    }
    for points in [-25_000, -3, 0, 3, 25_000] {
        assert_eq!(Score::points(points).verdict(), Verdict::Opinion(points));
        assert!(!Score::points(points).is_decided());
    }
    for score in ladder() {
        assert_eq!((-score).verdict(), score.verdict().for_opponent(), "{score:?}");
    }
}

#[test]
fn an_opinion_never_looks_like_a_decided_game() {
    for points in [25_001, 30_000, 1_000_000, i32::MAX] {
        assert_eq!(Score::points(points), Score::points(25_000));
        assert_eq!(Score::points(-points), Score::points(-25_000));
    }
    assert_eq!(Score::points(i32::MIN), Score::points(-25_000));
}

#[test]
fn very_long_wins_are_still_wins() {
    assert_eq!(Score::win_in(u32::MAX), Score::win_in(4_000));
    assert_eq!(Score::loss_in(u32::MAX), Score::loss_in(4_000));
    assert!(Score::win_in(u32::MAX) > Score::points(25_000));
}

/// A search hands a child's score to its parent: negated, and one ply farther away.
#[test]
fn a_decided_game_moves_away_by_a_ply() {
    assert_eq!((-Score::loss_in(0)).farther(1), Score::win_in(1));
    assert_eq!((-Score::win_in(1)).farther(1), Score::loss_in(2));
    assert_eq!((-Score::points(7)).farther(1), Score::points(-7));
    for plies in 0..200 {
        assert_eq!(Score::win_in(plies).farther(1), Score::win_in(plies + 1));
        assert_eq!(Score::loss_in(plies).farther(1), Score::loss_in(plies + 1));
        assert_eq!(Score::loss_in(plies).farther(3).farther(-3), Score::loss_in(plies));
    }
}

#[test]
fn a_window_stays_within_the_ends() {
    assert_eq!(Score::points(10).shifted(-25), Score::points(-15));
    assert_eq!(Score::win_in(1).shifted(i32::from(i16::MAX)), Score::MAX);
    assert_eq!(Score::loss_in(1).shifted(-i32::from(i16::MAX)), Score::MIN);
    assert_eq!(Score::MAX.shifted(1), Score::MAX);
    assert_eq!(Score::MIN.shifted(-1), Score::MIN);
}

#[test]
fn verdicts_fit_another_scale() {
    let on_scale = |score: Score| score.verdict().on_scale(1_000);
    assert_eq!(on_scale(Score::win_in(1)), 999);
    assert_eq!(on_scale(Score::win_in(5)), 995);
    assert_eq!(on_scale(Score::loss_in(0)), -1_000);
    assert_eq!(on_scale(Score::loss_in(4)), -996);
    assert_eq!(on_scale(Score::points(-18)), -18);
}

#[test]
fn scores_show_what_they_mean() {
    assert_eq!(format!("{:?}", Score::win_in(3)), "Win { plies: 3 }");
    assert_eq!(format!("{:?}", Score::points(-4)), "Opinion(-4)");
}
