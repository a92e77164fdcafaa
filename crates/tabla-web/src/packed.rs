//! What changes only with the program, as it is sent.

use std::sync::OnceLock;

use axum::body::Bytes;
use serde::Serialize;
use sha2::{Digest, Sha256};
use tabla_games::Language;

use crate::words::messages;

/// What is sent, and what it is known by.
#[derive(Clone, Debug)]
pub struct Packed {
    pub body: Bytes,
    /// Changes with the body.
    pub hash: String,
}

impl Packed {
    /// Something that changes only with the program.
    pub fn new(content: &impl Serialize) -> Packed {
        Packed::of_bytes(serde_json::to_vec(content).unwrap_or_default())
    }

    /// A text that changes only with the program.
    pub fn of_text(text: &str) -> Packed {
        Packed::of_bytes(text.as_bytes().to_vec())
    }

    /// What changes only with the program.
    pub fn of_bytes(body: impl Into<Bytes>) -> Packed {
        let body = body.into();
        let hash = Sha256::digest(&body)[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        Packed { body, hash }
    }
}

/// The words of a language.
pub fn words(language: Language) -> Packed {
    static WORDS: [OnceLock<Packed>; 5] = [const { OnceLock::new() }; 5];
    if cfg!(debug_assertions) {
        return Packed::new(&messages(language));
    }
    let place = Language::ALL.iter().position(|other| *other == language).unwrap_or(0);
    WORDS[place].get_or_init(|| Packed::new(&messages(language))).clone()
}
