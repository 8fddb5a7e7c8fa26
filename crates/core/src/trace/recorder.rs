//! Records the trace during a run and sums up the time by activity.

use super::activity::Activity;
use super::binning::Binning;
use super::columns::{RateChange, Superstep, Trace};
use super::segments;
use crate::Complex64;
use crate::machine::{Machine, Switching};
use crate::memory_estimate::{MAX_RATE_CHANGES, MAX_RECORDS};
use crate::networks::{ChannelLog, UnhinderedTimes, entry_or_default, unhindered_times};
use crate::output::Output;
use crate::schedule::{Envelope, Plan};
use crate::ticks::Ticks;
use crate::topology::{RouteCost, SharedGraph};

/// Sums over a run.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    /// Time by activity, over all processors, in the order of [`Activity::ALL`]; idle is omitted.
    pub activity: [f64; 6],
    pub messages: u64,
    pub words: u64,
    /// Channels crossed by all messages.
    pub hops: u64,
    /// Hash over all times, in the order of events.
    pub hash: u64,
}

/// Message between sending and reception.
#[derive(Clone, Copy, Default)]
struct Flight {
    source: u32,
    record: u32,
    begun: f64,
    injected: f64,
    delivered: f64,
    unhindered: UnhinderedTimes,
}

/// Recorder of a run: step by step, in bins, or totals only.
pub struct Recorder {
    machine: Machine,
    /// Unit of all times.
    ticks: Ticks,
    p: u32,
    graph: Option<SharedGraph>,
    keeps_steps: bool,
    /// Virtual channels of each channel.
    virtual_channels: u32,
    trace: Trace,
    bins: Option<Binning>,
    totals: Totals,
    flights: Vec<Flight>,
    /// Message of each processor's current exchange; its id may be reused before the exchange is over.
    current_exchange: Vec<Flight>,
    /// Time at which the current holder acquired each virtual channel.
    held_since: Vec<f64>,
    /// Scratch memory.
    route: Vec<u32>,
}

impl Recorder {
    /// Creates a recorder for one run of `plan` on a machine with its `graph`, if any. `length`: estimate of T_p.
    /// `trace`: whether to keep more than the totals. All times are in ticks.
    pub fn new(
        plan: &Plan,
        machine: &Machine,
        ticks: Ticks,
        length: f64,
        graph: Option<SharedGraph>,
        trace: bool,
    ) -> Self {
        let steps = plan.steps.len();
        let network = machine.network();
        let holds_channels = network.is_some_and(|network| network.switching != Switching::CutThrough);
        let mut columns = Trace { rates_complete: true, ..Trace::default() };
        let channels = graph.as_ref().map_or(0, |graph| graph.channels());
        let (mut keep, mut bins) = (trace, None);
        if trace {
            columns.first.clone_from(&plan.first);
            let mut hop_first = vec![0u32];
            let mut hops = 0u64;
            let few = steps as u64 <= MAX_RECORDS;
            if let Some(graph) = graph.as_ref().filter(|_| holds_channels && few) {
                hop_first.reserve_exact(steps);
                for q in 0..plan.p {
                    for step in plan.rank_steps(q) {
                        hops += plan.sends(step).map_or(0, |(to, _)| u64::from(graph.distance(q, to)));
                        hop_first.push(hops.min(u64::from(u32::MAX)) as u32);
                    }
                }
            }
            keep = few && hops <= 2 * MAX_RECORDS;
            if keep {
                for column in [
                    &mut columns.start,
                    &mut columns.begun,
                    &mut columns.injected,
                    &mut columns.delivered,
                    &mut columns.arrived,
                    &mut columns.unhindered_hop,
                    &mut columns.unhindered_transfer,
                ] {
                    *column = vec![0.0; steps];
                }
                if machine.logp().is_some() {
                    columns.departed = vec![0.0; steps];
                }
                columns.source = vec![u32::MAX; steps];
                if holds_channels {
                    columns.hop_start = vec![0.0; hops as usize];
                    columns.hop_end = vec![0.0; hops as usize];
                    columns.hop_first = hop_first;
                }
            } else {
                columns.rates_complete = false;
                bins = Some(Binning::new(plan.p, channels, length));
            }
        }
        columns.finish = vec![0.0; plan.p as usize];
        let virtual_channels = machine.network().map_or(1, |network| u32::from(network.virtual_channels));
        let held = if bins.is_some() && holds_channels { (channels * virtual_channels) as usize } else { 0 };
        Recorder {
            machine: *machine,
            ticks,
            p: plan.p,
            keeps_steps: keep,
            virtual_channels,
            trace: columns,
            bins,
            totals: Totals::default(),
            flights: Vec::new(),
            current_exchange: vec![Flight::default(); plan.p as usize],
            held_since: vec![0.0; held],
            route: Vec::new(),
            graph,
        }
    }

