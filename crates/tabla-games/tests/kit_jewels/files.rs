//! Jewels from files, saves and wishes, good and bad.

use super::*;

#[test]
fn files_are_read_back() {
    let mut table = table(json!({ "board": { "contest": "fence" }, "limit": "999:59", "turns": 5 }));
    for count in 1..=2 {
        let text = first(&*table).unwrap();
        act(&mut *table, 250 * count, play(&text)).unwrap();
    }
    let text = table.export("board", ALONE).unwrap();
    assert_eq!(
        (table.file_name("board").unwrap().as_str(), text.matches("\r\n").count()),
        ("jewels-fence.txt", 16)
    );
    let anew = wished(json!({ "load": { "name": "a b.txt", "text": text } })).unwrap();
    assert_eq!(anew.export("board", ALONE).unwrap(), text);
    assert_eq!(board(&shown(&*anew)).name, "a b");
    let kit = games().find("jewels").unwrap();
    let setup = Setup { game: "jewels".to_owned(), ..Setup::default() };
    let loaded = kit.clone().load(setup.clone(), Secret::default(), "board", &text).unwrap();
    assert_eq!(loaded.export("board", ALONE).unwrap(), text);

    table.pass_time(600);
    let text = table.export("json", ALONE).unwrap();
    assert_eq!(table.file_name("json").unwrap(), "jewels-fence.json");
    assert!(text.contains("\"spent\": 600"), "time passes while nobody plays: {text}");
    let kept = filled(json!({ "load": { "name": "s.json", "text": text } }), START + 50_000).unwrap();
    assert_eq!(started(&kept), Some(START + 49_400));
    let loaded = open(&games(), "jewels", &kept).unwrap();
    assert_eq!(loaded.at(), 600);
    let mut board = shown(&*table).board.json();
    board["was_left"] = true.into();
    assert_eq!(shown(&*loaded).board.json(), board, "its clock ran when it was left");
    let direct = kit.load(setup, Secret::default(), "json", &text).unwrap();
    assert_eq!(shown(&*direct).board.json(), shown(&*table).board.json());

    let swaps = table.export("swaps", ALONE).unwrap();
    assert_eq!(table.file_name("swaps").unwrap(), "jewels-fence-swaps.txt");
    let played = shown(&*table).accounts.into_iter().filter_map(|account| account.text);
    assert_eq!(swaps.lines().collect::<Vec<_>>(), played.collect::<Vec<_>>());
    let refused = table.export("gcg", ALONE).unwrap_err();
    assert_eq!(english(&refused.saying), "there is no format 'gcg' here; the formats are board, json, swaps");
}

#[test]
fn saves_of_the_first_edition_are_read() {
    let save = |limit: Option<&str>, helped: bool, spent: u64| {
        let (_, layout) = contest_boards().into_iter().next().unwrap();
        let lines = tabla_games::jewels::write_layout(&layout);
        let mut bare = Bare::new(layout, None);
        for _ in 0..7 {
            let swap = bare.hints()[0];
            bare.play(swap);
        }
        let rounds: Vec<String> = bare.rounds.iter().map(|round| round.swap.to_string()).collect();
        let text = json!({
            "tabla-save": 1,
            "game": "jewels",
            "date": "2026-05-01T12:00:00+02:00",
            "board": lines,
            "name": "#77",
            "limit": limit,
            "turns": null,
            "rounds": rounds,
            "helped": helped,
            "spent": spent,
        });
        (bare, table(json!({ "load": { "name": "s.json", "text": text.to_string() } })))
    };
    let (bare, new) = save(Some("59:00"), false, 40_000);
    assert_eq!(board(&shown(&*new)).view, bare.view());
    assert_eq!((new.at(), new.deadline()), (40_000, Some(3_540_001)));
    assert_eq!(board(&shown(&*new)).name, "#77");
    let spent: Vec<u64> = shown(&*new).accounts.iter().map(|account| account.spent).collect();
    assert_eq!(spent, [40_000, 0, 0, 0, 0, 0, 0], "when each was played is not known");
    let (_, late) = save(Some("59:00"), false, 999_999_999);
    assert_eq!(ending(&*late), "jewels-ending-time");
    let (_, marked) = save(None, true, 0);
    assert!(board(&shown(&*marked)).is_helped && board(&shown(&*marked)).limit.is_none());
}

