//! Export of the values between the stages: the vector R of GK Fig. 1 before the first stage and after each stage, with the
//! processor of each value.

use crate::processors::json_line;
use hyperfly_core::output::MAX_STAGES_N;
use hyperfly_view::Replay;
use serde::Serialize;
use std::io::{self, Write};

/// Largest n whose values are kept.
pub const MAX_N: u64 = MAX_STAGES_N;

/// A value of R.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Value {
    /// Number of completed stages: 0 for the input, log n for the transform.
    pub stage: u32,
    /// The processor that computed it; for the input, the one that holds it at the start.
    pub processor: u32,
    /// Index in R.
    pub index: u64,
    pub re: f64,
    pub im: f64,
}

const HEADER: &str = "stage,processor,index,re,im";

/// Returns every value, sorted by stage, processor and index; none if the run did not keep its values. Radix-4 butterflies have
/// no values at their inner stage.
pub fn values(replay: &Replay) -> Vec<Value> {
    let run = replay.run();
    let Some(output) = &run.output else { return Vec::new() };
    let n = run.plan.n as usize;
    let finite_values = output.stages.iter().enumerate().filter(|(_, value)| value.re.is_finite());
    let mut values: Vec<Value> = finite_values
        .filter_map(|(k, value)| {
            let (stage, index) = ((k / n) as u32, (k % n) as u64);
            let processor = replay.owner_of(stage as u8, index)?;
            Some(Value { stage, processor, index, re: value.re, im: value.im })
        })
        .collect();
    values.sort_by_key(|value| (value.stage, value.processor, value.index));
    values
}

/// Writes the values as CSV with a header.
///
/// # Errors
/// Returns the first error of `out`.
pub fn csv(replay: &Replay, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    values(replay).iter().try_for_each(|Value { stage, processor, index, re, im }| {
        writeln!(out, "{stage},{processor},{index},{re},{im}")
    })
}

/// Writes the values as JSON, one object per line.
///
/// # Errors
/// Returns the first error of `out`.
pub fn json(replay: &Replay, out: &mut dyn Write) -> io::Result<()> {
    values(replay).iter().try_for_each(|value| json_line(value, out))
}
