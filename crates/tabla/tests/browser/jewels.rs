//! Jewels in the browser.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, visit};

/// A board on which the game is over after five rounds.
const BOARD: &str = "12345612\r\n34561234\r\n56123456\r\n12345612\r\n34561234\r\n56123416\r\n12345612\r\n34561434\r\n\
                     26141142\r\n26361251\r\n25111545\r\n61426561\r\n23544512\r\n51165346\r\n33456234\r\n31416536\r\n";

pub const GAME: [&str; 5] = ["7 4 7 5", "7 4 7 5", "6 1 6 2", "4 2 5 2", "3 2 4 2"];

/// What they bring in all.
const POINTS: &str = "15";

fn cell(place: &str) -> String {
    format!("[data-cell='{place}']")
}

/// The two cells of a swap.
pub fn cells(swap: &str) -> (String, String) {
    let (one, other) = swap.split_at(3);
    (cell(one), cell(other.trim()))
}

/// Begins a game on our board.
pub async fn begin(page: &Page, limit: Option<&str>) {
    let file = json!({ "name": "short.txt", "text": BOARD });
    let setup = json!({ "board": { "file": file }, "limit": limit });
    let place = page.open("jewels", setup, &[]).await;
    page.goto(&place).await;
    page.read(".jewels-about", "short").await;
    page.see(".jewels-cells.is-live").await;
    assert_eq!(rows(&page.table().await), BOARD.lines().take(8).collect::<Vec<_>>());
}

fn rows(table: &Value) -> Vec<&str> {
    table["board"]["view"]["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect()
}

/// Waits until so many rounds are in the list and nothing falls any more.
pub async fn settled(page: &Page, rounds: usize) {
    page.until(
        &format!("{rounds} rounds"),
        &format!(
            "const stones = [...document.querySelectorAll('.jewels-stone:not([hidden])')];
             return document.querySelectorAll('.move').length === {rounds}
                && stones.length === 64
                && stones.every(stone => stone.getAnimations().length === 0)"
        ),
    )
    .await;
}

/// What the cells are called, as rows of digits.
async fn seen(page: &Page) -> Value {
    page.run(
        "const colours = ['red', 'green', 'blue', 'white', 'yellow', 'violet'];
         const cells = [...document.querySelectorAll('.jewels-cell')];
         const digits = cells.map(cell => 1 + colours.indexOf(cell.getAttribute('aria-label').split(',')[0]));
         return Array.from({ length: 8 }, (_, row) => digits.slice(row * 8, row * 8 + 8).join(''))",
    )
    .await
}

#[test]
fn a_whole_game_by_mouse() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, None).await;
            page.assert_accessible().await;
            for (played, swap) in GAME.into_iter().enumerate() {
                let (one, other) = cells(swap);
                if played % 2 == 0 {
                    page.click(&one).await;
                    page.see(&format!("{one}.is-marked")).await;
                    page.click(&other).await;
                } else {
                    page.drag(&other, &one).await;
                }
                settled(&page, played + 1).await;
                assert_eq!(seen(&page).await, page.table().await["board"]["view"]["rows"], "after {swap}");
            }
            page.see(".result").await;
            page.read(".result", "no swap brings").await;
            assert_eq!(page.text(".jewels-total").await, POINTS);
            // The list of the best knows it.
            page.read(".jewels-best", POINTS).await;
            page.assert_accessible().await;
            page
        });
    }
}

/// The points count up to what they are, and the end is told when the last stones lie.
#[test]
fn points_count_up_and_end_at_what_they_are() {
    visit(Size::WIDE, async |page| {
        begin(&page, None).await;
        page.run(
            "window.seen = [];
             const total = document.querySelector('.jewels-total');
             new MutationObserver(() => seen.push(Number(total.textContent))).observe(total, { childList: true });
             window.early = 0;
             const look = () => {
                 const falls = [...document.querySelectorAll('.jewels-stone')].some(stone => stone.getAnimations().length > 0);
                 if (falls && document.querySelector('.result:not([hidden])')) window.early += 1;
                 requestAnimationFrame(look);
             };
             look();
             return true",
        )
        .await;
        for (played, swap) in GAME.into_iter().enumerate() {
            let (one, other) = cells(swap);
            page.click(&one).await;
            page.click(&other).await;
            settled(&page, played + 1).await;
        }
        page.see(".result").await;
        let seen = page.run("return seen").await;
        let seen: Vec<u64> = seen.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert!(seen.is_sorted(), "{seen:?}");
        assert!(seen.iter().any(|points| points % 3 != 0), "only whole runs were shown: {seen:?}");
        assert_eq!(seen.last().map(u64::to_string).as_deref(), Some(POINTS), "{seen:?}");
        assert_eq!(page.run("return early").await, 0, "the end was told before the stones lay");
        // The tally adds the game up.
        let tally =
            "return [...document.querySelectorAll('.tally dd')].map(one => one.textContent).join() === '5,3'";
        page.until("five turns, three points the best", tally).await;
        page
    });
}

