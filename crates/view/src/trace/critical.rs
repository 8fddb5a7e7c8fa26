//! The critical path: the chain of steps without which the run would have ended earlier.
//!
//! Walked backwards from the processor that finished last. A step that ended with another processor's message was held up
//! by its sender: the path goes on there, from the moment that the message was delivered. Else it goes on with the step
//! before. On a BSP machine every superstep has a processor that it waited for.

use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// A stretch of the path on one processor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    /// The processor.
    pub processor: u32,
    /// From.
    pub start: f64,
    /// To.
    pub end: f64,
}

/// The critical path in order of time, neighbouring steps of one processor joined; empty for a binned trace.
pub fn path(replay: &Replay) -> Vec<Stretch> {
    let trace = &replay.run().trace;
    if !replay.is_detailed() {
        return Vec::new();
    }
    let mut path: Vec<Stretch> = Vec::new();
    if !trace.supersteps.is_empty() {
        through_supersteps(replay, &mut path);
        path.reverse();
        return path;
    }
    let last =
        (0..replay.p()).fold(0, |best, q| if finish(replay, q) > finish(replay, best) { q } else { best });
    let mut q = last;
    let mut k = trace.first[q as usize + 1];
    let mut end = trace.finish[q as usize];
    while k > trace.first[q as usize] {
        let record = k - 1;
        let start = trace.start[record as usize];
        // An exchange does not wait for its partner before its own message has arrived.
        let own = match replay.run().plan.sends(&replay.run().plan.steps[record as usize]) {
            Some(_) => trace.delivered[record as usize].max(start),
            None => start,
        };
        if let Some(source) = replay.answer(record)
            && trace.delivered[source as usize] > own
        {
            // The message came last: it was under way on its sender's side. What the sender did afterwards does not
            // matter here, but taking the message does.
            let delivered = trace.delivered[source as usize].min(end);
            join(&mut path, Stretch { processor: q, start: delivered, end });
            q = replay.owner(source);
            let start = trace.start[source as usize];
            join(&mut path, Stretch { processor: q, start, end: delivered });
            (end, k) = (start, source);
            continue;
        }
        join(&mut path, Stretch { processor: q, start, end });
        (end, k) = (start, record);
    }
    path.reverse();
    path
}

fn finish(replay: &Replay, q: u32) -> f64 {
    replay.run().trace.finish[q as usize]
}

/// For each superstep, the last first, a processor that computed to its end or moved most.
fn through_supersteps(replay: &Replay, path: &mut Vec<Stretch>) {
    let trace = &replay.run().trace;
    let p = replay.p();
    let mut numbers = trace.superstep_numbers.chunks_exact(p as usize).rev();
    for superstep in trace.supersteps.iter().rev() {
        let before = superstep.end.next_down();
        let computes = |q: u32| f64::from(replay.doing(q, before).activity == Activity::Compute);
        let first_most = |value: &dyn Fn(u32) -> f64| {
            (1..p).fold((0, value(0)), |best, q| if value(q) > best.1 { (q, value(q)) } else { best }).0
        };
        let processor = match superstep.h {
            0 => first_most(&computes),
            _ => match numbers.next() {
                Some(row) => first_most(&|q| row[q as usize] as f64),
                None => 0,
            },
        };
        join(path, Stretch { processor, start: superstep.start, end: superstep.end });
    }
}

/// Adds an earlier stretch, joined to the one after it if it is the same processor's.
fn join(path: &mut Vec<Stretch>, stretch: Stretch) {
    if stretch.end <= stretch.start {
        return;
    }
    match path.last_mut() {
        Some(next) if next.processor == stretch.processor => next.start = stretch.start,
        _ => path.push(stretch),
    }
}
