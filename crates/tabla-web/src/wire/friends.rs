//! Friends at a table: invitations, what they ask of each other, and who is there.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::SeatView;

/// Opens a table to which somebody is invited: the keys of all other seats are for those who come.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Invite {
    /// The seat of whoever invites; without one, the first person's.
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// After so many seconds the others may go on without whoever is gone; 0 means never. Five minutes when nothing is
    /// said, a week at most.
    #[schema(maximum = 604_800)]
    pub patience: Option<u64>,
}

/// Takes a seat.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ClaimRequest {
    /// What the person calls themselves.
    #[schema(max_length = 40)]
    pub name: String,
    /// The key that the seat is to have: 32 hexadecimal digits by chance. Sent again with the same key, nothing more is
    /// taken, so that a request whose answer was lost can be repeated. Without one, the house makes it.
    #[schema(pattern = "^[0-9A-Fa-f]{32}$")]
    pub key: Option<String>,
}

/// To what somebody is invited.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct InvitationView {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// The rules by which it is played, as text.
    pub rules: String,
    /// The clock as text, such as `5m+3s`.
    pub clock: Option<String>,
    /// The seats in the order of play.
    pub seats: Vec<SeatView>,
    /// The seat that its holder hands over to another device; without one, the next free seat is taken.
    pub seat: Option<u8>,
    /// Whether a seat can still be taken; otherwise one can only watch.
    pub is_open: bool,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// They are there.
    Here,
    /// They have been away for less than 40 seconds.
    Away,
    /// They have been away for longer.
    Gone,
    /// They never came.
    Never,
}

/// Something that one person can propose to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To take back the last move of whoever asks, and what followed on it.
    TakeBack,
    /// To call it a draw.
    Draw,
    /// To play again, once the game is over.
    Rematch,
    /// To have a minute more, for whoever asks.
    MoreTime,
}

/// What somebody has proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OfferView {
    /// Who.
    pub seat: u8,
    /// What.
    pub offer: OfferKind,
}

/// How the games of one evening stand, the one on the table included once it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EveningView {
    /// How often each has won, in the order of the seats.
    pub wins: Vec<u32>,
    /// How often nobody has.
    pub draws: u32,
}

/// Those who only watch.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct OnlookersView {
    /// How many there are.
    pub count: usize,
    /// What some of them call themselves.
    pub names: Vec<String>,
}

/// Something said without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Good luck.
    Luck,
    /// Well played.
    Nice,
    /// I am thinking.
    Thinking,
    /// Oh no.
    Oops,
    /// That is a surprise.
    Wow,
    /// Thank you.
    Thanks,
    /// Good game.
    Game,
}

/// Asks for a picture of a text that a camera can read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QrRequest {
    /// The text, such as a link.
    #[schema(min_length = 1, max_length = 300)]
    pub text: String,
}

/// A text that a camera can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct QrView {
    /// How many squares it has on each side, without the margin.
    pub size: usize,
    /// The dark squares as the path of an SVG, each one unit wide.
    pub path: String,
}