    /// Records the start of a step.
    pub fn record_step_start(&mut self, record: u32, now: f64) {
        if self.keeps_steps {
            self.trace.start[record as usize] = now;
        }
    }

    /// Records a computing step from `now` to `end`.
    pub fn record_computation(&mut self, q: u32, record: u32, now: f64, end: f64) {
        self.mix(end);
        if self.keeps_steps {
            self.trace.delivered[record as usize] = end;
        }
        self.spend(q, Activity::Compute, now, end);
    }

    /// Records that processor `q` is busy sending or receiving a message (o of LogP).
    pub fn record_busy(&mut self, q: u32, now: f64, end: f64) {
        self.spend(q, Activity::Startup, now, end);
    }

    fn spend(&mut self, q: u32, activity: Activity, from: f64, to: f64) {
        if to > from {
            self.totals.activity[activity as usize] += to - from;
            if let Some(bins) = &mut self.bins {
                bins.activity(q, activity, from, to);
            }
        }
    }

    /// Records the creation of message `id`.
    pub fn record_message(&mut self, id: u32, envelope: &Envelope) {
        let Envelope { from: q, to, record, words, posted } = *envelope;
        let cost = self
            .graph
            .as_ref()
            .map_or(RouteCost::default(), |graph| graph.route_cost(q, to, &mut self.route));
        let unhindered = unhindered_times(&self.machine, self.p, words, &cost, !posted);
        // An exchange may end before its own message is delivered.
        let delivered = f64::INFINITY;
        let flight = Flight { source: q, record, delivered, unhindered, ..Flight::default() };
        if self.keeps_steps {
            self.trace.unhindered_hop[record as usize] = unhindered.hop;
            self.trace.unhindered_transfer[record as usize] = unhindered.transfer;
        }
        *entry_or_default(&mut self.flights, id) = flight;
        self.current_exchange[q as usize] = flight;
        self.totals.messages += 1;
        self.totals.words += words;
        self.totals.hops += u64::from(cost.hops);
    }

    /// Records the beginning of the start-up of message `id`.
    pub fn record_startup_begin(&mut self, id: u32, now: f64) {
        let flight = &mut self.flights[id as usize];
        flight.begun = now;
        if self.keeps_steps {
            self.trace.begun[flight.record as usize] = now;
        }
    }

    /// Records the end of the start-up of message `id`.
    pub fn record_startup_end(&mut self, id: u32, now: f64) {
        let flight = &mut self.flights[id as usize];
        flight.injected = now;
        let current_exchange = &mut self.current_exchange[flight.source as usize];
        if current_exchange.record == flight.record {
            *current_exchange = *flight;
        }
        if self.keeps_steps {
            self.trace.injected[flight.record as usize] = now;
        }
    }

    /// Records the delivery of message `id`.
    pub fn record_delivery(&mut self, id: u32, now: f64) {
        self.mix(now);
        let flight = &mut self.flights[id as usize];
        flight.delivered = now;
        let current_exchange = &mut self.current_exchange[flight.source as usize];
        if current_exchange.record == flight.record {
            *current_exchange = *flight;
        }
        if self.keeps_steps {
            self.trace.delivered[flight.record as usize] = now;
        }
    }

    /// Records that the message sent by step `source` arrived for step `record`, which awaits it.
    pub fn record_reception(&mut self, record: u32, source: u32, now: f64) {
        if self.keeps_steps {
            self.trace.source[record as usize] = source;
            self.trace.arrived[record as usize] = now;
        }
    }

    /// Records the end of an exchange of `q`. The time is split by the activities of its own message, as far as they lie
    /// within the step.
    pub fn record_exchange(&mut self, q: u32, now: f64) {
        self.mix(now);
        let own = self.current_exchange[q as usize];
        let flight = Flight { delivered: own.delivered.min(now), ..own };
        parts(&flight, |activity, from, to| self.spend(q, activity, from, to));
    }

