//! From words to the node array.
//!
//! Both automata are built from their strings in sorted order: whatever branches off from the string
//! before is complete, and a complete list of children that was seen already is used again. The lists are
//! then laid out so that every list stands before the lists below it, the most travelled ones first.

use std::collections::BinaryHeap;

use super::{END, Lexicon, Node, ROOTS, TURN};

/// Symbols of a string: 1 to 26 are letters, 27 is the turn, 0 fills the rest.
type Path = [u8; 28];

const TURN_SYMBOL: u8 = 27;

/// Words must be sorted, all different, of 2 to 26 letters counted from 0.
pub(super) fn build(words: &[Vec<u8>]) -> Lexicon {
    let mut forge = Forge::default();
    let forward = forge.forward(words.iter().map(|word| word.iter().map(|letter| letter + 1)));
    let hinged = forge.root(|forge, strings| {
        for first in 0..26 {
            let mut paths = hinged_paths(words, first);
            paths.sort_unstable();
            for path in &paths {
                strings.add(forge, path);
            }
        }
    });
    Lexicon::of(lay_out(&forge, [forward, hinged]), words.len() as u32)
}

/// The nodes of the forward automaton; the other one is empty.
pub(super) fn words_alone(lexicon: &Lexicon) -> Vec<Node> {
    let mut forge = Forge::default();
    let words: Vec<String> = lexicon.words().collect();
    let forward = forge.forward(words.iter().map(|word| word.bytes().map(|byte| byte - b'A' + 1)));
    lay_out(&forge, [forward, Node::new(0, 0)])
}

/// For every place of this letter in every word: the letters from there back to the beginning, and, if the
/// word goes on, the turn and the rest.
fn hinged_paths(words: &[Vec<u8>], first: u8) -> Vec<Path> {
    let mut paths = Vec::new();
    for word in words {
        for (at, _) in word.iter().enumerate().filter(|&(_, &letter)| letter == first) {
            let mut path = [0; 28];
            let back = word[..=at].iter().rev().map(|letter| letter + 1);
            let on = word[at + 1..].iter().map(|letter| letter + 1);
            let turn = (at + 1 < word.len()).then_some(TURN_SYMBOL);
            for (symbol, value) in path.iter_mut().zip(back.chain(turn).chain(on)) {
                *symbol = value;
            }
            paths.push(path);
        }
    }
    paths
}

/// Finished lists of children, each kept once.
#[derive(Default)]
struct Forge {
    /// All lists one after the other; children are found by the number of their list.
    nodes: Vec<Node>,
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

/// The path from the root to the last string that was added.
#[derive(Default)]
struct Strings {
    path: Path,
    open: Vec<Open>,
}

impl Forge {
    /// The root of the automaton of these words, their letters counted from 1.
    fn forward(&mut self, words: impl Iterator<Item: Iterator<Item = u8>>) -> Node {
        self.root(|forge, strings| {
            for word in words {
                let mut path = [0; 28];
                for (symbol, letter) in path.iter_mut().zip(word) {
                    *symbol = letter;
                }
                strings.add(forge, &path);
            }
        })
    }

    fn root(&mut self, fill: impl FnOnce(&mut Forge, &mut Strings)) -> Node {
        let mut strings = Strings { path: [0; 28], open: vec![Open::default()] };
        fill(self, &mut strings);
        strings.close_to(self, 0);
        let root = strings.open.pop().unwrap_or_default();
        self.finish(root)
    }

    /// The node whose list of children is now complete.
    fn finish(&mut self, open: Open) -> Node {
        if open.children.is_empty() {
            Node::new(open.flags, 0)
        } else {
            Node::new(open.flags, self.share(&open.children))
        }
    }

    /// The number of the list of these nodes.
    fn share(&mut self, list: &[Node]) -> u32 {
        if (self.lists.len() + 1) * 2 > self.slots.len() {
            self.grow();
        }
        let mut slot = hash(list) as usize & (self.slots.len() - 1);
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

    fn list(&self, number: u32) -> &[Node] {
        let number = number as usize;
        let end = self.lists.get(number + 1).map_or(self.nodes.len(), |&end| end as usize);
        &self.nodes[self.lists[number] as usize..end]
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(1 << 10);
        self.slots = vec![0; size];
        for number in 0..self.lists.len() as u32 {
            let mut slot = hash(self.list(number)) as usize & (size - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = number + 1;
        }
    }
}

impl Strings {
    fn add(&mut self, forge: &mut Forge, path: &Path) {
        let same = path.iter().zip(&self.path).take_while(|(new, old)| new == old && **new != 0).count();
        self.close_to(forge, same);
        for &symbol in path[same..].iter().take_while(|&&symbol| symbol != 0) {
            if let Some(parent) = self.open.last_mut() {
                parent.flags |= 1 << (symbol - 1);
            }
            self.open.push(Open::default());
        }
        if let Some(last) = self.open.last_mut() {
            last.flags |= END;
        }
        self.path = *path;
    }

    /// Finishes the nodes more than so many steps from the root.
    fn close_to(&mut self, forge: &mut Forge, depth: usize) {
        while self.open.len() > depth + 1 {
            let Some(open) = self.open.pop() else { return };
            let node = forge.finish(open);
            if let Some(parent) = self.open.last_mut() {
                parent.children.push(node);
            }
        }
    }
}

fn hash(list: &[Node]) -> u64 {
    let mixed = list.iter().fold(list.len() as u64, |sum, node| {
        (sum.rotate_left(23) ^ node.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
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

const _: () = assert!(TURN == 1 << (TURN_SYMBOL - 1) && END > TURN);
