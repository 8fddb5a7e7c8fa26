//! Writes the trace while a run goes on, and adds up where the time goes.

use crate::machine::{self, entry};
use crate::output::Output;
use crate::plan::{Plan, Step};
use crate::scenario::{Machine, Scenario, Switching};
use crate::topology::{self, Graph};
use crate::trace::{self, Activity, Alone, Bins, MAX_RECORDS, MAX_SHARES, Share, Superstep, Trace};

/// Sums over a run.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    /// Time by activity, over all processors, in the order of [`Activity::ALL`]; idle is left out.
    pub activity: [f64; 6],
    /// Messages sent.
    pub messages: u64,
    /// Words in them.
    pub words: u64,
    /// Channels that they crossed.
    pub hops: u64,
    /// A hash over every time, in the order in which things happened.
    pub hash: u64,
}

/// A message between its sending and its reception.
#[derive(Clone, Copy, Default)]
struct Flight {
    source: u32,
    record: u32,
    begun: f64,
    injected: f64,
    delivered: f64,
    alone: Alone,
}

/// Records a run: step by step, in bins, or only its totals.
pub struct Recorder {
    scenario: Scenario,
    graph: Box<dyn Graph>,
    sends: Vec<Send>,
    keep: bool,
    trace: Trace,
    bins: Option<Binning>,
    totals: Totals,
    flights: Vec<Flight>,
    /// The message of each processor's present exchange: its number may be another message's before the exchange is over.
    present: Vec<Flight>,
    /// When the present holder of a channel got it.
    held_since: Vec<f64>,
}

/// What the recorder needs to know of a step that sends; no words for one that does not.
#[derive(Clone, Copy)]
struct Send {
    to: u32,
    words: u32,
}

impl Recorder {
    /// A recorder for one run of `plan`; `trace` says whether more than the totals is kept.
    pub fn new(plan: &Plan, scenario: &Scenario, trace: bool) -> Self {
        let graph = topology::build(scenario.topology, scenario.p);
        let send = |step: &Step| match plan.sends(step) {
            Some((to, slots)) => Send { to, words: slots.count() },
            None => Send { to: 0, words: 0 },
        };
        let sends: Vec<Send> = plan.steps.iter().map(send).collect();
        let with_hops = scenario.machine == Machine::Network && scenario.switching != Switching::CutThrough;
        let startup = if scenario.machine == Machine::Network { scenario.ts } else { 0.0 };
        let mut columns = Trace { shares_complete: true, startup, ..Trace::default() };
        let (mut keep, mut bins) = (trace, None);
        if trace {
            columns.first.clone_from(&plan.first);
            let mut hop_first = vec![0u32];
            let mut hops = 0u64;
            if with_hops {
                for q in 0..plan.p {
                    for k in plan.first[q as usize]..plan.first[q as usize + 1] {
                        let Send { to, words } = sends[k as usize];
                        hops += if words > 0 { u64::from(graph.distance(q, to)) } else { 0 };
                        hop_first.push(hops.min(u64::from(u32::MAX)) as u32);
                    }
                }
            }
            keep = sends.len() as u64 <= MAX_RECORDS && hops <= 2 * MAX_RECORDS;
            if keep {
                columns.start = vec![0.0; sends.len()];
                columns.injected = vec![0.0; sends.len()];
                columns.delivered = vec![0.0; sends.len()];
                columns.source = vec![u32::MAX; sends.len()];
                if with_hops {
                    columns.hop_start = vec![0.0; hops as usize];
                    columns.hop_end = vec![0.0; hops as usize];
                    columns.hop_first = hop_first;
                }
            } else {
                columns.shares_complete = false;
                bins = Some(Binning::new(plan.p, graph.channels(), scenario));
            }
        }
        columns.finish = vec![0.0; plan.p as usize];
        Recorder {
            scenario: scenario.clone(),
            sends,
            keep,
            trace: columns,
            bins,
            totals: Totals::default(),
            flights: Vec::new(),
            present: vec![Flight::default(); plan.p as usize],
            held_since: vec![0.0; graph.channels() as usize],
            graph,
        }
    }

    /// A processor begins a step.
    pub fn begin(&mut self, record: u32, now: f64) {
        if self.keep {
            self.trace.start[record as usize] = now;
        }
    }

    /// A step that is no message takes from `now` to `end`.
    pub fn computed(&mut self, q: u32, record: u32, now: f64, end: f64) {
        self.mix(end);
        if self.keep {
            self.trace.delivered[record as usize] = end;
        }
        self.spend(q, Activity::Compute, now, end);
    }

