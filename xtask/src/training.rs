//! The trainers of networks: a `smoke.py` in a folder of `training/` makes a tiny network from beginning to end on the
//! processor and says by its exit code whether the program and the trainer agree. Mice's trainer is tried by a test of `tabla`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::packages;
use crate::{call_aloud, say};

/// Debian's Python, for which Debian has PyTorch.
const PYTHON: &str = "/usr/bin/python3";
/// What the trainers need of it.
const PACKAGES: [&str; 2] = ["python3-numpy", "python3-torch"];

/// Installs PyTorch, unless it is there.
pub fn set_up() -> Result<()> {
    let asked = Command::new(PYTHON).args(["-c", "import numpy, torch"]).stderr(Stdio::null()).status();
    if asked.is_ok_and(|status| status.success()) { Ok(()) } else { packages::install(&PACKAGES) }
}

/// Runs every trainer's small test with the program that the tests have built. Whether all are well.
pub fn check(root: &Path) -> Result<bool> {
    let program = root.join("target/debug/tabla");
    let mut good = true;
    for smoke in smokes(root)? {
        say(format_args!("   $ python3 {} {}", smoke.display(), program.display()));
        let status = call_aloud(Command::new(PYTHON).arg(&smoke).arg(&program).current_dir(root));
        good &= status.with_context(|| format!("cannot run `{}`", smoke.display()))?.success();
    }
    Ok(good)
}

/// The small tests, in the order of their names.
fn smokes(root: &Path) -> Result<Vec<PathBuf>> {
    let folder = root.join("training");
    let there = fs::read_dir(&folder).with_context(|| format!("cannot read `{}`", folder.display()))?;
    let mut found: Vec<PathBuf> = there
        .filter_map(|entry| Some(entry.ok()?.path()).filter(|path| path.is_dir()))
        .map(|trainer| trainer.join("smoke.py"))
        .filter(|smoke| smoke.is_file())
        .collect();
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn santorinis_trainer_has_a_small_test() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let found = smokes(&root).unwrap();
        assert!(found.iter().any(|path| path.ends_with("training/santorini/smoke.py")));
    }
}
