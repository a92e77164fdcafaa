//! Every parser of the house, by families.

mod arena;
mod desks;
mod jamb;
mod jewels;
#[cfg(target_os = "linux")]
mod keepers;
mod mice;
mod santorini;
mod saves;
mod scrabble;
mod settings;
mod tables;
mod ugi;
mod web;

use crate::target::Target;

pub const TARGETS: [Target; 12] = [
    Target { name: "santorini", parsers: &santorini::PARSERS, rounds: 6_000 },
    Target { name: "mice", parsers: &mice::PARSERS, rounds: 8_000 },
    Target { name: "jamb", parsers: &jamb::PARSERS, rounds: 6_000 },
    Target { name: "jewels", parsers: &jewels::PARSERS, rounds: 1_500 },
    Target { name: "scrabble", parsers: &scrabble::PARSERS, rounds: 4_000 },
    Target { name: "settings", parsers: &settings::PARSERS, rounds: 15_000 },
    Target { name: "saves", parsers: &saves::PARSERS, rounds: 1_500 },
    Target { name: "tables", parsers: &tables::PARSERS, rounds: 600 },
    Target { name: "arena", parsers: arena::PARSERS, rounds: 2_000 },
    Target { name: "ugi", parsers: &ugi::PARSERS, rounds: 150 },
    Target { name: "desks", parsers: &desks::PARSERS, rounds: 1_000 },
    Target { name: "web", parsers: &web::PARSERS, rounds: 600 },
];
