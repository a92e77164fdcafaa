//! How much one person may have, what is kept, and who waits for whom.

use std::thread;

use futures_util::future::join_all;
use reqwest::Method;
use reqwest::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tabla_web::{Data, Limits, Settings};

use super::live::Connection;
use super::{Answer, Game, Trial, answer};

fn people() -> Value {
    json!({ "players": ["human", "human"] })
}

async fn open_as(trial: &Trial, person: Option<&str>) -> Answer {
    let request = trial.request(Method::POST, "/api/games", &[]).header(CONTENT_TYPE, "application/json");
    let request = match person {
        Some(person) => request.header("x-forwarded-for", person),
        None => request,
    };
    answer(request.body(json!({ "game": "mice" }).to_string())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_alone_fills_the_house() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let trial = Trial::with(Settings { port: Some(0), proxies, ..Settings::default() }).await;
    let mut opened = 0;
    let refused = loop {
        // What stands before the proxy's own word is made up.
        let answer = open_as(&trial, Some(&format!("198.51.100.{opened}, 203.0.113.1"))).await;
        if !answer.status.is_success() {
            break answer;
        }
        opened += 1;
    };
    refused.refused(429, "server-too-many-tables");
    assert!((60..90).contains(&opened), "{opened}");
    open_as(&trial, Some("203.0.113.2")).await.good();
    for _ in 0..100 {
        open_as(&trial, None).await.good();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_nobody_trusts_is_one_person() {
    let trial = Trial::new().await;
    let mut answers = Vec::new();
    for number in 0..100 {
        answers.push(open_as(&trial, Some(&format!("203.0.113.{number}"))).await);
    }
    answers.iter().find(|answer| !answer.status.is_success()).unwrap().refused(429, "server-too-many-tables");
    open_as(&trial, None).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_house_throws_no_game_away() {
    let limits = Limits { tables: 3, ..Limits::default() };
    let trial = Trial::with(Settings { port: Some(0), limits, ..Settings::default() }).await;
    let mut games = Vec::new();
    for _ in 0..3 {
        let game = trial.open("mice", people()).await;
        game.play("d2").await;
        games.push(game);
    }
    open_as(&trial, None).await.refused(507, "server-full");
    trial
        .post(&games[0].path("/branch"), &games[0].all(), json!({ "ply": 1 }))
        .await
        .refused(507, "server-full");
    for game in &games {
        assert_eq!(game.show().await["ply"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_make_room_where_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let trial = Trial::in_folder(folder.path()).await;
    let (over, on) = (trial.open("mice", people()).await, trial.open("mice", people()).await);
    for game in [&over, &on] {
        game.play("d2").await;
    }
    over.act(&over.all(), "end", json!({ "act": "resign" })).await.good();
    let (over, on) = (over.created.clone(), on.created.clone());
    trial.end().await;

    let limits = Limits { tables: 2, forgets_finished: true, ..Limits::default() };
    let data = Data::Folder(folder.path().to_owned());
    let trial = Trial::with(Settings { port: Some(0), data, limits, ..Settings::default() }).await;
    open_as(&trial, None).await.good();
    let over = Game::of(&trial, &over);
    trial.get(&over.path(""), &over.all()).await.refused(404, "server-not-found");
    // Nothing is left that is over.
    open_as(&trial, None).await.refused(507, "server-full");
    assert_eq!(Game::of(&trial, &on).show().await["ply"], 1);
}

/// More hints at once than there are places: whoever waits hears where they stand, and all are answered.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_thought_hears_how_long_the_queue_is() {
    let trial = Trial::new().await;
    let places = thread::available_parallelism().map_or(1, usize::from).max(2);
    let mut games = Vec::new();
    for _ in 0..places + 2 {
        games.push(trial.open("mice", people()).await);
    }
    let mut lines = Vec::new();
    for game in &games {
        lines.push(Connection::to(game, &game.all()).await);
    }
    for line in &mut lines {
        line.say(&json!({ "advise": { "time": 1 }, "key": "hint" })).await;
    }
    let told = join_all(lines.iter_mut().map(|line| async {
        let mut places = Vec::new();
        loop {
            let message = line.hear().await.expect("the line is open");
            places.extend(message["queued"].as_u64());
            if message["key"] == "hint" {
                return (message["advice"]["best"].is_string(), places);
            }
        }
    }));
    let told = told.await;
    assert!(told.iter().all(|(is_answered, _)| *is_answered), "{told:?}");
    let waited: Vec<&Vec<u64>> =
        told.iter().map(|(_, places)| places).filter(|places| !places.is_empty()).collect();
    assert!(!waited.is_empty(), "{told:?}");
    for places in waited {
        assert!(places.iter().any(|place| *place > 0) && places.last() == Some(&0), "{told:?}");
    }
}
