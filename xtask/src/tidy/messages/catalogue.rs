//! One Fluent file, as far as the law is interested in it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry as Node, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::super::Finding;
use super::super::house::line_at;

/// Stands in a message's text for what is put in when it is shown.
pub const GAP: char = '\u{fffc}';

/// One file of one language.
#[derive(Default)]
pub struct Page {
    /// What it says, by key. A message's attribute has the key `message.attribute`, a term `-term`.
    pub entries: BTreeMap<String, Entry>,
    /// Every key with its line, in the order of the file; one that is there twice is here twice.
    pub order: Vec<(String, usize)>,
}

#[derive(Default)]
pub struct Entry {
    /// Its line in the file.
    pub line: usize,
    /// Its words in all its forms, with [`GAP`] for each placeable.
    pub text: String,
    /// The names of the values that it shows or chooses by.
    pub variables: BTreeSet<String>,
    /// The keys of the messages and terms that it contains.
    pub contains: BTreeSet<String>,
    /// The forms in which it shows values.
    pub forms: BTreeSet<String>,
    /// What stands in it that the page could not show.
    pub strange: BTreeSet<String>,
    /// Whether it would show nothing.
    pub is_empty: bool,
}

impl Page {
    /// Reads a file; what is unreadable in it becomes a finding, the rest is read all the same.
    pub fn read(path: &str, text: &str, findings: &mut Vec<Finding>) -> Page {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let start = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
            let wrong = format!("not readable as Fluent: {}; correct the message", error.kind);
            findings.push(super::finding(path, line_at(text, start), wrong));
        }
        let mut page = Page::default();
        for node in &resource.body {
            match node {
                Node::Message(message) => {
                    let line = line_of_key(text, message.id.name, &page);
                    if let Some(value) = &message.value {
                        page.add(message.id.name.to_owned(), line, value);
                    }
                    for attribute in &message.attributes {
                        let key = format!("{}.{}", message.id.name, attribute.id.name);
                        page.add(key, line, &attribute.value);
                    }
                }
                Node::Term(term) => {
                    let key = format!("-{}", term.id.name);
                    page.add(key.clone(), line_of_key(text, &key, &page), &term.value);
                }
                _ => {}
            }
        }
        page
    }

    fn add(&mut self, key: String, line: usize, pattern: &Pattern<&str>) {
        let mut entry = Entry { line, is_empty: is_empty(pattern), ..Entry::default() };
        entry.read_pattern(pattern);
        self.order.push((key.clone(), line));
        self.entries.entry(key).or_insert(entry);
    }
}

impl Entry {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push(GAP);
                    self.read_expression(expression);
                }
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let is_value = match selector {
                    InlineExpression::VariableReference { .. } => true,
                    InlineExpression::FunctionReference { id, .. } => id.name == "KEY",
                    _ => false,
                };
                if !is_value {
                    self.strange.insert("a choice that is neither by a value nor by its KEY".to_owned());
                }
                for variant in variants {
                    self.text.push('\n');
                    self.read_pattern(&variant.value);
                }
                self.text.push('\n');
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map_or(String::new(), |name| format!(".{}", name.name));
                self.contains.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.contains.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.read_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.read_arguments(arguments);
                match (id.name, &arguments.positional[..]) {
                    ("KEY" | "NUMBER", [InlineExpression::VariableReference { .. }]) => {}
                    (
                        "CASE",
                        [
                            InlineExpression::VariableReference { .. },
                            InlineExpression::StringLiteral { value },
                        ],
                    ) => {
                        self.forms.insert((*value).to_owned());
                    }
                    (name, _) => {
                        self.strange.insert(format!(
                            "{name}(), where there are CASE($value, \"form\"), KEY($value) and NUMBER($value)"
                        ));
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for inline in arguments.positional.iter().chain(named) {
            self.read_inline(inline);
        }
    }
}

fn is_empty(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}

/// The line of a key; of one that the page has already, the next line that defines it.
fn line_of_key(text: &str, key: &str, page: &Page) -> usize {
    let before =
        page.order.iter().filter(|(other, _)| other == key).map(|(_, line)| *line).max().unwrap_or(0);
    let defines = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().enumerate().skip(before).find(|(_, line)| defines(line)).map_or(1, |(index, _)| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Page {
        let mut findings = Vec::new();
        let page = Page::read("a.ftl", text, &mut findings);
        assert_eq!(findings, []);
        page
    }

    fn names(names: &BTreeSet<String>) -> Vec<&str> {
        names.iter().map(String::as_str).collect()
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let page = read(
            "a = { $count ->\n    [one] one { $thing }\n   *[other] { NUMBER($total) } of { -many(of: 2) }{ DATE($day) }\n }\n\
             b = plain\n    .title = { $title }{ a }\n\
             c = { CASE($row, \"of\") }{ KEY($row) ->\n   *[a] { -many }\n }{ -many.short ->\n   *[a] b\n }\n",
        );
        assert_eq!(names(&page.entries["a"].variables), ["count", "day", "thing", "total"]);
        assert_eq!(names(&page.entries["a"].contains), ["-many"]);
        assert_eq!(
            names(&page.entries["a"].strange),
            ["DATE(), where there are CASE($value, \"form\"), KEY($value) and NUMBER($value)"]
        );
        let last = &page.entries["c"];
        assert_eq!((names(&last.variables), names(&last.forms)), (vec!["row"], vec!["of"]));
        assert_eq!(names(&last.contains), ["-many"]);
        assert_eq!(names(&last.strange), ["a choice that is neither by a value nor by its KEY"]);
        assert!(page.entries["a"].text.contains("one "));
        assert_eq!(names(&page.entries["b"].variables), [""; 0]);
        assert_eq!(names(&page.entries["b.title"].variables), ["title"]);
        assert_eq!(names(&page.entries["b.title"].contains), ["a"]);
        assert_eq!(page.entries["b"].line, 5);
    }

    #[test]
    fn nothing_to_show_is_empty() {
        let page = read("a = { \"\" }{ \" \" }\nb = { $x }\nc = { \"undo\" }\n");
        let empty: Vec<&str> =
            page.entries.iter().filter(|(_, entry)| entry.is_empty).map(|(key, _)| key.as_str()).collect();
        assert_eq!(empty, ["a"]);
    }

    #[test]
    fn what_is_unreadable_is_reported_with_its_line() {
        let mut findings = Vec::new();
        let page = Page::read("a.ftl", "a = A\n\nb = { $x\nc = C\n", &mut findings);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].line, 3);
        assert!(page.entries.contains_key("a") && page.entries.contains_key("c"));
    }
}
