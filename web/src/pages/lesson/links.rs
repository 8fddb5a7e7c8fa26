//! Links of the panel: to states of the page, which keep what is the reader's whatever step is shown.

use hyperfly_request::{Look, Request};

/// Links to states of the page.
#[derive(Clone, PartialEq)]
pub struct Links {
    /// What every link keeps of the page, as a fragment: colours, language and whether it is presented.
    kept: String,
}

impl Links {
    /// The links of a page that is looked at like this.
    pub fn new(look: &Look) -> Links {
        let look = Look { theme: look.theme, lang: look.lang, present: look.present, ..Look::default() };
        Links { kept: Request { look, ..Request::default() }.to_fragment() }
    }

    /// The fragment of a state, with what is kept.
    pub fn state(&self, fragment: &str) -> String {
        let and = if self.kept.is_empty() { "" } else { "&" };
        format!("{fragment}{and}{}", self.kept)
    }

    /// Where a link to a state leads.
    pub fn to(&self, fragment: &str) -> String {
        format!("#{}", self.state(fragment))
    }
}
