//! The laws of all duels, and of the board's eight symmetries. There is one set of rules.

use tabla_santorini::{Santorini, Symmetry};
use tabla_testkit::symmetry_laws::Image;

// Two placements, and 93 turns at the most.
const LONGEST: usize = 95;

tabla_testkit::laws!(Santorini, LONGEST);

/// All but "as it stands".
fn images() -> Vec<Image<Santorini>> {
    let image = |&symmetry: &Symmetry| {
        let state = move |state: &_| symmetry.state(state);
        Image::new(symmetry, Santorini, state, move |_, mv| symmetry.move_of(mv))
    };
    Symmetry::ALL[1..].iter().map(image).collect()
}

tabla_testkit::symmetry_laws!(Santorini, images(), LONGEST);
