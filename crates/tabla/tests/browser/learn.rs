//! A way in: the first minute with every game, the coach of a first game, and rules with pictures.

use serde_json::json;
use tabla_games::{GAMES, rule_examples};
use thirtyfour::prelude::*;

use crate::duel::begin;
use crate::harness::{Page, Size, visit};
use crate::house::speak;
use crate::mice;

/// Touches these places one after the other.
async fn touch(page: &Page, places: &[String]) {
    for place in places {
        page.click(place).await;
    }
}

fn squares(turn: &str) -> Vec<String> {
    turn.split(' ').map(|name| format!("[data-square='{name}'] .soil")).collect()
}

fn cells(swap: [&str; 2]) -> Vec<String> {
    swap.map(|place| format!("[data-cell='{place}']")).into()
}

/// The step is done: on to the next.
async fn go_on(page: &Page) {
    page.see(".learn-note.is-done").await;
    page.click(".learn-next.primary").await;
    page.gone(".learn-note.is-done").await;
}

/// How many steps are done.
async fn past(page: &Page) -> u64 {
    page.run("return document.querySelectorAll('.learn-dots .is-past').length").await.as_u64().unwrap()
}

/// The windows in which the first minute of Santorini is played, each in a language, and what is told there on the way.
const SANTORINI: [(Size, &str, [&str; 7]); 2] = [
    (
        Size::WIDE,
        "en",
        [
            "Two workers are yours",
            "E5 is not a neighbour of B2",
            "try to step up",
            "Careful",
            "your turn to win",
            "You have won!",
            "That is all you need",
        ],
    ),
    (
        Size::NARROW,
        "ro",
        [
            "Aveți doi constructori",
            "E5 nu este vecin cu B2",
            "încercați să urcați",
            "Atenție",
            "Acum puteți câștiga",
            "Ați câștigat!",
            "Mai mult nu trebuie să știți",
        ],
    ),
];

#[test]
fn the_first_minute_of_santorini_by_mouse_in_two_languages() {
    for (size, language, [begin, refused, missed, careful, nearly, won, over]) in SANTORINI {
        visit(size, async |page| {
            page.goto("#/").await;
            speak(&page, language).await;
            page.goto("#/santorini").await;
            page.click(".learn-offer a").await;
            page.read(".learn-task", begin).await;
            page.assert_accessible().await;
            touch(&page, &squares("B2 D4")).await;
            go_on(&page).await;
            assert_eq!(past(&page).await, 1);
            // What the rules forbid is told in the server's words, and nothing is lost.
            touch(&page, &squares("B2 E5")).await;
            page.read(".learn-note.is-wrong", refused).await;
            page.see("[data-square='B3'] .target").await;
            touch(&page, &squares("B3 C3")).await;
            go_on(&page).await;
            // What is allowed but no climb is taken back, with a kind word.
            touch(&page, &squares("D4 E5 D5")).await;
            page.read(".learn-note.is-wrong", missed).await;
            page.see("[data-square='D4'] .can-ring").await;
            touch(&page, &squares("B2 C3 B3")).await;
            go_on(&page).await;
            touch(&page, &squares("C2 D2 C3")).await;
            go_on(&page).await;
            page.click(".learn-back").await;
            page.read(".learn-task", careful).await;
            page.click(".learn-next").await;
            page.read(".learn-task", nearly).await;
            touch(&page, &squares("B3 B4")).await;
            page.read(".learn-note.is-done", won).await;
            page.click(".learn-next").await;
            page.read("h1", over).await;
            page.assert_accessible().await;
            page.click(".learn-play").await;
            page.see(".setup button[type='submit']").await;
            page.gone(".learn-offer").await;
            let tables = page.run("return localStorage.getItem('tabla.keys')").await;
            assert!(tables.is_null(), "no table was opened: {tables}");
            page.forget_console().await;
            page
        });
    }
}

#[test]
fn the_first_minute_of_mice_by_keys_in_two_languages() {
    visit(Size::WIDE, async |page| {
        let told = [
            ("cs", "První položte na kterýkoli bod", "Víc vědět nemusíte", "Mlýn"),
            ("sr-Latn", "Prvu stavite na bilo koju tačku", "Više ne morate da znate", "Mice"),
        ];
        for (language, begin, over, name) in told {
            page.goto("#/").await;
            speak(&page, language).await;
            page.goto("#/mice/learn").await;
            page.read(".learn-task", begin).await;
            page.press(Key::Down).await;
            for turn in ["d6", "g7xa1", "g4-g7xf6", "d7-d6xd1", "g4-g7xc5"] {
                has_focus(&page, ".place *").await;
                for name in turn.split(['-', 'x']) {
                    mice::walk(&page, name).await;
                    page.press(Key::Enter).await;
                }
                page.see(".learn-note.is-done").await;
                has_focus(&page, ".learn-next").await;
                page.press(Key::Enter).await;
                page.gone(".learn-note.is-done").await;
            }
            page.read("h1", over).await;
            has_focus(&page, ".learn-play").await;
            page.press(Key::Enter).await;
            page.read("h1", name).await;
        }
        page
    });
}

