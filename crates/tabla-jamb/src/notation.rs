//! Reading and writing: moves `down 3`, `hand kenta`, `keep 2 2`, `throw all`, and states
//! `DOWN/UP/HAND/TABLE`.
//!
//! What a person types is read generously: `d` for `down`, `k 22` or just `22` for `keep 2 2`, `throw 1 5` for
//! the dice that go into the cup, and the words of every language of the house, with or without their marks. In the
//! columns with an order the row need not be named.
//!
//! ```
//! use tabla_core::{Game, Notation};
//! use tabla_jamb::Jamb;
//!
//! let game = Jamb::default();
//! let state = game.read_state("3/0,48/kenta=66/1:12233").unwrap();
//! for text in ["keep 2 2 3 3", "KEEP 2233", "throw 1", "2,2,3,3", "задржи 2 2 3 3", "prehod 1"] {
//!     let mv = game.read_move(&state, text).unwrap();
//!     assert_eq!(game.write_move(&state, mv), "keep 2 2 3 3");
//! }
//! let refused = game.read_move(&state, "hand kenta").unwrap_err();
//! assert_eq!(refused.to_string(), "move-illegal because=(jamb-refusal-filled column=(jamb-column-hand), row=(jamb-row-kenta)), text='hand kenta'");
//! ```

use tabla_core::{Game, MoveError, Notation, StateError, Turn, folded};

use crate::{
    Column, DICE, Dice, Die, Fault, Jamb, Keep, Move, Refusal, Row, Setup, State, Table, Throw, Thrown,
};

impl Notation for Jamb {
    type Refusal = Refusal;
    type Fault = Fault;

    fn write_move(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Write { column, row } => format!("{column} {row}"),
            Move::Again { keep } if keep.is_empty() => "throw all".to_owned(),
            Move::Again { keep } => format!("keep {keep}"),
        }
    }

    fn write_token(&self, state: &State, mv: Move) -> String {
        self.write_move(state, mv).replace(' ', "-")
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, MoveError<Refusal>> {
        let quoted = || text.trim().to_owned();
        let typed = read_typed(text).map_err(|because| MoveError::Unreadable { text: quoted(), because })?;
        self.resolve(state, typed).map_err(|because| MoveError::Illegal { text: quoted(), because })
    }

    fn write_state(&self, state: &State) -> String {
        let setup = state.setup();
        let values = |values: &[u8]| values.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let hand: Vec<String> = setup.hand.iter().map(|(row, value)| format!("{row}={value}")).collect();
        format!(
            "{}/{}/{}/{}",
            values(&setup.down),
            values(&setup.up),
            hand.join(","),
            write_table(setup.table)
        )
    }

    fn read_state(&self, text: &str) -> Result<State, StateError<Fault>> {
        read_setup(text)
            .and_then(|setup| setup.into_state(self))
            .map_err(|because| StateError { text: text.trim().to_owned(), because })
    }

    /// The dice in the order in which they fell, `4 3 3 2 4`.
    fn write_chance(&self, event: &Thrown) -> String {
        event.to_string()
    }

    fn read_chance(&self, state: &State, text: &str) -> Option<Thrown> {
        let Turn::Chance(cup) = self.turn(state) else { return None };
        let pips = text.chars().filter(|letter| !letter.is_whitespace());
        let dice: Option<Vec<Die>> =
            pips.map(|letter| letter.to_digit(10).and_then(|pips| Die::new(pips as u8))).collect();
        Thrown::new(&dice?).filter(|thrown| thrown.keep().len() == cup.dice())
    }
}

/// How many dice, where they are not named.
#[derive(Clone, Copy)]
enum Amount {
    All,
    Nothing,
}

/// What a text says, before it is known what lies on the table.
enum Typed {
    /// A field; the row may be left out where the column has an order.
    Field(Column, Option<Row>),
    Keep(Keep),
    KeepAll,
    Throw(Keep),
    ThrowAll,
}

