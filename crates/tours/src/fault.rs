//! What is wrong with the file of a tour: where, what is there, what may be there.

use hyperfly_text::lesson;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where, in words: "step 3, question.right"; empty for the file as a whole.
    pub place: String,
    /// What is there, as it stands in the file, shortened; empty if nothing is.
    pub found: String,
    /// What may be there, as a whole sentence.
    pub allowed: String,
}

impl Fault {
    /// A fault of a field.
    pub fn new(place: &str, found: &str, allowed: impl Into<String>) -> Fault {
        Fault { place: place.to_owned(), found: short(found), allowed: allowed.into() }
    }

    /// The whole of it in one line.
    pub fn line(&self) -> String {
        match (self.place.as_str(), self.found.as_str()) {
            ("", "") => self.allowed.clone(),
            (place, "") => lesson::fault_missing(place, &self.allowed),
            (place, found) => lesson::fault(place, found, &self.allowed),
        }
    }
}

/// A long text cut, so that a message stays a line.
fn short(text: &str) -> String {
    const MOST: usize = 60;
    let clean: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().count() > MOST { clean + "…" } else { clean }
}
