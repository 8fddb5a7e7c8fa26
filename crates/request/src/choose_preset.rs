//! Choosing a preset on the page or by a flag. That also sets keys that a preset in an address leaves alone.

use crate::presets::Preset;
use crate::request::Request;
use hyperfly_core::formulations::Algorithm;

impl Request {
    /// Returns the keys to set along with `preset` when a reader chooses it: topology, switching and possibly p. Keys
    /// that the previous preset set go back to their defaults unless the reader changed them.
    pub fn preset_changes(&self, preset: &Preset) -> Vec<(&'static str, String)> {
        let default = Request::default();
        let previous = self.preset.iter().flat_map(|preset| preset.also_sets());
        let reset = previous.filter(|(key, value)| *key != "p" && self.value(key).as_deref() == Some(value));
        let mut changes: Vec<_> = reset.filter_map(|(key, _)| Some((key, default.value(key)?))).collect();
        for (key, value) in preset.also_sets() {
            // The serial algorithm has one processor, whatever the machine.
            if key != "p" || self.settings.algorithm != Algorithm::Serial {
                changes.retain(|(changed_key, _)| *changed_key != key);
                changes.push((key, value.to_owned()));
            }
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes_on_choosing(fragment: &str, id: &str) -> Vec<String> {
        let request = Request::from_fragment(fragment).0.expect("a request");
        let preset = Preset::from_id(id).expect("a preset");
        request.preset_changes(preset).into_iter().map(|(key, value)| format!("{key}={value}")).collect()
    }

    #[test]
    fn choosing_preset_sets_its_machine_and_resets_the_previous_one() {
        assert_eq!(
            changes_on_choosing("topology=mesh", "gpu-node"),
            ["topology=complete", "switching=cut-through", "p=8"]
        );
        assert_eq!(
            changes_on_choosing("algorithm=serial", "gpu-node"),
            ["topology=complete", "switching=cut-through"]
        );
        assert_eq!(changes_on_choosing("", "ncube1"), ["topology=hypercube", "switching=store-and-forward"]);
        // A BSP machine has neither topology nor switching, and refuses an explicit switching.
        assert_eq!(
            changes_on_choosing("preset=ncube1&switching=store-and-forward", "t3e"),
            ["topology=hypercube", "switching=cut-through"]
        );
        assert!(changes_on_choosing("topology=mesh&switching=wormhole", "t3e").is_empty());
    }

    #[test]
    fn flags_contain_differences_from_the_chosen_preset() {
        let flags = |fragment: &str| {
            let pairs = Request::from_fragment(fragment).0.expect("a request").to_flags();
            pairs.into_iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>()
        };
        // An address with a preset keeps the schema's defaults for these keys.
        assert_eq!(flags("preset=gpu-node"), ["preset=gpu-node", "topology=hypercube", "p=16"]);
        assert_eq!(flags("preset=gpu-node&topology=complete&p=8"), ["preset=gpu-node"]);
        assert_eq!(flags("preset=ncube1"), ["preset=ncube1", "switching=cut-through"]);
        assert_eq!(flags("p=64"), ["p=64"]);
    }
}
