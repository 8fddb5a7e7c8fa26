//! The keys of the schema that make a run, as files carry them: without those that only say how it is looked at.

use hyperfly_request::{KEYS, Key, Part, Request, Settings, key};
use serde_json::Value;

/// Whether a key says something of this run: L says nothing of a network, `topology` nothing of a LogP machine.
fn counts(settings: &Settings, key: &Key) -> bool {
    matches!(key.part, Part::Schema | Part::Preset) || (key.counts)(settings)
}

fn is_of_file(key: &&Key) -> bool {
    !key.is_of_look()
}

/// The keys of the schema that make a run, in the order of the schema, with their values; `None` for a key that says nothing of
/// this run.
pub fn pairs(settings: &Settings) -> Vec<(&'static str, Option<String>)> {
    let request = Request::from(settings.clone());
    let pair = |key: &Key| (key.name, counts(settings, key).then(|| (key.get)(&request)));
    KEYS.iter().filter(is_of_file).map(pair).collect()
}

/// The keys that say something of a run, as a JSON object: a scenario file that gives the same run.
pub fn scenario(settings: &Settings) -> Value {
    let mut value = Request::from(settings.clone()).to_json();
    if let Value::Object(object) = &mut value {
        object.retain(|name, _| key(name).is_some_and(|key| !key.is_of_look() && counts(settings, key)));
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{MachineKind, run};

    #[test]
    fn what_is_looked_at_is_no_part_of_the_run() {
        let run = pairs(&Settings::default());
        assert!(run.iter().all(|(name, _)| key(name).is_some_and(|key| !key.is_of_look())));
        assert!(scenario(&Settings::default()).get("view").is_none());
    }

    #[test]
    fn what_says_nothing_of_a_run_is_left_out_and_the_rest_gives_the_same_run() {
        for machine in [MachineKind::Network, MachineKind::LogP, MachineKind::Bsp] {
            // The chunk of the overlapped exchange is another one than the usual times give.
            let asked = Settings { machine, p: 4, gap: 3.0, overlap: true, ts: 3.0, ..Settings::default() };
            let asked = Settings::of(&asked.scenario());
            let file = scenario(&asked);
            let on = |expected: MachineKind| machine == expected;
            for (key, there) in [
                ("topology", on(MachineKind::Network)),
                ("switching", on(MachineKind::Network)),
                ("L", on(MachineKind::LogP)),
                ("l-sync", on(MachineKind::Bsp)),
                ("dims", false),
                ("p", true),
            ] {
                assert_eq!(file.get(key).is_some(), there, "{key} on {machine:?}");
                let value = pairs(&asked).into_iter().find(|(name, _)| *name == key).and_then(|pair| pair.1);
                assert_eq!(value.is_some(), there, "{key} on {machine:?}");
            }
            let again = Request::from_json(&file.to_string()).expect("a scenario file").settings;
            let run = |of: &Settings| run(of, None, Options::default()).expect("a run").report;
            assert_eq!(run(&again), run(&asked));
        }
    }
}
