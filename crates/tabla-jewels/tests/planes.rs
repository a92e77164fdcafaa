//! What the planes of bits say, against what a look at each cell says.

use proptest::prelude::*;
use tabla_core::SeededRng;
use tabla_jewels::{Board, Cell, Jewel, Random, Squares, Swap};
use tabla_testkit::effort::config;

fn boards() -> impl Strategy<Value = Board> {
    // Few colours make many runs.
    (prop::collection::vec(0usize..6, 64), 2usize..=6)
        .prop_map(|(stones, colours)| Board::from_fn(|cell| Jewel::ALL[stones[cell.index()] % colours]))
}

/// A board without runs, as it stands after a round.
fn settled_boards() -> impl Strategy<Value = Board> {
    (boards(), any::<u64>()).prop_map(|(board, seed)| {
        let mut board = board;
        board.settle(&mut Random(SeededRng::new(seed)), u32::MAX);
        board
    })
}

fn swaps() -> impl Strategy<Value = Swap> {
    (0u8..112).prop_map(|index| Swap::new(index).unwrap())
}

/// The three cells from this one to the right, and upwards.
fn triples(cell: Cell) -> impl Iterator<Item = [Cell; 3]> {
    let (column, row) = (cell.column(), cell.row());
    let three = move |right: u8, up: u8| {
        let at = |n: u8| Cell::at(column + n * right, row.checked_sub(n * up)?);
        Some([at(0)?, at(1)?, at(2)?])
    };
    [three(1, 0), three(0, 1)].into_iter().flatten()
}

fn runs(board: &Board) -> Vec<[Cell; 3]> {
    let is_run = |triple: &[Cell; 3]| triple.iter().all(|&cell| board.stone(cell) == board.stone(triple[0]));
    Cell::ALL.into_iter().flat_map(triples).filter(is_run).collect()
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn runs_are_the_triples_of_equal_stones(board in boards()) {
        let (found, expected) = (board.runs(), runs(&board));
        prop_assert_eq!(found.len() as usize, expected.len());
        prop_assert_eq!(found.is_empty(), expected.is_empty());
        prop_assert_eq!(found.points() as usize, 3 * expected.len());
        let mut paid = 0;
        for cell in Cell::ALL {
            let through = expected.iter().filter(|run| run.contains(&cell)).count();
            prop_assert_eq!(found.through(cell) as usize, through);
            prop_assert_eq!(found.cells().has(cell), through > 0);
            paid += found.through(cell);
        }
        prop_assert_eq!(paid, found.points());
    }

    #[test]
    fn legal_swaps_are_those_that_make_a_run_when_tried(board in settled_boards(), dice in any::<u64>()) {
        let legal: Vec<Swap> = Swap::ALL
            .into_iter()
            .filter(|&swap| {
                let mut tried = board;
                tried.swap(swap);
                !runs(&tried).is_empty()
            })
            .collect();
        let found = board.swaps();
        prop_assert_eq!(found.iter().collect::<Vec<_>>(), legal.clone());
        prop_assert_eq!(found.len() as usize, legal.len());
        prop_assert_eq!(found.is_empty(), legal.is_empty());
        let numbered: Vec<Swap> = (0..found.len()).filter_map(|number| found.nth(number)).collect();
        prop_assert_eq!(&numbered, &legal);
        prop_assert_eq!(found.nth(found.len()), None);
        for swap in Swap::ALL {
            prop_assert_eq!(board.is_legal(swap), legal.contains(&swap));
        }
        let drawn = found.draw(&mut SeededRng::new(dice));
        prop_assert_eq!(drawn.is_none(), legal.is_empty());
        prop_assert!(drawn.is_none_or(|swap| legal.contains(&swap)));
    }

    #[test]
    fn a_swap_exchanges_two_stones_and_done_twice_nothing(board in boards(), swap in swaps()) {
        let [one, other] = swap.cells();
        let mut after = board;
        after.swap(swap);
        for cell in Cell::ALL {
            let from = if cell == one { other } else if cell == other { one } else { cell };
            prop_assert_eq!(after.stone(cell), board.stone(from));
        }
        after.swap(swap);
        prop_assert_eq!(after, board);
    }

    #[test]
    fn swaps_without_a_common_cell_commute(board in boards(), one in swaps(), other in swaps()) {
        let shares = one.cells().iter().any(|cell| other.cells().contains(cell));
        prop_assume!(!shares);
        let (mut left, mut right) = (board, board);
        left.swap(one);
        left.swap(other);
        right.swap(other);
        right.swap(one);
        prop_assert_eq!(left, right);
    }

    #[test]
    fn stones_fall_in_their_columns_and_new_ones_come_on_top(board in boards(), gaps in any::<u64>(), seed in any::<u64>()) {
        let gaps = Squares::from_bits(gaps);
        let mut dice = SeededRng::new(seed);
        let mut came: Vec<Vec<Jewel>> = vec![Vec::new(); 8];
        let mut after = board;
        let filled = after.remove(gaps, &mut |column: usize| {
            let stone = *tabla_core::pick(&mut dice, &Jewel::ALL).unwrap();
            came[column].push(stone);
            stone
        });
        prop_assert_eq!(filled.len(), gaps.len());
        prop_assert_eq!(filled.by_column(), gaps.by_column());
        for (column, came) in came.iter().enumerate() {
            let cells = || Cell::ALL[8 * column..8 * column + 8].iter().copied();
            let stays = cells().filter(|&cell| !gaps.has(cell)).map(|cell| board.stone(cell));
            let expected: Vec<Jewel> = stays.chain(came.iter().copied()).collect();
            prop_assert_eq!(cells().map(|cell| after.stone(cell)).collect::<Vec<_>>(), expected);
            prop_assert!(cells().all(|cell| filled.has(cell) == (cell.index() % 8 >= 8 - came.len())));
        }
    }

    #[test]
    fn columns_fall_in_any_order(board in boards(), gaps in any::<u64>(), order in Just((0u64..8).collect::<Vec<_>>()).prop_shuffle()) {
        let mut red = |_: usize| Jewel::Red;
        let mut at_once = board;
        at_once.remove(Squares::from_bits(gaps), &mut red);
        let mut one_by_one = board;
        for column in order {
            one_by_one.remove(Squares::from_bits(gaps & 0xff << (8 * column)), &mut red);
        }
        prop_assert_eq!(at_once, one_by_one);
    }

    #[test]
    fn colours_part_the_board(board in boards()) {
        let mut all = 0;
        for jewel in Jewel::ALL {
            let cells = board.cells_of(jewel);
            prop_assert_eq!(all & cells.bits(), 0);
            prop_assert!(cells.iter().all(|cell| board.stone(cell) == jewel));
            prop_assert_eq!(cells.iter().count() as u32, cells.len());
            all |= cells.bits();
        }
        prop_assert_eq!(all, u64::MAX);
        prop_assert_eq!(Board::from_fn(|cell| board.stone(cell)), board);
    }

    #[test]
    fn a_round_is_its_steps(board in boards(), seed in any::<u64>()) {
        let (mut whole, mut stepwise) = (board, board);
        let tally = whole.settle(&mut Random(SeededRng::new(seed)), u32::MAX);
        let mut refill = Random(SeededRng::new(seed));
        let (mut points, mut steps) = (0, 0);
        while let Some(step) = stepwise.step(&mut refill) {
            points += step.runs.points();
            steps += 1;
        }
        prop_assert_eq!((whole, tally.points, tally.steps), (stepwise, points, steps));
        prop_assert!(whole.runs().is_empty());
    }
}

