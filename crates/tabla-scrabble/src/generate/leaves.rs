//! What the tiles are worth that a play leaves on the rack.

use crate::Rack;

/// A point, in the thousandths in which equity is counted.
pub const POINT: i32 = 1000;

/// A judgement of the tiles that are kept.
pub trait Leaves {
    /// What keeping these tiles is worth, in thousandths of a point.
    fn value(&self, leave: &Rack) -> i32;
}
