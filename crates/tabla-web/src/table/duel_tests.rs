//! What a game of two is thought to be worth.

use std::time::Duration;

use serde_json::json;

use super::trial::open;
use super::{HouseTable, Stop};
use crate::wire::AdviceView;

/// The player to move climbs from B3 to A3 and wins.
const WON_BY_FIRST: &str = "0030001210014410022000210/1/B3,D3/A4,C2";
const WON_BY_SECOND: &str = "0030001210014410022000200/2/A4,C2/B3,D3";

fn table(position: &str, player: &str) -> HouseTable {
    let setup = json!({ "players": [player, player], "position": position });
    open("santorini", &setup).expect("a position").table
}

fn advice(table: &HouseTable) -> AdviceView {
    table.advise(&[], None, Duration::from_millis(50)).unwrap().run(&Stop::new(false)).unwrap()
}

fn own_thought(table: &HouseTable) -> AdviceView {
    table.own_thought(&[], None, Duration::from_millis(50)).unwrap().run(&Stop::new(false)).unwrap()
}

#[test]
fn everything_is_told_as_the_first_player_stands() {
    for (position, bar, value, key) in
        [(WON_BY_FIRST, 1.0, "#1", "verdict-win"), (WON_BY_SECOND, 0.0, "−#1", "verdict-loss")]
    {
        let advice = advice(&table(position, "human"));
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
        let advice = advice(&table(WON_BY_FIRST, player));
        assert_eq!(advice.value.as_deref(), Some("#1"), "{player}");
    }
    // A plain player counts on its own scale.
    assert_eq!(own_thought(&table(WON_BY_FIRST, "simple:depth=1")).value.as_deref(), Some("+999"));
    assert_eq!(own_thought(&table(WON_BY_FIRST, "human")).value.as_deref(), Some("#1"));
}
