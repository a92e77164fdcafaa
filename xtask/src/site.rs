//! The house as a folder of static files: the page, the module that plays, and the data of the games.
//!
//! Everything but the door has an address that changes with what is in it: the page is in a folder that is called after
//! its content, modules and data are files that are. So all of it may be kept for ever, and nothing knows under which
//! path it is served.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use walkdir::WalkDir;

use crate::debian;
use crate::programs;
use crate::say;
use crate::steps::Cargo;
use crate::tally::Tally;

/// Where the house is built where nothing else is said.
const PLACE: &str = "target/site";
/// The modules, for every browser and for browsers that have SIMD: where each is built, and how.
///
/// What is marked for being put in line is, and little else: that is as quick, and a tenth smaller.
const ALL: [(&str, &str, &str); 2] = [
    ("tabla.wasm", "target/wasm", "-Cllvm-args=-inline-threshold=50"),
    ("tabla-simd.wasm", "target/wasm-simd", "-Cllvm-args=-inline-threshold=50 -Ctarget-feature=+simd128"),
];
/// The most bytes that a module may have when it travels, packed as `gzip -9` does it.
const MOST: usize = 1_500_000;
/// Where they lie when they are built.
const ENGINES: &str = "target/engines";
const TARGET: &str = "wasm32-unknown-unknown";
const BUILD: &str = "--package tabla-wasm --lib --profile module";
/// The compiler of Debian comes without a linker of its own.
const LINKER: (&str, &str) = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
/// What the standard library needs to be built for the target, besides the compiler and its sources.
const FILES: [(&str, &str); 1] = [("/usr/bin/wasm-ld", "lld")];

/// The data that games ask for, in the folder `data`: the names in `shipped.rs`.
const SHIPPED: &str = "crates/tabla-games/src/shipped.rs";
const MESSAGES: &str = "crates/tabla-games/messages";

const LANGUAGES: [&str; 5] = ["en", "sr-Cyrl", "sr-Latn", "cs", "ro"];

/// Parts of the folder `web` that no page of its own needs, or that are written anew here.
const LEFT_OUT: [&str; 6] =
    ["index.html", "worker.js", "link.js", "manifest.webmanifest", "local/offline.js", "style/api.css"];

/// Builds the house. An error says why it cannot be built here.
pub fn site(root: &Path, out: Option<&Path>) -> Result<bool> {
    let Some(built) = Built::new(root, Compiler::find(root)?, &ALL)? else { return Ok(false) };
    write(root, &built, out.unwrap_or(&root.join(PLACE)))?;
    Ok(true)
}

/// Builds it as a step of the whole check, for [`test()`] alone: with the module for SIMD in both places, which nearly every
/// browser takes, it is there sooner. Where no compiler can be had, that is said, and no fault.
pub fn step(root: &Path) -> Result<bool> {
    let place = root.join(PLACE);
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    let compiler = match Compiler::find(root) {
        Ok(compiler) => compiler,
        Err(why) => {
            say(format_args!("   left out: {why:#}"));
            return Ok(true);
        }
    };
    let Some(built) = Built::new(root, compiler, &ALL[1..])? else { return Ok(false) };
    write(root, &built, &place)?;
    Ok(true)
}

/// Compares seeded games of the module that was built last with those of this machine, and plays in a browser.
pub fn test(root: &Path, tally: &mut Tally) -> Result<bool> {
    if !root.join(PLACE).exists() {
        say("   left out: there is no house");
        return Ok(true);
    }
    let place = |path: &str| anyhow::Ok(fs::canonicalize(root.join(path))?.display().to_string());
    let variables = [("TABLA_ENGINES".to_owned(), place(ENGINES)?), ("TABLA_SITE".to_owned(), place(PLACE)?)];
    let chosen = [("tabla-wasm", "all", "games::"), ("tabla", "browser", "own::")];
    programs::run_left_out(root, &chosen, &variables, tally)
}

/// Builds `tabla` to be packaged: with engines for browsers in it.
pub fn dist(root: &Path) -> Result<bool> {
    let Some(_) = Built::new(root, Compiler::find(root)?, &ALL)? else { return Ok(false) };
    Cargo::locked(root, &["build", "--package", "tabla", "--profile", "dist", "--features", "engines"]).run()
}

/// The modules; where only one was asked for, it is both.
struct Built {
    module: PathBuf,
    simd: PathBuf,
}

