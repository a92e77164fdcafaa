//! Games of Scrabble played from scripts.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{self, Script, answers, fresh, in_every_language, normal, since};
use regex::Regex;
use tabla_console::{BoardStyle, Console, Finish, Game, Keep, Options, Steps};
use tabla_core::{SeededRng, TableError, Viewer, below};
use tabla_games::Language;
use tabla_games::kits::scrabble::{going_on_with, setup as agree};
use tabla_games::kits::{Shelf, registry};
use tabla_games::scrabble::scorer::{File, SAMPLE};
use tabla_games::scrabble::{Challenge, GAME, Layout, Outfit, WordLists, WordSource, gcg, read_seats};
use tabla_table::{Secret, Setup};
use tempfile::tempdir;

/// A list that never changes, so that better lists change no test.
const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/scrabble/enable.txt");

/// Both racks are known.
const START: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATSXEI/DOGERN? 0/0 0";

/// What the games here are played with.
fn outfit() -> Outfit {
    Outfit { words: WordSource::File(PathBuf::from(LIST)), ..Outfit::english() }
}

/// These players at an empty board.
fn empty(players: &str, challenge: Challenge) -> Setup {
    agree(&outfit(), challenge, &read_seats(players).expect("players"))
}

/// The same with known racks.
fn setup_with(players: &str, challenge: Challenge) -> Setup {
    Setup { start: Some(START.to_owned()), ..empty(players, challenge) }
}

fn setup(players: &str) -> Setup {
    setup_with(players, Challenge::Void)
}

/// A console in this folder, which may read word lists.
fn options(folder: &Path, style: BoardStyle) -> Options {
    let options = common::options(folder, style);
    let word_lists = WordLists::beside(options.saves.as_ref());
    let shelf = Shelf { word_lists, word_files: true, ..Shelf::default() };
    Options { registry: registry(&shelf), ..options }
}

/// Plays a script. What was shown, and how the game was left.
fn play(folder: &Path, language: Language, setup: Setup, typed: &str) -> (String, Finish) {
    play_as(folder, language, BoardStyle::Unicode, setup, None, typed).expect("a game")
}

fn play_as(
    folder: &Path,
    language: Language,
    style: BoardStyle,
    setup: Setup,
    out: Option<PathBuf>,
    typed: &str,
) -> Result<(String, Finish), TableError> {
    let mut script = Script::new(typed);
    let options = options(folder, style);
    let kit = options.registry.find(GAME)?;
    let table = kit.clone().open(setup, Secret::from_seed(3))?;
    let keep = Keep::begin(&kit, &*table, out.as_deref(), folder, options.saves.clone());
    let mut game = Game::new(kit, table, keep, Steps::Ask);
    let finish = Console::new(&mut script, language, options).play(&mut game).expect("a script never fails");
    Ok((timeless(&script, folder), finish))
}

/// What was shown, without the moment at which the game was saved.
fn timeless(script: &Script, folder: &Path) -> String {
    let moment = Regex::new(r"\d{8}-\d{6}").expect("the pattern is fixed");
    moment.replace_all(&normal(&script.transcript, folder), "MOMENT").into_owned()
}

/// Opens the house, or this game of it, and plays a script.
fn house(folder: &Path, only: Option<&str>, typed: &str) -> (String, Finish) {
    let mut script = Script::new(typed);
    let options = options(folder, BoardStyle::Unicode);
    let finish = Console::new(&mut script, Language::En, options).house(only).expect("a script never fails");
    (timeless(&script, folder), finish)
}

#[test]
fn wrong_input_everywhere_is_answered() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("bad.gcg"), ">ana: ABC 8Z\n").expect("a file");
    let typed = "
        foo
        hnit
        h8
        h8 CATS DOGS
        z9 CAT
        99h CAT
        h8 C4T
        h8 DOG
        a1 CAT
        h8 XCAT
        8
        -
        undo
        h7 cats
        exchange
        exchange QQ
        accept
        challenge
        words
        words cat xyzzy
        save
        save bad.gcg
        no
        load
        load nothing.gcg
        load bad.gcg
        redo
        eval
        lang xx
        position
        record
        quit";
    let (shown, finish) = play(folder.path(), Language::En, setup("human,greedy"), typed);
    assert_eq!(finish, Finish::Unfinished);
    insta::assert_snapshot!(answers(&shown));
}

