//! Rust source as the laws read it: code, comments and the insides of strings told apart.
//!
//! A law about code must not trip over a comment that explains the law, nor over a string that happens
//! to hold a word. Telling them apart takes a small scanner, not a parser, so that a file in the middle
//! of an edit can be read as well.

use std::sync::LazyLock;

use regex::Regex;

/// One Rust file. All texts have the same length and the same lines: what is left out is blank.
pub struct Source {
    /// Code without comments and without the insides of strings.
    code: String,
    /// Code with strings, without comments.
    words: String,
    /// Where the unit tests at the end of the file begin; the file's length when there are none.
    end: usize,
    /// What stands between the quotes of every string, as it is written.
    pub strings: Vec<String>,
}

impl Source {
    pub fn read(text: &str) -> Source {
        let mut scanner = Scanner { text, at: 0, code: Blanks::default(), words: Blanks::default() };
        let mut strings = Vec::new();
        while let Some(string) = scanner.next_string() {
            strings.push(string.to_owned());
        }
        let (code, words) = (scanner.code.text, scanner.words.text);
        let end = TESTS.find(&code).map_or(code.len(), |tests| tests.start());
        Source { code, words, end, strings }
    }

    /// The code that is not the unit tests at the end of the file.
    pub fn shipped(&self) -> &str {
        &self.code[..self.end]
    }

    /// The same with strings. A match in it is code only where [`Source::shipped`] is not blank.
    pub fn shipped_words(&self) -> &str {
        &self.words[..self.end]
    }
}

/// Whether a path is a file of tests only: `tests/…`, `benches/…`, or a module that is called so.
pub fn is_test(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "benches" | "tests.rs"))
}

/// Clippy sees to it that nothing follows a module of tests.
static TESTS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{").expect("the pattern is fixed")
});

#[derive(Default)]
struct Blanks {
    text: String,
}

impl Blanks {
    fn keep(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn blank(&mut self, text: &str) {
        self.text.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
    }
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    code: Blanks,
    words: Blanks,
}

impl<'a> Scanner<'a> {
    /// Goes on behind the next string and gives its inside; `None` at the end of the text.
    fn next_string(&mut self) -> Option<&'a str> {
        loop {
            let rest = &self.text[self.at..];
            let first = rest.chars().next()?;
            match first {
                '/' if rest.starts_with("//") => {
                    self.comment(rest.find('\n').unwrap_or(rest.len()));
                }
                '/' if rest.starts_with("/*") => self.comment(block_comment(rest)),
                '"' => {
                    let inside = string(&rest[1..]);
                    return Some(self.string(1, inside));
                }
                'r' if !self.in_word() && raw_opening(rest).is_some() => {
                    let hashes = raw_opening(rest).unwrap_or(0);
                    let opening = 1 + hashes + 1;
                    let closing = format!("\"{}", "#".repeat(hashes));
                    let inside = &rest[opening..];
                    let inside = inside.find(&closing).unwrap_or(inside.len());
                    return Some(self.string(opening, inside));
                }
                '\'' => self.code(character(rest)),
                _ => self.code(first.len_utf8()),
            }
        }
    }

    /// Whether the place is in the middle of a name; the `b` and `c` of `br"…"` and `cr"…"` are none.
    fn in_word(&self) -> bool {
        let before = &self.text[..self.at];
        let before = before.strip_suffix(['b', 'c']).unwrap_or(before);
        before.ends_with(|last: char| last == '_' || last.is_alphanumeric())
    }

    fn code(&mut self, length: usize) {
        let part = &self.text[self.at..self.at + length];
        self.code.keep(part);
        self.words.keep(part);
        self.at += length;
    }

    fn comment(&mut self, length: usize) {
        let part = &self.text[self.at..self.at + length];
        self.code.blank(part);
        self.words.blank(part);
        self.at += length;
    }

    fn string(&mut self, opening: usize, length: usize) -> &'a str {
        self.code(opening);
        let inside = &self.text[self.at..self.at + length];
        self.code.blank(inside);
        self.words.keep(inside);
        self.at += length;
        // The closing quote, unless the file ends before it; hashes behind it are harmless code.
        self.code(usize::from(self.at < self.text.len()));
        inside
    }
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0, 0);
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if bytes[at..].starts_with(b"*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    bytes.len()
}

/// The length of a plain string's inside.
fn string(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    // A backslash may be the last byte of an unfinished file.
    at.min(bytes.len())
}

/// The number of hashes, if a raw string begins here. `r#name` is a name.
fn raw_opening(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('r')?;
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    rest[hashes..].starts_with('"').then_some(hashes)
}

/// The length of a character in quotes, or of the quote of a lifetime.
fn character(text: &str) -> usize {
    let mut inside = text[1..].chars();
    match inside.next() {
        Some('\\') => {
            let escaped = inside.next().map_or(0, char::len_utf8);
            let start = 2 + escaped;
            text[start..].find('\'').map_or(start, |closing| start + closing + 1)
        }
        Some(character) if inside.next() == Some('\'') => 2 + character.len_utf8(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, code: &str, strings: &[&str]) {
        let source = Source::read(text);
        assert_eq!(source.code, code);
        assert_eq!(source.words.len(), code.len());
        assert_eq!(source.strings, strings);
    }

    #[test]
    fn comments_are_blank() {
        check("a // b\nc", "a     \nc", &[]);
        check("a /* b /* c */ d\n */ e", "a               \n    e", &[]);
        check("/* open", "       ", &[]);
    }

    #[test]
    fn insides_of_strings_are_blank() {
        check(r#"f("a // b") // c"#, r#"f("      ")     "#, &["a // b"]);
        check(r#"f("a\"b", "c")"#, r#"f("    ", " ")"#, &["a\\\"b", "c"]);
        check(r##"f(r"\", br#"a"b"#)"##, r##"f(r" ", br#"   "#)"##, &["\\", "a\"b"]);
        check("f(\"open", "f(\"    ", &["open"]);
        check("\"\\", "\" ", &["\\"]);
        check("\"č\" č", "\"  \" č", &["č"]);
    }

    #[test]
    fn quotes_of_characters_and_lifetimes_open_no_string() {
        check("'\"' \"a\"", "'\"' \" \"", &["a"]);
        check(r#"'\'' '\\' "a""#, r#"'\'' '\\' " ""#, &["a"]);
        check("fn f<'a>(x: &'a str) // c", "fn f<'a>(x: &'a str)     ", &[]);
        check("'č' '\\u{10}'", "'č' '\\u{10}'", &[]);
    }

    #[test]
    fn names_that_end_in_r_are_no_raw_strings() {
        check("let r#type = for_r; r", "let r#type = for_r; r", &[]);
        check("m!(bar\"a\")", "m!(bar\" \")", &["a"]);
    }

    #[test]
    fn unit_tests_are_not_shipped() {
        let text = "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    fn g() {}\n}\n";
        let source = Source::read(text);
        assert_eq!(source.shipped(), "fn f() {}\n\n");
        let text = "#[cfg(test)]\nuse a::B;\n\nfn f() {}\n// #[cfg(test)]\n// mod tests {\n";
        assert!(Source::read(text).shipped().contains("fn f()"));
    }
}
