//! Jamb at the console: the numbered menu, turns as they are typed, and games that go on another time.

use std::path::Path;

use crate::common::{Script, answers, fresh, house, in_every_language, normal, options, since};
use tabla_console::{BoardStyle, Console, Finish, JambOptions};
use tabla_games::{Language, Words};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Opens the room and plays a script.
fn room(
    folder: &Path,
    board: BoardStyle,
    language: Language,
    wishes: JambOptions,
    typed: &str,
) -> (String, Finish) {
    let mut script = Script::new(typed.trim());
    let options = options(folder, board);
    let finish = Console::new(&mut script, language, options).jamb(wishes).expect("a script never fails");
    (normal(&script.transcript, folder), finish.expect("the people fit round the table"))
}

fn english(folder: &Path, typed: &str) -> (String, Finish) {
    room(folder, BoardStyle::Unicode, Language::En, JambOptions::default(), typed)
}

/// So many turns, each straight into the next field of the column down, then up, then hand.
fn hasty(turns: usize) -> String {
    let rows = ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"];
    let hand = rows.map(|row| format!("h {row}"));
    let fields =
        std::iter::repeat_n("d".to_owned(), 10).chain(std::iter::repeat_n("u".to_owned(), 10)).chain(hand);
    fields.take(turns).map(|field| format!("3\n{field}\n")).collect()
}

/// Nineteen turns after which every column is still open, and the adviser is quick.
fn late_in_a_game() -> String {
    let hand = ["h 1", "h 2", "h 3", "h 4", "h 5", "h 6", "h kenta", "h ful"];
    let fields = hand.into_iter().chain(["d"; 6]).chain(["u"; 5]);
    fields.map(|field| format!("3\n{field}\n")).collect()
}

#[test]
fn every_item_of_the_menu() {
    let folder = folder();
    let path = folder.path();
    let typed = "
2
        6
        7
        9
        8
        5
        3
        44
        a
        d
        8
        3
        u
        4
        2
        6
        7
        9
        10

        11

        12
        game.json
        13
        game.json
        14
        5
        14
        1
        15
        10
        y
        3
        1
        16";
    let (transcript, finish) = english(path, typed);
    assert_eq!(finish, Finish::Over);
    insta::assert_snapshot!(fresh(&transcript));
}

/// Nothing that is typed wrongly loses anything; what is refused says why.
#[test]
fn wrong_input_everywhere() {
    let folder = folder();
    let typed = "99
        0
        -1
        three
        u
        8
        3
        xyzzy
        🙂
        666
        777
        123456
        keep
        throw
        23344
        d 5
        u 1
        h
        h x
        down down
        d 1 2
        kenta
        hk
        1
        undo
        t 1

        undo
        menu
        1
        no
        9
        10

        3
        4
        44
        h kenta
        44
        44
        t 4
        kenta
        d
        8
        12
        none/such/folder.json
        13
        nothing.json
        13

        11
        12
        1
        9
        2
        3
        2
        x
        1.5
        0.4
        4
        2
        7
        Ana,ana
        1,2,3,4,5,6,7,8,9
        Ana,,Bo
        a name that is far too long
        Ana, Bo
        10
        -7
        42

        14
        9
        1
        quit";
    let (transcript, finish) = english(folder.path(), typed);
    assert_eq!(finish, Finish::Over);
    insta::assert_snapshot!(answers(&transcript));
}

