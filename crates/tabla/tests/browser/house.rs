//! The house itself: its first page, its languages, its rule books.

use serde_json::Value;

use crate::harness::{Page, Size, visit};

const GAMES: [&str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

/// The first page, with everything that comes with it, is smaller.
const FIRST_PAGE: usize = 150_000;
/// About what is sent before each part of it.
const HEADERS: usize = 300;

#[test]
fn the_house_shows_five_games() {
    for size in Size::BOTH {
        visit(size, async |page| {
            for game in GAMES {
                page.see(&format!("a[href='#/{game}']")).await;
            }
            page.assert_accessible().await;
            page
        });
    }
}

#[test]
fn the_first_page_is_small_and_asks_nobody_else() {
    visit(Size::WIDE, async |page| {
        page.goto("#/").await;
        // All miniatures are there.
        page.until(
            "five pictures",
            "return document.querySelectorAll('main svg, main [role=img]').length >= 5",
        )
        .await;
        let script = "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
            .map(entry => entry.name)";
        let entries = page.run(script).await;
        let own = page.run("return location.origin").await;
        let own = own.as_str().unwrap();
        let client = reqwest::Client::new();
        let mut sum = 0;
        for address in entries.as_array().unwrap() {
            let address = address.as_str().unwrap();
            assert!(address.starts_with(own) || address.starts_with("data:"), "asked for {address}");
            if address.starts_with(own) {
                // What a browser says it was sent depends on what it has kept already; the server sends all to whoever is new.
                let sent = client.get(address).header("accept-encoding", "gzip").send().await.unwrap();
                sum += HEADERS + sent.bytes().await.unwrap().len();
            }
        }
        assert!(sum > 10_000, "nothing was counted: {entries}");
        assert!(sum < FIRST_PAGE, "the first page has {sum} bytes: {entries}");
        page
    });
}

/// Changes the language of the page.
pub async fn speak(page: &Page, tag: &str) {
    let script = format!(
        "const choice = document.querySelector('#language');
         choice.value = '{tag}';
         choice.dispatchEvent(new Event('change', {{ bubbles: true }}));
         return true"
    );
    page.run(&script).await;
    page.until(tag, &format!("return document.documentElement.lang === '{tag}'")).await;
}

#[test]
fn the_language_changes_at_once_and_is_remembered() {
    visit(Size::NARROW, async |page| {
        page.goto("#/mice").await;
        for (tag, name) in [
            ("sr-Cyrl", "Мице"),
            ("sr-Latn", "Mice"),
            ("cs", "Mlýn"),
            ("ro", "Țintar"),
            ("en", "Mice"),
            ("cs", "Mlýn"),
        ] {
            speak(&page, tag).await;
            page.read("h1", name).await;
            assert_eq!(page.run("return document.body.innerText.includes('<')").await, Value::Bool(false));
        }
        page.goto("#/mice").await;
        page.read("h1", "Mlýn").await;
        page
    });
}

#[test]
fn every_game_has_its_rule_book() {
    visit(Size::NARROW, async |page| {
        for game in GAMES {
            page.goto(&format!("#/rules/{game}")).await;
            page.see("main h2").await;
            page.assert_accessible().await;
        }
        speak(&page, "ro").await;
        page.read("main h2", "Notarea").await;
        page
    });
}

#[test]
fn every_door_is_accessible_by_day_and_by_night() {
    visit(Size::WIDE, async |page| {
        for theme in ["light", "dark"] {
            page.night(theme == "dark").await;
            for game in GAMES {
                page.goto(&format!("#/{game}")).await;
                page.see("main h1").await;
                page.assert_accessible().await;
            }
        }
        page
    });
}

#[test]
fn a_server_that_does_not_answer_is_told_in_the_readers_language() {
    visit(Size::NARROW, async |page| {
        page.goto("#/").await;
        speak(&page, "cs").await;
        page.block("*/api/words/*").await;
        page.run("location.reload(); return true").await;
        page.read(".lonely", "Server neodpovídá. Běží ještě?").await;
        // The browser itself notes that nothing came.
        page.forget_console().await;
        page
    });
}

#[test]
fn what_does_not_exist_is_said_so() {
    visit(Size::WIDE, async |page| {
        page.goto("#/mice/nosuchtable1").await;
        page.see("main a[href='#/']").await;
        // The browser itself notes that the server said no.
        page.forget_console().await;
        page
    });
}
