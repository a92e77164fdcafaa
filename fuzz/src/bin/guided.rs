//! The long run: libFuzzer makes inputs and keeps those that reach new places.
//!
//! The target is named by the environment, because the arguments belong to libFuzzer.

#![no_main]

use tabla_fuzz::{Feeder, chosen};

thread_local! {
    static FEEDER: Feeder = Feeder::warm(chosen());
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    FEEDER.with(|feeder| feeder.cook(input).serve());
});
