//! Every page in every window: nothing is cut off, nothing lies on anything else, and a finger meets what it means.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Page, Size, visit};
use crate::photographs;

/// What is looked at in a window, as a script of the page's own.
const LOOK: &str = include_str!("windows.js");

/// The windows of phones, tablets and desks; the last is a desk whose reader enlarges everything twice.
const WINDOWS: [(u32, u32, Hand); 13] = [
    (320, 568, Hand::Finger),
    (360, 640, Hand::Finger),
    (375, 553, Hand::Finger),
    (390, 664, Hand::Finger),
    (390, 844, Hand::Finger),
    (412, 732, Hand::Finger),
    (768, 1024, Hand::Finger),
    (844, 390, Hand::Finger),
    (1024, 600, Hand::Finger),
    (1280, 720, Hand::Mouse),
    (1440, 900, Hand::Mouse),
    (2560, 1440, Hand::Mouse),
    (720, 450, Hand::Mouse),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    Finger,
    Mouse,
}

/// What is done at a place before it is looked at.
struct State {
    name: &'static str,
    place: String,
    /// A script that brings the page into the state.
    prepare: &'static str,
    /// What is to be seen then.
    sight: &'static str,
}

fn state(name: &'static str, place: &str, prepare: &'static str, sight: &'static str) -> State {
    State { name, place: place.to_owned(), prepare, sight }
}

