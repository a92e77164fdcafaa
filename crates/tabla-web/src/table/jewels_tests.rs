//! A clock that runs from the start, whatever is done: only Jewels has one.

use serde_json::{Value, json};

use super::trial::{OUTFIT, answer, deed, english, fill_in, folded, open, play, shown};
use super::{HouseTable, Showing, unix_now};
use crate::legacy::Replayed;
use crate::wire::Act;

fn begin(setup: &Value) -> Replayed {
    open("jewels", setup).unwrap()
}

/// A setup whose game began so many milliseconds ago.
fn begun(wish: Value, ago: u64) -> Value {
    fill_in("jewels", wish, unix_now() - ago).unwrap()
}

fn first(showing: &Showing) -> String {
    showing.board["view"]["moves"][0].as_str().unwrap_or_default().to_owned()
}

fn ending(showing: &Showing) -> &str {
    showing.ending.as_ref().map_or("", |ending| &ending.saying.key)
}

#[test]
fn time_is_judged_by_what_the_deed_says() {
    let wish = json!({ "board": { "random": {} }, "limit": "5:00" });
    let mut desk = begin(&begun(wish, 60_000));
    let showing = shown(&desk.table, &[1]);
    assert!((100_000..=240_000).contains(&showing.time_left.unwrap()), "{:?}", showing.time_left);
    assert_eq!((showing.to_move, showing.seats[0].clock), (Some(1), None));
    assert!(desk.table.due().is_none() && desk.table.ends_in().unwrap().as_secs() >= 100);
    let late = desk.perform(&deed(1, play(&first(&showing)), 300_001)).unwrap_err();
    assert_eq!(english(&late), "the game is over: the time has run out");
    assert!(desk.perform(&deed(1, Act::Advised, 300_001)).is_err());
    assert_eq!(first(&shown(&desk.table, &[1])), first(&showing), "nothing has changed");
    desk.perform(&deed(1, play(&first(&showing)), 299_999)).unwrap();
    assert_eq!(shown(&desk.table, &[1]).moves[0].spent, 299_999);
}

#[test]
fn time_runs_out_without_any_deed() {
    let wish = json!({ "board": { "contest": "fence" }, "limit": "0:10" });
    let setup = begun(wish, 60_000);
    let mut desk = begin(&setup);
    let moves = |showing: &Showing| showing.board["view"]["moves"].as_array().unwrap().len();
    let over = shown(&desk.table, &[1]);
    assert_eq!((over.time_left, over.to_move, over.can.undo, moves(&over)), (Some(0), None, false, 0));
    assert_eq!(ending(&over), "jewels-ending-time");
    assert!(desk.table.ends_in().is_none() && !desk.table.has_score(), "no point was made");
    assert_eq!(answer(&desk.table, &[1], json!({ "hints": true })), Ok(json!({ "swaps": [] })));
    // A deed that was done in time is there after a restart, and counts.
    desk.perform(&deed(1, play("3 5 4 5"), 9_000)).unwrap();
    for table in [&desk.table, &folded(&desk.table)] {
        let over = shown(table, &[1]);
        assert_eq!((ending(&over), over.board["view"]["points"].as_u64()), ("jewels-ending-time", Some(6)));
        assert!(table.has_score());
    }
    assert!(desk.perform(&deed(1, Act::Undo, 60_000)).is_err());
    let (name, text) = desk.table.file("json").unwrap();
    let save: Value = serde_json::from_str(&text).unwrap();
    assert!(save["spent"].as_u64().unwrap() >= 60_000, "{name}: what is saved has lasted until now");
}

#[test]
fn a_branch_goes_on_where_its_clock_stood() {
    let wish = json!({ "board": { "random": { "seed": 8 } }, "limit": "5:00", "turns": 4 });
    let mut desk = begin(&begun(wish, 60_000));
    for count in 1..=3 {
        let text = first(&shown(&desk.table, &[1]));
        desk.perform(&deed(1, play(&text), 1_000 * count)).unwrap();
    }
    let branch = desk.table.branch(2, crate::keys::secret().unwrap()).unwrap();
    let other = HouseTable::restore(&OUTFIT, "", &branch).unwrap();
    let now = shown(&other, &[1]);
    assert_eq!((now.ply, now.board["is_helped"].as_bool()), (2, Some(true)));
    assert!((100_000..=298_000).contains(&now.time_left.unwrap()), "{:?}", now.time_left);
    assert!(desk.table.branch(4, crate::keys::secret().unwrap()).is_err());
    let back = desk.table.show(&[1], Some(2)).unwrap();
    assert!(back.can.branch && !back.can.undo && !back.can.advice);
}
