//! `jewels_judge` with programs that play, and with programs that behave badly.
//!
//! The programs are scripts for `sh`. In them, `STAY` stands for a command that would stay for a day and
//! that no other test uses, so that it can be looked for afterwards.

#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Ran, finish, folder};
use serde_json::Value;
use tabla_core::Game;
use tabla_games::Language;
use tabla_games::jewels::{Jewels, read_layout};
use tempfile::TempDir;

/// The assignment's example, with refill lines that lead to its second board.
const EXAMPLE: [&str; 16] = [
    "12124542", "21215451", "12121312", "21213131", "12121212", "21212121", "12121212", "21212121",
    "12345612", "12345612", "12345612", "12345612", "56123456", "65123456", "56123456", "12345612",
];
const SECOND_INPUT: &str =
    "9\r\n12126562\r\n21215651\r\n12124542\r\n21215451\r\n12121212\r\n21212121\r\n12121212\r\n21212121\r\n";

/// Longer than anything takes here that is not meant to be late.
const LONG: &str = "--time 60s";
/// For those that are late in any case.
const SHORT: &str = "--time 0.4s";
/// A program that hangs fails the test after this time; nothing else is timed.
const PATIENCE: Duration = Duration::from_secs(120);

static STAYS: AtomicU32 = AtomicU32::new(0);

/// A folder with a board, a program, and what that program stays for.
struct Contest {
    folder: TempDir,
    stay: String,
}

impl Contest {
    fn new(board: &[&str], script: &str) -> Contest {
        let number = STAYS.fetch_add(1, Ordering::Relaxed);
        let contest =
            Contest { folder: folder(), stay: format!("sleep 86400.{}{number:04}", std::process::id()) };
        contest.write("board.txt", &board.join("\r\n"));
        contest.write("bot.sh", &script.replace("STAY", &contest.stay));
        contest
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("a file for the test");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn judge(&self, words: &str) -> Ran {
        let ran = finish(command(self.folder.path(), words), "");
        self.nothing_is_left();
        ran
    }

    /// Judges by the script on the example's board, for programs.
    fn verdict(&self, options: &str) -> Value {
        let ran = self.judge(&format!("{options} --json board.txt 10 sh bot.sh"));
        assert_eq!(ran.code, 0, "{ran:?}");
        serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}", ran.out))
    }

    fn nothing_is_left(&self) {
        assert_eq!(running(&self.stay), 0, "something is left behind");
    }
}

fn command(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jewels_judge"));
    command.current_dir(folder).env("LC_ALL", "en_US.UTF-8").args(words.split_whitespace());
    command
}

/// How many processes run this command, or a script with it.
fn running(command: &str) -> usize {
    let is_it = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).replace('\0', " ").contains(command);
    let processes = fs::read_dir("/proc").expect("a list of processes").filter_map(|entry| entry.ok());
    processes.filter(|entry| fs::read(entry.path().join("cmdline")).is_ok_and(is_it)).count()
}

/// How the example ends with a program that plays one turn well and then does this.
fn second_turn(options: &str, script: &str) -> (String, usize, u64) {
    let script = format!("grep -q ^10 vstup.txt && {{ echo 6 3 6 4 > vystup.txt; exit; }}\n{script}");
    let verdict = Contest::new(&EXAMPLE, &script).verdict(options);
    let played = verdict["played"].as_array().expect("turns").len();
    (
        verdict["ending"].as_str().expect("a word").to_owned(),
        played,
        verdict["points"].as_u64().expect("points"),
    )
}

/// That the second turn ends the game so, and that the points of the first one count.
fn ends(ending: &str, options: &str, script: &str) {
    assert_eq!(second_turn(options, script), (ending.to_owned(), 1, 6), "{script}");
}

