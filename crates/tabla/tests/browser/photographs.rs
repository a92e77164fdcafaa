//! Photographs of every game, light and dark, for whoever wants to see them: `cargo xtask screenshots`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::harness::{Page, Size, visit};

/// A game of Mice in the moving phase, with mills on both sides.
const MICE: &str = "d6 f4 d2 b4 d5 b6 d7xb4 b4 d3 f2 f6 e4 g4 a4 c4 c5";

/// Santorini, when it becomes a village.
const SANTORINI: &str = "C3 B2\nD4 C5\nC3 C2 C3\nD4 D3 D4\nB2 B3 B4\nC5 B5 C4\nC2 C3 D2\nD3 D4 C4\nC3 C2 C3\nB5 C5 B5\nB3 B4 A4\nC5 B5 A5\n";

#[test]
#[ignore = "takes pictures and checks nothing; `cargo xtask screenshots` runs it"]
fn photographs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for (size, width) in [(Size::WIDE, "wide"), (Size::NARROW, "narrow")] {
        let folder = folder.clone();
        visit(size, async move |page| {
            let tables = tables(&page).await;
            for (theme, is_night) in [("light", false), ("dark", true)] {
                page.night(is_night).await;
                let places = [("house", "#/".to_owned()), ("rules", "#/rules/santorini".to_owned())];
                for (name, place) in places.into_iter().chain(tables.iter().cloned()) {
                    page.goto(&place).await;
                    page.settle().await;
                    let file: PathBuf = folder.join(format!("{name}-{width}-{theme}.png"));
                    page.driver.screenshot(&file).await.unwrap();
                }
            }
            page.forget_console().await;
            page
        });
    }
}

/// The small pictures of `documentation/pages.md`: every page and every room, light and dark, wide and narrow. Those that
/// begin with `old` were taken in the same way before the rooms changed, and stay.
#[test]
#[ignore = "takes pictures and checks nothing; `cargo xtask screenshots --pages` runs it"]
fn pages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../documentation/pictures/rooms");
    fs::create_dir_all(&folder).unwrap();
    visit(Size::WIDE, async move |page| {
        page.goto("#/").await;
        let mut places = vec![("house".to_owned(), "#/".to_owned())];
        let doors = ["santorini", "mice", "scrabble", "jewels", "jamb"];
        places.extend(doors.map(|game| (format!("door-{game}"), format!("#/{game}"))));
        places.extend(tables(&page).await.into_iter().map(|(game, place)| (format!("room-{game}"), place)));
        for (width, height, is_phone) in [(1440, 900, false), (390, 844, true)] {
            for theme in ["light", "dark"] {
                page.run("localStorage.clear(); return true").await;
                page.resize(Size::of(width, height), is_phone).await;
                page.night(theme == "dark").await;
                for (name, place) in &places {
                    page.goto(place).await;
                    if name == "house" {
                        page.see(".today-tasks").await;
                    }
                    page.settle().await;
                    let file = folder.join(format!("new-{name}-{width}-{theme}.webp"));
                    fs::write(file, small_picture(&page, width, height).await).unwrap();
                }
            }
        }
        page.forget_console().await;
        page
    });
}

/// The window as a small picture: a wide one is made narrower.
async fn small_picture(page: &Page, width: u32, height: u32) -> Vec<u8> {
    let scale = if width > 1000 { 0.625 } else { 1.0 };
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
    let how = json!({ "format": "webp", "quality": 72, "clip": clip });
    let taken = page.driver.cdp().send_raw("Page.captureScreenshot", how).await.unwrap();
    from_base64(taken["data"].as_str().unwrap())
}

/// The bytes of a text in base64.
fn from_base64(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let values: Vec<u32> = text
        .bytes()
        .filter_map(|letter| LETTERS.iter().position(|one| *one == letter))
        .map(|value| value as u32)
        .collect();
    let bytes = values.chunks(4).flat_map(|four| {
        let number = four.iter().fold(0, |number, value| number << 6 | value) << (6 * (4 - four.len()));
        number.to_be_bytes()[1..four.len()].to_vec()
    });
    bytes.collect()
}

