//! A run beside another one, for comparing them: `beside` of the schema says what the right side changes, as keys of the run
//! with their values. Data and direction stay, so that both compute the same transform.

use super::schema::{KEYS, Key, Request};
use super::{Algorithm, Choice, Invalid, limits, nearest};
use hyperfly_text::compare;

/// What the right side changes: keys of the run with their values, in the order of the schema. None: nothing is compared.
pub type Changes = Vec<(&'static str, String)>;

/// The data and what is asked of it, which is the same on both sides.
pub const SAME: [&str; 4] = ["n", "direction", "signal", "seed"];

/// What a machine with a name consists of.
const MACHINE: [&str; 11] = ["machine", "tc", "ts", "th", "tw", "width", "L", "g", "o", "l-sync", "rate"];

/// The keys that the right side may change.
fn changeable() -> impl Iterator<Item = &'static Key> {
    let run = KEYS.iter().take_while(|key| key.name != "view");
    run.filter(|key| key.name != "v" && !SAME.contains(&key.name))
}

/// Reads `topology:mesh,switching:wormhole`, or `none`.
///
/// Errors: what is allowed.
pub(super) fn parse(text: &str) -> Result<Changes, String> {
    let mut changes = Changes::new();
    if text.trim() == "none" {
        return Ok(changes);
    }
    let allowed = || compare::allowed_beside().to_owned();
    for pair in text.split(',') {
        let (name, value) = pair.split_once(':').ok_or_else(allowed)?;
        let key = changeable().find(|key| key.name == name.trim()).ok_or_else(allowed)?;
        let (read, problems) = Request::read(&[(key.name, value)]);
        if let Some(Invalid { value, allowed, .. }) = problems.into_iter().next() {
            return Err(compare::allowed_there(key.name, &value, &allowed));
        }
        changes.push((key.name, read.value(key.name).unwrap_or_default()));
    }
    // In the order of the schema; later ones win.
    let last = |key: &Key| changes.iter().rev().find(|(name, _)| *name == key.name).cloned();
    Ok(changeable().filter_map(last).collect())
}

/// As it is written.
pub(super) fn text(changes: &Changes) -> String {
    if changes.is_empty() {
        return "none".to_owned();
    }
    let pairs: Vec<String> = changes.iter().map(|(name, value)| format!("{name}:{value}")).collect();
    pairs.join(",")
}

/// What is wrong with the right side of a request, as a refusal of `beside` that offers it put right.
pub(super) fn problems(request: &Request) -> Vec<Invalid> {
    let Err(found) = request.right() else { return Vec::new() };
    let changes = &request.look.beside;
    let refused = |problem: Invalid| {
        let Invalid { field, value, allowed, nearest } = problem;
        let allowed = compare::allowed_there(&field, &value, &allowed);
        let refusal = Invalid::new("beside", text(changes), allowed);
        let put_right = nearest.and_then(|value| {
            let name = changeable().find(|key| key.name == field)?.name;
            let mut changes = changes.clone();
            changes.push((name, value));
            parse(&text(&changes)).ok()
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
        parse(text)
    }

    /// The right side of a comparison: this run with what `beside` changes. Without a comparison, this run.
    ///
    /// # Errors
    /// What is not possible there, field by field.
    pub fn right(&self) -> Result<Request, Vec<Invalid>> {
        let right = self.changed(&self.look.beside);
        let problems = right.scenario.problems();
        if problems.is_empty() {
            return Ok(right);
        }
        Err(nearest::offer(&right, problems, limits::problems))
    }

    /// This request with other values of keys, though they may be impossible together; nothing beside it. A new preset brings a
    /// whole machine and replaces what was said of the old one; one that is let go leaves its numbers.
    fn changed(&self, changes: &Changes) -> Request {
        let said = |name: &str| changes.iter().rev().find(|(key, _)| *key == name).map(|(_, value)| &**value);
        let mut pairs = match said("preset") {
            Some("none") => self.all_pairs(),
            _ => self.to_pairs(),
        };
        if said("preset").is_some_and(|id| id != "none") {
            pairs.retain(|(name, _)| !MACHINE.contains(name));
        }
        pairs.retain(|(name, _)| !matches!(*name, "p" | "beside"));
        if said("p").is_none() && said("algorithm") != Some(Algorithm::Serial.id()) {
            pairs.push(("p", self.scenario.p.to_string()));
        }
        pairs.extend_from_slice(changes);
        let pairs: Vec<_> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Request::read(&pairs).0
    }

    /// What has to be changed in this run to come to another one; the keys that both sides share are not looked at.
    pub fn changes_to(&self, other: &Request) -> Changes {
        let mut changes = Changes::new();
        for key in changeable() {
            let (now, wanted) = (self.changed(&changes).value(key.name), other.value(key.name));
            if let Some(wanted) = wanted.filter(|wanted| now.as_ref() != Some(wanted)) {
                changes.push((key.name, wanted));
            }
        }
        changes
    }
}
