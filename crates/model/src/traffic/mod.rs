//! How often each of t_s, t_h and t_w is paid: the counts from which every other number of this crate follows.
//!
//! A formulation on a network costs a processor t_s·startups + t_h·hops + t_w·(n/p)·shares beside its computation. The
//! counts are pure numbers that depend on the formulation, on d = log p and, for an ordered transform, on r = log n.
//! They are there for binary-exchange and transpose on hypercube, complete graph and mesh.

mod binary_exchange;
mod line;
mod ordering;
mod transpose;

use crate::machine::{Machine, pow2};
use binary_exchange::Pace;
use hyperfly_core::scenario::{Algorithm, Order, Scenario, Switching, Topology};
use std::ops::{Add, Mul, Sub};

/// How much a closed form promises about the machine models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Equal to an execution, up to rounding.
    Exact,
    /// No execution is faster.
    LowerBound,
    /// Near an execution, on either side of it.
    Estimate,
}

impl Form {
    /// What is left of two promises that are used together.
    fn and(self, other: Form) -> Form {
        match (self, other) {
            (Form::Exact, form) | (form, Form::Exact) => form,
            (Form::LowerBound, Form::LowerBound) => Form::LowerBound,
            _ => Form::Estimate,
        }
    }
}

/// A linear form in t_s, t_h and t_w, with pure numbers as coefficients.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Count {
    /// How often t_s.
    pub startups: f64,
    /// How often t_h.
    pub hops: f64,
    /// How often the time of one share, t_w · n/p.
    pub shares: f64,
}

impl Count {
    const fn new(startups: f64, hops: f64, shares: f64) -> Self {
        Count { startups, hops, shares }
    }

    /// The time in units of the machine; `share` is n/p in words.
    pub fn time(&self, machine: &Machine, share: f64) -> f64 {
        self.startups * machine.ts + self.hops * machine.th + self.shares * (machine.tw * share)
    }
}

impl Add for Count {
    type Output = Count;
    fn add(self, o: Count) -> Count {
        Count::new(self.startups + o.startups, self.hops + o.hops, self.shares + o.shares)
    }
}

impl Sub for Count {
    type Output = Count;
    fn sub(self, o: Count) -> Count {
        Count::new(self.startups - o.startups, self.hops - o.hops, self.shares - o.shares)
    }
}

impl Mul<f64> for Count {
    type Output = Count;
    fn mul(self, factor: f64) -> Count {
        Count::new(self.startups * factor, self.hops * factor, self.shares * factor)
    }
}

/// The communication of a run, per processor: the mean over the processors, which adds up to what the slowest one takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Traffic {
    /// What this promises.
    pub form: Form,
    /// What the processor's own messages take alone on the network.
    pub own: Count,
    /// What they take longer because channels are shared. In a lower bound: all that is neither `own` nor computation.
    pub contention: Count,
    /// Waiting for the partner, or for the last processor.
    pub idle: Count,
}

impl Traffic {
    /// No communication at all.
    const NONE: Traffic = Traffic::alone(Count::new(0.0, 0.0, 0.0));

    /// Messages that never share a channel, between processors that never wait.
    const fn alone(own: Count) -> Self {
        let none = Count::new(0.0, 0.0, 0.0);
        Traffic { form: Form::Exact, own, contention: none, idle: none }
    }

    /// T_p without the computation.
    pub fn total(&self) -> Count {
        self.own + self.contention + self.idle
    }

    /// One after the other.
    fn then(self, next: Traffic) -> Traffic {
        Traffic {
            form: self.form.and(next.form),
            own: self.own + next.own,
            contention: self.contention + next.contention,
            idle: self.idle + next.idle,
        }
    }

    /// With `factor` times as many words in every message.
    fn with_words(self, factor: f64) -> Traffic {
        let scale = |count: Count| Count { shares: count.shares * factor, ..count };
        Traffic {
            form: self.form,
            own: scale(self.own),
            contention: scale(self.contention),
            idle: scale(self.idle),
        }
    }

