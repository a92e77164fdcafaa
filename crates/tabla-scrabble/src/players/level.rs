//! How well a computer player is asked to play.

use tabla_core::below;
use tabla_core::rand_core::Rng;

use super::{Effort, Opinion};
use crate::{Lexicon, ListError};

/// A level of strength. The weaker ones know fewer words and overlook plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Some short words, and nearly all plays are overlooked.
    Beginner,
    /// Most words of up to seven letters, and many plays are overlooked.
    Easy,
    /// Most words of up to eight letters, and some plays are overlooked.
    Medium,
    /// All words, and tiles are kept with care; does not look ahead.
    Hard,
    /// Everything that it can.
    #[default]
    Full,
}

/// Which words somebody knows.
#[derive(Clone, Copy)]
struct Vocabulary {
    /// The most letters of a word.
    longest: usize,
    /// Of how many words in a hundred.
    share: u64,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Full];

    /// The words of the list that this level knows; `None` if it knows all.
    ///
    /// Which words they are depends on the words alone: it is the same in every game. Whoever has a list of common
    /// words can give it to the player instead.
    pub fn vocabulary(self, lexicon: &Lexicon) -> Option<Result<Lexicon, ListError>> {
        let vocabulary = match self {
            Level::Beginner => Vocabulary { longest: 5, share: 50 },
            Level::Easy => Vocabulary { longest: 7, share: 70 },
            Level::Medium => Vocabulary { longest: 8, share: 80 },
            Level::Hard | Level::Full => return None,
        };
        Some(Lexicon::from_words(lexicon.words().filter(|word| vocabulary.has(word))))
    }

    /// How many plays in a hundred are overlooked.
    const fn overlooks(self) -> u64 {
        match self {
            Level::Beginner => 95,
            Level::Easy => 50,
            Level::Medium => 35,
            Level::Hard | Level::Full => 0,
        }
    }

    /// Whether it thinks of the tiles that it keeps.
    pub const fn keeps_with_care(self) -> bool {
        !matches!(self, Level::Beginner | Level::Easy)
    }

    /// How far it looks ahead, if at all.
    pub const fn effort(self) -> Effort {
        match self {
            Level::Full => Effort::FULL,
            _ => Effort::NONE,
        }
    }

    /// Overlooks some of the options, but never all of them.
    pub(super) fn overlook(self, options: &mut Vec<Opinion>, dice: &mut dyn Rng) {
        let share = self.overlooks();
        if share == 0 || options.is_empty() {
            return;
        }
        let saved = below(dice, options.len() as u64) as usize;
        let mut place = 0;
        options.retain(|_| {
            place += 1;
            below(dice, 100) >= share || place == saved + 1
        });
    }
}

impl Vocabulary {
    fn has(&self, word: &str) -> bool {
        word.len() <= self.longest && u64::from(crc32fast::hash(word.as_bytes())) % 100 < self.share
    }
}