/// The transcript without the menu, which is the same every time.
fn without_menus(transcript: &str) -> String {
    let menu = regex::Regex::new(r"^ +\d+  \S.*\s\d+  \S").expect("the pattern is fixed");
    transcript.lines().filter(|line| !menu.is_match(line)).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_end_of_input_keeps_the_turn() {
    let folder = folder();
    let typed = late_in_a_game() + "3\nthrow all\na";
    let (transcript, finish) = english(folder.path(), &typed);
    assert_eq!(finish, Finish::Unfinished);
    let begin = transcript.find("Player 1, turn 20 of 30").expect("the last turn begins");
    let begin = transcript[..begin].rfind("Your choice").expect("it was chosen in the menu");
    insta::assert_snapshot!(fresh(&without_menus(&transcript[begin..])));
    let (transcript, finish) = house(folder.path(), Language::En, "1\n2\n3\nd\n16\n^C");
    assert_eq!(finish, Finish::Interrupted);
    assert!(transcript.contains("Go on: Jamb, Player 1, turn 20"), "{transcript}");
    assert!(transcript.contains("throw 2 of 3"), "{transcript}");
    // The advice is not forgotten.
    let (transcript, _) = house(folder.path(), Language::En, "1\n9\n16\n^C");
    assert!(transcript.contains("Advice was asked for 1 of 21 choices"), "{transcript}");
}

/// The report says what would have been best for the field just written: who takes it back then was advised.
#[test]
fn a_look_at_the_report_before_taking_back_is_advice() {
    for (typed, is_advised) in [
        ("3\nd\n9\n8\n3\nu\n9\n16", true),
        ("3\nd\n8\n3\nu\n9\n16", false),
        ("3\nd\n9\n3\nu\n8\n3\nu\n9\n16", false),
    ] {
        let (transcript, _) = english(folder().path(), typed);
        assert_eq!(transcript.contains("Advice was asked"), is_advised, "{transcript}");
    }
}

#[test]
fn ctrl_c_keeps_the_turn_too() {
    let folder = folder();
    let (transcript, finish) = english(folder.path(), "3\n44\n^C");
    assert_eq!(finish, Finish::Interrupted);
    assert!(transcript.contains("The game is saved."), "{transcript}");
    let (transcript, finish) = house(folder.path(), Language::En, "1\n3\n^C");
    assert_eq!(finish, Finish::Interrupted);
    assert!(transcript.contains("Kept 4 4, threw 3 6 4."), "{transcript}");
}

/// Nobody gets other dice by leaving.
#[test]
fn the_first_throw_is_kept_too() {
    let folder = folder();
    let (transcript, _) = english(folder.path(), "3\n^C");
    assert!(transcript.contains("The game is saved."), "{transcript}");
    let (transcript, _) = house(folder.path(), Language::En, "1\n6\n16\n^C");
    assert!(transcript.contains("Go on: Jamb, Player 1, turn 1"), "{transcript}");
    assert!(transcript.contains("5 dice"), "{transcript}");
}

#[test]
fn a_damaged_save_is_told_and_left() {
    let folder = folder();
    english(folder.path(), "3\n44");
    let saves = std::fs::read_dir(folder.path().join("saves")).expect("there is a save");
    let path = saves.flatten().next().expect("there is a save").path();
    let text = std::fs::read_to_string(&path).expect("it can be read");
    let damaged = text.replace("\"4 3 3 2 4\"", "\"6 6 6 6 6\"");
    assert_ne!(damaged, text);
    std::fs::write(&path, &damaged).expect("it can be written");
    let (transcript, _) = house(folder.path(), Language::En, "^C");
    assert!(
        transcript.contains("event 1 of the game cannot be: it is 6 6 6 6 6, and the seed gives 4 3 3 2 4"),
        "{transcript}"
    );
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), damaged);
}

#[test]
fn a_whole_game_ends_with_its_report() {
    let folder = folder();
    let typed = hasty(30) + "3\n4\n5\n2\n8\n16";
    let (transcript, finish) = english(folder.path(), &typed);
    assert_eq!(finish, Finish::Over);
    let end = transcript.find("Crossed out: poker, hand").or(transcript.find("Written: poker, hand"));
    let end = end.expect("the last but one field is written");
    insta::assert_snapshot!(fresh(&without_menus(&transcript[end..])));
    assert!(
        transcript.contains("The talon became a dense matrix: with 21 fields COO would take 63 bytes"),
        "{transcript}"
    );
}

/// Two people on the same dice: the same first throw, and a ranking at the end.
#[test]
fn people_round_the_table() {
    let folder = folder();
    let wishes = JambOptions {
        people: vec!["Ana".to_owned(), "Bo".to_owned()],
        shared: true,
        seed: Some(5),
        ..JambOptions::default()
    };
    let typed = "3\nd\n3\nu\n3\nu\n4\n2\n10\ny\n10\ny\n1\n16";
    let (transcript, finish) = room(folder.path(), BoardStyle::Unicode, Language::En, wishes, typed);
    assert_eq!(finish, Finish::Over);
    let end = without_menus(since(&transcript, "10"));
    insta::assert_snapshot!(answers(transcript.split("«10»").next().unwrap_or_default()) + &fresh(&end));
}

/// A computer with a seat of its own plays as soon as it is its turn, and says what it does.
#[test]
fn a_computer_takes_a_seat() {
    let people = |names: &[&str]| JambOptions {
        people: names.iter().map(|name| (*name).to_owned()).collect(),
        seed: Some(5),
        ..JambOptions::default()
    };
    let wishes = people(&["Ana", "computer:Optimal", "computer:greedy"]);
    let (transcript, _) =
        room(folder().path(), BoardStyle::Unicode, Language::En, wishes, "3\nd\n3\nu\n2\n16");
    assert_eq!(transcript.matches("Flawless plays.").count(), 2, "{transcript}");
    assert_eq!(transcript.matches("Greedy plays.").count(), 2, "{transcript}");
    assert!(transcript.contains("Best is to"), "{transcript}");
    let mut script = Script::new("");
    let options = options(folder().path(), BoardStyle::Unicode);
    let refused = Console::new(&mut script, Language::En, options).jamb(people(&["Ana", "computer:deep"]));
    let refused = refused.expect("a screen").expect_err("there is no such computer");
    assert_eq!(refused.saying.key, "jamb-people-no-computer");
}

