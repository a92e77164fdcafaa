//! The searches on real positions: clever ones find what the plain one finds.

use tabla_core::{
    Duel, Evaluate, Game, GameEnd, Guide, Notation, Outcome, Score, SeededRng, Turn, below, pick,
};
use tabla_santorini::{Eval, Move, PlainEval, Santorini, State};
use tabla_search::{Champion, Limits, NeverStop, Options, alphabeta, minimax};
use tabla_testkit::effort::{sample, seed};

/// A position from a game of random turns, not yet over.
fn random_position(dice: &mut SeededRng) -> State {
    loop {
        let mut state = Santorini.start();
        let turns = 1 + below(dice, 60);
        for _ in 0..turns {
            match pick(dice, &Santorini.list(&state)) {
                Some(&mv) => Santorini.play(&mut state, mv),
                None => break,
            }
        }
        if Santorini.mover(&state).is_some() {
            return state;
        }
    }
}

/// Depth 1 mostly, depth 2 often, depth 3 now and then; placing is wide, so it stays shallow.
fn depth_for(number: u32, state: &State) -> u32 {
    match number % 10 {
        _ if state.is_placing() => 1,
        0 => 3,
        1..=4 => 2,
        _ => 1,
    }
}

#[test]
fn alphabeta_returns_the_value_of_simple_on_thousands_of_positions() {
    let mut dice = SeededRng::new(seed(10_000));
    let mut deep = 0;
    for number in 0..sample(10_000) {
        let state = random_position(&mut dice);
        let depth = depth_for(number, &state);
        let simple = minimax(&Santorini, &PlainEval, &state, depth, &NeverStop).unwrap();
        let cut = alphabeta(&Santorini, &PlainEval, &state, depth, &NeverStop).unwrap();
        let text = || format!("depth {depth}, {}", Santorini.write_state(&state));
        assert_eq!(simple.score, cut.score, "{}", text());
        assert_eq!(simple.best, cut.best, "{}", text());
        assert!(cut.nodes <= simple.nodes, "{}", text());
        deep += u32::from(depth == 3);
    }
    assert!(deep > sample(10_000) / 20);
}

/// A placement is worth nothing by itself: both plain players place in the middle, and what is left of it.
#[test]
fn plain_players_place_in_the_middle() {
    let mut state = Santorini.start();
    for expected in ["B3 C3", "C2 C4"] {
        for depth in 1..=2 {
            let cut = alphabeta(&Santorini, &PlainEval, &state, depth, &NeverStop).unwrap();
            assert_eq!(Santorini.write_move(&state, cut.best), expected, "depth {depth}");
            if depth == 1 || state.workers(tabla_core::Seat::FIRST).next().is_some() {
                let simple = minimax(&Santorini, &PlainEval, &state, depth, &NeverStop).unwrap();
                assert_eq!((simple.best, simple.score), (cut.best, cut.score), "depth {depth}");
            }
        }
        let mv = Santorini.read_move(&state, expected).unwrap();
        Santorini.play(&mut state, mv);
    }
}

#[test]
fn the_unpruned_champion_returns_the_value_of_minimax() {
    let mut dice = SeededRng::new(seed(2));
    let guide = Eval::default();
    let mut champion = Champion::new(Eval::default(), Options { table_mb: 4, pruning: false });
    for number in 0..sample(3_000) {
        let state = random_position(&mut dice);
        let depth = depth_for(number, &state);
        let expected = minimax(&Santorini, &guide, &state, depth, &NeverStop).unwrap();
        let found =
            champion.think(&Santorini, &state, Limits::depth(depth), &NeverStop, &mut |_| {}).unwrap();
        assert_eq!(found.score, expected.score, "depth {depth}, {}", Santorini.write_state(&state));
        assert!(found.depth == depth || found.score.is_decided());
    }
}

