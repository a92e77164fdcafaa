//! The laws of all duels, of the board's eight symmetries, and of play by numbers. There is one set of rules.

use tabla_santorini::{Santorini, Symmetry};
use tabla_testkit::symmetry_laws::Image;

// Two placements, and 93 turns at the most.
const LONGEST: usize = 95;

tabla_testkit::laws!(Santorini, LONGEST);
tabla_testkit::encode_laws!(Santorini, 0.0..=1.0, LONGEST);

/// All but "as it stands".
fn images() -> Vec<Image<Santorini>> {
    let image = |&symmetry: &Symmetry| {
        let state = move |state: &_| symmetry.state(state);
        Image::new(symmetry, Santorini, state, move |_, mv| symmetry.move_of(mv))
    };
    Symmetry::ALL[1..].iter().map(image).collect()
}

tabla_testkit::symmetry_laws!(Santorini, images(), LONGEST);

/// What may be played is said by the rules as they list it.
#[test]
fn what_is_listed_is_allowed() {
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&Santorini, Santorini::check, LONGEST);
}
