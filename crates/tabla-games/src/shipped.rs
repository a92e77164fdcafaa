//! The data of the house that are too large for every visitor: built into a program. A page's module has none of them:
//! what is asked for there and is missing is remembered, so that the page can load it, hand it in and ask again.

#[cfg(target_family = "wasm")]
use std::sync::{Mutex, OnceLock, PoisonError};

/// A file of the folder `data`.
pub struct Shipped {
    /// Where it is in that folder.
    pub name: &'static str,
    #[cfg(not(target_family = "wasm"))]
    bytes: &'static [u8],
    #[cfg(target_family = "wasm")]
    bytes: OnceLock<Vec<u8>>,
}

macro_rules! shipped {
    ($($(#[$about:meta])* $file:ident: $name:literal;)*) => {
        $(
            $(#[$about])*
            #[cfg(not(target_family = "wasm"))]
            pub static $file: Shipped =
                Shipped { name: $name, bytes: include_bytes!(concat!("../../../data/", $name)) };
            $(#[$about])*
            #[cfg(target_family = "wasm")]
            pub static $file: Shipped = Shipped { name: $name, bytes: OnceLock::new() };
        )*

        /// All of them.
        pub static ALL: [&Shipped; 13] = [$(&$file),*];
    };
}

shipped! {
    /// The words of English, as `cargo xtask lexicons` makes them.
    ENGLISH_LIST: "lexicons/english.lexicon";
    ROMANIAN_LIST: "lexicons/romanian.lexicon";
    /// Those that everybody knows.
    ENGLISH_COMMON: "lexicons/english-common.txt";
    ROMANIAN_COMMON: "lexicons/romanian-common.txt";
    /// What tiles are worth that are kept.
    ENGLISH_LEAVES: "scrabble/leaves-english.bin";
    ROMANIAN_LEAVES: "scrabble/leaves-romanian.bin";
    /// What judges the positions of the champion of Mice, made by `training/mice`.
    MICE_NETS: "mice/nets.bin";
    /// What judges the positions of Santorini's champion, made by `training/santorini/make.sh`.
    SANTORINI_NET: "santorini/net.bin";
    /// What judges the boards of the computer's player of Jewels, made by `tabla jewels train`.
    JEWELS_VALUE: "jewels/value.bin";
    /// The puzzles of these games, as `tabla puzzles mine` finds them.
    MICE_PUZZLES: "mice/puzzles.txt";
    SANTORINI_PUZZLES: "santorini/puzzles.txt";
    SCRABBLE_PUZZLES: "scrabble/puzzles.txt";
    /// Positions of Mice that have one answer, for whoever trains.
    MICE_TRAINER: "mice/trainer.tsv";
}

impl Shipped {
    /// What is in the file, as text.
    pub fn text(&self) -> Option<&str> {
        std::str::from_utf8(self.bytes()?).ok()
    }
}

#[cfg(not(target_family = "wasm"))]
impl Shipped {
    /// What is in the file.
    pub fn bytes(&self) -> Option<&[u8]> {
        Some(self.bytes)
    }
}

/// Whether something was asked for that is not there: whoever would think without it need not begin.
#[cfg(not(target_family = "wasm"))]
pub fn has_missed() -> bool {
    false
}

/// Whether something was asked for that is not there: whoever would think without it need not begin.
#[cfg(target_family = "wasm")]
pub fn has_missed() -> bool {
    !MISSING.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
}

/// The messages of a language as a page's module is handed them: before each Fluent file a form feed and a line with its
/// name.
#[cfg(not(target_family = "wasm"))]
pub fn written(language: crate::Language) -> String {
    let files = crate::catalogue_files(language).iter();
    files.map(|(name, text)| format!("\u{c}{name}\n{text}")).collect()
}

/// What was asked for and was not there.
#[cfg(target_family = "wasm")]
static MISSING: Mutex<Vec<&str>> = Mutex::new(Vec::new());

#[cfg(target_family = "wasm")]
impl Shipped {
    /// What is in the file, if it was handed in.
    pub fn bytes(&self) -> Option<&[u8]> {
        let bytes = self.bytes.get().map(Vec::as_slice);
        if bytes.is_none() {
            let mut missing = MISSING.lock().unwrap_or_else(PoisonError::into_inner);
            if !missing.contains(&self.name) {
                missing.push(self.name);
            }
        }
        bytes
    }
}

/// The messages of all languages, as `written` writes them.
#[cfg(target_family = "wasm")]
static MESSAGES: [Shipped; 5] = [
    Shipped { name: "messages/cs", bytes: OnceLock::new() },
    Shipped { name: "messages/en", bytes: OnceLock::new() },
    Shipped { name: "messages/ro", bytes: OnceLock::new() },
    Shipped { name: "messages/sr-Cyrl", bytes: OnceLock::new() },
    Shipped { name: "messages/sr-Latn", bytes: OnceLock::new() },
];

/// The Fluent files of a language, each with its name.
#[cfg(target_family = "wasm")]
pub fn messages(tag: &str) -> &'static [(&'static str, &'static str)] {
    static READ: [OnceLock<Vec<(&str, &str)>>; 5] = [const { OnceLock::new() }; 5];
    let mut all = MESSAGES.iter().zip(&READ);
    let found = all.find(|(file, _)| file.name.strip_prefix("messages/") == Some(tag));
    let Some((bytes, read)) = found.and_then(|(file, read)| Some((file.bytes()?, read))) else { return &[] };
    let files = |text: &'static str| text.split('\u{c}').filter_map(|part| part.split_once('\n')).collect();
    read.get_or_init(|| std::str::from_utf8(bytes).map_or_else(|_| Vec::new(), files))
}

/// Hands a file in; `false` where there is none of that name.
#[cfg(target_family = "wasm")]
pub fn hand_in(name: &str, bytes: Vec<u8>) -> bool {
    let file = ALL.into_iter().chain(&MESSAGES).find(|file| file.name == name);
    file.inspect(|file| drop(file.bytes.set(bytes))).is_some()
}

/// The names of what was asked for since the last time and was not there.
#[cfg(target_family = "wasm")]
pub fn take_missing() -> Vec<&'static str> {
    std::mem::take(&mut *MISSING.lock().unwrap_or_else(PoisonError::into_inner))
}
