//! Friends, each in a browser of their own: an invitation, a game with everything that is asked and lost on the way,
//! and another one.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Page, Size, meet};

/// Presses "Play a friend" on the card of a game, and hands out the link that is shown.
async fn invite(page: &Page, game: &str) -> String {
    page.goto("#/").await;
    page.click(&format!("[data-game='{game}'] .card-friend")).await;
    link(page).await
}

/// The link in the dialog, as a place in the house.
pub async fn link(page: &Page) -> String {
    page.see(".invitation .qr svg").await;
    let link = page.value(".invitation input").await;
    link.strip_prefix(&page.address).unwrap().to_owned()
}

/// Follows a link and sits down.
pub async fn join(page: &Page, link: &str, name: &str) {
    page.goto(link).await;
    page.see(".join h1").await;
    page.run("document.querySelector('.join [name=name]').value = ''; return true").await;
    page.write(".join [name='name']", name).await;
    page.click(".join button[type='submit']").await;
    page.see(".room .place").await;
}

/// Types a move.
pub async fn play(page: &Page, text: &str, count: usize) {
    page.see(".place .live").await;
    page.run("document.activeElement?.blur(); return true").await;
    page.type_keys("/").await;
    page.until("the field", "return document.activeElement?.id === 'typed'").await;
    page.type_keys(text.to_owned() + Key::Enter).await;
    moves(page, count).await;
    page.run("document.activeElement.blur(); return true").await;
}

pub async fn moves(page: &Page, count: usize) {
    let script = format!("return document.querySelectorAll('.move').length === {count}");
    page.until(&format!("{count} moves"), &script).await;
}

async fn address(page: &Page) -> String {
    page.run("return location.href").await.as_str().unwrap_or_default().to_owned()
}

/// Waits until the page is at another table than this.
async fn at_another(page: &Page, before: &str) -> String {
    let script = format!(
        "return location.href !== {} && document.querySelector('main').ariaBusy === 'false' \
         && document.querySelector('.plates') !== null",
        json!(before)
    );
    page.until("another table", &script).await;
    address(page).await
}

pub async fn resign(page: &Page) {
    page.click(".actions [aria-haspopup='menu']").await;
    page.click(".actions .menu .menu-item:last-child").await;
    page.click("dialog .danger").await;
    page.see(".result").await;
}

/// Whether this browser acts for the seat: its plate is a button.
async fn holds(page: &Page, seat: u8) {
    page.see(&format!(".plate[data-seat='{seat}'] button.plate-name")).await;
}

#[test]
fn friends_meet_by_a_link_play_and_play_again() {
    meet([Size::WIDE, Size::LOW, Size::WIDE], async |[ana, eva, iva]| {
        let link = invite(&ana, "mice").await;
        ana.assert_accessible().await;
        eva.goto(&link).await;
        eva.read(".join h1", "Mice").await;
        eva.assert_accessible().await;
        join(&eva, &link, "Eva").await;
        // Neither the code nor a key stays in the address.
        let address_of_eva = address(&eva).await;
        assert!(address_of_eva.contains("#/mice/") && !address_of_eva.contains('?'), "{address_of_eva}");
        ana.gone("dialog").await;
        assert_eq!(address(&ana).await, address_of_eva);
        holds(&ana, 1).await;
        holds(&eva, 2).await;
        ana.read(".plate[data-seat='2'] .plate-name", "Eva").await;
        play(&ana, "d2", 1).await;
        moves(&eva, 1).await;
        play(&eva, "d6", 2).await;
        moves(&ana, 2).await;

        // The third comes too late, is told so, and watches.
        iva.goto(&link).await;
        iva.read(".join-words", "All seats are taken").await;
        iva.click(".join .primary").await;
        iva.see(".watching").await;
        ana.read(".onlookers", "1 onlooker").await;

        // One loads the page again, and loses the connection.
        eva.goto(&address_of_eva[address_of_eva.find('#').unwrap()..]).await;
        holds(&eva, 2).await;
        eva.cut(true).await;
        ana.read(".plate[data-seat='2'] .plate-presence", "away").await;
        play(&ana, "f4", 3).await;
        eva.cut(false).await;
        moves(&eva, 3).await;
        ana.gone(".plate[data-seat='2'] .plate-presence").await;
        eva.forget_console().await;

        // Taking back is asked for, refused, and granted.
        ana.click(".action-undo").await;
        eva.read(".friend-bar", "asks to take the last move back").await;
        eva.assert_accessible().await;
        eva.click(".answer-no").await;
        ana.read(".toast", "no").await;
        ana.click(".action-undo").await;
        eva.click(".answer-yes").await;
        moves(&ana, 2).await;
        moves(&eva, 2).await;

        // What was asked can be withdrawn, and the other one hears of that.
        ana.click(".action-undo").await;
        ana.read(".friend-bar", "You have asked").await;
        eva.see(".answer-yes").await;
        ana.click(".retract").await;
        ana.gone(".friend-bar").await;
        eva.gone(".answer-yes").await;
        eva.read(".toast", "withdrawn").await;

        // Something said without words stands at the plate of whoever said it.
        eva.click(".company [aria-haspopup='menu']").await;
        eva.click(".company .menu-item:nth-child(3)").await;
        ana.read(".plate[data-seat='2'] .said", "Well played!").await;

        // Two games more, with the seats exchanged, and the score goes with them.
        let mut table = address(&ana).await;
        for (number, (loser, score)) in [(&eva, "1 – 0"), (&ana, "1 – 1")].into_iter().enumerate() {
            resign(loser).await;
            ana.click(".result .rematch").await;
            eva.read(".friend-bar", "wants a rematch").await;
            eva.click(".answer-yes").await;
            let next = at_another(&ana, &table).await;
            assert_eq!(at_another(&eva, &table).await, next);
            table = next;
            ana.read(".evening", score).await;
            let seats = if number == 0 { (2, 1) } else { (1, 2) };
            holds(&ana, seats.0).await;
            holds(&eva, seats.1).await;
        }
        play(&ana, "d2", 1).await;
        moves(&eva, 1).await;
        [ana, eva, iva]
    });
}

