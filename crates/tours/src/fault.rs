//! Faults of tour files.

use hyperfly_text::lesson_file;

/// An error in a tour file: where it is, what was found and what is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Place in words: "step 3, question.right"; empty for the file as a whole.
    pub place: String,
    /// Text found in the file, shortened; empty if the field is missing.
    pub value: String,
    /// Allowed values, as a sentence.
    pub allowed: String,
}

impl Fault {
    /// Creates a fault; a long `found` is shortened.
    pub fn new(place: &str, value: &str, allowed: impl Into<String>) -> Fault {
        Fault { place: place.to_owned(), value: short(value), allowed: allowed.into() }
    }

    /// Formats the fault as one line.
    pub fn line(&self) -> String {
        match (self.place.as_str(), self.value.as_str()) {
            ("", "") => self.allowed.clone(),
            (place, "") => lesson_file::fault_missing(place, &self.allowed),
            (place, value) => lesson_file::fault(place, value, &self.allowed),
        }
    }
}

/// Truncates a text and removes control characters, so that a message stays on one line.
pub fn short(text: &str) -> String {
    const MAX_LENGTH: usize = 60;
    let clean: String = text.chars().take(MAX_LENGTH).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().count() > MAX_LENGTH { clean + "…" } else { clean }
}
