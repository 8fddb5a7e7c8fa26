//! A parallel formulation compiled to data: who computes what, who sends what to whom. One file per formulation.
//!
//! A Plan knows no clock and no machine; it can be compared, printed (`print.rs`) and checked (`check.rs`). Every
//! processor owns a memory of [`Plan::slots`] complex numbers and runs its own list of steps; data crosses from one
//! memory to another only in messages.

mod binary_exchange;
mod check;
mod cyclic_to_blocked;
mod exchange_stages;
mod group_cyclic;
pub mod holdings;
mod output_driven;
mod phases;
mod placement;
mod powers;
mod print;
mod serial;
mod slots;
mod transpose;
mod two_dimensional;

pub use check::{CheckError, check};
pub use placement::Placement;
pub use powers::NewPowers;
pub use slots::Slots;

use crate::scenario::{Algorithm, Scenario};
use std::ops::Range;

/// One thing that a processor does. Sets of slots are named by their number in [`Plan::slot_sets`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// One half of the results of one stage: for each of `len` positions, the lower or the upper output of the
    /// butterfly of the slots from `low` and from `high`, into the slots from `to`.
    Combine {
        /// The stage.
        stage: u8,
        /// Whether it is the output with the bit set.
        upper: bool,
        /// First slot of the inputs without the bit.
        low: u32,
        /// First slot of the inputs with the bit.
        high: u32,
        /// First slot of the results; may be `low` or `high`.
        to: u32,
        /// How many.
        len: u32,
        /// Number of the block; it selects the power of ω.
        block: u32,
    },
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

/// What a Plan computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// The transform of n points.
    Line,
    /// The two-dimensional transform of a square of √n × √n points, element i = row · √n + column (GK App. C).
    Square,
}

impl Transform {
    /// The bits of the index, most significant first, along which stage `l` of r runs: its power of ω depends on the bits
    /// from the first of them to `l`.
    pub fn dimension(self, l: u32, r: u32) -> Range<u32> {
        match self {
            Transform::Line => 0..r,
            Transform::Square if l < r / 2 => 0..r / 2,
            Transform::Square => r / 2..r,
        }
    }

    /// Where bit `bit` of the index of R stands in the index of the coefficient that R ends as: reversed within its
    /// dimension.
    pub fn reversed(self, bit: u8, r: u32) -> u8 {
        let range = self.dimension(u32::from(bit), r);
        (range.start + range.end - 1) as u8 - bit
    }
}

/// A parallel formulation as data: the program of every processor, and where elements start and end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// Of which kind the transform is.
    pub transform: Transform,
    /// 2, or 4 where local stages are taken in pairs.
    pub radix: u8,
    /// Slots of each processor's memory.
    pub slots: u32,
    /// All steps, processor after processor.
    pub steps: Vec<Step>,
    /// Steps of processor q are `steps[first[q] .. first[q + 1]]`.
    pub first: Vec<u32>,
    /// Sets of slots that steps refer to.
    pub slot_sets: Vec<Slots>,
    /// Where the input starts.
    pub input: Placement,
    /// Where the coefficients end.
    pub output: Placement,
}

impl Plan {
    /// The formulation that the scenario asks for, compiled. The scenario must be valid.
    pub fn compile(scenario: &Scenario) -> Plan {
        match scenario.algorithm {
            Algorithm::Serial => serial::plan(scenario),
            Algorithm::BinaryExchange => binary_exchange::plan(scenario),
            Algorithm::Transpose => transpose::plan(scenario),
            Algorithm::GroupCyclic => group_cyclic::plan(scenario),
            Algorithm::TwoDimensional => two_dimensional::grid(scenario),
            Algorithm::TwoDimensionalRows => two_dimensional::rows(scenario),
            Algorithm::CyclicToBlocked => cyclic_to_blocked::plan(scenario),
            Algorithm::OutputDriven => output_driven::plan(scenario),
        }
    }

    /// The steps of processor `q`.
    pub fn program(&self, q: u32) -> &[Step] {
        &self.steps[self.first[q as usize] as usize..self.first[q as usize + 1] as usize]
    }

    /// The message that a step sends: to whom, and which slots.
    pub fn sends(&self, step: &Step) -> Option<(u32, Slots)> {
        match *step {
            Step::Exchange { to, send, .. } | Step::Post { to, send } => {
                Some((to, self.slot_sets[send as usize]))
            }
            _ => None,
        }
    }

    /// The message that a step waits for: whose, and into which slots.
    pub fn receives(&self, step: &Step) -> Option<(u32, Slots)> {
        match *step {
            Step::Exchange { from, receive, .. } | Step::Await { from, receive } => {
                Some((from, self.slot_sets[receive as usize]))
            }
            _ => None,
        }
    }

    /// How many words a step sends.
    pub fn words(&self, step: &Step) -> u64 {
        self.sends(step).map_or(0, |(_, slots)| u64::from(slots.count()))
    }

    /// How many executions of "line 8" of GK Fig. 1 a step takes; two stages as 4-butterflies count 17/20 of their own
    /// (IB: 34 flops for 4 elements against 40).
    pub fn nodes(&self, step: &Step) -> f64 {
        match *step {
            Step::Local { first, last, len, .. } => {
                let stages = last - first;
                let pairs = if self.radix == 4 { stages / 2 } else { 0 };
                f64::from(len) * (f64::from(stages - 2 * pairs) + 1.7 * f64::from(pairs))
            }
            Step::Combine { len, .. } => f64::from(len),
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } | Step::Copy { .. } => 0.0,
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
                transform: Transform::Line,
                radix: scenario.radix,
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

    fn end_of_program(&mut self) {
        self.plan.first.push(self.plan.steps.len() as u32);
    }

    fn finish(self) -> Plan {
        debug_assert_eq!(self.plan.first.len() as u32, self.plan.p + 1);
        self.plan
    }
}