#[test]
fn every_language_plays() {
    let shown = in_every_language(|language| {
        let folder = tempdir().expect("a folder");
        let typed = "help\nhint\nh8 CATS\nboard\nundo\nexchange CX\nrules\nquit";
        let (shown, finish) = play(folder.path(), language, setup("human,greedy"), typed);
        assert_eq!(finish, Finish::Unfinished);
        assert!(!shown.contains('<'), "a message is missing: {shown}");
        // The help and the rules are pinned in English.
        let (help, rules) = (since(&shown, "hint"), since(&shown, "rules"));
        if language == Language::En { fresh(&shown) } else { fresh(&help[..help.len() - rules.len()]) }
    });
    for (tag, shown) in shown {
        insta::assert_snapshot!(tag, shown);
    }
}

#[test]
fn people_at_one_keyboard_see_their_own_racks_only() {
    let folder = tempdir().expect("a folder");
    let typed = "\nh8 CATS\n\nundo\nhint\npass\n\nquit";
    let (shown, _) = play(folder.path(), Language::En, setup("human,human"), typed);
    let pauses: Vec<&str> = shown.split("The keyboard goes to Player ").collect();
    assert_eq!(pauses.len(), 4, "{shown}");
    // The first person's tiles are shown before the second one sits down, and never after; and the other way.
    let tiles = |part: &str| part.lines().filter(|line| line.starts_with("Your tiles")).count();
    assert_eq!(pauses.iter().map(|part| tiles(part)).collect::<Vec<_>>(), [0, 1, 1, 1]);
    assert!(!pauses[1].contains("D2 E1 G2"), "{shown}");
    assert!(!pauses[2].contains("X8"), "{shown}");
    insta::assert_snapshot!(answers(&shown));
}

#[test]
fn plays_can_be_challenged() {
    let folder = tempdir().expect("a folder");
    let double = || setup_with("human,human", Challenge::Double);
    let wrong = "\nh8 XETIC\n\nhint\nh8 DOG\nchallenge\nquit";
    let (shown, _) = play(folder.path(), Language::En, double(), wrong);
    assert!(shown.contains("challenges, and is right: the play is taken back"), "{shown}");
    let right = "\nh8 CATS\n\nchallenge\n\nquit";
    let (shown, _) = play(folder.path(), Language::En, double(), right);
    assert!(shown.contains("challenges, and is wrong"), "{shown}");
    // Whoever challenged in vain sits out: the same person plays again.
    let last = shown.rsplit("The keyboard goes to Player ").next().unwrap_or_default();
    assert!(last.starts_with('1'), "{shown}");
    let computer = setup_with("human,greedy", Challenge::Double);
    let (shown, _) = play(folder.path(), Language::En, computer, "h8 XETIC\nquit");
    assert!(shown.contains("Player 2 (computer) challenges, and is right"), "{shown}");
    insta::assert_snapshot!(answers(&shown));
}

#[test]
fn boards_of_every_size_and_style() {
    let folder = tempdir().expect("a folder");
    for (size, style) in [(10, BoardStyle::Unicode), (26, BoardStyle::Ascii), (15, BoardStyle::Words)] {
        let layout = match Layout::plain(size) {
            Some(layout) if size != 15 => layout,
            _ => outfit().layout,
        };
        let seats = read_seats("greedy,human").expect("players");
        let setup = agree(&Outfit { layout, ..outfit() }, Challenge::Void, &seats);
        let (shown, _) =
            play_as(folder.path(), Language::En, style, setup, None, "board\nquit").expect("a game");
        insta::assert_snapshot!(format!("board_{size}"), fresh(&shown));
    }
}

#[test]
fn computers_play_to_the_end_and_the_file_can_be_read() {
    let folder = tempdir().expect("a folder");
    let out = folder.path().join("game.gcg");
    let setup = empty("greedy,greedy,greedy", Challenge::Void);
    let (shown, finish) =
        play_as(folder.path(), Language::En, BoardStyle::Unicode, setup.clone(), Some(out.clone()), "")
            .expect("a game");
    assert_eq!(finish, Finish::Over);
    insta::assert_snapshot!(shown);
    let text = fs::read_to_string(&out).expect("the game");
    let game = gcg::read(&text).expect("GCG");
    assert_eq!(game.players.len(), 3);
    // Nothing is left to play in it.
    let loaded = going_on_with(setup, &text);
    let (shown, finish) = play(folder.path(), Language::En, loaded, "");
    assert_eq!(finish, Finish::Over);
    assert!(shown.contains("has won") || shown.contains("TIE"), "{shown}");
}

