//! A module or a style sheet together with everything that it imports, as one file: a phone far away waits for every
//! question that it asks, and a room is made of sixty modules.
//!
//! What is in the folder are plain modules, and any server may send them as they are. Here each becomes a function that is
//! called once, when somebody first needs what it exports. What the first module of the page imports is there before any
//! other, so that other bundles go without it. Modules are written in few forms, one statement at the start of a line:
//!
//! ```js
//! import { h, put as lay } from '../lib/dom.js';
//! import * as api from '../lib/api.js';
//! export { miniature } from './mice-miniature.js';
//! export function board(host) {}
//! ```
//!
//! A test holds every module to them. Two modules cannot import each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The module with which the page begins.
pub const FIRST: &str = "app.js";

/// Keeps modules, and calls each when it is first needed.
const KEEPER: &str = "const { $define, $need } = globalThis.$modules ??= (() => {
  const made = new Map(), makers = new Map();
  const $define = (name, make) => { if (!makers.has(name)) makers.set(name, make); };
  const $need = (name) => {
    if (!made.has(name)) made.set(name, makers.get(name)());
    return made.get(name);
  };
  return { $define, $need };
})();
";

/// Reads a file of the page by its name.
pub type Read<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The module of this name with all that it imports; `None` if something is missing, or it is no module.
pub fn module(name: &str, read: Read<'_>) -> Option<String> {
    let asked = Module::read(&read(name)?)?;
    if asked.imports.is_empty() && asked.exports.is_empty() {
        return None;
    }
    let mut there = BTreeMap::new();
    if name != FIRST {
        gather(FIRST, read, &mut there, &mut Vec::new())?;
    }
    let mut modules = Vec::new();
    gather(name, read, &mut there, &mut modules)?;
    let mut text = KEEPER.to_owned();
    for (known, module) in &modules {
        let _ = write!(text, "$define('{known}', (() => {{\n{}}}));\n", module.written(known, name));
    }
    let _ = writeln!(text, "export const {{ {} }} = $need('{name}');", asked.exports.join(", "));
    Some(text)
}

/// The style sheet of this name, with those that it imports in their places.
pub fn style(name: &str, read: Read<'_>) -> Option<String> {
    let mut text = String::new();
    for line in without_comments(&read(name)?) {
        match imported_style(line) {
            Some(other) => text.push_str(&style(&beside(name, other), read)?),
            None => {
                text.push_str(line.trim_start());
                text.push('\n');
            }
        }
    }
    Some(text)
}

fn imported_style(line: &str) -> Option<&str> {
    line.strip_prefix("@import url(\"")?.strip_suffix("\");")
}

/// The modules and style sheets, out of all that there are, that the page asks for by name; the others come with them. Those
/// are the first module, whatever is imported where it is needed, and style sheets that no other one imports. A name may have a
/// hole, such as `boards/${game}.js`, into which any word fits.
pub fn asked_for(names: &[String], read: Read<'_>) -> BTreeSet<String> {
    let (mut asked, mut brought) = (BTreeSet::from([FIRST.to_owned()]), BTreeSet::new());
    for name in names {
        if name.ends_with(".css") {
            asked.insert(name.clone());
            let text = read(name).unwrap_or_default();
            brought.extend(text.lines().filter_map(imported_style).map(|other| beside(name, other)));
        }
        if !name.ends_with(".js") {
            continue;
        }
        let text = read(name).unwrap_or_default();
        let lines = without_comments(&text).into_iter();
        // Types are imported in comments.
        let code = lines.filter_map(|line| line.split("/**").next()?.split_once("import("));
        for path in code.filter_map(|(_, rest)| quoted(rest)) {
            let path = beside(name, path);
            let (start, end) = match (path.find("${"), path.find('}')) {
                (Some(from), Some(to)) => (&path[..from], &path[to + 1..]),
                _ => (path.as_str(), ""),
            };
            let fits = |other: &&String| {
                let hole = other.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
                hole.is_some_and(|hole| hole.bytes().all(|byte| byte.is_ascii_lowercase()))
            };
            asked.extend(names.iter().filter(fits).cloned());
        }
    }
    asked.retain(|name| !brought.contains(name));
    asked
}

/// A module, its statements apart.
struct Module {
    /// What is bound to what is needed, and the path as it is written.
    imports: Vec<(String, String)>,
    exports: Vec<String>,
    /// Names that are only handed on, and whose they are.
    handed_on: Vec<(String, String)>,
    body: String,
}

