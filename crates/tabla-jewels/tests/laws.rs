//! The laws of all games, on random boards and on boards whose cascades are long or endless, with an agreed
//! number of turns and without.

use tabla_core::{Game, Seat, SeededRng, Viewer, below};
use tabla_jewels::{Board, Cell, Jewel, Jewels, Layout, Lines, Setup, State, Swap, generate};
use tabla_testkit::symmetry_laws::Image;

fn random() -> Jewels {
    Jewels { layout: generate(&mut SeededRng::new(11), 64).unwrap(), turns: Some(60) }
}

/// Every column has the same short line of two colours: sooner or later a cascade does not end.
fn endless() -> Jewels {
    let board = *generate(&mut SeededRng::new(12), 8).unwrap().board();
    let line = [1, 2, 2, 1, 1, 1, 2, 1, 2].map(|number| Jewel::new(number).unwrap()).to_vec();
    Jewels::new(Layout::new(board, Lines::new(std::array::repeat(line)).unwrap()).unwrap())
}

/// The cell on the other side of the board.
fn mirrored(cell: Cell) -> Cell {
    Cell::at(9 - cell.column(), cell.row()).unwrap()
}

/// The next colour, and the first after the last.
fn recoloured(jewel: Jewel) -> Jewel {
    Jewel::ALL[(jewel.index() + 1) % Jewel::ALL.len()]
}

/// Left and right change places, and so do the refill lines.
fn mirror(state: &State) -> State {
    let mut setup = state.setup();
    setup.board = Board::from_fn(|cell| state.board().stone(mirrored(cell)));
    setup.lines.reverse();
    setup.used.reverse();
    setup.into_state().unwrap()
}

/// Every stone has the next colour.
fn recolour(state: &State) -> State {
    let mut setup = state.setup();
    setup.board = Board::from_fn(|cell| recoloured(state.board().stone(cell)));
    setup.lines = setup.lines.map(|line| line.into_iter().map(recoloured).collect());
    setup.into_state().unwrap()
}

/// The board has one mirror, because stones fall down; and the colours are only names.
fn images(game: &Jewels) -> Vec<Image<Jewels>> {
    let swap = |_: &State, swap: Swap| {
        let [one, other] = swap.cells().map(mirrored);
        Swap::between(one, other).unwrap()
    };
    vec![
        Image::new("mirror", game.clone(), mirror, swap),
        Image::new("recolour", game.clone(), recolour, |_, swap| swap),
    ]
}

/// Everything of the refill lines is hidden but the stone that comes next in each column.
fn redeal(state: &State, _: Seat, dice: &mut SeededRng) -> State {
    let mut setup: Setup = state.setup();
    for (line, &used) in setup.lines.iter_mut().zip(&setup.used) {
        for (index, stone) in line.iter_mut().enumerate() {
            if index != used {
                *stone = Jewel::ALL[below(dice, 6) as usize];
            }
        }
    }
    setup.into_state().unwrap()
}

fn open(state: &State) -> (Board, [Jewel; 8], u64, u32) {
    (*state.board(), state.preview(), state.points(), state.turns())
}

mod on_a_random_board {
    use super::*;
    tabla_testkit::chance_laws!(random(), 60);
    tabla_testkit::symmetry_laws!(random(), images(&random()), 60);
    tabla_testkit::observation_laws!(random(), 1, redeal, open, 60);
    tabla_testkit::encode_laws!(random(), 0.0..=1.0, 60, 1, redeal);
}

mod with_endless_cascades {
    use super::*;
    tabla_testkit::chance_laws!(endless(), 60);
    tabla_testkit::symmetry_laws!(endless(), images(&endless()), 60);
    tabla_testkit::observation_laws!(endless(), 1, redeal, open, 60);
    tabla_testkit::encode_laws!(endless(), 0.0..=1.0, 60, 1, redeal);
}

/// A limit is seen, and that there is none too.
#[test]
fn the_turns_left_are_seen() {
    for turns in [None, Some(60)] {
        let game = Jewels { turns, ..random() };
        let mut state = game.start();
        assert_eq!(game.observe(&state, Viewer::Seat(Seat::FIRST)).turns_left, turns);
        let swap = game.list(&state)[0];
        game.play(&mut state, swap);
        assert_eq!(game.observe(&state, Viewer::Seat(Seat::FIRST)).turns_left, turns.map(|turns| turns - 1));
    }
}

/// What may be played is said by the rules as they list it.
#[test]
fn what_is_listed_is_allowed() {
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&random(), Jewels::check, 60);
}
