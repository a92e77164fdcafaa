//! Jamb at the new table beside today's party: the same dice, views, friends, files and refusals.

mod both;

use std::path::Path;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use serde_json::{Value, json};
use tabla_core::{ErrorKind, Notation, Say, Seat, SeededRng, Viewer};
use tabla_play::jamb::{FIELDS, FriendKind, Party, optimum};
use tabla_play::kits::jamb::{check, fill_in, open};
use tabla_play::kits::{Shelf, registry};
use tabla_table::{Act, Asked, JobAnswer, JobKind, Saved, Secret, Setup, Table, Waiting, job};

use both::{Both, act, ask, begin, board, context, kit, let_friend_play, play, step, throw, wishes, work};

#[test]
fn whole_games_are_those_of_the_party() {
    for (index, wish) in wishes().iter().enumerate() {
        let (mut both, mut dice) = (begin(wish), SeededRng::new(index as u64));
        both.check_all();
        let mut steps = 0;
        while !both.party.is_over() {
            step(&mut both, &mut dice);
            both.check();
            steps += 1;
            if steps % 29 == 0 {
                both.check_all();
            }
        }
        both.check_all();
        assert!(matches!(both.table.waiting(), Waiting::Nothing(_)));
        for place in 1..=both.party.people().len() {
            let report = ask(&*both.table, json!({ "report": place })).unwrap();
            let account = both.party.account(place - 1);
            assert_eq!(report["outlook"].as_f64(), Some(account.outlook()));
            assert_eq!(report["luck"].as_f64(), Some(account.luck()));
            assert_eq!(report["advised"], json!(account.advised()));
            assert_eq!(report["helped"], json!(account.helped()));
        }
    }
}

/// Any prefix of a log is a table, and goes on as the whole one did.
#[test]
fn every_prefix_of_a_log_is_a_table() {
    let registry = registry(&Shelf::default());
    for wish in
        [json!({ "people": ["Ana", "Eva"], "seed": 4, "shared": true }), json!({ "generator": "bbs" })]
    {
        let (mut both, mut dice) = (begin(&wish), SeededRng::new(5));
        (0..40).for_each(|_| {
            if !both.party.is_over() {
                step(&mut both, &mut dice)
            }
        });
        let saved = both.table.saved();
        for revision in 0..=both.table.revision() {
            let text = serde_json::to_string(&saved.clone().until(revision)).unwrap();
            let prefix: Saved = serde_json::from_str(&text).unwrap();
            let mut table = registry.restore(&prefix).unwrap();
            for event in &saved.log[usize::try_from(revision).unwrap()..] {
                table.apply(event).unwrap();
            }
            assert_eq!(board(&*table, Viewer::Public, None), board(&*both.table, Viewer::Public, None));
        }
    }
}

#[test]
fn dice_that_did_not_fall_are_refused() {
    let mut both = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    both.throw();
    let mut saved = both.table.saved();
    let text = serde_json::to_string(&saved.log[0]).unwrap();
    assert!(text.contains("4 3 3 2 4"), "{text}");
    // The same dice in another order did not fall either.
    saved.log[0] = serde_json::from_str(&text.replace("4 3 3 2 4", "2 3 3 4 4")).unwrap();
    let Err(refused) = registry(&Shelf::default()).restore(&saved) else { panic!("believed") };
    assert_eq!(refused.kind, ErrorKind::Damaged);
}

/// With real dice everything is believed that can have fallen.
#[test]
fn real_dice_can_be_told() {
    let setup =
        Setup { game: "jamb".to_owned(), dealer: Some("told".to_owned()), by_hand: true, ..Setup::default() };
    let mut table = registry(&Shelf::default()).open(setup, Secret::default()).unwrap();
    let tell = |told: &str| Act::Throw { told: Some(told.to_owned()) };
    for wrong in ["1 2 3 4", "1 2 3 4 7", "1 2 3 4 5 6", "", "x", "\u{663} 1 2 3 4"] {
        assert_eq!(act(&mut *table, Some(Seat::FIRST), tell(wrong)).unwrap_err().kind, ErrorKind::Unreadable);
    }
    act(&mut *table, Some(Seat::FIRST), tell("63661")).unwrap();
    act(&mut *table, Some(Seat::FIRST), play("keep 6 6 6")).unwrap();
    act(&mut *table, Some(Seat::FIRST), tell("5 6")).unwrap();
    let board = board(&*table, Viewer::Public, None);
    assert_eq!((board.fallen, board.kept), (vec![6, 6, 6, 5, 6], 3));
}

