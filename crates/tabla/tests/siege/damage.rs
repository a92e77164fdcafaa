//! Files that are cut, changed, empty, or no files at all: it is said which and why, they are left as they are,
//! and everything else goes on.

use std::fs;
use std::path::Path;

use serde_json::json;
use tabla_games::{Language, Words};

use crate::assault::files;
use crate::common::{Ran, command, finish, folder};
use crate::console::STORIES;
use crate::server::{Server, get, post, run as wait, serve};

fn tabla(folder: &Path, words: &str, input: &str) -> Ran {
    let mut command = command(folder);
    command.args(words.split_whitespace());
    finish(command, input)
}

/// The ways in which a file is spoilt.
fn spoilt(good: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut bad = vec![
        ("empty".to_owned(), Vec::new()),
        ("cut".to_owned(), good[..good.len() / 2].to_vec()),
        ("cut-late".to_owned(), good[..good.len() - 3].to_vec()),
        ("zeros".to_owned(), vec![0; good.len()]),
        ("noise".to_owned(), good.iter().map(|byte| byte ^ 0x5a).collect()),
    ];
    let step = (good.len() / 24).max(1);
    for (number, at) in (0..good.len()).step_by(step).enumerate() {
        let mut flipped = good.to_vec();
        flipped[at] ^= 1 << (number % 8);
        bad.push((format!("flipped-{at}"), flipped));
    }
    bad
}

/// One save of each game.
fn saves(folder: &Path) -> Vec<(String, Vec<u8>)> {
    for story in &STORIES {
        let known = if story.over.is_empty() { crate::console::recorded(story.game) } else { Vec::new() };
        let lines: Vec<String> = (story.typed)(&known, 0).lines().map(str::to_owned).collect();
        let begun = tabla(folder, &(story.words)(3), &(lines[..4].join("\n") + "\n"));
        assert!(begun.out.contains("saved") || begun.out.contains("kept"), "{begun:?}");
    }
    let saves: Vec<_> =
        files(&folder.join("data")).into_iter().filter(|(name, _)| name.ends_with(".json")).collect();
    assert_eq!(saves.len(), 5);
    saves
}

#[test]
fn damaged_saves_are_named_and_left_and_good_ones_are_offered() {
    let folder = folder();
    let good = saves(folder.path());
    for (name, bytes) in &good {
        let place = crate::common::folder();
        let data = place.path().join("data");
        fs::create_dir_all(&data).expect("a folder");
        for (kind, bad) in spoilt(bytes) {
            fs::write(data.join(format!("{kind}.json")), bad).expect("a file");
        }
        fs::create_dir(data.join("folder.json")).expect("a folder");
        fs::write(data.join("good.json"), bytes).expect("a file");
        let before = files(place.path());
        let shown = tabla(place.path(), "", "");
        assert_eq!(shown.code, 0, "{shown:?}");
        assert!(shown.out.contains("  1  Go on"), "{name}: {shown:?}");
        let said = shown.out.clone() + &shown.err;
        let said: String = said.split_whitespace().collect();
        for kind in ["empty", "cut", "cut-late", "zeros", "noise"] {
            assert!(said.contains(&format!("{kind}.json'")), "{name} {kind}: {shown:?}");
        }
        assert_eq!(files(place.path()), before, "{name}");
        // Another game can be played, and saved, all the same.
        let other = tabla(place.path(), "santorini play --second human", "C3 B2\n");
        assert!(other.out.contains("The game is saved"), "{other:?}");
    }
}

#[test]
fn a_damaged_save_is_refused_in_every_language_where_it_was_asked_for() {
    let folder = folder();
    let good = saves(folder.path());
    let cut = |game: &str| {
        let (_, bytes) = good.iter().find(|(name, _)| name.starts_with(game)).expect("a save");
        fs::write(folder.path().join("bad.json"), &bytes[..bytes.len() / 2]).expect("a file");
    };
    for language in Language::ALL {
        for game in ["santorini", "mice", "scrabble"] {
            cut(game);
            let before = fs::read(folder.path().join("bad.json")).expect("a file");
            let words = format!("{game} play --load bad.json --lang {}", language.tag());
            let refused = tabla(folder.path(), &words, "");
            assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{refused:?}");
            let damaged = Words::new(language).text("storage-damaged");
            let end = damaged.rsplit(')').next().expect("an end");
            assert!(refused.err.contains("bad.json"), "{refused:?}");
            // Scrabble takes a game in its own format here, and says so.
            assert!(game == "scrabble" || refused.err.contains(end), "{refused:?}");
            assert_eq!(fs::read(folder.path().join("bad.json")).expect("a file"), before);
        }
    }
}

