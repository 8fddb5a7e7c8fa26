//! The critical path: the chain of steps without which the run would have ended earlier.
//!
//! Walked backwards from the processor that finished last. A step that ended with the partner's message was held up
//! by the partner: the path goes on there, from the moment that the message was delivered. Else it goes on with the
//! step before.

use crate::story::Story;
use hyperfly_core::plan::Step;

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
pub fn path(story: &Story) -> Vec<Stretch> {
    let trace = &story.run().trace;
    if !story.is_detailed() {
        return Vec::new();
    }
    let last =
        (0..story.p()).fold(0, |best, q| if finish(story, q) > finish(story, best) { q } else { best });
    let mut q = last;
    let mut k = trace.first[q as usize + 1];
    let mut end = trace.finish[q as usize];
    let mut path: Vec<Stretch> = Vec::new();
    while k > trace.first[q as usize] {
        let record = k - 1;
        if matches!(story.run().plan.steps[record as usize], Step::Exchange { .. })
            && end > trace.delivered[record as usize]
            && let Some(answer) = story.answer(record)
        {
            // The partner's message came last: it was under way on the partner's side.
            q = story.owner(answer);
            k = answer + 1;
            end = trace.delivered[answer as usize];
            // What the partner waited for afterwards does not matter here.
            let start = trace.start[answer as usize];
            join(&mut path, Stretch { processor: q, start, end });
            end = start;
            k -= 1;
            continue;
        }
        let start = trace.start[record as usize];
        join(&mut path, Stretch { processor: q, start, end });
        end = start;
        k = record;
    }
    path.reverse();
    path
}

fn finish(story: &Story, q: u32) -> f64 {
    story.run().trace.finish[q as usize]
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