#[test]
fn marks_survive_taking_back() {
    let mut both = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    both.throw();
    both.play("hand 6");
    both.undo().unwrap();
    both.ask_advice();
    // Who sees advice and plays the same again was advised.
    both.act(Act::Redo).unwrap();
    let shown = both.table.show(Viewer::Public, None).unwrap();
    assert_eq!(shown.accounts.last().unwrap().extra["note"]["key"], "desk-jamb-advised");
    assert_eq!(shown.extras.seats[0].helped, 1);
    both.act(Act::Undo).unwrap();
    assert!(board(&*both.table, Viewer::Public, None).is_advised);
    assert!(both.table.export("jamb", Viewer::Everything).is_err());
}

#[test]
fn whoever_stops_leaves_the_others_at_the_table() {
    let mut both = begin(&json!({ "people": ["Ana", "Eva", "Maja"], "seed": 7 }));
    both.friend(FriendKind::Greedy);
    // Eva stops, then Ana, though it is Maja's turn.
    both.stop();
    assert_eq!(both.seat(), Some(Seat::at(2)));
    both.throw();
    act(&mut *both.table, Some(Seat::FIRST), Act::Resign).unwrap();
    assert_eq!(both.seat(), Some(Seat::at(2)));
    let refused = act(&mut *both.table, Some(Seat::FIRST), Act::Resign).unwrap_err();
    assert_eq!((refused.kind, refused.saying.key.as_ref()), (ErrorKind::Over, "table-over"));
    // The first edition had no place for that.
    let refused = both.table.export("json", Viewer::Everything).unwrap_err();
    assert_eq!(refused.saying.key, "desk-jamb-no-room");
    act(&mut *both.table, Some(Seat::at(2)), play("hand 1")).unwrap();
    act(&mut *both.table, Some(Seat::at(2)), Act::Resign).unwrap();
    let Waiting::Nothing(ending) = both.table.waiting() else { panic!("somebody plays on") };
    assert_eq!(ending.outcome.winner(), Some(Seat::FIRST));
}

/// What tells how the dice will fall is for the house, as long as several people play.
#[test]
fn seeds_are_shown_to_whoever_may_know_them() {
    let mut both = begin(&json!({ "people": ["Ana", "Eva"], "seed": 4711 }));
    both.friend(FriendKind::Rule);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND)] {
        let shown = both.table.show(viewer, None).unwrap();
        assert!(!shown.board.json().to_string().contains("4711"));
        assert!(!serde_json::to_string(&(&shown.accounts, &shown.extras)).unwrap().contains("4711"));
        for format in ["json", "jamb"] {
            let refused = both.table.export(format, viewer).unwrap_err();
            assert_eq!(
                (refused.kind, refused.saying.key.as_ref()),
                (ErrorKind::NotYours, "server-not-alone")
            );
        }
        for question in [json!({ "report": 1 }), json!({ "statistics": true }), json!({ "storage": true })] {
            assert!(!ask(&*both.table, question).unwrap().to_string().contains("4711"));
        }
    }
    both.stop();
    both.stop();
    assert_eq!(board(&*both.table, Viewer::Public, None).dice.as_deref(), Some("lcg 4711"));
    assert!(both.table.export("json", Viewer::Public).unwrap().contains("4711"));
}

