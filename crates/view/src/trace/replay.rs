//! An index over a run that answers what each processor and message does at a given time.
//!
//! Created once per run and shared by all scenes (`Rc<Replay>`). All answers come from the plan, the trace and the routes of the
//! graph.

mod busiest;
mod lines;
mod rates;
mod segments;
mod sent;

use crate::trace::act::Act;
use crate::trace::activities::Activities;
use crate::trace::distribution::Distributions;
use crate::trace::message::Message;
use crate::trace::phases::{Phase, phases};
use crate::trace::selection::Selection;
use hyperfly_core::Run;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::networks::UnhinderedTimes;
use hyperfly_core::schedule::Step;
use hyperfly_core::schedule::holdings::{Holdings, NONE, holdings};
use hyperfly_core::topology::Graph;
use hyperfly_core::trace::{Activity, RateChange, Segment};
use rates::Rates;
use segments::Segments;
use sent::SentMessages;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

pub use busiest::{Busiest, busiest};
pub use lines::{ProgramLines, Stop};
pub use segments::DelayedTransfer;

/// Maximum n · log₂ n up to which single elements are followed.
pub const MAX_NAMES: u64 = 1 << 20;

/// A run with indices over its trace, most of them built on first use.
pub struct Replay {
    run: Rc<Run>,
    phases: Vec<Phase>,
    /// Indexed by record.
    phase_of: Vec<Option<u8>>,
    rates: Rates,
    segments: OnceCell<Segments>,
    sent: OnceCell<SentMessages>,
    busiest: OnceCell<Option<Busiest>>,
    /// Buffer for the most recently requested route.
    route: RefCell<Vec<u32>>,
    holdings: OnceCell<Option<Rc<Holdings>>>,
    pub(super) acts: OnceCell<Vec<Act>>,
    distributions: OnceCell<Option<Rc<Distributions>>>,
    /// The reader's program; unset for a built-in formulation.
    program: OnceCell<ProgramLines>,
}

impl Replay {
    /// Indexes a run.
    pub fn new(run: Rc<Run>) -> Rc<Replay> {
        let (phases, phase_of) = phases(&run);
        let rates = Rates::new(&run);
        Rc::new(Replay {
            run,
            phases,
            phase_of,
            rates,
            segments: OnceCell::new(),
            sent: OnceCell::new(),
            busiest: OnceCell::new(),
            route: RefCell::default(),
            holdings: OnceCell::new(),
            acts: OnceCell::new(),
            distributions: OnceCell::new(),
            program: OnceCell::new(),
        })
    }

    /// Returns the run.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Returns the shared pointer to the run.
    pub fn run_rc(&self) -> &Rc<Run> {
        &self.run
    }

    /// Returns the graph of the network; LogP and BSP machines have none.
    pub fn graph(&self) -> Option<&dyn Graph> {
        self.run.graph.as_deref()
    }

    /// Returns the number of channels between two processors; without channels, 1 if they differ.
    fn distance(&self, from: u32, to: u32) -> u32 {
        self.graph().map_or(u32::from(from != to), |graph| graph.distance(from, to))
    }

    /// Returns the kind of machine.
    pub fn machine(&self) -> MachineKind {
        self.run.scenario.machine.kind()
    }

    /// Returns the number of processors.
    pub fn p(&self) -> u32 {
        self.run.plan.p
    }

    /// Returns T_p.
    pub fn t_end(&self) -> f64 {
        self.run.trace.t_parallel
    }

    /// Returns whether the trace records every step (otherwise it is binned).
    pub fn is_detailed(&self) -> bool {
        self.run.trace.bins.is_none() && self.run.trace.start.len() == self.run.plan.steps.len()
    }

    /// Returns the phases in order. All times are 0 for a binned trace.
    pub fn phases(&self) -> &[Phase] {
        &self.phases
    }

    /// Returns the phase of a record as an index into [`Replay::phases`].
    pub fn phase_of(&self, record: u32) -> Option<usize> {
        self.phase_of.get(record as usize).copied().flatten().map(usize::from)
    }

    /// Returns the last phase that has begun at `t`.
    pub fn phase_at(&self, t: f64) -> Option<usize> {
        self.phases.iter().rposition(|phase| phase.start <= t)
    }

    /// Returns the rank whose step a record is.
    pub fn owner(&self, record: u32) -> u32 {
        (self.run.plan.first.partition_point(|&first| first <= record) - 1) as u32
    }

    /// Returns the times that a record's message takes without contention; 0 for steps that send nothing and for binned traces.
    pub fn unhindered(&self, record: u32) -> UnhinderedTimes {
        let trace = &self.run.trace;
        let at = |times: &[f64]| times.get(record as usize).copied().unwrap_or(0.0);
        UnhinderedTimes { hop: at(&trace.unhindered_hop), transfer: at(&trace.unhindered_transfer) }
    }

    /// Calls `each` with the time that the head of a message takes over each channel of its route, in order; never on a machine
    /// without channels.
    pub fn for_each_crossing(&self, message: &Message, mut each: impl FnMut(f64)) {
        let network = self.run.scenario.machine.network();
        let (Some(graph), Some(network)) = (self.graph(), network) else { return };
        let mut route = self.route.borrow_mut();
        route.clear();
        graph.route(message.from, message.to, &mut route);
        route.iter().for_each(|channel| each(network.th * graph.hop(*channel)));
    }

