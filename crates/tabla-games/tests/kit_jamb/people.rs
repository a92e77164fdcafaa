//! People round a table: their dice, their turns, their accounts, and tables on the disk.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::{Value, json};
use tabla_core::{Seat, SeededRng, Viewer, below, pick};
use tabla_games::jamb::{Bbs, Die, FIELDS, FriendKind, Generator, Layout, Record, SetupError, check_people};
use tabla_games::kits::{Shelf, registry};
use tabla_games::{Language, Opened, Words, open_file, save_as_ours, save_table};
use tabla_table::{AccountKind, Act, Table};
use tabla_testkit::effort::config;

use super::digest::first_save;
use super::sole::{Sole, act, begin, mover};

fn people(names: &[&str], shared: bool, seed: u64) -> Sole {
    begin(&json!({ "people": names, "shared": shared, "seed": seed }))
}

/// Goes on for so many steps, or to the end, writing more often than a fair choice would; now and then somebody asks
/// for advice, or a friend decides.
fn go_on(sole: &mut Sole, chance: &mut SeededRng, steps: usize) {
    go(sole, chance, steps, true);
}

fn go(sole: &mut Sole, chance: &mut SeededRng, steps: usize, has_help: bool) {
    for _ in 0..steps {
        let Some(seat) = sole.seat() else { break };
        if !sole.is_lying() {
            sole.throw();
        } else if has_help && below(chance, 20) == 0 {
            sole.ask_advice();
        } else {
            let by = (has_help && below(chance, 10) == 0).then(|| FriendKind::Rule.name().to_owned());
            let moves = sole.table.legal(seat);
            let is_written = |text: &&String| !text.starts_with("keep") && !text.starts_with("throw");
            let written: Vec<String> = moves.iter().filter(is_written).cloned().collect();
            let some = if below(chance, 3) == 0 { &written } else { &moves };
            let text = pick(chance, some).expect("something can be done").clone();
            sole.act(Act::Play { text, by, because: Vec::new() }).expect("the move is legal");
        }
    }
}

#[test]
fn turns_go_round_until_all_talons_are_full() {
    let mut sole = people(&["Ana", "Bo", "Цеца"], false, 3);
    let mut chance = SeededRng::new(3);
    let mut order = Vec::new();
    while let Some(place) = sole.place() {
        order.push(place);
        let filled = sole.filled(place);
        while sole.filled(place) == filled {
            go_on(&mut sole, &mut chance, 1);
        }
    }
    assert_eq!(order, (0..3 * FIELDS).map(|turn| turn % 3).collect::<Vec<_>>());
    assert!(sole.act(Act::Throw { told: None }).is_err());
    assert!((0..3).all(|place| sole.state(place).talon().is_full()));
}

#[test]
fn whoever_stops_is_passed_over() {
    let mut sole = people(&["Ana", "Bo"], false, 3);
    sole.throw();
    sole.stop();
    assert_eq!(sole.place(), Some(1));
    assert!(sole.undo());
    assert_eq!((sole.place(), sole.is_lying(), sole.board().people[0].view.throw), (Some(0), true, 1));
    sole.stop();
    sole.stop();
    assert!(sole.is_over());
    assert!(sole.act(Act::Resign).is_err() && sole.act(Act::Throw { told: None }).is_err());
}

#[test]
fn somebody_can_be_called_otherwise() {
    let mut sole = people(&["Ana", "Bo"], false, 3);
    sole.throw();
    let name = |name: &str| Act::Name { name: name.to_owned() };
    act(&mut *sole.table, Some(Seat::SECOND), name("Ceca")).expect("a good name");
    let refused = act(&mut *sole.table, Some(Seat::FIRST), name("CECA")).expect_err("two of a name");
    assert_eq!(refused.saying, tabla_core::Say::say(&SetupError::SameName { name: "Ceca".to_owned() }));
    assert!(act(&mut *sole.table, Some(Seat::at(2)), name("Dana")).is_err());
    assert_eq!(sole.names(), ["Ana", "Ceca"]);
    sole.check();
    assert_eq!(first_save(&*sole.table)["people"], json!(["Ana", "Ceca"]));
}

/// The dice of every throw: by person, turn and throw.
fn throws(table: &dyn Table) -> Vec<((usize, usize, usize), Vec<Die>)> {
    let shown = table.show(Viewer::Everything, None).unwrap();
    let mut turns = vec![(0, 0); usize::from(table.seats())];
    let mut throws = Vec::new();
    for account in &shown.accounts {
        let place = account.seat.expect("somebody's").index();
        let text = account.text.as_deref().unwrap_or_default();
        let (turn, throw) = &mut turns[place];
        match account.what {
            AccountKind::Chance => {
                *throw += 1;
                let dice = text.split_whitespace().map(|die| Die::new(die.parse().unwrap()).unwrap());
                throws.push(((place, *turn, *throw), dice.collect()));
            }
            _ if account.extra.get("points").is_some() => (*turn, *throw) = (*turn + 1, 0),
            _ => {}
        }
    }
    throws
}

