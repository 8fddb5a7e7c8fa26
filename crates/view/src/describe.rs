//! What is known about the thing that a reader points at, as rows of text: for a hover card or a screen reader.

use crate::breakdown;
use crate::flight::Flight;
use crate::glossary;
use crate::numbers::{count, quantity, whole};
use crate::scene::Selection;
use crate::scene::moment::Moment;
use crate::story::{Message, Story};
use crate::table::{Row, channel_name};
use crate::why;
use hyperfly_core::Complex64;
use hyperfly_core::plan::Step;
use hyperfly_core::scenario::{Direction, Machine};

fn row(name: &str, value: String) -> Row {
    Row { name: name.into(), value }
}

/// A complex number: 0.7071 − 0.7071 i.
pub fn complex(value: Complex64) -> String {
    let sign = if value.im < 0.0 { '−' } else { '+' };
    format!("{} {sign} {} i", quantity(value.re, 4), quantity(value.im.abs(), 4))
}

/// Rows about a selection at `t`; none if it names nothing of this run.
pub fn describe(story: &Story, selection: Selection, t: f64) -> Vec<Row> {
    match selection {
        Selection::Processor(q) if q < story.p() => processor(story, q, t),
        Selection::Channel(channel) => channel_rows(story, channel, t),
        Selection::Message(record) => {
            story.message(record).map(|m| message(story, &m, t)).unwrap_or_default()
        }
        Selection::Step(record) => step(story, record),
        Selection::Stage(l) => stage(story, l),
        Selection::Element { stage, index } => element(story, stage, index),
        Selection::Activity(activity) => why::describe(story, activity, t),
        Selection::Processor(_) => Vec::new(),
    }
}

fn processor(story: &Story, q: u32, t: f64) -> Vec<Row> {
    let now = story.doing(q, t);
    let d = story.run().scenario.d() as usize;
    let name = if d > 0 { format!("{q} = {q:0d$b} in binary") } else { q.to_string() };
    let mut rows = vec![
        row("processor", name),
        row("does", breakdown::label(story.run().scenario.machine, now.activity).to_owned()),
    ];
    if now.record != u32::MAX {
        rows.push(row("until", quantity(now.end, 6)));
        if let Some(phase) = story.phase_of(now.record) {
            rows.push(row("in", story.phases()[phase].kind.label()));
        }
        if let Some(m) = story.message_of(q, now.record) {
            rows.push(row("to", m.to.to_string()));
            rows.push(row("sends", count(m.words, "word", "words")));
        }
    }
    rows
}

fn channel_rows(story: &Story, channel: u32, t: f64) -> Vec<Row> {
    if !story.has_channels() || channel >= story.graph().channels() || story.graph().ends(channel).is_none() {
        return Vec::new();
    }
    let mut moment = Moment::default();
    moment.set(story, t);
    let mut rows = vec![row("channel", channel_name(story, channel))];
    rows.push(row("messages", moment.load[channel as usize].to_string()));
    let names: Vec<String> = moment
        .underway
        .iter()
        .filter(|u| {
            let route = moment.route(u);
            let (from, to) = u.flight.occupies(story.run().scenario.switching);
            let on = (from..to).any(|k| route.get(k as usize) == Some(&channel));
            on || u.flight.waiting.is_some_and(|k| route[k as usize] == channel)
        })
        .map(|u| format!("{}→{}", u.message.from, u.message.to))
        .take(16)
        .collect();
    if !names.is_empty() {
        rows.push(row("of", names.join(", ")));
    }
    rows
}

fn message(story: &Story, m: &Message, t: f64) -> Vec<Row> {
    let mut rows = vec![
        row("message", format!("{}→{}", m.from, m.to)),
        row("words", whole(m.words)),
        row("leaves", quantity(m.injected, 6)),
        row("is there", quantity(m.delivered, 6)),
    ];
    if story.has_channels() {
        rows.insert(2, row("channels", m.hops.to_string()));
    }
    let alone = story.alone(m.from, m.record);
    let late = m.delivered - m.injected - alone.hop - alone.transfer;
    if late > 1e-9 * m.delivered && story.run().scenario.machine != Machine::Bsp {
        let name = if story.has_channels() { "held up by others" } else { "waits for the gap" };
        rows.push(row(name, quantity(late, 5)));
    }
    if let Some(flight) = Flight::at(story, m, t) {
        let mut route = Vec::new();
        story.graph().route(m.from, m.to, &mut route);
        let place = match flight.waiting {
            Some(k) => format!("waits for {}", channel_name(story, route[k as usize])),
            None if !story.has_channels() => {
                format!("{} of the way", crate::numbers::percent(flight.head.into()))
            }
            None if flight.streaming => {
                format!("{} of its words moved", crate::numbers::percent(flight.moved.into()))
            }
            None => "its head is on the way".into(),
        };
        rows.push(row("now", place));
    }
    rows
}

