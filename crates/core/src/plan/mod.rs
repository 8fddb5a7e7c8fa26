//! A parallel formulation compiled to data: who computes what, who sends what to whom. One file per formulation.
//!
//! A Plan knows no clock and no machine; it can be compared, printed (`print.rs`) and checked (`check.rs`). Every
//! processor owns a memory of [`Plan::slots`] complex numbers and runs its own list of steps; data crosses from one
//! memory to another only in an exchange.

mod binary_exchange;
mod bit_reversal;
mod check;
mod print;
mod serial;
mod slots;
mod transpose;

pub use check::{CheckError, check};
pub use slots::Slots;

use crate::scenario::{Algorithm, Scenario};

/// One thing that a processor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Butterfly stages `first .. last` within `len` contiguous slots from `base`. At stage `first` the slots hold
    /// whole blocks, whose global numbers start at `block`; each stage halves the blocks.
    Local {
        /// First stage.
        first: u8,
        /// One past the last stage.
        last: u8,
        /// First slot.
        base: u32,
        /// How many slots.
        len: u32,
        /// log2 of the slots in a block at stage `first`; a pair lies half a block apart.
        log_block: u8,
        /// Global number of the first block at stage `first`, b_0 … b_{first−1} of its elements; it selects the twiddles.
        block: u32,
    },
    /// One stage across two processors: `own` and `other` (each `len` slots from there) are the two halves of pairs;
    /// the result of this processor's half replaces `own`. `upper` says that own is the half with the bit set.
    Combine {
        /// The stage.
        stage: u8,
        /// First slot of this processor's half.
        own: u32,
        /// First slot of the partner's half.
        other: u32,
        /// How many slots.
        len: u32,
        /// Global number of the block; it selects the twiddle.
        block: u32,
        /// Whether this half has the bit set.
        upper: bool,
    },
    /// Send the slots `send` to `partner` and receive its message into the slots `receive`; indices into
    /// [`Plan::slot_sets`].
    Exchange {
        /// The other processor.
        partner: u32,
        /// What is sent.
        send: u32,
        /// Where the partner's message goes, in its order.
        receive: u32,
    },
    /// Copy slots to slots of the same processor; indices into [`Plan::slot_sets`]. Takes no time (GK count none).
    Copy {
        /// From here,
        from: u32,
        /// to here, in this order.
        to: u32,
    },
    /// Permute `len` slots from `base`: bits `low .. high` of the position (0 the least significant) change places, the
    /// lowest of them with the highest and so on. Takes no time.
    Reverse {
        /// First slot.
        base: u32,
        /// How many slots, a power of two.
        len: u32,
        /// Lowest bit that moves.
        low: u8,
        /// One past the highest bit that moves.
        high: u8,
    },
}

/// A parallel formulation as data: the program of every processor, and where elements start and end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// Slots of each processor's memory.
    pub slots: u32,
    /// All steps, processor after processor.
    pub steps: Vec<Step>,
    /// Steps of processor q are `steps[first[q] .. first[q + 1]]`.
    pub first: Vec<u32>,
    /// Sets of slots that steps refer to, each once.
    pub slot_sets: Vec<Slots>,
    /// Where the input starts.
    pub input: Placement,
    /// Where the transform ends.
    pub output: Placement,
}

/// Which element is where: the index of an element is a permutation of the bits of (processor, local position).
///
/// Element `i` (r bits) lives on the processor whose number is bits `owner` of `i` (most significant first) at slot
/// `base + position`, where the position is made of bits `local` of `i`. Bit 0 is the most significant one, as in GK.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Bits of the index that name the processor, most significant first; d of them.
    pub owner: Vec<u8>,
    /// Bits of the index that name the position, most significant first; r − d of them.
    pub local: Vec<u8>,
    /// First slot.
    pub base: u32,
}

impl Placement {
    /// Block distribution: the top d bits name the processor, the rest the slot.
    pub fn block(d: u32, r: u32) -> Self {
        Placement { owner: (0..d as u8).collect(), local: (d as u8..r as u8).collect(), base: 0 }
    }

