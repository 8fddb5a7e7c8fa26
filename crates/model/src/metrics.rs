//! The other metrics of scalability (GK App. B), of a run or of a closed form.
//!
//! GK leave out t_s and t_h there; here they count. All of them are pure numbers, but for sizes.

use crate::curves::{efficiency_against_p, processors};
use crate::form::Form;
use crate::isoefficiency::{Unreachable, efficiency_at, isoefficient};
use crate::times::Times;
use hyperfly_core::limits::MAX_P;
use hyperfly_core::scenario::Scenario;

/// Karp and Flatt's experimentally determined serial fraction f = (1/S − 1/p) / (1 − 1/p): the part of the work that, done by
/// one processor alone, would by Amdahl's law explain the speedup S on p processors. In [0, 1] for 1 ≤ S ≤ p; `None` on one
/// processor, where any part would.
pub fn serial_fraction(speedup: f64, p: u32) -> Option<f64> {
    let each = 1.0 / f64::from(p);
    (p > 1).then(|| (1.0 / speedup - each) / (1.0 - each))
}

/// Zorbas's overhead Φ = T_p / (W_s + W_p/p) with all of the work W = W_p parallel, as the FFT's is, and C = 1, as W is in
/// units of time: p · T_p / W. At least 1. An algorithm that is scaled so that it stays the same is scalable.
pub fn overhead_function(t_serial: f64, t_parallel: f64, p: u32) -> f64 {
    f64::from(p) * t_parallel / t_serial
}

/// A speedup that grows with the problem.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scaled {
    /// log2 of the points of the larger problem.
    pub log2_n: f64,
    /// Its speedup on p processors.
    pub speedup: f64,
    /// What the number promises.
    pub form: Form,
}

/// Scaled speedup after Gustafson, Montry and Benner: on p processors p times the work W of the scenario, so that each has
/// as much to do as one would with the scenario's n (GK App. B: problem size linear in p). The larger n is real.
///
/// `None` without a closed form for every n.
pub fn scaled_speedup(scenario: &Scenario) -> Option<Scaled> {
    let of_work = |log2_n: f64| log2_n + libm::log2(log2_n);
    let wanted = of_work(f64::from(scenario.r())) + f64::from(scenario.d());
    let (mut low, mut high) = (f64::from(scenario.r()), f64::from(scenario.r() + scenario.d()));
    if scenario.d() > 0 {
        loop {
            let middle = low + (high - low) / 2.0;
            if middle <= low || middle >= high {
                break;
            }
            if of_work(middle) < wanted { low = middle } else { high = middle }
        }
    }
    scaled(scenario, high)
}

/// The same with p times the points, so that the memory of each processor is as full as that of one would be with the
/// scenario's n.
pub fn memory_scaled_speedup(scenario: &Scenario) -> Option<Scaled> {
    scaled(scenario, f64::from(scenario.r() + scenario.d()))
}

fn scaled(scenario: &Scenario, log2_n: f64) -> Option<Scaled> {
    let (efficiency, form) = efficiency_at(scenario, log2_n)?;
    Some(Scaled { log2_n, speedup: f64::from(scenario.p) * efficiency, form })
}

/// Nussbaum and Agarwal's scalability of the machine for the scenario's formulation: its greatest speedup for n points on any
/// number of processors, over n, the speedup of an ideal PRAM with n processors. In (0, 1].
///
/// `None` without a closed form, or where n processors are more than closed forms go to (65536).
pub fn scalability(scenario: &Scenario) -> Option<(f64, Form)> {
    if scenario.n() > u64::from(MAX_P) {
        return None;
    }
    let all = efficiency_against_p(scenario, &processors(scenario));
    let best = all.iter().max_by(|a, b| a.speedup.total_cmp(&b.speedup))?;
    // A machine of which only one processor is understood says nothing.
    (all.len() > 1).then_some((best.speedup / scenario.n() as f64, best.form))
}

/// How many times as large W has to become, to keep this efficiency when p doubles: the slope of the isoefficiency function
/// (GK 2.1), as log2; 1 is linear growth.
///
/// Errors: those of [`isoefficient`].
pub fn doubling(scenario: &Scenario, efficiency: f64) -> Result<f64, Unreachable> {
    let network = scenario.machine.network().ok_or(Unreachable::NoClosedForm)?;
    let times = Times::of(network, scenario.p);
    let size = |p: u32| Ok(isoefficient(scenario, p, efficiency)?.log2_w(&times));
    Ok(size(scenario.p * 2)? - size(scenario.p)?)
}
