//! Another value of one key, and nothing else written or read again: what a slider does on every tick.

use crate::key::Part;
use crate::keys::key;
use crate::request::Request;

impl Request {
    /// This request with another value of a key of the run. `None` if that is not possible, or if the key stands for others
    /// (`preset`): [`Request::from_pairs`] says what is wrong, and reads all.
    pub fn change(&self, name: &str, value: &str) -> Option<Request> {
        let mut next = self.clone();
        next.put(name, value)?;
        next.settings.is_possible().then_some(next)
    }

    /// Gives a key of the run another value, whether or not it is possible beside the others; `None` if the key has no such value
    /// or is the preset.
    pub(crate) fn put(&mut self, name: &str, value: &str) -> Option<()> {
        let key = key(name).filter(|key| key.is_of_run() && key.part != Part::Preset)?;
        let p = self.settings.p;
        key.read(self, value).ok()?;
        if let Some(preset) = self.preset {
            preset.follow(p, &mut self.settings);
        }
        Some(())
    }
}
