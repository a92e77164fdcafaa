//! What the house offers: its games with everything that can be chosen before one begins.

use std::sync::Arc;

use tabla_core::Saying;
use tabla_games::Language;
use tabla_table::{
    Choice, ChoiceKind, HUMAN, Kit, Menu, PlayerInfo, Registry, Secret, Setting, Setup, Skill,
};

use crate::manners::{LONGEST_ADVICE, LONGEST_NAME};
use crate::wire::{CatalogueView, ChoiceView, GameView, KindView, OptionView, SettingView};

/// What can be played here.
pub fn catalogue(registry: &Registry) -> CatalogueView {
    CatalogueView {
        games: registry.kits().map(|kit| game(&kit)).collect(),
        languages: Language::ALL.map(|language| (language.tag().into(), language.own_name().into())).into(),
        longest_name: LONGEST_NAME,
        longest_advice: LONGEST_ADVICE.as_secs_f64(),
    }
}

fn game(kit: &Arc<dyn Kit>) -> GameView {
    let (info, menu) = (kit.info(), kit.hooks().menu.map(|menu| menu()));
    // What has a menu of its own is wished for in its own words; the others by their rules and players.
    let (rules, players) = match &menu {
        Some(menu) => (Vec::new(), menu.players.iter().map(offered).collect()),
        None => {
            let players = [PlayerInfo::person()].iter().chain(&info.players).map(player_kind).collect();
            (kit.choices().all().iter().filter_map(rule).collect(), players)
        }
    };
    let seats = menu.as_ref().map_or_else(|| [seats(kit); 2], |menu| menu.seats);
    let choice = |id: String| ChoiceView { id, name: None };
    let choices = menu.map_or_else(Vec::new, |Menu { choices, .. }| choices);
    GameView {
        id: info.id.to_owned(),
        name: Saying::of(format!("game-{}", info.id)).into(),
        seats,
        players,
        rules,
        reply_limit: info.reply_limit.map(|limit| limit.as_secs_f64()),
        has_clock: true,
        has_positions: true,
        has_advice: true,
        formats: info.formats.iter().map(|&format| format.to_owned()).collect(),
        choices: choices
            .into_iter()
            .map(|(name, words)| (name.to_owned(), words.into_iter().map(choice).collect()))
            .collect(),
    }
}

/// How many play where nothing is said.
fn seats(kit: &Arc<dyn Kit>) -> u8 {
    let usual = Setup { game: kit.id().to_owned(), ..Setup::default() };
    Arc::clone(kit).open(usual, Secret::default()).map_or(0, |table| table.seats())
}

fn rule(choice: &Choice) -> Option<OptionView> {
    match choice.kind {
        ChoiceKind::Switch { default } => Some(OptionView {
            id: choice.id.to_owned(),
            name: Saying::of(choice.name).into(),
            usual: default,
        }),
        _ => None,
    }
}

fn offered((id, name, about): &(&'static str, Saying, Option<Saying>)) -> KindView {
    KindView {
        id: (*id).to_owned(),
        name: name.clone().into(),
        about: about.clone().map(Into::into),
        is_person: *id == HUMAN,
        settings: Vec::new(),
    }
}

fn player_kind(kind: &PlayerInfo) -> KindView {
    let settings = kind.settings.iter().map(|setting| player_setting(setting, kind.pace.as_deref()));
    KindView {
        id: kind.listed.to_owned(),
        name: Saying::of(kind.title.unwrap_or(kind.name)).into(),
        about: kind.about.map(|about| Saying::of(about).into()),
        is_person: kind.name == HUMAN,
        settings: settings.collect(),
    }
}

fn player_setting(id: &str, pace: Option<&str>) -> SettingView {
    let level = |skill: Skill| ChoiceView { id: skill.id().to_owned(), name: Some(skill.name().into()) };
    let (values, usual) = if id == Setting::LEVEL.id {
        (Skill::ALL.map(level).into(), Some(Skill::Full.id()))
    } else {
        (Vec::new(), pace.and_then(|pace| pace.strip_prefix(id)?.strip_prefix('=')))
    };
    SettingView { id: id.to_owned(), values, usual: usual.map(str::to_owned) }
}
