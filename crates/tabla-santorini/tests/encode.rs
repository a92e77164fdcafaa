//! The numbers that learners rely on.

use tabla_core::{Encode, Game, Notation, Seat};
use tabla_santorini::Santorini;

fn number(position: &str, text: &str) -> usize {
    let state = Santorini.read_state(position).unwrap();
    Santorini.action(&state, Santorini.read_move(&state, text).unwrap()).unwrap()
}

#[test]
fn numbers_of_moves_stay_what_they_are() {
    assert_eq!((Santorini.actions(), Santorini.features()), (2_100, 177));
    let start = Santorini.write_state(&Santorini.start());
    assert_eq!((number(&start, "A1 A2"), number(&start, "A1 A3"), number(&start, "E4 E5")), (0, 1, 299));
    let moving = "0000000000000000000000000/1/A1,E5/A3,C3";
    assert_eq!(number(moving, "A1 B1 A1"), 300 + 6 * 9 + 2);
    assert_eq!(number(moving, "E5 D4 C4"), 300 + (24 * 8) * 9 + 2);
    assert_eq!(number("2300000000000000000000001/1/A1,E5/A3,C3", "A1 A2"), 300 + 4 * 9);
}

#[test]
fn both_seats_see_themselves_first() {
    let state = Santorini.read_state("2300000000000000000000001/1/A1,E5/A3,C3").unwrap();
    let encoded = |seat| {
        let mut out = vec![0.0; Santorini.features()];
        Santorini.encode(&state, seat, &mut out);
        out
    };
    let (first, second) = (encoded(Seat::FIRST), encoded(Seat::SECOND));
    assert_eq!(first[..125], second[..125]);
    assert_eq!(first[..125].iter().sum::<f32>(), 25.0, "every square has one height");
    assert_eq!((first[2 * 25], first[3 * 25 + 1], first[25 + 24]), (1.0, 1.0, 1.0));
    assert_eq!((&first[125..150], &first[150..175]), (&second[150..175], &second[125..150]));
    assert_eq!((&first[175..], &second[175..]), (&[0.0, 1.0][..], &[0.0, 0.0][..]));
}
