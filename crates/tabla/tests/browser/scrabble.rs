//! Scrabble in the browser, and the scorer.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, visit};
use crate::house::speak;

/// A board on which much can be laid, with racks that fit.
const CATS: &str = "15/15/15/15/15/15/15/7CATS4/15/15/15/15/15/15/15 DOGEIO?/AEINRST 0/12 0 seat 2;";

/// One play, as the page must show it.
struct Turn {
    start: String,
    down: bool,
    /// The squares on which a tile is laid, with the letter; a small one is a joker.
    tiles: Vec<(String, char)>,
    points: i64,
}

/// Opens a table for these players without the form of the house.
async fn open(page: &Page, setup: &Value) {
    page.goto("#/").await;
    page.run(&format!(
        "return (async () => {{
            const api = await import('/lib/api.js');
            const store = await import('/lib/store.js');
            const {{ table, keys }} = await api.openTable('scrabble', {setup}, ['Ana', 'Bob']);
            store.keepKeys(table.id, 'scrabble', keys);
            location.hash = '#/scrabble/' + table.id;
            return true;
        }})()"
    ))
    .await;
    page.see(".scrabble").await;
}

/// How many moves the page knows of.
async fn moves(page: &Page) -> u64 {
    page.run("return document.querySelectorAll('.move').length").await.as_u64().unwrap()
}

/// Waits until the person can lay tiles and the new ones lie still, or the game is over.
async fn my_turn(page: &Page) {
    page.until(
        "it is my turn",
        "return document.querySelector('.scrabble.is-live') !== null
            || document.querySelector('.result:not([hidden])') !== null",
    )
    .await;
    lie_still(page).await;
}

async fn lie_still(page: &Page) {
    let script = "return document.querySelector('.scrabble').getAnimations({ subtree: true }).length === 0";
    page.until("the tiles lie still", script).await;
}

async fn is_over(page: &Page) -> bool {
    page.run("return document.querySelector('.result:not([hidden])') !== null").await == Value::Bool(true)
}

/// The best play of the position, as the server advises it.
async fn best_play(page: &Page) -> Option<Turn> {
    let line = page
        .run(
            "return (async () => {
                const api = await import('/lib/api.js');
                const id = location.hash.split('/')[2];
                const advice = await api.advice(id, { time: 0.05 });
                return advice.lines.find((line) => /^\\w+ /.test(line.text)) ?? null;
            })()",
        )
        .await;
    let (start, word) = line["text"].as_str()?.split_once(' ')?;
    let down = start.starts_with(|first: char| first.is_ascii_digit());
    let letter = start.chars().find(char::is_ascii_lowercase)? as u8;
    let number: usize = start.trim_matches(|c: char| c.is_ascii_lowercase()).parse().ok()?;
    let mut tiles = Vec::new();
    for (offset, laid) in word.chars().enumerate() {
        let square = if down {
            format!("{}{number}", char::from(letter + offset as u8))
        } else {
            format!("{}{}", char::from(letter), number + offset)
        };
        let is_free = format!(
            "return !document.querySelector(\"[data-square='{square}']\").matches('.is-lies, .is-last')"
        );
        if page.run(&is_free).await == Value::Bool(true) {
            tiles.push((square, laid));
        }
    }
    let start = if down { format!("{}{number}", char::from(letter)) } else { start.to_owned() };
    Some(Turn { start, down, tiles, points: line["points"].as_i64()? })
}

fn square(name: &str) -> String {
    format!("[data-square='{name}']")
}

/// Waits for the badge at the end of the word.
async fn see_points(page: &Page, points: i64) {
    page.read(".scrabble-badge:not([hidden])", &points.to_string()).await;
}

async fn lay_by_mouse(page: &Page, turn: &Turn) {
    for (index, (at, letter)) in turn.tiles.iter().enumerate() {
        let is_joker = letter.is_ascii_lowercase();
        let kind = if is_joker { "?".to_owned() } else { letter.to_string() };
        let tile = format!(".scrabble-rack [data-tile='{kind}']");
        if index % 3 == 2 {
            page.click(&tile).await;
            page.click(&square(at)).await;
        } else {
            page.drag(&tile, &square(at)).await;
        }
        if is_joker {
            page.click(&format!(".scrabble-choice[data-letter='{}']", letter.to_ascii_uppercase())).await;
            page.gone(".scrabble-joker").await;
        }
        page.see(&format!("{}.is-laid", square(at))).await;
    }
}

