//! The part of the report that nobody writes: every public type with its methods.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{BrokenLink, Event, Options, Parser, Tag, TagEnd, html};

use super::types::{Offered, offered};
use super::{Edition, Heading, escape};

/// The crates of which somebody could use the types, from the core outwards.
pub const CRATES: [&str; 12] = [
    "tabla-core",
    "tabla-search",
    "tabla-santorini",
    "tabla-mice",
    "tabla-jamb",
    "tabla-jewels",
    "tabla-scrabble",
    "tabla-table",
    "tabla-games",
    "tabla-arena",
    "tabla-web",
    "tabla-console",
];

/// An item of so few members is not broken over two columns.
const SMALL: usize = 6;

const TITLE: &str = "The public types";
const ABOUT: &str = "Read out of the source: every type that a crate offers, with its public fields, variants and \
    methods, what it has by traits, and the first sentence of what is written about each.";

/// The reference as HTML, with its headings.
pub fn reference(root: &Path, edition: &Edition) -> Result<(String, Vec<Heading>)> {
    let (title, about) = (edition.word(TITLE)?, edition.word(ABOUT)?);
    let heading = |place: &str, words: &str| Heading { place: place.to_owned(), words: words.to_owned() };
    let mut headings = vec![heading("types", title)];
    let (title, about) = (escape(title), escape(about));
    let mut page =
        format!("<h1 id=\"types\">{title}</h1>\n<p>{about}</p>\n<div class=\"columns\" lang=\"en\">\n");
    for name in CRATES {
        let folder = root.join("crates").join(name);
        let manifest =
            fs::read_to_string(folder.join("Cargo.toml")).with_context(|| format!("no crate {name}"))?;
        let about =
            manifest.lines().find_map(|line| line.strip_prefix("description = \"")?.strip_suffix('"'));
        headings.push(heading(name, name));
        writeln!(page, "<h2 id=\"{name}\">{name}</h2>\n<p>{}</p>", escape(about.unwrap_or_default()))?;
        for item in offered(&folder)? {
            show(&item, &mut page)?;
        }
    }
    page.push_str("</div>\n");
    Ok((page, headings))
}

/// One type with all that it has.
fn show(item: &Offered, page: &mut String) -> Result<()> {
    let size = if item.members.len() + item.by_trait.len() <= SMALL { "item small" } else { "item" };
    let (head, about) = (code(&item.head), say(&item.about));
    writeln!(page, "<div class=\"{size}\"><div class=\"head\"><code>{head}</code><p>{about}</p></div>")?;
    let list = |members: &[(String, String)], page: &mut String| -> Result<()> {
        for (head, about) in members {
            writeln!(page, "<div><dt><code>{}</code></dt> <dd>{}</dd></div>", code(head), say(about))?;
        }
        Ok(())
    };
    if !item.members.is_empty() || !item.by_trait.is_empty() {
        page.push_str("<dl>\n");
        list(&item.members, page)?;
        for (with, members) in &item.by_trait {
            writeln!(page, "<div class=\"by\"><dt><code>impl {}</code></dt></div>", code(with))?;
            list(members, page)?;
        }
        page.push_str("</dl>\n");
    }
    page.push_str("</div>\n");
    Ok(())
}

/// Code that may be broken where a reader would break it, and not inside an arrow.
fn code(text: &str) -> String {
    escape(text).replace(", ", ",<wbr> ").replace("::", "::<wbr>").replace("-&gt;", "-&NoBreak;&gt;")
}

/// A sentence of a documentation. What it links to is not in the report, so links are their words alone.
fn say(text: &str) -> String {
    let mut found = |link: BrokenLink<'_>| Some((link.reference.into_string().into(), "".into()));
    let events = Parser::new_with_broken_link_callback(text, Options::empty(), Some(&mut found));
    let frame = |event: &Event<'_>| {
        matches!(
            event,
            Event::Start(Tag::Link { .. } | Tag::Paragraph) | Event::End(TagEnd::Link | TagEnd::Paragraph)
        )
    };
    let mut page = String::new();
    html::push_html(&mut page, events.filter(|event| !frame(event)));
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_and_code_are_safe_and_readable() {
        assert_eq!(say("Like [`Vec<u8>`], & more."), "Like <code>Vec&lt;u8&gt;</code>, &amp; more.");
        assert_eq!(say("A [`Box`](Vec) of *all* [things]."), "A <code>Box</code> of <em>all</em> things.");
        let arrow = code("fn f(a: A, b: B::C) -> D");
        assert_eq!(arrow, "fn f(a: A,<wbr> b: B::<wbr>C) -&NoBreak;&gt; D");
    }
}
