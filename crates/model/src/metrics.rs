//! Further scalability metrics (GK App. B), of a run or of a closed form.
//!
//! GK neglect t_s and t_h there; these functions include them. All results are pure numbers except sizes.

use crate::curves::{efficiency_against_p, processors};
use crate::form::Form;
use crate::isoefficiency::{Unreachable, efficiency_at, isoefficient_size};
use hyperfly_core::limits::MAX_P;
use hyperfly_core::scenario::Scenario;

/// Karp and Flatt's experimentally determined serial fraction f = (1/S − 1/p) / (1 − 1/p): the fraction of the work
/// that would have to be serial for Amdahl's law to give the speedup S on p processors. In [0, 1] for 1 ≤ S ≤ p; `None`
/// for p = 1, where f is undetermined.
pub fn serial_fraction(speedup: f64, p: u32) -> Option<f64> {
    let each = 1.0 / f64::from(p);
    (p > 1).then(|| (1.0 / speedup - each) / (1.0 - each))
}

/// Zorbas's overhead Φ = T_p / (W_s + W_p/p) ≥ 1. All work of the FFT is parallel (W = W_p) and W is in units of time
/// (C = 1), so Φ = p · T_p / W. An algorithm is scalable if it can be scaled with constant Φ.
pub fn overhead_function(t_serial: f64, t_parallel: f64, p: u32) -> f64 {
    f64::from(p) * t_parallel / t_serial
}

/// Speedup for a problem that grows with p.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScaledSpeedup {
    /// log2 of the points of the larger problem.
    pub log2_n: f64,
    pub speedup: f64,
    pub form: Form,
}

/// ScaledSpeedup speedup of Gustafson, Montry and Benner: on p processors with p times the work W of the scenario, so that
/// each processor has the work of a serial run with the scenario's n (GK App. B: problem size linear in p). The larger
/// n is real.
///
/// `None` without a closed form for every n.
pub fn scaled_speedup(scenario: &Scenario) -> Option<ScaledSpeedup> {
    let log2_work = |log2_n: f64| log2_n + libm::log2(log2_n);
    let log2_work_scaled = log2_work(f64::from(scenario.r())) + f64::from(scenario.d());
    let (mut low, mut high) = (f64::from(scenario.r()), f64::from(scenario.r() + scenario.d()));
    if scenario.d() > 0 {
        loop {
            let middle = low + (high - low) / 2.0;
            if middle <= low || middle >= high {
                break;
            }
            if log2_work(middle) < log2_work_scaled { low = middle } else { high = middle }
        }
    }
    scaled_speedup_at(scenario, high)
}

/// Memory-scaled speedup: with p times the points, so that each processor holds as many as a serial run with the
/// scenario's n.
pub fn memory_scaled_speedup(scenario: &Scenario) -> Option<ScaledSpeedup> {
    scaled_speedup_at(scenario, f64::from(scenario.r() + scenario.d()))
}

fn scaled_speedup_at(scenario: &Scenario, log2_n: f64) -> Option<ScaledSpeedup> {
    let (efficiency, form) = efficiency_at(scenario, log2_n)?;
    Some(ScaledSpeedup { log2_n, speedup: f64::from(scenario.p) * efficiency, form })
}

/// Nussbaum and Agarwal's scalability of the machine for the scenario's formulation: its greatest speedup for n points
/// on any number of processors, divided by n, the speedup of an ideal PRAM with n processors. In (0, 1].
///
/// `None` without a closed form, or where n exceeds the largest p of closed forms (65536).
pub fn scalability(scenario: &Scenario) -> Option<(f64, Form)> {
    if scenario.n() > u64::from(MAX_P) {
        return None;
    }
    let all = efficiency_against_p(scenario, &processors(scenario));
    let best = all.iter().max_by(|a, b| a.speedup.total_cmp(&b.speedup))?;
    // A closed form for p = 1 alone says nothing about the machine.
    (all.len() > 1).then_some((best.speedup / scenario.n() as f64, best.form))
}

/// log2 of the factor by which W must grow to keep this efficiency when p doubles: the slope of the isoefficiency
/// function (GK 2.1). 1 is linear growth.
///
/// Fails like [`isoefficient_size`].
pub fn doubling(scenario: &Scenario, efficiency: f64) -> Result<f64, Unreachable> {
    let node_time = scenario.machine.node_time();
    let size = |p: u32| Ok(isoefficient_size(scenario, p, efficiency)?.log2_w(node_time));
    Ok(size(scenario.p * 2)? - size(scenario.p)?)
}