/// Where the cursor is: row and column.
async fn cursor(page: &Page) -> (i64, i64) {
    let at =
        page.run("return document.querySelector(\".scrabble-square[tabindex='0']\").dataset.square").await;
    place(at.as_str().unwrap())
}

fn place(name: &str) -> (i64, i64) {
    let row = i64::from(name.as_bytes()[0] - b'a');
    (row, name[1..].parse::<i64>().unwrap() - 1)
}

async fn walk(page: &Page, to: &str) {
    let (row, column) = cursor(page).await;
    let (to_row, to_column) = place(to);
    let (down, right) = (to_row - row, to_column - column);
    for _ in 0..down.abs() {
        page.press(if down > 0 { Key::Down } else { Key::Up }).await;
    }
    for _ in 0..right.abs() {
        page.press(if right > 0 { Key::Right } else { Key::Left }).await;
    }
    assert_eq!(cursor(page).await, (to_row, to_column));
}

async fn lay_by_keys(page: &Page, turn: &Turn) {
    walk(page, &turn.start).await;
    if page.attr(".scrabble-square.is-cursor", "class").await.contains("is-down") != turn.down {
        page.type_keys(" ").await;
    }
    for (at, letter) in &turn.tiles {
        let keys = page.actions();
        let small = letter.to_ascii_lowercase().to_string();
        let keys = if letter.is_ascii_lowercase() {
            keys.key_down(Key::Shift).send_keys(small).key_up(Key::Shift)
        } else {
            keys.send_keys(small)
        };
        keys.perform().await.unwrap();
        page.see(&format!("{}.is-laid", square(at))).await;
    }
}

#[test]
fn a_long_part_of_a_game_by_mouse() {
    for size in Size::BOTH {
        visit(size, async |page| {
            open(&page, &json!({"players": ["human", "greedy"], "language": "en", "seed": 7})).await;
            my_turn(&page).await;
            page.assert_accessible().await;
            for played in 0..5 {
                let before = moves(&page).await;
                let turn = best_play(&page).await.expect("something can be laid");
                lay_by_mouse(&page, &turn).await;
                see_points(&page, turn.points).await;
                if played == 0 {
                    // Back onto the rack and onto the board again.
                    let (at, _) = &turn.tiles[0];
                    page.drag(&square(at), ".scrabble-slot.is-gap").await;
                    page.gone(&format!("{}.is-laid", square(at))).await;
                    page.click("[data-do='recall']").await;
                    page.gone(".is-laid").await;
                    page.click("[data-do='shuffle']").await;
                    lie_still(&page).await;
                    lay_by_mouse(&page, &turn).await;
                    see_points(&page, turn.points).await;
                }
                page.click("[data-do='play']").await;
                page.until(
                    "both have played",
                    &format!("return document.querySelectorAll('.move').length >= {}", before + 2),
                )
                .await;
                my_turn(&page).await;
                page.see(".scrabble-square.is-last").await;
            }
            page
        });
    }
}

#[test]
fn a_long_part_of_a_game_by_keyboard() {
    for size in Size::BOTH {
        visit(size, async |page| {
            open(&page, &json!({"players": ["human", "greedy"], "language": "ro", "seed": 11})).await;
            my_turn(&page).await;
            page.with_alt("b").await;
            page.see(".scrabble-square:focus").await;
            for _ in 0..4 {
                let before = moves(&page).await;
                let turn = best_play(&page).await.expect("something can be laid");
                lay_by_keys(&page, &turn).await;
                see_points(&page, turn.points).await;
                page.press(Key::Backspace).await;
                page.press(Key::Escape).await;
                page.gone(".is-laid").await;
                lay_by_keys(&page, &turn).await;
                see_points(&page, turn.points).await;
                page.press(Key::Enter).await;
                page.until(
                    "both have played",
                    &format!("return document.querySelectorAll('.move').length >= {}", before + 2),
                )
                .await;
                my_turn(&page).await;
            }
            page
        });
    }
}

