//! Whole games line by line, from scripts: what a person would type, and everything that is said.

use std::io;

use crate::common::{
    Script, answers, fresh, house, in_every_language, kit, normal, options, play, since, table,
};
use tabla_console::{BoardStyle, Console, Finish, Game, Input, Keep, Screen, Steps};
use tabla_games::{Language, SaveFolder};
use tabla_table::{Secret, Setup};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// A script of which also the whispers are written down.
struct Whispers(Script, Vec<String>);

impl Screen for Whispers {
    fn print(&mut self, text: &str) -> io::Result<()> {
        self.0.print(text)
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Input> {
        self.0.ask(prompt)
    }

    fn whisper(&mut self, text: &str) -> io::Result<()> {
        self.1.push(text.to_owned());
        Ok(())
    }

    fn interrupted(&mut self) -> bool {
        self.0.interrupted()
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn width(&self) -> usize {
        self.0.width()
    }
}

#[test]
fn what_takes_long_is_told_meanwhile() {
    let folder = folder();
    let mut screen = Whispers(Script::new(""), Vec::new());
    let mut console = Console::new(&mut screen, Language::En, options(folder.path(), BoardStyle::Ascii));
    let done = console.wait_for(|| {
        std::thread::sleep(std::time::Duration::from_millis(700));
        7
    });
    assert_eq!(done.expect("a script never fails"), 7);
    let Whispers(_, whispers) = screen;
    assert_eq!(whispers.first().map(String::as_str), Some("the game is being prepared: 0 s"));
    assert_eq!(whispers.last().map(String::as_str), Some(""), "and nothing is left of it");
}

/// The number of saves in the folder of a test.
fn saves(folder: &TempDir) -> usize {
    let saves = SaveFolder::find(Some(&folder.path().join("saves")), |_| None).expect("a folder is named");
    saves.entries().expect("the folder is readable").len()
}

/// The files that games were written to.
fn files(folder: &TempDir) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).expect("the folder is readable");
    let mut texts: Vec<String> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| std::fs::read_to_string(path).expect("a text"))
        .collect();
    texts.sort();
    texts
}

#[test]
fn typed_moves_and_wrong_input_of_every_kind() {
    let folder = folder();
    let typed = "
        xyzzy
        hnt
        C3
        b2
        B2 D2
        c2,d2
        С3 ВЗ А3
        C2 C5 C1
        C2 D3
        C2 D3 A1
        B3 A3 A4
        99
        0
        A1
        -
        C2 D3 E3 E4
        c2→d3→e3
        ?
        quit";
    let (said, finish) =
        play(folder.path(), BoardStyle::Unicode, table("human", "human", &[]), Steps::Ask, typed);
    insta::assert_snapshot!("typed_moves", answers(&said));
    assert_eq!(finish, Finish::Unfinished);
    assert_eq!(saves(&folder), 1);
    let files = files(&folder);
    assert!(files[0] == "C3 B2\nC2 D2\nC3 B3 A3\nC2 D3 E3\n// players: human - human\n", "{files:?}");
}

#[test]
fn numbered_choices() {
    let folder = folder();
    let typed = "
        C3
        1

        c3
        2
        c2 d2
        moves
        1
        D2
        moves
        E3
        2
        undo
        D2 E3";
    let (said, finish) =
        play(folder.path(), BoardStyle::Ascii, table("human", "human", &[]), Steps::Ask, typed);
    let shown: String = said.chars().filter(|letter| !matches!(letter, '«' | '»')).collect();
    assert!(shown.is_ascii(), "{said}");
    insta::assert_snapshot!("numbered_choices", answers(&said));
    assert_eq!(finish, Finish::Unfinished);
}

#[test]
fn a_game_to_its_end_and_on() {
    let folder = folder();
    let turns = [
        "B2 C3", "D2 D4", "C3 B3 C3", "D4 C4 C3", "B3 B4 C3", "C4 D4 C3", "B4 C4 B4", "D2 D3 E4", "C4 B4 C4",
        "D3 C2 D2", "B4 C4 B4", "C2 B3 A4", "C4 C5 C4", "B3 A3 B3", "B2 B3 C2", "D4 E4 D4", "B3 B4 B3",
        "A3 A4 A3", "B4 C4 B4", "A4 A3 A4",
    ];
    let typed = "
        c4
        C4 B4 A3
        C4 B4
        hint
        moves
        C4 B4
        undo
        resign
        no
        resign
        yes
        u
        c4 b4
        lang cs
        new
        odejít";
    let (said, finish) =
        play(folder.path(), BoardStyle::Words, table("human", "human", &turns), Steps::Ask, typed);
    insta::assert_snapshot!("end_and_on", fresh(&said));
    assert_eq!(finish, Finish::Unfinished);
    assert_eq!(saves(&folder), 0, "a finished game and one without a turn leave no save");
    assert!(files(&folder).iter().any(|text| text.contains("A4 A3 A4\nC4 B4\n// players")));
}

