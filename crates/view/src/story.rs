//! A run, ready to be asked what happened at a moment: who did what, which message was where, in which phase.
//!
//! Made once per run and shared by all scenes (`Rc<Story>`). Everything here is read from the plan, the trace and the
//! routes of the graph; nothing is scripted.

use crate::distribution::Distributions;
use crate::phases::phases;
pub use crate::phases::{Phase, PhaseKind};
use hyperfly_core::Run;
use hyperfly_core::machine;
use hyperfly_core::order;
use hyperfly_core::plan::Step;
use hyperfly_core::plan::holdings::{Holdings, holdings};
use hyperfly_core::scenario::{Machine, Topology};
use hyperfly_core::topology::{self, Graph};
use hyperfly_core::trace::{Activity, Alone, Segment, Share};
use std::cell::OnceCell;
use std::rc::Rc;

/// Elements are followed through runs of at most so many nodes (n · log n).
pub const MOST_NAMES: u64 = 1 << 20;

/// A message: the record of its sender that sends it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Message {
    /// The record.
    pub record: u32,
    /// Sender.
    pub from: u32,
    /// Receiver.
    pub to: u32,
    /// Words in it.
    pub words: u64,
    /// When it entered the network.
    pub injected: f64,
    /// When all of it had arrived.
    pub delivered: f64,
    /// Channels on its route.
    pub hops: u32,
}

/// A run and its graph, with what the scenes ask of them.
pub struct Story {
    run: Rc<Run>,
    graph: Box<dyn Graph>,
    phases: Vec<Phase>,
    /// By record; `u8::MAX` before the first phase.
    phase_of: Vec<u8>,
    /// Rates of record k are `share_of[share_first[k] .. share_first[k + 1]]`, numbers into `trace.shares`.
    share_first: Vec<u32>,
    share_of: Vec<u32>,
    stretches: OnceCell<Stretches>,
    sent: OnceCell<Sent>,
    left: OnceCell<Vec<f64>>,
    holdings: OnceCell<Option<Holdings>>,
    distributions: OnceCell<Option<Rc<Distributions>>>,
}

impl Story {
    /// Reads a run.
    pub fn new(run: Rc<Run>) -> Rc<Story> {
        // Without channels, every processor is next to every other.
        let topology = match run.scenario.machine {
            Machine::Network => run.scenario.topology,
            Machine::LogP | Machine::Bsp => Topology::Complete,
        };
        let graph = topology::build(topology, run.scenario.p);
        let (phases, phase_of) = phases(&run);
        let (share_first, share_of) = shares(&run);
        Rc::new(Story {
            run,
            graph,
            phases,
            phase_of,
            share_first,
            share_of,
            stretches: OnceCell::new(),
            sent: OnceCell::new(),
            left: OnceCell::new(),
            holdings: OnceCell::new(),
            distributions: OnceCell::new(),
        })
    }

    /// The run.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// The run, to share.
    pub fn run_rc(&self) -> &Rc<Run> {
        &self.run
    }

    /// The graph it ran on; a complete one for a LogP or BSP machine, which has none.
    pub fn graph(&self) -> &dyn Graph {
        &*self.graph
    }

    /// Processors.
    pub fn p(&self) -> u32 {
        self.run.plan.p
    }

    /// T_p.
    pub fn t_end(&self) -> f64 {
        self.run.trace.t_parallel
    }

    /// Whether there are records of every step (else only bins of time).
    pub fn is_detailed(&self) -> bool {
        self.run.trace.bins.is_none() && !self.run.trace.start.is_empty()
    }

    /// The phases in order. For a binned trace their times are not known and both are 0.
    pub fn phases(&self) -> &[Phase] {
        &self.phases
    }

    /// The phase that a record belongs to, as an index into [`Story::phases`].
    pub fn phase_of(&self, record: u32) -> Option<usize> {
        self.phase_of.get(record as usize).map(|&k| usize::from(k)).filter(|&k| k < self.phases.len())
    }

    /// The phase at a time: the last one that has begun.
    pub fn phase_at(&self, t: f64) -> Option<usize> {
        self.phases.iter().rposition(|phase| phase.start <= t)
    }

