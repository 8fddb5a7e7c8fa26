//! Parallel formulations of the FFT, one file each: parameters, the sizes for which it exists, and its
//! Plan.
//!
//! A formulation does not depend on machines or times. Most are built with one of two modules: `phases.rs`
//! (local stages under a sequence of distributions, with redistributions between them) or
//! `exchange_stages.rs` (one distribution, with exchanges for the stages across processors).

mod all_to_all;
mod binary_exchange;
mod cyclic_to_blocked;
mod exchange_stages;
mod group_cyclic;
mod output_driven;
mod output_order;
mod phases;
mod serial;
mod transpose;
mod two_dimensional;

pub use all_to_all::AllToAll;
pub use exchange_stages::Exchanges;
pub use group_cyclic::{GroupCyclic, Io};
pub use output_order::Order;
pub use transpose::exists as transposes;

use crate::choice;
use crate::choice::Choice;
use crate::schedule::Plan;
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

choice! {
    /// Formulation without its parameters.
    Algorithm {
        /// GK Fig. 1 on one processor.
        Serial => "serial",
        /// GK 3.1: partners exchange all their elements in each of the first log p stages.
        BinaryExchange => "binary-exchange",
        /// GK 3.2: local stages, one all-to-all transposition, local stages.
        Transpose => "transpose",
        /// GK App. C: binary exchange in both dimensions of √n × √n points on a grid of processors.
        TwoDimensional => "two-dimensional",
        /// GK App. C: √n × √n points by columns, a transposition, by rows.
        TwoDimensionalRows => "two-dimensional-rows",
        /// IB Algorithm 3.1: phases under group-cyclic distributions.
        GroupCyclic => "group-cyclic",
        /// S 3: cyclic, one all-to-all, blocked.
        CyclicToBlocked => "cyclic-to-blocked",
        /// S 4, 5: cyclic-to-blocked in the order that sends outputs earliest and uses inputs as they
        /// arrive.
        OutputDriven => "output-driven",
        /// The reader's own schedule.
        Program => "program",
    }
}

impl Algorithm {
    /// The formulations of the papers, whose plans are compiled here: all but the last,
    /// [`Algorithm::Program`].
    pub const BUILT_IN: &'static [Algorithm] = Self::ALL.split_at(Self::ALL.len() - 1).0;
    /// Ids of [`Algorithm::BUILT_IN`].
    pub const BUILT_IN_IDS: &'static [&'static str] = Self::IDS.split_at(Self::IDS.len() - 1).0;
}

/// A parallel formulation of the FFT with its own parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Formulation {
    /// GK Fig. 1 on one processor.
    Serial {
        /// Output order.
        order: Order,
    },
    /// GK 3.1.
    BinaryExchange(Exchanges),
    /// GK 3.2; GK 5.1 for more than two dimensions.
    Transpose {
        /// Output order.
        order: Order,
        /// m of the m-dimensional transpose (GK 5.1): 2 … log p + 1.
        dims: u32,
        /// Order of the messages of a transposition.
        all_to_all: AllToAll,
    },
    /// GK App. C, on a grid of processors.
    TwoDimensional(Exchanges),
    /// GK App. C, by columns, then by rows.
    TwoDimensionalRows {
        /// Output order.
        order: Order,
    },
    /// IB Algorithm 3.1.
    GroupCyclic(GroupCyclic),
    /// S 3; holds the order of the messages.
    CyclicToBlocked(AllToAll),
    /// S 4, 5.
    OutputDriven,
    /// The reader's own schedule, whose plan is supplied with the scenario.
    Program,
}

impl Default for Formulation {
    fn default() -> Self {
        Formulation::BinaryExchange(Exchanges::default())
    }
}

impl Formulation {
    /// Returns the formulation without its parameters.
    pub fn algorithm(self) -> Algorithm {
        match self {
            Formulation::Serial { .. } => Algorithm::Serial,
            Formulation::BinaryExchange(_) => Algorithm::BinaryExchange,
            Formulation::Transpose { .. } => Algorithm::Transpose,
            Formulation::TwoDimensional(_) => Algorithm::TwoDimensional,
            Formulation::TwoDimensionalRows { .. } => Algorithm::TwoDimensionalRows,
            Formulation::GroupCyclic(_) => Algorithm::GroupCyclic,
            Formulation::CyclicToBlocked(_) => Algorithm::CyclicToBlocked,
            Formulation::OutputDriven => Algorithm::OutputDriven,
            Formulation::Program => Algorithm::Program,
        }
    }

