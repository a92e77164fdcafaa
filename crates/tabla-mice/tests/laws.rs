//! The laws of all duels, of the board's sixteen symmetries, and of play by numbers, under every set of rules.

use tabla_mice::{Mice, Symmetry};
use tabla_testkit::Playout;
use tabla_testkit::symmetry_laws::Image;

/// The rules alone set no limit: without the draws, which are not theirs to count, men can go back and forth
/// for ever. The games of the laws, played at random, are over before this; the longest has 526 turns.
const LONGEST: usize = 600;

/// All but "as it stands".
fn images(game: Mice) -> Vec<Image<Mice>> {
    let image = |&symmetry: &Symmetry| {
        let state = move |state: &_| symmetry.state(state);
        Image::new(symmetry, game, state, move |_, mv| symmetry.move_of(mv))
    };
    Symmetry::ALL[1..].iter().map(image).collect()
}

mod without_flying {
    use super::*;
    tabla_testkit::laws!(Mice::default(), LONGEST);
    tabla_testkit::symmetry_laws!(Mice::default(), images(Mice::default()), LONGEST);
    tabla_testkit::encode_laws!(Mice::default(), 0.0..=1.0, LONGEST);
}

mod with_flying {
    use super::*;
    tabla_testkit::laws!(Mice::FLYING, LONGEST);
    tabla_testkit::symmetry_laws!(Mice::FLYING, images(Mice::FLYING), LONGEST);
    tabla_testkit::encode_laws!(Mice::FLYING, 0.0..=1.0, LONGEST);
}

/// The draws are counted by whoever holds the record. To agree on others changes no position and no move, so
/// that the laws above hold under those rules too.
#[test]
fn agreeing_on_other_draws_changes_no_move() {
    for flying in [false, true] {
        for seed in 0..20 {
            let game = |repetition, quiet| Mice { flying, repetition, quiet };
            let usual = Playout::new(&game(true, true), seed, LONGEST);
            for (repetition, quiet) in [(false, true), (true, false), (false, false)] {
                let other = Playout::new(&game(repetition, quiet), seed, LONGEST);
                assert_eq!(other.moves, usual.moves);
                assert_eq!(other.states, usual.states);
            }
        }
    }
}

/// What may be played is said by the rules as they list it.
#[test]
fn what_is_listed_is_allowed() {
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&Mice::default(), Mice::check, LONGEST);
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&Mice::FLYING, Mice::check, LONGEST);
}