#[test]
fn a_branch_goes_on_from_an_earlier_round_and_is_helped() {
    let mut table = table(json!({ "board": { "random": { "seed": 8 } }, "limit": "5:00", "turns": 4 }));
    for count in 1..=3 {
        let text = first(&*table).unwrap();
        act(&mut *table, 1_000 * count, play(&text)).unwrap();
    }
    let branch = table.branch(2).unwrap();
    let (past, now) = (table.show(ALONE, Some(2)).unwrap(), shown(&*branch));
    assert_eq!(board(&past).view.rows, board(&now).view.rows);
    assert_eq!((now.extras.ply, branch.at(), branch.deadline()), (2, 2_000, Some(300_001)));
    assert!(board(&now).is_helped && !board(&shown(&*table)).is_helped);
    assert!(table.branch(4).is_err());
}

#[test]
fn a_painted_board_can_be_checked_and_played() {
    let (_, layout) = contest_boards().into_iter().next().unwrap();
    let lines = tabla_games::jewels::write_layout(&layout);
    let painted = lines.split_whitespace().collect::<Vec<_>>().join(" ");
    let check = |position: &str| set_up(&games(), "jewels", "", position);
    let checked = check(&painted).unwrap();
    assert_eq!(board(&shown(&*table(json!({ "position": painted })))), board(&shown(&*checked)));
    assert!(check("11111111").is_err() && check(" ").is_err());
    assert!(wished(json!({ "position": "12345612 12" })).is_err());
}

#[test]
fn bad_wishes_are_refused_as_they_were() {
    let save = |text: &str| json!({ "load": { "name": "s.json", "text": text } });
    let wishes = [
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
        save("{"),
        save("{\"tabla-save\":1,\"game\":\"jamb\",\"date\":\"\"}"),
        save("{\"tabla-save\":1,\"game\":\"jewels\",\"date\":\"\"}"),
    ];
    let told: String = wishes
        .into_iter()
        .map(|wish| format!("{wish}\n  {}\n", english(&filled(wish.clone(), START).unwrap_err().saying)))
        .collect();
    insta::assert_snapshot!(told);
    assert!(open(&games(), "jewels", &json!({})).is_err());
}

#[test]
fn bad_setups_are_refused() {
    let open = |change: fn(&mut Setup)| {
        let mut setup = Setup { game: "jewels".to_owned(), ..Setup::default() };
        change(&mut setup);
        games().open(setup, Secret::from_seed(1)).map(drop)
    };
    assert!(open(|_| ()).is_ok());
    assert!(open(|setup| _ = setup.options.insert("board".to_owned(), json!("fence"))).is_ok());
    let bad: [fn(&mut Setup); 9] = [
        |setup| _ = setup.options.insert("board".to_owned(), json!("moon")),
        |setup| _ = setup.options.insert("board".to_owned(), json!(7)),
        |setup| _ = setup.options.insert("turns".to_owned(), json!(-1)),
        |setup| _ = setup.options.insert("turns".to_owned(), json!("many")),
        |setup| _ = setup.options.insert("colour".to_owned(), json!("red")),
        |setup| setup.start = Some("x".to_owned()),
        |setup| setup.start = Some(String::new()),
        |setup| setup.players = vec!["human".to_owned(); 300],
        |setup| setup.players = vec!["king".to_owned()],
    ];
    for (place, change) in bad.into_iter().enumerate() {
        let error = open(change).unwrap_err();
        assert!(matches!(error.kind, ErrorKind::Setup | ErrorKind::Unknown), "{place}: {error:?}");
        assert!(error.saying.args.iter().all(|(_, arg)| !matches!(arg, Arg::Number(number) if *number < 0)));
    }
    // A board with a run on it begins no game, though a cascade may have been stopped there.
    let stopped = "11121212,21212121,12121212,21212121,12121212,21212121,12121212,21212121";
    let lines = ["12345612"; 8].join(",");
    let mut setup = Setup { game: "jewels".to_owned(), ..Setup::default() };
    setup.start = Some(format!("{stopped}/{lines}/0,0,0,0,0,0,0,0/3/1/repeats"));
    assert_eq!(games().open(setup, Secret::default()).err().map(|error| error.kind), Some(ErrorKind::Setup));
}
