//! Life on the boards: what is seen for a moment, what is heard, and that none of it is forced on anybody.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, visit};
use crate::{jamb, jewels};

/// White closes a mill with the next move, and Black has two men left.
const NEARLY_WON: &str = "a7,d7,g4/d1,d2,c5/0,0/w";

/// A rack that makes a word of seven letters, in front of a word that takes it.
const CATS: &str = "15/15/15/15/15/15/15/7CATS4/15/15/15/15/15/15/15 DOGEIO?/AEINRST 0/12 0 seat 1;";

/// Opens a game of Mice that is won with `g4`, `g7`, `c5`.
async fn nearly_won(page: &Page) {
    let setup = json!({ "players": ["human", "human"], "position": NEARLY_WON });
    let place = page.open("mice", setup, &[]).await;
    page.goto(&place).await;
    page.see(".mice.live").await;
}

async fn touch(page: &Page, points: &[&str]) {
    for point in points {
        page.click(&format!("[data-point='{point}'] .touch")).await;
    }
}

/// Lays GOODIES below CATS, its last letter a joker, and plays it.
async fn play_a_bingo(page: &Page) {
    let setup = json!({ "players": ["human", "human"], "language": "en", "position": CATS });
    let place = page.open("scrabble", setup, &[]).await;
    page.goto(&place).await;
    page.see(".scrabble.is-live").await;
    for (number, letter) in "GOODIE".chars().enumerate() {
        page.click(&format!(".scrabble-rack [data-tile='{letter}']")).await;
        page.click(&format!("[data-square='i{}']", number + 2)).await;
        page.see(&format!("[data-square='i{}'].is-laid", number + 2)).await;
    }
    page.click(".scrabble-rack [data-tile='?']").await;
    page.click("[data-square='i8']").await;
    page.click(".scrabble-choice[data-letter='S']").await;
    page.read(".scrabble-badge:not([hidden])", "63").await;
    page.click("[data-do='play']:not(:disabled)").await;
    page.until("the play", "return document.querySelectorAll('.move').length === 1").await;
}

/// Holds what this selector means still as soon as it is there, so that only an input can end it.
async fn hold_still(page: &Page, css: &str) {
    let script = format!(
        "new MutationObserver((_, watch) => {{
             const seen = document.querySelector('{css}');
             if (!seen) return;
             watch.disconnect();
             requestAnimationFrame(() => seen.getAnimations({{ subtree: true }}).forEach(one => one.pause()));
         }}).observe(document.body, {{ childList: true, subtree: true }});
         return true"
    );
    page.run(&script).await;
}

#[test]
fn a_win_has_a_flourish_that_goes_by_itself_or_by_any_input() {
    visit(Size::WIDE, async |page| {
        nearly_won(&page).await;
        touch(&page, &["g4", "g7", "c5"]).await;
        page.see(".flourish").await;
        page.read(".result", "You have won").await;
        page.gone(".flourish").await;
        nearly_won(&page).await;
        hold_still(&page, ".flourish").await;
        touch(&page, &["g4", "g7"]).await;
        page.see(".mill.flash").await;
        touch(&page, &["c5"]).await;
        page.see(".flourish").await;
        page.press(Key::Shift).await;
        page.gone(".flourish").await;
        page.see(".result").await;
        page
    });
}

/// Whoever gives up sees how it ended, and no flourish.
#[test]
fn a_loss_has_none() {
    visit(Size::WIDE, async |page| {
        nearly_won(&page).await;
        page.run(
            "window.flourished = 0;
             new MutationObserver(() => flourished += document.querySelectorAll('.flourish').length)
                 .observe(document.body, { childList: true });
             return true",
        )
        .await;
        page.click("[aria-haspopup='menu'][aria-label='More']").await;
        page.run(
            "[...document.querySelectorAll('.menu button')].find(b => /resign/i.test(b.textContent)).click()",
        )
        .await;
        page.click("dialog[open] .button.primary, dialog[open] .button.danger").await;
        page.see(".result").await;
        assert_eq!(page.table().await["ending"]["winner"], 2);
        assert_eq!(page.run("return flourished").await, 0);
        page
    });
}

#[test]
fn a_bingo_is_celebrated() {
    visit(Size::WIDE, async |page| {
        play_a_bingo(&page).await;
        page.read(".scrabble-bingo", "Bingo! +63").await;
        page.gone(".scrabble-bingo").await;
        page
    });
}

/// Where no motion is wanted there is none, whatever happens on the boards.
#[test]
fn nothing_moves_where_no_motion_is_wanted() {
    visit(Size::NARROW, async |page| {
        let count = "window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { moved.push(this.className); return animate.apply(this, how); };
            new MutationObserver(() => document.querySelectorAll('.flourish, .scrabble-bingo, .jewels-rise, .jamb-writing')
                .forEach(one => moved.push(one.className))).observe(document.body, { childList: true, subtree: true });
            return true";
        nearly_won(&page).await;
        page.run(count).await;
        touch(&page, &["g4", "g7", "c5"]).await;
        page.see(".result").await;
        assert_eq!(page.run("return moved").await, json!([]), "mice");
        jewels::begin(&page, None).await;
        page.run(count).await;
        for (played, swap) in jewels::GAME.into_iter().enumerate() {
            let (one, other) = jewels::cells(swap);
            page.click(&one).await;
            page.click(&other).await;
            jewels::settled(&page, played + 1).await;
        }
        page.see(".result").await;
        assert_eq!(page.run("return moved").await, json!([]), "jewels");
        let place = page.open("jamb", json!({ "people": ["Ana"] }), &[]).await;
        page.goto(&place).await;
        page.run(count).await;
        page.click(".jamb-throw:not(:disabled)").await;
        jamb::thrown(&page, 1).await;
        page.click(".jamb-field.is-open:not(.crosses)").await;
        page.see(".jamb-field.is-last.written").await;
        assert_eq!(page.run("return moved").await, json!([]), "jamb");
        play_a_bingo(&page).await;
        assert_eq!(page.run("return document.getAnimations().length").await, 0, "scrabble");
        page.gone(".scrabble-bingo").await;
        page
    });
}

#[test]
fn sounds_are_offered_once_and_the_answer_is_remembered() {
    for (size, answer, is_on) in [(Size::WIDE, 1, "true"), (Size::NARROW, 2, "false")] {
        visit(size, async |page| {
            nearly_won(&page).await;
            page.gone(".sound-question").await;
            touch(&page, &["g4", "g7", "c5"]).await;
            page.read(".sound-question", "Sound?").await;
            page.see(".sound-question").await;
            page.assert_accessible().await;
            page.click(&format!(".sound-answer:nth-of-type({answer})")).await;
            page.gone(".sound-question").await;
            page.see(&format!(".bar-sound[aria-pressed='{is_on}']")).await;
            // At the next visit nobody is asked again.
            nearly_won(&page).await;
            page.see(&format!(".bar-sound[aria-pressed='{is_on}']")).await;
            touch(&page, &["g4", "g7", "c5"]).await;
            page.see(".result").await;
            page.gone(".sound-question").await;
            page
        });
    }
}
