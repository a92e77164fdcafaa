//! Santorini in the browser.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::duel::{begin, shown};
use crate::harness::{Browser, Page, Server, Size, Turn, run, visit};

/// A whole game, the shortest kind: the second player builds a staircase and climbs it.
const GAME: [&str; 10] = [
    "B3 C3", "A3 A4", "C3 D2 D3", "A3 B2 C2", "D2 E2 D2", "B2 C2 D3", "E2 E1 D2", "C2 D2 D3", "B3 C2 C1",
    "D2 D3",
];

/// A game in which the first player is about to climb.
const BEFORE_THE_END: &str = "0030001210014410022000210/1/B3,D3/A4,C2";

/// Where one stands on a square: in depth, that is the roof of what was built there.
fn square(name: &str) -> String {
    format!("[data-square='{name}'] .soil")
}

fn last_square(turn: &str) -> &str {
    turn.rsplit(' ').next().unwrap_or_default()
}

async fn label(page: &Page, name: &str) -> String {
    page.attr(&format!("[data-square='{name}']"), "aria-label").await
}

#[test]
fn a_whole_game_by_mouse() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, "santorini", ["human", "human"]).await;
            page.assert_accessible().await;
            for (played, turn) in GAME.into_iter().enumerate() {
                let squares: Vec<&str> = turn.split(' ').collect();
                if played > 1 && played % 2 == 0 {
                    page.drag(&square(squares[0]), &square(squares[1])).await;
                } else {
                    page.click(&square(squares[0])).await;
                    if played == GAME.len() - 1 {
                        assert_eq!(label(&page, "D3").await, "D3, level 3, going here wins");
                    }
                    page.click(&square(squares[1])).await;
                }
                if let Some(build) = squares.get(2) {
                    page.see(&format!("[data-square='{build}'] .plan")).await;
                    page.click(&square(build)).await;
                }
                shown(&page, played + 1, "square", last_square(turn)).await;
            }
            page.see(".result").await;
            assert_eq!(page.table().await["ending"]["winner"], 2);
            page.assert_accessible().await;
            page
        });
    }
}

#[test]
fn a_whole_game_by_keyboard() {
    for size in Size::BOTH {
        visit(size, async |page| {
            page.goto("#/santorini").await;
            // Tab to the faces; the last of them is a friend at the same screen.
            let is_there = "return document.activeElement?.getAttribute('name') === 'face'";
            for _ in 0..40 {
                if page.run(is_there).await == true {
                    break;
                }
                page.press(Key::Tab).await;
            }
            page.press(Key::Left).await;
            page.read(".face-about", "Two people at this screen").await;
            let is_start = "return document.activeElement?.type === 'submit'";
            for _ in 0..40 {
                if page.run(is_start).await == true {
                    break;
                }
                page.press(Key::Tab).await;
            }
            page.press(Key::Enter).await;
            page.see(".santorini.live").await;
            page.type_keys("b").await;
            for (played, turn) in GAME.into_iter().enumerate() {
                for name in turn.split(' ') {
                    walk(&page, name).await;
                    page.press(Key::Enter).await;
                }
                shown(&page, played + 1, "square", last_square(turn)).await;
            }
            page.see(".result").await;
            assert_eq!(page.table().await["ending"]["winner"], 2);
            page
        });
    }
}

/// Moves the cursor to a square.
async fn walk(page: &Page, to: &str) {
    walk_by(page, to, [Key::Down, Key::Up, Key::Right, Key::Left]).await;
}

/// Moves the cursor to a square by the keys for the next row, the row before, the next column and the one before.
async fn walk_by(page: &Page, to: &str, [down, up, right, left]: [Key; 4]) {
    page.walk("square", to, |at, _| {
        let ((row, column), (to_row, to_column)) = (at.split_at(1), to.split_at(1));
        match () {
            () if row < to_row => down.clone(),
            () if row > to_row => up.clone(),
            () if column < to_column => right.clone(),
            () => left.clone(),
        }
    })
    .await;
}

