//! The laws of games of one against chance, and of play by numbers, under every set of house rules and with every layout.
//!
//! Nothing is hidden: a seat sees the state, and the dice to come are not in it. There is no symmetry to keep:
//! every face counts its own pips, and the columns with an order run through rows of different worth.

use tabla_jamb::{HouseRules, Jamb, Layout};

/// Thirty turns of three throws with a decision after each.
const LONGEST: usize = 30 * 6;

const fn rules(jamb_is_ful: bool, jamb_is_poker: bool) -> HouseRules {
    HouseRules { jamb_is_ful, jamb_is_poker }
}

mod usual {
    use super::*;
    tabla_testkit::solo_laws!(Jamb::default(), LONGEST);
    tabla_testkit::encode_laws!(Jamb::default(), 0.0..=1.0, LONGEST);
}

mod strict {
    use super::*;
    tabla_testkit::solo_laws!(Jamb { rules: rules(false, false), layout: Layout::Csr }, LONGEST);
}

mod generous {
    use super::*;
    tabla_testkit::solo_laws!(Jamb { rules: rules(true, true), layout: Layout::Csc }, LONGEST);
    tabla_testkit::encode_laws!(Jamb { rules: rules(true, true), layout: Layout::Csc }, 0.0..=1.0, LONGEST);
}

mod ful_but_not_poker {
    use super::*;
    tabla_testkit::solo_laws!(Jamb { rules: rules(true, false), layout: Layout::Dense }, LONGEST);
}

/// What may be played is said by the rules as they list it.
#[test]
fn what_is_listed_is_allowed() {
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&Jamb::default(), Jamb::check, LONGEST);
}
