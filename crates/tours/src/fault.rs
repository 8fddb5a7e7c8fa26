//! A fault in a tour's file: where it is, what was found, what is allowed.

use hyperfly_text::lesson_file;

/// A fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where, in words: "step 3, question.right"; empty for the file as a whole.
    pub place: String,
    /// What was found, as it stands in the file, shortened; empty if nothing is there.
    pub found: String,
    /// What is allowed, as a whole sentence.
    pub allowed: String,
}

impl Fault {
    /// A fault of a field.
    pub fn new(place: &str, found: &str, allowed: impl Into<String>) -> Fault {
        Fault { place: place.to_owned(), found: short(found), allowed: allowed.into() }
    }

    /// The fault as one line.
    pub fn line(&self) -> String {
        match (self.place.as_str(), self.found.as_str()) {
            ("", "") => self.allowed.clone(),
            (place, "") => lesson_file::fault_missing(place, &self.allowed),
            (place, found) => lesson_file::fault(place, found, &self.allowed),
        }
    }
}

/// A long text cut, so that a message stays a line.
pub fn short(text: &str) -> String {
    const MOST: usize = 60;
    let clean: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().count() > MOST { clean + "…" } else { clean }
}