#[test]
fn the_example_of_the_assignment() {
    let script = "cp vstup.txt seen-$(head -n 1 vstup.txt | tr -d '\\r').txt
        test -e vystup.txt && echo old > old.txt
        printf '6 3 6 4\\r\\n' > vystup.txt
        grep -q ^9 vstup.txt && echo 1 1 1 2 > vystup.txt";
    let contest = Contest::new(&EXAMPLE, script);
    contest.write("vystup.txt", "1 1 1 2\n");
    let ran = contest.judge(&format!("{LONG} board.txt 10 sh bot.sh"));
    assert_eq!(ran.code, 0, "{ran:?}");
    let first = EXAMPLE[..8].join("\r\n");
    assert_eq!(contest.read("seen-10.txt"), format!("10\r\n{first}\r\n"));
    assert_eq!(contest.read("seen-9.txt"), SECOND_INPUT);
    assert!(!contest.path("old.txt").exists(), "the old answer was still there");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].starts_with("Turn 1: 6 3 6 4; points: 6; in all: 6"), "{}", ran.out);
    assert!(lines[1].starts_with("The game is over: the answer is not allowed: "), "{}", ran.out);
    assert_eq!(lines[2], "Turns played: 1; points: 6");
    let log = contest.read("zaznam.txt");
    for text in lines.iter().copied().chain(["12126562\r\n21215651\r\n", "12124542\r\n21215451\r\n"]) {
        assert!(log.contains(text), "{text} is not in the log: {log}");
    }
    assert!(!log.contains(EXAMPLE[12]), "the log tells what will fall");
}

#[test]
fn a_whole_game_is_what_the_rules_say() {
    let text = include_str!("../../../data/jewels/random.txt");
    let game = Jewels { layout: read_layout(text.as_bytes()).expect("a board"), turns: Some(12) };
    let mut state = game.start();
    let mut answers = String::new();
    while let Some(&swap) = game.list(&state).first() {
        answers += &format!("{swap}\n");
        game.play(&mut state, swap);
    }
    assert_eq!(state.turns(), 12);
    let contest = Contest::new(
        &[text],
        "T=$(head -n 1 vstup.txt | tr -d '\\r'); sed -n $((13 - T))p answers > vystup.txt",
    );
    contest.write("answers", &answers);
    let ran = contest.judge(&format!("{LONG} --json board.txt 12 sh bot.sh"));
    let verdict: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(
        (verdict["ending"].as_str(), verdict["points"].as_u64()),
        (Some("turns"), Some(state.points()))
    );
    let swaps: Vec<&str> = verdict["played"]
        .as_array()
        .expect("turns")
        .iter()
        .filter_map(|turn| turn["swap"].as_str())
        .collect();
    assert_eq!(swaps, answers.lines().collect::<Vec<_>>());
}

#[test]
fn answers_are_read_as_the_rules_of_the_contest_say() {
    let first = |answer: &str| {
        let script = format!("grep -q ^10 vstup.txt && printf '{answer}' > vystup.txt");
        let verdict = Contest::new(&EXAMPLE, &script).verdict(LONG);
        (verdict["ending"].as_str().expect("a word").to_owned(), verdict["points"].as_u64().expect("points"))
    };
    for good in ["6 3 6 4", "6 4 6 3\\r\\n", " 6\\t3  6 4 \\nmore\\n", "06 3 6 4\\n"] {
        assert_eq!(first(good), ("exited".to_owned(), 6), "{good}");
    }
    for (bad, ending) in [
        ("", "unreadable"),
        ("6 3 6", "unreadable"),
        ("6 3 6 4 5", "unreadable"),
        ("\\n6 3 6 4", "unreadable"),
        ("6,3,6,4", "unreadable"),
        ("6 3 6 4.0", "unreadable"),
        ("\\377\\376", "unreadable"),
        ("6 3 6 9", "illegal"),
        ("0 3 1 3", "illegal"),
        ("6 3 6 5", "illegal"),
        ("6 3 6 3", "illegal"),
        ("1 1 1 2", "illegal"),
        ("99999999999999999999 3 6 4", "illegal"),
    ] {
        assert_eq!(first(bad), (ending.to_owned(), 0), "{bad}");
    }
}

