//! A run as a file, the same bytes from the command and from the page: its trace for other programs ([`perfetto`],
//! [`processors`], [`channels`]), the data behind every view ([`data`]), and what such files are called ([`names`]).
//!
//! Nothing here knows a browser or a clock, and nothing here runs anything but the points of the curves ([`points`]), by what
//! it is handed.

pub mod channels;
pub mod data;
pub mod names;
pub mod perfetto;
pub mod points;
pub mod processors;

use hyperfly_core::scenario::{Request, Scenario};
use serde_json::Value;

/// The keys of the schema that tell how a run is looked at, and not which run it is.
pub const LOOK: &[&str] = &[
    "view",
    "efficiency",
    "beside",
    "lockstep",
    "t",
    "play",
    "speed",
    "window",
    "loop",
    "theme",
    "lang",
    "controls",
    "paper",
    "tour",
    "step",
    "ask",
    "present",
];

/// The keys of the schema that make the run, with their values, in the order of the schema.
pub fn pairs(scenario: &Scenario) -> Vec<(&'static str, String)> {
    Request::from(scenario.clone()).all_pairs().into_iter().filter(|(key, _)| !LOOK.contains(key)).collect()
}

/// The same as a JSON object.
pub fn scenario(scenario: &Scenario) -> Value {
    let mut value = Request::from(scenario.clone()).to_json();
    if let Value::Object(object) = &mut value {
        object.retain(|key, _| !LOOK.contains(&key.as_str()));
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_core::scenario::KEYS;

    #[test]
    fn what_is_looked_at_is_no_part_of_the_run() {
        assert!(LOOK.iter().all(|name| KEYS.iter().any(|key| key.name == *name)));
        let run = pairs(&Scenario::default());
        assert_eq!(run.len() + LOOK.len(), KEYS.len());
        assert!(scenario(&Scenario::default()).get("view").is_none());
    }
}
