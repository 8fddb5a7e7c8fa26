//! The phases of a run, derived from the steps of the plan. They are the same for all processors.

use hyperfly_core::Run;
use hyperfly_core::schedule::{Combine, Plan, Step, Unpack};
use hyperfly_text::view;

/// The purpose of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseKind {
    /// A butterfly stage between processors: exchange and combine.
    Exchange { stage: u8 },
    /// Butterfly stages within each processor.
    Local {
        first: u8,
        /// One past the last stage.
        last: u8,
    },
    /// A redistribution of the elements before a stage.
    Redistribution { before: u8 },
    /// A redistribution of the elements after the last stage.
    Reordering,
}

impl PhaseKind {
    /// Returns the label, such as "stage 2", "local stages 4–9", "redistribution" or "reordering".
    pub fn label(self) -> String {
        match self {
            PhaseKind::Exchange { stage } => view::stage(u32::from(stage)),
            PhaseKind::Local { first, last } if last - first == 1 => view::local_stage(u32::from(first)),
            PhaseKind::Local { first, last } => view::local_stages(u32::from(first), u32::from(last) - 1),
            PhaseKind::Redistribution { .. } => view::redistribution().into(),
            PhaseKind::Reordering => view::reordering().into(),
        }
    }

    /// Returns the butterfly stages that the phase executes, first and one past the last; `None` for redistributions.
    pub fn stages(self) -> Option<(u8, u8)> {
        match self {
            PhaseKind::Exchange { stage } => Some((stage, stage + 1)),
            PhaseKind::Local { first, last } => Some((first, last)),
            _ => None,
        }
    }

    /// Returns whether the phase redistributes elements.
    pub fn is_move(self) -> bool {
        self.stages().is_none()
    }
}

/// A phase with its time, from the first processor that enters it to the last that leaves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phase {
    pub kind: PhaseKind,
    /// Time at which the first processor entered it.
    pub start: f64,
    /// Time at which the last processor left it.
    pub end: f64,
}

/// Returns the phases of a run in order, and the phase index of each record that belongs to one. All times are 0 for a binned
/// trace.
pub fn phases(run: &Run) -> (Vec<Phase>, Vec<Option<u8>>) {
    let plan = &run.plan;
    let timed = run.trace.bins.is_none() && !run.trace.start.is_empty();
    let stages = classify_stages(plan);
    let mut table = PhaseTable { phases: Vec::new(), phase_of: vec![None; plan.steps.len()] };
    let mut kinds = Vec::new();
    for q in 0..plan.p {
        classify_steps(plan, q, &stages, &mut kinds);
        let first_record = plan.first[q as usize];
        for (k, kind) in kinds.iter().enumerate() {
            let record = first_record + k as u32;
            let step = &plan.steps[record as usize];
            // A post belongs to the phase that receives its message; a copy takes no time and opens no phase.
            if matches!(step, Step::Post { .. }) {
                continue;
            }
            if matches!(step, Step::Copy { .. }) && !table.phases.iter().any(|phase| phase.kind == *kind) {
                continue;
            }
            table.assign(record, *kind);
        }
    }
    for (taken, &sent) in run.trace.source.iter().enumerate() {
        if sent != u32::MAX && table.phase_of[sent as usize].is_none() {
            table.phase_of[sent as usize] = table.phase_of[taken];
        }
    }
    if timed {
        for q in 0..plan.p {
            for record in plan.first[q as usize]..plan.first[q as usize + 1] {
                let Some(at) = table.phase_of[record as usize] else { continue };
                if !matches!(plan.steps[record as usize], Step::Copy { .. }) {
                    let phase = &mut table.phases[usize::from(at)];
                    phase.start = phase.start.min(run.trace.start[record as usize]);
                    phase.end = phase.end.max(run.trace.end(q, record));
                }
            }
        }
    }
    for phase in &mut table.phases {
        if !phase.start.is_finite() {
            phase.start = 0.0;
        }
    }
    table.sort();
    (table.phases, table.phase_of)
}

/// Collects phases and the phase index of each record. There are fewer than 256 phases: at most two per stage and one after the
/// last.
struct PhaseTable {
    phases: Vec<Phase>,
    phase_of: Vec<Option<u8>>,
}

impl PhaseTable {
    fn assign(&mut self, record: u32, kind: PhaseKind) {
        let at = self.phases.iter().position(|phase| phase.kind == kind).unwrap_or_else(|| {
            self.phases.push(Phase { kind, start: f64::INFINITY, end: 0.0 });
            self.phases.len() - 1
        });
        self.phase_of[record as usize] = u8::try_from(at).ok();
    }

    /// Sorts the phases by stage; a redistribution precedes the stage that needs it.
    fn sort(&mut self) {
        let key = |phase: &Phase| match phase.kind {
            PhaseKind::Redistribution { before } => (before, 0),
            PhaseKind::Exchange { stage } => (stage, 1),
            PhaseKind::Local { first, .. } => (first, 1),
            PhaseKind::Reordering => (u8::MAX, 0),
        };
        let mut order: Vec<usize> = (0..self.phases.len()).collect();
        order.sort_by_key(|&k| key(&self.phases[k]));
        let mut moved_to = vec![0; order.len()];
        for (to, &from) in order.iter().enumerate() {
            moved_to[from] = to as u8;
        }
        self.phases = order.iter().map(|&k| self.phases[k]).collect();
        for index in self.phase_of.iter_mut().flatten() {
            *index = moved_to[usize::from(*index)];
        }
    }
}

