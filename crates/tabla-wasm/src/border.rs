//! The border between a page and the module: what the page calls, and what the module calls there. Text goes over it in
//! two buffers, one in each direction.
//!
//! What is exported by its name, or imported, is `unsafe` to declare, because another with the same name could be meant.
//! There is no other `unsafe` in the house.
#![allow(unsafe_code)]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::House;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// The time in milliseconds since 1970, which never goes back.
    safe fn now() -> f64;
    /// Hears the newest thought, as JSON.
    safe fn tell(text: *const u8, length: usize);
}

static HOUSE: Mutex<Option<House>> = Mutex::new(None);
/// What the page has written.
static WRITTEN: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// What the page is to read.
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Opens the house. The champion has so many megabytes for its transposition table.
#[unsafe(no_mangle)]
extern "C" fn open(champion_mb: usize) {
    tabla_table::run_clock(now_here);
    *lock(&HOUSE) = Some(House::new(champion_mb));
}

fn now_here() -> f64 {
    now()
}

/// Where the page is to write so many bytes.
#[unsafe(no_mangle)]
extern "C" fn space(length: usize) -> *mut u8 {
    let mut written = lock(&WRITTEN);
    written.clear();
    written.resize(length, 0);
    written.as_mut_ptr()
}

/// Answers what was written; how long the answer is.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    let question = std::mem::take(&mut *lock(&WRITTEN));
    let question = String::from_utf8_lossy(&question);
    let told = |text: &str| tell(text.as_ptr(), text.len());
    let answer = lock(&HOUSE).as_mut().map_or_else(String::new, |house| house.ask(&question, &told));
    let mut place = lock(&ANSWER);
    *place = answer.into_bytes();
    place.len()
}

/// Where the answer is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    lock(&ANSWER).as_ptr()
}

/// Takes in the file that was written: first its name, which is so long, then what is in it. 1 if there is such a file.
#[unsafe(no_mangle)]
extern "C" fn hand_in(name: usize) -> u32 {
    let mut written = std::mem::take(&mut *lock(&WRITTEN));
    let content = written.split_off(name.min(written.len()));
    u32::from(tabla_games::shipped::hand_in(&String::from_utf8_lossy(&written), content))
}

fn lock<T>(place: &Mutex<T>) -> MutexGuard<'_, T> {
    place.lock().unwrap_or_else(PoisonError::into_inner)
}
