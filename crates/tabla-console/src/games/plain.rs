//! A game of which nothing is known but its kit: its position is shown as text, and its moves are typed as they are
//! listed.

use tabla_core::Saying;
use tabla_games::Words;
use tabla_table::Snapshot;

use super::Face;
use crate::commands::Verb;
use crate::draw::Look;
use crate::draw::values::Figure;
use crate::text::wrap;

/// What is shown of such a game.
pub(super) struct Plain {
    position: String,
    moves: Vec<String>,
}

impl Plain {
    pub(super) fn of(shown: &Snapshot) -> Plain {
        Plain { position: shown.position.clone(), moves: shown.legal.clone().unwrap_or_default() }
    }

    fn lines(&self) -> Vec<String> {
        self.position.lines().map(str::to_owned).collect()
    }
}

impl Face for Plain {
    fn piece(&self, _: u8, _: bool) -> &'static str {
        ""
    }

    fn board(&self, _: &[String], look: &Look) -> Vec<String> {
        self.lines().iter().flat_map(|line| wrap(line, look.columns)).collect()
    }

    fn legend(&self, _: &Words, _: &Look) -> Vec<Vec<String>> {
        Vec::new()
    }

    fn values(&self, figures: &[Figure], _: &Look) -> Vec<String> {
        figures.iter().map(|figure| format!("{}: {}", figure.square, figure.text)).collect()
    }

    fn sentences(&self, _: &[String], _: &Words) -> Vec<String> {
        self.lines()
    }

    fn moves(&self) -> Vec<Vec<String>> {
        self.moves.iter().map(|text| vec![text.clone()]).collect()
    }

    fn read(&self, line: &str) -> Option<Vec<String>> {
        let found = self.moves.iter().find(|text| text.eq_ignore_ascii_case(line.trim()));
        found.map(|text| vec![text.clone()])
    }

    fn prompt(&self) -> &'static str {
        "person-prompt"
    }

    fn how(&self, _: &[String], name: &dyn Fn(Verb) -> String) -> Saying {
        Saying::new("plain-how").with("moves", name(Verb::Moves)).with("help", name(Verb::Help))
    }

    fn help(&self) -> &'static str {
        "plain-help"
    }
}
