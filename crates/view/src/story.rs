//! A run, ready to be asked what happened at a moment: who did what, which message was where, in which phase.
//!
//! Made once per run and shared by all scenes (`Rc<Story>`). Everything here is read from the plan, the trace and the
//! routes of the graph; nothing is scripted.

use hyperfly_core::Run;
use hyperfly_core::machine;
use hyperfly_core::plan::Step;
use hyperfly_core::topology::{self, Graph};
use hyperfly_core::trace::{Activity, Alone, Segment};
use std::rc::Rc;

/// What a stretch of a run is for; the same for all processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseKind {
    /// A butterfly stage across processors: exchange and combine.
    Exchange {
        /// The stage.
        stage: u8,
    },
    /// Butterfly stages within each processor.
    Local {
        /// First stage.
        first: u8,
        /// One past the last stage.
        last: u8,
    },
    /// The all-to-all between the two halves of the transpose formulation.
    Transposition,
    /// Into natural order, after the last stage.
    Reordering,
}

impl PhaseKind {
    /// "stage 2", "stages 4–9", "transposition", "reordering".
    pub fn label(self) -> String {
        match self {
            PhaseKind::Exchange { stage } => format!("stage {stage}"),
            PhaseKind::Local { first, last } if last - first == 1 => format!("local stage {first}"),
            PhaseKind::Local { first, last } => format!("local stages {first}–{}", last - 1),
            PhaseKind::Transposition => "transposition".into(),
            PhaseKind::Reordering => "reordering".into(),
        }
    }

    /// The butterfly stages it executes, first and one past the last.
    pub fn stages(self) -> Option<(u8, u8)> {
        match self {
            PhaseKind::Exchange { stage } => Some((stage, stage + 1)),
            PhaseKind::Local { first, last } => Some((first, last)),
            _ => None,
        }
    }
}

/// A phase and when it took place: from the first processor that entered it to the last that left it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phase {
    /// What for.
    pub kind: PhaseKind,
    /// When the first processor began it.
    pub start: f64,
    /// When the last processor was through.
    pub end: f64,
}

/// A message: the exchange record of its sender.
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
    /// When it left the sender's processor (t_s after the step began).
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
}

impl Story {
    /// Reads a run.
    pub fn new(run: Rc<Run>) -> Rc<Story> {
        let graph = topology::build(run.scenario.topology, run.scenario.p);
        let (phases, phase_of) = phases(&run);
        let (share_first, share_of) = shares(&run);
        Rc::new(Story { run, graph, phases, phase_of, share_first, share_of })
    }

    /// The run.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// The run, to share.
    pub fn run_rc(&self) -> &Rc<Run> {
        &self.run
    }

    /// The graph it ran on.
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

    /// The unhindered times of an exchange of processor `q`; nothing for other steps.
    pub fn alone(&self, q: u32, record: u32) -> Alone {
        let plan = &self.run.plan;
        let step = &plan.steps[record as usize];
        let Step::Exchange { partner, .. } = *step else { return Alone::default() };
        machine::alone(&self.run.scenario, plan.words(step), self.graph.distance(q, partner))
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
        let Some(k) = self.current(q, t) else {
            let start = trace.finish.get(q as usize).copied().unwrap_or(0.0);
            return Segment { activity: Activity::Idle, start, end: trace.t_parallel, record: u32::MAX };
        };
        let mut now = Segment {
            activity: Activity::Compute,
            start: trace.start[k as usize],
            end: trace.end(q, k),
            record: k,
        };
        if matches!(self.run.plan.steps[k as usize], Step::Exchange { .. }) {
            trace.exchange_segments(q, k, self.run.scenario.ts, self.alone(q, k), |segment| {
                if segment.start <= t {
                    now = segment;
                }
            });
        }
        now
    }

