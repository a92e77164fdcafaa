//! Reading moves as people type them.

use tabla_core::folded;

use crate::rules::legal::canonical;
use crate::scorer::read_number;
use crate::{Board, Direction, Letter, Play, RACK, Rack, Refusal, Scrabble, Square, State, Style, Tile};

/// What a text says, before the state is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    Lay(WrittenPlay),
    Exchange(Rack),
    Pass,
    Accept,
    Challenge,
}

/// A start and a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WrittenPlay {
    pub start: Square,
    pub direction: Direction,
    pub marks: Vec<Mark>,
}

/// One place of a word as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A letter, which is laid or lies there.
    Tile(Tile),
    /// A letter in parentheses, which must lie there.
    There(Tile),
    /// A dot: whatever lies there.
    Dot,
}

/// Reads a move without asking what is allowed.
pub(crate) fn written(text: &str) -> Result<Written, Refusal> {
    written_in(Style::House, text)
}

/// The same, with the start written in this style.
pub(crate) fn written_in(style: Style, text: &str) -> Result<Written, Refusal> {
    let mut parts =
        text.split(|letter: char| letter.is_whitespace() || letter == ':').filter(|part| !part.is_empty());
    let Some(first) = parts.next() else { return Err(Refusal::Empty) };
    let rest: Vec<&str> = parts.collect();
    // The words of every language of the house, in Latin letters without marks.
    match (folded(first).as_str(), rest.is_empty()) {
        ("pass" | "-" | "–" | "preskoci" | "dalje" | "propusti" | "vynechat" | "pas" | "trec", true) => {
            return Ok(Written::Pass);
        }
        ("accept" | "prihvati" | "prijmout" | "accepta", true) => return Ok(Written::Accept),
        ("challenge" | "ospori" | "zpochybnit" | "napadnout" | "contesta", true) => {
            return Ok(Written::Challenge);
        }
        (
            "exchange" | "swap" | "-" | "–" | "zameni" | "zamena" | "vymenit" | "vymena" | "schimba"
            | "schimb",
            _,
        ) => return tiles(&rest.concat()),
        _ => {}
    }
    if let Some(given) = first.strip_prefix(['-', '–']) {
        return tiles(&format!("{given}{}", rest.concat()));
    }
    // Files are read as they are written.
    let typed = |text: &str| if style == Style::House { latin(text) } else { text.to_owned() };
    let (start, direction) = start(style, &typed(first)).ok_or_else(|| Refusal::Start(first.to_owned()))?;
    match rest[..] {
        [] => Err(Refusal::NoWord(first.to_owned())),
        [word] => Ok(Written::Lay(WrittenPlay { start, direction, marks: marks(&typed(word))? })),
        [_, more, ..] => Err(Refusal::TooMuch(more.to_owned())),
    }
}

/// Letters of the tiles, whichever keyboard they were typed on: `КУЛА` is `KULA`. Large ones stay large.
fn latin(text: &str) -> String {
    let plain = |letter: char| match letter {
        _ if letter.is_ascii() => letter.to_string(),
        _ if letter.is_uppercase() => folded(letter.encode_utf8(&mut [0; 4])).to_uppercase(),
        _ => folded(letter.encode_utf8(&mut [0; 4])),
    };
    text.chars().map(plain).collect()
}

fn tiles(text: &str) -> Result<Written, Refusal> {
    let plain = latin(text);
    let tiles = if plain.len() <= 26 { Rack::read(&plain) } else { None };
    match tiles {
        Some(tiles) if !tiles.is_empty() => Ok(Written::Exchange(tiles)),
        _ => Err(Refusal::NotTiles(text.to_owned())),
    }
}

/// Reads a start. Which of the two comes first tells the direction; whether the letter is large or small tells nothing.
pub(crate) fn start(style: Style, text: &str) -> Option<(Square, Direction)> {
    let first = text.chars().next()?;
    let last = text.chars().next_back()?;
    let (letter, number, letter_first) = match (Letter::read(first), Letter::read(last)) {
        (Some(letter), _) => (letter, read_number(&text[1..])?, true),
        (None, Some(letter)) => (letter, read_number(&text[..text.len() - 1])?, false),
        (None, None) => return None,
    };
    let (lettered, numbered) = (letter.index(), number.checked_sub(1)?);
    let (square, goes_right) = match style {
        Style::House => (Square::at(lettered, numbered)?, letter_first),
        Style::Gcg => (Square::at(numbered, lettered)?, !letter_first),
    };
    Some((square, if goes_right { Direction::Horizontal } else { Direction::Vertical }))
}

