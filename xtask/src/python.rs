//! The package for Python: its wheel, and the check of it in an environment of its own, with the official checkers of those who
//! use games and with a cluster of two nodes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow, ensure};

use crate::packages::{call, install};
use crate::page::install_missing;
use crate::say;
use crate::steps::Cargo;
use crate::tally::Tally;

/// The list of Python's packages.
const LIST: &str = "xtask/python/requirements.txt";
/// Where they are installed, and our own beside them.
const INSTALLED: &str = "target/python";
/// The package, which is installed as it is but for its module.
const PACKAGE: &str = "python/tabla";
/// The module as cargo names it, and as Python finds it.
const MODULE: [&str; 2] = ["target/debug/lib_tabla.so", "_tabla.abi3.so"];
/// The programs of the house that the tests take.
const TABLA: &str = "target/debug/tabla";

/// Python's packages on their way: to fetch them takes no processor, so it goes on beside everything else.
pub struct Packages(JoinHandle<Result<()>>);

impl Packages {
    /// Begins to install what is missing.
    pub fn begin(root: &Path) -> Packages {
        let root = root.to_owned();
        Packages(thread::spawn(move || set_up(&root)))
    }

    fn wait(self) -> Result<()> {
        self.0.join().map_err(|_| anyhow!("whoever installed Python's packages broke down"))?
    }
}

fn set_up(root: &Path) -> Result<()> {
    let (list, installed) = (root.join(LIST), root.join(INSTALLED));
    let wanted = fs::read(&list).context("cannot read the list of Python's packages")?;
    let mark = installed.join("installed.txt");
    if fs::read(&mark).is_ok_and(|done| done == wanted) {
        return Ok(());
    }
    install_missing(&[("python3", "python3")])?;
    let has_venv = Command::new("python3").args(["-c", "import ensurepip, venv"]).output();
    if !has_venv.is_ok_and(|output| output.status.success()) {
        install(&["python3-venv"])?;
    }
    call(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&installed))?;
    let words =
        ["install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:", "--no-compile"];
    call(Command::new(installed.join("bin/pip")).args(words).arg("--requirement").arg(&list))?;
    fs::write(mark, wanted)?;
    Ok(())
}

/// Builds the module as the tests before were built, installs the package, and runs its tests. Whether all passed.
pub fn check(root: &Path, packages: Packages, tally: &mut Tally) -> Result<bool> {
    packages.wait()?;
    // Asked for together with the tests, what others wrote has the features that it has for them, and nothing is built twice.
    let words = ["build", "--workspace", "--lib", "--tests", "--profile", "test"];
    let built = Cargo::locked(root, &words).run()?;
    ensure!(built, "the module does not build");
    if !root.join(TABLA).exists() {
        let built =
            Cargo::locked(root, &["build", "--package", "tabla", "--bin", "tabla", "--profile", "test"]);
        ensure!(built.run()?, "`tabla` does not build");
    }
    install_package(root)?;
    let python = root.join(INSTALLED).join("bin/python");
    let mut tests = Command::new(python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "python/tests", "python/examples"]);
    tests.current_dir(root).env("TABLA", root.join(TABLA));
    tests
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("RAY_DISABLE_IMPORT_WARNING", "1")
        .env("RAY_USAGE_STATS_ENABLED", "0");
    say("   $ pytest python/tests python/examples");
    let output = tests.stderr(Stdio::inherit()).output().context("cannot run pytest")?;
    let said = String::from_utf8_lossy(&output.stdout);
    said.lines().for_each(say);
    tally.count_python(said.lines().last().unwrap_or_default());
    Ok(output.status.success())
}

/// Puts the package where its Python finds it, with what tells Gymnasium of it.
fn install_package(root: &Path) -> Result<()> {
    let ask = "import sysconfig; print(sysconfig.get_path('platlib'))";
    let told = Command::new(root.join(INSTALLED).join("bin/python")).args(["-c", ask]).output()?;
    let site = PathBuf::from(String::from_utf8_lossy(&told.stdout).trim());
    ensure!(site.is_dir(), "the environment does not say where its packages are");
    let package = site.join("tabla");
    let _ = fs::remove_dir_all(&package);
    copy(&root.join(PACKAGE), &package)?;
    fs::copy(root.join(MODULE[0]), package.join(MODULE[1])).context("the module is not there")?;
    let about = site.join("tabla-0.dist-info");
    fs::create_dir_all(&about)?;
    fs::write(about.join("METADATA"), "Metadata-Version: 2.1\nName: tabla\nVersion: 0\n")?;
    fs::write(about.join("entry_points.txt"), "[gymnasium.envs]\n__root__ = tabla.gym:register\n")?;
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to.join(name))?;
        } else {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

/// Builds the wheel into `target/wheels`.
pub fn wheel(root: &Path) -> Result<bool> {
    set_up(root)?;
    let installed = root.join(INSTALLED).join("bin");
    call(Command::new(installed.join("pip")).args(["install", "--quiet", "maturin==1.16.0"]))?;
    let mut maturin = Command::new(installed.join("maturin"));
    maturin.args(["build", "--release", "--locked", "--out"]).arg(root.join("target/wheels"));
    maturin.current_dir(root.join("python"));
    say("   $ maturin build --release --locked --out target/wheels");
    Ok(maturin.status().context("cannot run maturin")?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_has_its_version() {
        let list = fs::read_to_string(crate::root().join(LIST)).unwrap();
        assert!(
            ["gymnasium==", "pettingzoo==", "open-spiel==", "ray==", "pytest=="]
                .iter()
                .all(|one| list.contains(one))
        );
        assert!(
            list.lines().all(|line| line.split_once("==").is_some_and(|(_, version)| !version.is_empty()))
        );
    }

    #[test]
    fn the_entry_point_that_is_installed_is_the_package_s() {
        let project = fs::read_to_string(crate::root().join("python/pyproject.toml")).unwrap();
        assert!(
            project.contains("[project.entry-points.\"gymnasium.envs\"]\n__root__ = \"tabla.gym:register\"")
        );
    }
}
