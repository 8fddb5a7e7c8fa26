//! What a request is checked against before anything is allocated (design §4).

use super::{Algorithm, Choice, Invalid, Machine, Order, Scenario, Switching, Topology, Twiddles, nearest};
use crate::run::Options;
use hyperfly_text::core;

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

/// The largest p that the formulation of a scenario can use for its n, a power of two.
pub fn max_p(s: &Scenario) -> u64 {
    let r = s.r();
    match s.algorithm {
        Algorithm::Serial => 1,
        Algorithm::BinaryExchange => 1 << r,
        // Group k of the index has ⌊(k+1) r/m⌋ − ⌊k r/m⌋ bits, and each part of the processor's number must fit into two
        // neighbouring groups; the smallest group decides.
        Algorithm::Transpose => (0..=r).rev().find(|d| transposes(*d, r, s.dims)).map_or(1, |d| 1 << d),
        Algorithm::TwoDimensional => 1 << (2 * (r / 2)),
        Algorithm::GroupCyclic => 1 << (r - 1),
        Algorithm::TwoDimensionalRows | Algorithm::CyclicToBlocked | Algorithm::OutputDriven => 1 << (r / 2),
    }
}

/// Whether 2^d processors can do the m-dimensional transpose of 2^r points.
fn transposes(d: u32, r: u32, m: u32) -> bool {
    let group = |k: u32| (k + 1) * r / m - k * r / m;
    let part = |k: u32| (k + 1) * d / (m - 1) - k * d / (m - 1);
    (0..m - 1).all(|k| part(k) <= group(k) && part(k) <= group(k + 1))
}

/// All that is wrong with a scenario as a request to a closed form.
pub(super) fn problems(s: &Scenario) -> Vec<Invalid> {
    let mut found = Vec::new();
    if !s.p.is_power_of_two() || s.p > MAX_P {
        found.push(Invalid::new("p", s.p, core::allowed_p()));
    }
    if !s.n.is_power_of_two() || !(2..=MAX_N_MODEL).contains(&s.n) {
        found.push(Invalid::new("n", s.n, core::allowed_n()));
    }
    if !(s.tc.is_finite() && s.tc > 0.0 && s.tc <= MAX_TIME) {
        found.push(Invalid::new("tc", s.tc, core::allowed_tc()));
    }
    for (field, time) in [("ts", s.ts), ("th", s.th), ("tw", s.tw)] {
        if !(time.is_finite() && (0.0..=MAX_TIME).contains(&time)) {
            found.push(Invalid::new(field, time, core::allowed_time()));
        }
    }
    if !s.width.is_possible() {
        found.push(Invalid::new("width", s.width, core::allowed_width()));
    }
    for (field, time) in [("L", s.latency), ("g", s.gap), ("o", s.overhead), ("l-sync", s.sync), ("tt", s.tt)]
    {
        if !(time.is_finite() && (0.0..=MAX_TIME).contains(&time)) {
            found.push(Invalid::new(field, time, core::allowed_parameter()));
        }
    }
    if !(s.rate.is_finite() && (0.0..=MAX_RATE).contains(&s.rate)) {
        found.push(Invalid::new("rate", s.rate, core::allowed_rate()));
    }
    if let Some(blocking) =
        s.blocking.filter(|b| !b.is_power_of_two() || !(2..=MAX_SHARE).contains(&(*b).into()))
    {
        found.push(Invalid::new("blocking", blocking, core::allowed_blocking()));
    }
    if found.is_empty() {
        problems_together(s, &mut found);
    }
    found
}

