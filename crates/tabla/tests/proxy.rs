//! Behind the real nginx, set up as the documentation says: people are told apart, live connections go through.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::common::folder;
use crate::server::{Server, run};

const BOOK: &str = include_str!("../../../documentation/proxy.md");
const NAME: &str = "games.example";
/// nginx is up after this time, on a loaded machine too.
const PATIENCE: Duration = Duration::from_secs(30);

/// A proxy of its own, which ends with this value.
struct Nginx {
    running: Child,
    port: u16,
}

impl Nginx {
    /// Starts nginx with the block of the documentation before a server at this port. `None` where there is no nginx.
    fn start(folder: &Path, server: u64) -> Option<Nginx> {
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].map(PathBuf::from);
        let program = program.into_iter().find(|program| program.is_file())?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap().port();
        let (_, block) = BOOK.split_once("```nginx\n").expect("the block for nginx");
        let block = block.split("```").next().unwrap_or_default();
        let block = block.replace("listen 443 ssl;", &format!("listen 127.0.0.1:{port};"));
        let block = block.replace("127.0.0.1:8752", &format!("127.0.0.1:{server}"));
        let block: Vec<&str> = block.lines().filter(|line| !line.contains("ssl_certificate")).collect();
        assert!(block.iter().all(|line| !line.contains("ssl") && !line.contains("8752")), "{block:?}");
        let place = folder.display();
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {place}/{name};\n"))
            .concat();
        let settings = format!(
            "daemon off;\nmaster_process off;\npid {place}/pid;\nerror_log {place}/errors;\nevents {{}}\n\
             http {{\naccess_log off;\n{temporary}{}\n}}\n",
            block.join("\n")
        );
        fs::write(folder.join("nginx.conf"), settings).unwrap();
        let mut command = Command::new(program);
        command
            .arg("-p")
            .arg(folder)
            .arg("-c")
            .arg(folder.join("nginx.conf"))
            .arg("-e")
            .arg(folder.join("errors"));
        let running = command.stdin(Stdio::null()).stderr(Stdio::null()).spawn().expect("nginx starts");
        Some(Nginx { running, port })
    }

    fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

/// A person at this address.
fn person(last: u8) -> reqwest::Client {
    let address = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    reqwest::Client::builder().local_address(address).timeout(PATIENCE).build().unwrap()
}

async fn open(person: &reqwest::Client, nginx: &Nginx, sent_on: Option<&str>) -> (u16, Value) {
    let mut request = person.post(nginx.url("/api/games")).header("host", NAME);
    if let Some(made_up) = sent_on {
        request = request.header("x-forwarded-for", made_up).header("forwarded", format!("for={made_up}"));
    }
    let request =
        request.header("content-type", "application/json").header("origin", "https://games.example");
    let answer = request.body(json!({ "game": "mice" }).to_string()).send().await.expect("an answer");
    (answer.status().as_u16(), serde_json::from_str(&answer.text().await.unwrap()).unwrap())
}

#[test]
fn behind_the_real_nginx_everybody_is_somebody() {
    let folder = folder();
    let trust = ["--data", ":memory:", "--host", NAME, "--trusted-proxy", "127.0.0.1"];
    let server = Server::start(folder.path(), &trust);
    let Some(nginx) = Nginx::start(folder.path(), server.line["port"].as_u64().unwrap()) else {
        println!("nginx is not installed: left out");
        return;
    };
    run(async {
        let (ana, eva) = (person(2), person(3));
        let up = async {
            while ana.get(nginx.url("/api/health")).header("host", NAME).send().await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, up).await.expect("nginx is up");
        let (status, created) = open(&ana, &nginx, None).await;
        assert_eq!(status, 201, "{created}");
        let other = ana.get(nginx.url("/api/health")).header("host", "evil.example").send().await.unwrap();
        assert_eq!(other.status(), 421, "the name is handed on");

        // A live connection goes through, both ways.
        let path = format!("/api/games/{}/live", created["table"]["id"].as_str().unwrap());
        let mut request = nginx.url(&path).replace("http:", "ws:").into_client_request().unwrap();
        request.headers_mut().insert("host", NAME.parse().unwrap());
        let (mut socket, _) = connect_async(request).await.expect("a live connection");
        let keys: Vec<&Value> = created["keys"].as_object().unwrap().values().collect();
        socket.send(Message::text(json!({ "hello": { "keys": keys } }).to_string())).await.unwrap();
        let act = json!({ "act": { "act": "play", "text": "d2" }, "key": "one" });
        socket.send(Message::text(act.to_string())).await.unwrap();
        let done = async {
            while let Some(Ok(message)) = socket.next().await {
                let told: Value = message
                    .to_text()
                    .ok()
                    .and_then(|text| serde_json::from_str(text).ok())
                    .unwrap_or_default();
                if told["done"] == "one" {
                    return;
                }
            }
            panic!("the connection was cut");
        };
        tokio::time::timeout(PATIENCE, done).await.expect("it is done");

        // Ana opens tables until it is enough; what she says about herself does not help, and Eva is not Ana.
        let mut opened = 1;
        let refused = loop {
            let (status, answer) = open(&ana, &nginx, Some(&format!("203.0.113.{opened}"))).await;
            if status != 201 {
                break (status, answer["saying"]["key"].clone());
            }
            opened += 1;
        };
        assert_eq!(refused, (429, json!("server-too-many-tables")));
        assert!((60..100).contains(&opened), "{opened}");
        assert_eq!(open(&eva, &nginx, None).await.0, 201);
    });
}
