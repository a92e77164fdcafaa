//! What a game of two is thought to be worth.

use std::time::Duration;

use serde_json::json;

use super::table::{self, Outfit};
use super::trial::eye;
use crate::desk::{Desk, Stop};
use crate::wire::AdviceView;

/// The player to move climbs from B3 to A3 and wins.
const WON_BY_FIRST: &str = "0030001210014410022000210/1/B3,D3/A4,C2";
const WON_BY_SECOND: &str = "0030001210014410022000200/2/A4,C2/B3,D3";

fn desk(position: &str, player: &str) -> Box<dyn Desk> {
    let setup = json!({ "players": [player, player], "position": position });
    table::open(&Outfit::small(), "", "santorini", &setup).expect("a position")
}

fn advice(desk: &dyn Desk) -> AdviceView {
    desk.advise(&eye(&[]), None, Duration::from_millis(50)).unwrap()(&Stop::new(false)).unwrap()
}

fn own_thought(desk: &dyn Desk) -> AdviceView {
    desk.own_thought(&eye(&[]), None, Duration::from_millis(50)).unwrap()(&Stop::new(false)).unwrap()
}

#[test]
fn everything_is_told_as_the_first_player_stands() {
    for (position, bar, value, key) in
        [(WON_BY_FIRST, 1.0, "#1", "verdict-win"), (WON_BY_SECOND, 0.0, "−#1", "verdict-loss")]
    {
        let advice = advice(&*desk(position, "human"));
        assert_eq!((advice.bar, advice.value.as_deref()), (Some(bar), Some(value)));
        assert_eq!(advice.saying.unwrap().key, key);
        let best = &advice.lines[0];
        assert_eq!(best.value, value);
        assert_eq!(best.number.map(f64::signum), Some(2.0 * bar - 1.0));
        // A line that wins is one for the mover to choose, whoever moves.
        assert_eq!(best.fate.as_deref(), Some("win"));
        let sign = if bar > 0.5 { '≤' } else { '≥' };
        let bounds = |line: &&crate::wire::LineView| line.value.starts_with(['≤', '≥']);
        assert!(advice.lines.iter().filter(bounds).all(|line| line.value.starts_with(sign)));
    }
}

#[test]
fn advice_is_the_champions_whoever_is_to_move() {
    for player in ["human", "simple:depth=1", "champion:depth=1"] {
        let advice = advice(&*desk(WON_BY_FIRST, player));
        assert_eq!(advice.value.as_deref(), Some("#1"), "{player}");
    }
    // A plain player counts on its own scale.
    assert_eq!(own_thought(&*desk(WON_BY_FIRST, "simple:depth=1")).value.as_deref(), Some("+999"));
    assert_eq!(own_thought(&*desk(WON_BY_FIRST, "human")).value.as_deref(), Some("#1"));
}
