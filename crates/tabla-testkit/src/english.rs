//! What a person reads of a refusal, from the English catalogue of the house.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabla_core::{Arg, Say, Saying};

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabla-games/messages/en");
    let files = fs::read_dir(house).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    for text in files.chain([include_str!("english.ftl").to_owned()]) {
        bundle.add_resource(FluentResource::try_new(text).unwrap()).unwrap();
    }
    bundle
});

/// The words. There must be some, and a value for each place in them.
///
/// ```
/// use tabla_core::{Notation, Say};
/// use tabla_testkit::{english, heap::Heap};
///
/// let refused = Heap.read_state("99/1").unwrap_err();
/// assert_eq!(english(&refused), "'99/1' is not a position: 99 stones are too many");
/// ```
pub fn english(said: &impl Say) -> String {
    words(&said.say())
}

fn words(saying: &Saying) -> String {
    let message = ENGLISH.get_message(&saying.key).and_then(|message| message.value());
    let pattern = message.unwrap_or_else(|| panic!("there are no words for {saying}"));
    let values: FluentArgs<'_> = saying.args.iter().map(|(name, arg)| (&**name, value(arg))).collect();
    let mut errors = Vec::new();
    let text = ENGLISH.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    assert!(errors.is_empty(), "{saying}: {errors:?}");
    text
}

fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => text.clone().into(),
        // Fluent counts in floating numbers.
        Arg::Number(number) if number.unsigned_abs() < 1 << 53 => (*number).into(),
        Arg::Number(number) => number.to_string().into(),
        Arg::Saying(saying) => words(saying).into(),
    }
}
