//! A disk that is full and one that cannot be written: it is said what and where, and nothing is lost.
//!
//! The disk is a small one in memory, in a space of its own; a machine that allows none says so.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tabla_games::{Language, Words};
use tempfile::TempDir;

use crate::assault::files;
use crate::common::{Ran, TABLA, command, finish, folder};
use crate::console::{STORIES, Story};
use crate::server::{Server, get, post, run};

/// A small disk, and whoever holds it.
struct Disk {
    place: TempDir,
    holder: Child,
}

impl Disk {
    /// A disk with so many kilobytes; `None`, with a word why, where there can be none.
    fn new(kilobytes: u32) -> Option<Disk> {
        let place = folder();
        let script =
            format!("mount -t tmpfs -o size={kilobytes}k tmpfs \"$0\" && echo ready && exec sleep 3600");
        let mut unshare = Command::new("unshare");
        unshare.args(["-rm", "sh", "-c", &script]).arg(place.path());
        let spawned = unshare.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let Ok(mut holder) = spawned else {
            eprintln!("skipped: there is no `unshare` here");
            return None;
        };
        let mut line = String::new();
        let out = holder.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let disk = Disk { place, holder };
        if line.trim() != "ready" {
            eprintln!("skipped: this machine lets nobody mount a small disk");
            return None;
        }
        Some(disk)
    }

    /// The folder, as those see it who are inside.
    fn path(&self) -> &Path {
        self.place.path()
    }

    /// The same from outside.
    fn seen(&self) -> PathBuf {
        let inside = self.path().strip_prefix("/").expect("an absolute path");
        Path::new("/proc").join(self.holder.id().to_string()).join("root").join(inside)
    }

    /// A program inside, in the folder of the disk.
    fn inside(&self, program: &str) -> Command {
        let usual = command(self.path());
        let mut command = Command::new("nsenter");
        command.env_clear().envs(usual.get_envs().filter_map(|(name, value)| Some((name, value?))));
        command.args(["-U", "--preserve-credentials", "-m", "-t", &self.holder.id().to_string()]);
        command.args(["sh", "-c", "cd \"$0\" && exec \"$@\""]).arg(self.path()).arg(program);
        command
    }

    fn tabla(&self, words: &str, input: &str) -> Ran {
        let mut command = self.inside(TABLA);
        command.args(words.split_whitespace());
        finish(command, input)
    }

    /// Makes it another disk, with the same content.
    fn remount(&self, options: &str) {
        let mut mount = self.inside("mount");
        mount.args(["-o", &format!("remount,{options}")]).arg(self.path());
        let ran = finish(mount, "");
        assert_eq!(ran.code, 0, "{ran:?}");
    }

