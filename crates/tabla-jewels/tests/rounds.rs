//! Whole rounds: the contest's example, journals, and cascades that do not end.

use tabla_core::{Game, Notation, Outcome, SeededRng, Viewer, below};
use tabla_jewels::{
    Board, Cell, EndReason, Input, Jewel, Jewels, Journal, JournalView, Layout, Lines, State, Stop, generate,
    read_answer, read_input, view, write_input,
};

const LINES: [&str; 8] =
    ["34563456", "45634563", "56345634", "63456345", "56123456", "65123456", "56123456", "34563456"];
/// No swap makes a run on it; with the yellow stones of [`three`] there is one.
const DEAD: [&str; 8] =
    ["12341234", "34123412", "12341234", "34123412", "12341234", "34123412", "12341234", "34123412"];

fn stones(line: &str) -> Vec<Jewel> {
    line.bytes().map(|digit| Jewel::from_digit(digit).unwrap()).collect()
}

fn game(rows: [&str; 8], lines: [&str; 8]) -> Jewels {
    let board = Board::from_rows(rows).unwrap();
    Jewels::new(Layout::new(board, Lines::new(lines.map(stones)).unwrap()).unwrap())
}

/// A board with one legal swap, `3 7 3 8`, which takes three yellow stones from the lowest row.
fn three(lines: [&str; 8]) -> Jewels {
    let mut rows = DEAD;
    (rows[6], rows[7]) = ("12541234", "55123412");
    game(rows, lines)
}

fn play(game: &Jewels, state: &mut State, text: &str) -> Journal {
    let swap = game.read_move(state, text).unwrap();
    game.play_out(state, swap)
}

/// From one `vstup.txt` to the next, as a judge does it.
#[test]
fn the_contests_example_comes_out_as_it_says() {
    let first = "10\r\n12124542\r\n21215451\r\n12121312\r\n21213131\r\n12121212\r\n21212121\r\n12121212\r\n21212121\r\n";
    let second = "9\r\n12126562\r\n21215651\r\n12124542\r\n21215451\r\n12121212\r\n21212121\r\n12121212\r\n21212121\r\n";
    let input = read_input(first.as_bytes()).unwrap();
    let layout = Layout::new(input.board, Lines::new(LINES.map(stones)).unwrap()).unwrap();
    let game = Jewels { layout, turns: Some(input.turns) };
    let mut state = game.start();
    let swap = read_answer(b"6 3 6 4\r\n").unwrap();
    assert_eq!(game.check(&state, swap), Ok(()));
    let journal = game.play_out(&mut state, swap);
    assert_eq!((journal.steps, journal.points), (1, 6));
    let turns = game.turns_left(&state).unwrap();
    assert_eq!(write_input(&Input { turns, board: *state.board() }), second);
    assert_eq!(state.used(), [0, 0, 0, 0, 2, 2, 2, 0]);
}

/// A person can follow it: read it against the board of the example.
#[test]
fn the_view_tells_the_last_round() {
    let rows =
        ["12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121"];
    let game = game(rows, LINES);
    let mut state = game.start();
    let journal = play(&game, &mut state, "6 3 6 4");
    let seen = view(&game, &game.observe(&state, Viewer::Everything), Some(JournalView::from(&journal)));
    insta::assert_snapshot!("view", serde_json::to_string_pretty(&seen).unwrap());
    let text = serde_json::to_string(&seen).unwrap();
    assert!(LINES.iter().all(|line| !text.contains(line)), "the refill lines are hidden");
}

#[test]
fn a_dead_board_is_over_at_once() {
    let game = game(DEAD, LINES);
    let state = game.start();
    assert_eq!(game.ending(&state), Some(EndReason::NoSwap));
    assert_eq!(game.turn(&state).outcome(), Some(Outcome::Ended));
    assert_eq!(view(&game, &game.observe(&state, Viewer::Everything), None).moves, [""; 0]);
}

/// Red stones for ever: three go and three come, until the lines of eight stand where they stood.
#[test]
fn lines_of_one_colour_make_an_endless_cascade() {
    let game = three(["11111111"; 8]);
    let mut state = game.start();
    let journal = play(&game, &mut state, "3 7 3 8");
    assert_eq!((journal.steps, journal.points), (9, 27));
    assert_eq!(journal.entries.len(), 9);
    assert_eq!(journal.stopped, Some(Stop::Repetition));
    assert_eq!(state.points(), 27);
    assert_eq!(game.ending(&state), Some(EndReason::Stopped(Stop::Repetition)));
    assert_eq!(game.list(&state), []);
    let text = game.write_state(&state);
    assert!(text.ends_with("/27/1/repeats"), "{text}");
    assert_eq!(game.read_state(&text), Ok(state));
}

