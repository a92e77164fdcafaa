//! Jamb at the table: one to eight people side by side, each with a talon, the dice, and the friends who help.
//!
//! Only the first throw of a turn is asked for: dice that are kept go with a throw of the others. Where people do
//! not throw by hand, everything falls by itself.

mod board;
mod dealer;
mod legacy;
mod players;
mod questions;
mod report;
mod review;
mod wish;

use serde_json::Value;
use tabla_core::{ErrorKind, Notation, Say, Saying, Seat, TableError, Viewer};
use tabla_jamb::{Fraction, Generator, HouseRules, Jamb, Layout, Reckoning, Refusal, State, Table, Throw};
use tabla_table::{
    Cause, Choice, Choices, Ending, Format, GameKit, HUMAN, Place, SeatInfo, Setup, SideBySide, TakeBack,
    Tempo,
};

pub use board::{JambBoard, JambPerson, JambStatistics};
pub use wish::{check, fill_in, open};

use crate::jamb::{FriendKind, Friends, GAME, SetupError, check_people};

/// Several people, each with a talon.
type JambSide = SideBySide<Jamb>;
type Places = Vec<Place<State>>;

/// Whether five equal dice count as ful.
pub const FUL: &str = "jamb-is-ful";
/// Whether they count as poker.
pub const POKER: &str = "jamb-is-poker";
/// Whether all people get the same throws.
pub const SHARED: &str = "shared-dice";
const STORAGE: &str = "storage";
/// By which figure the friend by rules goes.
pub const ODDS: &str = "friend-odds";
/// How likely a combination must be for that friend.
pub const THRESHOLD: &str = "friend-threshold";

/// What can be agreed on: the house rules, the dice, how talons are kept, and how the friend by rules reckons.
const CHOICES: [Choice; 6] = [
    Choice::word(STORAGE, "web-storage", &["coo", "csr", "csc", "dense"]),
    Choice::switch(FUL, "web-jamb-is-ful", false),
    Choice::switch(POKER, "web-jamb-is-poker", true),
    Choice::switch(SHARED, "web-shared-dice", false),
    Choice::word(ODDS, "web-friend-odds", &["exact", "source"]),
    Choice::free(THRESHOLD, "web-friend-threshold"),
];

pub(super) fn kit() -> GameKit<JambSide> {
    let choices = Choices::new(CHOICES.to_vec());
    let kit = GameKit::new(GAME, move |setup, _| by_setup(&choices, setup), board::look);
    let kit = CHOICES.into_iter().fold(kit, GameKit::choice);
    let kit = Generator::ALL.into_iter().fold(kit, |kit, generator| kit.dealer(dealer::Seeds(generator)));
    let kit = [FriendKind::Optimal, FriendKind::Rule, FriendKind::Greedy]
        .into_iter()
        .fold(players::with_careless(kit.without_random()), players::with_friend);
    let kit = questions::with_questions(kit);
    kit.account(board::tell)
        .formats(vec![
            Format::new("jamb", legacy::write_record).file_name(|session| legacy::file_name(session, "txt")),
            Format::new("json", legacy::write_save).file_name(|session| legacy::file_name(session, "json")),
        ])
        .take_back(TakeBack::BEFORE_CHANCE.saying("jamb-undo-nothing", "jamb-undo-dice-have-fallen"))
        .deals_at_once(is_rethrow)
        .same_turn(|game, before, after| game.turn_number(before) == game.turn_number(after))
        .say_over(|_| Refusal::Over.say())
        .saying_no_throw("jamb-save-no-throw")
        .check_name(check_name)
        .fill_in(|setup, _, _| Ok(Setup { dealer: setup.dealer.or_else(usual_dealer), ..setup }))
        .counts_withdrawals()
        .branches_at_start()
        .advises(|game, places| next_state(game, places).is_some_and(|state| state.lying().is_some()))
        .asks_advice()
        .write_rules(write_rules)
        .say_ending(say_ending)
        .tell_position(tell_position)
        .solitary(|setup| Setup {
            players: vec![HUMAN.to_owned(); 2],
            dealer: usual_dealer(),
            options: setup.options.into_iter().chain([(SHARED.to_owned(), Value::Bool(true))]).collect(),
            ..setup
        })
        .shows_secret()
        .batched()
        .hooks(wish::hooks())
        .reviewer(review::reviewer())
}

fn usual_dealer() -> Option<String> {
    Some(Generator::default().name().to_owned())
}

