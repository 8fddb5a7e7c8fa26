//! Parallel formulations of the FFT, one file each, and their registry.
//!
//! A formulation is a type with its parameters that implements [`ParallelFormulation`]: its Plan, the sizes for
//! which it exists, and the structure from which others derive limits and closed forms. To add one, add its file
//! and its lines in this one: the module, the id in [`Algorithm`], the variant of [`Formulation`], and an arm in
//! each of the three matches.
//!
//! A formulation does not depend on machines or times. Most are built with one of two modules: `phases.rs`
//! (local stages under a sequence of distributions, with redistributions between them) or
//! `exchange_stages.rs` (one distribution, with exchanges for the stages across processors).

mod all_to_all;
mod axis_phases;
mod binary_exchange;
mod communication;
mod cyclic;
mod cyclic_to_blocked;
mod exchange_stages;
mod group_cyclic;
mod io;
mod output_driven;
mod output_order;
mod parallel_formulation;
mod parameters;
mod pencil;
mod phases;
mod plan_bounds;
mod program;
mod serial;
mod slab;
mod transpose;
mod two_dimensional;
mod two_dimensional_rows;

pub use all_to_all::AllToAll;
pub use binary_exchange::BinaryExchange;
pub use communication::{Communication, RedistributionSequence, RedistributionVolume, Rounds};
pub use cyclic::Cyclic;
pub use cyclic_to_blocked::CyclicToBlocked;
pub use exchange_stages::Exchanges;
pub use group_cyclic::GroupCyclic;
pub use io::Io;
pub use output_order::Order;
pub use parallel_formulation::ParallelFormulation;
pub use parameters::{FormulationParameters, Parameter};
pub use pencil::Pencil;
pub use plan_bounds::PlanBounds;
pub use serial::Serial;
pub use slab::Slab;
pub use transpose::Transpose;
pub use two_dimensional::TwoDimensional;
pub use two_dimensional_rows::TwoDimensionalRows;

use crate::choice;
use crate::choice::Choice;
use crate::schedule::Transform;
use crate::size::Size;
use output_driven::OutputDriven;
use program::Program;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

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
        /// Planes of a box of points, then columns.
        Slab => "slab",
        /// Lines of a box of points along one axis after the other, on a grid of processors.
        Pencil => "pencil",
        /// A box of points with every axis cyclic over its own processors (Koopman & Bisseling).
        Cyclic => "cyclic",
        /// The reader's own schedule.
        Program => "program",
    }
}

impl Algorithm {
    /// The formulations whose plans are compiled here: all but the last, [`Algorithm::Program`].
    pub const BUILT_IN: &'static [Algorithm] = Self::ALL.split_at(Self::ALL.len() - 1).0;
    /// Ids of [`Algorithm::BUILT_IN`].
    pub const BUILT_IN_IDS: &'static [&'static str] = Self::IDS.split_at(Self::IDS.len() - 1).0;

    /// Whether it can transform real samples: if it is built in and transforms in one dimension.
    pub fn allows_real_samples(self) -> bool {
        let example = Formulation::new(self, &FormulationParameters::default());
        let size = Size { p: 1, n: 4, radix: 2 };
        self != Algorithm::Program && example.transform(size) == Transform::Line
    }
}

/// A parallel formulation of the FFT with its own parameters. The methods of [`ParallelFormulation`] apply to
/// it directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Formulation {
    /// GK Fig. 1 on one processor.
    Serial(Serial),
    /// GK 3.1.
    BinaryExchange(BinaryExchange),
    /// GK 3.2; GK 5.1 for more than two dimensions.
    Transpose(Transpose),
    /// GK App. C, on a grid of processors.
    TwoDimensional(TwoDimensional),
    /// GK App. C, by columns, then by rows.
    TwoDimensionalRows(TwoDimensionalRows),
    /// IB Algorithm 3.1.
    GroupCyclic(GroupCyclic),
    /// S 3.
    CyclicToBlocked(CyclicToBlocked),
    /// S 4, 5.
    OutputDriven,
    /// Planes of a box of points, then columns.
    Slab(Slab),
    /// Lines of a box of points along one axis after the other.
    Pencil(Pencil),
    /// A box of points with cyclic axes.
    Cyclic(Cyclic),
    /// The reader's own schedule, whose plan is supplied with the scenario.
    Program,
}