impl Jamb {
    /// The move that a text means here, judged.
    fn resolve(&self, state: &State, typed: Typed) -> Result<Move, Refusal> {
        if state.talon().is_full() {
            return Err(Refusal::Over);
        }
        let (dice, _) = state.lying().ok_or(Refusal::NotThrown)?;
        let mv = match typed {
            Typed::Field(column, row) => {
                let row = row.or_else(|| state.next(column)).ok_or(Refusal::ColumnFull { column })?;
                Move::Write { column, row }
            }
            Typed::Keep(keep) => Move::Again { keep },
            Typed::KeepAll => Move::Again { keep: dice.keep_all() },
            Typed::ThrowAll => Move::Again { keep: Keep::NONE },
            Typed::Throw(thrown) => {
                let keep = without(dice, thrown).ok_or(Refusal::NotOnTable { wanted: thrown, dice });
                // That there is no throw left is said before what is wrong with the dice.
                self.check(state, Move::Again { keep: Keep::NONE })?;
                Move::Again { keep: keep? }
            }
        };
        self.check(state, mv)?;
        Ok(mv)
    }
}

/// What stays on the table when these dice are thrown; `None` when they do not all lie there.
fn without(dice: Dice, thrown: Keep) -> Option<Keep> {
    let (mut counts, thrown) = (dice.counts(), thrown.counts());
    for (count, thrown) in counts.iter_mut().zip(thrown) {
        *count = count.checked_sub(thrown)?;
    }
    Keep::new(counts)
}

fn read_typed(text: &str) -> Result<Typed, Refusal> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|letter: char| letter.is_whitespace() || ",;:-–+=".contains(letter))
        .filter(|word| !word.is_empty())
        .collect();
    let (&first, rest) = words.split_first().ok_or(Refusal::Empty)?;
    if let Some(column) = column_of(first) {
        return read_field(column, rest);
    }
    let only = match rest {
        [word] => folded(word),
        _ => String::new(),
    };
    let amount = match only.as_str() {
        "all" | "sve" | "vse" | "toate" | "tot" => Some(Amount::All),
        "none" | "nothing" | "nista" | "nic" | "nimic" => Some(Amount::Nothing),
        _ => None,
    };
    match (folded(first).as_str(), amount) {
        ("keep" | "k" | "hold" | "zadrzi" | "nech" | "nechat" | "pastreaza", amount) => match amount {
            _ if rest.is_empty() => Err(Refusal::WhichDice),
            Some(Amount::Nothing) => Ok(Typed::ThrowAll),
            Some(Amount::All) => Ok(Typed::KeepAll),
            None => read_dice(rest).map(Typed::Keep),
        },
        ("throw" | "t" | "roll" | "baci" | "prehod" | "hod" | "arunca", amount) => match amount {
            _ if rest.is_empty() => Err(Refusal::WhichDice),
            Some(Amount::Nothing) => Ok(Typed::KeepAll),
            Some(Amount::All) => Ok(Typed::ThrowAll),
            None => read_dice(rest).map(Typed::Throw),
        },
        _ if first.starts_with(|letter: char| letter.is_ascii_digit()) => read_dice(&words).map(Typed::Keep),
        _ => Err(Refusal::NotAWord { text: first.to_owned() }),
    }
}

fn read_field(column: Column, rest: &[&str]) -> Result<Typed, Refusal> {
    let row = |word: &str| row_of(word).ok_or_else(|| Refusal::NotARow { text: word.to_owned() });
    match rest {
        [] if column == Column::Hand => Err(Refusal::WhichRow),
        [] => Ok(Typed::Field(column, None)),
        [word] => Ok(Typed::Field(column, Some(row(word)?))),
        [word, more @ ..] => {
            row(word)?;
            Err(Refusal::TooMuch { text: more.join(" ") })
        }
    }
}

fn column_of(word: &str) -> Option<Column> {
    match folded(word).as_str() {
        "down" | "d" | "dole" | "nadole" | "dolu" | "jos" => Some(Column::Down),
        "up" | "u" | "gore" | "nagore" | "nahoru" | "sus" => Some(Column::Up),
        "hand" | "h" | "ruka" | "rucna" | "ruky" | "mana" => Some(Column::Hand),
        _ => None,
    }
}

