//! The steps of a program: what one processor does, one thing after the other.

use serde::{Deserialize, Serialize};

/// One thing that a processor does. Sets of slots are named by their number in [`Plan::slot_sets`](super::plan::Plan::slot_sets).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Butterfly stages `first .. last` within `len` contiguous slots from `base`. At stage `first` the slots hold whole
    /// blocks of 2^`log_block` elements; the next stage halves the blocks.
    Local {
        /// First stage.
        first: u8,
        /// One past the last stage.
        last: u8,
        /// log2 of the slots in a block at stage `first`; a pair lies half a block apart.
        log_block: u8,
        /// First slot.
        base: u32,
        /// How many slots.
        len: u32,
        /// The numbers of the blocks at stage `first`, in order, as a set: they select the powers of ω.
        blocks: u32,
    },
    /// One half of the results of one stage.
    Combine(Combine),
    /// Send the slots `send` to processor `to`, receive the next message of processor `from` into the slots `receive`, and
    /// go on when both messages have arrived.
    Exchange {
        /// Who gets the message.
        to: u32,
        /// What is sent.
        send: u32,
        /// Whose message is awaited.
        from: u32,
        /// Where it goes, in its order.
        receive: u32,
    },
    /// Hand the slots `send` as a message for processor `to` to the network, and go on.
    Post {
        /// Who gets the message.
        to: u32,
        /// What is sent.
        send: u32,
    },
    /// Wait for the next message of processor `from`.
    Await {
        /// Whose message.
        from: u32,
        /// Where it goes, in its order.
        receive: u32,
    },
    /// Copy slots to slots of the same processor. Takes no time (the papers count none).
    Copy {
        /// From here,
        from: u32,
        /// to here, in this order.
        to: u32,
    },
}

/// One half of the results of one stage: for each of `len` positions of a block, the lower or the upper output of the
/// butterfly of the slots from `low` and from `high`, into the slots from `to`. The same in each of the blocks that follow,
/// with slots that are `apart` further on from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combine {
    /// The stage.
    pub stage: u8,
    /// Whether it is the output with the bit set.
    pub upper: bool,
    /// First slot of the inputs without the bit.
    pub low: u32,
    /// First slot of the inputs with the bit.
    pub high: u32,
    /// First slot of the results; may be `low` or `high`.
    pub to: u32,
    /// How many, of each block.
    pub len: u32,
    /// Number of the first block; it selects the power of ω.
    pub block: u32,
    /// How many blocks.
    pub blocks: u32,
    /// How many slots lie from the first of a block to the first of the next; 0 where there is only one.
    pub apart: u32,
}

impl Combine {
    /// Of how many nodes it computes a half: one for each result.
    pub fn nodes(&self) -> u64 {
        u64::from(self.len) * u64::from(self.blocks)
    }

    /// Node by node, in order: the number of its block, and the slots of the input without the bit, of the one with it, and of the result.
    /// Beyond 32 bits they wrap, in a plan that is wrong anyway.
    pub fn each_node(self) -> impl Iterator<Item = (u32, [u32; 3])> {
        (0..self.nodes()).map(move |k| self.node(k))
    }

    /// The k-th of them.
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
    /// Whether it sends or awaits a message, and computes nothing.
    pub fn communicates(&self) -> bool {
        matches!(self, Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. })
    }
}
