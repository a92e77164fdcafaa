//! The house's own chores, run as `cargo xtask <command>`.
//!
//! They are a program of the workspace and not shell scripts, so that they run wherever the rest runs
//! and are tested like the rest.

mod api;
mod debian;
mod fuzz;
mod lexicons;
mod lighthouse;
mod mutants;
mod packages;
mod page;
mod picture;
mod programs;
mod python;
mod report;
mod site;
mod steps;
mod suite;
mod tally;
mod tidy;
mod training;
mod windows;

use std::cell::RefCell;
use std::env;
use std::fmt::{Display, Write as _};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::steps::Cargo;
use crate::tally::Tally;

/// The chores of the house of Tabla.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Check everything, as on a fresh machine: format, lints, documentation, laws, tests
    Test {
        /// Try properties with all their cases, others each time, instead of a sample that is always the same
        #[arg(long)]
        long: bool,
    },
    /// Check what an edit can break quickly: format, lints, laws
    Check,
    /// Check the laws of the house
    Tidy,
    /// Kill, fill and damage for a long time, and compare seeded games, in the release build
    Siege {
        /// How often each loop is gone through
        #[arg(long, default_value_t = 200)]
        rounds: u64,
    },
    /// Feed the parsers with damaged texts and files, for as long as you like
    Fuzz(fuzz::FuzzArgs),
    /// Let a public fuzzer of OpenAPI descriptions look at the API of a server that runs
    Api,
    /// Write the page's types from the description of the API, after a change of it
    Types,
    /// Let Lighthouse look at every page and every room, as on a phone, three times each, in the release build
    Lighthouse {
        /// Leave out how quick they are, and look once, in the build of the tests
        #[arg(long)]
        quick: bool,
        /// Only the places whose names have these words, such as 'room of'
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Photograph every game in the browser, light and dark, into `target/screenshots`
    Screenshots {
        /// Small, every page and every room, for `documentation/pages.md`
        #[arg(long)]
        pages: bool,
    },
    /// Draw the pictures of shared links and the icons of the app into `web`
    Previews,
    /// Print the report, in English and in Serbian, from its chapters and the source
    Report {
        /// Only say whether the chapters of the printed report are those of today
        #[arg(long)]
        check: bool,
    },
    /// Break the games' rules in every small way and count how many breaks their tests notice; this takes hours
    Mutants {
        /// One game alone, such as `mice`
        game: Option<String>,
    },
    /// Draw the README's picture of a game in the terminal
    Picture,
    /// Build the judge, `jewels-ai` and the terminal face for Windows, and let them play under wine
    Windows,
    /// Build the package for Python as a wheel, into `target/wheels`
    Wheel,
    /// Check the package for Python: official checkers, a cluster of two nodes, every example
    Python,
    /// Build the house as a folder of static files that needs no server, with every game and every player
    Site {
        /// Where to, instead of `target/site`
        #[arg(long)]
        out: Option<PathBuf>,
        /// Then play there in a browser, and compare seeded games with those of this machine
        #[arg(long, conflicts_with = "out")]
        test: bool,
    },
    /// Build `tabla` to be packaged, with engines for browsers in it
    Dist,
    /// Make the word lists of Scrabble from Debian's packages `scowl` and `hunspell-ro`, and from `wordfreq` of PyPI
    Lexicons {
        /// Make the lists of common words alone
        #[arg(long)]
        common: bool,
    },
}

fn main() -> ExitCode {
    if let Some(code) = fuzz::compile_if_asked() {
        return code;
    }
    let arguments = Arguments::parse();
    match run(&arguments.command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Nobody is left to tell when standard error is closed too.
            let _ = writeln!(io::stderr(), "xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all was well.
fn run(command: &Chore) -> Result<bool> {
    let root = root();
    match command {
        Chore::Test { long } => Ok(suite::test(&root, *long)),
        Chore::Check => Ok(suite::check(&root)),
        Chore::Tidy => tidy::tidy(&root),
        Chore::Siege { rounds } => {
            let words = ["test", "--release", "--package", "tabla", "--test", "siege", "--", "--nocapture"];
            Cargo::locked(&root, &words).with("TABLA_ROUNDS", &rounds.to_string()).run()
        }
        Chore::Fuzz(args) => fuzz::fuzz(&root, args),
        Chore::Api => api::check(&root),
        Chore::Site { out, test: false } => site::site(&root, out.as_deref()),
        Chore::Site { test: true, .. } => {
            page::set_up(&root)?;
            Ok(site::site(&root, None)? && site::test(&root, &mut Tally::default())?)
        }
        Chore::Dist => site::dist(&root),
        Chore::Windows => windows::windows(&root),
        Chore::Wheel => python::wheel(&root),
        Chore::Python => python::check(&root, python::Packages::begin(&root), &mut Tally::default()),
        Chore::Lexicons { common: true } => lexicons::common_words(&root).map(|()| true),
        Chore::Lexicons { common: false } => lexicons::lexicons(&root).map(|()| true),
        Chore::Types => {
            let words = ["test", "--package", "tabla-web", "--test", "all", "types::"];
            Cargo::locked(&root, &words).with("TABLA_WRITE_TYPES", "1").run()
        }
        Chore::Lighthouse { quick, only } => lighthouse::lighthouse(&root, *quick, only),
        Chore::Screenshots { pages } => {
            page::set_up(&root)?;
            let story = if *pages { "photographs::pages" } else { "photographs::photographs" };
            let words = ["test", "--package", "tabla", "--test", "browser", "--", "--ignored", story];
            Cargo::locked(&root, &words).run()
        }
        Chore::Previews => {
            page::set_up(&root)?;
            let words = ["test", "--package", "tabla", "--test", "browser", "--", "--ignored", "previews"];
            Cargo::locked(&root, &words).run()
        }
        Chore::Report { check: true } => report::check(&root),
        Chore::Report { check: false } => report::report(&root).map(|()| true),
        Chore::Mutants { game } => mutants::mutants(&root, game.as_deref()),
        Chore::Picture => picture::picture(&root).map(|()| true),
    }
}

/// The folder of the workspace: the parent of this crate's.
fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

thread_local! {
    /// What this thread has said, where it is kept until a step is over.
    static KEPT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Does something whose lines are kept, and hands them out.
fn listen<T>(work: impl FnOnce() -> T) -> (T, String) {
    KEPT.set(Some(String::new()));
    let result = work();
    (result, KEPT.take().unwrap_or_default())
}

/// Makes a call whose output is said: as it comes, or with the lines that are kept.
fn call_aloud(command: &mut Command) -> io::Result<ExitStatus> {
    if KEPT.with_borrow(Option::is_none) {
        return command.status();
    }
    let output = command.stdin(Stdio::null()).output()?;
    for said in [&output.stdout, &output.stderr] {
        String::from_utf8_lossy(said).lines().for_each(say);
    }
    Ok(output.status)
}

/// Prints a line. A reader who has gone away (`cargo xtask tidy | head`) is no reason to panic.
fn say(line: impl Display) {
    let is_kept = KEPT.with_borrow_mut(|kept| {
        let Some(kept) = kept else { return false };
        let _ = writeln!(kept, "{line}");
        true
    });
    if is_kept {
        return;
    }
    if cfg!(test) {
        // The harness holds back only what is printed this way.
        println!("{line}");
    } else {
        let _ = writeln!(io::stdout(), "{line}");
    }
}
