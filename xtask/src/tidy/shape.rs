//! Law: every game crate has the same files, so that whoever knows one game finds their way in all.

use super::Finding;
use super::house::House;

/// The law's name.
pub const LAW: &str = "shape";

const FILES: [&str; 11] = [
    "README.md",
    "RULES.md",
    "src/encode.rs",
    "src/lib.rs",
    "src/notation.rs",
    "src/parts.rs",
    "src/players.rs",
    "src/rules.rs",
    "src/state.rs",
    "src/view.rs",
    "tests",
];

/// Every file that a game lacks.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in house.games() {
        for file in FILES.map(|file| format!("{}/{file}", game.folder)) {
            if !house.has(&file) {
                findings.push(Finding {
                    text: format!("`{}` lacks what every game has; add {file}", game.name),
                    file,
                    line: 1,
                    law: LAW,
                });
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::house::found;
    use super::*;

    fn house(without: &str) -> House {
        let files: Vec<String> = FILES
            .iter()
            .filter(|file| **file != without)
            .map(|file| {
                format!("crates/tabla-mice/{}", if *file == "tests" { "tests/laws.rs" } else { file })
            })
            .collect();
        let files: Vec<(&str, &str)> = files.iter().map(|file| (file.as_str(), "")).collect();
        House::of(&files).with_crate("tabla-mice", &[]).with_crate("tabla-games", &[])
    }

    #[test]
    fn a_complete_game_is_in_shape() {
        assert_eq!(found(&check(&house(""))), [""; 0]);
    }

    #[test]
    fn each_missing_file_is_found() {
        for file in FILES {
            assert_eq!(
                found(&check(&house(file))),
                [format!(
                    "crates/tabla-mice/{file}:1: `tabla-mice` lacks what every game has; \
                     add crates/tabla-mice/{file}"
                )]
            );
        }
    }
}
