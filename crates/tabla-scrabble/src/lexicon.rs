//! Words, compiled into one array of nodes.
//!
//! The array holds two automata that share whatever they have in common. The *forward* one spells words from
//! their first letter on. The *hinged* one begins with any letter of a word, spells back to the word's
//! beginning, turns, and spells on to its end: so a word can be grown from a letter that lies on the board.
//!
//! A node is eight bytes: which children it has, whether a word ends there, and where its children stand.
//! Which of several children to look at is decided by masks before any of them is touched.

mod build;
mod bytes;
mod hinge;
mod list;
mod words;

use crate::grid::single_bits;
use crate::{Kind, Letter, Rack, Tile};
pub use bytes::{BytesFault, Extent};
pub use list::{ListError, WordFault};
pub use words::Words;

/// The 26 letters as a set.
pub(crate) const ALL_LETTERS: u32 = (1 << 26) - 1;
/// From here the word goes on at the right of where it began.
pub(crate) const TURN: u32 = 1 << 26;
/// A word ends here.
pub(crate) const END: u32 = 1 << 27;

/// The lower half: which children there are, and whether a word ends here. The upper half: where the
/// children stand, in the order of their symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Node(u64);

impl Node {
    #[inline]
    const fn new(flags: u32, base: u32) -> Node {
        Node((base as u64) << 32 | flags as u64)
    }

    #[inline]
    pub(crate) const fn flags(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    const fn base(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub(crate) const fn is_end(self) -> bool {
        self.flags() & END != 0
    }

    /// How many children it has.
    const fn children(self) -> u32 {
        (self.flags() & (ALL_LETTERS | TURN)).count_ones()
    }
}

/// A word list, ready for looking words up and for finding plays.
///
/// ```
/// use tabla_scrabble::{Lexicon, Rack};
/// let lexicon = Lexicon::from_text("cat\ncats\nact\nscat").unwrap();
/// assert!(lexicon.contains("CATS") && !lexicon.contains("CA"));
/// assert_eq!(lexicon.words().collect::<Vec<_>>(), ["ACT", "CAT", "CATS", "SCAT"]);
/// let hooks = lexicon.hooks("CAT");
/// assert_eq!(format!("{:?} {:?}", hooks.front, hooks.back), "[S] [S]");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Lexicon {
    /// The roots of both automata, then their lists of children, each before those below it.
    nodes: Vec<Node>,
    /// For every list of children, at the place of its first: the letters that stand below the children.
    below: Vec<u32>,
    words: u32,
}

const FORWARD: usize = 0;
const HINGED: usize = 1;
const ROOTS: usize = 2;

/// The letters that make a longer word of a word.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hooks {
    /// Before its first letter.
    pub front: Vec<Letter>,
    /// After its last letter.
    pub back: Vec<Letter>,
}

impl Lexicon {
    /// How many words there are.
    pub fn len(&self) -> usize {
        self.words as usize
    }