impl Deref for Formulation {
    type Target = dyn ParallelFormulation;

    fn deref(&self) -> &Self::Target {
        match self {
            Formulation::Serial(it) => it,
            Formulation::BinaryExchange(it) => it,
            Formulation::Transpose(it) => it,
            Formulation::TwoDimensional(it) => it,
            Formulation::TwoDimensionalRows(it) => it,
            Formulation::GroupCyclic(it) => it,
            Formulation::CyclicToBlocked(it) => it,
            Formulation::OutputDriven => &OutputDriven,
            Formulation::Slab(it) => it,
            Formulation::Pencil(it) => it,
            Formulation::Cyclic(it) => it,
            Formulation::Program => &Program,
        }
    }
}

impl Formulation {
    /// Creates a formulation with those of the parameters that it has.
    pub fn new(algorithm: Algorithm, parameters: &FormulationParameters) -> Formulation {
        /// Calls the constructor of the type that the caller expects.
        fn of<F: ParallelFormulation>(parameters: &FormulationParameters) -> F {
            F::from_parameters(parameters)
        }
        match algorithm {
            Algorithm::Serial => Formulation::Serial(of(parameters)),
            Algorithm::BinaryExchange => Formulation::BinaryExchange(of(parameters)),
            Algorithm::Transpose => Formulation::Transpose(of(parameters)),
            Algorithm::TwoDimensional => Formulation::TwoDimensional(of(parameters)),
            Algorithm::TwoDimensionalRows => Formulation::TwoDimensionalRows(of(parameters)),
            Algorithm::GroupCyclic => Formulation::GroupCyclic(of(parameters)),
            Algorithm::CyclicToBlocked => Formulation::CyclicToBlocked(of(parameters)),
            Algorithm::OutputDriven => Formulation::OutputDriven,
            Algorithm::Slab => Formulation::Slab(of(parameters)),
            Algorithm::Pencil => Formulation::Pencil(of(parameters)),
            Algorithm::Cyclic => Formulation::Cyclic(of(parameters)),
            Algorithm::Program => Formulation::Program,
        }
    }

    /// Returns the formulation without its parameters.
    pub fn algorithm(self) -> Algorithm {
        match self {
            Formulation::Serial(_) => Algorithm::Serial,
            Formulation::BinaryExchange(_) => Algorithm::BinaryExchange,
            Formulation::Transpose(_) => Algorithm::Transpose,
            Formulation::TwoDimensional(_) => Algorithm::TwoDimensional,
            Formulation::TwoDimensionalRows(_) => Algorithm::TwoDimensionalRows,
            Formulation::GroupCyclic(_) => Algorithm::GroupCyclic,
            Formulation::CyclicToBlocked(_) => Algorithm::CyclicToBlocked,
            Formulation::OutputDriven => Algorithm::OutputDriven,
            Formulation::Slab(_) => Algorithm::Slab,
            Formulation::Pencil(_) => Algorithm::Pencil,
            Formulation::Cyclic(_) => Algorithm::Cyclic,
            Formulation::Program => Algorithm::Program,
        }
    }

    /// Whether it is the reader's own schedule.
    pub fn is_program(self) -> bool {
        self.algorithm() == Algorithm::Program
    }

    /// Returns the formulation with another chunk size (GK App. E), if it has one.
    #[must_use]
    pub fn with_chunk(self, chunk: Option<u32>) -> Formulation {
        Formulation::new(self.algorithm(), &FormulationParameters { chunk, ..self.parameters() })
    }

    /// Returns the formulation for other sizes: with a shape of the same proportions, and without a grid that does not
    /// have p processors.
    #[must_use]
    pub fn fitted(self, p: u32, n: u64) -> Formulation {
        let FormulationParameters { shape, grid, .. } = self.parameters();
        let shape = shape.map(|shape| shape.scaled(n.trailing_zeros()));
        let grid = grid.filter(|grid| grid.log_product() == p.trailing_zeros());
        Formulation::new(self.algorithm(), &FormulationParameters { shape, grid, ..self.parameters() })
    }
}

impl Default for Formulation {
    fn default() -> Self {
        Formulation::new(Algorithm::BinaryExchange, &FormulationParameters::default())
    }
}
