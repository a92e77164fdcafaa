//! From words to the node array.
//!
//! The forward automaton is built from the words in sorted order: whatever branches off from the word before is
//! complete, and a complete list of children that was seen already is used again. The hinged one is made out of it.
//! The lists are then laid out so that every list stands before the lists below it, the most travelled ones first.

use std::collections::BinaryHeap;

use super::hinge::hinged;
use super::{ALL_LETTERS, END, FORWARD, Lexicon, Node, ROOTS};
use crate::grid::single_bits;

/// Words must be sorted, all different, of 2 to 26 letters counted from 0.
pub(super) fn build(words: &[Vec<u8>]) -> Lexicon {
    let mut forge = Forge::default();
    let forward = forge.forward(words);
    whole(forge, forward, words.len() as u32)
}

/// The same for so many words, which the forward automaton of these nodes spells.
pub(super) fn build_from(nodes: &[Node], words: u32) -> Lexicon {
    let mut forge = Forge::default();
    let forward = forge.adopt(nodes);
    whole(forge, forward, words)
}

fn whole(mut forge: Forge, forward: Node, words: u32) -> Lexicon {
    let hinged = hinged(&mut forge, forward);
    Lexicon::of(lay_out(&forge, [forward, hinged]), words)
}

/// The nodes of the forward automaton; the other one is empty.
pub(super) fn words_alone(nodes: &[Node]) -> Vec<Node> {
    let mut forge = Forge::default();
    let forward = forge.adopt(nodes);
    lay_out(&forge, [forward, Node::new(0, 0)])
}

/// Finished lists of children, each kept once.
#[derive(Default)]
pub(super) struct Forge {
    /// All lists one after the other; children are found by the number of their list.
    pub(super) nodes: Vec<Node>,
    /// Where each list begins in `nodes`; its end is the beginning of the next.
    lists: Vec<u32>,
    /// Numbers of lists plus one, found by hash; 0 is free. The length is a power of two.
    slots: Vec<u32>,
}

/// A node whose children are still being collected.
#[derive(Clone, Default)]
struct Open {
    flags: u32,
    children: Vec<Node>,
}

/// The path from the root to the last word that was added.
struct Strings<'a> {
    word: &'a [u8],
    open: Vec<Open>,
}

impl Forge {
    /// The root of the automaton of these words.
    fn forward(&mut self, words: &[Vec<u8>]) -> Node {
        let mut strings = Strings { word: &[], open: vec![Open::default()] };
        for word in words {
            strings.add(self, word);
        }
        strings.close_to(self, 0);
        strings.open.pop().map_or(Node::new(0, 0), |root| self.finish(root.flags, &root.children))
    }

    /// The root of the automaton of the words that these nodes spell, which have been checked.
    fn adopt(&mut self, nodes: &[Node]) -> Node {
        let mut adopted = vec![None; nodes.len()];
        self.adopt_node(nodes, FORWARD, &mut adopted)
    }

    /// The node for this one, without what leads to no word. Those that were adopted are known by their places.
    fn adopt_node(&mut self, nodes: &[Node], at: usize, adopted: &mut [Option<Node>]) -> Node {
        if let Some(node) = adopted[at] {
            return node;
        }
        let mut flags = nodes[at].flags() & END;
        let mut children = Vec::new();
        for (bit, child) in single_bits(nodes[at].flags() & ALL_LETTERS).zip(nodes[at].base() as usize..) {
            let child = self.adopt_node(nodes, child, adopted);
            if child.flags() != 0 {
                flags |= bit;
                children.push(child);
            }
        }
        let node = self.finish(flags, &children);
        adopted[at] = Some(node);
        node
    }

    /// The node with these children.
    pub(super) fn finish(&mut self, flags: u32, children: &[Node]) -> Node {
        Node::new(flags, if children.is_empty() { 0 } else { self.share(children) })
    }

