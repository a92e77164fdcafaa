//! Compiling the word lists of the house, in seconds of processor time on one core.
//!
//! `cargo bench -p tabla-scrabble --bench lexicon`. The compiled lists must have their recorded checksums, so a
//! faster answer is still the right one.

use tabla_scrabble::{Extent, Lexicon};
use tabla_testkit::bench::timed;

const ROUNDS: u32 = 5;

const LISTS: [(&str, &[u8], u32); 2] = [
    ("english", include_bytes!("../../../data/lexicons/english.lexicon"), 1_997_278_741),
    ("romanian", include_bytes!("../../../data/lexicons/romanian.lexicon"), 3_812_838_587),
];

fn main() {
    for (name, words, checksum) in LISTS {
        let (lexicon, words) = timed(ROUNDS, || Lexicon::from_bytes(words).expect("a list of the house"));
        let whole = lexicon.to_bytes(Extent::Whole);
        assert_eq!(crc32fast::hash(&whole), checksum, "{name}");
        let (read, compiled) = timed(ROUNDS, || Lexicon::from_bytes(&whole).expect("just written"));
        let list = read.words().collect::<Vec<_>>().join("\n");
        let (again, text) = timed(ROUNDS, || Lexicon::from_text(&list).expect("just written"));
        assert_eq!(again, lexicon, "{name}");
        let [words, whole, text] = [words, compiled, text].map(|time| time.as_secs_f64());
        println!("{name}: {words:.2} s from its words, {whole:.2} s compiled, {text:.2} s from a text");
    }
}
