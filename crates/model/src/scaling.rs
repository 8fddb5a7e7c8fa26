//! Growth of n with p: the rules of strong, weak, scaled and time-constrained scaling with their closed forms, and the
//! laws of Amdahl and Gustafson with the fractions that fit runs.
//!
//! All rules start from the scenario's n on as few processors as its formulation can use, usually one. S is always
//! relative to one processor with the same n. Sun and Ni (1990) distinguish memory-constrained from time-constrained
//! scaling; the scaled speedup follows Gustafson, Montry and Benner (1988; GK App. B).

use crate::form::Form;
use crate::isoefficiency::{efficiency_at, least_log2_n};
use crate::predict::predict;
use hyperfly_core::choice;
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P, problems};
use hyperfly_core::scenario::Scenario;

choice! {
    /// The quantity that stays constant while p grows.
    Rule {
        /// n: strong scaling.
        Strong => "strong",
        /// n/p: weak scaling. It is also memory-constrained, because the memory of a transform is its n points.
        Memory => "memory",
        /// W/p: the scaled speedup of Gustafson, Montry and Benner.
        Work => "work",
        /// T_p: time-constrained scaling, with the most points that take no longer than the start.
        Time => "time",
    }
}

/// One p of a scaling curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub p: u32,
    /// Real where the rule and the closed form allow it.
    pub log2_n: f64,
    pub t_parallel: f64,
    pub speedup: f64,
    pub efficiency: f64,
    pub form: Form,
}

/// Returns the start of all rules: the scenario on the fewest processors that its formulation can use for its n; `None`
/// if it can use none.
pub fn start(scenario: &Scenario) -> Option<Scenario> {
    processors(1).map(|p| scenario.with_p(p)).find(|s| problems(s).is_empty())
}

/// Powers of two from `from` to the largest p of closed forms.
pub fn processors(from: u32) -> impl Iterator<Item = u32> {
    (from.trailing_zeros()..=MAX_P.trailing_zeros()).map(|d| 1 << d)
}

/// Lists the sizes that a rule allows on p ≥ the start's p and that the formulation can use, largest first. There is at
/// most one, except for [`Rule::Time`], where the first size that takes no longer than the start counts. It is at most
/// the size of [`Rule::Work`], because no run takes less than W/p.
pub fn sizes(start: &Scenario, rule: Rule, p: u32) -> Vec<u64> {
    let scenario = start.with_p(p);
    let possible = |n: &u64| problems(&scenario.with_n(*n)).is_empty();
    let grown = f64::from(p / start.p);
    let within_work = || {
        let most = start.t_serial() * grown;
        // The tolerance keeps the start itself within the limit despite rounding.
        let fits = move |n: &u64| start.with_n(*n).t_serial() <= most * (1.0 + 1e-12);
        let all = (1..=MAX_N_MODEL.ilog2()).rev().map(|r| 1 << r);
        all.filter(fits).filter(possible)
    };
    match rule {
        Rule::Strong => Some(start.n()).filter(possible).into_iter().collect(),
        Rule::Memory => {
            let n = start.n().checked_mul(u64::from(p / start.p));
            n.filter(|n| *n <= MAX_N_MODEL).filter(possible).into_iter().collect()
        }
        Rule::Work => within_work().take(1).collect(),
        Rule::Time => within_work().collect(),
    }
}

/// Computes the closed form of a rule for each p from the start's on, without those p that have none. Under
/// [`Rule::Work`] and [`Rule::Time`] n is real where the closed form allows it (networks, radix 2), else the largest
/// power of two that the rule allows.
pub fn line(start: &Scenario, rule: Rule) -> Vec<Point> {
    processors(start.p).filter_map(|p| point_of_rule(start, rule, p)).collect()
}

fn point_of_rule(start: &Scenario, rule: Rule, p: u32) -> Option<Point> {
    let scenario = start.with_p(p);
    let first = || sizes(start, rule, p).first().copied();
    if p == start.p {
        return point_at_n(&scenario, start.n());
    }
    match rule {
        Rule::Strong | Rule::Memory => point_at_n(&scenario, first()?),
        Rule::Work => {
            point_at_log2_n(&scenario, log2_n_of_work(start, p)).or_else(|| point_at_n(&scenario, first()?))
        }
        Rule::Time => {
            let limit = predict(start)?.t_parallel;
            if point_at_log2_n(&scenario, log2_n_of_work(start, p)).is_some() {
                return point_within_time(start, &scenario, limit);
            }
            let all = sizes(start, rule, p).into_iter().map_while(|n| point_at_n(&scenario, n));
            all.into_iter().find(|at| at.t_parallel <= limit * (1.0 + 1e-12))
        }
    }
}

