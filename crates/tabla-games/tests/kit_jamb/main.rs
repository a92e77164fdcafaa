//! Jamb at the table: dice, views, friends, files and refusals. Whole games are those of the first edition, at
//! whose side the table was made: their digests were taken while both agreed.

mod digest;
mod people;
mod sole;

use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use serde_json::{Value, json};
use tabla_core::{ErrorKind, Game, Notation, Say, Seat, SeededRng, Viewer};
use tabla_games::jamb::{FIELDS, FriendKind, Jamb, Layout, optimum};
use tabla_games::kits::jamb::{check, fill_in, open};
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, Words};
use tabla_table::{Act, Asked, JobAnswer, JobKind, Saved, Secret, Setup, Table, Waiting, job};
use tabla_testkit::effort::config;

use digest::{Digest, end};
use sole::{Sole, act, ask, begin, board, context, kit, let_friend_play, play, step, throw, wishes, work};

#[test]
fn whole_games_are_those_of_the_first_edition() {
    let mut told = String::new();
    for (index, wish) in wishes().iter().enumerate() {
        let (mut sole, mut dice) = (begin(wish), SeededRng::new(index as u64));
        sole.check();
        let mut digest = Digest::default();
        digest.look_back(&*sole.table);
        let mut steps = 0;
        while !sole.is_over() {
            step(&mut sole, &mut dice);
            digest.look(&*sole.table);
            steps += 1;
            if steps % 29 == 0 {
                sole.check();
                digest.look_back(&*sole.table);
            }
        }
        sole.check();
        digest.look_back(&*sole.table);
        told += &format!("{digest} {}\n", end(&*sole.table));
        for (place, person) in sole.board().people.iter().enumerate() {
            let report = sole.report(place);
            let number = |name: &str| report[name].as_f64().unwrap();
            let reckoned = number("start") + number("luck") - number("loss") - number("given_up");
            assert!((number("outlook") - reckoned).abs() < 1e-9, "{report}");
            assert!((number("outlook") - f64::from(person.view.sums.grand)).abs() < 1e-9, "{report}");
        }
    }
    insta::assert_snapshot!(told);
}

/// Any prefix of a log is a table, and goes on as the whole one did.
#[test]
fn every_prefix_of_a_log_is_a_table() {
    let registry = registry(&Shelf::default());
    for wish in
        [json!({ "people": ["Ana", "Eva"], "seed": 4, "shared": true }), json!({ "generator": "bbs" })]
    {
        let (mut sole, mut dice) = (begin(&wish), SeededRng::new(5));
        (0..40).for_each(|_| {
            if !sole.is_over() {
                step(&mut sole, &mut dice)
            }
        });
        let saved = sole.table.saved();
        for revision in 0..=sole.table.revision() {
            let text = serde_json::to_string(&saved.clone().until(revision)).unwrap();
            let prefix: Saved = serde_json::from_str(&text).unwrap();
            let mut table = registry.restore(&prefix).unwrap();
            for event in &saved.log[usize::try_from(revision).unwrap()..] {
                table.apply(event).unwrap();
            }
            assert_eq!(board(&*table, Viewer::Public, None), board(&*sole.table, Viewer::Public, None));
        }
    }
}

#[test]
fn dice_that_did_not_fall_are_refused() {
    let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    sole.throw();
    let mut saved = sole.table.saved();
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
    let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    sole.throw();
    sole.play("hand 6");
    assert!(sole.undo());
    sole.ask_advice();
    // Who sees advice and plays the same again was advised.
    sole.act(Act::Redo).unwrap();
    let shown = sole.table.show(Viewer::Public, None).unwrap();
    assert_eq!(shown.accounts.last().unwrap().extra["note"]["key"], "desk-jamb-advised");
    assert_eq!(shown.extras.seats[0].helped, 1);
    sole.act(Act::Undo).unwrap();
    assert!(board(&*sole.table, Viewer::Public, None).is_advised);
    assert!(sole.table.export("jamb", Viewer::Everything).is_err());
}

