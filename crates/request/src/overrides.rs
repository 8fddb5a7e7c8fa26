//! Comparison overrides: run keys with the values that the comparison run has instead. Data and direction cannot
//! differ, so that both runs compute the same transform.

use crate::invalid::Invalid;
use crate::key::Key;
use crate::look::Changes;
use crate::request::Request;
use hyperfly_text::compare;

/// Keys that the comparison may override.
pub fn overridable_keys(keys: &'static [Key]) -> impl Iterator<Item = &'static Key> {
    keys.iter().filter(|key| key.is_overridable())
}

/// Parses `topology:mesh,switching:wormhole`, or `none`. On failure returns the allowed values.
pub fn parse(keys: &'static [Key], text: &str) -> Result<Changes, String> {
    let mut changes = Changes::new();
    if text.trim() == "none" {
        return Ok(changes);
    }
    let allowed = || compare::allowed_beside().to_owned();
    for pair in text.split(',') {
        let (name, value) = pair.split_once(':').ok_or_else(allowed)?;
        let key = overridable_keys(keys).find(|key| key.name == name.trim()).ok_or_else(allowed)?;
        let mut request = Request::default();
        key.read(&mut request, value).map_err(|allowed| {
            let Invalid { value, allowed, .. } = Invalid::new(key.name, value, allowed);
            compare::allowed_there(key.name, &value, &allowed)
        })?;
        changes.push((key.name, (key.get)(&request)));
    }
    Ok(normalize(keys, &changes))
}

/// Keeps the overridable keys, in the order of the schema; the last value of a repeated key wins.
pub fn normalize(keys: &'static [Key], changes: &Changes) -> Changes {
    let last_value = |key: &Key| changes.iter().rev().find(|(name, _)| *name == key.name).cloned();
    overridable_keys(keys).filter_map(last_value).collect()
}

/// Formats overrides as [`parse`] reads them.
pub fn format(changes: &Changes) -> String {
    if changes.is_empty() {
        return "none".to_owned();
    }
    let pairs: Vec<String> = changes.iter().map(|(name, value)| format!("{name}:{value}")).collect();
    pairs.join(",")
}
