//! What `#[derive(Say)]` reads off a type.

use std::error::Error;
use std::path::PathBuf;

use tabla_core::{Say, Saying, Seat, shown_as_text};

#[derive(Debug)]
struct Square(char, u8);

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

shown_as_text!(Square);

const MOST: usize = 9;

#[derive(Debug, Say)]
#[say("a-refusal", error)]
enum Refusal {
    Empty,
    TooHigh {
        from: Square,
        from_level: u8,
    },
    #[say("over")]
    WonAlready {
        #[say("player")]
        winner: Seat,
    },
    #[say(key = "elsewhere", most = MOST, text = text.to_uppercase())]
    Long {
        text: String,
        #[say(skip)]
        _length: usize,
    },
    Letter(#[say("letter")] char),
    #[say("words", words = _0.join(", "))]
    NotWords(Vec<String>),
    #[say(transparent)]
    Other(Because),
    #[say(from)]
    File(FileError<Because>),
    #[say(saying = Saying::new(_0))]
    Left(&'static str),
}

#[derive(Debug, Say)]
#[say("because")]
struct Because;

#[derive(Debug, Say)]
#[say("a-file", error, twice = line * 2)]
struct FileError<R> {
    line: usize,
    path: PathBuf,
    because: Box<R>,
    all: Vec<R>,
}

fn check(refusal: &Refusal, told: &str) {
    assert_eq!(refusal.say().to_string(), told);
    assert_eq!(refusal.to_string(), told);
}

#[test]
fn key_and_values_are_the_variant_and_its_fields() {
    check(&Refusal::Empty, "a-refusal-empty");
    let high = Refusal::TooHigh { from: Square('c', 3), from_level: 2 };
    check(&high, "a-refusal-too-high from='c3', from-level=2");
    check(&Refusal::Letter('x'), "a-refusal-letter letter='x'");
}

#[test]
fn both_can_be_told_otherwise() {
    check(&Refusal::WonAlready { winner: Seat::SECOND }, "a-refusal-over player=2");
    check(&Refusal::Long { text: "ab".to_owned(), _length: 2 }, "elsewhere most=9, text='AB'");
    check(&Refusal::NotWords(vec!["QX".to_owned(), "ZZ".to_owned()]), "a-refusal-words words='QX, ZZ'");
}

#[test]
fn what_is_inside_speaks_for_itself() {
    check(&Refusal::Other(Because), "because");
    check(&Refusal::Left("gone"), "gone");
    let file = || FileError {
        line: 3,
        path: "a.txt".into(),
        because: Box::new(Because),
        all: vec![Because, Because],
    };
    let all = "all=(reason-and-more more=(because), reason=(because))";
    let told = format!("a-file {all}, because=(because), line=3, path='a.txt', twice=6");
    check(&file().into(), &told);
    assert_eq!(file().to_string(), told);
}

#[test]
fn errors_are_errors() {
    let error: Box<dyn Error> = Box::new(Refusal::Empty);
    assert_eq!(error.to_string(), "a-refusal-empty");
}