#[test]
fn a_game_to_the_end_and_its_settlement() {
    visit(Size::WIDE, async |page| {
        let position = "15/12D1C/11SI1A/10PUG1P/9JIb2S/G8O1WINO/H5HAFT1A2M/IT2OF1BEADY2E/1R2VIZOR2E1AR/1U1WAX2NEEd1T1/\
            REVERTS2Q3O1/1I1LI4U1BONK/1NOTA3MILADI1/1GLEN1COED3E1/2ER6LYASE U/NT 300/301 0";
        open(&page, &json!({"players": ["human", "greedy"], "language": "en", "position": position})).await;
        my_turn(&page).await;
        page.click("[data-rack='1']").await;
        page.click(&square("g14")).await;
        see_points(&page, 6).await;
        page.click("[data-do='play']").await;
        page.see(".result:not([hidden])").await;
        page.read(".scrabble-end .is-winner", "308").await;
        page.assert_accessible().await;
        assert!(is_over(&page).await);
        page
    });
}

#[test]
fn a_tile_is_picked_while_the_server_says_what_was_laid() {
    visit(Size::WIDE, async |page| {
        open(&page, &json!({"players": ["greedy", "human"], "language": "en", "position": CATS, "seed": 3}))
            .await;
        my_turn(&page).await;
        page.drag("[data-tile='D']", &square("a1")).await;
        page.hold("[data-tile='O']").await;
        page.read(".scrabble-status.is-refused", "It touches nothing on the board.").await;
        page.release().await;
        page.see("[data-tile='O'].is-selected").await;
        page.click(&square("a2")).await;
        page.see(&format!("{}.is-laid", square("a2"))).await;
        page
    });
}

#[test]
fn a_wrong_word_is_told_calmly() {
    visit(Size::WIDE, async |page| {
        open(&page, &json!({"players": ["greedy", "human"], "language": "en", "position": CATS, "seed": 3}))
            .await;
        my_turn(&page).await;
        page.drag("[data-tile='D']", &square("i8")).await;
        page.drag("[data-tile='O']", &square("i9")).await;
        page.read(".scrabble-status.is-refused", "Not in the dictionary: CD, AO.").await;
        assert_eq!(
            page.run("return document.querySelector(\"[data-do='play']\").disabled").await,
            Value::Bool(true)
        );
        page.drag(&square("i9"), &square("k13")).await;
        page.read(".scrabble-status.is-refused", "one line").await;
        page.gone(".toast").await;
        page.press(Key::Escape).await;
        page.gone(".is-laid").await;
        // The joker asks for its letter, by keyboard too.
        page.drag("[data-tile='?']", &square("i10")).await;
        page.see(".scrabble-joker").await;
        page.assert_accessible().await;
        page.type_keys("o").await;
        page.see(&format!("{}.is-laid .is-joker", square("i10"))).await;
        page
    });
}

#[test]
fn tiles_are_exchanged_and_turns_passed() {
    visit(Size::NARROW, async |page| {
        open(&page, &json!({"players": ["human", "greedy"], "language": "en", "seed": 5})).await;
        my_turn(&page).await;
        page.click("[data-do='exchange']").await;
        page.click("[data-rack='1']").await;
        page.click("[data-rack='2']").await;
        page.read("[data-do='give']", "Exchange 2 tiles").await;
        page.click("[data-do='give']").await;
        page.until("both have played", "return document.querySelectorAll('.move').length >= 2").await;
        my_turn(&page).await;
        // Who did what, in words; and what is left in the bag, once.
        page.read("li:first-child > .move .move-who", "Ana").await;
        page.read("li:first-child > .move .move-text", "exchange ").await;
        let told = page.run("return document.body.innerText.split('In the bag').length - 1").await;
        assert_eq!(told, 1);
        page.click("[data-do='wonder']").await;
        page.click("[data-do='leave']").await;
        page.click("[data-do='wonder']").await;
        page.click("[data-do='pass']").await;
        page.until("both have played again", "return document.querySelectorAll('.move').length >= 4").await;
        page
    });
}