    /// Compiles the plan for a size accepted by `limits::problems`.
    ///
    /// # Panics
    /// Panics for [`Formulation::Program`].
    pub fn plan(self, size: Size) -> Plan {
        self.plan_for_ranks(size, &(0..size.p))
    }

    /// Compiles the plan with the steps of the processors `ranks` only; the other processors have none. A
    /// real processor compiles only its own part.
    pub fn plan_for_ranks(self, size: Size, ranks: &Range<u32>) -> Plan {
        match self {
            Formulation::Serial { order } => serial::plan(size, ranks, order),
            Formulation::BinaryExchange(exchanges) => binary_exchange::plan(size, ranks, exchanges),
            Formulation::Transpose { order, dims, all_to_all } => {
                transpose::plan(size, ranks, order, dims, all_to_all)
            }
            Formulation::TwoDimensional(exchanges) => two_dimensional::grid(size, ranks, exchanges),
            Formulation::TwoDimensionalRows { order } => two_dimensional::rows(size, ranks, order),
            Formulation::GroupCyclic(parameters) => group_cyclic::plan(size, ranks, parameters),
            Formulation::CyclicToBlocked(all_to_all) => cyclic_to_blocked::plan(size, ranks, all_to_all),
            Formulation::OutputDriven => output_driven::plan(size, ranks),
            Formulation::Program => panic!("the Plan of a program is not built from its formulation"),
        }
    }

    /// Returns the number of local stages of each phase. Radix 4 pairs stages within a phase only. Stages
    /// that exchange elements or compute halves of butterflies are not counted.
    pub fn local_stages(self, size: Size) -> Vec<u32> {
        match self {
            Formulation::Serial { .. } => serial::local_stages(size),
            Formulation::BinaryExchange(_) => binary_exchange::local_stages(size),
            Formulation::Transpose { dims, .. } => transpose::local_stages(size, dims),
            Formulation::TwoDimensional(_) => two_dimensional::local_stages_of_grid(size),
            Formulation::TwoDimensionalRows { .. } => two_dimensional::local_stages_of_rows(size),
            Formulation::GroupCyclic(parameters) => group_cyclic::local_stages(size, parameters),
            Formulation::CyclicToBlocked(_) => cyclic_to_blocked::local_stages(size),
            Formulation::OutputDriven | Formulation::Program => Vec::new(),
        }
    }

    /// Returns the largest p, a power of two, for 2^r points.
    pub fn max_p(self, r: u32) -> u64 {
        match self {
            Formulation::Serial { .. } => 1,
            Formulation::BinaryExchange(_) | Formulation::Program => 1 << r,
            Formulation::Transpose { dims, .. } => transpose::max_p(r, dims),
            Formulation::TwoDimensional(_) => 1 << (2 * (r / 2)),
            Formulation::GroupCyclic(_) => 1 << (r - 1),
            Formulation::TwoDimensionalRows { .. }
            | Formulation::CyclicToBlocked(_)
            | Formulation::OutputDriven => 1 << (r / 2),
        }
    }

    /// Returns the output order, or `None` if the formulation has no choice of it.
    pub fn order(self) -> Option<Order> {
        match self {
            Formulation::Serial { order }
            | Formulation::Transpose { order, .. }
            | Formulation::TwoDimensionalRows { order } => Some(order),
            Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
                Some(exchanges.order)
            }
            Formulation::GroupCyclic(_)
            | Formulation::CyclicToBlocked(_)
            | Formulation::OutputDriven
            | Formulation::Program => None,
        }
    }

    /// Returns the order of the all-to-all exchanges, or `None` if the formulation has no choice of it.
    pub fn all_to_all(self) -> Option<AllToAll> {
        match self {
            Formulation::Transpose { all_to_all, .. } | Formulation::CyclicToBlocked(all_to_all) => {
                Some(all_to_all)
            }
            Formulation::GroupCyclic(parameters) => Some(parameters.all_to_all),
            _ => None,
        }
    }

    /// Returns the exchange parameters, or `None` if the formulation has none.
    pub fn exchanges(self) -> Option<Exchanges> {
        match self {
            Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
                Some(exchanges)
            }
            _ => None,
        }
    }

    /// Returns the exchange parameters for modification.
    pub fn exchanges_mut(&mut self) -> Option<&mut Exchanges> {
        match self {
            Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
                Some(exchanges)
            }
            _ => None,
        }
    }

    /// Whether its exchanges overlap computation (GK App. E).
    pub fn overlaps(self) -> bool {
        self.exchanges().is_some_and(|exchanges| exchanges.chunk.is_some())
    }
}
