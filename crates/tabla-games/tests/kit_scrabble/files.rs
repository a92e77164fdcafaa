//! Games from files and wishes, of today and of earlier versions.

use std::path::{Path, PathBuf};

use super::*;

/// A GCG file of a whole game is the game again, as events; one that hides racks is a game that fits it.
#[test]
fn gcg_files_are_read_as_events() {
    let kit = REGISTRY.find("scrabble").expect("a kit");
    let load = |text: &str, challenge: &str| {
        let setup = setup(&[], json!({ "challenge": challenge }));
        kit.clone().load(setup, Secret::default(), "gcg", text)
    };
    let moves = |table: &dyn Table| -> Vec<String> {
        let shown = table.show(Viewer::Everything, None).expect("a look");
        let played = shown.accounts.into_iter().filter(|account| account.extra.is_object());
        played.filter_map(|account| account.text).filter(|text| text != "accept").collect()
    };
    for (players, challenge, seed) in
        [(&["greedy", "greedy"][..], "void", 7), (&["greedy", "champion:level=hard", "greedy"], "double", 8)]
    {
        let mut table = open(players, json!({ "challenge": challenge }), seed);
        for _ in 0..9 {
            let text = decide(&*table).expect("a decision");
            play(&mut *table, &text);
        }
        let masked = table.export("gcg", Viewer::Seat(Seat::FIRST)).expect("a file");
        let loaded = load(&masked, challenge).unwrap_or_else(|error| panic!("{error}\n{masked}"));
        assert_eq!(moves(&*loaded), moves(&*table));
        finish(&mut *table);
        let whole = table.export("gcg", Viewer::Everything).expect("a file");
        let loaded = load(&whole, challenge).unwrap_or_else(|error| panic!("{error}\n{whole}"));
        let position = |table: &dyn Table| table.show(Viewer::Everything, None).expect("a look").position;
        assert_eq!((moves(&*loaded), position(&*loaded)), (moves(&*table), position(&*table)));
        assert_eq!(loaded.setup().dealer.as_deref(), Some("file"));
        let again = loaded.export("gcg", Viewer::Everything).expect("a file");
        let turns = |text: &str| {
            text.lines().filter(|line| line.starts_with('>')).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(turns(&again), turns(&whole));
    }
    for text in [
        "no game",
        ">ana: BEADYIH 8H BEADY",
        "#player1 a A\n>a: QQQQQQQ 8H QQ +5 5\n",
        "#player1 a A\n#player2 b B\n>b: BEADYIH 8H BEADY +30 30\n",
        "#player1 a A\n#player2 b B\n>a: BEADYIH 8H BXADY +30 30\n",
    ] {
        assert_eq!(load(text, "void").map(|_| ()).expect_err(text).kind, ErrorKind::Damaged, "{text}");
    }
}

/// A file that somebody opens on the web is there with all its moves, odd words among them, and goes on from its end.
#[test]
fn a_gcg_file_opens_with_all_its_moves_and_is_played_on() {
    let text = "#player1 ana Ana\n#player2 ion Ion\n>ana: ABDEHIY 8H BEADYH +38 38\n>ion: AESUWVV - +0 0\n";
    let load = |text: &str| {
        let load = json!({ "name": "game.gcg", "text": text });
        fill_in(json!({ "players": ["human", "greedy"], "load": load }), 7)
    };
    let kept = load(text).expect("a table");
    let position = |table: &dyn Table| table.show(Viewer::Everything, None).expect("a look").position;
    let mut table = kits::open(&REGISTRY, "scrabble", &kept).expect("a table");
    let shown = table.show(Viewer::Public, None).expect("a look");
    let played: Vec<&str> = shown.accounts.iter().filter_map(|account| account.text.as_deref()).collect();
    assert_eq!((played, table.plies()), (vec!["h8 BEADYH", "-"], 2));
    assert!(table.show(Viewer::Everything, Some(0)).is_ok(), "one can look back to its beginning");
    let remarks: Vec<String> = (REGISTRY.find("scrabble").unwrap().hooks().remarks)(&*table)
        .iter()
        .map(|saying| Words::new(Language::En).say(saying))
        .collect();
    assert_eq!(
        remarks,
        ["line 3, '8H BEADYH +38 38': 'BEADYH' is not in the word list; it stands all the same"]
    );
    // What was kept on the rack is still there, and the bag is full but for what both hold.
    assert!(position(&*table).contains('I'), "{}", position(&*table));
    // What the file does not tell is drawn as from a bag, and always the same.
    assert!(!position(&*table).contains("AAAA"), "{}", position(&*table));
    assert_eq!(position(&*kits::open(&REGISTRY, "scrabble", &kept).unwrap()), position(&*table));
    for _ in 0..2 {
        play(&mut *table, "-");
        let again = REGISTRY.restore(&table.saved()).expect("the same table");
        assert_eq!(position(&*again), position(&*table));
        let first: Value =
            serde_json::from_str(&table.export("json", Viewer::Everything).expect("a file")).unwrap();
        let again =
            fill_in(json!({ "load": { "name": "a.json", "text": first.to_string() } }), 1).expect("a save");
        assert_eq!(position(&*kits::open(&REGISTRY, "scrabble", &again).unwrap()), position(&*table));
    }
    let exported = table.export("gcg", Viewer::Everything).expect("a file");
    assert_eq!(exported.lines().filter(|line| line.starts_with('>')).count(), 4, "{exported}");
    for (text, told) in [
        ("#player1 ana Ana\n>ana: ABDEHIY 8H BEADS +31 31\n", "lacks S"),
        ("#player1 ana Ana\n", "no turn in the file"),
    ] {
        let refused = load(text).expect_err(text);
        assert!(refused.contains(told), "{refused}");
    }
}

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla/tests/siege/corpus").join(name)
}

