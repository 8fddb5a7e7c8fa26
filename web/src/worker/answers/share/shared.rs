//! What is shared: everything that a text is made of, and the addresses in it.
//!
//! What stands in a text comes from the schema alone: a canonical fragment, names of files in safe characters, a sentence
//! of the view. Nothing of the page's address but its place goes through.

use super::site::Site;
use crate::worker::protocol::queries::share::{ShareForm, Way};
use hyperfly_request::{Request, Theme};

/// Everything that a text is made of.
pub struct Shared<'a> {
    /// What is chosen.
    pub form: &'a ShareForm,
    /// What is shared.
    pub request: Request,
    /// Where the page is.
    pub place: Site,
    /// What runs, in words.
    pub title: String,
    /// What to see, in words.
    pub sentence: String,
    /// The figure that goes with it.
    pub svg: String,
    /// The name of that figure's file.
    pub name: String,
    /// Whether a film is an MP4 and not a WebM.
    pub mp4: bool,
}

impl Shared<'_> {
    /// Whether it is the element that is chosen, and there is no script beside the page to make it.
    pub fn needs_site(&self) -> bool {
        self.place.one_file && self.form.way == Way::Element
    }

    /// The address of the page with all of it.
    pub fn link(&self) -> String {
        let mut request = self.request.clone();
        request.look.controls = Default::default();
        format!("{}#{}", self.place.page, versioned(&request))
    }

    /// The address of the figure.
    pub fn embed(&self) -> String {
        format!("{}#{}", self.place.embed, versioned(&self.form.embedded(&self.request, &self.place)))
    }

    /// The colours of a file.
    pub fn theme(&self) -> Theme {
        of_file(self.form.theme)
    }
}

/// The colours of a file where the form says these: it does not know the system of who reads it.
pub fn of_file(theme: Theme) -> Theme {
    if theme == Theme::Auto { Theme::Light } else { theme }
}

/// A fragment that says of which version it is, so that it is read right by every later one.
pub fn versioned(request: &Request) -> String {
    format!("v=1&{}", request.to_fragment()).trim_end_matches('&').to_owned()
}