/// Waits until this square lies in the corner that is nearest to the viewer, and the island rests.
async fn in_front(page: &Page, name: &str) {
    page.until(
        &format!("{name} is in front"),
        &format!(
            "const low = (square) => square.querySelector('.soil').getBoundingClientRect().bottom;
             const squares = [...document.querySelectorAll('[data-square]')];
             const front = squares.reduce((one, other) => (low(other) > low(one) ? other : one));
             return front.dataset.square === '{name}' && !document.querySelector('.turning')"
        ),
    )
    .await;
}

/// Drags beside the island, over this part of the board's width.
async fn drag_the_sea(page: &Page, part: f64) {
    page.with(".santorini", async |board| {
        let size = board.rect().await?;
        let (left, top) = ((size.width / 2.0) as i64, (size.height / 2.0) as i64);
        let begin = if part > 0.0 { 12 - left } else { left - 12 };
        let actions =
            page.actions().move_to_element_center(board).move_by_offset(begin, 12 - top).click_and_hold();
        let by = (size.width * part) as i64;
        actions.move_by_offset(by / 2, 0).move_by_offset(by - by / 2, 0).release().perform().await
    })
    .await;
}

#[test]
fn a_whole_game_on_an_island_that_is_turned() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.see(".santorini.deep").await;
        in_front(&page, "E5").await;
        page.type_keys(".").await;
        in_front(&page, "E1").await;
        for (played, turn) in GAME.into_iter().enumerate() {
            for name in turn.split(' ') {
                if played < 5 {
                    page.click(&square(name)).await;
                    continue;
                }
                // The cursor goes where the key points, as the island lies now.
                walk_by(&page, name, [Key::Right, Key::Left, Key::Up, Key::Down]).await;
                page.press(Key::Enter).await;
            }
            shown(&page, played + 1, "square", last_square(turn)).await;
        }
        page.see(".result").await;
        assert_eq!(page.table().await["ending"]["winner"], 2);
        page.assert_accessible().await;
        page
    });
}

#[test]
fn the_island_is_turned_by_a_drag_and_keeps_the_cursor() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.type_keys("b").await;
        walk(&page, "B2").await;
        drag_the_sea(&page, 0.45).await;
        in_front(&page, "E1").await;
        drag_the_sea(&page, -0.9).await;
        in_front(&page, "A5").await;
        // Less than a third of a quarter springs back.
        drag_the_sea(&page, 0.1).await;
        in_front(&page, "A5").await;
        // Squares change their order in the page, and none of them loses the focus.
        page.type_keys("b").await;
        page.type_keys(",").await;
        in_front(&page, "A1").await;
        let cursor = page.run("return document.activeElement?.dataset.square ?? ''").await;
        assert_eq!(cursor, "B2");
        // A drag turns, and touches nothing.
        assert_eq!(page.table().await["moves"].as_array().unwrap().len(), 0);
        page.gone(".choosing").await;
        page
    });
}

#[test]
fn the_flat_picture_is_a_choice_that_is_remembered() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.see(".santorini.deep").await;
        page.click("label[for='santorini-depth']").await;
        page.gone(".santorini.deep, .turners").await;
        begin(&page, "santorini", ["human", "human"]).await;
        page.see(".santorini.live:not(.deep)").await;
        page.click(&square("C3")).await;
        page.click(&square("D3")).await;
        shown(&page, 1, "square", "D3").await;
        page.type_keys("v").await;
        page.see(".santorini.deep").await;
        page
    });
}

#[test]
fn the_picture_is_flat_where_depth_would_hinder() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        for (feature, value) in [("prefers-contrast", "more"), ("forced-colors", "active")] {
            let media = json!({ "features": [{ "name": feature, "value": value }] });
            page.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
            page.see(".santorini:not(.deep)").await;
            page.driver
                .cdp()
                .send_raw("Emulation.setEmulatedMedia", json!({ "features": [] }))
                .await
                .unwrap();
            page.see(".santorini.deep").await;
        }
        // Small squares under a finger; the reader may want depth all the same.
        page.resize(Size::of(320, 568), true).await;
        page.see(".santorini:not(.deep)").await;
        page.click("label[for='santorini-depth']").await;
        page.see(".santorini.deep").await;
        page
    });
}