    /// Returns the time that the words of a message take over a channel of capacity 1; 0 on a machine without channels.
    pub fn channel_time(&self, message: &Message) -> f64 {
        let network = self.run.scenario.machine.network();
        network.map_or(0.0, |network| network.channel_tw(self.p()) * message.words as f64)
    }

    /// Returns how long other messages, or the gap of LogP, delayed a message; 0 on a BSP machine. Differences within rounding
    /// count as 0.
    pub fn delay(&self, message: &Message) -> f64 {
        if self.run.scenario.machine.bsp().is_some() {
            return 0.0;
        }
        let UnhinderedTimes { hop, transfer } = self.unhindered(message.record);
        let late = message.delivered - message.injected - hop - transfer;
        if late > 1e-9 * message.delivered { late } else { 0.0 }
    }

    /// Returns the time at which the last message arrives; 0 without messages, T_p for a binned trace.
    pub fn last_delivery(&self) -> f64 {
        if !self.is_detailed() {
            return self.t_end();
        }
        let (plan, trace) = (&self.run.plan, &self.run.trace);
        let sends = plan.steps.iter().zip(&trace.delivered).filter(|(step, _)| plan.sends(step).is_some());
        sends.map(|(_, delivered)| *delivered).fold(0.0, f64::max)
    }

    /// Returns whether processor `q` has executed its last step by `t`.
    pub fn is_finished(&self, q: u32, t: f64) -> bool {
        self.run.trace.finish.get(q as usize).is_some_and(|finish| t >= *finish)
    }

    /// Returns the record that processor `q` executes at `t`; `None` after its last step or for a binned trace.
    pub fn record_at(&self, q: u32, t: f64) -> Option<u32> {
        let trace = &self.run.trace;
        if !self.is_detailed() || t >= trace.finish[q as usize] {
            return None;
        }
        let (from, to) = (trace.first[q as usize], trace.first[q as usize + 1]);
        let begun = trace.start[from as usize..to as usize].partition_point(|&start| start <= t) as u32;
        (begun > 0).then(|| from + begun - 1)
    }

    /// Returns the segment of processor `q` at `t`; for a binned trace, its dominant activity in that bin.
    pub fn segment_at(&self, q: u32, t: f64) -> Segment {
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
        self.kept_segments().at(q, t)
    }

    /// Calls `each` with every segment of processor `q` in order; never for a binned trace.
    pub fn segments(&self, q: u32, each: impl FnMut(Segment)) {
        if self.is_detailed() {
            self.kept_segments().each(q, each);
        }
    }

    /// Calls `each` with every stretch of processor `q` in order, as pictures show them: a segment, or transfer and contention of
    /// a delayed message together. Machines without channels have segments only, because waiting for the gap of LogP shares no
    /// channel.
    pub fn for_each_stretch(&self, q: u32, mut each: impl FnMut(Result<Segment, DelayedTransfer>)) {
        if self.is_detailed() && self.has_channels() {
            self.kept_segments().each_stretch(q, each);
        } else {
            self.segments(q, |segment| each(Ok(segment)));
        }
    }

    /// Returns the delayed message that processor `q` is sending over channels at `t`, if there is one.
    pub fn delayed_transfer_at(&self, q: u32, t: f64) -> Option<DelayedTransfer> {
        (self.is_detailed() && self.has_channels()).then(|| self.kept_segments().delayed_transfer_at(q, t))?
    }

    /// Returns the activities of processor `q` at `t`; a delayed message counts as both transfer and contention.
    pub fn activities(&self, q: u32, t: f64) -> Activities {
        match self.delayed_transfer_at(q, t) {
            Some(_) => [Activity::Transfer, Activity::Contention].into_iter().collect(),
            None => self.segment_at(q, t).activity.into(),
        }
    }

    fn kept_segments(&self) -> &Segments {
        self.segments.get_or_init(|| Segments::new(&self.run))
    }

    /// Returns the place of every element between redistributions; `None` above [`MAX_NAMES`].
    pub fn holdings(&self) -> Option<&Holdings> {
        let plan = &self.run.plan;
        let small = plan.n * u64::from(plan.n.trailing_zeros()) <= MAX_NAMES;
        self.holdings.get_or_init(|| if small { holdings(plan).map(Rc::new) } else { None }).as_deref()
    }

    /// Returns the distributions of the elements; `None` where [`Replay::holdings`] is. Built on first use: for many elements
    /// that takes longer than a frame.
    pub fn distributions(&self) -> Option<Rc<Distributions>> {
        let sent = |record| self.message(record).map(|message| (self.departure(record), message.delivered));
        let make = || Some(Rc::new(Distributions::new(&self.run, self.holdings()?, sent)));
        self.distributions.get_or_init(make).clone()
    }

