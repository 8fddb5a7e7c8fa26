//! The types of keys, `src/keys.d.ts` of the npm package.

use crate::keys::{alias, describe, quote, settable_keys};
use hyperfly_request::{Key, Kind};

const HEADER: &str = "// Made from the table of keys of hyperfly; do not edit.\n";

/// Properties of every element of HTML, which do not reflect keys.
const PROPERTIES_OF_HTML: [&str; 1] = ["lang"];

/// Formats the module.
pub fn format() -> String {
    let mut text = HEADER.to_owned();
    for key in settable_keys() {
        if let Kind::Choice(ids) = key.kind {
            let ids: Vec<String> = ids.iter().map(|id| quote(id)).collect();
            text += &format!("\nexport type {} = {};", alias(key), ids.join(" | "));
        }
    }
    text += "\n";
    for (name, help, is_run) in [
        ("RunKeys", "The run: problem, formulation and machine.", true),
        ("LookKeys", "How the run is shown.", false),
    ] {
        text += &format!("\n/** {help} */\nexport interface {name} {{\n");
        for key in settable_keys().filter(|key| key.is_run_key() == is_run) {
            text += &format!("{}  {}?: {};\n", comment(key), quote(key.name), value_type(key));
        }
        text += "}\n";
    }
    text += "\n/** The run and how it is shown. */\nexport interface Keys extends RunKeys, LookKeys {}\n";
    text += "\n/** Every key as a property that reflects its attribute. */\nexport declare class KeyProperties extends HTMLElement {\n";
    for key in settable_keys().filter(|key| !PROPERTIES_OF_HTML.contains(&key.name)) {
        let name = property(key);
        // `play` is a method, too; only its setter reflects.
        let read = if key.name == "play" { "() => void" } else { "string | null" };
        text += &format!(
            "{}  get {name}(): {read};\n  set {name}(value: {} | null | undefined);\n",
            comment(key),
            value_type(key)
        );
    }
    text += "}\n";
    text
}

/// Returns the name of the property of a key: `lSync`.
pub fn property(key: &Key) -> String {
    let mut parts = key.name.split('-');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (first, rest) = part.split_at(1);
        name += &(first.to_uppercase() + rest);
    }
    name
}

fn comment(key: &Key) -> String {
    format!("  /** {} */\n", describe(key).replace("*/", "*\u{200b}/"))
}

pub fn value_type(key: &Key) -> String {
    match key.kind {
        Kind::Choice(_) => alias(key),
        Kind::PowerOfTwo { .. } | Kind::Number { .. } | Kind::Whole { .. } => "number | string".to_owned(),
        Kind::Truth => "boolean | 'true' | 'false'".to_owned(),
        Kind::Text => "string".to_owned(),
    }
}
