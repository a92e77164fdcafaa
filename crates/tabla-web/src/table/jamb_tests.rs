//! Jamb at a desk: throws, friends, marks and files, and that its events are the same game.

use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_games::jamb::FIELDS;

use super::trial::{OUTFIT, again, answer, deed, folded, play, shown};
use super::{Help, HouseTable, Showing, Stop, trial};
use crate::legacy::{Deed, Replayed};
use crate::wire::Act;

const GAME: &str = "jamb";

fn fill_in(wish: Value) -> Result<Value, Saying> {
    trial::fill_in(GAME, wish, 0)
}

fn open(setup: &Value) -> Replayed {
    trial::open(GAME, setup).expect("a good setup")
}

fn begin(setup: Value) -> Replayed {
    open(&fill_in(setup).expect("a good setup"))
}

/// Does it, and keeps the deed.
fn act(desk: &mut Replayed, deeds: &mut Vec<Deed>, act: Act) {
    let seat = shown(&desk.table, &[]).to_move.unwrap_or(1);
    let deed = deed(seat, act, 10);
    desk.perform(&deed).unwrap();
    deeds.push(deed);
}

fn moves(showing: &Showing) -> Vec<String> {
    let place = usize::from(showing.to_move.unwrap()) - 1;
    serde_json::from_value(showing.board["people"][place]["view"]["moves"].clone()).unwrap()
}

/// The first move that writes a field.
fn field(showing: &Showing) -> String {
    let is_field = |text: &String| !text.starts_with("keep") && !text.starts_with("throw");
    moves(showing).into_iter().find(is_field).unwrap()
}

fn friend(name: &str) -> Act {
    Act::Friend { name: name.to_owned() }
}

/// Turns of all kinds, until all fields are filled.
fn play_out(desk: &mut Replayed) -> Vec<Deed> {
    let mut deeds = Vec::new();
    while shown(&desk.table, &[]).to_move.is_some() {
        match deeds.len() % 4 {
            0 => act(desk, &mut deeds, friend("rule")),
            1 => act(desk, &mut deeds, friend("greedy")),
            _ => {
                act(desk, &mut deeds, Act::Throw);
                let keeps = moves(&shown(&desk.table, &[])).contains(&"throw all".to_owned());
                if keeps && deeds.len() % 3 == 0 {
                    act(desk, &mut deeds, play("throw all"));
                }
                let text = field(&shown(&desk.table, &[]));
                act(desk, &mut deeds, play(&text));
            }
        }
    }
    deeds
}

#[test]
fn a_whole_game_is_the_same_game_again() {
    for setup in [
        json!({ "people": ["Ana", "Боба"], "seed": 12, "shared": true }),
        json!({ "people": [""], "generator": "bbs", "storage": "csr", "jamb_is_ful": true }),
    ] {
        let setup = fill_in(setup).unwrap();
        let mut desk = open(&setup);
        let deeds = play_out(&mut desk);
        let end = shown(&desk.table, &[1]);
        assert_eq!(end.to_move, None);
        let written = end.moves.iter().filter(|mv| mv.points.is_some()).count();
        assert_eq!(written, FIELDS * end.seats.len());
        for (seat, state) in (1..).zip(&end.seats) {
            let own = end.moves.iter().filter(|mv| mv.seat == seat);
            assert_eq!(state.points, Some(own.filter_map(|mv| mv.points).sum()));
        }
        assert_eq!(end.moves.iter().map(|mv| mv.spent).sum::<u64>(), 10 * deeds.len() as u64);
        assert_eq!(shown(&again(GAME, &setup, &deeds), &[1]), end);
        assert_eq!(shown(&folded(&desk.table), &[1]), end);
        assert!(end.ending.is_some());
        for ply in 0..=end.ply {
            assert_eq!(desk.table.show(&[], Some(ply)).unwrap().ply, ply);
        }
        let branch =
            HouseTable::restore(&OUTFIT, "", &desk.table.branch(5, crate::keys::secret().unwrap()).unwrap())
                .unwrap();
        let (past, now) = (desk.table.show(&[1], Some(5)).unwrap(), shown(&branch, &[1]));
        assert_eq!((now.ply, &now.position), (5, &past.position));
        assert!(desk.table.branch(500, crate::keys::secret().unwrap()).is_err());
    }
}