/// The pictures that a shared link shows, and the icons of the app. They have no words, and so no language.
#[test]
#[ignore = "draws pictures and checks nothing; `cargo xtask previews` runs it"]
fn previews() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    fs::create_dir_all(web.join("previews")).unwrap();
    visit(Size::WIDE, async move |page| {
        page.night(false).await;
        let all = "['santorini', 'mice', 'jamb', 'jewels', 'scrabble']";
        let single =
            ["santorini", "mice", "jamb", "jewels", "scrabble"].map(|game| (game, format!("['{game}']")));
        for (name, games) in single.into_iter().chain([("house", all.to_owned())]) {
            page.goto("#/").await;
            page.run(&DRAWN.replace("GAMES", &games)).await;
            page.settle().await;
            page.see("#drawn").await.screenshot(&web.join(format!("previews/{name}.png"))).await.unwrap();
        }
        for (file, drawing, size) in
            [("icon-192", "icon", 192), ("icon-512", "icon", 512), ("maskable-512", "maskable", 512)]
        {
            page.goto("#/").await;
            let drawn = ICON.replace("DRAWING", drawing).replace("SIZE", &size.to_string());
            page.run(&drawn).await;
            page.see("#drawn").await.screenshot(&web.join(format!("icons/{file}.png"))).await.unwrap();
        }
        page.forget_console().await;
        page
    });
}

const DRAWN: &str = "return (async () => {
    const { miniature } = await import('./lib/games.js');
    const { lookingHost } = await import('./lib/host.js');
    const drawn = document.createElement('div');
    drawn.id = 'drawn';
    Object.assign(drawn.style, { width: '1200px', height: '630px', display: 'flex', gap: '18px',
        alignItems: 'center', justifyContent: 'center', background: 'var(--table)',
        position: 'fixed', inset: '0 auto auto 0', zIndex: 9999 });
    const games = GAMES;
    for (const game of games) {
        const place = document.createElement('div');
        place.className = 'card-picture';
        const size = games.length > 1 ? '216px' : '570px';
        Object.assign(place.style, { width: size, height: size, padding: '16px', boxSizing: 'border-box' });
        const board = await miniature(game, lookingHost());
        Object.assign(board.style, { width: '100%', height: '100%' });
        place.append(board);
        drawn.append(place);
    }
    document.body.append(drawn);
    for (const motion of document.getAnimations()) motion.cancel();
})()";

const ICON: &str = "return (async () => {
    const drawn = document.createElement('img');
    drawn.id = 'drawn';
    drawn.src = 'icons/DRAWING.svg';
    Object.assign(drawn.style, { width: 'SIZEpx', height: 'SIZEpx', display: 'block', background: '#1f6f5c' });
    document.body.replaceChildren(drawn);
    await drawn.decode();
})()";

/// A table of every game at an interesting moment, with its address.
pub async fn tables(page: &Page) -> Vec<(&'static str, String)> {
    let mut tables = Vec::new();
    for game in ["santorini", "mice", "jamb", "jewels", "scrabble"] {
        tables.push((game, table(page, game).await));
    }
    tables
}

/// The address of such a table of one game.
pub async fn table(page: &Page, game: &str) -> String {
    let two = json!(["human", "champion:level=hard"]);
    let people = json!(["human", "human"]);
    let (setup, acts) = match game {
        "santorini" => {
            (json!({ "players": two, "load": { "name": "game.txt", "text": SANTORINI } }), Vec::new())
        }
        "mice" => {
            let moves = MICE.split(' ').map(|text| json!({ "act": "play", "text": text }));
            (json!({ "players": people }), moves.collect())
        }
        "jamb" => {
            let mut dice = vec![json!({ "act": "friend", "name": "optimal" }); 17];
            dice.push(json!({ "act": "throw" }));
            (json!({ "people": ["Ana"], "generator": "lcg", "seed": 7 }), dice)
        }
        "jewels" => (json!({ "board": { "random": { "seed": 3 } }, "limit": "5:00" }), Vec::new()),
        _ => {
            let position = "15/15/15/15/15/15/15/4TABLA6/15/15/15/15/15/15/15 SANTORI/ 10/0 0";
            let setup =
                json!({ "players": ["human", "greedy"], "language": "en", "seed": 5, "position": position });
            (setup, Vec::new())
        }
    };
    page.open(game, setup, &acts).await
}
