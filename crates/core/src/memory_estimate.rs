//! Upper bound on the memory of a run, computed before anything is allocated: plan, memories, messages,
//! trace and channels.
//!
//! Growing collections double their capacity, and the old allocation exists until the copy is complete. The
//! terms below include both where it matters; `tests/peak_memory.rs` compares them with measured runs.

use crate::formulations::PlanBounds;
use crate::machine::{Machine, Switching};
use crate::output::MAX_STAGES_N;
use crate::scenario::Scenario;
use crate::schedule::Plan;
use crate::topology::Interconnect;

/// Runs with more step records than this, or with more than twice as many hop records, are binned.
pub const MAX_RECORDS: u64 = 1 << 20;
/// Maximum number of recorded rate changes of cut-through flows; beyond it
/// [`rates_complete`](crate::trace::Trace::rates_complete) is false.
pub const MAX_RATE_CHANGES: usize = 1 << 20;

/// Initial number of bins of a trace: at most 1024, and at least 16 unless that alone took millions of
/// numbers.
pub fn initial_bins(p: u32, channels: u32) -> u32 {
    let least = ((1u64 << 22) / numbers_per_bin(p, channels)).clamp(2, 16);
    ((1u64 << 20) / numbers_per_bin(p, channels)).clamp(least, 1024).next_power_of_two() as u32
}

/// Numbers stored for each bin: six activities per processor, one load per channel.
fn numbers_per_bin(p: u32, channels: u32) -> u64 {
    6 * u64::from(p) + u64::from(channels)
}

/// Upper bound, in bytes, on the memory of a run with or without data and trace. `program` is the plan of
/// [`Formulation::Program`](crate::formulations::Formulation::Program).
pub fn estimate_bytes(s: &Scenario, program: Option<&Plan>, data: bool, trace: bool) -> u64 {
    let mut bounds = program.map_or_else(|| s.plan_bounds(), PlanBounds::of);
    if let Machine::Bsp(_) = s.machine {
        bounds.max_in_flight = bounds.max_in_flight.max(bounds.max_per_superstep);
    }
    let (mut compiling, mut plan) = plan_bytes(s, bounds);
    if s.is_real() {
        // The lists of slots of messages, and the plan without the stage that unpacks.
        let lists = if s.p > 1 { 12 * s.words() / u64::from(s.p) } else { 0 };
        (compiling, plan) = (2 * compiling + lists, plan + lists);
    }
    let run = plan
        + processor_bytes(s, bounds)
        + network_bytes(s, bounds)
        + if trace { trace_bytes(s, bounds) } else { 0 }
        + if data { data_bytes(s, bounds, program) } else { 0 };
    // Small objects and allocator overhead.
    (compiling.max(run) / 32 + compiling.max(run)).saturating_add(1 << 16)
}

/// Bytes of a `Vec` of `items` elements of `size` bytes, grown by `push`.
fn vec_capacity_bytes(items: u64, size: u64) -> u64 {
    items.next_power_of_two().max(4) * size
}

/// Bytes of the plan while it is compiled, and afterwards.
fn plan_bytes(s: &Scenario, bounds: PlanBounds) -> (u64, u64) {
    let steps = u64::from(s.p) * bounds.steps;
    let distinct = bounds.distinct.min(steps);
    let (step, set) =
        (size_of::<crate::schedule::Step>() as u64, size_of::<crate::schedule::SlotSet>() as u64);
    // Steps and their indices; the hash table of distinct steps has up to four entries for each.
    let growing = steps * 4
        + vec_capacity_bytes(distinct, step)
        + distinct * step
        + distinct * 24
        + vec_capacity_bytes(bounds.sets, 2 * set);
    let powers = if s.twiddle_time.is_some() { steps * 8 } else { 0 };
    (growing, steps * 4 + distinct * step + vec_capacity_bytes(bounds.sets, set) + powers)
}

/// Bytes of the processors and of the messages in flight.
fn processor_bytes(s: &Scenario, bounds: PlanBounds) -> u64 {
    let p = u64::from(s.p);
    let messages = p * bounds.max_in_flight;
    // A processor's state and the instant of its next event; for each message its envelope, slots and trace
    // entry, and its index in a mailbox and on the agenda.
    p * 420 + vec_capacity_bytes(messages, 176) + vec_capacity_bytes(messages, 88) / 2
}

