//! The page as a house of its own: a folder of static files under some path, and no network once it is there; and a server
//! that has brought engines along.
//!
//! The folders are those that `TABLA_SITE` and `TABLA_ENGINES` name: `cargo xtask site --test` builds them and says so.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::harness::{Browser, Page, Size, Turn, meet_at, run};
use crate::server::Server;

/// Where the house is, below the address of the server.
const PATH: &str = "some/where/";

/// A server that knows nothing but files.
struct Shelf {
    address: String,
    is_cut: Arc<AtomicBool>,
}

impl Shelf {
    fn start(site: PathBuf) -> Shelf {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/{PATH}", listener.local_addr().unwrap());
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = Arc::clone(&is_cut);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if cut.load(Ordering::Relaxed) {
                    continue;
                }
                let site = site.clone();
                thread::spawn(move || answer(stream, &site));
            }
        });
        Shelf { address, is_cut }
    }

    /// From now on nobody answers.
    fn cut(&self) {
        self.is_cut.store(true, Ordering::Relaxed);
    }
}

/// Answers one question with a file, or says that there is none.
fn answer(mut stream: TcpStream, site: &Path) -> Option<()> {
    let mut asked = Vec::new();
    while !asked.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).ok()?;
        asked.push(byte[0]);
    }
    let asked = String::from_utf8_lossy(&asked).into_owned();
    let path = asked.split(' ').nth(1)?.split('?').next()?;
    let name = path.strip_prefix('/')?.strip_prefix(PATH).unwrap_or("nothing here");
    let name = if name.is_empty() { "index.html" } else { name };
    let kind = match name.rsplit('.').next()? {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    };
    let (status, content) = match std::fs::read(site.join(name)) {
        Ok(content) if !name.contains("..") => ("200 OK", content),
        _ => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        content.len()
    );
    stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&content)).ok()
}

/// Whether the worker has the whole page, and what games ask for.
const KEPT: &str = "return (async () => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys()) {
        const kept = (await (await caches.open(name)).keys()).map((request) => request.url);
        if (kept.some((url) => /english-[0-9a-f]+\\.lexicon$/.test(url)) && kept.some((url) => url.endsWith('.wasm'))
            && kept.some((url) => /leaves-romanian/.test(url))) return true;
    }
    return false;
})()";

/// Tells a story in the house of its own, in a window of this size, after the network was cut.
pub fn visit<F>(size: Size, story: impl FnOnce(Page, TempDir) -> F)
where
    F: Future<Output = Page>,
{
    let site = std::env::var_os("TABLA_SITE").expect("a folder with the house");
    let _turn = Turn::wait();
    let shelf = Shelf::start(site.into());
    run(async {
        let browser = Browser::start(size).await;
        let page = Page { driver: browser.driver.clone(), address: shelf.address.clone() };
        page.goto("#/").await;
        page.until("everything is kept", KEPT).await;
        shelf.cut();
        let folder = tempfile::tempdir().unwrap();
        let told = futures_util::FutureExt::catch_unwind(std::panic::AssertUnwindSafe(async {
            page.goto("#/").await;
            assert_eq!(page.run("return document.querySelectorAll('.card').length").await, 5);
            story(page.clone(), folder).await.forget_console().await;
        }));
        let told = told.await;
        browser.quit().await;
        if let Err(panic) = told {
            std::panic::resume_unwind(panic);
        }
    });
}

/// What the page's own house says.
async fn ask(page: &Page, path: &str, body: Value) -> Value {
    let script = format!(
        "const {{ send }} = await import(document.querySelector('script[type=module]').src.replace(/app\\.js$/, 'lib/transport.js'));
         const body = {body};
         const answer = await send({}, body === null ? {{}} : {{ method: 'POST', body: JSON.stringify(body) }});
         return answer.json()",
        json!(path)
    );
    page.run(&format!("return (async () => {{ {script} }})()")).await
}

/// Opens a table in the page, and goes there.
async fn open(page: &Page, game: &str, setup: Value) -> String {
    let created = ask(page, "api/games", json!({ "game": game, "setup": setup })).await;
    let id = created["table"]["id"].as_str().unwrap_or_else(|| panic!("no table: {created}")).to_owned();
    page.goto(&format!("#/{game}/{id}")).await;
    id
}

