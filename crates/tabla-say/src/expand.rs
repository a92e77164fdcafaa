//! The code that is made.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields, Result, parse_quote};

use super::shape::{Says, Shape, bound, read};

/// Everything that `#[derive(Say)]` makes of a type.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let (shapes, is_error) = read(input)?;
    let arms = shapes.iter().map(|shape| arm(input, shape));
    let made = shapes.iter().filter(|shape| shape.is_from).map(|shape| from(input, shape));
    let mut generics = input.generics.clone();
    for parameter in generics.type_params_mut() {
        parameter.bounds.push(parse_quote!(::tabla_core::Say));
    }
    let (parameters, arguments, bounds) = generics.split_for_impl();
    let name = &input.ident;
    let error = is_error.then(|| {
        quote! {
            #[automatically_derived]
            impl #parameters ::core::fmt::Display for #name #arguments #bounds {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::fmt::Display::fmt(&::tabla_core::Say::say(self), f)
                }
            }
            #[automatically_derived]
            impl #parameters ::core::error::Error for #name #arguments where Self: ::core::fmt::Debug {}
        }
    });
    Ok(quote! {
        #[automatically_derived]
        impl #parameters ::tabla_core::Say for #name #arguments #bounds {
            #[allow(unused_variables)]
            fn say(&self) -> ::tabla_core::Saying {
                match self { #(#arms)* }
            }
        }
        #error
        #(#made)*
    })
}

/// The arm of the match in which this shape says something.
fn arm(input: &DeriveInput, shape: &Shape<'_>) -> TokenStream {
    let path = path(input, shape);
    let bound = shape.fields.iter().enumerate().map(|(index, field)| bound(field, index));
    let pattern = match shape.fields {
        Fields::Named(_) => quote!({ #(#bound),* }),
        Fields::Unnamed(_) => quote!((#(#bound),*)),
        Fields::Unit => quote!(),
    };
    let said = match &shape.says {
        Says::Field(field) => quote!(::tabla_core::Say::say(#field)),
        Says::Saying(saying) => saying.clone(),
        Says::Message(key, values) => {
            let values = values.iter().map(|(name, value)| quote!(.with(#name, #value)));
            quote!(::tabla_core::Saying::new(#key) #(#values)*)
        }
    };
    quote!(#path #pattern => #said,)
}

fn path(input: &DeriveInput, shape: &Shape<'_>) -> TokenStream {
    let name = shape.name;
    if matches!(input.data, Data::Enum(_)) { quote!(Self::#name) } else { quote!(Self) }
}

/// The shape as it is made from its only field.
fn from(input: &DeriveInput, shape: &Shape<'_>) -> TokenStream {
    let (parameters, arguments, bounds) = input.generics.split_for_impl();
    let (name, path) = (&input.ident, path(input, shape));
    let inner = shape.fields.iter().map(|field| &field.ty).next();
    quote! {
        #[automatically_derived]
        impl #parameters ::core::convert::From<#inner> for #name #arguments #bounds {
            fn from(inner: #inner) -> Self {
                #path(inner)
            }
        }
    }
}
