use serde_json::json;
use tabla_play::jamb::FIELDS;

use super::super::trial::{again, answer, deed, english, eye, play, shown};
use super::*;

fn begin(setup: Value) -> Value {
    fill_in(setup, 7, 0).expect("a good setup")
}

fn board(showing: &Showing) -> &JambBoard {
    let Some(BoardView::Jamb(board)) = showing.board.typed() else { panic!("another game's board") };
    board
}

/// Does it, and keeps the deed.
fn act(desk: &mut dyn Desk, deeds: &mut Vec<Deed>, act: Act) {
    let seat = shown(desk, &[]).to_move.unwrap_or(1);
    let deed = deed(seat, act, 10);
    desk.perform(&deed).unwrap();
    deeds.push(deed);
}

/// The first move that writes a field.
fn field(showing: &Showing) -> String {
    let place = usize::from(showing.to_move.unwrap()) - 1;
    let moves = &board(showing).people[place].view.moves;
    moves.iter().find(|text| !text.starts_with("keep") && !text.starts_with("throw")).unwrap().clone()
}

fn friend(name: &str) -> Act {
    Act::Friend { name: name.to_owned() }
}

/// Turns of all kinds, until all fields are filled.
fn play_out(desk: &mut dyn Desk) -> Vec<Deed> {
    let mut deeds = Vec::new();
    while let Some(seat) = shown(desk, &[]).to_move {
        match deeds.len() % 4 {
            0 => act(desk, &mut deeds, friend("rule")),
            1 => act(desk, &mut deeds, friend("greedy")),
            _ => {
                act(desk, &mut deeds, Act::Throw);
                let keeps = board(&shown(desk, &[])).people[usize::from(seat) - 1].view.can_throw;
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
        let setup = begin(setup);
        let mut desk = open(&setup).unwrap();
        let deeds = play_out(&mut *desk);
        let end = shown(&*desk, &[1]);
        assert_eq!(end.to_move, None);
        let written = end.moves.iter().filter(|mv| mv.points.is_some()).count();
        assert_eq!(written, FIELDS * end.seats.len());
        let points = |seat: u8| -> i64 {
            end.moves.iter().filter(|mv| mv.seat == seat).filter_map(|mv| mv.points).sum()
        };
        for (seat, state) in (1..).zip(&end.seats) {
            assert_eq!(state.points, Some(points(seat)));
        }
        assert_eq!(end.moves.iter().map(|mv| mv.spent).sum::<u64>(), 10 * deeds.len() as u64);
        assert_eq!(shown(&*again(open, &setup, &deeds), &[1]), end);
        assert!(end.ending.is_some());
        for ply in 0..=end.ply {
            assert_eq!(desk.show(&eye(&[]), Some(ply)).unwrap().ply, ply);
        }
    }
}

#[test]
fn kept_dice_come_with_the_next_throw() {
    let mut desk = open(&begin(json!({ "people": ["Ana"], "seed": 7 }))).unwrap();
    assert!(board(&shown(&*desk, &[1])).fallen.is_empty());
    desk.perform(&deed(1, Act::Throw, 1)).unwrap();
    let first = shown(&*desk, &[1]);
    assert_eq!(board(&first).people[0].view.dice, [2, 3, 3, 4, 4]);
    assert_eq!((board(&first).fallen.len(), board(&first).kept), (5, 0));
    assert_eq!((first.ply, first.can.undo, first.can.advice), (0, false, true));
    assert_eq!(board(&first).dice.as_deref(), Some("lcg 7"));
    let twice = desk.perform(&deed(1, Act::Throw, 1)).unwrap_err();
    assert_eq!(english(&twice), "nothing is thrown here");
    desk.perform(&deed(1, play("keep 3 3"), 1)).unwrap();
    let second = shown(&*desk, &[1]);
    assert_eq!((board(&second).people[0].view.throw, board(&second).kept), (2, 2));
    assert_eq!(board(&second).fallen[..2], [3, 3]);
    assert_eq!(board(&desk.show(&eye(&[]), Some(0)).unwrap()).fallen, board(&first).fallen);
    desk.perform(&deed(1, play("down"), 1)).unwrap();
    let written = shown(&*desk, &[1]);
    assert!(written.can.undo && !written.can.advice);
    let refused = desk.perform(&deed(1, play("down"), 1)).unwrap_err();
    assert!(english(&refused).contains("down"), "{}", english(&refused));
    assert_eq!(shown(&*desk, &[1]), written);
    assert!(desk.perform(&deed(1, Act::Redo, 1)).is_err());
    desk.perform(&deed(1, Act::Undo, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).board, second.board);
    assert!(shown(&*desk, &[1]).can.redo);
    desk.perform(&deed(1, Act::Redo, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).board, written.board);
    desk.perform(&deed(1, Act::Undo, 1)).unwrap();
    assert_eq!(
        english(&desk.perform(&deed(1, Act::Undo, 1)).unwrap_err()),
        "dice have fallen since the last field was written; it stays"
    );
}

#[test]
fn a_friend_says_why() {
    for name in ["rule", "optimal", "greedy"] {
        let mut desk = open(&begin(json!({ "people": ["Ana"], "seed": 7 }))).unwrap();
        desk.perform(&deed(1, friend(name), 1)).unwrap();
        let helped = shown(&*desk, &[1]);
        assert!(board(&helped).explained.len() >= 3, "{name}");
        assert!(helped.moves.iter().all(|mv| mv.note.as_ref().unwrap().key == "desk-jamb-friend"));
        assert_eq!(
            board(&helped).people[0]
                .view
                .rows
                .iter()
                .flat_map(|row| &row.fields)
                .filter(|field| field.is_last)
                .count(),
            1
        );
        desk.perform(&deed(1, Act::Throw, 1)).unwrap();
        assert!(board(&shown(&*desk, &[1])).explained.is_empty());
    }
    let mut desk = open(&begin(json!({}))).unwrap();
    assert!(desk.perform(&deed(1, friend("nobody"), 1)).is_err());
    assert!(desk.perform(&deed(1, Act::Redo, 1)).is_err());
    assert_eq!(shown(&*desk, &[1]), shown(&*open(&begin(json!({}))).unwrap(), &[1]));
}

#[test]
fn people_stop_and_one_wins() {
    let mut desk = open(&begin(json!({ "people": ["Ana", "Eva"], "seed": 7 }))).unwrap();
    assert_eq!(board(&shown(&*desk, &[1])).dice, None);
    desk.perform(&deed(1, friend("greedy"), 1)).unwrap();
    desk.perform(&deed(2, Act::Resign, 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).to_move, Some(1));
    desk.perform(&deed(1, Act::Name { seat: 1, name: "Maja".into() }, 1)).unwrap();
    desk.perform(&deed(1, Act::Resign, 1)).unwrap();
    let end = shown(&*desk, &[1]);
    let ending = end.ending.unwrap();
    assert_eq!((ending.winner, ending.saying.key.as_str()), (Some(1), "desk-jamb-won"));
    assert_eq!(end.seats[0].name.as_deref(), Some("Maja"));
    assert!(board(&shown(&*desk, &[1])).dice.is_some());
    assert_eq!(end.moves.last().unwrap().note.as_ref().unwrap().key, "desk-jamb-stopped");
    assert!(desk.perform(&deed(1, Act::Throw, 1)).is_err());
}

#[test]
fn advice_is_marked_and_has_ranges() {
    let setup = begin(json!({ "people": ["Ana"], "seed": 7 }));
    let mut desk = open(&setup).unwrap();
    let question = json!({ "advice": true });
    assert!(answer(&*desk, &eye(&[1]), question.clone()).unwrap_err().contains("no dice"));
    // Near the end the ranges are there at once.
    while shown(&*desk, &[1]).moves.iter().filter(|mv| mv.points.is_some()).count() < 24 {
        desk.perform(&deed(1, friend("greedy"), 1)).unwrap();
    }
    desk.perform(&deed(1, Act::Throw, 1)).unwrap();
    assert!(desk.marks_advice() && desk.ask_marks(&question) && !desk.ask_marks(&json!({ "odds": true })));
    let plain = answer(&*desk, &eye(&[1]), question).unwrap();
    assert_eq!(plain["range"], Value::Null);
    let table = answer(&*desk, &eye(&[1]), json!({ "advice": true, "range": true })).unwrap();
    let choices = table["choices"].as_array().unwrap();
    let moves = board(&shown(&*desk, &[1])).people[0].view.moves.clone();
    assert_eq!(choices.len(), moves.len());
    for choice in choices {
        let text = choice["text"].as_str().unwrap().to_owned();
        assert!(moves.contains(&text));
        let (low, high) =
            (choice["range"]["low"].as_u64().unwrap(), choice["range"]["high"].as_u64().unwrap());
        assert!(low <= high);
        assert!((choice["range"]["mean"].as_f64().unwrap() - choice["total"].as_f64().unwrap()).abs() < 1e-6);
        assert_eq!(answer(&*desk, &eye(&[1]), json!({ "range": text })).unwrap(), choice["range"]);
    }
    assert_eq!(choices[0]["loss"], json!(0.0));
    let advice = desk.advise(&eye(&[1]), None, Duration::ZERO).unwrap()(&Stop::new(false)).unwrap();
    assert_eq!(advice.best.as_deref(), choices[0]["text"].as_str());
    assert!(desk.perform(&deed(1, Act::Advised, 1)).is_ok());
    assert!(board(&shown(&*desk, &[1])).is_advised);
    let best = advice.best.unwrap();
    desk.perform(&deed(1, play(&best), 1)).unwrap();
    assert_eq!(shown(&*desk, &[1]).moves.last().unwrap().note.as_ref().unwrap().key, "desk-jamb-advised");
}

#[test]
fn the_report_adds_up() {
    let mut desk = open(&begin(json!({ "people": ["Ana", "Eva"], "seed": 5 }))).unwrap();
    play_out(&mut *desk);
    for (place, seat) in [1, 2].into_iter().zip(shown(&*desk, &[1]).seats) {
        let report = answer(&*desk, &eye(&[1]), json!({ "report": place })).unwrap();
        let number = |key: &str| report[key].as_f64().unwrap();
        let total = number("start") + number("luck") - number("loss") - number("given_up");
        assert!((total - seat.points.unwrap() as f64).abs() < 1e-6);
        assert_eq!(report["turns"].as_array().unwrap().len(), FIELDS);
        let last = report["turns"].as_array().unwrap().last().unwrap();
        assert!((last["expected"].as_f64().unwrap() - total).abs() < 1e-6);
        assert_eq!(last["written"].as_i64(), seat.points);
        assert!(report["helped"].as_u64().unwrap() > 0);
    }
    assert!(answer(&*desk, &eye(&[1]), json!({ "report": 3 })).is_err());
    assert!(answer(&*desk, &eye(&[1]), json!({ "report": 0 })).is_err());
    assert!(answer(&*desk, &eye(&[1]), json!({})).is_err());
}

#[test]
fn dice_storage_and_odds_are_told() {
    let mut desk = open(&begin(json!({ "people": ["Ana"], "seed": 7 }))).unwrap();
    desk.perform(&deed(1, friend("rule"), 1)).unwrap();
    let storage = answer(&*desk, &eye(&[]), json!({ "storage": true })).unwrap();
    assert_eq!((storage["layout"].as_str(), storage["filled"].as_u64()), (Some("coo"), Some(1)));
    assert_eq!(storage["content"][0]["numbers"].as_array().unwrap().len(), 3);
    assert_eq!(storage["layouts"].as_array().unwrap().len(), 4);
    let statistics = answer(&*desk, &eye(&[]), json!({ "statistics": true })).unwrap();
    assert_eq!(
        statistics["dice"],
        statistics["faces"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum::<u64>()
    );
    assert!(answer(&*desk, &eye(&[]), json!({ "odds": true })).is_err());
    desk.perform(&deed(1, Act::Throw, 1)).unwrap();
    let odds = answer(&*desk, &eye(&[]), json!({ "odds": true })).unwrap();
    assert_eq!(odds["throws_left"], 2);
    assert_eq!(odds["rows"].as_array().unwrap().len(), 4);
}

#[test]
fn files_are_read_back() {
    let mut alone = open(&begin(json!({ "people": ["Ana"], "seed": 4 }))).unwrap();
    let mut deeds = Vec::new();
    for _ in 0..3 {
        act(&mut *alone, &mut deeds, Act::Throw);
        act(&mut *alone, &mut deeds, play("down"));
    }
    for format in alone.formats() {
        let (name, text) = alone.file(format).unwrap();
        let setup = begin(json!({ "people": ["Ana"], "load": { "name": name, "text": text } }));
        assert_eq!(shown(&*open(&setup).unwrap(), &[1]).board, shown(&*alone, &[1]).board);
    }
    act(&mut *alone, &mut deeds, friend("rule"));
    assert!(alone.file("jamb").is_err());
    assert!(alone.file("json").is_ok());
    assert!(alone.file("gcg").is_err());
}

#[test]
fn a_branch_begins_with_the_dice_that_lay() {
    let mut desk = open(&begin(json!({ "people": ["Ana"], "seed": 4 }))).unwrap();
    play_out(&mut *desk);
    let branch = desk.branch(5).unwrap();
    let (past, now) = (desk.show(&eye(&[1]), Some(5)).unwrap(), shown(&*open(&branch.setup).unwrap(), &[1]));
    assert_eq!((now.ply, &now.position), (5, &past.position));
    assert!(desk.branch(500).is_err());
}

#[test]
fn a_game_goes_on_from_a_position() {
    for position in ["3/0,48/kenta=66/1:12233", "3,4/0/kenta=66/3:12233", "3//2=4/1:?????"] {
        let setup = begin(json!({ "people": ["Ana"], "seed": 9, "position": position }));
        let mut desk = open(&setup).unwrap();
        let start = shown(&*desk, &[1]);
        let lies = position.contains(":1");
        assert_eq!(
            (start.can.advice, board(&start).fallen.len()),
            (lies, if lies { 5 } else { 0 }),
            "{position}"
        );
        let already = start.seats[0].points.unwrap();
        let deeds = play_out(&mut *desk);
        let end = shown(&*desk, &[1]);
        assert_eq!(shown(&*again(open, &setup, &deeds), &[1]), end);
        let made: i64 = end.moves.iter().filter_map(|mv| mv.points).sum();
        assert_eq!(end.seats[0].points, Some(already + made));
        let report = answer(&*desk, &eye(&[1]), json!({ "report": 1 })).unwrap();
        let number = |key: &str| report[key].as_f64().unwrap();
        let total = number("start") + number("luck") - number("loss");
        assert!((total - end.seats[0].points.unwrap() as f64).abs() < 1e-6);
        let (name, text) = desk.file("json").unwrap();
        let loaded = begin(json!({ "load": { "name": name, "text": text } }));
        assert_eq!(shown(&*open(&loaded).unwrap(), &[1]).position, end.position);
        assert!(desk.file("jamb").is_err());
    }
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
        .map(|setup| {
            let text = setup.to_string();
            format!("{text}\n  {}\n", english(&fill_in(setup, 1, 0).unwrap_err()))
        })
        .collect();
    insta::assert_snapshot!(table);
}
