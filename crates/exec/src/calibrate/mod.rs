//! What a machine takes for a butterfly and for a message, found by executing Plans that do nothing else (`plans.rs`).
//!
//! t_c is a table, by the elements that a processor has: caches show. t_s and t_w are lines through what messages took (`fit.rs`).

pub mod file;
mod fit;
mod machine;
pub mod plans;

pub use fit::{Fit, Line, Sample};
pub use machine::Calibrated;

use crate::collect;
use crate::fault::Fault;
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::Plan;
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
    /// A message one way, by words: half of to and fro.
    pub ping_pong: Vec<Sample>,
    /// An exchange, by words, all pairs at once.
    pub exchange: Vec<Sample>,
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
    /// Samples of each size.
    pub samples: u32,
}

impl Extent {
    /// As the command measures: 2^4 … 2^22 elements, 1 … 2^20 words.
    pub fn usual(p: u32) -> Extent {
        Extent { p, log_elements: 22, log_words: 20, samples: 9 }
    }

    /// What fits a cache: a second at most.
    pub fn quick(p: u32) -> Extent {
        Extent { p, log_elements: 14, log_words: 12, samples: 5 }
    }
}

/// The fewest elements of which t_c is measured, as a power of two.
const LOG_LEAST: u32 = 4;

/// What one pass should take in nodes or words, so that neither the clock nor the beginning counts.
const PASS: u32 = 1 << 16;

/// Measures. `going` is told the fraction done and says whether to go on.
///
/// # Errors
/// What a [`Fault`] can be.
pub fn measure(
    machine: &mut impl Executes,
    extent: Extent,
    going: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Samples, Fault> {
    let Extent { p, log_elements, log_words, samples } = extent;
    let mut all = Samples::default();
    let sizes = (LOG_LEAST..=log_elements).map(|k| (k, Part::Local));
    let sizes = sizes.chain((LOG_LEAST..log_elements).map(|k| (k, Part::Combine)));
    // Processor 0 with its neighbour, with one in the middle, with the last: between several pairs.
    let mut others = vec![1, p / 2, p - 1];
    others.retain(|far| *far > 0);
    others.dedup();
    let ping_pong = |k| others.iter().map(move |&far| (k, Part::PingPong { far }));
    let messages =
        (0..=log_words).flat_map(|k| ping_pong(k).chain([(k, Part::Exchange)]).collect::<Vec<_>>());
    let parts: Vec<(u32, Part)> = sizes.chain(messages.filter(|_| p > 1)).collect();
    let weight = |(log, part): &(u32, Part)| part.weight() * (f64::from(1 << log) + f64::from(PASS));
    let whole: f64 = parts.iter().map(weight).sum();
    let mut done = 0.0;
    for asked in &parts {
        let (log, part) = *asked;
        let times = part.times(log);
        let plan = part.plan(p, log, times);
        // The largest take long and vary little.
        let passes = if log >= 18 { samples.div_ceil(3) } else { samples };
        let stamps = machine.passes(&plan, &|_| Complex64::default(), passes, &mut || going(done / whole))?;
        let once = f64::from(times) * part.units(log);
        let mut add = |time: f64| {
            if time > 0.0 {
                all.of(part).push((1 << log, time / once));
            }
        };
        for stamps in &stamps {
            match part {
                // Each processor has its own time: the slowest one says nothing of the others.
                Part::Local | Part::Combine => {
                    stamps.iter().for_each(|own| add(own.finish - own.start.first().unwrap_or(&own.finish)));
                }
                Part::PingPong { .. } | Part::Exchange => {
                    add(collect::seconds(&collect::trace(&plan, stamps)))
                }
            }
        }
        done += weight(asked);
    }
    let _ = going(1.0);
    Ok(all)
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Local,
    Combine,
    PingPong { far: u32 },
    Exchange,
}

impl Part {
    fn plan(self, p: u32, log: u32, times: u32) -> Plan {
        match self {
            Part::Local => plans::compute(p, 1 << log, times),
            Part::Combine => plans::combine(p, 1 << log, times),
            Part::PingPong { far } => plans::ping_pong(p, far, 1 << log, times),
            Part::Exchange => plans::exchange(p, 1 << log, times),
        }
    }

    /// How often it is done in a pass.
    fn times(self, log: u32) -> u32 {
        match self {
            Part::Local => ((PASS / log) >> log).clamp(1, 1024),
            Part::Combine => (PASS >> log).clamp(1, 1024),
            Part::PingPong { .. } | Part::Exchange => (PASS >> log).clamp(2, 64),
        }
    }

    /// What one of them is made of: nodes, or messages one way.
    fn units(self, log: u32) -> f64 {
        match self {
            Part::Local => f64::from(log) * f64::from(1u32 << log),
            Part::Combine => f64::from(1u32 << log),
            Part::PingPong { .. } => 2.0,
            Part::Exchange => 1.0,
        }
    }

    /// What it takes for each element, roughly, for the progress that is shown.
    fn weight(self) -> f64 {
        match self {
            Part::Local => 20.0,
            Part::Combine => 1.0,
            Part::PingPong { .. } => 8.0,
            Part::Exchange => 4.0,
        }
    }
}

impl Samples {
    fn of(&mut self, part: Part) -> &mut Vec<Sample> {
        match part {
            Part::Local => &mut self.local,
            Part::Combine => &mut self.combine,
            Part::PingPong { .. } => &mut self.ping_pong,
            Part::Exchange => &mut self.exchange,
        }
    }
}
