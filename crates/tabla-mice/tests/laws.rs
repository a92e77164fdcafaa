//! The laws of all duels, under both sets of rules.

use tabla_mice::Mice;

/// The rules alone set no limit: without the draws, which are not theirs to count, men can go back and forth
/// for ever. The games of the laws, played at random, are over before this; the longest has 526 turns.
const LONGEST: usize = 600;

mod without_flying {
    use super::*;
    tabla_testkit::laws!(Mice::default(), LONGEST);
}

mod with_flying {
    use super::*;
    tabla_testkit::laws!(Mice::FLYING, LONGEST);
}
