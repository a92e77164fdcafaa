//! A tournament in the browser: the house, with the tournament attached.

use std::future::pending;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;

use tabla_arena::{Foul, Live, Row, Running, visible};
use tabla_core::Saying;
use tabla_games::Words;
use tabla_games::kits::served;
use tabla_web::wire::{Arena, ArenaView, RunningView, StandingView};
use tabla_web::{Server, Settings};

use super::{board, table};
use crate::Failure;
use crate::serve::{failure, show};
use crate::shelf::shelf;

/// Serves the house on a thread of its own, as long as the program lives, and says where the tournament is. What is
/// played at the tables of that house is gone with the program.
pub fn open(live: &Arc<Live>, address: SocketAddr, words: &Words) -> Result<(), Failure> {
    let settings = Settings {
        addr: address.ip(),
        port: Some(address.port()),
        games: served(shelf(), None),
        arena: Some(onlooker(Arc::clone(live))),
        ..Settings::default()
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let server = runtime.block_on(Server::open(settings)).map_err(failure)?;
    let page = format!("{}#/arena", server.url());
    let serve = move || {
        // When the page can be served no more, the games go on.
        let _ = runtime.block_on(server.run(pending()));
    };
    thread::Builder::new().name("house".to_owned()).spawn(serve)?;
    let saying = Saying::new("arena-watch-at").with("address", page.as_str());
    writeln!(anstream::stderr(), "{}", words.say(&saying))?;
    if io::stderr().is_terminal() {
        show(&page);
    }
    Ok(())
}

fn onlooker(live: Arc<Live>) -> Arena {
    let settings = live.store().settings();
    let about = table::about(settings);
    let names: Vec<String> = settings.bots.iter().map(|bot| visible(&bot.name)).collect();
    Arc::new(move |words| {
        let standings = live.standings();
        ArenaView {
            about: (&about).into(),
            names: names.clone(),
            games: standings.games,
            planned: standings.planned,
            finished: standings.finished,
            standings: standings.rows.iter().map(standing).collect(),
            running: live.running().iter().map(|running| under_way(&live, running, words)).collect(),
        }
    })
}

fn standing(row: &Row) -> StandingView {
    let (tally, strength) = (&row.tally, &row.strength);
    StandingView {
        bot: row.bot,
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: strength.score,
        elo: strength.elo,
        low: strength.low,
        high: strength.high,
        superiority: strength.superiority,
        fouls: row.fouls.iter().map(|(kind, &count)| (Foul::short(kind).key.to_string(), count)).collect(),
    }
}

fn under_way(live: &Live, running: &Running, words: &Words) -> RunningView {
    // What is exchanged in Scrabble is hidden but for its number.
    let last = running.moves.last().map(|text| match text.strip_prefix('-') {
        Some(tiles) if !tiles.is_empty() => format!("-{}", tiles.chars().count()),
        _ => visible(text),
    });
    RunningView {
        number: running.number,
        bots: running.bots,
        moves: running.moves.len(),
        last,
        pictures: board::pictures(live.game(), running, words),
    }
}