/// Classifies each stage. A stage is local if one processor computes both halves of its pairs.
fn classify_stages(plan: &Plan) -> Vec<PhaseKind> {
    let r = plan.stages() as usize;
    let mut local_ranges = vec![None; r];
    let mut is_local = vec![false; r];
    let mut unpacks_across = false;
    for q in 0..plan.p {
        let mut halves = vec![0u8; r];
        for step in plan.rank_steps(q) {
            match *step {
                Step::Local { first, last, .. } => {
                    for stage in first..last {
                        if let Some(block) = local_ranges.get_mut(usize::from(stage)) {
                            *block = Some((first, last));
                        }
                    }
                }
                Step::Combine(Combine { stage, upper, .. }) => {
                    if let Some(half) = halves.get_mut(usize::from(stage)) {
                        *half |= 1 << u8::from(upper);
                    }
                }
                // Some processors unpack without messages.
                Step::Unpack(Unpack { own, mirrored, .. }) if own != mirrored => unpacks_across = true,
                _ => {}
            }
        }
        is_local.iter_mut().zip(&halves).for_each(|(is_local, half)| *is_local |= *half == 3);
    }
    let fed = stages_fed_by_messages(plan, r);
    let mut kinds: Vec<PhaseKind> = Vec::new();
    for l in 0..r {
        let stage = l as u8;
        let kind = match (local_ranges[l], is_local[l]) {
            _ if plan.unpacks(stage) && unpacks_across => PhaseKind::Exchange { stage },
            _ if plan.unpacks(stage) => PhaseKind::Local { first: stage, last: stage + 1 },
            (Some((first, last)), _) => PhaseKind::Local { first, last },
            (None, false) => PhaseKind::Exchange { stage },
            // Stages computed node by node stay one local phase until an input comes in a message.
            (None, true) => {
                let first = match kinds.last() {
                    Some(PhaseKind::Local { first, .. }) if !fed[l] && local_ranges[l - 1].is_none() => {
                        *first
                    }
                    _ => stage,
                };
                for kind in &mut kinds[usize::from(first)..] {
                    *kind = PhaseKind::Local { first, last: stage + 1 };
                }
                PhaseKind::Local { first, last: stage + 1 }
            }
        };
        kinds.push(kind);
    }
    kinds
}

/// Returns for each stage whether an input of it, on processor 0, came in a message.
fn stages_fed_by_messages(plan: &Plan, r: usize) -> Vec<bool> {
    let mut fed = vec![false; r];
    let mut received = vec![false; plan.slots as usize];
    for step in plan.rank_steps(0) {
        if let Some((_, slots)) = plan.receives(step) {
            slots.iter().for_each(|slot| received[slot as usize] = true);
        }
        let Step::Combine(half) = *step else { continue };
        for (_, [low, high, to]) in half.each_node() {
            let is_fed = received[low as usize] || received[high as usize];
            if let Some(fed) = fed.get_mut(usize::from(half.stage)) {
                *fed |= is_fed;
            }
            received[to as usize] = false;
        }
    }
    fed
}

/// Classifies every step of processor `q`: computations by their stage, other steps by the next computation. Before the stage that
/// unpacks a redistribution may precede the messages of the stage itself, which are as many words as it needs.
fn classify_steps(plan: &Plan, q: u32, stages: &[PhaseKind], kinds: &mut Vec<PhaseKind>) {
    kinds.clear();
    let mut next = PhaseKind::Reordering;
    // Words to be sent and received for the stage that unpacks.
    let mut needed = [0u64; 2];
    for step in plan.rank_steps(q).iter().rev() {
        let stage = match *step {
            Step::Local { first, .. } => Some(first),
            Step::Combine(half) => Some(half.stage),
            Step::Unpack(Unpack { own, mirrored, .. }) => {
                if own != mirrored {
                    let words = u64::from(plan.slot_sets[mirrored as usize].count());
                    needed = needed.map(|sum| sum + words);
                }
                let before = plan.stages() as u8 - 1;
                kinds.push(stages[usize::from(before)]);
                next = PhaseKind::Redistribution { before };
                continue;
            }
            _ if needed != [0; 2] => {
                let received = plan.receives(step).map_or(0, |(_, slots)| u64::from(slots.count()));
                needed = [needed[0].saturating_sub(plan.words(step)), needed[1].saturating_sub(received)];
                kinds.push(PhaseKind::Exchange { stage: plan.stages() as u8 - 1 });
                continue;
            }
            _ => None,
        };
        let Some(&kind) = stage.and_then(|stage| stages.get(usize::from(stage))) else {
            kinds.push(next);
            continue;
        };
        kinds.push(kind);
        next = match kind {
            PhaseKind::Local { first, .. } => PhaseKind::Redistribution { before: first },
            kind => kind,
        };
    }
    kinds.reverse();
}
