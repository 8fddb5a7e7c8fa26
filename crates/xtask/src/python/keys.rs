//! `cargo xtask python-keys`: writes the keys of an address as Python's keyword arguments, from the table of keys.

use crate::keys::{alias, allowed_values, describe, quote, settable_keys};
use crate::{Result, files, keys, workspace};
use hyperfly_request::{Key, Kind};
use std::path::PathBuf;

const HEADER: &str = r#""""The keys of an address as keyword arguments: types, help, allowed values, defaults.

Written by `cargo xtask python-keys` from the table of keys; do not edit.
"""

from __future__ import annotations

from typing import Iterable, Literal, NamedTuple, TypedDict, Union


class Key(NamedTuple):
    """A keyword argument."""

    name: str
    """Its name in an address and on the command line."""
    help: str
    allowed: str
    """The allowed values, as the end of a sentence; empty if the key takes any text."""
    default: Union[bool, int, float, str]
    is_run_key: bool
    """Whether it is part of the run, not only of its picture."""

"#;

/// A class with the types of some keys.
struct Class {
    /// Its name and base, without the closing bracket.
    name: &'static str,
    help: &'static str,
    belongs: fn(&Key) -> bool,
    annotation: fn(&Key) -> String,
}

const CLASSES: [Class; 3] = [
    Class {
        name: "RunKeys(TypedDict",
        help: "The run: problem, formulation and machine.",
        belongs: Key::is_run_key,
        annotation: value_type,
    },
    Class {
        name: "AllKeys(RunKeys",
        help: "The run and its picture.",
        belongs: |key| !key.is_run_key(),
        annotation: value_type,
    },
    Class {
        name: "SweepKeys(TypedDict",
        help: "The run, with one value or several for each key.",
        belongs: Key::is_run_key,
        annotation: list_type,
    },
];

pub fn write() -> Result {
    files::write(&path(), format())
}

pub fn path() -> PathBuf {
    workspace::root().join("crates/python/python/hyperfly_fft/_keys.py")
}

/// Formats the module `_keys`.
fn format() -> String {
    let mut text = HEADER.to_owned();
    for key in settable_keys() {
        if let Kind::Choice(ids) = key.kind {
            let ids: Vec<String> = ids.iter().map(|id| quote(id)).collect();
            text += &format!("\n{} = Literal[{}]", alias(key), ids.join(", "));
        }
    }
    text += "\n\nKEYS: dict[str, Key] = {\n";
    for key in settable_keys() {
        let (help, allowed) = (quote(key.help()), quote(&allowed_values(key)));
        let is_run_key = if key.is_run_key() { "True" } else { "False" };
        text += &format!("    {}: Key(\n        {},\n", quote(&identifier(key)), quote(key.name));
        text += &format!(
            "        {help},\n        {allowed},\n        {},\n        {is_run_key},\n    ),\n",
            default(key)
        );
    }
    text += "}\n";
    for Class { name, help, belongs, annotation } in CLASSES {
        text += &format!("\n\nclass {name}, total=False):\n    \"\"\"{help}\"\"\"\n\n");
        for key in settable_keys().filter(|key| belongs(key)) {
            text += &format!("    {}: {}\n    {}\n", identifier(key), annotation(key), quote(&describe(key)));
        }
    }
    text
}

/// Returns the name of a key as a Python identifier.
fn identifier(key: &Key) -> String {
    key.name.replace('-', "_")
}

fn value_type(key: &Key) -> String {
    match key.kind {
        Kind::Choice(_) => alias(key),
        Kind::PowerOfTwo { .. } => "Union[int, str]".to_owned(),
        Kind::Number { .. } => "Union[float, str]".to_owned(),
        Kind::Whole { .. } => "int".to_owned(),
        Kind::Truth => "bool".to_owned(),
        Kind::Text => "str".to_owned(),
    }
}

fn list_type(key: &Key) -> String {
    let value = value_type(key);
    format!("Union[str, {value}, Iterable[{value}]]")
}

fn default(key: &Key) -> String {
    let text = keys::default(key);
    match text.as_str() {
        "true" => "True".to_owned(),
        "false" => "False".to_owned(),
        number if key.is_plain() && number.parse::<f64>().is_ok() => text,
        _ => quote(&text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn python_keys_equal_the_table() {
        let file = files::read_text(&path()).expect("the module _keys");
        assert!(file == format(), "_keys.py differs from the table of keys: run `cargo xtask python-keys`");
    }
}
