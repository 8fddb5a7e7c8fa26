//! What is known about the thing that a reader points at, as rows of text: for a hover card or a screen reader.

use crate::breakdown;
use crate::glossary;
use crate::message::Message;
use crate::moment::Moment;
use crate::numbers::{percent, quantity, whole};
use crate::replay::Replay;
use crate::selection::Selection;
use crate::table::{Row, channel_name};
use crate::transit::Transit;
use crate::values::Values;
use crate::why;
use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::Step;
use hyperfly_core::topology::Graph;
use hyperfly_text::language::list;
use hyperfly_text::table as said;

fn row(name: &str, value: String) -> Row {
    Row { name: name.into(), value }
}

/// A complex number: 0.7071 − 0.7071 i.
pub fn complex(value: Complex64) -> String {
    let sign = if value.im < 0.0 { '−' } else { '+' };
    format!("{} {sign} {} i", quantity(value.re, 4), quantity(value.im.abs(), 4))
}

/// Rows about a selection at `t`; none if it names nothing of this run.
pub fn describe(replay: &Replay, selection: Selection, t: f64) -> Vec<Row> {
    match selection {
        Selection::Processor(q) if q < replay.p() => processor(replay, q, t),
        Selection::Channel(channel) => channel_rows(replay, channel, t),
        Selection::Message(record) => {
            replay.message(record).map(|m| message(replay, &m, t)).unwrap_or_default()
        }
        Selection::Step(record) => step(replay, record),
        Selection::Stage(l) => stage(replay, l),
        Selection::Element { stage, index } => element(replay, stage, index),
        Selection::Activity(activity) => why::describe(replay, activity, t),
        Selection::Processor(_) => Vec::new(),
    }
}

fn processor(replay: &Replay, q: u32, t: f64) -> Vec<Row> {
    let now = replay.doing(q, t);
    let d = replay.run().scenario.d() as usize;
    let name = match d {
        0 => q.to_string(),
        _ => said::in_binary(&q.to_string(), &format!("{q:0d$b}")),
    };
    let mut rows = vec![
        row(said::processor(), name),
        row(said::does(), breakdown::label(replay.machine(), now.activity).to_owned()),
    ];
    if now.record != u32::MAX {
        rows.push(row(said::until(), quantity(now.end, 6)));
        if let Some(phase) = replay.phase_of(now.record) {
            rows.push(row(said::in_(), replay.phases()[phase].kind.label()));
        }
        if let Some(m) = replay.message_of(q, now.record) {
            rows.push(row(said::to(), m.to.to_string()));
            rows.push(row(said::sends(), said::count_words(m.words)));
        }
    }
    rows
}

fn channel_rows(replay: &Replay, channel: u32, t: f64) -> Vec<Row> {
    let exists = |graph: &dyn Graph| channel < graph.channels() && graph.ends(channel).is_some();
    if !replay.graph().is_some_and(exists) {
        return Vec::new();
    }
    let mut moment = Moment::default();
    moment.set(replay, t);
    let mut rows = vec![row(said::channel(), channel_name(replay, channel))];
    rows.push(row(said::messages(), moment.load[channel as usize].to_string()));
    let names: Vec<String> = moment
        .underway
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
        rows.push(row(said::of(), names.join(list())));
    }
    rows
}

fn message(replay: &Replay, m: &Message, t: f64) -> Vec<Row> {
    let mut rows = vec![
        row(said::message(), format!("{}→{}", m.from, m.to)),
        row(said::words(), whole(m.words)),
        row(said::leaves(), quantity(m.injected, 6)),
        row(said::is_there(), quantity(m.delivered, 6)),
    ];
    if replay.has_channels() {
        rows.insert(2, row(said::channels(), m.hops.to_string()));
    }
    let late = replay.held_up(m);
    if late > 0.0 {
        let name = if replay.has_channels() { said::held_up() } else { said::waits_for_gap() };
        rows.push(row(name, quantity(late, 5)));
    }
    if let Some(transit) = Transit::at(replay, m, t) {
        let place = match (replay.graph(), transit.waiting) {
            (None, _) => said::part_of_way(&percent(transit.head.into())),
            (Some(graph), Some(k)) => {
                let mut route = Vec::new();
                graph.route(m.from, m.to, &mut route);
                said::waits_for(&channel_name(replay, route[k as usize]))
            }
            (Some(_), None) if transit.streaming => said::part_of_words(&percent(transit.moved.into())),
            (Some(_), None) => said::head_under_way().into(),
        };
        rows.push(row(said::now(), place));
    }
    rows
}

