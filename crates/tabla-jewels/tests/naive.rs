//! The real rules against the naive ones, round by round.

use crate::naive_engine::{self, Naive, Place, exchange, has_run, runs_through};
use tabla_core::{Game, SeededRng, below};
use tabla_jewels::{
    Board, Cell, EndReason, Entry, Jewel, Jewels, Journal, Layout, Lines, State, Stop, Swap, generate,
};

const ROUNDS: u32 = 200_000;

fn place(cell: Cell) -> Place {
    (cell.column().into(), cell.row().into())
}

fn digits(board: &Board) -> naive_engine::Rows {
    let mut rows = [[0; 8]; 8];
    for cell in Cell::ALL {
        let (column, row) = place(cell);
        rows[row - 1][column - 1] = board.stone(cell).number();
    }
    rows
}

fn naive_of(state: &State) -> Naive {
    let lines = state.lines().iter().map(|line| line.iter().map(|stone| stone.number()).collect());
    Naive::new(digits(state.board()), lines.collect())
}

/// A random board. Its lines are of any length and mostly of all colours; now and then there is one short
/// line of few colours for all columns, so that cascades are long or endless.
fn random_layout(dice: &mut SeededRng) -> Layout {
    let board = *generate(dice, Lines::SHORTEST).unwrap().board();
    let same = below(dice, 2) == 0;
    let colours = if same { 1 + below(dice, 6) } else { 6 - below(dice, 4) / 3 };
    let spread = if !same && below(dice, 4) == 0 { 1017 } else { 20 };
    let mut line = |_| -> Vec<Jewel> {
        let length = 8 + below(dice, spread);
        (0..length).map(|_| Jewel::ALL[below(dice, colours) as usize]).collect()
    };
    let lines = if same { std::array::repeat(line(0)) } else { std::array::from_fn(line) };
    Layout::new(board, Lines::new(lines).unwrap()).unwrap()
}

#[derive(Default, Debug)]
struct Seen {
    rounds: u32,
    games: u32,
    steps: u64,
    cascades: u32,
    dead: u32,
    repeated: u32,
    longest: u32,
    untold: u32,
}

/// Does to a board of digits what the journal tells, and checks that it could be done.
fn follow(rows: &mut naive_engine::Rows, entry: &Entry) {
    let through = runs_through(rows);
    let mut points = 0;
    for removal in &entry.removed {
        let (column, row) = place(removal.cell);
        assert_eq!(rows[row - 1][column - 1], removal.jewel.number());
        assert_eq!(u64::from(removal.points), through[row - 1][column - 1]);
        points += removal.points;
        rows[row - 1][column - 1] = 0;
    }
    assert_eq!(points, entry.points);
    for fall in &entry.falls {
        let ((column, from), (same, to)) = (place(fall.from), place(fall.to));
        assert!(column == same && to > from, "{fall:?}");
        assert_eq!(rows[from - 1][column - 1], fall.jewel.number());
        assert_eq!(rows[to - 1][column - 1], 0, "{fall:?} ends on a stone");
        exchange(rows, (column, from), (column, to));
    }
    for arrival in &entry.arrivals {
        let (column, row) = place(arrival.cell);
        assert_eq!(rows[row - 1][column - 1], 0, "{arrival:?} ends on a stone");
        rows[row - 1][column - 1] = arrival.jewel.number();
    }
    assert!(rows.iter().flatten().all(|&stone| stone > 0), "a gap is left: {rows:?}");
}

fn compare_swaps(game: &Jewels, state: &State, naive: &Naive) -> Vec<Swap> {
    let swaps = game.list(state);
    let mut real: Vec<String> = swaps.iter().map(ToString::to_string).collect();
    let mut plain = naive.swaps();
    real.sort();
    plain.sort();
    assert_eq!(real, plain, "the swaps of {:?}", naive.rows);
    swaps
}

fn compare_round(game: &Jewels, state: &mut State, naive: &mut Naive, swap: Swap, seen: &mut Seen) {
    let before = state.clone();
    let mut rows = naive.rows;
    let journal: Journal = game.play_out(state, swap);
    let [one, other] = swap.cells().map(place);
    let round = naive.play(one, other);
    assert_eq!(digits(state.board()), naive.rows, "after {swap} in {before:?}");
    assert_eq!(state.used().map(usize::from), naive.used, "after {swap} in {before:?}");
    assert_eq!(state.points(), naive.points, "after {swap} in {before:?}");
    assert_eq!((journal.steps, journal.points), (round.steps, round.points));
    assert_eq!(journal.stopped, round.repeats.then_some(Stop::Repetition));
    assert_eq!(game.after(&before, swap), *state, "with a journal and without");
    exchange(&mut rows, one, other);
    for entry in &journal.entries {
        follow(&mut rows, entry);
    }
    if journal.untold() == 0 {
        assert_eq!(rows, naive.rows, "what the journal tells of {swap} in {before:?}");
    } else {
        assert_eq!(journal.entries.len(), Journal::MOST_ENTRIES);
        seen.untold += 1;
    }
    assert_eq!(has_run(&naive.rows), state.stopped().is_some());
    assert_eq!(state.setup().into_state().as_ref(), Ok(&*state));
    seen.rounds += 1;
    seen.steps += u64::from(round.steps);
    seen.cascades += u32::from(round.steps > 1);
    seen.longest = seen.longest.max(round.steps);
    seen.repeated += u32::from(round.repeats);
}

#[test]
fn the_real_rules_and_the_naive_ones_agree() {
    let mut dice = SeededRng::new(5);
    let mut seen = Seen::default();
    while seen.rounds < ROUNDS {
        let game = Jewels::new(random_layout(&mut dice));
        let mut state = game.start();
        let mut naive = naive_of(&state);
        seen.games += 1;
        loop {
            if state.stopped().is_some() {
                assert_eq!(game.list(&state), []);
                break;
            }
            let swaps = compare_swaps(&game, &state, &naive);
            assert_eq!(game.ending(&state), swaps.is_empty().then_some(EndReason::NoSwap));
            if swaps.is_empty() || state.turns() == 300 {
                seen.dead += u32::from(swaps.is_empty());
                break;
            }
            let swap = swaps[below(&mut dice, swaps.len() as u64) as usize];
            compare_round(&game, &mut state, &mut naive, swap, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.cascades > 20_000 && seen.dead > 100 && seen.repeated > 100, "{seen:?}");
    assert!(seen.longest > 500 && seen.untold > 5, "{seen:?}");
}
