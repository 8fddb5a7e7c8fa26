//! Comparison of two runs: their times, the causes of the difference, and its description.
//!
//! The time of the mean processor splits into the activities of the report, so the differences by activity add up to the
//! difference of T_p.

use crate::notation::numbers::{percent, quantity, seconds};
use crate::text::breakdown;
use hyperfly_core::choice::Choice;
use hyperfly_core::clock::Clock;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_core::{Run, Scenario};
use hyperfly_request::Changes;
use hyperfly_text::compare as texts;

/// The time that the mean processor spends in one activity, on both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    pub activity: Activity,
    pub left: f64,
    pub right: f64,
}

impl Difference {
    /// Returns right minus left.
    pub fn excess(&self) -> f64 {
        self.right - self.left
    }
}

/// The times of two runs, by activity.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeComparison {
    /// T_p of both sides; in seconds if their time units differ.
    pub times: [f64; 2],
    /// Whether the times are in seconds.
    pub seconds: bool,
    /// Differences in the order of [`Activity::ALL`]; each side adds up to its T_p.
    pub parts: Vec<Difference>,
    /// Names of the left and the right side, by [`names`].
    names: [&'static str; 2],
    machines: [MachineKind; 2],
}

/// Relative differences up to this count as rounding.
const EQUAL: f64 = 1e-9;

/// Returns the right time units per left time unit; `None` if the ratio is unknown.
///
/// The ratio comes from seconds where both clocks can be converted, and is 1 where both count in the same unit.
pub fn time_unit_ratio(left: Clock, right: Clock) -> Option<f64> {
    match (left.seconds(1.0), right.seconds(1.0)) {
        (Some(here), Some(there)) => Some(here / there),
        _ => left.has_same_unit(right).then_some(1.0),
    }
}

impl TimeComparison {
    /// Compares two reports; `changes` turn the left side into the right one. Returns `None` if their time units differ and cannot
    /// be converted to seconds.
    pub fn new(
        left: (&Scenario, &Report),
        right: (&Scenario, &Report),
        changes: &Changes,
    ) -> Option<TimeComparison> {
        let clocks = [left.0.clock(), right.0.clock()];
        let seconds = time_unit_ratio(clocks[0], clocks[1])? != 1.0;
        let time = |clock: Clock, time: f64| clock.seconds(time).filter(|_| seconds).unwrap_or(time);
        let (a, b) = (time(clocks[0], left.1.t_parallel), time(clocks[1], right.1.t_parallel));
        let part = |activity: Activity| Difference {
            activity,
            left: left.1.breakdown.of(activity) * a,
            right: right.1.breakdown.of(activity) * b,
        };
        Some(TimeComparison {
            times: [a, b],
            seconds,
            parts: Activity::ALL.into_iter().map(part).collect(),
            names: names(left.0, right.0, changes),
            machines: [left.0.machine.kind(), right.0.machine.kind()],
        })
    }

    /// Compares two runs; see [`TimeComparison::new`].
    pub fn of(left: &Run, right: &Run, changes: &Changes) -> Option<TimeComparison> {
        TimeComparison::new((&left.scenario, &left.report), (&right.scenario, &right.report), changes)
    }

    /// Returns the slower T_p over the faster one and whether the right side is slower; `None` if both are equal.
    pub fn ratio(&self) -> Option<(f64, bool)> {
        let [a, b] = self.times;
        let (shorter, longer) = (a.min(b), a.max(b));
        (longer - shorter > EQUAL * longer).then(|| (longer / shorter, b > a))
    }

    /// Returns the activity that contributes most to the difference, in its direction.
    pub fn main_difference(&self) -> Option<Difference> {
        let (_, longer) = self.ratio()?;
        let signed = |part: &Difference| if longer { part.excess() } else { -part.excess() };
        let most =
            |best: Difference, part: &Difference| if signed(part) > signed(&best) { *part } else { best };
        self.parts.first().map(|first| self.parts.iter().fold(*first, most))
    }

    fn time(&self, time: f64) -> String {
        if self.seconds { seconds(time) } else { quantity(time, 6) }
    }

    fn label(&self, activity: Activity) -> String {
        let [left, right] = self.machines.map(|machine| breakdown::label(machine, activity));
        if left == right { left.to_owned() } else { texts::two_names(left, right) }
    }

    /// Describes both times: "T_p 4484.72 | 7713.4: the mesh takes 1.72 times as long".
    pub fn headline(&self) -> String {
        let [left, right] = self.times.map(|time| self.time(time));
        match self.ratio() {
            None => texts::same_time(&left),
            Some((ratio, longer)) => {
                texts::longer(&left, &right, self.names[usize::from(longer)], &quantity(ratio, 3))
            }
        }
    }

    /// Describes the main cause of the difference in a sentence.
    pub fn sentence(&self) -> String {
        let Some(part) = self.main_difference() else { return texts::no_difference().to_owned() };
        let total = (self.times[1] - self.times[0]).abs();
        let (label, share) = (self.label(part.activity), percent(part.excess().abs() / total));
        let [left, right, all] = [part.left, part.right, total].map(|time| self.time(time));
        texts::cause(&label, &left, &right, &share, &all)
    }

    /// Returns the activities that take time on a side, as rows of a table.
    pub fn rows(&self) -> Vec<DifferenceRow> {
        let most = self.parts.iter().map(|part| part.excess().abs()).fold(0.0, f64::max);
        let row = |part: &Difference| DifferenceRow {
            activity: part.activity,
            name: self.label(part.activity),
            times: self.cells(part.left, part.right),
            bar: if most > 0.0 { part.excess() / most / 2.0 } else { 0.0 },
        };
        let least = EQUAL * self.times[0].max(self.times[1]);
        self.parts.iter().filter(|part| part.left.max(part.right) > least).map(row).collect()
    }

    /// Returns T_p of the left and of the right side, and the difference.
    pub fn sum(&self) -> [String; 3] {
        self.cells(self.times[0], self.times[1])
    }

    fn cells(&self, left: f64, right: f64) -> [String; 3] {
        let excess = right - left;
        // Hide differences by rounding.
        let excess = if excess.abs() <= EQUAL * left.abs().max(right.abs()) {
            "0".to_owned()
        } else if excess > 0.0 {
            format!("+{}", self.time(excess))
        } else {
            self.time(excess)
        };
        [self.time(left), self.time(right), excess]
    }
}

/// A row of the table of differences: one activity on both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct DifferenceRow {
    /// Activity of this row.
    pub activity: Activity,
    /// Name of the activity on these machines; both names where they differ.
    pub name: String,
    /// Formatted times: left side, right side, right minus left.
    pub times: [String; 3],
    /// Right minus left as a fraction of twice the largest difference, −0.5 to 0.5.
    pub bar: f64,
}

/// Returns the names of the left and the right side: the values of the changed key if only one key differs, else "left" and
/// "right".
pub fn names(left: &Scenario, right: &Scenario, changes: &Changes) -> [&'static str; 2] {
    let name = |s: &Scenario, key: &str| match (key, s.machine.network()) {
        ("topology", Some(network)) => Some(network.topology().id()),
        ("switching", Some(network)) => Some(network.switching.id()),
        ("algorithm", _) => Some(s.formulation.algorithm().id()),
        ("machine", _) => Some(s.machine.kind().id()),
        _ => None,
    };
    let by = |key: &str| Some([name(left, key)?, name(right, key)?]);
    match changes.as_slice() {
        [(key, _)] => by(key).unwrap_or(["left", "right"]),
        _ => ["left", "right"],
    }
}
