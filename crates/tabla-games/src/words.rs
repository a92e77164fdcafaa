//! The message catalogues: what the house says, in each of its languages.
//!
//! The texts are Fluent files inside the program. A [`Saying`] names a message and carries its values;
//! [`Words`] puts it into a language.
//!
//! A saying inside another one is shown as its message; where a sentence needs it in another form, the message has
//! that form as an attribute, and the sentence asks for it: `{ CASE($row, "accusative") }`. Which message it is
//! chooses a variant with `{ KEY($row) -> … }`. `{ NUMBER($nodes) }` is a large number, in groups of three.
//!
//! ```
//! use tabla_core::Saying;
//! use tabla_games::{Language, Words};
//!
//! let words = Words::new(Language::Cs);
//! let reason = Saying::new("santorini-refusal-dome").with("square", "C3");
//! let saying = Saying::new("move-illegal").with("text", "b3 c3 d3").with("because", reason);
//! assert_eq!(words.say(&saying), "tah „b3 c3 d3“ není dovolen: pole C3 je uzavřené kopulí");
//! ```

mod nested;

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabla_core::{Arg, Saying};
use unic_langid::LanguageIdentifier;

use self::nested::Nested;
pub use crate::language::Language;

/// The Fluent files of every language: its tag, then each file's name and text.
#[cfg(not(target_family = "wasm"))]
static CATALOGUES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The Fluent files of a language, each with its name.
#[cfg(not(target_family = "wasm"))]
pub fn catalogue_files(language: Language) -> &'static [(&'static str, &'static str)] {
    let built_in = CATALOGUES.iter().find(|(tag, _)| *tag == language.tag());
    built_in.map_or(&[], |(_, files)| *files)
}

/// The Fluent files of a language, each with its name: a page's module is handed them.
#[cfg(target_family = "wasm")]
pub fn catalogue_files(language: Language) -> &'static [(&'static str, &'static str)] {
    crate::shipped::messages(language.tag())
}

/// All messages of one language, ready to be used.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of this language.
    pub fn new(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![plural_language(language)]);
        // The marks that isolate directions of writing would disturb terminals and files.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(write_number));
        // Each has a name of its own, and is added once.
        let _ = bundle.add_function("CASE", nested::case);
        let _ = bundle.add_function("KEY", nested::key);
        let _ = bundle.add_function("NUMBER", move |values, _| match values {
            [FluentValue::Number(number)] => FluentValue::from(grouped(number.value as i64, language)),
            [value] => value.clone(),
            _ => FluentValue::Error,
        });
        for (_, text) in catalogue_files(language) {
            // What can be read of a broken file is used; a test makes sure that none is broken.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in this language. A message that is missing is shown as its key in angle brackets.
    pub fn say(&self, saying: &Saying) -> String {
        self.fill(&saying.key, pairs(saying), |arg| self.value(arg))
    }

    /// A saying for a page of its own: where it names several reasons, each has its line.
    pub fn say_in_lines(&self, saying: &Saying) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Saying(inner) => FluentValue::from(self.in_lines(inner)),
            plain => self.value(plain),
        };
        self.fill(&saying.key, pairs(saying), value).replace(" \n", "\n")
    }

    /// A saying as a value of another one: what it says, and in its other forms.
    fn nested(&self, saying: &Saying) -> Nested {
        let message = self.bundle.get_message(&saying.key);
        let forms = message.iter().flat_map(|message| message.attributes()).map(|form| {
            let values = values(pairs(saying), |arg| self.value(arg));
            let said = self.bundle.format_pattern(form.value(), Some(&values), &mut Vec::new());
            (form.id().to_owned(), said.into_owned())
        });
        Nested { key: saying.key.to_string(), forms: forms.collect(), said: self.say(saying) }
    }

    fn in_lines(&self, saying: &Saying) -> String {
        let (mut lines, mut rest) = (String::new(), saying);
        while rest.key == "reason-and-more"
            && let (Some(Arg::Saying(reason)), Some(Arg::Saying(more))) =
                (rest.args.get("reason"), rest.args.get("more"))
        {
            lines += &format!("\n  {}", self.say(reason));
            rest = more;
        }
        if lines.is_empty() { self.say_in_lines(saying) } else { format!("{lines}\n  {}", self.say(rest)) }
    }

    /// A message without values.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// A message with values.
    pub fn text_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.fill(key, args.iter().map(|(name, arg)| (*name, arg)), |arg| self.value(arg))
    }

    /// A message with values that are made so.
    fn fill<'a>(
        &self,
        key: &str,
        args: impl Iterator<Item = (&'a str, &'a Arg)>,
        value: impl Fn(&Arg) -> FluentValue<'static>,
    ) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("<{key}>");
        };
        self.bundle.format_pattern(pattern, Some(&values(args, value)), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => FluentValue::from(quoted(text)),
            // Numbers are floating inside Fluent; larger ones would lose digits.
            Arg::Number(number) if number.unsigned_abs() < 1 << 53 => self.number(*number),
            Arg::Number(number) => FluentValue::from(number.to_string()),
            Arg::Saying(saying) => FluentValue::Custom(Box::new(self.nested(saying))),
        }
    }

    fn number(&self, number: i64) -> FluentValue<'static> {
        let mut options = FluentNumberOptions::default();
        // Romanian counts 101 to 119 as it counts 2 to 19; the library knows that only below 100. It
        // takes the same form for numbers with a fraction, which are not shown here.
        let size = number.unsigned_abs();
        if self.language == Language::Ro && size != 1 && (1..=19).contains(&(size % 100)) {
            options.minimum_fraction_digits = Some(1);
        }
        FluentValue::Number(FluentNumber::new(number as f64, options))
    }
}

