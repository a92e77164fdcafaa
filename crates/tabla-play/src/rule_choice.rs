//! What players agree on before a game begins: switches that a game's rules leave open.
//!
//! ```
//! let mice = tabla_play::find("mice").unwrap();
//! let rules = mice.read_rules("flying, no-quiet").unwrap();
//! assert_eq!(rules.to_string(), "flying,no-quiet");
//! assert_eq!(mice.usual_rules().to_string(), "no-flying");
//! assert!(mice.read_rules("castling").is_err());
//! ```

use std::fmt;

use tabla_core::Saying;

/// One switch of a game's rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// The word that turns it on; with `no-` before it, off.
    pub id: &'static str,
    /// The message with its name.
    pub name: &'static str,
    /// Whether it is on when nothing is said.
    pub default: bool,
}

/// The rules by which a game is played: each switch on or off. As text, the first switch is always named,
/// so that the profile has a name, and the others where they are not as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleChoice {
    options: &'static [RuleOption],
    /// One bit a switch.
    on: u32,
}

impl RuleChoice {
    /// What is played when nothing is said.
    pub fn usual(options: &'static [RuleOption]) -> RuleChoice {
        let on =
            options.iter().enumerate().fold(0, |on, (place, option)| on | u32::from(option.default) << place);
        RuleChoice { options, on }
    }

    /// Reads switches with commas or blanks between them, such as `flying,no-repetition`. What is not named
    /// is as usual.
    pub fn read(options: &'static [RuleOption], text: &str) -> Result<RuleChoice, Saying> {
        let mut choice = RuleChoice::usual(options);
        for word in text.split([',', ' ', '\t']).filter(|word| !word.is_empty()) {
            let lower = word.to_ascii_lowercase();
            let (id, is_on) = lower.strip_prefix("no-").map_or((lower.as_str(), true), |id| (id, false));
            if !choice.set(id, is_on) && options.is_empty() {
                return Err(Saying::new("rules-none").with("text", word));
            }
            if choice.place(id).is_none() {
                let words: Vec<String> =
                    options.iter().map(|option| format!("{0}, no-{0}", option.id)).collect();
                return Err(Saying::new("rules-unknown").with("text", word).with("rules", words.join(", ")));
            }
        }
        Ok(choice)
    }

    /// Whether the switch with this word is on; `false` when there is none.
    pub fn is_on(&self, id: &str) -> bool {
        self.place(id).is_some_and(|place| self.on >> place & 1 == 1)
    }

    /// Turns a switch on or off; `false` when there is none with this word.
    pub fn set(&mut self, id: &str, is_on: bool) -> bool {
        let Some(place) = self.place(id) else { return false };
        self.on = self.on & !(1 << place) | u32::from(is_on) << place;
        true
    }

    /// Whether every switch is as when nothing is said.
    pub fn is_usual(&self) -> bool {
        *self == RuleChoice::usual(self.options)
    }

    /// Every switch, and whether it is on.
    pub fn switches(&self) -> impl Iterator<Item = (&'static RuleOption, bool)> + use<> {
        let on = self.on;
        self.options.iter().enumerate().map(move |(place, option)| (option, on >> place & 1 == 1))
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.options.iter().position(|option| option.id.eq_ignore_ascii_case(id))
    }
}

impl fmt::Display for RuleChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.switches().enumerate();
        let told = told.filter(|(place, (option, is_on))| *place == 0 || option.default != *is_on);
        let words: Vec<String> = told
            .map(|(_, (option, is_on))| format!("{}{}", if is_on { "" } else { "no-" }, option.id))
            .collect();
        f.write_str(&words.join(","))
    }
}
