//! Jamb in the browser.

use serde_json::Value;
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, visit};

/// Begins a game of these people.
async fn begin(page: &Page, people: &[&str]) {
    page.goto("#/jamb").await;
    page.unfold().await;
    if people.len() > 1 {
        page.click(&format!(".more .segments label:nth-child({})", people.len())).await;
    }
    for (seat, name) in people.iter().enumerate() {
        page.choose(&format!("kind-{seat}"), "human").await;
        page.click(&format!("[name='name-{seat}']")).await;
        page.type_keys(*name).await;
    }
    page.click(".setup button[type='submit']").await;
    page.see(".jamb-throw:not(:disabled)").await;
}

/// The talon of the person whose turn it is.
fn view(table: &Value) -> &Value {
    let mover = table["to_move"].as_u64().unwrap_or(1) as usize - 1;
    &table["board"]["people"][mover]["view"]
}

/// Waits until this throw lies in the tray, at rest.
pub async fn thrown(page: &Page, throw: u8) {
    page.until(
        &format!("throw {throw} lies"),
        &format!(
            "return document.querySelector('.jamb-told').textContent.includes('throw {throw} of 3')
                && document.querySelector('.jamb-dice:not(.is-empty)') !== null
                && document.querySelector('.jamb-field.is-open') !== null
                && [...document.querySelectorAll('.jamb-die')].every(die => die.getAnimations().length === 0)"
        ),
    )
    .await;
}

/// The open field that brings most, and whether it would be crossed out.
async fn best(page: &Page) -> (String, bool) {
    let field = page
        .run(
            "const open = [...document.querySelectorAll('.jamb-field.is-open')];
             open.sort((one, other) => (Number(other.textContent) || -1) - (Number(one.textContent) || -1));
             return [open[0].dataset.field, open[0].classList.contains('crosses')]",
        )
        .await;
    (field[0].as_str().unwrap().to_owned(), field[1] == true)
}

fn field(name: &str) -> String {
    format!("[data-field='{name}']")
}

#[test]
fn a_whole_game_by_mouse() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, &["Ana"]).await;
            page.assert_accessible().await;
            for turn in 0..30 {
                page.click(".jamb-throw").await;
                thrown(&page, 1).await;
                if turn % 3 == 0 && view(&page.table().await)["can_throw"] == true {
                    page.click("[data-die='2']").await;
                    page.click("[data-die='5']").await;
                    page.see("[data-die='5'].is-held").await;
                    let kept = faces(&page, ".is-held").await;
                    page.click(".jamb-throw").await;
                    thrown(&page, 2).await;
                    // Kept dice stay on the rail as they are.
                    assert_eq!(faces(&page, ".is-held").await, kept);
                }
                let (name, crosses) = best(&page).await;
                page.click(&field(&name)).await;
                if crosses {
                    page.read(".jamb-told", "again to cross out").await;
                    page.click(&field(&name)).await;
                }
                page.see(&format!(".jamb-field.is-last{}", field(&name))).await;
                if crosses {
                    page.see(&format!(".crossed{}", field(&name))).await;
                }
                if turn == 10 {
                    page.assert_accessible().await;
                }
            }
            page.see(".result").await;
            let table = page.table().await;
            assert_eq!(table["board"]["people"][0]["view"]["storage"]["filled"], 30);
            let total = table["board"]["people"][0]["view"]["sums"]["grand"].to_string();
            let shown = if size == Size::WIDE { ".jamb-grand" } else { ".jamb-corner" };
            assert_eq!(page.text(shown).await, total);
            page
        });
    }
}

#[test]
fn points_are_told_when_the_dice_lie() {
    visit(Size::WIDE, async |page| {
        begin(&page, &["Ana"]).await;
        // Whatever is seen in any frame, from now on.
        page.run(
            "window.seen = { rolling: 0, early: 0 };
             const look = () => {
                 const rolls = [...document.querySelectorAll('.jamb-die')].some(die => die.getAnimations().length > 0);
                 if (rolls) window.seen.rolling += 1;
                 if (rolls && document.querySelector('.jamb-field.is-open')) window.seen.early += 1;
                 requestAnimationFrame(look);
             };
             look();
             return true",
        )
        .await;
        for throw in 1..=3 {
            page.click(".jamb-throw").await;
            thrown(&page, throw).await;
        }
        let seen = page.run("return window.seen").await;
        assert!(seen["rolling"].as_u64() > Some(0), "{seen}");
        assert_eq!(seen["early"], 0, "{seen}");
        page
    });
}

