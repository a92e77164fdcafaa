//! People round a table of Jamb: their dice, their turns, their accounts, and tables on the disk.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use tabla_core::{Game, SeededRng, below, pick};
use tabla_play::jamb::{
    Bbs, Column, Die, FIELDS, FriendKind, Generator, HouseRules, Jamb, Layout, Move, Party, PartySetup,
    Record, SavedParty, Seeded, SetupError, Throw, optimum,
};
use tabla_play::{Language, StorageError, Words};

fn setup(people: &[&str], shared: bool, seed: u64) -> PartySetup {
    PartySetup {
        start: None,
        game: Jamb::default(),
        dice: Seeded { generator: Generator::Lcg, seed },
        shared,
        people: people.iter().map(|&name| name.to_owned()).collect(),
    }
}

fn party(people: &[&str], shared: bool, seed: u64) -> Party {
    Party::new(setup(people, shared, seed)).expect("a table")
}

/// Anything that the rules allow, writing more often than a fair choice would.
fn any_move(party: &Party, chance: &mut SeededRng) -> Move {
    let mut moves = Vec::new();
    party.game().moves(party.person().expect("somebody is to move").state(), &mut moves);
    let written: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Write { .. })).collect();
    let some = if below(chance, 3) == 0 { &written } else { &moves };
    *pick(chance, some).expect("something can be done")
}

/// Goes on for so many events, or to the end; now and then somebody asks for advice, or a friend helps.
fn go_on(party: &mut Party, chance: &mut SeededRng, events: usize) {
    go(party, chance, events, true);
}

fn go(party: &mut Party, chance: &mut SeededRng, events: usize, has_help: bool) {
    for _ in 0..events {
        if party.is_over() {
            break;
        } else if party.fallen().is_none() {
            party.throw().expect("dice are in the cup");
        } else if has_help && below(chance, 20) == 0 {
            party.note_advice();
        } else {
            let friend = (has_help && below(chance, 10) == 0).then_some(FriendKind::Rule);
            party.play(any_move(party, chance), friend).expect("the move is legal");
        }
    }
}

#[test]
fn turns_go_round_until_all_talons_are_full() {
    let mut party = party(&["Ana", "Bo", "Цеца"], false, 3);
    let mut chance = SeededRng::new(3);
    let mut order = Vec::new();
    while let Some(mover) = party.mover() {
        order.push(mover);
        let filled = party.people()[mover].state().talon().filled();
        while party.people()[mover].state().talon().filled() == filled {
            go_on(&mut party, &mut chance, 1);
        }
    }
    assert_eq!(order, (0..3 * FIELDS).map(|turn| turn % 3).collect::<Vec<_>>());
    assert!(party.throw().is_none());
    assert!(party.people().iter().all(|person| person.state().talon().is_full()));
}

#[test]
fn whoever_stops_is_passed_over() {
    let mut party = party(&["Ana", "Bo"], false, 3);
    party.throw();
    party.stop().expect("Ana may stop");
    assert_eq!(party.mover(), Some(1));
    assert!(party.undo().is_some());
    assert_eq!((party.mover(), party.fallen().map(|fallen| fallen.throw)), (Some(0), Some(Throw::First)));
    party.stop().expect("Ana may stop");
    party.stop().expect("Bo may stop");
    assert!(party.is_over() && party.stop().is_err() && party.throw().is_none());
}

#[test]
fn somebody_can_be_called_otherwise() {
    let mut party = party(&["Ana", "Bo"], false, 3);
    party.throw();
    party.rename(1, "Ceca".to_owned()).expect("a good name");
    let refused = party.rename(0, "CECA".to_owned());
    assert_eq!(refused, Err(SetupError::SameName { name: "Ceca".to_owned() }));
    assert_eq!(party.rename(2, "Dana".to_owned()), Ok(()));
    let names: Vec<&str> = party.people().iter().map(|person| person.name()).collect();
    assert_eq!(names, ["Ana", "Ceca"]);
    assert_eq!(SavedParty::of(&party).restore().expect("it was saved"), party);
}

/// The dice of every throw: by person, turn and throw.
fn throws(party: &Party) -> Vec<((usize, usize, usize), Vec<Die>)> {
    let mut again = Party::new(party.setup().clone()).expect("a table");
    let mut throws = Vec::new();
    for event in party.events() {
        use tabla_play::jamb::Event;
        match event {
            Event::Threw(dice) => {
                let place = again.mover().expect("somebody throws");
                let turn = again.people()[place].state().talon().filled();
                let fallen = again.throw().expect("dice are in the cup");
                throws.push(((place, turn, fallen.throw as usize), dice.clone()));
            }
            Event::Asked => again.note_advice(),
            Event::Played { mv, friend } => drop(again.play(*mv, *friend)),
            Event::Stopped => drop(again.stop()),
        }
    }
    throws
}

