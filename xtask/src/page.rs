//! What the checks of the page need: a browser with its driver, a proxy, and two packages of npm.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::packages::{call, install};
use crate::say;

/// The programs that must be there, each with the Debian package that brings it.
const PROGRAMS: [(&str, &str); 6] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("node", "nodejs"),
    ("npm", "npm"),
    ("nginx", "nginx-light"),
    ("pdftotext", "poppler-utils"),
];

/// Packages of npm.
pub struct Packages {
    /// Where their list is.
    list: &'static str,
    /// Where they are installed.
    pub installed: &'static str,
}

/// What the checks need.
pub const CHECKS: Packages = Packages { list: "xtask/page", installed: "target/npm" };
/// What only Lighthouse needs: it is large, and nobody waits for it in the whole check.
pub const LIGHTHOUSE: Packages = Packages { list: "xtask/lighthouse", installed: "target/lighthouse" };

/// Installs what is missing, and says so.
pub fn set_up(root: &Path) -> Result<()> {
    install_missing(&PROGRAMS)?;
    install_packages(root, &CHECKS)
}

/// Installs those of these programs that are missing from the Debian packages that bring them.
pub fn install_missing(programs: &[(&str, &str)]) -> Result<()> {
    let missing: Vec<&str> =
        programs.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    install(&missing)
}

/// Checks the types of every module of the page. Whether all is well.
pub fn check_types(root: &Path) -> Result<bool> {
    install_packages(root, &CHECKS)?;
    let compiler = root.join(CHECKS.installed).join("node_modules/.bin/tsc");
    say("   $ tsc --project web");
    let status = Command::new(compiler).args(["--project", "web"]).current_dir(root).status();
    Ok(status.context("cannot run the type check")?.success())
}

/// Installs the packages of npm, unless they are there already.
pub fn install_packages(root: &Path, packages: &Packages) -> Result<()> {
    let (list, installed) = (root.join(packages.list), root.join(packages.installed));
    let lock = fs::read(list.join("package-lock.json")).context("cannot read the list of npm packages")?;
    let mark = installed.join("node_modules/.installed");
    if fs::read(&mark).is_ok_and(|done| done == lock) {
        return Ok(());
    }
    fs::create_dir_all(&installed)?;
    for file in ["package.json", "package-lock.json", ".npmrc"] {
        fs::copy(list.join(file), installed.join(file)).with_context(|| format!("cannot copy {file}"))?;
    }
    let words = ["ci", "--no-audit", "--no-fund", "--ignore-scripts"];
    call(Command::new("npm").args(words).current_dir(&installed))?;
    fs::write(mark, lock)?;
    Ok(())
}

/// Whether there is such a program.
pub fn is_there(program: &str) -> bool {
    let folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    folders.iter().any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_where_the_shell_looks() {
        assert!(is_there("sh"));
        assert!(!is_there("no-such-program-of-ours"));
    }

    #[test]
    fn the_packages_are_pinned_and_name_no_host() {
        for packages in [CHECKS, LIGHTHOUSE] {
            let lock = crate::root().join(packages.list).join("package-lock.json");
            let lock = fs::read_to_string(lock).unwrap();
            assert!(lock.contains("\"integrity\""));
            assert!(!lock.contains("\"resolved\""), "run npm with omit-lockfile-registry-resolved");
        }
    }
}
