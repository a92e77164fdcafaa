//! How a good text is spoilt: by what happens to files (bits, cuts, line ends), by what people do (lines and words in
//! the wrong place), and by what somebody would try who wants to break the reader (huge numbers, odd letters).

use std::ops::Range;

use crate::choices::Choices;

/// No input gets longer.
const LONGEST: usize = 1 << 18;
/// How many changes one text may get: mostly one or two, so that it comes far into the parser.
const CHANGES: [usize; 10] = [1, 1, 1, 1, 2, 2, 3, 4, 6, 10];

/// Changes the text as the decisions say. `others` are good texts of any kind, to take pieces from.
pub fn damage(text: &mut Vec<u8>, others: &[&[u8]], choices: &mut Choices<'_>) {
    for _ in 0..*choices.pick(&CHANGES) {
        if choices.is_empty() {
            break;
        }
        change(text, others, choices);
        text.truncate(LONGEST);
    }
}

/// One way to spoil a text.
type Way = fn(&mut Vec<u8>, &[&[u8]], &mut Choices<'_>);

fn change(text: &mut Vec<u8>, others: &[&[u8]], choices: &mut Choices<'_>) {
    const WAYS: [Way; 16] = [
        |text, _, choices| flip_bit(text, choices),
        |text, _, choices| set_byte(text, choices),
        cut_off,
        cut_out,
        repeat,
        splice,
        swap_words,
        other_word,
        odd_number,
        near_number,
        odd_piece,
        line_ends,
        swap_lines,
        drop_line,
        very_long,
        nest,
    ];
    choices.pick(&WAYS)(text, others, choices);
}

fn flip_bit(text: &mut [u8], choices: &mut Choices<'_>) {
    if !text.is_empty() {
        let at = choices.below(text.len());
        text[at] ^= 1 << choices.below(8);
    }
}

fn set_byte(text: &mut [u8], choices: &mut Choices<'_>) {
    const BYTES: &[u8] = b"\0\xff\x7f\x80\n\r\t /,;:-+|.?*#\"'{}[]0123456789AaZzhH";
    if !text.is_empty() {
        let at = choices.below(text.len());
        text[at] = *choices.pick(BYTES);
    }
}

fn cut_off(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let length = choices.below(text.len() + 1);
    text.truncate(length);
}

fn cut_out(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let piece = piece_of(text, choices);
    text.drain(piece);
}

fn repeat(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let piece = text[piece_of(text, choices)].to_vec();
    let at = choices.below(text.len() + 1);
    text.splice(at..at, piece);
}

fn splice(text: &mut Vec<u8>, others: &[&[u8]], choices: &mut Choices<'_>) {
    let Some(other) = other_of(others, choices) else { return };
    let (at, from) = (choices.below(text.len() + 1), choices.below(other.len() + 1));
    text.truncate(at);
    text.extend_from_slice(&other[from..]);
}

fn swap_words(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let words = words(text);
    if words.len() < 2 {
        return;
    }
    let mut places = [choices.below(words.len()), choices.below(words.len())];
    places.sort_unstable();
    let [first, second] = places.map(|place| words[place].clone());
    let (one, other) = (text[first.clone()].to_vec(), text[second.clone()].to_vec());
    if first.start != second.start {
        text.splice(second, one);
        text.splice(first, other);
    }
}

fn other_word(text: &mut Vec<u8>, others: &[&[u8]], choices: &mut Choices<'_>) {
    let Some(other) = other_of(others, choices) else { return };
    let (places, words) = (words(text), words(other));
    if !places.is_empty() && !words.is_empty() {
        let (place, word) = (choices.pick(&places).clone(), choices.pick(&words).clone());
        text.splice(place, other[word].iter().copied());
    }
}

/// Numbers at the edges of what machines hold, and what else people take for numbers.
fn odd_number(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    const NUMBERS: [&str; 26] = [
        "0",
        "1",
        "-1",
        "00",
        "127",
        "128",
        "255",
        "256",
        "32768",
        "65535",
        "65536",
        "2147483647",
        "4294967295",
        "4294967296",
        "9223372036854775807",
        "18446744073709551615",
        "18446744073709551616",
        "99999999999999999999999999",
        "1e9",
        "1e308",
        "0.0000001",
        "NaN",
        "inf",
        "-9223372036854775808",
        "0x10",
        "١٢",
    ];
    let number = choices.pick(&NUMBERS).as_bytes();
    replace_word(text, number, choices);
}

/// A number as it stands, one more, one less or ten times as much.
fn near_number(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let is_number = |word: &Range<usize>| text[word.clone()].iter().all(u8::is_ascii_digit);
    let numbers: Vec<Range<usize>> = words(text).into_iter().filter(is_number).collect();
    if numbers.is_empty() {
        return;
    }
    let place = choices.pick(&numbers).clone();
    let number: u64 = String::from_utf8_lossy(&text[place.clone()]).parse().unwrap_or(u64::MAX);
    let near = match choices.below(3) {
        0 => number.wrapping_add(1),
        1 => number.wrapping_sub(1),
        _ => number.wrapping_mul(10),
    };
    text.splice(place, near.to_string().into_bytes());
}

/// Letters and marks that readers forget: marks of byte order, letters of several bytes or of none that is
/// seen, letters that change their length with their case, line ends of other systems, half a letter.
fn odd_piece(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    const PIECES: [&[u8]; 24] = [
        b"\0",
        b"\r",
        b"\r\n",
        b"\n\n",
        b"\t",
        b" ",
        b"//",
        b"\xff\xfe",
        b"\xc3",
        b"\xf0\x9f\x98",
        "\u{feff}".as_bytes(),
        "\u{2028}".as_bytes(),
        "\u{85}".as_bytes(),
        "\u{200b}".as_bytes(),
        "\u{202e}".as_bytes(),
        "İ".as_bytes(),
        "ß".as_bytes(),
        "Ⅷ".as_bytes(),
        "🂡".as_bytes(),
        "ș".as_bytes(),
        "s\u{326}".as_bytes(),
        "\\u0000".as_bytes(),
        "\u{1b}[31m".as_bytes(),
        b"%s%n",
    ];
    let piece = *choices.pick(&PIECES);
    let at = choices.below(text.len() + 1);
    text.splice(at..at, piece.iter().copied());
}

fn line_ends(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    const ENDS: [&str; 5] = ["\r\n", "\r", "\n\n", "", " \n"];
    let end = choices.pick(&ENDS).as_bytes();
    *text = text.split(|&byte| byte == b'\n').collect::<Vec<_>>().join(end);
}

fn swap_lines(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let (one, other) = (choices.below(lines.len()), choices.below(lines.len()));
    lines.swap(one, other);
    *text = lines.join(&b"\n"[..]);
}

fn drop_line(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let at = choices.below(lines.len());
    if choices.one_in(2) {
        lines.insert(at, lines[at]);
    } else {
        lines.remove(at);
    }
    *text = lines.join(&b"\n"[..]);
}

fn very_long(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    let words = words(text);
    if words.is_empty() {
        return;
    }
    let place = choices.pick(&words).clone();
    let times = 1 << choices.below(12);
    let mut word = text[place.clone()].to_vec();
    if choices.one_in(2) {
        word.push(b' ');
    }
    let long = word.repeat(times.min((1 << 16) / word.len()));
    text.splice(place, long);
}

/// What is dangerous for whoever reads by calling itself: brackets in brackets.
fn nest(text: &mut Vec<u8>, _: &[&[u8]], choices: &mut Choices<'_>) {
    const PIECES: [&str; 12] = [
        "null",
        "true",
        "[]",
        "{}",
        "\"\"",
        "-1",
        "1.5",
        "[",
        "{\"a\":",
        "(",
        "{\"text\":\"\"}",
        "[[1],[2]]",
    ];
    let piece = choices.pick(&PIECES).repeat(1 << choices.below(10));
    replace_word(text, piece.as_bytes(), choices);
}

fn replace_word(text: &mut Vec<u8>, word: &[u8], choices: &mut Choices<'_>) {
    let words = words(text);
    let place = if words.is_empty() { 0..0 } else { choices.pick(&words).clone() };
    text.splice(place, word.iter().copied());
}

fn other_of<'t>(others: &[&'t [u8]], choices: &mut Choices<'_>) -> Option<&'t [u8]> {
    if others.is_empty() { None } else { Some(*choices.pick(others)) }
}

/// Some bytes that stand together; mostly few.
fn piece_of(text: &[u8], choices: &mut Choices<'_>) -> Range<usize> {
    let start = choices.below(text.len() + 1);
    let most = if choices.one_in(4) { text.len() - start } else { (text.len() - start).min(16) };
    start..start + choices.below(most + 1)
}

/// Where the words stand: letters and digits without anything between them.
fn words(text: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte >= 0x80;
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.iter().enumerate().filter(|(_, byte)| is_word(**byte)) {
        match words.last_mut() {
            Some(word) if word.end == at => word.end = at + 1,
            _ => words.push(at..at + 1),
        }
    }
    words
}
