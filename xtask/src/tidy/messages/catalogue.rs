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

/// What a language says, by key. A message's attribute has the key `message.attribute`, a term `-term`.
pub type Catalogue = BTreeMap<String, Entry>;

#[derive(Default)]
pub struct Entry {
    /// The name of its file.
    pub file: String,
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
}

/// Adds a file to its language; what is unreadable in it becomes a finding, the rest is read all the same.
pub fn read(path: &str, text: &str, catalogue: &mut Catalogue, findings: &mut Vec<Finding>) {
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        let start = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
        let wrong = format!("not readable as Fluent: {}; correct the message", error.kind);
        findings.push(Finding::new(path, line_at(text, start), wrong));
    }
    let mut add = |key: String, name: &str, pattern: &Pattern<&str>| {
        // A name is a part of the text.
        let line = line_at(text, name.as_ptr().addr() - text.as_ptr().addr());
        let file = path.rsplit('/').next().unwrap_or(path).to_owned();
        let mut entry = Entry { file, line, ..Entry::default() };
        entry.read_pattern(pattern);
        if entry.text.trim().is_empty() {
            findings.push(Finding::new(path, line, format!("`{key}` is empty; write the message")));
        }
        if catalogue.contains_key(&key) {
            findings.push(Finding::new(path, line, format!("`{key}` is here twice; keep one")));
        }
        catalogue.insert(key, entry);
    };
    for node in &resource.body {
        match node {
            Node::Message(message) => {
                let name = message.id.name;
                if let Some(value) = &message.value {
                    add(name.to_owned(), name, value);
                }
                for attribute in &message.attributes {
                    add(format!("{name}.{}", attribute.id.name), name, &attribute.value);
                }
            }
            Node::Term(term) => add(format!("-{}", term.id.name), term.id.name, &term.value),
            _ => {}
        }
    }
}

impl Entry {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) if value.trim().is_empty() => {}
            Expression::Inline(inline) => {
                self.text.push(GAP);
                self.read_inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.text.push(GAP);
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
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
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
                        let known = "where there are CASE($value, \"form\"), KEY($value) and NUMBER($value)";
                        self.strange.insert(format!("{name}(), {known}"));
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|inline| self.read_inline(inline));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> (Catalogue, Vec<Finding>) {
        let (mut catalogue, mut findings) = Default::default();
        read("a.ftl", text, &mut catalogue, &mut findings);
        (catalogue, findings)
    }

    fn names(names: &BTreeSet<String>) -> Vec<&str> {
        names.iter().map(String::as_str).collect()
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let (page, findings) = check(
            "a = { $count ->\n    [one] one { $thing }\n   *[other] { NUMBER($total) } of { -many(of: 2) }{ DATE($day) }\n }\n\
             b = plain\n    .title = { $title }{ a }\n\
             c = { CASE($row, \"of\") }{ KEY($row) ->\n   *[a] { -many }\n }{ -many.short ->\n   *[a] b\n }\n",
        );
        assert_eq!(findings, []);
        assert_eq!(names(&page["a"].variables), ["count", "day", "thing", "total"]);
        assert_eq!(names(&page["a"].contains), ["-many"]);
        assert_eq!(
            names(&page["a"].strange),
            ["DATE(), where there are CASE($value, \"form\"), KEY($value) and NUMBER($value)"]
        );
        let last = &page["c"];
        assert_eq!((names(&last.variables), names(&last.forms)), (vec!["row"], vec!["of"]));
        assert_eq!(names(&last.contains), ["-many"]);
        assert_eq!(names(&last.strange), ["a choice that is neither by a value nor by its KEY"]);
        assert!(page["a"].text.contains("one "));
        assert_eq!(names(&page["b"].variables), [""; 0]);
        assert_eq!(names(&page["b.title"].variables), ["title"]);
        assert_eq!(names(&page["b.title"].contains), ["a"]);
        assert_eq!(page["b"].line, 5);
    }

    #[test]
    fn what_is_unreadable_or_empty_is_reported_with_its_line() {
        let (page, findings) =
            check("a = A\n\nb = { $x\nc = { \"undo\" }\nd = { \"\" }{ \" \" }\ne = { $x }\n");
        assert_eq!(findings.iter().map(|finding| finding.line).collect::<Vec<_>>(), [3, 5]);
        assert!(page.contains_key("a") && page.contains_key("c"));
    }
}