#[test]
fn damaged_tournaments_are_refused_and_left() {
    let folder = folder();
    let here = folder.path();
    let words = "arena run mice champion:nodes=50 alphabeta:depth=1 --games 2 --out t";
    assert_eq!(tabla(here, words, "").code, 0);
    for file in ["arena.json", "games/000001.json"] {
        let path = here.join("t").join(file);
        let good = fs::read(&path).expect("a file");
        for (kind, bad) in spoilt(&good).into_iter().filter(|(kind, _)| !kind.starts_with("flipped")) {
            fs::write(&path, &bad).expect("a file");
            for command in ["arena table t", "arena resume t"] {
                let refused = tabla(here, command, "");
                assert_eq!(refused.code, 2, "{file} {kind}: {refused:?}");
                assert!(refused.err.contains(file), "{file} {kind}: {refused:?}");
            }
            assert_eq!(fs::read(&path).expect("a file"), bad, "{file} {kind}");
        }
        fs::remove_file(&path).expect("a file");
        fs::create_dir(&path).expect("a folder");
        let refused = tabla(here, "arena resume t", "");
        assert_eq!(refused.code, 2, "{file}: {refused:?}");
        fs::remove_dir(&path).expect("still the folder");
        fs::write(&path, good).expect("a file");
    }
    assert_eq!(tabla(here, "arena resume t", "").code, 0);
}

#[test]
fn a_damaged_store_of_tables_is_refused_and_left() {
    let folder = folder();
    let server = Server::start(folder.path(), &[]);
    wait(async {
        let http = reqwest::Client::new();
        for game in ["mice", "santorini"] {
            let new = json!({ "game": game, "setup": { "players": ["human", "human"] } });
            post(&http, server.url("api/games"), "", &new).await.expect("a table");
        }
    });
    drop(server);
    // What is still in the log is put into the file when a server ends well.
    let mut server = Server::start(folder.path(), &[]);
    let pid = server.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
    let path = folder.path().join("data/tables.sqlite");
    let good = fs::read(&path).expect("the store");
    assert_eq!(files(&folder.path().join("data")).len(), 1);
    for (kind, bad) in spoilt(&good).into_iter().filter(|(kind, _)| kind != "empty") {
        fs::write(&path, &bad).expect("a file");
        let mut command = serve(folder.path());
        command.args(["--port", "0", "--json"]);
        if kind.starts_with("flipped") {
            opens_or_refuses(command, &path, &bad, &kind);
        } else {
            let refused = finish(command, "");
            assert_eq!(refused.code, 2, "{kind}: {refused:?}");
            assert!(refused.err.contains("tables.sqlite' cannot be read"), "{kind}: {refused:?}");
            assert_eq!(fs::read(&path).expect("a file"), bad, "{kind}");
        }
        for beside in ["tables.sqlite-wal", "tables.sqlite-shm"] {
            let _ = fs::remove_file(folder.path().join("data").join(beside));
        }
    }
    fs::remove_file(&path).expect("a file");
    fs::create_dir(&path).expect("a folder");
    let mut command = serve(folder.path());
    command.args(["--port", "0"]);
    let refused = finish(command, "");
    assert_eq!(refused.code, 1, "{refused:?}");
    assert!(refused.err.contains("tables.sqlite' cannot be written: it is a folder"), "{refused:?}");
}

/// A changed bit may be where it does no harm: then the server starts. Otherwise it is refused, and left.
fn opens_or_refuses(mut command: std::process::Command, path: &Path, bad: &[u8], kind: &str) {
    use std::io::Read;
    use std::process::Stdio;

    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut first = [0];
    let has_started = child.stdout.take().expect("a pipe").read(&mut first).expect("an answer") == 1;
    if has_started {
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        return;
    }
    let mut said = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(2), "{kind}: {said}");
    assert!(said.contains("tables.sqlite'"), "{kind}: {said}");
    assert_eq!(fs::read(path).expect("a file"), bad, "{kind}");
}

#[test]
fn a_table_of_mice_that_is_damaged_is_named_and_made_anew() {
    let folder = folder();
    let words = "solve mice --men 6";
    assert_eq!(tabla(folder.path(), words, "").code, 0);
    let [(name, good)] = &files(&folder.path().join("data"))[..] else { panic!("one table") };
    let path = folder.path().join("data").join(name);
    let kinds = spoilt(good).into_iter().filter(|(kind, _)| !kind.starts_with("flipped-")).chain([{
        let mut flipped = good.clone();
        flipped[good.len() / 2] ^= 4;
        ("flipped".to_owned(), flipped)
    }]);
    for (kind, bad) in kinds {
        fs::write(&path, bad).expect("a file");
        let told = tabla(folder.path(), words, "");
        assert_eq!(told.code, 0, "{kind}: {told:?}");
        assert!(told.err.contains("cannot be used and is made anew"), "{kind}: {told:?}");
        assert!(fs::read(&path).expect("a file") == *good, "{kind}");
    }
    fs::remove_file(&path).expect("a file");
    fs::create_dir(&path).expect("a folder");
    let told = tabla(folder.path(), words, "");
    assert_eq!(told.code, 1, "{told:?}");
    assert!(told.err.contains("could not be kept"), "{told:?}");
}