#[test]
fn a_game_from_a_file_goes_on() {
    let folder = tempdir().expect("a folder");
    let file =
        "#player1 ana Ana Pop\n#player2 ion Ion\n>ana: CATSXYZ 8G CAT +10 10\n>ion: DOGEEEE 9H ODE +9 9\n";
    fs::write(folder.path().join("half.gcg"), file).expect("a file");
    let typed =
        "load half.gcg\nboard\npass\nsave new.gcg\nsave new.gcg\nno\nsave new.json\nload new.json\nquit";
    let (shown, _) = play(folder.path(), Language::En, setup("human,greedy"), typed);
    insta::assert_snapshot!(answers(&shown));
    let saved = fs::read_to_string(folder.path().join("new.gcg")).expect("the game");
    assert!(saved.starts_with(file), "{saved}");
    // What the first player kept is still on the rack.
    let rack = shown.lines().filter(|line| line.starts_with("Your tiles")).nth(1).unwrap_or_default();
    assert!(["S1", "X8", "Y4", "Z10"].iter().all(|tile| rack.contains(tile)), "{rack}");
    assert!(
        saved.lines().nth(4).is_some_and(|line| line.starts_with(">ana: ") && line.ends_with("- +0 10")),
        "{saved}"
    );
    assert!(gcg::read(&saved).is_ok());
    let bad = going_on_with(setup("human,greedy"), ">ana: X");
    assert!(play_as(folder.path(), Language::En, BoardStyle::Unicode, bad, None, "").is_err());
}

#[test]
fn an_unfinished_game_is_offered_again() {
    let folder = tempdir().expect("a folder");
    let (shown, finish) = play(folder.path(), Language::En, setup("human,greedy"), "h8 CATS\nshuffle\n^C");
    assert_eq!(finish, Finish::Interrupted);
    assert!(shown.contains("The game is kept"), "{shown}");
    let (shown, _) = house(folder.path(), None, "1\nrecord\nquit");
    assert!(shown.contains("Go on with Scrabble: human,greedy, turns played: 2"), "{shown}");
    assert!(shown.contains("Player 1 (person): h8 CATS, 12 points"), "{shown}");
    // The tiles are the same as before.
    let racks: Vec<&str> = shown.lines().filter(|line| line.starts_with("Your tiles")).collect();
    assert_eq!(racks.len(), 1, "{shown}");
}

/// The file of a game is written turn by turn, also when the game goes on another day.
#[test]
fn a_game_goes_on_in_its_file() {
    let folder = tempdir().expect("a folder");
    let out = folder.path().join("game.gcg");
    let style = BoardStyle::Unicode;
    let written = || {
        let text = fs::read_to_string(&out).expect("the game");
        text.lines().filter(|line| line.starts_with('>')).count()
    };
    play_as(folder.path(), Language::En, style, setup("human,greedy"), Some(out.clone()), "h8 CATS\nquit")
        .expect("a game");
    assert_eq!(written(), 2);
    let (shown, finish) = house(folder.path(), None, "1\npass\nundo\npass\nquit");
    assert_eq!(finish, Finish::Unfinished, "{shown}");
    assert_eq!(written(), 4, "{shown}");
}

/// Saves of the first edition name the file of their words.
#[test]
fn a_save_of_the_first_edition_goes_on_with_its_own_words() {
    let folder = tempdir().expect("a folder");
    let options = options(folder.path(), BoardStyle::Unicode);
    let table = options.registry.open(setup("human,greedy"), Secret::from_seed(3)).expect("a table");
    let save = table.export("json", Viewer::Everything).expect("a save");
    assert!(save.contains("enable.txt"), "{save}");
    let saves = folder.path().join("saves");
    fs::create_dir_all(&saves).expect("a folder");
    fs::write(saves.join("scrabble-20260101-120000.json"), save).expect("a file");
    let (shown, _) = house(folder.path(), None, "1\nwords zax zaz\nh8 CATS\nquit");
    assert!(shown.contains("Go on with Scrabble: human,greedy, turns played: 0"), "{shown}");
    assert!(shown.contains("ZAX: a word") && shown.contains("h8 CATS, 12 points"), "{shown}");
    // Where no word file may be read the save is refused when it is chosen, and left as it is.
    let mut script = Script::new("1\nquit");
    let strict = common::options(folder.path(), BoardStyle::Unicode);
    Console::new(&mut script, Language::En, strict).house(None).expect("a script never fails");
    assert!(script.transcript.contains("enable.txt"), "{}", script.transcript);
    assert!(saves.join("scrabble-20260101-120000.json").exists());
}