    /// The point between two, `at` in [0, 1]; used between whole values of log n.
    fn towards(self, other: Traffic, at: f64) -> Traffic {
        let mix = |a: Count, b: Count| a + (b - a) * at;
        Traffic {
            form: self.form.and(other.form),
            own: mix(self.own, other.own),
            contention: mix(self.contention, other.contention),
            idle: mix(self.idle, other.idle),
        }
    }
}

/// The part of a scenario that decides which counts hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formulation {
    /// Which formulation.
    pub algorithm: Algorithm,
    /// Which graph of processors.
    pub topology: Topology,
    /// How messages cross it.
    pub switching: Switching,
    /// Order of the output.
    pub order: Order,
    /// Exchanges that overlap computation.
    pub overlap: bool,
    /// Dimensions of the transpose.
    pub dims: u32,
}

impl From<&Scenario> for Formulation {
    fn from(s: &Scenario) -> Self {
        Formulation {
            algorithm: s.algorithm,
            topology: s.topology,
            switching: s.switching,
            order: s.order,
            overlap: s.overlap,
            dims: s.dims,
        }
    }
}

impl Formulation {
    /// The smallest log n for 2^d processors: n ≥ p for binary-exchange, n ≥ p² for transpose in two dimensions, about
    /// p^(m/(m−1)) in m; n ≥ 2 always. `None` if it cannot use so many, as `serial` for d > 0, or so few.
    pub fn least_log2_n(&self, d: u32) -> Option<u32> {
        let Formulation { algorithm, dims, .. } = *self;
        let with = |r: u32| Scenario { algorithm, dims, p: 1 << d, n: 1 << r, ..Scenario::default() };
        (1..=60).find(|&r| with(r).problems().is_empty())
    }

    /// The counts on 2^d processors for n = 2^r points, r ≥ [`Formulation::least_log2_n`]. The machine matters for wormhole
    /// on the mesh alone, where it decides whether messages of different stages meet.
    ///
    /// Usually one. For several (the lower bounds of transpose on the mesh) each holds, and so does the one that comes to
    /// the longest time. Empty where there is no closed form, and for `serial` on more than one processor.
    pub fn traffic(&self, machine: &Machine, d: u32, r: u32) -> Vec<Traffic> {
        self.traffic_of_share(machine, pow2(r - d), d, r)
    }

    /// The same with n/p given apart from r, which then says which bits are local.
    fn traffic_of_share(&self, machine: &Machine, share: f64, d: u32, r: u32) -> Vec<Traffic> {
        match self.algorithm {
            _ if d == 0 => vec![Traffic::NONE],
            Algorithm::BinaryExchange if !self.overlap => {
                self.exchanges(machine, share, d, r).into_iter().collect()
            }
            Algorithm::Transpose => transpose::all_to_alls(self, d, r),
            _ => Vec::new(),
        }
    }

    /// The stages of binary-exchange, and the swaps that put their result in order.
    fn exchanges(&self, machine: &Machine, share: f64, d: u32, r: u32) -> Option<Traffic> {
        let stages = binary_exchange::stages(self, Pace::of_stages(machine, share), d, d)?;
        if self.order == Order::Unordered {
            return Some(stages);
        }
        Some(stages.then(ordering::swaps(self, Pace::of_swaps(machine, share), d, r)?))
    }

    /// The same for any real log n, for the solver: between two whole values of r the counts are interpolated (they
    /// depend on r only for an ordered transform with n < p²). log n as for [`Formulation::traffic`].
    pub(crate) fn traffic_at(&self, machine: &Machine, d: u32, log2_n: f64) -> Vec<Traffic> {
        // From r = 2d on the counts are constant.
        let r = log2_n.min(f64::from((2 * d).max(1)));
        let below = libm::floor(r);
        let at = r - below;
        let share = libm::exp2(log2_n - f64::from(d));
        let lower = self.traffic_of_share(machine, share, d, below as u32);
        if at == 0.0 {
            return lower;
        }
        let upper = self.traffic_of_share(machine, share, d, below as u32 + 1);
        lower.into_iter().zip(upper).map(|(a, b)| a.towards(b, at)).collect()
    }
}
