//! The arena: what bots answer, files of bots, tournaments on the disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tabla_arena::line::read_ready;
use tabla_arena::{
    Bot, Format, GameOutcome, GameRecord, MatchEnd, MoveRecord, Plan, Settings, Store, check_settings,
    measured, read_bots_file, standings,
};
use tabla_core::Seat;
use tabla_games::kits;
use tabla_table::{Table, Variant};
use tempfile::TempDir;

use crate::fixtures::seeds;
use crate::promises::{said, text, told};
use crate::target::Parser;

/// Whoever reads something of the arena.
pub const PARSERS: &[Parser] = &[
    Parser::new(
        "answers of bots: duels",
        || games("santorini"),
        |bytes| feed_game("santorini", &text(bytes)),
    ),
    Parser::new("answers of bots: jamb", || games("jamb"), |bytes| feed_game("jamb", &text(bytes))),
    Parser::new("answers of bots: jewels", || games("jewels"), |bytes| feed_game("jewels", &text(bytes))),
    Parser::new(
        "first answers of bots",
        || seeds(["ready", "ready moves"]),
        |bytes| read_ready(&text(bytes)).is_some(),
    ),
    Parser::new("files of bots", bots, feed_bots),
    Parser::new("tournaments", tournaments, |bytes| feed_tournament(&text(bytes))).with_megabytes(8),
    #[cfg(target_os = "linux")]
    super::keepers::REPORTS,
    #[cfg(target_os = "linux")]
    super::keepers::PLANS,
];

fn open(game: &str) -> (Variant, Box<dyn Table>) {
    let variant = kits::variant(game, "").unwrap_or_else(|error| panic!("{error}"));
    let table = variant.open(None, 7).unwrap_or_else(|error| panic!("{error}"));
    (variant, table)
}

/// The first answers of a game.
fn games(game: &str) -> Vec<Vec<u8>> {
    let (_, mut table) = open(game);
    let mut answers = Vec::new();
    for turn in 0..12 {
        let moves = table.to_move().map(|seat| table.tokens(seat)).unwrap_or_default();
        let Some(text) = moves.get(turn % moves.len().max(1)) else { break };
        answers.push(table.play(text).unwrap_or_else(|error| panic!("{error}")));
    }
    seeds([answers.join("\n")])
}

/// An answer on each line; what is refused is told and changes nothing.
fn feed_game(game: &str, text: &str) -> bool {
    let (variant, mut table) = open(game);
    let observation = |table: &dyn Table| table.to_move().map(|seat| variant.observation(table, seat));
    let mut is_good = true;
    for line in text.lines().take(40) {
        let before = observation(&*table);
        match table.play(line) {
            Ok(word) => assert!(!word.contains(char::is_whitespace), "{line:?} is called {word:?}"),
            Err(error) => {
                is_good = said(&error.saying);
                assert_eq!(observation(&*table), before);
            }
        }
    }
    let seen = Seat::DUEL.map(|seat| (table.tokens(seat), variant.observation(&*table, seat)));
    drop((GameOutcome::of(&*table), seen));
    is_good
}

fn with_folder<T>(work: impl FnOnce(&Path) -> T) -> T {
    thread_local! {
        static FOLDER: TempDir = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    }
    FOLDER.with(|folder| work(folder.path()))
}

fn write(path: &Path, content: &[u8]) {
    fs::write(path, content).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn bots() -> Vec<Vec<u8>> {
    seeds([
        "[[bot]]\nname = \"strong\"\nplayer = \"champion:time=0.1s\"\n\n[[bot]]\nname = \"weak\"\n\
         ugi = \"tabla engine mice\"\nnodes = 1000\noptions = { Player = \"alphabeta\", Hash = 4 }\n",
        "[[bot]]\nline = [\"./bot\", \"a b\"]\ntime = \"1s\"\n[[bot]]\nfiles = 'x \"y z\"'\ndepth = 3\n",
    ])
}

fn feed_bots(bytes: &[u8]) -> bool {
    with_folder(|folder| {
        let path = folder.join("bots.toml");
        write(&path, bytes);
        match read_bots_file(&path) {
            Ok(bots) => {
                bots.into_iter().for_each(|(bot, _)| drop(bot.from_folder(folder).folders()));
                true
            }
            Err(error) => told(&error),
        }
    })
}

/// What parts the files of a tournament in a seed.
const PART: &str = "\n=====\n";

fn tournaments() -> Vec<Vec<u8>> {
    let tournament = |game: &str, format: Format, bots: &[&str], sprt: Option<&str>| {
        let settings = Settings {
            game: game.to_owned(),
            rules: String::new(),
            bots: bots.iter().filter_map(|text| Bot::read(text).ok()).collect(),
            format,
            games: 4,
            openings: Vec::new(),
            budget: "60s+500ms".parse().ok(),
            margin: 50,
            patience: 1000,
            seed: 1,
            sprt: sprt.and_then(|text| text.parse().ok()),
            trust: false,
            edition: Plan::EDITION,
            read: Vec::new(),
        };
        let variant = settings.variant().unwrap_or_else(|error| panic!("{error}"));
        let mut files = vec![serde_json::to_string_pretty(&settings).unwrap_or_default()];
        for fixture in settings.plan(&variant).fixtures(&|_| None).into_iter().take(3) {
            let ending = MatchEnd::Rules("won".to_owned());
            let moves = vec![MoveRecord { seat: 1, text: "C3D3".to_owned(), micros: 1500 }];
            let halves = if fixture.number == 2 { [1, 1] } else { [2, 0] };
            let record = GameRecord {
                number: fixture.number,
                bots: fixture.bots,
                opening: fixture.opening,
                luck: fixture.luck,
                halves,
                ending,
                points: Some([300, -20]),
                moves,
                measured: Default::default(),
            };
            files.push(serde_json::to_string_pretty(&record).unwrap_or_default());
        }
        files.join(PART)
    };
    seeds([
        tournament("santorini", Format::RoundRobin, &["champion", "alphabeta", "name=x,champion"], None),
        tournament("mice", Format::Gauntlet, &["champion", "line:./bot"], Some("0,5,0.05,0.05")),
        tournament("jewels", Format::Knockout, &["greedy", "random", "ai", "files:./bot"], None),
    ])
}

/// The settings, then games: as they are found in the folder of a tournament.
fn feed_tournament(text: &str) -> bool {
    with_folder(|folder| {
        let games = folder.join("games");
        drop(fs::remove_dir_all(&games));
        fs::create_dir_all(&games).unwrap_or_else(|error| panic!("{error}"));
        let mut files = text.split(PART);
        write(&folder.join("arena.json"), files.next().unwrap_or_default().as_bytes());
        for (number, file) in (1..).zip(files) {
            write(&games.join(format!("{number:06}.json")), file.as_bytes());
        }
        let store = match Store::open(folder) {
            Ok(store) => store,
            Err(error) => return told(&error),
        };
        let game = match check_settings(store.settings()) {
            Ok(game) => game,
            Err(error) => return told(&error),
        };
        let records: BTreeMap<u64, GameRecord> = match store.records() {
            Ok(records) => records,
            Err(error) => return told(&error),
        };
        let table = standings(store.settings(), &game, &records);
        assert_eq!(measured(store.settings(), &records).len(), store.settings().bots.len());
        assert!(table.games <= table.planned.max(1), "{} of {}", table.games, table.planned);
        true
    })
}
