//! The part of the report that nobody writes: every public type with its methods.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::types::offered;
use super::{Heading, escape};

/// The crates of which somebody could use the types, from the core outwards.
const CRATES: [&str; 11] = [
    "tabla-core",
    "tabla-search",
    "tabla-santorini",
    "tabla-mice",
    "tabla-jamb",
    "tabla-jewels",
    "tabla-scrabble",
    "tabla-games",
    "tabla-arena",
    "tabla-web",
    "tabla-console",
];

/// An item of so few members is not broken over two columns.
const SMALL: usize = 6;

/// The reference as HTML, with its headings.
pub fn reference(root: &Path) -> Result<(String, Vec<Heading>)> {
    let title = "The public types";
    let heading = |place: &str, words: &str| Heading { place: place.to_owned(), words: words.to_owned() };
    let mut headings = vec![heading("types", title)];
    let mut page = format!(
        "<h1 id=\"types\">{title}</h1>\n<p>Read out of the source: every type that a crate offers, with its \
         public fields, variants and methods, and the first sentence of what is written about each.</p>\n\
         <div class=\"columns\">\n",
    );
    for name in CRATES {
        let folder = root.join("crates").join(name);
        let manifest =
            fs::read_to_string(folder.join("Cargo.toml")).with_context(|| format!("no crate {name}"))?;
        let about =
            manifest.lines().find_map(|line| line.strip_prefix("description = \"")?.strip_suffix('"'));
        headings.push(heading(name, name));
        writeln!(page, "<h2 id=\"{name}\">{name}</h2>\n<p>{}</p>", escape(about.unwrap_or_default()))?;
        for item in offered(&folder)? {
            let size = if item.members.len() <= SMALL { "item small" } else { "item" };
            writeln!(
                page,
                "<div class=\"{size}\"><div class=\"head\"><code>{}</code><p>{}</p></div>",
                code(&item.head),
                say(&item.about)
            )?;
            if !item.members.is_empty() {
                page.push_str("<dl>\n");
                for (head, about) in &item.members {
                    writeln!(
                        page,
                        "<div><dt><code>{}</code></dt> <dd>{}</dd></div>",
                        code(head),
                        say(about)
                    )?;
                }
                page.push_str("</dl>\n");
            }
            page.push_str("</div>\n");
        }
    }
    page.push_str("</div>\n");
    Ok((page, headings))
}

/// Code that may be broken where a reader would break it, and not inside an arrow.
fn code(text: &str) -> String {
    escape(text).replace(", ", ",<wbr> ").replace("::", "::<wbr>").replace("-&gt;", "-&NoBreak;&gt;")
}

/// A sentence of a documentation: links lose their brackets, and what stands between backticks is code.
fn say(text: &str) -> String {
    let plain = text.replace("[`", "`").replace("`]", "`");
    let parts = plain.split('`').enumerate();
    parts
        .map(
            |(place, part)| {
                if place % 2 == 1 { format!("<code>{}</code>", escape(part)) } else { escape(part) }
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_and_code_are_safe_and_readable() {
        assert_eq!(say("Like [`Vec<u8>`], & more."), "Like <code>Vec&lt;u8&gt;</code>, &amp; more.");
        let arrow = code("fn f(a: A, b: B::C) -> D");
        assert_eq!(arrow, "fn f(a: A,<wbr> b: B::<wbr>C) -&NoBreak;&gt; D");
    }
}
