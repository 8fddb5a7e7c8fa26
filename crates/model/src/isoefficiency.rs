//! Exact isoefficiency: the n at which a formulation has efficiency E on p processors, and the thresholds of E.
//!
//! T_o is linear in n for every closed form of this crate: T_o = p·(a + b·n/p), with a from t_s and t_h, b from t_w. So
//! W = K·T_o (GK equation 2) divided by n is t_c·log n = K·(a·p/n + b). The left side rises with log n and the right
//! side falls, so there is one solution. Bisection on log n finds it, possibly far beyond any n that fits a machine.
//! (Under wormhole on the mesh b may rise slightly with n, as messages of different stages begin to meet; the result is
//! still a solution.) Computed twiddle factors (GK App. A) add to a and b, and t_c′ to the left side.

use crate::arithmetic::k_of;
use crate::form::Form;
use crate::predict::predict;
use crate::published;
use crate::traffic::{Pattern, Traffic, traffic_at_log2_n};
use crate::twiddles;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::isoefficiency::{WorkAndOverhead, interpolate_log2_n};
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P, problems};
use hyperfly_core::problem::Problem;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::width::Width;
use hyperfly_text::model;
use std::fmt;

/// Reason why no n gives the efficiency.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unreachable {
    /// Not in the open interval (0, 1). E = 1 would require a run without overhead.
    Efficiency(f64),
    /// Not a power of two from 1 to 65536, or not possible for this formulation: `serial` needs 1, a transpose in m
    /// dimensions at least 2^(m−1), `two-dimensional` an even power of two.
    Processors(u32),
    /// The model has no closed form for this formulation on this machine, or none that holds for every n.
    NoClosedForm,
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unreachable::Efficiency(e) => model::unreachable_efficiency(&e.to_string()),
            Unreachable::Processors(p) => model::unreachable_processors(&p.to_string()),
            Unreachable::NoClosedForm => model::no_closed_form().to_owned(),
        })
    }
}

impl std::error::Error for Unreachable {}

/// The constraint that n meets with equality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The overhead: this n has exactly the requested efficiency.
    Overhead,
    /// The concurrency: the formulation needs n ≥ p (binary-exchange) or n ≥ p^(m/(m−1)) (transpose in m dimensions).
    /// The efficiency there is at least the requested one.
    Concurrency,
}

/// The problem size that keeps an efficiency.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsoefficientSize {
    /// Real, ≥ 1.
    pub log2_n: f64,
    /// Smallest n of at least 2 to this power that the formulation can use on p processors; `None` if it is above 2^60.
    pub n: Option<u64>,
    pub limit: Limit,
    /// A lower bound of T_o yields a lower bound of n.
    pub form: Form,
}

impl IsoefficientSize {
    /// Returns log2 W for this n, W = `node_time` · n · log n in time units of the machine.
    pub fn log2_w(&self, node_time: f64) -> f64 {
        libm::log2(node_time * self.log2_n) + self.log2_n
    }
}

/// Computes the n at which the scenario's formulation and machine have this efficiency on `p` processors. The
/// scenario's times must be valid; its own p and n do not matter.
///
/// For an ordered transform with p ≤ n < p², T_o is interpolated between whole values of log n. Where the communication
/// changes its form with n, as for group-cyclic, and on BSP and LogP machines, the closed forms of whole log n are
/// searched upwards, with interpolation below the first that is enough. Radix 4, whose number of pairs jumps with log n,
/// is not supported.
pub fn isoefficient_size(
    scenario: &Scenario,
    p: u32,
    efficiency: f64,
) -> Result<IsoefficientSize, Unreachable> {
    if !(efficiency > 0.0 && efficiency < 1.0) {
        return Err(Unreachable::Efficiency(efficiency));
    }
    if !p.is_power_of_two() || p > MAX_P {
        return Err(Unreachable::Processors(p));
    }
    let (d, k) = (p.trailing_zeros(), k_of(efficiency));
    let least = least_log2_n(scenario.formulation, d).ok_or(Unreachable::Processors(p))?;
    let mut low = f64::from(least);
    let Some(pattern) = solvable_pattern(scenario, p, low) else {
        return first_predicted_size(&scenario.with_p(p), efficiency, least).ok_or(Unreachable::NoClosedForm);
    };
    // T_s / n − K · T_o / n, negative while n is too small.
    let surplus = |log2_n: f64| {
        let (work, overhead, _) = work_and_overhead_per_point(scenario, &pattern, d, log2_n);
        work - k * overhead
    };
    let result = |log2_n: f64, limit: Limit| {
        let (_, form) = overhead_per_point(&pattern, log2_n);
        Ok(IsoefficientSize { log2_n, n: first_possible_n(&scenario.with_p(p), log2_n), limit, form })
    };

    if surplus(low) >= 0.0 {
        return result(low, Limit::Concurrency);
    }
    let mut high = 2.0 * low;
    while surplus(high) < 0.0 {
        (low, high) = (high, 2.0 * high);
    }
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return result(high, Limit::Overhead);
        }
        if surplus(middle) < 0.0 { low = middle } else { high = middle }
    }
}