/// A field that is filled is seen to be filled, by a pen that any input puts down.
#[test]
fn a_pen_fills_the_field() {
    visit(Size::WIDE, async |page| {
        begin(&page, &["Ana"]).await;
        for is_crossed in [false, true] {
            page.click(".jamb-throw").await;
            thrown(&page, 1).await;
            let open = if is_crossed { ".is-open.crosses" } else { ".is-open:not(.crosses)" };
            // The pen stays where it is until somebody acts.
            page.run(
                "window.penned = new MutationObserver((_, watch) => {
                     const pen = document.querySelector('.jamb-writing');
                     if (!pen) return;
                     watch.disconnect();
                     requestAnimationFrame(() => pen.getAnimations({ subtree: true }).forEach(one => one.pause()));
                 });
                 penned.observe(document.querySelector('.jamb-sheet'), { childList: true, subtree: true });
                 return true",
            )
            .await;
            page.click(open).await;
            if is_crossed {
                page.click(".is-doubted").await;
            }
            page.see(".jamb-field.is-last .jamb-writing").await;
            page.press(Key::Shift).await;
            page.gone(".jamb-writing").await;
            let mark = if is_crossed { ".crossed" } else { ".written" };
            page.see(&format!(".jamb-field.is-last{mark}:not(.is-being-written)")).await;
        }
        page
    });
}

/// The faces of the dice of this kind.
async fn faces(page: &Page, kind: &str) -> Value {
    page.run(&format!(
        "return [...document.querySelectorAll('.jamb-die{kind}')].map(die => die.getAttribute('aria-label'))"
    ))
    .await
}

#[test]
fn a_long_part_by_keyboard() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page, &["Ana"]).await;
            page.run("document.activeElement?.blur(); return true").await;
            for turn in 0..8 {
                page.type_keys(" ").await;
                thrown(&page, 1).await;
                page.type_keys("14").await;
                page.see("[data-die='4'].is-held").await;
                page.type_keys("1").await;
                page.see("[data-die='1']:not(.is-held)").await;
                page.type_keys(" ").await;
                thrown(&page, 2).await;
                let (name, crosses) = best(&page).await;
                page.type_keys("b").await;
                walk(&page, &name).await;
                page.press(Key::Enter).await;
                if crosses {
                    page.see(".is-doubted").await;
                    page.press(Key::Enter).await;
                }
                page.see(&format!(".jamb-field.is-last{}", field(&name))).await;
                assert_eq!(view(&page.table().await)["storage"]["filled"], turn + 1);
            }
            page
        });
    }
}