    /// Block distribution of the bit-reversed index: where the butterfly leaves coefficient k.
    pub fn bit_reversed(d: u32, r: u32) -> Self {
        let reversed = |bits: std::ops::Range<u32>| bits.map(|bit| (r - 1 - bit) as u8).collect();
        Placement { owner: reversed(0..d), local: reversed(d..r), base: 0 }
    }

    /// `(processor, slot)` of element `i`.
    pub fn place(&self, i: u64) -> (u32, u32) {
        let r = self.owner.len() + self.local.len();
        let gather =
            |bits: &[u8]| bits.iter().fold(0, |acc, &b| acc << 1 | (i >> (r - 1 - b as usize)) as u32 & 1);
        (gather(&self.owner), self.base + gather(&self.local))
    }

    /// `(processor, slot)` of every element in order of its index. A place is a sum over the bits of the index, so two
    /// tables of √n entries hold it all.
    pub fn places(&self) -> impl Iterator<Item = (u32, u32)> {
        let r = (self.owner.len() + self.local.len()) as u32;
        let half = r / 2;
        let low: Vec<_> = (0..1u64 << half).map(|i| self.place(i)).collect();
        let high: Vec<_> = (0..1u64 << (r - half)).map(|i| self.place(i << half)).collect();
        let base = self.base;
        high.into_iter().flat_map(move |(q, slot)| {
            low.clone().into_iter().map(move |(q_low, slot_low)| (q | q_low, slot + slot_low - base))
        })
    }
}

impl Plan {
    /// The formulation that the scenario asks for, compiled. The scenario must be valid.
    pub fn compile(scenario: &Scenario) -> Plan {
        match scenario.algorithm {
            Algorithm::Serial => serial::plan(scenario),
            Algorithm::BinaryExchange => binary_exchange::plan(scenario),
            Algorithm::Transpose => transpose::plan(scenario),
        }
    }

    /// The steps of processor `q`.
    pub fn program(&self, q: u32) -> &[Step] {
        &self.steps[self.first[q as usize] as usize..self.first[q as usize + 1] as usize]
    }

    /// How many words a step sends; 0 for a step that is no exchange.
    pub fn words(&self, step: &Step) -> u64 {
        match step {
            Step::Exchange { send, .. } => u64::from(self.slot_sets[*send as usize].len()),
            _ => 0,
        }
    }

    /// How many executions of "line 8" of GK Fig. 1 a step takes; 0 for a step that is no computation.
    pub fn nodes(step: &Step) -> u64 {
        match *step {
            Step::Local { first, last, len, .. } => u64::from(len) * u64::from(last - first),
            Step::Combine { len, .. } => u64::from(len),
            Step::Exchange { .. } | Step::Copy { .. } | Step::Reverse { .. } => 0,
        }
    }
}

/// Collects the steps of a Plan, processor after processor.
struct Builder {
    plan: Plan,
}

impl Builder {
    fn new(scenario: &Scenario, slots: u32, input: Placement, output: Placement) -> Self {
        Builder {
            plan: Plan {
                p: scenario.p,
                n: scenario.n,
                slots,
                steps: Vec::new(),
                first: vec![0],
                slot_sets: Vec::new(),
                input,
                output,
            },
        }
    }

    fn push(&mut self, step: Step) {
        self.plan.steps.push(step);
    }

    /// Adds a set of slots; its number.
    fn set(&mut self, slots: Slots) -> u32 {
        self.plan.slot_sets.push(slots);
        self.plan.slot_sets.len() as u32 - 1
    }

    /// The number of a set that may have been added lately.
    fn known_set(&mut self, slots: Slots) -> u32 {
        let recent = self.plan.slot_sets.len().saturating_sub(64);
        match self.plan.slot_sets[recent..].iter().position(|known| *known == slots) {
            Some(at) => (recent + at) as u32,
            None => self.set(slots),
        }
    }

    fn end_of_program(&mut self) {
        self.plan.first.push(self.plan.steps.len() as u32);
    }

    fn finish(self) -> Plan {
        debug_assert_eq!(self.plan.first.len() as u32, self.plan.p + 1);
        self.plan
    }
}
