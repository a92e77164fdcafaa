//! How final totals are spread, kept from one question to the next.

use std::sync::{Arc, Mutex, PoisonError};

use tabla_jamb::{Band, Filled, HouseRules, Move, Situation, Spread};

use super::best_player;

/// The spread from a talon on: the last one that was asked for is kept, because the next question is mostly
/// about the same talon. `None` when `go_on` says no.
///
/// From the empty talon this takes seconds; each field that is filled makes it shorter.
pub fn spread_from(
    rules: HouseRules,
    filled: Filled,
    go_on: impl FnMut(usize, usize) -> bool,
) -> Option<Arc<Spread<'static>>> {
    static LAST: Mutex<Option<(HouseRules, Arc<Spread<'static>>)>> = Mutex::new(None);
    let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, spread)) = last().as_ref().filter(|(of, spread)| *of == rules && spread.root() == filled)
    {
        return Some(spread.clone());
    }
    let spread = Arc::new(Spread::of(best_player(rules), filled, go_on)?);
    *last() = Some((rules, spread.clone()));
    Some(spread)
}

/// How the final total is spread after this move, with best play from then on; `None` for a spread of another
/// talon, and where the rules do not allow the move.
pub fn range_of(spread: &Spread<'_>, asked: Situation, mv: Move) -> Option<Band> {
    let Situation { filled, written, throw, dice } = asked;
    let given = (spread.root() == filled).then(|| spread.given_move(throw, dice, mv)).flatten()?;
    Some(given.band().moved_by(written))
}
