//! A request as pairs of keys and values, one by one: whether they are possible together is asked elsewhere.

use crate::invalid::Invalid;
use crate::key::Key;
use crate::keys::{KEYS, key};
use crate::request::Request;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::Algorithm;
use hyperfly_text::language::list;
use hyperfly_text::request;

impl Request {
    /// Reads pairs one by one: the request as far as they can be read, and those that cannot. Whether they are possible together
    /// is not asked.
    pub(crate) fn read(pairs: &[(&str, &str)]) -> (Request, Vec<Invalid>) {
        let mut request = Request::default();
        let mut problems = Vec::new();
        let given = |name: &str| pairs.iter().any(|(key, _)| *key == name);
        // A preset stands for parameters that depend on p and that what is said beside it replaces, whatever the order.
        let first = |name: &str| matches!(name, "preset" | "p");
        let (early, late): (Vec<_>, Vec<_>) = pairs.iter().copied().partition(|(name, _)| first(name));
        let mut set = |request: &mut Request, (name, value): (&str, &str)| match KEYS
            .iter()
            .find(|key| key.name == name)
        {
            None => problems.push(unknown(name, value)),
            Some(key) => {
                if let Err(allowed) = key.read(request, value) {
                    problems.push(Invalid::new(name, value, allowed));
                }
            }
        };
        early.into_iter().for_each(|pair| set(&mut request, pair));
        // Nobody who asks for the serial algorithm should have to say that it runs on one processor.
        let serial = pairs.iter().rev().find(|(name, _)| *name == "algorithm");
        if serial.is_some_and(|(_, id)| id.trim() == Algorithm::Serial.id()) && !given("p") {
            request.settings.p = 1;
        }
        if let Some(preset) = request.preset {
            preset.apply(&mut request.settings);
        }
        late.into_iter().for_each(|pair| set(&mut request, pair));
        (request, problems)
    }

    /// This request with another value of a key; `None` if the key has no such value.
    pub(crate) fn with(&self, name: &str, value: &str) -> Option<Request> {
        let mut next = self.clone();
        let key = key(name)?;
        key.read(&mut next, value).ok().map(|()| next)
    }

    /// The pairs that differ from the default, in the order of [`KEYS`]; with a preset, from what it gives.
    pub fn to_pairs(&self) -> Vec<(&'static str, String)> {
        let mut default = Request { preset: None, ..Request::default() };
        if let Some(preset) = self.preset {
            default.settings.p = self.settings.p;
            preset.apply(&mut default.settings);
            default.settings.p = Request::default().settings.p;
        }
        let says = |key: &&Key| {
            // p is left out only where reading the rest gives it back.
            let serial = key.name == "p" && self.settings.algorithm == Algorithm::Serial;
            if serial { self.settings.p != 1 } else { (key.get)(self) != (key.get)(&default) }
        };
        KEYS.iter().filter(says).map(|key| (key.name, (key.get)(self))).collect()
    }

    /// As [`Request::to_pairs`], for the flags of the command: there a preset is chosen, which brings more than an address says.
    pub fn to_flags(&self) -> Vec<(&'static str, String)> {
        let brought: Vec<_> = self.preset.iter().flat_map(|preset| preset.brings()).collect();
        let pairs = self.to_pairs();
        let says = |key: &&Key| match brought.iter().find(|(name, _)| *name == key.name) {
            Some((_, value)) => (key.get)(self) != *value,
            None => pairs.iter().any(|(name, _)| *name == key.name),
        };
        KEYS.iter().filter(says).map(|key| (key.name, (key.get)(self))).collect()
    }

    /// The value of a key as it would be written; nothing if there is no such key.
    pub fn value(&self, name: &str) -> Option<String> {
        key(name).map(|key| (key.get)(self))
    }

    /// Every pair, defaults too.
    pub fn all_pairs(&self) -> Vec<(&'static str, String)> {
        KEYS.iter().map(|key| (key.name, (key.get)(self))).collect()
    }
}

/// The refusal of a key that the schema does not have.
pub(crate) fn unknown(name: &str, value: &str) -> Invalid {
    let names: Vec<_> = KEYS.iter().map(|key| key.name).collect();
    Invalid::new(name, value, request::allowed_keys(&names.join(list())))
}