fn step(story: &Story, record: u32) -> Vec<Row> {
    let Some(step) = story.run().plan.steps.get(record as usize) else { return Vec::new() };
    let q = story.owner(record);
    let mut rows = vec![row("processor", q.to_string())];
    let what = match *step {
        Step::Local { first, last, .. } if last - first == 1 => format!("computes stage {first}"),
        Step::Local { first, last, .. } => format!("computes stages {first}–{}", last - 1),
        Step::Combine { stage, len: 1, .. } => format!("computes one node of stage {stage}"),
        Step::Combine { stage, .. } => format!("computes its half of stage {stage}"),
        Step::Exchange { to, from, .. } if to == from => format!("exchanges with {to}"),
        Step::Exchange { to, from, .. } => format!("sends to {to}, receives from {from}"),
        Step::Post { to, .. } => format!("sends to {to} and goes on"),
        Step::Await { from, .. } => format!("waits for {from}"),
        Step::Copy { .. } => "moves elements within its memory".into(),
    };
    rows.push(row("step", what));
    let trace = &story.run().trace;
    if story.is_detailed() {
        rows.push(row("from", quantity(trace.start[record as usize], 6)));
        rows.push(row("to", quantity(trace.end(q, record), 6)));
    }
    rows
}

fn stage(story: &Story, l: u8) -> Vec<Row> {
    let r = story.run().scenario.r();
    if u32::from(l) >= r {
        return Vec::new();
    }
    let apart = 1u64 << (r - 1 - u32::from(l));
    let inside = |kind: crate::story::PhaseKind| kind.stages().is_some_and(|(a, b)| (a..b).contains(&l));
    let phase = story.phases().iter().find(|phase| inside(phase.kind));
    let mut rows = vec![row("stage", l.to_string()), row("pairs differ by", whole(apart))];
    if let Some(phase) = phase {
        let across = matches!(phase.kind, crate::story::PhaseKind::Exchange { .. });
        rows.push(row("pairs are", if across { "on two processors" } else { "within a processor" }.into()));
        if story.is_detailed() {
            rows.push(row("phase", format!("{} to {}", quantity(phase.start, 6), quantity(phase.end, 6))));
        }
    }
    rows
}

/// R[index] before a stage: its value, its two inputs, the exponent of its twiddle factor in bits (GK App. A).
fn element(story: &Story, stage: u8, index: u64) -> Vec<Row> {
    let s = &story.run().scenario;
    let (n, r) = (s.n, s.r());
    if index >= n || u32::from(stage) > r {
        return Vec::new();
    }
    let bits = r as usize;
    let mut rows = vec![row("element", format!("R[{index}], {index:0bits$b} in binary"))];
    if let Some(q) = story.owner_of(stage, index) {
        rows.push(row("processor", q.to_string()));
    }
    let value = |stage: u8, index: u64| -> Option<Complex64> {
        let stages = &story.run().output.as_ref()?.stages;
        // Within a 4-butterfly there is no value.
        let value = stages.get(u64::from(stage) as usize * n as usize + index as usize).copied();
        value.filter(|value| value.re.is_finite() && value.im.is_finite())
    };
    let with_value = |name: String, value: Option<Complex64>| match value {
        Some(value) => format!("{name} = {}", complex(value)),
        None => name,
    };
    if let Some(value) = value(stage, index) {
        rows.push(row("value", complex(value)));
    }
    if let Some(l) = stage.checked_sub(1) {
        let half = 1u64 << (r - 1 - u32::from(l));
        let (low, high) = (index & !half, index | half);
        let sign = if s.direction == Direction::Forward { "−" } else { "" };
        // Of ω of this dimension: of n points, or of the √n of a row or a column.
        let range = story.run().plan.transform.dimension(l.into(), r);
        let (bits, stage) = (range.end - range.start, l - range.start as u8);
        let index = index >> (r - range.end) & ((1 << bits) - 1);
        let k = glossary::twiddle_exponent(stage, index, bits);
        let root = if bits == r { "times ω to the" } else { "times ω of √n points to the" };
        rows.push(row("first input", with_value(format!("R[{low}]"), value(l, low))));
        rows.push(row("second input", with_value(format!("R[{high}]"), value(l, high))));
        rows.push(row(root, format!("{sign}{} = {sign}{k}", glossary::twiddle_bits(stage, index, bits))));
    }
    rows
}
