//! A request: the run and its display.

use crate::look::Look;
use crate::presets::Preset;
use crate::settings::Settings;

/// The run and its display.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    pub settings: Settings,
    pub look: Look,
    /// Machine that gives the parameters that are not set explicitly.
    pub preset: Option<&'static Preset>,
}

impl From<Settings> for Request {
    /// Creates the request for this run with the default display.
    fn from(settings: Settings) -> Self {
        Request { settings, ..Request::default() }
    }
}
