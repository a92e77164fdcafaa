//! The laws of all games, on random boards and on boards whose cascades are long or endless.

use tabla_core::Frozen;
use tabla_jewels::{Jewel, Jewels, Layout, Lines, generate};

fn random() -> Jewels {
    Jewels { layout: generate(&mut Frozen::new(11), 64).unwrap(), turns: Some(60) }
}

/// Every column has the same short line of two colours: sooner or later a cascade does not end.
fn endless() -> Jewels {
    let board = *generate(&mut Frozen::new(12), 8).unwrap().board();
    let line = [1, 2, 2, 1, 1, 1, 2, 1, 2].map(|number| Jewel::new(number).unwrap()).to_vec();
    Jewels::new(Layout::new(board, Lines::new(std::array::repeat(line)).unwrap()).unwrap())
}

mod on_a_random_board {
    use super::*;
    tabla_testkit::luck_laws!(random(), 60);
}

mod with_endless_cascades {
    use super::*;
    tabla_testkit::luck_laws!(endless(), 60);
}
