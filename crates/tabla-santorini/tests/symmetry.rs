//! The board turned and mirrored: what is true of a position is true of its eight images.

use std::collections::HashSet;

use tabla_core::{Duel, Game, Notation, Seat};
use tabla_santorini::{Santorini, Square, State, Symmetry};
use tabla_testkit::playouts;

/// The eight images of a row and a column, by plain arithmetic.
fn images(row: u8, column: u8) -> [(u8, u8); 8] {
    let turned = |(row, column): (u8, u8)| (column, 4 - row);
    let mut images = [(row, column); 8];
    for turns in 1..4 {
        images[turns] = turned(images[turns - 1]);
    }
    for turns in 0..4 {
        images[4 + turns] = (images[turns].1, images[turns].0);
    }
    images
}

#[test]
fn the_symmetries_are_the_turns_and_mirrors_of_a_square() {
    let table = |image: &dyn Fn(u8, u8) -> (u8, u8)| -> Vec<(u8, u8)> {
        Square::ALL.iter().map(|square| image(square.row(), square.column())).collect()
    };
    let plain: HashSet<_> =
        (0..8).map(|number: usize| table(&|row, column| images(row, column)[number])).collect();
    let real: HashSet<_> = Symmetry::ALL
        .iter()
        .map(|symmetry| {
            table(&|row, column| {
                let square = symmetry.square(Square::at(row, column).unwrap());
                (square.row(), square.column())
            })
        })
        .collect();
    assert_eq!(plain.len(), 8);
    assert_eq!(real, plain);
}

fn turned_by_squares(symmetry: Symmetry, state: &State) -> State {
    let mut setup = state.setup();
    for square in Square::ALL {
        setup.heights[symmetry.square(square).index()] = state.level(square).number();
    }
    for seat in Seat::DUEL {
        setup.workers[seat] = state.workers(seat).map(|square| symmetry.square(square)).collect();
    }
    setup.into_state().expect("the image of a position is a position")
}

#[test]
fn a_position_is_turned_square_by_square_and_back() {
    for playout in playouts(&Santorini, 95).take(60) {
        for state in &playout.states {
            for symmetry in Symmetry::ALL {
                let image = symmetry.state(state);
                let text = || format!("{symmetry:?} of {}", Santorini.write_state(state));
                assert_eq!(image, turned_by_squares(symmetry, state), "{}", text());
                assert_eq!(symmetry.inverse().state(&image), *state, "{}", text());
            }
        }
    }
}

/// Early in the game all eight images have one frame; later each has its own key, which is not a mistake
/// but cheaper.
#[test]
fn images_share_a_frame_early_in_the_game() {
    let (mut early, mut late) = (0, 0);
    for playout in playouts(&Santorini, 95) {
        for state in &playout.states {
            let (key, symmetry) = Santorini.frame(state);
            assert_eq!(key, Santorini.key(&symmetry.state(state)), "{}", Santorini.write_state(state));
            if state.levels() > 6 {
                late += 1;
                assert_eq!((key, symmetry), (Santorini.key(state), Symmetry::default()));
                continue;
            }
            early += 1;
            for image in Symmetry::ALL.map(|symmetry| symmetry.state(state)) {
                assert_eq!(Santorini.frame(&image).0, key, "{}", Santorini.write_state(&image));
            }
        }
    }
    assert!(early > 2_000 && late > 5_000, "{early} early, {late} late");
}

/// A move packed in the frame of one image is the same move in the frame of another: a table that
/// remembers it for one knows it for all.
#[test]
fn a_remembered_move_is_right_for_every_image() {
    for playout in playouts(&Santorini, 95) {
        let early = playout.states.iter().filter(|state| state.levels() <= 6);
        for (state, &mv) in early.zip(&playout.moves) {
            let (key, symmetry) = Santorini.frame(state);
            let code = Santorini.pack(mv, symmetry);
            for image in Symmetry::ALL.map(|symmetry| symmetry.state(state)) {
                let (other_key, other_symmetry) = Santorini.frame(&image);
                assert_eq!(other_key, key);
                let remembered = Santorini.unpack(code, other_symmetry).expect("a packed move");
                assert!(Santorini.list(&image).contains(&remembered), "{}", Santorini.write_state(&image));
                let after = Santorini.after(&image, remembered);
                let images = Symmetry::ALL.map(|symmetry| symmetry.state(&Santorini.after(state, mv)));
                assert!(images.contains(&after), "{}", Santorini.write_state(&image));
            }
        }
    }
}
