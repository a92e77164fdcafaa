//! The catalogues: complete, readable, the same in every language, and in agreement with what is said.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use tabla_core::{Arg, HistoryDraw, MoveError, Notation, RecordError, Say, Saying, Seat, StateError, folded};
use tabla_games::jamb::what;
use tabla_games::kits::{Shelf, registry};
use tabla_games::{GAMES, Language, StorageError, Trouble, Words, catalogue_files, rule_book};
use tabla_jamb::{Column, Jamb, Move, Row};
use tabla_santorini::{Fault, Level, Refusal, Santorini, Square, Term};
use tabla_scrabble::{Lexicon, Scrabble};
use tabla_table::{ChoiceKind, ClockError, PlayerError, Skill};

/// Every message of a language, by file and key, with its variables.
fn messages(language: Language) -> BTreeMap<(String, String), BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (file, text) in catalogue_files(language) {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.tag()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                let forms = message.attributes.iter().map(|form| &form.value);
                message.value.iter().chain(forms).for_each(|pattern| walk(pattern, &mut variables));
                let key = ((*file).to_owned(), message.id.name.to_owned());
                assert!(messages.insert(key, variables).is_none(), "twice: {}", message.id.name);
            }
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| walk(&variant.value, variables));
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                assert!(["CASE", "KEY", "NUMBER"].contains(&id.name), "{}", id.name);
                let Some(InlineExpression::VariableReference { id }) = arguments.positional.first() else {
                    panic!("not about a value: {arguments:?}");
                };
                variables.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { .. } => {}
            other => panic!("not expected in a message: {other:?}"),
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::En);
    assert!(english.len() > 90, "{}", english.len());
    for language in Language::ALL {
        let theirs = messages(language);
        for (key, variables) in &english {
            assert_eq!(theirs.get(key), Some(variables), "{} {key:?}", language.tag());
        }
        assert_eq!(theirs.len(), english.len(), "{}", language.tag());
    }
}

#[test]
fn no_key_stands_in_two_files() {
    let mut keys = BTreeSet::new();
    for (file, key) in messages(Language::En).into_keys() {
        assert!(keys.insert(key.clone()), "{file}: {key}");
    }
}

#[test]
fn serbian_is_the_same_text_in_both_scripts() {
    let texts = |language: Language| -> BTreeMap<&str, &str> {
        let files = catalogue_files(language).iter();
        files.filter(|(file, _)| ["play.ftl", "santorini.ftl", "mice.ftl"].contains(file)).copied().collect()
    };
    let latin = texts(Language::SrLatn);
    for (file, cyrillic) in texts(Language::SrCyrl) {
        for (one, other) in cyrillic.lines().zip(latin[file].lines()) {
            assert_eq!(in_latin(one), other, "{file}");
        }
    }
}

fn in_latin(text: &str) -> String {
    const CYRILLIC: &str = "абвгдђежзијклмнопрстћуфхцчшљњџ";
    const LATIN: &str = "a b v g d đ e ž z i j k l m n o p r s t ć u f h c č š lj nj dž";
    let table: BTreeMap<char, &str> = CYRILLIC.chars().zip(LATIN.split(' ')).collect();
    let letters: Vec<char> = text.chars().collect();
    let mut latin = String::new();
    for (index, &letter) in letters.iter().enumerate() {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        let Some(pair) = table.get(&small) else {
            latin.push(letter);
            continue;
        };
        if small == letter {
            latin += pair;
        } else if letters.get(index + 1).is_some_and(|next| next.is_uppercase()) {
            latin += &pair.to_uppercase();
        } else {
            let mut rest = pair.chars();
            latin.extend(rest.next().into_iter().flat_map(char::to_uppercase));
            latin.extend(rest);
        }
    }
    latin
}

/// The saying can be said in every language, and all its values are shown.
fn check_in_all_languages(saying: &Saying) {
    let english = messages(Language::En);
    let variables = english.iter().find(|((_, key), _)| *key == saying.key).map(|(_, variables)| variables);
    let given: BTreeSet<String> = saying.args.keys().map(ToString::to_string).collect();
    assert_eq!(variables, Some(&given), "{saying:?}");
    for language in Language::ALL {
        let text = Words::new(language).say(saying);
        assert!(!text.contains(['<', '{', '}']), "{}: {text}", language.tag());
    }
    for arg in saying.args.values() {
        if let Arg::Saying(inner) = arg {
            check_in_all_languages(inner);
        }
    }
}