#[test]
fn exit_codes_and_output_do_not_matter() {
    let after = |script: &str| format!("echo 1 1 1 2 > vystup.txt; {script}");
    ends("illegal", LONG, &after("exit 17"));
    ends("illegal", LONG, &after("kill -9 $$"));
    ends("illegal", LONG, &after("head -c 300000000 /dev/zero"));
    ends("illegal", LONG, &after("head -c 300000000 /dev/zero >&2"));
    ends("illegal", LONG, &after("exec <&- >&- 2>&-; exit 1"));
    ends("missing", LONG, "exit 0");
    ends("exited", LONG, "exit 3");
    ends("killed", LONG, "kill -SEGV $$");
    ends("missing", LONG, "echo 6 3 6 4");
}

#[test]
fn the_last_words_of_a_program_without_an_answer_are_told() {
    let contest = Contest::new(&EXAMPLE, "echo first >&2; echo no luck today >&2; exit 1");
    assert_eq!(contest.verdict(LONG)["last_words"].as_str(), Some("no luck today"));
    let ran = contest.judge(&format!("{LONG} board.txt 10 sh bot.sh"));
    assert!(ran.out.contains("on its error output: no luck today\n"), "{ran:?}");
    let contest = Contest::new(&EXAMPLE, "echo no luck today >&2; echo 1 1 1 2 > vystup.txt");
    assert!(contest.verdict(LONG)["last_words"].is_null());
}

#[test]
fn whoever_is_late_has_not_answered() {
    for script in [
        "STAY",
        "STAY; echo 6 3 6 4 > vystup.txt",
        "echo 6 3 6 4 > vystup.txt; STAY",
        "trap '' TERM INT HUP; while :; do :; done",
        "STAY & kill -9 $PPID; kill -9 -1; STAY",
    ] {
        let verdict = Contest::new(&EXAMPLE, script).verdict(SHORT);
        assert_eq!(
            (verdict["ending"].as_str(), verdict["points"].as_u64()),
            (Some("late"), Some(0)),
            "{script}"
        );
    }
}

#[test]
fn whatever_a_program_leaves_running_is_ended_before_its_answer_is_read() {
    ends("missing", LONG, "(setsid sh -c 'STAY; echo 6 3 6 4 > vystup.txt' > /dev/null 2>&1 &)");
    ends("missing", LONG, "(cd / && setsid env -i setsid STAY &)");
    ends("missing", LONG, "i=0; while [ $i -lt 200 ]; do STAY & i=$((i+1)); done");
    ends("broke", &format!("{LONG} --trust"), "STAY & kill -9 $PPID; STAY");
}

#[test]
fn a_program_reads_and_writes_in_its_folder_unless_it_is_trusted() {
    let elsewhere = folder();
    let secret = elsewhere.path().join("secret");
    let path = secret.display();
    for (options, is_read, is_written) in [
        (LONG.to_owned(), false, false),
        (format!("{LONG} --read {path}"), true, false),
        (format!("{LONG} --trust"), true, true),
    ] {
        fs::write(&secret, "secret").expect("a file for the test");
        let script = format!("cat {path} > seen; chmod 644 {path}; echo spoiled > {path}; echo $PATH > path");
        let contest = Contest::new(&EXAMPLE, &script);
        let verdict = contest.verdict(&options);
        assert_eq!(verdict["ending"].as_str(), Some("missing"), "{verdict}");
        assert_eq!(contest.read("seen") == "secret", is_read, "{options}");
        assert_eq!(fs::read_to_string(&secret).expect("a file") != "secret", is_written, "{options}");
        assert!(contest.read("path").contains("/bin"), "{options}");
    }
    let contest = Contest::new(&EXAMPLE, "");
    let ran = contest.judge("--read nothing.txt board.txt 10 sh bot.sh");
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains("nothing.txt, which the program is to read, is not there"), "{ran:?}");
}

#[test]
fn whoever_takes_too_much_has_not_answered() {
    ends("processes", LONG, "i=0; while [ $i -lt 300 ]; do STAY & i=$((i+1)); done; STAY");
}