/// Bytes of the channels and of the messages on them.
fn network_bytes(s: &Scenario, bounds: PlanBounds) -> u64 {
    let p = u64::from(s.p);
    let network = match &s.machine {
        Machine::Network(network) => network,
        // Every word of a message can be in flight.
        Machine::LogP(_) => {
            return vec_capacity_bytes(p * bounds.max_in_flight, 96)
                + s.words() / p.max(1) * 16 * p.min(64)
                + p * 64;
        }
        Machine::Bsp(_) => return vec_capacity_bytes(p * bounds.max_in_flight, 64) + p * 256,
    };
    let interconnect = network.interconnect;
    let channels = interconnect.uncached_graph(s.p).max_channels();
    // A processor has one message in the network at a time.
    let hops = p * max_route_len(interconnect, s);
    // Capacities in the graph, and times in the network.
    let own_costs = if interconnect.has_uniform_channels() { 0 } else { channels * 48 };
    let of_switching = match network.switching {
        Switching::CutThrough => channels * 96 + vec_capacity_bytes(p, 256) + hops * 12,
        // Messages progress channel by channel and get out of step: many instants are on the agenda, and
        // each keeps the capacity of its longest lists.
        Switching::StoreAndForward | Switching::Wormhole => {
            // A queue, and with two virtual channels the worm that streams; and the virtual channels of routes.
            let queues =
                if network.virtual_channels > 1 { channels * 48 + hops * 4 + p * 64 } else { channels * 16 };
            queues + p * 800 + vec_capacity_bytes(p, 128) + hops * 8
        }
    };
    own_costs + of_switching
}

/// Upper bound on the number of channels of a route.
fn max_route_len(interconnect: Interconnect, s: &Scenario) -> u64 {
    let graph = interconnect.uncached_graph(s.p);
    if s.formulation.has_bit_partners() && !s.is_real() {
        graph.max_exchange_distance()
    } else {
        graph.max_distance()
    }
}

/// Bytes of the trace.
fn trace_bytes(s: &Scenario, bounds: PlanBounds) -> u64 {
    let p = u64::from(s.p);
    let steps = p * bounds.steps;
    let Machine::Network(network) = &s.machine else {
        let more = match s.machine {
            Machine::Bsp(_) => vec_capacity_bytes(2 * bounds.steps, 40 + 8 * p),
            // Departures.
            _ => steps.min(MAX_RECORDS) * 8,
        };
        return record_bytes(s, steps, 0, more);
    };
    let channels = network.interconnect.uncached_graph(s.p).max_channels();
    let hops = steps * max_route_len(network.interconnect, s);
    let more = match network.switching {
        // Every start or end of a flow can change the rates of all flows.
        Switching::CutThrough => vec_capacity_bytes((2 * steps * p).min(MAX_RATE_CHANGES as u64), 24) * 3 / 2,
        _ => steps.min(MAX_RECORDS) * 4 + hops.min(2 * MAX_RECORDS) * 16,
    };
    record_bytes(s, steps, channels, more)
}

/// Bytes of the step records plus `more` for the data stored with them, or bytes of the bins.
fn record_bytes(s: &Scenario, steps: u64, channels: u64, more: u64) -> u64 {
    let channels = u32::try_from(channels).unwrap_or(u32::MAX);
    let cells = numbers_per_bin(s.p, channels) * u64::from(initial_bins(s.p, channels));
    let binned = cells * 4 + u64::from(channels) * 8;
    let records = steps.min(MAX_RECORDS) * 60 + more;
    // `steps` is an upper bound, so the actual number may still be small enough for records.
    if steps > 2 * MAX_RECORDS { binned } else { records.max(binned) }
}

/// Bytes of the data.
fn data_bytes(s: &Scenario, bounds: PlanBounds, program: Option<&Plan>) -> u64 {
    // Samples and coefficients are n numbers each, and R has half as many if they are real.
    let (n, words, r) = (s.n(), s.words(), u64::from(s.r()));
    let slots = match program {
        Some(plan) => u64::from(plan.p) * u64::from(plan.slots),
        None => s.formulation.slots(s.size()),
    };
    // First input, memories, messages and twiddle factors; after they are freed, output, reference and its
    // scratch space.
    let mut bytes = 16 * (n + slots + 3 * n).max(6 * n);
    if words <= MAX_STAGES_N {
        // Values between the stages, and the element index of each slot and message word.
        bytes += words * 16 * (r + 1) + slots * 4 + words * 8;
    }
    bytes + u64::from(s.p) * bounds.max_in_flight * 8
}