fn check_error(error: &impl Say) {
    check_in_all_languages(&error.say());
}

const SQUARE: Square = Square::ALL[12];
const OTHER: Square = Square::ALL[3];

fn refusals() -> Vec<Refusal> {
    let (square, from, to, build, count) = (SQUARE, SQUARE, OTHER, Square::ALL[24], 4);
    vec![
        Refusal::NotASquare { text: "x9".to_owned() },
        Refusal::Empty,
        Refusal::Over { winner: Seat::SECOND },
        Refusal::PlacementLength { count },
        Refusal::PlacedTogether { square },
        Refusal::TurnLength { count },
        Refusal::OthersWorker { square },
        Refusal::NoWorker { square },
        Refusal::StepTooFar { from, to },
        Refusal::Occupied { square },
        Refusal::Dome { square },
        Refusal::TooHigh { from, from_level: Level::GROUND, to, to_level: Level::TOP },
        Refusal::BuildAfterWin { to },
        Refusal::BuildMissing,
        Refusal::BuildTooFar { to, build },
        Refusal::BuildOccupied { square },
        Refusal::BuildDome { square },
    ]
}

/// Its place in the list above. A new kind of refusal must be added here, or this does not compile.
fn place_of_refusal(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NotASquare { .. } => 0,
        Refusal::Empty => 1,
        Refusal::Over { .. } => 2,
        Refusal::PlacementLength { .. } => 3,
        Refusal::PlacedTogether { .. } => 4,
        Refusal::TurnLength { .. } => 5,
        Refusal::OthersWorker { .. } => 6,
        Refusal::NoWorker { .. } => 7,
        Refusal::StepTooFar { .. } => 8,
        Refusal::Occupied { .. } => 9,
        Refusal::Dome { .. } => 10,
        Refusal::TooHigh { .. } => 11,
        Refusal::BuildAfterWin { .. } => 12,
        Refusal::BuildMissing => 13,
        Refusal::BuildTooFar { .. } => 14,
        Refusal::BuildOccupied { .. } => 15,
        Refusal::BuildDome { .. } => 16,
    }
}

fn faults() -> Vec<Fault> {
    let (square, count, seat, levels) = (SQUARE, 3, Seat::FIRST, 7);
    vec![
        Fault::Parts { count },
        Fault::HeightCount { count },
        Fault::HeightText { square, text: "x".to_owned() },
        Fault::TooHigh { square, height: 9 },
        Fault::SideText { text: "3".to_owned() },
        Fault::SquareText { text: "F1".to_owned() },
        Fault::WorkerCount { seat, count },
        Fault::Crowded { square },
        Fault::OnDome { square },
        Fault::BuiltTooEarly,
        Fault::FirstMissing,
        Fault::WrongSide { expected: seat, levels },
        Fault::ManyWinners,
        Fault::WinnerNotMover { seat, levels },
    ]
}

/// Its place in the list above. A new kind of fault must be added here, or this does not compile.
fn place_of_fault(fault: &Fault) -> usize {
    match fault {
        Fault::Parts { .. } => 0,
        Fault::HeightCount { .. } => 1,
        Fault::HeightText { .. } => 2,
        Fault::TooHigh { .. } => 3,
        Fault::SideText { .. } => 4,
        Fault::SquareText { .. } => 5,
        Fault::WorkerCount { .. } => 6,
        Fault::Crowded { .. } => 7,
        Fault::OnDome { .. } => 8,
        Fault::BuiltTooEarly => 9,
        Fault::FirstMissing => 10,
        Fault::WrongSide { .. } => 11,
        Fault::ManyWinners => 12,
        Fault::WinnerNotMover { .. } => 13,
    }
}

#[test]
fn every_refusal_of_a_move_is_in_the_catalogues() {
    for (place, refusal) in refusals().into_iter().enumerate() {
        assert_eq!(place_of_refusal(&refusal), place);
        check_error(&refusal);
        check_error(&MoveError::Unreadable { text: "C3 'x'".to_owned(), because: refusal.clone() });
        let illegal = MoveError::Illegal { text: "C3 B3".to_owned(), because: refusal };
        check_error(&illegal);
        check_error(&RecordError { line: 12, because: illegal });
    }
}

#[test]
fn every_fault_of_a_position_is_in_the_catalogues() {
    for (place, fault) in faults().into_iter().enumerate() {
        assert_eq!(place_of_fault(&fault), place);
        check_error(&fault);
        check_error(&StateError { text: "0/1".to_owned(), because: vec![fault] });
    }
    check_error(&StateError { text: "x \"y\" [z]".to_owned(), because: faults()[..3].to_vec() });
    check_error(&Santorini.read_state("012/3/C3/Q").unwrap_err());
    let nothing = StateError::<Fault> { text: String::new(), because: Vec::new() };
    check_in_all_languages(&nothing.say());
}

