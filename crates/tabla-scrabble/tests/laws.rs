//! The laws of every game with chance, for two, three and four, in both languages, with and without challenges;
//! what each player may not see; play by numbers; and the board laid over its diagonal.

use crate::common;
use tabla_core::{Seat, SeededRng, shuffle};
use tabla_scrabble::{
    Board, Direction, Kind, Layout, MOST_RANKED, Move, Play, Rack, STANDARD, Scrabble, Setup, Square, State,
};
use tabla_testkit::symmetry_laws::Image;

/// The state as it comes from outside.
fn setup(state: &State) -> Setup {
    Setup {
        board: state.board().clone(),
        racks: state.all_seats().map(|seat| *state.rack(seat)).collect(),
        scores: state.all_seats().map(|seat| state.score(seat)).collect(),
        mover: state.mover(),
        scoreless: state.scoreless(),
        aside: *state.aside(),
        sitting_out: state.all_seats().filter(|&seat| state.sits_out(seat)).collect(),
        doubt: state.doubt(),
    }
}

/// Shuffles everything that this seat cannot see: the others' tiles, the bag, and what is being exchanged.
fn redeal_in(game: &Scrabble, state: &State, seat: Seat, dice: &mut SeededRng) -> State {
    let mut setup = setup(state);
    let hidden: Vec<&mut Rack> = setup
        .racks
        .iter_mut()
        .enumerate()
        .filter(|(index, _)| *index != seat.index())
        .map(|(_, rack)| rack)
        .chain([&mut setup.aside])
        .collect();
    let all = hidden.iter().fold(*state.bag(), |all, rack| all.with(rack));
    let mut tiles: Vec<Kind> = all.iter().collect();
    shuffle(dice, &mut tiles);
    let mut tiles = tiles.into_iter();
    for rack in hidden {
        *rack = tiles.by_ref().take(rack.len()).collect();
    }
    setup.into_state(game).expect("the tiles are as many as before")
}

/// What everybody sees: the position without its hidden tiles, and how many tiles are where.
fn open(state: &State) -> (Setup, Vec<usize>) {
    let mut seen = setup(state);
    let hidden = seen.racks.drain(..).chain([seen.aside, *state.bag()]);
    let counts = hidden.map(|rack| rack.len()).collect();
    seen.aside = Rack::EMPTY;
    (seen, counts)
}

fn across_the_diagonal(square: Square) -> Square {
    Square::at(square.column(), square.row()).expect("boards are squares")
}

fn transposed_layout(layout: &Layout) -> Layout {
    let mut transposed = Layout::plain(layout.size()).expect("the size of a layout");
    for square in layout.squares() {
        transposed.set(across_the_diagonal(square), layout.premium(square));
    }
    transposed
}

/// The tiles as they lie now, told along the other line. A single tile is told across if it makes a word there.
fn transposed_play(board: &Board, play: &Play) -> Play {
    let start = across_the_diagonal(play.start());
    let mut image = Play::new(start, play.direction().across());
    play.laid().for_each(|(offset, tile)| assert!(image.lay(offset, tile)));
    let mut placed = image.placed();
    let (Some((square, tile)), None) = (placed.next(), placed.next()) else { return image };
    if board.is_empty() {
        return image;
    }
    let told = |direction: Direction| {
        let start = board.reach_back(square, direction);
        let offset = square.row() - start.row() + square.column() - start.column();
        let mut play = Play::new(start, direction);
        assert!(play.lay(offset, tile));
        play
    };
    let across = told(Direction::Horizontal);
    if across.word(board).len() > 1 { across } else { told(Direction::Vertical) }
}

fn transposed_board(board: &Board) -> Board {
    let mut transposed = Board::empty(board.size());
    for (row, tiles) in board.rows().enumerate() {
        for (column, &tile) in tiles.iter().enumerate() {
            transposed.set(Square::at(column, row).expect("on the board"), tile);
        }
    }
    transposed
}

fn transposition(game: &Scrabble) -> Vec<Image<Scrabble>> {
    let image = game.clone().on(transposed_layout(game.layout()));
    let other = image.clone();
    let state = move |state: &State| {
        let mut setup = setup(state);
        setup.board = transposed_board(state.board());
        if let Some((play, asked)) = setup.doubt {
            let mut before = setup.board.clone();
            play.placed().for_each(|(square, _)| before.set(across_the_diagonal(square), None));
            setup.doubt = Some((transposed_play(&before, &play), asked));
        }
        setup.into_state(&other).expect("the image of a position is a position")
    };
    let mv = |state: &State, mv| match mv {
        Move::Lay(play) => Move::Lay(transposed_play(&transposed_board(state.board()), &play)),
        other => other,
    };
    vec![Image::new("transposed", image, state, mv)]
}

/// The laws of games with chance, of observations and of the transposition, for a game and its number of players.
macro_rules! all_laws {
    ($name:ident, $game:expr, $seats:expr) => {
        mod $name {
            use super::*;

            fn redeal(state: &State, seat: Seat, dice: &mut SeededRng) -> State {
                redeal_in(&$game, state, seat, dice)
            }

            tabla_testkit::chance_laws!($game, 400);
            tabla_testkit::observation_laws!($game, $seats, redeal, open, 400);
            tabla_testkit::encode_laws!($game, -1.0..=1.0, 400, $seats, redeal, MOST_RANKED);
            tabla_testkit::symmetry_laws!($game, transposition(&$game), 400);
        }
    };
}

all_laws!(two, common::small(2), 2);
all_laws!(three, common::small(3), 3);
// On the board of the shops, which is its own image.
all_laws!(romanian_for_four, common::romanian().for_players(4).expect("enough tiles"), 4);

/// Where words may be doubted, wrong ones are legal too and not listed, so one law does not hold there.
mod doubting {
    use super::*;

    fn redeal(state: &State, seat: Seat, dice: &mut SeededRng) -> State {
        redeal_in(&common::doubting(3), state, seat, dice)
    }

    tabla_testkit::chance_laws! { @tests laws, common::doubting(3), 600;
        there_are_moves_at_a_seats_turn
        moves_come_in_one_order
        moves_read_back
        states_read_back
        what_is_kept_is_what_the_text_gives
        games_end
        the_same_steps_give_the_same_game
        recorded_games_replay
        chance_is_not_foretold
    }
    tabla_testkit::observation_laws!(common::doubting(3), 3, redeal, open, 600);
    tabla_testkit::encode_laws!(common::doubting(3), -1.0..=1.0, 600, 3, redeal, MOST_RANKED);
    tabla_testkit::symmetry_laws!(common::doubting(3), transposition(&common::doubting(3)), 600);
}

#[test]
fn the_board_of_the_shops_is_its_own_image() {
    assert_eq!(transposed_layout(&STANDARD), *STANDARD);
    assert_ne!(transposed_layout(common::small(2).layout()), *common::small(2).layout());
}

/// What may be played is said by the rules as they list it.
#[test]
fn what_is_listed_is_allowed() {
    tabla_testkit::chance_laws::what_is_listed_is_allowed(&common::small(2), Scrabble::check, 400);
}