    /// How many bytes of memory it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes) + size_of_val(&*self.below)
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.words == 0
    }

    /// Whether it has this word, in large or small letters.
    pub fn contains(&self, word: &str) -> bool {
        let letters: Option<Vec<Letter>> = word.chars().map(Letter::read).collect();
        letters.is_some_and(|letters| self.has(letters))
    }

    /// Whether these letters are one of its words.
    pub fn has(&self, word: impl IntoIterator<Item = Letter>) -> bool {
        self.walk(self.forward(), word).is_some_and(Node::is_end)
    }

    /// All words in the order of the alphabet.
    pub fn words(&self) -> Words<'_> {
        Words::new(self)
    }

    /// The words that use up all these tiles, in the order of the alphabet. Jokers stand where the letters
    /// run out.
    pub fn anagrams(&self, tiles: &Rack) -> Vec<Vec<Tile>> {
        let mut found = self.within(tiles);
        found.retain(|word| word.len() == tiles.len());
        found
    }

    /// The words that can be made of some of these tiles, in the order of the alphabet. Jokers stand where
    /// the letters run out.
    pub fn within(&self, tiles: &Rack) -> Vec<Vec<Tile>> {
        let mut found = Vec::new();
        self.spell(self.forward(), &mut { *tiles }, &mut Vec::new(), &mut found);
        found
    }

    /// The letters that make a longer word of this one.
    pub fn hooks(&self, word: &str) -> Hooks {
        let letters: Option<Vec<Letter>> = word.chars().map(Letter::read).collect();
        let Some(letters) = letters.filter(|letters| !letters.is_empty()) else { return Hooks::default() };
        let ends = |node: Option<Node>| {
            let set = node.map_or(0, |node| self.last_letters(node));
            Letter::ALL.into_iter().filter(|letter| set >> letter.index() & 1 == 1).collect()
        };
        Hooks {
            front: ends(self.walk(self.hinged(), letters.iter().rev().copied())),
            back: ends(self.walk(self.forward(), letters.iter().copied())),
        }
    }

    /// The lexicon of these nodes: every list stands before those below it, and nothing stands between.
    fn of(nodes: Vec<Node>, words: u32) -> Lexicon {
        let mut begins = vec![false; nodes.len()];
        for node in nodes.iter().filter(|node| node.children() > 0) {
            begins[node.base() as usize] = true;
        }
        let mut below = vec![0; nodes.len()];
        let mut letters = 0;
        for at in (0..nodes.len()).rev() {
            let node = nodes[at];
            letters |= node.flags() & ALL_LETTERS;
            if node.children() > 0 {
                letters |= below[node.base() as usize];
            }
            if begins[at] {
                below[at] = std::mem::take(&mut letters);
            }
        }
        Lexicon { nodes, below, words }
    }

    /// The letters that follow this node in some word, near or far.
    #[inline]
    pub(crate) fn reach(&self, node: Node) -> u32 {
        node.flags() | self.below[node.base() as usize]
    }

    #[inline]
    pub(crate) fn forward(&self) -> Node {
        self.nodes[FORWARD]
    }

    /// Where any letter of a word begins.
    #[inline]
    pub(crate) fn hinged(&self) -> Node {
        self.nodes[HINGED]
    }

    /// The child by this symbol's bit, which the node must have.
    #[inline]
    pub(crate) fn child(&self, node: Node, bit: u32) -> Node {
        self.nodes[node.base() as usize + (node.flags() & (bit - 1)).count_ones() as usize]
    }

    /// The child by this symbol's bit, if there is one.
    #[inline]
    pub(crate) fn step(&self, node: Node, bit: u32) -> Option<Node> {
        (node.flags() & bit != 0).then(|| self.child(node, bit))
    }

    /// Where these letters lead, if anywhere.
    fn walk(&self, from: Node, letters: impl IntoIterator<Item = Letter>) -> Option<Node> {
        letters.into_iter().try_fold(from, |node, letter| self.step(node, 1 << letter.index()))
    }

    /// The letters that end a word from here.
    pub(crate) fn last_letters(&self, node: Node) -> u32 {
        single_bits(node.flags() & ALL_LETTERS).filter(|&bit| self.child(node, bit).is_end()).sum()
    }

    fn spell(&self, node: Node, tiles: &mut Rack, word: &mut Vec<Tile>, found: &mut Vec<Vec<Tile>>) {
        if node.is_end() {
            found.push(word.clone());
        }
        for letter in Letter::ALL {
            let Some(child) = self.step(node, 1 << letter.index()) else { continue };
            let own = tiles.take(Kind::of(letter));
            if own || tiles.take(Kind::JOKER) {
                word.push(Tile::new(letter, !own));
                self.spell(child, tiles, word, found);
                word.pop();
                tiles.add(if own { Kind::of(letter) } else { Kind::JOKER });
            }
        }
    }
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Lexicon({} words, {} nodes)", self.words, self.nodes.len())
    }
}
