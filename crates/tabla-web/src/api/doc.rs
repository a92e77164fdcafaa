//! The description of the API: as a document for programs, and as a page for people.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::openapi::schema::Type;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ObjectBuilder, RefOr};
use utoipa::{Modify, OpenApi};

use super::refusals::{Refusals, operations};
use super::{book, daily, friends, network, review, study, tables};
use crate::problem::Refusal;
use crate::wire::{FromBrowser, Problem, ToBrowser};
use crate::{assets, keys, words};

/// The description of the API.
#[derive(OpenApi)]
#[openapi(
    info(title = "Tabla", description = "Table games in the browser: tables, moves, advice, and everything the page needs."),
    paths(
        book::health,
        book::catalogue,
        book::words,
        book::rules,
        study::examples,
        study::study,
        study::question,
        book::check,
        book::score,
        book::score_sample,
        book::best,
        book::arena,
        network::look,
        network::change,
        daily::daily,
        tables::create,
        tables::known,
        tables::show,
        tables::act,
        tables::advice,
        tables::ask,
        tables::file,
        tables::branch,
        tables::open,
        tables::live,
        review::show,
        review::work,
        review::try_move,
        friends::look,
        friends::claim,
        friends::qr,
        json,
    ),
    components(schemas(FromBrowser, Problem, ToBrowser)),
    tags(
        (name = "house", description = "What the house offers, its words and its rules."),
        (name = "tables", description = "Tables, and what is done there."),
    ),
    modifiers(&SeatKeys, &TableNames, &Refusals),
)]
struct Description;

/// The keys of seats as a way to say who one is.
struct SeatKeys;

impl Modify for SeatKeys {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let mut scheme = Http::new(HttpAuthScheme::Bearer);
        scheme.description = Some("The keys of the seats, with commas between them.".to_owned());
        if let Some(components) = &mut openapi.components {
            components.add_security_scheme("seat", SecurityScheme::Http(scheme));
        }
    }
}

/// What the name of a table looks like, wherever it stands in an address.
struct TableNames;

impl Modify for TableNames {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let operations = openapi.paths.paths.values_mut().flat_map(operations);
        for parameter in operations.flat_map(|operation| operation.parameters.iter_mut().flatten()) {
            if let RefOr::T(parameter) = parameter
                && parameter.name == "id"
            {
                let name = ObjectBuilder::new().schema_type(Type::String).pattern(Some(keys::TABLE_NAME));
                parameter.schema = Some(name.into());
            }
        }
    }
}

/// The description of the API, from which the types of the page are made.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// This description.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "house",
    responses(
        (status = 200, description = "OpenAPI 3.1", body = serde_json::Value),
        (status = 304, description = "The reader has it already"),
    )
)]
pub async fn json(headers: HeaderMap) -> Result<Response, Refusal> {
    static PACKED: LazyLock<words::Packed> = LazyLock::new(|| words::Packed::new(&openapi()));
    assets::packed(&PACKED.hash, "application/json", PACKED.body.clone(), &headers)
}

/// The description as a page.
pub async fn page(headers: HeaderMap) -> Result<Response, Refusal> {
    static PAGE: LazyLock<words::Packed> = LazyLock::new(|| words::Packed::of_text(&write_page()));
    assets::packed(&PAGE.hash, "text/html; charset=utf-8", PAGE.body.clone(), &headers)
}

/// Writes the page out of the document: every address with what it takes and gives, then every type.
fn write_page() -> String {
    let document = serde_json::to_value(openapi()).unwrap_or_default();
    let text = |value: &serde_json::Value| escape(value.as_str().unwrap_or_default());
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Tabla API</title>\
         <link rel=\"stylesheet\" href=\"/style/api.css\"><main>",
    );
    let info = &document["info"];
    let _ = write!(page, "<h1>{} API</h1><p>{}</p>", text(&info["title"]), text(&info["description"]));
    page += "<p><a href=\"/api/openapi.json\">openapi.json</a></p>";
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let _ = write!(
                page,
                "<section><h2><code><b>{}</b> {}</code></h2><p>{}</p>",
                method.to_uppercase(),
                escape(path),
                text(&operation["summary"])
            );
            let _ = write!(page, "<p>{}</p><dl>", text(&operation["description"]));
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let (name, about) = (text(&parameter["name"]), text(&parameter["description"]));
                let _ = write!(page, "<dt><code>{name}</code></dt><dd>{about}</dd>");
            }
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            if !body.is_null() {
                let _ = write!(page, "<dt>body</dt><dd>{}</dd>", kind(body));
            }
            for (status, response) in operation["responses"].as_object().into_iter().flatten() {
                let shared = response["$ref"].as_str().and_then(|place| document.pointer(&place[1..]));
                let response = shared.unwrap_or(response);
                let schema = response["content"].as_object().and_then(|content| content.values().next());
                let schema = schema.map_or_else(String::new, |content| kind(&content["schema"]));
                let about = text(&response["description"]);
                let _ = write!(page, "<dt>{status}</dt><dd>{about} {schema}</dd>");
            }
            page += "</dl></section>";
        }
    }
    page += "<h2>Types</h2>";
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(page, "<section id=\"{0}\"><h3><code>{0}</code></h3>", escape(name));
        let _ = write!(page, "<p>{}</p><dl>", text(&schema["description"]));
        fields(&mut page, schema);
        page += "</dl></section>";
    }
    page + "</main></html>"
}

/// The fields of a type, or of each of its kinds.
fn fields(page: &mut String, schema: &serde_json::Value) {
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let about = escape(field["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<dt><code>{}</code> {}</dt><dd>{about}</dd>", escape(name), kind(field));
    }
    for word in schema["enum"].as_array().into_iter().flatten() {
        let _ = write!(page, "<dt><code>{}</code></dt>", escape(&word.to_string()));
    }
    for part in
        ["oneOf", "allOf", "anyOf"].iter().flat_map(|key| schema[key].as_array().into_iter().flatten())
    {
        let about = escape(part["description"].as_str().unwrap_or_default());
        let _ = write!(page, "<dt>{}</dt><dd>{about}<dl>", kind(part));
        fields(page, part);
        *page += "</dl></dd>";
    }
}

/// The type of a value in short, as a link where it has a name.
fn kind(schema: &serde_json::Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|place| place.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escape(name));
    }
    if schema["type"] == "array" {
        return format!("[{}]", kind(&schema["items"]));
    }
    if let Some(parts) = schema["oneOf"].as_array() {
        let parts: Vec<String> = parts.iter().map(kind).filter(|part| !part.is_empty()).collect();
        return parts.join(" | ");
    }
    match &schema["type"] {
        serde_json::Value::String(name) => escape(name),
        serde_json::Value::Array(names) => {
            names.iter().filter_map(|name| name.as_str()).map(escape).collect::<Vec<_>>().join(" | ")
        }
        _ => String::new(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