#[test]
fn a_friend_says_why() {
    for name in ["rule", " Optimal", "greedy"] {
        let mut desk = begin(json!({ "people": ["Ana"], "seed": 7 }));
        desk.perform(&deed(1, friend(name), 1)).unwrap();
        let helped = shown(&desk.table, &[1]);
        assert!(helped.board["explained"].as_array().unwrap().len() >= 3, "{name}");
        assert_eq!(shown(&desk.table, &[]).board["explained"], helped.board["explained"], "dice lie open");
        assert!(helped.moves.iter().all(|mv| mv.note.as_ref().unwrap().key == "desk-jamb-friend"));
        desk.perform(&deed(1, Act::Throw, 1)).unwrap();
        assert_eq!(shown(&desk.table, &[1]).board["explained"], json!([]));
    }
    let mut desk = begin(json!({}));
    for nobody in ["nobody", "human", ""] {
        assert_eq!(desk.perform(&deed(1, friend(nobody), 1)).unwrap_err().key, "jamb-save-friend");
    }
    assert_eq!(shown(&desk.table, &[1]), shown(&begin(json!({})).table, &[1]));
}

#[test]
fn advice_leaves_a_mark_where_there_is_something_to_decide() {
    let mut desk = begin(json!({ "people": ["Ana"], "seed": 7 }));
    let question = json!({ "advice": true });
    assert!(answer(&desk.table, &[1], question.clone()).unwrap_err().contains("no dice"));
    desk.perform(&deed(1, Act::Advised, 1)).unwrap();
    desk.perform(&deed(1, Act::Throw, 1)).unwrap();
    assert_eq!(shown(&desk.table, &[1]).board["is_advised"], json!(false));
    assert!(desk.table.marks_advice());
    let hidden = json!({ "odds": true, "range": "hand 1" });
    assert_eq!([&question, &hidden].map(|asked| desk.table.help(asked)), [Help::Marked; 2]);
    assert_eq!(desk.table.help(&json!({ "odds": true, "advice": false })), Help::None);
    let table = answer(&desk.table, &[1], question).unwrap();
    let advice = desk.table.advise(&[1], None, Duration::ZERO).unwrap().run(&Stop::new(false)).unwrap();
    assert_eq!(advice.best.as_deref(), table["choices"][0]["text"].as_str());
    desk.perform(&deed(1, Act::Advised, 1)).unwrap();
    assert_eq!(shown(&desk.table, &[1]).board["is_advised"], json!(true));
    desk.perform(&deed(1, play(&advice.best.unwrap()), 1)).unwrap();
    assert_eq!(
        shown(&desk.table, &[1]).moves.last().unwrap().note.as_ref().unwrap().key,
        "desk-jamb-advised"
    );
}

#[test]
fn people_stop_and_one_wins() {
    let mut desk = begin(json!({ "people": ["Ana", "Eva"], "seed": 7 }));
    assert!(desk.table.hides());
    desk.perform(&deed(1, friend("greedy"), 1)).unwrap();
    desk.perform(&deed(2, Act::Resign, 1)).unwrap();
    assert_eq!(shown(&desk.table, &[1]).to_move, Some(1));
    desk.perform(&deed(1, Act::Name { seat: 1, name: "Maja".into() }, 1)).unwrap();
    desk.perform(&deed(1, Act::Resign, 1)).unwrap();
    let end = shown(&desk.table, &[1]);
    let ending = end.ending.unwrap();
    assert_eq!((ending.winner, ending.saying.key.as_str()), (Some(1), "reason-and-more"));
    assert_eq!(end.moves.last().unwrap().note.as_ref().unwrap().key, "desk-jamb-stopped");
    assert!(!desk.table.hides() && desk.perform(&deed(1, Act::Throw, 1)).is_err());
}
