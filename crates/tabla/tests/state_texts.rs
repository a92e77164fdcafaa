//! The page about state texts, tried line by line.

use tabla_core::{Seat, Viewer};
use tabla_games::{GAMES, kits};
use tabla_table::{Table, Variant};

const PAGE: &str = include_str!("../../../documentation/state-texts.md");

#[test]
fn the_page_about_state_texts_is_right() {
    let mut tried = Vec::new();
    for (number, block) in PAGE.split("```table\n").skip(1).enumerate() {
        let block = block.split_once("```").unwrap().0;
        let (first, lines) = block.split_once('\n').unwrap();
        let words: Vec<&str> = first.split(' ').collect();
        let [_, name, rules, _, luck] = words[..] else { panic!("{first}") };
        tried.push(name.to_owned());
        let rules = if rules == "usual" { "" } else { rules };
        let game = kits::variant(name, rules).unwrap();
        let mut table = game.open(None, luck.parse().unwrap()).unwrap();
        for line in lines.lines() {
            try_line(&game, &mut *table, line, &format!("block {}, {line}", number + 1));
        }
    }
    assert!(GAMES.iter().all(|game| tried.iter().any(|tried| tried == game)), "{tried:?}");
}

fn try_line(game: &Variant, table: &mut dyn Table, line: &str, place: &str) {
    let (word, rest) = line.split_once(' ').unwrap();
    let seat = table.to_move().unwrap();
    match word {
        "play" => rest.split(' ').for_each(|mv| table.play(mv).map(drop).unwrap()),
        "sees" => assert_eq!(game.observation(table, seat), rest, "{place}"),
        "other" => {
            let other = if seat == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
            assert_eq!(game.observation(table, other), rest, "{place}");
        }
        "whole" => {
            let whole = table.show(Viewer::Everything, None).unwrap().position;
            let fits = rest.strip_suffix('…').map_or(whole == rest, |start| whole.starts_with(start));
            assert!(fits, "{place}: {whole}");
        }
        "moves" => {
            let (count, some) = rest.split_once(": ").unwrap();
            let moves = table.tokens(seat);
            assert_eq!(moves.len().to_string(), count, "{place}");
            for mv in some.split(' ') {
                assert!(moves.iter().any(|other| other == mv), "{place}: {mv} is not among {moves:?}");
            }
        }
        _ => panic!("{place}"),
    }
}