#[test]
fn letters_are_written_and_never_command() {
    visit(Size::WIDE, async |page| {
        open(
            &page,
            &json!({"players": ["human", "human"], "language": "en",
            "position": "15/15/15/15/15/15/15/7CATS4/15/15/15/15/15/15/15 NURSEBH/DOGEIOU 0/12 0"}),
        )
        .await;
        page.click(".scrabble-cover").await;
        page.run("document.activeElement.blur(); return true").await;
        // No square was touched yet: the first letter finds its own.
        for (laid, letter) in ["n", "u", "r", "s"].into_iter().enumerate() {
            page.type_keys(letter).await;
            let script = format!("return document.querySelectorAll('.is-laid').length === {}", laid + 1);
            page.until(&format!("{letter} is laid"), &script).await;
        }
        // The line is full, and there is no tile for a letter that is typed twice.
        page.type_keys("ebhn").await;
        page.read(".toast", "N is not on your rack").await;
        page.gone("dialog, .scrabble-best:not([hidden])").await;
        page.press(Key::Escape).await;
        page.gone(".is-laid").await;
        // A letter that is not on the rack is no command either; with Alt it is one.
        page.with_alt("n").await;
        page.see("dialog[open] .setup").await;
        page.press(Key::Escape).await;
        page.gone("dialog").await;
        page.type_keys("?").await;
        page.read("dialog[open] .keys", "Alt+H").await;
        page
    });
}

#[test]
fn a_hint_is_laid_on_the_board() {
    visit(Size::WIDE, async |page| {
        open(&page, &json!({"players": ["human", "greedy"], "language": "en", "seed": 9})).await;
        my_turn(&page).await;
        page.with_alt("h").await;
        page.see(".scrabble-best tbody tr").await;
        page.assert_accessible().await;
        let points = page.text(".scrabble-best tbody tr:first-child td").await;
        page.click(".scrabble-best tbody tr:first-child .scrabble-line").await;
        page.see(".scrabble-square.is-laid").await;
        page.read(".scrabble-badge:not([hidden])", &points).await;
        page.click("[data-do='play']").await;
        page.until("it was played", "return document.querySelectorAll('.move').length >= 1").await;
        page
    });
}

#[test]
fn two_people_at_one_screen_hide_their_racks_and_challenge() {
    visit(Size::NARROW, async |page| {
        let setup = json!({"players": ["human", "human"], "language": "en", "challenge": "double",
            "position": "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATSEAT/DOGEIOU 0/0 0"});
        open(&page, &setup).await;
        page.read(".scrabble-cover", "Ana").await;
        page.gone(".scrabble-rack [data-tile]").await;
        page.click(".scrabble-cover").await;
        for (index, letter) in ["T", "A", "C", "S"].into_iter().enumerate() {
            page.drag(&format!("[data-tile='{letter}']"), &square(&format!("h{}", index + 8))).await;
        }
        see_points(&page, 12).await;
        page.click("[data-do='play']").await;
        page.read(".scrabble-cover", "Bob").await;
        page.gone(".scrabble-rack [data-tile]").await;
        page.click(".scrabble-cover").await;
        page.read(".scrabble-status", "h8 TACS").await;
        page.click("[data-do='challenge']").await;
        page.gone(&format!("{}.has-tile", square("h8"))).await;
        page.see(".scrabble-rack [data-tile='G']").await;
        page
    });
}

#[test]
fn a_position_is_put_together() {
    visit(Size::WIDE, async |page| {
        open(&page, &json!({"players": ["human", "greedy"], "language": "en", "seed": 2})).await;
        my_turn(&page).await;
        page.click("[aria-haspopup='menu'][aria-label='More']").await;
        page.read(".menu", "position").await;
        page.run("[...document.querySelectorAll('.menu button')].find(b => /position/i.test(b.textContent)).click()").await;
        page.see(".scrabble-tools").await;
        page.assert_accessible().await;
        page.click(".scrabble-tools [aria-label='C']").await;
        page.click(&square("h8")).await;
        page.type_keys("cats").await;
        page.until(
            "the position is written",
            "return document.querySelector(\"textarea[name='edited']\").value.includes('/7CATS4/')",
        )
        .await;
        page.see(".editor .primary:not(:disabled)").await;
        // The browser itself writes down that the server refused what was not complete yet.
        page.forget_console().await;
        page
    });
}

