//! The reader's own samples.

use hyperfly_core::Complex64;
use std::rc::Rc;

/// The reader's own samples.
#[derive(Clone, Debug)]
pub struct OwnSamples {
    /// Where they come from.
    pub name: String,
    /// The samples.
    pub samples: Rc<[Complex64]>,
}

/// The same samples are in the same place: there may be millions, and the page compares them with every action.
impl PartialEq for OwnSamples {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && Rc::ptr_eq(&self.samples, &other.samples)
    }
}

impl OwnSamples {
    /// How many samples there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }
}

/// A file that is being read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What it is called.
    pub name: Rc<str>,
    /// How much of it is read, 0 … 1.
    pub done: f64,
}

impl Reading {
    /// Whether this is the same file, opened at the same time.
    pub fn is(&self, other: &Reading) -> bool {
        Rc::ptr_eq(&self.name, &other.name)
    }
}
