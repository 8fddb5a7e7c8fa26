//! Calibration: times of butterfly nodes and messages, measured by plans that do nothing else (`plans.rs`).
//!
//! t_c is a table by elements per processor, since it depends on the caches. t_s and t_w are lines fitted to message times (`fit.rs`).

pub mod file;
mod fit;
mod machine;
mod order;
pub mod plans;
mod times;

pub use fit::{Fit, Line, Sample};
pub use machine::MeasuredMachine;
pub use order::Order;

use crate::collect;
use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// An executor that runs a plan several times over the same input.
pub trait PlanExecutor {
    /// Executes one warm-up pass and then `passes` counted passes. `sample(i)` is input element i. Returns timestamps by counted pass and
    /// processor.
    ///
    /// Any [`Fault`] of the execution.
    /// Any [`Fault`] of the execution.
    fn passes(
        &mut self,
        plan: &Plan,
        sample: &(dyn Fn(u64) -> Complex64 + Sync),
        passes: u32,
        keep_going: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Vec<Vec<Stamps>>, Fault>;
}

/// Measured times of a machine, in seconds.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Samples {
    /// Time per node of a local transform, by elements per processor. All processors compute simultaneously.
    pub local: Vec<Sample>,
    /// Time per node of a stage between two exchanges, by elements per processor.
    pub combine: Vec<Sample>,
    /// Time per node of one stage of blocks of two, by elements per processor: the cost of a sweep through memory.
    pub pairs: Vec<Sample>,
    /// Time per word of a contiguous copy within a memory, by words.
    pub copy: Vec<Sample>,
    /// Time per word of a copy with reads at a small stride.
    pub strided: Vec<Sample>,
    /// Time per word of a copy with reads scattered over the memory.
    pub scattered: Vec<Sample>,
    /// Time of a message one way, half a round trip, by words.
    pub ping_pong: Vec<Sample>,
    /// Time of an exchange by words, all pairs simultaneously.
    pub exchange: Vec<Sample>,
    /// Time per message of a stream sent without waiting, by words, all pairs simultaneously.
    pub stream: Vec<Sample>,
}

/// Sizes and repetitions of a calibration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// Number of processors.
    pub p: u32,
    /// log2 of the maximum number of elements per processor.
    pub log_elements: u32,
    /// log2 of the maximum number of words in a message.
    pub log_words: u32,
    /// Samples per size and round.
    pub samples: u32,
    /// Repetitions of the whole calibration, so that a short disturbance does not affect all samples of a size.
    pub rounds: u32,
    /// log2 of the target number of nodes or words per pass, large enough to make clock resolution and start-up negligible.
    pub log_pass: u32,
    /// log2 of the maximum number of messages per pass.
    pub log_messages: u32,
}

impl Extent {
    /// Returns the sizes for the command: 2 … 2^22 elements and 1 … 2^20 words. A pass takes about a hundred ticks of a 20 ns clock where
    /// possible and no longer, since in a run, too, a processor executes a step once and after different work.
    pub fn standard(p: u32) -> Extent {
        Extent { p, log_elements: 22, log_words: 20, samples: 7, rounds: 3, log_pass: 9, log_messages: 1 }
    }

    /// Returns the sizes that fit a cache; takes at most a second.
    pub fn quick(p: u32) -> Extent {
        Extent { log_elements: 14, log_words: 12, samples: 5, rounds: 1, ..Extent::standard(p) }
    }

