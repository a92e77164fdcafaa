//! Romanian: stems with letters that name rules, and the rules that make the other forms.
//!
//! Only endings are used, no beginnings: `re-` and `ne-` would let in words that nobody says.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

use super::{WordList, folded};

/// Two-letter stems that stand for something else: units, titles, numbers.
const ABBREVIATIONS: [&str; 29] = [
    "bd", "cc", "cd", "cm", "dl", "dr", "dv", "ed", "ip", "iv", "ix", "jr", "kb", "kg", "kl", "km", "mb",
    "mg", "ml", "mm", "ms", "nr", "ns", "ok", "ro", "st", "vs", "xi", "xv",
];

/// Takes an ending away and puts another on, where the stem ends in a certain way.
#[derive(Debug)]
struct Rule {
    strip: String,
    add: String,
    condition: Vec<Class>,
}

/// What one letter of a condition allows.
#[derive(Debug, PartialEq, Eq)]
enum Class {
    Any,
    OneOf(Vec<char>),
    NoneOf(Vec<char>),
}

impl Class {
    fn allows(&self, letter: char) -> bool {
        match self {
            Class::Any => true,
            Class::OneOf(letters) => letters.contains(&letter),
            Class::NoneOf(letters) => !letters.contains(&letter),
        }
    }
}

impl Rule {
    /// The form that this rule makes of a stem, if it applies.
    fn apply(&self, stem: &str) -> Option<String> {
        let letters: Vec<char> = stem.chars().collect();
        let from = letters.len().checked_sub(self.condition.len())?;
        let fits = letters[from..].iter().zip(&self.condition).all(|(&letter, class)| class.allows(letter));
        let rest = stem.strip_suffix(self.strip.as_str()).filter(|_| fits)?;
        Some(format!("{rest}{}", self.add))
    }
}

/// All stems that are no names, with all their endings.
pub fn words(rules: &str, stems: &str) -> Result<WordList> {
    let rules = read_rules(rules)?;
    ensure!(!rules.is_empty(), "there are no rules of endings");
    let mut words = WordList::new();
    for line in stems.lines().skip(1) {
        let entry = line.split_whitespace().next().unwrap_or_default();
        let (stem, flags) = entry.split_once('/').unwrap_or((entry, ""));
        if ABBREVIATIONS.contains(&stem) {
            continue;
        }
        words.extend(folded(stem));
        let is_name = !stem.starts_with(char::is_lowercase);
        let rules = flags.chars().filter_map(|flag| rules.get(&flag)).flatten().filter(|_| !is_name);
        words.extend(rules.filter_map(|rule| rule.apply(stem)).filter_map(|form| folded(&form)));
    }
    Ok(words)
}

/// Lines such as `SFX A ă ele [^s]ă`: the letter, what is taken away (0: nothing), what is put on, and how the
/// stem must end. The first line of each letter only counts the others.
fn read_rules(text: &str) -> Result<BTreeMap<char, Vec<Rule>>> {
    let mut rules: BTreeMap<char, Vec<Rule>> = BTreeMap::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let ["SFX", flag, strip, add, rest @ ..] = fields.as_slice() else { continue };
        let flag = flag.chars().next().context("a rule without a letter")?;
        if *strip == "Y" || *strip == "N" {
            continue;
        }
        let nothing = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        let condition = read_condition(rest.first().copied().unwrap_or("."));
        rules.entry(flag).or_default().push(Rule { strip: nothing(strip), add: nothing(add), condition });
    }
    Ok(rules)
}

fn read_condition(text: &str) -> Vec<Class> {
    if text == "." {
        return Vec::new();
    }
    let mut classes = Vec::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        classes.push(match letter {
            '.' => Class::Any,
            '[' => {
                let mut inside: Vec<char> = letters.by_ref().take_while(|&letter| letter != ']').collect();
                if inside.first() == Some(&'^') {
                    inside.remove(0);
                    Class::NoneOf(inside)
                } else {
                    Class::OneOf(inside)
                }
            }
            letter => Class::OneOf(vec![letter]),
        });
    }
    classes
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
SFX A Y 4
SFX A   ă     a       ă                  s.f.sg.art.
SFX A   ă     ele     [^s]ă              s.f.pl.art.
SFX A   asă   sele    easă
SFX A   0     lor
PFX O Y 1
PFX O 0 re .
";

    #[test]
    fn stems_get_their_endings_and_no_beginnings() {
        let stems = "5\ncasă/A\nmasă/O\nMaria/A\nkm\nmireasă/A po:noun\n";
        let words: Vec<String> = words(RULES, stems).expect("rules are read").into_iter().collect();
        assert_eq!(words, ["CASA", "CASALOR", "MASA", "MIREASA", "MIREASALOR", "MIRESELE"]);
    }

    #[test]
    fn conditions_are_read_letter_by_letter() {
        let classes = read_condition("[^ae]i.[xy]");
        assert_eq!(
            classes,
            [
                Class::NoneOf(vec!['a', 'e']),
                Class::OneOf(vec!['i']),
                Class::Any,
                Class::OneOf(vec!['x', 'y'])
            ]
        );
        assert!(read_condition(".").is_empty());
    }

    #[test]
    fn a_rule_file_without_rules_is_refused() {
        assert!(words("SET UTF-8\n", "1\ncasă\n").is_err());
    }
}