    /// Records that processor `q` waited since `since` for message `id`. The wait is split by the
    /// activities of the message.
    pub fn record_wait(&mut self, q: u32, id: u32, since: f64, now: f64) {
        self.mix(now);
        let flight = self.flights[id as usize];
        parts(&flight, |activity, from, to| self.spend(q, activity, from.max(since), to.min(now)));
    }

    /// Records a BSP superstep. `own` holds the maximum of sent and received real numbers for each
    /// processor.
    pub fn record_superstep(&mut self, superstep: Superstep, own: &[u64]) {
        self.mix(superstep.end);
        for (q, own) in own.iter().enumerate() {
            let (sync, moved) = superstep.parts(*own);
            self.spend(q as u32, Activity::Hop, superstep.start, sync);
            self.spend(q as u32, Activity::Transfer, sync, moved);
        }
        if self.keeps_steps {
            self.trace.supersteps.push(superstep);
            self.trace.superstep_numbers.extend(own);
        }
    }

    fn hop(&self, id: u32, k: u32) -> usize {
        (self.trace.hop_first[self.flights[id as usize].record as usize] + k) as usize
    }

    /// Records the end of the last step of processor `q`.
    pub fn record_finish(&mut self, q: u32, now: f64) {
        self.trace.finish[q as usize] = now;
        self.trace.t_parallel = self.trace.t_parallel.max(now);
    }

    /// Returns the trace and the totals of a complete run.
    pub fn finish(mut self) -> (Trace, Totals) {
        self.trace.bins = self.bins.map(|bins| bins.finish(self.trace.t_parallel));
        (self.trace, self.totals)
    }

    /// Adds a time in ticks to the hash, in time units, since durations without effect change the tick.
    fn mix(&mut self, time: f64) {
        self.totals.hash = mix(self.totals.hash, self.ticks.time(time).to_bits());
    }
}

impl ChannelLog for Recorder {
    fn hop_start(&mut self, id: u32, k: u32, channel: u32, now: f64) {
        self.mix(now);
        if self.bins.is_some() {
            self.held_since[channel as usize] = now;
        }
        if self.keeps_steps {
            let at = self.hop(id, k);
            self.trace.hop_start[at] = now;
        }
    }

    fn hop_end(&mut self, id: u32, k: u32, channel: u32, now: f64) {
        if self.keeps_steps {
            let at = self.hop(id, k);
            self.trace.hop_end[at] = now;
        }
        if let Some(bins) = &mut self.bins {
            bins.load(channel / self.virtual_channels, self.held_since[channel as usize], now);
        }
    }

    fn flow(&mut self, route: &[u32], from: f64, to: f64) {
        if let Some(bins) = &mut self.bins {
            route.iter().for_each(|&channel| bins.load(channel, from, to));
        }
    }

    fn departure(&mut self, id: u32, time: f64) {
        if self.keeps_steps {
            self.trace.departed[self.flights[id as usize].record as usize] = time;
        }
    }

    fn rate_changed(&mut self, id: u32, now: f64, share: f64) {
        self.totals.hash = mix(self.totals.hash, share.to_bits());
        if self.keeps_steps {
            if self.trace.rates.len() < MAX_RATE_CHANGES {
                let record = self.flights[id as usize].record;
                self.trace.rates.push(RateChange { record, time: now, share });
            } else {
                self.trace.rates_complete = false;
            }
        }
    }
}

/// Applies one round of a multiplicative hash.
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Returns the hash over a run: all its times, the end of each processor, and all bits of the output.
pub fn hash(trace: &Trace, times: u64, output: Option<&Output>) -> u64 {
    let hash = trace.finish.iter().fold(times, |hash, time| mix(hash, time.to_bits()));
    hash_values(hash, output.map_or(&[], |output| &output.spectrum))
}

/// Extends a hash by all bits of `values`.
pub fn hash_values(hash: u64, values: &[Complex64]) -> u64 {
    values.iter().fold(hash, |hash, y| mix(mix(hash, y.re.to_bits()), y.im.to_bits()))
}

/// Calls `each` for the segments of a message from start-up to delivery.
fn parts(flight: &Flight, mut each: impl FnMut(Activity, f64, f64)) {
    let Flight { begun, injected, delivered, unhindered, .. } = *flight;
    for (activity, from, to) in segments::flight(begun, injected, delivered, unhindered) {
        each(activity, from, to);
    }
}