impl Module {
    /// `None` where a statement has another form.
    fn read(text: &str) -> Option<Module> {
        let (mut imports, mut exports, mut handed_on) = (Vec::new(), Vec::new(), Vec::new());
        let mut body = String::new();
        let mut lines = without_comments(text).into_iter();
        while let Some(line) = lines.next() {
            if line.starts_with("import ") || line.starts_with("export {") {
                let mut statement = line.to_owned();
                while !statement.ends_with(';') {
                    statement.push(' ');
                    statement.push_str(lines.next()?.trim());
                }
                let (names, path) = statement.strip_suffix("';")?.split_once(" from '")?;
                if let Some(names) = names.strip_prefix("export ") {
                    let names = names.strip_prefix('{')?.strip_suffix('}')?;
                    handed_on.extend(words(names).map(|name| (name.to_owned(), path.to_owned())));
                    exports.extend(words(names).map(str::to_owned));
                } else if let Some(all) = names.strip_prefix("import * as ") {
                    imports.push((all.to_owned(), path.to_owned()));
                } else {
                    let names = names.strip_prefix("import {")?.strip_suffix('}')?;
                    imports.push((format!("{{{}}}", names.replace(" as ", ": ")), path.to_owned()));
                }
                continue;
            }
            let own = line.strip_prefix("export ");
            if let Some(own) = own {
                let kinds =
                    ["async function* ", "async function ", "function* ", "function ", "class ", "const "];
                let named = kinds.iter().find_map(|kind| own.strip_prefix(kind))?;
                let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
                let name = &named[..named.find(|letter| !is_letter(letter)).unwrap_or(named.len())];
                exports.push(Some(name).filter(|name| !name.is_empty())?.to_owned());
            }
            // What waits while it is loaded would have to be waited for by everybody.
            if !line.starts_with(' ') && line.contains("await ") && !line.contains("async ") {
                return None;
            }
            // A text over several lines would lose its margin.
            if line.matches('`').count() % 2 != 0 {
                return None;
            }
            push_lean(own.unwrap_or(line), &mut body);
        }
        Some(Module { imports, exports, handed_on, body })
    }

    /// The module as a function's body, in a bundle that is asked for by that name.
    fn written(&self, name: &str, bundle: &str) -> String {
        let mut text = String::new();
        for (bound, path) in &self.imports {
            let _ = writeln!(text, "const {bound} = $need('{}');", beside(name, path));
        }
        let mut rest = self.body.as_str();
        while let Some(at) = rest.find("import(") {
            let (before, after) = rest.split_at(at + "import(".len());
            text.push_str(before);
            rest = after;
            if let Some(path) = quoted(after) {
                text.push_str(&after[..1]);
                text.push_str(&"../".repeat(bundle.matches('/').count()));
                if !bundle.contains('/') {
                    text.push_str("./");
                }
                text.push_str(&beside(name, path));
                rest = &after[1 + path.len()..];
            }
        }
        text.push_str(rest);
        let is_own = |name: &&String| !self.handed_on.iter().any(|(other, _)| other == *name);
        let own: Vec<&str> = self.exports.iter().filter(is_own).map(String::as_str).collect();
        let given = self
            .handed_on
            .iter()
            .map(|(given, path)| format!("{given}: $need('{}').{given}", beside(name, path)));
        let all: Vec<String> = own.into_iter().map(str::to_owned).chain(given).collect();
        let _ = writeln!(text, "return {{ {} }};", all.join(", "));
        text
    }
}

/// The module and all that it imports and is not there yet, every one behind those that it needs; `None` if one needs itself.
fn gather(
    name: &str,
    read: Read<'_>,
    there: &mut BTreeMap<String, bool>,
    into: &mut Vec<(String, Module)>,
) -> Option<()> {
    if let Some(is_whole) = there.get(name) {
        return is_whole.then_some(());
    }
    there.insert(name.to_owned(), false);
    let module = Module::read(&read(name)?)?;
    let handed_on = module.handed_on.iter().map(|(_, path)| path);
    for path in module.imports.iter().map(|(_, path)| path).chain(handed_on) {
        gather(&beside(name, path), read, there, into)?;
    }
    there.insert(name.to_owned(), true);
    into.push((name.to_owned(), module));
    Some(())
}

/// The lines without those that are comments and nothing else.
fn without_comments(text: &str) -> Vec<&str> {
    let mut is_inside = false;
    let is_code = |line: &&str| {
        let begins = line.trim_start().starts_with("/*");
        let ends = line.trim_end().ends_with("*/");
        let is_comment = is_inside || (begins && (ends || !line.contains("*/")));
        if is_inside || is_comment {
            is_inside = !line.contains("*/");
        }
        !is_comment && !line.trim_start().starts_with("//") && !line.trim().is_empty()
    };
    text.lines().filter(is_code).collect()
}

/// Adds a line as a browser reads it: without its margin, and without the types in it.
fn push_lean(line: &str, into: &mut String) {
    let mut rest = line.trim_start();
    while let Some((before, (_, after))) =
        rest.split_once("/** @").and_then(|(before, after)| Some((before, after.split_once("*/")?)))
    {
        into.push_str(before);
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    into.push_str(rest);
    into.push('\n');
}

/// The names of a list with commas.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|word| !word.is_empty())
}

