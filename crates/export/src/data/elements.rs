//! Data of the elements: their distributions, the schedule of one processor, and the input and output of the transform.

use super::cell::{Cell, Sink};
use super::subject::Subject;
use hyperfly_request::Choice;
use hyperfly_view::Replay;
use hyperfly_view::trace::schedule::Schedule;
use std::io;

/// Writes every element in every distribution; nothing if the transform is too large to trace its elements.
pub fn distribution(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let Some(all) = replay.distributions() else { return Ok(()) };
    let last = all.all.len() - 1;
    let local_len = replay.run().plan.n / u64::from(replay.p());
    for (k, distribution) in all.all.iter().enumerate() {
        let title = distribution.title(k == 0, k == last);
        for &i in &distribution.by_index {
            let held = distribution.held[i as usize];
            sink(&[
                (k as u64).into(),
                title.as_str().into(),
                held.logical_index.into(),
                held.processor.into(),
                (u64::from(held.storage_index) % local_len).into(),
                held.left.into(),
                held.arrived.into(),
            ])?;
        }
    }
    Ok(())
}

/// Writes the outputs of the last rank, which the picture shows, in the order in which they are produced: for the run, then for
/// its counterpart.
pub fn schedule(subject: &Subject, sink: &mut Sink) -> io::Result<()> {
    for replay in [Some(subject.replay), subject.counterpart].into_iter().flatten() {
        let q = replay.p() - 1;
        let schedule = replay.distributions().and_then(|all| Schedule::new(replay, &all, q));
        let Some(schedule) = schedule else { continue };
        let algorithm = replay.run().scenario.formulation.algorithm().id();
        for output in &schedule.outputs {
            let message = output.message;
            sink(&[
                algorithm.into(),
                q.into(),
                output.row.into(),
                schedule.first.rows[output.row as usize].into(),
                output.produced.into(),
                message.map_or(Cell::from(q), |message| message.to.into()),
                message.map(|message| message.left).into(),
                message.map(|message| message.delivered).into(),
            ])?;
        }
    }
    Ok(())
}

/// Writes the samples and their transform in natural order; nothing without data.
pub fn spectrum(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let Some(output) = &replay.run().output else { return Ok(()) };
    output.input.iter().zip(&output.spectrum).enumerate().try_for_each(|(k, (x, y))| {
        sink(&[(k as u64).into(), x.re.into(), x.im.into(), y.re.into(), y.im.into()])
    })
}