#[test]
fn a_worker_can_be_let_go_and_wrong_squares_are_explained() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        for name in ["B3", "C3", "A3", "A4"] {
            page.click(&square(name)).await;
        }
        shown(&page, 2, "square", "A4").await;
        page.click(&square("C3")).await;
        page.see("[data-square='D4'] .target").await;
        page.click(&square("E5")).await;
        page.read(".toast", "not a neighbour").await;
        page.click(&square("D4")).await;
        page.see("[data-square='E5'] .plan").await;
        page.press(Key::Escape).await;
        page.see("[data-square='D4'] .target").await;
        page.press(Key::Escape).await;
        page.gone(".santorini .target").await;
        page.drag(&square("C3"), &square("A1")).await;
        page.read(".toast", "A1").await;
        assert_eq!(page.table().await["moves"].as_array().unwrap().len(), 2);
        page
    });
}

#[test]
fn a_file_is_loaded_and_computers_play_on_step_by_step() {
    visit(Size::WIDE, async |page| {
        page.goto("#/santorini").await;
        page.unfold().await;
        page.choose("kind-0", "alphabeta").await;
        page.choose("kind-1", "simple").await;
        let wrong = b"C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E5\n";
        page.choose_file("input[type='file']", "wrong.txt", wrong).await;
        page.read(".toast", "4").await;
        page.read(".toast", "not a neighbour").await;
        // The browser itself writes down that the server refused something.
        page.forget_console().await;
        let sample = include_bytes!("../../../../data/santorini/sample.txt");
        page.choose_file("input[type='file']", "sample.txt", sample).await;
        page.see(".steps").await;
        shown(&page, 24, "square", "D1").await;
        // The numbers are on the squares, and all turns are in the table.
        page.see(".figure.best").await;
        page.see(".hint-arrow").await;
        let weighed = page.run("return document.querySelectorAll('.duel-thought tbody tr').length").await;
        assert_eq!(weighed, page.table().await["board"]["moves"].as_array().unwrap().len());
        page.read(".thought", "cut-offs").await;
        page.assert_accessible().await;
        page.click(".steps .primary").await;
        page.until("one turn more", "return document.querySelectorAll('.move').length === 25").await;
        page.see(".figure.best").await;
        assert_eq!(page.table().await["to_move"], 2);
        page.click(".steps .button:not(.primary)").await;
        page.see(".result").await;
        page
    });
}

#[test]
fn a_press_lasts_though_the_button_is_drawn_anew() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["simple", "simple"]).await;
        let next = ".steps .primary:not(:disabled)";
        page.see(next).await;
        page.run(&format!("document.querySelector('{next}').dataset.old = ''; return true")).await;
        page.hold(next).await;
        page.run(
            "return (async () => {
                const api = await import('/lib/api.js');
                await api.perform(location.hash.split('/')[2], 'elsewhere', { act: 'step' });
                return true;
            })()",
        )
        .await;
        page.until("one turn", "return document.querySelectorAll('.move').length === 1").await;
        page.see(next).await;
        page.gone("[data-old]").await;
        page.release().await;
        page.until("one turn more", "return document.querySelectorAll('.move').length === 2").await;
        page
    });
}

#[test]
fn levels_are_numbers_on_demand() {
    visit(Size::NARROW, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.click(".santorini-panel input").await;
        page.see("[data-square='A1'] .level").await;
        page.type_keys("l").await;
        page.gone(".santorini .level").await;
        page
    });
}

