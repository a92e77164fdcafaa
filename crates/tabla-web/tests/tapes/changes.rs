//! Answers as text: what has changed since an earlier answer, a line for each thing.
//!
//! A view tells everything again and again. Only what is new in it stands on the tape; what came before is
//! there already, so that nothing is lost. `.points[1 4].man = 2` are two changes of the same kind, and
//! `.points[1] + {"last":"placed","man":2}` are the fields that changed of one thing.

use serde_json::{Map, Value};

/// What is longer than this is parted into its fields.
const LINE: usize = 240;

/// Every place at which the new answer differs from the old one.
pub fn changes(old: &Value, new: &Value) -> Vec<String> {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            fields(old, new).into_iter().flat_map(Changed::lines).collect()
        }
        _ => compare(Some(old), new),
    }
}

/// A field that changed.
struct Changed {
    name: String,
    /// The new value, if it is told as a whole.
    whole: Option<String>,
    /// Else what is new in it.
    parts: Vec<String>,
}

impl Changed {
    fn lines(self) -> Vec<String> {
        let parts = self.whole.map(|whole| format!(" = {whole}")).into_iter().chain(self.parts);
        parts.map(|part| format!(".{}{part}", self.name)).collect()
    }
}

/// The changes of a value, each with the path that leads there from it.
fn compare(old: Option<&Value>, new: &Value) -> Vec<String> {
    if old == Some(new) {
        return Vec::new();
    }
    let is_short = old.is_none() && compact(new).len() <= LINE;
    match (old, new) {
        (_, Value::Object(new)) if !is_short && !is_saying(new) => {
            let none = Map::new();
            let old = old.and_then(Value::as_object).unwrap_or(&none);
            let (whole, parted): (Vec<_>, Vec<_>) =
                fields(old, new).into_iter().partition(|field| field.whole.is_some());
            let told = |field: &Changed| {
                format!("{}:{}", Value::from(&*field.name), field.whole.as_deref().unwrap_or(""))
            };
            let together: Vec<String> = whole.iter().map(told).collect();
            let together = match whole.as_slice() {
                [] => Vec::new(),
                [_] => whole.into_iter().flat_map(Changed::lines).collect(),
                _ => vec![format!(" + {{{}}}", together.join(","))],
            };
            together.into_iter().chain(parted.into_iter().flat_map(Changed::lines)).collect()
        }
        (Some(Value::Array(old)), Value::Array(new)) if is_nested(old) || is_nested(new) => items(old, new),
        (None, Value::Array(new)) if !is_short && is_nested(new) => items(&[], new),
        _ => vec![format!(" = {}", compact(new))],
    }
}

fn fields(old: &Map<String, Value>, new: &Map<String, Value>) -> Vec<Changed> {
    let gone = sorted(old).filter(|name| !new.contains_key(*name));
    let gone =
        gone.map(|name| Changed { name: name.clone(), whole: None, parts: vec![" is gone".to_owned()] });
    let changed = sorted(new).filter(|name| old.get(*name) != Some(&new[*name])).map(|name| {
        let parts = compare(old.get(name), &new[name]);
        let whole = match parts.as_slice() {
            [only] => only.strip_prefix(" = ").map(str::to_owned),
            _ => None,
        };
        let parts = if whole.is_some() { Vec::new() } else { parts };
        Changed { name: name.clone(), whole, parts }
    });
    gone.chain(changed).collect()
}

/// The changes of a list, those of the same kind together.
fn items(old: &[Value], new: &[Value]) -> Vec<String> {
    let mut kinds: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for (place, item) in new.iter().enumerate() {
        let parts = compare(old.get(place), item);
        match kinds.iter_mut().find(|(_, others)| *others == parts) {
            _ if parts.is_empty() => {}
            Some((places, _)) => places.push(place.to_string()),
            None => kinds.push((vec![place.to_string()], parts)),
        }
    }
    let line = |(places, parts): (Vec<String>, Vec<String>)| {
        let places = places.join(" ");
        parts.into_iter().map(move |part| format!("[{places}]{part}"))
    };
    let mut lines: Vec<String> = kinds.into_iter().flat_map(line).collect();
    if new.len() < old.len() {
        lines.push(format!(" has {} instead of {}", new.len(), old.len()));
    }
    lines
}

/// A sentence is one thing: the key of its message, and its values.
fn is_saying(fields: &Map<String, Value>) -> bool {
    fields.len() == 2 && fields.contains_key("key") && fields.contains_key("with")
}

/// Whether a list is more than a row of texts or numbers.
fn is_nested(items: &[Value]) -> bool {
    items.iter().any(|item| item.is_object() || item.is_array())
}

fn sorted(fields: &Map<String, Value>) -> impl Iterator<Item = &String> {
    let mut names: Vec<&String> = fields.keys().collect();
    names.sort();
    names.into_iter()
}

/// JSON on one line, with the fields in the order of their names.
pub fn compact(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let field = |name: &String| format!("{}:{}", Value::from(name.as_str()), compact(&fields[name]));
            format!("{{{}}}", sorted(fields).map(field).collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(compact).collect::<Vec<_>>().join(",")),
        plain => plain.to_string(),
    }
}

#[test]
fn only_what_changed_is_told() {
    use serde_json::json;
    let old = json!({ "moves": ["a", "b"], "seats": [{ "name": "" }, { "name": "" }, { "a": 1, "b": 2 }], "note": null });
    let new = json!({ "moves": ["a"], "seats": [{ "name": "Ana" }, { "name": "Ana" }, { "a": 3, "b": 4 }] });
    let right =
        [".note is gone", r#".moves = ["a"]"#, r#".seats[0 1].name = "Ana""#, r#".seats[2] + {"a":3,"b":4}"#];
    assert_eq!(changes(&old, &new), right);
    assert_eq!(changes(&new, &new), [""; 0]);
    assert_eq!(changes(&json!({ "a": [{}, {}] }), &json!({ "a": [{}] })), [".a has 1 instead of 2"]);
}
