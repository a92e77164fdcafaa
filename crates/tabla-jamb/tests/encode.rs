//! The numbers that learners rely on.

use tabla_core::{Encode, Game, Notation, Seat};
use tabla_jamb::{Jamb, Keep};

#[test]
fn numbers_of_moves_stay_what_they_are() {
    let game = Jamb::default();
    assert_eq!((game.actions(), game.features()), (240, 72));
    let number = |position: &str, text: &str| {
        let state = game.read_state(position).unwrap();
        game.action(&state, game.read_move(&state, text).unwrap()).unwrap()
    };
    let first = "///1:12266";
    assert_eq!((number(first, "down"), number(first, "up"), number(first, "hand kenta")), (0, 19, 26));
    assert_eq!(number(first, "throw all"), 30);
    assert_eq!((number(first, "keep 6"), number(first, "keep 1")), (31, 36));
    assert_eq!(number(first, "keep 6 6"), number("///2:13566", "keep 6 6"), "whatever else lies there");
    for (place, keep) in Keep::all().take(210).enumerate() {
        let dice = keep.with(Keep::new([5 - keep.len(), 0, 0, 0, 0, 0]).unwrap()).unwrap();
        let state = game.read_state(&format!("///1:{}", dice.to_string().replace(' ', ""))).unwrap();
        let mv = game.move_of(&state, 30 + place).unwrap();
        assert_eq!(mv, tabla_jamb::Move::Again { keep });
    }
}

#[test]
fn crossed_out_is_not_empty_and_kept_dice_lie() {
    let game = Jamb::default();
    let encoded = |position: &str| {
        let mut out = vec![0.0; game.features()];
        game.encode(&game.read_state(position).unwrap(), Seat::FIRST, &mut out);
        out
    };
    let seen = encoded("3,0/80/kenta=66/2:12266");
    let filled: Vec<usize> = (0..30).filter(|&at| seen[at] == 1.0).collect();
    assert_eq!(filled, [0, 1, 19, 26]);
    assert_eq!((seen[30], seen[31], seen[49], seen[56]), (3.0 / 80.0, 0.0, 1.0, 66.0 / 80.0));
    assert_eq!(seen[60..66], [0.2, 0.4, 0.0, 0.0, 0.0, 0.4]);
    assert_eq!(seen[66..], [0.0, 1.0, 0.0, 1.0, 0.0, 1.0]);
    let shaken = encoded("///3:66???");
    assert_eq!(shaken[60..66], [0.0, 0.0, 0.0, 0.0, 0.0, 0.4]);
    assert_eq!(shaken[66..70], [0.0, 0.0, 1.0, 0.0]);
    assert!(game.list(&game.start()).is_empty());
}
