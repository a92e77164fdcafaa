//! The console's two Serbian catalogues say the same, each in its own script.

use tabla_games::{Language, catalogue_files};

/// The letters of the two scripts, in the order of the Cyrillic alphabet.
const LETTERS: [(char, &str); 30] = [
    ('а', "a"),
    ('б', "b"),
    ('в', "v"),
    ('г', "g"),
    ('д', "d"),
    ('ђ', "đ"),
    ('е', "e"),
    ('ж', "ž"),
    ('з', "z"),
    ('и', "i"),
    ('ј', "j"),
    ('к', "k"),
    ('л', "l"),
    ('љ', "lj"),
    ('м', "m"),
    ('н', "n"),
    ('њ', "nj"),
    ('о', "o"),
    ('п', "p"),
    ('р', "r"),
    ('с', "s"),
    ('т', "t"),
    ('ћ', "ć"),
    ('у', "u"),
    ('ф', "f"),
    ('х', "h"),
    ('ц', "c"),
    ('ч', "č"),
    ('џ', "dž"),
    ('ш', "š"),
];

/// The text in Latin letters, all small.
fn latin(text: &str) -> String {
    let letter = |letter: char| {
        let known = LETTERS.iter().find(|(cyrillic, _)| *cyrillic == letter);
        known.map_or(letter.to_string(), |(_, latin)| (*latin).to_owned())
    };
    text.to_lowercase().chars().map(letter).collect()
}

fn console(language: Language) -> &'static str {
    let files = catalogue_files(language);
    files.iter().find(|(name, _)| *name == "console.ftl").map_or("", |(_, text)| text)
}

#[test]
fn both_scripts_say_the_same() {
    let (cyrillic, written) = (console(Language::SrCyrl), console(Language::SrLatn));
    assert!(!cyrillic.is_empty());
    for (one, other) in cyrillic.lines().zip(written.lines()) {
        assert_eq!(latin(one), other.to_lowercase());
    }
    assert_eq!(cyrillic.lines().count(), written.lines().count());
}