#[test]
fn people_are_told_why_not() {
    let mut both = begin(&json!({ "people": ["Ana", "Eva"], "seed": 7 }));
    let first = Some(Seat::FIRST);
    let key = |both: &mut Both, seat: Option<Seat>, done: Act| {
        act(&mut *both.table, seat, done).unwrap_err().saying.key.into_owned()
    };
    let refused = act(&mut *both.table, first, play("down 1")).unwrap_err();
    assert_eq!(refused.saying, both.party.read("down 1").unwrap_err().say());
    let refused = act(&mut *both.table, first, play("hello")).unwrap_err();
    assert_eq!(refused.saying, both.party.read("hello").unwrap_err().say());
    assert_eq!(key(&mut both, Some(Seat::SECOND), throw()), "server-not-your-turn");
    assert_eq!(key(&mut both, first, Act::Undo), "jamb-undo-nothing");
    assert_eq!(key(&mut both, first, Act::Redo), "desk-nothing-to-redo");
    both.throw();
    assert_eq!(key(&mut both, first, throw()), "jamb-save-no-throw");
    assert_eq!(key(&mut both, Some(Seat::SECOND), play("hand 1")), "server-not-your-turn");
    both.play("hand 1");
    both.throw();
    assert_eq!(key(&mut both, first, Act::Undo), "jamb-undo-dice-have-fallen");
    for (name, expected) in [("EVA ", "jamb-people-same-name"), ("", "jamb-people-no-name")] {
        assert_eq!(key(&mut both, first, Act::Name { name: name.to_owned() }), expected);
    }
    assert_eq!(key(&mut both, first, Act::Name { name: "a".repeat(21) }), "jamb-people-long-name");
    act(&mut *both.table, first, Act::Name { name: "Maja".to_owned() }).unwrap();
    assert_eq!(board(&*both.table, Viewer::Public, None).people[0].name, "Maja");
    assert!(let_friend_play(&mut *both.table, "wizard").is_err());
    assert!(let_friend_play(&mut *both.table, "human").is_err());
}

#[test]
fn advice_is_the_optimum_and_has_ranges() {
    let mut both = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    assert_eq!(ask(&*both.table, json!({ "advice": true })).unwrap_err().saying.key, "desk-jamb-no-dice");
    while both.party.people()[0].state().talon().filled() < 26 {
        both.friend(FriendKind::Greedy);
    }
    both.throw();
    assert_eq!(ask(&*both.table, json!({ "advice": true })).unwrap()["range"], Value::Null);
    let table = ask(&*both.table, json!({ "advice": true, "range": true })).unwrap();
    let choices = table["choices"].as_array().unwrap();
    let situation = tabla_play::jamb::situation(both.party.people()[0].state()).unwrap();
    let advice = optimum(both.party.game().rules).advise(situation).unwrap();
    assert_eq!(choices.len(), advice.choices.len());
    for (choice, advised) in choices.iter().zip(&advice.choices) {
        let text = choice["text"].as_str().unwrap();
        assert_eq!(text, both.party.game().write_move(both.party.people()[0].state(), advised.mv));
        assert_eq!(choice["total"], json!(advised.total));
        assert!((choice["range"]["mean"].as_f64().unwrap() - advised.total).abs() < 1e-6);
        assert_eq!(ask(&*both.table, json!({ "range": text })).unwrap(), choice["range"]);
    }
    let name = "advice".to_owned();
    let JobAnswer::Reply(plain) =
        work(&*both.table, JobKind::Ask(Asked { name, with: json!({ "time": 1.0 }) })).unwrap()
    else {
        panic!("a question has a reply")
    };
    assert_eq!(plain["best"], choices[0]["text"]);
    assert_eq!(plain["lines"].as_array().unwrap().len(), choices.len());
    assert_eq!(plain["ply"], json!(both.table.plies()));
    let thought = work(&*both.table, JobKind::Think { player: "optimal".to_owned() }).unwrap();
    assert_eq!(json!(thought.thought().unwrap().best), choices[0]["text"]);
    assert_eq!(thought.thought().unwrap().candidates.len(), choices.len());
    for (question, marks) in [("advice", true), ("range", true), ("report", false), ("odds", false)] {
        assert_eq!(both.table.marks(question).unwrap(), marks);
    }
    assert_eq!(ask(&*both.table, json!({ "odds": true })).unwrap()["throws_left"], 2);
    assert_eq!(ask(&*both.table, json!({ "range": false })).unwrap_err().saying.key, "desk-question");
    assert_eq!(ask(&*both.table, json!({ "report": 2 })).unwrap_err().saying.key, "desk-question");
    assert_eq!(ask(&*both.table, json!({ "report": 0 })).unwrap_err().saying.key, "desk-question");
}