fn row_of(word: &str) -> Option<Row> {
    let row = match folded(word).as_str() {
        "k" | "chinta" => Row::Kenta,
        "f" | "full" => Row::Ful,
        "p" => Row::Poker,
        "j" | "yamb" => Row::Jamb,
        word => return Row::ALL.into_iter().find(|row| row.name() == word),
    };
    Some(row)
}

/// Dice, one by one or without blanks between them.
fn read_dice(words: &[&str]) -> Result<Keep, Refusal> {
    let mut dice = Vec::new();
    for word in words {
        for letter in word.chars() {
            let die = letter.to_digit(10).and_then(|pips| Die::new(pips as u8));
            dice.push(die.ok_or_else(|| Refusal::NotADie { text: (*word).to_owned() })?);
        }
    }
    Keep::of(&dice).ok_or(Refusal::TooManyDice { count: dice.len() })
}

fn write_table(table: Table) -> String {
    let (throw, keep) = match table {
        Table::Cup { throw, keep } => (throw, keep),
        Table::Lying { throw, dice } => (throw, dice.keep_all()),
    };
    let dice: String = keep.faces().map(|die| die.to_string()).collect();
    format!("{}:{dice:?<width$}", throw.number(), width = usize::from(DICE))
}

fn read_setup(text: &str) -> Result<Setup, Vec<Fault>> {
    let parts: Vec<&str> = text.trim().split('/').collect();
    let &[down, up, hand, table] = &parts[..] else {
        return Err(vec![Fault::Parts { count: parts.len() }]);
    };
    let mut faults = Vec::new();
    let down = items(down).filter_map(|word| kept(read_value(word), &mut faults)).collect();
    let up = items(up).filter_map(|word| kept(read_value(word), &mut faults)).collect();
    let hand = items(hand).filter_map(|word| kept(read_hand(word), &mut faults)).collect();
    let table = kept(read_table(table.trim()), &mut faults).unwrap_or(Table::START);
    if faults.is_empty() { Ok(Setup { down, up, hand, table }) } else { Err(faults) }
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ', '\t']).filter(|word| !word.is_empty())
}

fn kept<T>(read: Result<T, Fault>, faults: &mut Vec<Fault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

fn read_value(word: &str) -> Result<u8, Fault> {
    // A sign would be read as a part of the number.
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let value = word.parse().ok().filter(|&value: &u8| digits && value <= 80);
    value.ok_or_else(|| Fault::ValueText { text: word.to_owned() })
}

fn read_hand(word: &str) -> Result<(Row, u8), Fault> {
    let fault = || Fault::HandText { text: word.to_owned() };
    let (row, value) = word.split_once('=').ok_or_else(fault)?;
    let row = row_of(row).ok_or_else(fault)?;
    Ok((row, read_value(value)?))
}

fn read_table(text: &str) -> Result<Table, Fault> {
    let fault = || Fault::TableText { text: text.to_owned() };
    let (number, letters) = text.split_once(':').ok_or_else(fault)?;
    let throw = Throw::ALL.into_iter().find(|throw| throw.number().to_string() == number.trim());
    let throw = throw.ok_or_else(fault)?;
    let letters: Vec<char> = letters.trim().chars().collect();
    if letters.len() != usize::from(DICE) {
        return Err(fault());
    }
    let mut dice = Vec::new();
    for letter in letters.into_iter().filter(|&letter| letter != '?') {
        let die = letter.to_digit(10).and_then(|pips| Die::new(pips as u8));
        dice.push(die.ok_or_else(fault)?);
    }
    let keep = Keep::of(&dice).ok_or_else(fault)?;
    Ok(match Dice::new(keep.counts()) {
        Some(dice) => Table::Lying { throw, dice },
        None => Table::Cup { throw, keep },
    })
}