/// Eight equal lines are enough, whatever is in them: cascades that began anywhere go round in the end.
#[test]
fn equal_lines_make_endless_cascades() {
    let mut dice = SeededRng::new(3);
    let mut ends = 0;
    for _ in 0..200 {
        let board = *generate(&mut dice, 8).unwrap().board();
        let line: Vec<Jewel> = (0..8).map(|_| Jewel::ALL[below(&mut dice, 3) as usize]).collect();
        let layout = Layout::new(board, Lines::new(std::array::repeat(line)).unwrap()).unwrap();
        // Some games without an end have no endless cascade in them.
        let game = Jewels { layout, turns: Some(200) };
        let mut state = game.start();
        while let Some(&swap) = game.list(&state).first() {
            let before = state.points();
            let journal = game.play_out(&mut state, swap);
            assert_eq!(state.points(), before + journal.points);
            assert_eq!(journal.entries.len() as u32 + journal.untold(), journal.steps);
        }
        ends += u32::from(matches!(game.ending(&state), Some(EndReason::Stopped(Stop::Repetition))));
    }
    assert!(ends > 150, "{ends} of 200 games ended with an endless cascade");
}

/// Lines of red stones whose lengths have no common divisor would come round together only after
/// millions of millions of steps.
#[test]
fn a_cascade_is_stopped_when_it_is_too_long() {
    let lengths = [1009, 1013, 1019, 1021, 997, 991, 983, 977];
    let lines = lengths.map(|length| vec![Jewel::Red; length]);
    let board = *three(LINES).layout.board();
    let game = Jewels::new(Layout::new(board, Lines::new(lines).unwrap()).unwrap());
    let mut state = game.start();
    let journal = play(&game, &mut state, "3 7 3 8");
    assert_eq!(journal.steps, Jewels::MOST_STEPS);
    assert_eq!(journal.points, 3 * u64::from(Jewels::MOST_STEPS));
    assert_eq!(journal.entries.len(), Journal::MOST_ENTRIES);
    assert_eq!(journal.untold() as usize, Jewels::MOST_STEPS as usize - Journal::MOST_ENTRIES);
    assert_eq!(game.ending(&state), Some(EndReason::Stopped(Stop::Length)));
    assert_eq!(game.read_state(&game.write_state(&state)), Ok(state));
}

/// A long cascade that comes to rest is played to its end, and all its points count.
#[test]
fn a_long_cascade_pays_to_its_end() {
    // 700 red stones for each of the three columns, then other colours that make no run.
    let mut lines = LINES.map(stones);
    for (line, last) in lines.iter_mut().zip(["5656", "6565", "5656"]) {
        *line = [vec![Jewel::Red; 700], stones(last)].concat();
    }
    let board = *three(LINES).layout.board();
    let game = Jewels::new(Layout::new(board, Lines::new(lines).unwrap()).unwrap());
    let mut state = game.start();
    let journal = play(&game, &mut state, "3 7 3 8");
    assert_eq!((journal.steps, journal.points, journal.stopped), (701, 2103, None));
    assert_eq!(journal.untold(), 201);
    assert_eq!(game.ending(&state).filter(|ending| matches!(ending, EndReason::Stopped(_))), None);
}

/// What the player is shown does not depend on what is hidden: other lines with the same next stones look
/// the same.
#[test]
fn the_lines_are_hidden() {
    let others = ["3111", "4111", "5111", "6111", "5111", "6111", "5111", "3111"];
    let padded: Vec<String> = others.iter().map(|line| format!("{line}2222")).collect();
    let lines = std::array::from_fn(|column| padded[column].as_str());
    let (one, other) = (three(LINES), three(lines));
    let observation = |game: &Jewels| game.observe(&game.start(), Viewer::Seat(tabla_core::Seat::FIRST));
    assert_eq!(observation(&one), observation(&other));
    assert_eq!(view(&one, &observation(&one), None), view(&other, &observation(&other), None));
}

/// Points are three for each run, whatever the shape.
#[test]
fn each_stone_pays_for_its_runs() {
    let entry = |mut rows: [&'static str; 8], lowest: [&'static str; 3], text: &str| {
        rows[5..].copy_from_slice(&lowest);
        let game = game(rows, LINES);
        let mut state = game.start();
        play(&game, &mut state, text).entries.swap_remove(0)
    };
    let paid = |lowest, text: &str| {
        let entry = entry(DEAD, lowest, text);
        let mut paid: Vec<(Cell, u32)> =
            entry.removed.iter().map(|stone| (stone.cell, stone.points)).collect();
        paid.sort_by_key(|(cell, _)| (cell.row(), cell.column()));
        (entry.points, paid.into_iter().map(|(_, points)| points).collect::<Vec<_>>())
    };
    assert_eq!(paid(["34123412", "12541234", "55123412"], "3 7 3 8"), (3, vec![1, 1, 1]));
    assert_eq!(paid(["34123412", "12541234", "55153412"], "3 7 3 8"), (6, vec![1, 2, 2, 1]));
    assert_eq!(paid(["34123412", "12541234", "55155412"], "3 7 3 8"), (9, vec![1, 2, 3, 2, 1]));
    assert_eq!(paid(["35123412", "15341234", "56553412"], "1 8 2 8"), (6, vec![1, 1, 2, 1, 1]));
}