/// The closed form for a power of two.
fn point_at_n(scenario: &Scenario, n: u64) -> Option<Point> {
    let found = predict(&scenario.with_n(n))?;
    Some(Point {
        p: scenario.p,
        log2_n: f64::from(n.ilog2()),
        t_parallel: found.t_parallel,
        speedup: found.speedup,
        efficiency: found.efficiency,
        form: found.form,
    })
}

/// The closed form for a real log n, if there is one.
fn point_at_log2_n(scenario: &Scenario, log2_n: f64) -> Option<Point> {
    let (efficiency, form) = efficiency_at(scenario, log2_n)?;
    let speedup = f64::from(scenario.p) * efficiency;
    Some(Point {
        p: scenario.p,
        log2_n,
        t_parallel: work(scenario, log2_n) / speedup,
        speedup,
        efficiency,
        form,
    })
}

/// W for any real log n with radix 2: t_c·n·log n of GK, and the computed twiddle factors; t_c·n/2·log n and 3n/4 of the
/// factors for real samples.
fn work(s: &Scenario, log2_n: f64) -> f64 {
    let (words, twiddles) = if s.is_real() { (0.5, 0.75) } else { (1.0, 1.0) };
    let butterflies = words * s.machine.node_time() * log2_n;
    libm::exp2(log2_n) * (butterflies + twiddles * s.twiddle_time.unwrap_or(0.0))
}

/// Real log n whose W is p / p₀ times the W of the start on p₀.
fn log2_n_of_work(start: &Scenario, p: u32) -> f64 {
    let r = f64::from(start.r());
    let most = work(start, r) * f64::from(p / start.p);
    bisect_largest(r, r + f64::from(p.ilog2() - start.d()), |log2_n| work(start, log2_n) <= most)
}

/// The point with the real log n at which p processors take as long as the start; `None` if even the fewest points take
/// longer.
fn point_within_time(start: &Scenario, scenario: &Scenario, limit: f64) -> Option<Point> {
    let low = f64::from(least_log2_n(scenario.formulation, scenario.d())?);
    let fits = |log2_n: f64| point_at_log2_n(scenario, log2_n).is_some_and(|at| at.t_parallel <= limit);
    fits(low)
        .then(|| point_at_log2_n(scenario, bisect_largest(low, log2_n_of_work(start, scenario.p), fits)))?
}

/// Bisects to the last bit for the largest number between `low` and `high` for which `fits` holds. `fits` must hold for
/// `low` and be monotonic.
fn bisect_largest(mut low: f64, mut high: f64, fits: impl Fn(f64) -> bool) -> f64 {
    if fits(high) {
        return high;
    }
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return low;
        }
        if fits(middle) { low = middle } else { high = middle }
    }
}

/// Amdahl's law (1967): S = 1 / (f + (1 − f) / p), for a serial fraction f of the work.
pub fn amdahl(f: f64, p: u32) -> f64 {
    1.0 / (f + (1.0 - f) / f64::from(p))
}

/// Gustafson's law (1988): S = p − f′·(p − 1), for a serial fraction f′ of the *time on p processors*.
pub fn gustafson(f: f64, p: u32) -> f64 {
    f64::from(p) - f * (f64::from(p) - 1.0)
}

/// Fits f of Amdahl's law to runs, given as (p, S), by least squares in 1/S: 1/S − 1/p = f·(1 − 1/p). This is the mean
/// of their Karp–Flatt fractions weighted by (1 − 1/p)². `None` without a run on more than one processor.
pub fn fit_amdahl(runs: &[(u32, f64)]) -> Option<f64> {
    let each = |&(p, speedup): &(u32, f64)| {
        let (each, parallel) = (1.0 / f64::from(p), 1.0 - 1.0 / f64::from(p));
        ((1.0 / speedup - each) * parallel, parallel * parallel)
    };
    ratio_of_sums(runs.iter().map(each))
}

/// Fits f′ of Gustafson's law to runs, given as (p, S), by least squares in S: p − S = f′·(p − 1). `None` without a run
/// on more than one processor.
pub fn fit_gustafson(runs: &[(u32, f64)]) -> Option<f64> {
    let each = |&(p, speedup): &(u32, f64)| {
        let (p, more) = (f64::from(p), f64::from(p) - 1.0);
        ((p - speedup) * more, more * more)
    };
    ratio_of_sums(runs.iter().map(each))
}

fn ratio_of_sums(terms: impl Iterator<Item = (f64, f64)>) -> Option<f64> {
    let (above, below) = terms.fold((0.0, 0.0), |sum, term| (sum.0 + term.0, sum.1 + term.1));
    (below > 0.0).then_some(above / below)
}
