//! The friend: its odds against a count of every case, its decisions against its rules, and what it says.

use std::borrow::Cow;
use std::collections::HashMap;

use tabla_core::{Game, Notation, Say, Turn};
use tabla_jamb::{
    Column, Dice, Die, Fraction, Generator, HouseRules, Jamb, Keep, Move, Natural, Odds, Reason, Reckoning,
    Row, RuleFriend, Seeded, Throw, Thrown,
};

fn dice(text: &str) -> Dice {
    let dice: Vec<Die> = text.bytes().filter_map(|byte| Die::new(byte - b'0')).collect();
    Dice::new(Keep::of(&dice).unwrap().counts()).unwrap()
}

/// Every throw of five dice, once.
fn all_dice() -> impl Iterator<Item = Dice> {
    Keep::all().filter_map(|keep| Dice::new(keep.counts()))
}

/// In how many of the 6⁵ or 6¹⁰ cases the row is made: every subset of five dice that lie in order, every
/// throw of the others, one by one.
///
/// What is known of a throw in any order is remembered.
fn counted(
    rules: HouseRules,
    row: Row,
    lying: [u8; 5],
    throws: u32,
    known: &mut HashMap<(Dice, u32), u64>,
) -> u64 {
    let dice = Dice::of(lying.map(|pips| Die::new(pips).unwrap()));
    if rules.worth(row, dice, Throw::Third).is_some() {
        return 7776u64.pow(throws);
    }
    if throws == 0 {
        return 0;
    }
    if let Some(&ways) = known.get(&(dice, throws)) {
        return ways;
    }
    let mut best = 0;
    for mask in 0..31 {
        let thrown: Vec<usize> = (0..5).filter(|place| mask >> place & 1 == 0).collect();
        let cases = 6u64.pow(thrown.len() as u32);
        let mut ways = 0;
        for case in 0..cases {
            let (mut fallen, mut rest) = (lying, case);
            for &place in &thrown {
                fallen[place] = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            ways += counted(rules, row, fallen, throws - 1, known);
        }
        best = best.max(ways * (7776 / cases));
    }
    known.insert((dice, throws), best);
    best
}

#[test]
fn exact_odds_are_what_counting_says() {
    for rules in [HouseRules::default(), HouseRules { jamb_is_ful: true, jamb_is_poker: false }] {
        let odds = Odds::new(rules);
        for row in Row::COMBINATIONS {
            let mut known = HashMap::new();
            // Two throws are counted for every seventh throw only: it takes long.
            for (index, lying) in all_dice().enumerate() {
                let pips: Vec<u8> = lying.faces().map(Die::pips).collect();
                let pips = std::array::from_fn(|place| pips[place]);
                for throws in 0..=(if index % 7 == 0 { 2 } else { 1 }) {
                    let ways = counted(rules, row, pips, throws, &mut known);
                    let expected = Fraction::new(ways, 7776u64.pow(throws)).unwrap();
                    assert_eq!(
                        odds.exact(row, lying, throws as u8),
                        expected,
                        "{row} from {lying}, {throws}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_sources_example_comes_out_both_ways() {
    let odds = Odds::new(HouseRules::default());
    let lying = dice("12233");
    assert_eq!(odds.exact(Row::Poker, lying, 2), Fraction::new(37, 162).unwrap());
    assert_eq!(odds.source(Row::Poker, lying), Fraction::new(91, 216).unwrap());
    assert_eq!(odds.best_keep(Row::Poker, lying, 2).to_string(), "3 3");
    assert!((odds.exact(Row::Poker, lying, 2).to_f64() - 0.228).abs() < 5e-4);
    assert!((odds.source(Row::Poker, lying).to_f64() - 0.421).abs() < 5e-4);
}

#[test]
fn the_natural_keep_is_the_natural_one() {
    let cases = [
        (Row::Poker, "12233", "3 3", 1, "91/216"),
        (Row::Poker, "12345", "5", 1, "671/1296"),
        (Row::Jamb, "22223", "2 2 2 2", 1, "1/6"),
        (Row::Kenta, "23455", "2 3 4 5", 2, "1/3"),
        (Row::Kenta, "12344", "1 2 3 4", 1, "1/6"),
        (Row::Kenta, "22344", "2 3 4", 3, "3/4"),
        (Row::Kenta, "12366", "1 2 3", 2, "5/9"),
        (Row::Kenta, "13566", "1 3 5", 2, "5/9"),
        (Row::Ful, "22335", "2 2 3 3", 2, "1/3"),
        (Row::Ful, "22234", "2 2 2 4", 1, "1/6"),
        (Row::Ful, "22456", "2 2 6", 2, "5/9"),
        (Row::Ful, "22226", "2 2 2 6", 1, "1/6"),
        (Row::Ful, "22222", "2 2 2", 5, "35/36"),
        (Row::Ful, "13456", "5 6", 2, "19/27"),
    ];
    let odds = Odds::new(HouseRules::default());
    for (row, lying, keep, useful, source) in cases {
        let natural = Natural::of(row, dice(lying));
        assert_eq!((natural.keep.to_string().as_str(), natural.useful), (keep, useful), "{row} from {lying}");
        assert_eq!(odds.source(row, dice(lying)).to_string(), source, "{row} from {lying}");
    }
    assert_eq!(odds.source(Row::Kenta, dice("12345")), Fraction::ONE);
}

fn keys(because: &[Reason]) -> Vec<&'static str> {
    let key = |reason: &Reason| match reason.say().key {
        Cow::Borrowed(key) => key,
        Cow::Owned(key) => panic!("{key} is not written in the code"),
    };
    because.iter().map(key).collect()
}

/// What the friend does with a state, and why.
fn decides(friend: &RuleFriend, position: &str, aim: Option<Column>) -> (String, Vec<&'static str>) {
    let game = Jamb::default();
    let state = game.read_state(position).unwrap();
    let decision = friend.decide(&game, &state, aim).unwrap();
    assert_eq!(game.check(&state, decision.mv), Ok(()));
    (game.write_move(&state, decision.mv), keys(&decision.because))
}

/// The example of the source: with poker next upwards and ones next downwards, one figure is above the
/// threshold and the other below, and the friend says so.
#[test]
fn the_two_reckonings_decide_differently_and_the_friend_says_so() {
    let exact = RuleFriend::new(HouseRules::default());
    let game = Jamb::default();
    let state = game.read_state("/0//1:12233").unwrap();
    let decision = exact.decide(&game, &state, None).unwrap();
    assert_eq!(game.write_move(&state, decision.mv), "keep 1");
    assert_eq!(decision.aim, Some(Column::Down));
    let [
        Reason::BelowThreshold { lower, aim, threshold },
        Reason::OtherReckoning { reckoning, aim: other },
        Reason::Keeps { .. },
    ] = decision.because[..]
    else {
        panic!("{:?}", decision.because)
    };
    assert_eq!((lower.exact.to_string(), lower.source.to_string()), ("37/162".into(), "91/216".into()));
    assert_eq!((aim.row, threshold), (Row::Ones, Fraction::THRESHOLD));
    assert_eq!((reckoning, other.row, other.column), (Reckoning::Source, Row::Poker, Column::Up));

    let source = RuleFriend::new(HouseRules::default()).with_reckoning(Reckoning::Source);
    let (mv, because) = decides(&source, "/0//1:12233", None);
    assert_eq!(mv, "keep 3 3");
    assert_eq!(because, ["jamb-reason-above-threshold", "jamb-reason-other-reckoning", "jamb-reason-keeps"]);

    // With a threshold that both figures pass, or neither, there is nothing to say about the other.
    for threshold in ["0.2", "0,5", "1/2"] {
        let friend = RuleFriend::new(HouseRules::default()).with_threshold(threshold.parse().unwrap());
        let (_, because) = decides(&friend, "/0//1:12233", None);
        assert!(!because.contains(&"jamb-reason-other-reckoning"), "{threshold}: {because:?}");
    }
}

/// Each rule once: the position, what the friend does, and its reasons without their common beginning.
#[test]
fn the_friend_keeps_to_its_rules() {
    let cases = [
        // 1: a combination of the hand column, the best-paying one.
        ("///1:12345", "hand kenta", "hand-made"),
        ("///1:66666", "hand jamb", "hand-made"),
        ("//jamb=80/1:66666", "hand poker", "hand-made"),
        // An upper field of the hand column is not taken.
        ("3,8/0,0,0,0//1:66612", "keep 6 6 6", "both-upper keeps"),
        // 2: both upper, more dice, and down if equal.
        ("3,8/0,0,0,0//1:33612", "keep 3 3", "both-upper keeps"),
        ("3,8/0,0,0,0//1:36124", "keep 3", "both-upper keeps"),
        // Both lower: the likelier one; ful down, jamb up.
        ("3,0,0,0,0,0,0///1:22335", "keep 2 2 3 3", "both-lower other-reckoning keeps"),
        // Equal: up. Both columns stand at ful here.
        ("3,0,0,0,0,0,0/0,0//1:22345", "keep 2 2", "both-lower keeps"),
        // 3: one column complete.
        ("3,0,0,0,0,0,0,0,0,0///1:22345", "keep 2 2", "one-column keeps"),
        ("/0,0,0,0,0,0,0,0,0,0//1:11345", "keep 1 1", "one-column keeps"),
    ];
    let friend = RuleFriend::new(HouseRules::default());
    for (position, mv, reasons) in cases {
        let reasons: Vec<String> = reasons.split(' ').map(|reason| format!("jamb-reason-{reason}")).collect();
        let (played, because) = decides(&friend, position, None);
        assert_eq!(
            (played.as_str(), because),
            (mv, reasons.iter().map(String::as_str).collect()),
            "{position}"
        );
    }
}

/// Where the figures are equal: up of two combinations, the upper field at the threshold itself.
#[test]
fn the_friend_settles_what_is_equal() {
    let game = Jamb::default();
    let aim = |friend: &RuleFriend, position: &str| {
        friend.decide(&game, &game.read_state(position).unwrap(), None).unwrap().aim
    };
    let friend = RuleFriend::new(HouseRules::default());
    assert_eq!(aim(&friend, "3,0,0,0,0,0,0/0,0//1:22345"), Some(Column::Up));
    assert_eq!(aim(&friend, "3,8/0,0,0,0//1:36124"), Some(Column::Down));
    let poker_is_up = "/0//1:12233";
    let at = |threshold: &str| RuleFriend::new(game.rules).with_threshold(threshold.parse().unwrap());
    assert_eq!(aim(&at("37/162"), poker_is_up), Some(Column::Down));
    assert_eq!(aim(&at("36/162"), poker_is_up), Some(Column::Up));
}

/// Only the hand column is left: the best-paying field, else the lowest open one.
#[test]
fn the_friend_fills_the_hand_column_last() {
    let full = "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0";
    let friend = RuleFriend::new(HouseRules::default());
    let (mv, because) = decides(&friend, &format!("{full}//1:11446"), None);
    assert_eq!((mv.as_str(), because), ("hand 4", vec!["jamb-reason-hand-best"]));
    let (mv, because) = decides(&friend, &format!("{full}/1=1,4=8,6=0/1:11446"), None);
    assert_eq!((mv.as_str(), because), ("hand 2", vec!["jamb-reason-hand-crossed"]));
}

/// 4: it goes on for what it has set its mind on, stops when that is made, and writes what it aimed at.
#[test]
fn the_friend_keeps_to_its_aim() {
    let friend = RuleFriend::new(HouseRules::default());
    let up = Some(Column::Up);
    let (mv, because) = decides(&friend, "/0//2:33332", up);
    assert_eq!((mv.as_str(), because), ("up poker", vec!["jamb-reason-writes"]));
    let (mv, because) = decides(&friend, "/0//2:33312", up);
    assert_eq!((mv.as_str(), because), ("keep 3 3 3", vec!["jamb-reason-keeps"]));
    let (mv, because) = decides(&friend, "/0//3:33312", up);
    assert_eq!((mv.as_str(), because), ("up poker", vec!["jamb-reason-misses"]));
    let (mv, because) = decides(&friend, "/0//2:11111", Some(Column::Down));
    assert_eq!((mv.as_str(), because), ("down 1", vec!["jamb-reason-writes"]));
    let (mv, because) = decides(&friend, "/0//2:23456", Some(Column::Down));
    assert_eq!((mv.as_str(), because), ("throw all", vec!["jamb-reason-keeps-none"]));
}

/// Whole games, under both reckonings: every move is legal, and the aim of a turn never changes.
#[test]
fn the_friend_plays_whole_games() {
    let game = Jamb::default();
    for reckoning in Reckoning::ALL {
        let friend = RuleFriend::new(game.rules).with_reckoning(reckoning);
        for seed in 0..200 {
            let mut source = Seeded { generator: Generator::Lcg, seed }.dice();
            let (mut state, mut aim, mut moves) = (game.start(), None, 0);
            loop {
                match game.turn(&state) {
                    Turn::Over(_) => break,
                    Turn::Chance(cup) => {
                        game.apply_chance(&mut state, Thrown::new(&cup.throw(&mut source)).unwrap())
                    }
                    Turn::Seat(_) => {
                        let decision = friend.decide(&game, &state, aim).unwrap();
                        assert_eq!(game.check(&state, decision.mv), Ok(()), "{state:?}");
                        assert!(aim.is_none() || decision.aim == aim);
                        aim = match decision.mv {
                            Move::Write { .. } => None,
                            Move::Again { .. } => decision.aim,
                        };
                        game.play(&mut state, decision.mv);
                        moves += 1;
                    }
                }
            }
            assert!((30..=90).contains(&moves));
        }
    }
}

#[test]
fn fractions_are_read_and_compared() {
    let read = |text: &str| text.parse::<Fraction>();
    assert_eq!(read(" 0.35 "), Ok(Fraction::THRESHOLD));
    assert_eq!(read("0,350"), Ok(Fraction::THRESHOLD));
    assert_eq!(read("7/20"), Ok(Fraction::THRESHOLD));
    assert_eq!((read("35%"), read("35,0 %")), (Ok(Fraction::THRESHOLD), Ok(Fraction::THRESHOLD)));
    assert_eq!(
        (read("0"), read("1"), read("1.0")),
        (Ok(Fraction::ZERO), Ok(Fraction::ONE), Ok(Fraction::ONE))
    );
    for text in [
        "",
        "1.1",
        "-0.1",
        "+1",
        "1/0",
        "3/2",
        ".5",
        "0.",
        "0.x",
        "½",
        "0.12345678901",
        "101%",
        "%",
        "99999999999999999999",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
    assert!(read("1/3").unwrap() < Fraction::THRESHOLD);
}