/// Returns the first size from 2^`least` on whose closed form has the efficiency, with log n interpolated below it; beyond
/// 2^60, continues the last two. `None` with radix 4, or if a possible size up to there has no closed form.
fn first_predicted_size(scenario: &Scenario, efficiency: f64, least: u32) -> Option<IsoefficientSize> {
    if scenario.radix != 2 {
        return None;
    }
    let mut last: Vec<WorkAndOverhead> = Vec::new();
    let mut form = Form::Exact;
    for r in least..=MAX_N_MODEL.ilog2() {
        let sized = scenario.with_n(1 << r);
        if !problems(&sized).is_empty() {
            continue;
        }
        let predicted = predict(&sized)?;
        form = predicted.form;
        let here = WorkAndOverhead { n: 1 << r, t_serial: predicted.t_serial, overhead: predicted.overhead };
        if predicted.efficiency >= efficiency {
            let (log2_n, limit) = match last.last() {
                Some(below) => {
                    (interpolate_log2_n(*below, here, efficiency).min(f64::from(r)), Limit::Overhead)
                }
                None => (f64::from(r), Limit::Concurrency),
            };
            return Some(IsoefficientSize { log2_n, n: Some(1 << r), limit, form });
        }
        last.push(here);
    }
    let [.., low, high] = last[..] else { return None };
    let log2_n = interpolate_log2_n(low, high, efficiency);
    Some(IsoefficientSize { log2_n, n: None, limit: Limit::Overhead, form })
}

/// Returns the smallest n of at least 2^`log2_n` that the scenario's formulation can use, up to 2^60.
fn first_possible_n(scenario: &Scenario, log2_n: f64) -> Option<u64> {
    // Beyond 2^60 the range is empty.
    let mut sizes = (log2_n.ceil() as u32..=MAX_N_MODEL.ilog2()).map(|r| 1 << r);
    sizes.find(|n| problems(&scenario.with_n(*n)).is_empty())
}

/// Returns the efficiency of the scenario's formulation on its machine and p at a real log n; `None` where
/// [`isoefficient_size`] has no closed form or the formulation cannot use p.
pub(crate) fn efficiency_at(scenario: &Scenario, log2_n: f64) -> Option<(f64, Form)> {
    let least = f64::from(least_log2_n(scenario.formulation, scenario.d())?);
    let pattern = solvable_pattern(scenario, scenario.p, least).filter(|_| log2_n >= least)?;
    let (work, overhead, form) = work_and_overhead_per_point(scenario, &pattern, scenario.d(), log2_n);
    Some((work / (work + overhead), form))
}

/// Returns T_s / n and T_o / n on 2^d processors, and the accuracy of T_o.
fn work_and_overhead_per_point(
    scenario: &Scenario,
    pattern: &Pattern,
    d: u32,
    log2_n: f64,
) -> (f64, f64, Form) {
    let (overhead, form) = overhead_per_point(pattern, log2_n);
    // t_c′ of GK App. A; n twiddle factors are part of the serial time.
    let twiddle = scenario.twiddle_time.unwrap_or(0.0);
    let work = pattern.times.tc * log2_n + twiddle;
    (work, overhead + twiddle * twiddles::overhead_per_point(d, log2_n), form)
}

