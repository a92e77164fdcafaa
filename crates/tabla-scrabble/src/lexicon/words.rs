//! Going through all words.

use super::{ALL_LETTERS, Lexicon, Node};

/// All words of a lexicon in the order of the alphabet, in large letters.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    lexicon: &'a Lexicon,
    word: String,
    /// The nodes on the way to the last word, with the letters that are still to be followed from each.
    path: Vec<(Node, u32)>,
}

impl<'a> Words<'a> {
    pub(super) fn new(lexicon: &'a Lexicon) -> Words<'a> {
        let root = lexicon.forward();
        Words { lexicon, word: String::new(), path: vec![(root, root.flags() & ALL_LETTERS)] }
    }
}

impl Iterator for Words<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        loop {
            let (node, rest) = self.path.last_mut()?;
            if *rest == 0 {
                self.path.pop();
                self.word.pop();
                continue;
            }
            let letter = rest.trailing_zeros();
            *rest &= *rest - 1;
            let child = self.lexicon.child(*node, 1 << letter);
            self.path.push((child, child.flags() & ALL_LETTERS));
            self.word.push(char::from(b'A' + letter as u8));
            if child.is_end() {
                return Some(self.word.clone());
            }
        }
    }
}