#[test]
fn against_a_computer_undo_goes_back_to_the_own_decision() {
    let folder = folder();
    let typed = "
        undo
        C3 B2
        undo
        redo
        redo
        C3 D3 E3
        undo
        record
        position
        board
        ^C";
    let (said, finish) =
        play(folder.path(), BoardStyle::Words, table("human", "alphabeta:depth=2", &[]), Steps::Ask, typed);
    insta::assert_snapshot!("undo_against_computer", fresh(&said));
    assert_eq!(finish, Finish::Interrupted);
}

#[test]
fn the_computer_begins_and_its_move_alone_cannot_be_taken_back() {
    let folder = folder();
    let (said, _) =
        play(folder.path(), BoardStyle::Words, table("simple:depth=1", "human", &[]), Steps::Ask, "undo\n");
    assert!(
        said.contains("! there is no turn of yours to take back")
            || said.contains("there is no turn of yours")
    );
    assert_eq!(files(&folder)[0].lines().count(), 2, "the computer's placement is still there");
}

#[test]
fn saving_and_loading() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(folder.path().join("bad.txt"), "C3 B2\nC2 D2\nC3 A3 A4\n").expect("a file");
    let typed = format!(
        "C3 B2
        save
        save {one}
        save {one}
        n
        save {one}
        y
        save \"{blank}\"
        save {nowhere}
        load
        load {nowhere}
        load {bad}
        c2 d2
        load {one}
        players
        3
        players human simple
        players human
        players human simple:depth=99
        players nobody human
        quit",
        one = path("one.sgf"),
        blank = path("two words.sgf"),
        nowhere = path("none/game.txt"),
        bad = path("bad.txt"),
    );
    let (said, finish) =
        play(folder.path(), BoardStyle::Words, table("human", "human", &[]), Steps::Ask, &typed);
    insta::assert_snapshot!("saving_and_loading", answers(&said));
    assert_eq!(finish, Finish::Unfinished);
    let saved = std::fs::read_to_string(folder.path().join("one.sgf")).expect("the file that was saved");
    assert!(saved.starts_with("C3 B2\n//"), "{saved}");
    assert!(folder.path().join("two words.sgf").exists());
}