impl Built {
    /// Builds them; `None` where that went wrong.
    fn new(root: &Path, compiler: Compiler, asked: &[(&str, &str, &str)]) -> Result<Option<Built>> {
        let engines = root.join(ENGINES);
        fs::create_dir_all(&engines)?;
        for &(name, place, flags) in asked {
            let is_built = match compiler {
                Compiler::Own => {
                    let words: Vec<&str> = ["build"].into_iter().chain(BUILD.split(' ')).collect();
                    let cargo = Cargo::locked(root, &[&words[..], &["--target", TARGET]].concat());
                    cargo.with("CARGO_TARGET_DIR", place).with("RUSTFLAGS", flags).run()?
                }
                Compiler::Debians => {
                    debian::build(root, place, TARGET, BUILD, &[LINKER, ("RUSTFLAGS", flags)])?
                }
            };
            if !is_built {
                return Ok(None);
            }
            let module = root.join(place).join(TARGET).join("module/tabla_wasm.wasm");
            fs::copy(&module, engines.join(name)).with_context(|| module.display().to_string())?;
        }
        let [module, simd] = [0, 1].map(|number| engines.join(ALL[number].0));
        if asked.len() < ALL.len() {
            fs::copy(&simd, &module)?;
        } else {
            check_apart(&fs::read(&module)?, &fs::read(&simd)?)?;
        }
        [&module, &simd].into_iter().try_for_each(|path| check_size(&fs::read(path)?))?;
        Ok(Some(Built { module, simd }))
    }
}

/// Refuses modules of which the second was built as the first.
fn check_apart(module: &[u8], simd: &[u8]) -> Result<()> {
    ensure!(module != simd, "the module for SIMD is the one for every browser: it was built without simd128");
    Ok(())
}

/// Refuses a module that is too large to be waited for.
fn check_size(module: &[u8]) -> Result<()> {
    let size = packed(module)?;
    ensure!(size <= MOST, "a module has {size} bytes when it is packed; at most {MOST} are wanted");
    Ok(())
}

/// Who builds a module.
#[derive(Clone, Copy)]
enum Compiler {
    /// The one that builds everything else, where it has the target.
    Own,
    /// Debian's, which also has the sources of its standard library.
    Debians,
}

impl Compiler {
    /// The first that is there; Debian's is installed where that can be done. An error says what to do.
    fn find(root: &Path) -> Result<Compiler> {
        let mut rustc = Command::new("rustc");
        let asked = rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(root).output();
        let has_target = asked.is_ok_and(|answer| {
            answer.status.success() && Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir()
        });
        if has_target {
            return Ok(Compiler::Own);
        }
        let advice = || format!("no compiler for pages; where there is rustup: rustup target add {TARGET}");
        debian::set_up(root, &FILES).with_context(advice)?;
        Ok(Compiler::Debians)
    }
}

/// Writes the folder.
fn write(root: &Path, built: &Built, out: &Path) -> Result<()> {
    let data_folder = root.join(ENGINES).join("data");
    let names = gather(root, &data_folder)?;
    let said = ask(root, &built.module, &data_folder)?;
    let mut files = Files::default();
    let module = files.add(&built.module, "tabla", "wasm")?;
    let simd = files.add(&built.simd, "tabla-simd", "wasm")?;
    let mut data = BTreeMap::new();
    for name in names {
        let path = Path::new(&name);
        let [stem, ending] =
            [path.file_stem(), path.extension()].map(|part| part.unwrap_or_default().to_string_lossy());
        data.insert(name.clone(), files.add(&data_folder.join(&name), &stem, &ending)?);
    }
    let up = |name: &String| json!([format!("../../{name}"), files.all[name].len()]);
    let data_up: BTreeMap<&String, Value> = data.iter().map(|(name, address)| (name, up(address))).collect();
    let places = json!({ "module": up(&module), "simd": up(&simd), "data": data_up });

    let mut parts = page_parts(root)?;
    parts.insert("local/places.json".to_owned(), places.to_string().into());
    for (name, text) in &said {
        parts.insert(format!("local/told/{name}.json"), text.clone().into());
    }
    let edition = format!("e{}", hash(parts.iter().flat_map(|(name, content)| [name.as_bytes(), content])));
    let within = |name: &str| format!("{edition}/{name}");
    let door = door(&fs::read_to_string(root.join("web/index.html"))?, &edition, &said)?;
    let manifest = fs::read_to_string(root.join("web/manifest.webmanifest"))?
        .replace("\"icons/", &format!("\"{edition}/icons/"));

    let kept: Vec<String> =
        parts.keys().map(|name| within(name)).chain(["manifest.webmanifest".to_owned()]).collect();
    let worker = fs::read_to_string(root.join("web/local/offline.js"))?;
    let worker = filled(&worker, "['files of the page']", &json!(kept).to_string())?;
    let worker = filled(&worker, "['the modules']", &json!([module, simd]).to_string())?;
    let worker = filled(&worker, "['a module with SIMD']", simd_probe(root)?.as_str())?;
    let worker =
        filled(&worker, "['files of the games']", &json!(data.values().collect::<Vec<_>>()).to_string())?;
    let all = hash([door.as_bytes(), manifest.as_bytes(), worker.as_bytes()]);
    let worker = filled(&worker, "'tabla edition of the page'", &format!("'tabla {all}'"))?;

    // What an earlier edition has left would be served for ever.
    if out.join("worker.js").exists() {
        fs::remove_dir_all(out)?;
    }
    let put = |name: &str, content: &[u8]| {
        let path = out.join(name);
        fs::create_dir_all(path.parent().unwrap_or(out))?;
        fs::write(&path, content).with_context(|| path.display().to_string())
    };
    parts.iter().try_for_each(|(name, content)| put(&within(name), content))?;
    files.all.iter().try_for_each(|(name, content)| put(name, content))?;
    put("index.html", door.as_bytes())?;
    put("manifest.webmanifest", manifest.as_bytes())?;
    put("worker.js", worker.as_bytes())?;
    tell(out, &parts, &files)
}

