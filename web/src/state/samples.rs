//! The reader's own samples, and the file they are read from.

use hyperfly_core::Complex64;
use std::rc::Rc;

#[derive(Clone, Debug)]
pub struct OwnSamples {
    /// Source, such as a file name.
    pub name: String,
    pub samples: Rc<[Complex64]>,
    /// Whether they come from the page around a figure, which then may read them back.
    pub is_from_host: bool,
    /// Rate and channels of a sound; `None` for samples from text, a pen or a host page.
    pub sound: Option<Sound>,
}

/// A decoded sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    /// Samples per second.
    pub rate: f64,
    /// Whether this is the rate of the file, and the samples are those of the file.
    pub is_own_rate: bool,
    /// Number of channels. The samples are their mean.
    pub channels: u32,
    /// Number of samples per channel in the file; a long file is read only in part.
    pub length: u64,
}

/// Compares the samples by address: there may be millions, and the page compares them on every action.
impl PartialEq for OwnSamples {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && Rc::ptr_eq(&self.samples, &other.samples)
    }
}

impl OwnSamples {
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub name: Rc<str>,
    /// Fraction read, 0 to 1.
    pub done: f64,
}

impl Reading {
    /// Whether both are the same opening of a file.
    pub fn is(&self, other: &Reading) -> bool {
        Rc::ptr_eq(&self.name, &other.name)
    }
}
