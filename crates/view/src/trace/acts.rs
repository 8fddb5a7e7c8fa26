//! The acts of a run: its stages and redistributions, one after the other, so that each can be shown and told on its own.
//!
//! An act ends when the last processor has finished it. A processor that is ahead already works on the next one.

use crate::trace::act::{Act, ActKind};
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;

impl Replay {
    /// Returns the stages and redistributions one after the other; none if the steps have no times.
    pub fn acts(&self) -> &[Act] {
        self.acts.get_or_init(|| find_acts(self))
    }
}

/// Returns the acts of a run in order, from 0 to T_p; none for a run whose steps have no times.
fn find_acts(replay: &Replay) -> Vec<Act> {
    let (plan, end) = (&replay.run().plan, replay.t_end());
    if !replay.is_detailed() || end <= 0.0 {
        return Vec::new();
    }
    let mut acts = empty_acts(replay);
    let mut extend = |kind: ActKind, finish: f64, message: Option<(f64, f64)>| {
        let Some(act) = acts.iter_mut().find(|act| act.kind == kind) else { return };
        act.end = act.end.max(finish);
        if let Some((leaves, arrives)) = message {
            let (first, last) = act.messages.unwrap_or((f64::INFINITY, 0.0));
            act.messages = Some((first.min(leaves), last.max(arrives)));
        }
    };
    for (record, step) in plan.steps.iter().enumerate() {
        let record = record as u32;
        let Some(phase) = replay.phase_of(record).map(|phase| replay.phases()[phase].kind) else { continue };
        let message = replay.message(record).map(|message| (message.injected, message.delivered));
        let arrives = message.map_or(0.0, |message| message.1);
        match (*step, phase) {
            (Step::Local { first, last, .. }, _) => (first..last).for_each(|stage| {
                let finish = replay.computation_interval(record, stage).1;
                extend(ActKind::Stage { stage, crosses: false }, finish, None);
            }),
            (Step::Combine(half), _) => {
                let finish = replay.computation_interval(record, half.stage).1;
                let crosses = matches!(phase, PhaseKind::Exchange { .. });
                extend(ActKind::Stage { stage: half.stage, crosses }, finish, None);
            }
            (Step::Unpack(_), kind) => {
                let (stage, _) = kind.stages().unwrap_or_default();
                let finish = replay.computation_interval(record, stage).1;
                extend(
                    ActKind::Stage { stage, crosses: matches!(kind, PhaseKind::Exchange { .. }) },
                    finish,
                    None,
                );
            }
            (_, PhaseKind::Exchange { stage }) => {
                extend(ActKind::Stage { stage, crosses: true }, arrives, message);
            }
            (_, PhaseKind::Local { .. }) => {}
            (_, kind) => extend(ActKind::Move(kind), arrives, message),
        }
    }
    follow_each_other(acts, end)
}

/// Returns the acts in order, without times.
fn empty_acts(replay: &Replay) -> Vec<Act> {
    let kinds = replay.phases().iter().flat_map(|phase| {
        let (kind, crosses) = (phase.kind, matches!(phase.kind, PhaseKind::Exchange { .. }));
        let (first, last) = kind.stages().unwrap_or_default();
        let stages = (first..last).map(move |stage| ActKind::Stage { stage, crosses });
        stages.chain(kind.is_move().then_some(ActKind::Move(kind)))
    });
    kinds.map(|kind| Act { kind, start: 0.0, end: 0.0, messages: None }).collect()
}

/// Lets each act begin where the one before it ends; drops acts that take no time.
fn follow_each_other(acts: Vec<Act>, end: f64) -> Vec<Act> {
    let mut before = 0.0;
    let mut timed: Vec<Act> = Vec::with_capacity(acts.len());
    for act in acts {
        let finish = act.end.min(end);
        if finish <= before {
            continue;
        }
        let within = |t: f64| t.clamp(before, finish);
        let messages = act.messages.map(|(leaves, arrives)| (within(leaves), within(arrives)));
        timed.push(Act { start: before, end: finish, messages, ..act });
        before = finish;
    }
    if let Some(last) = timed.last_mut() {
        last.end = end;
    }
    timed
}

/// Returns the index of the act at `t`; the last one from its end on. `None` without acts.
pub fn act_at(acts: &[Act], t: f64) -> Option<usize> {
    let after = acts.partition_point(|act| act.start <= t);
    Some(after.max(1) - 1).filter(|_| !acts.is_empty())
}