/// What falls into lines of its own is called out step by step, with what each step paid.
#[test]
fn a_cascade_is_called_out() {
    visit(Size::WIDE, async |page| {
        let setup = json!({ "board": { "random": { "seed": 1 } } });
        let place = page.open("jewels", setup, &[]).await;
        page.goto(&place).await;
        page.see(".jewels-cells.is-live").await;
        page.run(
            "window.told = [];
             new MutationObserver(changes => {
                 for (const { addedNodes } of changes) for (const node of addedNodes) {
                     const points = node.querySelector?.('.jewels-points');
                     if (node.matches('.jewels-call')) told.push(node.textContent);
                     else if (points) told.push((points.matches('.again') ? 'again ' : '') + points.textContent);
                 }
             }).observe(document.querySelector('.jewels-rising'), { childList: true });
             return true",
        )
        .await;
        let (one, other) = cells("4 3 5 3");
        page.click(&one).await;
        page.click(&other).await;
        // The stones lie still between two steps, too.
        page.until("the last step is called out", "return told.includes('Cascade 4')").await;
        settled(&page, 1).await;
        let steps =
            ["+6", "again +3", "again +3", "Cascade 2", "again +3", "Cascade 3", "again +3", "Cascade 4"];
        assert_eq!(page.run("return told").await, json!(steps));
        assert_eq!(page.text(".jewels-total").await, "18");
        page.gone(".jewels-call, .jewels-rise").await;
        page
    });
}

/// Whoever plays alone has no plate, and the name for the list is written beside the list.
#[test]
fn alone_one_has_no_plate_and_a_name_in_the_list() {
    visit(Size::WIDE, async |page| {
        begin(&page, None).await;
        page.gone(".plate").await;
        page.gone(".jewels-panel input[type='file']").await;
        page.click(".jewels-own input").await;
        page.type_keys("Mira".to_owned() + Key::Tab).await;
        for (played, swap) in GAME.into_iter().enumerate() {
            let (one, other) = cells(swap);
            page.click(&one).await;
            page.click(&other).await;
            settled(&page, played + 1).await;
        }
        page.read(".jewels-best li", "Mira").await;
        page.assert_accessible().await;
        page
    });
}

#[test]
fn a_whole_game_by_keyboard() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, None).await;
            for (played, swap) in GAME.into_iter().enumerate() {
                walk(&page, &swap[..3]).await;
                page.press(Key::Enter).await;
                page.see(&format!("{}.is-marked", cell(&swap[..3]))).await;
                page.press(if swap.as_bytes()[0] == swap.as_bytes()[4] { Key::Down } else { Key::Right })
                    .await;
                settled(&page, played + 1).await;
            }
            page.see(".result").await;
            assert_eq!(page.table().await["board"]["view"]["points"].to_string(), POINTS);
            page
        });
    }
}

/// Moves the cursor to a cell.
async fn walk(page: &Page, to: &str) {
    page.run("document.activeElement?.blur(); return true").await;
    page.press(Key::Tab).await;
    for _ in 0..60 {
        if page.run("return document.activeElement?.dataset.cell !== undefined").await == true {
            break;
        }
        page.press(Key::Tab).await;
    }
    page.walk("cell", to, |at, _| {
        let ((column, row), (to_column, to_row)) = (at.split_at(1), to.split_at(1));
        match () {
            () if column < to_column => Key::Right,
            () if column > to_column => Key::Left,
            () if row < to_row => Key::Down,
            () => Key::Up,
        }
    })
    .await;
}

#[test]
fn stones_without_a_run_swing_back() {
    visit(Size::NARROW, async |page| {
        begin(&page, None).await;
        page.click(&cell("1 1")).await;
        page.click(&cell("1 2")).await;
        page.read(".toast.refusal", "no three equal stones").await;
        settled(&page, 0).await;
        page.drag(&cell("3 3"), &cell("4 3")).await;
        page.read(".toast.refusal", "no three equal stones").await;
        settled(&page, 0).await;
        // A stone that is not beside the marked one is marked instead.
        page.click(&cell("1 1")).await;
        page.click(&cell("5 5")).await;
        page.see(&format!("{}.is-marked", cell("5 5"))).await;
        page.press(Key::Escape).await;
        page.gone(".jewels-cell.is-marked").await;
        assert_eq!(rows(&page.table().await), BOARD.lines().take(8).collect::<Vec<_>>());
        page
    });
}

