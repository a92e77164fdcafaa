//! Text from programs, made safe to look at.

use std::fmt::Write;

/// The text with everything written out that could move the cursor, change colours, turn the writing round or
/// hide: `\u{1b}` instead of an escape. Ends of lines and tabulators stay.
///
/// ```
/// assert_eq!(tabla_arena::visible("ok\u{1b}[2J\u{202e}x"), "ok\\u{1b}[2J\\u{202e}x");
/// ```
pub fn visible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    for letter in text.chars() {
        if hides(letter) {
            // Writing to a text cannot fail.
            let _ = write!(seen, "{}", letter.escape_unicode());
        } else {
            seen.push(letter);
        }
    }
    seen
}

fn hides(letter: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        // Marks and overrides of the direction, separators, what has no width.
        '\u{61c}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}' => true,
        _ => letter.is_control(),
    }
}