#[test]
fn with_shared_dice_everybody_gets_the_same_throws() {
    for generator in Generator::ALL {
        let wish = json!({ "people": ["Ana", "Bo", "Ceca"], "shared": true, "seed": 5, "generator": generator.name() });
        let mut sole = begin(&wish);
        go_on(&mut sole, &mut SeededRng::new(1), usize::MAX);
        let throws = throws(&*sole.table);
        let mut compared = 0;
        for ((place, turn, throw), dice) in &throws {
            for ((other, its_turn, its_throw), its_dice) in &throws {
                if other > place && (turn, throw) == (its_turn, its_throw) {
                    let common = dice.len().min(its_dice.len());
                    assert_eq!(dice[..common], its_dice[..common], "turn {turn}, throw {throw}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 100, "{compared}");
    }
}

#[test]
fn the_same_seed_gives_the_same_dice() {
    for shared in [false, true] {
        let play = || {
            let mut sole = people(&["Ana", "Bo"], shared, 9);
            go_on(&mut sole, &mut SeededRng::new(4), usize::MAX);
            sole.table.saved()
        };
        assert_eq!(play(), play());
    }
    let first = |seed| {
        let mut sole = people(&["Ana"], false, seed);
        sole.throw();
        sole.board().fallen
    };
    assert_ne!(first(1), first(2));
}

#[test]
fn a_field_is_taken_back_until_dice_fall() {
    let mut sole = people(&["Ana"], false, 7);
    assert!(!sole.undo());
    sole.throw();
    assert!(!sole.undo());
    let before = sole.board();
    sole.play("up jamb");
    assert!(sole.undo());
    assert_eq!(sole.board(), before);
    sole.play("down");
    sole.throw();
    assert!(!sole.undo());
}

#[test]
fn the_talon_says_when_it_becomes_dense() {
    for layout in Layout::SPARSE {
        let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7, "storage": layout.name() }));
        go(&mut sole, &mut SeededRng::new(2), usize::MAX, false);
        let shown = sole.table.show(Viewer::Public, None).unwrap();
        let converted: Vec<&Value> =
            shown.accounts.iter().filter_map(|account| account.extra.get("converted")).collect();
        assert_eq!(converted.len(), 1);
        let with = &converted[0]["with"];
        assert_eq!(with["layout"], json!(layout.name().to_uppercase()));
        assert_eq!(with["filled"], json!(layout.conversion_point()));
        assert!(with["sparse"].as_u64() > with["dense"].as_u64());
    }
}

#[test]
fn not_everybody_can_sit_down() {
    let refused = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        check_people(&names, false).expect_err("refused")
    };
    let nine: Vec<String> = (0..9).map(|number| number.to_string()).collect();
    let nine: Vec<&str> = nine.iter().map(String::as_str).collect();
    assert_eq!(refused(&[]), SetupError::Nobody);
    assert_eq!(refused(&nine), SetupError::TooMany { count: 9 });
    assert_eq!(refused(&["Ana", " "]), SetupError::NoName { number: 2 });
    assert_eq!(refused(&["\u{1b}[31m"]), SetupError::NoName { number: 1 });
    assert_eq!(refused(&["Ana", "ANA"]), SetupError::SameName { name: "ANA".to_owned() });
    assert_eq!(
        refused(&["a very, very long name"]),
        SetupError::LongName { name: "a very, very long name".to_owned() }
    );
}