#[test]
fn with_shared_dice_everybody_gets_the_same_throws() {
    for generator in Generator::ALL {
        let mut setup = setup(&["Ana", "Bo", "Ceca"], true, 5);
        setup.dice.generator = generator;
        let mut party = Party::new(setup).expect("a table");
        go_on(&mut party, &mut SeededRng::new(1), usize::MAX);
        let throws = throws(&party);
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
            let mut party = party(&["Ana", "Bo"], shared, 9);
            go_on(&mut party, &mut SeededRng::new(4), usize::MAX);
            party
        };
        assert_eq!(play(), play());
    }
    assert_ne!(party(&["Ana"], false, 1).throw(), party(&["Ana"], false, 2).throw());
}

#[test]
fn a_field_is_taken_back_until_dice_fall() {
    let mut party = party(&["Ana"], false, 7);
    assert!(party.undo().is_none());
    party.throw();
    assert!(!party.can_undo());
    let before = party.clone();
    party.play(Move::Write { column: Column::Up, row: tabla_play::jamb::Row::Jamb }, None).expect("legal");
    assert!(party.undo().is_some());
    assert_eq!(party, before);
    party.play(party.read("down").expect("legal"), None).expect("legal");
    party.throw();
    assert!(party.undo().is_none());
}

#[test]
fn the_talon_says_when_it_becomes_dense() {
    for layout in Layout::SPARSE {
        let mut setup = setup(&["Ana"], false, 7);
        setup.game.layout = layout;
        let mut party = Party::new(setup).expect("a table");
        let mut chance = SeededRng::new(2);
        let mut converted = Vec::new();
        while !party.is_over() {
            if party.fallen().is_none() {
                party.throw();
            }
            let written = party.play(any_move(&party, &mut chance), None).expect("legal");
            converted.extend(written.and_then(|written| written.conversion));
        }
        assert_eq!(converted.len(), 1);
        assert_eq!((converted[0].from, Some(converted[0].filled)), (layout, layout.conversion_point()));
        assert!(converted[0].sparse_bytes > converted[0].dense_bytes);
    }
}

#[test]
fn not_everybody_can_sit_down() {
    let refused = |people: &[&str]| Party::new(setup(people, false, 1)).expect_err("refused");
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
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Total = optimum + luck − losses − what was given up, for everybody, however they play.
    #[test]
    fn nothing_is_left_over_in_an_account(seed: u64, people in 1usize..4, shared: bool, ful: bool, poker: bool, stop: bool) {
        let names = ["Ana", "Bo", "Ceca"];
        let mut setup = setup(&names[..people], shared, seed);
        setup.game.rules = HouseRules { jamb_is_ful: ful, jamb_is_poker: poker };
        let mut party = Party::new(setup).expect("a table");
        let mut chance = SeededRng::new(seed);
        go_on(&mut party, &mut chance, if stop { 70 } else { usize::MAX });
        while party.mover().is_some() {
            party.stop().expect("anybody may stop");
        }
        let start = optimum(party.game().rules).values()[0];
        for (place, person) in party.people().iter().enumerate() {
            let account = party.account(place);
            let reckoned = start + account.luck() - account.loss() - account.given_up();
            prop_assert!((reckoned - f64::from(person.points())).abs() < 1e-9, "{reckoned} {}", person.points());
            prop_assert!((account.outlook() - f64::from(person.points())).abs() < 1e-9);
            prop_assert!(account.decisions().iter().all(|judged| judged.loss > -1e-9));
            prop_assert_eq!(account.friends().len(), account.decisions().len());
        }
    }

    /// A table that was saved at any moment goes on as if nothing had happened.
    #[test]
    fn a_saved_table_is_the_same_table(seed: u64, events in 0usize..120, shared: bool, bbs: bool) {
        let mut setup = setup(&["Ana", "Bo"], shared, seed);
        setup.dice.generator = if bbs { Generator::Bbs } else { Generator::Lcg };
        let mut party = Party::new(setup).expect("a table");
        let mut chance = SeededRng::new(seed);
        go_on(&mut party, &mut chance, events);
        let mut again = SavedParty::of(&party).restore().expect("it was saved");
        prop_assert_eq!(&again, &party);
        let mut same = chance.clone();
        go_on(&mut party, &mut chance, 40);
        go_on(&mut again, &mut same, 40);
        prop_assert_eq!(again, party);
    }
}

