//! What happens at a moment, in sentences: for a live region, and for a line below the pictures.

use crate::notation::numbers::quantity;
use crate::text::table::channel_name;
use crate::trace::moment::Moment;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::topology::Drawing;
use hyperfly_core::trace::Activity;
use hyperfly_text::narrate as text;

/// "t = 133: stage 2 (the last is 9), an exchange across dimension 1. 4 of 16 processors compute, 8 communicate, 4 wait. 8
/// messages are under way. 2 of them share or wait for the channel 5→6."
pub fn narrate(replay: &Replay, t: f64) -> String {
    let said = quantity(t, 6);
    if t >= replay.t_end() {
        return text::over(&said);
    }
    let mut moment = Moment::default();
    moment.set(replay, t);
    let mut sentences = vec![stage(replay, t, &said)];
    if replay.p() > 1 {
        sentences.push(doing(replay, &moment));
        messages(replay, t, &moment, &mut sentences);
    }
    sentences.join(" ")
}

/// The time, and the phase.
fn stage(replay: &Replay, t: f64, said: &str) -> String {
    let phase = replay.phase_at(t).filter(|_| replay.is_detailed());
    let Some(k) = phase else { return text::moment(said) };
    let last = u64::from(replay.run().scenario.r().saturating_sub(1));
    match replay.phases()[k].kind {
        PhaseKind::Exchange { stage } => {
            let apart = apart(replay, k);
            let drawing = replay.graph().map(|graph| graph.drawing());
            let cube = matches!(drawing, Some(Drawing::Hypercube { .. }));
            if cube && apart.is_power_of_two() {
                text::exchange_dimension(said, u64::from(stage), last, apart.ilog2())
            } else {
                text::exchange(said, u64::from(stage), last, apart)
            }
        }
        PhaseKind::Local { first, last: to } if to - first == 1 => {
            text::local_one(said, u64::from(first), last)
        }
        PhaseKind::Local { first, last: to } => text::local(said, u64::from(first), u64::from(to) - 1, last),
        PhaseKind::Redistribution { before } => text::redistribution(said, u64::from(before), last),
        PhaseKind::Reordering => text::reordering(said),
    }
}

/// The difference between the numbers of two partners in an exchange, taken from processor 0: it is the same for all.
fn apart(replay: &Replay, phase: usize) -> u32 {
    let plan = &replay.run().plan;
    let sends = |record: &u32| {
        let (to, _) = plan.sends(&plan.steps[*record as usize])?;
        (replay.phase_of(*record) == Some(phase)).then_some(to)
    };
    (plan.first[0]..plan.first[1]).find_map(|record| sends(&record)).unwrap_or_default()
}

/// How many processors compute, communicate, wait.
fn doing(replay: &Replay, moment: &Moment) -> String {
    let of = |is: fn(Activity) -> bool| moment.doing.iter().filter(|segment| is(segment.activity)).count();
    let (p, compute) = (replay.p(), of(|activity| activity == Activity::Compute));
    let idle = of(|activity| activity == Activity::Idle);
    if compute == p as usize {
        return text::all_compute(p);
    }
    if compute + idle == 0 {
        return text::all_communicate(p);
    }
    text::doing(compute, p, p as usize - compute - idle, idle)
}

/// The messages, and the channel that most of them share.
fn messages(replay: &Replay, t: f64, moment: &Moment, sentences: &mut Vec<String>) {
    let under_way = moment.underway.len();
    if under_way > 0 {
        sentences.push(text::under_way(under_way));
    }
    if replay.machine() == MachineKind::LogP {
        let mut held = 0usize;
        replay.under_way(t, |message| held += usize::from(t < replay.left(message.record)));
        if held > 0 {
            sentences.push(text::gap(held));
        }
        return;
    }
    let mut most = (1, None);
    for &channel in &moment.loaded {
        let load = moment.load[channel as usize];
        if load > most.0 {
            most = (load, Some(channel));
        }
    }
    if let (load, Some(channel)) = most {
        let (load, name) = (u32::from(load), channel_name(replay, channel));
        sentences.push(match replay.is_detailed() {
            true => text::shared(load, &name),
            false => text::load(load, &name),
        });
    }
}
