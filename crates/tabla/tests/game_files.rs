//! Files of games on the command line: what stays in them, and what is never written over.

use crate::common::{folder, run};

/// A resignation is asked for once more, and is there again whenever the file is read.
#[test]
fn a_resignation_stays_in_the_file() {
    let folder = folder();
    let check = |file: &str| run(folder.path(), &format!("santorini check {file}"), "");
    let ran = run(
        folder.path(),
        "santorini play --second human --out game.txt",
        "C3 B2\nC2 D2\nresign\nn\nresign\ny\n\n",
    );
    assert_eq!(ran.code, 0, "{ran:?}");
    let told = "player 2 has won (player 1 has resigned)";
    assert!(ran.out.contains("The game goes on.") && ran.out.contains(told), "{}", ran.out);
    let text = std::fs::read_to_string(folder.path().join("game.txt")).expect("a text");
    assert_eq!(text, "C3 B2\nC2 D2\n// players: human - human\n// result: 0-1, resigned\n");
    assert!(
        check("game.txt").out.starts_with(&format!("game.txt is right: 2 turns; {told}\n")),
        "{:?}",
        check("game.txt")
    );
    let again = run(folder.path(), "santorini play --load game.txt --out again.txt", "");
    assert_eq!(again.code, 0, "{again:?}");
    assert!(check("again.txt").out.contains(told), "{:?}", check("again.txt"));
}

/// What is there is never written over unasked, by whatever command.
#[test]
fn a_file_that_exists_is_refused_until_it_is_forced() {
    let folder = folder();
    let text = || std::fs::read_to_string(folder.path().join("there.txt")).expect("a text");
    for line in [
        "santorini play --second human --out there.txt",
        "mice play --second human --out there.txt",
        "scrabble play --players human,greedy --out there.txt",
        "scrabble compile words.txt there.txt",
        "jewels generate --length 16 --out there.txt",
        "mice openings --count 1 --out there.txt",
        "santorini tune --games 1 --out there.txt",
    ] {
        std::fs::write(folder.path().join("there.txt"), "a letter\n").expect("a file");
        std::fs::write(folder.path().join("words.txt"), "AA\nAB\n").expect("a file");
        let ran = run(folder.path(), line, "");
        assert_eq!((ran.code, text().as_str()), (2, "a letter\n"), "{line}: {ran:?}");
        assert!(
            ran.err.contains("'there.txt' exists already") && ran.err.contains("--force"),
            "{line}: {ran:?}"
        );
    }
    let forced = run(folder.path(), "jewels generate --length 16 --out there.txt --force", "");
    assert_eq!((forced.code, text().starts_with("a letter")), (0, false), "{forced:?}");
    let forced = run(folder.path(), "santorini play --second human --out there.txt --force", "C3 B2\n");
    assert_eq!((forced.code, text().starts_with("C3 B2\n")), (1, true), "{forced:?}");
    // The game itself goes on in its own file.
    let on = run(folder.path(), "santorini play --load there.txt --second human --out there.txt", "C2 D2\n");
    assert_eq!((on.code, text().starts_with("C3 B2\nC2 D2\n")), (1, true), "{on:?}");
    let nowhere = run(folder.path(), "scrabble play --players human,greedy --out none/game.gcg", "");
    assert_eq!((nowhere.code, nowhere.out.as_str()), (2, ""), "{nowhere:?}");
}

#[test]
fn an_empty_or_cut_file_is_not_right() {
    let folder = folder();
    for (text, told) in
        [("", "the file is empty"), ("\n\n", "the file is empty"), ("// a game\n", "no turn in it")]
    {
        std::fs::write(folder.path().join("game.txt"), text).expect("a file");
        for game in ["santorini", "mice"] {
            let ran = run(folder.path(), &format!("{game} check game.txt"), "");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{ran:?}");
            assert!(ran.err.contains(told), "{ran:?}");
        }
    }
}
