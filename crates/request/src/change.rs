//! Changing a single key without writing and reading the whole request, for example on every tick of a slider.

use crate::key::Part;
use crate::keys::key;
use crate::request::Request;

impl Request {
    /// Returns this request with another value of a run key. `None` if the result is impossible, or if the key stands
    /// for others (`preset`); [`Request::from_pairs`] handles all keys and reports errors.
    pub fn change(&self, name: &str, value: &str) -> Option<Request> {
        let mut changed_request = self.clone();
        changed_request.set_run_key(name, value)?;
        changed_request.settings.is_possible().then_some(changed_request)
    }

    /// Sets a run key to another value, whether or not it is possible with the others. `None` if the key does not
    /// accept the value or is the preset.
    pub(crate) fn set_run_key(&mut self, name: &str, value: &str) -> Option<()> {
        let key = key(name).filter(|key| key.is_run_key() && key.part != Part::Preset)?;
        let p = self.settings.p;
        key.read(self, value).ok()?;
        // A shape determines the number of points, a grid the number of processors. Another number of points scales the
        // shape, another number of processors drops the grid.
        let settings = &mut self.settings;
        match (name, settings.shape, settings.grid) {
            ("shape", ..) if !settings.is_relevant("shape") => {}
            ("grid", ..) if !settings.is_relevant("grid") => {}
            ("shape", Some(shape), _) => settings.n = 1 << shape.log_product(),
            ("grid", _, Some(grid)) if grid.log_product() <= 16 => settings.p = 1 << grid.log_product(),
            ("n", Some(shape), _) => settings.shape = Some(shape.scaled(settings.r())),
            ("p", _, Some(grid)) if grid.log_product() != settings.d() => settings.grid = None,
            _ => {}
        }
        if let Some(preset) = self.preset {
            preset.update_for_p(p, &mut self.settings);
        }
        Some(())
    }
}