#[test]
fn marks_of_advice_and_friends_are_in_the_account() {
    let mut party = party(&["Ana"], false, 7);
    for turn in 0..4 {
        party.throw();
        if turn == 1 {
            party.note_advice();
            party.note_advice();
        }
        let friend = (turn == 2).then_some(FriendKind::Greedy);
        party.play(party.read("down").expect("legal"), friend).expect("legal");
    }
    let account = party.account(0);
    let advised: Vec<bool> = account.decisions().iter().map(|judged| judged.advised).collect();
    assert_eq!(advised, [false, true, false, false]);
    assert_eq!(account.friends(), [None, None, Some(FriendKind::Greedy), None]);
    assert_eq!((account.advised(), account.helped()), (1, 1));
}

fn saved(folder: &Path) -> (std::path::PathBuf, String) {
    let mut party = party(&["Ana"], false, 7);
    go_on(&mut party, &mut SeededRng::new(1), 12);
    let path = folder.join("game.json");
    party.save(&path, false).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it was written");
    (path, text)
}

/// Damage of every kind is refused with its place and its reason, and the file stays as it is.
#[test]
fn damaged_tables_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, text) = saved(folder.path());
    assert!(Party::load(&path).is_ok());
    assert!(matches!(party(&["Ana"], false, 1).save(&path, false), Err(StorageError::Exists { .. })));
    let words = Words::new(Language::En);
    let threw = text.lines().find(|line| line.contains("\"threw\"")).expect("dice fell").trim().to_owned();
    let damage: Vec<(&str, String)> = vec![
        ("cut off", text[..text.len() / 2].to_owned()),
        ("another game", text.replace("\"jamb\"", "\"mice\"")),
        ("a later version", text.replace("\"tabla-save\": 1", "\"tabla-save\": 2")),
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
        let error = Party::load(&path).expect_err(name);
        let said = words.say(&tabla_core::Say::say(&error));
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
    for events in [0, 1, 7, 30, usize::MAX] {
        let mut party = party(&["Ana"], false, 11);
        go(&mut party, &mut SeededRng::new(5), events, false);
        if events == 30 {
            party.stop().expect("Ana may stop");
        }
        party.save(&path, true).expect("it can be written");
        assert!(fs::read_to_string(&path).expect("it is there").starts_with("jamb 1\ndice lcg 11\n"));
        let again = Party::open(&path, "Bo").expect("it can be read");
        assert_eq!(again.people()[0].name(), "Bo");
        assert_eq!(again.people()[0].state(), party.people()[0].state());
        assert_eq!((again.is_over(), again.fallen()), (party.is_over(), party.fallen()));
        assert_eq!(again.statistics(), party.statistics());
    }
    fs::write(&path, "jamb 1\ndice table\n").expect("it can be written");
    assert!(matches!(Party::open(&path, "Bo"), Err(StorageError::Refused { .. })));
    let two = party(&["Ana", "Bo"], false, 11);
    two.save(&path, true).expect("it can be written");
    assert_eq!(Party::open(&path, "Ceca").expect("it can be read"), two);
}

/// Neither saving under any name nor taking back makes a game with help look like one without.
#[test]
fn no_mark_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let down = |party: &mut Party, friend| {
        party.throw();
        party.play(party.read("down").expect("legal"), friend).expect("legal");
    };
    let mut asked = party(&["Ana"], false, 7);
    asked.throw();
    asked.note_advice();
    let mut helped = party(&["Ana"], false, 7);
    down(&mut helped, Some(FriendKind::Optimal));
    for party in [&asked, &helped] {
        assert_eq!(party.record(), None);
        party.save(&path, true).expect("it can be written");
        assert_eq!(Party::open(&path, "Bo").expect("it can be read"), *party);
    }
    assert!(helped.undo().is_some() && helped.is_advised());
    down(&mut helped, None);
    assert_eq!((helped.account(0).advised(), helped.account(0).helped()), (1, 0));
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
    let mut setup = setup(&["Ana"], false, 7);
    setup.dice.generator = Generator::Bbs;
    let mut party = Party::new(setup).expect("a table");
    go(&mut party, &mut SeededRng::new(1), usize::MAX, false);
    for (_, dice) in throws(&party) {
        assert_eq!(dice, dice.iter().map(|_| die()).collect::<Vec<_>>());
    }
    let record = party.record().expect("one person without help");
    assert_eq!(Record::read(&record.write()), Ok(record));
}
