//! The real rules against the naive ones, on every position of many games; and what must be true of
//! every game.

// Each test file uses a part of it.
#[allow(dead_code)]
use crate::naive_engine::{Board, Name, known, write};
use tabla_core::{BySeat, Game, Notation, Seat, SeededRng, Turn, below, shuffle};
use tabla_mice::{EndReason, MEN, Mice, Mill, Point, Points, Setup, State};
use tabla_testkit::Playout;
use tabla_testkit::effort::{sample, seed, seeds};

const GAMES: u32 = 300;
const THROWN: u32 = 60_000;
/// Longer than any game of these seeds.
const LONGEST: usize = 1_000;

fn seat(player: usize) -> Seat {
    Seat::DUEL[player]
}

/// Plays a game on both boards and shows each position of it.
fn follow(game: &Mice, seed: u64, mut look: impl FnMut(&Board, &State)) {
    let playout = Playout::new(game, seed, LONGEST);
    let mut board = Board::start(game.flying);
    for (index, state) in playout.states.iter().enumerate() {
        look(&board, state);
        if let Some(&mv) = playout.moves.get(index) {
            let name = |point: Point| known(point.name());
            board.play((mv.from().map(name), name(mv.to()), mv.take().map(name)));
        }
    }
}

/// How often the rarer rules were met.
#[derive(Default, Debug)]
struct Seen {
    positions: u32,
    beaten: u32,
    stuck: u32,
    all_in_mills: u32,
    flights: u32,
}

/// Compares everything that the two say about a position.
fn compare(game: &Mice, board: &Board, state: &State, seen: &mut Seen) {
    let text = game.write_state(state);
    let mut naive: Vec<String> = board.turns().into_iter().map(write).collect();
    let mut real: Vec<String> = game.list(state).into_iter().map(|mv| game.write_move(state, mv)).collect();
    naive.sort();
    real.sort();
    assert_eq!(real, naive, "the moves of {text}");
    let turn = match board.winner() {
        Some(player) => {
            let loser = seat(1 - player);
            let is_few = board.count(1 - player) < 3;
            Turn::won(
                seat(player),
                if is_few { EndReason::TooFewMen { loser } } else { EndReason::Stuck { loser } },
            )
        }
        None => Turn::Seat(seat(board.side)),
    };
    assert_eq!(game.turn(state), turn, "the turn of {text}");
    let enemy = 1 - board.side;
    let mut removable = board.removable();
    let mut real: Vec<Name> = state.removable(seat(enemy)).map(|man| known(man.name())).collect();
    removable.sort();
    real.sort();
    assert_eq!(real, removable, "who may be taken in {text}");
    seen.positions += 1;
    if board.winner().is_some() {
        let beaten = board.count(board.side) < 3;
        seen.beaten += u32::from(beaten);
        seen.stuck += u32::from(!beaten);
    }
    let men = &board.men[enemy];
    let all = !men.is_empty() && men.iter().all(|man| board.stands_in_mill(enemy, man));
    seen.all_in_mills += u32::from(all && naive.iter().any(|turn| turn.contains('x')));
    seen.flights += u32::from(game.flies(state, state.side()));
}

#[test]
fn the_real_rules_and_the_naive_ones_agree_on_games() {
    for game in [Mice::default(), Mice::FLYING] {
        let mut seen = Seen::default();
        for seed in seeds(GAMES) {
            follow(&game, seed, |board, state| {
                compare(&game, board, state, &mut seen);
                // The text means the same board to both.
                let text = game.write_state(state);
                let mut again = Board::read(game.flying, &text);
                let mut board = board.clone();
                for men in again.men.iter_mut().chain(&mut board.men) {
                    men.sort();
                }
                assert_eq!(again, board, "{text}");
            });
        }
        println!("{seen:?}");
        let games = sample(GAMES);
        assert!(seen.positions > 60 * games && seen.beaten > games * 2 / 3, "{seen:?}");
        assert!(seen.all_in_mills > games / 30, "{seen:?}");
        assert_eq!(seen.flights > games, game.flying, "{seen:?}");
    }
}

/// Men thrown on the board: patterns that hardly any game has. Now and then they fall into mills, or one
/// side's fall around the other's.
fn thrown(dice: &mut SeededRng) -> Option<State> {
    let mut points = Point::ALL.to_vec();
    shuffle(dice, &mut points);
    let hand = if below(dice, 3) == 0 { below(dice, 9) as u8 } else { 0 };
    let black = (hand + below(dice, 2) as u8).min(MEN);
    let side = Seat::DUEL[below(dice, 2) as usize];
    let most = [MEN - hand, MEN - black].map(usize::from);
    let count = |dice: &mut SeededRng, seat: Seat| below(dice, most[seat.index()] as u64 + 1) as usize;
    let kind = below(dice, 4);
    let mut enemies: Vec<Point> = match kind {
        0 => {
            let mills = [0; 3].map(|_| Mill::ALL[below(dice, 16) as usize].points());
            (mills[0] | mills[1] | mills[2]).collect()
        }
        _ => points.split_off(24 - count(dice, side.other())),
    };
    points.retain(|point| !enemies.contains(point));
    let own: Vec<Point> = points.iter().copied().take(count(dice, side)).collect();
    if kind == 1 {
        let own: Points = own.iter().copied().collect();
        enemies = (own.around() & !own).collect();
    }
    let men = BySeat::new(|seat| if seat == side { own.clone() } else { enemies.clone() });
    Setup { men, hand: BySeat { first: hand, second: black }, side }.into_state().ok()
}

#[test]
fn the_real_rules_and_the_naive_ones_agree_on_thrown_men() {
    for game in [Mice::default(), Mice::FLYING] {
        let mut dice = SeededRng::new(seed(9));
        let mut seen = Seen::default();
        for _ in 0..sample(THROWN) {
            let Some(state) = thrown(&mut dice) else { continue };
            compare(&game, &Board::read(game.flying, &game.write_state(&state)), &state, &mut seen);
        }
        println!("{seen:?}");
        let thrown = sample(THROWN);
        assert!(seen.positions > thrown / 6 && seen.beaten > thrown / 120, "{seen:?}");
        assert!(seen.stuck > thrown / 3_000 && seen.all_in_mills > thrown / 600, "{seen:?}");
        assert_eq!(seen.flights > thrown / 120, game.flying, "{seen:?}");
    }
}

/// When a mill closes there is a man to take: the first mill comes with the third man at the earliest, the
/// opponent has two on the board by then, and after that loses no more than one with each man placed.
#[test]
fn a_closed_mill_always_finds_a_man() {
    for game in [Mice::default(), Mice::FLYING] {
        for seed in seeds(GAMES) {
            let playout = Playout::new(&game, seed, LONGEST);
            for (state, &mv) in playout.states.iter().zip(&playout.moves) {
                let mover = state.side();
                let after = game.after(state, mv);
                let own = after.men(mover);
                assert_eq!(own.in_mills().has(mv.to()), mv.closes_mill(), "{}", game.write_state(state));
                assert!(after.lost(mover.other()) <= (MEN - after.hand(mover)).saturating_sub(2));
            }
        }
    }
}

/// What a program puts together is checked as what a person writes is, and every position of a game is
/// found good.
#[test]
fn positions_of_games_are_good() {
    for game in [Mice::default(), Mice::FLYING] {
        for seed in seeds(GAMES) {
            for state in Playout::new(&game, seed, LONGEST).states {
                assert_eq!(state.setup().into_state(), Ok(state));
            }
        }
    }
}
