//! Requests as pairs of keys and values, without the check that they are possible together.

use crate::invalid::Invalid;
use crate::key::Key;
use crate::keys::{KEYS, key};
use crate::request::Request;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::Algorithm;
use hyperfly_text::language::list;
use hyperfly_text::request;

impl Request {
    /// Reads pairs one by one. Returns the request without the unreadable pairs, and a refusal of each of those.
    pub(crate) fn read(pairs: &[(&str, &str)]) -> (Request, Vec<Invalid>) {
        let mut request = Request::default();
        let mut problems = Vec::new();
        let is_given = |name: &str| pairs.iter().any(|(key, _)| *key == name);
        // A preset gives parameters that depend on p, and explicit values override them in any order.
        let is_early = |name: &str| matches!(name, "preset" | "p");
        let (early_pairs, late_pairs): (Vec<_>, Vec<_>) =
            pairs.iter().copied().partition(|(name, _)| is_early(name));
        let mut set_pair = |request: &mut Request, (name, value): (&str, &str)| match KEYS
            .iter()
            .find(|key| key.name == name)
        {
            None => problems.push(unknown_key(name, value)),
            Some(key) => {
                if let Err(allowed) = key.read(request, value) {
                    problems.push(Invalid::new(name, value, allowed));
                }
            }
        };
        early_pairs.into_iter().for_each(|pair| set_pair(&mut request, pair));
        // The serial algorithm implies p = 1.
        let serial = pairs.iter().rev().find(|(name, _)| *name == "algorithm");
        if serial.is_some_and(|(_, id)| id.trim() == Algorithm::Serial.id()) && !is_given("p") {
            request.settings.p = 1;
        }
        if let Some(preset) = request.preset {
            preset.apply(&mut request.settings);
        }
        late_pairs.into_iter().for_each(|pair| set_pair(&mut request, pair));
        // The number of points follows a shape, and the number of processors a grid.
        let settings = &mut request.settings;
        if let Some(shape) = settings.shape.filter(|_| settings.is_relevant("shape") && !is_given("n")) {
            settings.n = 1 << shape.log_product();
        }
        if let Some(grid) = settings.grid.filter(|it| settings.is_relevant("grid") && it.log_product() <= 16)
            && !is_given("p")
        {
            settings.p = 1 << grid.log_product();
        }
        (request, problems)
    }

    /// Returns this request with another value of a key; `None` if the key does not accept it.
    pub(crate) fn with_value(&self, name: &str, value: &str) -> Option<Request> {
        let mut changed_request = self.clone();
        let key = key(name)?;
        key.read(&mut changed_request, value).ok().map(|()| changed_request)
    }

    /// Returns the pairs that differ from the default, or from the values of the preset, in the order of [`KEYS`].
    pub fn to_pairs(&self) -> Vec<(&'static str, String)> {
        let mut default = Request { preset: None, ..Request::default() };
        if let Some(preset) = self.preset {
            default.settings.p = self.settings.p;
            preset.apply(&mut default.settings);
            default.settings.p = Request::default().settings.p;
        }
        let is_written = |key: &&Key| {
            // Omit p only if reading the other pairs restores it.
            let is_serial_p = key.name == "p" && self.settings.algorithm == Algorithm::Serial;
            if is_serial_p { self.settings.p != 1 } else { (key.get)(self) != (key.get)(&default) }
        };
        KEYS.iter().filter(is_written).map(|key| (key.name, (key.get)(self))).collect()
    }

    /// Returns [`Request::to_pairs`] for command-line flags, where a preset also sets the keys of [`Preset::also_sets`].
    pub fn to_flags(&self) -> Vec<(&'static str, String)> {
        let preset_keys: Vec<_> = self.preset.iter().flat_map(|preset| preset.also_sets()).collect();
        let pairs = self.to_pairs();
        let is_written = |key: &&Key| match preset_keys.iter().find(|(name, _)| *name == key.name) {
            Some((_, value)) => (key.get)(self) != *value,
            None => pairs.iter().any(|(name, _)| *name == key.name),
        };
        KEYS.iter().filter(is_written).map(|key| (key.name, (key.get)(self))).collect()
    }

    /// Formats the value of a key; `None` if there is no such key.
    pub fn value(&self, name: &str) -> Option<String> {
        key(name).map(|key| (key.get)(self))
    }

    /// Returns every pair, including defaults.
    pub fn all_pairs(&self) -> Vec<(&'static str, String)> {
        KEYS.iter().map(|key| (key.name, (key.get)(self))).collect()
    }
}

/// Refuses a key that is not in the schema.
pub(crate) fn unknown_key(name: &str, value: &str) -> Invalid {
    let names: Vec<_> = KEYS.iter().map(|key| key.name).collect();
    Invalid::new(name, value, request::allowed_keys(&names.join(list())))
}
