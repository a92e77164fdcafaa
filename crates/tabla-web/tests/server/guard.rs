//! The door: names, origins, sizes, paths, and what every answer says about itself.

use std::io::Read as _;

use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HOST, ORIGIN};
use serde_json::json;
use tabla_web::Settings;

use super::{Trial, answer};

#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_another_name_is_not_answered() {
    let trial = Trial::new().await;
    for host in ["evil.example", "127.0.0.1.evil.example", "192.168.1.2"] {
        for path in ["/", "/api/health", "/lib/words.js"] {
            let request = trial.request(Method::GET, path, &[]).header(HOST, host);
            answer(request).await.refused(421, "server-wrong-host");
        }
    }
    for host in ["localhost", "localhost:1", "127.0.0.1", "[::1]:80"] {
        answer(trial.request(Method::GET, "/api/health", &[]).header(HOST, host)).await.good();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_do_anything() {
    let trial = Trial::new().await;
    let new = json!({ "game": "mice" }).to_string();
    let from = |name: &'static str, value: &str| {
        let request = trial.request(Method::POST, "/api/games", &[]).header(name, value);
        answer(request.header(CONTENT_TYPE, "application/json").body(new.clone()))
    };
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        from("origin", origin).await.refused(403, "server-wrong-origin");
    }
    from("sec-fetch-site", "cross-site").await.refused(403, "server-wrong-origin");
    from("origin", &trial.url.clone()).await.good();
    // A form can send text, but no JSON.
    let request = trial.request(Method::POST, "/api/games", &[]).header(CONTENT_TYPE, "text/plain");
    answer(request.body(new.clone())).await.refused(415, "server-not-json");
    // A live connection is a reading request by its method, but not by what it can do.
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    let request = trial.request(Method::GET, &game.path("/live"), &[]).header(ORIGIN, "http://evil.example");
    answer(request.header("upgrade", "websocket")).await.refused(403, "server-wrong-origin");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let trial = Trial::new().await;
    for path in ["/", "/api/health", "/api/nothing", "/nothing.js"] {
        let response = trial.request(Method::GET, path, &[]).send().await.unwrap();
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(header("permissions-policy").contains("camera=()"));
        assert!(!header("cache-control").is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_or_too_large_is_a_problem_too() {
    let trial = Trial::new().await;
    for path in [
        "/api/nothing",
        "/api/games/nothing",
        "/nothing",
        "/types/api.d.ts",
        "/tsconfig.json",
        "/.git/config",
    ] {
        trial.get(path, &[]).await.refused(404, "server-not-found");
    }
    for path in [
        "/..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/lib/..%2f..%2fCargo.toml",
        "//etc/passwd.txt",
        "/lib%00.js",
    ] {
        trial.get(path, &[]).await.refused(404, "server-not-found");
    }
    for (method, path) in [(Method::DELETE, "/api/games"), (Method::POST, "/api/health"), (Method::POST, "/")]
    {
        answer(trial.request(method, path, &[])).await.refused(405, "server-wrong-method");
    }
    let request = |body: String| {
        let request = trial.request(Method::POST, "/api/games", &[]).header(CONTENT_TYPE, "application/json");
        answer(request.body(body))
    };
    request("x".repeat(3 << 20)).await.refused(413, "server-too-large");
    request("{".to_owned()).await.refused(400, "server-unreadable");
    request("[".repeat(100_000)).await.refused(400, "server-unreadable");
    trial.get("/api/games/bcdfghjkmnpq/live", &[]).await.refused(404, "server-not-found");
    // Where no live connection can be made of the request, the table is shown as it stands.
    let game = trial.open("mice", json!({ "players": ["human", "human"] })).await;
    let shown = trial.get(&game.path("/live"), &game.all()).await.good();
    assert_eq!(shown["you"], json!([1, 2]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_of_the_page_is_sent_once() {
    let trial = Trial::new().await;
    let page = trial.request(Method::GET, "/", &[]).send().await.unwrap();
    assert!(page.status().is_success());
    let tag = page.headers()["etag"].clone();
    let again = trial.request(Method::GET, "/", &[]).header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), 304);
    let packed = trial
        .request(Method::GET, "/api/words/en", &[])
        .header("accept-encoding", "gzip")
        .send()
        .await
        .unwrap();
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert!(packed.bytes().await.unwrap().len() < 60_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_long_is_packed_for_whoever_can_open_it() {
    let trial = Trial::new().await;
    let tiles = json!({ "players": ["human", "greedy"], "language": "en", "seed": 5 });
    let game = trial.open("scrabble", tiles).await;
    for path in [game.path(""), "/api/rules/santorini?lang=cs".to_owned()] {
        let ask = |encoding| trial.request(Method::GET, &path, &game.all()).header("accept-encoding", encoding).send();
        let plain = ask("identity").await.unwrap();
        assert!(!plain.headers().contains_key("content-encoding"), "{path}");
        assert_eq!(plain.headers()["vary"], "accept-encoding", "{path}");
        let plain = plain.bytes().await.unwrap();
        let packed = ask("br, gzip").await.unwrap();
        assert_eq!(packed.headers()["content-encoding"], "gzip", "{path}");
        assert_eq!(packed.headers()["content-length"], packed.content_length().unwrap().to_string().as_str());
        let packed = packed.bytes().await.unwrap();
        assert!(3 * packed.len() < plain.len(), "{path}: {} of {}", packed.len(), plain.len());
        let mut opened = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut opened).unwrap();
        assert_eq!(opened, plain, "{path}");
    }
    // What fits one packet goes as it is.
    let short = trial.request(Method::GET, "/api/health", &[]).header("accept-encoding", "gzip").send().await.unwrap();
    assert!(!short.headers().contains_key("content-encoding"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_shows_its_game_in_the_language_of_the_reader() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let settings =
        Settings { port: Some(0), proxies, hosts: vec!["games.example".to_owned()], ..Settings::default() };
    let trial = Trial::with(settings).await;
    let read = async |path: &str, language: &str| {
        let request = trial.request(Method::GET, path, &[]).header("accept-language", language);
        let request = request.header(HOST, "games.example").header("x-forwarded-proto", "https");
        answer(request).await.good().as_str().unwrap().to_owned()
    };
    let page = read("/mice/bcdfghjkmnpq", "cs-CZ, en;q=0.5").await;
    for part in [
        "<html lang=\"cs\">",
        "<meta property=\"og:title\" content=\"Mlýn · Tabla\">",
        "<meta property=\"og:description\" content=\"Každý má devět kamenů",
        "<meta property=\"og:image\" content=\"https://games.example/previews/mice.png\">",
        "<a href=\"../#/mice/bcdfghjkmnpq\">",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(read("/scrabble", "sr-Latn").await.contains("<a href=\"./#/scrabble\">"));
    let invited = read("/join/jamb/AB12CD", "en").await;
    assert!(
        invited.contains("previews/jamb.png") && invited.contains("<a href=\"../../#/join/AB12CD\">"),
        "{invited}"
    );
    assert!(read("/join/AB12-CD", "ro").await.contains("<html lang=\"ro\">"));
    let house = read("/", "sr").await;
    assert!(house.contains("content=\"Пет игара, један сто.\"") && house.contains("app.js"), "{house}");
    for path in
        ["/chess", "/mice/a/b", "/mice/%22", "/mice/", "/join", "/join/chess/AB12CD", "/join/jamb/a/b"]
    {
        let request = trial.request(Method::GET, path, &[]).header(HOST, "games.example");
        answer(request).await.refused(404, "server-not-found");
    }
    for picture in ["house", "santorini", "mice", "jamb", "jewels", "scrabble"] {
        let path = format!("/previews/{picture}.png");
        let answer = trial.request(Method::GET, &path, &[]).send().await.unwrap();
        assert_eq!(answer.headers()["content-type"], "image/png");
        assert!((2_000..300_000).contains(&answer.bytes().await.unwrap().len()), "{picture}");
    }
}
