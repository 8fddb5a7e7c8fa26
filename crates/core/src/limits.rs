//! Limits on scenarios, checked before anything is allocated. Refusals are types; the caller phrases them
//! for the reader.

use crate::Complex64;
use crate::machine::{Bsp, LogP, Machine, Network};
use crate::memory_estimate::estimate_bytes;
use crate::problem::{Direction, Signal};
use crate::scenario::Scenario;
use crate::schedule::Plan;

pub use crate::refusal::{Fits, Quantity, RealSamples, Refusal};

/// Largest n of the closed forms.
pub const MAX_N_MODEL: u64 = 1 << 60;
/// Largest p, of the simulator without data and of the closed forms.
pub const MAX_P: u32 = 65_536;
/// Largest p with data.
pub const MAX_P_DATA: u32 = 4096;
/// Largest n with data.
pub const MAX_N_DATA: u64 = 1 << 22;
/// Largest number of words of one processor that a plan can address.
pub const MAX_LOCAL_LEN: u64 = 1 << 24;
/// Largest number of words whose indices the stage that unpacks real samples can address.
const MAX_REAL_WORDS: u64 = 1 << 32;
/// Default memory budget of a native run, in bytes.
pub const MEMORY_NATIVE: u64 = 512 << 20;
/// Default memory budget of a run in a page, in bytes.
pub const MEMORY_PAGE: u64 = 256 << 20;
pub use crate::memory_estimate::MAX_RECORDS;
/// Largest time parameter; larger values leave too little precision for sums.
pub const MAX_TIME: f64 = 1e12;
/// Largest rate, in units of time per second (one unit is at least an attosecond).
pub const MAX_RATE: f64 = 1e18;

/// Options of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether real complex numbers move; otherwise only times are simulated.
    pub data: bool,
    /// Whether to keep a trace in addition to the report.
    pub trace: bool,
    /// Memory budget in bytes; a larger run is refused before anything is allocated.
    pub memory: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { data: true, trace: true, memory: MEMORY_NATIVE }
    }
}

/// Returns everything that is wrong with a scenario as a request to a closed form. The limits of the
/// simulator are narrower: see [`check_run`].
pub fn problems(s: &Scenario) -> Vec<Refusal> {
    let mut found: Vec<Refusal> = out_of_range(s).into_iter().map(Refusal::OutOfRange).collect();
    if found.is_empty() {
        found = combination_problems(s);
    }
    found
}

fn out_of_range(s: &Scenario) -> Vec<Quantity> {
    let time = |value: f64| (0.0..=MAX_TIME).contains(&value);
    let node = |tc: f64| tc > 0.0 && time(tc);
    let mut checks = vec![
        (
            Quantity::Processors,
            (1..=MAX_P).contains(&s.p) && (s.p.is_power_of_two() || s.allows_non_power_of_two_p()),
        ),
        (Quantity::Points, s.n().is_power_of_two() && (2..=MAX_N_MODEL).contains(&s.n())),
    ];
    match s.machine {
        Machine::Network(Network { tc, ts, th, tw, width, .. }) => checks.extend([
            (Quantity::Node, node(tc)),
            (Quantity::Startup, time(ts)),
            (Quantity::Hop, time(th)),
            (Quantity::Word, time(tw)),
            (Quantity::Width, width.is_possible()),
        ]),
        Machine::LogP(LogP { tc, latency, gap, overhead, word_gap, .. }) => checks.extend([
            (Quantity::Node, node(tc)),
            (Quantity::Latency, time(latency)),
            (Quantity::Gap, time(gap)),
            (Quantity::Overhead, time(overhead)),
            (Quantity::WordGap, word_gap.is_none_or(time)),
        ]),
        Machine::Bsp(Bsp { gap, sync }) => {
            checks.extend([(Quantity::Gap, time(gap)), (Quantity::Sync, time(sync))]);
        }
    }
    checks.push((Quantity::Twiddle, s.twiddle_time.is_none_or(time)));
    checks.push((Quantity::Rate, s.rate.is_none_or(|rate| rate > 0.0 && rate <= MAX_RATE)));
    let possible = |b: u32| b.is_power_of_two() && (2..=MAX_LOCAL_LEN).contains(&u64::from(b));
    checks.push((Quantity::Blocking, s.formulation.parameters().blocking.is_none_or(possible)));
    checks.into_iter().filter(|(_, possible)| !possible).map(|(quantity, _)| quantity).collect()
}

/// Checks combinations of parameters.
fn combination_problems(s: &Scenario) -> Vec<Refusal> {
    if s.is_real()
        && let Some(requirement) = missing_for_real(s)
    {
        return vec![Refusal::RealSamples(requirement)];
    }
    let r = s.size().r();
    let mut found = s.formulation.problems(s.d(), r);
    // A single processor has no network.
    if let Machine::Network(network) = s.machine
        && s.p > 1
    {
        found.extend(network.interconnect.problems(s.d()).into_iter().map(Refusal::Topology));
    }
    if !found.is_empty() {
        return found;
    }
    let most = s.formulation.max_p(r);
    if u64::from(s.p) > most { vec![Refusal::Processors { most }] } else { Vec::new() }
}

