//! The comparison run of a request.

use crate::invalid::Invalid;
use crate::keys::KEYS;
use crate::look::Changes;
use crate::nearest;
use crate::overrides::{format, normalize, overridable_keys, parse};
use crate::presets::Preset;
use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::Algorithm;
use hyperfly_text::compare;

/// Checks the comparison run of a request. Returns each problem as a refusal of its overrides, with corrected ones where possible.
pub fn problems(request: &Request) -> Vec<Invalid> {
    let Err(refusals) = request.comparison() else { return Vec::new() };
    let changes = &request.look.comparison_overrides;
    let refuse = |problem: Invalid| {
        let Invalid { field, value, allowed, nearest } = problem;
        let allowed_there = compare::allowed_there(&field, &value, &allowed);
        let refusal = Invalid::new("beside", format(changes), allowed_there);
        let correction = nearest.and_then(|value| {
            let name = overridable_keys(KEYS).find(|key| key.name == field)?.name;
            let mut changes = changes.clone();
            changes.push((name, value));
            parse(KEYS, &format(&changes)).ok()
        });
        match correction {
            Some(changes) => refusal.near(format(&changes)),
            None => refusal,
        }
    };
    refusals.into_iter().map(refuse).collect()
}

impl Request {
    /// Returns whether the request has a comparison run.
    pub fn has_comparison(&self) -> bool {
        !self.look.comparison_overrides.is_empty()
    }

    /// Parses comparison overrides, whether or not their run is possible.
    ///
    /// # Errors
    /// The allowed values.
    pub fn parse_overrides(text: &str) -> Result<Changes, String> {
        parse(KEYS, text)
    }

    /// Sets the overrides of the comparison run, possible or not. Returns whether they changed.
    pub fn set_comparison(&mut self, changes: &Changes) -> bool {
        let changes = normalize(KEYS, changes);
        let is_new = self.look.comparison_overrides != changes;
        self.look.comparison_overrides = changes;
        is_new
    }

    /// Returns the request of the comparison run: this request with its overrides. Without a comparison, this request.
    ///
    /// # Errors
    /// Every impossible field of the comparison run.
    pub fn comparison(&self) -> Result<Request, Vec<Invalid>> {
        let comparison = self.with_overrides(&self.look.comparison_overrides);
        if comparison.settings.is_possible() {
            return Ok(comparison);
        }
        let problems = comparison.settings.problems();
        Err(nearest::offer(&comparison, problems, Settings::problems))
    }

    /// Applies overrides, which may be impossible together, and removes the comparison. A new preset brings a whole
    /// machine and replaces the values of the old one; `preset: none` keeps the numbers of the old preset.
    fn with_overrides(&self, changes: &Changes) -> Request {
        let override_of =
            |name: &str| changes.iter().rev().find(|(key, _)| *key == name).map(|(_, value)| &**value);
        let is_serial =
            override_of("p").is_none() && override_of("algorithm") == Some(Algorithm::Serial.id());
        let Some(preset) = override_of("preset") else {
            let mut changed_request = self.clone();
            changed_request.look.comparison_overrides.clear();
            let implied_p = is_serial.then(|| ("p", "1".to_owned()));
            for (name, value) in implied_p.iter().chain(changes) {
                // Skip unreadable values; the parser of the overrides reports them.
                let _ = changed_request.set_run_key(name, value);
            }
            return changed_request;
        };
        let mut pairs = if preset == "none" { self.all_pairs() } else { self.to_pairs() };
        if preset != "none" {
            pairs.retain(|(name, _)| !Preset::replaces(name));
        }
        pairs.retain(|(name, _)| !matches!(*name, "p" | "beside"));
        if override_of("p").is_none() && !is_serial {
            pairs.push(("p", self.settings.p.to_string()));
        }
        pairs.extend_from_slice(changes);
        let pairs: Vec<_> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Request::read(&pairs).0
    }

    /// Returns the overrides that turn this run into `comparison`. Ignores keys that both runs share.
    pub fn overrides_to(&self, comparison: &Request) -> Changes {
        let mut changes = Changes::new();
        for key in overridable_keys(KEYS) {
            let (current, target) =
                (self.with_overrides(&changes).value(key.name), comparison.value(key.name));
            if let Some(target) = target.filter(|target| current.as_ref() != Some(target)) {
                changes.push((key.name, target));
            }
        }
        changes
    }
}
