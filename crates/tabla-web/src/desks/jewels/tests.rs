use serde_json::json;

use super::super::trial::{again, answer, deed, english, eye, play, shown};
use super::*;

const START: u64 = 1_000_000;

fn begin(setup: Value) -> Value {
    fill_in(setup, 7, START).expect("a good setup")
}

fn board(showing: &Showing) -> &JewelsBoard {
    let Some(BoardView::Jewels(board)) = showing.board.typed() else { panic!("another game's board") };
    board
}

/// Plays the first swap until none is left to be played; the deeds.
fn play_out(desk: &mut dyn Desk) -> Vec<Deed> {
    let mut deeds = Vec::new();
    while let Some(text) = board(&shown(desk, &[1])).view.moves.first().cloned() {
        let deed = deed(1, play(&text), 100 * (deeds.len() as u64 + 1));
        desk.perform(&deed).unwrap();
        deeds.push(deed);
    }
    deeds
}

#[test]
fn a_whole_game_is_the_same_game_again() {
    let setup = begin(json!({ "board": { "random": { "seed": 3, "length": 64 } }, "turns": 12 }));
    let mut desk = open(&setup).unwrap();
    let deeds = play_out(&mut *desk);
    assert_eq!(deeds.len(), 12);
    let end = shown(&*desk, &[1]);
    assert_eq!((end.ply, end.to_move), (12, None));
    assert_eq!(ending(&end), "jewels-ending-turns");
    assert_eq!(end.moves.iter().map(|mv| mv.points.unwrap()).sum::<i64>(), end.seats[0].points.unwrap());
    assert_eq!(end.moves[5].spent, 100);
    assert_eq!(shown(&*again(open, &setup, &deeds), &[1]), end);
    let record = desk.score("Ana").unwrap();
    assert_eq!((record.turns, record.name.as_str(), record.board.as_str()), (12, "Ana", "3"));
}

fn ending(showing: &Showing) -> &str {
    showing.ending.as_ref().map_or("", |ending| &ending.saying.key)
}

#[test]
fn a_past_board_is_shown_with_the_round_that_led_there() {
    let setup = begin(json!({ "board": { "contest": "random" }, "turns": 3 }));
    let mut desk = open(&setup).unwrap();
    let start = board(&shown(&*desk, &[])).clone();
    assert_eq!((start.before.as_ref(), start.view.last.as_ref()), (None, None));
    play_out(&mut *desk);
    let first = desk.show(&eye(&[1]), Some(1)).unwrap();
    assert_eq!(first.moves.len(), 3);
    assert_eq!(board(&first).before.as_ref(), Some(&start.view.rows));
    assert_eq!(board(&first).preview_before.as_ref(), Some(&start.view.preview));
    assert_eq!(board(&first).view.last.as_ref().unwrap().swap, first.moves[0].text);
    assert!(board(&first).view.moves.is_empty());
    assert!(first.can.branch && !first.can.undo && !first.can.advice);
    assert!(desk.show(&eye(&[1]), Some(4)).is_err());
}

#[test]
fn time_is_judged_by_what_the_deed_says() {
    let setup = begin(json!({ "board": { "random": {} }, "limit": "0:10" }));
    let mut desk = JewelsDesk::open(&setup, || START + 9_999).unwrap();
    assert_eq!(desk.stamp(START + 5, START + 77), 77);
    let showing = shown(&desk, &[1]);
    assert_eq!((showing.time_left, showing.to_move), (Some(1), Some(1)));
    let text = board(&showing).view.moves[0].clone();
    let late = desk.perform(&deed(1, play(&text), 10_000)).unwrap_err();
    assert_eq!(english(&late), "the game is over: the time has run out");
    desk.perform(&deed(1, play(&text), 9_999)).unwrap();
    desk.clock = || START + 10_000;
    let showing = shown(&desk, &[1]);
    assert_eq!((showing.time_left, showing.to_move, showing.can.undo), (Some(0), None, false));
    assert_eq!(ending(&showing), "jewels-ending-time");
    assert!(board(&showing).view.moves.is_empty());
    assert!(desk.score("Ana").is_some());
    assert!(desk.perform(&deed(1, Act::Undo, 10_000)).is_err());
    assert_eq!(answer(&desk, &eye(&[1]), json!({ "hints": true })), Ok(json!({ "swaps": [] })));
}