/// The game that was agreed on, or why there is none.
fn by_setup(choices: &Choices, setup: &Setup) -> Result<JambSide, TableError> {
    let people = setup.players.len().max(setup.names.len()).max(1);
    let names: Vec<String> = (0..people).map(|place| name_of(setup.names.get(place), place)).collect();
    check_people(&names, setup.start.is_some()).map_err(refused)?;
    friends_of(setup)?;
    let layout = choices.chosen(&setup.options, STORAGE).and_then(Layout::named).unwrap_or_default();
    let rules = HouseRules {
        jamb_is_ful: choices.is_on(&setup.options, FUL),
        jamb_is_poker: choices.is_on(&setup.options, POKER),
    };
    let filled = |_: &Jamb, state: &State| state.talon().filled() as u32;
    let side = SideBySide::new(Jamb { rules, layout }, people, Tempo::ByTurns, filled)?;
    Ok(side.sharing_chance(choices.is_on(&setup.options, SHARED)).saying_left("desk-jamb-stopped"))
}

fn refused(error: SetupError) -> TableError {
    TableError::new(ErrorKind::Setup, error.say())
}

/// What somebody is called: whoever has no name, by the number of the place.
fn name_of(name: Option<&String>, place: usize) -> String {
    match name.map_or("", |name| name.trim()) {
        "" => (place + 1).to_string(),
        name => name.to_owned(),
    }
}

/// What whoever sits here is called: a computer by its word.
fn seat_name(seat: &SeatInfo, place: usize) -> String {
    if seat.is_person { name_of(seat.name.as_ref(), place) } else { seat.player.clone() }
}

fn check_name(names: &[&str], seat: Seat, name: &str) -> Result<(), TableError> {
    let named = |(place, old): (usize, &&str)| match place == seat.index() {
        true => name.trim().to_owned(),
        false => name_of(Some(&(*old).to_owned()), place),
    };
    check_people(&names.iter().enumerate().map(named).collect::<Vec<_>>(), false).map_err(refused)
}

/// How the friend by rules reckons at this table.
fn friends_of(setup: &Setup) -> Result<Friends, TableError> {
    let text = |id| setup.options.get(id).and_then(Value::as_str);
    read_friends(text(ODDS), text(THRESHOLD)).map_err(|saying| TableError::new(ErrorKind::Setup, saying))
}

fn read_friends(odds: Option<&str>, threshold: Option<&str>) -> Result<Friends, Saying> {
    let mut friends = Friends::default();
    if let Some(text) = odds {
        let figures = Reckoning::ALL.map(Reckoning::name).join(", ");
        let unknown = || Saying::new("desk-jamb-odds").with("text", text).with("figures", figures);
        friends.reckoning = Reckoning::named(text).ok_or_else(unknown)?;
    }
    if let Some(text) = threshold {
        let wrong = |_| Saying::new("jamb-options-bad-threshold").with("text", text);
        friends.threshold = text.parse::<Fraction>().map_err(wrong)?;
    }
    Ok(friends)
}

/// What differs from the usual.
fn write_rules(setup: &Setup) -> String {
    let choices = Choices::new(CHOICES.to_vec());
    let is_on = |id| choices.is_on(&setup.options, id);
    let marks = [(is_on(FUL), FUL), (!is_on(POKER), "jamb-is-not-poker"), (is_on(SHARED), SHARED)];
    marks.into_iter().filter(|(holds, _)| *holds).map(|(_, mark)| mark).collect::<Vec<_>>().join(" ")
}

/// Who has won, and with how many points; and what ended it, if the talons are not full.
fn say_ending(ending: &Ending, seats: &[SeatInfo]) -> Saying {
    let most = seats.iter().filter_map(|seat| seat.points).max().unwrap_or(0);
    let saying = match (seats, ending.outcome.winner()) {
        ([_], _) => Saying::new("desk-jamb-total"),
        (_, Some(winner)) => {
            let seat = seats.get(winner.index());
            let computer = seat.filter(|seat| !seat.is_person).and_then(|seat| players::title(&seat.player));
            let name = || seat.map_or_else(String::new, |seat| seat_name(seat, winner.index()));
            let saying = Saying::new("desk-jamb-won");
            match computer {
                Some(computer) => saying.with("name", computer),
                None => saying.with("name", name()),
            }
        }
        (_, None) => Saying::new("desk-jamb-shared"),
    };
    let saying = saying.with("points", most);
    match ending.cause {
        Cause::Rules => saying,
        _ => Saying::new("reason-and-more").with("reason", saying).with("more", ending.reason.clone()),
    }
}

/// The talon and the dice of whoever is next, or of the first when all are done.
fn tell_position(game: &JambSide, places: &Places, _: Viewer) -> String {
    let state = next_state(game, places).or_else(|| places.first().map(|place| &place.state));
    state.map_or_else(String::new, |state| game.game.write_state(state))
}

/// The talon and the dice of whoever is next; `None` when all are done.
fn next_state<'a>(game: &JambSide, places: &'a Places) -> Option<&'a State> {
    game.next_place(places).and_then(|seat| places.get(seat.index())).map(|place| &place.state)
}

/// Whether dice are in the cup that were thrown before in this turn.
fn is_rethrow(game: &JambSide, places: &Places) -> bool {
    let table = next_state(game, places).map(State::table);
    table.is_some_and(|table| matches!(table, Table::Cup { throw, .. } if throw != Throw::First))
}
