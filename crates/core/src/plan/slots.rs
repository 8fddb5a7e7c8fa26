//! Sets of slots of one memory, as runs at a stride.

/// `count` runs of `run` contiguous slots, the k-th starting at `first + k · stride`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slots {
    /// First slot of the first run.
    pub first: u32,
    /// Slots in a run.
    pub run: u32,
    /// From the start of a run to the start of the next.
    pub stride: u32,
    /// How many runs.
    pub count: u32,
}

impl Slots {
    /// `len` contiguous slots.
    pub fn contiguous(first: u32, len: u32) -> Self {
        Slots { first, run: len, stride: len, count: 1 }
    }

    /// How many slots.
    pub fn len(&self) -> u32 {
        self.run * self.count
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The first slot of each run.
    pub fn runs(&self) -> impl Iterator<Item = u32> + use<> {
        let Slots { first, stride, count, .. } = *self;
        (0..count).map(move |k| first + k * stride)
    }

    /// Every slot, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + use<> {
        let run = self.run;
        self.runs().flat_map(move |start| start..start + run)
    }

    /// One past the highest slot.
    pub fn end(&self) -> u32 {
        if self.count == 0 { self.first } else { self.first + (self.count - 1) * self.stride + self.run }
    }
}
