//! Compiling the word lists of the house, in seconds of processor time on one core.
//!
//! `cargo bench -p tabla-scrabble --bench lexicon`. The compiled lists must have their recorded checksums, so a
//! faster answer is still the right one.

use std::time::Duration;

use tabla_scrabble::{Extent, Lexicon};

const ROUNDS: usize = 5;

const LISTS: [(&str, &[u8], u32); 2] = [
    ("english", include_bytes!("../../../data/lexicons/english.lexicon"), 1_997_278_741),
    ("romanian", include_bytes!("../../../data/lexicons/romanian.lexicon"), 3_812_838_587),
];

fn main() {
    for (name, words, checksum) in LISTS {
        let mut least = [Duration::MAX; 3];
        for _ in 0..ROUNDS {
            let lexicon = measure(&mut least[0], || Lexicon::from_bytes(words).expect("a list of the house"));
            let whole = lexicon.to_bytes(Extent::Whole);
            assert_eq!(crc32fast::hash(&whole), checksum, "{name}");
            let read = measure(&mut least[1], || Lexicon::from_bytes(&whole).expect("just written"));
            let text = read.words().collect::<Vec<_>>().join("\n");
            let again = measure(&mut least[2], || Lexicon::from_text(&text).expect("just written"));
            assert_eq!(again, lexicon, "{name}");
        }
        let [words, whole, text] = least.map(|time| time.as_secs_f64());
        println!("{name}: {words:.2} s from its words, {whole:.2} s compiled, {text:.2} s from a text");
    }
}

fn measure<T>(least: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = cpu_time();
    let done = work();
    *least = (*least).min(cpu_time().saturating_sub(start));
    done
}

#[cfg(unix)]
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn cpu_time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