fn step(replay: &Replay, record: u32) -> Vec<Row> {
    let Some(step) = replay.run().plan.steps.get(record as usize) else { return Vec::new() };
    let q = replay.owner(record);
    let mut rows = vec![row(said::processor(), q.to_string())];
    let number = |q: u32| q.to_string();
    let what = match *step {
        Step::Local { first, last, .. } if last - first == 1 => said::computes_stage(u32::from(first)),
        Step::Local { first, last, .. } => said::computes_stages(u32::from(first), u32::from(last) - 1),
        Step::Combine { stage, len: 1, .. } => said::computes_node(u32::from(stage)),
        Step::Combine { stage, .. } => said::computes_half(u32::from(stage)),
        Step::Exchange { to, from, .. } if to == from => said::exchanges_with(&number(to)),
        Step::Exchange { to, from, .. } => said::sends_and_receives(&number(to), &number(from)),
        Step::Post { to, .. } => said::sends_and_goes_on(&number(to)),
        Step::Await { from, .. } => said::waits_for_processor(&number(from)),
        Step::Copy { .. } => said::moves_within_memory().into(),
    };
    rows.push(row(said::step(), what));
    let trace = &replay.run().trace;
    if replay.is_detailed() {
        rows.push(row(said::from(), quantity(trace.start[record as usize], 6)));
        rows.push(row(said::to(), quantity(trace.end(q, record), 6)));
    }
    rows
}

fn stage(replay: &Replay, l: u8) -> Vec<Row> {
    let r = replay.run().scenario.r();
    if u32::from(l) >= r {
        return Vec::new();
    }
    let apart = 1u64 << (r - 1 - u32::from(l));
    let inside = |kind: crate::phases::PhaseKind| kind.stages().is_some_and(|(a, b)| (a..b).contains(&l));
    let phase = replay.phases().iter().find(|phase| inside(phase.kind));
    let mut rows = vec![row(said::stage(), l.to_string()), row(said::pairs_differ(), whole(apart))];
    if let Some(phase) = phase {
        let across = matches!(phase.kind, crate::phases::PhaseKind::Exchange { .. });
        let are = if across { said::on_two_processors() } else { said::within_a_processor() };
        rows.push(row(said::pairs_are(), are.into()));
        if replay.is_detailed() {
            let span = said::span(&quantity(phase.start, 6), &quantity(phase.end, 6));
            rows.push(row(said::phase(), span));
        }
    }
    rows
}

/// R[index] before a stage: its value, its two inputs, the exponent of its twiddle factor in bits (GK App. A).
fn element(replay: &Replay, stage: u8, index: u64) -> Vec<Row> {
    let s = &replay.run().scenario;
    let (n, r) = (s.n(), s.r());
    if index >= n || u32::from(stage) > r {
        return Vec::new();
    }
    let bits = r as usize;
    let mut rows =
        vec![row(said::element(), said::element_in_binary(&index.to_string(), &format!("{index:0bits$b}")))];
    if let Some(q) = replay.owner_of(stage, index) {
        rows.push(row(said::processor(), q.to_string()));
    }
    // Within a 4-butterfly there is no value.
    let values = Values::new(replay);
    let value = |stage: u8, index: u64| values.as_ref()?.at(stage, index);
    let with_value = |name: String, value: Option<Complex64>| match value {
        Some(value) => format!("{name} = {}", complex(value)),
        None => name,
    };
    if let Some(value) = value(stage, index) {
        rows.push(row(said::value(), complex(value)));
    }
    if let Some(l) = stage.checked_sub(1) {
        let half = 1u64 << (r - 1 - u32::from(l));
        let (low, high) = (index & !half, index | half);
        let sign = if s.problem.direction == Direction::Forward { "−" } else { "" };
        // Of ω of this dimension: of n points, or of the √n of a row or a column.
        let range = replay.run().plan.transform.dimension(l.into(), r);
        let (bits, stage) = (range.end - range.start, l - range.start as u8);
        let index = index >> (r - range.end) & ((1 << bits) - 1);
        let k = glossary::twiddle_exponent(stage, index, bits);
        let root = if bits == r { said::times_root() } else { said::times_root_of_side() };
        rows.push(row(said::first_input(), with_value(format!("R[{low}]"), value(l, low))));
        rows.push(row(said::second_input(), with_value(format!("R[{high}]"), value(l, high))));
        rows.push(row(root, format!("{sign}{} = {sign}{k}", glossary::twiddle_bits(stage, index, bits))));
    }
    rows
}
