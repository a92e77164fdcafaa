//! The room round every board: moves that are walked through, links, files, keys, and what a computer thinks.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, visit};
use crate::house::speak;

const TURNS: [&str; 4] = ["B3 C3", "A3 A4", "C3 D2 D3", "A3 B2 C2"];

/// Two people at a table of Santorini, with these turns typed.
async fn begin(page: &Page) {
    page.goto("#/santorini").await;
    page.click(".face:has([value='human'])").await;
    page.click(".setup button[type='submit']").await;
    page.see(".place .live").await;
    page.type_keys("/").await;
    page.until("the field", "return document.activeElement?.id === 'typed'").await;
    for (played, turn) in TURNS.into_iter().enumerate() {
        page.type_keys(turn.to_owned() + Key::Enter).await;
        moves(page, played + 1).await;
    }
    page.run("document.activeElement.blur(); return true").await;
}

async fn moves(page: &Page, count: usize) {
    let script = format!("return document.querySelectorAll('.move').length === {count}");
    page.until(&format!("{count} moves"), &script).await;
}

/// Waits until the board after so many moves is shown; `None` is the newest.
async fn at(page: &Page, ply: Option<usize>) {
    let end = ply.map_or_else(|| "/[^/]+$".to_owned(), |ply| format!("/[^/]+/{ply}$"));
    page.until(
        &format!("{ply:?}"),
        &format!("return /^#\\/santorini{}/.test(location.hash)", end.replace('/', "\\/")),
    )
    .await;
    let place = ply.unwrap_or(TURNS.len());
    let script = format!(
        "return [...document.querySelectorAll('.move')].findIndex(move => move.ariaCurrent === 'step') === {place} - 1"
    );
    page.until(&format!("move {place} is marked"), &script).await;
}

async fn wheel(page: &Page, down: bool) {
    let delta = if down { 100 } else { -100 };
    page.run(&format!(
        "document.querySelector('.move-list').dispatchEvent(
             new WheelEvent('wheel', {{ deltaY: {delta}, bubbles: true, cancelable: true }}));
         return true"
    ))
    .await;
}

#[test]
fn moves_are_walked_through_by_touch_wheel_and_keys() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page).await;
            page.click("li:nth-child(2) > .move").await;
            at(&page, Some(2)).await;
            page.gone(".place .live").await;
            wheel(&page, true).await;
            at(&page, Some(3)).await;
            wheel(&page, false).await;
            at(&page, Some(2)).await;
            page.press(Key::Left).await;
            at(&page, Some(1)).await;
            page.press(Key::Home).await;
            at(&page, Some(0)).await;
            page.press(Key::Right).await;
            at(&page, Some(1)).await;
            page.press(Key::End).await;
            at(&page, None).await;
            page.see(".place .live").await;
            // A branch is a table of its own.
            page.press(Key::Left).await;
            at(&page, Some(3)).await;
            let before = page.table().await;
            page.click(".branch").await;
            moves(&page, 3).await;
            page.see(".place .live").await;
            let branch = page.table().await;
            assert_eq!(branch["branch_of"]["id"], before["id"]);
            assert_eq!(branch["branch_of"]["ply"], 3);
            page
        });
    }
}

#[test]
fn whoever_types_moves_stays_in_the_field() {
    visit(Size::WIDE, async |page| {
        let setup = json!({ "players": ["human", "champion:level=easy"] });
        let address = page.open("santorini", setup, &[]).await;
        page.goto(&address).await;
        page.see(".place .live").await;
        page.type_keys("/").await;
        page.type_keys("B3 C3".to_owned() + Key::Enter).await;
        moves(&page, 2).await;
        page.see(".place .live").await;
        page.type_keys("C3 ").await;
        let typed =
            page.run("return [document.activeElement?.id, document.getElementById('typed').value]").await;
        assert_eq!(typed, json!(["typed", "C3 "]));
        page
    });
}

#[test]
fn moves_are_taken_back_and_played_again() {
    visit(Size::WIDE, async |page| {
        begin(&page).await;
        page.click(".action-undo").await;
        moves(&page, 3).await;
        page.click(".action-redo").await;
        moves(&page, 4).await;
        page.type_keys("u").await;
        moves(&page, 3).await;
        page.type_keys("r").await;
        moves(&page, 4).await;
        page
    });
}

#[test]
fn a_position_is_weighed() {
    for size in Size::BOTH {
        visit(size, async |page| {
            begin(&page).await;
            page.gone(".bar").await;
            page.click(".action-evaluate").await;
            page.see(".bar").await;
            page.see(".lines .line").await;
            page.until(
                "the bar has a value",
                "return document.querySelector('.bar-value').textContent !== ''",
            )
            .await;
            page.assert_accessible().await;
            page.click(".action-evaluate").await;
            page.gone(".bar").await;
            page.click(".action-hint").await;
            page.see(".hint-arrow").await;
            page
        });
    }
}

/// Whoever plays is named whole on a phone: every level, in every language, beside a clock.
#[test]
fn no_name_of_a_player_is_cut_off() {
    visit(Size::LOW, async |page| {
        let levels = ["beginner", "easy", "medium", "hard", "full"];
        for level in levels {
            let rival = format!("champion:level={level}");
            let setup = json!({ "players": ["human", rival], "clock": "10m/game" });
            page.goto(&page.open("mice", setup, &[]).await).await;
            page.see(".plate-name").await;
            for language in ["en", "sr-Cyrl", "sr-Latn", "cs", "ro"] {
                speak(&page, language).await;
                let cut = "return [...document.querySelectorAll('.plate-name, .plate-state')]
                    .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
                    .map(one => `${one.textContent} ${one.scrollWidth} ${one.clientWidth}`)";
                assert_eq!(page.run(cut).await, json!([]), "{level} in {language}");
            }
            speak(&page, "en").await;
        }
        page
    });
}