/// Says how large everything is, as it is and as it travels.
fn tell(out: &Path, parts: &BTreeMap<String, Vec<u8>>, files: &Files) -> Result<()> {
    let kib = |bytes: usize| bytes.div_ceil(1024);
    let line = |name: &str, bytes: usize, packed: usize| {
        say(format_args!("   {name:<40} {:>6} KiB, compressed {:>6} KiB", kib(bytes), kib(packed)));
    };
    for (name, content) in &files.all {
        line(name, content.len(), packed(content)?);
    }
    let sizes = parts.values().map(|content| Ok((content.len(), packed(content)?)));
    let sizes = sizes.collect::<Result<Vec<_>>>()?;
    line("the page", sizes.iter().map(|(size, _)| size).sum(), sizes.iter().map(|(_, packed)| packed).sum());
    say(format_args!("   {} is the house", out.display()));
    Ok(())
}

fn packed(content: &[u8]) -> Result<usize> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(content)?;
    Ok(packer.finish()?.len())
}

/// Files whose names have a word of what is in them.
#[derive(Default)]
struct Files {
    all: BTreeMap<String, Vec<u8>>,
}

impl Files {
    fn add(&mut self, path: &Path, stem: &str, ending: &str) -> Result<String> {
        let content = fs::read(path).with_context(|| path.display().to_string())?;
        let ending = if ending.is_empty() { String::new() } else { format!(".{ending}") };
        let name = format!("files/{stem}-{}{ending}", hash([&content[..]]));
        self.all.insert(name.clone(), content);
        Ok(name)
    }
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    format!("{:016x}", hasher.finish())
}

