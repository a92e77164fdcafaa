//! Wins by threats alone: nothing is proved that is not so, and nothing is missed that is.

use tabla_core::{Game, Guide, Notation, Outcome, SeededRng, Verdict, below, pick};
use tabla_santorini::{Eval, Move, Santorini, State};
use tabla_search::{Champion, Limits, NeverStop, Options, threat_win, wins_with};
use tabla_testkit::effort::sample;

const PUZZLES: &str = include_str!("../../../data/santorini/puzzles.txt");

fn wins_at_once(state: &State) -> bool {
    Santorini.list(state).into_iter().any(|mv| matches!(mv, Move::Climb { .. }))
}

/// Every threat and every answer, so many own moves deep.
fn wins_by_threats(state: &State, own: u32) -> bool {
    let threatens = |next: &State| Eval::default().in_danger(&Santorini, next);
    let loses = |next: &State| {
        let replies = Santorini.list(next);
        !wins_at_once(next) && replies.iter().all(|&mv| wins_by_threats(&Santorini.after(next, mv), own - 1))
    };
    let mut after = Santorini.list(state).into_iter().map(|mv| Santorini.after(state, mv));
    wins_at_once(state) || own > 1 && after.any(|next| threatens(&next) && loses(&next))
}

/// A position in the middle of a game of random turns.
fn random_position(dice: &mut SeededRng) -> State {
    loop {
        let mut state = Santorini.start();
        for _ in 0..12 + below(dice, 40) {
            match pick(dice, &Santorini.list(&state)) {
                Some(&mv) => Santorini.play(&mut state, mv),
                None => break,
            }
        }
        if Santorini.turn(&state).outcome().is_none() && !wins_at_once(&state) {
            return state;
        }
    }
}

/// Whatever is answered, the side that threatens wins.
fn is_won(state: &State) -> bool {
    let Some(win) = threat_win(&Santorini, &Eval::default(), state, 100_000) else { return false };
    let next = Santorini.after(state, win.line[0]);
    let mut replies = Santorini.list(&next).into_iter();
    match Santorini.turn(&next).outcome() {
        Some(outcome) => outcome == Outcome::Won(state.side()),
        None => !wins_at_once(&next) && replies.all(|mv| is_won(&Santorini.after(&next, mv))),
    }
}

#[test]
fn what_threats_can_do_is_what_every_threat_and_every_answer_show() {
    let mut dice = SeededRng::new(22);
    let (mut short, mut long) = (0, 0);
    for _ in 0..sample(3_000) {
        let state = random_position(&mut dice);
        let found = threat_win(&Santorini, &Eval::default(), &state, 100_000);
        let text = Santorini.write_state(&state);
        let plies = found.map_or(u32::MAX, |win| win.plies);
        // The win that is found need not be the shortest, but where there is a short one, one is found.
        if wins_by_threats(&state, 3) {
            assert_ne!(plies, u32::MAX, "{text}");
            short += 1;
        } else {
            assert!(plies > 5, "{text}");
            if plies < u32::MAX {
                long += 1;
                assert!(if plies == 7 { wins_by_threats(&state, 4) } else { is_won(&state) }, "{text}");
            }
        }
    }
    assert!(short > sample(3_000) / 50 && long > 0, "{short} {long}");
}

/// The puzzles are won in three moves; threats alone do it in two of five.
#[test]
fn the_wins_of_the_puzzles_are_found() {
    let (mut puzzles, mut found) = (0, 0);
    for line in PUZZLES.lines().filter(|line| !line.starts_with('#')) {
        let position = line.split('\t').nth(2).unwrap();
        let state = Santorini.read_state(position).unwrap();
        puzzles += 1;
        let Some(win) = threat_win(&Santorini, &Eval::default(), &state, 20_000) else { continue };
        found += 1;
        if win.plies <= 5 {
            assert!(wins_with(&Santorini, &state, win.line[0], win.plies.div_ceil(2)), "{position}");
        }
    }
    assert!(puzzles > 300 && found * 5 > puzzles * 2, "{found} of {puzzles}");
}

/// The champion takes such a win as soon as it is proved, and tells how long it takes at most.
#[test]
fn the_champion_plays_what_is_proved() {
    let mut champion = Champion::new(Eval::default(), Options { table_mb: 1, pruning: true });
    let mut dice = SeededRng::new(7);
    let mut proved = 0;
    for _ in 0..2_000 {
        let state = random_position(&mut dice);
        let Some(win) = threat_win(&Santorini, &Eval::default(), &state, 200).filter(|win| win.plies > 3)
        else {
            continue;
        };
        champion.forget();
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let answer = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {}).unwrap();
        let Verdict::Win { plies } = answer.score.verdict() else {
            panic!("{}: {answer:?} where {win:?}", Santorini.write_state(&state));
        };
        proved += 1;
        assert_eq!(answer.line.first(), Some(&answer.best));
        assert!(answer.line.len() <= plies as usize);
    }
    assert!(proved > 0, "nothing to prove");
}