#[test]
fn friends_explain_what_they_do() {
    let folder = folder();
    let typed = "4\n11\n2\n2\n11\n4\n11\n1\n2\n11\n4\n11\n1\n3\n11\n4\n16";
    let (transcript, _) = english(folder.path(), typed);
    insta::assert_snapshot!(fresh(&without_menus(&transcript)));
}

#[test]
fn a_friend_writes_numbers_as_the_language_does() {
    for language in Language::ALL {
        let wishes = JambOptions { seed: Some(3), ..JambOptions::default() };
        let (transcript, _) = room(folder().path(), BoardStyle::Words, language, wishes, "4\n16");
        let sign = Words::new(language).text("decimal-sign");
        assert!(transcript.contains(&format!("113/3888 = 2{sign}9")), "{transcript}");
    }
}

#[test]
fn every_layout_is_shown() {
    use tabla_games::jamb::Layout;
    let mut told = String::new();
    for layout in Layout::SPARSE {
        let folder = folder();
        let wishes = JambOptions { layout, ..JambOptions::default() };
        let typed = hasty(3) + "7\n16";
        let (transcript, _) = room(folder.path(), BoardStyle::Unicode, Language::En, wishes, &typed);
        let begin = transcript.find("The talon is kept").expect("the storage is told");
        told += &without_menus(&transcript[begin..]);
    }
    insta::assert_snapshot!(fresh(&told));
}

#[test]
fn without_pictures() {
    for (name, board) in [("ascii", BoardStyle::Ascii), ("words", BoardStyle::Words)] {
        let folder = folder();
        let typed = "2\n3\n33\n?\nd\n4\n6\n9\n10\ny\n16";
        let (transcript, _) = room(folder.path(), board, Language::En, JambOptions::default(), typed);
        let shown = transcript.replace(['«', '»'], "\"");
        assert!(shown.is_ascii(), "{transcript}");
        // The words are the same in both; what is drawn differs.
        let drawn =
            if name == "ascii" { transcript.split("«?»").next().unwrap_or_default() } else { &transcript };
        insta::assert_snapshot!(name, fresh(&without_menus(drawn)));
    }
}

#[test]
fn every_language_plays() {
    let scripts = [
        (Language::SrCyrl, "3\nзадржи 4 4\nс\nгоре\n4\n9\n16"),
        (Language::SrLatn, "3\nzadrži 4 4\ns\ngore\n4\n9\n16"),
        (Language::Cs, "3\nnech 44\nrada\nnahoru\n4\n9\n16"),
        (Language::Ro, "3\npăstrează 4 4\nsfat\nsus\n4\n9\n16"),
    ];
    let shown = in_every_language(|language| {
        let typed = scripts.iter().find(|(other, _)| *other == language).map_or("16", |(_, typed)| typed);
        // Late in the game the adviser is quick.
        let typed = format!("{}{typed}", hasty(18));
        let (transcript, _) =
            room(folder().path(), BoardStyle::Unicode, language, JambOptions::default(), &typed);
        assert!(!transcript.contains("<jamb"), "{transcript}");
        answers(&late(&transcript))
    });
    for (tag, transcript) in shown.into_iter().filter(|(tag, _)| *tag != "en") {
        insta::assert_snapshot!(tag, transcript);
    }
    let (transcript, _) =
        room(folder().path(), BoardStyle::Words, Language::SrLatn, JambOptions::default(), "3\nbaci 1 6\n16");
    assert!(transcript.contains("«baci 1 6»") && !transcript.contains("! "), "{transcript}");
}

/// What comes after the eighteenth hasty turn.
fn late(transcript: &str) -> String {
    let begin = transcript.match_indices("«3»").nth(18).map_or(0, |(index, _)| index);
    transcript[begin..].to_owned()
}

#[test]
fn no_line_is_wider_than_the_screen() {
    for language in Language::ALL {
        for board in [BoardStyle::Unicode, BoardStyle::Ascii, BoardStyle::Words] {
            for columns in [60, 80, 120] {
                let folder = folder();
                let yes = Words::new(language).text("yes-words");
                let yes = yes.split(',').next().unwrap_or_default();
                let typed = late_in_a_game() + &format!("2\n3\na\n?\nu\n4\n6\n7\n9\n15\n10\n{yes}\n16");
                let mut script = Script::new(&typed);
                script.columns = columns;
                let options = options(folder.path(), board);
                let wishes = JambOptions { seed: Some(3), ..JambOptions::default() };
                let finish = Console::new(&mut script, language, options).jamb(wishes);
                assert!(finish.is_ok_and(|finish| finish.is_ok()));
                for line in
                    script.transcript.lines().filter(|line| !line.contains('«') && !line.starts_with('!'))
                {
                    let width = tabla_console::text::width(line);
                    assert!(width <= columns, "{language:?} {board:?} {columns}: {width} {line}");
                    assert!(!line.contains("<jamb"), "{language:?}: {line}");
                }
            }
        }
    }
}