#[test]
fn taking_back_and_advice_leave_a_mark() {
    let setup = begin(json!({ "board": { "random": { "seed": 5 } }, "turns": 4 }));
    let mut desk = open(&setup).unwrap();
    let start = shown(&*desk, &[1]);
    assert!(desk.perform(&deed(1, Act::Undo, 1)).is_err());
    assert!(desk.perform(&deed(1, Act::Redo, 1)).is_err());
    desk.perform(&deed(1, play(&board(&start).view.moves[1].clone()), 10)).unwrap();
    let once = shown(&*desk, &[1]);
    assert!(!board(&once).is_helped);
    desk.perform(&deed(1, Act::Undo, 20)).unwrap();
    let back = shown(&*desk, &[1]);
    assert_eq!(board(&back).view, board(&start).view);
    assert!(board(&back).is_helped && back.can.redo && !back.can.undo);
    desk.perform(&deed(1, Act::Redo, 10)).unwrap();
    assert_eq!(board(&shown(&*desk, &[1])).view, board(&once).view);
    play_out(&mut *desk);
    assert!(desk.score("Ana").is_none());

    let mut asked = open(&setup).unwrap();
    assert!(asked.marks_advice());
    let advice =
        asked.advise(&eye(&[1]), None, Duration::from_millis(20)).unwrap()(&Stop::new(false)).unwrap();
    assert!(board(&start).view.moves.contains(advice.best.as_ref().unwrap()));
    asked.perform(&deed(1, Act::Advised, 1)).unwrap();
    play_out(&mut *asked);
    assert!(asked.score("Ana").is_none());
}

#[test]
fn somebody_can_stop() {
    let mut desk = open(&begin(json!({}))).unwrap();
    desk.perform(&deed(1, Act::Resign, 5)).unwrap();
    let end = shown(&*desk, &[1]);
    assert_eq!(ending(&end), "desk-jewels-stopped");
    assert_eq!(end.can, CanView { branch: true, ..CanView::default() });
    assert!(desk.perform(&deed(1, Act::Throw, 6)).is_err());
}

#[test]
fn files_are_read_back() {
    let setup = begin(json!({ "board": { "contest": "fence" }, "limit": "999:59", "turns": 5 }));
    let mut desk = JewelsDesk::open(&setup, || START + 600).unwrap();
    for count in 1..=2 {
        let text = board(&shown(&desk, &[1])).view.moves[0].clone();
        desk.perform(&deed(1, play(&text), 250 * count)).unwrap();
    }
    let (name, text) = desk.file("board").unwrap();
    assert_eq!(name, "jewels-fence.txt");
    assert_eq!(text.matches("\r\n").count(), 16);
    let anew = begin(json!({ "board": { "file": { "name": name, "text": text } } }));
    assert_eq!(board(&shown(&*open(&anew).unwrap(), &[])).view.rows, desk.view(0).unwrap().rows);

    let (name, text) = desk.file("json").unwrap();
    let loaded = fill_in(json!({ "load": { "name": name, "text": text } }), 9, START + 50_000).unwrap();
    let loaded = JewelsDesk::open(&loaded, || START + 50_000).unwrap();
    let (was, is) = (shown(&desk, &[1]), shown(&loaded, &[1]));
    assert_eq!((board(&was), was.time_left), (board(&is), is.time_left));

    let (_, swaps) = desk.file("swaps").unwrap();
    let lines: Vec<&str> = swaps.lines().collect();
    assert_eq!(lines, shown(&desk, &[1]).moves.iter().map(|mv| mv.text.as_str()).collect::<Vec<_>>());
    assert!(desk.file("gcg").is_err());
}

