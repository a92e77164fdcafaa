//! Game files, good and bad, and any text at all in their place.

use std::sync::LazyLock;

use proptest::prelude::*;
use tabla_core::{DieSource, Game, Notation, Say, SeededRng, pick};
use tabla_jamb::{
    Die, FileFault, Generator, HouseRules, Jamb, Layout, Move, Record, Refusal, Seeded, State, Step,
};
use tabla_testkit::cases::cases;
use tabla_testkit::effort::config;
use tabla_testkit::english;
use tabla_testkit::texts::{any_text, near_miss, text_of};

const SAMPLE: &str = "\
jamb 1
dice table
rules jamb-is-poker
storage csr

12233 | keep 3 3 | 316 | keep 3 3 3 | 25 | down 1
66166 | hand poker
54321 | keep 1
";

#[test]
fn the_sample_loads() {
    let record = Record::read(SAMPLE).unwrap();
    assert_eq!(record.write(), SAMPLE);
    assert_eq!(record.game().write_state(record.state()), "0//poker=64/2:1????");
    assert_eq!(record.game().layout, Layout::Csr);
    assert_eq!((record.seeded(), record.thrower().is_none()), (None, true));
    assert_eq!((record.cup().map(|cup| cup.dice()), record.is_over()), (Some(4), false));
    assert_eq!(record.steps().len(), 10);
    assert_eq!(
        record.steps()[1],
        Step::Chosen(record.game().read_move(&state_of("///1:12233"), "33").unwrap())
    );
    assert_eq!(record.dice().count(), 20);
}

fn state_of(text: &str) -> State {
    Jamb::default().read_state(text).unwrap()
}

/// The same game, typed in many ways.
#[test]
fn the_sample_loads_however_it_is_typed() {
    let record = Record::read(SAMPLE).unwrap();
    let typed = [
        SAMPLE.replace('\n', "\r\n"),
        format!("\u{feff}{SAMPLE}"),
        SAMPLE.replace(" | ", "|"),
        SAMPLE.replace("12233", "1 2 2 3 3  ").replace("keep 3 3 |", "throw 1 2 2 |"),
        SAMPLE.replace('\n', " // a remark\n\n"),
        SAMPLE.replace("csr", "CSR").replace("down 1", "d"),
    ];
    for text in typed {
        assert_eq!(Record::read(&text), Ok(record.clone()), "{text}");
    }
}

/// Headings may be left out: dice of a real table, the usual rules, triples.
#[test]
fn headings_may_be_left_out() {
    let record = Record::read("jamb 1\n").unwrap();
    assert_eq!(record, Record::new(Jamb::default(), None));
    assert_eq!(record.write(), "jamb 1\ndice table\nrules jamb-is-poker\nstorage coo\n\n");
    let strict = Record::read("jamb 1\nrules none\n").unwrap();
    assert_eq!(strict.game().rules, HouseRules { jamb_is_ful: false, jamb_is_poker: false });
}

/// A game with dice of a seed, cut off anywhere, reads back, and goes on with the dice that would have come.
#[test]
fn seeded_games_read_back_and_go_on() {
    for seed in 0..40 {
        let generator = Generator::ALL[seed as usize % 2];
        let rules = HouseRules { jamb_is_ful: seed % 3 == 0, jamb_is_poker: seed % 5 > 0 };
        let game = Jamb { rules, layout: Layout::ALL[seed as usize % 4] };
        let mut record = Record::new(game, Some(Seeded { generator, seed }));
        let mut source = record.thrower().unwrap();
        let mut choices = SeededRng::new(seed);
        while !record.is_over() {
            let back = Record::read(&record.write()).unwrap();
            assert_eq!(back, record);
            assert_eq!(back.thrower().as_ref(), Some(&source));
            assert_eq!(back.state().talon().layout(), record.state().talon().layout());
            match record.cup() {
                Some(cup) => record.throw(cup.throw(&mut source)).unwrap(),
                None => {
                    let moves = game.list(record.state());
                    record.play(*pick(&mut choices, &moves).unwrap()).unwrap();
                }
            }
            if seed == 7 && record.steps().len() == 50 {
                record.end();
                assert!(record.write().ends_with("\nend\n"));
                assert_eq!(record.play(Move::Again { keep: tabla_jamb::Keep::NONE }), Err(Refusal::Over));
                assert!(record.cup().is_none());
            }
        }
        assert_eq!(Record::read(&record.write()), Ok(record));
    }
}

