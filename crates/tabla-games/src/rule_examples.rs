//! The examples of the numbered rule books, which tests play: every position with what is told of it.
//!
//! ```
//! use tabla_games::rule_examples;
//!
//! let closed = rule_examples("mice").into_iter().find(|example| example.rule == "4.1").unwrap();
//! assert_eq!(closed.position, "a7,d7/a1,b4/7,7/w");
//! assert_eq!(closed.lines.len(), 3);
//! ```

use tabla_core::{ExampleLine, examples};

/// The numbered rule book of every game.
const BOOKS: [(&str, &str); 5] = [
    ("santorini", include_str!("../../tabla-santorini/RULES.md")),
    ("mice", include_str!("../../tabla-mice/RULES.md")),
    ("jamb", include_str!("../../tabla-jamb/RULES.md")),
    ("jewels", include_str!("../../tabla-jewels/RULES.md")),
    ("scrabble", include_str!("../../tabla-scrabble/RULES.md")),
];

/// What was agreed on where a block has this tag, as the kit of its game names it. Whole games, pictures and what
/// only the scorer counts are no positions of a game.
const TAGS: [(&str, &str); 10] = [
    ("santorini", ""),
    ("mice", ""),
    ("mice-flying", "flying"),
    ("jamb", ""),
    ("jamb-generous", "jamb-is-ful"),
    ("jamb-strict", "no-jamb-is-poker"),
    ("jewels", ""),
    ("jewels-one-turn", "turns=1"),
    ("scrabble", "language=en"),
    ("scrabble-doubt", "language=en,challenge=double"),
];

/// A position of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleExample {
    /// The number of its rule; `0` before the first.
    pub rule: &'static str,
    /// What was agreed on.
    pub rules: &'static str,
    /// The position as text; empty for the usual beginning.
    pub position: String,
    /// Why it is none, if the book says so: then nothing more is told of it.
    pub refused: Option<&'static str>,
    /// What is told of it, in order.
    pub lines: Vec<ExampleLine<'static>>,
}

/// Every position in the rule book of a game, in its order; none where there is no such game.
pub fn rule_examples(game: &str) -> Vec<RuleExample> {
    let book = BOOKS.iter().find(|(name, _)| *name == game).map_or("", |(_, book)| book);
    let mut found: Vec<RuleExample> = Vec::new();
    for block in examples(book) {
        let Some((_, rules)) = TAGS.iter().find(|(tag, _)| *tag == block.tag) else { continue };
        let rule = if block.rule.is_empty() { "0" } else { block.rule };
        for line in block.lines.iter().filter_map(|(_, line)| ExampleLine::read(line)) {
            if let ExampleLine::Position { text, told } = line {
                let position = if text == "start" { beginning(game, book) } else { text.to_owned() };
                let refused = told.strip_prefix("refused: ");
                found.push(RuleExample { rule, rules, position, refused, lines: Vec::new() });
            } else if let Some(example) = found.last_mut().filter(|example| !is_chance(example)) {
                example.lines.push(line);
            }
        }
    }
    // No table begins with a cascade that was stopped.
    found.retain(|example| !example.position.ends_with("/too-long"));
    found
}

/// Whether chance decides there, which is nobody's move: the table settles it before anybody plays, and what a book
/// tells of that moment cannot be shown.
fn is_chance(example: &RuleExample) -> bool {
    example.lines.contains(&ExampleLine::Turn { told: "to move: chance" })
}

/// What `start` means: nothing but in a book that has a board of its own, whose file it shows.
fn beginning(game: &str, book: &str) -> String {
    let mut files = examples(book).into_iter().filter(|block| block.tag == "text" && block.lines.len() == 16);
    match files.next_back() {
        Some(file) if game == "jewels" => {
            let lines: Vec<&str> = file.lines.iter().map(|(_, line)| *line).collect();
            let (rows, refill) = lines.split_at(8);
            format!("{}/{}/0,0,0,0,0,0,0,0/0/0", rows.join(","), refill.join(","))
        }
        _ => String::new(),
    }
}