/// Returns the first requirement of real samples that is not given.
fn missing_for_real(s: &Scenario) -> Option<RealSamples> {
    if s.problem.direction != Direction::Forward {
        Some(RealSamples::Forward)
    } else if !s.formulation.algorithm().allows_real_samples() {
        Some(RealSamples::OneDimension)
    } else {
        (s.n() < 4).then_some(RealSamples::FourPoints)
    }
}

/// Returns everything that is wrong with a scenario as a request to the simulator. `data`: whether real
/// complex numbers move.
pub fn check_run(s: &Scenario, data: bool) -> Vec<Refusal> {
    let mut found = problems(s);
    // Too many processors for n do not hide that n itself is too large.
    let is_processors =
        |it: &Refusal| matches!(it, Refusal::Processors { .. } | Refusal::ProcessorsForDims { .. });
    if data && found.iter().all(is_processors) {
        if s.p > MAX_P_DATA {
            found.push(Refusal::ProcessorsWithData);
        }
        if s.n() > MAX_N_DATA {
            found.push(Refusal::PointsWithData);
        }
    }
    let all = u64::from(s.p).saturating_mul(MAX_LOCAL_LEN);
    let most_words = if s.is_real() { all.min(MAX_REAL_WORDS) } else { all };
    if found.is_empty() && s.words() > most_words {
        let most = most_words.saturating_mul(s.n() / s.words());
        found.push(Refusal::PointsForProcessors { most });
    }
    found
}

/// Checks everything that a run needs: [`check_run`], the reader's schedule or samples, and memory.
pub fn check_execution(
    s: &Scenario,
    program: Option<&Plan>,
    has_samples: bool,
    options: Options,
) -> Result<(), Vec<Refusal>> {
    let mut found = check_run(s, options.data);
    if found.is_empty()
        && s.formulation.is_program()
        && program.is_none_or(|plan| (plan.p, plan.n) != (s.p, s.n()))
    {
        found.push(Refusal::NoProgram);
    }
    if found.is_empty() && options.data && s.problem.signal == Signal::Own && !has_samples {
        found.push(Refusal::NoSamples);
    }
    if found.is_empty() {
        found.extend(check_memory(s, program, options));
    }
    if found.is_empty() { Ok(()) } else { Err(found) }
}

/// Refuses the reader's samples if they should be real and are not.
pub fn check_own_samples(s: &Scenario, samples: &[Complex64]) -> Option<Refusal> {
    let is_complex = || samples.iter().any(|sample| sample.im != 0.0);
    let is_wrong = s.is_real() && s.problem.signal == Signal::Own && is_complex();
    is_wrong.then_some(Refusal::RealSamples(RealSamples::OwnSamples))
}

/// Upper bound, in bytes, on the memory of a run.
pub fn memory(s: &Scenario, options: Options) -> u64 {
    memory_with_program(s, None, options)
}

/// Same as [`memory`], with the plan of [`Formulation::Program`](crate::formulations::Formulation::Program).
pub(crate) fn memory_with_program(s: &Scenario, program: Option<&Plan>, options: Options) -> u64 {
    estimate_bytes(s, program, options.data, options.trace)
}

/// Whether a run fits the limits and its memory budget with data. Without data the limits are far higher.
pub fn fits_with_data(s: &Scenario, options: Options) -> bool {
    check_run(s, true).is_empty() && memory(s, Options { data: true, ..options }) <= options.memory
}

/// Refuses a run that exceeds its memory budget and reports the largest n that fits, or else the largest p,
/// or else the largest p with which some n fits.
pub(crate) fn check_memory(s: &Scenario, program: Option<&Plan>, options: Options) -> Option<Refusal> {
    if memory_with_program(s, program, options) <= options.memory {
        return None;
    }
    if program.is_some() {
        // The memory of other sizes is unknown for a reader's schedule.
        return Some(Refusal::Memory { bytes: options.memory, fits: Fits::Nothing });
    }
    let possible =
        |s: &Scenario| check_run(s, options.data).is_empty() && memory(s, options) <= options.memory;
    let with_p = |d: u32| s.with_p(1 << d);
    let smaller_n = |s: &Scenario| (1..s.r()).rev().map(|r| s.with_n(1 << r)).find(&possible).map(|s| s.n());
    let smaller_p = || (0..s.d()).rev().map(with_p);
    let fits = match (smaller_n(s), smaller_p().find(&possible)) {
        (Some(n), _) => Fits::Points(n),
        (None, Some(with)) => Fits::Processors(with.p),
        (None, None) => match smaller_p().find(|s| smaller_n(s).is_some()) {
            Some(with) => Fits::ProcessorsWithFewerPoints(with.p),
            None => Fits::Nothing,
        },
    };
    Some(Refusal::Memory { bytes: options.memory, fits })
}
