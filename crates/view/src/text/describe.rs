//! Descriptions of the selected thing as rows of text, for a hover card or a screen reader.

mod element;
mod followed;

pub(crate) use element::is_computed;
pub use followed::describe_followed;

use crate::notation::numbers::{percent, quantity, whole};
use crate::text::breakdown;
use crate::text::table::{Row, channel_name};
use crate::text::why;
use crate::trace::machine_state::MachineState;
use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::transit::Transit;
use hyperfly_core::schedule::Step;
use hyperfly_core::topology::Graph;
use hyperfly_text::language::list;
use hyperfly_text::table as texts;

/// Describes a selection at time `t`; returns no rows if it does not exist in this run.
pub fn describe(replay: &Replay, selection: Selection, t: f64) -> Vec<Row> {
    match selection {
        Selection::Processor(q) if q < replay.p() => processor(replay, q, t),
        Selection::Channel(channel) => channel_rows(replay, channel, t),
        Selection::Message(record) => {
            replay.message(record).map(|m| message(replay, &m, t)).unwrap_or_default()
        }
        // The program next to the pictures shows it.
        Selection::Line(_) => Vec::new(),
        Selection::Step(record) => step(replay, record),
        Selection::Stage(l) => stage(replay, l),
        Selection::Element { stage, index } => element::element(replay, stage, index, t),
        Selection::Activity(activity) => why::describe(replay, activity, t),
        Selection::Processor(_) => Vec::new(),
    }
}

fn processor(replay: &Replay, q: u32, t: f64) -> Vec<Row> {
    let now = replay.segment_at(q, t);
    let d = replay.run().scenario.d() as usize;
    let name = match d {
        0 => q.to_string(),
        _ => texts::in_binary(&q.to_string(), &format!("{q:0d$b}")),
    };
    let mut rows = vec![
        Row::new(texts::processor(), name),
        Row::new(texts::activity(), breakdown::label(replay.machine(), now.activity).to_owned()),
    ];
    if now.record != u32::MAX {
        rows.push(Row::new(texts::until(), quantity(now.end, 6)));
        if let Some(phase) = replay.phase_of(now.record) {
            rows.push(Row::new(texts::in_(), replay.phases()[phase].kind.label()));
        }
        if let Some(m) = replay.message_of(q, now.record) {
            rows.push(Row::new(texts::to(), m.to.to_string()));
            rows.push(Row::new(texts::sends(), texts::count_words(m.words)));
        }
    }
    rows
}

fn channel_rows(replay: &Replay, channel: u32, t: f64) -> Vec<Row> {
    let exists = |graph: &dyn Graph| channel < graph.channels() && graph.ends(channel).is_some();
    if !replay.graph().is_some_and(exists) {
        return Vec::new();
    }
    let mut moment = MachineState::default();
    moment.set(replay, t);
    let mut rows = vec![Row::new(texts::channel(), channel_name(replay, channel))];
    rows.push(Row::new(texts::messages(), moment.load[channel as usize].to_string()));
    let names: Vec<String> = moment
        .in_flight
        .iter()
        .filter(|u| {
            let route = moment.route(u);
            let (from, to) = u.transit.holds;
            let on = (from..to).any(|k| route.get(k as usize) == Some(&channel));
            on || u.transit.waiting.is_some_and(|k| route[k as usize] == channel)
        })
        .map(|u| format!("{}→{}", u.message.from, u.message.to))
        .take(16)
        .collect();
    if !names.is_empty() {
        rows.push(Row::new(texts::of(), names.join(list())));
    }
    rows
}

