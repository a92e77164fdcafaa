//! The second door: opened and shut from the machine alone, at its own address.

use std::net::Ipv4Addr;

use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HOST, ORIGIN};
use serde_json::{Value, json};
use tabla_web::Settings;

use super::{Answer, Trial, answer};

/// A house that takes this machine for its network, so that nobody else can come in.
async fn house() -> Trial {
    let lan = Some(Ipv4Addr::LOCALHOST.into());
    Trial::with(Settings { port: Some(0), lan, ..Settings::default() }).await
}

async fn set(trial: &Trial, open: bool) -> Answer {
    trial.post("/api/network", &[], json!({ "open": open })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_the_machine_opens_the_door_and_shuts_it() {
    let trial = house().await;
    let shut = json!({ "can_change": true, "address": null });
    assert_eq!(trial.get("/api/network", &[]).await.good(), shut);
    let open = set(&trial, true).await.good();
    let address = open["address"].as_str().unwrap().to_owned();
    assert_ne!(address.trim_end_matches('/'), trial.url);
    assert_eq!(set(&trial, true).await.good(), open, "it is open already");
    assert_eq!(trial.get("/api/network", &[]).await.good(), open);
    // The same house is behind it.
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    let at = |path: &str| trial.client.get(format!("{}{path}", address.trim_end_matches('/')));
    assert_eq!(answer(at(&game.path(""))).await.good()["id"], game.id.as_str());
    answer(at("/api/health").header(HOST, "evil.example")).await.refused(421, "server-wrong-host");
    assert_eq!(set(&trial, false).await.good(), shut);
    for _ in 0..100 {
        if trial.client.get(&address).send().await.is_err() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(trial.client.get(&address).send().await.is_err(), "nobody listens there any more");
    set(&trial, true).await.good();
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_opens_it() {
    let trial = house().await;
    let post = |name: &'static str, value: &'static str| {
        let request = trial.request(Method::POST, "/api/network", &[]).header(name, value);
        answer(request.header(CONTENT_TYPE, "application/json").body(json!({ "open": true }).to_string()))
    };
    // Somebody for whom a proxy asks does not sit here, and a page of another site is nobody.
    post("x-forwarded-for", "192.0.2.7").await.refused(403, "server-not-at-machine");
    post(ORIGIN.as_str(), "http://evil.example").await.refused(403, "server-wrong-origin");
    let asked = trial.request(Method::GET, "/api/network", &[]).header("x-forwarded-for", "192.0.2.7");
    assert_eq!(answer(asked).await.good(), json!({ "can_change": false, "address": null }));
    assert_eq!(trial.get("/api/network", &[]).await.good()["address"], Value::Null);
    // Where a proxy speaks for others, who sits here cannot be told.
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let lan = Some(Ipv4Addr::LOCALHOST.into());
    let trial = Trial::with(Settings { port: Some(0), lan, proxies, ..Settings::default() }).await;
    set(&trial, true).await.refused(403, "server-not-at-machine");
}
