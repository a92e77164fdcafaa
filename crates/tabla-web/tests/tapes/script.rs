//! Scripts: what people do at the tables of a house, one request a line.
//!
//! ```text
//! open SETUP [named NAMES]    a new table of the script's game; a file of the corpus to load is told by its name
//! flag SETUP                  the same with so little time that nobody looks before it is up
//! WHO play TEXT               so do undo, redo, resign, throw, step, pace WAIT, friend NAME, name SEAT NAME
//! WHO first                   plays the first move that is legal; `best` the first that is told when asked for plays
//! WHO look [PLY]              the table, now or after so many moves
//! each look                   … as everybody sees it
//! each past                   … after every number of moves
//! WHO ask QUESTION            a question of the game's own
//! WHO advice REQUEST          what somebody thinks of the position; `hint` is the same without the answer
//! WHO file [FORMAT]           the game as a file
//! WHO branch PLY              a table that goes on from there; `close` returns to the one before
//! WHO known                   the table in the list of those who hold these keys
//! WHO give SEAT               the key of a seat for somebody else
//! WHO again                   the last deed once more, under the same word
//! WHO quick ACT               a deed without looks: only its own answer, because a clock is nearly down
//! reload FORMAT SETUP         a table with the file of this format that the present one gives
//! damage FILE POINTER VALUE   a file of the corpus with another value there; `gone` takes the field away
//! check BODY                  whether a position can stand
//! get PATH                    anything else that can be read
//! ```
//!
//! `WHO` is `all`, `nobody` or seats such as `1` and `1,2`. After every deed that is done, everybody looks: on the
//! tape stands what changed for who acted, and for the others only what they see otherwise.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use super::changes::{changes, compact};
use super::house::{Answer, House, read};

/// How often it is looked whether a computer player has moved.
const GLANCE: Duration = Duration::from_millis(2);

/// The answers to a script.
pub fn play(game: &str, script: &str) -> String {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let mut stage = Stage::new(game);
        for line in script.lines() {
            match line.trim() {
                "" => {}
                remark if remark.starts_with('#') => stage.tape.push_str(&format!("{remark}\n\n")),
                line => stage.request(line).await,
            }
        }
        stage.tape
    })
}

/// A table of the script.
struct Table {
    id: String,
    keys: BTreeMap<String, String>,
    /// What everybody saw last.
    seen: BTreeMap<String, Value>,
    /// The last deed and who did it.
    deed: Option<(String, Value)>,
}

impl Table {
    /// Everybody who can look at it.
    fn viewers(&self) -> Vec<String> {
        let seats: Vec<String> = self.keys.keys().cloned().collect();
        let all = (seats.len() > 1).then(|| "all".to_owned());
        all.into_iter().chain(seats).chain(["nobody".to_owned()]).collect()
    }

    fn keys_of(&self, who: &str) -> Vec<&str> {
        match who {
            "all" => self.keys.values().map(String::as_str).collect(),
            "nobody" => Vec::new(),
            seats => seats.split(',').map(|seat| self.keys[seat].as_str()).collect(),
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }
}

/// Where a script is played.
struct Stage {
    game: String,
    house: House,
    /// The tables, the present one last.
    tables: Vec<Table>,
    /// How many tables were opened.
    opened: usize,
    /// What everybody saw of the first one: of the others is told what is not so.
    usual: BTreeMap<String, Value>,
    /// The position that was found good last.
    checked: Value,
    /// How many words were used for deeds.
    words: usize,
    tape: String,
}

impl Stage {
    fn new(game: &str) -> Stage {
        Stage {
            game: game.to_owned(),
            house: House::new(),
            tables: Vec::new(),
            opened: 0,
            usual: BTreeMap::new(),
            checked: json!({}),
            words: 0,
            tape: String::new(),
        }
    }

    fn table(&mut self) -> &mut Table {
        self.tables.last_mut().expect("a table is open")
    }

    fn tell(&mut self, line: &str) {
        self.tape.push_str("  ");
        self.tape.push_str(line);
        self.tape.push('\n');
    }

