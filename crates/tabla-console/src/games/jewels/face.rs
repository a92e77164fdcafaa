//! The face of Jewels: how its board is drawn and spoken, and how a swap is typed.

use tabla_core::Saying;
use tabla_games::Words;
use tabla_games::kits::jewels::JewelsBoard;

use super::draw::{self, Marks};
use crate::commands::Verb;
use crate::draw::Look;
use crate::draw::values::Figure;
use crate::games::Face;
use crate::text::wrap_items;

impl Face for JewelsBoard {
    fn piece(&self, _: u8, _: bool) -> &'static str {
        ""
    }

    fn board(&self, _: &[String], look: &Look) -> Vec<String> {
        draw::board(&draw::stones(&self.view), &self.view.preview, Marks::None, look)
    }

    fn legend(&self, words: &Words, look: &Look) -> Vec<Vec<String>> {
        vec![draw::stones_named(words, look)]
    }

    fn values(&self, figures: &[Figure], look: &Look) -> Vec<String> {
        let items: Vec<String> =
            figures.iter().map(|figure| format!("{} ({})", figure.square, figure.text)).collect();
        wrap_items(items.iter().map(String::as_str), "   ", look.columns)
    }

    fn sentences(&self, _: &[String], words: &Words) -> Vec<String> {
        draw::said(&self.view, words)
    }

    fn moves(&self) -> Vec<Vec<String>> {
        self.view.moves.iter().map(|swap| vec![swap.clone()]).collect()
    }

    fn read(&self, line: &str) -> Option<Vec<String>> {
        draw::pair(line).map(|_| vec![line.split_whitespace().collect::<Vec<_>>().join(" ")])
    }

    fn prompt(&self) -> &'static str {
        "jewels-prompt"
    }

    fn how(&self, _: &[String], name: &dyn Fn(Verb) -> String) -> Saying {
        Saying::new("jewels-how").with("hint", name(Verb::Hint)).with("help", name(Verb::Help))
    }

    fn help(&self) -> &'static str {
        "jewels-help"
    }
}
