//! What the search knows of the way it came: draws by repetition and by long quiet.
//!
//! Such a draw is true on this path only, so a value that rests on one must not go into the table of
//! positions: the same position may be reached on another way. Every node therefore learns how far up
//! the values below it reach back; what reaches back beyond the node itself is not remembered.

use tabla_core::DrawRules;

/// The keys of the game's positions and of the search's, one after the other.
pub(crate) struct Path {
    rules: DrawRules,
    keys: Vec<u64>,
    /// Where the root stands in `keys`.
    root: usize,
    /// The ply to which the values seen since the last [`Path::open`] reach back.
    reach: i32,
}

/// A value that rests on nothing above it.
const NOWHERE: i32 = i32::MAX;
/// A value that rests on the game before the search began.
const BEFORE_ROOT: i32 = -1;

impl Path {
    pub(crate) fn new(rules: DrawRules, past: &[u64]) -> Path {
        Path { rules, keys: past.to_vec(), root: past.len(), reach: NOWHERE }
    }

    /// Whether the game has such draws at all.
    #[inline]
    pub(crate) fn matters(&self) -> bool {
        self.rules.repetition.is_some() || self.rules.quiet.is_some()
    }

    /// Where the position of this ply stands.
    #[inline]
    pub(crate) fn at(&self, ply: usize) -> usize {
        self.root + ply
    }

    /// A position is visited; whatever was visited from this ply on before is forgotten.
    pub(crate) fn enter(&mut self, ply: usize, key: u64) {
        self.keys.truncate(self.root + ply);
        self.keys.push(key);
    }

    /// Whether the position just entered is a draw on this path. Within the search one repetition is
    /// enough: what was possible once is possible again.
    pub(crate) fn is_drawn(&mut self, ply: usize, since: usize) -> bool {
        let here = self.root + ply;
        if let Some(times) = self.rules.repetition {
            let mut earlier = 0;
            let mut place = here;
            while place >= since + 2 {
                place -= 2;
                if self.keys[place] == self.keys[here] {
                    earlier += 1;
                    if place >= self.root {
                        self.reach = self.reach.min((place - self.root) as i32);
                        return true;
                    }
                    if earlier + 1 >= times {
                        self.reach = BEFORE_ROOT;
                        return true;
                    }
                }
            }
        }
        if self.rules.quiet.is_some_and(|turns| here - since >= turns as usize) {
            self.reach = BEFORE_ROOT;
            return true;
        }
        false
    }

    /// Whether the count of quiet turns may run out within so many plies: then the table, which does not
    /// know the count, must not be asked.
    #[inline]
    pub(crate) fn is_running_out(&self, ply: usize, since: usize, plies: i32) -> bool {
        self.rules
            .quiet
            .is_some_and(|turns| self.root + ply - since + plies.max(0) as usize >= turns as usize)
    }

    /// A node begins; returns what [`Path::close`] needs.
    #[inline]
    pub(crate) fn open(&mut self) -> i32 {
        std::mem::replace(&mut self.reach, NOWHERE)
    }

    /// The node is done; `true` when its value rests on nothing above it.
    #[inline]
    pub(crate) fn close(&mut self, ply: usize, opened: i32) -> bool {
        let rests_here = self.reach >= ply as i32;
        self.reach = if rests_here { opened } else { self.reach.min(opened) };
        rests_here
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> DrawRules {
        DrawRules { repetition: Some(3), quiet: Some(6) }
    }

    #[test]
    fn one_repetition_in_the_search_is_a_draw_that_reaches_back_to_it() {
        let mut path = Path::new(rules(), &[]);
        for (ply, key) in [7, 8, 9, 8].into_iter().enumerate() {
            path.enter(ply, key);
        }
        assert!(path.is_drawn(3, 0));
        assert_eq!(path.reach, 1);
        assert!(!path.close(2, NOWHERE), "ply 2 rests on ply 1");
        assert!(path.close(1, NOWHERE), "ply 1 rests on itself");
        assert_eq!(path.reach, NOWHERE);
    }

    #[test]
    fn a_position_of_the_game_must_come_for_the_third_time() {
        let mut path = Path::new(rules(), &[5, 6]);
        path.enter(0, 7);
        path.enter(1, 6);
        assert!(!path.is_drawn(1, 0));
        let mut path = Path::new(rules(), &[4, 6, 5, 6]);
        path.enter(0, 7);
        path.enter(1, 6);
        assert!(path.is_drawn(1, 0));
        assert_eq!(path.reach, BEFORE_ROOT);
        assert!(!Path::new(DrawRules::default(), &[]).matters());
    }

    #[test]
    fn a_lasting_move_hides_what_was_before_it() {
        let mut path = Path::new(rules(), &[]);
        for (ply, key) in [7, 8, 7].into_iter().enumerate() {
            path.enter(ply, key);
        }
        assert!(!path.is_drawn(2, 1));
        assert!(path.is_drawn(2, 0));
    }

    #[test]
    fn quiet_runs_out() {
        let mut path = Path::new(rules(), &[1, 2, 3, 4, 5]);
        path.enter(0, 6);
        assert!(!path.is_drawn(0, 0));
        assert!(path.is_running_out(0, 0, 1));
        assert!(!path.is_running_out(0, 2, 1));
        path.enter(1, 7);
        assert!(path.is_drawn(1, 0));
    }
}
