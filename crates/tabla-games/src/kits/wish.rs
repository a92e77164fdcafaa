//! What somebody wants a table to be like, as it comes from outside and is kept beside the game: `{"players":
//! ["human", "champion"], "rules": "flying", "clock": "5m+3s"}`, a position, or a file that was begun elsewhere.

use std::path::Path;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabla_core::{ErrorKind, Notation, Say, Saying, TableError};
use tabla_table::{Clock, HUMAN, Hooks, Kit, PlayerKind, SEALED, Saved, Secret, Session, Setup, Table};

use super::legacy;
use crate::{StorageError, TableFile};

/// A file that somebody hands over.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// So many letters of a file's name are kept.
const LONGEST_NAME: usize = 60;

impl Upload {
    /// Whether it is a save of ours and not a file in a game's own format.
    pub fn is_save(&self) -> bool {
        self.text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
    }

    /// The name as a path, for what is said about the file.
    pub fn path(&self) -> &Path {
        Path::new(&self.name)
    }

    /// The name without what tells the format.
    pub fn stem(&self) -> String {
        let stem = self.path().file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let plain = stem.unwrap_or_default().replace(char::is_control, " ");
        plain.trim().chars().take(LONGEST_NAME).collect()
    }

    /// That it is refused, and why.
    pub fn refused(&self, because: Saying) -> TableError {
        storage(&StorageError::Refused { path: self.path().into(), because: Box::new(because) })
    }
}

/// A file that cannot be used.
pub(super) fn storage(error: &StorageError) -> TableError {
    TableError::new(ErrorKind::Damaged, error.say())
}

/// That this describes no game, and what could not be read.
pub(super) fn no_setup(detail: impl ToString) -> TableError {
    TableError::new(ErrorKind::Setup, Saying::new("desk-setup").with("detail", detail.to_string()))
}

pub(super) fn read<T: DeserializeOwned>(wish: &Value) -> Result<T, TableError> {
    // A list would do as well, for whatever reads fields by their order.
    serde_json::Map::deserialize(wish).and_then(|_| T::deserialize(wish)).map_err(no_setup)
}

/// A wish as it is kept.
pub(super) fn write<T: Serialize>(wish: &T) -> Result<Value, TableError> {
    serde_json::to_value(wish).map_err(no_setup)
}

/// The word under which a whole table is in a wish that was completed.
pub(super) const SAVED: &str = "saved";

/// The word of the moment at which the clock of a table stood at nothing, in milliseconds since 1970.
pub(super) const STARTED: &str = "started";

/// The wish whose table is this one, as it stands.
pub(super) fn kept(table: &dyn Table, now: u64) -> Result<Value, TableError> {
    let saved = table.saved();
    let runs = matches!(saved.setup.clock, Some(Clock::WholeGame { .. }));
    let started = runs.then(|| (STARTED.to_owned(), now.saturating_sub(saved.at).into()));
    let saved = (SAVED.to_owned(), write(&saved)?);
    Ok(Value::Object([saved].into_iter().chain(started).collect()))
}

/// A save of ours, for whoever may know all of it.
pub(super) fn save_text<G: Notation>(session: &Session<G>) -> Result<String, TableError> {
    Ok(serde_json::to_string_pretty(&TableFile::of(session, None)).map_err(no_setup)? + "\n")
}

/// A person and these computers, for a menu: the words by which they are chosen, their names, and a line about each.
pub(super) fn offered<const N: usize>(
    computers: [PlayerKind; N],
) -> Vec<(&'static str, Saying, Option<Saying>)> {
    let computer = |kind: PlayerKind| {
        (kind.name, Saying::new(kind.title.unwrap_or(kind.name)), kind.about.map(Saying::new))
    };
    [(HUMAN, Saying::new("player-human"), None)].into_iter().chain(computers.map(computer)).collect()
}

/// The clock that is wished for.
pub(super) fn clock(text: Option<&str>) -> Result<Option<Clock>, TableError> {
    Ok(text.map(str::parse::<Clock>).transpose()?)
}

