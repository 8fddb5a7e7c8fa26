//! What each processor did when, as segments that cover 0 … T_p.

use hyperfly_core::Run;
use hyperfly_core::trace::{Activity, Bins, Segment};
use serde::Serialize;
use std::io::{self, Write};

/// A row of the export.
#[derive(Serialize)]
pub struct Row {
    /// The processor.
    pub processor: u32,
    /// What it did.
    pub activity: &'static str,
    /// From when.
    pub start: f64,
    /// To when.
    pub end: f64,
    /// The step of its program, from 0; none after the last one, or if the trace is binned.
    pub step: Option<u32>,
    /// The other processor of an exchange.
    pub partner: Option<u32>,
    /// Words sent in an exchange.
    pub words: Option<u64>,
}

const HEADER: &str = "processor,activity,start,end,step,partner,words";

/// A run and its graph.
pub struct Timeline<'a> {
    run: &'a Run,
}

impl<'a> Timeline<'a> {
    /// Of a run with its trace.
    pub fn new(run: &'a Run) -> Self {
        Timeline { run }
    }

    /// Every segment of processor `q` in order of time. Of a binned trace: in each bin the activities one after the other,
    /// since their order is not known.
    pub fn segments(&self, q: u32, mut each: impl FnMut(Segment)) {
        let run = self.run;
        match &run.trace.bins {
            Some(bins) => binned(bins, q, run.trace.t_parallel, &mut each),
            None => run.segments(q, each),
        }
    }

    /// Whom a step sends a message to; nothing for one that sends none.
    pub fn exchange(&self, record: u32) -> Option<u32> {
        let plan = &self.run.plan;
        plan.steps.get(record as usize).and_then(|step| plan.sends(step)).map(|(to, _)| to)
    }

    /// The words that a step sends.
    pub fn words(&self, record: u32) -> u64 {
        let plan = &self.run.plan;
        plan.steps.get(record as usize).map_or(0, |step| plan.words(step))
    }

    /// Every row, processor by processor.
    ///
    /// # Errors
    /// Those of `each`.
    pub fn rows(&self, mut each: impl FnMut(Row) -> io::Result<()>) -> io::Result<()> {
        for processor in 0..self.run.plan.p {
            let mut result = Ok(());
            let first = self.run.plan.first[processor as usize];
            self.segments(processor, |segment| {
                let Segment { activity, start, end, record } = segment;
                let partner = self.exchange(record);
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

    /// CSV with a header.
    pub fn csv(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{HEADER}")?;
        self.rows(|row| {
            let Row { processor, activity, start, end, step, partner, words } = row;
            let (step, partner, words) = (cell(step), cell(partner), cell(words));
            writeln!(out, "{processor},{activity},{start},{end},{step},{partner},{words}")
        })
    }

    /// One JSON object a line.
    pub fn json(&self, out: &mut dyn Write) -> io::Result<()> {
        self.rows(|row| json_line(&row, out))
    }
}

/// An empty cell for what does not exist.
pub fn cell<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// A row as a line of JSON.
pub fn json_line(row: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row)?;
    out.write_all(b"\n")
}

fn binned(bins: &Bins, q: u32, t_parallel: f64, each: &mut impl FnMut(Segment)) {
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
            // Scaled to the bin, so that the roundings of single precision leave no gap.
            let start = from + passed / sum * (to - from);
            passed += f64::from(time);
            let end = from + passed / sum * (to - from);
            each(Segment { activity, start, end, record: u32::MAX });
        }
    }
}