/// What stands between the first sign, a quotation mark, and the next one.
fn quoted(text: &str) -> Option<&str> {
    let mark = text.chars().next().filter(|mark| matches!(mark, '\'' | '`'))?;
    text[1..].split(mark).next()
}

/// The file that is meant by a path in another one.
fn beside(name: &str, path: &str) -> String {
    let mut parts: Vec<&str> = name.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> Option<String> {
        let text = match name {
            "app.js" => {
                "/** The first. */\nimport { h } from './lib/dom.js';\nvoid begin();\nfunction begin() {\n  return import('./pages/room.js');\n}\n"
            }
            "lib/dom.js" => "export function h() {}\nexport const MOST = 3;\n",
            "pages/room.js" => {
                "import * as dom from '../lib/dom.js';\nimport {\n  one,\n  two as other,\n} from './parts.js';\n\
                 export { one } from './parts.js';\n// Said once.\nexport class Room {}\n\
                 const load = (game) => import(`../boards/${game}.js`);\n"
            }
            "pages/parts.js" => "export async function one() {}\nexport const two = 2;\n",
            "boards/mice.js" => "export const style = 'mice.css';\n",
            "margins.js" => {
                "import { h } from './lib/dom.js';\nexport function lay() {\n  const one = /** @type {Element} */ (h());\n  \
                 return /** @type {{ of(): void }} */ (one).of(); // `/*`\n}\n"
            }
            "lines.js" => "export const text = `one\n  two`;\n",
            "boards/mice-values.js" => "export const values = 1;\n",
            "waits.js" => "import { h } from './lib/dom.js';\nawait h();\n",
            "egg.js" => "import { hen } from './hen.js';\nexport const egg = () => hen;\n",
            "hen.js" => "import { egg } from './egg.js';\nexport const hen = () => egg;\n",
            "plain.js" => "document.title = 'Tabla';\n",
            "style/all.css" => "@import url(\"page.css\");\n.room {\n  top: 0;\n}\n",
            "style/page.css" => "/* The page. */\nmain {\n  left: 0;\n}\n",
            _ => return None,
        };
        Some(text.to_owned())
    }

    #[test]
    fn a_module_brings_what_it_imports_but_for_what_is_there_already() {
        let room = module("pages/room.js", &folder).unwrap();
        let (_, room) = room.split_once("})();\n").unwrap();
        assert_eq!(
            room,
            "$define('pages/parts.js', (() => {\nasync function one() {}\nconst two = 2;\nreturn { one, two };\n}));\n\
             $define('pages/room.js', (() => {\nconst dom = $need('lib/dom.js');\n\
             const { one, two: other, } = $need('pages/parts.js');\nclass Room {}\n\
             const load = (game) => import(`../boards/${game}.js`);\n\
             return { Room, one: $need('pages/parts.js').one };\n}));\n\
             export const { one, Room } = $need('pages/room.js');\n"
        );
        let app = module("app.js", &folder).unwrap();
        assert!(app.contains("$define('lib/dom.js'") && app.contains("import('./pages/room.js')"), "{app}");
        let dom = module("lib/dom.js", &folder).unwrap();
        assert!(
            !dom.contains("$define('") && dom.ends_with("export const { h, MOST } = $need('lib/dom.js');\n")
        );
    }

    #[test]
    fn what_is_no_module_or_has_another_form_is_not_put_together() {
        for name in ["plain.js", "waits.js", "egg.js", "lines.js", "none.js"] {
            assert_eq!(module(name, &folder), None, "{name}");
        }
    }

    #[test]
    fn what_is_for_those_who_write_it_is_left_out() {
        let lean = module("margins.js", &folder).unwrap();
        assert!(lean.contains("function lay() {\nconst one = (h());\nreturn (one).of(); // `/*`\n}\n"), "{lean}");
    }

    #[test]
    fn a_style_sheet_brings_those_that_it_imports() {
        assert_eq!(
            style("style/all.css", &folder).unwrap(),
            "main {\nleft: 0;\n}\n.room {\ntop: 0;\n}\n"
        );
    }

    #[test]
    fn what_is_imported_where_it_is_needed_is_asked_for_by_name() {
        let names = [
            "app.js",
            "lib/dom.js",
            "pages/room.js",
            "pages/parts.js",
            "boards/mice.js",
            "boards/mice-values.js",
            "style/all.css",
            "style/page.css",
        ];
        let asked = asked_for(&names.map(str::to_owned), &folder);
        assert_eq!(
            asked.into_iter().collect::<Vec<_>>(),
            ["app.js", "boards/mice.js", "pages/room.js", "style/all.css"]
        );
    }
}
