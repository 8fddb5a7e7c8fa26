//! How much memory a run takes, from above, before anything of it is allocated: plan, memories, messages, trace, channels.
//!
//! What holds items grows by doubling, and while it grows the old place is still there. The parts below count both where it matters;
//! tests/peak_memory.rs measures runs and compares.

use crate::extent::{Extent, extent};
use crate::formulations::Formulation;
use crate::machine::{Machine, Switching};
use crate::output::MAX_STAGES_N;
use crate::scenario::Scenario;
use crate::schedule::Plan;
use crate::topology::Topology;

/// More step records than this, or more hop records than twice as many, and a trace is binned.
pub const MAX_RECORDS: u64 = 1 << 20;
/// Rate changes of cut-through flows that are kept; beyond it [`shares_complete`](crate::trace::Trace::shares_complete) is false.
pub const MAX_SHARES: usize = 1 << 20;

/// How many bins a trace has at first: at most a thousand, and at least sixteen unless these alone were millions of numbers.
pub fn bins(p: u32, channels: u32) -> u32 {
    let least = ((1u64 << 22) / numbers(p, channels)).clamp(2, 16);
    ((1u64 << 20) / numbers(p, channels)).clamp(least, 1024).next_power_of_two() as u32
}

/// How many numbers a bin has: an activity of a processor each, and a channel each.
fn numbers(p: u32, channels: u32) -> u64 {
    6 * u64::from(p) + u64::from(channels)
}

/// Bytes that a run takes, from above; with `data`, with a `trace` or only for its report. `program` is the Plan of
/// [`Formulation::Program`].
pub fn footprint(s: &Scenario, program: Option<&Plan>, data: bool, trace: bool) -> u64 {
    let mut extent = program.map_or_else(|| extent(s.formulation, s.size()), Extent::of);
    if let Machine::Bsp(_) = s.machine {
        extent.at_once = extent.at_once.max(extent.together);
    }
    let (compiling, plan) = of_plan(s, extent);
    let run = plan
        + of_processors(s, extent)
        + of_network(s, extent)
        + if trace { of_trace(s, extent) } else { 0 }
        + if data { of_data(s, extent, program) } else { 0 };
    // Small things, and what an allocator needs for itself.
    (compiling.max(run) / 32 + compiling.max(run)).saturating_add(1 << 16)
}

/// What a table takes whose places are made one by one.
fn grown(items: u64, size: u64) -> u64 {
    items.next_power_of_two().max(4) * size
}

/// The plan while it is compiled, and then.
fn of_plan(s: &Scenario, extent: Extent) -> (u64, u64) {
    let steps = u64::from(s.p) * extent.steps;
    let distinct = extent.distinct.min(steps);
    let (step, set) = (size_of::<crate::schedule::Step>() as u64, size_of::<crate::schedule::Slots>() as u64);
    // Steps with their numbers; the table in which equal ones are found has up to four places for each.
    let growing =
        steps * 4 + grown(distinct, step) + distinct * step + distinct * 24 + grown(extent.sets, 2 * set);
    let powers = if s.twiddle_time.is_some() { steps * 8 } else { 0 };
    (growing, steps * 4 + distinct * step + grown(extent.sets, set) + powers)
}

/// Processors, and the messages that they have sent.
fn of_processors(s: &Scenario, extent: Extent) -> u64 {
    let p = u64::from(s.p);
    let messages = p * extent.at_once;
    // What a processor is doing, and an instant at which it goes on. A message's envelope and the places of its words, its life for
    // the trace, its number in a mailbox and on the agenda.
    p * 420 + grown(messages, 176) + grown(messages, 88) / 2
}

/// Channels, and what is on its way over them.
fn of_network(s: &Scenario, extent: Extent) -> u64 {
    let p = u64::from(s.p);
    let network = match &s.machine {
        Machine::Network(network) => network,
        // Every word of a message may be on its way.
        Machine::LogP(_) => {
            return grown(p * extent.at_once, 96) + s.n() / p.max(1) * 16 * p.min(64) + p * 64;
        }
        Machine::Bsp(_) => return grown(p * extent.at_once, 64) + p * 256,
    };
    let topology = network.topology;
    let channels = topology.channels(s.p);
    // One message of a processor is on its way at a time.
    let hops = p * longest(topology, s);
    match network.switching {
        Switching::CutThrough => channels * 96 + grown(p, 256) + hops * 12,
        // Channel by channel messages come out of step: many instants are on the agenda, each with lists that were longer once.
        Switching::StoreAndForward | Switching::Wormhole => {
            channels * 16 + p * 800 + grown(p, 128) + hops * 8
        }
    }
}

/// No message has a longer route than this.
fn longest(topology: Topology, s: &Scenario) -> u64 {
    let far = topology.reach(s.p);
    match s.formulation {
        // Partners differ in one bit of their numbers, unless bits change their places.
        Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges)
            if exchanges.order == crate::formulations::Order::Unordered =>
        {
            let d = u64::from(s.d());
            match topology {
                Topology::Hypercube | Topology::Complete => 1,
                // Half a side, the longest.
                Topology::Mesh | Topology::Torus => (1 << d.div_ceil(2)) / 2,
                Topology::Mesh3d => (1 << d.div_ceil(3)) / 2,
            }
        }
        _ => far,
    }
}

/// What happened when.
fn of_trace(s: &Scenario, extent: Extent) -> u64 {
    let p = u64::from(s.p);
    let steps = p * extent.steps;
    let Machine::Network(network) = &s.machine else {
        let supersteps =
            if let Machine::Bsp(_) = s.machine { grown(2 * extent.steps, 40 + 8 * p) } else { 0 };
        return kept(s, steps, 0, supersteps);
    };
    let channels = network.topology.channels(s.p);
    let hops = steps * longest(network.topology, s);
    let more = match network.switching {
        // When a message comes or goes, the rates of all may change.
        Switching::CutThrough => grown((2 * steps * p).min(MAX_SHARES as u64), 24) * 3 / 2,
        _ => steps.min(MAX_RECORDS) * 4 + hops.min(2 * MAX_RECORDS) * 16,
    };
    kept(s, steps, channels, more)
}

/// Records of all steps with what else is kept step by step, or bins.
fn kept(s: &Scenario, steps: u64, channels: u64, more: u64) -> u64 {
    let channels = u32::try_from(channels).unwrap_or(u32::MAX);
    let cells = numbers(s.p, channels) * u64::from(bins(s.p, channels));
    let binned = cells * 4 + u64::from(channels) * 8;
    let records = steps.min(MAX_RECORDS) * 60 + more;
    // Steps are counted from above: there may be few enough of them all the same.
    if steps > 2 * MAX_RECORDS { binned } else { records.max(binned) }
}

/// The numbers themselves.
fn of_data(s: &Scenario, extent: Extent, program: Option<&Plan>) -> u64 {
    let (n, r) = (s.n(), u64::from(s.r()));
    let slots = match (program, s.formulation) {
        (Some(plan), _) => u64::from(plan.p) * u64::from(plan.slots),
        // Every column of both phases has slots of its own.
        (None, Formulation::OutputDriven) => n * (r + 2),
        (None, _) => 2 * n,
    };
    // Input, memories, messages, twiddle factors; when these are gone, output, reference, what it is computed with.
    let mut bytes = 16 * (n + slots + 3 * n).max(6 * n);
    if n <= MAX_STAGES_N {
        // The values between the stages, and which of them the slots and the messages hold.
        bytes += n * 16 * (r + 1) + slots * 4 + n * 8;
    }
    bytes + u64::from(s.p) * extent.at_once * 8
}