#[test]
fn whatever_has_the_name_of_the_answer_is_looked_at_with_care() {
    ends("unreadable", LONG, "mkfifo vystup.txt");
    ends("unreadable", LONG, "mkfifo vystup.txt; (STAY > vystup.txt &)");
    ends("unreadable", LONG, "mkdir vystup.txt");
    ends("unreadable", LONG, "echo 6 3 6 4 > other.txt; ln -s other.txt vystup.txt");
    ends("unreadable", LONG, "ln -s /dev/zero vystup.txt");
    ends("unreadable", LONG, "truncate -s 1T vystup.txt");
    ends("unreadable", LONG, "head -c 300000000 /dev/zero | tr '\\0' ' ' > vystup.txt");
    ends("unreadable", LONG, "printf '6 3' > vystup.txt");
    ends("illegal", LONG, "echo 1 1 1 2 > vystup.txt; head -c 300000000 /dev/zero >> vystup.txt");
}

#[test]
fn what_a_program_does_to_its_input_does_not_matter() {
    for damage in
        ["", "rm vstup.txt", "rm vstup.txt; mkfifo vstup.txt", "rm vstup.txt; ln -s bot.sh vstup.txt"]
    {
        let script = format!("test -f vstup.txt -a ! -L vstup.txt && echo 6 3 6 4 > vystup.txt; {damage}");
        let contest = Contest::new(&EXAMPLE, &script);
        let verdict = contest.verdict(LONG);
        assert_eq!(
            (verdict["ending"].as_str(), verdict["points"].as_u64()),
            (Some("turns"), Some(426)),
            "{damage}"
        );
        assert_eq!(contest.read("bot.sh"), script, "the program was overwritten through a link");
    }
    let contest = Contest::new(&EXAMPLE, "echo 6 3 6 4 > vystup.txt; rm vstup.txt; mkdir vstup.txt");
    let ran = contest.judge(&format!("{LONG} board.txt 10 sh bot.sh"));
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains("vstup.txt cannot be written"), "{ran:?}");
    assert_eq!(ran.last_line(), "Turns played: 1; points: 6");
}

#[test]
fn a_program_that_cannot_be_started_has_made_no_points() {
    let contest = Contest::new(&EXAMPLE, "");
    for program in ["./bot.sh", "./nothing", "no-such-program-anywhere", "."] {
        let ran = contest.judge(&format!("--json board.txt 10 {program}"));
        let verdict: Value = serde_json::from_str(&ran.out).expect("JSON");
        let told = (ran.code, verdict["ending"].as_str(), verdict["points"].as_u64());
        assert_eq!(told, (1, Some("not-started"), Some(0)), "{program}");
        assert!(verdict["reason"].as_str().expect("a reason").contains(program), "{verdict}");
        let ran = contest.judge(&format!("board.txt 10 {program}"));
        assert!(ran.code == 1 && ran.out.contains(&format!("{program} cannot be started")), "{ran:?}");
    }
    // One that did away with itself has played.
    let contest = Contest::new(&EXAMPLE, "#!/bin/sh\necho 6 3 6 4 > vystup.txt; rm bot.sh");
    fs::set_permissions(contest.path("bot.sh"), fs::Permissions::from_mode(0o755)).expect("a program");
    let ran = contest.judge(&format!("{LONG} board.txt 10 ./bot.sh"));
    assert_eq!((ran.code, ran.last_line()), (0, "Turns played: 1; points: 6"), "{ran:?}");
}

