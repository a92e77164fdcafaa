//! The public types of a crate, read out of its source.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use quote::ToTokens;
use syn::{
    Attribute, Expr, Fields, File, ImplItem, Item, ItemEnum, ItemImpl, ItemStruct, Lit, Meta, Signature,
    TraitItem, Type, UseTree, Visibility,
};

/// Something that a crate offers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Offered {
    /// `struct`, `enum`, `trait`, `fn`, `const`, `type`.
    pub kind: &'static str,
    pub name: String,
    /// How it is written: the head of a type, the signature of a function.
    pub head: String,
    /// The first sentence of its documentation.
    pub about: String,
    /// Its fields, variants and methods: how each is written, and the first sentence about it.
    pub members: Vec<(String, String)>,
    /// What it has by traits, such as `Display`, or a trait for the types of others, such as `for u8`.
    pub by_trait: Vec<(String, Vec<(String, String)>)>,
}

/// Everything that the crate in this folder offers, by name.
pub fn offered(folder: &Path) -> Result<Vec<Offered>> {
    let mut all = Found::default();
    all.read_module(&folder.join("src/lib.rs"), &folder.join("src"), true)?;
    let names = all.exported;
    let mut offered: Vec<Offered> =
        all.items.into_values().filter(|item| names.contains(&item.name)).collect();
    for item in &mut offered {
        item.members.extend(all.methods.remove(&item.name).unwrap_or_default());
    }
    for Implemented { owner, name, with, members } in all.implemented {
        let (of, title) = if offered.iter().any(|item| item.name == owner) {
            (owner, with)
        } else if all.inner.contains(&owner) {
            continue;
        } else {
            // A type of somebody else's is told with the trait that it got.
            (name, format!("for {owner}"))
        };
        if let Some(item) = offered.iter_mut().find(|item| item.name == of) {
            item.by_trait.push((title, members));
        }
    }
    offered.sort_by(|one, other| (one.kind == "fn", &one.name).cmp(&(other.kind == "fn", &other.name)));
    Ok(offered)
}

#[derive(Default)]
struct Found {
    items: BTreeMap<String, Offered>,
    methods: BTreeMap<String, Vec<(String, String)>>,
    implemented: Vec<Implemented>,
    /// The types that are nobody's business outside.
    inner: BTreeSet<String>,
    /// The names that can be reached from outside.
    exported: BTreeSet<String>,
}

/// A type has a trait.
struct Implemented {
    /// The type, by its name alone.
    owner: String,
    /// The trait, by its name alone, and as it is written.
    name: String,
    with: String,
    members: Vec<(String, String)>,
}

impl Found {
    /// Reads a module and those inside it. `is_open` says whether its public items can be named from outside.
    fn read_module(&mut self, path: &Path, below: &Path, is_open: bool) -> Result<()> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file: File =
            syn::parse_file(&text).with_context(|| format!("cannot parse {}", path.display()))?;
        self.read_items(&file.items, below, is_open)
    }

    fn read_items(&mut self, items: &[Item], below: &Path, is_open: bool) -> Result<()> {
        for item in items {
            if is_for_tests(attributes(item)) {
                continue;
            }
            match item {
                Item::Mod(module) => {
                    let name = module.ident.to_string();
                    let is_open = is_open && is_public(&module.vis);
                    match &module.content {
                        Some((_, items)) => self.read_items(items, &below.join(&name), is_open)?,
                        None => {
                            let beside: PathBuf = below.join(format!("{name}.rs"));
                            let inside = below.join(&name).join("mod.rs");
                            let path = if beside.is_file() { beside } else { inside };
                            self.read_module(&path, &below.join(&name), is_open)?;
                        }
                    }
                }
                Item::Use(found) if is_open && is_public(&found.vis) => {
                    names(&found.tree, &mut self.exported)
                }
                Item::Impl(found) => self.read_impl(found),
                Item::Struct(ItemStruct { ident, vis, .. }) | Item::Enum(ItemEnum { ident, vis, .. })
                    if !is_public(vis) =>
                {
                    self.inner.insert(ident.to_string());
                }
                _ => {
                    if let Some(offered) = read_item(item) {
                        if is_open {
                            self.exported.insert(offered.name.clone());
                        }
                        self.inner.insert(offered.name.clone());
                        self.items.entry(offered.name.clone()).or_insert(offered);
                    }
                }
            }
        }
        Ok(())
    }

    fn read_impl(&mut self, found: &ItemImpl) {
        let last = |of: &syn::Path| of.segments.last().map(|segment| segment.ident.to_string());
        let owner = match &*found.self_ty {
            Type::Path(of) => last(&of.path).unwrap_or_default(),
            other => squeeze(other),
        };
        let Some((with, _)) = &found.trait_ else {
            let public = found.items.iter().filter(|item| match item {
                ImplItem::Fn(method) => is_public(&method.vis),
                ImplItem::Const(constant) => is_public(&constant.vis),
                _ => false,
            });
            self.methods.entry(owner).or_default().extend(public.filter_map(read_member));
            return;
        };
        let members = found.items.iter().filter_map(read_member).collect();
        let name = last(with).unwrap_or_default();
        let with = with.segments.last().map(squeeze).unwrap_or_default();
        self.implemented.push(Implemented { owner, name, with, members });
    }
}

