//! The segments of processors with their steps and partners, also for binned traces.

use hyperfly_core::Run;
use hyperfly_core::trace::{Activity, Bins, Segment};
use serde::Serialize;
use std::io;

/// A segment of a processor.
#[derive(Serialize)]
pub struct Row {
    pub processor: u32,
    pub activity: &'static str,
    pub start: f64,
    pub end: f64,
    /// Step of the processor, from 0; `None` after the last one and in binned traces.
    pub step: Option<u32>,
    /// Receiver of the step's message.
    pub partner: Option<u32>,
    /// Words of the step's message.
    pub words: Option<u64>,
}

/// The segments of a run, which cover 0 … T_p for each processor.
pub struct ProcessorSegments<'a> {
    run: &'a Run,
}

impl<'a> ProcessorSegments<'a> {
    /// Wraps a run that has a trace.
    pub fn new(run: &'a Run) -> Self {
        ProcessorSegments { run }
    }

    /// Passes every segment of processor `q` to `each`, in order of time. In a binned trace, whose order of activities is unknown, each
    /// bin lists its activities one after the other.
    pub fn segments(&self, q: u32, mut each: impl FnMut(Segment)) {
        let run = self.run;
        match &run.trace.bins {
            Some(bins) => binned_segments(bins, q, run.trace.t_parallel, &mut each),
            None => run.segments(q, each),
        }
    }

    /// Returns the receiver of the message that a step sends, if any.
    pub fn receiver(&self, record: u32) -> Option<u32> {
        let plan = &self.run.plan;
        plan.steps.get(record as usize).and_then(|step| plan.sends(step)).map(|(to, _)| to)
    }

    /// Returns the number of words that a step sends.
    pub fn words(&self, record: u32) -> u64 {
        let plan = &self.run.plan;
        plan.steps.get(record as usize).map_or(0, |step| plan.words(step))
    }

    /// Passes every row to `each`, processor by processor.
    ///
    /// # Errors
    /// Returns the first error of `each`.
    pub fn rows(&self, mut each: impl FnMut(Row) -> io::Result<()>) -> io::Result<()> {
        for processor in 0..self.run.plan.p {
            let mut result = Ok(());
            let first = self.run.plan.first[processor as usize];
            self.segments(processor, |segment| {
                let Segment { activity, start, end, record } = segment;
                let partner = self.receiver(record);
                let words = partner.map(|_| self.words(record));
                let step = (record != u32::MAX).then(|| record - first);
                let row = Row { processor, activity: activity.name(), start, end, step, partner, words };
                if result.is_ok() {
                    result = each(row);
                }
            });
            result?;
        }
        Ok(())
    }
}

fn binned_segments(bins: &Bins, q: u32, t_parallel: f64, each: &mut impl FnMut(Segment)) {
    for bin in 0..bins.count {
        let at = (q as usize * bins.count as usize + bin as usize) * Activity::ALL.len();
        let times = &bins.activity[at..at + Activity::ALL.len()];
        let (from, to) = (f64::from(bin) * bins.width, (f64::from(bin + 1) * bins.width).min(t_parallel));
        let sum: f64 = times.iter().copied().map(f64::from).sum();
        if sum <= 0.0 {
            continue;
        }
        let mut passed = 0.0;
        for (&activity, &time) in Activity::ALL.iter().zip(times).filter(|(_, time)| **time > 0.0) {
            // Scale to the bin, so that single-precision rounding leaves no gap.
            let start = from + passed / sum * (to - from);
            passed += f64::from(time);
            let end = from + passed / sum * (to - from);
            each(Segment { activity, start, end, record: u32::MAX });
        }
    }
}
