//! The simulator: interprets any Plan in virtual time on any network, with real data in separate memories.
//!
//! It knows processors, steps and messages. It does not know which formulation it runs nor how the network moves a
//! message; data crosses from one memory to another only when the network has delivered the message it is in.

mod agenda;
mod memory;
mod recorder;

pub use agenda::{Agenda, Event, Phase};
pub use recorder::Recorder;

use crate::machine::{self, Context, Deadlock, Message, Network};
use crate::output::Output;
use crate::plan::{Plan, Step};
use crate::report::{Breakdown, Report};
use crate::scenario::Scenario;
use crate::topology;
use crate::{Complex64, Run};
use memory::Memory;

/// Where a processor is in its exchange.
#[derive(Clone, Copy, Default)]
struct Processor {
    /// The record (step of the Plan) that it executes or executes next.
    record: u32,
    /// Whether its own message of this exchange has been delivered.
    delivered: bool,
}

/// A run in progress.
pub struct Simulation {
    plan: Plan,
    scenario: Scenario,
    network: Box<dyn Network>,
    agenda: Agenda,
    recorder: Recorder,
    memory: Option<Memory>,
    processors: Vec<Processor>,
    steps_done: u64,
    finished: u32,
    /// Reused between instants.
    delivered: Vec<u32>,
}

impl Simulation {
    /// Compiles the Plan of a checked scenario and puts the input where the Plan wants it. Without `input` only the
    /// times are simulated.
    pub fn new(scenario: &Scenario, input: Option<Vec<Complex64>>, trace: bool) -> Self {
        Self::with_plan(Plan::compile(scenario), scenario, input, trace)
    }

    /// Runs a given Plan on the machine of the scenario.
    pub fn with_plan(plan: Plan, scenario: &Scenario, input: Option<Vec<Complex64>>, trace: bool) -> Self {
        let graph = topology::build(scenario.topology, scenario.p);
        let recorder = Recorder::new(&plan, scenario, &*graph, trace);
        let mut agenda = Agenda::new();
        (0..plan.p).for_each(|q| agenda.push(0.0, Phase::Step, q, 0));
        let processors = plan.first[..plan.p as usize].iter();
        Simulation {
            memory: input.map(|input| Memory::new(&plan, input, scenario.direction)),
            network: machine::network(scenario, graph),
            recorder,
            agenda,
            processors: processors.map(|&record| Processor { record, delivered: false }).collect(),
            steps_done: 0,
            finished: 0,
            delivered: Vec::new(),
            scenario: scenario.clone(),
            plan,
        }
    }

    /// The fraction of all steps that are done, 0 … 1.
    pub fn progress(&self) -> f64 {
        if self.plan.steps.is_empty() { 1.0 } else { self.steps_done as f64 / self.plan.steps.len() as f64 }
    }

    /// Executes instants until about `budget` events have happened; whether all processors have finished.
    pub fn advance(&mut self, budget: u64) -> Result<bool, Deadlock> {
        let mut spent = 0;
        while self.finished < self.plan.p {
            if spent >= budget {
                return Ok(false);
            }
            let time = self.agenda.next_time().min(self.network.next_time());
            if time.is_infinite() {
                return Err(self.network.deadlock().unwrap_or(Deadlock { circle: Vec::new() }));
            }
            spent += self.instant(time);
        }
        Ok(true)
    }

    /// Everything that happens at `time`; how many events.
    fn instant(&mut self, time: f64) -> u64 {
        self.agenda.open(time);
        let mut count = 0;
        self.network(|network, context| network.at(context));
        count += self.deliver();
        while let Some((phase, event)) = self.agenda.next_event() {
            count += 1;
            match phase {
                Phase::Step => self.step(event.rank),
                Phase::Inject => self.inject(event.rank),
                Phase::Release | Phase::Request => {
                    self.network(|network, context| network.event(phase, event, context));
                    self.deliver();
                }
            }
        }
        self.network(|network, context| network.settle(context));
        count
    }

    fn network(&mut self, mut with: impl FnMut(&mut dyn Network, &mut Context)) {
        let Simulation { network, agenda, recorder, delivered, .. } = self;
        with(&mut **network, &mut Context { agenda, recorder, delivered });
    }

