//! Games at random: the sets from which turns are drawn hold the legal turns and no others.

use tabla_core::{Game, Notation, Outcome, Seat, SeededRng, below};
use tabla_mice::{Mice, Move, Numbering, State, Turns, playout};
use tabla_testkit::Playout;

fn check(game: &Mice, state: &State) {
    let turns = Turns::of(game, state);
    let mut drawn: Vec<Move> = (0..turns.count()).filter_map(|number| turns.turn(number)).collect();
    let mut listed = game.list(state);
    drawn.sort();
    listed.sort();
    assert_eq!(drawn, listed, "{}", game.write_state(state));
    assert_eq!(turns.turn(turns.count()), None, "{}", game.write_state(state));
}

#[test]
fn every_legal_turn_is_drawn_by_one_number() {
    let numbering = Numbering::new(9);
    let mut dice = SeededRng::new(7);
    for game in [Mice::default(), Mice::FLYING] {
        for seed in 0..300 {
            for state in Playout::new(&game, seed, 600).states {
                check(&game, &state);
            }
        }
        for mover in 3..=9 {
            for other in 3..=9 {
                for _ in 0..500 {
                    let index = below(&mut dice, numbering.size(mover, other) as u64) as usize;
                    check(&game, &numbering.state(mover, other, index).expect("three men each"));
                }
            }
        }
        for over in ["a7,d7,g7/a1,d1/0,0/b", "a7,d7,g7,b6,d6,f6,c5/a1/0,1/b"] {
            check(&game, &game.read_state(over).unwrap());
        }
    }
}

#[test]
fn the_same_dice_give_the_same_end() {
    for game in [Mice::default(), Mice::FLYING] {
        let mut drawn = 0;
        for seed in 0..2_000 {
            let end = playout(&game, game.start(), &mut SeededRng::new(seed));
            assert_eq!(playout(&game, game.start(), &mut SeededRng::new(seed)), end);
            // Seven men are taken by seven turns, and a player's first two take none; or nobody can move
            // when all are placed.
            assert!(end.turns >= 17, "{end:?}");
            if end.outcome == Outcome::Drawn {
                drawn += 1;
                assert!(end.turns >= Mice::QUIET_TURNS);
            }
        }
        assert!((1..200).contains(&drawn), "{drawn} drawn");
    }
}

/// The ends are those of the same games played by list: the same results, in the same shares.
#[test]
fn results_come_as_often_as_when_turns_are_drawn_from_a_list() {
    for game in [Mice::default(), Mice::FLYING] {
        let mut fast = [0u32; 2];
        let mut turns = [0u64; 2];
        for seed in 0..3_000 {
            let end = playout(&game, game.start(), &mut SeededRng::split(seed, 1));
            fast[0] += u32::from(end.outcome == Outcome::Won(Seat::FIRST));
            turns[0] += u64::from(end.turns.min(300));
            let slow = Playout::new(&game, seed, 300);
            fast[1] += u32::from(slow.result(&game) == Some(Outcome::Won(Seat::FIRST)));
            turns[1] += slow.moves.len() as u64;
        }
        // Four times the deviation that chance gives to such shares.
        assert!(fast[0].abs_diff(fast[1]) < 160, "{fast:?}");
        assert!(turns[0].abs_diff(turns[1]) * 30 < turns[0], "{turns:?}");
    }
}

#[test]
fn a_game_that_is_over_is_not_played_on() {
    let game = Mice::default();
    for (position, winner) in
        [("a7,d7,g7/a1,d1/0,0/b", Seat::FIRST), ("a7,d7,a4/g7,a1,d6,f6,b2,b4/0,0/w", Seat::SECOND)]
    {
        let end = playout(&game, game.read_state(position).unwrap(), &mut SeededRng::new(1));
        assert_eq!((end.outcome, end.turns), (Outcome::Won(winner), 0));
    }
}