#[test]
fn neither_the_board_nor_a_copy_of_it_can_be_read() {
    // Whatever can be read is written down, then the copies are moved about for the next turn.
    let script = "for file in board.txt hard soft unix.txt there/copy moved/copy read/me vstup.txt; do
            cat $file && echo $file >> seen
            ln $file linked && mv $file away && rm $file && chmod 777 $file
        done 2> said
        mv there moved; echo 6 3 6 4 > vystup.txt";
    let board = EXAMPLE.join("\r\n");
    for (name, trust, seen) in [
        ("board.txt", "", "vstup.txt\nvstup.txt\n"),
        // What a link to the input leads to is the input.
        ("vstup.txt", "", "soft\nvstup.txt\nvstup.txt\n"),
        ("board.txt", "--trust", "board.txt\n"),
    ] {
        let contest = Contest::new(&EXAMPLE, script);
        for folder in ["there", "read"] {
            fs::create_dir(contest.path(folder)).expect("a folder");
        }
        for name in [name, "there/copy", "read/me"] {
            contest.write(name, &board);
        }
        contest.write("unix.txt", &EXAMPLE.join("\n"));
        fs::hard_link(contest.path(name), contest.path("hard")).expect("a link");
        std::os::unix::fs::symlink(contest.path(name), contest.path("soft")).expect("a link");
        let ran = contest.judge(&format!("{LONG} {trust} --read read --json {name} 2 sh bot.sh"));
        assert_eq!(ran.code, 0, "{ran:?}");
        let read = contest.read("seen");
        assert!(if trust.is_empty() { read == seen } else { read.starts_with(seen) }, "{name}: {read}");
        if trust.is_empty() {
            for name in ["board.txt", "hard", "moved/copy", "read/me"] {
                assert_eq!(contest.read(name), board, "{name}");
            }
            assert!(ran.out.contains("\"restored\": null"), "{ran:?}");
        }
    }
    let about = fs::metadata("/dev/null").expect("a device");
    assert!(!about.is_file() && about.permissions().mode() & 0o777 == 0o666, "{about:?}");
}

#[test]
fn without_a_legal_swap_the_program_is_not_started() {
    let board = ["12345612", "34561234", "56123456"].into_iter().cycle().take(8);
    let board: Vec<&str> = board.chain(["12345612"; 8]).collect();
    let contest = Contest::new(&board, "touch started");
    let verdict = contest.verdict(LONG);
    assert_eq!((verdict["ending"].as_str(), verdict["points"].as_u64()), (Some("no-swap"), Some(0)));
    assert!(!contest.path("started").exists());
}

#[test]
fn an_endless_cascade_ends_the_game_with_its_points() {
    let board: Vec<&str> = EXAMPLE[..8].iter().copied().chain(["11111111"; 8]).collect();
    let verdict = Contest::new(&board, "echo 6 3 6 4 > vystup.txt").verdict(LONG);
    assert_eq!(verdict["ending"].as_str(), Some("endless"), "{verdict}");
    assert_eq!(verdict["played"].as_array().map(Vec::len), Some(1));
    assert!(verdict["points"].as_u64() > Some(6), "{verdict}");
}

#[test]
fn a_board_that_is_the_input_itself_is_put_back() {
    let board = EXAMPLE.join("\n") + "  \n";
    for (script, options, words) in [
        ("echo 6 3 6 4 > vystup.txt", LONG, "vstup.txt 1 sh bot.sh"),
        ("rm vstup.txt", LONG, "./vstup.txt 3 sh bot.sh"),
        ("STAY", SHORT, "vstup.txt 3 sh bot.sh"),
        ("", LONG, "vstup.txt 3 ./nothing"),
    ] {
        let contest = Contest::new(&EXAMPLE, script);
        contest.write("vstup.txt", &board);
        let is_there = !words.ends_with("nothing");
        assert_eq!(contest.judge(&format!("{options} {words}")).code, i32::from(!is_there));
        assert_eq!(contest.read("vstup.txt"), board, "{script}");
    }
}

