//! Stories: a server, a browser and a page, made for one story and gone after it.

use std::fs;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use serde_json::{Value, json};
use thirtyfour::TypingData;
use thirtyfour::action_chain::ActionChain;
use thirtyfour::prelude::*;

pub use crate::browser::Browser;
use crate::browser::give_window;
pub use crate::server::Server;

/// Nothing on the page takes longer, on a loaded machine either.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it is until something that is waited for is looked for again.
const POLL: Duration = Duration::from_millis(50);

/// How long a movement of the mouse takes.
const QUICK: Duration = Duration::from_millis(20);

/// So many stories are told at once: the machine has two cores.
const STORIES: usize = 2;

/// The size of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    pub width: u32,
    pub height: u32,
}

impl Size {
    pub const fn of(width: u32, height: u32) -> Size {
        Size { width, height }
    }

    pub const WIDE: Size = Size { width: 1440, height: 900 };
    /// A phone, of somebody who wants less motion.
    pub const NARROW: Size = Size { width: 390, height: 844 };
    pub const BOTH: [Size; 2] = [Size::WIDE, Size::NARROW];
    /// A phone whose browser shows its bars.
    pub const LOW: Size = Size { width: 390, height: 664 };
}

/// Tells a story: starts a server with an empty house and a browser of this size, and sees to it that no error is left in
/// the console. Where the story begins, it says itself.
pub fn visit<F>(size: Size, story: impl FnOnce(Page) -> F)
where
    F: Future<Output = Page>,
{
    let _turn = Turn::wait();
    let server = Server::start();
    tell(server, size, story);
}

/// The same on a server that is there already.
pub fn tell<F>(server: Server, size: Size, story: impl FnOnce(Page) -> F)
where
    F: Future<Output = Page>,
{
    run(async {
        let browser = Browser::start(size).await;
        let page = Page { driver: browser.driver.clone(), address: server.address.clone() };
        let told = AssertUnwindSafe(async {
            let page = story(page).await;
            page.assert_quiet().await;
        });
        let told = told.catch_unwind().await;
        browser.quit().await;
        drop(server);
        if let Err(panic) = told {
            std::panic::resume_unwind(panic);
        }
    });
}

/// Tells a story of several people, each with a browser of their own, in one house.
pub fn meet<const N: usize, F>(sizes: [Size; N], story: impl FnOnce([Page; N]) -> F)
where
    F: Future<Output = [Page; N]>,
{
    let _turn = Turn::wait();
    tell_together(Server::start(), sizes, story);
}

/// The same on a server that is there already, with the house before everybody.
pub fn meet_at<const N: usize, F>(server: Server, sizes: [Size; N], story: impl FnOnce([Page; N]) -> F)
where
    F: Future<Output = [Page; N]>,
{
    tell_together(server, sizes, async move |pages| {
        for page in &pages {
            page.goto("#/").await;
        }
        story(pages).await
    });
}

fn tell_together<const N: usize, F>(server: Server, sizes: [Size; N], story: impl FnOnce([Page; N]) -> F)
where
    F: Future<Output = [Page; N]>,
{
    run(async {
        let mut browsers = Vec::new();
        for size in sizes {
            browsers.push(Browser::start(size).await);
        }
        let pages: Vec<Page> = browsers.iter().map(|browser| Page::of(browser, &server)).collect();
        let pages: [Page; N] = pages.try_into().unwrap_or_else(|_| unreachable!("a page for every browser"));
        let told = AssertUnwindSafe(async {
            for page in &pages {
                page.watch_lines().await;
            }
            for page in story(pages).await {
                page.assert_quiet().await;
            }
        });
        let told = told.catch_unwind().await;
        for browser in browsers {
            browser.quit().await;
        }
        drop(server);
        if let Err(panic) = told {
            std::panic::resume_unwind(panic);
        }
    });
}

/// Runs asynchronous work on this thread.
pub fn run<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(work)
}

/// The right to tell a story.
pub struct Turn;

static TOLD: Mutex<usize> = Mutex::new(0);
static FREE: Condvar = Condvar::new();

impl Turn {
    pub fn wait() -> Turn {
        let told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
        let mut told = FREE.wait_while(told, |told| *told >= STORIES).unwrap_or_else(PoisonError::into_inner);
        *told += 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *TOLD.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        FREE.notify_one();
    }
}

/// The page, as a person meets it.
#[derive(Clone)]
pub struct Page {
    /// The session, for what is not below.
    pub driver: WebDriver,
    pub address: String,
}