/// Moves the cursor to a field.
async fn walk(page: &Page, to: &str) {
    let place = |name: &str| {
        let (column, row) = name.split_once(' ').unwrap_or_default();
        let columns = ["down", "up", "hand"];
        let rows = ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"];
        (columns.iter().position(|one| *one == column), rows.iter().position(|one| *one == row))
    };
    page.walk("field", to, |at, _| {
        let ((column, row), (to_column, to_row)) = (place(at), place(to));
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
fn the_adviser_a_friend_and_the_report() {
    visit(Size::WIDE, async |page| {
        begin(&page, &["Ana"]).await;
        page.click(".jamb-throw").await;
        thrown(&page, 1).await;
        page.click(".jamb-adviser .button").await;
        page.see(".jamb-choices tr.grade-perfect").await;
        page.see(".jamb-field[data-note]").await;
        page.assert_accessible().await;
        take_the_best(&page).await;
        // A friend plays the rest of the turn and says why.
        page.click(".jamb-tabs button:nth-child(2)").await;
        page.see(".jamb-odds").await;
        page.click(".jamb-friend:nth-child(2)").await;
        page.click(".jamb-friends .primary").await;
        page.see(".jamb-explained li").await;
        page.see(".jamb-field.is-last").await;
        page.assert_accessible().await;
        // Luck and skill.
        page.click(".jamb-tabs button:nth-child(3)").await;
        page.see(".jamb-chart .line").await;
        page.read(".jamb-report", "What the dice gave").await;
        page.assert_accessible().await;
        // What only the curious want to know is folded away.
        page.see(".jamb-curious:not([open])").await;
        page.gone(".jamb-faces").await;
        page.click(".jamb-curious summary").await;
        page.see(".jamb-faces li").await;
        page.read(".jamb-seed", "lcg").await;
        page.read(".jamb-storage", "60").await;
        page.see(".jamb-fill .is-point").await;
        page.assert_accessible().await;
        page
    });
}

/// Takes the adviser's best choice: dice are laid onto the rail, a field is written and the next turn begun.
async fn take_the_best(page: &Page) {
    let first = ".jamb-choices tbody tr:first-child button";
    let words = page.text(first).await;
    page.click(first).await;
    if words.starts_with("keep") {
        page.see(".jamb-die.is-held").await;
    } else if !words.starts_with("throw") {
        if words.starts_with("cross") {
            page.click(first).await;
        }
        page.see(".jamb-field.is-last").await;
        page.click(".jamb-throw").await;
        thrown(page, 1).await;
    }
}

#[test]
fn two_people_have_a_talon_each() {
    visit(Size::NARROW, async |page| {
        begin(&page, &["Ana", "Boris"]).await;
        page.read(".jamb-people", "Boris").await;
        for name in ["Ana", "Boris", "Ana"] {
            page.read(".jamb-people [aria-selected='true']", name).await;
            page.click(".jamb-throw").await;
            thrown(&page, 1).await;
            let (place, crosses) = best(&page).await;
            page.click(&field(&place)).await;
            if crosses {
                page.click(&field(&place)).await;
            }
            page.gone(".jamb-field.is-open").await;
        }
        let table = page.table().await;
        let filled = |place: usize| table["board"]["people"][place]["view"]["storage"]["filled"].clone();
        assert_eq!((filled(0), filled(1)), (2.into(), 1.into()));
        // One can look at the other's talon.
        page.click(".jamb-people button:first-child").await;
        page.until("Ana's fields", "return document.querySelectorAll('.written, .crossed').length === 2")
            .await;
        page.assert_accessible().await;
        page
    });
}

/// A computer sits at the table: it throws, keeps and writes by itself, and the person goes on.
#[test]
fn a_computer_takes_a_seat_and_plays_its_turns() {
    visit(Size::WIDE, async |page| {
        page.goto("#/jamb").await;
        page.click(".face:has([value='optimal'])").await;
        page.read(".face-about", "460 points").await;
        page.click(".setup button[type='submit']").await;
        page.see(".jamb-throw:not(:disabled)").await;
        page.read(".jamb-people", "Flawless").await;
        for turn in 1..=2u64 {
            page.click(".jamb-throw:not(:disabled)").await;
            thrown(&page, 1).await;
            let (place, crosses) = best(&page).await;
            page.click(&field(&place)).await;
            if crosses {
                page.click(&field(&place)).await;
            }
            // The computer writes a field, and the person is to throw again.
            page.read(".jamb-told", &format!("Player 1 · Turn {} of 30, throw 1 of 3", turn + 1)).await;
            page.see(".jamb-throw:not(:disabled)").await;
            let table = page.table().await;
            let filled = |place: usize| table["board"]["people"][place]["view"]["storage"]["filled"].clone();
            assert_eq!((filled(0), filled(1)), (turn.into(), turn.into()));
            assert_eq!(table["seats"][1]["player"], "optimal");
            assert_eq!(table["board"]["dice"], Value::Null, "the dice are sealed until the end");
        }
        page.assert_accessible().await;
        page
    });
}
