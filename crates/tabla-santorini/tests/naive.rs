//! The real rules against the naive ones, on every position of many games; and what must be true of
//! every game.

// Each test file uses a part of it.
#[allow(dead_code)]
use crate::naive_engine::{Board, Place};
use tabla_core::{Duel, Game, Notation, Seat, Turn, pick};
use tabla_santorini::{EndReason, Move, Santorini, State};
use tabla_testkit::Playout;
use tabla_testkit::effort::{sample, seeds};

const GAMES: u32 = 2_500;
/// Two placements, and 93 turns.
const LONGEST: usize = 95;

fn squares(mv: Move) -> Vec<Place> {
    mv.squares().into_iter().map(|square| (square.row().into(), square.column().into())).collect()
}

fn seat(player: usize) -> Seat {
    Seat::DUEL[player]
}

/// Plays a game on both boards and shows each position of it.
fn follow(playout: &Playout<Santorini>, mut look: impl FnMut(&Board, &State)) {
    let mut board = Board::start();
    for (index, state) in playout.states.iter().enumerate() {
        look(&board, state);
        if let Some(&mv) = playout.moves.get(index) {
            board.play(&squares(mv));
        }
    }
}

#[test]
fn the_real_rules_and_the_naive_ones_agree() {
    let mut positions = 0;
    let mut winners = [0; 2];
    let mut stuck = 0;
    for seed in seeds(GAMES) {
        follow(&Playout::new(&Santorini, seed, LONGEST), |board, state| {
            positions += 1;
            let text = Santorini.write_state(state);
            let mut naive = board.turns();
            let mut real: Vec<Vec<Place>> = Santorini.list(state).into_iter().map(squares).collect();
            naive.sort();
            real.sort();
            assert_eq!(real, naive, "the moves of {text}");
            let turn = match board.winner() {
                Some(player) if board.somebody_on_top().is_some() => {
                    Turn::won(seat(player), EndReason::ThirdLevel)
                }
                Some(player) => Turn::won(seat(player), EndReason::Stuck { loser: seat(1 - player) }),
                None => Turn::Seat(seat(board.side)),
            };
            assert_eq!(Santorini.turn(state), turn, "the turn of {text}");
            if let Some(player) = board.winner() {
                winners[player] += 1;
                stuck += u32::from(board.steps(board.side).is_empty());
            }
            assert_eq!(state.levels(), board.levels(), "the levels of {text}");
            // The text means the same board to both.
            let again = Board::read(&text);
            assert_eq!(again.heights, board.heights, "{text}");
            assert_eq!(again.side, board.side, "{text}");
            for player in 0..2 {
                let mut workers = board.workers[player].clone();
                workers.sort();
                assert_eq!(again.workers[player], workers, "{text}");
            }
        });
    }
    // The games are worth comparing: both players win, some by locking the other in.
    let games = sample(GAMES);
    assert!(positions > 20 * games, "{positions} positions");
    assert_eq!(winners[0] + winners[1], games);
    assert!(winners.iter().all(|&wins| wins > games / 4), "{winners:?}");
    assert!(stuck > games / 50, "{stuck} games ended with a player locked in");
}

/// After a step that does not win, the square just left can be built on. So a player who can move can
/// also finish the turn, and "cannot move" is all that has to be asked.
#[test]
fn who_can_move_can_complete_a_turn() {
    for seed in seeds(GAMES) {
        follow(&Playout::new(&Santorini, seed, LONGEST), |board, state| {
            if board.is_placing() || board.somebody_on_top().is_some() {
                return;
            }
            let turns = board.turns();
            let steps = board.steps(board.side);
            assert_eq!(steps.is_empty(), turns.is_empty(), "{}", Santorini.write_state(state));
            for (from, to) in steps {
                let turn = if board.height(to) == 3 { vec![from, to] } else { vec![from, to, from] };
                assert!(turns.contains(&turn), "{turn:?} in {}", Santorini.write_state(state));
            }
        });
    }
}

/// Every turn but a winning step adds one level, so the number of levels tells whose turn it is.
#[test]
fn levels_tell_the_side_to_move() {
    for seed in seeds(GAMES) {
        let playout = Playout::new(&Santorini, seed, LONGEST);
        for (index, pair) in playout.states.windows(2).enumerate() {
            let grown = pair[1].levels() - pair[0].levels();
            let expected = u32::from(matches!(playout.moves[index], Move::Turn { .. }));
            assert_eq!(grown, expected, "{:?}", playout.moves[index]);
        }
        for state in playout.states.iter().filter(|state| !state.is_placing()) {
            let even = if state.levels() % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
            if let Some(mover) = Santorini.mover(state) {
                assert_eq!(mover, even, "{}", Santorini.write_state(state));
            }
        }
    }
}

/// Four squares carry workers, at most two high while the game goes on; the other 21 are domes at the
/// most. That is 92 levels, one for each turn, and then perhaps a step that wins and builds nothing: no
/// game has more than 93 turns after the placements. Nor can one have 93: with 92 levels there is no third
/// level left to step on.
#[test]
fn no_game_has_more_than_93_turns() {
    let mut longest = 0;
    for seed in seeds(GAMES) {
        // A player who never climbs to the third level makes games last.
        let mut dice = tabla_core::SeededRng::new(seed);
        let mut state = Santorini.start();
        let mut turns = 0;
        while Santorini.mover(&state).is_some() {
            let moves = Santorini.list(&state);
            let slow: Vec<Move> =
                moves.iter().copied().filter(|mv| !matches!(mv, Move::Climb { .. })).collect();
            let among = if slow.is_empty() { &moves } else { &slow };
            let &mv = pick(&mut dice, among).expect("a move for the seat to move");
            turns += usize::from(!state.is_placing());
            Santorini.play(&mut state, mv);
            assert!(turns <= 92, "seed {seed}");
            assert!(state.levels() <= 92, "seed {seed}");
        }
        longest = longest.max(turns);
    }
    assert!(longest > 60, "the longest game has {longest} turns");
    println!("the longest game has {longest} turns");
}
