//! What a scenario is checked against before anything is allocated. The refusals are types; who speaks to readers puts them
//! into words.

use crate::footprint::footprint;
use crate::formulations::{Formulation, transposes};
use crate::machine::{Bsp, LogP, Machine, Network};
use crate::problem::Signal;
use crate::scenario::Scenario;
use crate::schedule::Plan;
use serde::{Deserialize, Serialize};

/// Closed forms go up to n = 2^60.
pub const MAX_N_MODEL: u64 = 1 << 60;
/// The simulator without data goes up to p = 65536, and closed forms as far as that here.
pub const MAX_P: u32 = 65_536;
/// With real data, p ≤ 4096 …
pub const MAX_P_DATA: u32 = 4096;
/// … and n ≤ 2^22.
pub const MAX_N_DATA: u64 = 1 << 22;
/// Elements of one processor that a Plan can name.
pub const MAX_SHARE: u64 = 1 << 24;
/// Memory that a run may take, natively, in bytes.
pub const MEMORY_NATIVE: u64 = 512 << 20;
/// Memory that a run may take in a page, in bytes.
pub const MEMORY_PAGE: u64 = 256 << 20;
pub use crate::footprint::MAX_RECORDS;
/// A time beyond this leaves no room for sums in double precision.
pub const MAX_TIME: f64 = 1e12;
/// Units of time in a second: none is shorter than an attosecond.
pub const MAX_RATE: f64 = 1e18;

/// How to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether real complex numbers move; without them only the times are simulated.
    pub data: bool,
    /// Whether to keep a trace; without it only the report.
    pub trace: bool,
    /// Bytes that the run may take; more is refused before anything is allocated.
    pub memory: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { data: true, trace: true, memory: MEMORY_NATIVE }
    }
}

/// A parameter that has a range of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quantity {
    /// p: a power of two up to [`MAX_P`], any number where [`Scenario::has_any_p`].
    Processors,
    /// n: a power of two from 2 to [`MAX_N_MODEL`].
    Points,
    /// t_c: above 0, up to [`MAX_TIME`].
    Node,
    /// t_s: 0 … [`MAX_TIME`], like all times below.
    Startup,
    /// t_h.
    Hop,
    /// t_w.
    Word,
    /// w.
    Width,
    /// L.
    Latency,
    /// g.
    Gap,
    /// o.
    Overhead,
    /// l.
    Sync,
    /// t_c′.
    Twiddle,
    /// Units in a second, above 0, up to [`MAX_RATE`].
    Rate,
    /// Elements of a cache: a power of two from 2 to [`MAX_SHARE`].
    Blocking,
}

/// Why a scenario is impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// A parameter is outside its range.
    OutOfRange(Quantity),
    /// √n × √n points need an even log n.
    OddPoints,
    /// √p × √p processors need an even log p.
    OddProcessors,
    /// m of the transpose is at most log p + 1.
    DimsForProcessors {
        /// The largest m.
        most: u32,
    },
    /// The index has too few bits for so many dimensions.
    DimsForPoints {
        /// The largest m.
        most: u32,
    },
    /// The formulation cannot use so many processors for these points.
    Processors {
        /// The largest p.
        most: u64,
    },
    /// Between the least and the largest p a part of the processor's number does not fit its group of the index.
    ProcessorsForDims {
        /// The nearest p below that does.
        fewer: u64,
    },
    /// With real data p is at most [`MAX_P_DATA`].
    ProcessorsWithData,
    /// With real data n is at most [`MAX_N_DATA`].
    PointsWithData,
    /// A Plan can name [`MAX_SHARE`] elements of a processor.
    PointsForProcessors {
        /// The largest n.
        most: u64,
    },
    /// The run would take too much memory.
    Memory {
        /// How much it may take, in bytes.
        bytes: u64,
        /// What of it would fit.
        fits: Fits,
    },
    /// A reader's program has at most so many processors.
    ProgramProcessors {
        /// The largest p.
        most: u32,
    },
    /// A reader's program transforms at most so many points.
    ProgramPoints {
        /// The largest n.
        most: u64,
    },
    /// The reader's own samples are asked for, and there are none.
    NoSamples,
    /// The reader's own schedule is asked for, and there is none for so many processors and points.
    NoProgram,
}

/// What fits into the memory that a run may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fits {
    /// The largest n with this p.
    Points(u64),
    /// The largest p with this n.
    Processors(u32),
    /// The largest p with which some smaller n fits.
    ProcessorsWithFewerPoints(u32),
    /// Nothing.
    Nothing,
}

/// All that is wrong with a scenario as a request to a closed form; empty if nothing is. What can be *executed* is narrower:
/// see [`check_run`].
pub fn problems(s: &Scenario) -> Vec<Refusal> {
    let mut found: Vec<Refusal> = out_of_range(s).into_iter().map(Refusal::OutOfRange).collect();
    if found.is_empty() {
        found = problems_together(s);
    }
    found
}

