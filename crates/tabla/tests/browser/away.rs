//! The house while its server is away, links that are shared, and what makes it an app.

use serde_json::{Value, json};

use crate::harness::{Browser, Page, Server, Size, Turn, run, visit};

/// Whether the worker has everything that is shown while the server is away.
const KEPT: &str = "return (async () => {
    if (!navigator.serviceWorker.controller) return false;
    const kept = await caches.match('api/rules/mice?lang=en', { ignoreVary: true });
    return kept !== undefined && (await caches.match('api/words/en', { ignoreVary: true })) !== undefined;
})()";

#[test]
fn the_house_and_the_rules_stay_while_the_server_is_away() {
    let _turn = Turn::wait();
    run(async {
        let mut server = Server::start();
        let browser = Browser::start(Size::NARROW).await;
        let page = Page::of(&browser, &server);
        page.goto("#/").await;
        page.until("everything is kept", KEPT).await;
        server.kill();

        page.goto("#/").await;
        assert_eq!(page.run("return document.querySelectorAll('.card').length").await, 5);
        page.read(".away:not([hidden])", "The server is away.").await;
        page.goto("#/rules/mice").await;
        page.see("main h1").await;
        page.read(".away:not([hidden])", "The server is away.").await;
        let words = page.run("return document.querySelector('main').textContent.length > 500").await;
        assert_eq!(words, Value::Bool(true), "the rules are there");

        // It comes back by itself, without a touch.
        server.restart();
        page.gone(".away:not([hidden])").await;
        page.until("it answers", "return fetch('api/health').then((answer) => answer.ok)").await;
        page.forget_console().await;
        browser.quit().await;
    });
}

#[test]
fn a_shared_link_leads_to_its_table_and_keeps_its_secret() {
    visit(Size::NARROW, async |page| {
        let created = created(&page).await;
        let (id, key) = (created["table"]["id"].as_str().unwrap(), created["keys"]["1"].as_str().unwrap());
        page.driver.goto(format!("{}mice/{id}#key={key}", page.address)).await.unwrap();
        page.see("main[aria-busy='false']").await;
        page.until("the room is open", "return document.body.dataset.page === 'room'").await;
        let place = page.run("return location.hash").await;
        assert_eq!(place, json!(format!("#/mice/{id}")), "the key is not in the address any more");
        page
    });
}

/// A table that another program has opened.
async fn created(page: &Page) -> Value {
    let request = reqwest::Client::new().post(format!("{}api/games", page.address));
    let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] } }).to_string();
    let answer = request.header("content-type", "application/json").body(new).send().await.unwrap();
    answer.json().await.unwrap()
}

/// Chromium itself says what an app lacks.
#[test]
fn the_page_can_be_installed() {
    visit(Size::WIDE, async |page| {
        page.goto("#/").await;
        let manifest = page.fetch("manifest.webmanifest").await;
        for icon in manifest["icons"].as_array().unwrap() {
            let answer =
                reqwest::get(format!("{}{}", page.address, icon["src"].as_str().unwrap())).await.unwrap();
            assert!(answer.status().is_success(), "{icon}");
            assert_eq!(answer.headers()["content-type"], icon["type"].as_str().unwrap(), "{icon}");
        }
        let sized = page.run(
            "return Promise.all(['icon-192', 'icon-512', 'maskable-512'].map(async (name) => {
                const picture = new Image();
                picture.src = `icons/${name}.png`;
                await picture.decode();
                return `${name} ${picture.naturalWidth}x${picture.naturalHeight}`;
            }))",
        );
        assert_eq!(sized.await, json!(["icon-192 192x192", "icon-512 512x512", "maskable-512 512x512"]));
        page.until("the worker is there", "return navigator.serviceWorker.controller !== null").await;
        page
    });
}