#[test]
fn computers_can_be_left() {
    let folder = tempdir().expect("a folder");
    let mut script = Script::new("");
    script.interrupt = true;
    let options = options(folder.path(), BoardStyle::Unicode);
    let kit = options.registry.find(GAME).expect("a kit");
    let table = kit.clone().open(setup("greedy,greedy"), Secret::from_seed(3)).expect("a table");
    let keep = Keep::begin(&kit, &*table, None, folder.path(), options.saves.clone());
    let mut game = Game::new(kit, table, keep, Steps::Ask);
    let finish = Console::new(&mut script, Language::En, options).play(&mut game).expect("a script");
    assert_eq!((finish, game.table.plies()), (Finish::Interrupted, 0));
}

/// The game that another one takes the place of is still there.
#[test]
fn a_game_that_is_loaded_leaves_the_one_before() {
    let folder = tempdir().expect("a folder");
    let typed = "h8 CATS\nsave half.gcg\npass\nload half.gcg\nquit";
    let (shown, _) = play(folder.path(), Language::En, setup("human,greedy"), typed);
    assert!(shown.contains("The game is in the file FOLDER/half.gcg"), "{shown}");
    let (shown, _) = house(folder.path(), None, "quit");
    assert!(shown.contains("Go on with Scrabble: human,greedy, turns played: 4"), "{shown}");
}

/// Giving up is asked for once more, and is the reason of the end.
#[test]
fn a_game_can_be_given_up() {
    let folder = tempdir().expect("a folder");
    let (shown, finish) =
        play(folder.path(), Language::En, setup("human,greedy"), "h8 CATS\nresign\n\nresign\nyes\n");
    assert_eq!(finish, Finish::Over);
    assert!(shown.contains("player 1 has resigned"), "{shown}");
    assert_eq!(shown.matches("«resign»").count(), 2, "{shown}");
}

#[test]
fn the_room_sets_games_up() {
    let folder = tempdir().expect("a folder");
    let typed = "10\n4\nhuman\nhuman,robot\n\n5\nnothing.gcg\n\n7\n2\n9\n1\n1\nquit";
    let (shown, finish) = house(folder.path(), Some("scrabble"), typed);
    assert_eq!(finish, Finish::Unfinished);
    // The built-in list may grow: what the computer lays is not part of this test.
    let menu = shown.split("A move is a start").next().unwrap_or_default();
    insta::assert_snapshot!(fresh(menu));
}

#[test]
fn words_follow_the_language() {
    let folder = tempdir().expect("a folder");
    let asked = |language| {
        let mut script = Script::new("3\n");
        let options = options(folder.path(), BoardStyle::Unicode);
        Console::new(&mut script, language, options).house(Some(GAME)).expect("a script never fails");
        // The second question; the end of input leaves it for the menu again.
        let choice = script.transcript.split('[').nth(2).unwrap_or_default();
        choice.split(']').next().unwrap_or_default().to_owned()
    };
    assert_eq!(asked(Language::Ro), "2");
    assert_eq!(asked(Language::Cs), "1");
    assert_eq!(Outfit::of_language(Language::Ro), Outfit::romanian());
}

#[test]
fn what_is_refused_is_quoted_as_it_was_typed() {
    for (language, typed) in
        [(Language::Ro, "contestă"), (Language::SrCyrl, "ospori"), (Language::Cs, "Přijmout")]
    {
        let folder = tempdir().expect("a folder");
        let (shown, _) = play(folder.path(), language, setup("human,human"), &format!("\n{typed}\nquit"));
        assert!(shown.contains(&format!("„{typed}")), "{shown}");
    }
}

