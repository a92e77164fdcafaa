//! How much a test tries: a sample that is always the same, or, in a long run, everything with a seed of its own.
//!
//! `cargo xtask test --long` is a long run: it sets `TABLA_LONG` to a seed.

use std::env;
use std::ops::Range;

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

const SEED: u64 = 2026;

/// The seed of a long run, if this is one.
pub fn long_run() -> Option<u64> {
    let text = env::var("TABLA_LONG").ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("TABLA_LONG is '{text}', not a seed")))
}

/// How many of so many cases are tried: a fifth, and all of them in a long run.
pub fn sample(cases: u32) -> u32 {
    if long_run().is_some() { cases } else { cases.div_ceil(5) }
}

/// So many seeds, or a sample of them; in a long run others.
pub fn seeds(count: u32) -> Range<u64> {
    let first = long_run().unwrap_or(0);
    first..first + u64::from(sample(count))
}

/// Where chance begins: here, and in a long run elsewhere.
pub fn seed(usual: u64) -> u64 {
    usual ^ long_run().unwrap_or(0)
}

/// How property tests run here.
pub fn config(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(long_run().unwrap_or(SEED));
    ProptestConfig { cases: sample(cases), rng_seed, failure_persistence: None, ..Default::default() }
}
