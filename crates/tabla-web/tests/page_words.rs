//! The page puts words together as the console does: plural forms, forms of messages, terms.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_page_puts_words_together_as_the_console_does() {
    let folder = tempfile::tempdir().unwrap();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/lib");
    fs::create_dir(folder.path().join("lib")).unwrap();
    fs::write(folder.path().join("package.json"), r#"{ "type": "module" }"#).unwrap();
    fs::write(folder.path().join("words.mjs"), include_str!("page/words.mjs")).unwrap();
    for file in ["words.js", "store.js", "transport.js"] {
        fs::copy(page.join(file), folder.path().join("lib").join(file)).unwrap();
    }
    let ran = Command::new("node").arg("words.mjs").current_dir(folder.path()).output().expect("node runs");
    let lines = String::from_utf8_lossy(&ran.stdout);
    assert_eq!(
        lines.lines().collect::<Vec<_>>(),
        [
            "un punct, 2 puncte, 19 puncte, 20 de puncte, 100 de puncte, 101 puncte, 119 puncte, 120 de puncte, \
             1001 puncte",
            "precrtaj kentu, of the house",
            "precrtaj 3, of the house",
            "kenta not kenta",
        ],
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
}
