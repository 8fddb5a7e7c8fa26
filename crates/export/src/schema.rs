//! The schema keys of a run, as stored in files: without keys that only affect the display.

use hyperfly_request::{KEYS, Key, Part, Request, Settings, key};
use serde_json::Value;

/// Returns whether a key applies to this run: L does not apply to a network, `topology` does not apply to a LogP machine.
fn applies(settings: &Settings, key: &Key) -> bool {
    matches!(key.part, Part::Schema | Part::Preset) || (key.is_relevant)(settings)
}

fn is_run_key(key: &&Key) -> bool {
    !key.is_display_key()
}

/// Returns the keys of a run in the order of the schema, with their values; `None` for keys that do not apply to the run.
pub fn pairs(settings: &Settings) -> Vec<(&'static str, Option<String>)> {
    let request = Request::from(settings.clone());
    let pair = |key: &Key| (key.name, applies(settings, key).then(|| (key.get)(&request)));
    KEYS.iter().filter(is_run_key).map(pair).collect()
}

/// Returns the keys that apply to a run as a JSON object: a scenario file that reproduces the run.
pub fn scenario(settings: &Settings) -> Value {
    let mut value = Request::from(settings.clone()).to_json();
    if let Value::Object(object) = &mut value {
        object.retain(|name, _| key(name).is_some_and(|key| !key.is_display_key() && applies(settings, key)));
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{MachineKind, run};

    #[test]
    fn display_keys_are_left_out() {
        let run = pairs(&Settings::default());
        assert!(run.iter().all(|(name, _)| key(name).is_some_and(|key| !key.is_display_key())));
        assert!(scenario(&Settings::default()).get("view").is_none());
    }

    #[test]
    fn scenario_file_has_only_applicable_keys_and_reproduces_the_run() {
        for machine in [MachineKind::Network, MachineKind::LogP, MachineKind::Bsp] {
            // These times change the chunk of the overlapped exchange.
            let settings =
                Settings { machine, p: 4, gap: 3.0, overlap: true, ts: 3.0, ..Settings::default() };
            let scenario_settings = Settings::of(&settings.scenario());
            let file = scenario(&scenario_settings);
            let is_machine = |expected: MachineKind| machine == expected;
            for (key, is_expected) in [
                ("topology", is_machine(MachineKind::Network)),
                ("switching", is_machine(MachineKind::Network)),
                ("L", is_machine(MachineKind::LogP)),
                ("G", is_machine(MachineKind::LogP)),
                ("l-sync", is_machine(MachineKind::Bsp)),
                ("dims", false),
                ("p", true),
            ] {
                assert_eq!(file.get(key).is_some(), is_expected, "{key} on {machine:?}");
                let value = pairs(&scenario_settings)
                    .into_iter()
                    .find(|(name, _)| *name == key)
                    .and_then(|pair| pair.1);
                assert_eq!(value.is_some(), is_expected, "{key} on {machine:?}");
            }
            let reread = Request::from_json(&file.to_string()).expect("a scenario file").settings;
            let run = |execute: &Settings| run(execute, None, Options::default()).expect("a run").report;
            assert_eq!(run(&reread), run(&scenario_settings));
        }
    }
}
