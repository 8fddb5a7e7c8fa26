//! Two runs played side by side: which moment of the right one corresponds to a moment of the left one, and which stage of the
//! butterfly each is in.

use crate::notation::numbers::quantity;
use crate::text::compare::units;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_request::Lockstep as Mode;
use hyperfly_text::compare as said;

/// A run's course through the stages of the butterfly.
#[derive(Clone, Debug, PartialEq)]
struct Course {
    /// When each stage begins, with the messages that bring what it needs; never earlier than the one before.
    stages: Vec<f64>,
    /// When it begins to compute, where a redistribution comes before it.
    computes: Vec<Option<f64>>,
    end: f64,
}

impl Course {
    fn new(replay: &Replay) -> Course {
        let (r, end) = (replay.run().scenario.r() as usize, replay.t_end());
        let mut course = Course { stages: vec![0.0; r], computes: vec![None; r], end };
        for phase in replay.phases() {
            match phase.kind {
                PhaseKind::Exchange { stage } => course.begins(stage, phase.start),
                PhaseKind::Local { first, last } => {
                    // Within a processor the stages take equal shares.
                    let each = (phase.end - phase.start) / f64::from(last - first);
                    for stage in first..last {
                        course.begins(stage, phase.start + each * f64::from(stage - first));
                    }
                }
                PhaseKind::Redistribution { before } => {
                    if let Some(slot) = course.computes.get_mut(usize::from(before)) {
                        *slot = Some(phase.start);
                    }
                }
                PhaseKind::Reordering => {}
            }
        }
        // A stage begins with what is moved for it.
        for (stage, moved) in course.stages.iter_mut().zip(&mut course.computes) {
            if let Some(begun) = moved {
                std::mem::swap(stage, begun);
            }
        }
        let mut before = 0.0f64;
        for stage in &mut course.stages {
            before = before.max(stage.clamp(0.0, end));
            *stage = before;
        }
        course
    }

    fn begins(&mut self, stage: u8, at: f64) {
        if let Some(slot) = self.stages.get_mut(usize::from(stage)) {
            *slot = at;
        }
    }

    /// The stage at a time, from 0 on; their number at the end.
    fn stage(&self, t: f64) -> usize {
        if t >= self.end {
            return self.stages.len();
        }
        self.stages.partition_point(|&begun| begun <= t).saturating_sub(1)
    }
}

/// Two runs, aligned. The playback clock shows the left run's time; aligned by time, it runs until the longer of the two ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Alignment {
    mode: Mode,
    courses: [Course; 2],
    /// Units of the right side's time in one of the left.
    unit: f64,
    /// Moments of left and right that belong together, both rising from 0 to T_p.
    knots: Vec<[f64; 2]>,
}

impl Alignment {
    /// Of a left and a right run.
    pub fn new(left: &Replay, right: &Replay, mode: Mode) -> Alignment {
        let courses = [Course::new(left), Course::new(right)];
        let unit = units(left.run().clock, right.run().clock).unwrap_or(1.0);
        let knots = knots(&courses);
        Alignment { mode, courses, unit, knots }
    }

    /// Where the clock ends.
    pub fn end(&self) -> f64 {
        let [left, right] = [self.courses[0].end, self.courses[1].end];
        match self.mode {
            Mode::Time => left.max(right / self.unit),
            Mode::Stage => left,
        }
    }

    /// The moment of the left run at a time of the clock.
    pub fn left(&self, t: f64) -> f64 {
        t.min(self.courses[0].end)
    }

    /// The moment of the right run at a time of the clock.
    pub fn right(&self, t: f64) -> f64 {
        let end = self.courses[1].end;
        match self.mode {
            Mode::Time => (t * self.unit).clamp(0.0, end),
            Mode::Stage => between(&self.knots, 0, t).clamp(0.0, end),
        }
    }

    /// The time of the clock at a moment of the right run.
    pub fn clock(&self, right: f64) -> f64 {
        match self.mode {
            Mode::Time => right / self.unit,
            Mode::Stage => between(&self.knots, 1, right),
        }
    }

    /// Where the axis of a side's timeline ends, so that both sides have the same scale; and the note where the shorter run
    /// ends.
    pub fn axis(&self, right: bool) -> (f64, String) {
        let unit = if right { self.unit } else { 1.0 };
        let [own, other] = match right {
            false => [self.courses[0].end, self.courses[1].end / self.unit],
            true => [self.courses[1].end / self.unit, self.courses[0].end],
        };
        let done = || said::done_at(&quantity(own * unit, 6), &quantity(other / own, 3));
        (own.max(other) * unit, if other > own * (1.0 + 1e-9) { done() } else { String::new() })
    }

    /// Where the cursor is on the axis of a side's timeline at a time of the clock.
    pub fn on_axis(&self, t: f64, right: bool) -> f64 {
        match (self.mode, right) {
            (Mode::Time, false) => t,
            (Mode::Time, true) => t * self.unit,
            (Mode::Stage, false) => self.left(t),
            (Mode::Stage, true) => self.right(t),
        }
    }

    /// The stages of the butterfly in which both sides are at a time of the clock; log n where one is done.
    pub fn stages(&self, t: f64) -> [usize; 2] {
        [self.courses[0].stage(t), self.courses[1].stage(self.right(t))]
    }

    /// How far both are at a time of the clock, in words; `called` as by [`crate::text::compare::names`].
    pub fn words(&self, t: f64, called: [&str; 2]) -> String {
        let [left, right] = self.stages(t);
        let last = self.courses[0].stages.len().max(1);
        match self.mode {
            Mode::Stage => {
                let [here, there] = [self.left(t), self.right(t)].map(|t| quantity(t, 5));
                said::at_stage(left.min(last - 1), &here, &there)
            }
            Mode::Time if left == right && left == last => said::both_done().to_owned(),
            Mode::Time if left.max(right) == last => said::done(called[usize::from(right > left)]),
            Mode::Time if left == right => said::same_stage(left),
            Mode::Time => said::behind(called[usize::from(right < left)], left.abs_diff(right)),
        }
    }

    /// Units of the right side's time in one of the left.
    pub fn unit(&self) -> f64 {
        self.unit
    }
}

/// On the line through the knots, the other coordinate at `x` of coordinate `of`.
fn between(knots: &[[f64; 2]], of: usize, x: f64) -> f64 {
    let after = knots.partition_point(|knot| knot[of] <= x).clamp(1, knots.len() - 1);
    let (a, b) = (knots[after - 1], knots[after]);
    let part = if b[of] > a[of] { ((x - a[of]) / (b[of] - a[of])).clamp(0.0, 1.0) } else { 1.0 };
    a[1 - of] + part * (b[1 - of] - a[1 - of])
}

fn knots([left, right]: &[Course; 2]) -> Vec<[f64; 2]> {
    let mut knots = vec![[0.0, 0.0]];
    let last = [left.end, right.end];
    // A piece in which one side stands still would be jumped over on the other: it belongs to the one before.
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