proptest! {
    #![proptest_config(config(24))]

    /// Total = optimum + luck − losses − what was given up, for everybody, however they play.
    #[test]
    fn nothing_is_left_over_in_an_account(seed: u64, count in 1usize..4, shared: bool, ful: bool, poker: bool, stop: bool) {
        let names = ["Ana", "Bo", "Ceca"];
        let mut sole = begin(&json!({
            "people": names[..count], "shared": shared, "seed": seed, "jamb_is_ful": ful, "jamb_is_poker": poker,
        }));
        let mut chance = SeededRng::new(seed);
        go_on(&mut sole, &mut chance, if stop { 50 } else { usize::MAX });
        while !sole.is_over() {
            sole.stop();
        }
        for (place, person) in sole.board().people.iter().enumerate() {
            let report = sole.report(place);
            let number = |name: &str| report[name].as_f64().unwrap();
            let points = f64::from(person.view.sums.grand);
            let reckoned = number("start") + number("luck") - number("loss") - number("given_up");
            prop_assert!((reckoned - points).abs() < 1e-9, "{reckoned} {points}");
            prop_assert!((number("outlook") - points).abs() < 1e-9);
            let decisions = report["decisions"].as_array().unwrap();
            prop_assert!(decisions.iter().all(|judged| judged["loss"].as_f64().unwrap() > -1e-9));
        }
    }

    /// A table that was saved at any moment goes on as if nothing had happened, in whichever edition it was saved.
    #[test]
    fn a_saved_table_is_the_same_table(seed: u64, steps in 0usize..90, shared: bool, bbs: bool) {
        let generator = if bbs { "bbs" } else { "lcg" };
        let mut sole =
            begin(&json!({ "people": ["Ana", "Bo"], "shared": shared, "seed": seed, "generator": generator }));
        let mut chance = SeededRng::new(seed);
        go_on(&mut sole, &mut chance, steps);
        let mut again = Sole { table: registry(&Shelf::default()).restore(&sole.table.saved()).unwrap() };
        let save = sole.table.export("json", Viewer::Everything).unwrap();
        let mut first = begin(&json!({ "load": { "name": "game.json", "text": save } }));
        prop_assert_eq!(again.table.saved(), sole.table.saved());
        let mut chances = [chance.clone(), chance.clone()];
        go_on(&mut sole, &mut chance, 40);
        go_on(&mut again, &mut chances[0], 40);
        go_on(&mut first, &mut chances[1], 40);
        prop_assert_eq!(again.table.saved(), sole.table.saved());
        prop_assert_eq!(first_save(&*first.table), first_save(&*sole.table));
        prop_assert_eq!(first.board(), sole.board());
    }
}

#[test]
fn marks_of_advice_and_friends_are_in_the_account() {
    let mut sole = people(&["Ana"], false, 7);
    for turn in 0..4 {
        sole.throw();
        if turn == 1 {
            sole.ask_advice();
            sole.ask_advice();
        }
        let by = (turn == 2).then(|| FriendKind::Greedy.name().to_owned());
        sole.act(Act::Play { text: "down".to_owned(), by, because: Vec::new() }).expect("legal");
    }
    let report = sole.report(0);
    let of_all = |name: &str| -> Vec<Value> {
        report["decisions"].as_array().unwrap().iter().map(|judged| judged[name].clone()).collect()
    };
    assert_eq!(of_all("is_advised"), [json!(false), json!(true), json!(false), json!(false)]);
    assert_eq!(of_all("friend"), [json!(null), json!(null), json!("greedy"), json!(null)]);
    assert_eq!((&report["advised"], &report["helped"]), (&json!(1), &json!(1)));
}

fn load(path: &Path) -> Result<Sole, tabla_core::TableError> {
    let opened = open_file(&registry(&Shelf::default()), "jamb", path, json!({ "people": ["Bo"] }), (0, 0));
    opened.map(|Opened { table, .. }| Sole { table })
}

/// Damage of every kind to a save of the first edition is refused with its place and its reason, and the file stays as
/// it is.
#[test]
fn damaged_tables_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let mut sole = people(&["Ana"], false, 7);
    go_on(&mut sole, &mut SeededRng::new(1), 9);
    let text = sole.table.export("json", Viewer::Everything).expect("it can be written");
    fs::write(&path, &text).expect("it can be written");
    assert!(load(&path).is_ok());
    let refused = save_table(&path, &*people(&["Ana"], false, 1).table, "jamb", false);
    assert!(refused.is_err_and(|error| error.saying.key == "storage-exists"));
    let words = Words::new(Language::En);
    let threw = text.lines().find(|line| line.contains("\"threw\"")).expect("dice fell").trim().to_owned();
    let damage: Vec<(&str, String)> = vec![
        ("cut off", text[..text.len() / 2].to_owned()),
        ("another game", text.replace("\"jamb\"", "\"mice\"")),
        ("a later version", text.replace("\"tabla-save\": 1", "\"tabla-save\": 3")),
        ("no layout", text.replace("\"coo\"", "\"heap\"")),
        ("no generator", text.replace("\"lcg\"", "\"coin\"")),
        ("no people", text.replace("\"Ana\"", "")),
        ("other dice", text.replacen(&threw, "\"threw\": \"6 6 6 6 6\"", 1)),
        ("no dice", text.replacen(&threw, "\"threw\": \"2 3 3 4 7\"", 1)),
        ("another seed", text.replace("\"seed\": 7", "\"seed\": 8")),
        ("a throw too many", text.replacen("\"threw\"", "\"played\"", 1)),
        ("a word that is none", text.replacen("\"played\"", "\"dreamt\"", 1)),
        ("an illegal move", replace_first_move(&text, "keep 6 6 6 6")),
        ("an unreadable move", replace_first_move(&text, "sideways")),
        ("advice before the dice", text.replacen("\"events\": [", "\"events\": [ \"asked\",", 1)),
        (
            "dice where a decision is due",
            text.replacen("\"events\": [", "\"events\": [ { \"threw\": \"4 3 3 2 4\" },", 1),
        ),
    ];
    let mut told = String::new();
    for (name, text) in damage {
        fs::write(&path, &text).expect("it can be written");
        let Err(error) = load(&path) else { panic!("{name}") };
        let said = words.say(&error.saying);
        told += &format!("{name}: {}\n", said.replace(&path.display().to_string(), "FILE"));
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    }
    insta::assert_snapshot!(told);
}

