//! What a type says, shape by shape. The law of messages reads it here too.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Result};

use super::attribute::Told;

/// The struct, or a variant of the enum.
pub struct Shape<'a> {
    /// The variant's name, or the struct's.
    pub name: &'a Ident,
    pub fields: &'a Fields,
    /// Whether it is made from its only field.
    pub is_from: bool,
    pub says: Says,
}

/// What a shape says.
pub enum Says {
    /// What this field says.
    Field(Ident),
    /// What this expression is.
    Saying(TokenStream),
    /// A message: its key, and its values by name.
    Message(String, Vec<(String, TokenStream)>),
}

/// All that a type says, and whether it is an error.
pub fn read(input: &DeriveInput) -> Result<(Vec<Shape<'_>>, bool)> {
    let is_struct = matches!(input.data, Data::Struct(_));
    let told = Told::read(&input.attrs, &["error", "transparent"], is_struct)?;
    let (is_error, own) = (told.has("error"), told.name.as_ref().map(LitStr::value));
    let shapes = match &input.data {
        Data::Struct(data) => vec![shape(&input.ident, &data.fields, told, own)?],
        Data::Enum(data) => {
            let variants = data.variants.iter().map(|variant| {
                let told = Told::read(&variant.attrs, &["transparent", "from"], true)?;
                let end = told.name.as_ref().map_or_else(|| kebab(&variant.ident), LitStr::value);
                let key = own.as_ref().map(|prefix| format!("{prefix}-{end}"));
                shape(&variant.ident, &variant.fields, told, key)
            });
            variants.collect::<Result<_>>()?
        }
        Data::Union(_) => return Err(Error::new(input.ident.span(), "a union says nothing")),
    };
    Ok((shapes, is_error))
}

fn shape<'a>(name: &'a Ident, fields: &'a Fields, told: Told, key: Option<String>) -> Result<Shape<'a>> {
    let is_from = told.has("from");
    if is_from && !matches!(fields, Fields::Unnamed(_)) {
        return Err(Error::new(name.span(), "`from` needs a field without a name"));
    }
    Ok(Shape { name, fields, is_from, says: says(name, fields, told, key)? })
}

fn says(name: &Ident, fields: &Fields, told: Told, key: Option<String>) -> Result<Says> {
    if let Some(saying) = &told.saying {
        return Ok(Says::Saying(quote!(#saying)));
    }
    let mut shown = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        let about = Told::read(&field.attrs, &["skip"], false)?;
        if !about.has("skip") {
            shown.push((about.name, field, bound(field, index)));
        }
    }
    if told.has("transparent") || told.has("from") {
        let [(_, _, field)] = &shown[..] else {
            return Err(Error::new(name.span(), "it needs exactly one field that is not skipped"));
        };
        return Ok(Says::Field(field.clone()));
    }
    let Some(key) = told.key.as_ref().map(LitStr::value).or(key) else {
        return Err(Error::new(name.span(), "there is no key: add #[say(\"…\")]"));
    };
    let given = told.values.iter().map(|(name, value)| (kebab(name), quote!(&(#value))));
    let mut values: Vec<(String, TokenStream)> = given.collect();
    for (name, field, bound) in shown {
        let name = match (name, &field.ident) {
            (Some(name), _) => name.value(),
            (None, Some(field)) => kebab(field),
            (None, None) if told.values.is_empty() => {
                return Err(Error::new_spanned(field, "a field without a name: add #[say(\"…\")]"));
            }
            (None, None) => continue,
        };
        if values.iter().all(|(other, _)| *other != name) {
            values.push((name, quote!(#bound)));
        }
    }
    Ok(Says::Message(key, values))
}

/// The name by which a field is at hand.
pub fn bound(field: &Field, index: usize) -> Ident {
    field.ident.clone().unwrap_or_else(|| format_ident!("_{index}"))
}

/// `NotAPoint` and `not_a_point` as `not-a-point`.
fn kebab(name: &Ident) -> String {
    let mut kebab = String::new();
    for letter in name.unraw().to_string().chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab.replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_makes_no_sense_is_told() {
        let cases = [
            (r#"#[say("a", eror)] enum A {}"#, "`eror` cannot stand here, only: error, transparent"),
            (r#"#[say("a")] enum A { #[say(skip)] B }"#, "`skip` cannot stand here, only: transparent, from"),
            (r#"enum A { B }"#, "there is no key: add #[say(\"…\")]"),
            (r#"struct A;"#, "there is no key: add #[say(\"…\")]"),
            (r#"#[say("a")] enum A { B(u8) }"#, "a field without a name: add #[say(\"…\")]"),
            (r#"enum A { #[say(transparent)] B }"#, "it needs exactly one field that is not skipped"),
            (r#"enum A { #[say(from)] B(u8, u8) }"#, "it needs exactly one field that is not skipped"),
            (r#"enum A { #[say(from)] B { b: u8 } }"#, "`from` needs a field without a name"),
            (r#"#[say("a", b = 1)] enum A { B }"#, "no values can stand here"),
            (r#"#[say("a")] struct A { #[say(b = 1)] b: u8 }"#, "no values can stand here"),
            (r#"#[say(key = 7)] struct A;"#, "expected string literal"),
            (r#"union A { b: u8 }"#, "a union says nothing"),
        ];
        for (written, told) in cases {
            let refused = read(&syn::parse_str(written).unwrap()).err().unwrap();
            assert_eq!(refused.to_string(), told, "{written}");
        }
    }

    #[test]
    fn names_are_in_kebab_case() {
        let all = ["NotAPoint", "Empty", "from_level", "r#type"];
        let kebab = all.map(|name| kebab(&syn::parse_str(name).unwrap()));
        assert_eq!(kebab, ["not-a-point", "empty", "from-level", "type"]);
    }
}
