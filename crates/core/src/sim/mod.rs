//! The simulator: interprets any Plan in virtual time on any network, with real data in separate memories.
//!
//! It knows processors, steps and messages. It does not know which formulation it runs nor how the network moves a
//! message; data crosses from one memory to another only when the network has delivered the message it is in.

mod agenda;
mod bsp;
mod memory;
mod recorder;
mod work;

pub use agenda::{Agenda, Event, Phase};
pub use recorder::Recorder;

use crate::machine::{self, Context, Deadlock, Message, Network};
use crate::output::Output;
use crate::plan::{Plan, Step};
use crate::report::{Breakdown, Report};
use crate::scenario::{Machine as MachineKind, Scenario};
use crate::{Complex64, Run};
use memory::Memory;
use std::collections::VecDeque;
use work::Work;

/// `Event::what` from here on belongs to the network; below, an injection names a message.
pub const NETWORK: u32 = 1 << 31;

/// What a processor is doing.
#[derive(Clone, Default)]
struct Processor {
    /// The record (step of the Plan) that it executes or executes next.
    record: u32,
    /// Whether it waits for messages in that step, and since when.
    waits: bool,
    since: f64,
    /// Whether its own message of this exchange has been delivered.
    delivered: bool,
    /// Messages that have come and wait to be taken, in order.
    mailbox: VecDeque<u32>,
    /// Posted messages that wait for the network interface, which sends one at a time.
    outbox: VecDeque<u32>,
    sending: bool,
}

/// A message between its sending and its reception.
#[derive(Clone, Copy)]
struct Flight {
    from: u32,
    to: u32,
    words: u64,
    record: u32,
    posted: bool,
}