/// Waits until a script about the table's view is true.
async fn until(page: &Page, id: &str, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let start = std::time::Instant::now();
    loop {
        let view = ask(page, &format!("api/games/{id}"), Value::Null).await;
        if holds(&view) {
            return view;
        }
        assert!(start.elapsed().as_secs() < 120, "waited in vain: {what}: {view}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

fn moves(view: &Value) -> usize {
    view["moves"].as_array().map_or(0, Vec::len)
}

/// Every game is played to its end by the computers of the page, while somebody looks.
#[test]
#[ignore = "visits the house that `cargo xtask site --test` builds"]
fn every_game_is_played_to_its_end_without_a_network() {
    visit(Size::NARROW, async |page, _folder| {
        let games = [
            ("santorini", json!({ "players": ["champion:nodes=300", "alphabeta:depth=1"] })),
            ("mice", json!({ "players": ["champion:nodes=300", "simple:depth=1"] })),
            ("jamb", json!({ "players": ["rule", "greedy"] })),
            ("jewels", json!({ "players": ["ai:samples=200"], "turns": 5 })),
            ("scrabble", json!({ "players": ["champion:level=easy", "greedy"] })),
        ];
        for (game, setup) in games {
            let id = open(&page, game, setup).await;
            let over = until(&page, &id, game, |view| !view["ending"].is_null()).await;
            assert!(moves(&over) >= 2, "{over}");
        }
        page
    });
}

/// A person plays, is helped, takes back, saves, loads, comes back after a reload, and looks at the review.
#[test]
#[ignore = "visits the house that `cargo xtask site --test` builds"]
fn a_person_plays_without_a_network() {
    visit(Size::NARROW, async |page, _folder| {
        let id = open(&page, "mice", json!({ "players": ["human", "alphabeta:depth=1"] })).await;
        page.click("[data-point='d2']").await;
        let view = until(&page, &id, "the computer's move", |view| moves(view) == 2).await;
        // After a reload the table is as it was.
        page.goto(&format!("#/mice/{id}")).await;
        page.until("both moves are there", "return document.querySelectorAll('.move').length === 2").await;
        let again = ask(&page, &format!("api/games/{id}"), Value::Null).await;
        assert_eq!((&again["moves"], &again["position"]), (&view["moves"], &view["position"]));
        let advice = ask(&page, &format!("api/games/{id}/advice"), json!({ "time": 0.2 })).await;
        assert!(advice["best"].is_string(), "{advice}");
        // Another tab sees what is done here, and the computer answers once.
        let other = page.driver.new_tab().await.unwrap();
        let own = page.driver.window().await.unwrap();
        page.driver.switch_to_window(other).await.unwrap();
        page.goto(&format!("#/mice/{id}")).await;
        page.click("[data-point='b4']").await;
        until(&page, &id, "four moves", |view| moves(view) == 4).await;
        page.driver.switch_to_window(own).await.unwrap();
        page.until("the first tab has heard", "return document.querySelectorAll('.move').length === 4").await;
        let undone = ask(&page, &format!("api/games/{id}/acts"), json!({ "key": "u", "act": "undo" })).await;
        assert_eq!(moves(&undone), 2, "{undone}");
        page.until("taken back", "return document.querySelectorAll('.move').length === 2").await;
        // A file is saved and loaded.
        let saved = page
            .run(&format!(
                "return (async () => {{
                    const {{ gameFile }} = await import(document.querySelector('script[type=module]').src.replace(/app\\.js$/, 'lib/api.js'));
                    return gameFile({}, 'json');
                }})()",
                json!(id)
            ))
            .await;
        let load = json!({ "load": { "name": saved["name"], "text": saved["text"] } });
        let loaded = ask(&page, "api/games", json!({ "game": "mice", "setup": load })).await;
        assert_eq!(moves(&loaded["table"]), 2, "{loaded}");
        // What was given up is reviewed.
        ask(&page, &format!("api/games/{id}/acts"), json!({ "key": "r", "act": "resign" })).await;
        page.goto(&format!("#/mice/{id}/review")).await;
        page.see(".review-graph").await;
        page.gone(".review-progress").await;
        page.goto("#/").await;
        page
    });
}

/// A point to which nobody has come yet.
fn free(view: &Value) -> &'static str {
    let played = view["moves"].to_string();
    ["d2", "b4", "f4", "g1"].into_iter().find(|point| !played.contains(point)).expect("a free point")
}

/// A game against the computer of this browser goes on at the server, where a friend finishes it; then it is kept here again.
#[test]
#[ignore = "brings the engines that `cargo xtask site --test` builds"]
fn a_game_is_carried_to_a_server_and_finished_by_a_friend() {
    let _turn = Turn::wait();
    let engines = std::env::var_os("TABLA_ENGINES").expect("a folder with engines");
    let server = Server::with_engines(Path::new(&engines));
    meet_at(server, [Size::WIDE, Size::LOW], async |[ana, eva]| {
        let id = open(&ana, "mice", json!({ "players": ["alphabeta:depth=1", "human"] })).await;
        assert!(id.starts_with("page-"), "{id}");
        let view = until(&ana, &id, "the computer's first move", |view| moves(view) == 1).await;
        ana.click(&format!("[data-point='{}']", free(&view))).await;
        let here = until(&ana, &id, "the answer", |view| moves(view) == 3).await;
        // Whoever comes by the link has the seat of the computer, and the moves are as they were.
        ana.click(".action-share").await;
        ana.click("dialog .carry").await;
        let link = crate::friend::link(&ana).await;
        crate::friend::join(&eva, &link, "Eva").await;
        ana.gone("dialog").await;
        let carried =
            ana.run("return location.hash.split('/')[2]").await.as_str().unwrap_or_default().to_owned();
        assert!(!carried.starts_with("page-"), "{carried}");
        let there = ask(&ana, &format!("api/games/{carried}"), Value::Null).await;
        assert_eq!((&there["moves"], &there["position"]), (&here["moves"], &here["position"]));
        let left = ask(&ana, &format!("api/games/{id}"), Value::Null).await;
        assert_eq!(left["status"], 404, "{left}");
        // The friend finishes it.
        crate::friend::play(&ana, free(&here), 4).await;
        crate::friend::moves(&eva, 4).await;
        crate::friend::resign(&eva).await;
        ana.see(".result").await;
        // And it is kept here.
        ana.click(".actions [aria-haspopup='menu']").await;
        ana.click(".actions .menu .menu-item:nth-child(3)").await;
        ana.click("dialog .keep-here").await;
        ana.until("here again", "return location.hash.includes('/page-')").await;
        crate::friend::moves(&ana, 4).await;
        [ana, eva]
    });
}
