//! The functions that say messages: one for each English message, with its text as the comment and its variables as arguments.

use super::read::{Area, Message};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Families of messages of an area: `algorithm` are those named `algorithm-ID`, with the id of a value of an enumeration.
const FAMILIES: [(&str, &[&str]); 4] = [
    (
        "controls",
        &[
            "algorithm",
            "alltoall",
            "balanced",
            "direction",
            "io",
            "machine",
            "order",
            "overlap",
            "signal",
            "switching",
            "topology",
            "twiddles",
        ],
    ),
    ("faults", &["empty", "lengths", "slot-twice", "too-much"]),
    ("schema", &["help"]),
    ("view", &["algorithm", "machine", "switching", "topology", "view"]),
];

/// Areas whose messages data files name.
const BY_NAME: [&str; 2] = ["exercises", "tours"];

/// Writes the module of an area.
pub fn of_area(code: &mut String, name: &str, area: &Area) {
    let _ = writeln!(
        code,
        "/// Messages of messages/en/{name}.ftl.\n\
         #[allow(clippy::empty_docs, clippy::too_many_arguments, non_snake_case)]\npub mod {} {{",
        plain(name)
    );
    for message in &area.messages {
        of_message(code, name, message);
    }
    for family in FAMILIES.iter().filter(|(of, _)| *of == name).flat_map(|(_, families)| *families) {
        of_family(code, name, area, family);
    }
    if BY_NAME.contains(&name) {
        by_name(code, name, area);
    }
    code.push_str("}\n");
}

fn of_message(code: &mut String, area: &str, message: &Message) {
    let function = match plain(&message.id) {
        word if KEYWORDS.contains(&word.as_str()) => format!("{word}_"),
        name => name,
    };
    let (said, id) = (message.source.replace('\n', " "), format!("{area}_{}", message.id));
    let _ = if message.variables.is_empty() {
        writeln!(
            code,
            "    /// {said}\n    pub fn {function}() -> &'static str {{ crate::plain({id:?}).unwrap_or_default() }}"
        )
    } else {
        let (takes, gives) = arguments(&message.variables);
        writeln!(
            code,
            "    /// {said}\n    pub fn {function}<'a>({takes}) -> String {{ crate::tell({id:?}, &[{gives}]).unwrap_or_default() }}"
        )
    };
}

/// A function that says the message of an id. If any of the family has variables, it takes those of all, by the alphabet,
/// so that one more message changes nothing for who calls it.
fn of_family(code: &mut String, area: &str, of: &Area, family: &str) {
    let prefix = format!("{family}-");
    let members = of.messages.iter().filter(|message| message.id.starts_with(&prefix));
    let variables: BTreeSet<&String> = members.flat_map(|message| &message.variables).collect();
    let (function, id) = (plain(family), format!("{area}_{prefix}{{id}}"));
    let _ = writeln!(code, "    /// The message `{family}-ID` of an id; nothing if there is none.");
    let _ = if variables.is_empty() {
        writeln!(
            code,
            "    pub fn {function}_named(id: &str) -> Option<&'static str> {{ crate::plain(&format!({id:?})) }}"
        )
    } else {
        let (takes, gives) = arguments(variables);
        writeln!(
            code,
            "    pub fn {function}_named<'a>(id: &str, {takes}) -> Option<String> {{ crate::tell(&format!({id:?}), &[{gives}]) }}"
        )
    };
}

/// A function that says the message of a name, and what it needs to: the variables of each message.
fn by_name(code: &mut String, area: &str, of: &Area) {
    let variables = of.messages.iter().map(|message| format!("({:?}, &{:?})", message.id, message.variables));
    let _ = writeln!(
        code,
        "    static VARIABLES: &[(&str, &[&str])] = &[{}];\n    \
         /// The message of a name, with the values of its variables; nothing if there is none, or no such value.\n    \
         pub fn named(name: &str, value: &mut dyn FnMut(&str) -> Option<crate::Told>) -> Option<String> {{\n        \
         crate::named({area:?}, VARIABLES, name, value)\n    }}",
        variables.collect::<Vec<_>>().join(", ")
    );
}

/// The arguments of a function for these variables, and how it hands them on.
fn arguments<'a>(variables: impl IntoIterator<Item = &'a String>) -> (String, String) {
    let each = variables.into_iter().map(|name| {
        let argument = plain(name);
        (format!("{argument}: impl Into<crate::Arg<'a>>"), format!("({name:?}, {argument}.into())"))
    });
    let (takes, gives): (Vec<_>, Vec<_>) = each.unzip();
    (takes.join(", "), gives.join(", "))
}

/// A name of Fluent as one of Rust.
fn plain(name: &str) -> String {
    name.replace('-', "_")
}

/// Words that are no name in Rust.
const KEYWORDS: [&str; 11] =
    ["loop", "in", "for", "move", "type", "where", "use", "as", "match", "true", "false"];
