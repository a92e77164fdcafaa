//! The message catalogues for the browser: each message as data, so that the page needs no Fluent.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use tabla_games::{Language, catalogue_files};

#[cfg(feature = "server")]
pub use crate::packed::{Packed, words};
use crate::wire::PatternView;

/// Files whose messages only programs at a command line and in a terminal say.
const ELSEWHERE: [&str; 11] = [
    "arena-new.ftl",
    "arena.ftl",
    "console.ftl",
    "jamb-scripts.ftl",
    "jewels-work.ftl",
    "leaves.ftl",
    "manual.ftl",
    "mice-tables.ftl",
    "puzzles.ftl",
    "screen.ftl",
    "workshop.ftl",
];

/// Messages that begin so are help texts of the command line or of the engine protocol.
const APART: [&str; 2] = ["cli-", "ugi-"];

/// The form of a number that is written in groups of three.
const GROUPED: &str = "#";

/// The Fluent files of a language with their names. A development build reads them from the folder, as it reads
/// the page.
fn files(language: Language) -> Vec<(String, String)> {
    if cfg!(debug_assertions) {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla-games/messages").join(language.tag());
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let read = |entry: fs::DirEntry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            fs::read_to_string(entry.path()).ok().filter(|_| name.ends_with(".ftl")).map(|text| (name, text))
        };
        let files: Vec<_> = entries.filter_map(read).collect();
        if !files.is_empty() {
            return files;
        }
    }
    let files = catalogue_files(language).iter();
    files.map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

/// Every message that a browser can need.
pub fn messages(language: Language) -> BTreeMap<String, PatternView> {
    let files = files(language);
    let shown = files.iter().filter(|(file, _)| !ELSEWHERE.contains(&file.as_str()));
    shown.flat_map(|(_, text)| messages_of(text)).collect()
}

/// The messages, terms and forms of one file.
fn messages_of(text: &str) -> BTreeMap<String, PatternView> {
    let mut messages = BTreeMap::new();
    // What can be read of a broken file is used; a test of the catalogues makes sure that none is broken.
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in resource.body {
        match entry {
            Entry::Message(message) if APART.iter().any(|start| message.id.name.starts_with(start)) => {}
            Entry::Message(message) => {
                let key = message.id.name;
                messages.extend(message.value.iter().map(|value| (key.to_owned(), pattern(value))));
                messages.extend(message.attributes.iter().map(|form| in_form(key, form)));
            }
            Entry::Term(term) => {
                messages.insert(format!("-{}", term.id.name), pattern(&term.value));
            }
            _ => {}
        }
    }
    messages
}

/// A message in another form: `key.form`.
fn in_form(key: &str, form: &Attribute<&str>) -> (String, PatternView) {
    (format!("{key}.{}", form.id.name), pattern(&form.value))
}

fn pattern(pattern: &Pattern<&str>) -> PatternView {
    let mut parts: Vec<PatternView> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => PatternView::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => self::expression(expression),
        };
        match (parts.last_mut(), part) {
            (Some(PatternView::Text(before)), PatternView::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    match parts.len() {
        0 => PatternView::Text(String::new()),
        1 if matches!(parts[0], PatternView::Text(_)) => parts.remove(0),
        _ => PatternView::Parts(parts),
    }
}

fn expression(expression: &Expression<&str>) -> PatternView {
    match expression {
        Expression::Inline(inline) => self::inline(inline),
        Expression::Select { selector, variants } => {
            let name = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => format!("={value}"),
            };
            let default = variants.iter().find(|variant| variant.default);
            PatternView::Select {
                s: value_of(selector),
                k: matches!(selector, InlineExpression::FunctionReference { id, .. } if id.name == "KEY"),
                of: variants.iter().map(|variant| (name(&variant.key), pattern(&variant.value))).collect(),
                d: default.map_or_else(String::new, |variant| name(&variant.key)),
            }
        }
    }
}

fn inline(inline: &InlineExpression<&str>) -> PatternView {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {
            PatternView::Text(literal(inline))
        }
        InlineExpression::VariableReference { .. } => PatternView::Value { v: value_of(inline), f: None },
        InlineExpression::MessageReference { id, attribute } => {
            let form = attribute.as_ref().map_or_else(String::new, |form| format!(".{}", form.name));
            PatternView::Message { m: format!("{}{form}", id.name), w: None }
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            let named = arguments.iter().flat_map(|arguments| &arguments.named);
            let given = named.map(|argument| (argument.name.name.to_owned(), literal(&argument.value)));
            PatternView::Message { m: format!("-{}", id.name), w: Some(given.collect()) }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            let grouped = (id.name == "NUMBER").then(|| GROUPED.to_owned());
            PatternView::Value {
                v: value_of(inline),
                f: grouped.or(arguments.positional.get(1).map(literal)),
            }
        }
        InlineExpression::Placeable { expression } => self::expression(expression),
    }
}

fn literal(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => {
            fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned()
        }
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        _ => String::new(),
    }
}

/// The name of the value that an expression is about.
fn value_of(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().map(value_of).unwrap_or_default()
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn forms_terms_and_keys_are_sent_as_data() {
        let text = "a = { CASE($row, \"accusative\") } { -house(case: \"of\") } { row.short }{ NUMBER($n) }\n\
                    b = { KEY($row) ->\n    [row] yes\n   *[other] no\n }\n\
                    row = kenta\n    .accusative = kentu\n    .short = k\n\
                    -house = { $case ->\n    [of] of the house\n   *[other] the house\n }\n";
        assert_eq!(
            json!(messages_of(text)),
            json!({
                "a": [{ "v": "row", "f": "accusative" }, " ", { "m": "-house", "w": { "case": "of" } }, " ",
                      { "m": "row.short" }, { "v": "n", "f": "#" }],
                "b": [{ "s": "row", "of": { "row": "yes", "other": "no" }, "d": "other", "k": true }],
                "row": "kenta",
                "row.accusative": "kentu",
                "row.short": "k",
                "-house": [{ "s": "case", "of": { "of": "of the house", "other": "the house" }, "d": "other" }],
            })
        );
    }
}
