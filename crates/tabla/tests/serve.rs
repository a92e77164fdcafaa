//! `tabla serve` as a process: what it prints, and how it ends. What becomes of it when it is killed is told in
//! `siege`.

use std::io::Read;
use std::net::TcpListener;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::common::folder;
use crate::server::{Server, get, run, serve};

/// What a server that does not start says.
fn refused(mut command: Command) -> (String, i32) {
    let mut child = command.stdout(Stdio::null()).spawn().expect("it starts");
    let mut text = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut text).expect("text");
    (text, child.wait().expect("it ends").code().unwrap_or(-1))
}

#[test]
fn one_line_tells_programs_everything() {
    let folder = folder();
    let server = Server::start(folder.path(), &["--data", ":memory:"]);
    assert_eq!(server.line["data"], ":memory:");
    assert_eq!(server.line["pid"], server.child.id());
    assert_eq!(server.line["elsewhere"], json!([]));
    let health = run(async { get(&reqwest::Client::new(), server.url("api/health"), "").await });
    assert_eq!(health.expect("an answer")["ok"], true);
    // Nothing was written.
    assert!(!folder.path().join("data").exists());
}

#[test]
fn a_folder_that_another_server_uses_is_refused() {
    let folder = folder();
    let _server = Server::start(folder.path(), &[]);
    let mut second = serve(folder.path());
    second.args(["--port", "0"]);
    let (text, code) = refused(second);
    assert!(text.contains("is in use by another Tabla server"), "{text}");
    assert_eq!(code, 2);
}

#[test]
fn a_port_that_is_taken_is_refused_if_it_was_asked_for() {
    let folder = folder();
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = other.local_addr().expect("an address").port().to_string();
    let mut command = serve(folder.path());
    command.args(["--port", &port, "--data", ":memory:"]);
    let (text, code) = refused(command);
    assert!(text.contains(&format!("port {port} is taken")), "{text}");
    assert_eq!(code, 2);
}

#[test]
fn what_is_no_address_and_no_port_is_refused() {
    let folder = folder();
    for (args, expected) in [
        (["--addr", "here"], "'here' is not an address"),
        (["--port", "-1"], "'-1' is not a port"),
        (["--trusted-proxy", "10.0.0.0/33"], "'10.0.0.0/33' is no address and no network"),
    ] {
        let mut command = serve(folder.path());
        command.args(args);
        let (text, code) = refused(command);
        assert!(text.contains(expected), "{text}");
        assert_eq!(code, 2);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_well() {
    let folder = folder();
    for signal in ["-INT", "-TERM"] {
        let mut server = Server::start(folder.path(), &[]);
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().expect("kill").success());
        assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    }
}