#[test]
fn a_code_is_typed_and_a_flag_falls_while_nobody_moves() {
    meet([Size::WIDE, Size::LOW], async |[ana, eva]| {
        ana.goto("#/").await;
        ana.run(
            "localStorage.setItem('tabla.setup.mice', JSON.stringify({ clock: '3s/move' })); return true",
        )
        .await;
        invite(&ana, "mice").await;
        let code = ana.text(".invitation-code").await;
        // Nobody's clock runs while somebody is waited for.
        ana.read(".plate[data-seat='1'] .clock", "0:03").await;
        eva.goto("#/").await;
        eva.write(".code-form [name='code']", &code.to_lowercase()).await;
        eva.press(Key::Enter).await;
        eva.click(".join button[type='submit']").await;
        for page in [&ana, &eva] {
            page.see(".result").await;
        }
        eva.read(".result", "You have won").await;
        [ana, eva]
    });
}

#[test]
fn a_wrong_code_is_told() {
    meet([Size::LOW], async |[ana]| {
        ana.goto("#/join/222222").await;
        ana.read(".lonely", "no invitation with this code").await;
        ana.forget_console().await;
        [ana]
    });
}

#[test]
fn a_seat_goes_on_on_the_phone() {
    meet([Size::WIDE, Size::WIDE, Size::LOW], async |[ana, eva, phone]| {
        let link_of_table = invite(&ana, "santorini").await;
        join(&eva, &link_of_table, "Eva").await;
        eva.click(".actions [aria-haspopup='menu']").await;
        eva.click(".actions .menu .menu-item:nth-last-child(2)").await;
        let handed = link(&eva).await;
        phone.goto(&handed).await;
        phone.read(".join h1", "Go on here").await;
        phone.click(".join button[type='submit']").await;
        holds(&phone, 2).await;
        phone.read(".plate[data-seat='2'] .plate-name", "Eva").await;
        // The old device is told why it only watches, also when it is loaded again.
        eva.read(".friend-bar", "goes on on another device").await;
        let place = address(&eva).await;
        eva.goto(&place[place.find('#').unwrap()..]).await;
        eva.read(".friend-bar", "goes on on another device").await;
        play(&ana, "C3 D3", 1).await;
        play(&phone, "A1 A2", 2).await;
        moves(&eva, 2).await;
        [ana, eva, phone]
    });
}