#[test]
fn whoever_stops_leaves_the_others_at_the_table() {
    let mut sole = begin(&json!({ "people": ["Ana", "Eva", "Maja"], "seed": 7 }));
    sole.friend(FriendKind::Greedy);
    // Eva stops, then Ana, though it is Maja's turn.
    sole.stop();
    assert_eq!(sole.seat(), Some(Seat::at(2)));
    sole.throw();
    act(&mut *sole.table, Some(Seat::FIRST), Act::Resign).unwrap();
    assert_eq!(sole.seat(), Some(Seat::at(2)));
    let refused = act(&mut *sole.table, Some(Seat::FIRST), Act::Resign).unwrap_err();
    assert_eq!((refused.kind, refused.saying.key.as_ref()), (ErrorKind::Over, "table-over"));
    // The first edition had no place for that: it is a save of ours.
    let save = sole.table.export("json", Viewer::Everything).unwrap();
    assert!(save.contains("\"tabla-save\": 2"), "{save}");
    act(&mut *sole.table, Some(Seat::at(2)), play("hand 1")).unwrap();
    act(&mut *sole.table, Some(Seat::at(2)), Act::Resign).unwrap();
    let Waiting::Nothing(ending) = sole.table.waiting() else { panic!("somebody plays on") };
    assert_eq!(ending.outcome.winner(), Some(Seat::FIRST));
}

/// What tells how the dice will fall is for the house, as long as several people play.
#[test]
fn seeds_are_shown_to_whoever_may_know_them() {
    let mut sole = begin(&json!({ "people": ["Ana", "Eva"], "seed": 4711 }));
    sole.friend(FriendKind::Rule);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND)] {
        let shown = sole.table.show(viewer, None).unwrap();
        assert!(!shown.board.json().to_string().contains("4711"));
        assert!(!serde_json::to_string(&(&shown.accounts, &shown.extras)).unwrap().contains("4711"));
        for format in ["json", "jamb"] {
            let refused = sole.table.export(format, viewer).unwrap_err();
            assert_eq!(
                (refused.kind, refused.saying.key.as_ref()),
                (ErrorKind::NotYours, "server-not-alone")
            );
        }
        for question in [json!({ "report": 1 }), json!({ "statistics": true }), json!({ "storage": true })] {
            assert!(!ask(&*sole.table, question).unwrap().to_string().contains("4711"));
        }
    }
    sole.stop();
    sole.stop();
    assert_eq!(board(&*sole.table, Viewer::Public, None).dice.as_deref(), Some("lcg 4711"));
    assert!(sole.table.export("json", Viewer::Public).unwrap().contains("4711"));
}

#[test]
fn people_are_told_why_not() {
    let mut sole = begin(&json!({ "people": ["Ana", "Eva"], "seed": 7 }));
    let first = Some(Seat::FIRST);
    let key = |sole: &mut Sole, seat: Option<Seat>, done: Act| {
        act(&mut *sole.table, seat, done).unwrap_err().saying.key.into_owned()
    };
    let refused = act(&mut *sole.table, first, play("down 1")).unwrap_err();
    let game = Jamb::default();
    assert_eq!(refused.saying, game.read_move(&game.start(), "down 1").unwrap_err().say());
    let refused = act(&mut *sole.table, first, play("hello")).unwrap_err();
    assert_eq!(refused.saying, game.read_move(&game.start(), "hello").unwrap_err().say());
    assert_eq!(key(&mut sole, Some(Seat::SECOND), throw()), "server-not-your-turn");
    assert_eq!(key(&mut sole, first, Act::Undo), "jamb-undo-nothing");
    assert_eq!(key(&mut sole, first, Act::Redo), "desk-nothing-to-redo");
    sole.throw();
    assert_eq!(key(&mut sole, first, throw()), "jamb-save-no-throw");
    assert_eq!(key(&mut sole, Some(Seat::SECOND), play("hand 1")), "server-not-your-turn");
    sole.play("hand 1");
    sole.throw();
    assert_eq!(key(&mut sole, first, Act::Undo), "jamb-undo-dice-have-fallen");
    for (name, expected) in [("EVA ", "jamb-people-same-name"), ("", "jamb-people-no-name")] {
        assert_eq!(key(&mut sole, first, Act::Name { name: name.to_owned() }), expected);
    }
    assert_eq!(key(&mut sole, first, Act::Name { name: "a".repeat(21) }), "jamb-people-long-name");
    act(&mut *sole.table, first, Act::Name { name: "Maja".to_owned() }).unwrap();
    assert_eq!(board(&*sole.table, Viewer::Public, None).people[0].name, "Maja");
    assert!(let_friend_play(&mut *sole.table, "wizard").is_err());
    assert!(let_friend_play(&mut *sole.table, "human").is_err());
}

