//! The inputs of the shared texts, and their addresses.
//!
//! Texts are built from the schema only: a canonical fragment, safe file names, a generated sentence. Of the page's address, only
//! its location is used.

use super::site::Site;
use crate::worker::protocol::queries::share::{ShareForm, Way};
use hyperfly_request::{Request, Theme};

/// Inputs of the shared texts.
pub struct ShareContext<'a> {
    pub form: &'a ShareForm,
    pub request: Request,
    pub site: Site,
    pub title: String,
    /// Sentence on what to see.
    pub sentence: String,
    /// The picture.
    pub svg: String,
    /// File name of the picture.
    pub name: String,
    /// Whether a film is an MP4 instead of a WebM.
    pub mp4: bool,
}

impl ShareContext<'_> {
    /// Whether the element is chosen on a page without the script for it.
    pub fn needs_site(&self) -> bool {
        self.site.one_file && self.form.way == Way::Element
    }

    /// Returns the address of the explorer.
    pub fn link(&self) -> String {
        let mut request = self.request.clone();
        request.look.controls = Default::default();
        format!("{}#{}", self.site.page, versioned(&request))
    }

    /// Returns the address of the figure.
    pub fn embed(&self) -> String {
        format!("{}#{}", self.site.embed, versioned(&self.form.embedded(&self.request, &self.site)))
    }

    /// Returns the theme of a file.
    pub fn theme(&self) -> Theme {
        file_theme(self.form.theme)
    }
}

/// Returns the theme of a file: an automatic theme becomes light, because a file cannot follow the system.
pub fn file_theme(theme: Theme) -> Theme {
    if theme == Theme::Auto { Theme::Light } else { theme }
}

/// Returns a fragment with its version, so that later versions read it correctly.
pub fn versioned(request: &Request) -> String {
    format!("v=1&{}", request.to_fragment()).trim_end_matches('&').to_owned()
}
