//! The house's own chores, run as `cargo xtask <command>`.
//!
//! They are a program of the workspace and not shell scripts, so that they run wherever the rest runs
//! and are tested like the rest.

mod api;
mod fuzz;
mod lexicons;
mod lighthouse;
mod mutants;
mod packages;
mod page;
mod picture;
mod programs;
mod report;
mod steps;
mod suite;
mod tally;
mod tidy;
mod training;
mod windows;

use std::env;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::steps::Cargo;

/// The chores of the house of Tabla.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
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
fn run(command: &Command) -> Result<bool> {
    let root = root();
    match command {
        Command::Test { long } => Ok(suite::test(&root, *long)),
        Command::Check => Ok(suite::check(&root)),
        Command::Tidy => tidy::tidy(&root),
        Command::Siege { rounds } => {
            let words = ["test", "--release", "--package", "tabla", "--test", "siege", "--", "--nocapture"];
            Cargo::locked(&root, &words).with("TABLA_ROUNDS", &rounds.to_string()).run()
        }
        Command::Fuzz(args) => fuzz::fuzz(&root, args),
        Command::Api => api::check(&root),
        Command::Windows => windows::windows(&root),
        Command::Lexicons { common: true } => lexicons::common_words(&root).map(|()| true),
        Command::Lexicons { common: false } => lexicons::lexicons(&root).map(|()| true),
        Command::Types => {
            let words = ["test", "--package", "tabla-web", "--test", "all", "types::"];
            Cargo::locked(&root, &words).with("TABLA_WRITE_TYPES", "1").run()
        }
        Command::Lighthouse { quick } => lighthouse::lighthouse(&root, *quick),
        Command::Screenshots { pages } => {
            page::set_up(&root)?;
            let story = if *pages { "photographs::pages" } else { "photographs::photographs" };
            let words = ["test", "--package", "tabla", "--test", "browser", "--", "--ignored", story];
            Cargo::locked(&root, &words).run()
        }
        Command::Previews => {
            page::set_up(&root)?;
            let words = ["test", "--package", "tabla", "--test", "browser", "--", "--ignored", "previews"];
            Cargo::locked(&root, &words).run()
        }
        Command::Report { check: true } => report::check(&root),
        Command::Report { check: false } => report::report(&root).map(|()| true),
        Command::Mutants { game } => mutants::mutants(&root, game.as_deref()),
        Command::Picture => picture::picture(&root).map(|()| true),
    }
}

/// The folder of the workspace: the parent of this crate's.
fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Prints a line. A reader who has gone away (`cargo xtask tidy | head`) is no reason to panic.
fn say(line: impl Display) {
    if cfg!(test) {
        // The harness holds back only what is printed this way.
        println!("{line}");
    } else {
        let _ = writeln!(io::stdout(), "{line}");
    }
}