#[test]
fn work_that_was_broken_off_and_is_damaged_is_refused_and_left() {
    let folder = folder();
    let words = "jewels train --moves 1000 --seed 3 --out value.bin --resume";
    for (kind, bad) in spoilt(&[7; 5_000]) {
        fs::write(folder.path().join("value.bin.part"), &bad).expect("a file");
        let refused = tabla(folder.path(), words, "");
        assert_eq!(refused.code, 2, "{kind}: {refused:?}");
        assert!(refused.err.contains("value.bin.part"), "{kind}: {refused:?}");
        assert_eq!(fs::read(folder.path().join("value.bin.part")).expect("a file"), bad, "{kind}");
    }
}

#[test]
fn a_damaged_list_of_best_scores_is_set_aside_and_its_good_lines_stay() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::create_dir_all(&data).expect("a folder");
    let list = data.join("jewels-best.tsv");
    let bad = b"120\t9\t-\tfence\tEva\n9\xff\t9\t-\tfence\tJan\nnonsense\n\0\n90\t9\t-\tfence\tAda\n";
    fs::write(&list, bad).expect("a file");
    let shown = tabla(folder.path(), "jewels scores", "");
    assert!(shown.out.contains("Eva") && shown.out.contains("Ada"), "{shown:?}");
    let said: Vec<&str> = shown.out.split_whitespace().chain(shown.err.split_whitespace()).collect();
    assert!(said.join(" ").contains("that cannot be read and are left out: 3."), "{shown:?}");
    assert_eq!(fs::read(&list).expect("a file"), bad);
    // A board on which the game is soon over.
    let board = "12124542\n21215451\n12121312\n21213131\n12121212\n21212121\n12121212\n21212121\n";
    fs::write(folder.path().join("ones.txt"), board.to_owned() + &"11111111\n".repeat(8)).expect("a board");
    let played = tabla(folder.path(), "jewels play ones.txt", "6 3 6 4\nNovi\n");
    let told = played.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("The list of the best scores was damaged"), "{played:?}");
    assert_eq!(fs::read(data.join("jewels-best-damaged.tsv")).expect("the list as it was"), bad);
    let lines = fs::read_to_string(&list).expect("the list");
    assert_eq!(lines.lines().count(), 3, "{lines}");
    assert!(lines.contains("Novi") && lines.contains("Eva") && lines.contains("Ada"), "{lines}");
    // A folder in place of the list: the score is kept in the game that is offered again.
    fs::remove_file(&list).expect("a file");
    fs::create_dir(&list).expect("a folder");
    let played = tabla(folder.path(), "jewels play ones.txt", "6 3 6 4\nNovi\n");
    assert!(
        played.out.split_whitespace().collect::<Vec<_>>().join(" ").contains("it is a folder"),
        "{played:?}"
    );
    fs::remove_dir(&list).expect("still a folder");
    let again = tabla(folder.path(), "", "1\nNovi\n");
    assert!(again.out.contains("This is place 1"), "{again:?}");
}

#[test]
fn a_table_that_cannot_be_read_harms_no_other() {
    let folder = folder();
    let server = Server::start(folder.path(), &[]);
    let ids: Vec<String> = wait(async {
        let http = reqwest::Client::new();
        let mut ids = Vec::new();
        for _ in 0..2 {
            let new = json!({ "game": "mice", "setup": { "players": ["human", "human"] } });
            let (_, created) = post(&http, server.url("api/games"), "", &new).await.expect("a table");
            ids.push(created["table"]["id"].as_str().expect("a name").to_owned());
        }
        ids
    });
    drop(server);
    let mut server = Server::start(folder.path(), &[]);
    let pid = server.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    server.child.wait().expect("it ends");
    // The setup of the first table is no JSON any more.
    let path = folder.path().join("data/tables.sqlite");
    let mut bytes = fs::read(&path).expect("the store");
    let at = bytes.windows(ids[0].len()).position(|window| window == ids[0].as_bytes()).expect("the table");
    let brace = at + bytes[at..].iter().position(|&byte| byte == b'{').expect("its setup");
    bytes[brace] = b'[';
    fs::write(&path, bytes).expect("a file");
    let server = Server::start(folder.path(), &[]);
    let [bad, good] = wait(async {
        let http = reqwest::Client::new();
        let bad = get(&http, server.url(&format!("api/games/{}", ids[0])), "").await.expect("an answer");
        let good = get(&http, server.url(&format!("api/games/{}", ids[1])), "").await.expect("an answer");
        [bad, good]
    });
    assert_eq!(good["game"], "mice", "{good}");
    assert_eq!((&bad["status"], &bad["type"]), (&json!(500), &json!("urn:tabla:store-damaged")), "{bad}");
}