/// What single fields do not show.
fn problems_together(s: &Scenario, found: &mut Vec<Invalid>) {
    let square = matches!(s.algorithm, Algorithm::TwoDimensional | Algorithm::TwoDimensionalRows);
    if square && s.r() % 2 == 1 {
        found.push(Invalid::new("n", s.n, core::allowed_even_points()));
    }
    if s.algorithm == Algorithm::TwoDimensional && s.d() % 2 == 1 {
        found.push(Invalid::new("p", s.p, core::allowed_even_processors()));
    }
    if s.algorithm == Algorithm::Transpose {
        let most = (s.d() + 1).max(2);
        let exists = |m: &u32| *m == 2 || (m - 1..=s.r()).any(|d| transposes(d, s.r(), *m));
        if s.dims > most {
            found.push(Invalid::new("dims", s.dims, core::allowed_dims_for_p(most)));
        } else if !exists(&s.dims) {
            let most = (2..s.dims).rev().find(exists).unwrap_or(2);
            found.push(Invalid::new("dims", s.dims, core::allowed_dims_for_n(most, &s.n.to_string())));
        }
    }
    if s.overlap && !matches!(s.algorithm, Algorithm::BinaryExchange | Algorithm::TwoDimensional) {
        found.push(Invalid::new("overlap", s.overlap, core::allowed_overlap(s.algorithm.id())));
    }
    if s.machine != Machine::Network && s.switching != Switching::CutThrough {
        let name = if s.machine == Machine::LogP { "LogP" } else { "BSP" };
        let allowed = core::allowed_switching(Switching::CutThrough.id(), name);
        found.push(Invalid::new("switching", s.switching.id(), allowed));
    }
    let most = max_p(s);
    // Between the least and the most a part of the processor's number may fail to fit its group of the index.
    let fits = s.algorithm != Algorithm::Transpose || transposes(s.d(), s.r(), s.dims);
    let beyond = u64::from(s.p) > most;
    if found.is_empty() && (beyond || !fits) {
        let (id, n, most) = (s.algorithm.id(), &s.n.to_string(), &most.to_string());
        let why = match s.algorithm {
            Algorithm::Serial => core::allowed_p_serial().to_owned(),
            Algorithm::BinaryExchange | Algorithm::TwoDimensional => core::allowed_p_for_n(n, id),
            Algorithm::GroupCyclic => core::allowed_p_below_n(n, id),
            Algorithm::Transpose if !fits && !beyond => {
                let smaller =
                    (0..s.d()).rev().find(|d| transposes(*d, s.r(), s.dims)).map_or(1, |d| 1u64 << d);
                core::allowed_p_dims_smaller(&smaller.to_string(), id, s.dims, n)
            }
            Algorithm::Transpose if s.dims > 2 => core::allowed_p_dims(most, id, s.dims, n),
            _ => core::allowed_p_root(most, id, n),
        };
        found.push(Invalid::new("p", s.p, why));
    }
}

/// A time beyond this leaves no room for sums in double precision.
const MAX_TIME: f64 = 1e12;
/// Units of time in a second: none is shorter than an attosecond.
const MAX_RATE: f64 = 1e18;

/// Whether the simulator takes this run; `data` says whether real complex numbers move.
pub fn check_run(s: &Scenario, data: bool) -> Result<(), Vec<Invalid>> {
    let check = |s: &Scenario| beyond_a_run(s, data);
    let found = check(s);
    if found.is_empty() { Ok(()) } else { Err(nearest::offer(&s.clone().into(), found, check)) }
}

/// All that is wrong with a scenario as a request to the simulator.
fn beyond_a_run(s: &Scenario, data: bool) -> Vec<Invalid> {
    let mut found = s.problems();
    if found.is_empty() && data {
        if s.p > MAX_P_DATA {
            found.push(Invalid::new("p", s.p, core::allowed_p_data()));
        }
        if s.n > MAX_N_DATA {
            found.push(Invalid::new("n", s.n, core::allowed_n_data()));
        }
    }
    if found.is_empty() && s.n / u64::from(s.p) > MAX_SHARE {
        let most = u64::from(s.p).saturating_mul(MAX_SHARE);
        found.push(Invalid::new("n", s.n, core::allowed_n_for_p(&most.to_string(), &s.p.to_string())));
    }
    found
}

