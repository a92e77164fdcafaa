//! Programs that attack whoever runs them, in the sandbox: each is judged rightly, does no harm, and leaves
//! nothing behind.
//!
//! The attacks are in `tabla-attack`. Where the tests are run by the administrator, they are run once more
//! by an ordinary user.

#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::{SocketAddr, UnixListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tabla_arena::process::{Ended, Fault, How, Keeper, Limit, RunError, Talk, Terms};
use tempfile::TempDir;

/// Longer than anything takes here that is not meant to be late.
const LONG: Duration = Duration::from_secs(120);
/// For those that are late in any case.
const SHORT: Duration = Duration::from_millis(300);
/// Where the programs are, for an ordinary user who may not look into our folders.
const PROGRAMS: &str = "TABLA_TEST_PROGRAMS";
/// What nobody must read.
const SECRET: &str = "the secret of the house";
const NOBODY: u32 = 65534;

/// A place with an attack and something worth attacking.
struct Place {
    outside: TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { outside: TempDir::new().unwrap() };
        fs::create_dir(place.folder()).unwrap();
        fs::write(place.secret(), SECRET).unwrap();
        fs::set_permissions(place.secret(), fs::Permissions::from_mode(0o600)).unwrap();
        fs::copy(program("tabla-attack"), place.attack()).unwrap();
        place
    }

    /// The folder of the attack.
    fn folder(&self) -> PathBuf {
        self.outside.path().join("folder")
    }

    fn attack(&self) -> PathBuf {
        self.folder().join("attack")
    }

    fn secret(&self) -> PathBuf {
        self.outside.path().join("secret")
    }

    fn terms(&self) -> Terms {
        Terms { wall: Some(LONG), ..Terms::new(self.folder()) }
    }

    fn start_with(&self, keeper: &Keeper, words: &[&str], terms: &Terms) -> Talk {
        let mut command = vec![self.attack().into_os_string()];
        command.extend(words.iter().map(Into::into));
        keeper.talk(&command, terms).unwrap()
    }

    fn start(&self, words: &[&str], change: impl FnOnce(&mut Terms)) -> Talk {
        let mut terms = self.terms();
        change(&mut terms);
        self.start_with(&keeper(), words, &terms)
    }

    /// What an attack says of its attempts.
    fn attempts(&self, words: &[&str]) -> Vec<String> {
        self.finish_attempts(self.start(words, |_| {}))
    }

    fn finish_attempts(&self, mut talk: Talk) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = talk
                .receive(Instant::now() + LONG)
                .unwrap_or_else(|fault| panic!("{fault} after {lines:#?}"));
            if line == "over" {
                break;
            }
            lines.push(line);
        }
        let ended = talk.finish(LONG);
        assert_eq!((ended.how, ended.left_behind), (How::Exited(0), 0), "{lines:#?}");
        self.nothing_is_left();
        lines
    }

    /// What is wrong with an attack that does not end, and how it is ended.
    fn fault(&self, words: &[&str], change: impl FnOnce(&mut Terms)) -> (Fault, Ended) {
        let mut talk = self.start(words, change);
        let fault = loop {
            match talk.receive(Instant::now() + LONG) {
                Ok(_) => {}
                Err(fault) => break fault,
            }
        };
        let ended = talk.finish(SHORT);
        self.nothing_is_left();
        (fault, ended)
    }

    /// That an attack is ended because it wants too much of something.
    fn exceeds(limit: Limit, words: &[&str], change: impl FnOnce(&mut Terms)) -> (Place, Ended) {
        let place = Place::new();
        let (fault, ended) = place.fault(words, change);
        assert_eq!((fault, ended.how), (Fault::Limit(limit), How::Exceeded(limit)), "{words:?}: {ended:?}");
        (place, ended)
    }

    fn nothing_is_left(&self) {
        assert_eq!(self.running(), 0, "something is left behind");
        assert_eq!(fs::read_to_string(self.secret()).unwrap(), SECRET);
        let names: BTreeSet<_> =
            fs::read_dir(self.outside.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, BTreeSet::from(["folder".into(), "secret".into()]));
        assert_eq!(fs::metadata(self.secret()).unwrap().mode() & 0o7777, 0o600);
    }

    /// How many processes there are of the attack.
    fn running(&self) -> usize {
        let name = self.attack().display().to_string();
        let is_it = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).split('\0').next() == Some(&name);
        let processes = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        processes.filter(|entry| fs::read(entry.path().join("cmdline")).is_ok_and(is_it)).count()
    }
}

