//! A message as a value of another one, and the functions by which a catalogue asks about it.

use std::borrow::Cow;

use fluent_bundle::types::{AnyEq, FluentType};
use fluent_bundle::{FluentArgs, FluentValue};

/// A message that is a value of another one.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Nested {
    pub(super) key: String,
    pub(super) said: String,
    /// Its attributes: the same in other forms, by their names.
    pub(super) forms: Vec<(String, String)>,
}

impl FluentType for Nested {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.said.clone().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.said.clone().into()
    }
}

/// `CASE($row, "accusative")`: a value in this form; what has no such form stays as it is.
pub(super) fn case<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match (positional, nested(positional)) {
        ([_, FluentValue::String(form)], Some(nested)) => {
            let said = nested.forms.iter().find(|(name, _)| name == form).map(|(_, said)| said);
            FluentValue::from(said.unwrap_or(&nested.said).clone())
        }
        ([value, _], None) => value.clone(),
        _ => FluentValue::Error,
    }
}

/// `KEY($row)`: which message a value is, to choose a variant by; a plain value is itself.
pub(super) fn key<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match (positional, nested(positional)) {
        ([_], Some(nested)) => FluentValue::from(nested.key.clone()),
        ([value], None) => value.clone(),
        _ => FluentValue::Error,
    }
}

fn nested<'v>(positional: &'v [FluentValue<'_>]) -> Option<&'v Nested> {
    match positional.first()? {
        FluentValue::Custom(value) => AnyEq::as_any(&**value).downcast_ref(),
        _ => None,
    }
}
