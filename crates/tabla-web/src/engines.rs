//! Engines for browsers: the module in which a page opens its tables and thinks itself, so that the server need not.

use std::io;
use std::path::Path;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Map, json};
use tabla_games::Language;
use tabla_games::shipped::{self, Shipped};

use crate::assets;
use crate::packed::Packed;
use crate::problem::Refusal;

/// The module for every browser, and the one for browsers that have SIMD, as `cargo xtask site` writes them.
const MODULES: [&str; 2] = ["tabla.wasm", "tabla-simd.wasm"];
/// Where the page looks for them, and where for data.
const PLACE: &str = "/local/";
const DATA: &str = "data/";
const PLACES: &str = "places.json";

/// The page, as it is, and as it knows that there are engines.
const HOME: [&str; 2] = ["<html lang=\"en\">", "<html lang=\"en\" data-home=\"both\">"];

const WASM: &str = "application/wasm";
const JSON: &str = "application/json";
const BYTES: &str = "application/octet-stream";

/// Both modules.
#[derive(Clone, Debug)]
pub struct Engines([Packed; 2]);

impl Engines {
    /// Those in this folder.
    pub fn read(folder: &Path) -> io::Result<Engines> {
        let [module, simd] = MODULES.map(|name| std::fs::read(folder.join(name)));
        Ok(Engines([Packed::of_bytes(module?), Packed::of_bytes(simd?)]))
    }

    /// Those that were built in.
    #[cfg(feature = "engines")]
    pub fn built_in() -> Option<Engines> {
        let modules: [&[u8]; 2] = [
            include_bytes!("../../../target/engines/tabla.wasm"),
            include_bytes!("../../../target/engines/tabla-simd.wasm"),
        ];
        Some(Engines(modules.map(|module| Packed::of_bytes(module.to_vec()))))
    }

    /// None were built in.
    #[cfg(not(feature = "engines"))]
    pub fn built_in() -> Option<Engines> {
        None
    }

    /// The same page, which knows that there are engines.
    pub fn brought(page: &str) -> String {
        page.replacen(HOME[0], HOME[1], 1)
    }

    /// A module, data that one asks for, or the list of all that; `None` for any other address.
    pub fn serve(&self, path: &str, headers: &HeaderMap) -> Option<Result<Response, Refusal>> {
        let name = path.strip_prefix(PLACE)?;
        if let Some((_, module)) = MODULES.iter().zip(&self.0).find(|(known, _)| **known == name) {
            return Some(assets::packed(&module.hash, WASM, module.body.clone(), headers));
        }
        let (packed, kind) = match name.strip_prefix(DATA) {
            None if name == PLACES => (self.places(), JSON),
            None => return None,
            Some(name) => (Packed::of_bytes(data().find(|(known, _)| known == name)?.1), BYTES),
        };
        Some(assets::packed(&packed.hash, kind, packed.body, headers))
    }

    /// Where everything is, and how long.
    fn places(&self) -> Packed {
        let place = |(name, content): (String, Bytes)| {
            let place = json!([format!("{DATA}{name}"), content.len()]);
            (name, place)
        };
        let [module, simd] = [0, 1].map(|number| json!([MODULES[number], self.0[number].body.len()]));
        Packed::new(
            &json!({ "module": module, "simd": simd, "data": data().map(place).collect::<Map<_, _>>() }),
        )
    }
}

/// What modules ask for, by its name: files, and the messages of every language.
fn data() -> impl Iterator<Item = (String, Bytes)> {
    let file = |file: &'static Shipped| Some((file.name.to_owned(), Bytes::from_static(file.bytes()?)));
    let messages = |language: Language| {
        (format!("messages/{}", language.tag()), Bytes::from(shipped::written(language)))
    };
    shipped::ALL.into_iter().filter_map(file).chain(Language::ALL.into_iter().map(messages))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_brings_engines_says_so_and_finds_them() {
        let folder = tempfile::tempdir().unwrap();
        assert!(Engines::read(folder.path()).is_err());
        MODULES.iter().for_each(|name| std::fs::write(folder.path().join(name), name).unwrap());
        let engines = Engines::read(folder.path()).unwrap();
        assert!(Engines::brought(&assets::page().unwrap()).contains("data-home=\"both\""));
        let serve = |path: &str| engines.serve(path, &HeaderMap::new()).map(|found| found.unwrap().status());
        for path in [
            "places.json",
            "tabla.wasm",
            "tabla-simd.wasm",
            "data/lexicons/english.lexicon",
            "data/messages/en",
        ] {
            assert_eq!(serve(&format!("/local/{path}")).unwrap(), 200, "{path}");
        }
        assert!(serve("/local/desk.js").is_none() && serve("/local/data/none").is_none());
    }
}