    /// Returns the sizes for a clock of this resolution and a machine with this message time, both in seconds. A pass takes a hundred ticks
    /// of the clock, or a hundredth of a second.
    pub fn for_clock(p: u32, resolution: f64, message: f64) -> Extent {
        // A node takes about 4 ns.
        let target_duration = (100.0 * resolution).min(0.01);
        let log = |duration: f64, min_log: u32| {
            ((target_duration / duration).max(1.0).log2().round() as u32).max(min_log)
        };
        let log_pass = Extent::standard(p).log_pass;
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

    /// Returns the task that estimates the time of a message: a few round trips of one word.
    pub fn probe(p: u32) -> Task {
        Task { kind: TaskKind::PingPong { distance: 1 }, p, log: 0, times: 32, passes: 1 }
    }

    /// Returns all measurements, in order.
    pub fn tasks(self) -> Vec<Task> {
        let Extent { p, log_elements, log_words, samples, rounds, .. } = self;
        let sizes = (1..=log_elements).map(|k| (k, TaskKind::Local));
        let sizes = sizes.chain((1..=log_elements).map(|k| (k, TaskKind::Pairs)));
        let sizes = sizes.chain((0..log_elements).map(|k| (k, TaskKind::Combine)));
        let copies = |order: Order| {
            (0..log_elements.saturating_sub(1)).step_by(2).map(move |k| (k, TaskKind::Copy { order }))
        };
        let sizes = sizes.chain(Order::ALL.into_iter().flat_map(copies));
        // Processor 0 with its neighbour, the middle one and the last one: distances between several pairs.
        let mut partners = vec![1, p / 2, p - 1];
        partners.retain(|distance| *distance > 0);
        partners.dedup();
        let ping_pong = |k| partners.iter().map(move |&distance| (k, TaskKind::PingPong { distance }));
        let messages =
            (0..=log_words).flat_map(|k| ping_pong(k).chain([(k, TaskKind::Exchange)]).collect::<Vec<_>>());
        let streams = (0..=log_words.min(LOG_STREAM)).step_by(2).map(|k| (k, TaskKind::Stream));
        let messages = messages.chain(streams);
        let task = |(log, kind): (u32, TaskKind)| Task {
            kind,
            p,
            log,
            times: kind.times(log, self),
            // The largest sizes take long and vary little.
            passes: if log >= LOG_LONG { samples.div_ceil(7) } else { samples },
        };
        let round: Vec<Task> = sizes.chain(messages.filter(|_| p > 1)).map(task).collect();
        round.repeat(rounds as usize)
    }
}

/// log2 of the number of elements or words from which a single pass takes long.
const LOG_LONG: u32 = 20;

/// log2 of the maximum number of words of a streamed message: programs that send longer messages send few.
const LOG_STREAM: u32 = 8;
/// Messages per stream.
const MESSAGES_PER_STREAM: u32 = 256;

/// One measurement: a plan and its number of passes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    kind: TaskKind,
    p: u32,
    log: u32,
    /// Repetitions within a pass.
    times: u32,
    /// Number of counted passes.
    pub passes: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum TaskKind {
    Local,
    Pairs,
    Combine,
    Copy { order: Order },
    PingPong { distance: u32 },
    Exchange,
    Stream,
}

/// Measures all samples. `keep_going` receives the fraction done and returns whether to continue.
///
/// # Errors
/// Any [`Fault`] of the execution.
pub fn measure(
    machine: &mut impl PlanExecutor,
    extent: Extent,
    keep_going: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Samples, Fault> {
    let tasks = extent.tasks();
    let total_weight: f64 = tasks.iter().map(Task::weight).sum();
    let (mut samples, mut completed_weight) = (Samples::default(), 0.0);
    for task in &tasks {
        let plan = task.plan();
        let keep_going = &mut || keep_going(completed_weight / total_weight);
        let stamps = machine.passes(&plan, &|_| Complex64::default(), task.passes, keep_going)?;
        samples.add(task, &plan, &stamps);
        completed_weight += task.weight();
    }
    let _ = keep_going(1.0);
    Ok(samples)
}

impl Task {
    /// Builds the plan of the measurement.
    pub fn plan(&self) -> Plan {
        let Task { kind, p, log, times, .. } = *self;
        match kind {
            TaskKind::Local => plans::compute(p, 1 << log, times),
            TaskKind::Pairs => plans::pairs(p, 1 << log, times),
            TaskKind::Combine => plans::combine(p, 1 << log, times),
            TaskKind::Copy { order } => plans::copy(p, order, 1 << log, times),
            TaskKind::PingPong { distance } => plans::ping_pong(p, distance, 1 << log, times),
            TaskKind::Exchange => plans::exchange(p, 1 << log, times),
            TaskKind::Stream => plans::stream(p, 1 << log, times),
        }
    }

    /// Returns the units per pass: nodes, words or one-way messages.
    pub fn units(&self) -> f64 {
        let duration = match self.kind {
            TaskKind::Local => f64::from(self.log) * f64::from(1u32 << self.log),
            TaskKind::Pairs | TaskKind::Combine | TaskKind::Copy { .. } => f64::from(1u32 << self.log),
            TaskKind::PingPong { .. } => 2.0,
            TaskKind::Exchange | TaskKind::Stream => 1.0,
        };
        duration * f64::from(self.times)
    }

    /// Returns the estimated relative duration, for the progress display.
    pub fn weight(&self) -> f64 {
        let weight_of_pass = match self.kind {
            TaskKind::Local => 20.0,
            TaskKind::Pairs | TaskKind::Combine | TaskKind::Copy { .. } => 1.0,
            TaskKind::PingPong { .. } => 8.0,
            TaskKind::Exchange | TaskKind::Stream => 4.0,
        };
        weight_of_pass * (f64::from(1 << self.log) + f64::from(1 << 16))
    }
}

impl TaskKind {
    /// Number of repetitions within a pass.
    fn times(self, log: u32, extent: Extent) -> u32 {
        let (pass, messages) = (1u32 << extent.log_pass, 1 << extent.log_messages);
        // Bounds the number of timestamps that a page must keep.
        let max_times = (pass >> 6).max(64);
        match self {
            TaskKind::Local => ((pass / log) >> log).clamp(1, max_times),
            TaskKind::Pairs | TaskKind::Combine | TaskKind::Copy { .. } => (pass >> log).clamp(1, max_times),
            // A message of 4096 words takes about twice as long as an empty one.
            TaskKind::PingPong { .. } | TaskKind::Exchange => {
                ((messages << 12) / (4096 + (1 << log))).clamp(2, messages)
            }
            TaskKind::Stream => MESSAGES_PER_STREAM,
        }
    }
}

impl Samples {
    /// Adds the samples of a measurement from the timestamps of every pass and processor.
    pub fn add(&mut self, task: &Task, plan: &Plan, passes: &[Vec<Stamps>]) {
        let (size, units) = (1 << task.log, task.units());
        let samples = self.series_mut(task.kind);
        let mut add = |time: f64| {
            if time > 0.0 {
                samples.push((size, time / units));
            }
        };
        for stamps in passes {
            match task.kind {
                // Each processor gives its own sample: the slowest one does not represent the others.
                TaskKind::Local | TaskKind::Pairs | TaskKind::Combine | TaskKind::Copy { .. } => {
                    stamps.iter().for_each(|stamps| {
                        add(stamps.finish - stamps.start.first().unwrap_or(&stamps.finish))
                    });
                }
                TaskKind::PingPong { .. } | TaskKind::Exchange | TaskKind::Stream => {
                    add(collect::seconds(&collect::trace(plan, stamps)))
                }
            }
        }
    }

    fn series_mut(&mut self, kind: TaskKind) -> &mut Vec<Sample> {
        match kind {
            TaskKind::Local => &mut self.local,
            TaskKind::Pairs => &mut self.pairs,
            TaskKind::Combine => &mut self.combine,
            TaskKind::Copy { order: Order::Contiguous } => &mut self.copy,
            TaskKind::Copy { order: Order::Strided } => &mut self.strided,
            TaskKind::Copy { order: Order::Scattered } => &mut self.scattered,
            TaskKind::PingPong { .. } => &mut self.ping_pong,
            TaskKind::Exchange => &mut self.exchange,
            TaskKind::Stream => &mut self.stream,
        }
    }
}
