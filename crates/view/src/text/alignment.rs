//! Alignment of two runs played side by side: the moment of the right run that corresponds to a moment of the left one, and the
//! butterfly stage of each.

use crate::notation::numbers::quantity;
use crate::text::compare::time_unit_ratio;
use crate::trace::phases::PhaseKind;
use crate::trace::play_time::interpolate;
use crate::trace::replay::Replay;
use hyperfly_request::Lockstep as Mode;
use hyperfly_text::compare as texts;

/// Start times of the butterfly stages of a run.
#[derive(Clone, Debug, PartialEq)]
struct StageTimes {
    /// Start of each stage, including the messages that bring its input; non-decreasing.
    stages: Vec<f64>,
    /// Start of the computation of each stage that follows a redistribution.
    computes: Vec<Option<f64>>,
    end: f64,
}

impl StageTimes {
    fn new(replay: &Replay) -> StageTimes {
        let (r, end) = (replay.run().scenario.r() as usize, replay.t_end());
        let mut times = StageTimes { stages: vec![0.0; r], computes: vec![None; r], end };
        for phase in replay.phases() {
            match phase.kind {
                PhaseKind::Exchange { stage } => times.set_start(stage, phase.start),
                PhaseKind::Local { first, last } => {
                    // Local stages are assumed to take equal time.
                    let each = (phase.end - phase.start) / f64::from(last - first);
                    for stage in first..last {
                        times.set_start(stage, phase.start + each * f64::from(stage - first));
                    }
                }
                PhaseKind::Redistribution { before } => {
                    if let Some(slot) = times.computes.get_mut(usize::from(before)) {
                        *slot = Some(phase.start);
                    }
                }
                PhaseKind::Reordering => {}
            }
        }
        // A stage begins with the redistribution before it.
        for (stage, moved) in times.stages.iter_mut().zip(&mut times.computes) {
            if let Some(begun) = moved {
                std::mem::swap(stage, begun);
            }
        }
        let mut before = 0.0f64;
        for stage in &mut times.stages {
            before = before.max(stage.clamp(0.0, end));
            *stage = before;
        }
        times
    }

    fn set_start(&mut self, stage: u8, at: f64) {
        if let Some(slot) = self.stages.get_mut(usize::from(stage)) {
            *slot = at;
        }
    }

    /// Returns the stage at time `t`, from 0; the number of stages once the run is over.
    fn stage(&self, t: f64) -> usize {
        if t >= self.end {
            return self.stages.len();
        }
        self.stages.partition_point(|&begun| begun <= t).saturating_sub(1)
    }
}

/// Two aligned runs. The playback clock shows the left run's time. In [`Mode::Time`] it runs until the longer run ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Alignment {
    mode: Mode,
    runs: [StageTimes; 2],
    /// Right time units per left time unit.
    unit: f64,
    /// Corresponding moments [left, right], both increasing from 0 to T_p.
    knots: Vec<[f64; 2]>,
}

impl Alignment {
    /// Aligns a left and a right run.
    pub fn new(left: &Replay, right: &Replay, mode: Mode) -> Alignment {
        let runs = [StageTimes::new(left), StageTimes::new(right)];
        let unit = time_unit_ratio(left.run().clock, right.run().clock).unwrap_or(1.0);
        let knots = knots(&runs);
        Alignment { mode, runs, unit, knots }
    }

    /// Returns the end of the playback clock.
    pub fn end(&self) -> f64 {
        let [left, right] = [self.runs[0].end, self.runs[1].end];
        match self.mode {
            Mode::Time => left.max(right / self.unit),
            Mode::Stage => left,
        }
    }

    /// Converts clock time to a moment of the left run.
    pub fn left(&self, t: f64) -> f64 {
        t.min(self.runs[0].end)
    }

    /// Converts clock time to a moment of the right run.
    pub fn right(&self, t: f64) -> f64 {
        let end = self.runs[1].end;
        match self.mode {
            Mode::Time => (t * self.unit).clamp(0.0, end),
            Mode::Stage => interpolate(&self.knots, 0, t).clamp(0.0, end),
        }
    }

    /// Converts a moment of the right run to clock time.
    pub fn clock(&self, right: f64) -> f64 {
        match self.mode {
            Mode::Time => right / self.unit,
            Mode::Stage => interpolate(&self.knots, 1, right),
        }
    }

    /// Returns the end of the time axis of one side, chosen so that both sides have the same scale, and a note for the end of the
    /// shorter run (empty on the longer side).
    pub fn axis(&self, right: bool) -> (f64, String) {
        let unit = if right { self.unit } else { 1.0 };
        let [own, other] = match right {
            false => [self.runs[0].end, self.runs[1].end / self.unit],
            true => [self.runs[1].end / self.unit, self.runs[0].end],
        };
        let done = || texts::done_at(&quantity(own * unit, 6), &quantity(other / own, 3));
        (own.max(other) * unit, if other > own * (1.0 + 1e-9) { done() } else { String::new() })
    }

    /// Converts clock time to the cursor's place on the time axis of one side.
    pub fn on_axis(&self, t: f64, right: bool) -> f64 {
        match (self.mode, right) {
            (Mode::Time, false) => t,
            (Mode::Time, true) => t * self.unit,
            (Mode::Stage, false) => self.left(t),
            (Mode::Stage, true) => self.right(t),
        }
    }

    /// Returns the butterfly stages of both sides at clock time `t`; log n for a side that is done.
    pub fn stages(&self, t: f64) -> [usize; 2] {
        [self.runs[0].stage(t), self.runs[1].stage(self.right(t))]
    }

    /// Describes the progress of both sides at clock time `t`; `called` are the names from [`crate::text::compare::names`].
    pub fn words(&self, t: f64, called: [&str; 2]) -> String {
        let [left, right] = self.stages(t);
        let last = self.runs[0].stages.len().max(1);
        match self.mode {
            Mode::Stage => {
                let [here, there] = [self.left(t), self.right(t)].map(|t| quantity(t, 5));
                texts::at_stage(left.min(last - 1), &here, &there)
            }
            Mode::Time if left == right && left == last => texts::both_done().to_owned(),
            Mode::Time if left.max(right) == last => texts::done(called[usize::from(right > left)]),
            Mode::Time if left == right => texts::same_stage(left),
            Mode::Time => texts::behind(called[usize::from(right < left)], left.abs_diff(right)),
        }
    }

    /// Returns the right time units per left time unit.
    pub fn unit(&self) -> f64 {
        self.unit
    }
}

fn knots([left, right]: &[StageTimes; 2]) -> Vec<[f64; 2]> {
    let mut knots = vec![[0.0, 0.0]];
    let last = [left.end, right.end];
    // Skip a knot at which only one side advances: the other side would jump.
    let mut add = |knot: [f64; 2]| {
        let before = knots[knots.len() - 1];
        let rises = |k: usize| knot[k] - before[k] > 1e-9 * last[k] && last[k] - knot[k] > 1e-9 * last[k];
        if rises(0) && rises(1) {
            knots.push(knot);
        }
    };
    for stage in 0..left.stages.len().min(right.stages.len()) {
        add([left.stages[stage], right.stages[stage]]);
        if let (Some(a), Some(b)) = (left.computes[stage], right.computes[stage]) {
            add([a, b]);
        }
    }
    knots.push(last);
    knots
}