    /// The processor whose step a record is.
    pub fn owner(&self, record: u32) -> u32 {
        (self.run.plan.first.partition_point(|&first| first <= record) - 1) as u32
    }

    /// The unhindered times of the message of a record of processor `q`; nothing for steps that send none.
    pub fn alone(&self, q: u32, record: u32) -> Alone {
        let plan = &self.run.plan;
        let step = &plan.steps[record as usize];
        let Some((to, slots)) = plan.sends(step) else { return Alone::default() };
        machine::alone(&self.run.scenario, u64::from(slots.count()), self.graph.distance(q, to))
    }

    /// The record that processor `q` is executing at `t`; `None` after its last step or if the trace is binned.
    pub fn current(&self, q: u32, t: f64) -> Option<u32> {
        let trace = &self.run.trace;
        if !self.is_detailed() || t >= trace.finish[q as usize] {
            return None;
        }
        let (from, to) = (trace.first[q as usize], trace.first[q as usize + 1]);
        let begun = trace.start[from as usize..to as usize].partition_point(|&start| start <= t) as u32;
        (begun > 0).then(|| from + begun - 1)
    }

    /// What processor `q` is doing at `t`. For a binned trace, what it did most in that bin.
    pub fn doing(&self, q: u32, t: f64) -> Segment {
        let trace = &self.run.trace;
        if let Some(bins) = &trace.bins {
            let b = ((t / bins.width) as u32).min(bins.count.saturating_sub(1));
            let at = (q as usize * bins.count as usize + b as usize) * 6;
            let parts = &bins.activity[at..at + 6];
            let most = (0..6).fold(5, |best, a| if parts[a] > parts[best] { a } else { best });
            let start = f64::from(b) * bins.width;
            return Segment {
                activity: Activity::ALL[most],
                start,
                end: start + bins.width,
                record: u32::MAX,
            };
        }
        let segments = self.stretches();
        let range = segments.first[q as usize] as usize..segments.first[q as usize + 1] as usize;
        let begun = segments.start[range.clone()].partition_point(|&start| start <= t);
        let end = trace.t_parallel;
        let Some(at) = begun.checked_sub(1).map(|k| range.start + k) else {
            return Segment { activity: Activity::Idle, start: 0.0, end, record: u32::MAX };
        };
        segments.get(at, range.end, end)
    }

    /// Every stretch of processor `q` in order; nothing for a binned trace.
    pub fn segments(&self, q: u32, mut each: impl FnMut(Segment)) {
        if self.is_detailed() {
            let segments = self.stretches();
            let range = segments.first[q as usize] as usize..segments.first[q as usize + 1] as usize;
            for at in range.clone() {
                each(segments.get(at, range.end, self.t_end()));
            }
        }
    }

    fn stretches(&self) -> &Stretches {
        self.stretches.get_or_init(|| Stretches::new(self))
    }

    /// Where every element is between redistributions; `None` for very large transforms ([`MOST_NAMES`]).
    pub fn holdings(&self) -> Option<&Holdings> {
        let plan = &self.run.plan;
        let small = plan.n * u64::from(plan.n.trailing_zeros()) <= MOST_NAMES;
        self.holdings.get_or_init(|| if small { holdings(plan) } else { None }).as_ref()
    }

    /// The distributions of the elements, and when each came where; `None` where [`Story::holdings`] is. Made when first asked
    /// for: with very many elements that takes longer than a frame.
    pub fn distributions(&self) -> Option<Rc<Distributions>> {
        self.distributions.get_or_init(|| Distributions::new(self).map(Rc::new)).clone()
    }

    /// The processor that computes R[index] of `stage` stages; before the first, the one that has the input. `None` where
    /// the transform is too large to follow its elements.
    pub fn owner_of(&self, stage: u8, index: u64) -> Option<u32> {
        let plan = &self.run.plan;
        if index >= plan.n {
            return None;
        }
        match stage.checked_sub(1) {
            None => Some(plan.input.place(index).0),
            Some(l) => {
                let made = self.holdings()?.made.get(usize::from(l) * plan.n as usize + index as usize)?;
                Some(made.processor).filter(|&q| q < plan.p)
            }
        }
    }

