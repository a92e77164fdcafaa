//! A page's way through a game: it is opened, kept, loaded, played, taken back, told, reviewed.

use serde_json::{Value, json};
use tabla_wasm::House;

/// What is told.
fn told(house: &mut House, question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&house.ask(&question.to_string(), &|_| ())).unwrap();
    assert!(answer.get("told").is_some(), "{question}: {answer}");
    answer["told"].clone()
}

fn refused(house: &mut House, question: &Value) -> String {
    let answer: Value = serde_json::from_str(&house.ask(&question.to_string(), &|_| ())).unwrap();
    answer["refused"]["saying"]["key"].as_str().unwrap_or_default().to_owned()
}

/// A page keeps the log, and lets happen only what is in it.
struct Page {
    house: House,
    record: Value,
}

impl Page {
    fn open(game: &str, setup: Value) -> Page {
        let mut house = House::new(1);
        let new = json!({ "game": game, "setup": setup, "names": ["Ana"] });
        let record = told(&mut house, &json!({ "ask": "open", "id": "one", "new": new, "secret": 7 }));
        let mut page = Page { house, record };
        page.load();
        page
    }

    fn load(&mut self) {
        let load = json!({ "ask": "load", "record": self.record });
        told(&mut self.house, &load);
    }

    fn keep(&mut self, change: &Value) {
        if change.is_null() {
            return;
        }
        let log = self.record["saved"]["log"].as_array_mut().unwrap();
        assert_eq!(change["after"].as_u64().unwrap(), log.len() as u64);
        log.extend(change["events"].as_array().unwrap().iter().cloned());
        if let Some(word) = change["word"].as_str() {
            self.record["words"].as_array_mut().unwrap().push(word.into());
        }
        if !change["step"].is_null() {
            self.record["step"] = change["step"].clone();
        }
        self.load();
    }

    fn act(&mut self, key: &str, act: Value) {
        let change = told(&mut self.house, &json!({ "ask": "act", "id": "one", "key": key, "act": act }));
        self.keep(&change);
    }

    fn think(&mut self) {
        let change = told(&mut self.house, &json!({ "ask": "think", "id": "one" }));
        self.keep(&change);
    }

    fn show(&mut self) -> Value {
        told(&mut self.house, &json!({ "ask": "show", "id": "one", "thinking": false }))
    }

    fn due(&mut self) -> Value {
        told(&mut self.house, &json!({ "ask": "due", "id": "one" }))
    }
}

fn play(text: &str) -> Value {
    json!({ "act": "play", "text": text })
}

#[test]
fn what_was_decided_happens_when_it_is_kept_and_is_the_same_after_a_reload() {
    let mut page = Page::open("mice", json!({ "players": ["human", "alphabeta:depth=1"] }));
    let act = json!({ "ask": "act", "id": "one", "key": "a", "act": play("d2") });
    let change = told(&mut page.house, &act);
    assert_eq!(page.show()["moves"].as_array().unwrap().len(), 0, "nothing has happened yet");
    page.keep(&change);
    assert_eq!(page.due()["computer"], true);
    page.think();
    let shown = page.show();
    assert_eq!((shown["moves"].as_array().unwrap().len(), &shown["to_move"]), (2, &json!(1)));
    assert_eq!((&shown["can"]["undo"], &shown["you"]), (&json!(true), &json!([1])));
    assert!(told(&mut page.house, &act).is_null(), "the same word again does nothing");
    // Another page, or the same after a reload.
    let mut other = Page { house: House::new(1), record: page.record.clone() };
    other.load();
    let again = other.show();
    for field in ["moves", "position", "board", "can", "seats", "to_move"] {
        assert_eq!(again[field], shown[field], "{field}");
    }
    other.act("b", json!({ "act": "undo" }));
    assert_eq!(other.show()["moves"].as_array().unwrap().len(), 0);
    other.act("c", json!({ "act": "pace", "step": true }));
    other.act("d", play("d2"));
    assert_eq!(other.due()["computer"], false, "whoever waits for steps is told");
    other.act("e", json!({ "act": "step" }));
    assert_eq!(other.due()["computer"], true);
    other.think();
    assert_eq!(other.due()["computer"], false);
}

#[test]
fn advice_questions_files_branches_and_reviews_are_told() {
    let mut page = Page::open("mice", json!({ "players": ["human", "alphabeta:depth=1"] }));
    page.act("a", play("d2"));
    page.think();
    let advice = told(&mut page.house, &json!({ "ask": "advice", "id": "one", "asked": { "time": 0.05 } }));
    assert!(advice["best"].is_string() && !advice["lines"].as_array().unwrap().is_empty(), "{advice}");
    let file = told(&mut page.house, &json!({ "ask": "file", "id": "one", "format": "json" }));
    let load = json!({ "load": { "name": "mice.json", "text": file["text"] } });
    assert_eq!(Page::open("mice", load).show()["moves"], page.show()["moves"]);
    let branch = json!({ "ask": "branch", "id": "two", "from": "one", "ply": 1, "seat": null, "secret": 8 });
    assert_eq!(told(&mut page.house, &branch)["branch_of"], json!(["one", 1]));
    page.act("b", json!({ "act": "resign" }));
    let mut pieces = Vec::new();
    loop {
        let piece = told(&mut page.house, &json!({ "ask": "piece", "id": "one", "pieces": pieces }));
        if piece.is_null() {
            break;
        }
        pieces.push(piece);
    }
    let review = json!({ "ask": "review", "id": "one", "pieces": pieces, "running": false });
    let review = told(&mut page.house, &review);
    assert_eq!((&review["state"], &review["done"]), (&json!("done"), &review["total"]));
    assert!(pieces.len() >= 2, "{review}");
}

#[test]
fn a_task_of_a_day_gets_no_help_and_bad_questions_an_answer() {
    let mut house = House::new(1);
    let new = json!({ "game": "mice", "daily": "2026-11-18" });
    let record = told(&mut house, &json!({ "ask": "open", "id": "one", "new": new, "secret": 7 }));
    let mut page = Page { house, record };
    page.load();
    assert_eq!(page.show()["task"]["date"], "2026-11-18");
    let house = &mut page.house;
    assert_eq!(refused(house, &json!({ "ask": "advice", "id": "one", "asked": {} })), "daily-no-help");
    assert_eq!(refused(house, &json!({ "ask": "show", "id": "two", "thinking": false })), "server-not-found");
    assert_eq!(refused(house, &json!({ "ask": "fly" })), "server-unreadable");
    assert_eq!(refused(house, &json!({ "ask": "rules", "game": "chess", "lang": "en" })), "server-not-found");
    let act = json!({ "ask": "act", "id": "one", "key": "k", "act": play("a1-z9") });
    assert!(!refused(house, &act).is_empty());
    let invite = json!({ "game": "mice", "invite": {} });
    let open = json!({ "ask": "open", "id": "x", "new": invite, "secret": 1 });
    assert_eq!(refused(house, &open), "server-nobody-to-invite");
}
