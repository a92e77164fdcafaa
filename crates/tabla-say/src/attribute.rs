//! What stands in `#[say(…)]`.

use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Expr, Ident, LitStr, Result, Token};

/// All that is told about a type, a variant or a field.
#[derive(Default)]
pub struct Told {
    /// A text that stands alone.
    pub name: Option<LitStr>,
    /// `key = "…"`.
    pub key: Option<LitStr>,
    /// `saying = …`.
    pub saying: Option<Expr>,
    /// Values by their names.
    pub values: Vec<(Ident, Expr)>,
    flags: Vec<Ident>,
}

enum Part {
    Name(LitStr),
    Flag(Ident),
    Value(Ident, Expr),
}

impl Parse for Part {
    fn parse(input: ParseStream<'_>) -> Result<Part> {
        if input.peek(LitStr) {
            return Ok(Part::Name(input.parse()?));
        }
        let name: Ident = input.parse()?;
        if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            return Ok(Part::Value(name, input.parse()?));
        }
        Ok(Part::Flag(name))
    }
}

impl Told {
    /// Reads it, where these flags may stand, and perhaps values.
    pub fn read(attributes: &[Attribute], flags: &[&str], values: bool) -> Result<Told> {
        let mut told = Told::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("say")) {
            for part in attribute.parse_args_with(Punctuated::<Part, Token![,]>::parse_terminated)? {
                match part {
                    Part::Name(name) => told.name = Some(name),
                    Part::Flag(flag) if flags.iter().any(|known| flag == known) => told.flags.push(flag),
                    Part::Flag(flag) => {
                        let known = format!("`{flag}` cannot stand here, only: {}", flags.join(", "));
                        return Err(Error::new(flag.span(), known));
                    }
                    Part::Value(name, _) if !values => {
                        return Err(Error::new(name.span(), "no values can stand here"));
                    }
                    Part::Value(name, key) if name == "key" => told.key = Some(syn::parse2(quote!(#key))?),
                    Part::Value(name, saying) if name == "saying" => told.saying = Some(saying),
                    Part::Value(name, value) => told.values.push((name, value)),
                }
            }
        }
        Ok(told)
    }

    /// Whether this flag stands there.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|told| told == flag)
    }
}
