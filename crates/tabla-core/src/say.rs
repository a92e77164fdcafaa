//! What a program says to a person, before it is put into a language.
//!
//! Games and sessions do not speak English: they hand out a *saying*, a key into the message catalogues
//! with its arguments, and whoever shows it looks the words up.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::path::PathBuf;

/// A message: its key in the catalogues, and what goes into it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Saying {
    /// The message's name in the catalogues.
    pub key: Cow<'static, str>,
    /// Named values that the message shows.
    #[cfg_attr(feature = "serde", serde(rename = "with", default))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// A value inside a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Arg {
    /// Shown as it is: a move, a square, a piece of the user's input.
    Text(String),
    /// A count; languages choose their plural form by it.
    Number(i64),
    /// Another message, in the same language.
    Saying(Box<Saying>),
}

impl Saying {
    /// A message without values.
    pub fn new(key: &'static str) -> Saying {
        Saying::of(key)
    }

    /// A message without values, whose key was chosen elsewhere.
    pub fn of(key: impl Into<Cow<'static, str>>) -> Saying {
        Saying { key: key.into(), args: BTreeMap::new() }
    }

    /// The same message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Saying {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }
}

/// For logs of programs, and for whoever has no catalogue: the key and its values.
impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg}", if at == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl Error for Saying {}

impl Say for Saying {
    fn say(&self) -> Saying {
        self.clone()
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => write!(f, "'{text}'"),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Saying(saying) => write!(f, "({saying})"),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Saying> for Arg {
    fn from(saying: Saying) -> Arg {
        Arg::Saying(Box::new(saying))
    }
}

impl<T: Say> From<&T> for Arg {
    fn from(inner: &T) -> Arg {
        Arg::from(inner.say())
    }
}

impl From<&PathBuf> for Arg {
    fn from(path: &PathBuf) -> Arg {
        Arg::Text(path.display().to_string())
    }
}

/// Numbers; one that is too large is told as the largest.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number as i128).unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Arg {
            fn from(number: &$number) -> Arg {
                Arg::from(*number)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

/// Makes values of these types stand in messages as they are written.
#[macro_export]
macro_rules! shown_as_text {
    ($($shown:ty),* $(,)?) => {$(
        impl From<&$shown> for $crate::Arg {
            fn from(shown: &$shown) -> $crate::Arg {
                $crate::Arg::Text(shown.to_string())
            }
        }
    )*};
}

shown_as_text!(String, &str, char);

/// So many reasons are told at once. A message in a message takes its place on the stack of whoever tells it, and a
/// long text can be wrong in very many places.
const MOST_REASONS: usize = 24;

/// Several reasons as one message: the first of them, as many as somebody will read.
pub fn say_all(reasons: &[impl Say]) -> Saying {
    let mut told = reasons.iter().take(MOST_REASONS).rev().map(Say::say);
    let last = told.next().unwrap_or_else(|| Saying::new("position-no-reason"));
    told.fold(last, |rest, reason| Saying::new("reason-and-more").with("reason", reason).with("more", rest))
}

/// Something that can be told to a person in any language: `#[derive(Say)]` reads off the type how.
pub trait Say {
    /// The message that tells it.
    fn say(&self) -> Saying;
}

impl<T: Say + ?Sized> Say for Box<T> {
    fn say(&self) -> Saying {
        (**self).say()
    }
}

/// Several reasons are told at once.
impl<T: Say> Say for Vec<T> {
    fn say(&self) -> Saying {
        say_all(self)
    }
}
