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

/// Whether the worker has the whole page, one module, and what games ask for: then the names of the modules.
const KEPT: &str = "return (async () => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys()) {
        const kept = (await (await caches.open(name)).keys()).map((request) => request.url);
        if ([/english-[0-9a-f]+\\.lexicon$/, /leaves-romanian/, /trainer/, /nets-/, /value-/].every((name) =>
            kept.some((url) => name.test(url)))) return kept.filter((url) => url.endsWith('.wasm')).join() || false;
    }
    return false;
})()";

/// Tells a story in the house of its own, in a window of this size, after the network was cut.
fn visit<F>(size: Size, story: impl FnOnce(Page, TempDir) -> F)
where
    F: Future<Output = Page>,
{
    tell(size, true, story);
}

/// The same, and the network is cut or stays.
pub fn tell<F>(size: Size, is_cut: bool, story: impl FnOnce(Page, TempDir) -> F)
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
        page.until("everything is kept", &format!("{KEPT}.then(Boolean)")).await;
        // Nothing but this one can be had from now on: a page that chose the other would not play.
        let modules = page.run(KEPT).await.as_str().unwrap_or_default().to_owned();
        assert!(modules.contains("/tabla-simd-") && !modules.contains(','), "kept: {modules}");
        if is_cut {
            shelf.cut();
        }
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

/// What a script says that asks the page's own house: `ask(path, body)`, or `send` as the page does.
async fn within(page: &Page, script: &str) -> Value {
    let script = format!(
        "return (async () => {{
            const part = (name) => import(document.querySelector('script[type=module]').src.replace(/app\\.js$/, name));
            const {{ send }} = await part('lib/transport.js');
            const pause = (time) => new Promise((settle) => setTimeout(settle, time));
            const ask = async (path, body) =>
                (await send(path, body ? {{ method: 'POST', body: JSON.stringify(body) }} : {{}})).json();
            {script}
        }})()"
    );
    page.run(&script).await
}

/// What the page's own house says.
async fn ask(page: &Page, path: &str, body: Value) -> Value {
    within(page, &format!("return ask({}, {body})", json!(path))).await
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

/// A person decides so often, or until the end, without much thought, while the computer of the page plays the other side.
async fn play(page: &Page, id: &str, decisions: usize) -> Value {
    let script = format!(
        "for (let done = 0, waited = 0; waited < 6000; ) {{
            const view = await ask('api/games/{id}');
            const isMine = view.you.includes(view.to_move);
            if (view.ending || (isMine && done >= {decisions})) return view;
            if (!isMine) {{
                waited += 1;
                await pause(10);
                continue;
            }}
            const sheet = view.board.people?.[0].view ?? view.board.view ?? view.board;
            const known = (sheet.moves ?? ['pass']).map((one) => one.text ?? one).filter((text) => !text.startsWith('keep'));
            const text = known[(7 * done) % known.length];
            const act = text === undefined ? {{ act: 'throw' }} : {{ act: 'play', text }};
            const answer = await ask('api/games/{id}/acts', {{ key: `own-${{Math.random()}}`, ...act }});
            if (!answer.id) throw new Error(JSON.stringify([act, answer]));
            done += 1;
        }}
        return 'waited in vain'"
    );
    let view = within(page, &script).await;
    assert!(view.is_object(), "{id}: {view}");
    view
}

/// What is at a table and must be so again when it comes back.
fn kept(view: &Value) -> [&Value; 3] {
    ["moves", "position", "board"].map(|part| &view[part])
}

/// The game as a file, and a table that begins with it.
async fn saved_and_loaded(page: &Page, id: &str, game: &str) -> Value {
    let script = format!(
        "const {{ gameFile }} = await part('lib/api.js');
         const {{ name, text }} = await gameFile('{id}', 'json');
         return (await ask('api/games', {{ game: '{game}', setup: {{ load: {{ name, text }} }} }})).table"
    );
    within(page, &script).await
}

/// So many pieces of a review are waited for.
const PIECES: u64 = 10;

