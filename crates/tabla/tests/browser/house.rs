//! The house itself: its first page, its languages, its rule books.

use serde_json::{Value, json};

use crate::harness::{Page, Size, visit};
use crate::photographs;

const GAMES: [&str; 5] = ["santorini", "mice", "jamb", "jewels", "scrabble"];

/// What is opened first, with everything that comes with it, is smaller.
const FIRST_PAGE: usize = 150_000;
/// About what is sent before each part of it.
const HEADERS: usize = 300;

#[test]
fn the_house_shows_five_games() {
    for size in Size::BOTH {
        visit(size, async |page| {
            page.goto("#/").await;
            for game in GAMES {
                page.see(&format!("a[href='#/{game}']")).await;
            }
            page.assert_accessible().await;
            page
        });
    }
}

/// How many bytes somebody new is sent who comes to this place, and that all of them come from the house.
async fn first_load(page: &Page) -> usize {
    let script =
        "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
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
    assert!(sum < FIRST_PAGE, "{sum} bytes: {entries}");
    sum
}

#[test]
fn whatever_is_opened_first_is_small_and_asks_nobody_else() {
    visit(Size::WIDE, async |page| {
        page.goto("#/").await;
        // All miniatures are there.
        let pictures = "return document.querySelectorAll('main svg, main [role=img]').length >= 5";
        page.until("five pictures", pictures).await;
        page.see(".today-tasks").await;
        eprintln!("house: {} bytes", first_load(&page).await);
        for (game, place) in photographs::tables(&page).await {
            for (name, place, sight) in
                [("door", format!("#/{game}"), ".setup button[type='submit']"), ("room", place, ".place > *")]
            {
                page.goto(&place).await;
                page.see(sight).await;
                page.settle().await;
                eprintln!("{name} of {game}: {} bytes", first_load(&page).await);
            }
        }
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

/// Whoever has unfinished games sees their boards as they stand, the own turn first; the last review is beside them.
#[test]
fn the_house_shows_what_goes_on() {
    for size in Size::BOTH {
        visit(size, async |page| {
            let waits = json!({ "players": ["human", "champion:level=beginner"] });
            let mine = page.open("mice", waits, &[]).await;
            page.goto(&mine).await;
            page.see(".mice.live").await;
            let theirs = json!({ "players": ["alphabeta", "human"], "step": true });
            let theirs = page.open("santorini", theirs, &[]).await;
            page.goto(&theirs).await;
            page.see(".santorini").await;
            let given_up = [json!({ "act": "play", "text": "d6" }), json!({ "act": "resign" })];
            let over = page.open("mice", json!({ "players": ["human", "human"] }), &given_up).await;
            let review = format!("{}/review", over.split('?').next().unwrap_or_default());
            page.goto(&review).await;
            page.see(".review-graph").await;
            page.goto("#/").await;
            page.see(".going-card .mice").await;
            page.see(&format!(".last-review[href='{review}'] .mice")).await;
            let turns = "return [...document.querySelectorAll('.going-turn')].map(one => one.textContent)";
            let turns = page.run(turns).await;
            assert_eq!(turns[0], "Your turn", "{turns}");
            page.assert_accessible().await;
            page.click(".going-card[href^='#/mice/']:not(.last-review)").await;
            page.see(".mice.live").await;
            page.forget_console().await;
            page
        });
    }
}

/// What is said about a computer's strength is what was measured.
#[test]
fn the_faces_say_what_was_measured() {
    visit(Size::NARROW, async |page| {
        page.goto("#/").await;
        let told = page.run("return import('./pages/setup-faces.js').then(({ MEASURED }) => MEASURED)").await;
        let paper = include_str!("../../../../documentation/levels.md");
        for (game, of) in told.as_object().unwrap() {
            let heading =
                if ["mice", "santorini"].contains(&game.as_str()) { "Mice and Santorini" } else { game };
            let at = paper.to_lowercase().find(&format!("## {}", heading.to_lowercase())).unwrap();
            // Santorini's table is the second one of its chapter.
            let at =
                if game == "santorini" { at + paper[at..].find("Santorini, 100 games").unwrap() } else { at };
            for (player, value) in of["of"].as_object().unwrap() {
                let row = paper[at..].lines().find(|line| {
                    [format!("| `{player}`"), format!("| `{player}:"), format!("| `champion:level={player}`")]
                        .iter()
                        .any(|start| line.starts_with(start))
                });
                let row = row.unwrap_or_else(|| panic!("{game}: {player} is not in the paper"));
                let last = row.trim_end_matches(" |").rsplit("| ").next().unwrap();
                let first = last.split_once('(').map_or(last, |(_, points)| points);
                let number = first.split(|letter: char| !letter.is_ascii_digit()).next().unwrap();
                assert_eq!(number, value.to_string(), "{game}, {player}: {row}");
            }
        }
        page
    });
}

/// A game is begun with a face, an order and one button; the lot decides where it is asked to.
#[test]
fn a_game_is_begun_with_a_face() {
    visit(Size::LOW, async |page| {
        for (order, seats) in [(1, vec![1]), (2, vec![2]), (3, vec![1, 2])] {
            page.goto("#/mice").await;
            page.see(".more:not([open])").await;
            page.click(".face:has([value='medium'])").await;
            page.read(".face-about", "75 %").await;
            page.click(&format!(".order label:nth-child({order})")).await;
            page.assert_accessible().await;
            page.click(".setup button[type='submit']").await;
            page.see(".place .mice").await;
            let table = page.table().await;
            let people = table["seats"].as_array().unwrap().iter().filter(|seat| seat["is_person"] == true);
            let people: Vec<u64> = people.map(|seat| seat["seat"].as_u64().unwrap()).collect();
            assert!(people.len() == 1 && seats.contains(&people[0]), "{order}: {people:?}");
            let other =
                table["seats"].as_array().unwrap().iter().find(|seat| seat["is_person"] == false).unwrap();
            assert_eq!(other["player"], "champion:level=medium");
        }
        // What was chosen is chosen the next time.
        page.goto("#/mice").await;
        page.see(".face [value='medium']:checked + .face-picture").await;
        page.see(".order label:nth-child(3) input:checked + span").await;
        page
    });
}
