//! What can be said in one line about a processor, a channel, a message, a stage or a node of the butterfly.

use hyperfly_core::plan::Step;
use hyperfly_core::trace::Activity;
use hyperfly_view::flight::Flight;
use hyperfly_view::glossary::{twiddle_bits, twiddle_exponent};
use hyperfly_view::numbers::{quantity, whole};
use hyperfly_view::scene::Selection;
use hyperfly_view::story::Story;
use hyperfly_view::table::channel_name;

/// The line, as of time `t`.
pub fn describe(story: &Story, selection: Selection, t: f64) -> String {
    match selection {
        Selection::Processor(q) => processor(story, q, t),
        Selection::Channel(channel) => self::channel(story, channel, t),
        Selection::Message(record) => message(story, record),
        Selection::Step(record) => step(story, record),
        Selection::Stage(stage) => phase(story, stage),
        Selection::Element { stage, index } => element(story, stage, index),
    }
}

fn time(t: f64) -> String {
    quantity(t, 5)
}

fn processor(story: &Story, q: u32, t: f64) -> String {
    let now = story.doing(q, t);
    let until = format!("until t = {}", time(now.end));
    let partner = story.message(now.record);
    let what = match (now.activity, partner) {
        (Activity::Compute, _) => match story.phase_of(now.record).map(|at| story.phases()[at].kind.label()) {
            Some(phase) => format!("computes, {phase}"),
            None => "computes".to_owned(),
        },
        (Activity::Idle, Some(message)) => format!("waits for the message of {}", message.to),
        (Activity::Idle, None) => "has finished".to_owned(),
        (activity, Some(message)) => {
            let words = whole(message.words);
            match activity {
                Activity::Startup => format!("starts up a message of {words} words to {}", message.to),
                Activity::Contention => format!("its message to {} is held up by others", message.to),
                _ => format!("sends {words} words to {}", message.to),
            }
        }
        (activity, None) => activity.name().to_owned(),
    };
    format!("Processor {q} {what}, {until}")
}

fn channel(story: &Story, channel: u32, t: f64) -> String {
    let graph = story.graph();
    let (mut now, mut all, mut route) = (0, 0, Vec::new());
    let plan = &story.run().plan;
    if story.is_detailed() && plan.steps.len() <= 20_000 {
        for q in 0..story.p() {
            for record in plan.first[q as usize]..plan.first[q as usize + 1] {
                let Some(message) = story.message_of(q, record) else { continue };
                route.clear();
                graph.route(message.from, message.to, &mut route);
                let Some(at) = route.iter().position(|hop| *hop == channel) else { continue };
                all += 1;
                let Some(flight) = Flight::at(story, &message, t) else { continue };
                let (first, last) = flight.occupies(story.run().scenario.switching);
                let at = at as u32;
                now += u32::from((first..last).contains(&at) || flight.waiting == Some(at));
            }
        }
        let plural = if all == 1 { "message" } else { "messages" };
        return format!("Channel {}: {now} now, {all} {plural} in all", channel_name(story, channel));
    }
    format!("Channel {}", channel_name(story, channel))
}

fn message(story: &Story, record: u32) -> String {
    let Some(message) = story.message(record) else { return String::new() };
    let hops = if message.hops == 1 { "hop" } else { "hops" };
    let flight = message.delivered - message.injected;
    format!(
        "Message {} → {}: {} words over {} {hops}, from t = {} to {}, {} in flight",
        message.from,
        message.to,
        whole(message.words),
        message.hops,
        time(message.injected),
        time(message.delivered),
        time(flight)
    )
}

fn step(story: &Story, record: u32) -> String {
    let q = story.owner(record);
    let run = story.run();
    let what = match run.plan.steps[record as usize] {
        Step::Local { first, last, len, .. } if last - first == 1 => {
            format!("local stage {first} on {} elements", whole(len.into()))
        }
        Step::Local { first, last, len, .. } => {
            format!("local stages {first}–{} on {} elements", last - 1, whole(len.into()))
        }
        Step::Combine { stage, len, .. } => format!("its half of stage {stage}, {} elements", whole(len.into())),
        Step::Copy { .. } | Step::Reverse { .. } => "copies within its memory".to_owned(),
        Step::Exchange { .. } => return message(story, record),
    };
    let (start, end) = match run.trace.start.get(record as usize) {
        Some(start) => (*start, run.trace.end(q, record)),
        None => return format!("Processor {q}: {what}"),
    };
    format!("Processor {q}: {what}, from t = {} to {}", time(start), time(end))
}

fn phase(story: &Story, stage: u8) -> String {
    let covers = |stages: Option<(u8, u8)>| stages.is_some_and(|(first, last)| (first..last).contains(&stage));
    let found = story.phases().iter().find(|phase| covers(phase.kind.stages()));
    match found {
        Some(phase) => {
            format!("Stage {stage}, in {}, from t = {} to {}", phase.kind.label(), time(phase.start), time(phase.end))
        }
        None => format!("Stage {stage}"),
    }
}

fn element(story: &Story, stage: u8, index: u64) -> String {
    let run = story.run();
    let (n, r) = (run.scenario.n, run.scenario.r());
    let value = run.output.as_ref().and_then(|output| output.stages.get(usize::from(stage) * n as usize + index as usize));
    let value = value.map(|v| {
        let sign = if v.im < 0.0 { '−' } else { '+' };
        format!(" = {} {sign} {}j", quantity(v.re, 4), quantity(v.im.abs(), 4))
    });
    let name = format!("R[{index}]{}", value.unwrap_or_default());
    let Some(before) = stage.checked_sub(1) else { return format!("{name}, an input") };
    // GK Fig. 1: stage l joins the two elements that differ in bit l, counted from the most significant one.
    let bit = 1u64 << (r - 1 - u32::from(before));
    let (j, k) = (index & !bit, index | bit);
    let exponent = twiddle_exponent(before, index, r);
    let bits = twiddle_bits(before, index, r);
    format!("{name} after stage {before}, from R[{j}] + ω^{exponent} · R[{k}], exponent {bits} in bits")
}