    /// Processor `q` is busy with sending or taking a message (o of LogP).
    pub fn busy(&mut self, q: u32, now: f64, end: f64) {
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

    /// Processor `q` sends message `id` in its step `record`.
    pub fn sent(&mut self, id: u32, q: u32, record: u32) {
        let Send { to, words } = self.sends[record as usize];
        let hops = self.graph.distance(q, to);
        let alone = machine::alone(&self.scenario, u64::from(words), hops);
        let flight = Flight { source: q, record, alone, ..Flight::default() };
        *entry(&mut self.flights, id) = flight;
        self.present[q as usize] = flight;
        self.totals.messages += 1;
        self.totals.words += u64::from(words);
        self.totals.hops += u64::from(hops);
    }

    /// The start-up of message `id` begins.
    pub fn begun(&mut self, id: u32, now: f64) {
        self.flights[id as usize].begun = now;
    }

    /// The start-up of message `id` is over.
    pub fn injected(&mut self, id: u32, now: f64) {
        let flight = &mut self.flights[id as usize];
        flight.injected = now;
        if self.keep {
            self.trace.injected[flight.record as usize] = now;
        }
    }

    /// Message `id` has arrived.
    pub fn delivered(&mut self, id: u32, now: f64) {
        self.mix(now);
        let flight = &mut self.flights[id as usize];
        flight.delivered = now;
        let present = &mut self.present[flight.source as usize];
        if present.record == flight.record {
            *present = *flight;
        }
        if self.keep {
            self.trace.delivered[flight.record as usize] = now;
        }
    }

    /// Step `record` has taken the message that step `source` sent.
    pub fn received(&mut self, record: u32, source: u32) {
        if self.keep {
            self.trace.source[record as usize] = source;
        }
    }

    /// The exchange of `q` is over: it waited for its own message.
    pub fn exchanged(&mut self, q: u32, now: f64) {
        self.mix(now);
        let flight = self.present[q as usize];
        parts(&flight, |activity, from, to| self.spend(q, activity, from, to));
    }

    /// Processor `q` has waited since `since` for message `id`: what the message was doing then is what it waited for.
    pub fn awaited(&mut self, q: u32, id: u32, since: f64, now: f64) {
        self.mix(now);
        let flight = self.flights[id as usize];
        parts(&flight, |activity, from, to| self.spend(q, activity, from.max(since), to.min(now)));
    }

    /// A superstep of BSP is over; `own` are the real numbers that each processor sent or received, the more of the two.
    pub fn superstep(&mut self, superstep: Superstep, own: &[u64]) {
        self.mix(superstep.end);
        for (q, own) in own.iter().enumerate() {
            let (sync, moved) = superstep.parts(*own, &self.scenario);
            self.spend(q as u32, Activity::Hop, superstep.start, sync);
            self.spend(q as u32, Activity::Transfer, sync, moved);
        }
        if self.keep {
            self.trace.supersteps.push(superstep);
            self.trace.superstep_numbers.extend(own);
        }
    }

    /// Message `id` is granted `channel`, the `k`-th of its route.
    pub fn hop_start(&mut self, id: u32, k: u32, channel: u32, now: f64) {
        self.mix(now);
        self.held_since[channel as usize] = now;
        if self.keep {
            let at = self.hop(id, k);
            self.trace.hop_start[at] = now;
        }
    }

    /// Message `id` gives `channel` up.
    pub fn hop_end(&mut self, id: u32, k: u32, channel: u32, now: f64) {
        if self.keep {
            let at = self.hop(id, k);
            self.trace.hop_end[at] = now;
        }
        if let Some(bins) = &mut self.bins {
            bins.load(channel, self.held_since[channel as usize], now);
        }
    }

    fn hop(&self, id: u32, k: u32) -> usize {
        (self.trace.hop_first[self.flights[id as usize].record as usize] + k) as usize
    }

    /// The words of a message have flowed over `route`.
    pub fn flow(&mut self, route: &[u32], from: f64, to: f64) {
        if let Some(bins) = &mut self.bins {
            route.iter().for_each(|&channel| bins.load(channel, from, to));
        }
    }

    /// The flow of message `id` has another share from now on.
    pub fn share(&mut self, id: u32, now: f64, share: f64) {
        self.mix(share);
        if self.keep {
            if self.trace.shares.len() < MAX_SHARES {
                let record = self.flights[id as usize].record;
                self.trace.shares.push(Share { record, time: now, share });
            } else {
                self.trace.shares_complete = false;
            }
        }
    }

    /// Processor `q` has done its last step.
    pub fn finish(&mut self, q: u32, now: f64) {
        self.trace.finish[q as usize] = now;
        self.trace.t_parallel = self.trace.t_parallel.max(now);
    }

    /// The trace and the totals of a complete run.
    pub fn finish_trace(mut self) -> (Trace, Totals) {
        let p = self.trace.finish.len() as u32;
        self.trace.bins = self.bins.map(|bins| bins.finish(p, self.trace.t_parallel));
        (self.trace, self.totals)
    }

    fn mix(&mut self, time: f64) {
        self.totals.hash = mix(self.totals.hash, time.to_bits());
    }
}

/// One round of a multiplicative hash.
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The hash over a run: all its times, when each processor finished, and every bit of the output.
pub fn hash(trace: &Trace, times: u64, output: Option<&Output>) -> u64 {
    let hash = trace.finish.iter().fold(times, |hash, time| mix(hash, time.to_bits()));
    let values = output.iter().flat_map(|output| &output.spectrum);
    values.fold(hash, |hash, y| mix(mix(hash, y.re.to_bits()), y.im.to_bits()))
}

/// The life of a message from its start-up to its delivery, part by part.
fn parts(flight: &Flight, mut each: impl FnMut(Activity, f64, f64)) {
    let Flight { begun, injected, delivered, alone, .. } = *flight;
    for (activity, from, to) in trace::flight(begun, injected, delivered, alone) {
        each(activity, from, to);
    }
}

/// Bins whose width doubles whenever the run outgrows them.
struct Binning {
    count: u32,
    width: f64,
    activity: Vec<f32>,
    load: Vec<f32>,
}

impl Binning {
    fn new(p: u32, channels: u32, scenario: &Scenario) -> Self {
        let rows = 6 * u64::from(p) + u64::from(channels);
        let count = ((1u64 << 20) / rows).clamp(16, 1024).next_power_of_two() as u32;
        let width = scenario.t_serial() / f64::from(p) / f64::from(count);
        let cells = |rows: u64| vec![0.0; rows as usize * count as usize];
        Binning { count, width, activity: cells(6 * u64::from(p)), load: cells(u64::from(channels)) }
    }

