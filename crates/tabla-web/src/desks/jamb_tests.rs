//! Jamb at a desk: throws, friends, marks and files, and that deeds do everything again.

use std::time::Duration;

use serde_json::{Value, json};
use tabla_core::Saying;
use tabla_play::jamb::FIELDS;

use super::table::{self, Outfit};
use super::trial::{again, answer, deed, english, eye, play, shown};
use crate::desk::{Deed, Desk, Showing, Stop};
use crate::wire::Act;

fn open(setup: &Value) -> Result<Box<dyn Desk>, Saying> {
    table::open(&Outfit::small(), "", "jamb", setup)
}

fn fill_in(setup: Value) -> Result<Value, Saying> {
    super::fill_in(&Outfit::small(), "jamb", setup, 7, 0)
}

fn begin(setup: Value) -> Box<dyn Desk> {
    open(&fill_in(setup).expect("a good setup")).expect("a good setup")
}

/// Does it, and keeps the deed.
fn act(desk: &mut dyn Desk, deeds: &mut Vec<Deed>, act: Act) {
    let seat = shown(desk, &[]).to_move.unwrap_or(1);
    let deed = deed(seat, act, 10);
    desk.perform(&deed).unwrap();
    deeds.push(deed);
}

fn moves(showing: &Showing) -> Vec<String> {
    let place = usize::from(showing.to_move.unwrap()) - 1;
    serde_json::from_value(showing.board.json()["people"][place]["view"]["moves"].clone()).unwrap()
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
fn play_out(desk: &mut dyn Desk) -> Vec<Deed> {
    let mut deeds = Vec::new();
    while shown(desk, &[]).to_move.is_some() {
        match deeds.len() % 4 {
            0 => act(desk, &mut deeds, friend("rule")),
            1 => act(desk, &mut deeds, friend("greedy")),
            _ => {
                act(desk, &mut deeds, Act::Throw);
                let keeps = moves(&shown(desk, &[])).contains(&"throw all".to_owned());
                if keeps && deeds.len() % 3 == 0 {
                    act(desk, &mut deeds, play("throw all"));
                }
                let text = field(&shown(desk, &[]));
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
        let mut desk = open(&setup).unwrap();
        let deeds = play_out(&mut *desk);
        let end = shown(&*desk, &[1]);
        assert_eq!(end.to_move, None);
        let written = end.moves.iter().filter(|mv| mv.points.is_some()).count();
        assert_eq!(written, FIELDS * end.seats.len());
        for (seat, state) in (1..).zip(&end.seats) {
            let own = end.moves.iter().filter(|mv| mv.seat == seat);
            assert_eq!(state.points, Some(own.filter_map(|mv| mv.points).sum()));
        }
        assert_eq!(end.moves.iter().map(|mv| mv.spent).sum::<u64>(), 10 * deeds.len() as u64);
        assert_eq!(shown(&*again(open, &setup, &deeds), &[1]), end);
        assert!(end.ending.is_some());
        for ply in 0..=end.ply {
            assert_eq!(desk.show(&eye(&[]), Some(ply)).unwrap().ply, ply);
        }
        let branch = open(&desk.branch(5).unwrap().setup).unwrap();
        let (past, now) = (desk.show(&eye(&[1]), Some(5)).unwrap(), shown(&*branch, &[1]));
        assert_eq!((now.ply, &now.position), (5, &past.position));
        assert!(desk.branch(500).is_err());
    }
}

#[test]
fn a_friend_says_why() {
    for name in ["rule", " Optimal", "greedy"] {
        let mut desk = begin(json!({ "people": ["Ana"], "seed": 7 }));
        desk.perform(&deed(1, friend(name), 1)).unwrap();
        let helped = shown(&*desk, &[1]);
        assert!(helped.board.json()["explained"].as_array().unwrap().len() >= 3, "{name}");
        assert!(helped.moves.iter().all(|mv| mv.note.as_ref().unwrap().key == "desk-jamb-friend"));
        desk.perform(&deed(1, Act::Throw, 1)).unwrap();
        assert_eq!(shown(&*desk, &[1]).board.json()["explained"], json!([]));
    }
    let mut desk = begin(json!({}));
    for nobody in ["nobody", "human", ""] {
        assert_eq!(desk.perform(&deed(1, friend(nobody), 1)).unwrap_err().key, "jamb-save-friend");
    }
    assert_eq!(shown(&*desk, &[1]), shown(&*begin(json!({})), &[1]));
}

#[test]
fn advice_leaves_a_mark_where_there_is_something_to_decide() {
    let mut desk = begin(json!({ "people": ["Ana"], "seed": 7 }));
    let question = json!({ "advice": true });
    assert!(answer(&*desk, &eye(&[1]), question.clone()).unwrap_err().contains("no dice"));
    desk.perform(&deed(1, Act::Advised, 1)).unwrap();
    desk.perform(&deed(1, Act::Throw, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).board.json()["is_advised"], json!(false));
    assert!(desk.marks_advice() && desk.ask_marks(&question) && !desk.ask_marks(&json!({ "odds": true })));
    let table = answer(&*desk, &eye(&[1]), question).unwrap();
    let advice = desk.advise(&eye(&[1]), None, Duration::ZERO).unwrap()(&Stop::new(false)).unwrap();
    assert_eq!(advice.best.as_deref(), table["choices"][0]["text"].as_str());
    desk.perform(&deed(1, Act::Advised, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).board.json()["is_advised"], json!(true));
    desk.perform(&deed(1, play(&advice.best.unwrap()), 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).moves.last().unwrap().note.as_ref().unwrap().key, "desk-jamb-advised");
}

#[test]
fn people_stop_and_one_wins() {
    let mut desk = begin(json!({ "people": ["Ana", "Eva"], "seed": 7 }));
    assert!(desk.hides());
    desk.perform(&deed(1, friend("greedy"), 1)).unwrap();
    desk.perform(&deed(2, Act::Resign, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).to_move, Some(1));
    desk.perform(&deed(1, Act::Name { seat: 1, name: "Maja".into() }, 1)).unwrap();
    desk.perform(&deed(1, Act::Resign, 1)).unwrap();
    let end = shown(&*desk, &[1]);
    let ending = end.ending.unwrap();
    assert_eq!((ending.winner, ending.saying.key.as_str()), (Some(1), "desk-jamb-won"));
    assert_eq!(end.moves.last().unwrap().note.as_ref().unwrap().key, "desk-jamb-stopped");
    assert!(!desk.hides() && desk.perform(&deed(1, Act::Throw, 1)).is_err());
}

#[test]
fn bad_setups_are_refused() {
    let record = |text: &str| json!({ "load": { "name": "g.txt", "text": text } });
    let setups = [
        json!("x"),
        json!({ "people": ["Ana", "ana"] }),
        json!({ "people": ["a".repeat(21)] }),
        json!({ "people": ["1", "2", "3", "4", "5", "6", "7", "8", "9"] }),
        json!({ "people": ["a\u{7}"] }),
        json!({ "person": "Ana" }),
        json!({ "generator": "moon" }),
        json!({ "seed": -3 }),
        json!({ "seed": "7" }),
        json!({ "storage": "heap" }),
        json!({ "friend_odds": "lucky" }),
        json!({ "friend_threshold": "2" }),
        json!({ "position": "7/0//1:12233" }),
        json!({ "people": ["Ana", "Eva"], "position": "/0//1:12233" }),
        record(""),
        record("hello"),
        record("{\"tabla-save\":1,\"game\":\"jewels\",\"date\":\"\"}"),
        record("{\"tabla-save\":9,\"game\":\"jamb\",\"date\":\"\"}"),
    ];
    let table: String = setups
        .into_iter()
        .map(|setup| format!("{setup}\n  {}\n", english(&fill_in(setup.clone()).unwrap_err())))
        .collect();
    insta::assert_snapshot!(table);
}
