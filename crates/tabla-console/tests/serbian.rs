//! The console's two Serbian catalogues say the same, each in its own script.

use tabla_games::{Language, catalogue_files};

use crate::common::latin;

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