#[test]
fn everything_in_the_catalogue_of_games_has_a_name() {
    for kit in registry(&Shelf::default()).kits() {
        check_in_all_languages(&Saying::of(format!("game-{}", kit.id())));
        assert!(GAMES.contains(&kit.id()), "{} has no rule book", kit.id());
        let switches = kit.choices().all().iter();
        let switches = switches.filter(|choice| matches!(choice.kind, ChoiceKind::Switch { .. }));
        switches.for_each(|choice| check_in_all_languages(&Saying::of(choice.name)));
        check_in_all_languages(&kit.choices().read("nonsense").unwrap_err().saying);
        // Who is chosen by name has a name and is described; other games have menus of their own.
        match kit.hooks().menu {
            Some(menu) => menu().players.iter().for_each(|(_, name, about)| {
                [Some(name), about.as_ref()].into_iter().flatten().for_each(check_in_all_languages);
            }),
            None => {
                for player in kit.info().players {
                    let keys = [player.title, player.about].map(|key| key.expect("a name and a line"));
                    keys.iter().for_each(|&key| check_in_all_languages(&Saying::new(key)));
                }
            }
        }
    }
    check_in_all_languages(&Saying::new("player-human"));
    check_in_all_languages(&Saying::new("player-human-description"));
    Skill::ALL.iter().for_each(|skill| check_in_all_languages(&skill.name()));
    Term::ALL.iter().for_each(|term| check_in_all_languages(&term.say()));
}

#[test]
fn everything_that_can_go_wrong_in_the_house_is_in_the_catalogues() {
    let path = || "a/b.txt".into();
    let troubles = [
        Trouble::NotFound,
        Trouble::NotAllowed,
        Trouble::Folder,
        Trouble::NotAFolder,
        Trouble::Full,
        Trouble::Exists,
        Trouble::BadName,
        Trouble::NoAddress,
        Trouble::Other("smoke".to_owned()),
    ];
    for because in troubles {
        check_error(&StorageError::Read { path: path(), because: because.clone() });
        check_error(&StorageError::Write { path: path(), because });
    }
    let game = || "chess".to_owned();
    check_error(&StorageError::Exists { path: path() });
    check_error(&StorageError::NotText { path: path() });
    check_error(&StorageError::Refused { path: path(), because: Box::new(Refusal::Empty.say()) });
    check_error(&StorageError::Damaged { path: path(), detail: "eof".to_owned() });
    check_error(&StorageError::TooNew { path: path(), version: u64::MAX });
    check_error(&StorageError::UnknownGame { path: path(), game: game() });
    check_error(&StorageError::OtherGame { path: path(), game: game(), expected: "mice".to_owned() });
    check_error(&StorageError::NoFolder);
    check_in_all_languages(&ClockError { text: "noon".to_owned() }.say());
    check_in_all_languages(&PlayerError::NotAComputer.say());
    for draw in [HistoryDraw::Repetition, HistoryDraw::Quiet] {
        check_in_all_languages(&draw.say());
    }
    for key in ["ending-won", "ending-resigned", "ending-out-of-time"] {
        check_in_all_languages(&Saying::new(key).with("player", 1usize));
    }
    check_in_all_languages(&Saying::new("ending-drawn"));
    check_in_all_languages(&Saying::new("table-over"));
}

#[test]
fn a_message_that_is_missing_is_shown_by_its_key() {
    let words = Words::new(Language::En);
    assert_eq!(words.text("no-such-message"), "<no-such-message>");
    assert_eq!(words.say(&Saying::new("")), "<>");
    assert_eq!(words.text_with("not a { key }", &[("x", Arg::Number(1))]), "<not a { key }>");
    assert!(!words.has("no-such-message"));
    assert!(words.has("move-illegal"));
}

#[test]
fn several_reasons_have_a_line_each() {
    let words = Words::new(Language::En);
    let reason = |key| Saying::new(key);
    let two =
        reason("reason-and-more").with("reason", reason("table-over")).with("more", reason("ending-drawn"));
    let refused = |because| reason("position-refused").with("text", "x").with("because", because);
    let lines = "'x' is not a position:\n  the game is over\n  the game is drawn";
    assert_eq!(words.say_in_lines(&refused(two.clone())), lines);
    assert_eq!(words.say_in_lines(&reason("failure-io").with("text", refused(two))).lines().count(), 3);
    let one = refused(reason("table-over"));
    assert_eq!(words.say_in_lines(&one), words.say(&one));
}

