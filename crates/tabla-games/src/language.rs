//! The languages of the house, and which one a person reads.

/// A language in which Tabla speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    #[default]
    En,
    SrCyrl,
    SrLatn,
    Cs,
    Ro,
}

impl Language {
    pub const ALL: [Language; 5] =
        [Language::En, Language::SrCyrl, Language::SrLatn, Language::Cs, Language::Ro];

    /// Its tag, as browsers and `--lang` write it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::SrCyrl => "sr-Cyrl",
            Language::SrLatn => "sr-Latn",
            Language::Cs => "cs",
            Language::Ro => "ro",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::SrCyrl => "Српски",
            Language::SrLatn => "Srpski",
            Language::Cs => "Čeština",
            Language::Ro => "Română",
        }
    }

    /// The language that a tag or the name of a locale means: `sr-Latn-RS`, `cs_CZ.UTF-8`,
    /// `sr_RS@latin`. Serbian without a script is in Cyrillic. `None` for a language that we do not
    /// speak, and for `C` and `POSIX`, which are none.
    ///
    /// ```
    /// use tabla_games::Language;
    /// assert_eq!(Language::of_tag("sr_RS@latin"), Some(Language::SrLatn));
    /// assert_eq!(Language::of_tag("sr_RS.UTF-8"), Some(Language::SrCyrl));
    /// assert_eq!(Language::of_tag("C"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Language> {
        let lower = tag.trim().to_lowercase();
        let (name, modifier) = lower.split_once('@').unwrap_or((&lower, ""));
        let name = name.split('.').next().unwrap_or_default();
        let mut parts = name.split(['-', '_']);
        let language = parts.next().unwrap_or_default();
        match language {
            "en" => Some(Language::En),
            "cs" => Some(Language::Cs),
            "ro" | "mo" => Some(Language::Ro),
            "sr" | "sh" => {
                let is_latin = modifier.starts_with("latin")
                    || modifier.starts_with("ijekavianlatin")
                    || parts.any(|part| part == "latn" || part == "latin");
                // `sh` is the old code of the same language, used with Latin letters.
                let is_cyrillic = name.contains("cyrl");
                let latin = is_latin || language == "sh" && !is_cyrillic;
                Some(if latin { Language::SrLatn } else { Language::SrCyrl })
            }
            _ => None,
        }
    }

    /// The language that the environment asks for. `LC_ALL` decides, else `LC_MESSAGES`, else `LANG`;
    /// unless that is the plain `C` locale, the list in `LANGUAGE` comes first, as in other programs.
    /// `None` when nothing there is a language of ours.
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let filled = |name| get(name).filter(|value| !value.trim().is_empty());
        let locale = filled("LC_ALL").or_else(|| filled("LC_MESSAGES")).or_else(|| filled("LANG"));
        let is_plain = locale.as_deref().is_some_and(|name| {
            let name = name.split('.').next().unwrap_or_default();
            name.eq_ignore_ascii_case("c") || name.eq_ignore_ascii_case("posix")
        });
        if is_plain {
            return None;
        }
        let list = filled("LANGUAGE").unwrap_or_default();
        list.split(':').find_map(Language::of_tag).or_else(|| locale.as_deref().and_then(Language::of_tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_people_and_systems_write_them() {
        let cases = [
            ("en", Some(Language::En)),
            ("EN_us.UTF-8", Some(Language::En)),
            ("sr", Some(Language::SrCyrl)),
            ("sr_RS", Some(Language::SrCyrl)),
            ("sr_RS.UTF-8", Some(Language::SrCyrl)),
            ("sr_RS.UTF-8@latin", Some(Language::SrLatn)),
            ("sr_RS@latin", Some(Language::SrLatn)),
            ("sr-Latn-RS", Some(Language::SrLatn)),
            ("sr-latn", Some(Language::SrLatn)),
            ("sr-Cyrl-ME", Some(Language::SrCyrl)),
            ("sh", Some(Language::SrLatn)),
            ("sh-Cyrl", Some(Language::SrCyrl)),
            (" cs_CZ ", Some(Language::Cs)),
            ("cs-CZ", Some(Language::Cs)),
            ("ro", Some(Language::Ro)),
            ("ro_MD.UTF-8", Some(Language::Ro)),
            ("C", None),
            ("POSIX", None),
            ("C.UTF-8", None),
            ("de_DE", None),
            ("english", None),
            ("", None),
            ("@latin", None),
            ("\u{1f600}-_.@", None),
        ];
        for (tag, expected) in cases {
            assert_eq!(Language::of_tag(tag), expected, "{tag:?}");
        }
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
    }

    #[test]
    fn the_environment_is_asked_in_the_usual_order() {
        let check = |variables: &[(&str, &str)], expected| {
            let get = |name: &str| {
                variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(Language::from_environment(get), expected, "{variables:?}");
        };
        check(&[], None);
        check(&[("LANG", "cs_CZ.UTF-8")], Some(Language::Cs));
        check(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "ro_RO")], Some(Language::Ro));
        check(&[("LANG", "cs_CZ"), ("LC_MESSAGES", "ro_RO"), ("LC_ALL", "sr_RS")], Some(Language::SrCyrl));
        check(&[("LANG", "cs_CZ"), ("LC_ALL", "")], Some(Language::Cs));
        check(&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "de:sr@latin:en")], Some(Language::SrLatn));
        check(&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "de:fr")], None);
        check(&[("LANG", "C"), ("LANGUAGE", "cs")], None);
        check(&[("LC_ALL", "C.UTF-8"), ("LANG", "cs_CZ")], None);
        check(&[("LANGUAGE", "cs")], Some(Language::Cs));
    }
}
