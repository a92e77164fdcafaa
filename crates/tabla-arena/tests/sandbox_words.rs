//! What is said of programs, of their ends and of the sandbox, in every language.

use std::io;

use tabla_arena::process::{Fault, How, Limit, RunError};
use tabla_arena::sandbox::Protection;
use tabla_core::{Say, Saying};
use tabla_games::{Language, Words};

fn sayings() -> Vec<Saying> {
    let error = || io::Error::from(io::ErrorKind::NotFound);
    let hows = [How::Exited(3), How::Signalled(9), How::Late, How::Stopped, How::Broke];
    let faults = [
        Fault::Silent,
        Fault::Closed { how: None },
        Fault::Closed { how: Some(How::Exited(1)) },
        Fault::LongLine { most: 100 },
        Fault::Flood { most: 1000 },
        Fault::NotText,
        Fault::Deaf,
    ];
    let errors = [
        RunError::Empty,
        RunError::NotStarted { program: "bot".to_owned(), error: error() },
        RunError::NoKeeper { error: error() },
        RunError::Unreadable { path: "there".into(), error: error() },
        RunError::TooWide { path: "there".into() },
        RunError::Unconfined,
        RunError::Unsupported,
    ];
    let missing =
        Protection::ALL.map(|protection| RunError::NoSandbox { protection, error: "no".to_owned() }.say());
    let limits = Limit::ALL.map(|limit| How::Exceeded(limit).say());
    let mut all: Vec<Saying> = hows.iter().map(Say::say).chain(faults.iter().map(Say::say)).collect();
    all.extend(errors.iter().map(Say::say).chain(missing).chain(limits));
    all
}

#[test]
fn everything_is_said_in_every_language() {
    let mut english = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let told: Vec<String> = sayings().iter().map(|saying| words.say(saying)).collect();
        for text in &told {
            assert!(!text.contains(['{', '<']) && text.contains(' '), "{language:?}: {text}");
        }
        if english.is_empty() {
            english = told;
        } else {
            assert!(told.iter().zip(&english).all(|(text, other)| text != other), "{language:?}");
        }
    }
}

#[test]
fn a_missing_wall_is_named_and_what_trust_means_is_told() {
    let error = "Operation not permitted".to_owned();
    let told =
        Words::new(Language::ALL[0]).say(&RunError::NoSandbox { protection: Protection::Files, error }.say());
    for part in ["Landlock", "Operation not permitted", "--trust", "whatever you can"] {
        assert!(told.contains(part), "{told}");
    }
}
