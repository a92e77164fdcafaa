//! How quick the page's own house is, to be compared with what the example `ask` of `tabla-wasm` answers to the same questions
//! on the same machine: `cargo xtask site`, then
//! `TABLA_SITE=$PWD/target/site cargo test -p tabla --test browser own_speed:: -- --ignored --nocapture --test-threads 1`.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Page, Size};
use crate::own::visit;

/// How many positions the champion looks at in a worker, with each of the modules.
#[test]
#[ignore = "a measurement: it wants a quiet machine"]
fn speed_of_the_champion_in_a_worker() {
    visit(Size::WIDE, async |page, _folder| {
        page.driver.set_script_timeout(Duration::from_secs(300)).await.unwrap();
        for (game, position, nodes) in MEASURED {
            let question = json!({ "ask": "measure", "game": game, "positions": [position], "nodes": nodes });
            println!("{question}");
            for module in ["module", "simd"] {
                println!("{module}: {}", measure(&page, module, &question).await);
            }
        }
        page
    });
}

/// How long it takes from the wish for a table until the computer's first move is seen, where the page is four times as slow.
#[test]
#[ignore = "a measurement: it wants a quiet machine"]
fn time_to_the_first_move() {
    visit(Size::NARROW, async |page, _folder| {
        page.driver.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await.unwrap();
        for (game, player) in
            [("mice", "champion:nodes=2000"), ("santorini", "champion:nodes=2000"), ("scrabble", "greedy")]
        {
            for visit in ["first", "second"] {
                page.goto("#/").await;
                let script = format!(
                    "const {{ send }} = await import(document.querySelector('script[type=module]').src.replace(/app\\.js$/, 'lib/transport.js'));
                     const begun = performance.now();
                     const body = JSON.stringify({{ game: '{game}', setup: {{ players: ['{player}', 'human'] }} }});
                     const {{ table }} = await (await send('api/games', {{ method: 'POST', body }})).json();
                     location.hash = `#/{game}/${{table.id}}`;
                     while (!document.querySelector('.move')) await new Promise((settle) => requestAnimationFrame(settle));
                     return Math.round(performance.now() - begun)"
                );
                let taken = page.run(&format!("return (async () => {{ {script} }})()")).await;
                println!("{game}, {player}, {visit} visit: {taken} ms");
            }
        }
        page
    });
}

/// Positions in the middle of games.
const MEASURED: [(&str, &str, u64); 3] = [
    ("mice", "d6,b4,f4,d2/g7,a1,d7,e4/5,5/w", 400_000),
    ("mice", "a7,d7,g4,d2,b4,f6/g7,d1,f2,a1,d3,c5/0,0/w", 400_000),
    ("santorini", "0000001210012000000000000/2/A1,E5/C3,B3", 400_000),
];

/// Asks a module of the house in a worker of its own.
async fn measure(page: &Page, module: &str, question: &Value) -> Value {
    let script = format!(
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
            house.ask(question);
            postMessage(house.ask(question));`;
         const address = URL.createObjectURL(new Blob([worker], {{ type: 'text/javascript' }}));
         return new Promise((settle) => {{
            new Worker(address, {{ type: 'module' }}).addEventListener('message', ({{ data }}) => settle(data));
         }})"
    );
    page.run(&script).await
}