impl Page {
    /// A page of a browser on this server.
    pub fn of(browser: &Browser, server: &Server) -> Page {
        Page { driver: browser.driver.clone(), address: server.address.clone() }
    }

    /// Goes to a place of the house such as `#/santorini`, and waits until the page is ready.
    pub async fn goto(&self, place: &str) {
        // Away first: a change of the place alone would not load the page again.
        self.driver.goto("about:blank").await.unwrap();
        self.driver.goto(format!("{}{place}", self.address)).await.unwrap();
        self.see("main[aria-busy='false']").await;
    }

    /// Waits until something that this selector means is to be seen, and hands it out.
    pub async fn see(&self, css: &str) -> WebElement {
        let start = Instant::now();
        loop {
            // What is drawn anew while it is looked at is looked for again.
            for element in self.driver.find_all(By::Css(css)).await.unwrap_or_default() {
                if element.is_displayed().await.unwrap_or(false) {
                    return element;
                }
            }
            if start.elapsed() > PATIENCE {
                panic!("nothing to see for {css}\n{}", self.state().await);
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until nothing that this selector means is to be seen any more.
    pub async fn gone(&self, css: &str) {
        let quoted = json!(css);
        let is_gone = format!(
            "return ![...document.querySelectorAll({quoted})].some(e => e.getClientRects().length > 0)"
        );
        self.until(&format!("{css} is gone"), &is_gone).await;
    }

    /// Waits until this script says yes.
    pub async fn until(&self, what: &str, script: &str) {
        let start = Instant::now();
        loop {
            // A script that met a page on its way to another is asked again.
            let told = self.driver.execute(script, Vec::new()).await;
            if told.as_ref().is_ok_and(|answer| *answer.json() == Value::Bool(true)) {
                return;
            }
            if start.elapsed() > PATIENCE {
                let error = told.err().map(|error| error.to_string()).unwrap_or_default();
                panic!("waited in vain: {what}\n{error}\n{}", self.state().await);
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until the text of what the selector means contains this.
    pub async fn read(&self, css: &str, text: &str) {
        let script = format!(
            "return [...document.querySelectorAll({})].some(e => e.textContent.includes({}))",
            json!(css),
            json!(text)
        );
        self.until(&format!("{css} reads {text:?}"), &script).await;
    }

    /// Does this with what the selector means, and does it again with what stands there then if it was drawn anew meanwhile.
    pub async fn with<T>(&self, css: &str, what: impl AsyncFn(&WebElement) -> WebDriverResult<T>) -> T {
        let start = Instant::now();
        loop {
            match what(&self.see(css).await).await {
                Ok(done) => return done,
                Err(error) if start.elapsed() > PATIENCE => panic!("{css}: {error}"),
                Err(_) => tokio::time::sleep(POLL).await,
            }
        }
    }

    /// The text of what the selector means.
    pub async fn text(&self, css: &str) -> String {
        self.with(css, WebElement::text).await
    }

    /// What is written in the field that the selector means.
    pub async fn value(&self, css: &str) -> String {
        self.with(css, WebElement::value).await.unwrap_or_default()
    }

    /// An attribute of what the selector means; empty if it has none.
    pub async fn attr(&self, css: &str, name: &str) -> String {
        self.with(css, async |element| element.attr(name).await).await.unwrap_or_default()
    }

    /// Types into the field that the selector means.
    pub async fn write(&self, css: &str, text: &str) {
        self.with(css, async |element| element.send_keys(text).await).await;
    }

    /// What mouse and keys do, as a quick hand does it.
    pub fn actions(&self) -> ActionChain {
        self.driver.action_chain_with_delay(Some(Duration::ZERO), Some(QUICK))
    }

    /// Clicks in the middle of what the selector means, with a real mouse.
    pub async fn click(&self, css: &str) {
        self.with(css, async |element| {
            element.scroll_into_view().await?;
            self.actions().move_to_element_center(element).click().perform().await
        })
        .await;
    }

    /// Presses the mouse on what the selector means and keeps it pressed.
    pub async fn hold(&self, css: &str) {
        self.with(css, async |element| {
            element.scroll_into_view().await?;
            self.actions().move_to_element_center(element).click_and_hold().perform().await
        })
        .await;
    }

    /// Lets the mouse go.
    pub async fn release(&self) {
        self.actions().release().perform().await.unwrap();
    }

    /// Drags from the middle of one thing to the middle of another.
    pub async fn drag(&self, from: &str, to: &str) {
        self.with(from, async |from| {
            let to = self.see(to).await;
            let actions = self.actions().move_to_element_center(from).click_and_hold();
            // Two moves: the first one only shows that it is a drag.
            actions.move_by_offset(6, 6).move_to_element_center(&to).release().perform().await
        })
        .await;
    }

    /// Types into whatever has the focus.
    pub async fn type_keys(&self, keys: impl Into<TypingData>) {
        self.actions().send_keys(keys.into()).perform().await.unwrap();
    }

    /// Types a letter with Alt: a command on a board on which letters are written.
    pub async fn with_alt(&self, letter: &str) {
        self.actions().key_down(Key::Alt).send_keys(letter).key_up(Key::Alt).perform().await.unwrap();
    }

    /// Types one named key, such as `Key::Enter`.
    pub async fn press(&self, key: Key) {
        self.type_keys(key).await;
    }

    /// Moves the cursor of a board to the place of this name. `kind` is what a place is called in the page; `key`
    /// tells which key to press where the cursor stands, and gets the number of keys pressed before.
    pub async fn walk(&self, kind: &str, to: &str, key: impl Fn(&str, usize) -> Key) {
        for step in 0..40 {
            let at = self.run(&format!("return document.activeElement?.dataset.{kind} ?? ''")).await;
            let at = at.as_str().unwrap_or_default();
            assert!(!at.is_empty(), "the cursor is lost on the way to {to}");
            if at == to {
                return;
            }
            self.press(key(at, step)).await;
        }
        panic!("{to} cannot be reached");
    }

    /// Chooses a value in the list of this name.
    pub async fn choose(&self, name: &str, value: &str) {
        self.see(&format!("[name='{name}']")).await;
        self.run(&format!(
            "const select = document.querySelector('[name=\"{name}\"]');
             select.value = '{value}';
             select.dispatchEvent(new Event('change', {{ bubbles: true }}));
             return true"
        ))
        .await;
    }

    /// Opens the fold of a new game, where everything is that is seldom chosen.
    pub async fn unfold(&self) {
        self.click("details.more:not([open]) summary").await;
    }

    /// Puts files into a file picker.
    pub async fn choose_file(&self, css: &str, name: &str, content: &[u8]) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        fs::write(&path, content).unwrap();
        // Pickers are hidden behind buttons, so there is nothing to see.
        let picker = self.driver.find(By::Css(css)).await.unwrap();
        picker.send_keys(path.display().to_string()).await.unwrap();
        // The browser reads the file when the page asks for it.
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    /// What a script returns.
    pub async fn run(&self, script: &str) -> Value {
        match self.driver.execute(script, Vec::new()).await {
            Ok(answer) => answer.json().clone(),
            Err(error) => panic!("{script}: {error}"),
        }
    }

    /// The table on the page, as the server shows it to somebody who watches.
    pub async fn table(&self) -> Value {
        let id = self.run("return location.hash.split('/')[2].split('?')[0]").await;
        self.fetch(&format!("api/games/{}", id.as_str().unwrap_or_default())).await
    }

    /// JSON from the server.
    pub async fn fetch(&self, path: &str) -> Value {
        let answer = reqwest::get(format!("{}{path}", self.address)).await.unwrap();
        answer.json().await.unwrap()
    }

    /// Opens a table of this game, does these acts there, and hands out its address with the key of the first seat.
    pub async fn open(&self, game: &str, setup: Value, acts: &[Value]) -> String {
        let asked = json!({ "game": game, "setup": setup });
        let created = self.post("api/games", &asked, "").await;
        let id = created["table"]["id"].as_str().unwrap_or_else(|| panic!("no table: {created}"));
        let keys = created["keys"].as_object().unwrap().values();
        let keys: Vec<&str> = keys.filter_map(Value::as_str).collect();
        let (first, keys) = (keys[0], keys.join(","));
        for (number, act) in acts.iter().enumerate() {
            let mut act = act.clone();
            act["key"] = json!(format!("act-{number}"));
            let done = self.post(&format!("api/games/{id}/acts"), &act, &keys).await;
            assert!(done["id"] == *id, "{act}: {done}");
        }
        format!("#/{game}/{id}?key={first}")
    }

    async fn post(&self, path: &str, body: &Value, keys: &str) -> Value {
        let asked =
            reqwest::Client::new().post(format!("{}{path}", self.address)).json(body).bearer_auth(keys);
        asked.send().await.unwrap().json().await.unwrap()
    }

    /// Gives the page another window, on a device for fingers or for a mouse, and waits until all lies in it.
    pub async fn resize(&self, size: Size, is_touch: bool) {
        give_window(&self.driver, size, is_touch).await;
        let touch = json!({ "enabled": is_touch, "maxTouchPoints": 5 });
        self.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await.unwrap();
        // What is on its way to its new place arrives at once, and so does what that sets off.
        let frames = "const done = arguments[arguments.length - 1];
            let quiet = 0;
            const look = () => {
                const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
                for (const one of moving) one.finish();
                quiet = moving.length > 0 ? 0 : quiet + 1;
                if (quiet > 1) done(true);
                else requestAnimationFrame(look);
            };
            requestAnimationFrame(look)";
        self.driver.execute_async(frames, Vec::new()).await.unwrap();
    }

    /// Touches the page with fingers: where each of them is, in pixels of the window; nowhere lifts them.
    pub async fn touch(&self, kind: &str, fingers: &[(f64, f64)]) {
        let points = fingers.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }));
        let points: Vec<Value> = points.collect();
        let touched = json!({ "type": kind, "touchPoints": points });
        self.driver.cdp().send_raw("Input.dispatchTouchEvent", touched).await.unwrap();
    }

    /// The middle of what the selector means, in pixels of the window.
    pub async fn middle(&self, css: &str) -> (f64, f64) {
        self.see(css).await;
        let script = format!(
            "const box = document.querySelector({}).getBoundingClientRect();
             return [box.left + box.width / 2, box.top + box.height / 2]",
            json!(css)
        );
        let place = self.run(&script).await;
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }

    /// Touches the middle of what the selector means with one finger.
    pub async fn tap(&self, css: &str) {
        let place = self.middle(css).await;
        self.touch("touchStart", &[place]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Makes it night or day for the page.
    pub async fn night(&self, is_night: bool) {
        let value = if is_night { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": value }] });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
    }

    /// Lets requests to addresses like this one fail from now on.
    pub async fn block(&self, pattern: &str) {
        let cdp = self.driver.cdp();
        cdp.send_raw("Network.enable", json!({})).await.unwrap();
        cdp.send_raw("Network.setBlockedURLs", json!({ "urls": [pattern] })).await.unwrap();
    }

    /// From the next page on, live connections can be cut.
    async fn watch_lines(&self) {
        let source = "const Real = WebSocket; window.lines = [];
            window.WebSocket = class extends Real {
                constructor(address) {
                    super(window.isCut ? String(address).replace('/live', '/cut') : address);
                    window.lines.push(this);
                }
            };";
        let source = json!({ "source": source });
        self.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await.unwrap();
    }

    /// Cuts the live connection of the page, or lets it come back.
    pub async fn cut(&self, is_cut: bool) {
        self.run(&format!(
            "window.isCut = {is_cut}; if ({is_cut}) window.lines.forEach(line => line.close()); return true"
        ))
        .await;
    }

    /// Waits until nothing moves any more.
    pub async fn settle(&self) {
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }

    /// No violation of the rules of accessibility.
    pub async fn assert_accessible(&self) {
        let axe =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/npm/node_modules/axe-core/axe.min.js");
        let source = fs::read_to_string(axe).expect("axe-core is missing; `cargo xtask test` installs it");
        self.run(&format!("{source}; return true")).await;
        let script = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
                found => done(found.violations
                    .map(v => v.id + ': ' + v.help + ' — ' + v.nodes.map(n => n.html + ' ' + n.failureSummary).join(' | '))),
                error => done(['axe: ' + error]))";
        let found = self.driver.execute_async(script, Vec::new()).await.unwrap();
        let found: Vec<String> = found.convert().unwrap();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    /// Nothing was written to the console, and nothing is wider than the window.
    pub async fn assert_quiet(&self) {
        let entries = self.driver.handle().get_log("browser").await.unwrap();
        let told: Vec<String> =
            entries.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message)).collect();
        assert!(told.is_empty(), "something is in the console:\n{}", told.join("\n"));
        // A phone shows more than its window where a page is too wide: the window is what the root is laid out in.
        let script = "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth";
        assert_eq!(self.run(script).await, Value::Bool(true), "the page is wider than the window");
    }

    /// Forgets what is in the console: for stories in which the server is killed.
    pub async fn forget_console(&self) {
        self.driver.handle().get_log("browser").await.unwrap();
    }

    /// What the page looks like now, for whoever reads why a story failed.
    async fn state(&self) -> String {
        let text = self.run("return location.href + '\\n' + document.body.innerText.slice(0, 1500)").await;
        let told = self.driver.handle().get_log("browser").await.unwrap_or_default();
        let told: Vec<String> = told.into_iter().map(|entry| entry.message).collect();
        format!("{}\nconsole: {}", text.as_str().unwrap_or_default(), told.join("\n"))
    }
}
