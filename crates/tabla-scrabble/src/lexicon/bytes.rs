//! Compiled word lists as bytes.
//!
//! A head of 32 bytes, then the nodes, eight bytes each, the lowest first:
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | `TABLALEX` |
//! | 8–9 | the version of the format, 1 |
//! | 10–11 | the number of letters, 26 |
//! | 12–15 | the extent: 0 for everything, 1 for the words alone |
//! | 16–19 | how many words |
//! | 20–23 | how many nodes |
//! | 24–27 | 0 |
//! | 28–31 | the CRC-32 of bytes 0–27 and of all nodes |

use tabla_core::Say;

use super::list::LONGEST;
use super::{ALL_LETTERS, END, FORWARD, Lexicon, Node, ROOTS, TURN, build};

const MARK: [u8; 8] = *b"TABLALEX";
const VERSION: u16 = 1;
const ALPHABET: u16 = 26;
const HEAD: usize = 32;
const NODE: usize = 8;
/// No list has more words. Few nodes can stand for more than any memory holds.
const MOST_WORDS: u32 = 1 << 22;

/// How much of a lexicon is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Everything: large, and ready as soon as it is read.
    Whole,
    /// The words alone: several times smaller, and compiled again when it is read.
    Words,
}

/// Why bytes are no lexicon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Say)]
#[say("lexicon-bytes", error)]
pub enum BytesFault {
    /// They begin with something else.
    #[say("other")]
    NoLexicon,
    /// They are of a version that is not known here.
    #[say(known = VERSION)]
    Version(#[say("found")] u16),
    /// They are for another alphabet.
    #[say(known = ALPHABET)]
    Alphabet(#[say("found")] u16),
    /// Some are missing or too many.
    Length { found: usize, expected: u64 },
    /// They are not what was written.
    Checksum,
    /// They lead nowhere, round in a circle, too far, or to another number of words than is told.
    Node {
        /// Counted from 0.
        node: usize,
    },
}

impl Lexicon {
    /// The lexicon as bytes: the same words give the same bytes everywhere.
    pub fn to_bytes(&self, extent: Extent) -> Vec<u8> {
        match extent {
            Extent::Whole => write(&self.nodes, extent, self.words),
            Extent::Words => write(&build::words_alone(&self.nodes), extent, self.words),
        }
    }

    /// Reads what [`Lexicon::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<Lexicon, BytesFault> {
        let (nodes, extent, words) = read(bytes)?;
        check(&nodes)?;
        if count(&nodes) != u64::from(words) || words > MOST_WORDS {
            return Err(BytesFault::Node { node: FORWARD });
        }
        Ok(match extent {
            Extent::Whole => Lexicon::of(nodes, words),
            Extent::Words => build::build_from(&nodes, words),
        })
    }
}

/// Whether every walk from a root stays in the array and comes to an end in time.
fn check(nodes: &[Node]) -> Result<(), BytesFault> {
    // The most symbols that can follow each node.
    let mut depths = vec![0u8; nodes.len()];
    for at in (0..nodes.len()).rev() {
        let wrong = BytesFault::Node { node: at };
        let (flags, children) = (nodes[at].flags(), nodes[at].children() as usize);
        if flags & !(ALL_LETTERS | TURN | END) != 0 {
            return Err(wrong);
        }
        let base = nodes[at].base() as usize;
        if children > 0 {
            let below = depths.get(base..base + children).filter(|_| base > at).ok_or(wrong)?;
            depths[at] = 1 + below.iter().copied().max().unwrap_or(0);
        } else if base > 0 {
            return Err(wrong);
        }
        let longest = if at == FORWARD { LONGEST } else { LONGEST + 1 };
        if usize::from(depths[at]) > longest {
            return Err(wrong);
        }
    }
    Ok(())
}

/// How many words the nodes spell; they have been checked.
fn count(nodes: &[Node]) -> u64 {
    let mut counts = vec![0u64; nodes.len()];
    for at in (0..nodes.len()).rev() {
        let (base, letters) = (nodes[at].base() as usize, nodes[at].flags() & ALL_LETTERS);
        // The turn comes after the letters.
        let below = &counts[base..base + letters.count_ones() as usize];
        let below = below.iter().fold(0, |sum: u64, &count| sum.saturating_add(count));
        counts[at] = below.saturating_add(u64::from(at != FORWARD && nodes[at].is_end()));
    }
    counts[FORWARD]
}

fn write(nodes: &[Node], extent: Extent, words: u32) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + nodes.len() * NODE);
    bytes.extend(MARK);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(ALPHABET.to_le_bytes());
    let extent: u32 = match extent {
        Extent::Whole => 0,
        Extent::Words => 1,
    };
    for number in [extent, words, nodes.len() as u32, 0, 0] {
        bytes.extend(number.to_le_bytes());
    }
    for node in nodes {
        bytes.extend(node.0.to_le_bytes());
    }
    let sum = checksum(&bytes);
    bytes[HEAD - 4..HEAD].copy_from_slice(&sum.to_le_bytes());
    bytes
}

fn read(bytes: &[u8]) -> Result<(Vec<Node>, Extent, u32), BytesFault> {
    if !bytes.starts_with(&MARK) {
        return Err(BytesFault::NoLexicon);
    }
    if bytes.len() < HEAD {
        return Err(BytesFault::Length { found: bytes.len(), expected: HEAD as u64 });
    }
    let pair = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let four = |at: usize| u32::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
    if pair(8) != VERSION {
        return Err(BytesFault::Version(pair(8)));
    }
    if pair(10) != ALPHABET {
        return Err(BytesFault::Alphabet(pair(10)));
    }
    let (words, nodes) = (four(16), four(20));
    let expected = HEAD as u64 + u64::from(nodes) * NODE as u64;
    if bytes.len() as u64 != expected {
        return Err(BytesFault::Length { found: bytes.len(), expected });
    }
    if checksum(bytes) != four(HEAD - 4) {
        return Err(BytesFault::Checksum);
    }
    let extent = match four(12) {
        0 => Extent::Whole,
        1 => Extent::Words,
        _ => return Err(BytesFault::NoLexicon),
    };
    if (nodes as usize) < ROOTS {
        return Err(BytesFault::Node { node: nodes as usize });
    }
    let nodes = bytes[HEAD..].chunks_exact(NODE);
    let nodes = nodes.map(|chunk| Node(u64::from_le_bytes(std::array::from_fn(|index| chunk[index]))));
    Ok((nodes.collect(), extent, words))
}

/// Of everything but the place where it is written.
fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&bytes[..HEAD - 4]);
    sum.update(&bytes[HEAD..]);
    sum.finalize()
}