/// The talon becomes dense once, and that is told with the field that made it so.
#[test]
fn the_conversion_of_a_talon_is_told() {
    let mut both = begin(&json!({ "people": ["Ana"], "seed": 7, "storage": "csr" }));
    while !both.party.is_over() {
        both.friend(FriendKind::Greedy);
    }
    let shown = both.table.show(Viewer::Public, None).unwrap();
    let told: Vec<&Value> =
        shown.accounts.iter().filter_map(|account| account.extra.get("converted")).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(
        (&told[0]["key"], &told[0]["with"]["layout"]),
        (&json!("jamb-storage-converted"), &json!("CSR"))
    );
    assert_eq!(told[0]["with"]["filled"], json!(both.party.game().layout.conversion_point()));
}

/// Friends at seats of their own throw and play by themselves, with the same dice for all.
#[test]
fn friends_play_whole_games() {
    let setup = Setup {
        game: "jamb".to_owned(),
        players: vec!["rule".to_owned(), "greedy".to_owned()],
        dealer: Some("lcg".to_owned()),
        options: [("shared-dice".to_owned(), json!(true))].into_iter().collect(),
        ..Setup::default()
    };
    let mut table = registry(&Shelf::default()).open(setup, Secret::from_seed(11)).unwrap();
    let mut both = begin(&json!({ "people": ["1", "2"], "seed": 11, "shared": true }));
    let mut players: Vec<_> =
        ["rule", "greedy"].iter().map(|name| table.make_player(name).unwrap()).collect();
    while let Waiting::Move(seat) = table.waiting() {
        let job = job("t", &*table, Viewer::Seat(seat), JobKind::Move);
        let player = players.get_mut(seat.index()).unwrap();
        let answer = table.work(&job, Some(&mut **player), &context(&AtomicBool::new(false))).unwrap();
        let JobAnswer::Acts { acts, .. } = answer else { panic!("a move is an act") };
        acts.into_iter().for_each(|one| act(&mut *table, Some(seat), one).unwrap());
    }
    while let Some(place) = both.party.mover() {
        both.friend(if place == 0 { FriendKind::Rule } else { FriendKind::Greedy });
    }
    let points = |table: &dyn Table| -> Vec<Option<i64>> {
        let shown = table.show(Viewer::Public, None).unwrap();
        shown.extras.seats.iter().map(|seat| seat.points).collect()
    };
    assert_eq!(points(&*table), points(&*both.table));
    let written = |table: &dyn Table| -> Vec<String> {
        let shown = table.show(Viewer::Public, None).unwrap();
        shown.accounts.iter().filter_map(|account| account.text.clone()).collect()
    };
    assert_eq!(written(&*table), written(&*both.table));
    assert_eq!(written(&*table).iter().filter(|text| text.starts_with(['d', 'u', 'h'])).count(), 2 * FIELDS);
}

#[test]
fn files_are_read_back() {
    let mut alone = begin(&json!({ "people": ["Ana"], "seed": 4, "generator": "bbs" }));
    for _ in 0..3 {
        alone.throw();
        alone.play("throw all");
        alone.play("down");
    }
    for (format, name) in [("jamb", "jamb-4.txt"), ("json", "jamb-4.json")] {
        assert_eq!(alone.table.file_name(format).unwrap(), name);
        let text = alone.table.export(format, Viewer::Seat(Seat::FIRST)).unwrap();
        let wish = json!({ "people": ["Ana"], "load": { "name": name, "text": text } });
        let loaded = open(&kit(), &fill_in(&kit(), &wish, 1).unwrap()).unwrap();
        assert_eq!(board(&*loaded, Viewer::Public, None), board(&*alone.table, Viewer::Public, None));
    }
    assert_eq!(alone.table.export("gcg", Viewer::Everything).unwrap_err().kind, ErrorKind::Unknown);
}