fn program(name: &str) -> PathBuf {
    match env::var_os(PROGRAMS) {
        Some(folder) => Path::new(&folder).join(name),
        None if name == "tabla-attack" => env!("CARGO_BIN_EXE_tabla-attack").into(),
        None => env!("CARGO_BIN_EXE_tabla-keeper").into(),
    }
}

fn keeper() -> Keeper {
    Keeper::at(program("tabla-keeper"))
}

fn wait_until(is_so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < LONG, "it does not come");
        thread::sleep(Duration::from_millis(10));
    }
}

/// That all attempts were refused, but for these.
fn only(allowed: &[&str], attempts: &[String]) {
    assert!(attempts.len() > allowed.len(), "{attempts:#?}");
    for attempt in attempts {
        let (name, result) = attempt.split_once(": ").unwrap();
        let expected = if allowed.contains(&name) { "done" } else { "refused" };
        assert!(result.starts_with(expected), "{attempt}, of {attempts:#?}");
    }
}

#[test]
fn a_bomb_of_processes() {
    let bombs = Place::exceeds(Limit::Processes, &["bomb"], |terms| terms.processes = 40);
    drop(bombs);
    Place::exceeds(Limit::Processes, &["threads"], |terms| terms.processes = 40);
}

#[test]
fn a_memory_hog() {
    let (_, ended) = Place::exceeds(Limit::Memory, &["hog"], |terms| terms.memory = 200 << 20);
    assert!((200 << 20..800 << 20).contains(&ended.memory), "{ended:?}");
    let each = (40 << 20).to_string();
    Place::exceeds(Limit::Memory, &["crowd", &each], |terms| terms.memory = 300 << 20);
    Place::exceeds(Limit::Memory, &["sockets"], |terms| terms.memory = 100 << 20);
}

#[test]
fn a_burner_of_processor_time() {
    let (_, ended) = Place::exceeds(Limit::Cpu, &["burn"], |terms| terms.cpu = Duration::from_millis(700));
    assert!(ended.cpu >= Duration::from_millis(700), "{ended:?}");
}

