//! Requests of the introduction's steps.

use crate::look::{Look, Pace, Race, View};
use crate::request::Request;
use crate::settings::Settings;

impl Race {
    /// Returns the request of this step, with the colours and the language of `look`.
    pub fn request(self, look: &Look) -> Request {
        let mut request = Request::default();
        let settings = |p: u32, n: u64| Settings { p, n, ..Settings::default() };
        let look = Look { theme: look.theme, lang: look.lang, race: self, ..Look::default() };
        (request.settings, request.look) = match self {
            Race::None => (Settings::default(), look),
            Race::Machines => (
                settings(64, 4096),
                Look { comparison_overrides: vec![("topology", "mesh".to_owned())], ..look },
            ),
            // With few points E = 0.4 is possible on the hypercube; on the mesh soon with none.
            Race::Isoefficiency => {
                (settings(4, 32), Look { view: Some(View::Isoefficiency), efficiency: Some(0.4), ..look })
            }
            Race::Values => {
                // A single view fits on a phone.
                (settings(4, 16), Look { view: Some(View::Butterfly), play: true, pace: Pace::Even, ..look })
            }
        };
        request
    }
}