/// What is odd about a file stands beside its board, line by line, in the reader's language, until it is put away.
#[test]
fn an_odd_file_is_opened_with_its_warnings() {
    for size in Size::BOTH {
        visit(size, async |page| {
            let file =
                "#player1 ana Ana\n#player2 ion Ion\n>ana: ABDEHIY 8H BEADYH +31 31\n>ion: AESUWVV - +0 5\n";
            page.goto("#/scrabble").await;
            page.unfold().await;
            page.choose_file("input[type='file']", "game.gcg", file.as_bytes()).await;
            for told in [
                "3 things in the file are odd",
                "Line 3, '8H BEADYH +31 31': the play brings 38, not 31.",
                "'BEADYH' is not in the word list",
                "Line 4, '- +0 5': together that is 0, not 5.",
            ] {
                page.read(".side .remarks", told).await;
            }
            assert_eq!(moves(&page).await, 2);
            page.assert_accessible().await;
            // They are kept with the table.
            page.run("location.reload(); return true").await;
            page.read(".side .remarks", "3 things in the file are odd").await;
            speak(&page, "ro").await;
            page.read(".remarks", "Rândul 3").await;
            page.click(".remarks .icon-button").await;
            page.gone(".remarks").await;
            page.run("location.reload(); return true").await;
            page.see(".room .place").await;
            page.gone(".remarks").await;
            page
        });
    }
}

/// Whoever reads Romanian plays with Romanian words, until other words are chosen.
#[test]
fn words_follow_the_language_of_the_page() {
    visit(Size::WIDE, async |page| {
        let chosen = "return document.querySelector(\"[name='choice-language']\").value";
        for (tag, words) in [("cs", "en"), ("ro", "ro")] {
            page.goto("#/scrabble").await;
            speak(&page, tag).await;
            page.until(words, &format!("{chosen} === '{words}'")).await;
            page.click("form.setup button[type='submit']").await;
            page.see(".scrabble").await;
            assert_eq!(page.table().await["rules"], format!("{words} void"));
        }
        page.goto("#/scrabble").await;
        page.unfold().await;
        page.choose("choice-language", "en").await;
        page.click("form.setup button[type='submit']").await;
        page.see(".scrabble").await;
        assert_eq!(page.table().await["rules"], "en void");
        page
    });
}

/// One of the scorer's files as it ships.
fn sample(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla-scrabble/src/scorer/sample");
    fs::read(folder.join(name)).unwrap()
}

#[test]
fn the_scorer_adds_the_sample_up() {
    for size in Size::BOTH {
        visit(size, async |page| {
            page.goto("#/scorer").await;
            page.assert_accessible().await;
            page.click("[data-do='sample']").await;
            page.read(".scorer-message", "Player 1 has won the game with 520 points").await;
            page.assert_accessible().await;
            page.click("[data-placement='4']").await;
            page.read(".scorer-line", "22 × 3 + 50 = 116").await;
            page.read(".scorer-at", "5 of 7").await;
            page.see(&format!("{}.is-last .is-joker", square("g15"))).await;
            page.gone(&format!("{}.has-tile", square("o8"))).await;
            page.click("[data-do='next']").await;
            page.read(".scorer-line", "41 × 2 = 82").await;
            page.click("[data-do='first']").await;
            page.gone(".scorer-left .has-tile").await;
            page.run(
                "const language = document.getElementById('language');
                 language.value = 'ro';
                 language.dispatchEvent(new Event('change', { bubbles: true }));
                 return true",
            )
            .await;
            page.read(".scorer-message", "Jucătorul 1 a castigat jocul cu 520 puncte").await;
            page
        });
    }
}

#[test]
fn the_scorer_takes_files_and_says_what_is_wrong() {
    visit(Size::WIDE, async |page| {
        page.goto("#/scorer").await;
        for name in ["jetoane.txt", "tablaJoc.txt"] {
            page.choose_file(".scorer input[type='file']", name, &sample(name)).await;
        }
        page.choose_file(".scorer input[type='file']", "joc.txt", b"1 h5 SPIC\n2 h5 SPOC\n").await;
        page.read(".scorer-faults .scorer-place", "joc.txt:2").await;
        page.read(".scorer-faults code", "2 h5 SPOC").await;
        page.read(".scorer-faults li", "h7 has the letter I, not O.").await;
        page.assert_accessible().await;
        // A browser notes every answer that is a refusal.
        page.forget_console().await;
        page.choose_file(".scorer input[type='file']", "joc.txt", &sample("joc.txt")).await;
        page.read(".scorer-message", "520").await;
        page
    });
}