    /// The number of the list of these nodes.
    fn share(&mut self, list: &[Node]) -> u32 {
        if (self.lists.len() + 1) * 2 > self.slots.len() {
            self.grow();
        }
        let mut slot = hash_list(list) as usize & (self.slots.len() - 1);
        while self.slots[slot] != 0 {
            let number = self.slots[slot] - 1;
            if self.list(number) == list {
                return number;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        let number = self.lists.len() as u32;
        self.slots[slot] = number + 1;
        self.lists.push(self.nodes.len() as u32);
        self.nodes.extend_from_slice(list);
        number
    }

    pub(super) fn list(&self, number: u32) -> &[Node] {
        let number = number as usize;
        let end = self.lists.get(number + 1).map_or(self.nodes.len(), |&end| end as usize);
        &self.nodes[self.lists[number] as usize..end]
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(1 << 10);
        self.slots = vec![0; size];
        for number in 0..self.lists.len() as u32 {
            let mut slot = hash_list(self.list(number)) as usize & (size - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = number + 1;
        }
    }
}

impl<'a> Strings<'a> {
    fn add(&mut self, forge: &mut Forge, word: &'a [u8]) {
        let same = word.iter().zip(self.word).take_while(|(new, old)| new == old).count();
        self.close_to(forge, same);
        for &letter in &word[same..] {
            if let Some(parent) = self.open.last_mut() {
                parent.flags |= 1 << letter;
            }
            self.open.push(Open::default());
        }
        if let Some(last) = self.open.last_mut() {
            last.flags |= END;
        }
        self.word = word;
    }

    /// Finishes the nodes more than so many steps from the root.
    fn close_to(&mut self, forge: &mut Forge, depth: usize) {
        while self.open.len() > depth + 1 {
            let Some(open) = self.open.pop() else { return };
            let node = forge.finish(open.flags, &open.children);
            if let Some(parent) = self.open.last_mut() {
                parent.children.push(node);
            }
        }
    }
}

fn hash_list(list: &[Node]) -> u64 {
    hash(list.iter().map(|node| node.0))
}

/// A number that other values hardly have.
pub(super) fn hash(values: impl Iterator<Item = u64>) -> u64 {
    let mixed =
        values.fold(1, |sum: u64, value| (sum.rotate_left(23) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed ^ mixed >> 32
}

/// Puts the lists into their final order, behind the roots, and turns their numbers into places.
fn lay_out(forge: &Forge, roots: [Node; ROOTS]) -> Vec<Node> {
    let order = order(forge, &roots);
    let mut places = vec![0u32; forge.lists.len()];
    let mut next = ROOTS as u32;
    for &number in &order {
        places[number as usize] = next;
        next += forge.list(number).len() as u32;
    }
    let settled = |node: &Node| match node.children() {
        0 => *node,
        _ => Node::new(node.flags(), places[node.base() as usize]),
    };
    let lists = order.iter().flat_map(|&number| forge.list(number));
    roots.iter().chain(lists).map(settled).collect()
}

/// Every list after all that lead to it; of those that may come next, the most travelled one.
fn order(forge: &Forge, roots: &[Node]) -> Vec<u32> {
    let mut traffic = Traffic {
        waits: vec![0; forge.lists.len()],
        travel: vec![0.0; forge.lists.len()],
        ready: BinaryHeap::new(),
    };
    for node in forge.nodes.iter().chain(roots).filter(|node| node.children() > 0) {
        traffic.waits[node.base() as usize] += 1;
    }
    for root in roots {
        traffic.arrive(root, 1.0);
    }
    let mut order = Vec::with_capacity(forge.lists.len());
    while let Some((_, number)) = traffic.ready.pop() {
        order.push(number);
        let share = traffic.travel[number as usize] * STEP;
        for node in forge.list(number) {
            traffic.arrive(node, share);
        }
    }
    order
}

/// How often a walk that reaches a list goes on to a given child.
const STEP: f64 = 0.3;

/// How often walks reach each list.
struct Traffic {
    /// How many ways to a list have not been counted yet.
    waits: Vec<u32>,
    travel: Vec<f64>,
    /// Lists to which all ways are counted, the most travelled one on top.
    ready: BinaryHeap<(u64, u32)>,
}

impl Traffic {
    fn arrive(&mut self, node: &Node, share: f64) {
        if node.children() == 0 {
            return;
        }
        let number = node.base() as usize;
        self.travel[number] += share;
        self.waits[number] -= 1;
        if self.waits[number] == 0 {
            // Positive numbers compare as their bits do.
            self.ready.push((self.travel[number].to_bits(), number as u32));
        }
    }
}
