//! What was said: blocks of text, each an answer to what was typed before it.

use ratatui::text::Line;

use super::ansi;
use crate::text::width;

/// So many answers can be looked at again.
const KEPT: usize = 200;

/// Something that was said: beside a board, and where it has all columns.
#[derive(Clone, Debug)]
struct Said {
    narrow: String,
    wide: Option<String>,
    /// Whether the person said it.
    is_echo: bool,
}

/// What was said since a line was typed.
#[derive(Clone, Debug, Default)]
struct Block {
    said: Vec<Said>,
}

/// Everything that was said.
#[derive(Debug, Default)]
pub struct Log {
    blocks: Vec<Block>,
}

/// The text in lines, and where its newest part begins.
pub struct Laid {
    pub lines: Vec<Line<'static>>,
    pub newest: usize,
}

impl Log {
    /// An answer begins.
    pub fn begin(&mut self) {
        if self.blocks.last().is_none_or(|block| !block.said.is_empty()) {
            self.blocks.push(Block::default());
        }
        let past = self.blocks.len().saturating_sub(KEPT);
        self.blocks.drain(..past);
    }

    /// What the person typed, before what answers it.
    pub fn echo(&mut self, text: String) {
        self.push(text, None);
        if let Some(said) = self.blocks.last_mut().and_then(|block| block.said.last_mut()) {
            said.is_echo = true;
        }
    }

    pub fn push(&mut self, narrow: String, wide: Option<String>) {
        if self.blocks.is_empty() {
            self.begin();
        }
        if let Some(block) = self.blocks.last_mut() {
            // An answer does not begin with an empty line.
            if !block.said.is_empty() || !narrow.trim().is_empty() {
                block.said.push(Said { narrow, wide, is_echo: false });
            }
        }
    }

    /// The newest answer as it was printed, with all columns.
    pub fn newest(&self) -> Vec<&str> {
        let last = self.blocks.iter().rev().find(|block| !block.said.is_empty());
        let said = last.into_iter().flat_map(|block| &block.said).filter(|said| !said.is_echo);
        said.map(|said| said.wide.as_deref().unwrap_or(&said.narrow)).collect()
    }

    /// Whether the newest answer was laid out in a way that so many columns cannot show.
    pub fn is_wider_than(&self, columns: usize) -> bool {
        let said = self.blocks.last().into_iter().flat_map(|block| &block.said);
        said.filter(|said| said.wide.is_some())
            .any(|said| said.narrow.lines().any(|line| width(line) > columns))
    }

    /// Everything in lines of so many columns.
    pub fn lay(&self, columns: usize, is_wide: bool) -> Laid {
        let mut laid = Laid { lines: Vec::new(), newest: 0 };
        for block in &self.blocks {
            laid.newest = laid.lines.len();
            for said in &block.said {
                let text = match &said.wide {
                    Some(wide) if is_wide => wide,
                    _ => &said.narrow,
                };
                laid.lines.extend(ansi::folded(text, columns));
            }
        }
        laid
    }
}
