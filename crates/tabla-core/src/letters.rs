//! Words as they are compared when somebody types them.

/// A word in small Latin letters without marks: what is left when keyboards differ.
///
/// Serbian is the same word in both its scripts, `ş` is an old way to type `ș`, and `đ` is typed `dj` or `d`.
///
/// ```
/// use tabla_core::folded;
///
/// for typed in ["изађи", "Izađi", "izadji", "izadi"] {
///     assert_eq!(folded(typed), "izadi");
/// }
/// assert_eq!(folded("ieşire"), folded("ieșire"));
/// assert_eq!(folded("Přehoď"), "prehod");
/// ```
pub fn folded(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'á' | 'ă' | 'â' | 'а' => plain.push('a'),
            'б' => plain.push('b'),
            'č' | 'ć' | 'ц' | 'ч' | 'ћ' => plain.push('c'),
            'ď' | 'đ' | 'ђ' | 'д' => plain.push('d'),
            'é' | 'ě' | 'е' => plain.push('e'),
            'ф' => plain.push('f'),
            'г' => plain.push('g'),
            'х' => plain.push('h'),
            'í' | 'î' | 'и' => plain.push('i'),
            'j' | 'ј' if plain.ends_with('d') => {}
            'ј' => plain.push('j'),
            'к' => plain.push('k'),
            'л' => plain.push('l'),
            'љ' => plain.push_str("lj"),
            'м' => plain.push('m'),
            'ň' | 'н' => plain.push('n'),
            'њ' => plain.push_str("nj"),
            'ó' | 'о' => plain.push('o'),
            'п' => plain.push('p'),
            'ř' | 'р' => plain.push('r'),
            'š' | 'ș' | 'ş' | 'с' | 'ш' => plain.push('s'),
            'ť' | 'ț' | 'ţ' | 'т' => plain.push('t'),
            'ú' | 'ů' | 'у' => plain.push('u'),
            'в' => plain.push('v'),
            'ý' => plain.push('y'),
            'ž' | 'з' | 'ж' => plain.push('z'),
            'џ' => plain.push_str("dz"),
            // A mark that is written as a sign of its own.
            '\u{300}'..='\u{36f}' => {}
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_scripts_and_every_keyboard_type_the_same_word() {
        let words = [
            ("пријатељ", "prijatelj"),
            ("Њушка", "njuška"),
            ("џеп", "DŽEP"),
            ("помоћ", "pomoc"),
            ("nápověda", "napoveda"),
            ("ajutor ţintar", "AJUTOR ȚINTAR"),
            ("p\u{159}i\u{301}tel", "pr\u{30c}ítel"),
            ("čuvaj", "чувај"),
        ];
        for (one, other) in words {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("да"), folded("до"));
        assert_eq!(folded(" 4 🙂-"), " 4 🙂-");
    }
}
