//! Who can sit at a table of Scrabble.

use std::fmt;
use std::str::FromStr;

use tabla_core::{Say, Saying};
use tabla_scrabble::{EXCHANGE_BAG, Generator, Level, Move, Observation, Play, SEATS, Scrabble};

use tabla_table::Skill;

/// A player: a person, or one of the computers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScrabbleSeat {
    Human,
    /// Lays what scores most.
    Greedy,
    /// Thinks of the tiles that it keeps, and looks ahead; the weaker levels know fewer words.
    Champion(Level),
}

impl ScrabbleSeat {
    /// All of them, the person first, the strongest champion before the others.
    pub const ALL: [ScrabbleSeat; 7] = [
        ScrabbleSeat::Human,
        ScrabbleSeat::Greedy,
        ScrabbleSeat::Champion(Level::Full),
        ScrabbleSeat::Champion(Level::Hard),
        ScrabbleSeat::Champion(Level::Medium),
        ScrabbleSeat::Champion(Level::Easy),
        ScrabbleSeat::Champion(Level::Beginner),
    ];

    /// The word by which it is chosen.
    pub const fn id(self) -> &'static str {
        match self {
            ScrabbleSeat::Human => "human",
            ScrabbleSeat::Greedy => "greedy",
            ScrabbleSeat::Champion(Level::Full) => "champion",
            ScrabbleSeat::Champion(Level::Hard) => "champion:level=hard",
            ScrabbleSeat::Champion(Level::Medium) => "champion:level=medium",
            ScrabbleSeat::Champion(Level::Easy) => "champion:level=easy",
            ScrabbleSeat::Champion(Level::Beginner) => "champion:level=beginner",
        }
    }

    /// Its name for people.
    pub fn name(self) -> Saying {
        match self {
            ScrabbleSeat::Human => Saying::new("scrabble-player-human"),
            ScrabbleSeat::Greedy => Saying::new("scrabble-player-greedy"),
            ScrabbleSeat::Champion(Level::Full) => Saying::new("scrabble-player-champion"),
            ScrabbleSeat::Champion(level) => level_name(level),
        }
    }

    /// One line about it; a person needs none.
    pub fn about(self) -> Option<Saying> {
        let key = match self {
            ScrabbleSeat::Human => return None,
            ScrabbleSeat::Greedy => "scrabble-player-greedy-about",
            ScrabbleSeat::Champion(Level::Full) => "scrabble-level-full-about",
            ScrabbleSeat::Champion(Level::Hard) => "scrabble-level-hard-about",
            ScrabbleSeat::Champion(Level::Medium) => "scrabble-level-medium-about",
            ScrabbleSeat::Champion(Level::Easy) => "scrabble-level-easy-about",
            ScrabbleSeat::Champion(Level::Beginner) => "scrabble-level-beginner-about",
        };
        Some(Saying::new(key))
    }

    /// Whether a person plays.
    pub fn is_human(self) -> bool {
        self == ScrabbleSeat::Human
    }
}

/// The name of a level for people.
pub fn level_name(level: Level) -> Saying {
    match level {
        Level::Beginner => Skill::Beginner,
        Level::Easy => Skill::Easy,
        Level::Medium => Skill::Medium,
        Level::Hard => Skill::Hard,
        Level::Full => Skill::Full,
    }
    .name()
}

impl fmt::Display for ScrabbleSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Why some words are no players.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("scrabble-player")]
pub enum SeatsError {
    /// There is no such player.
    #[say(key = "scrabble-no-player", known = ScrabbleSeat::ALL.map(ScrabbleSeat::id).join(", "))]
    Unknown(#[say("text")] String),
    /// Two to four play.
    Count(#[say("count")] usize),
}

impl FromStr for ScrabbleSeat {
    type Err = SeatsError;

    fn from_str(text: &str) -> Result<ScrabbleSeat, SeatsError> {
        let found = ScrabbleSeat::ALL.into_iter().find(|seat| seat.id().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| SeatsError::Unknown(text.trim().to_owned()))
    }
}

/// Reads the players of a game in the order of play, with commas or blanks between them.
///
/// ```
/// use tabla_games::scrabble::{ScrabbleSeat, read_seats};
/// assert_eq!(read_seats("human, greedy").unwrap(), [ScrabbleSeat::Human, ScrabbleSeat::Greedy]);
/// assert!(read_seats("human").is_err());
/// ```
pub fn read_seats(text: &str) -> Result<Vec<ScrabbleSeat>, SeatsError> {
    let names = text.split(|letter: char| letter == ',' || letter.is_whitespace());
    let seats: Vec<ScrabbleSeat> =
        names.filter(|name| !name.is_empty()).map(str::parse).collect::<Result<_, _>>()?;
    if SEATS.contains(&seats.len()) { Ok(seats) } else { Err(SeatsError::Count(seats.len())) }
}

/// What scores most, with its points: everything is exchanged if nothing can be laid, and what is not known is
/// doubted.
pub(crate) fn by_score(game: &Scrabble, observation: &Observation) -> (Move, i32) {
    if let Some((play, _)) = observation.doubt {
        return (judge_doubt(game, observation, &play), 0);
    }
    match Generator::new(game.lexicon()).best(&observation.grid, &observation.rack) {
        Some(scored) => (Move::Lay(scored.play), scored.score),
        None if observation.in_bag >= EXCHANGE_BAG => (Move::Exchange(observation.rack), 0),
        None => (Move::Pass, 0),
    }
}

/// Doubts a play exactly if one of its words is in no list.
fn judge_doubt(game: &Scrabble, observation: &Observation, play: &Play) -> Move {
    let mut before = observation.board.clone();
    play.placed().for_each(|(square, _)| before.set(square, None));
    let (words, _) = game.count(&before, play);
    if words.iter().all(|word| game.knows(&word.tiles)) { Move::Accept } else { Move::Challenge }
}
