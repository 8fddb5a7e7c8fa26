//! Choosing a preset, on the page or by a flag: more than naming one in an address, which gives its parameters alone.

use crate::presets::Preset;
use crate::request::Request;
use hyperfly_core::formulations::Algorithm;

impl Request {
    /// What is to be set beside `preset` when a reader chooses that machine: its topology, its switching and how many processors
    /// it has. What the preset before it brought goes with that one.
    pub fn choosing(&self, preset: &Preset) -> Vec<(&'static str, String)> {
        let usual = Request::default();
        let before = self.preset.iter().flat_map(|preset| preset.brings());
        let gone = before.filter(|(key, value)| *key != "p" && self.value(key).as_deref() == Some(value));
        let mut changes: Vec<_> = gone.filter_map(|(key, _)| Some((key, usual.value(key)?))).collect();
        for (key, value) in preset.brings() {
            // The serial algorithm has one processor, whatever the machine.
            if key != "p" || self.settings.algorithm != Algorithm::Serial {
                changes.retain(|(other, _)| *other != key);
                changes.push((key, value.to_owned()));
            }
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(fragment: &str, id: &str) -> Vec<String> {
        let request = Request::from_fragment(fragment).0.expect("a request");
        let preset = Preset::of_id(id).expect("a preset");
        request.choosing(preset).into_iter().map(|(key, value)| format!("{key}={value}")).collect()
    }

    #[test]
    fn a_preset_brings_its_machine_and_takes_it_along() {
        assert_eq!(
            chosen("topology=mesh", "gpu-node"),
            ["topology=complete", "switching=cut-through", "p=8"]
        );
        assert_eq!(chosen("algorithm=serial", "gpu-node"), ["topology=complete", "switching=cut-through"]);
        assert_eq!(chosen("", "ncube1"), ["topology=hypercube", "switching=store-and-forward"]);
        // A BSP machine has neither, and refuses a switching that was said.
        assert_eq!(
            chosen("preset=ncube1&switching=store-and-forward", "t3e"),
            ["topology=hypercube", "switching=cut-through"]
        );
        assert!(chosen("topology=mesh&switching=wormhole", "t3e").is_empty());
    }

    #[test]
    fn flags_say_what_differs_from_what_the_preset_brings() {
        let flags = |fragment: &str| {
            let pairs = Request::from_fragment(fragment).0.expect("a request").to_flags();
            pairs.into_iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>()
        };
        // An address that only names the preset means what it always did.
        assert_eq!(flags("preset=gpu-node"), ["preset=gpu-node", "topology=hypercube", "p=16"]);
        assert_eq!(flags("preset=gpu-node&topology=complete&p=8"), ["preset=gpu-node"]);
        assert_eq!(flags("preset=ncube1"), ["preset=ncube1", "switching=cut-through"]);
        assert_eq!(flags("p=64"), ["p=64"]);
    }
}