pub(super) fn fill_in(wish: Value, seed: u64) -> Result<Value, String> {
    kits::fill_in(&REGISTRY, "scrabble", wish, seed, 0)
        .map_err(|error| Words::new(Language::En).say(&error.say()))
}

/// The board with this position as the player to move sees it.
pub(super) fn check(rules: &str, position: &str) -> Result<Value, TableError> {
    let table = kits::set_up(&REGISTRY, "scrabble", rules, position)?;
    let Waiting::Move(seat) = table.waiting() else { panic!("nobody is to move") };
    Ok(table.show(Viewer::Seat(seat), None)?.board.json())
}

/// What everybody sees at every ply: the position as text, and the sum of the view.
fn seen_by_all(table: &dyn Table) -> String {
    let mut lines = String::new();
    for ply in 0..=table.plies() {
        for seat in (0..table.seats()).map(Seat::at) {
            let shown = table.show(Viewer::Seat(seat), Some(ply)).expect("a look");
            let view = steady(&shown.board.json()["view"]).to_string();
            // FNV-1a.
            let sum = view.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            });
            lines += &format!("{ply} {} {sum:016x} {}\n", seat.number(), shown.position);
        }
    }
    lines
}

/// Saves of version 1 and GCG files are the games that they were, at every ply, and are kept as before.
#[test]
fn files_of_earlier_versions_are_read() {
    for name in ["scrabble-save.json", "scrabble-romanian-double-save.json"] {
        let text = std::fs::read_to_string(corpus(name)).expect("a file");
        let save: Value = serde_json::from_str(&text).expect("JSON");
        let kept = fill_in(json!({ "load": { "name": name, "text": text } }), 1).expect("a table");
        for (id, value) in kept.as_object().expect("an object") {
            assert_eq!(value, &save[id], "{name}: {id}");
        }
        let table = kits::open(&REGISTRY, "scrabble", &kept).expect("a table");
        assert_eq!(Some(table.plies()), save["turns"].as_array().map(Vec::len));
        insta::assert_snapshot!(name, seen_by_all(&*table));
        let written: Value =
            serde_json::from_str(&table.export("json", Viewer::Everything).expect("a file")).unwrap();
        assert_eq!((&written["turns"], &written["tabla-save"]), (&kept["turns"], &json!(1)));
    }
    for (name, wish) in [
        ("scrabble-seeded.gcg", json!({ "seed": 4, "players": ["human", "human"] })),
        (
            "scrabble-romanian.gcg",
            json!({ "seed": 4, "language": "ro", "players": ["human", "human", "human"] }),
        ),
    ] {
        let text = std::fs::read_to_string(corpus(name)).expect("a file");
        let mut wish = wish;
        wish["load"] = json!({ "name": name, "text": text });
        let kept = fill_in(wish, 1).expect("a table");
        let mut table = kits::open(&REGISTRY, "scrabble", &kept).expect("a table");
        let mut positions = Vec::new();
        loop {
            let shown = table.show(Viewer::Everything, None).expect("a look");
            positions.push(shown.position);
            if table.plies() == 3 || !matches!(table.waiting(), Waiting::Move(_)) {
                break;
            }
            play(&mut *table, "-");
        }
        let file = table.export("gcg", Viewer::Everything).expect("a file");
        insta::assert_snapshot!(name, format!("{}\n{file}", positions.join("\n")));
        // What nobody knows stands in no setup.
        assert_eq!(table.setup().start, None);
    }
}

