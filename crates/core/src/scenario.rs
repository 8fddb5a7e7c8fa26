//! Typed request for one run: a problem, a formulation and a machine, each with its own parameters.
//!
//! A parameter without meaning for a machine or formulation does not occur in its type. The crate `request`
//! handles flat keys, addresses and flags.

use crate::clock::{Clock, Unit};
use crate::formulations::{Formulation, PlanBounds};
use crate::machine::{Machine, Network};
use crate::problem::{Problem, SampleType};
use crate::schedule::{Plan, Transform, with_unpacking};
use crate::size::Size;
use crate::topology::{Interconnect, Topology};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Request for one run. Times are in units of the reader's choice (t_c = 1 by default; flops on a BSP
/// machine); a word is one complex number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scenario {
    pub problem: Problem,
    /// Distribution of the work and schedule of the messages.
    pub formulation: Formulation,
    /// Costs of computing and communicating.
    pub machine: Machine,
    /// Number of processors; a power of two unless [`Scenario::allows_non_power_of_two_p`].
    pub p: u32,
    /// 2, or 4 to pair local stages.
    pub radix: u8,
    /// t_c′ of GK App. A: time to compute one twiddle factor when its processor first needs it; in flops on
    /// a BSP machine. `None`: all factors are computed before the run and stored on every processor.
    pub twiddle_time: Option<f64>,
    /// Units of time per second, to convert times to seconds; on a BSP machine flops per second (v of IB).
    /// `None` if unknown.
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
    /// Returns the number of points of the transform, a power of two.
    pub fn n(&self) -> u64 {
        self.problem.n
    }

    /// Returns d = log2 p, rounded down.
    pub fn d(&self) -> u32 {
        self.p.checked_ilog2().unwrap_or(0)
    }

    /// Whether p may be any number: for a reader's program on a machine where all pairs of processors are
    /// connected alike.
    pub fn allows_non_power_of_two_p(&self) -> bool {
        let alike = self.machine.network().is_none_or(|network| network.topology() == Topology::Complete);
        alike && self.formulation.is_program()
    }

    /// Returns r = log2 n, also the number of stages. For real samples all stages but the last, which unpacks, are those of a
    /// transform of n/2 points.
    pub fn r(&self) -> u32 {
        self.n().trailing_zeros()
    }

    /// Returns the number of words of the input: n, or n/2 if the samples are real.
    pub fn words(&self) -> u64 {
        self.problem.words()
    }

    /// Whether the samples are real.
    pub fn is_real(&self) -> bool {
        self.problem.samples == SampleType::Real
    }

    /// Returns p, the number of points that the formulation transforms, which is that of the words, and the radix.
    pub fn size(&self) -> Size {
        Size { p: self.p, n: self.words(), radix: self.radix }
    }

    /// Returns the kind of the transform.
    pub fn transform(&self) -> Transform {
        if self.is_real() { Transform::Real } else { self.formulation.transform(self.size()) }
    }

    /// Compiles the plan. The scenario must be possible (`limits::problems`), and its schedule must not be
    /// the reader's own, whose plan is supplied separately.
    pub fn plan(&self) -> Plan {
        self.plan_for_ranks(&(0..self.p))
    }

    /// Compiles the plan with the steps of processor `q` only.
    pub fn rank_plan(&self, q: u32) -> Plan {
        self.plan_for_ranks(&(q..q + 1))
    }

    fn plan_for_ranks(&self, ranks: &Range<u32>) -> Plan {
        let plan = self.formulation.plan_for_ranks(self.size(), ranks);
        if self.is_real() { with_unpacking(plan, ranks) } else { plan }
    }

    /// Bounds the size of the plan without compiling it.
    pub fn plan_bounds(&self) -> PlanBounds {
        let bounds = self.formulation.plan_bounds(self.size());
        if self.is_real() { bounds.then(PlanBounds::unpacking(self.size())) } else { bounds }
    }

    /// Returns the scenario with another number of points, in a shape of the same proportions.
    pub fn with_n(&self, n: u64) -> Scenario {
        let formulation = self.formulation.fitted(self.p, n);
        Scenario { problem: Problem { n, ..self.problem }, formulation, ..self.clone() }
    }

    /// Returns the scenario with another number of processors, without a grid that has not as many, and with the chunk of an overlapped exchange
    /// chosen for it.
    pub fn with_p(&self, p: u32) -> Scenario {
        let formulation = match &self.machine {
            Machine::Network(network) if self.formulation.overlaps() => {
                self.formulation.with_chunk(Some(network.chunk(p)))
            }
            _ => self.formulation.fitted(p, self.n()),
        };
        Scenario { p, formulation, ..self.clone() }
    }

    /// Returns the scenario on another graph of processors; a machine without channels has none and stays the same.
    pub fn with_topology(&self, topology: impl Into<Interconnect>) -> Scenario {
        match self.machine {
            Machine::Network(network) => {
                let interconnect = topology.into();
                let allowed = Network::allows_virtual_channels(interconnect.topology(), network.switching);
                let virtual_channels = if allowed { network.virtual_channels } else { 1 };
                self.on(Network { interconnect, virtual_channels, ..network })
            }
            _ => self.clone(),
        }
    }

    /// Returns the scenario on another machine.
    pub fn on(&self, machine: impl Into<Machine>) -> Scenario {
        Scenario { machine: machine.into(), ..self.clone() }
    }

    /// Returns T_s = W = t_c · n · log2 n (GK 4) for radix 2, half of that for real samples; pairs of stages of radix 4 cost 17/20 of that
    /// (IB 3.1), and each dimension has pairs of its own. In flops on a BSP machine, 5 for each t_c. If twiddle factors are computed, T_s includes
    /// t_c′ for each of [`Scenario::twiddles_serial`] (GK App. A).
    pub fn t_serial(&self) -> f64 {
        let r = self.r();
        let axes = self.transform().axes(self.size().r());
        let pairs: u32 =
            if self.radix == 4 { axes.iter().map(|axis| axis.len() as u32 / 2).sum() } else { 0 };
        let stages = f64::from(r - 2 * pairs) + 1.7 * f64::from(pairs);
        let work = self.machine.node_time() * self.words() as f64 * stages;
        self.twiddle_time.map_or(work, |time| work + time * self.twiddles_serial())
    }

    /// Returns the number of twiddle factors that a single processor needs: h(n, 1) = n (GK App. A), or
    /// in several dimensions the longest extent, √n for a square. (Half of them are the negatives of the others; GK count them, too.)
    /// For real samples it is n/2, and n/4 more to unpack: those with odd exponents below n/2.
    pub fn twiddles_serial(&self) -> f64 {
        let axes = self.transform().axes(self.size().r());
        let longest = libm::exp2(axes.iter().map(|axis| axis.len()).max().unwrap_or(0) as f64);
        if self.is_real() { 1.5 * longest } else { longest }
    }

    /// Returns the clock of the simulation.
    pub fn clock(&self) -> Clock {
        let unit = if self.machine.bsp().is_some() { Unit::Flop } else { Unit::Chosen };
        Clock::Virtual { unit, rate: self.rate }
    }

    /// Converts a time of this scenario to seconds; `None` if the rate is unknown.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.rate.map(|rate| time / rate)
    }
}