/// What does not fit the cup is refused, and nothing happens.
#[test]
fn only_dice_that_fit_the_cup_are_thrown() {
    let mut record = Record::new(Jamb::default(), None);
    let four = vec![Die::ALL[0]; 4];
    assert_eq!(record.throw(four), Err(FileFault::DiceCount { count: 4, expected: 5 }));
    assert_eq!(record.throw(vec![Die::ALL[0]; 500]), Err(FileFault::DiceCount { count: 500, expected: 5 }));
    assert!(record.throw(vec![Die::ALL[0]; 5]).is_ok());
    assert_eq!(record.throw(vec![Die::ALL[0]; 5]), Err(FileFault::DiceCount { count: 5, expected: 0 }));
    assert_eq!(record.steps().len(), 1);
}

#[test]
fn bad_games_are_refused_with_a_reason() {
    let table: String = cases(include_str!("files/bad-games.txt"))
        .iter()
        .map(|case| match Record::read(&case.body) {
            Ok(_) => panic!("'{}' is accepted", case.title),
            Err(error) => format!("{}\n    {}\n", case.title, english(&error)),
        })
        .collect();
    insta::assert_snapshot!(table);
}

/// What game files are made of, and what people type instead.
const LETTERS: &str = "123456 |keepthrowdnualcsjmb0789/\n-:доле\t\r\u{feff}\u{a0}";
/// The same for states.
const STATE_LETTERS: &str = "0123456789,,,///=::????kentafulpojmb ";

static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let whole = |seed: u64| {
        let dice = seed.is_multiple_of(2).then_some(Seeded { generator: Generator::Lcg, seed });
        let mut record = Record::new(Jamb::default(), dice);
        let mut source = Seeded { generator: Generator::Lcg, seed }.dice();
        let mut choices = SeededRng::new(seed);
        for _ in 0..10 * (seed % 7) {
            match record.cup() {
                Some(cup) => record.throw(cup.throw(&mut source)).unwrap(),
                None => {
                    let moves = record.game().list(record.state());
                    record.play(*pick(&mut choices, &moves).unwrap()).unwrap();
                }
            }
        }
        record
    };
    (0..40).map(|seed| whole(seed).write()).collect()
});

static STATES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let of = |text: &String| {
        let record = Record::read(text).unwrap();
        record.game().write_state(record.state())
    };
    GAMES.iter().map(of).chain(["3,8/0,48/6=24,kenta=66/1:12233".to_owned()]).collect()
});

fn check_record(text: &str) {
    match Record::read(text) {
        Ok(record) => assert_eq!(Record::read(&record.write()), Ok(record), "{text:?}"),
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error} in {text:?}");
            assert!(!english(&error).is_empty());
        }
    }
}

fn check_state(text: &str) {
    let game = Jamb::default();
    match game.read_state(text) {
        Ok(state) => {
            assert_eq!(game.read_state(&game.write_state(&state)), Ok(state.clone()), "{text:?}");
            game.list(&state);
        }
        Err(error) => assert!(!error.because.is_empty() && !error.say().key.is_empty()),
    }
}

fn check_move(state: &State, text: &str) {
    let game = Jamb::default();
    match game.read_move(state, text) {
        Ok(mv) => {
            assert!(game.list(state).contains(&mv), "{text:?} is read as the illegal {mv:?}");
            assert_eq!(game.read_move(state, &game.write_token(state, mv)), Ok(mv));
        }
        Err(error) => assert!(!error.say().key.is_empty()),
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in any_text(), letters in text_of(LETTERS), place in 0..41usize) {
        let state = Jamb::default().read_state(&STATES[place]).unwrap();
        for text in [text, letters] {
            check_record(&text);
            check_record(&format!("jamb 1\n{text}"));
            check_state(&text);
            check_move(&state, &text);
        }
    }

    #[test]
    fn slips_are_read_or_refused(
        game in near_miss(GAMES.clone(), LETTERS),
        state in near_miss(STATES.clone(), STATE_LETTERS),
        mv in near_miss(vec!["keep 1 2".into(), "hand kenta".into(), "down".into(), "throw all".into()], LETTERS),
        place in 0..41usize,
    ) {
        check_record(&game);
        check_state(&state);
        check_move(&Jamb::default().read_state(&STATES[place]).unwrap(), &mv);
    }
}

/// A thrower hands out what its file says.
#[test]
fn the_seed_of_a_file_gives_its_dice() {
    let record = Record::read("jamb 1\ndice lcg 7\n43324 | down 1\n").unwrap();
    let mut fresh = Seeded { generator: Generator::Lcg, seed: 7 }.dice();
    let dice: Vec<u8> = record.dice().map(Die::pips).collect();
    assert_eq!(dice, [(); 5].map(|()| fresh.die()));
    assert_eq!(record.thrower(), Some(fresh));
}