#[test]
fn values_are_shown_as_they_are() {
    let words = Words::new(Language::Ro);
    let shown = |arg: Arg| words.text_with("trouble-other", &[("text", arg)]);
    for text in ["{ $x }", "  two  blanks ", "", "two\n\tlines", "-0", "1e9", "<b>"] {
        assert_eq!(shown(Arg::from(text)), text);
    }
    for number in [0, -1, 7, 1_000, 1_234_567, 1 << 52, (1 << 53) + 1, i64::MAX, i64::MIN] {
        assert_eq!(shown(Arg::Number(number)), number.to_string());
    }
}

#[test]
fn what_a_terminal_would_obey_is_shown() {
    let words = Words::new(Language::SrCyrl);
    let shown = |text: &str| words.text_with("trouble-other", &[("text", Arg::from(text))]);
    assert_eq!(shown("a\u{1b}[2Jb"), "a\\u{1b}[2Jb");
    assert_eq!(shown("a\rb\u{7f}\u{9b}"), "a\\u{d}b\\u{7f}\\u{9b}");
    assert_eq!(shown("\u{202e}cba\u{2068}"), "\\u{202e}cba\\u{2068}");
    assert_eq!(shown("Ђурђица, țară, žluťoučký"), "Ђурђица, țară, žluťoučký");
}

#[test]
fn a_text_without_end_is_cut() {
    let words = Words::new(Language::En);
    let shown = |text: &str| words.text_with("trouble-other", &[("text", Arg::from(text))]);
    let long = "ш".repeat(1_000);
    assert_eq!(shown(&long), long);
    assert_eq!(shown(&(long + "ш")), "ш".repeat(120) + "…");
    // A message inside another one is as long as it is, and so are the lines of several reasons.
    let position =
        |because| Saying::new("position-refused").with("text", "x".repeat(600)).with("because", because);
    let both = position(position(Saying::new("table-over")));
    assert!(words.say(&both).len() > 1_200);
    assert_eq!(words.say_in_lines(&both), words.say(&both));
}

#[test]
fn counts_take_the_forms_of_the_language() {
    let check = |language, counts: &[(i64, &str)]| {
        let words = Words::new(language);
        for &(count, expected) in counts {
            let saying = Saying::new("santorini-fault-height-count").with("count", count);
            let text = words.say(&saying);
            assert!(text.contains(expected), "{text:?} has no {expected:?}");
        }
    };
    check(Language::En, &[(0, "0 characters"), (1, "1 character "), (2, "2 characters")]);
    check(Language::Cs, &[(0, "0 znaků"), (1, "1 znak,"), (3, "3 znaky"), (5, "5 znaků"), (22, "22 znaků")]);
    check(Language::Ro, &[(1, "1 caracter,"), (2, "2 caractere"), (19, "19 caractere")]);
    check(
        Language::Ro,
        &[(0, "0 caractere"), (20, "20 de caractere"), (102, "102 caractere"), (1217, "1217 caractere")],
    );
    check(Language::Ro, &[(101, "101 caractere"), (1001, "1001 caractere"), (-1, "-1 caracter,")]);
    check(Language::Ro, &[(100, "100 de caractere"), (120, "120 de caractere"), (2000, "2000 de caractere")]);
    let serbian = [(1, "1 знак,"), (3, "3 знака"), (5, "5 знакова"), (11, "11 знакова"), (21, "21 знак,")];
    check(Language::SrCyrl, &serbian);
    check(Language::SrLatn, &[(1, "1 znak,"), (22, "22 znaka"), (12, "12 znakova")]);
}

