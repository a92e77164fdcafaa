//! Mice's board in sentences.

use tabla_core::{Arg, Saying};
use tabla_games::{MiceTrace as Trace, MiceView as View, Words};

use crate::games::Face;
use crate::games::mice::Pending;
use crate::tell;

/// The position in sentences, after a turn that was begun with these points.
pub fn sentences(view: &View, begun: &[String], words: &Words) -> Vec<String> {
    if view.is_held(begun) {
        let takes = view.takes(begun);
        let takes: Vec<&str> = takes.iter().map(String::as_str).collect();
        let saying = Saying::new("spoken-mice-closed")
            .with("begun", begun.concat())
            .with("points", tell::list(&takes, words));
        return vec![words.say(&saying)];
    }
    let mut sentences: Vec<String> = last_turn(view, words).into_iter().collect();
    for player in [1, 2] {
        sentences.push(men(view, player, words));
    }
    for player in [1, 2] {
        let mills = view.mills.iter().filter(|mill| mill.player == player);
        let mills: Vec<String> = mills.map(|mill| mill.points.join(" ")).collect();
        if !mills.is_empty() {
            let saying = Saying::new("spoken-mice-mills")
                .with("player", i64::from(player))
                .with("count", mills.len())
                .with("mills", mills.join(", "));
            sentences.push(words.say(&saying));
        }
    }
    let free: Vec<&str> =
        view.points.iter().filter(|point| point.man.is_none()).map(|point| point.name.as_str()).collect();
    if free.len() == view.points.len() {
        sentences.push(words.text("spoken-mice-all-free"));
    } else {
        sentences
            .push(words.text_with("spoken-mice-free", &[("points", Arg::from(tell::list(&free, words)))]));
    }
    sentences
}

fn last_turn(view: &View, words: &Words) -> Option<String> {
    let traced = |wanted: Trace| {
        view.points.iter().find(|point| point.last == Some(wanted)).map(|point| point.name.as_str())
    };
    let to = traced(Trace::To).or_else(|| traced(Trace::Placed))?;
    let mut saying = match (traced(Trace::From), traced(Trace::Taken).is_some()) {
        (None, false) => Saying::new("spoken-mice-placed"),
        (None, true) => Saying::new("spoken-mice-placed-took"),
        (Some(from), false) => Saying::new("spoken-mice-moved").with("from", from),
        (Some(from), true) => Saying::new("spoken-mice-moved-took").with("from", from),
    };
    saying = saying.with("to", to);
    if let Some(taken) = traced(Trace::Taken) {
        saying = saying.with("taken", taken);
    }
    Some(words.say(&saying))
}

fn men(view: &View, player: u8, words: &Words) -> String {
    let men = view.points.iter().filter(|point| point.man == Some(player));
    let men: Vec<&str> = men.map(|point| point.name.as_str()).collect();
    let holdings = view.holdings(player, words).unwrap_or_default();
    let player = i64::from(player);
    let saying = if men.is_empty() {
        Saying::new("spoken-mice-no-men").with("player", player)
    } else {
        Saying::new("spoken-mice-men").with("player", player).with("points", tell::list(&men, words))
    };
    words.say(&saying.with("holdings", holdings))
}
