//! Puts every message catalogue into the program: `messages/<language>/*.ftl`, whatever files there are.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=messages");
    let mut code = String::from("&[\n");
    for folder in sorted(Path::new("messages"))? {
        if !Path::new("messages").join(&folder).is_dir() {
            continue;
        }
        writeln!(code, "({folder:?}, &[").map_err(io::Error::other)?;
        for file in sorted(&Path::new("messages").join(&folder))? {
            if file.ends_with(".ftl") {
                let path = format!("/messages/{folder}/{file}");
                let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))");
                writeln!(code, "    ({file:?}, {text}),").map_err(io::Error::other)?;
            }
        }
        code += "]),\n";
    }
    code += "]\n";
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("catalogues.rs"), code)
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