    fn activity(&mut self, q: u32, activity: Activity, from: f64, to: f64) {
        self.reach(to);
        let (count, width) = (self.count as usize, self.width);
        let row = q as usize * count;
        spread(from, to, width, count, |bin, time| {
            self.activity[(row + bin) * 6 + activity as usize] += time
        });
    }

    fn load(&mut self, channel: u32, from: f64, to: f64) {
        self.reach(to);
        let (count, width) = (self.count as usize, self.width);
        let row = channel as usize * count;
        spread(from, to, width, count, |bin, time| self.load[row + bin] += time);
    }

    /// Halves the resolution until `time` is covered.
    fn reach(&mut self, time: f64) {
        let count = self.count as usize;
        while time > self.width * count as f64 {
            self.width *= 2.0;
            for row in self.activity.chunks_exact_mut(count * 6) {
                for bin in 0..count / 2 {
                    for a in 0..6 {
                        row[bin * 6 + a] = row[2 * bin * 6 + a] + row[(2 * bin + 1) * 6 + a];
                    }
                }
                row[count / 2 * 6..].fill(0.0);
            }
            for row in self.load.chunks_exact_mut(count) {
                (0..count / 2).for_each(|bin| row[bin] = row[2 * bin] + row[2 * bin + 1]);
                row[count / 2..].fill(0.0);
            }
        }
    }

    /// Cuts the bins at T_p, turns loads into means, and gives the rest of each bin to idle.
    fn finish(self, p: u32, t_parallel: f64) -> Bins {
        let used = (t_parallel / self.width).ceil().clamp(1.0, f64::from(self.count)) as usize;
        let mut activity = Vec::with_capacity(p as usize * used * 6);
        for row in self.activity.chunks_exact(self.count as usize * 6) {
            for bin in 0..used {
                let cells = &row[bin * 6..bin * 6 + 6];
                let length = self.width.min(t_parallel - bin as f64 * self.width) as f32;
                activity.extend_from_slice(&cells[..5]);
                activity.push((length - cells[..5].iter().sum::<f32>()).max(0.0));
            }
        }
        let rows = self.load.chunks_exact(self.count as usize);
        let load = rows.flat_map(|row| row[..used].iter().map(|time| time / self.width as f32)).collect();
        Bins { count: used as u32, width: self.width, activity, load }
    }
}

/// Cuts `from .. to` at the bins.
fn spread(from: f64, to: f64, width: f64, count: usize, mut add: impl FnMut(usize, f32)) {
    if to <= from {
        return;
    }
    let (first, last) = ((from / width) as usize, ((to / width) as usize).min(count - 1));
    for bin in first..=last {
        let start = from.max(bin as f64 * width);
        let end = if bin == last { to } else { to.min((bin + 1) as f64 * width) };
        add(bin, (end - start).max(0.0) as f32);
    }
}