/// Bytes that a run will take, from above: plan, memories, messages, trace, routes.
pub fn memory(s: &Scenario, options: Options) -> u64 {
    let (p, n, d) = (u64::from(s.p), s.n, u64::from(s.d()));
    let exchanges = match s.algorithm {
        Algorithm::Serial => 0,
        Algorithm::BinaryExchange => d,
        Algorithm::TwoDimensional => d,
        Algorithm::Transpose | Algorithm::TwoDimensionalRows | Algorithm::CyclicToBlocked => 2 * p,
        Algorithm::GroupCyclic => (u64::from(s.r()) / (u64::from(s.r()) - d).max(1) + 2) * p.min(n / p),
        // A step for every node and every word.
        Algorithm::OutputDriven => n / p * (u64::from(s.r()) + 4),
    } + if s.order == Order::Ordered { d } else { 0 };
    let mut steps = p * (2 * exchanges + 3);
    if let (Algorithm::GroupCyclic, Some(blocking)) = (s.algorithm, s.blocking) {
        // For each piece of each virtual phase, of which no phase has more than it has stages.
        let (share, most) = (n / p, u64::from(s.r() - s.d()));
        let virtual_phases =
            most.div_ceil(u64::from(blocking.max(2).ilog2())) * u64::from(s.r()).div_ceil(most.max(1));
        steps += p * virtual_phases * (share / u64::from(blocking) + 1);
    }
    let diameter = match s.topology {
        Topology::Hypercube => d,
        Topology::Mesh | Topology::Torus => (1 << (d / 2)) + (1 << d.div_ceil(2)) - 2,
        Topology::Mesh3d => 3 << d.div_ceil(3),
        Topology::Complete => p,
    };
    // A step of the plan and its two times; routes with their places in the channels' lists; queues.
    let each_step = if s.twiddles == Twiddles::Computed { 56 } else { 48 };
    let mut bytes = steps * each_step + p * diameter * 16 + p * 512;
    if s.switching != Switching::CutThrough && options.trace {
        bytes += (p * exchanges * diameter).min(2 * crate::trace::MAX_RECORDS) * 16;
    }
    if options.trace {
        bytes += 32 << 20;
    }
    if options.data {
        // Input, two halves of the memories, messages, twiddles, output, reference and its plan.
        bytes += n * 16 * 8;
    }
    bytes
}

/// Refuses a run that would take more memory than it may, and names the largest n, or else p, that fits; if neither alone is
/// enough, the largest p with which some n fits.
pub(crate) fn check_memory(s: &Scenario, options: Options) -> Result<(), Invalid> {
    let fits =
        |s: &Scenario| beyond_a_run(s, options.data).is_empty() && memory(s, options) <= options.memory;
    if memory(s, options) <= options.memory {
        return Ok(());
    }
    let megabytes = options.memory >> 20;
    let with_p = |d: u32| Scenario { p: 1 << d, ..s.clone() };
    let smaller_n = |s: &Scenario| (1..s.r()).rev().map(|r| Scenario { n: 1 << r, ..s.clone() }).find(fits);
    if let Some(fit) = smaller_n(s) {
        let allowed = core::allowed_n_memory(&fit.n.to_string(), &s.p.to_string(), megabytes);
        return Err(Invalid::new("n", s.n, allowed).near(fit.n));
    }
    if let Some(fit) = (0..s.d()).rev().map(with_p).find(fits) {
        let allowed = core::allowed_p_memory(&fit.p.to_string(), &s.n.to_string(), megabytes);
        return Err(Invalid::new("p", s.p, allowed).near(fit.p));
    }
    let problem = |allowed| Invalid::new("p", s.p, allowed);
    Err(match (0..s.d()).rev().map(with_p).find(|s| smaller_n(s).is_some()) {
        Some(fit) => problem(core::allowed_both_memory(&fit.p.to_string(), megabytes)).near(fit.p),
        None => problem(core::allowed_memory(megabytes)),
    })
}
