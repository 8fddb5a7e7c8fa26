//! What a reader asked for, typed: a problem, a formulation with its own parameters, a machine with its own parameters.
//!
//! What means nothing for a machine or a formulation has no place in its type. Keys, addresses and flags, which are flat, are
//! the matter of the crate `request`.

use crate::clock::{Clock, Unit};
use crate::formulations::Formulation;
use crate::machine::{Machine, Network};
use crate::problem::Problem;
use crate::schedule::Plan;
use crate::size::Size;
use crate::topology::Topology;
use serde::{Deserialize, Serialize};

/// The request for one run. Times are in units of the reader's choice (t_c = 1 by default; flops on a BSP machine), a word is
/// one complex number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scenario {
    /// What is transformed.
    pub problem: Problem,
    /// How the work is divided, and what is sent when.
    pub formulation: Formulation,
    /// What that takes.
    pub machine: Machine,
    /// Processors; a power of two, except where [`Scenario::has_any_p`].
    pub p: u32,
    /// 2, or 4 for local stages in pairs.
    pub radix: u8,
    /// t_c′ of GK App. A: the time of computing one twiddle factor (power of ω), each when its processor first needs it; on a
    /// BSP machine in flops. `None`: they were computed before the run and lie ready on every processor.
    pub twiddle_time: Option<f64>,
    /// Units of time in a second, which make seconds of the times of a run: v of IB, flops in a second, on a BSP machine.
    /// `None` if nobody knows.
    pub rate: Option<f64>,
}

impl Default for Scenario {
    fn default() -> Self {
        Scenario {
            problem: Problem::default(),
            formulation: Formulation::default(),
            machine: Machine::default(),
            p: 16,
            radix: 2,
            twiddle_time: None,
            rate: None,
        }
    }
}

impl Scenario {
    /// Points of the transform, a power of two.
    pub fn n(&self) -> u64 {
        self.problem.n
    }

    /// d = log2 p, rounded down.
    pub fn d(&self) -> u32 {
        self.p.checked_ilog2().unwrap_or(0)
    }

    /// Whether its number of processors need not be a power of two: a reader's program, where every processor reaches every other in the
    /// same way.
    pub fn has_any_p(&self) -> bool {
        let alike = self.machine.network().is_none_or(|network| network.topology == Topology::Complete);
        alike && self.formulation == Formulation::Program
    }

    /// r = log2 n.
    pub fn r(&self) -> u32 {
        self.n().trailing_zeros()
    }

    /// How much is computed by how many.
    pub fn size(&self) -> Size {
        Size { p: self.p, n: self.n(), radix: self.radix }
    }

    /// Its Plan; the scenario must be possible (`limits::problems`), and its schedule not the reader's own, whose Plan comes along.
    pub fn plan(&self) -> Plan {
        self.formulation.plan(self.size())
    }

    /// The Plan with the program of processor `q` alone: what it needs to know of it.
    pub fn program(&self, q: u32) -> Plan {
        self.formulation.programs(self.size(), &(q..q + 1))
    }

    /// The same with another number of points.
    pub fn with_n(&self, n: u64) -> Scenario {
        Scenario { problem: Problem { n, ..self.problem }, ..self.clone() }
    }

    /// The same on another number of processors; the chunk of an overlapped exchange is chosen anew where it depends on it.
    pub fn with_p(&self, p: u32) -> Scenario {
        let mut formulation = self.formulation;
        if let (Some(exchanges), Machine::Network(network)) = (formulation.exchanges_mut(), &self.machine)
            && exchanges.chunk.is_some()
        {
            exchanges.chunk = Some(network.chunk(p));
        }
        Scenario { p, formulation, ..self.clone() }
    }

    /// Returns this scenario on another graph of processors; a machine without channels has none, and stays as it is.
    pub fn with_topology(&self, topology: Topology) -> Scenario {
        match self.machine {
            Machine::Network(network) => self.on(Network { topology, ..network }),
            _ => self.clone(),
        }
    }

    /// The same on another machine.
    pub fn on(&self, machine: impl Into<Machine>) -> Scenario {
        Scenario { machine: machine.into(), ..self.clone() }
    }

    /// T_s = W = t_c · n · log2 n (GK 4) for radix 2; pairs of stages of radix 4 cost 17/20 of that (IB 3.1). On a BSP
    /// machine in flops, 5 for each t_c. Where twiddle factors are computed, t_c′ for each of
    /// [`Scenario::twiddles_serial`] is part of it (GK App. A).
    pub fn t_serial(&self) -> f64 {
        let r = self.r();
        let pairs = if self.radix == 4 { r / 2 } else { 0 };
        let stages = f64::from(r - 2 * pairs) + 1.7 * f64::from(pairs);
        let work = self.machine.node_time() * self.n() as f64 * stages;
        self.twiddle_time.map_or(work, |time| work + time * self.twiddles_serial())
    }

    /// How many twiddle factors one processor alone needs: h(n, 1) = n (GK App. A), of which a square of √n × √n points has
    /// √n. (Half of them are the others with another sign, which GK count all the same.)
    pub fn twiddles_serial(&self) -> f64 {
        match self.formulation {
            Formulation::TwoDimensional(_) | Formulation::TwoDimensionalRows { .. } => {
                libm::exp2(f64::from(self.r() / 2))
            }
            _ => self.n() as f64,
        }
    }

    /// The clock of its simulation.
    pub fn clock(&self) -> Clock {
        let unit = if self.machine.bsp().is_some() { Unit::Flop } else { Unit::Chosen };
        Clock::Virtual { unit, rate: self.rate }
    }

    /// A time of this scenario in seconds, if its rate is known.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.rate.map(|rate| time / rate)
    }
}
