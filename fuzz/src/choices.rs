//! Bytes as a row of decisions: whoever changes a byte changes one decision.

/// Decisions that are still to be made. When the bytes are used up, every decision is the first.
pub struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    /// The decisions that these bytes stand for.
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    /// Whether nothing is left to decide with.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        first
    }

    /// A number below `bound`, which is not 0; it takes as many bytes as it needs.
    pub fn below(&mut self, bound: usize) -> usize {
        let mut number = usize::from(self.byte());
        let mut reach = 256;
        while reach < bound && reach < 1 << 24 {
            number = number << 8 | usize::from(self.byte());
            reach <<= 8;
        }
        number % bound
    }

    /// One of these; there must be any.
    pub fn pick<'t, T>(&mut self, list: &'t [T]) -> &'t T {
        &list[self.below(list.len())]
    }

    /// One time in so many.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }
}
