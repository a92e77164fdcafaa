//! What the house offers: its games with everything that can be chosen before one begins.

use std::collections::BTreeMap;

use tabla_core::Saying;
use tabla_play::jamb::{FriendKind, Generator, MOST_PEOPLE};
use tabla_play::jewels::contest_boards;
use tabla_play::scrabble::ScrabbleSeat;
use tabla_play::{GameInfo, Language, PlayerKind, Setting, Skill};

use crate::room::{LONGEST_ADVICE, LONGEST_NAME};
use crate::wire::{CatalogueView, ChoiceView, GameView, KindView, OptionView, SettingView};

/// What can be played here.
pub fn catalogue() -> CatalogueView {
    let mut games: Vec<GameView> = tabla_play::catalogue().iter().map(duel).collect();
    games.extend([jamb(), jewels(), scrabble()]);
    CatalogueView {
        games,
        languages: Language::ALL.map(|language| (language.tag().into(), language.own_name().into())).into(),
        longest_name: LONGEST_NAME,
        longest_advice: LONGEST_ADVICE.as_secs_f64(),
    }
}

fn duel(info: &GameInfo) -> GameView {
    GameView {
        id: info.id.to_owned(),
        name: info.name().into(),
        seats: [2, 2],
        players: info.players.iter().map(|kind| player_kind(info, *kind)).collect(),
        rules: info
            .rule_options
            .iter()
            .map(|option| OptionView {
                id: option.id.to_owned(),
                name: Saying::of(option.name).into(),
                usual: option.default,
            })
            .collect(),
        has_clock: true,
        has_positions: true,
        has_advice: true,
        formats: words(&["txt", "json"]),
        choices: BTreeMap::new(),
    }
}

fn player_kind(info: &GameInfo, kind: PlayerKind) -> KindView {
    KindView {
        id: info.player_word(kind).to_owned(),
        name: kind.name().into(),
        about: Some(kind.description().into()),
        is_person: kind.is_human(),
        settings: kind.settings().iter().map(|setting| player_setting(*setting, kind)).collect(),
    }
}

fn player_setting(setting: Setting, kind: PlayerKind) -> SettingView {
    let levels = || {
        let view = |skill: Skill| ChoiceView { id: skill.id().to_owned(), name: Some(skill.name().into()) };
        Skill::ALL.map(view).to_vec()
    };
    let pace = kind.default_pace().to_string();
    let usual = pace.strip_prefix(&format!("{}=", setting.id())).map(str::to_owned);
    match setting {
        Setting::Level => {
            let usual = Some(Skill::Full.id().to_owned());
            SettingView { id: setting.id().to_owned(), values: levels(), usual }
        }
        _ => SettingView { id: setting.id().to_owned(), values: Vec::new(), usual },
    }
}

fn jamb() -> GameView {
    let friends = FriendKind::ALL.map(|friend| ChoiceView { id: friend.name().to_owned(), name: None });
    let generators = Generator::ALL.map(|generator| ChoiceView { id: generator.to_string(), name: None });
    GameView {
        id: "jamb".to_owned(),
        name: Saying::new("game-jamb").into(),
        seats: [1, u8::try_from(MOST_PEOPLE).unwrap_or(u8::MAX)],
        players: Vec::new(),
        rules: Vec::new(),
        has_clock: false,
        has_positions: true,
        has_advice: true,
        formats: words(&["jamb", "json"]),
        choices: [("friend".to_owned(), friends.to_vec()), ("generator".to_owned(), generators.to_vec())]
            .into(),
    }
}

fn jewels() -> GameView {
    let boards = contest_boards();
    let boards = boards.iter().map(|(name, _)| ChoiceView { id: (*name).to_owned(), name: None });
    GameView {
        id: "jewels".to_owned(),
        name: Saying::new("game-jewels").into(),
        seats: [1, 1],
        players: Vec::new(),
        rules: Vec::new(),
        has_clock: false,
        has_positions: true,
        has_advice: true,
        formats: words(&["board", "json", "swaps"]),
        choices: [("contest".to_owned(), boards.collect())].into(),
    }
}

fn scrabble() -> GameView {
    let choice = |id: &str| ChoiceView { id: id.to_owned(), name: None };
    let player = |seat: ScrabbleSeat| KindView {
        id: seat.id().to_owned(),
        name: seat.name().into(),
        about: None,
        is_person: seat.is_human(),
        settings: Vec::new(),
    };
    GameView {
        id: "scrabble".to_owned(),
        name: Saying::new("game-scrabble").into(),
        seats: [2, 4],
        players: ScrabbleSeat::ALL.map(player).to_vec(),
        rules: Vec::new(),
        has_clock: false,
        has_positions: true,
        has_advice: true,
        formats: words(&["gcg", "cgp", "json"]),
        choices: [
            ("language".to_owned(), vec![choice("en"), choice("ro")]),
            ("lexicon".to_owned(), vec![choice("english"), choice("romanian")]),
            ("challenge".to_owned(), vec![choice("void"), choice("double")]),
        ]
        .into(),
    }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
