//! The steps of the way from the race to the workbench, as requests.

use crate::look::{Look, Race, View};
use crate::request::Request;
use crate::settings::Settings;

impl Race {
    /// Returns the request of this step, with the colours and the language of `look`.
    pub fn request(self, look: &Look) -> Request {
        let mut request = Request::default();
        let of = |p: u32, n: u64| Settings { p, n, ..Settings::default() };
        let look = Look { theme: look.theme, lang: look.lang, race: self, ..Look::default() };
        (request.settings, request.look) = match self {
            Race::None => (Settings::default(), look),
            Race::Machines => (of(64, 4096), Look { beside: vec![("topology", "mesh".to_owned())], ..look }),
            // On the hypercube 0.4 can be kept with few points, on the mesh soon with none.
            Race::Isoefficiency => {
                (of(4, 32), Look { view: Some(View::Isoefficiency), efficiency: Some(0.4), ..look })
            }
            Race::Values => {
                // Alone, so that it is seen at once on a phone, too.
                (of(4, 16), Look { view: Some(View::Butterfly), play: true, ..look })
            }
        };
        request
    }
}
