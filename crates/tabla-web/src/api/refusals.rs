//! The refusals of the API, told once: which addresses have them follows from what an address takes.

use utoipa::Modify;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{Content, OpenApi, PathItem, Ref, RefOr, ResponseBuilder};

/// As what every refusal is sent.
const KIND: &str = "application/problem+json";

/// What the house refuses wherever it applies.
struct Refused {
    status: &'static str,
    /// Its name among the parts of the description.
    name: &'static str,
    about: &'static str,
    /// Which addresses can answer so.
    of: fn(&Operation) -> bool,
}

const REFUSED: [Refused; 13] = [
    Refused { status: "400", name: "Unreadable", about: "The request cannot be read", of: is_told_something },
    Refused { status: "401", name: "NoKey", about: "That is no key of a seat", of: knows_seats },
    Refused {
        status: "403",
        name: "NoRight",
        about: "The sender has no right to it, or is a page of another site",
        of: is_about_tables_or_takes_a_body,
    },
    Refused {
        status: "404",
        name: "NotThere",
        about: "There is nothing of that name",
        of: |operation| has_parameter(operation, &ParameterIn::Path),
    },
    Refused { status: "408", name: "TooSlow", about: "The request arrived too slowly", of: takes_a_body },
    Refused {
        status: "409",
        name: "NotNow",
        about: "It can be read, but the rules or how things stand forbid it",
        of: is_about_tables_or_takes_a_body,
    },
    Refused { status: "413", name: "TooLarge", about: "The request is too large", of: takes_a_body },
    Refused { status: "415", name: "NotJson", about: "The request must be JSON", of: takes_a_body },
    Refused { status: "421", name: "WrongHost", about: "The server does not go by that name", of: any },
    Refused { status: "422", name: "OutOfLimits", about: "Something is out of its limits", of: takes_a_body },
    Refused { status: "429", name: "TooOften", about: "Too many requests; wait a moment", of: any },
    Refused { status: "500", name: "Failed", about: "Something went wrong in the house", of: any },
    Refused {
        status: "507",
        name: "Full",
        about: "It cannot be kept: the disk or the house is full",
        of: is_about_tables_or_takes_a_body,
    },
];

/// Adds the refusals that an address does not tell in its own words, and to those that it does, how they are sent.
pub struct Refusals;

impl Modify for Refusals {
    fn modify(&self, openapi: &mut OpenApi) {
        for refused in &REFUSED {
            if let Some(components) = &mut openapi.components {
                let response =
                    ResponseBuilder::new().description(refused.about).content(KIND, problem()).build();
                components.responses.insert(refused.name.to_owned(), RefOr::T(response));
            }
        }
        for operation in openapi.paths.paths.values_mut().flat_map(operations) {
            for (status, response) in &mut operation.responses.responses {
                if let (true, RefOr::T(response)) = (status.as_str() >= "400", response) {
                    response.content.entry(KIND.to_owned()).or_insert_with(|| RefOr::T(problem()));
                }
            }
            for refused in &REFUSED {
                if (refused.of)(operation) {
                    let told = operation.responses.responses.entry(refused.status.to_owned());
                    told.or_insert_with(|| RefOr::Ref(Ref::from_response_name(refused.name)));
                }
            }
        }
    }
}

fn problem() -> Content {
    Content::new(Some(Ref::from_schema_name("Problem")))
}

/// Everything that can be done at an address.
pub fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch].into_iter().flatten()
}

fn any(_: &Operation) -> bool {
    true
}

fn takes_a_body(operation: &Operation) -> bool {
    operation.request_body.is_some()
}

fn knows_seats(operation: &Operation) -> bool {
    operation.security.is_some()
}

fn is_told_something(operation: &Operation) -> bool {
    takes_a_body(operation) || operation.parameters.is_some()
}

fn is_about_tables_or_takes_a_body(operation: &Operation) -> bool {
    takes_a_body(operation) || knows_seats(operation)
}

fn has_parameter(operation: &Operation, place: &ParameterIn) -> bool {
    let parameters = operation.parameters.iter().flatten();
    parameters
        .into_iter()
        .any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == *place))
}