    /// When a step computed stage `l`: its even share of the time, if the step has several stages.
    pub fn computed(&self, record: u32, l: u8) -> (f64, f64) {
        let trace = &self.run.trace;
        let at = |times: &[f64]| times.get(record as usize).copied().unwrap_or(0.0);
        let (start, end) = (at(&trace.start), at(&trace.delivered));
        match self.run.plan.steps.get(record as usize) {
            Some(&Step::Local { first, last, .. }) if (first..last).contains(&l) => {
                let each = (end - start) / f64::from(last - first);
                let start = start + each * f64::from(l - first);
                (start, start + each)
            }
            _ => (start, end),
        }
    }

    /// Whether messages go over channels of a graph; those of LogP and BSP machines go straight from one processor to
    /// another.
    pub fn has_channels(&self) -> bool {
        self.run.scenario.machine == Machine::Network
    }

    /// The message of a record; `None` if the step is no exchange or the trace is binned.
    pub fn message(&self, record: u32) -> Option<Message> {
        (record < self.run.plan.steps.len() as u32)
            .then(|| self.owner(record))
            .and_then(|q| self.message_of(q, record))
    }

    /// As [`Story::message`], of a known sender.
    pub fn message_of(&self, q: u32, record: u32) -> Option<Message> {
        let (to, slots) = self.run.plan.sends(&self.run.plan.steps[record as usize])?;
        let trace = &self.run.trace;
        if !self.is_detailed() {
            return None;
        }
        Some(Message {
            record,
            from: q,
            to,
            words: u64::from(slots.count()),
            injected: trace.injected[record as usize],
            delivered: trace.delivered[record as usize],
            hops: self.graph.distance(q, to),
        })
    }

    /// Every message that is between its injection and its delivery at `t`, in order of injection.
    pub fn under_way(&self, t: f64, mut each: impl FnMut(Message)) {
        let trace = &self.run.trace;
        let sent = self.sent.get_or_init(|| Sent::new(&self.run));
        let begun = sent.records.partition_point(|&record| trace.injected[record as usize] <= t);
        for (block, records) in sent.records[..begun].chunks(BLOCK).enumerate() {
            if sent.last[block] <= t {
                continue;
            }
            for &record in records.iter().filter(|&&record| trace.delivered[record as usize] > t) {
                if let Some(message) = self.message(record) {
                    each(message);
                }
            }
        }
    }

    /// When the first word of a record's message left its sender: on a LogP machine it may have waited for the gap after it
    /// was handed over.
    pub fn left(&self, record: u32) -> f64 {
        let trace = &self.run.trace;
        let at = |times: &[f64]| times.get(record as usize).copied().unwrap_or(0.0);
        if self.run.scenario.machine != Machine::LogP {
            return at(&trace.injected);
        }
        let left = self.left.get_or_init(|| {
            let (plan, gap) = (&self.run.plan, self.run.scenario.gap);
            let mut left = trace.injected.clone();
            for q in 0..plan.p {
                let mut free = 0.0f64;
                for k in plan.first[q as usize] as usize..plan.first[q as usize + 1] as usize {
                    let words = plan.words(&plan.steps[k]);
                    if words > 0 && k < left.len() {
                        left[k] = left[k].max(free);
                        free = left[k] + gap * words as f64;
                    }
                }
            }
            left
        });
        at(left)
    }