/// The masks know exactly what playing every move would show.
#[test]
fn threats_are_what_the_rules_say() {
    let guide = Eval::default();
    let mut dice = SeededRng::new(seed(3));
    let (mut wins, mut dangers, mut left_out) = (0, 0, 0);
    let has_win =
        |state: &State| Santorini.list(state).into_iter().any(|mv| matches!(mv, Move::Climb { .. }));
    for _ in 0..sample(20_000) {
        let state = random_position(&mut dice);
        if state.is_placing() {
            continue;
        }
        let moves = Santorini.list(&state);
        let win = guide.win(&Santorini, &state);
        assert_eq!(win.is_some(), has_win(&state));
        if let Some(mv) = win {
            assert!(moves.contains(&mv));
            wins += 1;
            continue;
        }
        let mut candidates = Vec::new();
        guide.candidates(&Santorini, &state, &mut candidates);
        let survives = |mv: &Move| !has_win(&Santorini.after(&state, *mv));
        let expected: Vec<Move> = moves.iter().copied().filter(survives).collect();
        assert_eq!(candidates, expected, "{}", Santorini.write_state(&state));
        left_out += moves.len() - candidates.len();
        dangers += u32::from(guide.in_danger(&Santorini, &state));

        // A loud move threatens: the mover could win if the opponent did nothing about it.
        let mut loud = Vec::new();
        guide.loud(&Santorini, &state, &mut loud);
        if !guide.in_danger(&Santorini, &state) {
            let threatens = |mv: &Move| guide.in_danger(&Santorini, &Santorini.after(&state, *mv));
            let expected: Vec<Move> = expected.into_iter().filter(threatens).collect();
            assert_eq!(loud, expected, "{}", Santorini.write_state(&state));
        }
    }
    let few = sample(20_000) / 200;
    assert!(wins > few && dangers > few && left_out > 10 * few as usize, "{wins} {dangers} {left_out}");
}

#[test]
fn the_opinion_is_the_sum_of_its_terms_and_the_same_for_mirror_images() {
    let eval = Eval::default();
    let mut dice = SeededRng::new(4);
    for _ in 0..2_000 {
        let state = random_position(&mut dice);
        let opinion = eval.evaluate(&Santorini, &state, &());
        let sum = eval.explain(&state).iter().map(|(_, points)| points).sum();
        assert_eq!(opinion, Score::points(sum));
        for symmetry in tabla_santorini::Symmetry::ALL {
            assert_eq!(eval.evaluate(&Santorini, &symmetry.state(&state), &()), opinion);
        }
    }
}

/// What the champion calls a win is one, whatever the opponent does.
#[test]
fn announced_wins_are_won() {
    let mut dice = SeededRng::new(5);
    let mut champion = Champion::new(Eval::default(), Options { table_mb: 4, pruning: true });
    let mut announced = 0;
    while announced < 150 {
        let mut state = random_position(&mut dice);
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let answer = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {}).unwrap();
        let tabla_core::Verdict::Win { plies } = answer.score.verdict() else { continue };
        announced += 1;
        let mut left = plies;
        let mut best = answer.best;
        let winner = state.side();
        loop {
            Santorini.play(&mut state, best);
            left -= 1;
            if let Some(outcome) = Santorini.turn(&state).outcome() {
                assert_eq!(outcome, Outcome::Won(winner));
                break;
            }
            assert!(left >= 2, "the win takes longer than announced");
            let replies = Santorini.list(&state);
            let reply = *pick(&mut dice, &replies).unwrap();
            Santorini.play(&mut state, reply);
            left -= 1;
            let limits = Limits::depth(left);
            let answer = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {}).unwrap();
            let tabla_core::Verdict::Win { plies } = answer.score.verdict() else {
                panic!("a won game was let go: {}", Santorini.write_state(&state));
            };
            assert!(plies <= left);
            best = answer.best;
        }
    }
}

/// The position of the report, and the one that its table begins with. When a number changes here, it
/// changes in `documentation/report/04-santorini.md` and in its figure too.
const REPORT: &str = "1011112344344233422414141/1/E1,E3/D3,E5";
const OPENING: &str = "0000000000000000000000000/1/C3,D3/D2,D4";

