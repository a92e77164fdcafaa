//! What the laws look at: the files of the repository and the crates of the workspace.
//!
//! Both are plain values, so that a law is tested on a house of three lines.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand};

/// The five games. A crate of one of these names is a game crate.
pub const GAMES: [&str; 5] =
    ["tabla-jamb", "tabla-jewels", "tabla-mice", "tabla-santorini", "tabla-scrabble"];

/// Only these are read; everything else in the repository is data, and only its name counts.
const TEXT: [&str; 14] =
    ["css", "d.ts", "ftl", "html", "js", "json", "md", "mjs", "py", "rs", "sh", "toml", "yaml", "yml"];

/// Nothing below these belongs to the repository.
const OUTSIDE: [&str; 3] = [".git", "node_modules", "target"];

#[derive(Default)]
pub struct House {
    /// Every file that is tracked or could be: its path, and its text where it is read.
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
    /// Reads the repository around this folder.
    pub fn read(root: &Path) -> Result<House> {
        let mut files = BTreeMap::new();
        for path in list(root)? {
            // A file can be in git's list and deleted in the working tree.
            if !root.join(&path).is_file() {
                continue;
            }
            let text = if is_text(&path) {
                let bytes = fs::read(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
                Some(String::from_utf8_lossy(&bytes).into_owned())
            } else {
                None
            };
            files.insert(path, text);
        }
        Ok(House { files, crates: crates(root)? })
    }

    /// The files that are read, with their text.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The files of one kind that are read, below a folder; `""` is the whole house.
    pub fn below(&self, folder: &str, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        let folder = if folder.is_empty() { String::new() } else { format!("{folder}/") };
        self.texts().filter(move |(path, _)| path.starts_with(&folder) && path.ends_with(ending))
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is a file or a folder of this name.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.contains_key(path) || self.files.keys().any(|file| file.starts_with(&folder))
    }

    /// The names of all files below a folder, read or not, from that folder on.
    pub fn names_below(&self, folder: &str) -> impl Iterator<Item = &str> {
        let folder = format!("{folder}/");
        self.files.keys().filter_map(move |path| path.strip_prefix(&folder))
    }

    /// The crates that are games.
    pub fn games(&self) -> impl Iterator<Item = &Crate> {
        self.crates.iter().filter(|member| GAMES.contains(&member.name.as_str()))
    }
}

/// The number of the line, counted from 1, in which this byte of the text stands.
pub fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count()
}

/// The number of the first line that begins with this word, or 1.
pub fn line_of(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.trim_start().starts_with(start)).map_or(1, |index| index + 1)
}

fn is_text(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    match name.trim_start_matches('.').split_once('.') {
        // A script or a licence.
        None => true,
        Some(_) => TEXT.iter().any(|ending| name.ends_with(&format!(".{ending}"))),
    }
}

/// What git tracks or would track; without git, what lies in the folder.
fn list(root: &Path) -> Result<Vec<String>> {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = Command::new("git").args(words).current_dir(root).output();
    match listed {
        Ok(listed) if listed.status.success() => {
            let paths = String::from_utf8_lossy(&listed.stdout);
            Ok(paths.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
        }
        _ => {
            let mut paths = Vec::new();
            walk(root, "", &mut paths)?;
            Ok(paths)
        }
    }
}

fn walk(root: &Path, folder: &str, paths: &mut Vec<String>) -> Result<()> {
    let entries = fs::read_dir(root.join(folder)).with_context(|| format!("cannot list {folder}"))?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if entry.file_type()?.is_dir() {
            if !OUTSIDE.contains(&name.as_str()) {
                walk(root, &path, paths)?;
            }
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn crates(root: &Path) -> Result<Vec<Crate>> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .no_deps()
        .exec()
        .context("cargo cannot describe the workspace")?;
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
    fn texts_and_data_are_told_apart_by_name() {
        for path in ["a/b.rs", ".gitignore", "LICENSE-MIT", ".ci/run", "web/board.d.ts", "x.test.js"] {
            assert!(is_text(path), "{path}");
        }
        for path in ["a/b.png", "data/book.bin", "Cargo.lock", "a.txt"] {
            assert!(!is_text(path), "{path}");
        }
    }

    #[test]
    fn lines_are_counted_from_one() {
        assert_eq!(line_at("a\nb\nc", 0), 1);
        assert_eq!(line_at("a\nb\nc", 4), 3);
        assert_eq!(line_of("a\n  b = 1\n", "b"), 2);
        assert_eq!(line_of("a\n", "z"), 1);
    }

    #[test]
    fn folders_are_there_when_a_file_is_in_them() {
        let house = House::of(&[("a/b/c.rs", "")]);
        assert!(house.has("a/b/c.rs") && house.has("a/b") && house.has("a/b/"));
        assert!(!house.has("a/b/c") && !house.has("b"));
    }

    #[test]
    fn this_crate_is_in_the_house() -> Result<()> {
        let house = House::read(&crate::root())?;
        assert!(house.text("xtask/src/tidy/house.rs").is_some());
        let here = house.crates.iter().find(|member| member.name == "xtask");
        let here = here.context("no crate xtask")?;
        assert_eq!(here.folder, "xtask");
        assert!(here.uses.iter().any(|used| used.name == "regex" && !used.dev));
        Ok(())
    }
}