/// Something inside an `impl`: how it is written, and the first sentence about it.
fn read_member(item: &ImplItem) -> Option<(String, String)> {
    match item {
        ImplItem::Fn(method) => Some((signature(&method.sig), first_sentence(&method.attrs))),
        ImplItem::Const(found) => {
            Some((format!("const {}: {}", found.ident, squeeze(&found.ty)), first_sentence(&found.attrs)))
        }
        ImplItem::Type(found) => {
            Some((format!("type {} = {}", found.ident, squeeze(&found.ty)), first_sentence(&found.attrs)))
        }
        _ => None,
    }
}

fn read_item(item: &Item) -> Option<Offered> {
    let offered = |kind, name: String, head: String, attributes: &[Attribute], members| {
        Some(Offered { kind, name, head, about: first_sentence(attributes), members, by_trait: Vec::new() })
    };
    match item {
        Item::Struct(found) if is_public(&found.vis) => {
            let head = format!("struct {}{}", found.ident, squeeze(&found.generics));
            offered("struct", found.ident.to_string(), head, &found.attrs, fields(&found.fields))
        }
        Item::Enum(found) if is_public(&found.vis) => {
            let head = format!("enum {}{}", found.ident, squeeze(&found.generics));
            let variants = found.variants.iter().map(|variant| {
                let inside = match &variant.fields {
                    Fields::Unit => String::new(),
                    Fields::Unnamed(fields) => {
                        format!("({})", list(fields.unnamed.iter().map(|field| squeeze(&field.ty))))
                    }
                    Fields::Named(fields) => {
                        let each = fields.named.iter().map(|field| {
                            let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
                            format!("{name}: {}", squeeze(&field.ty))
                        });
                        format!(" {{ {} }}", list(each))
                    }
                };
                (format!("{}{inside}", variant.ident), first_sentence(&variant.attrs))
            });
            offered("enum", found.ident.to_string(), head, &found.attrs, variants.collect())
        }
        Item::Trait(found) if is_public(&found.vis) => {
            let head = format!("trait {}{}", found.ident, squeeze(&found.generics));
            let methods = found.items.iter().filter_map(|item| match item {
                TraitItem::Fn(method) => Some((signature(&method.sig), first_sentence(&method.attrs))),
                TraitItem::Type(found) => {
                    Some((format!("type {}", found.ident), first_sentence(&found.attrs)))
                }
                TraitItem::Const(found) => Some((
                    format!("const {}: {}", found.ident, squeeze(&found.ty)),
                    first_sentence(&found.attrs),
                )),
                _ => None,
            });
            offered("trait", found.ident.to_string(), head, &found.attrs, methods.collect())
        }
        Item::Fn(found) if is_public(&found.vis) => {
            offered("fn", found.sig.ident.to_string(), signature(&found.sig), &found.attrs, Vec::new())
        }
        Item::Type(found) if is_public(&found.vis) => {
            let head = format!("type {} = {}", found.ident, squeeze(&found.ty));
            offered("type", found.ident.to_string(), head, &found.attrs, Vec::new())
        }
        Item::Const(found) if is_public(&found.vis) => {
            let head = format!("const {}: {}", found.ident, squeeze(&found.ty));
            offered("const", found.ident.to_string(), head, &found.attrs, Vec::new())
        }
        _ => None,
    }
}

fn fields(fields: &Fields) -> Vec<(String, String)> {
    let named = fields.iter().filter(|field| is_public(&field.vis));
    named
        .map(|field| {
            let name = field.ident.as_ref().map_or_else(|| "0".to_owned(), ToString::to_string);
            (format!("{name}: {}", squeeze(&field.ty)), first_sentence(&field.attrs))
        })
        .collect()
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Mod(found) => &found.attrs,
        Item::Struct(found) => &found.attrs,
        Item::Enum(found) => &found.attrs,
        Item::Trait(found) => &found.attrs,
        Item::Fn(found) => &found.attrs,
        Item::Impl(found) => &found.attrs,
        _ => &[],
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg") && squeeze(&attribute.meta).contains("test"))
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The names that a `use` brings.
fn names(tree: &UseTree, into: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => names(&path.tree, into),
        UseTree::Name(name) => drop(into.insert(name.ident.to_string())),
        UseTree::Rename(rename) => drop(into.insert(rename.ident.to_string())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| names(tree, into)),
        _ => {}
    }
}

/// A signature as rustfmt would write it in one line: without the commas that end a line.
fn signature(found: &Signature) -> String {
    let mut found = found.clone();
    found.inputs.pop_punct();
    found.generics.params.pop_punct();
    if let Some(clause) = &mut found.generics.where_clause {
        clause.predicates.pop_punct();
    }
    squeeze(&found)
}

