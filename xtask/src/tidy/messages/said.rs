//! What the types of a file say that derive `Say`: read as the derive itself reads it.

#[allow(dead_code)]
#[path = "../../../../crates/tabla-say/src/attribute.rs"]
mod attribute;
#[allow(dead_code)]
#[path = "../../../../crates/tabla-say/src/shape.rs"]
mod shape;

use std::collections::BTreeSet;

use syn::{DeriveInput, Item};

use shape::Says;

/// A message that a type says.
#[derive(PartialEq, Eq, Debug)]
pub struct Said {
    pub name: String,
    pub key: String,
    /// The names of the values that it gives.
    pub values: BTreeSet<String>,
}

/// All that the types of a file say. What cannot be read is left to the compiler.
pub fn said(text: &str) -> Vec<Said> {
    let items =
        if text.contains("#[say(") { syn::parse_file(text).map(|file| file.items) } else { Ok(vec![]) };
    let types = items.unwrap_or_default().into_iter().filter_map(|item| match item {
        Item::Enum(item) => Some(DeriveInput::from(item)),
        Item::Struct(item) => Some(DeriveInput::from(item)),
        _ => None,
    });
    types.filter(is_said).flat_map(|input| said_by(&input)).collect()
}

/// Only a type that derives `Say` has its attributes.
fn is_said(input: &DeriveInput) -> bool {
    let mut found = false;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("derive")) {
        let _ = attribute.parse_nested_meta(|derived| {
            found |= derived.path.is_ident("Say");
            Ok(())
        });
    }
    found
}

fn said_by(input: &DeriveInput) -> Vec<Said> {
    let shapes = shape::read(input).map_or_else(|_| Vec::new(), |(shapes, _)| shapes);
    let messages = shapes.into_iter().filter_map(|shape| match shape.says {
        Says::Message(key, values) => Some((key, values)),
        Says::Field(_) | Says::Saying(_) => None,
    });
    let said = |(key, values): (String, Vec<(String, _)>)| Said {
        name: input.ident.to_string(),
        key,
        values: values.into_iter().map(|(name, _)| name).collect(),
    };
    messages.map(said).collect()
}
