//! Links of the tour panel to states of the page. They keep the reader's own settings.

use hyperfly_request::{Look, Request};

#[derive(Clone, PartialEq)]
pub struct Links {
    /// Fragment with the colours, language and presentation mode that every link keeps.
    kept_keys: String,
}

impl Links {
    pub fn new(look: &Look) -> Links {
        let look = Look { theme: look.theme, lang: look.lang, present: look.present, ..Look::default() };
        Links { kept_keys: Request { look, ..Request::default() }.to_fragment() }
    }

    /// Appends the reader's settings to the fragment of a state.
    pub fn with_settings(&self, fragment: &str) -> String {
        let and = if self.kept_keys.is_empty() { "" } else { "&" };
        format!("{fragment}{and}{}", self.kept_keys)
    }

    /// Returns the address of a link to a state.
    pub fn address(&self, fragment: &str) -> String {
        format!("#{}", self.with_settings(fragment))
    }
}