#[test]
fn a_message_stands_in_another_one_in_the_form_that_it_needs() {
    let told = |language, row| {
        let mv = Move::Write { column: Column::Down, row };
        Words::new(language).say(&what(mv, None))
    };
    assert_eq!(told(Language::En, Row::Kenta), "cross out kenta, down");
    assert_eq!(told(Language::SrCyrl, Row::Kenta), "прецртај кенту, надоле");
    assert_eq!(told(Language::SrLatn, Row::Poker), "precrtaj poker, nadole");
    assert_eq!(told(Language::Cs, Row::Kenta), "škrtnout kentu, dolů");
    assert_eq!(told(Language::Cs, Row::Threes), "škrtnout pole 3, dolů");
    let fields = |count: i64| {
        let saying = Saying::new("jamb-storage-converted").with("filled", count).with("layout", "COO");
        Words::new(Language::SrCyrl).say(&saying.with("sparse", 24).with("dense", 60))
    };
    assert!(fields(21).contains("са 21 пољем COO"), "{}", fields(21));
    assert!(fields(22).contains("са 22 поља COO"), "{}", fields(22));
    // Players meet, and each language says that in its own way.
    let met = |language, second: Saying| {
        let saying = Saying::new("house-continue").with("game", "Mice").with("turn", 3);
        Words::new(language).say(&saying.with("first", Saying::new("player-human")).with("second", second))
    };
    let champion = Saying::new("player-champion");
    let paced = Saying::new("player-with-detail").with("player", champion.clone()).with("detail", "1 s");
    assert_eq!(met(Language::En, champion.clone()), "Go on: Mice, Human against Champion, turn 3");
    assert_eq!(
        met(Language::SrCyrl, Saying::new("player-human")),
        "Настави: Mice, човек против човека, 3. потез"
    );
    assert_eq!(met(Language::SrCyrl, paced.clone()), "Настави: Mice, човек против шампиона (1 s), 3. потез");
    assert_eq!(
        met(Language::SrLatn, Saying::new("skill-easy")),
        "Nastavi: Mice, čovek protiv uvežbanog protivnika, 3. potez"
    );
    assert_eq!(met(Language::Cs, paced), "Pokračovat: Mice, člověk proti šampionovi (1 s), tah 3");
    assert_eq!(met(Language::Ro, champion), "Continuă: Mice, un om împotriva campionului, mutarea 3");
}

/// Every computer that can sit at a board has the forms in which sentences need it.
#[test]
fn every_player_has_its_cases() {
    let registry = registry(&Shelf::default());
    let duels = registry.kits().filter(|kit| kit.hooks().menu.is_none());
    let titles = duels.flat_map(|kit| kit.info().players).filter_map(|player| player.title);
    let skills = Skill::ALL.into_iter().filter(|skill| *skill != Skill::Full).map(Skill::name);
    let names: Vec<Saying> = titles.chain(["player-human"]).map(Saying::new).chain(skills).collect();
    assert!(names.len() > 8, "{names:?}");
    for (language, case) in [
        (Language::SrCyrl, "genitive"),
        (Language::SrLatn, "genitive"),
        (Language::Cs, "dative"),
        (Language::Ro, "genitive"),
    ] {
        let forms: BTreeSet<String> = messages_with_forms(language);
        for name in &names {
            for form in ["nominative", case] {
                let form = format!("{}.{form}", name.key);
                assert!(forms.contains(&form), "{} has no {form}", language.tag());
            }
        }
    }
}

fn messages_with_forms(language: Language) -> BTreeSet<String> {
    let mut forms = BTreeSet::new();
    for (_, text) in catalogue_files(language) {
        for entry in fluent_syntax::parser::parse(*text).unwrap().body {
            if let Entry::Message(message) = entry {
                forms.extend(
                    message.attributes.iter().map(|form| format!("{}.{}", message.id.name, form.id.name)),
                );
            }
        }
    }
    forms
}

/// Whoever is shown how to write a word in Scrabble is shown one of their own language.
#[test]
fn scrabble_teaches_words_of_the_language() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let files = catalogue_files(language).iter().map(|(_, text)| *text);
        for text in files.chain([rule_book("scrabble", language).unwrap_or_default()]) {
            for taught in ["8 WORD", "h WORD", "H WORD", "HELLO"] {
                assert!(!text.contains(taught), "{} teaches {taught:?}", language.tag());
            }
        }
    }
}

/// What a search counts is written and declined as the language does it.
#[test]
fn large_numbers_are_written_as_the_language_writes_them() {
    let said = |language, key: &'static str, number: i64| {
        Words::new(language).say(&Saying::new(key).with("number", number))
    };
    assert_eq!(said(Language::En, "thought-nodes", 1), "1 node");
    assert_eq!(said(Language::En, "thought-nodes", 14_406_476), "14,406,476 nodes");
    assert_eq!(said(Language::SrCyrl, "thought-nodes", 14_406_471), "14.406.471 чвор");
    assert_eq!(said(Language::SrCyrl, "thought-nodes", 1_002), "1.002 чвора");
    assert_eq!(said(Language::SrLatn, "thought-cutoffs", 58), "58 odsecanja");
    assert_eq!(said(Language::Cs, "thought-nodes", 3), "3 uzly");
    assert_eq!(said(Language::Cs, "thought-nodes", 12_000), "12\u{a0}000 uzlů");
    assert_eq!(said(Language::Ro, "thought-nodes", 14_406_476), "14.406.476 de noduri");
    assert_eq!(said(Language::Ro, "thought-cutoffs", 101), "101 tăieri");
}

