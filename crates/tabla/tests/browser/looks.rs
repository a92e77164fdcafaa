//! Every look of every board, by day and by night: what must be seen is seen, by the pixels that are really there.

use serde_json::{Value, json};

use crate::harness::{Page, Size, visit};
use crate::photographs;

/// Measures a photograph, as a script of the page's own.
const MEASURE: &str = include_str!("looks.js");

/// So many of a kind are measured.
const MOST: usize = 24;

/// What is looked at: a piece against what lies round it, a letter or a sign against what it is drawn on.
fn samples(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "santorini" => {
            &[(".pawn.seat-1", "piece"), (".pawn.seat-2", "piece"), (".edge", "text"), (".last", "sign")]
        }
        "mice" => &[
            ("[data-point] .man.seat-1", "piece"),
            ("[data-point] .man.seat-2", "piece"),
            (".stud", "line"),
            (".edge", "text"),
            (".last", "sign"),
        ],
        "scrabble" => &[
            (".scrabble-board .scrabble-tile", "piece"),
            (".scrabble-tile .scrabble-letter", "text"),
            (".scrabble-slot .scrabble-value", "text"),
            (".scrabble-columns span, .scrabble-rows span", "text"),
            (".scrabble-factor", "text"),
        ],
        "jewels" => {
            &[(".jewels-stone", "piece"), (".jewels-total", "text"), (".jewels-preview .jewels-cut", "sign")]
        }
        _ => &[
            (".jamb-die", "piece"),
            (".jamb-die", "sign"),
            (".jamb-field:not(.crosses)", "text"),
            (".jamb-field.crosses", "sign"),
            (".jamb-sheet th", "text"),
        ],
    }
}

/// The least ratio: 4.5 for text, 3 for pieces and signs.
fn least(kind: &str) -> f64 {
    if kind == "text" { 4.5 } else { 3.0 }
}

/// The names of the looks of a game: its boards and its pieces.
async fn looks(page: &Page, game: &str) -> [Vec<String>; 2] {
    let script = format!(
        "return import('./lib/looks.js').then(({{ LOOKS }}) =>
            [Object.keys(LOOKS['{game}'].board), Object.keys(LOOKS['{game}'].pieces)])"
    );
    serde_json::from_value(page.run(&script).await).unwrap()
}

/// Puts a look on, as the dialog does.
async fn wear(page: &Page, game: &str, board: &str, pieces: &str) {
    let script = format!(
        "return (async () => {{
            const {{ dress, keepLook }} = await import('./lib/looks.js');
            const {{ styleSheet }} = await import('./lib/games.js');
            keepLook('{game}', 'board', '{board}');
            keepLook('{game}', 'pieces', '{pieces}');
            await styleSheet('looks.css');
            dress(document.querySelector('.room'), '{game}');
            for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
            await new Promise(requestAnimationFrame);
        }})()"
    );
    page.run(&script).await;
}

/// Day or night, without motion: what is measured stands still.
async fn still(page: &Page, is_night: bool) {
    let theme = json!({ "name": "prefers-color-scheme", "value": if is_night { "dark" } else { "light" } });
    let motion = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
    let media = json!({ "features": [theme, motion] });
    page.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
}

/// How well each sample is seen; nothing where there is none.
async fn measure(page: &Page, game: &str) -> Vec<Option<f64>> {
    let taken =
        page.driver.cdp().send_raw("Page.captureScreenshot", json!({ "format": "png" })).await.unwrap();
    let arguments = vec![taken["data"].clone(), json!(samples(game)), json!(MOST)];
    let found = page.driver.execute_async(MEASURE, arguments).await.unwrap();
    serde_json::from_value(found.json().clone()).unwrap()
}

#[test]
fn every_look_has_contrast_by_day_and_by_night() {
    visit(Size::WIDE, async |page| {
        page.goto("#/").await;
        // Two pixels for each, so that thin strokes have their own colour somewhere.
        let metrics = json!({ "width": 1100, "height": 760, "deviceScaleFactor": 2, "mobile": false });
        page.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.unwrap();
        let mut faults = Vec::new();
        for (game, place) in photographs::tables(&page).await {
            let [boards, pieces] = looks(&page, game).await;
            assert!(boards.len() >= 3 && pieces.len() >= 3, "{game}: {boards:?}, {pieces:?}");
            for is_night in [false, true] {
                still(&page, is_night).await;
                page.goto(&place).await;
                for (css, _) in samples(game) {
                    page.see(css).await;
                }
                for (board, pieces) in boards.iter().flat_map(|one| pieces.iter().map(move |two| (one, two)))
                {
                    wear(&page, game, board, pieces).await;
                    let found = measure(&page, game).await;
                    for ((css, kind), ratio) in samples(game).iter().zip(found) {
                        let is_good = ratio.is_some_and(|ratio| ratio >= least(kind));
                        if !is_good {
                            let time = if is_night { "night" } else { "day" };
                            faults.push(format!("{game} {board} {pieces} by {time}: {css} {ratio:.2?}"));
                        }
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
        page
    });
}

/// A look is chosen by a finger on its picture, is seen at once, and is there again the next time, in the house, too.
#[test]
fn a_look_is_chosen_and_remembered() {
    visit(Size::NARROW, async |page| {
        let place = photographs::table(&page, "mice").await;
        page.goto(&place).await;
        let wood = "return getComputedStyle(document.querySelector('.place .wood')).fill";
        let oak = page.run(wood).await;
        page.click(".action-row [aria-haspopup='menu']").await;
        let open =
            "[...document.querySelectorAll('.menu button')].find(one => one.textContent === 'Looks').click()";
        page.run(open).await;
        page.see("dialog[open] .look svg").await;
        page.assert_accessible().await;
        page.click(".look:has([value='slate'])").await;
        page.click(".look:has([value='coral'])").await;
        page.until("slate", &format!("{wood} !== {oak}")).await;
        page.goto(&place).await;
        page.until("slate again", &format!("{wood} !== {oak}")).await;
        assert_eq!(
            page.run("return document.querySelector('.room').dataset.pieces").await,
            Value::from("coral")
        );
        page.goto("#/").await;
        page.see(".card[data-game='mice'][data-look='slate']").await;
        page
    });
}
