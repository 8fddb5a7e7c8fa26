//! Warnings about the address of the page.

use hyperfly_request::Repair;

/// Warning about an address that was read, but not as it is written.
#[derive(Clone, PartialEq)]
pub enum Warning {
    /// This key does not exist.
    UnknownKey(String),
    Repaired(Repair),
}

impl Warning {
    /// Describes the warning in the reader's language.
    pub fn words(&self) -> String {
        match self {
            Warning::UnknownKey(key) => hyperfly_text::page::no_key(key),
            Warning::Repaired(repair) => {
                hyperfly_text::page::repaired_named(repair.id()).unwrap_or_default().to_owned()
            }
        }
    }
}
