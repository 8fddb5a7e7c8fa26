//! Two runs beside each other: what both take, where the difference comes from, and what is said of it.
//!
//! The time of the mean processor is cut into the activities of the report; what one takes more on one side than on the other
//! adds up to the difference of T_p.

use crate::notation::numbers::{percent, quantity, seconds};
use crate::text::breakdown;
use hyperfly_core::choice::Choice;
use hyperfly_core::clock::Clock;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::report::Report;
use hyperfly_core::trace::Activity;
use hyperfly_core::{Run, Scenario};
use hyperfly_request::Changes;
use hyperfly_text::compare as said;

/// One activity on both sides, in time of the mean processor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// Which.
    pub activity: Activity,
    /// On the left.
    pub left: f64,
    /// On the right.
    pub right: f64,
}

impl Difference {
    /// What the right side takes more.
    pub fn more(&self) -> f64 {
        self.right - self.left
    }
}

/// Two runs, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Versus {
    /// T_p of both sides; in seconds if their units of time are not the same but known.
    pub times: [f64; 2],
    /// Their unit is the second.
    pub seconds: bool,
    /// By activity, in the order of the report; they add up to `times`.
    pub parts: Vec<Difference>,
    /// The names of the right and the left side: the changed value, if only one key differs.
    names: [&'static str; 2],
    machines: [MachineKind; 2],
}

/// Relative differences up to this are rounding.
const EQUAL: f64 = 1e-9;

/// What one unit of the left side's time is on the right side; `None` if that is unknown.
///
/// Both have the same unit, that of the reader's parameters, unless one counts flops or both know what a second is.
pub fn units(left: Clock, right: Clock) -> Option<f64> {
    match (left.seconds(1.0), right.seconds(1.0)) {
        (Some(here), Some(there)) => Some(here / there),
        _ => left.same_unit(right).then_some(1.0),
    }
}

impl Versus {
    /// Compares two reports; `changes` turn the left side into the right one. `None` if their units of time
    /// differ and are not known in seconds.
    pub fn new(left: (&Scenario, &Report), right: (&Scenario, &Report), changes: &Changes) -> Option<Versus> {
        let clocks = [left.0.clock(), right.0.clock()];
        let seconds = units(clocks[0], clocks[1])? != 1.0;
        let time = |clock: Clock, time: f64| clock.seconds(time).filter(|_| seconds).unwrap_or(time);
        let (a, b) = (time(clocks[0], left.1.t_parallel), time(clocks[1], right.1.t_parallel));
        let part = |activity: Activity| Difference {
            activity,
            left: left.1.breakdown.of(activity) * a,
            right: right.1.breakdown.of(activity) * b,
        };
        Some(Versus {
            times: [a, b],
            seconds,
            parts: Activity::ALL.into_iter().map(part).collect(),
            names: names(left.0, right.0, changes),
            machines: [left.0.machine.kind(), right.0.machine.kind()],
        })
    }

    /// Of two runs.
    pub fn of(left: &Run, right: &Run, changes: &Changes) -> Option<Versus> {
        Versus::new((&left.scenario, &left.report), (&right.scenario, &right.report), changes)
    }

    /// How many times as long the slower side takes, and whether that is the right one; `None` if they take the same.
    pub fn ratio(&self) -> Option<(f64, bool)> {
        let [a, b] = self.times;
        let (less, more) = (a.min(b), a.max(b));
        (more - less > EQUAL * more).then(|| (more / less, b > a))
    }

    /// The activity that makes most of the difference, in its direction.
    pub fn cause(&self) -> Option<Difference> {
        let (_, longer) = self.ratio()?;
        let toward = |part: &Difference| if longer { part.more() } else { -part.more() };
        let most =
            |best: Difference, part: &Difference| if toward(part) > toward(&best) { *part } else { best };
        self.parts.first().map(|first| self.parts.iter().fold(*first, most))
    }

    fn time(&self, time: f64) -> String {
        if self.seconds { seconds(time) } else { quantity(time, 6) }
    }

    fn label(&self, activity: Activity) -> String {
        let [left, right] = self.machines.map(|machine| breakdown::label(machine, activity));
        if left == right { left.to_owned() } else { said::two_names(left, right) }
    }

    /// "T_p 4484.72 | 7713.4: the mesh takes 1.72 times as long".
    pub fn headline(&self) -> String {
        let [left, right] = self.times.map(|time| self.time(time));
        match self.ratio() {
            None => said::same_time(&left),
            Some((ratio, longer)) => {
                said::longer(&left, &right, self.names[usize::from(longer)], &quantity(ratio, 3))
            }
        }
    }

    /// Where the difference comes from, in a sentence.
    pub fn sentence(&self) -> String {
        let Some(part) = self.cause() else { return said::no_difference().to_owned() };
        let total = (self.times[1] - self.times[0]).abs();
        let (label, share) = (self.label(part.activity), percent(part.more().abs() / total));
        let [left, right, all] = [part.left, part.right, total].map(|time| self.time(time));
        said::cause(&label, &left, &right, &share, &all)
    }

    /// Returns the activities that take time on a side, as rows of a table.
    pub fn rows(&self) -> Vec<DifferenceRow> {
        let most = self.parts.iter().map(|part| part.more().abs()).fold(0.0, f64::max);
        let row = |part: &Difference| DifferenceRow {
            activity: part.activity,
            name: self.label(part.activity),
            times: self.cells(part.left, part.right),
            bar: if most > 0.0 { part.more() / most / 2.0 } else { 0.0 },
        };
        let least = EQUAL * self.times[0].max(self.times[1]);
        self.parts.iter().filter(|part| part.left.max(part.right) > least).map(row).collect()
    }

    /// Returns T_p of the left and of the right side, and the difference.
    pub fn sum(&self) -> [String; 3] {
        self.cells(self.times[0], self.times[1])
    }

    fn cells(&self, left: f64, right: f64) -> [String; 3] {
        let more = right - left;
        // What differs by a rounding does not differ.
        let more = if more.abs() <= EQUAL * left.abs().max(right.abs()) {
            "0".to_owned()
        } else if more > 0.0 {
            format!("+{}", self.time(more))
        } else {
            self.time(more)
        };
        [self.time(left), self.time(right), more]
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

/// What the sides are called: the changed value if only one key differs, else left and right.
pub fn names(left: &Scenario, right: &Scenario, changes: &Changes) -> [&'static str; 2] {
    let name = |s: &Scenario, key: &str| match (key, s.machine.network()) {
        ("topology", Some(network)) => Some(network.topology.id()),
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