    /// The fraction of the words of a cut-through message that have flowed at `t`.
    pub fn flowed(&self, message: &Message, t: f64) -> f64 {
        let s = &self.run.scenario;
        let begin = message.injected + s.th * f64::from(message.hops);
        if t >= message.delivered {
            return 1.0;
        }
        if t <= begin || message.delivered <= begin {
            return 0.0;
        }
        let trace = &self.run.trace;
        let k = message.record as usize;
        let shares = match self.share_first.get(k..k + 2) {
            Some(range) => &self.share_of[range[0] as usize..range[1] as usize],
            None => &[],
        };
        let all = s.channel_tw() * message.words as f64;
        if shares.is_empty() || all <= 0.0 {
            return (t - begin) / (message.delivered - begin);
        }
        let mut flowed = 0.0;
        for (j, &at) in shares.iter().enumerate() {
            let share = trace.shares[at as usize];
            let until = shares.get(j + 1).map_or(t, |&next| trace.shares[next as usize].time.min(t));
            flowed += share.share * (until - share.time).max(0.0);
        }
        (flowed / all).clamp(0.0, 1.0)
    }

    /// The rates of a cut-through message in order of time; nothing where they were not kept.
    pub fn rates(&self, record: u32, mut each: impl FnMut(Share)) {
        if let Some(range) = self.share_first.get(record as usize..record as usize + 2) {
            for &at in &self.share_of[range[0] as usize..range[1] as usize] {
                each(self.run.trace.shares[at as usize]);
            }
        }
    }

    /// The record that sent the message which `record` received.
    pub fn answer(&self, record: u32) -> Option<u32> {
        self.run.trace.source.get(record as usize).copied().filter(|&source| source != u32::MAX)
    }
}

/// All stretches of all processors, in columns; a stretch ends where the next one of its processor begins.
struct Stretches {
    first: Vec<u32>,
    start: Vec<f64>,
    record: Vec<u32>,
    activity: Vec<Activity>,
}

impl Stretches {
    fn new(story: &Story) -> Stretches {
        let run = &story.run;
        let mut all =
            Stretches { first: vec![0], start: Vec::new(), record: Vec::new(), activity: Vec::new() };
        for q in 0..run.plan.p {
            let alone = |record: u32| story.alone(story.owner(record), record);
            run.trace.segments(&run.plan, q, &run.scenario, alone, |segment| {
                all.start.push(segment.start);
                all.record.push(segment.record);
                all.activity.push(segment.activity);
            });
            all.first.push(all.start.len() as u32);
        }
        all
    }

    fn get(&self, at: usize, last: usize, end: f64) -> Segment {
        Segment {
            activity: self.activity[at],
            start: self.start[at],
            end: if at + 1 < last { self.start[at + 1] } else { end },
            record: self.record[at],
        }
    }
}

/// So many messages have their last delivery noted together.
const BLOCK: usize = 32;

/// The records that send, in order of injection.
struct Sent {
    records: Vec<u32>,
    /// The last delivery of each block of [`BLOCK`] of them.
    last: Vec<f64>,
}

impl Sent {
    fn new(run: &Run) -> Sent {
        let trace = &run.trace;
        if trace.injected.is_empty() {
            return Sent { records: Vec::new(), last: Vec::new() };
        }
        let sends = |k: &u32| run.plan.sends(&run.plan.steps[*k as usize]).is_some();
        let sends: Vec<u32> = (0..run.plan.steps.len() as u32).filter(sends).collect();
        let order = order::by_time(sends.len(), &|k| trace.injected[sends[k] as usize]);
        let records: Vec<u32> = order.into_iter().map(|k| sends[k as usize]).collect();
        let delivered =
            |block: &[u32]| block.iter().map(|&k| trace.delivered[k as usize]).fold(0.0, f64::max);
        let last = records.chunks(BLOCK).map(delivered).collect();
        Sent { records, last }
    }
}

fn shares(run: &Run) -> (Vec<u32>, Vec<u32>) {
    let shares = &run.trace.shares;
    if shares.is_empty() || !run.trace.shares_complete {
        return (Vec::new(), Vec::new());
    }
    let mut first = vec![0u32; run.plan.steps.len() + 1];
    for share in shares {
        first[share.record as usize + 1] += 1;
    }
    for k in 1..first.len() {
        first[k] += first[k - 1];
    }
    let mut next = first.clone();
    let mut of = vec![0u32; shares.len()];
    for (at, share) in shares.iter().enumerate() {
        let slot = &mut next[share.record as usize];
        of[*slot as usize] = at as u32;
        *slot += 1;
    }
    (first, of)
}
