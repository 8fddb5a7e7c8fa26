//! A number that a reader follows through the stages of a run.

use crate::trace::act::ActKind;
use crate::trace::acts::act_at;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;

/// Element of the butterfly that a followed input has become at a time, always in the row of that input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Number of stages passed. Below r the element is an input of the next stage; at r it is a result.
    pub stage: u8,
    /// Index in R, which stays the same.
    pub index: u64,
}

impl Followed {
    /// Returns what a selected element has become at `t`. `None` if the selection is no element of the run, or one that has not been
    /// computed yet.
    pub fn at(replay: &Replay, selection: Selection, t: f64) -> Option<Followed> {
        let Selection::Element { stage, index } = selection else { return None };
        let (n, r) = (replay.run().plan.n, replay.run().scenario.r() as u8);
        let acts = replay.acts();
        // The values of a redistribution are inputs of the next stage.
        let next_stage = |from: usize| {
            let mut stages = acts[from..].iter().filter_map(|act| match act.kind {
                ActKind::Stage { stage, .. } => Some(stage),
                ActKind::Move(_) => None,
            });
            stages.next().unwrap_or(r)
        };
        let reached = match act_at(acts, t) {
            _ if t >= replay.t_end() => r,
            Some(act) if t > 0.0 => next_stage(act),
            _ => 0,
        };
        (index < n && stage <= reached).then_some(Followed { stage: reached, index })
    }
}

/// Returns the first time at which a followed number is an element with this stage.
pub fn time_of_stage(replay: &Replay, stage: u8) -> f64 {
    let begins = |kind: ActKind| matches!(kind, ActKind::Stage { stage: begun, .. } if begun == stage);
    match replay.acts().iter().find(|act| begins(act.kind)) {
        _ if stage == 0 => 0.0,
        Some(act) => act.start,
        None => replay.t_end(),
    }
}
