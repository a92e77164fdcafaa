//! Thinking about a position.

use std::io::Write;

use serde_json::json;
use tabla_console::scrabble_ranking;
use tabla_core::{Game, Notation, Saying, Viewer};
use tabla_games::scrabble::{
    Adviser, Analysed, LookingAhead, Move, Rack, Ranked, Style, adviser, position_or_gcg, write_play,
};

use super::{lists, read_game};
use crate::cli::ScrabbleAnalyseArgs;
use crate::run::Context;
use crate::workshop::{number, read_time};
use crate::{DONE, Failure};

/// Shows the best plays of a position.
pub fn analyse(context: &Context, args: &ScrabbleAnalyseArgs) -> Result<u8, Failure> {
    let count: usize = number(&args.count, "--count", 1, 1_000_000)?;
    let turn = args.turn.as_deref().map(|text| number(text, "--turn", 1, usize::MAX)).transpose()?;
    let time = args.time.as_deref().map(read_time).transpose()?;
    let read = |text: &str| {
        let wrong = || Failure::from(Saying::new("scrabble-position-rack").with("text", text));
        Rack::read(text).filter(|rack| !rack.is_empty()).ok_or_else(wrong)
    };
    let rack = args.rack.as_deref().map(read).transpose()?;
    let game = read_game(&args.outfit, &lists(), context.words.language())?;
    let analysed = position_or_gcg(&game, &args.what, turn, rack.as_ref())?;
    let observation = analysed.game.observe(&analysed.state, Viewer::Seat(analysed.state.mover()));
    let ranking = match time {
        Some(time) => LookingAhead { time }.rank(&analysed.game, &observation),
        None => adviser().rank(&analysed.game, &observation),
    };
    let mut out = anstream::stdout();
    if args.json {
        let plays: Vec<_> = ranking.iter().take(count).map(|ranked| as_json(&analysed, ranked)).collect();
        let answer = json!({
            "position": analysed.game.write_state(&analysed.state),
            "rack": observation.rack.to_string(),
            "played": analysed.played.map(|mv| analysed.game.write_move(&analysed.state, mv)),
            "plays": plays,
        });
        writeln!(out, "{answer:#}")?;
        return Ok(DONE);
    }
    let saying = Saying::new("scrabble-analysed").with("rack", observation.rack.to_string());
    writeln!(out, "{}", context.words.say(&saying))?;
    let numbered: Vec<(usize, Ranked)> = (1..).zip(ranking).take(count).collect();
    let lines = scrabble_ranking(&observation.board, &numbered, analysed.played, context.words);
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(DONE)
}

fn as_json(analysed: &Analysed, ranked: &Ranked) -> serde_json::Value {
    let house = analysed.game.write_move(&analysed.state, ranked.mv);
    let gcg = match ranked.mv {
        Move::Lay(play) => write_play(analysed.state.board(), &play, Style::Gcg),
        _ => house.clone(),
    };
    json!({
        "play": house,
        "gcg": gcg,
        "score": ranked.score,
        "leave": ranked.leave.to_string(),
        "equity": f64::from(ranked.equity) / 1000.0,
        "win": ranked.win,
    })
}
