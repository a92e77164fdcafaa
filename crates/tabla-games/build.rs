//! Puts every message catalogue and every rule book into the program: `messages/<language>/*.ftl` and
//! `rules/<language>/*.md`, whatever files there are. A page's module has no messages: they are data.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let is_page = env::var_os("CARGO_CFG_TARGET_FAMILY").is_some_and(|family| family == "wasm");
    if !is_page {
        embed("messages", ".ftl", "catalogues.rs")?;
    }
    embed("rules", ".md", "rule_books.rs")
}

/// Writes a table of the files in a folder that has a folder for each language.
fn embed(root: &str, ending: &str, out: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={root}");
    let mut code = String::from("&[\n");
    for folder in sorted(Path::new(root))? {
        if !Path::new(root).join(&folder).is_dir() {
            continue;
        }
        writeln!(code, "({folder:?}, &[").map_err(io::Error::other)?;
        for file in sorted(&Path::new(root).join(&folder))? {
            if file.ends_with(ending) {
                let path = format!("/{root}/{folder}/{file}");
                let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))");
                writeln!(code, "    ({file:?}, {text}),").map_err(io::Error::other)?;
            }
        }
        code += "]),\n";
    }
    code += "]\n";
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&folder).join(out), code)
}

/// The names in a folder, in order, so that the program is the same whenever it is built.
fn sorted(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
