//! `beside` of the schema: what the right side of a comparison changes, as keys of the run with their values. Data and direction
//! stay, so that both sides compute the same transform.

use crate::invalid::Invalid;
use crate::key::Key;
use crate::look::Changes;
use crate::request::Request;
use hyperfly_text::compare;

/// The keys of a schema that the right side may change.
pub fn changeable(keys: &'static [Key]) -> impl Iterator<Item = &'static Key> {
    keys.iter().filter(|key| key.may_differ())
}

/// Reads `topology:mesh,switching:wormhole`, or `none`; `keys` is the schema.
///
/// Errors: what is allowed.
pub fn parse(keys: &'static [Key], text: &str) -> Result<Changes, String> {
    let mut changes = Changes::new();
    if text.trim() == "none" {
        return Ok(changes);
    }
    let allowed = || compare::allowed_beside().to_owned();
    for pair in text.split(',') {
        let (name, value) = pair.split_once(':').ok_or_else(allowed)?;
        let key = changeable(keys).find(|key| key.name == name.trim()).ok_or_else(allowed)?;
        let mut read = Request::default();
        key.read(&mut read, value).map_err(|allowed| {
            let Invalid { value, allowed, .. } = Invalid::new(key.name, value, allowed);
            compare::allowed_there(key.name, &value, &allowed)
        })?;
        changes.push((key.name, (key.get)(&read)));
    }
    Ok(in_order(keys, &changes))
}

/// What can be changed there, in the order of the schema; of the same key the later one.
pub fn in_order(keys: &'static [Key], changes: &Changes) -> Changes {
    let last = |key: &Key| changes.iter().rev().find(|(name, _)| *name == key.name).cloned();
    changeable(keys).filter_map(last).collect()
}

/// As it is written.
pub fn text(changes: &Changes) -> String {
    if changes.is_empty() {
        return "none".to_owned();
    }
    let pairs: Vec<String> = changes.iter().map(|(name, value)| format!("{name}:{value}")).collect();
    pairs.join(",")
}