/// Looks at the page in all windows, and says what is wrong.
async fn look(page: &Page, states: Vec<State>) {
    let mut faults = Vec::new();
    for State { name, place, prepare, sight } in states {
        page.resize(Size::WIDE, false).await;
        page.goto(&place).await;
        page.run(&format!("{prepare}; return true")).await;
        page.see(sight).await;
        for (width, height, hand) in WINDOWS {
            let is_touch = hand == Hand::Finger;
            page.resize(Size::of(width, height), is_touch).await;
            let found = page.driver.execute(LOOK, vec![json!(is_touch)]).await.unwrap();
            let found: Vec<String> = found.convert().unwrap();
            faults.extend(found.iter().map(|fault| format!("{name} at {width}×{height}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Lays two tiles below the word on the board.
const LAY: &str = "for (const [tile, at] of [['N', 'i8'], ['O', 'j8']]) {
    document.querySelector(`.scrabble-rack [data-tile='${tile}']`).click();
    document.querySelector(`[data-square='${at}']`).click();
}";

/// A menu's entry with these words.
const EDIT: &str = "document.querySelector('.action-row [aria-haspopup=menu]').click();
    [...document.querySelectorAll('.menu button')].find(one => /position/i.test(one.textContent)).click()";

/// How a thought was found, as soon as there is one.
const UNFOLD: &str = "document.querySelector('.action-evaluate:not([aria-pressed=true])')?.click();
    document.querySelector('.move').click();
    const unfold = () => {
        const fold = document.querySelector('.thought:not(.busy) .thought-details');
        if (fold?.querySelector('.lines')) fold.open = true;
        else setTimeout(unfold, 50);
    };
    unfold()";

/// All that a computer weighed, as soon as it has.
const OPEN: &str = "const unfold = () => {
        const fold = document.querySelector('.duel-thought details');
        if (fold) fold.open = true;
        else setTimeout(unfold, 50);
    };
    unfold()";

/// The looks of the board and the pieces.
const LOOKS: &str = "document.querySelector('.action-row [aria-haspopup=menu]').click();
    [...document.querySelectorAll('.menu button')].find(one => /looks/i.test(one.textContent)).click()";

#[test]
fn every_room_fits_every_window() {
    visit(Size::WIDE, async |page| {
        let mut states = Vec::new();
        for (name, place) in photographs::tables(&page).await {
            match name {
                "scrabble" => {
                    states.push(state("scrabble", &place, "", ".scrabble.is-live"));
                    states.push(state("scrabble, tiles laid", &place, LAY, ".is-laid"));
                    states.push(state("scrabble, editor", &place, EDIT, ".editor"));
                }
                "santorini" => {
                    let walk = "document.querySelector('.action-evaluate').click(); document.querySelector('.move').click()";
                    states.push(state("santorini", &place, "", ".move"));
                    // The thought is there, and nothing comes that would take room from the rest.
                    let thought = ".thought:not(.busy) .lines .line";
                    states.push(state("santorini, in the past", &place, walk, thought));
                    states.push(state(
                        "santorini, a thought unfolded",
                        &place,
                        UNFOLD,
                        ".thought-details[open] .lines",
                    ));
                    let steps = json!({ "players": ["simple:depth=1", "simple:depth=1"], "step": true });
                    let steps = page.open("santorini", steps, &[]).await;
                    states.push(state(
                        "santorini, step by step",
                        &steps,
                        OPEN,
                        ".duel-thought [open] tbody tr",
                    ));
                }
                "mice" => {
                    states.push(state("mice", &place, "", ".move"));
                    let share = "document.querySelector('.action-share').click()";
                    states.push(state("mice, sharing", &place, share, "dialog[open]"));
                    let anew = "document.querySelector('.action-new').click()";
                    states.push(state("mice, a new game", &place, anew, "dialog[open] .setup"));
                    states.push(state("mice, looks", &place, LOOKS, "dialog[open] .look svg"));
                    states.push(state("house, a game goes on", "#/", "", ".going-card svg"));
                }
                _ => states.push(state(name, &place, "", ".place")),
            }
        }
        let people = json!({ "people": ["Ana", "Bob", "Cyril"], "generator": "lcg", "seed": 7 });
        let three = page.open("jamb", people, &[json!({ "act": "throw" })]).await;
        states.push(state("jamb, three people", &three, "", ".jamb-people [role=tab]"));
        states.push(state("jamb, editor", &three, EDIT, ".editor"));
        let four = json!({ "players": ["human", "greedy", "greedy", "greedy"], "language": "en", "seed": 5 });
        let four = page.open("scrabble", four, &[]).await;
        states.push(state("scrabble, four players", &four, "", ".scrabble.is-live"));
        let over = json!({ "players": ["human", "human"] });
        let over = page.open("mice", over, &[json!({ "act": "resign" })]).await;
        states.push(state("mice, over", &over, "", ".result:not([hidden])"));
        let day = "#/daily/2024-02-29";
        let begin = "document.querySelector('[data-task=mice] .button.primary').click()";
        states.push(state("mice, a task", day, begin, ".room-daily"));
        let begin = "document.querySelector('[data-task=scrabble] .button.primary').click()";
        states.push(state("scrabble, a task", day, begin, ".room-daily"));
        let first = page.open("mice", json!({ "players": ["human", "human"] }), &[]).await;
        let play = "document.querySelector(\"[data-point='d6']\").dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        states.push(state("mice, asked about sounds", &first, play, ".sound-question"));
        let moves = ["d6", "f4", "d2", "b4"].map(|text| json!({ "act": "play", "text": text }));
        let acts = [&moves[..], &[json!({ "act": "resign" })]].concat();
        let reviewed = page.open("mice", json!({ "players": ["human", "human"] }), &acts).await;
        let reviewed = reviewed.split('?').next().unwrap_or_default();
        states.push(state("mice, reviewed", &format!("{reviewed}/review/2"), "", ".verdict-best"));
        look(&page, states).await;
        // The editors may have asked about positions that were not complete.
        page.forget_console().await;
        page
    });
}

#[test]
fn every_other_page_fits_every_window() {
    visit(Size::WIDE, async |page| {
        let mut states = vec![
            state("house", "#/", "", ".today li:nth-child(5) .task-picture > *"),
            state("a day", "#/daily/2024-02-29", "", ".task:nth-child(5) .task-picture > *"),
            state("rules", "#/rules/santorini", "", ".rules .example .santorini"),
            state(
                "scorer",
                "#/scorer",
                "document.querySelector(\"[data-do='sample']\").click()",
                ".scorer-line",
            ),
        ];
        for game in ["santorini", "mice", "scrabble", "jewels", "jamb"] {
            states.push(state(game, &format!("#/{game}"), "", ".setup button[type='submit']"));
            let unfold = "document.querySelector('details.more').open = true";
            states.push(state(game, &format!("#/{game}"), unfold, ".more .field"));
            states.push(state("an introduction", &format!("#/{game}/learn"), "", ".learn-next"));
        }
        states.push(state("the trainer", "#/mice/trainer", "", ".trainer-next"));
        look(&page, states).await;
        page
    });
}

/// How much the board of Scrabble is enlarged.
async fn enlarged(page: &Page) -> f64 {
    let script = "const face = document.querySelector('.scrabble-face');
        return face.getBoundingClientRect().width / face.offsetWidth";
    page.run(script).await.as_f64().unwrap()
}

async fn until_near(page: &Page, is_near: bool) {
    let script =
        format!("return document.querySelector('.scrabble-board').matches('.is-near') === {is_near}");
    page.until(&format!("near: {is_near}"), &script).await;
}

/// A table of Scrabble in the window of a phone.
async fn phone(page: &Page) {
    let place = photographs::table(page, "scrabble").await;
    page.resize(Size::NARROW, true).await;
    page.goto(&place).await;
    page.see(".scrabble.is-live").await;
}

#[test]
fn a_tile_under_a_finger_brings_the_board_near() {
    visit(Size::NARROW, async |page| {
        phone(&page).await;
        page.tap(".scrabble-rack [data-tile='N']").await;
        page.see("[data-tile='N'].is-selected").await;
        page.tap("[data-square='i8']").await;
        page.see("[data-square='i8'].is-laid").await;
        until_near(&page, true).await;
        assert!(enlarged(&page).await > 1.4);
        // The next tile is dragged to a square that is large now.
        let (x, y) = page.middle(".scrabble-rack [data-tile='O']").await;
        let (to_x, to_y) = page.middle("[data-square='j8']").await;
        page.touch("touchStart", &[(x, y)]).await;
        page.touch("touchMove", &[(x, y - 20.0)]).await;
        // A tile floats above the finger that carries it.
        page.touch("touchMove", &[(to_x, to_y + 34.0)]).await;
        // A finger that lets go in full flight throws: the browser takes the next touch for an end of that.
        tokio::time::sleep(Duration::from_millis(200)).await;
        page.touch("touchEnd", &[]).await;
        page.see("[data-square='j8'].is-laid").await;
        page.tap("[data-do='recall']").await;
        page.gone(".is-laid").await;
        until_near(&page, false).await;
        page
    });
}

#[test]
fn two_taps_and_two_fingers_bring_the_board_near_and_back() {
    visit(Size::NARROW, async |page| {
        phone(&page).await;
        for is_near in [true, false] {
            page.tap("[data-square='c5']").await;
            page.tap("[data-square='c5']").await;
            until_near(&page, is_near).await;
        }
        let (x, y) = page.middle("[data-square='h8']").await;
        let fingers = |apart: f64| [(x - apart, y), (x + apart, y)];
        page.touch("touchStart", &fingers(30.0)).await;
        for apart in [40.0, 55.0, 70.0] {
            page.touch("touchMove", &fingers(apart)).await;
        }
        page.touch("touchEnd", &[]).await;
        until_near(&page, true).await;
        assert!(enlarged(&page).await > 1.8);
        // One finger moves it, and lays nothing.
        let before = page.middle("[data-square='h8']").await;
        page.touch("touchStart", &[(x, y)]).await;
        page.touch("touchMove", &[(x + 30.0, y + 10.0)]).await;
        page.touch("touchMove", &[(x + 60.0, y + 20.0)]).await;
        page.touch("touchEnd", &[]).await;
        let after = page.middle("[data-square='h8']").await;
        assert!(after.0 > before.0 + 20.0 && after.1 > before.1 + 5.0, "{before:?} {after:?}");
        // A turn that is over shows the whole board.
        page.tap("[data-do='wonder']").await;
        page.tap("[data-do='pass']").await;
        until_near(&page, false).await;
        page
    });
}

/// A finger that stays on a drawing is told what it does, and does not do it.
#[test]
fn a_long_press_tells_what_a_drawing_is() {
    visit(Size::NARROW, async |page| {
        phone(&page).await;
        let place = page.middle(".bar-theme").await;
        let before = page.run("return document.documentElement.dataset.theme ?? ''").await;
        page.touch("touchStart", &[place]).await;
        page.read(".tip:popover-open", "Colours").await;
        page.touch("touchEnd", &[]).await;
        page.gone(".tip").await;
        assert_eq!(page.run("return document.documentElement.dataset.theme ?? ''").await, before);
        page.tap(".bar-theme").await;
        page.until("light", "return document.documentElement.dataset.theme === 'light'").await;
        page
    });
}

#[test]
fn a_message_leaves_the_rack_alone() {
    visit(Size::NARROW, async |page| {
        phone(&page).await;
        for (width, height, hand) in WINDOWS {
            page.resize(Size::of(width, height), hand == Hand::Finger).await;
            page.run(
                "return import(new URL('lib/parts.js', document.baseURI)).then(({ toast }) => toast('no '.repeat(60)))",
            )
            .await;
            page.see(".toast").await;
            let covered = page
                .run(
                    "const { top, bottom } = document.querySelector('.scrabble-tray').getBoundingClientRect();
                     const lies = document.querySelector('.toast').getBoundingClientRect();
                     const board = document.querySelector('.scrabble-tray').getBoundingClientRect();
                     return lies.bottom > top && lies.top < bottom && lies.right > board.left && lies.left < board.right",
                )
                .await;
            assert_eq!(covered, Value::Bool(false), "{width}×{height}");
        }
        page
    });
}
