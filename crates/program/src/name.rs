//! Symbolic contents of slots: R[5] before stage 2.

use hyperfly_core::schedule::Transform;

/// R[index] of GK Fig. 1 after `stage` stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// Index, 0 … n − 1.
    pub index: u64,
    /// Number of completed stages.
    pub stage: u32,
}

/// Symbolic content of a slot or of a word in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Nothing,
    Name(Name),
    /// Consequence of a fault, which suppresses further reports.
    Unknown,
}

/// Butterfly pairs of all stages, with their twiddle factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    pub r: u32,
    pub transform: Transform,
}

impl Pairs {
    /// Returns the mask of the index bit in which the pairs of a stage differ.
    pub fn bit(self, stage: u32) -> u64 {
        1 << (self.r - 1 - stage)
    }

    /// Returns the partner in the next stage; `None` after the last stage.
    pub fn partner(self, name: Name) -> Option<Name> {
        (name.stage < self.r).then(|| Name { index: name.index ^ self.bit(name.stage), ..name })
    }

    /// Number of the element's block in the next stage, which selects the twiddle factor.
    pub fn block(self, name: Name) -> u32 {
        let before = name.stage - self.transform.dimension(name.stage, self.r).start;
        (name.index >> (self.r - name.stage) & ((1 << before) - 1)) as u32
    }

    /// Returns the one past the last stage of the dimension that contains a stage.
    pub fn end_of_dimension(self, stage: u32) -> u32 {
        self.transform.dimension(stage, self.r).end
    }

    /// Returns the index of the element that becomes coefficient k.
    pub fn of_coefficient(self, k: u64) -> u64 {
        let bit = |b: u32| {
            (k >> (self.r - 1 - b) & 1) << (self.r - 1 - u32::from(self.transform.reversed(b as u8, self.r)))
        };
        (0..self.r).map(bit).sum()
    }
}
