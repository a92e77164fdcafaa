//! Texts without what differs from run to run: the folder, the day, and how long things took.

use std::path::Path;

use serde_json::Value;

/// A text without what is timed, and with the folder by its name.
pub fn steady(folder: &Path, text: &str) -> String {
    let real = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let paths = [folder, &real].map(|path| path.to_string_lossy().into_owned());
    let text = paths.iter().fold(text.to_owned(), |text, path| text.replace(path, "FOLDER"));
    match serde_json::from_str::<Value>(&text) {
        // A save is a file of people's own: it stays as it was written, but for the times.
        Ok(mut value) if value.is_object() && value.get("tabla-save").is_none() => {
            forget(&mut value);
            let fields = value.as_object().into_iter().flatten();
            fields.map(|(name, value)| parted(name, value)).collect()
        }
        _ => text.lines().map(|line| without_times(line) + "\n").collect(),
    }
}

/// A field of a JSON text: on one line, or a line for each part of a list of things.
fn parted(name: &str, value: &Value) -> String {
    match value.as_array() {
        Some(items) if items.iter().any(Value::is_object) => {
            items.iter().enumerate().map(|(place, item)| format!("{name}[{place}]: {item}\n")).collect()
        }
        _ => format!("{name}: {value}\n"),
    }
}

/// Takes out what is measured, and puts the fields in the order of their names.
fn forget(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for measured in ["measured", "micros", "milliseconds", "seconds", "spent", "date"] {
                fields.remove(measured);
            }
            fields.sort_keys();
            fields.values_mut().for_each(forget);
        }
        Value::Array(items) => items.iter_mut().for_each(forget),
        _ => {}
    }
}

/// A line in which days and times are words.
fn without_times(line: &str) -> String {
    let timed = ["\"micros\": ", "\"spent\": ", "\"at\": "];
    let timed = timed.iter().find(|name| line.trim_start().starts_with(**name));
    // A secret that nobody chose is long.
    let secret = line.trim_start().strip_prefix("\"secret\": ").filter(|number| number.len() > 10);
    if secret.is_some() {
        return line.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == ',').to_owned()
            + "0,";
    }
    if let Some(name) = timed {
        let before = line.find(name).map_or(0, |start| start + name.len());
        let after = line[before..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        return format!("{}0{after}", &line[..before]);
    }
    if line.trim_start().starts_with("\"clock\": ") {
        return line.to_owned();
    }
    // The head of a column is as far to the right as its times are wide.
    if let Some(head) = line.strip_suffix(" Time") {
        return format!("{} Time", head.trim_end());
    }
    let mut out = String::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let is_start = !out.ends_with(|last: char| last.is_alphanumeric() || last == '.' || last == '=');
        if let Some((word, length)) = is_start.then(|| timed_word(rest)).flatten() {
            // A column is as wide as its longest time.
            let plain = out.trim_end_matches(' ').len();
            if plain < out.len() {
                out.truncate(plain + 1);
            }
            out.push_str(word);
            rest = &rest[length..];
        } else {
            out.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    out
}

/// A day or a time at the beginning of a text, and how long it is.
fn timed_word(text: &str) -> Option<(&'static str, usize)> {
    let is_date = |letter: char| letter.is_ascii_digit() || "-+:.TZ".contains(letter);
    let date = text.find(|letter| !is_date(letter)).unwrap_or(text.len());
    let is_day = date >= 10 && text.as_bytes()[4] == b'-' && text.as_bytes()[7] == b'-';
    if is_day {
        return Some(("DAY", text[..date].trim_end_matches(['.', ':']).len()));
    }
    // Saves are named by the second, and by a number when there is another of the same second.
    let stamp = text.find(|letter: char| !letter.is_ascii_digit() && letter != '-').unwrap_or(text.len());
    if stamp >= 15 && text.as_bytes()[8] == b'-' {
        return Some(("MOMENT", stamp));
    }
    let number = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    let number = text[..number].trim_end_matches('.').len();
    let unit = text[number..].trim_start_matches(' ');
    let end = unit.find(|letter: char| !letter.is_alphabetic()).unwrap_or(unit.len());
    let is_time = number > 0 && ["µs", "ms", "s"].contains(&&unit[..end]);
    is_time.then(|| ("TIME", text.len() - unit.len() + end))
}

#[test]
fn days_and_times_are_words() {
    assert_eq!(without_times("21     1    11  b4-a4     0.1 ms"), "21     1    11  b4-a4 TIME");
    assert_eq!(without_times("2026-03-01: 12 games in 3.5 s, seed=3"), "DAY: 12 games in TIME, seed=3");
    assert_eq!(without_times("  \"date\": \"2026-03-01T12:00:00+01:00\","), "  \"date\": \"DAY\",");
    assert_eq!(without_times("      \"micros\": 1204"), "      \"micros\": 0");
    assert_eq!(without_times("mice-20260301-120000-2.json is damaged"), "mice-MOMENT.json is damaged");
    assert_eq!(without_times("12 men, 0.1 sums"), "12 men, 0.1 sums");
}
