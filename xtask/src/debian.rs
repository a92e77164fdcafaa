//! The compiler of Debian, which has the sources of its standard library: out of them the library is built for other
//! targets, which `RUSTC_BOOTSTRAP` allows to a stable compiler.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::packages;
use crate::{call_aloud, say};

pub const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// What must be there, each with the Debian package that brings it.
const FILES: [(&str, &str); 3] = [
    (RUSTC, "rustc-web"),
    (CARGO, "cargo-web"),
    ("/usr/lib/rustlib/src/rust/library/Cargo.lock", "rust-web-src"),
];

/// Installs what is missing of these files and of the compiler's, and makes sure that the compiler is new enough.
pub fn set_up(root: &Path, files: &[(&str, &'static str)]) -> Result<()> {
    let all = FILES.iter().chain(files);
    let missing: Vec<&str> =
        all.filter(|(file, _)| !Path::new(file).exists()).map(|(_, package)| *package).collect();
    packages::install(&missing)?;
    let output = Command::new(RUSTC).arg("--version").output().context("cannot run Debian's rustc")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
    let wanted = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap_or_default();
    ensure!(version(&said) >= version(wanted), "{} is older than {wanted}", said.trim());
    Ok(())
}

/// The first two numbers in a text, such as `rustc 1.96.0`.
fn version(text: &str) -> Option<(u32, u32)> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse().ok());
    let numbers: Vec<u32> = numbers.take(2).collect();
    Some((*numbers.first()?, *numbers.get(1)?))
}

/// Builds something for a target, and the standard library before it, in this folder. Whether it went well.
pub fn build(root: &Path, place: &str, target: &str, words: &str, more: &[(&str, &str)]) -> Result<bool> {
    let words = format!("build --locked {words} -Zbuild-std=std,panic_abort --target {target}");
    let environment = [("RUSTC", RUSTC), ("RUSTC_BOOTSTRAP", "1"), ("CARGO_TARGET_DIR", place)];
    let set = environment.iter().chain(more).copied().filter(|(_, value)| !value.is_empty());
    let shown: String = set.clone().map(|(name, value)| format!("{name}={value} ")).collect();
    say(format_args!("   $ {shown}{CARGO} {words}"));
    let mut cargo = Command::new(CARGO);
    cargo.args(words.split(' ')).envs(set).current_dir(root);
    // The libraries of the compiler that has built this program are not those of the other one.
    cargo.env_remove("LD_LIBRARY_PATH");
    Ok(call_aloud(&mut cargo).context("cannot run Debian's cargo")?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("rustc 1.96.0 (ac68faa20 2026-05-25)"), Some((1, 96)));
        assert_eq!(version("\"1.95\""), Some((1, 95)));
        assert!(version("rustc 1.100.0") > version("rustc 1.95.0"));
        assert!(version("rustc 1.63.0 (4b91a6ea7 2022-08-08)") < version("\"1.95\""));
        assert_eq!(version("no compiler"), None);
    }
}
