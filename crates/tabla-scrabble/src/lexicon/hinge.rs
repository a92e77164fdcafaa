//! The hinged automaton, made out of the forward one.
//!
//! Letters that were spelt back from the hinge lead from some states of the forward automaton to others. Wherever
//! they lead the same ways, the same letters may stand before them, and the same may follow after the turn: so a
//! node of the hinged automaton is a set of ways. Every set is followed once, and no string is ever written down.

use super::build::Forge;
use super::{END, Node, TURN};
use crate::grid::single_bits;

/// The root of the hinged automaton for the words of the forward one, which is all that was forged so far.
pub(super) fn hinged(forge: &mut Forge, forward: Node) -> Node {
    let states = States::of(forge, forward);
    let mut hinge = Hinge { forge, states, ways: Vec::new(), children: Vec::new(), known: Known::default() };
    for to in 0..hinge.states.nodes.len() as u32 {
        for at in hinge.states.arrivals(to) {
            let Arrival { letter, from, ends } = hinge.states.arrivals[at];
            hinge.ways.push(Way { letter, from, to: to << 1 | u32::from(ends) });
        }
    }
    hinge.ways.sort_unstable();
    hinge.close(0, None)
}

/// What letters do that were spelt back, of which this is the last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    letter: u8,
    /// The state from which they lead.
    from: u32,
    /// Twice the state to which they lead, and one more where a word ends there.
    to: u32,
}

/// A step to a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Arrival {
    letter: u8,
    from: u32,
    /// Whether a word ends with it.
    ends: bool,
}

/// The states of the forward automaton by numbers. Whether a word ends at a state is told of the steps to it.
struct States {
    nodes: Vec<Node>,
    root: u32,
    /// Where the arrivals of each state begin; they end where those of the next begin.
    begins: Vec<u32>,
    arrivals: Vec<Arrival>,
}

impl States {
    fn of(forge: &Forge, forward: Node) -> States {
        let bare = |node: Node| Node::new(node.flags() & !END, node.base());
        let mut nodes: Vec<Node> = forge.nodes.iter().chain([&forward]).map(|&node| bare(node)).collect();
        nodes.sort_unstable_by_key(|node| node.0);
        nodes.dedup();
        // Every node is in the list.
        let number = |node: Node| nodes.partition_point(|other| other.0 < bare(node).0) as u32;
        let mut steps = Vec::with_capacity(forge.nodes.len());
        for (from, node) in (0..).zip(&nodes).filter(|(_, node)| node.children() > 0) {
            for (bit, &child) in single_bits(node.flags()).zip(forge.list(node.base())) {
                let letter = bit.trailing_zeros() as u8;
                steps.push((number(child), Arrival { letter, from, ends: child.is_end() }));
            }
        }
        steps.sort_unstable();
        let mut begins = vec![0; nodes.len() + 1];
        for &(to, _) in &steps {
            begins[to as usize + 1] += 1;
        }
        for at in 1..begins.len() {
            begins[at] += begins[at - 1];
        }
        let arrivals = steps.into_iter().map(|(_, arrival)| arrival).collect();
        States { root: number(forward), nodes, begins, arrivals }
    }

    /// Where the arrivals of this state stand.
    fn arrivals(&self, state: u32) -> std::ops::Range<usize> {
        self.begins[state as usize] as usize..self.begins[state as usize + 1] as usize
    }
}

struct Hinge<'a> {
    forge: &'a mut Forge,
    states: States,
    /// The sets that are being followed, each behind those that led to it; sorted.
    ways: Vec<Way>,
    /// The children that are complete of the nodes that are not.
    children: Vec<Node>,
    known: Known,
}

impl Hinge<'_> {
    /// The node from which the ways from this place on are one letter further; `word` is where the letters lead that
    /// were spelt so far, if they begin a word.
    fn close(&mut self, begin: usize, word: Option<u32>) -> Node {
        let (mut flags, mut at) = (0, begin);
        let (end, first) = (self.ways.len(), self.children.len());
        while at < end {
            let letter = self.ways[at].letter;
            let next = at + self.ways[at..end].iter().take_while(|way| way.letter == letter).count();
            let child = self.follow(at, next);
            self.children.push(child);
            flags |= 1 << letter;
            at = next;
        }
        if let Some(to) = word {
            let rest = self.states.nodes[to as usize >> 1];
            if rest.children() > 0 {
                flags |= TURN;
                self.children.push(rest);
            }
            if to & 1 == 1 {
                flags |= END;
            }
        }
        let node = self.forge.finish(flags, &self.children[first..]);
        self.children.truncate(first);
        node
    }

    /// The node of the set that stands there.
    fn follow(&mut self, begin: usize, end: usize) -> Node {
        if let Some(node) = self.known.find(&self.ways[begin..end]) {
            return node;
        }
        let (next, mut word) = (self.ways.len(), None);
        for at in begin..end {
            let Way { from, to, .. } = self.ways[at];
            if from == self.states.root {
                word = Some(to);
            }
            let arrivals = &self.states.arrivals[self.states.arrivals(from)];
            self.ways.extend(arrivals.iter().map(|&Arrival { letter, from, .. }| Way { letter, from, to }));
        }
        self.ways[next..].sort_unstable();
        let node = self.close(next, word);
        self.ways.truncate(next);
        self.known.keep(&self.ways[begin..end], node);
        node
    }
}

/// The nodes of sets that were followed.
#[derive(Default)]
struct Known {
    /// The sets one behind the other.
    ways: Vec<(u32, u32)>,
    /// Where each set begins in `ways`, how many ways it has, and its node.
    sets: Vec<(usize, usize, Node)>,
    /// Numbers of sets plus one, found by hash; 0 is free. The length is a power of two.
    slots: Vec<u32>,
}

/// Larger sets hardly ever come again.
const LARGEST: usize = 64;

impl Known {
    fn find(&self, set: &[Way]) -> Option<Node> {
        if set.len() > LARGEST || self.slots.is_empty() {
            return None;
        }
        let mut slot = hash(pairs(set)) as usize & (self.slots.len() - 1);
        while self.slots[slot] != 0 {
            let (begin, len, node) = self.sets[self.slots[slot] as usize - 1];
            if len == set.len() && self.ways[begin..begin + len].iter().copied().eq(pairs(set)) {
                return Some(node);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        None
    }

    /// Keeps the node of a set that was not found.
    fn keep(&mut self, set: &[Way], node: Node) {
        if set.len() > LARGEST {
            return;
        }
        if (self.sets.len() + 1) * 2 > self.slots.len() {
            self.slots = vec![0; (self.slots.len() * 2).max(1 << 10)];
            for number in 0..self.sets.len() {
                let (begin, len, _) = self.sets[number];
                self.enter(hash(self.ways[begin..begin + len].iter().copied()), number);
            }
        }
        self.enter(hash(pairs(set)), self.sets.len());
        self.sets.push((self.ways.len(), set.len(), node));
        self.ways.extend(pairs(set));
    }

    fn enter(&mut self, hash: u64, number: usize) {
        let mut slot = hash as usize & (self.slots.len() - 1);
        while self.slots[slot] != 0 {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = number as u32 + 1;
    }
}

/// A set without the letter, which all its ways have in common.
fn pairs(set: &[Way]) -> impl Iterator<Item = (u32, u32)> {
    set.iter().map(|way| (way.from, way.to))
}

fn hash(pairs: impl Iterator<Item = (u32, u32)>) -> u64 {
    super::build::hash(pairs.map(|(from, to)| u64::from(from) << 32 | u64::from(to)))
}
