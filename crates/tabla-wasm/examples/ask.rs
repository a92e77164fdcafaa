//! Answers questions as the module does, one after another: `cargo run --release -p tabla-wasm --example ask -- QUESTION…`.

use std::env;

use tabla_wasm::House;

fn main() {
    let mut house = House::new(64);
    for question in env::args().skip(1) {
        println!("{}", house.ask(&question, &|_| ()));
    }
}
