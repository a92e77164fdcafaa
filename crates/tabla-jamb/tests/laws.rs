//! The laws of games of one against chance, under every set of house rules and with every layout.

use tabla_jamb::{HouseRules, Jamb, Layout};

/// Thirty turns of three throws with a decision after each.
const LONGEST: usize = 30 * 6;

mod usual {
    use super::*;
    tabla_testkit::solo_laws!(Jamb::default(), LONGEST);
}

mod strict {
    use super::*;
    const RULES: HouseRules = HouseRules { jamb_is_ful: false, jamb_is_poker: false };
    tabla_testkit::solo_laws!(Jamb { rules: RULES, layout: Layout::Csr }, LONGEST);
}

mod generous {
    use super::*;
    const RULES: HouseRules = HouseRules { jamb_is_ful: true, jamb_is_poker: true };
    tabla_testkit::solo_laws!(Jamb { rules: RULES, layout: Layout::Csc }, LONGEST);
}