/// Whatever is typed, there is an answer, and the game can be gone on with.
#[test]
fn nothing_that_is_typed_does_harm() {
    let pieces = [
        "h8",
        "8h",
        "8H",
        "H8",
        "a1",
        "z26",
        "0a",
        "CATS",
        "cats",
        "(CA)TS",
        "C.TS",
        "?",
        "-",
        "--",
        "-CAT",
        "exchange",
        "pass",
        "accept",
        "challenge",
        "shuffle",
        "words",
        "hint",
        "moves",
        "1",
        "2",
        "99",
        "-1",
        "undo",
        "board",
        "position",
        "record",
        "save",
        "load",
        "lang",
        "cs",
        "ро",
        "ș",
        "\u{feff}",
        "…",
        "h8CATS",
        "8",
        "🂡",
        "%",
        "''",
    ];
    let folder = tempdir().expect("a folder");
    let mut dice = SeededRng::new(1);
    for players in ["human,greedy", "human,human", "greedy,human,human"] {
        let mut piece = || pieces[below(&mut dice, pieces.len() as u64) as usize];
        let typed: String = (0..120).map(|_| format!("{} {}\n", piece(), piece())).collect();
        for challenge in [Challenge::Void, Challenge::Double] {
            let setup = empty(players, challenge);
            let (shown, _) = play(folder.path(), Language::En, setup, &typed);
            assert!(!shown.contains('<'), "a message is missing: {shown}");
        }
    }
}

/// The scorer's room: the files that were written down, placement by placement, with the arithmetic beside the board.
#[test]
fn the_scorer_replays_a_game_that_is_written_down() {
    let folder = tempdir().expect("a folder");
    let (shown, _) = house(folder.path(), Some("scrabble"), "6\nnowhere\n*\n\n7\nundo\nsix\nquit\n\n9");
    assert!(shown.contains("'FOLDER/nowhere/jetoane.txt' cannot be read"), "{shown}");
    insta::assert_snapshot!("scorer", fresh(shown.split_once("*»").map_or("", |(_, after)| after)));
    assert!(shown.contains("Player 1 has won the game with 520 points"), "{shown}");
}

/// What cannot be is shown at its square, after all that can; what is odd is told where it stands, and counted.
#[test]
fn the_scorer_shows_what_is_wrong_where_it_is() {
    let folder = tempdir().expect("a folder");
    for (file, text) in SAMPLE.files() {
        let text = if file == File::Game { "1 a1 SPIC\n2 a5 AT\n1 h14 WORD\n" } else { text };
        fs::write(folder.path().join(file.name()), text).expect("a file");
    }
    let (shown, _) = house(folder.path(), Some("scrabble"), "6\n.\n\n\n\n9");
    let (first, second) = shown.split_once("1 of 2").expect("a first placement");
    assert!(first.contains("odd: joc.txt, line 1, '1 a1 SPIC': the first word does not"), "{shown}");
    assert!(second.contains("odd: joc.txt, line 2, '2 a5 AT': on the board the word goes on"), "{shown}");
    assert!(second.contains("‹!›") && second.contains("joc.txt, line 3, '1 h14 WORD'"), "{shown}");
    assert!(second.contains("Nothing was scored."), "{shown}");
    fs::write(folder.path().join("joc.txt"), "1 a1 SPIC\n2 a5 AT\n").expect("a file");
    let (shown, _) = house(folder.path(), Some("scrabble"), "6\n.\n\n\n\n9");
    assert!(shown.contains("2 warnings, see above.\nPlayer 1"), "{shown}");
}

/// A file that cannot be as it stands is refused; one that is only odd is played on, with a warning.
#[test]
fn odd_files_are_told_when_they_are_loaded() {
    let folder = tempdir().expect("a folder");
    let file = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
    file("odd.gcg", ">ana: ABDEHIY 8H BEADY +31 31\n>ion: AESUWVV - +0 0\n");
    file("bad.gcg", ">ana: ABDEHIY 8H BEADS +31 31\n");
    file("empty.gcg", "");
    let typed = "load bad.gcg\nload empty.gcg\nload odd.gcg\nquit";
    let (shown, _) = play(folder.path(), Language::En, setup("human,greedy"), typed);
    for text in [
        "line 1, '8H BEADS': the rack ABDEHIY lacks S",
        "there is no turn in the file",
        "odd: line 1, '8H BEADY +31 31': the play brings 30, not 31",
    ] {
        assert!(shown.contains(text), "{text}: {shown}");
    }
}
