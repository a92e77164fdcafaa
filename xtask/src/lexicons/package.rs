//! Packages of Debian, taken apart in a folder of our own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::say;

/// Fetches the package and unpacks it; the folder with its files. Its version is written beside it.
pub fn fetch(name: &str, work: &Path) -> Result<PathBuf> {
    let folder = work.join(name);
    let packed = work.join("packed").join(name);
    for path in [&folder, &packed] {
        if path.exists() {
            fs::remove_dir_all(path).with_context(|| format!("cannot clear {}", path.display()))?;
        }
        fs::create_dir_all(path).with_context(|| format!("cannot make {}", path.display()))?;
    }
    run(Command::new("apt-get").args(["download", "-q", name]).current_dir(&packed))?;
    let file = fs::read_dir(&packed)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .find(|path| path.extension().is_some_and(|extension| extension == "deb"))
        .with_context(|| format!("apt-get fetched no package {name}"))?;
    run(Command::new("dpkg-deb").arg("-x").arg(&file).arg(&folder))?;
    let version = Command::new("dpkg-deb").arg("-f").arg(&file).arg("Version").output()?;
    fs::write(work.join(format!("{name}.version")), version.stdout)?;
    Ok(folder)
}

pub fn run(command: &mut Command) -> Result<()> {
    say(format_args!("   $ {command:?}"));
    let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
    ensure!(status.success(), "{command:?} failed; a fresh machine may need `apt-get update` first");
    Ok(())
}
