//! A whole request: the run and how it is looked at.

use crate::look::Look;
use crate::presets::Preset;
use crate::settings::Settings;

/// A whole request: the run and how it is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// What runs.
    pub settings: Settings,
    /// The state of the page.
    pub look: Look,
    /// The machine whose parameters hold where nothing else is said.
    pub preset: Option<&'static Preset>,
}

impl From<Settings> for Request {
    /// The request for this run, looked at in the usual way.
    fn from(settings: Settings) -> Self {
        Request { settings, ..Request::default() }
    }
}
