//! What the file of a game is called.

/// No name of a file is longer, without its date and its ending.
const LONGEST_STEM: usize = 80;

/// `scrabble.gcg` of Ana and Bob as `scrabble-Ana-Bob-2026-11-18.gcg`, with nothing that a disk does not take.
pub fn named(file: &str, players: &[String], today: &str) -> String {
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, "txt"));
    let whole = [&[stem.to_owned()], players].concat().join("-");
    let plain = |letter: char| if letter.is_alphanumeric() || letter == '_' { letter } else { '-' };
    let mut short: String = whole.chars().map(plain).take(LONGEST_STEM).collect();
    while short.contains("--") {
        short = short.replace("--", "-");
    }
    format!("{}-{today}.{ending}", short.trim_matches('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_after_the_game_its_players_and_the_day() {
        let check = |file: &str, players: &[&str], expected: &str| {
            let players: Vec<String> = players.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(named(file, &players, "2026-11-18"), expected);
        };
        check("scrabble.gcg", &["Ana", "Bob"], "scrabble-Ana-Bob-2026-11-18.gcg");
        check("mice.txt", &[], "mice-2026-11-18.txt");
        check("jamb.jamb", &["Љиљана", "Jiří"], "jamb-Љиљана-Jiří-2026-11-18.jamb");
        check("jewels-7.json", &["../a\\b: \"c\"", " "], "jewels-7-a-b-c-2026-11-18.json");
        check("mice", &["m".repeat(200).as_str()], &format!("mice-{}-2026-11-18.txt", "m".repeat(75)));
    }
}
