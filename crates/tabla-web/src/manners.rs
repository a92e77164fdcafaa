//! What nobody may overdo, at a server's tables and at those of a page.

use std::time::Duration;

use tabla_core::Saying;

use crate::problem::Refusal;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most letters of a move as text.
pub const LONGEST_TEXT: usize = 200;
/// The most events at a table, and the most words: no game is so long.
pub const MOST_EVENTS: usize = 20_000;
/// The longest time for which advice can be asked.
pub const LONGEST_ADVICE: Duration = Duration::from_secs(10);
/// The shortest time for which advice can be asked.
pub const SHORTEST_ADVICE: Duration = Duration::from_millis(1);
/// How long is thought about advice when nothing is said.
const USUAL_ADVICE: Duration = Duration::from_secs(1);

/// A name as it is kept: on one line, without blanks around it.
pub fn clean_name(name: &str) -> Result<String, Refusal> {
    let letters = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let name = letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST_NAME {
        return Err(Refusal::out_of_limits(Saying::new("server-long-name").with("most", LONGEST_NAME)));
    }
    Ok(name)
}

/// For how long advice is asked, in seconds.
pub fn advice_time(seconds: Option<f64>) -> Result<Duration, Refusal> {
    let Some(seconds) = seconds else { return Ok(USUAL_ADVICE) };
    let time = Duration::try_from_secs_f64(seconds).ok();
    time.filter(|time| (SHORTEST_ADVICE..=LONGEST_ADVICE).contains(time)).ok_or_else(|| {
        let saying = Saying::new("server-advice-time");
        Refusal::out_of_limits(saying.with("most", LONGEST_ADVICE.as_secs() as i64))
    })
}

/// A move or the name of a friend, if it is not too long.
pub fn check_text(text: &str) -> Result<(), Refusal> {
    if text.chars().count() <= LONGEST_TEXT {
        return Ok(());
    }
    Err(Refusal::out_of_limits(Saying::new("server-too-long").with("most", LONGEST_TEXT)))
}
