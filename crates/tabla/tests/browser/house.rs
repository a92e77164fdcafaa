//! The house itself: its first page, its languages, its rule books.

use crate::harness::{Size, visit};

const GAMES: [&str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

#[test]
fn the_house_shows_five_games() {
    for size in [Size::WIDE, Size::NARROW] {
        visit(size, async |page| {
            for game in GAMES {
                page.see(&format!("a[href='#/{game}']")).await;
            }
            page.assert_accessible().await;
            page
        });
    }
}
