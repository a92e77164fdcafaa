//! All that can be seen and saved of a table, as one number.

use serde_json::Value;
use tabla_core::Viewer;
use tabla_games::kits::jamb::JambBoard;
use tabla_table::Table;

/// Takes in texts one after another (FNV-1a).
#[derive(Clone, Copy)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    pub fn take(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// What is seen now.
    pub fn look(&mut self, table: &dyn Table) {
        let shown = table.show(Viewer::Public, None).unwrap();
        self.take(&steady(&shown.board.json()).to_string());
        self.take(&format!("{} {} {:?}", shown.extras.can.undo, shown.extras.ply, table.waiting()));
        for account in &shown.accounts {
            self.take(&format!("{:?} {:?} {}", account.seat, account.text, steady(&account.extra)));
        }
        for seat in &shown.extras.seats {
            self.take(&format!("{:?} {:?}", seat.name, seat.points));
        }
    }

    /// The same, and everything before it, and what is written to files.
    pub fn look_back(&mut self, table: &dyn Table) {
        self.look(table);
        for ply in 0..table.plies() {
            self.take(&steady(&table.show(Viewer::Public, Some(ply)).unwrap().board.json()).to_string());
        }
        self.take(&steady(&first_save(table)).to_string());
        match table.export("jamb", Viewer::Everything) {
            Ok(text) => self.take(&text),
            Err(refused) => self.take(&refused.saying.key),
        }
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The table as the first edition saved it, without what is the same in every save.
pub fn first_save(table: &dyn Table) -> Value {
    let mut save: Value = serde_json::from_str(&table.export("json", Viewer::Everything).unwrap()).unwrap();
    for head in ["tabla-save", "game", "date"] {
        assert!(save.as_object_mut().unwrap().remove(head).is_some());
    }
    save
}

/// How a game ended, on one line.
pub fn end(table: &dyn Table) -> String {
    let shown = table.show(Viewer::Public, None).unwrap();
    let board = shown.board.typed::<JambBoard>().unwrap();
    let people = board.people.iter().zip(&shown.extras.seats);
    let people: Vec<String> = people
        .map(|(person, seat)| format!("{} {} helped {}", person.name, person.view.sums.grand, seat.helped))
        .collect();
    format!("{} after {}", people.join(", "), table.plies())
}

/// The same with every object in the order of its names: how a library keeps them is not ours to say.
pub fn steady(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(steady).collect(),
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort();
            names.into_iter().map(|name| (name.clone(), steady(&fields[name]))).collect()
        }
        plain => plain.clone(),
    }
}