#[test]
fn advice_is_the_optimum_and_has_ranges() {
    let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7 }));
    assert_eq!(ask(&*sole.table, json!({ "advice": true })).unwrap_err().saying.key, "desk-jamb-no-dice");
    while sole.filled(0) < 26 {
        sole.friend(FriendKind::Greedy);
    }
    sole.throw();
    assert_eq!(ask(&*sole.table, json!({ "advice": true })).unwrap()["range"], Value::Null);
    let table = ask(&*sole.table, json!({ "advice": true, "range": true })).unwrap();
    let choices = table["choices"].as_array().unwrap();
    let (game, state) = (Jamb::default(), sole.state(0));
    let situation = tabla_games::jamb::situation(&state).unwrap();
    let advice = optimum(game.rules).advise(situation).unwrap();
    assert_eq!(choices.len(), advice.choices.len());
    for (choice, advised) in choices.iter().zip(&advice.choices) {
        let text = choice["text"].as_str().unwrap();
        assert_eq!(text, game.write_move(&state, advised.mv));
        assert_eq!(choice["total"], json!(advised.total));
        assert!((choice["range"]["mean"].as_f64().unwrap() - advised.total).abs() < 1e-6);
        assert_eq!(ask(&*sole.table, json!({ "range": text })).unwrap(), choice["range"]);
    }
    let name = "advice".to_owned();
    let JobAnswer::Reply(plain) =
        work(&*sole.table, JobKind::Ask(Asked { name, with: json!({ "time": 1.0 }) })).unwrap()
    else {
        panic!("a question has a reply")
    };
    assert_eq!(plain["best"], choices[0]["text"]);
    assert_eq!(plain["lines"].as_array().unwrap().len(), choices.len());
    assert_eq!(plain["ply"], json!(sole.table.plies()));
    let thought = work(&*sole.table, JobKind::Think { player: "optimal".to_owned() }).unwrap();
    assert_eq!(json!(thought.thought().unwrap().best), choices[0]["text"]);
    assert_eq!(thought.thought().unwrap().candidates.len(), choices.len());
    for (question, marks) in [("advice", true), ("range", true), ("report", false), ("odds", false)] {
        assert_eq!(sole.table.marks(question).unwrap(), marks);
    }
    assert_eq!(ask(&*sole.table, json!({ "odds": true })).unwrap()["throws_left"], 2);
    assert_eq!(ask(&*sole.table, json!({ "range": false })).unwrap_err().saying.key, "desk-question");
    assert_eq!(ask(&*sole.table, json!({ "report": 2 })).unwrap_err().saying.key, "desk-question");
    assert_eq!(ask(&*sole.table, json!({ "report": 0 })).unwrap_err().saying.key, "desk-question");
}