/// Asks the server about the table with the key of this browser, past its page.
async fn ask(page: &Page, method: &str, path: &str, body: &str) -> Value {
    let asked = format!(
        "const id = location.hash.split('/')[2];
         const [key] = Object.values(JSON.parse(localStorage['tabla.keys'])[id].own);
         const asked = new XMLHttpRequest();
         asked.open('{method}', `api/games/${{id}}{path}`, false);
         asked.setRequestHeader('Content-Type', 'application/json');
         asked.setRequestHeader('Authorization', 'Bearer ' + key);
         asked.send('{body}');
         return asked.status === 200 ? JSON.parse(asked.responseText) : null"
    );
    page.run(&asked).await
}

/// Lets whoever is gone be replaced after a second; the page offers a minute at least.
async fn hurry(page: &Page) {
    assert!(ask(page, "POST", "/open", "{\"patience\":1}").await.is_object());
}

#[test]
fn whoever_is_gone_is_beaten_or_replaced() {
    for (way, is_over) in [(".claim", true), (".replace", false)] {
        meet([Size::WIDE, Size::LOW], async |[ana, eva]| {
            let link = invite(&ana, "mice").await;
            hurry(&ana).await;
            join(&eva, &link, "Eva").await;
            let place = address(&eva).await;
            ana.gone("dialog").await;
            eva.goto("#/rules/mice").await;
            ana.click(way).await;
            if is_over {
                ana.read(".result", "You have won").await;
                ana.read(".result", "Eva was gone").await;
            } else {
                ana.gone(".friend-bar").await;
                // The computer answers at once.
                play(&ana, "d2", 2).await;
                eva.goto(&place[place.find('#').unwrap()..]).await;
                eva.read(".friend-bar", "a computer plays in your seat").await;
            }
            [ana, eva]
        });
    }
}

#[test]
fn who_races_does_not_see_the_others_moves() {
    meet([Size::WIDE, Size::LOW], async |[ana, eva]| {
        let link = invite(&ana, "jewels").await;
        join(&eva, &link, "Eva").await;
        ana.gone("dialog").await;
        let seen = ask(&ana, "GET", "", "").await;
        let swap = json!({ "key": "one", "act": "play", "text": seen["board"]["view"]["moves"][0] });
        assert!(ask(&ana, "POST", "/acts", &swap.to_string()).await.is_object());
        moves(&ana, 1).await;
        eva.read(".move-list", "hidden until the end").await;
        [ana, eva]
    });
}

/// Whoever sits at the machine opens the house by a button; the harness lets nobody else in.
#[test]
fn the_house_is_opened_to_other_devices() {
    meet([Size::WIDE], async |[ana]| {
        let local = invite(&ana, "mice").await;
        assert!(local.starts_with("join/mice/"), "{local}");
        ana.click(".network-open").await;
        ana.see(".network-close").await;
        let open = ana.value(".invitation input").await;
        assert!(!open.starts_with(&ana.address) && open.ends_with(&local), "{open}");
        ana.assert_accessible().await;
        ana.click(".network-close").await;
        ana.see(".network-open").await;
        ana.press(Key::Escape).await;
        ana.goto("#/").await;
        ana.settle().await;
        ana.click(".house-foot .button").await;
        ana.see("dialog .network-open").await;
        ana.assert_accessible().await;
        [ana]
    });
}

#[test]
fn more_than_two_sit_down() {
    meet([Size::WIDE, Size::LOW, Size::LOW], async |[ana, eva, iva]| {
        ana.goto("#/").await;
        ana.click("[data-game='jamb'] .card-friend").await;
        ana.click(".friend-counts .button:nth-child(2)").await;
        let link = link(&ana).await;
        join(&eva, &link, "Eva").await;
        eva.read(".friend-bar", "Waiting for 1 player").await;
        join(&iva, &link, "Iva").await;
        for page in [&ana, &eva, &iva] {
            page.gone("dialog").await;
            page.read(".plate[data-seat='2'] .plate-name", "Eva").await;
            page.read(".plate[data-seat='3'] .plate-name", "Iva").await;
        }
        let table: Value = ana.table().await;
        assert_eq!(table["is_waiting"], false);
        [ana, eva, iva]
    });
}

#[test]
fn an_old_link_with_a_key_is_still_a_way_to_the_seat() {
    meet([Size::WIDE], async |[ana]| {
        let place = ana.open("mice", json!({ "players": ["human", "human"] }), &[]).await;
        ana.goto(&place).await;
        holds(&ana, 1).await;
        assert!(!address(&ana).await.contains("key="));
        [ana]
    });
}