/// What a game makes of a text, without the text.
fn read<G: Notation>(game: &G, state: &G::State, text: &str) -> String {
    match game.read_move(state, text) {
        Ok(mv) => game.write_move(state, mv),
        Err(MoveError::Unreadable { because, .. }) => format!("unreadable: {}", because.say()),
        Err(MoveError::Illegal { because, .. }) => format!("illegal: {}", because.say()),
    }
}

/// In every language the words of a message mean in a game what the English ones mean, also without marks.
fn check_typed<G: Notation>(game: &G, state: &G::State, key: &str, before: &str, after: &str) {
    let whole = |word: &str| read(game, state, format!("{before} {word} {after}").trim());
    let english = Words::new(Language::En).text(key);
    let expected = whole(english.split(',').next().unwrap());
    for language in Language::ALL {
        let words = Words::new(language).text(key);
        // A single letter is short for something at the console alone, where it is known who types.
        for word in words.split(',').map(str::trim).filter(|word| word.chars().count() > 1) {
            for typed in [word.to_owned(), word.to_uppercase(), folded(word)] {
                assert_eq!(whole(&typed), expected, "{} {key} {typed}", language.tag());
            }
        }
    }
}

#[test]
fn games_read_the_words_that_are_taught() {
    let jamb = Jamb::default();
    let state = jamb.read_state("3/0,48/kenta=66/1:12233").unwrap();
    let words = [
        ("keep", "", "2 2"),
        ("throw", "", "1 3"),
        ("all", "throw", ""),
        ("all", "keep", ""),
        ("nothing", "keep", ""),
        ("nothing", "throw", ""),
        ("down", "", ""),
        ("up", "", ""),
        ("hand", "", "6"),
        ("kenta", "hand", ""),
        ("ful", "hand", ""),
        ("poker", "hand", ""),
        ("jamb", "hand", ""),
    ];
    for (word, before, after) in words {
        check_typed(&jamb, &state, &format!("jamb-word-{word}"), before, after);
    }
    assert_eq!(read(&jamb, &state, "задржи ништа"), "throw all");
    assert_eq!(read(&jamb, &state, "nadoli"), "unreadable: jamb-refusal-not-a-word text='nadoli'");

    // How moves are written stands at the end of the book, before what it says of written games.
    let taught = |game: &str, language: Language| -> Vec<&'static str> {
        let mut parts = rule_book(game, language).unwrap().rsplit("\n## ");
        let book = parts.find(|part| !part.contains("joc.txt")).unwrap();
        book.split('`').skip(1).step_by(2).collect()
    };
    for language in Language::ALL {
        let english = taught("jamb", Language::En);
        for (own, english) in taught("jamb", language).into_iter().zip(english) {
            assert_eq!(read(&jamb, &state, own), read(&jamb, &state, english), "{own}");
        }
    }

    let scrabble = Scrabble::new(Arc::new(Lexicon::from_text("CAT\nCATS\n").unwrap()));
    let rows = ["15"; 15].join("/");
    let state = scrabble.read_state(&format!("{rows} AACEIOT/AACEIOT 0/0 0")).unwrap();
    for (word, after) in [("pass", ""), ("accept", ""), ("challenge", ""), ("exchange", "AC")] {
        check_typed(&scrabble, &state, &format!("scrabble-verb-{word}"), "", after);
    }
    assert_eq!(read(&scrabble, &state, "schimbă AC"), "-AC");
    for typed in ["х8 ЦАТ", "h8 ЦАТ", "Х8:ЦАТ", "h8 CĂȚ"] {
        assert_eq!(read(&scrabble, &state, typed), "h8 CAT", "{typed}");
    }
    assert_eq!(read(&scrabble, &state, "-АО"), "-AO");
    assert_eq!(read(&scrabble, &state, "h8 CÄT"), read(&scrabble, &state, "H8 CÄT"));
    for language in Language::ALL {
        for text in taught("scrabble", language) {
            assert!(!read(&scrabble, &state, text).starts_with("unreadable"), "{text}");
        }
    }
}