/// Returns the smallest log n for 2^d processors: n ≥ p for binary-exchange, n ≥ p² for transpose in two dimensions,
/// about p^(m/(m−1)) in m; always n ≥ 2. `None` if the formulation cannot use 2^d processors.
pub(crate) fn least_log2_n(formulation: Formulation, d: u32) -> Option<u32> {
    let scenario_with = |r: u32| Scenario {
        formulation: formulation.fitted(1 << d, 1 << r),
        p: 1 << d,
        problem: Problem { n: 1 << r, ..Problem::default() },
        ..Scenario::default()
    };
    (1..=MAX_N_MODEL.ilog2()).find(|&r| problems(&scenario_with(r)).is_empty())
}

/// Returns the scenario's formulation on its network with p processors, if there is a closed form for every n.
fn solvable_pattern(scenario: &Scenario, p: u32, least: f64) -> Option<Pattern> {
    let pattern = Pattern::of(scenario, p)?;
    let solvable = scenario.radix == 2
        && scenario.formulation.has_communication_for_all_n()
        && twiddles::count_computed(&Scenario { p, ..scenario.clone() }).is_some()
        && !traffic_at_log2_n(&pattern, least).is_empty();
    solvable.then_some(pattern)
}

/// Returns t_c, and the limit of t_w / w for large p: 0 where the channel width grows with p.
fn times_for_large_p(scenario: &Scenario) -> Option<(f64, f64)> {
    let network = scenario.machine.network()?;
    let tw = match network.width {
        Width::Power(x) if x > 0.0 => 0.0,
        _ => network.channel_tw(scenario.p),
    };
    Some((network.tc, tw))
}

/// Returns T_o / n = a·p/n + b in time units, and the accuracy of the largest bound, at a real log n ≥ log p.
fn overhead_per_point(pattern: &Pattern, log2_n: f64) -> (f64, Form) {
    let times = &pattern.times;
    let p_over_n = libm::exp2(f64::from(pattern.d) - log2_n);
    let cost = |traffic: &Traffic| {
        let total = traffic.total();
        (total.startups * times.ts + total.hops * times.th) * p_over_n + total.blocks * times.tw
    };
    let all = traffic_at_log2_n(pattern, log2_n);
    all.iter()
        .map(|traffic| (cost(traffic), traffic.form))
        .fold((0.0, Form::Exact), |worst, next| if next.0 >= worst.0 { next } else { worst })
}

/// The constant c in the overhead t_w·n·c·log p of words on large hypercubes; `None` where there is none, and where
/// [`isoefficient_size`] has no closed form.
fn words_per_log_p(scenario: &Scenario) -> Option<f64> {
    let network = scenario.machine.network()?;
    if scenario.radix != 2 || !scenario.formulation.has_communication_for_all_n() {
        return None;
    }
    published::of(&scenario.formulation).words_per_log_p(network)
}

/// Exponent log n / log p that keeps the efficiency on large hypercubes if only words cost, K·c·t_w/t_c: the slopes
/// of GK Table 1, where c = 1. A pure number. `None` on the mesh, where log n grows as √p, and for `serial`.
pub fn exponent(scenario: &Scenario, efficiency: f64) -> Option<f64> {
    let c = words_per_log_p(scenario)?;
    let (tc, tw) = times_for_large_p(scenario)?;
    Some(k_of(efficiency) * c * tw / tc)
}

/// The efficiency up to which n grows no faster than concurrency requires anyway (GK 4.1.1): t_c/(t_c + t_w) for
/// binary-exchange. In (0, 1]; 1 if every efficiency is reachable at that rate, as for transpose under cut-through.
///
/// `None` on the mesh, where no efficiency is, and for `serial`. For an ordered binary-exchange it is t_c/(t_c +
/// 3/2·t_w); GK App. C count twice the words and have t_c/(t_c + 2·t_w).
pub fn threshold(scenario: &Scenario) -> Option<f64> {
    let c = words_per_log_p(scenario)?;
    let (tc, tw) = times_for_large_p(scenario)?;
    let least = published::of(&scenario.formulation).concurrency_exponent();
    Some(least * tc / (least * tc + c * tw))
}