/// Where chance comes from that nobody may work out: the dealer for it, where the secret is one. A seed that is known
/// brings what it has always brought.
pub(super) fn sealed(secret: &Secret) -> Option<String> {
    secret.known_seed().is_none().then(|| SEALED.to_owned())
}

/// What a game is to be like, where its kit has no words of its own for that.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Wish {
    /// The players as text; a person against the strongest computers when nothing is said.
    players: Option<Vec<String>>,
    /// The rules as text.
    rules: String,
    /// The clock as text.
    clock: Option<String>,
    /// The position from which the game begins.
    position: Option<String>,
    /// A game that was begun elsewhere.
    load: Option<Upload>,
    /// Whether computer players wait to be told; kept by whoever asks them.
    #[serde(rename = "step")]
    _step: bool,
}

/// How a kit without words of its own for a wish takes one.
pub(super) fn hooks() -> Hooks {
    Hooks {
        open,
        fill_in: |kit, wish, secret, _| fill_in(&**kit, wish, secret.seed()),
        set_up: |kit, rules, position| open(kit, &json!({ "rules": rules, "position": position })),
        ..Hooks::default()
    }
}

/// Sets up the table of a wish.
fn open(kit: &Arc<dyn Kit>, wish: &Value) -> Result<Box<dyn Table>, TableError> {
    let wish: Wish = read(wish)?;
    let info = kit.info();
    let options = kit.choices().read(&wish.rules)?;
    let bare = Setup { game: info.id.to_owned(), options, ..Setup::default() };
    let seats = usize::from(Arc::clone(kit).open(bare.clone(), Secret::default())?.seats());
    if let Some(players) = &wish.players {
        if players.len() != seats {
            return Err(no_setup(format!(
                "invalid length {}, expected an array of length {seats}",
                players.len()
            )));
        }
        players.iter().try_for_each(|player| kit.read_player(player).map(drop))?;
    }
    let strongest = info.players.last().map_or(HUMAN, |player| player.name);
    let usual = || (0..seats).map(|seat| if seat == 0 { HUMAN } else { strongest }.to_owned()).collect();
    let clock = clock(wish.clock.as_deref())?;
    let mut setup = Setup {
        players: wish.players.clone().unwrap_or_else(usual),
        start: wish.position.clone(),
        clock,
        ..bare
    };
    let kit = Arc::clone(kit);
    let Some(load) = &wish.load else { return kit.open(setup, Secret::default()) };
    if load.is_save() {
        let mut saved = legacy::read_save(&kit, load)?;
        saved.setup.players = wish.players.unwrap_or(saved.setup.players);
        saved.setup.clock = clock.or(saved.setup.clock);
        if wish.position.is_some() {
            // Whoever sets a position up begins anew with it.
            saved = Saved::new(Setup { start: wish.position, ..saved.setup }, saved.secret);
        }
        return kit.restore(&saved).map_err(|error| load.refused(error.saying));
    }
    let format = info.formats.first().copied().unwrap_or_default();
    let start = setup.start.take();
    let table = Arc::clone(&kit)
        .load(setup, Secret::default(), format, &load.text)
        .map_err(|error| load.refused(error.saying))?;
    match start {
        Some(_) => kit.open(Setup { start, ..table.setup().clone() }, Secret::default()),
        None => Ok(table),
    }
}

/// Gives a seed to every player who leaves something to chance.
fn fill_in(kit: &dyn Kit, mut wish: Value, seed: u64) -> Result<Value, TableError> {
    let _: Wish = read(&wish)?;
    if let Some(Value::Array(players)) = wish.get_mut("players") {
        for (player, place) in players.iter_mut().zip(0..) {
            if let Some(spec) = player.as_str().and_then(|text| kit.read_player(text).ok()) {
                *player = json!(spec.or_seed(seed.wrapping_add(place)).to_string());
            }
        }
    }
    Ok(wish)
}
