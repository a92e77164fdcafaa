//! Friends: invitations, seats that are taken once, who is there, what is asked and answered, and another game.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::live::Connection;
use super::{Answer, Game, Trial};

/// A table to which somebody is invited.
async fn invite<'a>(trial: &'a Trial, game: &str, setup: Value, invite: Value) -> Game<'a> {
    let asked = json!({ "game": game, "setup": setup, "names": ["Ana"], "invite": invite });
    Game::of(trial, &trial.post("/api/games", &[], asked).await.good())
}

fn two() -> Value {
    json!({ "players": ["human", "human"] })
}

fn code(game: &Game<'_>) -> String {
    game.created["table"]["invitation"].as_str().expect("a code").to_owned()
}

async fn claim(trial: &Trial, code: &str, body: Value) -> Answer {
    trial.post(&format!("/api/invitations/{code}"), &[], body).await
}

/// Two friends at a table of Mice: the table with the first one's key, and the other one's key.
async fn friends<'a>(trial: &'a Trial, setup: Value, patience: u64) -> (Game<'a>, String) {
    let game = invite(trial, "mice", setup, json!({ "patience": patience })).await;
    let claimed = claim(trial, &code(&game), json!({ "name": "Eva" })).await.good();
    let key = claimed["keys"]["2"].as_str().expect("a key").to_owned();
    (game, key)
}

async fn act(game: &Game<'_>, key: &str, word: &str, act: Value) -> Answer {
    game.act(&[key], word, act).await
}

async fn play(game: &Game<'_>, key: &str, text: &str) -> Value {
    act(game, key, text, json!({ "act": "play", "text": text })).await.good()
}

fn offer(offer: &str) -> Value {
    json!({ "act": "offer", "offer": offer })
}

fn answer(accept: bool) -> Value {
    json!({ "act": "answer", "accept": accept })
}