fn replace_first_move(text: &str, mv: &str) -> String {
    let begin = text.find("\"played\": \"").expect("something was played") + "\"played\": \"".len();
    let end = begin + text[begin..].find('"').expect("it ends");
    format!("{}{mv}{}", &text[..begin], &text[end..])
}

/// One person's game is written in the game's own format.
#[test]
fn the_games_own_format_holds_one_persons_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    for steps in [0, 1, 5, 20, usize::MAX] {
        let mut sole = people(&["Ana"], false, 11);
        go(&mut sole, &mut SeededRng::new(5), steps, false);
        if steps == 20 {
            sole.stop();
        }
        save_table(&path, &*sole.table, "jamb", true).expect("it can be written");
        assert!(fs::read_to_string(&path).expect("it is there").starts_with("jamb 1\ndice lcg 11\n"));
        let again = load(&path).expect("it can be read");
        assert_eq!(again.names(), ["Bo"]);
        assert_eq!(again.state(0), sole.state(0));
        let (board, other) = (again.board(), sole.board());
        assert_eq!((again.is_over(), board.fallen, board.kept), (sole.is_over(), other.fallen, other.kept));
        assert_eq!(board.statistics, other.statistics);
    }
    fs::write(&path, "jamb 1\ndice table\n").expect("it can be written");
    assert!(load(&path).is_err_and(|error| error.saying.key == "storage-refused"));
    let two = people(&["Ana", "Bo"], false, 11);
    assert!(two.table.export("jamb", Viewer::Everything).is_err());
    save_as_ours(&path, &*two.table).expect("it can be written");
    let again = load(&path).expect("it can be read");
    assert_eq!((again.names(), again.table.saved()), (two.names(), two.table.saved()));
}

/// Neither saving under any name nor taking back makes a game with help look like one without.
#[test]
fn no_mark_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let down = |sole: &mut Sole, by: Option<&str>| {
        if !sole.is_lying() {
            sole.throw();
        }
        let by = by.map(str::to_owned);
        sole.act(Act::Play { text: "down".to_owned(), by, because: Vec::new() }).expect("legal");
    };
    let mut asked = people(&["Ana"], false, 7);
    asked.throw();
    asked.ask_advice();
    let mut helped = people(&["Ana"], false, 7);
    down(&mut helped, Some(FriendKind::Optimal.name()));
    for sole in [&asked, &helped] {
        assert!(sole.table.export("jamb", Viewer::Everything).is_err());
        save_as_ours(&path, &*sole.table).expect("it can be written");
        assert_eq!(load(&path).expect("it can be read").table.saved(), sole.table.saved());
        let first = sole.table.export("json", Viewer::Everything).expect("it has room");
        let first = begin(&json!({ "load": { "name": "game.json", "text": first } }));
        assert_eq!(first.board(), sole.board());
        assert!(first.table.export("jamb", Viewer::Everything).is_err());
    }
    assert!(helped.undo() && helped.board().is_advised);
    down(&mut helped, None);
    let report = helped.report(0);
    assert_eq!((&report["advised"], &report["helped"]), (&json!(1), &json!(0)));
}

/// Three bits make a die, those of 6 and 7 are thrown away; the same at a table and in a file.
#[test]
fn the_generator_of_bits_spends_three_on_a_die() {
    let mut bits = Bbs::new(7);
    let mut die = || loop {
        let number = (0..3).fold(0, |number, _| number << 1 | bits.bit());
        if let Some(die) = Die::new(number + 1) {
            return die;
        }
    };
    let mut sole = begin(&json!({ "people": ["Ana"], "seed": 7, "generator": "bbs" }));
    go(&mut sole, &mut SeededRng::new(1), usize::MAX, false);
    assert_eq!(mover(&*sole.table), None);
    for (_, dice) in throws(&*sole.table) {
        assert_eq!(dice, dice.iter().map(|_| die()).collect::<Vec<_>>());
    }
    let record = sole.table.export("jamb", Viewer::Everything).expect("one person without help");
    assert_eq!(Record::read(&record).expect("it can be read").write(), record);
}
