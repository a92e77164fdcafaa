//! The board turned, mirrored and turned inside out: what is true of a position is true of its images.

use std::collections::HashSet;

use tabla_core::{Duel, Game, Notation, Seat};
use tabla_mice::{Mice, Move, Point, State, Symmetry};
use tabla_testkit::{Playout, playouts};

const LONGEST: usize = 600;
const RULES: [Mice; 2] = [
    Mice { flying: false, repetition: true, quiet: true },
    Mice { flying: true, repetition: true, quiet: true },
];

fn some_playouts(game: &Mice) -> impl Iterator<Item = Playout<Mice>> {
    playouts(game, LONGEST).take(40)
}

/// The sixteen images of a column and a row, by plain arithmetic on the lattice.
fn images(column: i32, row: i32) -> Vec<(i32, i32)> {
    let mut images = Vec::new();
    // Seen from the middle, a point is 1 to 3 steps away on its longer side; that is its ring.
    let (across, up) = (column - 3, row - 3);
    let ring = across.abs().max(up.abs());
    for scaled in [ring, 4 - ring] {
        let (mut across, mut up) = (across / ring * scaled, up / ring * scaled);
        for _ in 0..4 {
            (across, up) = (up, -across);
            images.push((across + 3, up + 3));
            images.push((up + 3, across + 3));
        }
    }
    images
}

#[test]
fn the_symmetries_are_those_of_the_lattice() {
    let place = |point: Point| (i32::from(point.column()), i32::from(point.row()));
    let tables = |image: &dyn Fn(Point, usize) -> (i32, i32)| -> HashSet<Vec<(i32, i32)>> {
        (0..16).map(|number| Point::ALL.iter().map(|&point| image(point, number)).collect()).collect()
    };
    let plain = tables(&|point, number| images(place(point).0, place(point).1)[number]);
    let real = tables(&|point, number| place(Symmetry::ALL[number].point(point)));
    assert_eq!(plain.len(), 16);
    assert_eq!(real, plain);
}

fn turned_by_points(symmetry: Symmetry, state: &State) -> State {
    let mut setup = state.setup();
    for seat in Seat::DUEL {
        setup.men[seat] = state.men(seat).map(|point| symmetry.point(point)).collect();
    }
    setup.into_state().expect("the image of a position is a position")
}

#[test]
fn a_position_is_turned_point_by_point_and_back() {
    for game in RULES {
        for state in some_playouts(&game).flat_map(|playout| playout.states) {
            for symmetry in Symmetry::ALL {
                let image = symmetry.state(&state);
                let text = || format!("{symmetry:?} of {}", game.write_state(&state));
                assert_eq!(image, turned_by_points(symmetry, &state), "{}", text());
                assert_eq!(symmetry.inverse().state(&image), state, "{}", text());
            }
        }
    }
}

/// Whether the images of the position are to share a frame: while men are placed, and when few are left.
fn is_framed(state: &State) -> bool {
    state.is_placing() || Seat::DUEL.map(|seat| state.men(seat).len()).iter().sum::<u32>() <= 8
}

/// All sixteen images have one frame where frames are looked for; elsewhere each has its own key, which is
/// not a mistake but cheaper.
#[test]
fn images_share_a_frame_where_it_pays() {
    let game = Mice::default();
    let (mut shared, mut alone) = (0, 0);
    for playout in playouts(&game, LONGEST).take(150) {
        for state in &playout.states {
            let (key, symmetry) = game.frame(state);
            assert_eq!(key, game.key(&symmetry.state(state)), "{}", game.write_state(state));
            if !is_framed(state) {
                alone += 1;
                assert_eq!((key, symmetry), (game.key(state), Symmetry::default()));
                continue;
            }
            shared += 1;
            for image in Symmetry::ALL.map(|symmetry| symmetry.state(state)) {
                assert_eq!(game.frame(&image).0, key, "{}", game.write_state(&image));
            }
        }
    }
    assert!(shared > 3_000 && alone > 3_000, "{shared} shared, {alone} alone");
}

/// A move packed in the frame of one image is the same move in the frame of another: a table that
/// remembers it for one knows it for all.
#[test]
fn a_remembered_move_is_right_for_every_image() {
    for game in RULES {
        for playout in some_playouts(&game) {
            let moves = playout.states.iter().zip(&playout.moves);
            for (state, &mv) in moves.filter(|(state, _)| is_framed(state)) {
                let (key, symmetry) = game.frame(state);
                let code = game.pack(mv, symmetry);
                let images = Symmetry::ALL.map(|symmetry| symmetry.state(&game.after(state, mv)));
                for image in Symmetry::ALL.map(|symmetry| symmetry.state(state)) {
                    let (other_key, other_symmetry) = game.frame(&image);
                    assert_eq!(other_key, key);
                    let remembered = game.unpack(code, other_symmetry).expect("a packed move");
                    assert!(game.list(&image).contains(&remembered), "{}", game.write_state(&image));
                    let after = game.after(&image, remembered);
                    assert!(images.contains(&after), "{}", game.write_state(&image));
                }
            }
        }
    }
}

#[test]
fn a_move_fits_four_bytes_and_a_state_twelve() {
    assert!(size_of::<Move>() <= 4, "{} bytes", size_of::<Move>());
    assert!(size_of::<State>() <= 12, "{} bytes", size_of::<State>());
}
