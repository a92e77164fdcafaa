//! Where the dice of a game come from: a generator and a seed, from which the game can be played again.

mod bbs;
mod lcg;

use std::fmt;

use tabla_core::DieSource;

pub use bbs::Bbs;
pub use lcg::Lcg;

/// A kind of generator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Generator {
    #[default]
    Lcg,
    /// Blum, Blum and Shub.
    Bbs,
}

impl Generator {
    pub const ALL: [Generator; 2] = [Generator::Lcg, Generator::Bbs];

    /// `lcg`, `bbs`.
    pub const fn name(self) -> &'static str {
        match self {
            Generator::Lcg => "lcg",
            Generator::Bbs => "bbs",
        }
    }

    /// The generator of this name.
    pub fn named(name: &str) -> Option<Generator> {
        Generator::ALL.into_iter().find(|generator| generator.name().eq_ignore_ascii_case(name.trim()))
    }
}

impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A generator and its seed: all the dice of a game, before they are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seeded {
    pub generator: Generator,
    pub seed: u64,
}

impl Seeded {
    /// The dice from the first on.
    ///
    /// ```
    /// use tabla_core::DieSource;
    /// use tabla_jamb::{Generator, Seeded};
    /// let mut dice = Seeded { generator: Generator::Bbs, seed: 7 }.dice();
    /// assert_eq!([(); 5].map(|()| dice.die()), [4, 1, 2, 5, 2]);
    /// ```
    pub fn dice(self) -> Thrower {
        match self.generator {
            Generator::Lcg => Thrower::Lcg(Lcg::new(self.seed)),
            Generator::Bbs => Thrower::Bbs(Bbs::new(self.seed)),
        }
    }
}

/// A generator at work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thrower {
    Lcg(Lcg),
    /// Blum, Blum and Shub.
    Bbs(Bbs),
}

impl DieSource for Thrower {
    fn die(&mut self) -> u8 {
        match self {
            Thrower::Lcg(lcg) => lcg.die(),
            Thrower::Bbs(bbs) => bbs.die(),
        }
    }
}