/// Tokens in one line, with blanks where a person would put them.
fn squeeze(tokens: &impl ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    let mut out = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let pairs = [
        (" :: ", "::"),
        (":: ", "::"),
        (" ::", "::"),
        (" < ", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" ,", ","),
        (" ;", ";"),
        ("& mut ", "&mut "),
        ("& ", "&"),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        ("[ ", "["),
        (" ]", "]"),
        (" :", ":"),
        ("' ", "'"),
        (" ?", "?"),
        ("? ", "?"),
        ("* ", "*"),
    ];
    for (wide, narrow) in pairs {
        out = out.replace(wide, narrow);
    }
    out.replace("->", " -> ")
        .replace("  ", " ")
        .replace(" ->  ", " -> ")
        .replace("=>", " => ")
        .replace("- >", "->")
        .replace("+?", "+ ?")
}

/// The first sentence of a documentation.
fn first_sentence(attributes: &[Attribute]) -> String {
    let mut text = String::new();
    for attribute in attributes {
        let Meta::NameValue(value) = &attribute.meta else { continue };
        let (true, Expr::Lit(literal)) = (value.path.is_ident("doc"), &value.value) else { continue };
        let Lit::Str(line) = &literal.lit else { continue };
        let line = line.value();
        if line.trim().is_empty() {
            break;
        }
        text = format!("{text} {}", line.trim());
    }
    let text = text.trim();
    // A full stop inside of code ends nothing.
    let is_end = |(end, _): &(usize, &str)| text[..*end].matches('`').count().is_multiple_of(2);
    match text.match_indices(". ").find(is_end) {
        Some((end, _)) => text[..=end].to_owned(),
        None => text.to_owned(),
    }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_crate_offers_is_found() {
        let folder = std::env::temp_dir().join(format!("tabla-report-{}", std::process::id()));
        fs::create_dir_all(folder.join("src/inner")).unwrap();
        let lib = "mod hidden;\npub mod open;\npub use hidden::{Shown, make};\n";
        let hidden = "/// A thing, `a. b`. With more.\npub struct Shown<'a> { /// How many.\n pub count: usize, name: &'a str }\n\
            impl<'a> Shown<'a> { /// Counts\n/// on. Really.\n pub fn count_on(&mut self, by: Option<u8>) -> Vec<&'a str> { vec![] } fn own(&self) {} }\n\
            impl<'a> From<&'a str> for Shown<'a> { type Kind = u8; fn from(name: &'a str) -> Shown<'a> { todo() } }\n\
            impl fmt::Display for Lost { fn fmt(&self) {} }\n\
            impl crate::open::Can for [u8; 2] { fn go(&self) -> u8 { 0 } }\n\
            /// Not to be seen.\npub struct Lost;\n\
            /// Makes one.\npub fn make<G: Game,>(\ngame: &G,\n) -> ([u8; 2],) where G: Copy, { ([0; 2],) }\n\
            #[cfg(test)]\nmod tests { pub struct Test; }\n";
        let open = "/// Either.\npub enum Choice { /// One.\n One(u8), /// Both.\n Both { a: u8, b: u8 } }\n\
            /// Can.\npub trait Can { /// Kind.\n type Kind; /// Does.\n fn go(&self) -> Self::Kind; }\n";
        for (name, text) in [("lib.rs", lib), ("hidden.rs", hidden), ("open.rs", open)] {
            fs::write(folder.join("src").join(name), text).unwrap();
        }
        let offered = offered(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        let heads: Vec<&str> = offered.iter().map(|item| item.head.as_str()).collect();
        assert_eq!(
            heads,
            [
                "trait Can",
                "enum Choice",
                "struct Shown<'a>",
                "fn make<G: Game>(game: &G) -> ([u8; 2],) where G: Copy"
            ]
        );
        assert_eq!(offered[2].about, "A thing, `a. b`.");
        let member = |head: &str, about: &str| (head.to_owned(), about.to_owned());
        assert_eq!(
            offered[2].members,
            [
                member("count: usize", "How many."),
                member("fn count_on(&mut self, by: Option<u8>) -> Vec<&'a str>", "Counts on."),
            ]
        );
        let by_trait = |of: usize| {
            let (with, members) = &offered[of].by_trait[0];
            (with.as_str(), members.iter().map(|(head, _)| head.as_str()).collect::<Vec<_>>())
        };
        assert_eq!(
            by_trait(2),
            ("From<&'a str>", vec!["type Kind = u8", "fn from(name: &'a str) -> Shown<'a>"])
        );
        assert_eq!(by_trait(0), ("for [u8; 2]", vec!["fn go(&self) -> u8"]));
        assert_eq!(offered[1].members, [member("One(u8)", "One."), member("Both { a: u8, b: u8 }", "Both.")]);
        assert_eq!(
            offered[0].members,
            [member("type Kind", "Kind."), member("fn go(&self) -> Self::Kind", "Does.")]
        );
    }
}