#[test]
fn the_record_and_the_board_are_whole_whatever_the_program_does() {
    let spoils = ["rm zaznam.txt board.txt", "echo > zaznam.txt; mv board.txt other"];
    // In the sandbox the board is out of reach.
    for (spoil, trust) in spoils.into_iter().flat_map(|spoil| [(spoil, ""), (spoil, "--trust")]) {
        let contest = Contest::new(&EXAMPLE, &format!("echo 6 3 6 4 > vystup.txt; {spoil}"));
        let ran = contest.judge(&format!("{LONG} {trust} board.txt 1 sh bot.sh"));
        assert_eq!(ran.code, 0, "{ran:?}");
        assert_eq!(contest.read("board.txt"), EXAMPLE.join("\r\n"), "{spoil}");
        let record = contest.read("zaznam.txt");
        for line in ["Board: board.txt", "Turn 1: 6 3 6 4", "all turns are played"] {
            assert!(record.contains(line), "{spoil}: {record}");
        }
        assert!(ran.err.contains("removed ./zaznam.txt"), "{ran:?}");
        for text in [&record, &ran.out] {
            assert_eq!(text.contains("removed board.txt"), !trust.is_empty(), "{spoil}: {text}");
        }
    }
}

#[test]
fn a_program_that_runs_into_the_sandbox_is_told_so() {
    let contest = Contest::new(&EXAMPLE, "exit 127");
    let ran = contest.judge(&format!("{LONG} board.txt 1 sh bot.sh"));
    assert!(ran.out.contains("exit code 127") && ran.out.contains("`--read`"), "{ran:?}");
    let ran = contest.judge(&format!("--trust {LONG} board.txt 1 sh bot.sh"));
    assert!(ran.out.contains("exit code 127") && !ran.out.contains("`--read`"), "{ran:?}");
}

#[test]
fn a_board_that_cannot_be_put_back_is_not_lost() {
    let contest = Contest::new(&EXAMPLE, "rm vstup.txt; mkdir vstup.txt");
    let board = EXAMPLE.join("\n");
    contest.write("vstup.txt", &board);
    let ran = contest.judge(&format!("{LONG} vstup.txt 3 sh bot.sh"));
    assert_eq!(ran.code, 1, "{ran:?}");
    let name = ran.last_line().rsplit('/').next().expect("a name");
    assert_eq!(contest.read(name), board);
}

/// Starts a judge whose program has begun to stay.
fn staying(contest: &Contest) -> Child {
    let mut judge = command(contest.folder.path(), &format!("{LONG} vstup.txt 3 sh bot.sh"));
    let judge = judge.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    wait_until(|| running(&contest.stay) > 0);
    judge.expect("the judge starts")
}

fn wait_until(is_so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "it does not come");
        thread::sleep(Duration::from_millis(10));
    }
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {}", child.id())]).status();
    assert!(sent.expect("a shell").success());
}

#[test]
fn ctrl_c_ends_everything_and_puts_the_board_back() {
    for name in ["INT", "TERM", "HUP"] {
        let contest = Contest::new(&EXAMPLE, "setsid STAY & STAY");
        let board = EXAMPLE.join("\r\n");
        contest.write("vstup.txt", &board);
        let mut judge = staying(&contest);
        signal(&judge, name);
        assert_eq!(judge.wait().expect("an end").code(), Some(130), "{name}");
        contest.nothing_is_left();
        assert_eq!(contest.read("vstup.txt"), board, "{name}");
        assert!(contest.read("zaznam.txt").contains("interrupted"));
    }
}

#[test]
fn a_judge_that_is_killed_takes_its_program_along() {
    let contest = Contest::new(&EXAMPLE, "setsid STAY & STAY");
    contest.write("vstup.txt", &EXAMPLE.join("\r\n"));
    let mut judge = staying(&contest);
    judge.kill().expect("a signal");
    judge.wait().expect("an end");
    wait_until(|| running(&contest.stay) == 0);
}

