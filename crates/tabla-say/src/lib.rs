#![doc = include_str!("../README.md")]

mod attribute;
mod expand;
mod shape;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, parse_macro_input};

/// Makes a type say what its shape says.
#[proc_macro_derive(Say, attributes(say))]
pub fn say(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand::expand(&input).unwrap_or_else(Error::into_compile_error).into()
}
