//! What the laws look at: the files of the repository and the crates of the workspace.
//!
//! Both are plain values, so that a law is tested on a house of three lines.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand};
use walkdir::WalkDir;

/// The five games. A crate of one of these names is a game crate.
pub const GAMES: [&str; 5] =
    ["tabla-jamb", "tabla-jewels", "tabla-mice", "tabla-santorini", "tabla-scrabble"];

/// Only these, and what has no ending, are read; everything else in the repository is data, and only its name counts.
const TEXT: [&str; 14] =
    ["css", "ftl", "html", "js", "json", "md", "mjs", "py", "rs", "sh", "toml", "ts", "yaml", "yml"];

/// Nothing below these belongs to the repository.
const OUTSIDE: [&str; 3] = [".git", "node_modules", "target"];

#[derive(Default)]
pub struct House {
    /// Every file: its path, and its text where it is read.
    files: BTreeMap<String, Option<String>>,
    /// The crates of the workspace.
    pub crates: Vec<Crate>,
}

/// A crate of the workspace.
pub struct Crate {
    pub name: String,
    /// Where it lives, from the workspace's folder.
    pub folder: String,
    /// What its manifest asks for: our own crates and others.
    pub uses: Vec<Use>,
}

pub struct Use {
    /// The name of the crate that is used.
    pub name: String,
    /// Whether only tests and benches use it.
    pub dev: bool,
}

impl House {
    /// Reads the repository in this folder.
    pub fn read(root: &Path) -> Result<House> {
        let mut files = BTreeMap::new();
        let walk = WalkDir::new(root).into_iter();
        for entry in walk.filter_entry(|entry| !OUTSIDE.iter().any(|name| entry.file_name() == *name)) {
            let entry = entry?;
            if entry.file_type().is_file() {
                let bytes =
                    || fs::read(entry.path()).with_context(|| format!("cannot read {:?}", entry.path()));
                let text = is_text(entry.path()).then(bytes).transpose()?;
                let path = entry.path().strip_prefix(root)?.to_string_lossy().into_owned();
                files.insert(path, text.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
            }
        }
        Ok(House { files, crates: crates(root)? })
    }

    /// The files of one kind that are read, below a folder; `""` is the whole house, or every kind.
    pub fn below(&self, folder: &str, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(move |(path, text)| {
            (Path::new(path).starts_with(folder) && path.ends_with(ending))
                .then_some((path.as_str(), text.as_deref()?))
        })
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is a file or a folder of this name.
    pub fn has(&self, path: impl AsRef<Path>) -> bool {
        self.files.keys().any(|file| Path::new(file).starts_with(&path))
    }
}

/// The number of the line, counted from 1, in which this byte of the text stands.
pub fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count()
}

fn is_text(path: &Path) -> bool {
    path.extension().is_none_or(|ending| TEXT.iter().any(|text| ending == *text))
}

fn crates(root: &Path) -> Result<Vec<Crate>> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec();
    let metadata = metadata.context("cargo cannot describe the workspace")?;
    let members = metadata.workspace_packages().into_iter().map(|package| {
        let folder = package.manifest_path.parent().unwrap_or(&package.manifest_path);
        let folder = folder.strip_prefix(&metadata.workspace_root).unwrap_or(folder);
        let uses = package.dependencies.iter().map(|dependency| Use {
            name: dependency.name.clone(),
            dev: dependency.kind == DependencyKind::Development,
        });
        Crate { name: package.name.to_string(), folder: folder.to_string(), uses: uses.collect() }
    });
    Ok(members.collect())
}

#[cfg(test)]
impl House {
    /// A house of these files and no crates.
    pub fn of(files: &[(&str, &str)]) -> House {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), Some((*text).to_owned())));
        House { files: files.collect(), crates: Vec::new() }
    }

    /// The same house with one more crate, under `crates/`; dev-dependencies are written `dev:name`.
    #[must_use]
    pub fn with_crate(mut self, name: &str, uses: &[&str]) -> House {
        let uses = uses.iter().map(|text| match text.strip_prefix("dev:") {
            Some(name) => Use { name: name.to_owned(), dev: true },
            None => Use { name: (*text).to_owned(), dev: false },
        });
        let folder = format!("crates/{name}");
        self.crates.push(Crate { name: name.to_owned(), folder, uses: uses.collect() });
        self
    }
}

/// What a law finds, as a person sees it without the law's name: for short tests.
#[cfg(test)]
pub fn found(findings: &[super::Finding]) -> Vec<String> {
    findings.iter().map(|finding| format!("{}:{}: {}", finding.file, finding.line, finding.text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_there_when_a_file_is_in_them() {
        let house = House::of(&[("a/b/c.rs", "")]);
        assert!(house.has("a/b/c.rs") && house.has("a/b") && house.has("a/b/"));
        assert!(!house.has("a/b/c") && !house.has("b"));
    }

    #[test]
    fn this_crate_is_in_the_house() -> Result<()> {
        let house = House::read(&crate::root())?;
        assert!(house.text("xtask/src/tidy/house.rs").is_some() && house.text(".ci/run").is_some());
        assert!(house.has("Cargo.lock") && house.text("Cargo.lock").is_none());
        let here = house.crates.iter().find(|member| member.name == "xtask").context("no crate xtask")?;
        assert_eq!(here.folder, "xtask");
        assert!(here.uses.iter().any(|used| used.name == "regex" && !used.dev));
        Ok(())
    }
}
