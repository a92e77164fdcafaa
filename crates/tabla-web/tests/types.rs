//! The page's types are those of the API: `web/types/api.d.ts` is written from its description.
//!
//! `cargo xtask types` writes the file; the test fails when it is not up to date.

use std::fmt::Write;
use std::path::Path;

use serde_json::{Map, Value};

const HEAD: &str =
    "// The types of what the server says and hears. Written by `cargo xtask types`; do not edit.\n";

#[test]
fn the_types_of_the_page_are_those_of_the_api() {
    let api = serde_json::to_value(tabla_web::openapi()).unwrap();
    let right = write_types(&api);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/types/api.d.ts");
    if std::env::var_os("TABLA_WRITE_TYPES").is_some() {
        std::fs::write(&path, &right).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == right, "web/types/api.d.ts is not up to date; run `cargo xtask types`");
}

#[test]
fn every_shape_has_its_type() {
    let api = serde_json::json!({ "components": { "schemas": {
        "Plain": {
            "type": "object",
            "description": "Two things.",
            "required": ["a"],
            "properties": {
                "a": { "type": "array", "items": { "$ref": "#/components/schemas/Word" }, "description": "All." },
                "b": { "type": ["integer", "null"] },
                "c-d": { "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Word" }] },
                "e": { "type": "object", "additionalProperties": { "type": "string" } },
                "f": { "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }] },
                "g": {},
            },
        },
        "Word": { "type": "string", "enum": ["one", "two"] },
        "Either": { "oneOf": [
            { "allOf": [
                { "$ref": "#/components/schemas/Plain" },
                { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["plain"] } } },
            ] },
            { "type": "boolean" },
        ] },
    } } });
    let right = format!(
        "{HEAD}
export type Either =
  | (Plain & {{ kind: 'plain' }})
  | boolean;

/** Two things. */
export interface Plain {{
  /** All. */
  a: Word[];
  b?: number | null;
  'c-d'?: null | Word;
  e?: Record<string, string>;
  f?: [string, number];
  g?: unknown;
}}

export type Word = 'one' | 'two';
"
    );
    assert_eq!(write_types(&api), right);
}

fn write_types(api: &Value) -> String {
    let mut out = HEAD.to_owned();
    let none = Map::new();
    let schemas = api["components"]["schemas"].as_object().unwrap_or(&none);
    let mut names: Vec<&String> = schemas.keys().collect();
    names.sort();
    for name in names {
        let schema = &schemas[name];
        out.push('\n');
        describe(&mut out, schema, "");
        if let Some(properties) = schema["properties"].as_object() {
            writeln!(out, "export interface {name} {{").unwrap();
            for (key, property) in properties {
                describe(&mut out, property, "  ");
                writeln!(out, "  {};", member(schema, key, property)).unwrap();
            }
            out.push_str("}\n");
        } else if let Some(choices) = schema["oneOf"].as_array() {
            let choices: Vec<String> =
                choices.iter().map(|choice| format!("\n  | {}", kind(choice))).collect();
            writeln!(out, "export type {name} ={};", choices.concat()).unwrap();
        } else {
            writeln!(out, "export type {name} = {};", kind(schema)).unwrap();
        }
    }
    out
}

fn describe(out: &mut String, schema: &Value, indent: &str) {
    if let Some(text) = schema["description"].as_str() {
        let lines: Vec<&str> = text.lines().collect();
        if let [line] = lines[..] {
            writeln!(out, "{indent}/** {line} */").unwrap();
        } else {
            writeln!(out, "{indent}/**").unwrap();
            lines.iter().for_each(|line| writeln!(out, "{indent} * {line}").unwrap());
            writeln!(out, "{indent} */").unwrap();
        }
    }
}

fn member(schema: &Value, key: &str, property: &Value) -> String {
    let is_required = schema["required"].as_array().is_some_and(|keys| keys.iter().any(|one| one == key));
    let is_name = key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let shown = if is_name { key.to_owned() } else { format!("'{key}'") };
    format!("{shown}{}: {}", if is_required { "" } else { "?" }, kind(property))
}

fn kind(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if let Some(values) = schema["enum"].as_array() {
        return join(values.iter().map(|value| value.to_string().replace('"', "'")), " | ");
    }
    for (word, between) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(parts) = schema[word].as_array() {
            let joined = join(parts.iter().map(kind), between);
            return if word == "allOf" { format!("({joined})") } else { joined };
        }
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let each = kinds.iter().map(|one| {
                let mut schema = schema.clone();
                schema["type"] = one.clone();
                kind(&schema)
            });
            join(each, " | ")
        }
        Value::String(word) => simple(word, schema),
        _ => "unknown".to_owned(),
    }
}

fn simple(word: &str, schema: &Value) -> String {
    match word {
        "integer" | "number" => "number".to_owned(),
        "string" | "boolean" | "null" => word.to_owned(),
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => format!("[{}]", join(items.iter().map(kind), ", ")),
            None => {
                let item = kind(&schema["items"]);
                if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") }
            }
        },
        "object" => match schema["properties"].as_object() {
            Some(properties) => {
                let members = properties.iter().map(|(key, property)| member(schema, key, property));
                format!("{{ {} }}", join(members, "; "))
            }
            None if schema["additionalProperties"].is_object() => {
                format!("Record<string, {}>", kind(&schema["additionalProperties"]))
            }
            None => "Record<string, unknown>".to_owned(),
        },
        _ => "unknown".to_owned(),
    }
}

fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}