#[test]
fn a_branch_goes_on_from_an_earlier_round() {
    let setup = begin(json!({ "board": { "random": { "seed": 8 } }, "limit": "5:00", "turns": 4 }));
    let mut desk = JewelsDesk::open(&setup, || START + 9_000).unwrap();
    for count in 1..=3 {
        let text = board(&shown(&desk, &[1])).view.moves[0].clone();
        desk.perform(&deed(1, play(&text), 1_000 * count)).unwrap();
    }
    let branch = desk.branch(2).unwrap();
    let other = JewelsDesk::open(&branch.setup, || START + 9_000).unwrap();
    let (past, now) = (desk.show(&eye(&[1]), Some(2)).unwrap(), shown(&other, &[1]));
    assert_eq!(now.ply, 2);
    assert_eq!(board(&past).view.rows, board(&now).view.rows);
    assert_eq!(now.time_left, Some(298_000));
    assert!(board(&now).is_helped);
    assert!(desk.branch(4).is_err());
}

#[test]
fn hints_are_all_swaps_with_their_first_points() {
    let desk = open(&begin(json!({ "board": { "contest": "random" } }))).unwrap();
    let hints = answer(&*desk, &eye(&[1]), json!({ "hints": true })).unwrap();
    let texts: Vec<&str> =
        hints["swaps"].as_array().unwrap().iter().map(|hint| hint["text"].as_str().unwrap()).collect();
    assert_eq!(texts, board(&shown(&*desk, &[1])).view.moves);
    assert!(hints["swaps"].as_array().unwrap().iter().all(|hint| hint["points"].as_u64().unwrap() >= 3));
    assert!(answer(&*desk, &eye(&[1]), json!({ "preview": "h8 CAT" })).is_err());
}

#[test]
fn what_will_fall_is_not_shown() {
    let setup = begin(json!({ "board": { "contest": "random" } }));
    let desk = open(&setup).unwrap();
    let shown = format!("{:?}", shown(&*desk, &[1]));
    let lines: Vec<&str> = setup["board"].as_str().unwrap().lines().skip(8).collect();
    assert_eq!(lines.len(), 8);
    assert!(lines.iter().all(|line| !shown.contains(&line[..8])));
}

#[test]
fn bad_setups_are_refused() {
    let setups = [
        json!(null),
        json!([]),
        json!({ "boards": 1 }),
        json!({ "board": { "random": { "seed": -1 } } }),
        json!({ "board": { "random": { "length": 7 } } }),
        json!({ "board": { "random": { "length": 1025 } } }),
        json!({ "board": { "contest": "moon" } }),
        json!({ "board": { "file": { "name": "b.txt", "text": "" } } }),
        json!({ "board": { "file": { "name": "b.txt", "text": "11145678" } } }),
        json!({ "board": { "file": { "name": "b.txt" } } }),
        json!({ "limit": "1:75" }),
        json!({ "limit": "0:00" }),
        json!({ "turns": 0 }),
        json!({ "turns": 101 }),
        json!({ "load": { "name": "s.json", "text": "{" } }),
        json!({ "load": { "name": "s.json", "text": "{\"tabla-save\":1,\"game\":\"jamb\",\"date\":\"\"}" } }),
        json!({ "load": { "name": "s.json", "text": "{\"tabla-save\":1,\"game\":\"jewels\",\"date\":\"\"}" } }),
    ];
    let table: String = setups
        .into_iter()
        .map(|setup| {
            let text = setup.to_string();
            format!("{text}\n  {}\n", english(&fill_in(setup, 1, START).unwrap_err()))
        })
        .collect();
    insta::assert_snapshot!(table);
    assert!(open(&json!({})).is_err());
}

#[test]
fn a_painted_board_can_be_checked_and_played() {
    let (_, layout) = contest_boards().into_iter().next().unwrap();
    let lines = write_layout(&layout);
    let painted = lines.split_whitespace().collect::<Vec<_>>().join(" ");
    let BoardView::Jewels(checked) = check(&painted).unwrap() else { panic!("another game's board") };
    let desk = open(&begin(json!({ "position": painted }))).unwrap();
    assert_eq!(board(&shown(&*desk, &[1])).view.rows, checked.view.rows);
    assert!(check("11111111").is_err());
    assert!(fill_in(json!({ "position": "12345612 12" }), 7, START).is_err());
}
