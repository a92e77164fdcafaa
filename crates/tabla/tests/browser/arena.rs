//! A tournament of the arena, watched in the house.

use serde_json::Value;

use crate::harness::{Browser, Page, Server, Size, Turn, run, tell, visit};
use crate::house::speak;

/// A name that would like to be a part of the page.
const HOSTILE: &str = "<img src=x onerror=alert(1)>";

fn tournament() -> Server {
    let hostile = format!("name={HOSTILE},champion:time=100ms");
    Server::of_arena("mice", &[&hostile, "name=right\u{202e}left,alphabeta:depth=4"])
}

#[test]
fn a_tournament_is_watched_in_every_language_on_every_screen() {
    for size in Size::BOTH {
        let _turn = Turn::wait();
        tell(tournament(), size, async |page| {
            page.goto("#/").await;
            page.click(".house-foot a[href='#/arena']").await;
            page.read(".arena td.name", HOSTILE).await;
            page.read(".arena td.name", "right\\u{202e}left").await;
            page.see(".arena-game pre").await;
            page.read(".arena-game p", "last: ").await;
            page.assert_accessible().await;
            for (tag, title) in [
                ("sr-Cyrl", "Табела"),
                ("sr-Latn", "Tabela"),
                ("cs", "Tabulka"),
                ("ro", "Clasament"),
                ("en", "Standings"),
            ] {
                speak(&page, tag).await;
                page.read(".arena h2", title).await;
            }
            let images = page.run("return document.querySelectorAll('main img').length").await;
            assert_eq!(images, Value::from(0));
            page
        });
    }
}

#[test]
fn games_that_are_over_count() {
    let _turn = Turn::wait();
    let fast = ["champion:nodes=50", "name=other,champion:nodes=50"];
    tell(Server::of_arena("mice", &fast), Size::WIDE, async |page| {
        page.goto("#/arena").await;
        page.until("games count", "return document.querySelector('.arena progress').value >= 2").await;
        page.read(".arena td", " %").await;
        page
    });
}

#[test]
fn a_tournament_that_does_not_answer_any_more_is_told() {
    let _turn = Turn::wait();
    let mut server = tournament();
    run(async {
        let browser = Browser::start(Size::NARROW).await;
        let page = Page::of(&browser, &server);
        page.goto("#/arena").await;
        page.see(".arena table").await;
        server.kill();
        page.read(".arena-lost", "does not answer").await;
        browser.quit().await;
    });
}

#[test]
fn where_no_tournament_is_played_none_is_shown() {
    visit(Size::NARROW, async |page| {
        page.goto("#/").await;
        assert_eq!(page.fetch("api/health").await["arena"], Value::Bool(false));
        page.gone("a[href='#/arena']").await;
        page.goto("#/arena").await;
        page.see(".lonely a[href='#/']").await;
        // The browser itself notes that the server said no.
        page.forget_console().await;
        page
    });
}
