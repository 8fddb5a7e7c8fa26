//! Data of a run: channels, phases, processors, breakdown and numbers.

use super::cell::{Cell, Sink};
use crate::channels::occupations;
use crate::processors::Timeline;
use crate::summary::max_channel_load;
use hyperfly_core::trace::Activity;
use hyperfly_view::Replay;
use hyperfly_view::text::table::{self, Table};
use hyperfly_view::text::why::{self, Explanation};
use hyperfly_view::text::{breakdown as breakdown_text, metrics as metrics_text};
use hyperfly_view::trace::supersteps as trace_supersteps;
use std::io;

/// Writes the occupations of channels; on a machine without channels, each message from sender to receiver.
pub fn machine(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let run = replay.run();
    if replay.has_channels() {
        return occupations(run).iter().try_for_each(|at| {
            sink(&[
                at.from.into(),
                at.to.into(),
                at.source.into(),
                at.destination.into(),
                at.words.into(),
                at.start.into(),
                at.end.into(),
                at.share.into(),
            ])
        });
    }
    let messages = (0..run.plan.steps.len() as u32).filter_map(|record| replay.message(record));
    messages.into_iter().try_for_each(|message| {
        let (from, to) = (Cell::from(message.from), Cell::from(message.to));
        let (start, end) = (replay.departure(message.record), message.delivered);
        let words = message.words.into();
        sink(&[from.clone(), to.clone(), from, to, words, start.into(), end.into(), 1.0.into()])
    })
}

/// Writes the phases with their traffic.
pub fn butterfly(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let plan = &replay.run().plan;
    let mut traffic = vec![(0u64, 0u64); replay.phases().len()];
    for (record, step) in plan.steps.iter().enumerate() {
        if let (Some(phase), Some(_)) = (replay.phase_of(record as u32), plan.sends(step)) {
            traffic[phase].0 += 1;
            traffic[phase].1 += plan.words(step);
        }
    }
    replay.phases().iter().zip(traffic).try_for_each(|(phase, (messages, words))| {
        let stages = phase.kind.stages();
        let number = |stage: u8| Cell::from(u64::from(stage));
        sink(&[
            phase.kind.label().into(),
            stages.map_or(Cell::Nothing, |(first, _)| number(first)),
            stages.map_or(Cell::Nothing, |(_, last)| number(last.saturating_sub(1))),
            phase.start.into(),
            phase.end.into(),
            messages.into(),
            words.into(),
        ])
    })
}

/// Writes the segments of each processor.
pub fn timeline(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    Timeline::new(replay.run()).rows(|row| {
        sink(&[
            row.processor.into(),
            row.activity.into(),
            row.start.into(),
            row.end.into(),
            row.step.into(),
            row.partner.into(),
            row.words.into(),
        ])
    })
}

/// Writes the breakdown of p · T_p.
pub fn breakdown(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let report = &replay.run().report;
    let whole = f64::from(replay.p()) * report.t_parallel;
    breakdown_text::parts(report, replay.machine())
        .iter()
        .try_for_each(|part| sink(&[part.label.into(), part.fraction.into(), (part.fraction * whole).into()]))
}

/// Writes the terms of T_p: the formula in plain text, its value, and the time in the run.
pub fn why(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let why = Explanation::new(replay.run());
    why.terms.iter().try_for_each(|term| {
        let text = term.formula.as_ref().map(why::formula::plain);
        sink(&[term.label.into(), text.into(), term.closed.into(), term.run.into()])
    })
}

/// Writes the supersteps of a BSP machine.
pub fn supersteps(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    trace_supersteps::supersteps(replay).iter().enumerate().try_for_each(|(k, superstep)| {
        let stages = trace_supersteps::stages(replay, superstep);
        let kind = if superstep.h == 0 { "computation" } else { "communication" };
        sink(&[
            (k as u64 + 1).into(),
            kind.into(),
            Some(stages).filter(|stages| !stages.is_empty()).into(),
            superstep.start.into(),
            superstep.end.into(),
            superstep.h.into(),
        ])
    })
}

/// Writes the scalability metrics as displayed.
pub fn metrics(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    metrics_text::metrics(replay.run()).iter().try_for_each(|metric| {
        sink(&[metric.entry.name().into(), metric.value.as_str().into(), metric.from.into()])
    })
}

/// Writes all tables of a run, one row per cell with its table, row and column. The unrounded numbers of the run come first; the
/// tables of the page follow as displayed.
pub fn tables(replay: &Replay, sink: &mut Sink) -> io::Result<()> {
    let report = &replay.run().report;
    let numbers: [(&str, Cell); 11] = [
        ("t_serial", report.t_serial.into()),
        ("t_parallel", report.t_parallel.into()),
        ("speedup", report.speedup.into()),
        ("efficiency", report.efficiency.into()),
        ("overhead", report.overhead.into()),
        ("messages", report.messages.into()),
        ("words", report.words.into()),
        ("hops", report.hops.into()),
        ("max_channel_load", max_channel_load(replay.run()).into()),
        ("relative_l2_error", report.relative_l2_error.into()),
        ("trace_hash", format!("{:016x}", report.trace_hash).into()),
    ];
    for (name, value) in numbers {
        sink(&["run".into(), 1u64.into(), name.into(), value])?;
    }
    for activity in Activity::ALL {
        let value = report.breakdown.of(activity).into();
        sink(&["breakdown".into(), 1u64.into(), activity.name().into(), value])?;
    }
    let mut all = vec![("phases", table::phases(replay)), ("processors", table::processors(replay))];
    all.extend(table::distribution(replay).filter(|_| replay.p() > 1).map(|table| ("distribution", table)));
    let last = replay.p() - 1;
    let schedule =
        table::schedule(replay, last).filter(|_| hyperfly_view::trace::schedule::is_posted(replay));
    all.extend(schedule.map(|table| ("schedule", table)));
    all.push(("supersteps", table::supersteps(replay)));
    all.iter().try_for_each(|(name, table)| table_cells(name, table, sink))
}

fn table_cells(name: &str, table: &Table, sink: &mut Sink) -> io::Result<()> {
    for (k, row) in table.rows.iter().enumerate() {
        for (column, value) in table.head.iter().zip(row) {
            sink(&[name.into(), (k as u64 + 1).into(), column.as_str().into(), value.as_str().into()])?;
        }
    }
    Ok(())
}
