//! Tables of cases in a text file: a title line that begins with `== `, then the case as it is.
//!
//! ```
//! use tabla_testkit::cases::cases;
//!
//! let table = "# What people get wrong.\n== nothing at all\n== two lines\nC3 B2\nC2 D2\n";
//! let cases = cases(table);
//! assert_eq!(cases[0].title, "nothing at all");
//! assert_eq!(cases[0].body, "");
//! assert_eq!(cases[1].body, "C3 B2\nC2 D2\n");
//! ```

/// One case of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What it is about.
    pub title: String,
    /// Its text, up to the next title; each line ends with a line feed.
    pub body: String,
}

/// The cases of a table; what stands before the first title is a comment.
pub fn cases(table: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in table.lines() {
        if let Some(title) = line.strip_prefix("== ") {
            cases.push(Case { title: title.trim().to_owned(), body: String::new() });
        } else if let Some(case) = cases.last_mut() {
            case.body += line;
            case.body.push('\n');
        }
    }
    cases
}