/// Reads a word: letters, dots, and parentheses around letters that lie on the board.
pub(crate) fn marks(word: &str) -> Result<Vec<Mark>, Refusal> {
    let mut marks = Vec::new();
    let mut inside = false;
    for letter in word.chars() {
        match letter {
            '(' if !inside => inside = true,
            ')' if inside => inside = false,
            '.' => marks.push(Mark::Dot),
            _ => {
                let tile = Tile::read(letter).ok_or(Refusal::NotLetter(letter))?;
                marks.push(if inside { Mark::There(tile) } else { Mark::Tile(tile) });
            }
        }
    }
    Ok(marks)
}

/// The play that a line means, if it is allowed.
///
/// A word that is written all small is taken at its word first, as jokers; if that cannot be, its letters are
/// plain tiles, with jokers for those that are missing.
pub(super) fn play(game: &Scrabble, state: &State, line: &WrittenPlay) -> Result<Play, Refusal> {
    let literal = laid(state.board(), line)?;
    let rack = state.rack(state.mover());
    let all_small = literal.laid().all(|(_, tile)| tile.is_joker());
    let play =
        if all_small && !rack.has_all(&literal.used()) { with_own_tiles(&literal, rack) } else { literal };
    let play = canonical(state.board(), play);
    game.worth(state, &play)?;
    Ok(play)
}

/// The same letters with the tiles of the rack, and jokers where they are missing.
fn with_own_tiles(play: &Play, rack: &Rack) -> Play {
    let mut left = *rack;
    let mut own = Play::new(play.start(), play.direction());
    for (offset, tile) in play.laid() {
        let plain = Tile::plain(tile.letter());
        own.lay(offset, if left.take(plain.kind()) { plain } else { tile });
    }
    own
}

/// Lays a line on the board: what lies there must agree, the rest is new.
pub(crate) fn laid(board: &Board, line: &WrittenPlay) -> Result<Play, Refusal> {
    let mut play = Play::new(line.start, line.direction);
    let mut new = 0;
    if !board.has(line.start) {
        return Err(Refusal::OffBoard(line.start));
    }
    for (offset, &mark) in line.marks.iter().enumerate() {
        let Some(square) = board.step(line.start, line.direction, offset as isize) else {
            let (start, letters) = (line.start, line.marks.len());
            return Err(Refusal::WordOff { start, letters, room: offset });
        };
        match (board.tile(square), mark) {
            (Some(_), Mark::Dot) => {}
            (Some(there), Mark::Tile(tile) | Mark::There(tile)) if there.letter() == tile.letter() => {}
            (Some(there), Mark::Tile(tile) | Mark::There(tile)) => {
                let (there, written) = (there.letter(), tile.letter());
                return Err(Refusal::Contradiction { square, there, written });
            }
            (None, Mark::Tile(tile)) => {
                new += 1;
                play.lay(offset, tile);
            }
            (None, Mark::Dot | Mark::There(_)) => return Err(Refusal::NothingThere(square)),
        }
    }
    if new > RACK {
        return Err(Refusal::TooManyTiles(new));
    }
    if new == 0 {
        return Err(Refusal::NothingLaid);
    }
    whole_word(board, &play, line.marks.len())?;
    Ok(play)
}

/// The word must be written from its first to its last letter.
fn whole_word(board: &Board, play: &Play, written: usize) -> Result<(), Refusal> {
    let start = board.reach_back(play.start(), play.direction());
    let word = play.word(board);
    if start == play.start() && word.len() == written {
        return Ok(());
    }
    let before = (0..board.size())
        .map_while(|offset| board.step(start, play.direction(), offset as isize))
        .take_while(|&square| square != play.start())
        .filter_map(|square| board.tile(square));
    let whole = before.chain(word).map(|tile| tile.letter().upper()).collect();
    Err(Refusal::GoesOn(whole))
}