#[test]
fn an_endless_cascade_stops_when_told() {
    let mut board = Board::from_fn(|_| Jewel::Red);
    let tally = board.settle(&mut |_: usize| Jewel::Red, 10);
    assert_eq!((tally.steps, tally.points), (10, 10 * 3 * 96));
}

#[test]
fn what_lines_pay() {
    let pays = |line: &[(u8, u8)]| {
        let dull = |cell: Cell| Jewel::ALL[usize::from(cell.column() + 2 * cell.row()) % 4];
        let stands = |cell: Cell| line.contains(&(cell.column(), cell.row()));
        Board::from_fn(|cell| if stands(cell) { Jewel::Violet } else { dull(cell) }).runs().points()
    };
    assert_eq!(pays(&[]), 0);
    assert_eq!(pays(&[(1, 1), (2, 1), (3, 1)]), 3);
    assert_eq!(pays(&[(5, 8), (6, 8), (7, 8), (8, 8)]), 6);
    assert_eq!(pays(&[(8, 4), (8, 5), (8, 6), (8, 7), (8, 8)]), 9);
    assert_eq!(pays(&[(3, 3), (4, 3), (5, 3), (3, 4), (3, 5)]), 6);
    // Nothing reaches over an edge.
    assert_eq!(pays(&[(1, 1), (1, 2), (2, 8)]), 0);
    assert_eq!(pays(&[(7, 4), (8, 4), (1, 3)]), 0);
}

#[test]
fn new_stones_at_random_are_of_all_colours_alike() {
    let mut board = Board::from_fn(|_| Jewel::Red);
    let mut refill = Random(SeededRng::new(5));
    let mut counts = [0u32; 6];
    for _ in 0..1000 {
        board.remove(Squares::ALL, &mut refill);
        for (count, jewel) in counts.iter_mut().zip(Jewel::ALL) {
            *count += board.cells_of(jewel).len();
        }
    }
    let expected = 64_000.0 / 6.0;
    let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    // The 99.9 % quantile for five degrees of freedom.
    assert!(chi_square < 20.52, "{counts:?}");
}

#[test]
fn other_texts_are_no_board() {
    let good = ["12341234"; 8];
    assert!(Board::from_rows(good).is_some());
    for wrong in ["1234123", "123412341", "12341270", ""] {
        let mut rows = good;
        rows[5] = wrong;
        assert_eq!(Board::from_rows(rows), None, "{wrong}");
    }
}
