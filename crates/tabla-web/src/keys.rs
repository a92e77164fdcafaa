//! Seat keys: who holds one may act for its seat. The house keeps digests, never the keys themselves.

use std::fmt;

use sha2::{Digest as _, Sha256};
use tabla_table::Secret;

/// So many bytes of chance are in a key.
const BYTES: usize = 16;

/// The letters of a table's name: none is a vowel, so that no word arises.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxzBCDFG";

/// So many letters are in a table's name.
const NAME: usize = 12;

/// What such a name looks like, for the description of the API.
pub const TABLE_NAME: &str = "^[2-9BCDFGbcdfghjkmnpqrstvwxz]{12}$";

/// The key of a seat, as its holder keeps it.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// A new key that nobody can guess.
    pub fn new() -> Result<Key, getrandom::Error> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Key(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// A key as somebody sends it; `None` when it cannot be one.
    pub fn read(text: &str) -> Option<Key> {
        let is_key = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_key.then(|| Key(text.to_ascii_lowercase()))
    }

    /// The key as text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0.as_bytes()).into())
    }
}

// A key must not get into a log.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

/// What the house keeps of a key.
#[derive(Clone, Copy, Debug)]
pub struct Digest([u8; 32]);

impl Digest {
    /// A digest that was stored.
    pub fn of_bytes(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// The digest for storing.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl PartialEq for Digest {
    /// Looks at every byte, so that the time it takes tells nothing.
    fn eq(&self, other: &Digest) -> bool {
        let difference = self.0.iter().zip(&other.0).fold(0, |all, (one, other)| all | (one ^ other));
        std::hint::black_box(difference) == 0
    }
}

impl Eq for Digest {}

/// A new name for a table.
pub fn table_name() -> Result<String, getrandom::Error> {
    let mut bytes = [0; NAME];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Whether this could be the name of a table.
pub fn is_table_name(text: &str) -> bool {
    text.len() == NAME && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// So many letters are in the code of an invitation: a thousand million codes.
const CODE: usize = 6;

/// The letters of codes: none is easily taken for another one, and there are 32, so that all are equally likely.
const CODE_LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The code of an invitation, as people tell it to each other: `AB23-CD`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(String);

impl Code {
    /// A new code by chance.
    pub fn new() -> Result<Code, getrandom::Error> {
        let mut bytes = [0; CODE];
        getrandom::fill(&mut bytes)?;
        Ok(Code(bytes.iter().map(|byte| char::from(CODE_LETTERS[usize::from(byte % 32)])).collect()))
    }

    /// A code as somebody types it, in any case, with or without dash; `None` when it cannot be one.
    pub fn read(text: &str) -> Option<Code> {
        // What is longer than a code with every letter apart is none.
        let short = text.get(..text.len().min(4 * CODE)).filter(|short| short.len() == text.len())?;
        let letters = short.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
        let is_code = code.len() == CODE && code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
        is_code.then_some(Code(code))
    }

    /// The bare letters, for storing.
    pub fn letters(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, rest) = self.0.split_at(CODE - 2);
        write!(f, "{first}-{rest}")
    }
}

/// What the chance of a new table follows from: nobody knows it before, and nobody can guess it.
pub fn secret() -> Result<Secret, getrandom::Error> {
    let word = getrandom::u64;
    Ok(Secret::new([word()?, word()?, word()?, word()?]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_back_and_known_by_its_digest() {
        let key = Key::new().unwrap();
        assert_eq!(Key::read(key.text()), Some(key.clone()));
        assert_eq!(Key::read(key.text()).unwrap().digest(), key.digest());
        assert_ne!(Key::new().unwrap().digest(), key.digest());
        assert_eq!(format!("{key:?}"), "Key");
    }

    #[test]
    fn what_cannot_be_a_key_is_none() {
        for text in ["", "0123", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0"] {
            assert_eq!(Key::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = Code::new().unwrap();
        let shown = code.to_string();
        assert_eq!((shown.len(), shown.find('-')), (7, Some(4)));
        let spaced: String = shown.chars().flat_map(|letter| [letter, ' ']).collect();
        for text in [shown.clone(), shown.to_lowercase(), shown.replace('-', ""), spaced] {
            assert_eq!(Code::read(&text), Some(code.clone()), "{text}");
        }
        for text in ["", "AB23-C", "AB23-CDE", "AB10-CD", "AB23-CÐ", &"A".repeat(1 << 20), &"-".repeat(40)] {
            assert_eq!(Code::read(text), None, "{}", text.len());
        }
    }

    #[test]
    fn names_of_tables_are_told_from_other_words() {
        let name = table_name().unwrap();
        assert!(is_table_name(&name));
        for text in ["", "..", "santorini", &name[1..], "aaaaaaaaaaaa"] {
            assert!(!is_table_name(text), "{text}");
        }
    }
}
