//! How quick the page's own house is, compared with this machine without a browser, by processor time. With a quiet machine:
//!
//! ```sh
//! cargo xtask site && cargo build --release -p tabla-wasm --example ask
//! TABLA_SITE=$PWD/target/site TABLA_ASK=$PWD/target/release/examples/ask \
//!     cargo test -p tabla --test browser own_speed:: -- --ignored --nocapture --test-threads 1
//! ```

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Page, Size};
use crate::own::tell;

/// Positions in the middle of games: Mice with stones in hand and without, Santorini.
const MEASURED: [(&str, &str); 3] = [
    ("mice", "d6,b4,f4,d2/g7,a1,d7,e4/5,5/w"),
    ("mice", "g7,d1,f6,f2,b4,d5,e4,d3,c4/g4,a1,b6,d6,f4,d2,c5,e5,c3/0,0/w"),
    ("santorini", "0000001210012000000000000/2/A1,E5/C3,B3"),
];

/// So many positions are visited at a time.
const NODES: u64 = 2_000_000;

/// So often, one after the other; the best counts.
const ROUNDS: usize = 3;

/// How many positions the champion looks at in a second: here, and in a worker with each of the modules.
#[test]
#[ignore = "a measurement: it wants a quiet machine"]
fn speed_of_the_champion_in_a_worker() {
    tell(Size::WIDE, false, async |page, _folder| {
        page.driver.set_script_timeout(Duration::from_secs(300)).await.unwrap();
        for (game, position) in MEASURED {
            let question = json!({ "ask": "measure", "game": game, "positions": [position], "nodes": NODES });
            let mut best = [0_f64; 3];
            for _ in 0..ROUNDS {
                best[0] = best[0].max(here(&question));
                for (place, module) in (1..).zip(["module", "simd"]) {
                    best[place] = best[place].max(in_worker(&page, module, &question).await);
                }
            }
            let [here, module, simd] = best;
            let share = |speed: f64| 100.0 * speed / here;
            println!(
                "{game} {position}: {:.0} thousand a second here, {:.0} in a worker ({:.0} %), {:.0} with SIMD ({:.0} %)",
                here / 1e3,
                module / 1e3,
                share(module),
                simd / 1e3,
                share(simd),
            );
        }
        page
    });
}

/// Positions for each second of processor time in a program of this machine, warm.
fn here(question: &Value) -> f64 {
    let program = std::env::var("TABLA_ASK").expect("the example `ask` of tabla-wasm");
    let question = question.to_string();
    let last = json!({ "ask": "health" }).to_string();
    let asked = Command::new(program).args([&question, &question, &last]).stdout(Stdio::piped()).spawn();
    let mut asked = asked.expect("it starts");
    let mut lines = BufReader::new(asked.stdout.take().unwrap()).lines();
    lines.next();
    let begun = time_of(&asked);
    let told: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    let spent = time_of(&asked) - begun;
    asked.wait().unwrap();
    told["told"]["nodes"].as_f64().unwrap() / spent
}

/// The processor time of a program so far, in seconds.
fn time_of(program: &Child) -> f64 {
    let told = fs::read_to_string(format!("/proc/{}/schedstat", program.id())).unwrap_or_default();
    seconds(&told)
}

/// The first number of what the kernel tells of a thread: nanoseconds on a processor.
fn seconds(told: &str) -> f64 {
    told.split(' ').next().and_then(|number| number.parse::<f64>().ok()).unwrap_or_default() / 1e9
}

/// The same in a worker of its own with this module of the house.
async fn in_worker(page: &Page, module: &str, question: &Value) -> f64 {
    let begin = format!(
        "const here = document.querySelector('script[type=module]').src.replace(/app\\.js$/, 'local/');
         const worker = `
            const {{ House }} = await import('${{here}}module.js');
            const places = await (await fetch('${{here}}places.json')).json();
            const get = async (name) => new Uint8Array(await (await fetch(new URL(name, '${{here}}'))).arrayBuffer());
            const house = await House.open(await WebAssembly.compile(await get(places.{module}[0])), 64);
            const question = {question};
            let answer = house.ask(question);
            while (answer.missing) {{
                for (const name of answer.missing) house.handIn(name, await get(places.data[name][0]));
                answer = house.ask(question);
            }}
            addEventListener('message', () => postMessage(house.ask(question)));
            postMessage(house.ask(question));`;
         const address = URL.createObjectURL(new Blob([worker], {{ type: 'text/javascript' }}));
         window.measured = new Worker(address, {{ type: 'module' }});
         window.heard = () => new Promise((settle) => {{
            measured.onmessage = ({{ data }}) => settle(data);
         }});
         return heard()"
    );
    page.run(&begin).await;
    let begun = time_in_workers();
    let told = page.run("measured.postMessage(0); return heard()").await;
    let spent = time_in_workers() - begun;
    page.run("measured.terminate(); return true").await;
    told["told"]["nodes"].as_f64().unwrap() / spent
}