    async fn request(&mut self, line: &str) {
        self.tape.push_str(&format!("> {line}\n"));
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let needs_table = !["open", "flag", "damage", "check", "get"].contains(&first);
        assert!(!needs_table || !self.tables.is_empty(), "no table is open any more:\n{}", self.tape);
        match first {
            "open" => {
                let (setup, names) = rest.split_once(" named ").unwrap_or((rest, "[]"));
                self.open(json(setup), json(names), false).await;
            }
            "flag" => self.open(json(rest), json!([]), true).await,
            "reload" => {
                let (format, setup) = rest.split_once(' ').expect("a format and a setup");
                let file = self.get("all", &format!("/file?format={format}")).await;
                assert!(file.is_good(), "{}", file.text);
                self.load(&file.file.expect("a name"), &file.raw, json(setup)).await;
            }
            "damage" => self.damage(rest).await,
            "check" => {
                let mut body = json(rest);
                body["game"] = json!(self.game);
                let answer = self.house.ask(Method::POST, "/api/check", &[], Some(&body)).await;
                if answer.is_good() {
                    let last = std::mem::replace(&mut self.checked, answer.value());
                    changes(&last, &self.checked).iter().for_each(|line| self.tell(line));
                } else {
                    self.answer(&answer);
                }
            }
            "get" => {
                let answer = self.house.ask(Method::GET, rest, &[], None).await;
                self.answer(&answer);
            }
            "close" => drop(self.tables.pop()),
            who => {
                let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                self.person(who, verb, rest).await;
            }
        }
        self.tape.push('\n');
    }

    async fn person(&mut self, who: &str, verb: &str, rest: &str) {
        match (verb, rest) {
            ("look", "") if who == "each" => self.look_all("all").await,
            ("past", "") => self.look_back().await,
            ("look", "") => {
                let answer = self.get(who, "").await;
                self.view(who, &answer);
            }
            ("look", ply) => {
                let answer = self.get(who, &format!("?ply={ply}")).await;
                self.past_view(who, &answer);
            }
            ("ask", question) => self.post(who, "/ask", &json(question)).await,
            ("advice", asked) => self.post(who, "/advice", &json(asked)).await,
            ("hint", asked) => {
                let answer = self.send(who, "/advice", &json(asked)).await;
                if answer.is_good() { self.look_all(who).await } else { self.answer(&answer) }
            }
            ("known", "") => {
                let table = self.tables.last().expect("a table is open");
                let body = json!({ "keys": table.keys_of(who) });
                let answer = self.house.ask(Method::POST, "/api/known", &[], Some(&body)).await;
                self.answer(&answer);
            }
            ("give", seat) => self.post(who, "/open", &json!({ "seat": json(seat) })).await,
            ("file", "") => self.file(who, "/file").await,
            ("file", format) => self.file(who, &format!("/file?format={format}")).await,
            ("branch", ply) => {
                let answer = self.send(who, "/branch", &json!({ "ply": json(ply) })).await;
                self.opened(&answer, false).await;
            }
            ("first", "") => {
                let view = self.get(who, "").await.value();
                let board = &view["board"];
                let person = view["to_move"].as_u64().map_or(0, |seat| seat - 1);
                let lists = [
                    &board["moves"],
                    &board["view"]["moves"],
                    &board["people"][person as usize]["view"]["moves"],
                ];
                match lists.iter().find_map(|moves| moves[0].as_str()) {
                    Some(first) => self.play(who, first).await,
                    None => self.tell("nothing can be played"),
                }
            }
            ("best", "") => {
                // The best plays are advice, for whoever holds all seats.
                let plays = self.send("all", "/ask", &json!({ "plays": 1 })).await.value();
                self.play(who, plays[0]["text"].as_str().expect("a play")).await;
            }
            ("quick", verb) => {
                let act = self.worded(deed(verb, ""));
                let answer = self.send(who, "/acts", &act).await;
                self.view(who, &answer);
            }
            ("again", "") => {
                let (who, act) = self.table().deed.clone().expect("something was done");
                self.act(&who, act).await;
            }
            (verb, rest) => {
                let act = self.worded(deed(verb, rest));
                self.act(who, act).await;
            }
        }
    }

    async fn play(&mut self, who: &str, text: &str) {
        let act = self.worded(deed("play", text));
        self.act(who, act).await;
    }

    /// A deed under a new word.
    fn worded(&mut self, mut act: Value) -> Value {
        self.words += 1;
        act["key"] = json!(format!("word {}", self.words));
        act
    }

