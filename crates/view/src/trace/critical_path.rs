//! The critical path: a chain of steps, none of which can be shortened without ending the run earlier.
//!
//! The search walks backwards from the processor that finished last. If a step ended with the arrival of another processor's
//! message, the path continues at the sender at the moment of delivery; otherwise it continues with the previous step. On a BSP
//! machine each superstep contributes the processor that it waited for.

use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// A part of the path on one processor, in virtual time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    pub processor: u32,
    pub start: f64,
    pub end: f64,
}

/// Returns the critical path in order of time, with neighbouring steps of one processor joined; empty for a binned trace.
pub fn critical_path(replay: &Replay) -> Vec<Stretch> {
    let trace = &replay.run().trace;
    if !replay.is_detailed() {
        return Vec::new();
    }
    let mut path: Vec<Stretch> = Vec::new();
    if !trace.supersteps.is_empty() {
        add_supersteps(replay, &mut path);
        path.reverse();
        return path;
    }
    let last_processor = (0..replay.p())
        .fold(0, |best, q| if finish_time(replay, q) > finish_time(replay, best) { q } else { best });
    let mut q = last_processor;
    let mut k = trace.first[q as usize + 1];
    let mut end = trace.finish[q as usize];
    while k > trace.first[q as usize] {
        let record = k - 1;
        let start = trace.start[record as usize];
        // An exchange waits for its partner only once its own message has arrived, if it waits for that at all.
        let own_arrival = match replay.run().plan.sends(&replay.run().plan.steps[record as usize]) {
            Some(_) if trace.delivered[record as usize] <= end => trace.delivered[record as usize].max(start),
            _ => start,
        };
        if let Some(source) = replay.message_source(record)
            && trace.delivered[source as usize] > own_arrival
        {
            // The partner's message arrived last, so the sender determined this time. Receiving the message belongs to the path;
            // the sender's later work does not.
            let delivered = trace.delivered[source as usize].min(end);
            prepend(&mut path, Stretch { processor: q, start: delivered, end });
            q = replay.owner(source);
            let start = trace.start[source as usize];
            prepend(&mut path, Stretch { processor: q, start, end: delivered });
            (end, k) = (start, source);
            continue;
        }
        prepend(&mut path, Stretch { processor: q, start, end });
        (end, k) = (start, record);
    }
    path.reverse();
    path
}

fn finish_time(replay: &Replay, q: u32) -> f64 {
    replay.run().trace.finish[q as usize]
}

/// Adds, for each superstep from the last to the first, a processor that computed to its end or moved the most words.
fn add_supersteps(replay: &Replay, path: &mut Vec<Stretch>) {
    let trace = &replay.run().trace;
    let p = replay.p();
    let mut numbers = trace.superstep_numbers.chunks_exact(p as usize).rev();
    for superstep in trace.supersteps.iter().rev() {
        let just_before_end = superstep.end.next_down();
        let is_computing =
            |q: u32| f64::from(replay.segment_at(q, just_before_end).activity == Activity::Compute);
        let argmax = |value: &dyn Fn(u32) -> f64| {
            (1..p).fold((0, value(0)), |best, q| if value(q) > best.1 { (q, value(q)) } else { best }).0
        };
        let processor = match superstep.h {
            0 => argmax(&is_computing),
            _ => match numbers.next() {
                Some(row) => argmax(&|q| row[q as usize] as f64),
                None => 0,
            },
        };
        prepend(path, Stretch { processor, start: superstep.start, end: superstep.end });
    }
}

/// Adds an earlier stretch and joins it to the following one of the same processor.
fn prepend(path: &mut Vec<Stretch>, stretch: Stretch) {
    if stretch.end <= stretch.start {
        return;
    }
    match path.last_mut() {
        Some(next) if next.processor == stretch.processor => next.start = stretch.start,
        _ => path.push(stretch),
    }
}