fn message(replay: &Replay, m: &Message, t: f64) -> Vec<Row> {
    let mut rows = vec![
        Row::new(texts::message(), format!("{}→{}", m.from, m.to)),
        Row::new(texts::words(), whole(m.words)),
        Row::new(texts::leaves(), quantity(m.injected, 6)),
        Row::new(texts::is_there(), quantity(m.delivered, 6)),
    ];
    if replay.has_channels() {
        rows.insert(2, Row::new(texts::channels(), m.hops.to_string()));
    }
    let late = replay.delay(m);
    if late > 0.0 {
        let name = if replay.has_channels() { texts::held_up() } else { texts::waits_for_gap() };
        rows.push(Row::new(name, quantity(late, 5)));
    }
    if t < m.injected {
        rows.push(Row::new(texts::now(), texts::not_sent_yet().to_owned()));
    } else if t >= m.delivered {
        rows.push(Row::new(texts::now(), texts::is_delivered().to_owned()));
    } else if let Some(transit) = Transit::at(replay, m, t) {
        let place = match (replay.graph(), transit.waiting) {
            (None, _) => texts::part_of_way(&percent(transit.head.into())),
            (Some(graph), Some(k)) => {
                let mut route = Vec::new();
                graph.route(m.from, m.to, &mut route);
                texts::waits_for(&channel_name(replay, route[k as usize]))
            }
            (Some(_), None) if transit.streaming => texts::part_of_words(&percent(transit.moved.into())),
            (Some(_), None) => texts::head_under_way().into(),
        };
        rows.push(Row::new(texts::now(), place));
    }
    // Before it is sent, its values may not be computed yet.
    if let Some(carried) = element::carried_elements(replay, m.record).filter(|_| t >= m.injected) {
        rows.push(Row::new(texts::carries(), carried));
    }
    rows
}

fn step(replay: &Replay, record: u32) -> Vec<Row> {
    let Some(step) = replay.run().plan.steps.get(record as usize) else { return Vec::new() };
    let q = replay.owner(record);
    let mut rows = vec![Row::new(texts::processor(), q.to_string())];
    let number = |q: u32| q.to_string();
    let what = match *step {
        Step::Local { first, last, .. } if last - first == 1 => texts::computes_stage(u32::from(first)),
        Step::Local { first, last, .. } => texts::computes_stages(u32::from(first), u32::from(last) - 1),
        Step::Combine(half) if half.nodes() == 1 => texts::computes_node(u32::from(half.stage)),
        Step::Combine(half) => texts::computes_half(u32::from(half.stage)),
        Step::Unpack(_) => texts::unpacks().to_owned(),
        Step::Exchange { to, from, .. } if to == from => texts::exchanges_with(&number(to)),
        Step::Exchange { to, from, .. } => texts::sends_and_receives(&number(to), &number(from)),
        Step::Post { to, .. } => texts::sends_and_goes_on(&number(to)),
        Step::Await { from, .. } => texts::waits_for_processor(&number(from)),
        Step::Copy { .. } => texts::moves_within_memory().into(),
    };
    rows.push(Row::new(texts::step(), what));
    let trace = &replay.run().trace;
    if replay.is_detailed() {
        rows.push(Row::new(texts::from(), quantity(trace.start[record as usize], 6)));
        rows.push(Row::new(texts::to(), quantity(trace.end(q, record), 6)));
    }
    rows
}

fn stage(replay: &Replay, l: u8) -> Vec<Row> {
    let r = replay.run().scenario.r();
    if u32::from(l) >= r {
        return Vec::new();
    }
    let inside =
        |kind: crate::trace::phases::PhaseKind| kind.stages().is_some_and(|(a, b)| (a..b).contains(&l));
    let phase = replay.phases().iter().find(|phase| inside(phase.kind));
    let plan = &replay.run().plan;
    let mut rows = vec![Row::new(texts::stage(), l.to_string())];
    rows.push(match plan.unpacks(l) {
        true => Row::new(texts::step(), texts::unpacks().to_owned()),
        false => Row::new(texts::pairs_differ(), whole(plan.partner(l, 0))),
    });
    if let Some(phase) = phase {
        let across = matches!(phase.kind, crate::trace::phases::PhaseKind::Exchange { .. });
        let are = if across { texts::on_two_processors() } else { texts::within_a_processor() };
        rows.push(Row::new(texts::pairs_are(), are.into()));
        if replay.is_detailed() {
            let span = texts::span(&quantity(phase.start, 6), &quantity(phase.end, 6));
            rows.push(Row::new(texts::phase(), span));
        }
    }
    rows
}