#[test]
fn an_honest_program_is_not_accused() {
    let place = Place::new();
    // More processes, one after the other, than there are numbers for them.
    let script = "i=0; while [ $i -lt 800 ]; do (: > file); rm file; i=$((i+1)); done
        head -c 1000000 /dev/urandom > large; sort large > sorted; exec 5<> nameless; rm nameless; cat large >&5
        test $(wc -c < sorted) -ge 1000000 && mkdir -p a/b && mv large a/b && chmod 700 a && exit 7";
    let terms = Terms { processes: 40, disk: 10 << 20, memory: 500 << 20, ..place.terms() };
    let ended = keeper().run(&["sh".into(), "-c".into(), script.into()], &terms, &|| false).unwrap();
    assert_eq!(
        (ended.how, ended.left_behind),
        (How::Exited(7), 0),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    place.nothing_is_left();
}

#[test]
fn endless_output() {
    let place = Place::new();
    let (fault, ended) = place.fault(&["flood"], |terms| terms.output = 3_000_000);
    assert_eq!((fault, ended.how), (Fault::Flood { most: 3_000_000 }, How::Stopped));
    let (fault, ended) = place.fault(&["line"], |_| {});
    assert_eq!((fault, ended.how), (Fault::LongLine { most: 64 << 10 }, How::Stopped));
    let (fault, ended) = place.fault(&["flood-errors"], |terms| terms.wall = Some(SHORT));
    assert_eq!((fault, ended.how), (Fault::Limit(Limit::Time), How::Late));
    assert!(ended.stderr.len() <= 64 << 10 && ended.stderr.starts_with(b"error") || !ended.stderr.is_empty());
}

#[test]
fn one_byte_at_a_time() {
    let place = Place::new();
    let mut talk = place.start(&["drip"], |_| {});
    assert_eq!(talk.receive(Instant::now() + LONG).unwrap(), "slowly");
    assert_eq!(talk.receive(Instant::now() + SHORT), Err(Fault::Silent));
    assert_eq!(talk.finish(SHORT).how, How::Stopped);
    place.nothing_is_left();
}

#[test]
fn sleeping_past_the_limit() {
    let place = Place::new();
    let (fault, ended) = place.fault(&["sleep"], |terms| terms.wall = Some(SHORT));
    assert_eq!((fault, ended.how), (Fault::Limit(Limit::Time), How::Late));
    assert!(ended.time >= SHORT);
    let mut talk = place.start(&["sleep"], |terms| terms.wall = None);
    assert_eq!(talk.receive(Instant::now() + SHORT), Err(Fault::Silent));
    assert!(place.running() > 0, "the search for processes finds nothing");
    assert_eq!(talk.finish(SHORT).how, How::Stopped);
    place.nothing_is_left();
}

#[test]
fn whoever_goes_away_takes_the_program_along() {
    let place = Place::new();
    let talk = place.start(&["sleep"], |_| {});
    wait_until(|| place.running() > 0);
    drop(talk);
    place.nothing_is_left();
}

#[test]
fn closing_the_output() {
    let place = Place::new();
    let (fault, ended) = place.fault(&["close"], |_| {});
    assert_eq!((fault, ended.how), (Fault::Closed { how: None }, How::Stopped));
}

#[test]
fn never_reading() {
    let place = Place::new();
    let mut talk = place.start(&["deaf"], |_| {});
    assert_eq!(talk.receive(Instant::now() + LONG).unwrap(), "ready");
    let line = "x".repeat(50_000);
    let heard = (0..100).map(|_| talk.send(&line)).find(Result::is_err);
    assert_eq!(heard, Some(Err(Fault::Deaf)));
    assert_eq!(talk.finish(SHORT).how, How::Stopped);
    place.nothing_is_left();
}

#[test]
fn leaving_a_daemon_behind() {
    let place = Place::new();
    let mut talk = place.start(&["daemon", "mark"], |_| {});
    let told = talk.receive(Instant::now() + LONG).unwrap();
    assert!(told.starts_with("daemon: done"), "{told}");
    let ended = talk.finish(LONG);
    assert_eq!((ended.how, ended.left_behind), (How::Exited(0), 1));
    place.nothing_is_left();
}

#[test]
fn filling_the_disk() {
    let (place, _) = Place::exceeds(Limit::FileSize, &["file"], |terms| terms.file_size = 10 << 20);
    assert_eq!(fs::metadata(place.folder().join("large")).unwrap().len(), 10 << 20);
    Place::exceeds(Limit::Disk, &["files"], |terms| terms.disk = 50 << 20);
    Place::exceeds(Limit::Disk, &["depths"], |terms| terms.disk = 50 << 20);
    Place::exceeds(Limit::Disk, &["nameless"], |terms| terms.disk = 50 << 20);
}

#[test]
fn writing_outside() {
    let place = Place::new();
    let secret = place.secret().display().to_string();
    only(&[], &place.attempts(&["write", &secret]));
    assert!(!place.folder().join("taken").exists() && !place.folder().join("linked").exists());
}

#[test]
fn reading_a_secret() {
    let place = Place::new();
    let secret = place.secret().display().to_string();
    let outside = place.outside.path().display().to_string();
    let own = format!("/proc/{}/environ", std::process::id());
    let attempts =
        place.attempts(&["read", &secret, &outside, &own, "/etc/shadow", "/root", "/home", "/var"]);
    assert!(!attempts.join("\n").contains(SECRET));
    only(&[], &attempts);
    // The same attack can read what it may.
    let inside = place.folder().join("inside").display().to_string();
    fs::write(&inside, "for you").unwrap();
    let attempts = place.attempts(&["read", &inside]);
    assert_eq!(attempts[0], format!("{inside}: done for you"));
    let talk = place.start(&["read", &secret], |terms| terms.readable = vec![place.secret()]);
    assert_eq!(place.finish_attempts(talk)[0], format!("{secret}: done {SECRET}"));
}

#[test]
fn links_out_of_the_folder() {
    let place = Place::new();
    only(&["link itself"], &place.attempts(&["links", &place.secret().display().to_string()]));
}

#[test]
fn reaching_what_is_hidden_in_its_own_folder() {
    let place = Place::new();
    let hidden = place.folder().join("hidden");
    fs::create_dir(place.folder().join("covered")).unwrap();
    fs::write(place.folder().join("covered/file"), SECRET).unwrap();
    let name = hidden.display().to_string();
    for (words, allowed) in [
        (vec!["read", &name], vec![]),
        (vec!["write", &name], vec!["create"]),
        (vec!["links", &name], vec!["link itself"]),
        (vec!["read", "covered/file"], vec![]),
    ] {
        fs::write(&hidden, SECRET).unwrap();
        let covered = vec![hidden.clone(), place.folder().join("covered")];
        let attempts = place.finish_attempts(place.start(&words, |terms| terms.hidden = covered));
        assert!(!attempts.join("\n").contains(SECRET));
        only(&allowed, &attempts);
        assert_eq!(fs::read_to_string(&hidden).unwrap(), SECRET);
        let _ = fs::remove_file(place.folder().join("hidden-new"));
        let _ = fs::remove_file(place.folder().join("way"));
    }
}

#[test]
fn a_language_brings_its_prefix_and_nothing_else() {
    let place = Place::new();
    let home = TempDir::new().unwrap();
    let root = home.path().canonicalize().unwrap().join(".pyenv");
    for folder in
        ["shims", "versions/3.9.1/bin", "versions/3.9.1/lib", "versions/3.8.2/bin", "versions/3.8.2/lib"]
    {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    fs::copy(program("tabla-attack"), root.join("versions/3.9.1/bin/python3")).unwrap();
    fs::write(root.join("shims/python3"), "#!/bin/sh\nexec pyenv exec python3 \"$@\"\n").unwrap();
    fs::write(root.join("version"), "3.9\n").unwrap();
    let open = root.join("versions/3.9.1/lib/module");
    let closed =
        ["version", "shims/python3", "versions/3.8.2/lib/module", "../private"].map(|name| root.join(name));
    for path in closed.iter().chain([&open]).filter(|path| !path.exists()) {
        fs::write(path, SECRET).unwrap();
    }
    let mut command = vec![root.join("shims/python3").into_os_string(), "read".into(), open.clone().into()];
    command.extend(closed.iter().chain([&place.secret(), &root, &home.path().to_owned()]).map(Into::into));
    let attempts = place.finish_attempts(keeper().talk(&command, &place.terms()).unwrap());
    assert_eq!(attempts[0], format!("{}: done {SECRET}", open.display()));
    only(&[], &attempts[2..]);
}

#[test]
fn naming_a_secret_on_the_first_line() {
    let place = Place::new();
    let sly = place.folder().join("sly");
    let write = |line: String| {
        fs::write(&sly, line + "\n").unwrap();
        fs::set_permissions(&sly, fs::Permissions::from_mode(0o755)).unwrap();
    };
    write(format!("#!/bin/cat {}", place.secret().display()));
    let mut talk = keeper().talk(&[sly.clone().into()], &place.terms()).unwrap();
    let told = talk.receive(Instant::now() + LONG).unwrap();
    assert!(told.starts_with("#!/bin/cat"), "{told}");
    drop(talk);
    // Another one's program can be started by nobody.
    let other = TempDir::new().unwrap();
    let rival = other.path().join("rival");
    fs::copy(program("tabla-attack"), &rival).unwrap();
    write(format!("#!{}", rival.display()));
    let terms = Terms { hidden: vec![rival], ..place.terms() };
    let result = keeper().talk(&[sly.clone().into()], &terms);
    assert!(matches!(&result, Err(RunError::NotStarted { .. })), "{result:?}");
    place.nothing_is_left();
}

#[test]
fn opening_a_socket() {
    let place = Place::new();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    only(&[], &place.attempts(&["inet", &listener.local_addr().unwrap().to_string()]));
    assert_eq!(listener.accept().unwrap_err().kind(), std::io::ErrorKind::WouldBlock);

    let path = place.folder().join("listener");
    let name = format!("tabla-test-{}", std::process::id());
    let listeners = [
        UnixListener::bind(&path).unwrap(),
        UnixListener::bind_addr(&SocketAddr::from_abstract_name(&name).unwrap()).unwrap(),
    ];
    only(&["streams"], &place.attempts(&["unix", &path.display().to_string(), &name]));
    for listener in listeners {
        listener.set_nonblocking(true).unwrap();
        assert_eq!(listener.accept().unwrap_err().kind(), std::io::ErrorKind::WouldBlock);
    }
}

#[test]
fn killing_the_parent() {
    let place = Place::new();
    let own = std::process::id().to_string();
    let attempts = place.attempts(&["kill", &own]);
    only(&["parent"], &attempts[..3]);
    // The warden and the attack itself.
    assert_eq!(attempts[3], "processes: 2");
}

#[test]
fn tracing_the_parent() {
    let place = Place::new();
    only(&[], &place.attempts(&["trace", &std::process::id().to_string()]));
}

#[test]
fn getting_more_privileges() {
    let place = Place::new();
    let attempts = place.attempts(&["privileges"]);
    let (tried, status) = attempts.split_at(attempts.len() - 5);
    only(&["ordinary mode"], tried);
    let status: Vec<_> = status.iter().map(|line| line.split_whitespace().collect::<Vec<_>>()).collect();
    let nothing = "0000000000000000";
    let expected = [
        ["CapPrm:", nothing],
        ["CapEff:", nothing],
        ["CapAmb:", nothing],
        ["NoNewPrivs:", "1"],
        ["Seccomp:", "2"],
    ];
    assert_eq!(status, expected);
}

#[test]
fn the_environment_has_nothing_in_it() {
    let place = Place::new();
    assert!(env::vars_os().count() > 4, "there is nothing to hide");
    let check = |attempts: &[String]| {
        let (files, variables) = attempts.split_last().unwrap();
        assert_eq!(files, "files: 0 1 2 3", "the last one is the list itself");
        let names: BTreeSet<&str> = variables.iter().map(|line| line.split_once('=').unwrap().0).collect();
        assert_eq!(names, BTreeSet::from(["HOME", "LANG", "PATH", "TMPDIR"]));
    };
    check(&place.attempts(&["environment"]));
    // A file that somebody has left open.
    let careless = place.folder().join("careless");
    let script = format!(
        "#!/bin/sh\nexec 7<> {}\nexec {} \"$@\"\n",
        place.secret().display(),
        program("tabla-keeper").display()
    );
    fs::write(&careless, script).unwrap();
    fs::set_permissions(&careless, fs::Permissions::from_mode(0o755)).unwrap();
    let talk = place.start_with(&Keeper::at(careless), &["environment"], &place.terms());
    check(&place.finish_attempts(talk));
}

#[test]
fn whoever_is_killed_leaves_no_program_behind() {
    let place = Place::new();
    let mut host = Command::new(program("tabla-attack"));
    host.arg("host").arg(program("tabla-keeper")).arg(place.folder()).arg("mark").arg(place.attack());
    let mut host = host.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
    wait_until(|| place.running() > 0);
    host.kill().unwrap();
    host.wait().unwrap();
    wait_until(|| place.running() == 0);
}

#[test]
fn nobody_is_given_everything() {
    let place = Place::new();
    let home = env::home_dir().unwrap();
    for folder in [Path::new("/"), &home] {
        for terms in [
            Terms { readable: vec![folder.into()], ..place.terms() },
            Terms { folder: folder.into(), ..place.terms() },
        ] {
            let result = keeper().talk(&["true".into()], &terms);
            assert!(matches!(&result, Err(RunError::TooWide { path }) if path == folder), "{result:?}");
        }
    }
    let terms = Terms { readable: vec!["/nowhere/at/all".into()], ..place.terms() };
    let result = keeper().talk(&["true".into()], &terms);
    assert!(matches!(&result, Err(RunError::Unreadable { .. })), "{result:?}");
}

#[test]
fn without_protection_nothing_is_started() {
    // In the sandbox no sandbox can be had.
    let place = Place::new();
    let inner = place.folder().join("inner");
    fs::create_dir(&inner).unwrap();
    let keeper = program("tabla-keeper").display().to_string();
    let words =
        ["host", &keeper, &inner.display().to_string(), "mark", &place.attack().display().to_string()];
    let mut talk = place.start(&words, |terms| terms.readable = vec![program("tabla-keeper")]);
    let told = talk.receive(Instant::now() + LONG).unwrap();
    assert!(told.starts_with("sandbox-missing ") && told.contains("sandbox-users"), "{told}");
    assert_eq!(talk.finish(LONG).how, How::Exited(0));
    place.nothing_is_left();
}

#[test]
fn an_ordinary_user_is_protected_as_well() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let place = TempDir::new().unwrap();
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let copy = |path: PathBuf, name: &str| {
        fs::copy(path, place.path().join(name)).unwrap();
        place.path().join(name)
    };
    copy(program("tabla-attack"), "tabla-attack");
    copy(program("tabla-keeper"), "tabla-keeper");
    let tests = copy(env::current_exe().unwrap(), "tests");
    let home = place.path().join("home");
    fs::create_dir(&home).unwrap();
    std::os::unix::fs::chown(&home, Some(NOBODY), Some(NOBODY)).unwrap();
    let ran = Command::new(tests)
        .uid(NOBODY)
        .gid(NOBODY)
        .env(PROGRAMS, place.path())
        .env("TMPDIR", &home)
        .current_dir(&home)
        .output()
        .unwrap();
    let told = format!("{}{}", String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{told}");
    assert!(told.contains("test getting_more_privileges ... ok"), "{told}");
}
