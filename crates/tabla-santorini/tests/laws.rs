//! The laws of all duels.

use tabla_santorini::Santorini;

// Two placements, and 93 turns at the most.
tabla_testkit::laws!(Santorini, 95);