async fn seen(game: &Game<'_>, key: &str) -> Value {
    game.trial.get(&game.path(""), &[key]).await.good()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_takes_the_free_seat_once() {
    let trial = Trial::new().await;
    let game = invite(&trial, "mice", two(), json!({})).await;
    assert_eq!(game.created["keys"].as_object().unwrap().len(), 1);
    let table = &game.created["table"];
    assert_eq!(
        (&table["you"], &table["is_waiting"], &table["seats"][1]["is_free"]),
        (&json!([1]), &json!(true), &json!(true))
    );
    assert_eq!(table["seats"][1]["presence"], "never");
    game.act(&game.all(), "early", json!({ "act": "play", "text": "d2" })).await.refused(409, "server-waits");
    // Whoever only watches is not told the code.
    assert_eq!(trial.get(&game.path(""), &[]).await.good()["invitation"], Value::Null);
    let code = code(&game);
    let typed = code.to_lowercase().replace('-', "");
    let seen = trial.get(&format!("/api/invitations/{typed}"), &[]).await.good();
    assert_eq!(
        (&seen["game"], &seen["is_open"], &seen["seat"]),
        (&json!("mice"), &json!(true), &Value::Null)
    );
    assert_eq!(seen["seats"][0]["name"], "Ana");
    let key = "0123456789abcdef0123456789abcdef";
    let claimed = claim(&trial, &typed, json!({ "name": " Eva ", "key": key })).await;
    assert_eq!(claimed.status, 201);
    let claimed = claimed.good();
    assert_eq!((&claimed["keys"], &claimed["table"]["you"]), (&json!({ "2": key }), &json!([2])));
    assert_eq!(claimed["table"]["seats"][1]["name"], "Eva");
    // The same again is the same answer; somebody else comes too late, and may watch.
    assert_eq!(claim(&trial, &code, json!({ "key": key })).await.good()["keys"], json!({ "2": key }));
    claim(&trial, &code, json!({})).await.refused(409, "server-seat-taken");
    assert_eq!(trial.get(&format!("/api/invitations/{code}"), &[]).await.good()["is_open"], false);
    play(&game, &game.keys[0], "d2").await;
    assert_eq!(play(&game, key, "d6").await["ply"], 2);
    assert_eq!(game.show().await["invitation"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_claim_at_once_each_seat_has_one() {
    let trial = Trial::new().await;
    let setup = json!({ "players": ["human", "human", "human", "human"], "language": "en" });
    let game = invite(&trial, "scrabble", setup, json!({ "seat": 2 })).await;
    assert_eq!(game.created["table"]["you"], json!([2]));
    let code = code(&game);
    let all = futures_util::future::join_all((0..12).map(|_| claim(&trial, &code, json!({})))).await;
    let mut taken = BTreeSet::new();
    for answer in &all {
        if answer.status == 201 {
            let seats = answer.body["keys"].as_object().unwrap();
            assert!(seats.keys().all(|seat| taken.insert(seat.clone())), "{answer:?}");
        } else {
            answer.refused(409, "server-seat-taken");
        }
    }
    assert_eq!(taken.into_iter().collect::<Vec<_>>(), ["1", "3", "4"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_for_several_people_can_be_played_with_friends() {
    let trial = Trial::new().await;
    for (game, setup) in [
        ("santorini", two()),
        ("mice", two()),
        ("scrabble", json!({ "players": ["human", "human"], "language": "en" })),
        ("jamb", json!({ "people": ["Ana", "Eva", "Iva"] })),
    ] {
        let table = invite(&trial, game, setup, json!({})).await;
        let code = code(&table);
        let mut keys = vec![table.keys[0].clone()];
        while seen(&table, &keys[0]).await["is_waiting"] == true {
            let claimed =
                claim(&trial, &code, json!({ "name": format!("Friend {}", keys.len()) })).await.good();
            keys.push(
                claimed["keys"].as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned(),
            );
        }
        let named = seen(&table, &keys[0]).await;
        assert_eq!(named["seats"][1]["name"], "Friend 1", "{game}");
        // All give up, and all want to play again: everybody sits one seat further.
        for (number, key) in keys.iter().enumerate() {
            act(&table, key, &format!("resign {number}"), json!({ "act": "resign" })).await;
        }
        assert!(!seen(&table, &keys[0]).await["ending"].is_null(), "{game}");
        act(&table, &keys[0], "again", offer("rematch")).await.good();
        for (number, key) in keys.iter().enumerate().skip(1) {
            assert_eq!(seen(&table, key).await["next"], Value::Null);
            act(&table, key, &format!("yes {number}"), answer(true)).await.good();
        }
        let next = seen(&table, &keys[0]).await["next"].as_str().expect("another table").to_owned();
        for (place, key) in keys.iter().enumerate() {
            let again = trial.get(&format!("/api/games/{next}"), &[key]).await.good();
            assert_eq!(again["you"], json!([(place + 1) % keys.len() + 1]), "{game}");
            assert_eq!((&again["ply"], &again["ending"]), (&json!(0), &Value::Null), "{game}");
            assert_eq!(
                again["seats"][(place + 1) % keys.len()]["name"],
                named["seats"][place]["name"],
                "{game}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_codes_is_stopped() {
    let trial = Trial::new().await;
    let game = invite(&trial, "mice", two(), json!({})).await;
    for number in 0..10 {
        let path = if number % 2 == 0 { "/api/invitations/222222" } else { "/api/invitations/nonsense" };
        trial.get(path, &[]).await.refused(404, "server-no-invitation");
    }
    let path = format!("/api/invitations/{}", code(&game));
    trial.get(&path, &[]).await.refused(429, "server-too-many-codes");
    trial.post(&path, &[], json!({})).await.refused(429, "server-too-many-codes");
    // Whoever plays already is not concerned.
    assert_eq!(game.show().await["is_waiting"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused() {
    let trial = Trial::new().await;
    let open = |setup: Value, invite: Value| {
        trial.post("/api/games", &[], json!({ "game": "mice", "setup": setup, "invite": invite }))
    };
    open(json!({ "players": ["human", "champion"] }), json!({}))
        .await
        .refused(409, "server-nobody-to-invite");
    open(two(), json!({ "seat": 3 })).await.refused(409, "server-nobody-to-invite");
    open(two(), json!({ "patience": 1_000_000 })).await.refused(422, "server-long-patience");
    open(two(), json!({ "what": 1 })).await.refused(400, "server-unreadable");
    let game = invite(&trial, "mice", two(), json!({})).await;
    let code = code(&game);
    claim(&trial, &code, json!({ "name": "x".repeat(41) })).await.refused(422, "server-long-name");
    claim(&trial, &code, json!({ "key": "short" })).await.refused(422, "server-bad-seat-key");
    trial.post(&game.path("/open"), &[], json!({})).await.refused(403, "server-only-watching");
    trial
        .post(&game.path("/open"), &game.all(), json!({ "seat": 2 }))
        .await
        .refused(403, "server-not-your-seat");
    let opened = trial.post(&game.path("/open"), &game.all(), json!({ "patience": 60 })).await.good();
    assert_eq!(opened["code"], code, "it is still good");
    assert_eq!(game.show().await["patience"], 60_000);
    claim(&trial, &code, json!({})).await.good();
    trial.post(&game.path("/open"), &game.all(), json!({})).await.refused(409, "server-no-free-seat");
    for (word, nonsense) in [("a", json!({ "act": "claim" })), ("b", json!({ "act": "replace" }))] {
        game.act(&game.all(), word, nonsense).await.refused(409, "server-nobody-missing");
    }
    trial.post("/api/qr", &[], json!({ "text": "" })).await.refused(422, "server-qr");
    trial.post("/api/qr", &[], json!({ "text": "x".repeat(301) })).await.refused(422, "server-qr");
    let qr = trial.post("/api/qr", &[], json!({ "text": "http://localhost/#/join/AB23CD" })).await.good();
    assert!(qr["size"].as_u64().unwrap() >= 21 && qr["path"].as_str().unwrap().starts_with("M0 0h1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_on_on_another_device_and_the_old_key_only_watches() {
    let trial = Trial::new().await;
    let (game, other) = friends(&trial, two(), 300).await;
    let mut old = Connection::to(&game, &[&other]).await;
    old.until(|message| message["table"]["you"] == json!([2])).await;
    let opened = trial.post(&game.path("/open"), &[&other], json!({ "seat": 2 })).await.good();
    assert_eq!(opened["seat"], 2);
    let code = opened["code"].as_str().unwrap();
    let seen = trial.get(&format!("/api/invitations/{code}"), &[]).await.good();
    assert_eq!((&seen["seat"], &seen["is_open"]), (&json!(2), &json!(true)));
    let both = futures_util::future::join_all([0, 1].map(|_| claim(&trial, code, json!({})))).await;
    let [mut taken, mut late]: [Answer; 2] = both.try_into().unwrap();
    if taken.status != 201 {
        std::mem::swap(&mut taken, &mut late);
    }
    late.refused(409, "server-seat-taken");
    let phone = taken.good()["keys"]["2"].as_str().unwrap().to_owned();
    // The old device hears that it only watches, and cannot act any more.
    let table = old.until(|message| message["table"]["you"] == json!([])).await;
    assert_eq!(table["table"]["seats"][1]["name"], "Eva");
    play(&game, &game.keys[0], "d2").await;
    old.say(&json!({ "act": { "act": "play", "text": "d6" }, "key": "late" })).await;
    let refused = old.until(|message| message["refused"] == "late").await;
    assert_eq!(refused["problem"]["saying"]["key"], "server-only-watching");
    act(&game, &other, "d6", json!({ "act": "play", "text": "d6" }))
        .await
        .refused(403, "server-only-watching");
    assert_eq!(play(&game, &phone, "d6").await["ply"], 2);
    assert_eq!(trial.post("/api/known", &[], json!({ "keys": [other] })).await.good(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_true() {
    let trial = Trial::new().await;
    let (game, other) = friends(&trial, two(), 300).await;
    play(&game, &game.keys[0], "d2").await;
    play(&game, &other, "d6").await;
    let table = game.show().await;
    // Both have claimed or moved, so that nobody is said never to have come.
    assert!(table["seats"].as_array().unwrap().iter().all(|seat| seat["presence"] != "never"), "{table}");
    let mut one = Connection::to(&game, &[&game.keys[0]]).await;
    let line = Connection::to(&game, &[&other]).await;
    let here = one.until(|message| message["table"]["seats"][1]["presence"] == "here").await;
    drop(line);
    let away = one.until(|message| message["table"]["seats"][1]["presence"] == "away").await;
    assert!(away["table"]["seats"][1]["since"].as_u64() >= here["table"]["seats"][1]["since"].as_u64());
    let again = Connection::to(&game, &[&other]).await;
    one.until(|message| message["table"]["seats"][1]["presence"] == "here").await;
    drop(again);
}

#[tokio::test(flavor = "multi_thread")]
async fn onlookers_are_counted_and_named() {
    let trial = Trial::new().await;
    let (game, _) = friends(&trial, two(), 300).await;
    let mut one = Connection::to(&game, &[&game.keys[0]]).await;
    let mut named = Connection::silent(&game).await;
    named.say(&json!({ "hello": { "keys": [], "name": " Iva\n" } })).await;
    let unnamed = Connection::to(&game, &[]).await;
    let seen = one.until(|message| message["table"]["onlookers"]["count"] == 2).await;
    assert_eq!(seen["table"]["onlookers"]["names"], json!(["Iva"]));
    drop((named, unnamed));
    one.until(|message| message["table"]["onlookers"] == json!({ "count": 0, "names": [] })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_answered() {
    let trial = Trial::new().await;
    let (game, other) =
        friends(&trial, json!({ "players": ["human", "human"], "clock": "5m+3s" }), 300).await;
    let first = game.keys[0].clone();
    play(&game, &first, "d2").await;
    play(&game, &other, "d6").await;
    assert_eq!(seen(&game, &first).await["can"]["undo"], false);
    // The first takes back its own last move, and with it what followed.
    act(&game, &first, "1", offer("take-back")).await.good();
    let asked = seen(&game, &other).await;
    assert_eq!(
        (&asked["offer"], &asked["can"]["answer"]),
        (&json!({ "seat": 1, "offer": "take-back" }), &json!(true))
    );
    assert_eq!(seen(&game, &first).await["can"]["answer"], false);
    act(&game, &first, "2", answer(true)).await.refused(409, "table-not-yours-to-answer");
    act(&game, &other, "3", answer(false)).await.good();
    assert_eq!(seen(&game, &first).await["offer"], Value::Null);
    act(&game, &first, "4", offer("take-back")).await.good();
    assert_eq!(act(&game, &other, "5", answer(true)).await.good()["ply"], 0);
    // A move withdraws what was offered.
    act(&game, &first, "6", offer("draw")).await.good();
    act(&game, &first, "7", json!({ "act": "play", "text": "d2" })).await.good();
    assert_eq!(seen(&game, &other).await["offer"], Value::Null);
    // More time is for whoever asks.
    let before = seen(&game, &other).await["seats"][1]["clock"].as_u64().unwrap();
    act(&game, &other, "8", offer("more-time")).await.good();
    act(&game, &first, "9", answer(true)).await.good();
    let table = seen(&game, &other).await;
    assert_eq!(table["seats"][1]["clock"].as_u64().unwrap(), before + 60_000);
    assert_eq!(table["to_move"], 2);
    act(&game, &other, "10", offer("draw")).await.good();
    let drawn = act(&game, &first, "11", answer(true)).await.good();
    assert_eq!(
        (&drawn["ending"]["winner"], &drawn["ending"]["saying"]["key"]),
        (&Value::Null, &json!("ending-agreed"))
    );
    // Whoever plays alone asks nobody, and in Santorini nobody agrees on a draw.
    let alone = trial.open("mice", two()).await;
    assert_eq!(alone.play("d2").await["can"]["take_back"], false);
    let game = invite(&trial, "santorini", two(), json!({})).await;
    let claimed = claim(&trial, &code(&game), json!({})).await.good();
    assert_eq!(claimed["table"]["can"]["draw"], false);
    game.act(&game.all(), "draw", offer("draw")).await.refused(409, "table-no-such-offer");
    // Nobody outside proposes or answers.
    game.act(&[], "1", offer("rematch")).await.refused(403, "server-only-watching");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_withdrawn_by_whoever_made_it() {
    let trial = Trial::new().await;
    let (game, other) = friends(&trial, json!({ "players": ["human", "human"], "clock": "5m" }), 300).await;
    let (first, retract) = (game.keys[0].clone(), || json!({ "act": "retract" }));
    play(&game, &first, "d2").await;
    act(&game, &first, "none", retract()).await.refused(409, "table-nothing-to-retract");
    for (word, asked) in ["take-back", "draw", "more-time"].into_iter().enumerate() {
        let word = |what: &str| format!("{what} {word}");
        let after = act(&game, &first, &word("ask"), offer(asked)).await.good();
        assert_eq!((&after["can"]["retract"], &after["can"]["answer"]), (&json!(true), &json!(false)));
        assert_eq!(seen(&game, &other).await["can"]["retract"], false);
        act(&game, &other, &word("not yours"), retract()).await.refused(409, "table-nothing-to-retract");
        game.act(&[], &word("nobody"), retract()).await.refused(403, "server-only-watching");
        let after = act(&game, &first, &word("withdraw"), retract()).await.good();
        assert_eq!((&after["offer"], &after["can"]["retract"]), (&Value::Null, &json!(false)));
        act(&game, &other, &word("late"), answer(true)).await.refused(409, "table-nothing-to-answer");
    }
    act(&game, &other, "resign", json!({ "act": "resign" })).await.good();
    act(&game, &first, "again", offer("rematch")).await.good();
    let after = act(&game, &first, "or not", retract()).await.good();
    assert_eq!((&after["offer"], &after["next"]), (&Value::Null, &Value::Null));
    act(&game, &other, "mine", offer("rematch")).await.good();
    act(&game, &first, "yes", answer(true)).await.good();
    assert!(seen(&game, &first).await["next"].is_string());
}

/// Whoever plays again has another board, other dice and another bag, unless people have named the board.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_another_game() {
    let trial = Trial::new().await;
    let again = async |game: &str, setup: Value| {
        let table = invite(&trial, game, setup, json!({})).await;
        let claimed = claim(&trial, &code(&table), json!({})).await.good();
        let (first, other) = (table.keys[0].clone(), claimed["keys"]["2"].as_str().unwrap().to_owned());
        let before = seen(&table, &first).await["board"].clone();
        for seat in [&first, &other] {
            act(&table, seat, &format!("leave {seat}"), json!({ "act": "resign" })).await;
        }
        act(&table, &first, "again", offer("rematch")).await.good();
        let id = act(&table, &other, "yes", answer(true)).await.good()["next"].as_str().unwrap().to_owned();
        let next = Game { trial: &trial, id, keys: Vec::new(), created: Value::Null };
        // The other one sits in the first seat now; both have the same board.
        let (one, two) = (seen(&next, &other).await, seen(&next, &first).await);
        assert_eq!((&one["you"], &two["you"]), (&json!([1]), &json!([2])));
        (before, one["board"].clone(), two["board"].clone())
    };
    let race = |board: Value| json!({ "players": ["human", "human"], "turns": 5, "board": board });
    let (before, one, other) = again("jewels", race(json!({ "random": {} }))).await;
    assert_ne!(before["view"]["rows"], one["view"]["rows"]);
    assert_eq!(one["view"]["rows"], other["view"]["rows"]);
    let (before, one, _) = again("jewels", race(json!({ "contest": "fence" }))).await;
    assert_eq!(before["view"]["rows"], one["view"]["rows"]);
    let (before, one, other) = again("scrabble", two()).await;
    assert_ne!(before["view"]["rack"], one["view"]["rack"]);
    assert_ne!(one["view"]["rack"], other["view"]["rack"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_score_of_the_evening_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let (game, other) = friends(&trial, two(), 300).await;
    let first = game.keys[0].clone();
    let mut table =
        Game { trial: &trial, id: game.id.clone(), keys: game.keys.clone(), created: Value::Null };
    assert_eq!(seen(&table, &first).await["evening"], Value::Null);
    for (loser, score) in [(&other, json!([0, 1])), (&other, json!([2, 0])), (&first, json!([1, 2]))] {
        act(&table, loser, "resign", json!({ "act": "resign" })).await.good();
        act(&table, &first, "again", offer("rematch")).await.good();
        act(&table, &other, "yes", answer(true)).await.good();
        let next = seen(&table, &first).await["next"].as_str().unwrap().to_owned();
        table.id = next;
        let again = seen(&table, &first).await;
        assert_eq!((&again["evening"]["wins"], &again["evening"]["draws"]), (&score, &json!(0)));
        assert_eq!(again["patience"], 300_000);
    }
    let id = table.id.clone();
    trial.end().await;
    let trial = Trial::in_folder(folder.path()).await;
    let table = Game { trial: &trial, id, keys: Vec::new(), created: Value::Null };
    assert_eq!(seen(&table, &first).await["evening"]["wins"], json!([1, 2]));
    let known = trial.post("/api/known", &[], json!({ "keys": [first] })).await.good();
    assert_eq!(known.as_array().unwrap().len(), 4);
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let game = invite(&trial, "mice", two(), json!({ "patience": 7 })).await;
    let (code, created) = (code(&game), game.created.clone());
    trial.end().await;

    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    let before = game.show().await;
    assert_eq!((&before["invitation"], &before["patience"]), (&json!(code), &json!(7_000)));
    let other =
        claim(&trial, &code, json!({ "name": "Eva" })).await.good()["keys"]["2"].as_str().unwrap().to_owned();
    let handed = trial.post(&game.path("/open"), &[&other], json!({ "seat": 2 })).await.good();
    play(&game, &game.keys[0], "d2").await;
    act(&game, &game.keys[0], "draw", offer("draw")).await.good();
    trial.end().await;

    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    let table = seen(&game, &other).await;
    assert_eq!(table["offer"], json!({ "seat": 1, "offer": "draw" }));
    assert_eq!((&table["seats"][1]["name"], &table["you"]), (&json!("Eva"), &json!([2])));
    claim(&trial, &code, json!({})).await.refused(409, "server-seat-taken");
    let phone = claim(&trial, handed["code"].as_str().unwrap(), json!({})).await.good();
    trial.end().await;

    let trial = Trial::in_folder(folder.path()).await;
    let game = Game::of(&trial, &created);
    assert_eq!(seen(&game, &other).await["you"], json!([]));
    let drawn = act(&game, phone["keys"]["2"].as_str().unwrap(), "yes", answer(true)).await.good();
    assert_eq!(drawn["ending"]["saying"]["key"], "ending-agreed");
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_here_need_not_wait_for_ever() {
    let trial = Trial::new().await;
    for (word, is_claimed) in [("claim", true), ("replace", false)] {
        let (game, other) = friends(&trial, two(), 1).await;
        let first = game.keys[0].clone();
        let mut line = Connection::to(&game, &[&first]).await;
        let friend = Connection::to(&game, &[&other]).await;
        line.until(|message| message["table"]["seats"][1]["presence"] == "here").await;
        act(&game, &first, "early", json!({ "act": word })).await.refused(409, "server-nobody-missing");
        drop(friend);
        // Everybody hears of the moment by itself.
        let table = line.until(|message| message["table"]["can"]["claim"] == true).await;
        assert_eq!(table["table"]["can"]["replace"], true);
        let after = act(&game, &first, "late", json!({ "act": word })).await.good();
        if is_claimed {
            assert_eq!(after["ending"]["winner"], 1);
            let told = &after["ending"]["saying"];
            assert_eq!((&told["key"], &told["with"]["winner"]), (&json!("ending-gone"), &json!(1)));
            continue;
        }
        assert_eq!((&after["seats"][1]["is_person"], &after["ending"]), (&json!(false), &Value::Null));
        assert_eq!(seen(&game, &other).await["you"], json!([]), "the seat is another's");
        play(&game, &first, "d2").await;
        let answered = line.until(|message| message["table"]["ply"] == 2).await;
        assert_eq!(answered["table"]["can"]["undo"], true, "nobody else plays any more");
    }
    // Somebody who never came can be done without at once, by a computer, but not be beaten.
    let game = invite(&trial, "mice", two(), json!({})).await;
    let can = &game.created["table"]["can"];
    assert_eq!((&can["claim"], &can["replace"]), (&json!(false), &json!(true)));
    game.act(&game.all(), "a", json!({ "act": "claim" })).await.refused(409, "server-waits");
    let begun = game.act(&game.all(), "b", json!({ "act": "replace" })).await.good();
    assert_eq!((&begun["is_waiting"], &begun["seats"][1]["is_person"]), (&json!(false), &json!(false)));
    claim(&trial, &code(&game), json!({})).await.refused(409, "server-seat-taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_while_nobody_moves_and_no_clock_runs_before_all_are_there() {
    let trial = Trial::new().await;
    let setup = json!({ "players": ["human", "human"], "clock": "1s/move" });
    let game = invite(&trial, "mice", setup, json!({})).await;
    let first = game.keys[0].clone();
    let mut line = Connection::to(&game, &[&first]).await;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let waiting = seen(&game, &first).await;
    assert_eq!((&waiting["ending"], &waiting["elapsed"]), (&Value::Null, &json!(0)));
    claim(&trial, &code(&game), json!({})).await.good();
    line.until(|message| message["table"]["is_waiting"] == false).await;
    // Asking for something does not stop the clock.
    act(&game, &first, "draw", offer("draw")).await.good();
    let over = line.until(|message| !message["table"]["ending"].is_null()).await;
    assert_eq!(over["table"]["ending"]["winner"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_without_words_is_heard_by_everybody_and_seldom() {
    let trial = Trial::new().await;
    let (game, other) = friends(&trial, two(), 300).await;
    let mut one = Connection::to(&game, &[&game.keys[0]]).await;
    let mut two = Connection::to(&game, &[&other]).await;
    let mut guest = Connection::to(&game, &[]).await;
    for line in [&mut one, &mut two, &mut guest] {
        line.until(|message| !message["table"].is_null()).await;
    }
    guest.say(&json!({ "emote": "wow" })).await;
    guest.until(|message| message["problem"]["saying"]["key"] == "server-only-watching").await;
    two.say(&json!({ "emote": "nice" })).await;
    for line in [&mut one, &mut two, &mut guest] {
        let heard = line.until(|message| !message["emote"].is_null()).await;
        assert_eq!(heard, json!({ "emote": "nice", "seat": 2 }));
    }
    two.say(&json!({ "emote": "nice" })).await;
    two.until(|message| message["problem"]["saying"]["key"] == "server-too-often").await;
    two.say(&json!({ "emote": "curse" })).await;
    two.until(|message| message["problem"]["saying"]["key"] == "server-unreadable").await;
}