fn out_of_range(s: &Scenario) -> Vec<Quantity> {
    let time = |value: f64| (0.0..=MAX_TIME).contains(&value);
    let node = |tc: f64| tc > 0.0 && time(tc);
    let mut checks = vec![
        (Quantity::Processors, (1..=MAX_P).contains(&s.p) && (s.p.is_power_of_two() || s.has_any_p())),
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
        Machine::LogP(LogP { tc, latency, gap, overhead }) => checks.extend([
            (Quantity::Node, node(tc)),
            (Quantity::Latency, time(latency)),
            (Quantity::Gap, time(gap)),
            (Quantity::Overhead, time(overhead)),
        ]),
        Machine::Bsp(Bsp { gap, sync }) => {
            checks.extend([(Quantity::Gap, time(gap)), (Quantity::Sync, time(sync))]);
        }
    }
    checks.push((Quantity::Twiddle, s.twiddle_time.is_none_or(time)));
    checks.push((Quantity::Rate, s.rate.is_none_or(|rate| rate > 0.0 && rate <= MAX_RATE)));
    if let Formulation::GroupCyclic(parameters) = s.formulation {
        let possible = |b: u32| b.is_power_of_two() && (2..=MAX_SHARE).contains(&u64::from(b));
        checks.push((Quantity::Blocking, parameters.blocking.is_none_or(possible)));
    }
    checks.into_iter().filter(|(_, possible)| !possible).map(|(quantity, _)| quantity).collect()
}

/// What single parameters do not show.
fn problems_together(s: &Scenario) -> Vec<Refusal> {
    let mut found = Vec::new();
    let (d, r) = (s.d(), s.r());
    match s.formulation {
        Formulation::TwoDimensional(_) | Formulation::TwoDimensionalRows { .. } if r % 2 == 1 => {
            found.push(Refusal::OddPoints);
        }
        _ => {}
    }
    if matches!(s.formulation, Formulation::TwoDimensional(_)) && d % 2 == 1 {
        found.push(Refusal::OddProcessors);
    }
    let mut fits = true;
    if let Formulation::Transpose { dims, .. } = s.formulation {
        let most = (d + 1).max(2);
        let exists = |m: &u32| *m == 2 || (m - 1..=r).any(|d| transposes(d, r, *m));
        if dims < 2 || dims > most {
            found.push(Refusal::DimsForProcessors { most });
        } else if !exists(&dims) {
            found.push(Refusal::DimsForPoints { most: (2..dims).rev().find(exists).unwrap_or(2) });
        } else {
            fits = transposes(d, r, dims);
        }
    }
    if !found.is_empty() {
        return found;
    }
    let most = s.formulation.max_p(r);
    if u64::from(s.p) > most {
        found.push(Refusal::Processors { most });
    } else if let Formulation::Transpose { dims, .. } = s.formulation
        && !fits
    {
        let fewer = (0..d).rev().find(|d| transposes(*d, r, dims)).map_or(1, |d| 1u64 << d);
        found.push(Refusal::ProcessorsForDims { fewer });
    }
    found
}

/// All that is wrong with a scenario as a request to the simulator; `data` says whether real complex numbers move.
pub fn check_run(s: &Scenario, data: bool) -> Vec<Refusal> {
    let mut found = problems(s);
    if found.is_empty() && data {
        if s.p > MAX_P_DATA {
            found.push(Refusal::ProcessorsWithData);
        }
        if s.n() > MAX_N_DATA {
            found.push(Refusal::PointsWithData);
        }
    }
    if found.is_empty() && s.n() / u64::from(s.p) > MAX_SHARE {
        found.push(Refusal::PointsForProcessors { most: u64::from(s.p).saturating_mul(MAX_SHARE) });
    }
    found
}

/// All that forbids a run: what [`check_run`] finds, a schedule or samples of the reader's that are not there, memory.
pub fn check_execution(
    s: &Scenario,
    program: Option<&Plan>,
    has_samples: bool,
    options: Options,
) -> Result<(), Vec<Refusal>> {
    let mut found = check_run(s, options.data);
    if found.is_empty()
        && s.formulation == Formulation::Program
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

/// Bytes that a run will take, from above.
pub fn memory(s: &Scenario, options: Options) -> u64 {
    memory_with(s, None, options)
}

/// As [`memory`], with the Plan of [`Formulation::Program`].
pub(crate) fn memory_with(s: &Scenario, program: Option<&Plan>, options: Options) -> u64 {
    footprint(s, program, options.data, options.trace)
}

/// Whether a run may have its data: neither the limits nor the memory that it may take forbid it. Without data only times
/// are simulated, for which there is room far beyond.
pub fn has_room_for_data(s: &Scenario, options: Options) -> bool {
    check_run(s, true).is_empty() && memory(s, Options { data: true, ..options }) <= options.memory
}

/// Refuses a run that would take more memory than it may, and names the largest n, or else p, that fits; if neither alone is
/// enough, the largest p with which some n fits.
pub(crate) fn check_memory(s: &Scenario, program: Option<&Plan>, options: Options) -> Option<Refusal> {
    if memory_with(s, program, options) <= options.memory {
        return None;
    }
    if program.is_some() {
        // What it is for others is not known.
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
