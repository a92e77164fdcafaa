//! The numbers that learners rely on.

use std::collections::HashSet;

use tabla_core::{Encode, Game, Notation, Seat, SeededRng, pick};
use tabla_mice::Mice;

#[test]
fn numbers_of_moves_stay_what_they_are() {
    let game = Mice::default();
    assert_eq!((game.actions(), game.features()), (15_000, 55));
    let number = |position: &str, text: &str| {
        let state = game.read_state(position).unwrap();
        game.action(&state, game.read_move(&state, text).unwrap()).unwrap()
    };
    assert_eq!(number("//9,9/w", "d2"), 13 * 25);
    let moving = "a7,d7,g4/d1,d2,d3,f6/0,0/w";
    assert_eq!(number(moving, "g4-g1"), (4 * 24 + 4) * 25);
    assert_eq!(number(moving, "g4-g7xf6"), (4 * 24 + 2) * 25 + 11);
}

#[test]
fn both_seats_see_themselves_first() {
    let game = Mice::FLYING;
    let state = game.read_state("a7,d7,g4/d1,d2,d3,f6/0,0/w").unwrap();
    let encoded = |seat| {
        let mut out = vec![0.0; game.features()];
        game.encode(&state, seat, &mut out);
        out
    };
    let (white, black) = (encoded(Seat::FIRST), encoded(Seat::SECOND));
    assert_eq!((&white[..24], &white[24..48]), (&black[24..48], &black[..24]));
    assert_eq!(white[..24].iter().sum::<f32>(), 3.0);
    let of_nine = |men: f32| men / 9.0;
    assert_eq!(white[48..], [0.0, 0.0, of_nine(3.0), of_nine(4.0), 1.0, 0.0, 1.0]);
    assert_eq!(black[48..], [0.0, 0.0, of_nine(4.0), of_nine(3.0), 0.0, 1.0, 0.0]);
    game.encode(&game.start(), Seat::FIRST, &mut vec![0.0; game.features()]);
}

/// Numbers are found, marked and drawn without a list of moves; they are those of the list.
#[test]
fn what_is_marked_and_drawn_are_the_moves_of_the_rules() {
    let mut mask = vec![true; Mice::default().actions()];
    for (seed, game) in (0..20).flat_map(|seed| [(seed, Mice::default()), (seed, Mice::FLYING)]) {
        let (mut state, mut dice) = (game.start(), SeededRng::new(seed));
        for _ in 0..120 {
            let moves = game.list(&state);
            let listed: Vec<u32> = moves.iter().map(|&mv| game.action(&state, mv).unwrap() as u32).collect();
            let mut legal = Vec::new();
            game.legal(&state, &mut legal);
            assert_eq!(legal, listed);
            game.mask(&state, &mut mask);
            let marked: HashSet<u32> = (0..).zip(&mask).filter(|(_, is)| **is).map(|(at, _)| at).collect();
            assert_eq!(marked, listed.iter().copied().collect());
            let drawn: HashSet<u32> =
                (0..20 * listed.len()).filter_map(|_| game.draw(&state, &mut dice)).collect();
            assert!(drawn.is_subset(&marked));
            // In twenty times as many draws, each is missing with a chance of two in a thousand million.
            assert_eq!(drawn.len(), listed.len(), "{}", game.write_state(&state));
            let Some(&mv) = pick(&mut dice, &moves) else { break };
            for (&mv, &action) in moves.iter().zip(&listed) {
                assert_eq!(game.move_of(&state, action as usize), Some(mv));
            }
            if seed < 2 {
                let known = |action: &usize| game.move_of(&state, *action).is_some();
                assert_eq!((0..game.actions() + 99).filter(known).count(), listed.len());
            }
            game.play(&mut state, mv);
        }
    }
}
