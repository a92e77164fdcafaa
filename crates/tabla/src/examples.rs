//! Examples for every command's help. What is typed is the same in every language; what it does stands
//! in the catalogues.

/// One example: what is typed, and the message that says what it does.
pub struct Example {
    /// The whole line.
    pub line: &'static str,
    /// The message's key.
    pub key: &'static str,
}

const fn example(line: &'static str, key: &'static str) -> Example {
    Example { line, key }
}

/// The examples of a command, by the beginning of its keys.
pub fn of(path: &str) -> &'static [Example] {
    const {
        &[
            (
                "cli",
                &[
                    example("tabla", "cli-example-house"),
                    example("tabla santorini", "cli-example-game"),
                    example("tabla --lang sr-Latn", "cli-example-language"),
                ] as &[Example],
            ),
            (
                "cli-santorini",
                &[
                    example("tabla santorini", "cli-santorini-example-menu"),
                    example("tabla santorini play", "cli-santorini-example-play"),
                    example("tabla santorini rules --lang cs", "cli-santorini-example-rules"),
                ],
            ),
            (
                "cli-santorini-play",
                &[
                    example("tabla santorini play", "cli-santorini-play-example-default"),
                    example(
                        "tabla santorini play --first champion --second human --level easy",
                        "cli-santorini-play-example-easy",
                    ),
                    example(
                        "tabla santorini play --first simple --second alphabeta --depth 3 --step",
                        "cli-santorini-play-example-step",
                    ),
                    example(
                        "tabla santorini play --first champion:time=0.5s --second alphabeta:depth=4 --to-end --out game.txt",
                        "cli-santorini-play-example-end",
                    ),
                    example(
                        "tabla santorini play --load game.txt --first human --second human --clock 5m+3s",
                        "cli-santorini-play-example-load",
                    ),
                ],
            ),
            (
                "cli-santorini-analyse",
                &[
                    example(
                        "tabla santorini analyse 0000000000000000000000000/1/C3,D3/D2,D4 --time 1s",
                        "cli-santorini-analyse-example-position",
                    ),
                    example(
                        "tabla santorini analyse game.txt --player alphabeta --depth 3",
                        "cli-santorini-analyse-example-file",
                    ),
                    example(
                        "tabla santorini analyse game.txt --player alphabeta --depth 3 --turn 5",
                        "cli-santorini-analyse-example-turn",
                    ),
                    example(
                        "tabla santorini analyse game.txt --depth 6 --json",
                        "cli-santorini-analyse-example-json",
                    ),
                ],
            ),
            (
                "cli-serve",
                &[
                    example("tabla serve", "cli-serve-example-open"),
                    example("tabla serve --addr 0.0.0.0", "cli-serve-example-network"),
                    example(
                        "tabla serve --port 0 --data :memory: --no-open --json",
                        "cli-serve-example-script",
                    ),
                ],
            ),
            ("cli-santorini-rules", &[example("tabla santorini rules", "cli-santorini-rules-example")]),
            ("cli-santorini-check", &[example("tabla santorini check game.txt", "cli-santorini-check-example")]),
            (
                "cli-santorini-book",
                &[example(
                    "tabla santorini book --out data/santorini/placements.txt",
                    "cli-santorini-book-example",
                )],
            ),
            (
                "cli-santorini-tune",
                &[example(
                    "tabla santorini tune --out crates/tabla-santorini/src/weights.rs",
                    "cli-santorini-tune-example",
                )],
            ),
            (
                "cli-mice",
                &[
                    example("tabla mice", "cli-mice-example-menu"),
                    example("tabla mice play", "cli-mice-example-play"),
                    example("tabla mice rules --lang cs", "cli-mice-example-rules"),
                ],
            ),
            (
                "cli-mice-play",
                &[
                    example("tabla mice play", "cli-mice-play-example-default"),
                    example("tabla mice play --flying", "cli-mice-play-example-flying"),
                    example(
                        "tabla mice play --first champion --second human --level easy",
                        "cli-mice-play-example-easy",
                    ),
                    example(
                        "tabla mice play --first minimax --second alphabeta --depth 3 --step",
                        "cli-mice-play-example-step",
                    ),
                    example(
                        "tabla mice play --load game.txt --first human --second human --clock 5m+3s",
                        "cli-mice-play-example-load",
                    ),
                ],
            ),
            (
                "cli-mice-analyse",
                &[
                    example(
                        "tabla mice analyse g1,d1,d6,d5/a7,b2,c3/5,6/b --time 1s",
                        "cli-mice-analyse-example-position",
                    ),
                    example(
                        "tabla mice analyse game.txt --player alphabeta --depth 3",
                        "cli-mice-analyse-example-file",
                    ),
                    example(
                        "tabla mice analyse game.txt --player alphabeta --depth 3 --turn 5",
                        "cli-mice-analyse-example-turn",
                    ),
                    example("tabla mice analyse game.txt --depth 6 --json", "cli-mice-analyse-example-json"),
                ],
            ),
            ("cli-mice-rules", &[example("tabla mice rules", "cli-mice-rules-example")]),
            ("cli-mice-check", &[example("tabla mice check game.txt", "cli-mice-check-example")]),
            (
                "cli-mice-suite",
                &[example("tabla mice suite critical.tsv --time 0.2s --flying", "cli-mice-suite-example")],
            ),
            (
                "cli-mice-train",
                &[example(
                    "tabla mice train --noflying noflying.bin --flying flying.bin --out data/mice/nets.bin",
                    "cli-mice-train-example",
                )],
            ),
            (
                "cli-mice-openings",
                &[example("tabla mice openings --out data/mice/openings.txt", "cli-mice-openings-example")],
            ),
            (
                "cli-jamb",
                &[
                    example("tabla jamb", "cli-jamb-example-room"),
                    example("tabla jamb --seed 7 --rng bbs", "cli-jamb-example-seed"),
                ],
            ),
            (
                "cli-jamb-play",
                &[
                    example("tabla jamb play --players Ana,Bojan --shared-dice", "cli-jamb-play-example-people"),
                    example(
                        "tabla jamb play --friend optimal --storage csr",
                        "cli-jamb-play-example-friend",
                    ),
                    example(
                        "tabla jamb play --odds source --threshold 0.4",
                        "cli-jamb-play-example-odds",
                    ),
                ],
            ),
            (
                "cli-jamb-rules",
                &[example("tabla jamb rules --lang cs", "cli-jamb-rules-example")],
            ),
            (
                "cli-jamb-solve",
                &[
                    example("tabla jamb solve", "cli-jamb-solve-example"),
                    example("tabla jamb solve --jamb-is-ful --values values.bin", "cli-jamb-solve-example-values"),
                ],
            ),
            (
                "cli-jamb-advise",
                &[
                    example("tabla jamb advise --dice 12233", "cli-jamb-advise-example-first"),
                    example(
                        "tabla jamb advise --down 8 --up 3 --hand 1,kenta --throw 2 --dice 44456 --json",
                        "cli-jamb-advise-example-json",
                    ),
                ],
            ),
            (
                "cli-jamb-simulate",
                &[
                    example("tabla jamb simulate --games 1000000", "cli-jamb-simulate-example"),
                    example(
                        "tabla jamb simulate --player rule --odds source --seed 7 --json",
                        "cli-jamb-simulate-example-friend",
                    ),
                ],
            ),
            (
                "cli-jamb-distribution",
                &[
                    example("tabla jamb distribution", "cli-jamb-distribution-example"),
                    example(
                        "tabla jamb distribution --down 10 --up 10 --player greedy --json",
                        "cli-jamb-distribution-example-json",
                    ),
                ],
            ),
            (
                "cli-jewels",
                &[
                    example("tabla jewels", "cli-jewels-example-room"),
                    example("tabla jewels play --limit 5:00", "cli-jewels-example-play"),
                    example("tabla jewels judge board.txt 10 ./jewels-ai", "cli-jewels-example-judge"),
                ],
            ),
            (
                "cli-jewels-play",
                &[
                    example("tabla jewels play board.txt", "cli-jewels-play-example-file"),
                    example("tabla jewels play --contest fence --limit 5:00", "cli-jewels-play-example-contest"),
                    example("tabla jewels play --seed 7", "cli-jewels-play-example-seed"),
                ],
            ),
            ("cli-jewels-rules", &[example("tabla jewels rules", "cli-jewels-rules-example")]),
            ("cli-jewels-scores", &[example("tabla jewels scores", "cli-jewels-scores-example")]),
            (
                "cli-jewels-generate",
                &[
                    example("tabla jewels generate --seed 7 --out board.txt", "cli-jewels-generate-example"),
                    example(
                        "tabla jewels generate --count 100 --length 16 --out boards/",
                        "cli-jewels-generate-example-many",
                    ),
                ],
            ),
            ("cli-jewels-check", &[example("tabla jewels check board.txt", "cli-jewels-check-example")]),
            (
                "cli-jewels-match",
                &[
                    example(
                        "tabla jewels match board.txt --bots greedy ai:time=50ms,memory -T 10,50,100",
                        "cli-jewels-match-example",
                    ),
                    example(
                        "tabla jewels match --generate 100 --length 16 --bots ai ai:memory -T 100 --json",
                        "cli-jewels-match-example-generate",
                    ),
                ],
            ),
            (
                "cli-jewels-train",
                &[
                    example(
                        "tabla jewels train --moves 40_000_000 --seed 2026 --out data/jewels/value.bin",
                        "cli-jewels-train-example",
                    ),
                    example("tabla jewels train --moves 1_000_000 --resume", "cli-jewels-train-example-resume"),
                ],
            ),
            (
                "cli-jewels-ai",
                &[
                    example("jewels-ai", "cli-jewels-ai-example"),
                    example("jewels-ai --time 0.5s --no-memory", "cli-jewels-ai-example-quick"),
                ],
            ),
            (
                "cli-jewels-judge",
                &[
                    example("jewels_judge board.txt 10 ./jewels-ai", "cli-jewels-judge-example"),
                    example("jewels_judge vstup.txt 50 python3 bot.py", "cli-jewels-judge-example-input"),
                    example(
                        "jewels_judge --read ~/.pyenv board.txt 50 python3 bot.py",
                        "cli-jewels-judge-example-read",
                    ),
                    example(
                        "jewels_judge --time 1s --json board.txt 100 ./jewels-ai --time 0.5s",
                        "cli-jewels-judge-example-json",
                    ),
                ],
            ),
            (
                "cli-scrabble",
                &[
                    example("tabla scrabble", "cli-scrabble-example-room"),
                    example("tabla scrabble play", "cli-scrabble-example-play"),
                    example("tabla scrabble score --lang ro", "cli-scrabble-example-score"),
                ],
            ),
            (
                "cli-scrabble-play",
                &[
                    example("tabla scrabble play", "cli-scrabble-play-example-default"),
                    example(
                        "tabla scrabble play --players human,human,greedy --lexicon romanian",
                        "cli-scrabble-play-example-romanian",
                    ),
                    example(
                        "tabla scrabble play --challenge double --layout tablaJoc.txt",
                        "cli-scrabble-play-example-double",
                    ),
                    example(
                        "tabla scrabble play --load game.gcg --players greedy,human",
                        "cli-scrabble-play-example-load",
                    ),
                ],
            ),
            (
                "cli-scrabble-score",
                &[
                    example("tabla scrabble score", "cli-scrabble-score-example"),
                    example("tabla scrabble score games/first --strict", "cli-scrabble-score-example-strict"),
                    example("tabla scrabble score --json", "cli-scrabble-score-example-json"),
                ],
            ),
            ("cli-scrabble-sample", &[example("tabla scrabble sample example", "cli-scrabble-sample-example")]),
            (
                "cli-scrabble-analyse",
                &[
                    example(
                        "tabla scrabble analyse game.gcg --turn 5 --json",
                        "cli-scrabble-analyse-example-turn",
                    ),
                    example(
                        "tabla scrabble analyse game.gcg --rack AEINRS?",
                        "cli-scrabble-analyse-example-rack",
                    ),
                    example(
                        "tabla scrabble analyse game.gcg --turn 5 --time 5s",
                        "cli-scrabble-analyse-example-time",
                    ),
                ],
            ),
            (
                "cli-scrabble-words",
                &[
                    example("tabla scrabble words quiz quizes", "cli-scrabble-words-example"),
                    example("tabla scrabble words --anagrams AEINRS?", "cli-scrabble-words-example-anagrams"),
                    example(
                        "tabla scrabble words --hooks CASA --lexicon romanian",
                        "cli-scrabble-words-example-hooks",
                    ),
                    example("tabla scrabble words --add santorini", "cli-scrabble-words-example-add"),
                ],
            ),
            (
                "cli-scrabble-compile",
                &[example("tabla scrabble compile words.txt words.lexicon", "cli-scrabble-compile-example")],
            ),
            (
                "cli-scrabble-count",
                &[example(
                    "tabla scrabble count --lexicon data/scrabble/enable.txt --positions data/scrabble/positions.tsv",
                    "cli-scrabble-count-example",
                )],
            ),
            (
                "cli-scrabble-leaves",
                &[
                    example(
                        "tabla scrabble leaves --tiles romanian --games 16_000 --seed 1 --out data/scrabble/leaves-romanian.bin",
                        "cli-scrabble-leaves-example",
                    ),
                    example("tabla scrabble leaves --resume", "cli-scrabble-leaves-example-resume"),
                ],
            ),
            ("cli-scrabble-rules", &[example("tabla scrabble rules", "cli-scrabble-rules-example")]),
            (
                "cli-match",
                &[
                    example(
                        "tabla match santorini champion:time=0.2s alphabeta:depth=3 --games 100",
                        "cli-match-example",
                    ),
                    example(
                        "tabla match mice champion:time=0.2s alphabeta:depth=4 --games 100",
                        "cli-match-example-mice",
                    ),
                ],
            ),
            (
                "cli-deadline",
                &[example("tabla deadline santorini --busy 8 --moves 200", "cli-deadline-example")],
            ),
            (
                "cli-arena",
                &[
                    example(
                        "tabla arena run mice champion alphabeta:depth=4 --time 0.1s",
                        "cli-arena-example-run",
                    ),
                    example("tabla arena resume arena-1", "cli-arena-example-resume"),
                ],
            ),
            (
                "cli-arena-run",
                &[
                    example(
                        "tabla arena run santorini champion alphabeta --games 40 --time 0.1s -j 2",
                        "cli-arena-run-example-own",
                    ),
                    example(
                        "tabla arena run jamb optimal line:./bot.py --out trial --watch",
                        "cli-arena-run-example-line",
                    ),
                    example(
                        "tabla arena run mice --file bots.toml --format gauntlet --time 10s+0.1s",
                        "cli-arena-run-example-file",
                    ),
                    example(
                        "tabla arena run mice champion champion:level=hard --time nodes=2000 --sprt 0,20,0.05,0.05",
                        "cli-arena-run-example-sprt",
                    ),
                    example(
                        "tabla arena run jewels ai:time=50ms files:./jewels-ai --rules turns=20",
                        "cli-arena-run-example-files",
                    ),
                ],
            ),
            ("cli-arena-resume", &[example("tabla arena resume trial -j 2", "cli-arena-resume-example")]),
            ("cli-arena-table", &[example("tabla arena table trial --json", "cli-arena-table-example")]),
            ("cli-arena-show", &[example("tabla arena show trial 17", "cli-arena-show-example")]),
            (
                "cli-arena-check",
                &[example(
                    "tabla arena check line:./bot.py --game santorini --time 0.1s",
                    "cli-arena-check-example",
                )],
            ),
            (
                "cli-perft",
                &[
                    example("tabla perft santorini --depth 3", "cli-perft-example-start"),
                    example(
                        "tabla perft santorini --position 0000000000000000000000000/1/C3,D3/D2,D4 --depth 2 --divide",
                        "cli-perft-example-divide",
                    ),
                    example("tabla perft mice --flying --depth 4", "cli-perft-example-mice"),
                ],
            ),
            (
                "cli-bench",
                &[
                    example("tabla bench santorini", "cli-bench-example"),
                    example("tabla bench mice --playouts", "cli-bench-example-playouts"),
                    example("tabla bench jewels", "cli-bench-example-jewels"),
                    example("tabla bench jamb", "cli-bench-example-jamb"),
                ],
            ),
            ("cli-solve", &[example("tabla solve mice --men 8 --flying", "cli-solve-example")]),
            (
                "cli-engine",
                &[
                    example("tabla engine santorini", "cli-engine-example"),
                    example("tabla engine mice --flying", "cli-engine-example-mice"),
                ],
            ),
            (
                "cli-rules",
                &[
                    example("tabla rules", "cli-rules-example-list"),
                    example("tabla rules mice --lang sr-Latn", "cli-rules-example-show"),
                    example("tabla rules jamb --markdown > jamb.md", "cli-rules-example-file"),
                ],
            ),
            (
                "cli-man",
                &[
                    example("tabla man ~/.local/share/man", "cli-man-example-folder"),
                    example("tabla man | man -l -", "cli-man-example-show"),
                ],
            ),
            ("cli-languages", &[example("tabla languages", "cli-languages-example")]),
            (
                "cli-completions",
                &[example("tabla completions bash > ~/.local/share/bash-completion/completions/tabla", "cli-completions-example")],
            ),
            ("cli-help", &[example("tabla help santorini play", "cli-help-example")]),
        ]
    }
    .iter()
    .find(|(name, _)| *name == path)
    .map_or(&[], |(_, examples)| examples)
}
