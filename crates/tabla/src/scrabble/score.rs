//! The scorer: three files in, the arithmetic out.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use tabla_console::{Look, scrabble_arithmetic, scrabble_board, terminal};
use tabla_core::{Say, Saying};
use tabla_games::scrabble::scorer::{self, File, Refused, Remark, SAMPLE, Scorecard, Texts, score_strictly};
use tabla_games::scrabble::{score_squares, score_view};
use tabla_games::{StorageError, Trouble, Words, read_text};

use crate::cli::{SampleArgs, ScoreArgs};
use crate::run::Context;
use crate::{DONE, Failure, WRONG};

/// How many tiles stand in one line of their table.
const IN_A_ROW: usize = 9;

/// Adds the game in a folder up.
pub fn score(context: &Context, args: &ScoreArgs) -> Result<u8, Failure> {
    let words = context.words;
    let Some(texts) = read_files(&args.dir, words)? else { return Ok(WRONG) };
    let [tiles, board, game] = &texts;
    let texts = Texts { tiles, board, game };
    let card = if args.strict {
        score_strictly(&texts).map_err(|refused| match refused {
            Refused::Faults(faults) => said(&faults, words),
            Refused::Oddities(oddities) => said(&oddities, words),
        })
    } else {
        scorer::score(&texts).map_err(|faults| said(&faults, words))
    };
    match card {
        Err(reasons) => {
            let mut err = anstream::stderr();
            reasons.iter().try_for_each(|reason| writeln!(err, "tabla: {reason}"))?;
            writeln!(err, "{}", words.text("scrabble-nothing-scored"))?;
            Ok(WRONG)
        }
        Ok(card) if args.json => {
            let view = score_view(&card, words.say(&card.say()), said(card.oddities(), words));
            writeln!(
                io::stdout().lock(),
                "{}",
                serde_json::to_string_pretty(&view).map_err(io::Error::from)?
            )?;
            Ok(DONE)
        }
        Ok(card) => {
            let mut err = anstream::stderr();
            for remark in said(card.oddities(), words) {
                let warning = Saying::new("scrabble-warning").with("text", remark);
                writeln!(err, "{}", words.say(&warning))?;
            }
            show(&card, context)
        }
    }
}

fn said<R: Say>(remarks: &[Remark<R>], words: &Words) -> Vec<String> {
    remarks.iter().map(|remark| words.say(&remark.say())).collect()
}

/// The three texts; `None` when a file is missing, and then it has been told what is wanted.
fn read_files(folder: &Path, words: &Words) -> Result<Option<[String; 3]>, Failure> {
    let files = [File::Tiles, File::Board, File::Game];
    let is_missing =
        |error: &StorageError| matches!(error, StorageError::Read { because: Trouble::NotFound, .. });
    let mut texts = Vec::new();
    let mut missing = Vec::new();
    for file in files {
        match read_text(&folder.join(file.name())) {
            Ok(text) => texts.push(text),
            Err(error) if is_missing(&error) => missing.push(file.name()),
            Err(error) => return Err(error.into()),
        }
    }
    let found: Result<[String; 3], _> = texts.try_into();
    if let Ok(texts) = found {
        return Ok(Some(texts));
    }
    let saying = Saying::new("scrabble-files-wanted")
        .with("folder", folder.display().to_string())
        .with("missing", missing.join(", "))
        .with("tiles", File::Tiles.name())
        .with("board", File::Board.name())
        .with("game", File::Game.name());
    writeln!(anstream::stderr(), "tabla: {}", words.say(&saying))?;
    Ok(None)
}

fn show(card: &Scorecard, context: &Context) -> Result<u8, Failure> {
    let words = context.words;
    let mut out = anstream::stdout();
    writeln!(out, "{}", words.text("scrabble-tiles-title"))?;
    let tiles: Vec<String> =
        card.tiles().iter().map(|(letter, value)| format!("{letter} {value:>3}")).collect();
    tiles.chunks(IN_A_ROW).try_for_each(|row| writeln!(out, "  {}", row.join("   ")))?;
    for placement in card.placements() {
        writeln!(out)?;
        scrabble_arithmetic(placement, words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    writeln!(out)?;
    let look = Look {
        board: context.board,
        palette: tabla_console::Palette::new(terminal::colours()),
        columns: terminal::columns(),
        rows: 0,
    };
    let board = scrabble_board(&score_squares(card), words, &look);
    board.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    writeln!(out)?;
    for (player, points) in (1..).zip(card.totals()) {
        let saying = Saying::new("scrabble-total")
            .with("player", i64::from(player))
            .with("points", points.to_string());
        writeln!(out, "{}", words.say(&saying))?;
    }
    if !card.oddities().is_empty() {
        let saying = Saying::new("scrabble-warnings").with("count", card.oddities().len());
        writeln!(out, "{}", words.say(&saying))?;
    }
    writeln!(out, "{}", words.say(&card.say()))?;
    Ok(DONE)
}

/// Writes a file that is not there yet; where there is no room for it, nothing is left of it.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes()).inspect_err(|_| {
        // What cannot be removed is found by the next one who asks for the example.
        let _ = std::fs::remove_file(path);
    })
}

/// Writes the example's three files; those that exist are left as they are, and then nothing is written.
pub fn sample(args: &SampleArgs, words: &Words) -> Result<u8, Failure> {
    let folder = &args.dir;
    std::fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
    for (file, _) in SAMPLE.files() {
        let path = folder.join(file.name());
        if path.symlink_metadata().is_ok() {
            return Err(StorageError::Exists { path }.into());
        }
    }
    let mut out = anstream::stdout();
    for (file, text) in SAMPLE.files() {
        let path = folder.join(file.name());
        write_new(&path, text).map_err(|error| StorageError::write(&path, &error))?;
        let saying = Saying::new("scrabble-written").with("path", path.display().to_string());
        writeln!(out, "{}", words.say(&saying))?;
    }
    Ok(DONE)
}
