//! The reader's own samples.

use std::rc::Rc;

/// The reader's own samples.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnSamples {
    /// Where they come from.
    pub name: String,
    /// re, im, re, im …
    pub samples: Rc<[f64]>,
}

impl OwnSamples {
    /// How many samples there are.
    pub fn len(&self) -> usize {
        self.samples.len() / 2
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }
}