/// The processor time of the workers of this program's browsers so far, in seconds.
fn time_in_workers() -> f64 {
    let threads = renderers().into_iter().flat_map(|process| folder(&format!("/proc/{process}/task")));
    let is_worker = |thread: &String| {
        fs::read_to_string(format!("{thread}/comm")).is_ok_and(|name| name.starts_with("DedicatedWorker"))
    };
    let spent =
        |thread: String| seconds(&fs::read_to_string(format!("{thread}/schedstat")).unwrap_or_default());
    threads.filter(is_worker).map(spent).sum()
}

/// What is in a folder.
fn folder(path: &str) -> Vec<String> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    entries.map(|entry| entry.path().display().to_string()).collect()
}

/// The processes in which pages live that this program has opened.
fn renderers() -> Vec<u32> {
    let parent = |process: u32| -> Option<u32> {
        let told = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        told.rsplit(')').next()?.split_whitespace().nth(1)?.parse().ok()
    };
    let is_ours = |process: &u32| {
        let mut above = std::iter::successors(Some(*process), |process| parent(*process));
        above.any(|process| process == std::process::id())
    };
    let is_renderer = |process: &u32| {
        fs::read_to_string(format!("/proc/{process}/cmdline"))
            .is_ok_and(|words| words.contains("--type=renderer"))
    };
    let all = folder("/proc").into_iter().filter_map(|path| path.rsplit('/').next()?.parse().ok());
    all.filter(is_renderer).filter(is_ours).collect()
}

/// Lets everything in the page and in its workers run for a quarter of the time, until it is dropped.
struct Slowed(Child);

impl Slowed {
    fn begin() -> Slowed {
        let pages: Vec<String> = renderers().iter().map(u32::to_string).collect();
        let pages = pages.join(" ");
        let script = format!(
            "import os, signal, time
pages = [int(page) for page in '{pages}'.split()]
while True:
    for word, pause in (signal.SIGSTOP, 0.015), (signal.SIGCONT, 0.005):
        for page in pages: os.kill(page, word)
        time.sleep(pause)"
        );
        Slowed(Command::new("python3").args(["-c", &script]).spawn().expect("python3"))
    }
}

impl Drop for Slowed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
        for page in renderers() {
            let _ = Command::new("kill").args(["-CONT", &page.to_string()]).status();
        }
    }
}

/// How long a page reckons, in milliseconds.
const RECKON: &str = "const begun = performance.now();
    let sum = 0;
    for (let number = 0; number < 2e8; number += 1) sum += number % 7;
    return performance.now() - begun + 0 * sum";

/// How long it takes from the wish for a table until the computer's first move is seen, where everything in the page and
/// its workers has a quarter of the processor.
#[test]
#[ignore = "a measurement: it wants a quiet machine"]
fn time_to_the_first_move() {
    tell(Size::NARROW, false, async |page, _folder| {
        let usual = page.run(RECKON).await.as_f64().unwrap();
        for (game, player) in [
            ("mice", "champion:level=medium"),
            ("santorini", "champion:level=medium"),
            ("scrabble", "champion:level=medium"),
            ("jamb", "optimal"),
        ] {
            let mut taken = Vec::new();
            let mut slower = Vec::new();
            for _ in 0..ROUNDS {
                page.goto("#/").await;
                let _slowed = Slowed::begin();
                slower.push(page.run(RECKON).await.as_f64().unwrap() / usual);
                let script = format!(
                    "const {{ send }} = await import(document.querySelector('script[type=module]').src.replace(/app\\.js$/, 'lib/transport.js'));
                     const begun = performance.now();
                     const body = JSON.stringify({{ game: '{game}', setup: {{ players: ['{player}', 'human'] }} }});
                     const {{ table }} = await (await send('api/games', {{ method: 'POST', body }})).json();
                     location.hash = `#/{game}/${{table.id}}`;
                     while (!document.querySelector('.move')) await new Promise((settle) => requestAnimationFrame(settle));
                     return Math.round(performance.now() - begun)"
                );
                taken.push(
                    page.run(&format!("return (async () => {{ {script} }})()")).await.as_u64().unwrap(),
                );
            }
            println!("{game}, {player}: {taken:?} ms after the page is there, {slower:.1?} times as slow");
        }
        page
    });
}
