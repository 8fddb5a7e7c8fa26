//! Steps of a processor.

use serde::{Deserialize, Serialize};

/// One step of a processor. Slot sets are indices into [`Plan::slot_sets`](super::plan::Plan::slot_sets).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Butterfly stages `first .. last` on `len` contiguous slots from `base`. At stage `first` the slots
    /// hold whole blocks of 2^`log_block` elements; each following stage halves the blocks.
    Local {
        first: u8,
        /// One past the last stage.
        last: u8,
        /// log2 of the slots in a block at stage `first`; the elements of a pair are half a block apart.
        log_block: u8,
        /// First slot.
        base: u32,
        /// Number of slots.
        len: u32,
        /// Slot set of the block numbers at stage `first`, in order; they select the twiddle factors.
        blocks: u32,
    },
    /// Half of the results of one stage.
    Combine(Combine),
    /// Results of the stage that unpacks the transform of real samples.
    Unpack(Unpack),
    /// Send the slots `send` to processor `to`, receive the next message from processor `from` into the
    /// slots `receive`, and continue when both messages have arrived.
    Exchange { to: u32, send: u32, from: u32, receive: u32 },
    /// Hand the slots `send` to the network as a message for processor `to`, and continue.
    Post { to: u32, send: u32 },
    /// Wait for the next message from processor `from` and receive it into the slots `receive`.
    Await { from: u32, receive: u32 },
    /// Copy slots within one processor. Takes no time, as in the papers.
    Copy { from: u32, to: u32 },
}

/// Half of the results of one stage: for each of `len` positions of a block, the lower or the upper output
/// of the butterfly of the slots from `low` and `high` is written to the slots from `to`. The same is done
/// for `blocks` consecutive blocks, whose slots are `apart` slots away from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combine {
    pub stage: u8,
    /// Whether to compute the output with the bit set.
    pub upper: bool,
    /// First slot of the inputs without the bit.
    pub low: u32,
    /// First slot of the inputs with the bit.
    pub high: u32,
    /// First slot of the results; may be `low` or `high`.
    pub to: u32,
    /// Number of results per block.
    pub len: u32,
    /// Number of the first block; selects the twiddle factor.
    pub block: u32,
    /// Number of blocks.
    pub blocks: u32,
    /// Distance in slots from one block to the next; 0 if there is only one.
    pub apart: u32,
}

/// Results of the stage that unpacks the transform of real samples: each slot of `own` receives the coefficient of its
/// element. All slots are read before the first is written. Slot sets are indices into
/// [`Plan::slot_sets`](super::plan::Plan::slot_sets), of equal size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unpack {
    /// Elements and results.
    pub own: u32,
    /// The mirrored elements, in reverse order.
    pub mirrored: u32,
    /// Indices in R of the elements; they select the twiddle factors.
    pub indices: u32,
}

impl Combine {
    /// Returns the number of half nodes, one for each result.
    pub fn nodes(&self) -> u64 {
        u64::from(self.len) * u64::from(self.blocks)
    }

    /// Returns, for each node in order, the number of its block and the slots of the input without the bit,
    /// the input with the bit, and the result. Slots wrap at 32 bits, which happens only in an invalid
    /// plan.
    pub fn each_node(self) -> impl Iterator<Item = (u32, [u32; 3])> {
        (0..self.nodes()).map(move |k| self.node(k))
    }

    /// Returns node k.
    fn node(self, k: u64) -> (u32, [u32; 3]) {
        let (block, place) = ((k / u64::from(self.len)) as u32, (k % u64::from(self.len)) as u32);
        let further = block.wrapping_mul(self.apart).wrapping_add(place);
        (
            self.block.wrapping_add(block),
            [self.low, self.high, self.to].map(|first| first.wrapping_add(further)),
        )
    }
}

impl Step {
    /// Returns whether the step sends or receives a message. These steps compute nothing.
    pub fn communicates(&self) -> bool {
        matches!(self, Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. })
    }
}