/// A longer text is no name, position or list of ours, but something that was put in front of us. The longest
/// lists are those of moves that are told in words.
const LONGEST_TEXT: usize = 1_000;

/// So much is shown of a text that is too long.
const SHOWN_OF_TEXT: usize = 120;

/// The values of a saying by their names.
fn pairs(saying: &Saying) -> impl Iterator<Item = (&str, &Arg)> {
    saying.args.iter().map(|(name, arg)| (&**name, arg))
}

/// The values of a message, made so.
fn values<'a>(
    args: impl Iterator<Item = (&'a str, &'a Arg)>,
    value: impl Fn(&Arg) -> FluentValue<'static>,
) -> FluentArgs<'static> {
    args.map(|(name, arg)| (name.to_owned(), value(arg))).collect()
}

/// A text as it may stand in a message: not without end, and without anything that a terminal would obey.
fn quoted(text: &str) -> String {
    let end = |count: usize| text.char_indices().nth(count).map(|(at, _)| at);
    let (shown, rest) = match end(LONGEST_TEXT).and(end(SHOWN_OF_TEXT)) {
        Some(at) => (&text[..at], "…"),
        None => (text, ""),
    };
    let mut quoted = String::with_capacity(shown.len() + rest.len());
    for letter in shown.chars() {
        match letter {
            '\n' | '\t' => quoted.push(letter),
            _ if letter.is_control() || turns_writing(letter) => quoted.extend(letter.escape_unicode()),
            _ => quoted.push(letter),
        }
    }
    quoted + rest
}

/// Whether a sign changes the direction of the writing around it.
fn turns_writing(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A number in groups of three, as this language writes it.
fn grouped(number: i64, language: Language) -> String {
    let sign = match language {
        Language::En => ',',
        Language::Cs => '\u{a0}',
        Language::SrCyrl | Language::SrLatn | Language::Ro => '.',
    };
    let plain = number.unsigned_abs().to_string();
    let mut grouped = if number < 0 { "-".to_owned() } else { String::new() };
    for (index, digit) in plain.chars().enumerate() {
        if index > 0 && (plain.len() - index).is_multiple_of(3) {
            grouped.push(sign);
        }
        grouped.push(digit);
    }
    grouped
}

/// All our numbers are whole, and shown as they are where nothing else is asked for.
fn write_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some((number.value as i64).to_string()),
        _ => None,
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The language whose plural forms are used; the script does not matter for them.
fn plural_language(language: Language) -> LanguageIdentifier {
    let tag = match language {
        Language::SrCyrl | Language::SrLatn => "sr",
        other => other.tag(),
    };
    tag.parse().unwrap_or_default()
}

/// A saying in English, for protocols that programs read and for whoever has no person's language at hand.
pub fn in_english(saying: &Saying) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    // A page's module may miss them: it asks for them, and until then has nothing to say.
    if catalogue_files(Language::En).is_empty() { String::new() } else { ENGLISH.say(saying) }
}