/// A run in progress.
pub struct Simulation {
    plan: Plan,
    network: Box<dyn Network>,
    /// In place of network and agenda on a BSP machine.
    supersteps: Option<bsp::Supersteps>,
    agenda: Agenda,
    recorder: Recorder,
    memory: Option<Memory>,
    work: Work,
    processors: Vec<Processor>,
    flights: Vec<Flight>,
    free: Vec<u32>,
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
        let recorder = Recorder::new(&plan, scenario, trace);
        let mut agenda = Agenda::new();
        (0..plan.p).for_each(|q| agenda.push(0.0, Phase::Step, q, 0));
        let processors = plan.first[..plan.p as usize].iter();
        Simulation {
            memory: input.map(|input| Memory::new(&plan, input, scenario.direction)),
            network: machine::network(scenario),
            work: Work::new(&plan, scenario),
            supersteps: (scenario.machine == MachineKind::Bsp).then(|| bsp::Supersteps::new(&plan, scenario)),
            recorder,
            agenda,
            processors: processors.map(|&record| Processor { record, ..Processor::default() }).collect(),
            flights: Vec::new(),
            free: Vec::new(),
            steps_done: 0,
            finished: 0,
            delivered: Vec::new(),
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
        if let Some(supersteps) = &mut self.supersteps {
            while spent < budget {
                let steps = supersteps.advance(&self.plan, &self.work, &mut self.memory, &mut self.recorder);
                self.steps_done += steps;
                spent += steps;
                if self.steps_done == self.plan.steps.len() as u64 {
                    self.finished = self.plan.p;
                    return Ok(true);
                }
                if steps == 0 {
                    return Err(Deadlock { circle: Vec::new() });
                }
            }
            return Ok(false);
        }
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
        self.network(|network, context| network.at(context));
        let mut count = self.delivered.len() as u64;
        self.deliver();
        while let Some((phase, event)) = self.agenda.next_event() {
            count += 1;
            match phase {
                Phase::Step => self.step(event.rank),
                Phase::Inject if event.what < NETWORK => self.inject(event.what),
                Phase::Inject | Phase::Release | Phase::Request => {
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
            let busy = match step {
                Step::Exchange { .. } => {
                    let id = self.send(q, &step);
                    let cost = self.network.send_cost(self.flights[id as usize].words);
                    self.recorder.begun(id, now);
                    self.agenda.push(now + cost, Phase::Inject, q, id);
                    self.wait(q);
                    return;
                }
                Step::Await { .. } => {
                    self.wait(q);
                    self.meet(q);
                    return;
                }
                Step::Post { .. } => self.post(q, &step),
                _ => {
                    if let Some(memory) = &mut self.memory {
                        memory.execute(&self.plan, q, step);
                    }
                    let time = self.work.time(&self.plan, record, &step);
                    self.recorder.computed(q, record, now, now + time);
                    time
                }
            };
            self.processors[q as usize].record += 1;
            self.steps_done += 1;
            if busy > 0.0 {
                self.agenda.push(now + busy, Phase::Step, q, 0);
                return;
            }
        }
    }

    fn wait(&mut self, q: u32) {
        let now = self.agenda.now();
        let processor = &mut self.processors[q as usize];
        (processor.waits, processor.since) = (true, now);
    }

    /// Makes the message of a step, with its words; its number.
    fn send(&mut self, q: u32, step: &Step) -> u32 {
        let (to, slots) = self.plan.sends(step).expect("the step sends");
        let record = self.processors[q as usize].record;
        let posted = matches!(step, Step::Post { .. });
        let flight = Flight { from: q, to, words: u64::from(slots.count()), record, posted };
        let id = self.free.pop().unwrap_or(self.flights.len() as u32);
        if id as usize == self.flights.len() {
            self.flights.push(flight);
        } else {
            self.flights[id as usize] = flight;
        }
        if let Some(memory) = &mut self.memory {
            memory.send(q, id, slots);
        }
        self.recorder.sent(id, q, record);
        id
    }

    /// Hands a message to the network; for how long the processor itself is busy with it.
    fn post(&mut self, q: u32, step: &Step) -> f64 {
        let now = self.agenda.now();
        let id = self.send(q, step);
        let cost = self.network.send_cost(self.flights[id as usize].words);
        if self.network.pipelined() {
            self.recorder.begun(id, now);
            self.recorder.busy(q, now, now + cost);
            self.agenda.push(now + cost, Phase::Inject, q, id);
            return cost;
        }
        self.processors[q as usize].outbox.push_back(id);
        self.next_of_outbox(q);
        0.0
    }

    /// The network interface of `q` starts with the next posted message, if it is idle.
    fn next_of_outbox(&mut self, q: u32) {
        let processor = &mut self.processors[q as usize];
        if processor.sending {
            return;
        }
        if let Some(id) = processor.outbox.pop_front() {
            processor.sending = true;
            let now = self.agenda.now();
            let cost = self.network.send_cost(self.flights[id as usize].words);
            self.recorder.begun(id, now);
            self.agenda.push(now + cost, Phase::Inject, q, id);
        }
    }

    /// The start-up of a message is over: it enters the network.
    fn inject(&mut self, id: u32) {
        let Flight { from, to, words, .. } = self.flights[id as usize];
        self.recorder.injected(id, self.agenda.now());
        let message = Message { id, rank: from, to, words };
        self.network(|network, context| network.inject(message, context));
    }

    /// Puts the messages that have just arrived into their mailboxes, and wakes who waited for them.
    fn deliver(&mut self) {
        if self.delivered.is_empty() {
            return;
        }
        let now = self.agenda.now();
        let mut delivered = std::mem::take(&mut self.delivered);
        for id in delivered.drain(..) {
            let Flight { from, to, posted, .. } = self.flights[id as usize];
            self.recorder.delivered(id, now);
            self.processors[to as usize].mailbox.push_back(id);
            if !posted {
                self.processors[from as usize].delivered = true;
                self.meet(from);
            } else if !self.network.pipelined() {
                self.processors[from as usize].sending = false;
                self.next_of_outbox(from);
            }
            self.meet(to);
        }
        self.delivered = delivered;
    }

    /// Ends the step of `q` if it waits and all that it waits for is there.
    fn meet(&mut self, q: u32) {
        let processor = &self.processors[q as usize];
        if !processor.waits {
            return;
        }
        let step = self.plan.steps[processor.record as usize];
        let exchange = matches!(step, Step::Exchange { .. });
        let Some((from, slots)) = self.plan.receives(&step) else { return };
        if exchange && !processor.delivered {
            return;
        }
        let flights = &self.flights;
        let Some(at) = processor.mailbox.iter().position(|id| flights[*id as usize].from == from) else {
            return;
        };
        let now = self.agenda.now();
        let processor = &mut self.processors[q as usize];
        let id = processor.mailbox.remove(at).expect("it was found there");
        let (record, since) = (processor.record, processor.since);
        (processor.waits, processor.delivered) = (false, false);
        processor.record += 1;
        self.steps_done += 1;
        if let Some(memory) = &mut self.memory {
            memory.receive(q, id, slots);
        }
        let Flight { words, record: source, .. } = self.flights[id as usize];
        self.recorder.received(record, source);
        if exchange {
            self.recorder.exchanged(q, now);
        } else {
            self.recorder.awaited(q, id, since, now);
        }
        let cost = self.network.receive_cost(words);
        self.recorder.busy(q, now, now + cost);
        self.free.push(id);
        self.agenda.push(now + cost, Phase::Step, q, 0);
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
