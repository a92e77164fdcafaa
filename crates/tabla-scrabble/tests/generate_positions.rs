//! The recorded positions: every play is found, and the best one is the best.

use crate::positions::{ENGLISH, positions};
use tabla_scrabble::{Generator, Grid, Lexicon, STANDARD, TileSet};

#[test]
fn every_recorded_position_has_its_plays() {
    let lexicon = Lexicon::from_text(ENGLISH).unwrap();
    let generator = Generator::new(&lexicon);
    let positions = positions();
    assert_eq!(positions.len(), 1081);
    let mut plays = Vec::new();
    for (index, position) in positions.iter().enumerate() {
        let grid = Grid::of(&position.board, &STANDARD, TileSet::english(), &lexicon);
        plays.clear();
        let tally = generator.tally(&grid, &position.rack, &mut plays);
        let found = (tally.plays, tally.sum, tally.best);
        assert_eq!(found, (position.plays, position.sum, position.best), "line {}", index + 1);
        let first = plays.iter().min_by_key(|scored| (-scored.score, scored.play)).copied();
        assert_eq!(generator.best(&grid, &position.rack), first, "line {}", index + 1);
    }
}