    /// Returns the processors that a selection is about: a processor, the owner of an element or a step, sender and receiver of a message.
    pub fn processors_of(&self, selection: Selection) -> [Option<u32>; 2] {
        let processors = match selection {
            Selection::Processor(q) => [Some(q), None],
            Selection::Element { stage, index } => [self.owner_of(stage, index), None],
            Selection::Message(record) => {
                let message = self.message(record);
                [message.as_ref().map(|message| message.from), message.as_ref().map(|message| message.to)]
            }
            Selection::Step(record) if (record as usize) < self.run.plan.steps.len() => {
                [Some(self.owner(record)), None]
            }
            _ => [None; 2],
        };
        processors.map(|q| q.filter(|q| *q < self.p()))
    }

    /// Returns the rank that computes R[index] of `stage` stages, or for stage 0 the one that has the input; `None` if the
    /// transform is too large to follow its elements.
    pub fn owner_of(&self, stage: u8, index: u64) -> Option<u32> {
        let plan = &self.run.plan;
        if index >= plan.n {
            return None;
        }
        match stage.checked_sub(1) {
            None => Some(plan.input.place(index).0),
            Some(l) => {
                let made =
                    self.holdings()?.computations.get(usize::from(l) * plan.n as usize + index as usize)?;
                Some(made.processor).filter(|&q| q < plan.p)
            }
        }
    }

    /// Returns start and end of stage `l` within a step; a step of several stages divides its time evenly. Infinite if no step
    /// computed the stage because the schedule did not complete.
    pub fn computation_interval(&self, record: u32, l: u8) -> (f64, f64) {
        if record == NONE {
            return (f64::INFINITY, f64::INFINITY);
        }
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

    /// Returns whether messages use the channels of a graph. Messages of LogP and BSP machines go directly from sender to
    /// receiver.
    pub fn has_channels(&self) -> bool {
        self.run.graph.is_some()
    }

    /// Returns the message of a record; `None` if the step sends nothing or the trace is binned.
    pub fn message(&self, record: u32) -> Option<Message> {
        (record < self.run.plan.steps.len() as u32)
            .then(|| self.owner(record))
            .and_then(|q| self.message_of(q, record))
    }

    /// Returns the message of a record of the known sender `q`; see [`Replay::message`].
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
            hops: self.distance(q, to),
        })
    }

    /// Calls `each` with every message between its injection and its delivery at `t`, in order of injection.
    pub fn for_each_in_flight(&self, t: f64, mut each: impl FnMut(Message)) {
        let sent = self.sent.get_or_init(|| SentMessages::new(&self.run));
        sent.in_flight(&self.run, t).filter_map(|record| self.message(record)).for_each(&mut each);
    }

    /// Returns the most loaded channel and a time at which it is; `None` if no two messages meet on a channel.
    pub fn busiest_channel(&self) -> Option<Busiest> {
        *self.busiest.get_or_init(|| busiest(&self.run))
    }

    /// Returns when the first word of a record's message left its sender. On a LogP machine it may wait for the gap, or for the
    /// capacity, after its injection.
    pub fn departure(&self, record: u32) -> f64 {
        let trace = &self.run.trace;
        let times = if trace.departed.is_empty() { &trace.injected } else { &trace.departed };
        times.get(record as usize).copied().unwrap_or(0.0)
    }

    /// Returns the fraction of a cut-through message's words that have flowed at `t`.
    pub fn flowed_fraction(&self, message: &Message, t: f64) -> f64 {
        let all = self.channel_time(message);
        let begin = message.injected + self.unhindered(message.record).hop;
        if t >= message.delivered {
            return 1.0;
        }
        if t <= begin || message.delivered <= begin {
            return 0.0;
        }
        let mut shares = self.rates(message.record).peekable();
        if shares.len() == 0 || all <= 0.0 {
            return (t - begin) / (message.delivered - begin);
        }
        let mut flowed = 0.0;
        while let Some(share) = shares.next() {
            let until = shares.peek().map_or(t, |next| next.time.min(t));
            flowed += share.share * (until - share.time).max(0.0);
        }
        (flowed / all).clamp(0.0, 1.0)
    }

    /// Returns the fraction of a worm's words that have streamed at `t`, if they stream at the full rate from `begin` to the first change
    /// of the rate.
    pub fn streamed_fraction(&self, message: &Message, begin: f64, t: f64) -> f64 {
        let (mut since, mut rate, mut streamed) = (begin, 1.0, 0.0);
        for change in self.rates(message.record) {
            let time = change.time.clamp(since, t.max(since));
            streamed += rate * (time - since);
            (since, rate) = (time, change.share);
        }
        streamed += rate * (t - since).max(0.0);
        (streamed / self.channel_time(message)).clamp(0.0, 1.0)
    }

    /// Returns the rates of a cut-through message, or of a worm that shares channels, in order of time; empty if they were not kept.
    pub fn rates(&self, record: u32) -> impl ExactSizeIterator<Item = RateChange> + '_ {
        self.rates.of(&self.run, record)
    }

    /// Returns the record that sent the message received by `record`.
    pub fn message_source(&self, record: u32) -> Option<u32> {
        self.run.trace.source.get(record as usize).copied().filter(|&source| source != u32::MAX)
    }
}