#[test]
fn a_position_is_put_together() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.click("[aria-haspopup='menu'][aria-label='More']").await;
        page.read(".menu", "position").await;
        page.run("[...document.querySelectorAll('.menu button')].find(b => /position/i.test(b.textContent)).click()").await;
        page.see(".duel-editor").await;
        page.click(&square("C3")).await;
        page.see("[data-square='C3'] .floor-1").await;
        page.read(".problems", "workers").await;
        page.click("label[for='santorini-tool-1']").await;
        page.click(&square("A1")).await;
        page.click(&square("A2")).await;
        page.click("label[for='santorini-tool-2']").await;
        page.click(&square("E1")).await;
        page.click(&square("E2")).await;
        let position = "0000000000001000000000000/2/A1,A2/E1,E2";
        page.until(
            "the position",
            &format!("return document.querySelector('[name=edited]').value === '{position}'"),
        )
        .await;
        page.until("no problem", "return document.querySelectorAll('.problems li').length === 0").await;
        // The browser itself writes down that the server refused what was not complete yet.
        page.forget_console().await;
        // A typed position comes onto the board.
        page.run(&format!(
            "const field = document.querySelector('[name=edited]');
             field.value = '{BEFORE_THE_END}';
             field.dispatchEvent(new Event('change'));
             return true"
        ))
        .await;
        page.see("[data-square='C4'] .dome").await;
        page.click(".editor .primary").await;
        page.click("dialog .setup button[type='submit']").await;
        page.gone(".editor").await;
        page.see(".santorini.live [data-square='C4'] .dome").await;
        page.click(&square("B3")).await;
        page.see("[data-square='A3'] .wins").await;
        page.click(&square("A3")).await;
        page.see(".result").await;
        page.see(".santorini .won").await;
        page
    });
}

#[test]
fn a_computers_thoughts_are_told_once_and_leave_the_moves_in_sight() {
    visit(Size::WIDE, async |page| {
        let load = json!({ "name": "game.txt", "text": GAME[..8].join("\n") });
        let setup = json!({ "players": ["simple:depth=1", "champion:depth=2"], "load": load, "step": true });
        let address = page.open("santorini", setup, &[]).await;
        page.goto(&address).await;
        page.read(".duel-thought", "First player: ").await;
        page.read(".duel-thought", "at least").await;
        page.gone(".thought").await;
        // What is shown is how this player looked ahead, not how the champion would.
        page.read(".duel-thought", "depth 1").await;
        for _ in 0..2 {
            page.until(
                "the current move inside the list",
                "const list = document.querySelector('.move-list').getBoundingClientRect();
                 const move = document.querySelector('.move[aria-current]').getBoundingClientRect();
                 return move.top >= list.top && move.bottom <= list.bottom",
            )
            .await;
            page.settle().await;
        }
        assert_eq!(page.run("return document.body.innerText.includes('-#')").await, json!(false));
        page
    });
}

#[test]
fn two_browsers_play_on_after_the_server_was_killed() {
    let _turn = Turn::wait();
    let mut server = Server::start();
    run(async {
        let (one, other) = (Browser::start(Size::WIDE).await, Browser::start(Size::NARROW).await);
        let (first, second) = (Page::of(&one, &server), Page::of(&other, &server));
        begin(&first, "santorini", ["human", "human"]).await;
        first.click(".action-share").await;
        let give = ".share-row:nth-of-type(2) .button";
        first.click(give).await;
        let link = first.value(".invitation input").await;
        second.goto(link.strip_prefix(&second.address).expect("a place in the house")).await;
        second.click(".join button[type='submit']").await;
        second.see(".santorini").await;
        for _ in 0..2 {
            first.press(Key::Escape).await;
        }
        for (played, turn) in GAME.into_iter().enumerate() {
            let (mover, watcher) = if played % 2 == 0 { (&first, &second) } else { (&second, &first) };
            mover.see(".santorini.live").await;
            watcher.gone(".santorini.live").await;
            if played == 5 {
                server.kill();
            }
            for name in turn.split(' ') {
                mover.click(&square(name)).await;
            }
            if played == 5 {
                // The move waits until the server is there again.
                server.restart();
            }
            shown(mover, played + 1, "square", last_square(turn)).await;
            shown(watcher, played + 1, "square", last_square(turn)).await;
        }
        for page in [&first, &second] {
            page.see(".result").await;
            assert_eq!(page.table().await["ending"]["winner"], 2);
            // What the browser itself writes about the lost connection.
            page.forget_console().await;
            page.assert_quiet().await;
        }
        one.quit().await;
        other.quit().await;
    });
}
