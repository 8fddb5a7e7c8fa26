//! The supersteps of a run on a BSP machine as pictures and tables show them.

use crate::notation::words;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;
use hyperfly_core::trace::Superstep;

/// Returns the supersteps of a run. Adjacent computations without communication between them are joined.
pub fn supersteps(replay: &Replay) -> Vec<Superstep> {
    let mut all: Vec<Superstep> = Vec::new();
    for &superstep in &replay.run().trace.supersteps {
        match all.last_mut() {
            Some(last) if last.h == 0 && superstep.h == 0 => last.end = superstep.end,
            _ => all.push(superstep),
        }
    }
    all
}

/// Returns the stages that a superstep computes, such as "stages 5–11"; empty for communication.
pub fn stages(replay: &Replay, superstep: &Superstep) -> String {
    let (plan, trace) = (&replay.run().plan, &replay.run().trace);
    let (mut first, mut last) = (u8::MAX, 0);
    for (step, &start) in plan.steps.iter().zip(&trace.start) {
        if superstep.h == 0 && start >= superstep.start && start < superstep.end {
            match *step {
                Step::Local { first: from, last: to, .. } => (first, last) = (first.min(from), last.max(to)),
                Step::Combine(half) => (first, last) = (first.min(half.stage), last.max(half.stage + 1)),
                Step::Unpack(_) => {
                    let end = plan.stages() as u8;
                    (first, last) = (first.min(end - 1), end);
                }
                _ => {}
            }
        }
    }
    words::stages(first, last)
}