/// A person plays every game to its end against the computer of the page, is helped, takes back, saves and loads, comes back
/// in the middle of it, and has it reviewed.
#[test]
#[ignore = "visits the house that `cargo xtask site --test` builds"]
fn every_game_is_played_to_its_end_without_a_network() {
    visit(Size::NARROW, async |page, _folder| {
        let games = [
            ("santorini", json!({ "players": ["human", "champion:nodes=300"] }), 2),
            ("mice", json!({ "players": ["human", "champion:nodes=300"] }), 2),
            ("jamb", json!({ "players": ["human", "rule"] }), 3),
            ("jewels", json!({ "players": ["human", "ai:samples=100"], "turns": 4 }), 2),
            ("scrabble", json!({ "players": ["human", "champion:level=easy"] }), 2),
        ];
        for (game, setup, decisions) in games {
            let id = open(&page, game, setup).await;
            let path = format!("api/games/{id}");
            let begun = play(&page, &id, decisions).await;
            assert!(moves(&begun) >= 2, "{begun}");
            let hint = ask(&page, &format!("{path}/advice"), json!({ "time": 0.1 })).await;
            assert!(hint["best"].is_string(), "{game}: {hint}");
            // After a reload the table is as it was.
            let before = ask(&page, &path, Value::Null).await;
            page.goto(&format!("#/{game}/{id}")).await;
            let again = ask(&page, &path, Value::Null).await;
            assert_eq!(kept(&again), kept(&before), "{game}");
            // At dice that have fallen nobody takes back.
            assert_eq!(before["can"]["undo"], game != "jamb");
            if game != "jamb" {
                let undone = ask(&page, &format!("{path}/acts"), json!({ "key": "u", "act": "undo" })).await;
                assert!(moves(&undone) < moves(&before), "{game}: {undone}");
            }
            let over = play(&page, &id, usize::MAX).await;
            assert!(!over["ending"].is_null(), "{over}");
            page.see(".result").await;
            // What is hidden from one of them may be saved now.
            let loaded = saved_and_loaded(&page, &id, game).await;
            // The file of a race is the board of one.
            let is_whole =
                if game == "jewels" { moves(&loaded) > 0 } else { loaded["moves"] == over["moves"] };
            assert!(is_whole, "{game}: {loaded}");
            ask(&page, &format!("{path}/review"), json!({})).await;
            let script = format!(
                "for (let waited = 0; waited < 6000; waited += 1) {{
                    const review = await ask('{path}/review');
                    if (review.state !== 'running' || review.done >= {PIECES}) return review;
                    await pause(10);
                }}"
            );
            let review = within(&page, &script).await;
            assert!(review["done"].as_u64() >= Some(PIECES) || review["state"] == "done", "{game}: {review}");
            ask(&page, &format!("{path}/review"), json!({ "pause": true })).await;
        }
        page
    });
}

/// Tabs, a task of a day, an introduction, the scorer, another language; and thinking that is stopped or comes too late.
#[test]
#[ignore = "visits the house that `cargo xtask site --test` builds"]
fn a_person_plays_without_a_network() {
    visit(Size::NARROW, async |page, _folder| {
        let id = open(&page, "mice", json!({ "players": ["human", "alphabeta:depth=1"] })).await;
        page.click("[data-point='d2']").await;
        until(&page, &id, "the computer's move", |view| moves(view) == 2).await;
        // Another tab sees what is done here, and the computer answers once.
        let other = page.driver.new_tab().await.unwrap();
        let own = page.driver.window().await.unwrap();
        page.driver.switch_to_window(other).await.unwrap();
        page.goto(&format!("#/mice/{id}")).await;
        page.until("both moves are there", "return document.querySelectorAll('.move').length === 2").await;
        page.click("[data-point='b4']").await;
        until(&page, &id, "four moves", |view| moves(view) == 4).await;
        page.driver.switch_to_window(own).await.unwrap();
        page.until("the first tab has heard", "return document.querySelectorAll('.move').length === 4").await;
        page.click(".action-hint").await;
        page.see(".mice .hint-place").await;
        // Whoever stops a thought is told so, and the next is thought as if nothing had been.
        let stopped = format!(
            "const stop = new AbortController();
                 setTimeout(() => stop.abort(), 300);
                 const body = JSON.stringify({{ time: 10 }});
                 const asked = send('api/games/{id}/advice', {{ method: 'POST', body, signal: stop.signal }});
                 const name = await asked.then(() => 'answered', (error) => error.name);
                 const next = await ask('api/games/{id}/advice', {{ time: 0.1 }});
                 return [name, typeof next.best]"
        );
        assert_eq!(within(&page, &stopped).await, json!(["AbortError", "string"]));
        assert_eq!(within(&page, LATE).await, json!(["newest", true]));
        page.goto("#/daily").await;
        page.click("[data-task=mice] .button.primary").await;
        page.see(".room-daily").await;
        page.goto("#/mice/learn").await;
        page.click("[data-point='d6']").await;
        page.see(".learn-note.is-done").await;
        page.goto("#/scorer").await;
        page.click("[data-do='sample']").await;
        page.read(".scorer-message", "Player 1 has won the game with 520 points").await;
        page.goto("#/rules/mice").await;
        page.see("main h1").await;
        crate::house::speak(&page, "cs").await;
        page.read("main h1", "Mlýn").await;
        // What goes by is read: a table in another language, after a reload.
        page.goto(&format!("#/mice/{id}")).await;
        page.until("four moves", "return document.querySelectorAll('.move').length === 4").await;
        assert_eq!(page.run("return document.documentElement.lang").await, "cs");
        page
    });
}

/// Somebody who thinks, tells what it thinks, and never answers: the newest thought is the answer when the time is over.
const LATE: &str = "
    const { Thinker } = await part('local/thinkers.js');
    const Real = Worker;
    let ended = false;
    globalThis.Worker = class extends EventTarget {
        postMessage({ number }) {
            const tell = (data) => this.dispatchEvent(new MessageEvent('message', { data: { number, ...data } }));
            tell({ isBegun: true });
            tell({ thought: 'older' });
            tell({ thought: 'newest' });
        }
        terminate() {
            ended = true;
        }
    };
    const thinker = new Thinker(async () => null, () => {});
    const answer = await thinker.think({}, { ask: 'advice', asked: { time: 0.1 } });
    globalThis.Worker = Real;
    return [answer.told, ended]";

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
