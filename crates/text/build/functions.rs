//! Generates the message functions: one for each English message, with its text as the comment and its variables as
//! arguments.

use super::read::{Area, Message};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Message families by area: the family `algorithm` consists of the messages `algorithm-ID` for the ids of an
/// enumeration.
const FAMILIES: [(&str, &[&str]); 6] = [
    (
        "controls",
        &[
            "algorithm",
            "alltoall",
            "balanced",
            "capacity",
            "direction",
            "io",
            "machine",
            "order",
            "overlap",
            "route",
            "samples",
            "signal",
            "switching",
            "topology",
            "twiddles",
        ],
    ),
    ("faults", &["character", "empty", "instead", "lengths", "slot-twice", "too-much"]),
    ("page", &["repaired"]),
    ("program-panel", &["call"]),
    ("schema", &["help"]),
    ("view", &["algorithm", "machine", "switching", "topology", "view"]),
];

/// Areas whose messages are referenced by name in data files.
const BY_NAME: [&str; 2] = ["exercises", "tours"];

/// Writes the module of an area.
pub fn write_area(code: &mut String, name: &str, area: &Area) {
    let _ = writeln!(
        code,
        "/// Messages of messages/en/{name}.ftl.\n\
         #[allow(clippy::empty_docs, clippy::too_many_arguments, non_snake_case)]\npub mod {} {{",
        to_rust_name(name)
    );
    for message in &area.messages {
        write_message(code, name, message);
    }
    for family in FAMILIES.iter().filter(|(owner, _)| *owner == name).flat_map(|(_, families)| *families) {
        write_family(code, name, area, family);
    }
    if BY_NAME.contains(&name) {
        write_lookup(code, name, area);
    }
    code.push_str("}\n");
}

fn write_message(code: &mut String, area: &str, message: &Message) {
    let function = match to_rust_name(&message.id) {
        word if KEYWORDS.contains(&word.as_str()) => format!("{word}_"),
        name => name,
    };
    let (comment, id) = (message.source.replace('\n', " "), format!("{area}_{}", message.id));
    let _ = if message.variables.is_empty() {
        writeln!(
            code,
            "    /// {comment}\n    pub fn {function}() -> &'static str {{ crate::plain({id:?}).unwrap_or_default() }}"
        )
    } else {
        let (parameters, values) = format_parameters(&message.variables);
        writeln!(
            code,
            "    /// {comment}\n    pub fn {function}<'a>({parameters}) -> String {{ crate::tell({id:?}, &[{values}]).unwrap_or_default() }}"
        )
    };
}

/// Writes the function of a family, which takes an id. Its arguments are the variables of all messages of the family,
/// in alphabetical order, so that an additional message does not change the callers.
fn write_family(code: &mut String, area: &str, area_messages: &Area, family: &str) {
    let prefix = format!("{family}-");
    let members = area_messages.messages.iter().filter(|message| message.id.starts_with(&prefix));
    let variables: BTreeSet<&String> = members.flat_map(|message| &message.variables).collect();
    let (function, id) = (to_rust_name(family), format!("{area}_{prefix}{{id}}"));
    let _ = writeln!(code, "    /// Returns the message `{family}-ID`, if there is one.");
    let _ = if variables.is_empty() {
        writeln!(
            code,
            "    pub fn {function}_named(id: &str) -> Option<&'static str> {{ crate::plain(&format!({id:?})) }}"
        )
    } else {
        let (parameters, values) = format_parameters(variables);
        writeln!(
            code,
            "    pub fn {function}_named<'a>(id: &str, {parameters}) -> Option<String> {{ crate::tell(&format!({id:?}), &[{values}]) }}"
        )
    };
}

/// Writes the function that looks up messages by name, and the variables of each message.
fn write_lookup(code: &mut String, area: &str, area_messages: &Area) {
    let variables =
        area_messages.messages.iter().map(|message| format!("({:?}, &{:?})", message.id, message.variables));
    let _ = writeln!(
        code,
        "    static VARIABLES: &[(&str, &[&str])] = &[{}];\n    \
         /// Returns the message of a name; `None` if there is no such message or a variable has no value.\n    \
         pub fn named(name: &str, value: &mut dyn FnMut(&str) -> Option<crate::ArgValue>) -> Option<String> {{\n        \
         crate::named({area:?}, VARIABLES, name, value)\n    }}",
        variables.collect::<Vec<_>>().join(", ")
    );
}

/// Returns the parameters of a function for these variables, and the values that it passes on.
fn format_parameters<'a>(variables: impl IntoIterator<Item = &'a String>) -> (String, String) {
    let pairs = variables.into_iter().map(|name| {
        let argument = to_rust_name(name);
        (format!("{argument}: impl Into<crate::Arg<'a>>"), format!("({name:?}, {argument}.into())"))
    });
    let (parameters, values): (Vec<_>, Vec<_>) = pairs.unzip();
    (parameters.join(", "), values.join(", "))
}

/// Converts a Fluent name to a Rust name.
fn to_rust_name(name: &str) -> String {
    name.replace('-', "_")
}

/// Rust keywords that occur as message names.
const KEYWORDS: [&str; 11] =
    ["loop", "in", "for", "move", "type", "where", "use", "as", "match", "true", "false"];