#[test]
fn hints_and_opinions() {
    let folder = folder();
    let turns = ["B2 C3", "C2 D2"];
    let (said, _) = play(
        folder.path(),
        BoardStyle::Words,
        table("human", "human", &turns),
        Steps::Ask,
        "hint\neval\nrules\nlang\n3\nlang xx\nlang en\n",
    );
    // The champion's opinion may change; that there is one, term by term, may not.
    for part in [
        "Hint: ",
        "expects ",
        "Opinion of the position, for player 1 to move:",
        "together",
        "The search says: ",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    for part in ["Two crews of builders share a small island", "Igrač 1", "'xx' is not", "nema jezika „xx“"]
    {
        let expected = part != "'xx' is not";
        assert_eq!(said.contains(part), expected, "{part}: {said}");
    }
}

#[test]
fn two_computers_step_by_step() {
    let folder = folder();
    let turns = ["C3 D3", "D2 D4"];
    let typed = "

        2
        board
        undo
        nonsense
        ?
        players human human
        quit";
    let table = table("alphabeta:depth=2", "simple:depth=1", &turns);
    let (said, finish) = play(folder.path(), BoardStyle::Unicode, table, Steps::Ask, typed);
    // The first step as it is drawn, with the values of the turns; then what is answered.
    let first = said.split("«»").nth(1).unwrap_or_default();
    insta::assert_snapshot!("step_by_step", fresh(first) + &answers(since(&said, "2")));
    assert_eq!(finish, Finish::Unfinished);
}

#[test]
fn two_computers_to_the_end() {
    let folder = folder();
    let table = table("alphabeta:depth=2", "simple:depth=2", &["C3 D3", "D2 D4"]);
    let (said, finish) = play(folder.path(), BoardStyle::Ascii, table, Steps::Ask, "e\n");
    assert_eq!(finish, Finish::Over);
    assert!(said.contains("The game is over after "), "{said}");
    assert!(said.contains("The game is in the file FOLDER/santorini-DATE.txt"), "{said}");
    assert_eq!(saves(&folder), 0);
}

#[test]
fn steps_in_words() {
    let folder = folder();
    let table = table("simple:depth=1", "alphabeta:depth=2", &["C3 D3", "D2 D4"]);
    let (said, _) = play(folder.path(), BoardStyle::Words, table, Steps::Ask, "\n");
    insta::assert_snapshot!("steps_in_words", said);
}

#[test]
fn an_unfinished_game_is_offered_again() {
    let folder = folder();
    let (first, finish) = house(folder.path(), Language::En, "\n3\nC3 B2\nC2 D2\n");
    assert_eq!(finish, Finish::Unfinished);
    assert!(first.contains("The game is saved."), "{first}");
    let (again, _) = house(folder.path(), Language::En, "\nC3 B3 A3\nresign\ny\n\n");
    assert!(again.contains("Go on"), "{again}");
    insta::assert_snapshot!("offered_again", fresh(&again));
    let (after, _) = house(folder.path(), Language::En, "7\n");
    assert!(!after.contains("Go on"), "{after}");
    let files = files(&folder);
    assert_eq!(files.len(), 1, "the game goes on in its own file: {files:?}");
    assert!(
        files[0].contains("C3 B3 A3\n//") && files[0].ends_with("// result: 1-0, resigned\n"),
        "{files:?}"
    );
}

#[test]
fn a_damaged_save_is_told_and_left_alone() {
    let folder = folder();
    let saves = folder.path().join("saves");
    std::fs::create_dir_all(&saves).expect("a folder");
    std::fs::write(saves.join("santorini-1.json"), "{ not JSON").expect("a file");
    let (said, finish) = house(folder.path(), Language::En, "7\n");
    assert!(said.contains("is damaged"), "{said}");
    assert_eq!(finish, Finish::Over);
    assert!(saves.join("santorini-1.json").exists());
}

#[test]
fn the_menus_of_every_language() {
    // A wrong choice, the rules, a player for each seat, then the game, its help, and out.
    let whole = "9\n1\n7\n5\n\nchampion:level=sky\ndepth 2\n?\nq\n";
    let menus = "9\n1\n5\n\nchampion:level=sky\ndepth 2\nq\n";
    let shown = in_every_language(|language| {
        let (said, _) = house(folder().path(), language, whole);
        assert!(!said.contains('<'), "a message is missing: {said}");
        let is_pinned_whole = language == Language::En;
        fresh(&if is_pinned_whole { said } else { house(folder().path(), language, menus).0 })
    });
    for (tag, said) in shown {
        insta::assert_snapshot!(format!("menus_{tag}"), said);
    }
}

#[test]
fn a_file_is_loaded_before_the_game() {
    let folder = folder();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "C3 B2 // first\nC2 D2\n").expect("a file");
    let typed = format!("\n6\nnowhere.txt\n{}\n3\nrecord\nquit\n", file.display());
    let (said, finish) = house(folder.path(), Language::En, &typed);
    assert!(said.contains("FOLDER/game.sgf is loaded: 2 turns"), "{said}");
    assert!(said.contains("C3 B2\nC2 D2\n"), "{said}");
    assert_eq!(finish, Finish::Unfinished);
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "C3 B2 // first\nC2 D2\n");
}

#[test]
fn a_flag_that_falls_ends_the_game() {
    let folder = folder();
    let clock = Some("1ms".parse().expect("a clock"));
    let setup = Setup { clock, ..table("human", "human", &[]).setup().clone() };
    let table = kit("santorini").open(setup, Secret::default()).expect("a table");
    let mut script = Script::new("C3 B2\n");
    script.pause = std::time::Duration::from_millis(5);
    let mut game = Game::new(kit("santorini"), table, Keep::nothing(), Steps::Ask);
    let options = options(folder.path(), BoardStyle::Unicode);
    let finish = Console::new(&mut script, Language::En, options).play(&mut game).expect("a script");
    assert!(script.transcript.contains("0:00 left"), "{}", script.transcript);
    assert!(script.transcript.contains("player 1 has run out of time"), "{}", script.transcript);
    assert_eq!(finish, Finish::Over);
}

#[test]
fn nothing_can_be_written_and_the_game_goes_on() {
    let folder = folder();
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, "").expect("a file");
    let mut script = Script::new("C3 B2\nquit\n");
    let mut options = options(folder.path(), BoardStyle::Words);
    options.folder = blocked.clone();
    let table = table("human", "human", &[]);
    let keep = Keep::begin(&kit("santorini"), &*table, None, &options.folder, options.saves.clone());
    let mut game = Game::new(kit("santorini"), table, keep, Steps::Ask);
    let finish = Console::new(&mut script, Language::En, options).play(&mut game).expect("a script");
    let said = normal(&script.transcript, folder.path());
    assert_eq!(said.matches("cannot be written").count(), 1, "{said}");
    assert_eq!(finish, Finish::Unfinished);
    assert_eq!(saves(&folder), 1);
}
