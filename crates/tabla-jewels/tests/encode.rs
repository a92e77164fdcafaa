//! The numbers that learners rely on.

use tabla_core::{Encode, Game, Seat, SeededRng, Viewer};
use tabla_jewels::{Cell, Jewels, Swap, generate};

#[test]
fn swaps_colours_and_turns_are_where_the_layout_says() {
    let game = Jewels { layout: generate(&mut SeededRng::new(1), 64).unwrap(), turns: Some(30) };
    assert_eq!((game.actions(), game.features()), (112, 434));
    let state = game.start();
    for swap in game.list(&state) {
        assert_eq!(game.action(&state, swap), Some(swap.index()));
    }
    let upright = Swap::between(Cell::at(1, 8).unwrap(), Cell::at(1, 7).unwrap()).unwrap();
    assert_eq!(game.action(&state, upright), Some(56));

    let mut seen = vec![0.0; game.features()];
    game.encode(&game.observe(&state, Viewer::Seat(Seat::FIRST)), Seat::FIRST, &mut seen);
    for cell in Cell::ALL {
        let stone = state.board().stone(cell);
        assert_eq!(seen[64 * stone.index() + cell.index()], 1.0);
    }
    assert_eq!(seen[..384].iter().sum::<f32>(), 64.0, "one colour in each cell");
    for (column, stone) in state.preview().into_iter().enumerate() {
        assert_eq!(seen[384 + 6 * column + stone.index()], 1.0);
    }
    assert_eq!(seen[384..432].iter().sum::<f32>(), 8.0);
    assert_eq!(seen[432..], [1.0, 0.3]);
    let endless = Jewels { turns: None, ..game };
    endless.encode(&endless.observe(&state, Viewer::Seat(Seat::FIRST)), Seat::FIRST, &mut seen);
    assert_eq!(seen[432..], [0.0, 0.0]);
}