    /// Does something, and lets everybody look when it is done.
    async fn act(&mut self, who: &str, act: Value) {
        let answer = self.send(who, "/acts", &act).await;
        if !answer.is_good() {
            return self.answer(&answer);
        }
        self.table().deed = Some((who.to_owned(), act));
        let shown = answer.value();
        if shown["thinking"] == false
            && shown["seats"].as_array().is_some_and(|seats| seats.iter().all(is_person))
        {
            assert_eq!(self.get(who, "").await.value(), shown, "the answer is not what is seen after it");
        }
        self.settle(|table| table["thinking"] == false).await;
        self.look_all(who).await;
    }

    /// Waits until the table is so.
    async fn settle(&mut self, is_right: impl Fn(&Value) -> bool) {
        for _ in 0..20_000 {
            if is_right(&self.get("all", "").await.value()) {
                return;
            }
            tokio::time::sleep(GLANCE).await;
        }
        panic!("the table does not come to rest");
    }

    /// Everybody looks, this one first; the others tell only what they see otherwise.
    async fn look_all(&mut self, first: &str) {
        let only = self.table().keys.keys().next().cloned().filter(|_| self.table().keys.len() == 1);
        let first = only.as_deref().filter(|_| first == "all").unwrap_or(first);
        let others: Vec<String> = self.table().viewers().into_iter().filter(|other| other != first).collect();
        let answer = self.get(first, "").await;
        let lines = self.new_in(first, &answer.value());
        lines.iter().for_each(|line| self.tell(line));
        for other in others {
            let answer = self.get(&other, "").await;
            let theirs = self.new_in(&other, &answer.value());
            self.tell_other(&other, &lines, &theirs);
        }
    }

    /// Everybody looks at every moment of the game so far; each moment is told by what is new since the last.
    async fn look_back(&mut self) {
        let last = self.get("all", "").await.value()["moves"].as_array().map_or(0, Vec::len);
        let viewers = self.table().viewers();
        let mut seen = self.table().seen.clone();
        for ply in 0..=last {
            self.tell(&format!("after {ply}:"));
            let mut first: Option<Vec<String>> = None;
            for viewer in &viewers {
                let view = self.get(viewer, &format!("?ply={ply}")).await.value();
                let old = seen.insert(viewer.clone(), view.clone()).unwrap_or(json!({}));
                let lines = changes(&old, &view);
                match &first {
                    Some(first) => self.tell_other(viewer, first, &lines),
                    None => {
                        lines.iter().for_each(|line| self.tell(line));
                        first = Some(lines);
                    }
                }
            }
        }
    }

    fn tell_other(&mut self, other: &str, lines: &[String], theirs: &[String]) {
        if lines == theirs {
            return;
        }
        self.tell(&format!("for {other}:"));
        for line in theirs.iter().filter(|line| !lines.contains(line)) {
            self.tell(&format!("  {line}"));
        }
        // Where they see another value, that is told already.
        let place = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
        let places: Vec<String> = theirs.iter().map(|line| place(line)).collect();
        for line in lines.iter().filter(|line| !theirs.contains(line) && !places.contains(&place(line))) {
            self.tell(&format!("  not {line}"));
        }
    }

    /// What is new in a view since this viewer looked last.
    fn new_in(&mut self, who: &str, view: &Value) -> Vec<String> {
        let usual = self.usual.get("nobody").cloned().unwrap_or(json!({}));
        let old = self.table().seen.insert(who.to_owned(), view.clone()).unwrap_or(usual);
        changes(&old, view)
    }

    fn view(&mut self, who: &str, answer: &Answer) {
        if !answer.is_good() {
            return self.answer(answer);
        }
        for line in self.new_in(who, &answer.value()) {
            self.tell(&line);
        }
    }

    fn past_view(&mut self, who: &str, answer: &Answer) {
        if !answer.is_good() {
            return self.answer(answer);
        }
        let now = self.table().seen.get(who).cloned().unwrap_or(json!({}));
        for line in changes(&now, &answer.value()) {
            self.tell(&line);
        }
    }

    /// An answer as it is: a refusal on one line, anything else by its fields.
    fn answer(&mut self, answer: &Answer) {
        if answer.is_good() {
            for line in changes(&json!({}), &json!({ "answer": answer.value() })) {
                self.tell(&line);
            }
        } else {
            self.tell(&format!("{} {}", answer.status, compact(&answer.value())));
        }
    }