/// The second player is to move and climbs from B3 to A3.
const WON_BY_SECOND: &str = "0030001210014410022000200/2/A4,C2/B3,D3";

#[test]
fn the_bar_its_number_and_the_lines_tell_how_the_first_player_stands() {
    visit(Size::WIDE, async |page| {
        let setup = json!({ "players": ["champion", "human"], "position": WON_BY_SECOND });
        let address = page.open("santorini", setup, &[]).await;
        page.goto(&address).await;
        page.click(".action-evaluate").await;
        page.read(".bar-value", "0 %").await;
        assert_eq!(page.attr(".bar", "aria-valuetext").await, "loses in 1 turn");
        assert_eq!(page.attr(".bar", "aria-valuenow").await, "0");
        assert_eq!(page.attr(".bar", "aria-label").await, "How the first player stands");
        page.read(".thought-head strong", "First player: loses in 1 turn").await;
        assert_eq!(page.text(".lines li:first-child .line-value").await, "loses in 1 turn");
        // How it was found is for the curious.
        page.until("folded", "return !document.querySelector('.thought-details').open").await;
        page.click(".thought-details summary").await;
        page.read(".thought-details p", "depth").await;
        // The position in the editor is another one.
        page.run(
            "document.querySelector('[aria-haspopup=menu]').click();
             [...document.querySelectorAll('.menu button')].find(b => /position/i.test(b.textContent)).click()",
        )
        .await;
        page.see(".editor").await;
        page.gone(".bar").await;
        page.click(".editor .row .button:last-child").await;
        page.see(".bar").await;
        page
    });
}

#[test]
fn a_link_names_its_move_and_a_dialog_goes_with_its_page() {
    visit(Size::NARROW, async |page| {
        begin(&page).await;
        page.click(".action-share").await;
        page.run("navigator.clipboard.writeText = async text => { window.copied = text }").await;
        page.click("dialog[open] .dialog-body > .row .button:last-child").await;
        page.until("the newest move in the link", "return /santorini\\/[^/]+\\/4$/.test(window.copied)")
            .await;
        // The way back is a change of the page.
        page.run("history.back()").await;
        page.until("the door", "return location.hash === '#/santorini'").await;
        page.gone("dialog, .toast").await;
        page
    });
}

#[test]
fn a_message_is_short_and_stays_on_the_screen() {
    for size in Size::BOTH {
        visit(size, async |page| {
            page.goto("#/").await;
            let reasons =
                "[...'abcdefg'].map(name => ({ key: 'desk-scrabble-language', with: { text: name } }))";
            let script = format!(
                "const {{ problemText }} = await import(new URL('lib/api.js', document.baseURI));
                 const because = {reasons}.reduceRight((more, reason) => ({{ key: 'reason-and-more', with: {{ reason, more }} }}));
                 return problemText({{ saying: {{ key: 'position-refused', with: {{ text: 'x', because }} }} }})"
            );
            let told = page.run(&format!("return (async () => {{ {script} }})()")).await;
            let told = told.as_str().unwrap_or_default();
            assert!(told.contains("'c'") && !told.contains("'d'"), "{told}");
            assert!(told.ends_with("; and 4 more reasons."), "{told}");
            // A text without any gap, longer than the screen is large.
            page.run(
                "return import(new URL('lib/parts.js', document.baseURI)).then(({ toast }) => toast('m'.repeat(20000)))",
            )
            .await;
            page.see(".toast").await;
            page.until(
                "the message on the screen",
                "const { left, top, right, bottom } = document.querySelector('.toast').getBoundingClientRect();
                 return left >= 0 && top >= innerHeight / 3 && right <= innerWidth && bottom <= innerHeight",
            )
            .await;
            page
        });
    }
}

#[test]
fn a_game_is_loaded_where_a_file_is_dropped() {
    visit(Size::WIDE, async |page| {
        begin(&page).await;
        page.run(
            "const files = new DataTransfer();
             files.items.add(new File(['C3 B2\\nC2 D2\\n'], 'game.txt'));
             for (const name of ['dragover', 'drop'])
                 document.querySelector('.place').dispatchEvent(
                     new DragEvent(name, { dataTransfer: files, bubbles: true, cancelable: true }));
             return true",
        )
        .await;
        moves(&page, 2).await;
        page.type_keys("?").await;
        page.see("dialog[open] .keys").await;
        page.press(Key::Escape).await;
        page.gone("dialog").await;
        page
    });
}

#[test]
fn colours_and_names_are_remembered() {
    visit(Size::WIDE, async |page| {
        begin(&page).await;
        page.click(".bar-theme").await;
        page.click(".bar-theme").await;
        page.until("dark", "return document.documentElement.dataset.theme === 'dark'").await;
        page.click(".plate[data-seat='1'] .plate-name").await;
        page.see("dialog[open] input").await;
        page.type_keys("Ana <b>".to_owned() + Key::Enter).await;
        page.read(".plate[data-seat='1']", "Ana <b>").await;
        let address = page.run("return location.hash").await;
        page.goto(address.as_str().unwrap_or_default()).await;
        page.read(".plate[data-seat='1']", "Ana <b>").await;
        assert_eq!(page.run("return document.documentElement.dataset.theme").await, Value::from("dark"));
        assert_eq!(page.run("return document.querySelector('.plate b') === null").await, Value::Bool(true));
        // The house offers the table again.
        page.goto("#/").await;
        page.read(".going-turn.mine", "Your turn").await;
        page.click(".house .going-card[href^='#/santorini/']").await;
        moves(&page, TURNS.len()).await;
        page
    });
}