/// The talon becomes dense once, and that is told with the field that made it so.
#[test]
fn the_conversion_of_a_talon_is_told() {
    let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7, "storage": "csr" }));
    while !sole.is_over() {
        sole.friend(FriendKind::Greedy);
    }
    let shown = sole.table.show(Viewer::Public, None).unwrap();
    let told: Vec<&Value> =
        shown.accounts.iter().filter_map(|account| account.extra.get("converted")).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(
        (&told[0]["key"], &told[0]["with"]["layout"]),
        (&json!("jamb-storage-converted"), &json!("CSR"))
    );
    assert_eq!(told[0]["with"]["filled"], json!(Layout::Csr.conversion_point()));
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
    let mut sole = begin(&json!({ "people": ["1", "2"], "seed": 11, "shared": true }));
    let mut players: Vec<_> =
        ["rule", "greedy"].iter().map(|name| table.make_player(name).unwrap()).collect();
    while let Waiting::Move(seat) = table.waiting() {
        let job = job("t", &*table, Viewer::Seat(seat), JobKind::Move);
        let player = players.get_mut(seat.index()).unwrap();
        let answer = table.work(&job, Some(&mut **player), &context(&AtomicBool::new(false))).unwrap();
        let JobAnswer::Acts { acts, .. } = answer else { panic!("a move is an act") };
        acts.into_iter().for_each(|one| act(&mut *table, Some(seat), one).unwrap());
    }
    while let Some(place) = sole.place() {
        sole.friend(if place == 0 { FriendKind::Rule } else { FriendKind::Greedy });
    }
    let points = |table: &dyn Table| -> Vec<Option<i64>> {
        let shown = table.show(Viewer::Public, None).unwrap();
        shown.extras.seats.iter().map(|seat| seat.points).collect()
    };
    assert_eq!(points(&*table), points(&*sole.table));
    let written = |table: &dyn Table| -> Vec<String> {
        let shown = table.show(Viewer::Public, None).unwrap();
        shown.accounts.iter().filter_map(|account| account.text.clone()).collect()
    };
    assert_eq!(written(&*table), written(&*sole.table));
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
        let loaded = open(&kit(), &fill_in(&kit(), &wish, 1, 0).unwrap()).unwrap();
        assert_eq!(board(&*loaded, Viewer::Public, None), board(&*alone.table, Viewer::Public, None));
    }
    assert_eq!(alone.table.export("gcg", Viewer::Everything).unwrap_err().kind, ErrorKind::Unknown);
}

/// What is wrong with a file is said as the first edition said it.
#[test]
fn bad_wishes_are_refused() {
    let record = |text: &str| json!({ "load": { "name": "g.txt", "text": text } });
    let saved = |events: Value| {
        let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7 }));
        sole.throw();
        let mut save: Value =
            serde_json::from_str(&sole.table.export("json", Viewer::Everything).unwrap()).unwrap();
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
    let words = Words::new(Language::En);
    let mut told = String::new();
    for wish in wishes {
        let refused = fill_in(&kit(), &wish, 1, 0).unwrap_err().saying;
        if wish.get("load").is_some() {
            told += &format!("{}\n", words.say(&refused));
        }
    }
    insta::assert_snapshot!(told);
    assert!(check("2,4///1:12566").is_ok());
    assert_eq!(check("2,5///1:12566").unwrap_err().saying.key, "position-refused");
}

proptest! {
    #![proptest_config(config(24))]

    /// Nothing that somebody may send makes a table panic, or changes it when it is refused.
    #[test]
    fn no_text_is_dangerous(text in "\\PC{0,12}", told in "[0-9 x]{0,8}") {
        let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7 }));
        for _ in 0..2 {
            let before = sole.table.saved();
            if sole.act(play(&text)).is_err() {
                prop_assert_eq!(sole.table.saved(), before);
            }
            let _ = sole.act(Act::Throw { told: Some(told.clone()) });
            let _ = ask(&*sole.table, json!({ "range": text }));
            let _ = sole.act(throw());
        }
    }
}
