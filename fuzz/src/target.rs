//! What is fed: the parsers, in families, and the good texts from which damaged ones are made.

use crate::choices::Choices;
use crate::damage::damage;
use crate::promises;

/// One reader of texts or files.
pub struct Parser {
    /// Its name, for reports.
    pub name: &'static str,
    /// Texts that it accepts.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Feeds it; whether it accepted. Broken promises are panics.
    pub feed: fn(&[u8]) -> bool,
    /// How much memory it may use at once, however short the text is.
    pub room: usize,
}

impl Parser {
    /// A reader that needs little.
    pub const fn new(name: &'static str, seeds: fn() -> Vec<Vec<u8>>, feed: fn(&[u8]) -> bool) -> Parser {
        Parser { name, seeds, feed, room: 1 << 20 }
    }

    /// The same reader, which needs so many megabytes.
    pub const fn with_megabytes(mut self, megabytes: usize) -> Parser {
        self.room = megabytes << 20;
        self
    }
}

/// A family of parsers: one test, one fuzzer.
pub struct Target {
    pub name: &'static str,
    pub parsers: &'static [Parser],
    /// How many damaged texts the short run makes.
    pub rounds: u32,
}

/// A target with its seeds at hand.
pub struct Feeder {
    parsers: &'static [Parser],
    seeds: Vec<(usize, Vec<u8>)>,
}

/// What a parser is fed with.
pub struct Dish {
    pub parser: &'static Parser,
    pub content: Vec<u8>,
}

/// Marks an input that is a text as it stands, not a way to make one.
const PLAIN: u8 = 0;
/// For each byte that is read, so many may be allocated besides.
const ROOM_PER_BYTE: usize = 4 << 10;

impl Feeder {
    /// Gathers the seeds of a target, and feeds each of them once: what is loaded only once is no input's fault.
    pub fn warm(target: &Target) -> Feeder {
        promises::prepare();
        let feeder = Feeder::new(target);
        for (number, seed) in &feeder.seeds {
            (feeder.parsers[*number].feed)(seed);
        }
        feeder
    }

    fn new(target: &Target) -> Feeder {
        let mut seeds = Vec::new();
        for (number, parser) in target.parsers.iter().enumerate() {
            seeds.extend((parser.seeds)().into_iter().map(|seed| (number, seed)));
        }
        assert!(!seeds.is_empty(), "{} has no seeds", target.name);
        Feeder { parsers: target.parsers, seeds }
    }

    /// Every seed as an input.
    pub fn plain(&self) -> Vec<Vec<u8>> {
        let plain = |(number, seed): &(usize, Vec<u8>)| [&[PLAIN, *number as u8], &seed[..]].concat();
        self.seeds.iter().map(plain).collect()
    }

    /// What an input means: a text as it stands behind a nought and the parser's number, or else decisions by
    /// which a seed is chosen and damaged.
    pub fn cook(&self, input: &[u8]) -> Dish {
        if let Some((&PLAIN, rest)) = input.split_first() {
            let (&number, content) = rest.split_first().unwrap_or((&0, &[]));
            let parser = &self.parsers[usize::from(number) % self.parsers.len()];
            return Dish { parser, content: content.to_vec() };
        }
        let mut choices = Choices::new(input);
        choices.byte();
        let (number, seed) = choices.pick(&self.seeds);
        // Now and then a file comes to the wrong reader.
        let number = if choices.one_in(16) { choices.below(self.parsers.len()) } else { *number };
        let mut content = seed.clone();
        let others: Vec<&[u8]> = self.seeds.iter().map(|(_, seed)| seed.as_slice()).collect();
        damage(&mut content, &others, &mut choices);
        Dish { parser: &self.parsers[number], content }
    }
}

impl Dish {
    /// Serves it; whether it was accepted. The memory that was used at once must not be out of proportion.
    pub fn serve(&self) -> bool {
        let mut accepted = false;
        let used = allocation_counter::measure(|| accepted = (self.parser.feed)(&self.content));
        let room = (self.parser.room + ROOM_PER_BYTE * self.content.len()) as u64;
        assert!(
            used.bytes_max <= room,
            "{}: {} bytes of input took {} bytes of memory, and {room} are allowed",
            self.parser.name,
            self.content.len(),
            used.bytes_max
        );
        accepted
    }
}