/// The shortest module with SIMD, as the page tries it: a worker that keeps the page cannot ask the page's modules.
fn simd_probe(root: &Path) -> Result<String> {
    let text = fs::read_to_string(root.join("web/local/files.js"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("const SIMD = ")?.strip_suffix(';'));
    Ok(line.context("files.js tries no SIMD")?.to_owned())
}

/// What of the folder `web` belongs to a house of its own.
fn page_parts(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let web = root.join("web");
    let mut parts = BTreeMap::new();
    for entry in WalkDir::new(&web) {
        let entry = entry?;
        let name = entry.path().strip_prefix(&web)?.to_string_lossy().replace('\\', "/");
        let is_shown = ["js", "css", "svg", "png"].iter().any(|ending| name.ends_with(&format!(".{ending}")));
        if entry.file_type().is_file()
            && is_shown
            && !name.starts_with("previews/")
            && !LEFT_OUT.contains(&&*name)
        {
            parts.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(parts)
}

/// The names of the data that games ask for.
fn shipped(root: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(root.join(SHIPPED))?;
    let names = regex::Regex::new("(?m)^    [A-Z_]+: \"([^\"]+)\";$")?;
    let names: Vec<String> = names.captures_iter(&text).map(|found| found[1].to_owned()).collect();
    ensure!(!names.is_empty(), "no data in {SHIPPED}");
    Ok(names)
}

/// Puts the data into one folder that modules ask for, and their names: files of the folder `data`, and the messages of
/// each language, before each Fluent file a form feed and a line with its name.
fn gather(root: &Path, folder: &Path) -> Result<Vec<String>> {
    let mut names = shipped(root)?;
    let put = |name: &str, content: &[u8]| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(&path, content).with_context(|| path.display().to_string())
    };
    for name in &names {
        put(name, &fs::read(root.join("data").join(name))?)?;
    }
    for lang in LANGUAGES {
        let mut text = String::new();
        for entry in WalkDir::new(root.join(MESSAGES).join(lang)).sort_by_file_name() {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy();
            if name.ends_with(".ftl") {
                text += &format!("\u{c}{name}\n{}", fs::read_to_string(entry.path())?);
            }
        }
        let name = format!("messages/{lang}");
        put(&name, text.as_bytes())?;
        names.push(name);
    }
    Ok(names)
}

/// What the house says that never changes: its words and what it offers, so that the page need not wait for the module.
fn ask(root: &Path, module: &Path, data: &Path) -> Result<BTreeMap<String, String>> {
    let mut names = vec!["catalogue".to_owned()];
    let mut questions = vec![json!({ "ask": "catalogue" }).to_string()];
    for lang in LANGUAGES {
        names.push(format!("words-{lang}"));
        questions.push(json!({ "ask": "words", "lang": lang }).to_string());
    }
    let mut node = Command::new("node");
    node.arg(root.join("crates/tabla-wasm/tests/ask.mjs")).arg(module).arg(data).args(questions);
    let output = node.output().context("cannot run node")?;
    let wrong = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "the module does not answer: {wrong}");
    let told = |line: &str| -> Result<String> {
        let answer: Value = serde_json::from_str(line)?;
        Ok(answer.get("told").context("the module refuses")?.to_string())
    };
    let lines = String::from_utf8_lossy(&output.stdout);
    names.into_iter().zip(lines.lines()).map(|(name, line)| Ok((name, told(line)?))).collect()
}

/// The door of the house: the page with its parts in the folder of this edition, and the words that it says before it
/// has any.
fn door(page: &str, edition: &str, said: &BTreeMap<String, String>) -> Result<String> {
    let word = |lang: &str, key: &str| -> Result<String> {
        let words: Value = serde_json::from_str(said.get(&format!("words-{lang}")).context("no words")?)?;
        let text = words[key].as_str().with_context(|| format!("{key} is no plain text"))?;
        Ok(text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"))
    };
    let addresses =
        regex::Regex::new("(href|src)=\"((?:style|lib|pages|icons)/[^\"]+|app\\.js|theme\\.js)\"")?;
    let mut page = addresses.replace_all(page, format!("$1=\"{edition}/$2\"")).into_owned();
    page = filled(&page, "<html lang=\"en\">", "<html lang=\"en\" data-home=\"page\">")?;
    for key in ["web-needs-script", "web-unreachable"] {
        let said = LANGUAGES.map(|lang| Ok(format!("<p lang=\"{lang}\">{}</p>", word(lang, key)?)));
        let said = said.into_iter().collect::<Result<String>>()?;
        page = filled(&page, &format!("<!-- words: {key} -->"), &said)?;
    }
    let about = format!(
        "<title>{}</title><meta name=\"description\" content=\"{}\">",
        word("en", "web-house-title")?,
        word("en", "web-house-line")?
    );
    filled(&page, "<!-- preview -->", &about)
}

/// A text with this in the place of that, which must be there.
fn filled(text: &str, place: &str, content: &str) -> Result<String> {
    ensure!(text.contains(place), "there is no {place}");
    Ok(text.replace(place, content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_door_leads_into_its_edition_and_says_what_it_must() {
        let words = json!({
            "web-needs-script": "a & b", "web-unreachable": "gone", "web-house-title": "Tabla", "web-house-line": "games",
        });
        let said = LANGUAGES.map(|lang| (format!("words-{lang}"), words.to_string())).into();
        let page = "<html lang=\"en\"><!-- preview --><script src=\"app.js\"></script><link href=\"style/a.css\">\
                    <a href=\"manifest.webmanifest\"></a><!-- words: web-needs-script --><!-- words: web-unreachable -->";
        let made = door(page, "e1", &said).unwrap();
        for part in [
            "data-home=\"page\"",
            "src=\"e1/app.js\"",
            "href=\"e1/style/a.css\"",
            "href=\"manifest.webmanifest\"",
            "<p lang=\"cs\">a &amp; b</p>",
            "<title>Tabla</title>",
        ] {
            assert!(made.contains(part), "{part}: {made}");
        }
        assert!(door("<html>", "e1", &said).is_err());
    }

    #[test]
    fn modules_are_two_and_small() {
        assert!(check_apart(b"plain", b"simd").is_ok());
        assert!(check_apart(b"plain", b"plain").is_err());
        // What cannot be packed stays as large as it is.
        let mut state = 1_u64;
        let mut noise = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 56) as u8
        };
        let noise: Vec<u8> = (0..MOST + 1).map(|_| noise()).collect();
        assert!(check_size(&noise).is_err());
        assert!(check_size(&noise[..MOST - 10_000]).is_ok());
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        assert!(simd_probe(root).unwrap().starts_with("[0, 97, 115, 109"));
    }

    #[test]
    fn what_is_another_thing_has_another_address() {
        assert_ne!(hash([&b"ab"[..], b"c"]), hash([&b"a"[..], b"bc"]));
        assert_eq!(hash([&b"a"[..]]), hash([&b"a"[..]]));
    }

    #[test]
    fn the_data_of_the_games_are_all_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let names = shipped(root).unwrap();
        assert_eq!(names.len(), 13);
        assert!(names.iter().all(|name| root.join("data").join(name).exists()), "{names:?}");
    }
}