#[test]
fn hints_show_every_swap() {
    visit(Size::WIDE, async |page| {
        begin(&page, None).await;
        let table = page.table().await;
        let swaps = table["board"]["view"]["moves"].as_array().unwrap();
        page.click(".jewels-all").await;
        let count = format!("return document.querySelectorAll('.jewels-arrow').length === {}", swaps.len());
        page.until("an arrow for every swap", &count).await;
        let listed = format!("return document.querySelectorAll('.jewels-hint').length === {}", swaps.len());
        page.until("a line for every swap", &listed).await;
        page.read(".jewels-hint", "+3").await;
        page.assert_accessible().await;
        // A line of the list plays its swap.
        page.click(".jewels-hint").await;
        settled(&page, 1).await;
        page.gone(".jewels-hint").await;
        // The whole list leaves no mark.
        assert_eq!(page.table().await["board"]["is_helped"], false);
        page
    });
}

#[test]
fn time_is_shown_every_second_and_ends_the_game() {
    visit(Size::NARROW, async |page| {
        begin(&page, Some("0:06")).await;
        page.run(
            "window.seen = [];
             const clock = document.querySelector('.jewels-clock');
             new MutationObserver(() => seen.push(clock.textContent)).observe(clock, { childList: true });
             return true",
        )
        .await;
        page.see(".result").await;
        page.read(".result", "time has run out").await;
        let seen = page.run("return seen").await;
        let seen: Vec<&str> = seen.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(seen.len() >= 3, "{seen:?}");
        let all = ["0:05", "0:04", "0:03", "0:02", "0:01", "0:00"];
        assert_eq!(seen, all[all.len() - seen.len()..]);
        page.gone(".jewels-cells.is-live").await;
        page
    });
}

#[test]
fn a_file_that_is_no_board_is_refused_with_its_place() {
    visit(Size::WIDE, async |page| {
        begin(&page, None).await;
        let before = page.run("return location.hash").await;
        let wrong = BOARD.replacen("34561234", "34571234", 1);
        page.click("[aria-haspopup='menu'][aria-label='More']").await;
        page.run(
            "[...document.querySelectorAll('.menu button')].find(b => /load/i.test(b.textContent)).click()",
        )
        .await;
        page.see("dialog[open] .file-field").await;
        page.choose_file("dialog[open] input[type='file']", "wrong.txt", wrong.as_bytes()).await;
        page.read(".toast.refusal", "line 2, column 4").await;
        assert_eq!(page.run("return location.hash").await, before);
        // The browser tells of every refused request.
        page.forget_console().await;
        page
    });
}

/// Plays the first swap of the list, and waits until the own stones lie still.
async fn swap(page: &Page, turns: u64) {
    page.click(".jewels-all:not(:disabled)").await;
    page.click(".jewels-hint").await;
    page.until(
        "the stones lie",
        "return [...document.querySelectorAll('.jewels-stone:not([hidden])')].every(stone => stone.getAnimations().length === 0)",
    )
    .await;
    page.until(
        "the turn is played",
        &format!("return document.querySelector('.jewels-about').textContent.includes('turns: {turns}')"),
    )
    .await;
}

/// A race against the computer: the same board, closed until the end, the points as they come.
#[test]
fn a_race_against_the_computer_shows_both_boards_at_the_end() {
    visit(Size::WIDE, async |page| {
        page.goto("#/jewels").await;
        page.click(".face:has([value='greedy'])").await;
        page.unfold().await;
        page.choose("turns", "10").await;
        page.click(".setup button[type='submit']").await;
        page.see(".jewels-cells.is-live").await;
        page.read(".jewels-rival", "The board is shown at the end").await;
        for turns in 1..=10 {
            swap(&page, turns).await;
            if turns < 10 {
                page.see(".jewels-cells.is-live").await;
                let table = page.table().await;
                assert_eq!(table["board"]["places"][1]["rows"], serde_json::json!([]), "closed: {table}");
            }
        }
        page.see(".jewels-rival.is-open .jewels-rival-stones").await;
        page.see(".result").await;
        let stones = page.run("return document.querySelectorAll('.jewels-rival-stones > *').length").await;
        assert_eq!(stones, 64);
        // The replay has both boards, too.
        page.run("location.hash += '/4'; return true").await;
        page.until(
            "two turns of the rival",
            "return document.querySelector('.jewels-rival figcaption').textContent.includes('2 turns')",
        )
        .await;
        page.see(".jewels-rival.is-open").await;
        page.assert_accessible().await;
        page
    });
}
