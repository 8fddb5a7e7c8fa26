//! A run beside another one, for comparing them.

use crate::beside::{changeable, in_order, parse, text};
use crate::invalid::Invalid;
use crate::keys::KEYS;
use crate::look::Changes;
use crate::nearest;
use crate::presets::Preset;
use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::Algorithm;
use hyperfly_text::compare;

/// What is wrong with the right side of a request, as a refusal of `beside` that offers it put right.
pub fn problems(request: &Request) -> Vec<Invalid> {
    let Err(found) = request.right() else { return Vec::new() };
    let changes = &request.look.beside;
    let refused = |problem: Invalid| {
        let Invalid { field, value, allowed, nearest } = problem;
        let allowed = compare::allowed_there(&field, &value, &allowed);
        let refusal = Invalid::new("beside", text(changes), allowed);
        let put_right = nearest.and_then(|value| {
            let name = changeable(KEYS).find(|key| key.name == field)?.name;
            let mut changes = changes.clone();
            changes.push((name, value));
            parse(KEYS, &text(&changes)).ok()
        });
        match put_right {
            Some(changes) => refusal.near(text(&changes)),
            None => refusal,
        }
    };
    found.into_iter().map(refused).collect()
}

impl Request {
    /// Whether a second run is to stand beside the one that is asked for.
    pub fn compares(&self) -> bool {
        !self.look.beside.is_empty()
    }

    /// What a value of `beside` changes, whether or not that is possible.
    ///
    /// # Errors
    /// What is allowed.
    pub fn read_changes(text: &str) -> Result<Changes, String> {
        parse(KEYS, text)
    }

    /// Lets the right side change this, though it may not be possible; whether that is something else than before.
    pub fn set_beside(&mut self, changes: &Changes) -> bool {
        let changes = in_order(KEYS, changes);
        let is_new = self.look.beside != changes;
        self.look.beside = changes;
        is_new
    }

    /// The right side of a comparison: this run with what `beside` changes. Without a comparison, this run.
    ///
    /// # Errors
    /// What is not possible there, field by field.
    pub fn right(&self) -> Result<Request, Vec<Invalid>> {
        let right = self.changed(&self.look.beside);
        if right.settings.is_possible() {
            return Ok(right);
        }
        let problems = right.settings.problems();
        Err(nearest::offer(&right, problems, Settings::problems))
    }

    /// This request with other values of keys, though they may be impossible together; nothing beside it. A new preset brings a
    /// whole machine and replaces what was said of the old one; `preset: none` keeps its numbers.
    fn changed(&self, changes: &Changes) -> Request {
        let said = |name: &str| changes.iter().rev().find(|(key, _)| *key == name).map(|(_, value)| &**value);
        let serial = said("p").is_none() && said("algorithm") == Some(Algorithm::Serial.id());
        let Some(preset) = said("preset") else {
            let mut next = self.clone();
            next.look.beside.clear();
            let alone = serial.then(|| ("p", "1".to_owned()));
            for (name, value) in alone.iter().chain(changes) {
                // What cannot be read is left out here; whoever reads the changes says so.
                let _ = next.put(name, value);
            }
            return next;
        };
        let mut pairs = if preset == "none" { self.all_pairs() } else { self.to_pairs() };
        if preset != "none" {
            pairs.retain(|(name, _)| !Preset::replaces(name));
        }
        pairs.retain(|(name, _)| !matches!(*name, "p" | "beside"));
        if said("p").is_none() && !serial {
            pairs.push(("p", self.settings.p.to_string()));
        }
        pairs.extend_from_slice(changes);
        let pairs: Vec<_> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Request::read(&pairs).0
    }

    /// What has to be changed in this run to come to another one; the keys that both sides share are not looked at.
    pub fn changes_to(&self, other: &Request) -> Changes {
        let mut changes = Changes::new();
        for key in changeable(KEYS) {
            let (now, wanted) = (self.changed(&changes).value(key.name), other.value(key.name));
            if let Some(wanted) = wanted.filter(|wanted| now.as_ref() != Some(wanted)) {
                changes.push((key.name, wanted));
            }
        }
        changes
    }
}