/// What is wrong with a wish is said as the party said it.
#[test]
fn bad_wishes_are_refused() {
    let record = |text: &str| json!({ "load": { "name": "g.txt", "text": text } });
    let saved = |events: Value| {
        let mut both = begin(&json!({ "people": ["Ana"], "seed": 7 }));
        both.throw();
        let mut save: Value =
            serde_json::from_str(&both.table.export("json", Viewer::Everything).unwrap()).unwrap();
        save["events"] = events;
        record(&save.to_string())
    };
    let wishes = [
        json!("x"),
        json!({ "people": ["Ana", "ana"] }),
        json!({ "people": ["a".repeat(21)] }),
        json!({ "people": ["1", "2", "3", "4", "5", "6", "7", "8", "9"] }),
        json!({ "people": ["a\u{7}"] }),
        json!({ "person": "Ana" }),
        json!({ "generator": "moon" }),
        json!({ "seed": -3 }),
        json!({ "storage": "heap" }),
        json!({ "friend_odds": "lucky" }),
        json!({ "friend_threshold": "2" }),
        json!({ "position": "7/0//1:12233" }),
        json!({ "people": ["Ana", "Eva"], "position": "/0//1:12233" }),
        record(""),
        record("jamb 1\ndice table\nrules none\nstorage coo\n\n12345 | hand 1\n"),
        record("{\"tabla-save\":1,\"game\":\"jewels\",\"date\":\"\"}"),
        record("{\"tabla-save\":9,\"game\":\"jamb\",\"date\":\"\"}"),
        saved(json!([{ "threw": "x" }])),
        saved(json!([{ "threw": "2 3 3 4 4" }])),
        saved(json!([{ "threw": "4 3 3 2 4" }, { "threw": "4 3 3 2 4" }])),
        saved(json!(["asked"])),
        saved(json!([{ "played": "down" }])),
        saved(json!([{ "threw": "4 3 3 2 4" }, { "played": "zz" }])),
        saved(json!([{ "threw": "4 3 3 2 4" }, { "friend": { "name": "wizard", "played": "down" } }])),
        saved(json!([{ "threw": "4 3 3 2 4" }, { "friend": { "name": "rule", "played": "down 6" } }])),
        saved(json!(["stopped", "stopped"])),
        saved(json!(["stopped", { "played": "down" }])),
    ];
    for wish in wishes {
        let refused = fill_in(&kit(), &wish, 1).unwrap_err().saying;
        let Some(load) = wish.get("load") else { continue };
        let (name, text) = (load["name"].as_str().unwrap(), load["text"].as_str().unwrap());
        assert_eq!(refused, Party::of_text(Path::new(name), text, "1").unwrap_err().say(), "{wish}");
    }
    assert!(check("2,4///1:12566").is_ok());
    assert_eq!(check("2,5///1:12566").unwrap_err().saying.key, "position-refused");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Nothing that somebody may send makes a table panic, or changes it when it is refused.
    #[test]
    fn no_text_is_dangerous(text in "\\PC{0,12}", told in "[0-9 x]{0,8}") {
        let mut both = begin(&json!({ "people": ["Ana"], "seed": 7 }));
        for _ in 0..2 {
            let before = both.table.saved();
            if both.act(play(&text)).is_err() {
                prop_assert_eq!(both.table.saved(), before);
            }
            let _ = both.act(Act::Throw { told: Some(told.clone()) });
            let _ = ask(&*both.table, json!({ "range": text }));
            let _ = both.act(throw());
        }
    }
}