/// What each line of two turns is worth to the side to move at its beginning.
fn lines_of_two(state: &State) -> Vec<(String, Vec<(String, Score)>)> {
    let trail = PlainEval.begin(&Santorini, state);
    let replies = |turn: Move| {
        let between = Santorini.after(state, turn);
        let trail = PlainEval.follow(&Santorini, &trail, state, turn, &between);
        let worth = |reply: Move| {
            let after = Santorini.after(&between, reply);
            let trail = PlainEval.follow(&Santorini, &trail, &between, reply, &after);
            let score = match Santorini.turn(&after) {
                Turn::Over(GameEnd { outcome: Outcome::Won(_), .. }) => Score::loss_in(2),
                _ => PlainEval.evaluate(&Santorini, &after, &trail),
            };
            (Santorini.write_move(&between, reply), score)
        };
        Santorini.list(&between).into_iter().map(worth).collect()
    };
    let turns = Santorini.list(state).into_iter();
    turns.map(|turn| (Santorini.write_move(state, turn), replies(turn))).collect()
}

#[test]
fn the_tree_of_the_report_is_true() {
    let state = Santorini.read_state(REPORT).unwrap();
    let told = |turn: &str, replies: &[(&str, Score)]| {
        let replies = replies.iter().map(|&(reply, score)| (reply.to_owned(), score));
        (turn.to_owned(), replies.collect::<Vec<_>>())
    };
    let lost = Score::loss_in(2);
    let points = Score::points;
    assert_eq!(lost.raw(), -29_998);
    assert_eq!(
        lines_of_two(&state),
        [
            told("E3 D4 C4", &[("D3 C4", lost), ("D3 E3 D3", points(-1))]),
            told("E3 D4 C5", &[("D3 C4 B3", points(-5)), ("D3 C4 D3", points(-2)), ("D3 E3 D3", points(-1))]),
            told(
                "E3 D4 E3",
                &[
                    ("D3 C4 B3", points(-5)),
                    ("D3 C4 C5", points(-8)),
                    ("D3 C4 D3", points(-2)),
                    ("D3 E3 D3", points(-2)),
                ]
            ),
        ]
    );
    let all = minimax(&Santorini, &PlainEval, &state, 2, &NeverStop).unwrap();
    let cut = alphabeta(&Santorini, &PlainEval, &state, 2, &NeverStop).unwrap();
    assert_eq!((all.nodes, cut.nodes), (13, 10));
    for answer in [all, cut] {
        assert_eq!(Santorini.write_move(&state, answer.best), "E3 D4 C5");
        assert_eq!(answer.score, points(-5));
    }
}

#[test]
fn the_counts_of_the_report_are_true() {
    let opening = Santorini.read_state(OPENING).unwrap();
    for (depth, all, cut) in [(1, 60, 60), (2, 3_562, 183), (3, 251_864, 14_297)] {
        assert_eq!(minimax(&Santorini, &PlainEval, &opening, depth, &NeverStop).unwrap().nodes, all);
        assert_eq!(alphabeta(&Santorini, &PlainEval, &opening, depth, &NeverStop).unwrap().nodes, cut);
    }
    let state = Santorini.read_state(REPORT).unwrap();
    let all = minimax(&Santorini, &PlainEval, &state, 6, &NeverStop).unwrap();
    let cut = alphabeta(&Santorini, &PlainEval, &state, 6, &NeverStop).unwrap();
    let mut champion = Champion::new(Eval::default(), Options { table_mb: 1, pruning: true });
    let limits = Limits::depth(5);
    let best = champion.think(&Santorini, &state, limits, &NeverStop, &mut |_| {}).unwrap();
    assert_eq!([all.score, cut.score, best.score], [Score::loss_in(6); 3]);
    assert_eq!([all.nodes, cut.nodes, best.nodes], [202, 65, 41]);
}

#[test]
fn the_opinion_of_the_report_is_true() {
    let state = Santorini.read_state(REPORT).unwrap();
    let terms = Eval::default().explain(&state).into_iter().map(|(_, points)| points);
    let told = [-88, -54, -11, 5, -125, -100, 26, 18];
    assert_eq!(terms.collect::<Vec<_>>(), told);
    assert_eq!(Eval::default().evaluate(&Santorini, &state, &()), Score::points(-329));
}
