//! The numbers that learners rely on.

use tabla_core::{Encode, Game, Notation, Seat};
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
