//! What a machine takes for a butterfly and for a message, found by executing Plans that do nothing else (`plans.rs`).
//!
//! t_c is a table, by the elements that a processor has: caches show. t_s and t_w are lines through what messages took (`fit.rs`).

pub mod file;
mod fit;
mod machine;
mod order;
pub mod plans;
mod times;

pub use fit::{Fit, Line, Sample};
pub use machine::Calibrated;
pub use order::Order;

use crate::collect;
use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// Executes a Plan several times over the same input, of which `sample` says what element i is, and tells what each processor noted, pass by pass.
pub trait Executes {
    /// As many passes as asked for, after one that does not count.
    ///
    /// # Errors
    /// What a [`Fault`] can be.
    fn passes(
        &mut self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        passes: u32,
        going: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Stamps>>, Fault>;
}

/// What was measured of a machine. Times are seconds.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Samples {
    /// Per node of a local transform, by the elements that a processor has; every processor at once.
    pub local: Vec<Sample>,
    /// Per node of a stage between two exchanges, likewise.
    pub combine: Vec<Sample>,
    /// Per node of one stage of blocks of two, likewise: what going through so much memory takes.
    pub pairs: Vec<Sample>,
    /// Per word of a copy within a memory, by words: contiguous,
    pub copy: Vec<Sample>,
    /// read at a small distance from each other,
    pub strided: Vec<Sample>,
    /// read all over the memory.
    pub scattered: Vec<Sample>,
    /// A message one way, by words: half of to and fro.
    pub ping_pong: Vec<Sample>,
    /// An exchange, by words, all pairs at once.
    pub exchange: Vec<Sample>,
    /// A message of many, by words, sent before those before it have come, all pairs at once.
    pub stream: Vec<Sample>,
}

/// How large what is measured becomes: as powers of two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// Processors.
    pub p: u32,
    /// log2 of the most elements a processor has.
    pub log_elements: u32,
    /// log2 of the most words of a message.
    pub log_words: u32,
    /// Samples of each size in a round.
    pub samples: u32,
    /// All of it is measured so often, one round after the other: what disturbs for a moment does not meet all samples of a size.
    pub rounds: u32,
    /// What one pass should take in nodes or words, so that neither the clock nor the beginning counts, as a power of two.
    pub log_pass: u32,
    /// The most messages of a pass, as a power of two.
    pub log_messages: u32,
}

impl Extent {
    /// As the command measures: 2 … 2^22 elements, 1 … 2^20 words. A pass lasts for a hundred ticks of a clock of 20 ns where it can,
    /// and no longer: in a run, too, a step is done once, by a processor that has just done something else.
    pub fn usual(p: u32) -> Extent {
        Extent { p, log_elements: 22, log_words: 20, samples: 7, rounds: 3, log_pass: 9, log_messages: 1 }
    }

    /// What fits a cache: a second at most.
    pub fn quick(p: u32) -> Extent {
        Extent { log_elements: 14, log_words: 12, samples: 5, rounds: 1, ..Extent::usual(p) }
    }

    /// With a clock of so many seconds' resolution, where a message takes about so many: what a pass does lasts for a hundred of the clock's
    /// ticks, or for a hundredth of a second.
    pub fn by_clock(p: u32, resolution: f64, message: f64) -> Extent {
        // A node takes about 4 ns.
        let lasts = (100.0 * resolution).min(0.01);
        let log = |one: f64, least: u32| ((lasts / one).max(1.0).log2().round() as u32).max(least);
        let log_pass = Extent::usual(p).log_pass;
        Extent {
            log_elements: 19,
            log_words: 18,
            samples: 3,
            rounds: 1,
            log_pass: log(4e-9, log_pass),
            log_messages: log(message, 2).min(10),
            p,
        }
    }

    /// What says how long a message takes, roughly: one word to and fro, a few times.
    pub fn probe(p: u32) -> Task {
        Task { part: Part::PingPong { far: 1 }, p, log: 0, times: 32, passes: 1 }
    }

    /// All that is measured, in order.
    pub fn tasks(self) -> Vec<Task> {
        let Extent { p, log_elements, log_words, samples, rounds, .. } = self;
        let sizes = (1..=log_elements).map(|k| (k, Part::Local));
        let sizes = sizes.chain((1..=log_elements).map(|k| (k, Part::Pairs)));
        let sizes = sizes.chain((0..log_elements).map(|k| (k, Part::Combine)));
        let copies = |order: Order| {
            (0..log_elements.saturating_sub(1)).step_by(2).map(move |k| (k, Part::Copy { order }))
        };
        let sizes = sizes.chain(Order::ALL.into_iter().flat_map(copies));
        // Processor 0 with its neighbour, with one in the middle, with the last: between several pairs.
        let mut others = vec![1, p / 2, p - 1];
        others.retain(|far| *far > 0);
        others.dedup();
        let ping_pong = |k| others.iter().map(move |&far| (k, Part::PingPong { far }));
        let messages =
            (0..=log_words).flat_map(|k| ping_pong(k).chain([(k, Part::Exchange)]).collect::<Vec<_>>());
        let streams = (0..=log_words.min(LOG_STREAM)).step_by(2).map(|k| (k, Part::Stream));
        let messages = messages.chain(streams);
        let task = |(log, part): (u32, Part)| Task {
            part,
            p,
            log,
            times: part.times(log, self),
            // The largest take long and vary little.
            passes: if log >= LOG_LONG { samples.div_ceil(7) } else { samples },
        };
        let round: Vec<Task> = sizes.chain(messages.filter(|_| p > 1)).map(task).collect();
        round.repeat(rounds as usize)
    }
}

