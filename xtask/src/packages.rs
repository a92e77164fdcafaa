//! What is installed from Debian's packages, where a check needs it.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::say;

/// Installs these packages, and says so.
pub fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let shown = packages.join(" ");
    say(format_args!("   missing: {shown}; installed from Debian's packages"));
    let advice = || format!("not installed; as root: apt-get install {shown}");
    call(Command::new("apt-get").args(["update", "-q"])).with_context(advice)?;
    let install = ["install", "-q", "-y", "--no-install-recommends"];
    call(Command::new("apt-get").args(install).args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
        .with_context(advice)
}

/// Makes a call, whose output is shown only when it fails.
pub fn call(command: &mut Command) -> Result<()> {
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let shown = words.join(" ");
    say(format_args!("   $ {shown}"));
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot run `{shown}`"))?;
    if !output.status.success() {
        say(String::from_utf8_lossy(&output.stdout));
        bail!("`{shown}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_quoted() {
        let error = call(Command::new("sh").args(["-c", "echo why >&2; exit 3"])).unwrap_err();
        assert_eq!(error.to_string(), "`sh -c echo why >&2; exit 3` failed: why");
    }
}
