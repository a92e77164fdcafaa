//! Rust source as the laws read it: code, comments and the insides of strings told apart.
//!
//! A law about code must not trip over a comment that explains the law, nor over a string that happens
//! to hold a word.

use super::pattern;

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
        let (mut code, mut words) = (text.as_bytes().to_vec(), text.as_bytes().to_vec());
        let mut strings = Vec::new();
        // Comments, strings, raw strings, and last the characters, of which one is a quote.
        let parts = pattern!(
            r###"(?s)//[^\n]*|/\*.*?\*/|\b[bc]?r"([^"]*)"|r#"(.*?)"#|r##"(.*?)"##|"((?:\\.|[^"\\])*)"|'(?:\\.[^']*|[^\\'])'"###
        );
        for part in parts.captures_iter(text) {
            if let Some(inside) = part.iter().skip(1).flatten().next() {
                code[inside.range()].iter_mut().for_each(blank);
                strings.push(inside.as_str().to_owned());
            } else if part[0].starts_with('/') {
                let comment = part.get_match().range();
                code[comment.clone()].iter_mut().chain(&mut words[comment]).for_each(blank);
            }
        }
        let [code, words] = [code, words].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        // Clippy sees to it that nothing follows a module of tests.
        let tests = pattern!(r"(?m)^#\[cfg\(test\)\]\s*(?:#\[[^\]]*\]\s*)*mod \w+ \{");
        let end = tests.find(&code).map_or(code.len(), |tests| tests.start());
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

fn blank(byte: &mut u8) {
    if *byte != b'\n' {
        *byte = b' ';
    }
}

/// Whether a path is a file of tests only: `tests/…`, `benches/…`, or a module that is called so.
pub fn is_test(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "benches" | "tests.rs"))
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
    fn comments_and_insides_of_strings_are_blank() {
        check("a // b\nc /* d\n */ e", "a     \nc     \n    e", &[]);
        check(r#"f("a // b") // c"#, r#"f("      ")     "#, &["a // b"]);
        check(r#"f("a\"b", "c")"#, r#"f("    ", " ")"#, &["a\\\"b", "c"]);
        check(r##"f(r"\", br#"a"b"#)"##, r##"f(r" ", br#"   "#)"##, &["\\", "a\"b"]);
        check("\"č\" č", "\"  \" č", &["č"]);
        check("f(\"open", "f(\"open", &[]);
    }

    #[test]
    fn quotes_of_characters_and_lifetimes_open_no_string() {
        check("'\"' \"a\"", "'\"' \" \"", &["a"]);
        check(r#"'\'' '\\' "a""#, r#"'\'' '\\' " ""#, &["a"]);
        check("fn f<'a>(x: &'a str) // c", "fn f<'a>(x: &'a str)     ", &[]);
        check("'č' '\\u{10}' r#type", "'č' '\\u{10}' r#type", &[]);
    }

    #[test]
    fn unit_tests_are_not_shipped() {
        let text = "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    fn g() {}\n}\n";
        assert_eq!(Source::read(text).shipped(), "fn f() {}\n\n");
        let text = "#[cfg(test)]\nuse a::B;\n\nfn f() {}\n// #[cfg(test)]\n// mod tests {\n";
        assert!(Source::read(text).shipped().contains("fn f()"));
    }
}