#[test]
fn wishes_are_completed_as_before() {
    let kept = fill_in(
        json!({ "players": ["human", "champion:level=easy"], "challenge": "double" }),
        12_345_678_901,
    )
    .unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(&steady(&kept)).unwrap());
    let table = kits::open(&REGISTRY, "scrabble", &kept).unwrap();
    assert_eq!((table.rules(), table.player(Seat::SECOND)), ("en double".to_owned(), "champion:level=easy"));
    assert_eq!(kits::open(&REGISTRY, "scrabble", &json!({ "language": "ro" })).unwrap().rules(), "ro void");
    let good = format!("{CAT} ADEINRS/ 0/10 0");
    let board = check("en void", &good).expect("a board");
    assert_eq!((&board["view"]["rack"], &board["has_rack"]), (&json!("ADEINRS"), &json!(true)));
    assert!(check("en void", &good.replace("6CAT6", "CAT12")).is_err());
}

#[test]
fn bad_setups_are_refused_as_before() {
    let file = |text: &str| json!({ "load": { "name": "g.gcg", "text": text } });
    let save = |words: &str| {
        let mut save = fill_in(json!({}), 7).expect("a table");
        save["words"] = words.into();
        save["tabla-save"] = 1.into();
        save["game"] = "scrabble".into();
        save["date"] = "".into();
        json!({ "load": { "name": "s.json", "text": save.to_string() } })
    };
    let setups = [
        json!(3),
        json!({ "players": ["human"] }),
        json!({ "players": ["human", "human", "human", "human", "human"] }),
        json!({ "players": ["human", "martian"] }),
        json!({ "players": ["human,greedy"] }),
        json!({ "language": "de" }),
        json!({ "lexicon": "/etc/hostname" }),
        json!({ "challenge": "triple" }),
        json!({ "seed": 1.5 }),
        json!({ "position": "15/15 A/B 0/0 0" }),
        json!({ "tiles": "english" }),
        file(">ana: BEADYIH 8H BEADY"),
        file("#player1 a A\n>a: ABCDEFG 1A FAD +5 5\n>b: BEADYIH 15H BEADYS +30 30\n"),
        file("no such position"),
        save("/etc/hostname"),
    ];
    let table: String = setups
        .into_iter()
        .map(|setup| {
            // What follows in a save stands in no order.
            let text: String = setup.to_string().chars().take(34).collect();
            format!("{text}\n  {}\n", fill_in(setup, 1).unwrap_err())
        })
        .collect();
    insta::assert_snapshot!(table);
    // Setups of the table itself, too.
    for (players, options) in [
        (&["human"][..], json!({})),
        (&["human", "martian"], json!({})),
        (&["human", "champion:level=divine"], json!({})),
        (&["human", "human"], json!({ "lexicon": "/etc/hostname" })),
        (&["human", "human"], json!({ "tiles": "A 1" })),
        (&["human", "human"], json!({ "tiles": 3 })),
        (&["human", "human"], json!({ "board": "99" })),
        (&["human", "human"], json!({ "loaded": "x" })),
        (&["human", "human"], json!({ "language": "de" })),
        (&["human", "human"], json!({ "colour": "red" })),
    ] {
        let error = REGISTRY.open(setup(players, options.clone()), Secret::default()).map(|_| ());
        let error = error.expect_err("no game");
        assert!(matches!(error.kind, ErrorKind::Setup | ErrorKind::Unknown), "{options} {error}");
    }
}

/// The same with every object in the order of its names: how a library keeps them is not ours to say.
fn steady(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(steady).collect(),
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort();
            names.into_iter().map(|name| (name.clone(), steady(&fields[name]))).collect()
        }
        plain => plain.clone(),
    }
}

/// Whoever gave up has given up in the file as well, and in the table that is made of it.
#[test]
fn a_resignation_is_in_the_file() {
    let kit = REGISTRY.find("scrabble").unwrap();
    let mut table = REGISTRY.open(setup(&["human", "human"], json!({})), Secret::from_seed(4)).unwrap();
    let Waiting::Move(seat) = table.waiting() else { panic!("somebody decides") };
    let play = table.legal(seat).into_iter().next().unwrap();
    for (seat, act) in
        [(seat, Act::Play { text: play, by: None, because: Vec::new() }), (Seat::SECOND, Act::Resign)]
    {
        table.perform(&Command { seat: Some(seat), at: 0, revision: None, act }).unwrap();
    }
    let file = table.export("gcg", Viewer::Public).unwrap();
    assert!(file.ends_with("#resigned player2\n"), "{file}");
    let load =
        |text: &str| kit.clone().load(setup(&["human", "human"], json!({})), Secret::default(), "gcg", text);
    let loaded = load(&file).unwrap();
    assert_eq!(loaded.waiting(), table.waiting(), "the same end, for the same reason");
    assert_eq!(loaded.export("gcg", Viewer::Public).unwrap(), file);
    // Turns that somebody added after it count.
    let added = format!("{file}>player2: - +0 0\n");
    assert!(!matches!(load(&added).unwrap().waiting(), Waiting::Nothing(_)));
}