#[test]
fn what_makes_no_sense_is_told() {
    let contest = Contest::new(&EXAMPLE, "");
    contest.write("short.txt", &EXAMPLE[..15].join("\n"));
    contest.write("wrong.txt", &EXAMPLE.join("\n").replace("12124542", "1212754"));
    contest.write("vystup.txt", &EXAMPLE.join("\n"));
    contest.write("zaznam.txt", &EXAMPLE.join("\n"));
    fs::create_dir(contest.path("folder.txt")).expect("a folder");
    let lines = [
        "",
        "board.txt",
        "board.txt 10",
        "board.txt 0 sh",
        "board.txt 101 sh",
        "board.txt -5 sh",
        "board.txt ten sh",
        "--time 0 board.txt 10 sh",
        "--time soon board.txt 10 sh",
        "--time 2h board.txt 10 sh",
        "--tiem 1s board.txt 10 sh",
        "--lang de board.txt 10 sh",
        "nothing.txt 10 sh",
        "folder.txt 10 sh",
        "short.txt 10 sh",
        "wrong.txt 10 sh",
        "vystup.txt 10 sh",
        "./zaznam.txt 10 sh",
    ];
    let mut told = String::new();
    for words in lines {
        let ran = contest.judge(words);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words}: {ran:?}");
        told += &format!("$ jewels_judge {words}\n{}\n", ran.err);
    }
    insta::assert_snapshot!(told);
    assert_eq!(contest.read("vystup.txt"), EXAMPLE.join("\n"));
    assert_eq!(contest.read("zaznam.txt"), EXAMPLE.join("\n"));
}

#[test]
fn a_name_that_cannot_be_used_is_told() {
    let contest = Contest::new(&EXAMPLE, "");
    fs::create_dir(contest.path("zaznam.txt")).expect("a folder");
    let ran = contest.judge("board.txt 10 true");
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(ran.err.contains("zaznam.txt cannot be removed"), "{ran:?}");
    fs::remove_dir(contest.path("zaznam.txt")).expect("a folder");
    fs::create_dir(contest.path("vystup.txt")).expect("a folder");
    let ran = contest.judge("board.txt 10 true");
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.out.contains("vystup.txt cannot be removed"), "{ran:?}");
}

#[test]
fn options_of_the_program_are_left_to_it() {
    let contest = Contest::new(&EXAMPLE, "echo \"$@\" > options");
    let ran = contest.judge("board.txt 10 sh bot.sh --lang cs --json -h -- --time");
    assert_eq!(contest.read("options").trim(), "--lang cs --json -h -- --time");
    assert!(ran.out.contains("The game is over"), "{ran:?}");
}

#[test]
fn the_judge_speaks_five_languages() {
    let contest = Contest::new(&EXAMPLE, "grep -q ^10 vstup.txt && echo 6 3 6 4 > vystup.txt; STAY & exit");
    let mut told = String::new();
    for language in Language::ALL {
        let ran = contest.judge(&format!("{LONG} --lang {} board.txt 10 sh bot.sh", language.tag()));
        let log = contest.read("zaznam.txt");
        for line in ran.out.lines() {
            assert!(log.contains(line), "{line} is not in the log");
        }
        told += &without_times(&ran.out);
        assert!(!ran.out.contains('<'), "{}", ran.out);
        let help = contest.judge(&format!("--help --lang {}", language.tag()));
        assert!(help.code == 0 && help.out.contains("jewels_judge board.txt 10 ./jewels-ai"), "{help:?}");
    }
    insta::assert_snapshot!(told);
}

/// The same boards are played under wine by `cargo xtask windows`, for the same points. Without time to think, nothing
/// but the board decides.
#[test]
fn boards_of_the_contest_bring_the_same_points_on_every_system() {
    let ai = env!("CARGO_BIN_EXE_jewels-ai");
    for line in include_str!("contest.txt").lines() {
        let [board, turns, points] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let board = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/jewels").join(board);
        let folder = folder();
        let words = format!("--trust {LONG} {} {turns} {ai} --time 0.001ms", board.display());
        let ran = finish(command(folder.path(), &words), "");
        let total = format!("Turns played: {turns}; points: {points}");
        assert!(ran.out.contains(&total), "{line}: {ran:?}");
    }
}

/// What was said, without the times, which are never the same.
fn without_times(text: &str) -> String {
    let line = |line: &str| match line.rsplit_once(" (") {
        Some((rest, time)) if time.ends_with(" ms)") => format!("{rest} (… ms)\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}