    /// Leaves no room at all.
    fn fill(&self) {
        let mut filler = File::create(self.seen().join("filler")).expect("a file");
        let mut size = 1 << 16;
        while size > 0 {
            if filler.write_all(&vec![0; size]).is_err() {
                size /= 2;
            }
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.seen().join("filler")).expect("the filler");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

/// What is wrong with a disk.
#[derive(Clone, Copy, PartialEq)]
enum Wrong {
    Full,
    ReadOnly,
}

impl Wrong {
    fn begin(self, disk: &Disk) {
        match self {
            Wrong::Full => disk.fill(),
            Wrong::ReadOnly => disk.remount("ro"),
        }
    }

    fn end(self, disk: &Disk) {
        match self {
            Wrong::Full => disk.make_room(),
            Wrong::ReadOnly => disk.remount("rw"),
        }
    }

    /// What is said about it.
    fn text(self, language: Language) -> String {
        let words = Words::new(language);
        words.text(match self {
            Wrong::Full => "trouble-full",
            Wrong::ReadOnly => "trouble-not-allowed",
        })
    }
}

/// A few turns of a game are saved; then the disk fails, which is said, and the game can go on; what was saved
/// is there when the disk is well again.
fn fails(story: &Story, language: Language, wrong: Wrong) {
    let Some(disk) = Disk::new(4096) else { return };
    let known = if story.over.is_empty() { crate::console::recorded(story.game) } else { Vec::new() };
    let turns = |count: usize, from: usize| {
        let lines: Vec<String> = (story.typed)(&known, from).lines().map(str::to_owned).collect();
        let each = if story.over.is_empty() || story.game == "jamb" { 1 } else { 2 };
        lines[..count * each].join("\n") + "\n"
    };
    let spoken = |words: &str| format!("--board words {words}");
    let begun = disk.tabla(&spoken(&(story.words)(3)), &turns(3, 0));
    assert!(begun.out.contains("saved") || begun.out.contains("kept"), "{begun:?}");
    let before = files(&disk.seen());

    wrong.begin(&disk);
    let failed =
        disk.tabla(&format!("--lang {} {}", language.tag(), spoken("")), &format!("1\n{}", turns(1, 3)));
    let said = failed.out.clone() + &failed.err;
    assert!(said.contains(&wrong.text(language)), "{} {}: {said}", story.game, language.tag());
    let promise = if story.game == "jewels" { "jewels-kept" } else { "game-saved" };
    assert!(!said.contains(&Words::new(language).text(promise)), "{} is not saved: {said}", story.game);
    wrong.end(&disk);
    // There is no other file. A record may have a line more: a little room is left at the end of each file.
    let after = files(&disk.seen());
    assert_eq!(after.len(), before.len(), "{}", story.game);
    for ((name, now), (before_name, before)) in after.iter().zip(&before) {
        assert!(name == before_name && now.starts_with(before), "{}: {name}", story.game);
        assert!(name.ends_with(".txt") || now == before, "{}: {name}", story.game);
    }

    let again = disk.tabla(&spoken(""), &format!("1\n{}", turns(1, 3)));
    assert!(again.out.contains("  1  Go on") && !again.out.contains("cannot be"), "{again:?}");
    let asked = disk.tabla(&spoken(""), &format!("1\n{}", story.ask));
    let turns = match story.game {
        "jamb" => usize::from(asked.out.contains(": 4 of 30 fields")) * 4,
        _ => (story.told)(&known, &asked.out).len(),
    };
    assert!(turns >= 4, "{}: {asked:?}", story.game);
}

#[test]
fn a_full_disk_is_told_at_the_console_in_every_language() {
    for (story, language) in STORIES.iter().zip(Language::ALL) {
        fails(story, language, Wrong::Full);
    }
}

#[test]
fn a_disk_that_cannot_be_written_is_told_at_the_console_in_every_language() {
    for (story, language) in STORIES.iter().zip(Language::ALL.into_iter().cycle().skip(2)) {
        fails(story, language, Wrong::ReadOnly);
    }
}

#[test]
fn a_tournament_on_a_full_disk_stops_and_goes_on_when_there_is_room() {
    let Some(disk) = Disk::new(64) else { return };
    let words = "arena run mice champion:nodes=200 alphabeta:depth=1 --games 30 --json --out t";
    let whole = json(&disk_of_plenty(words));
    let stopped = disk.tabla(words, "");
    assert_eq!(stopped.code, 2, "{stopped:?}");
    assert!(stopped.err.contains("cannot be written: the disk is full"), "{stopped:?}");
    let half = json(&disk.tabla("arena table t --json", ""));
    assert!(half["standings"]["games"].as_u64().expect("a number") > 0, "{half}");
    disk.remount("size=4096k");
    let ended = json(&disk.tabla("arena resume t --json", ""));
    assert_eq!(ended["standings"], whole["standings"]);
    disk.remount("ro");
    let refused = disk.tabla("arena resume t", "");
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.err.contains("not permitted"), "{refused:?}");
}

fn disk_of_plenty(words: &str) -> Ran {
    let mut command = command(folder().path());
    let place = folder();
    command.current_dir(place.path()).args(words.split_whitespace());
    finish(command, "")
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

#[test]
fn tables_that_do_not_fit_are_told_and_no_half_of_one_is_left() {
    let Some(disk) = Disk::new(100) else { return };
    let full = disk.tabla("solve mice --men 6", "");
    assert_eq!(full.code, 1, "{full:?}");
    assert!(full.err.contains("could not be kept") && full.err.contains("the disk is full"), "{full:?}");
    assert_eq!(files(&disk.seen()), []);
    disk.remount("size=4096k");
    assert_eq!(disk.tabla("solve mice --men 6", "").code, 0);
    assert_eq!(files(&disk.seen()).len(), 1);
}

#[test]
fn a_server_on_a_full_disk_says_so_and_goes_on_when_there_is_room() {
    let Some(disk) = Disk::new(256) else { return };
    let start = || {
        let mut command = disk.inside(TABLA);
        command.args(["serve", "--no-open", "--port", "0", "--json"]).stderr(Stdio::null());
        Server::of(command)
    };
    let mut played: Vec<String> = Vec::new();
    let mut table = String::new();
    let server = start();
    run(async {
        let http = reqwest::Client::new();
        let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] } });
        let (_, created) = post(&http, server.url("api/games"), "", &new).await.expect("an answer");
        let keys: Vec<&str> =
            created["keys"].as_object().expect("keys").values().filter_map(Value::as_str).collect();
        let keys = keys.join(",");
        table = format!("api/games/{}", created["table"]["id"].as_str().expect("a name"));
        let mut shown = created["table"].clone();
        // The disk is small: after some moves it is full.
        let (act, problem) = loop {
            let act =
                json!({ "key": played.len().to_string(), "act": "play", "text": shown["board"]["moves"][0] });
            let (status, answer) =
                post(&http, server.url(&format!("{table}/acts")), &keys, &act).await.expect("an answer");
            if status != 200 {
                break (act, (status, answer));
            }
            played.push(act["text"].as_str().expect("a text").to_owned());
            shown = answer;
        };
        assert_eq!(problem.0, 507, "{problem:?}");
        assert!(problem.1["detail"].as_str().expect("a text").ends_with("the disk is full"), "{problem:?}");
        let now = get(&http, server.url(&table), &keys).await.expect("the table");
        assert_eq!(texts(&now), played);
        disk.remount("size=4096k");
        let (status, answer) =
            post(&http, server.url(&format!("{table}/acts")), &keys, &act).await.expect("an answer");
        assert_eq!(status, 200, "{answer}");
        played.push(act["text"].as_str().expect("a text").to_owned());
    });
    server.kill();
    let server = start();
    let now = run(async { get(&reqwest::Client::new(), server.url(&table), "").await.expect("the table") });
    assert_eq!(texts(&now), played);
    server.kill();
    disk.remount("ro");
    let refused = disk.tabla("serve --no-open --port 0", "");
    assert_eq!(refused.code, 1, "{refused:?}");
    assert!(refused.err.contains("tables.sqlite' cannot be written: it is not permitted"), "{refused:?}");
}

