//! The boards that come with the house.

use tabla_jewels::{Layout, read_layout};

const BOARDS: [(&str, &[u8]); 4] = [
    ("random", include_bytes!("../../../../data/jewels/random.txt")),
    ("checker", include_bytes!("../../../../data/jewels/checker.txt")),
    ("fence", include_bytes!("../../../../data/jewels/fence.txt")),
    ("squares", include_bytes!("../../../../data/jewels/squares.txt")),
];

/// The four boards of the contest, by name.
pub fn contest_boards() -> Vec<(&'static str, Layout)> {
    BOARDS.into_iter().filter_map(|(name, bytes)| Some((name, read_layout(bytes).ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_boards_are_boards() {
        assert_eq!(contest_boards().len(), BOARDS.len());
    }
}