    async fn get(&mut self, who: &str, path: &str) -> Answer {
        let table = self.tables.last().expect("a table is open");
        self.house.ask(Method::GET, &table.path(path), &table.keys_of(who), None).await
    }

    async fn send(&mut self, who: &str, path: &str, body: &Value) -> Answer {
        let table = self.tables.last().expect("a table is open");
        self.house.ask(Method::POST, &table.path(path), &table.keys_of(who), Some(body)).await
    }

    async fn post(&mut self, who: &str, path: &str, body: &Value) {
        let answer = self.send(who, path, body).await;
        self.answer(&answer);
        // A question may leave a mark.
        if answer.is_good() {
            self.look_all(who).await;
        }
    }

    async fn file(&mut self, who: &str, path: &str) {
        let answer = self.get(who, path).await;
        if !answer.is_good() {
            return self.answer(&answer);
        }
        self.tell(&format!("named {}", answer.file.as_deref().unwrap_or_default()));
        for line in answer.text.split('\n') {
            self.tell(&format!("| {}", line.replace('\r', "\\r")));
        }
    }

    async fn open(&mut self, mut setup: Value, names: Value, is_timed: bool) {
        if let Some(file) = setup["load"].as_str() {
            setup["load"] = json!({ "name": file, "text": corpus(file) });
        }
        let body = json!({ "game": self.game, "setup": setup, "names": names });
        let answer = self.house.ask(Method::POST, "/api/games", &[], Some(&body)).await;
        self.opened(&answer, is_timed).await;
    }

    async fn load(&mut self, name: &str, text: &str, mut setup: Value) {
        setup["load"] = json!({ "name": name, "text": text });
        self.open(setup, json!([]), false).await;
    }

    /// Loads a file of the corpus in which one value is another.
    async fn damage(&mut self, words: &str) {
        let mut words = words.splitn(3, ' ');
        let [file, pointer, value] =
            [words.next(), words.next(), words.next()].map(|word| word.expect("three words"));
        let mut save = read(&corpus(file));
        let (parent, name) = pointer.rsplit_once('/').expect("a pointer");
        let place = save.pointer_mut(parent).expect("a place in the file");
        match (place, value) {
            (Value::Object(fields), "gone") => drop(fields.remove(name)),
            (Value::Object(fields), value) => drop(fields.insert(name.to_owned(), json(value))),
            (place, value) => place[name.parse::<usize>().expect("a number")] = json(value),
        }
        // The places that are told in the refusals depend on the order of the fields.
        self.load(file, &compact(&save), json!({})).await;
    }

    /// Notes a new table with its keys, and lets everybody look, now or when the time is up.
    async fn opened(&mut self, answer: &Answer, is_timed: bool) {
        if !answer.is_good() {
            return self.answer(answer);
        }
        self.opened += 1;
        let created = read(&answer.raw);
        let id = created["table"]["id"].as_str().expect("a name").to_owned();
        self.house.call(&id, format!("<table {}>", self.opened));
        let keys: BTreeMap<String, String> = serde_json::from_value(created["keys"].clone()).expect("keys");
        for (seat, key) in &keys {
            self.house.call(key, format!("<key {seat} of table {}>", self.opened));
        }
        self.tell(&format!("keys for {}", keys.keys().cloned().collect::<Vec<_>>().join(", ")));
        self.tables.push(Table { id, keys, seen: self.usual.clone(), deed: None });
        self.settle(|table| table["thinking"] == false && !(is_timed && table["ending"].is_null())).await;
        self.look_all("all").await;
        for (viewer, view) in self.table().seen.clone() {
            self.usual.entry(viewer).or_insert(view);
        }
    }
}

fn is_person(seat: &Value) -> bool {
    seat["is_person"] == true
}

/// What is meant by a verb and what follows it.
fn deed(verb: &str, rest: &str) -> Value {
    match verb {
        "play" => json!({ "act": "play", "text": rest }),
        "friend" => json!({ "act": "friend", "name": rest }),
        "pace" => json!({ "act": "pace", "step": json(rest) }),
        "name" => {
            let (seat, name) = rest.split_once(' ').expect("a seat and a name");
            json!({ "act": "name", "seat": json(seat), "name": name })
        }
        verb => json!({ "act": verb }),
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A file that must be read for ever.
fn corpus(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla/tests/siege/corpus");
    fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}
