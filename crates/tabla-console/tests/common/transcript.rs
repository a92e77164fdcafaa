//! What a transcript says, without what every transcript says.

use std::collections::HashSet;

use tabla_games::Language;

/// Every line once, and all that is typed: a board that stays as it was is not told again.
pub fn fresh(transcript: &str) -> String {
    let mut told = HashSet::new();
    let kept = transcript.lines().filter(|line| {
        let text = line.trim();
        is_typed(text) || !text.is_empty() && told.insert(text)
    });
    lines(kept)
}

/// What is typed, each line with the first paragraph of its answer: boards and menus come after an empty line.
pub fn answers(transcript: &str) -> String {
    let mut is_answer = false;
    let kept = transcript.lines().filter(|line| {
        is_answer = is_typed(line) || is_answer && !line.is_empty();
        is_answer
    });
    lines(kept)
}

/// The rest of a transcript, from where this was typed.
pub fn since<'a>(transcript: &'a str, typed: &str) -> &'a str {
    let begin = transcript.find(&format!("«{typed}»")).expect("it was typed");
    &transcript[begin..]
}

/// What each language shows, by its tag. Serbian says the same in both scripts, so one of them is enough.
pub fn in_every_language(show: impl Fn(Language) -> String) -> Vec<(&'static str, String)> {
    let shown = Language::ALL.map(|language| (language, show(language)));
    let of = |wanted| shown.iter().find(|(language, _)| *language == wanted).map_or("", |(_, text)| text);
    // Lines are broken elsewhere, where letters become two: the words are the same.
    assert_eq!(words(&latin(of(Language::SrCyrl))), words(&of(Language::SrLatn).to_lowercase()));
    let pinned = shown.into_iter().filter(|(language, _)| *language != Language::SrLatn);
    pinned.map(|(language, text)| (language.tag(), text)).collect()
}

/// The letters of the two Serbian scripts, in the order of the Cyrillic alphabet.
const CYRILLIC: &str = "абвгдђежзијклљмнњопрстћуфхцчџш";
const LATIN: &str = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š";

/// The text in Latin letters, all small.
pub fn latin(text: &str) -> String {
    let letter = |letter: char| {
        let place = CYRILLIC.chars().position(|cyrillic| cyrillic == letter);
        let latin = place.and_then(|place| LATIN.split(' ').nth(place));
        latin.map_or(letter.to_string(), str::to_owned)
    };
    text.to_lowercase().chars().map(letter).collect()
}

/// The words of a text in order, without what is drawn.
fn words(text: &str) -> Vec<String> {
    let is_drawn = |letter: char| ('\u{2500}'..='\u{257f}').contains(&letter);
    let mut words: Vec<String> =
        text.split(|letter: char| letter.is_whitespace() || is_drawn(letter)).map(str::to_owned).collect();
    words.retain(|word| !word.is_empty());
    words.sort();
    words
}

fn is_typed(line: &str) -> bool {
    line.contains('«')
}

fn lines<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| format!("{line}\n")).collect()
}
