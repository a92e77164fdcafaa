//! The tasks of a day: the same in two houses, solved and missed, told to others, counted day by day.

use serde_json::{Value, json};
use tabla_games::daily::{Standing, Task, task};

use crate::harness::{Page, Size, visit};
use crate::server::Server;

/// A day that is gone by on every clock.
const DAY: &str = "2024-02-29";
const GAMES: [&str; 5] = ["jewels", "jamb", "scrabble", "mice", "santorini"];

/// What is on the page of a day: all its words, and its pictures.
async fn seen(page: &Page, day: &str) -> Value {
    page.goto(&format!("#/daily/{day}")).await;
    page.until("five pictures", "return document.querySelectorAll('.task .task-picture > *').length === 5")
        .await;
    page.run(
        "return [...document.querySelectorAll('.task')]
            .map(one => [one.innerText, one.querySelector('.task-picture').innerHTML])",
    )
    .await
}

#[test]
fn the_tasks_of_a_day_are_the_same_in_two_houses() {
    visit(Size::WIDE, async |page| {
        let server = Server::start();
        let there = Page { address: server.address.clone(), ..page.clone() };
        let here = seen(&page, DAY).await;
        assert_eq!(here, seen(&there, DAY).await);
        assert_ne!(here, seen(&there, "2024-03-01").await);
        for game in GAMES {
            let mut boards = Vec::new();
            for house in [&page, &there] {
                house.goto(&format!("#/daily/{DAY}")).await;
                house.click(&format!("[data-task={game}] .button.primary")).await;
                house.see(".room-daily").await;
                let table = house.table().await;
                boards.push((table["position"].clone(), table["task"].clone()));
            }
            assert_eq!(boards[0], boards[1], "{game}");
        }
        page.goto("#/").await;
        page
    });
}

/// Plays a move of the Mice task of this day after which the task stands so, and waits until the page says that.
async fn play(page: &Page, task: &Task, is_wanted: impl Fn(Standing) -> bool) {
    page.until("one's turn", "return !document.querySelector('#typed').readOnly").await;
    let table = page.table().await;
    let list = |value: &Value| -> Vec<String> {
        let text = |one: &Value| one.as_str().or(one["text"].as_str()).unwrap().to_owned();
        value.as_array().unwrap().iter().map(text).collect()
    };
    let played = list(&table["moves"]);
    let found = list(&table["board"]["moves"]).into_iter().find(|text| {
        let moves: Vec<&str> = played.iter().chain([text]).map(String::as_str).collect();
        is_wanted(task.standing(&moves, false))
    });
    let found = found.expect("such a move");
    // A phone shows the field only when it is asked for.
    let send = "const typed = document.querySelector('#typed'); typed.form.requestSubmit(); return true";
    page.run(&format!("document.querySelector('#typed').value = '{found}'; {send}")).await;
    let count = played.len() + 1;
    page.until("the move", &format!("return document.querySelectorAll('.move').length >= {count}")).await;
}

async fn begin(page: &Page, place: &str, game: &str) {
    page.goto(place).await;
    page.click(&format!("[data-task={game}] .button.primary")).await;
    page.see(".room-daily").await;
}

/// The browser's own today, and so many days before.
async fn today(page: &Page, before: u32) -> String {
    let script = format!(
        "const day = new Date(); day.setDate(day.getDate() - {before});
         return import(new URL('lib/daily.js', document.baseURI)).then(({{ dayOf }}) => dayOf(day))"
    );
    page.run(&script).await.as_str().unwrap().to_owned()
}

fn is_right(standing: Standing) -> bool {
    !matches!(standing, Standing::Missed { .. })
}

#[test]
fn a_task_is_solved_told_and_counted() {
    visit(Size::WIDE, async |page| {
        page.goto("#/").await;
        let (day, yesterday) = (today(&page, 0).await, today(&page, 1).await);
        // Somebody did something yesterday; what makes no sense is passed over.
        let kept = json!({
            yesterday: { "jewels": { "table": "x", "tries": 1, "result": { "standing": "done", "points": 7, "stars": 9, "onTime": true } } },
            "2023-02-30": { "mice": 5 },
            "nonsense": null,
        });
        page.run(&format!("localStorage['tabla.daily'] = JSON.stringify({kept}); return true")).await;
        let mice = task(day.parse().unwrap(), "mice").unwrap();
        begin(&page, "#/daily", "mice").await;
        page.assert_accessible().await;
        page.read(".room-daily-told", "Win in 3 moves").await;
        play(&page, &mice, is_right).await;
        page.read(".room-daily-told", "2 moves left").await;
        play(&page, &mice, is_right).await;
        play(&page, &mice, is_right).await;
        page.read(".room-daily-told", "Solved").await;
        page.click(".room-daily .button.primary").await;
        page.read("[data-task=mice] .task-result", "✓").await;
        let text = page.text(".daily-text").await;
        assert!(text.starts_with("Tabla · ") && text.ends_with(" · Mice ✓ · 2 days in a row"), "{text}");
        page.assert_accessible().await;
        page.goto("#/").await;
        page.read(".today .streak", "2 days in a row").await;
        page.read(".today [data-task=mice]", "✓").await;
        page.assert_accessible().await;
        // Whatever is written there, the page stands.
        for odd in ["", "7", "[]", "{", "null", "{\"2024-02-29\": {\"mice\": {\"table\": 1}}}"] {
            page.run(&format!("localStorage['tabla.daily'] = {}; return true", json!(odd))).await;
            page.goto("#/daily").await;
            page.see("[data-task=mice] .button.primary").await;
        }
        page
    });
}

#[test]
fn a_task_is_missed_and_tried_again_and_the_first_result_counts() {
    visit(Size::NARROW, async |page| {
        let mice = task(DAY.parse().unwrap(), "mice").unwrap();
        begin(&page, &format!("#/daily/{DAY}"), "mice").await;
        play(&page, &mice, |standing| !is_right(standing)).await;
        page.read(".room-daily-told", "no longer wins in 3").await;
        page.read(".room-daily summary", "Show the solution").await;
        page.assert_accessible().await;
        let button =
            "[...document.querySelectorAll('.room-daily .button')].find(one => /again/i.test(one.innerText))";
        page.run(&format!("{button}.click(); return true")).await;
        page.until("a new table", "return document.querySelectorAll('.move').length === 0").await;
        page.read(".room-daily-told", "Win in 3 moves").await;
        for _ in 0..3 {
            play(&page, &mice, is_right).await;
        }
        page.read(".room-daily-told", "Solved").await;
        page.goto(&format!("#/daily/{DAY}")).await;
        page.read("[data-task=mice] .task-result", "✗").await;
        // A day gone by is no part of a streak.
        page.gone(".streak").await;
        page
    });
}

#[test]
fn whoever_gives_up_is_shown_the_solution() {
    visit(Size::NARROW, async |page| {
        let santorini = task(DAY.parse().unwrap(), "santorini").unwrap();
        begin(&page, &format!("#/daily/{DAY}"), "santorini").await;
        page.click(".room-daily .button").await;
        page.click("dialog .row.end .button:last-child").await;
        page.read(".room-daily-told", "Given up").await;
        page.read(".room-daily-solution", santorini.puzzle.unwrap().key()).await;
        // It can be gone through, at a table of its own.
        page.click(".room-daily-solution .button").await;
        page.until("the line", "return document.querySelectorAll('.move').length === 5").await;
        page.gone(".room-daily").await;
        page
    });
}
