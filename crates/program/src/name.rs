//! What slots hold, as names: R[5] before stage 2.

use hyperfly_core::schedule::Transform;

/// R[index] of GK Fig. 1 with so many stages done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// The index, 0 … n − 1.
    pub index: u64,
    /// How many stages are done.
    pub stage: u32,
}

/// What a slot, or a word of a message, holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Nothing yet.
    Nothing,
    /// An element.
    Name(Name),
    /// What follows from a fault. It is not spoken of again.
    Unknown,
}

/// The butterfly of all stages: which elements are pairs, and with which power of ω.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// log2 n.
    pub r: u32,
    /// Along one line, or a square.
    pub transform: Transform,
}

impl Pairs {
    /// The bit of the index in which the pairs of a stage differ.
    pub fn bit(self, stage: u32) -> u64 {
        1 << (self.r - 1 - stage)
    }

    /// With which element this one is combined next; `None` when all stages are done.
    pub fn partner(self, name: Name) -> Option<Name> {
        (name.stage < self.r).then(|| Name { index: name.index ^ self.bit(name.stage), ..name })
    }

    /// The number of the block in which an element is combined next: it selects the power of ω.
    pub fn block(self, name: Name) -> u32 {
        let before = name.stage - self.transform.dimension(name.stage, self.r).start;
        (name.index >> (self.r - name.stage) & ((1 << before) - 1)) as u32
    }

    /// One past the last stage of the dimension of a stage.
    pub fn end_of_dimension(self, stage: u32) -> u32 {
        self.transform.dimension(stage, self.r).end
    }

    /// Which element ends as coefficient k.
    pub fn of_coefficient(self, k: u64) -> u64 {
        let bit = |b: u32| {
            (k >> (self.r - 1 - b) & 1) << (self.r - 1 - u32::from(self.transform.reversed(b as u8, self.r)))
        };
        (0..self.r).map(bit).sum()
    }
}
