//! The values between the stages: the vector R of GK Fig. 1 before the first stage and after each, and who had each of them.

use crate::processors::json_line;
use hyperfly_core::output::MAX_STAGES_N;
use hyperfly_view::Replay;
use serde::Serialize;
use std::io::{self, Write};

/// Larger transforms do not keep them.
pub const MOST: u64 = MAX_STAGES_N;

/// A value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Value {
    /// How many stages were done: 0 is the input, log n the transform.
    pub stage: u32,
    /// The processor that computed it; of the input, the one that has it at the start.
    pub processor: u32,
    /// Its place in R.
    pub index: u64,
    /// Its real part,
    pub re: f64,
    /// and its imaginary one.
    pub im: f64,
}

const HEADER: &str = "stage,processor,index,re,im";

/// Every value by stage, processor and index, to the last bit; none of a run that kept none. Within a 4-butterfly there is no
/// stage of values.
pub fn values(replay: &Replay) -> Vec<Value> {
    let run = replay.run();
    let Some(output) = &run.output else { return Vec::new() };
    let n = run.plan.n as usize;
    let kept = output.stages.iter().enumerate().filter(|(_, value)| value.re.is_finite());
    let mut all: Vec<Value> = kept
        .filter_map(|(at, value)| {
            let (stage, index) = ((at / n) as u32, (at % n) as u64);
            let processor = replay.owner_of(stage as u8, index)?;
            Some(Value { stage, processor, index, re: value.re, im: value.im })
        })
        .collect();
    all.sort_by_key(|value| (value.stage, value.processor, value.index));
    all
}

/// CSV with a header.
///
/// # Errors
/// Those of `out`.
pub fn csv(replay: &Replay, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADER}")?;
    values(replay).iter().try_for_each(|Value { stage, processor, index, re, im }| {
        writeln!(out, "{stage},{processor},{index},{re},{im}")
    })
}

/// One JSON object a line.
///
/// # Errors
/// Those of `out`.
pub fn json(replay: &Replay, out: &mut dyn Write) -> io::Result<()> {
    values(replay).iter().try_for_each(|value| json_line(value, out))
}