/// Waits until the focus is on something that this selector means.
async fn has_focus(page: &Page, css: &str) {
    let script = format!("return document.activeElement.matches('{css}')");
    page.until(&format!("the focus on {css}"), &script).await;
}

#[test]
fn the_first_minute_of_the_other_games_leads_to_its_end() {
    visit(Size::NARROW, async |page| {
        page.goto("#/jamb/learn").await;
        page.click(".jamb-throw").await;
        go_on(&page).await;
        for die in [3, 4, 5] {
            page.click(&format!("[data-die='{die}']")).await;
        }
        page.click(".jamb-throw").await;
        go_on(&page).await;
        for field in ["hand kenta", "down 3"] {
            page.click(&format!("[data-field='{field}']")).await;
            go_on(&page).await;
        }
        page.click("[data-field='up poker']").await;
        page.click("[data-field='up poker']").await;
        go_on(&page).await;
        page.see(".learn-play").await;

        page.goto("#/jewels/learn").await;
        for swap in [["3 7", "3 8"], ["3 7", "3 8"], ["3 7", "3 8"], ["6 3", "6 4"]] {
            touch(&page, &cells(swap)).await;
            go_on(&page).await;
        }
        page.see(".learn-play").await;

        page.goto("#/scrabble/learn").await;
        // A large letter is typed with Shift, which is the joker.
        for (square, letters) in [("h8", "cats"), ("i11", "o"), ("h8", "caT"), ("h8", "retinas")] {
            page.click(&format!("[data-square='{square}']")).await;
            page.type_keys(letters).await;
            page.click("[data-do='play']").await;
            go_on(&page).await;
        }
        page.see(".learn-play").await;
        page
    });
}

#[test]
fn the_introduction_is_offered_until_somebody_skips_it() {
    visit(Size::NARROW, async |page| {
        page.goto("#/mice").await;
        page.click(".learn-offer button").await;
        page.gone(".learn-offer").await;
        page.goto("#/santorini").await;
        page.see(".learn-offer").await;
        page.goto("#/mice").await;
        page.see(".setup button[type='submit']").await;
        page.gone(".learn-offer").await;
        // It can be found all the same.
        page.goto("#/rules/mice").await;
        page.click(".learn-link").await;
        page.read(".learn-task", "You play White").await;
        page
    });
}

#[test]
fn a_coach_goes_with_the_first_game_and_leaves() {
    visit(Size::WIDE, async |page| {
        begin(&page, "santorini", ["human", "human"]).await;
        page.read(".coach-line", "Place your first worker.").await;
        page.assert_accessible().await;
        touch(&page, &squares("B2")).await;
        page.read(".coach-line", "Place your second worker.").await;
        touch(&page, &squares("D4")).await;
        page.read(".coach-line", "Place your first worker.").await;
        touch(&page, &squares("A1 A5")).await;
        page.read(".coach-line", "Touch the worker").await;
        touch(&page, &squares("B2")).await;
        page.read(".coach-line", "Where does it go?").await;
        touch(&page, &squares("B3")).await;
        page.read(".coach-line", "Now build beside it.").await;
        speak(&page, "sr-Latn").await;
        page.read(".coach-line", "Sada gradite pored njega.").await;
        speak(&page, "en").await;
        page.click(".coach button").await;
        page.gone(".coach:not([hidden])").await;
        // Another game of the same kind has none any more, and one of another kind has.
        let people = json!({ "players": ["human", "human"] });
        let again = page.open("santorini", people.clone(), &[]).await;
        page.goto(&again).await;
        page.see(".place .square").await;
        page.gone(".coach:not([hidden])").await;
        let mice = page.open("mice", people.clone(), &[]).await;
        page.goto(&mice).await;
        page.read(".coach-line", "Place a man on a free point.").await;
        // A game that is over was the first.
        let over = page.open("mice", people, &[json!({ "act": "resign" })]).await;
        page.goto(&over).await;
        page.see(".result:not([hidden])").await;
        page.goto(&mice).await;
        page.see(".place .tray").await;
        page.gone(".coach:not([hidden])").await;
        page
    });
}

#[test]
fn every_example_of_the_rules_is_drawn_by_its_board() {
    visit(Size::WIDE, async |page| {
        for game in GAMES {
            page.goto(&format!("#/rules/{game}")).await;
            page.see(".example .place").await;
            let positions = rule_examples(game).iter().filter(|example| example.refused.is_none()).count();
            // A picture is drawn when it comes into sight: each look brings the next one there.
            let script = format!(
                "const places = [...document.querySelectorAll('.example .place')];
                 const empty = places.filter(one => !one.firstElementChild);
                 empty[0]?.scrollIntoView({{ block: 'center', inline: 'center' }});
                 return places.length === {positions} && empty.length === 0"
            );
            page.until(&format!("{positions} pictures of {game}"), &script).await;
            page.assert_accessible().await;
        }
        page.goto("#/rules/mice").await;
        page.read("[data-rule='4.1'] .is-bad", "closed mill takes a man").await;
        speak(&page, "cs").await;
        page.read("[data-rule='4.1'] .is-bad", "mlýn").await;
        page
    });
}
