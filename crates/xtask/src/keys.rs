//! Descriptions of keys for packages in other languages, from the table of keys.

use hyperfly_request::{KEYS, Key, Request};

/// Returns the keys that a reader sets; the version of the schema is not one of them.
pub fn settable_keys() -> impl Iterator<Item = &'static Key> {
    KEYS.iter().filter(|key| key.name != "v")
}

/// Returns the name of the type of a key with ids: `Algorithm`.
pub fn alias(key: &Key) -> String {
    let (first, rest) = key.name.split_at(1);
    first.to_uppercase() + rest
}

pub fn default(key: &Key) -> String {
    (key.get)(&Request::default())
}

/// Returns the allowed values, as listed by the refusal of `?`.
pub fn allowed_values(key: &Key) -> String {
    let refusal = Request::from_pairs([(key.name, "?")]).err();
    refusal
        .and_then(|problems| problems.into_iter().next())
        .map(|problem| problem.allowed)
        .unwrap_or_default()
}

pub fn describe(key: &Key) -> String {
    let allowed = allowed_values(key);
    let allowed = if allowed.is_empty() { allowed } else { format!(" Allowed: {allowed}.") };
    format!("{}.{allowed} Default: {}.", key.help(), default(key))
}

/// Quotes a text; a JSON string is a string of Python and JavaScript, too.
pub fn quote(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