/// From so many elements or words on, as a power of two, one pass takes long.
const LOG_LONG: u32 = 20;

/// The longest messages of which many are sent at once, as a power of two: who sends longer ones sends few.
const LOG_STREAM: u32 = 8;
/// So many are.
const STREAMED: u32 = 256;

/// One thing that is measured: a Plan and how often.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    part: Part,
    p: u32,
    log: u32,
    /// How often it is done in a pass.
    times: u32,
    /// Passes that count.
    pub passes: u32,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Part {
    Local,
    Pairs,
    Combine,
    Copy { order: Order },
    PingPong { far: u32 },
    Exchange,
    Stream,
}

/// Measures. `going` is told the fraction done and says whether to go on.
///
/// # Errors
/// What a [`Fault`] can be.
pub fn measure(
    machine: &mut impl Executes,
    extent: Extent,
    going: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Samples, Fault> {
    let tasks = extent.tasks();
    let whole: f64 = tasks.iter().map(Task::weight).sum();
    let (mut all, mut done) = (Samples::default(), 0.0);
    for task in &tasks {
        let plan = task.plan();
        let going = &mut || going(done / whole);
        let stamps = machine.passes(&plan, &|_| Complex64::default(), task.passes, going)?;
        all.add(task, &plan, &stamps);
        done += task.weight();
    }
    let _ = going(1.0);
    Ok(all)
}

impl Task {
    /// What the processors do.
    pub fn plan(&self) -> Plan {
        let Task { part, p, log, times, .. } = *self;
        match part {
            Part::Local => plans::compute(p, 1 << log, times),
            Part::Pairs => plans::pairs(p, 1 << log, times),
            Part::Combine => plans::combine(p, 1 << log, times),
            Part::Copy { order } => plans::copy(p, order, 1 << log, times),
            Part::PingPong { far } => plans::ping_pong(p, far, 1 << log, times),
            Part::Exchange => plans::exchange(p, 1 << log, times),
            Part::Stream => plans::stream(p, 1 << log, times),
        }
    }

    /// What one pass is made of: nodes, words, or messages one way.
    pub fn units(&self) -> f64 {
        let one = match self.part {
            Part::Local => f64::from(self.log) * f64::from(1u32 << self.log),
            Part::Pairs | Part::Combine | Part::Copy { .. } => f64::from(1u32 << self.log),
            Part::PingPong { .. } => 2.0,
            Part::Exchange | Part::Stream => 1.0,
        };
        one * f64::from(self.times)
    }

    /// How long it takes compared with others, roughly, for the progress that is shown.
    pub fn weight(&self) -> f64 {
        let each = match self.part {
            Part::Local => 20.0,
            Part::Pairs | Part::Combine | Part::Copy { .. } => 1.0,
            Part::PingPong { .. } => 8.0,
            Part::Exchange | Part::Stream => 4.0,
        };
        each * (f64::from(1 << self.log) + f64::from(1 << 16))
    }
}

impl Part {
    /// How often it is done in a pass.
    fn times(self, log: u32, extent: Extent) -> u32 {
        let (pass, messages) = (1u32 << extent.log_pass, 1 << extent.log_messages);
        // No more steps than a page can keep notes of.
        let most = (pass >> 6).max(64);
        match self {
            Part::Local => ((pass / log) >> log).clamp(1, most),
            Part::Pairs | Part::Combine | Part::Copy { .. } => (pass >> log).clamp(1, most),
            // One of so many words takes twice as long as an empty one, about.
            Part::PingPong { .. } | Part::Exchange => {
                ((messages << 12) / (4096 + (1 << log))).clamp(2, messages)
            }
            Part::Stream => STREAMED,
        }
    }
}

impl Samples {
    /// Adds what came of a task: for each pass the notes of every processor.
    pub fn add(&mut self, task: &Task, plan: &Plan, passes: &[Vec<Stamps>]) {
        let (size, units) = (1 << task.log, task.units());
        let samples = self.of(task.part);
        let mut add = |time: f64| {
            if time > 0.0 {
                samples.push((size, time / units));
            }
        };
        for stamps in passes {
            match task.part {
                // Each processor has its own time: the slowest one says nothing of the others.
                Part::Local | Part::Pairs | Part::Combine | Part::Copy { .. } => {
                    stamps.iter().for_each(|own| add(own.finish - own.start.first().unwrap_or(&own.finish)));
                }
                Part::PingPong { .. } | Part::Exchange | Part::Stream => {
                    add(collect::seconds(&collect::trace(plan, stamps)))
                }
            }
        }
    }

    fn of(&mut self, part: Part) -> &mut Vec<Sample> {
        match part {
            Part::Local => &mut self.local,
            Part::Pairs => &mut self.pairs,
            Part::Combine => &mut self.combine,
            Part::Copy { order: Order::Contiguous } => &mut self.copy,
            Part::Copy { order: Order::Strided } => &mut self.strided,
            Part::Copy { order: Order::Scattered } => &mut self.scattered,
            Part::PingPong { .. } => &mut self.ping_pong,
            Part::Exchange => &mut self.exchange,
            Part::Stream => &mut self.stream,
        }
    }
}