    /// Executes the steps of processor `q` from its present one to the next that takes time.
    fn step(&mut self, q: u32) {
        let last = self.plan.first[q as usize + 1];
        let now = self.agenda.now();
        loop {
            let record = self.processors[q as usize].record;
            if record == last {
                self.recorder.finish(q, now);
                self.finished += 1;
                return;
            }
            self.recorder.begin(record, now);
            let step = self.plan.steps[record as usize];
            if let Step::Exchange { .. } = step {
                self.agenda.push(now + self.scenario.ts, Phase::Inject, q, 0);
                return;
            }
            if let Some(memory) = &mut self.memory {
                memory.execute(&self.plan, q, step);
            }
            let nodes = Plan::nodes(&step);
            let end = now + self.scenario.tc * nodes as f64;
            self.recorder.computed(q, record, now, end);
            self.processors[q as usize].record += 1;
            self.steps_done += 1;
            if nodes > 0 {
                self.agenda.push(end, Phase::Step, q, 0);
                return;
            }
        }
    }

    /// The start-up of `q`'s exchange is over: its message enters the network, with its words.
    fn inject(&mut self, q: u32) {
        let record = self.processors[q as usize].record;
        let step = self.plan.steps[record as usize];
        let Step::Exchange { partner, send, .. } = step else { unreachable!("only exchanges are injected") };
        let slots = self.plan.slot_sets[send as usize];
        if let Some(memory) = &mut self.memory {
            memory.send(q, slots);
        }
        let message = Message { rank: q, to: partner, words: u64::from(slots.len()), record };
        self.recorder.injected(q, record, self.agenda.now());
        self.network(|network, context| network.inject(message, context));
    }

    /// Notes the messages that have just arrived, and ends the exchanges that waited for them.
    fn deliver(&mut self) -> u64 {
        let count = self.delivered.len() as u64;
        let now = self.agenda.now();
        let mut delivered = std::mem::take(&mut self.delivered);
        for q in delivered.drain(..) {
            let record = self.processors[q as usize].record;
            self.processors[q as usize].delivered = true;
            self.recorder.delivered(q, record, now);
            let Step::Exchange { partner, .. } = self.plan.steps[record as usize] else {
                unreachable!("only exchanges have messages")
            };
            // Eager: the message waits at the partner until that is at its step of this exchange, too. Since neither
            // can go on before both messages are there, the two are always at the same exchange of theirs.
            if self.processors[partner as usize].delivered && self.meets(partner, q) {
                self.complete(q, partner);
                self.complete(partner, q);
            }
        }
        self.delivered = delivered;
        count
    }

    /// Whether `q` is in an exchange with `partner`.
    fn meets(&self, q: u32, partner: u32) -> bool {
        let record = self.processors[q as usize].record;
        matches!(self.plan.steps.get(record as usize), Some(Step::Exchange { partner: back, .. }) if *back == partner)
    }

    /// The exchange of `q` ends: the words of its partner's message are its own now.
    fn complete(&mut self, q: u32, partner: u32) {
        let now = self.agenda.now();
        let record = self.processors[q as usize].record;
        if let (Some(memory), Step::Exchange { receive, .. }) =
            (&mut self.memory, self.plan.steps[record as usize])
        {
            memory.receive(q, partner, self.plan.slot_sets[receive as usize]);
        }
        let processor = &mut self.processors[q as usize];
        processor.record += 1;
        processor.delivered = false;
        self.steps_done += 1;
        self.recorder.exchanged(q, now);
        self.agenda.push(now, Phase::Step, q, 0);
    }

    /// Gathers output, trace and report of a complete run.
    pub fn finish(self, scenario: Scenario) -> Run {
        debug_assert_eq!(self.finished, self.plan.p);
        let output: Option<Output> = self.memory.map(|memory| memory.output(&self.plan, scenario.direction));
        let hottest = self.network.hottest();
        let (trace, totals) = self.recorder.finish_trace();
        let p = f64::from(self.plan.p);
        let (t_serial, t_parallel) = (scenario.t_serial(), trace.t_parallel);
        let whole = p * t_parallel;
        let mut parts = totals.activity.map(|time| if whole > 0.0 { time / whole } else { 0.0 });
        // Idle is what is left, so that the parts add up to T_p exactly.
        parts[5] = (1.0 - parts[..5].iter().sum::<f64>()).max(0.0);
        let report = Report {
            t_serial,
            t_parallel,
            speedup: t_serial / t_parallel,
            efficiency: t_serial / whole,
            overhead: whole - t_serial,
            messages: totals.messages,
            words: totals.words,
            hops: totals.hops,
            hottest,
            relative_l2_error: output.as_ref().map(|output| output.relative_l2_error),
            breakdown: Breakdown { parts },
            trace_hash: recorder::hash(&trace, totals.hash, output.as_ref()),
        };
        Run { scenario, plan: self.plan, output, trace, report }
    }
}