    /// Every stretch of processor `q` in order; nothing for a binned trace.
    pub fn segments(&self, q: u32, each: impl FnMut(Segment)) {
        if self.is_detailed() {
            let run = &self.run;
            run.trace.segments(&run.plan, q, run.scenario.ts, |k| self.alone(q, k), each);
        }
    }

    /// The message of a record; `None` if the step is no exchange or the trace is binned.
    pub fn message(&self, record: u32) -> Option<Message> {
        (record < self.run.plan.steps.len() as u32)
            .then(|| self.owner(record))
            .and_then(|q| self.message_of(q, record))
    }

    /// As [`Story::message`], of a known sender.
    pub fn message_of(&self, q: u32, record: u32) -> Option<Message> {
        let step = &self.run.plan.steps[record as usize];
        let Step::Exchange { partner, .. } = *step else { return None };
        let trace = &self.run.trace;
        if !self.is_detailed() {
            return None;
        }
        Some(Message {
            record,
            from: q,
            to: partner,
            words: self.run.plan.words(step),
            injected: trace.start[record as usize] + self.run.scenario.ts,
            delivered: trace.delivered[record as usize],
            hops: self.graph.distance(q, partner),
        })
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
        let all = s.tw * message.words as f64;
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

    /// The record in which the partner of `record` sent its message for this step.
    pub fn answer(&self, record: u32) -> Option<u32> {
        let plan = &self.run.plan;
        let Step::Exchange { partner, .. } = plan.steps[record as usize] else { return None };
        let q = self.owner(record);
        let with =
            |step: &Step, other: u32| matches!(*step, Step::Exchange { partner, .. } if partner == other);
        let (from, there) = (plan.first[q as usize], plan.first[partner as usize]);
        let before = &plan.steps[from as usize..record as usize];
        let ordinal = before.iter().filter(|step| with(step, partner)).count();
        let mut meant = plan.program(partner).iter().enumerate().filter(|(_, step)| with(step, q));
        meant.nth(ordinal).map(|(k, _)| there + k as u32)
    }
}

fn phases(run: &Run) -> (Vec<Phase>, Vec<u8>) {
    let plan = &run.plan;
    let stages = run.scenario.r() as u8;
    let timed = run.trace.bins.is_none() && !run.trace.start.is_empty();
    let mut phases: Vec<Phase> = Vec::new();
    let mut phase_of = vec![u8::MAX; plan.steps.len()];
    for q in 0..plan.p {
        let program = plan.program(q);
        let first = plan.first[q as usize];
        let mut last_stage_done = false;
        let mut at = None;
        for (k, step) in program.iter().enumerate() {
            let kind = match *step {
                Step::Local { first, last, .. } => {
                    last_stage_done |= last == stages;
                    Some(PhaseKind::Local { first, last })
                }
                Step::Combine { stage, .. } => {
                    last_stage_done |= stage + 1 == stages;
                    Some(PhaseKind::Exchange { stage })
                }
                Step::Exchange { .. } => Some(match program.get(k + 1) {
                    Some(&Step::Combine { stage, .. }) => PhaseKind::Exchange { stage },
                    _ if last_stage_done => PhaseKind::Reordering,
                    _ => PhaseKind::Transposition,
                }),
                _ => None,
            };
            let record = first + k as u32;
            if let Some(kind) = kind {
                at = Some(phases.iter().position(|phase| phase.kind == kind).unwrap_or_else(|| {
                    phases.push(Phase { kind, start: f64::INFINITY, end: 0.0 });
                    phases.len() - 1
                }));
            }
            let Some(at) = at else { continue };
            phase_of[record as usize] = at.min(254) as u8;
            if timed && kind.is_some() {
                let phase = &mut phases[at];
                phase.start = phase.start.min(run.trace.start[record as usize]);
                phase.end = phase.end.max(run.trace.end(q, record));
            }
        }
    }
    for phase in &mut phases {
        if !phase.start.is_finite() {
            phase.start = 0.0;
        }
    }
    (phases, phase_of)
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
