//! Descriptions of a moment in sentences, for a live region and a line below the pictures.

use crate::notation::numbers::quantity;
use crate::text::table::channel_name;
use crate::trace::machine_state::MachineState;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::topology::Drawing;
use hyperfly_core::trace::Activity;
use hyperfly_text::narrate as text;

/// Describes time `t`: "t = 133: stage 2 (the last is 9), an exchange across dimension 1. 4 of 16 processors compute, 8
/// communicate, 4 wait. 8 messages are in flight. 2 of them share or wait for the channel 5→6."
pub fn narrate(replay: &Replay, t: f64) -> String {
    let time = quantity(t, 6);
    if t >= replay.t_end() {
        return text::over(&time);
    }
    let mut moment = MachineState::default();
    moment.set(replay, t);
    let mut sentences = vec![stage(replay, t, &time)];
    if replay.p() > 1 {
        sentences.push(processor_counts(replay, &moment));
        messages(replay, t, &moment, &mut sentences);
    }
    sentences.join(" ")
}

/// Describes the time and the phase.
fn stage(replay: &Replay, t: f64, time: &str) -> String {
    let phase = replay.phase_at(t).filter(|_| replay.is_detailed());
    let Some(k) = phase else { return text::moment(time) };
    let last = u64::from(replay.run().scenario.r().saturating_sub(1));
    match replay.phases()[k].kind {
        PhaseKind::Exchange { stage } => {
            let distance = partner_distance(replay, k);
            let drawing = replay.graph().map(|graph| graph.drawing());
            let cube = matches!(drawing, Some(Drawing::Hypercube { .. }));
            if cube && distance.is_power_of_two() {
                text::exchange_dimension(time, u64::from(stage), last, distance.ilog2())
            } else {
                text::exchange(time, u64::from(stage), last, distance)
            }
        }
        PhaseKind::Local { first, last: to } if to - first == 1 => {
            text::local_one(time, u64::from(first), last)
        }
        PhaseKind::Local { first, last: to } => text::local(time, u64::from(first), u64::from(to) - 1, last),
        PhaseKind::Redistribution { before } => text::redistribution(time, u64::from(before), last),
        PhaseKind::Reordering => text::reordering(time),
    }
}

/// Returns the exchange partner of rank 0 in a phase. It is the distance between the two ranks of every pair.
fn partner_distance(replay: &Replay, phase: usize) -> u32 {
    let plan = &replay.run().plan;
    let sends = |record: &u32| {
        let (to, _) = plan.sends(&plan.steps[*record as usize])?;
        (replay.phase_of(*record) == Some(phase)).then_some(to)
    };
    (plan.first[0]..plan.first[1]).find_map(|record| sends(&record)).unwrap_or_default()
}

/// Counts the processors that compute, communicate and wait.
fn processor_counts(replay: &Replay, moment: &MachineState) -> String {
    let count =
        |is: fn(Activity) -> bool| moment.segments.iter().filter(|segment| is(segment.activity)).count();
    let (p, compute) = (replay.p(), count(|activity| activity == Activity::Compute));
    let idle = count(|activity| activity == Activity::Idle);
    if compute == p as usize {
        return text::all_compute(p);
    }
    if compute + idle == 0 {
        return text::all_communicate(p);
    }
    text::doing(compute, p, p as usize - compute - idle, idle)
}

/// Adds sentences about the messages in flight and the most loaded channel.
fn messages(replay: &Replay, t: f64, moment: &MachineState, sentences: &mut Vec<String>) {
    let under_way = moment.in_flight.len();
    if under_way > 0 {
        sentences.push(text::under_way(under_way));
    }
    if replay.machine() == MachineKind::LogP {
        let mut held = 0usize;
        replay.for_each_in_flight(t, |message| held += usize::from(t < replay.departure(message.record)));
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