#[test]
fn what_cannot_be_written_ends_with_one() {
    let Some(disk) = Disk::new(64) else { return };
    fs::write(disk.seen().join("list.txt"), "cat\ndog\n").expect("a file");
    let commands = [
        "santorini play --second human --out game.txt",
        "mice play --second human --out game.txt",
        "man manual",
        "scrabble sample example",
        "scrabble compile list.txt list.lexicon",
        "scrabble words --add santorini",
        "jewels generate --count 1 --out board.txt",
        "jewels generate --count 2 --out boards",
        "jamb solve --values values.bin",
    ];
    for (wrong, language) in [(Wrong::Full, Language::En), (Wrong::ReadOnly, Language::Ro)] {
        wrong.begin(&disk);
        for words in commands {
            let failed = disk.tabla(&format!("{words} --lang {}", language.tag()), "");
            assert_eq!(failed.code, 1, "{words}: {failed:?}");
            assert!(failed.err.contains(&wrong.text(language)), "{words}: {failed:?}");
        }
        wrong.end(&disk);
    }
}

fn texts(table: &Value) -> Vec<String> {
    let moves = table["moves"].as_array().expect("moves");
    moves.iter().map(|mv| mv["text"].as_str().expect("a text").to_owned()).collect()
}

#[test]
fn what_is_written_to_a_device_that_is_full_is_told() {
    let folder = folder();
    let mut full = command(folder.path());
    full.args(["languages"]).stdout(File::options().write(true).open("/dev/full").expect("a device"));
    let said = full.stderr(Stdio::piped()).output().expect("it runs");
    assert_eq!(said.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&said.stderr).contains("the disk is full"), "{said:?}");
    let mut out = command(folder.path());
    out.args("santorini play --second human --out /dev/full".split(' '));
    let refused = finish(out, "");
    assert_eq!(refused.code, 1, "{refused:?}");
    assert!(refused.err.contains("'/dev/full' cannot be written: the disk is full"), "{refused:?}");
}
