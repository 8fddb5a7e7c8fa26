//! Two runs beside each other: what both take, where the difference comes from, and what is said of it.
//!
//! The time of the mean processor is cut into the activities of the report; what one takes more on one side than on the other
//! adds up to the difference of T_p.

use crate::breakdown;
use crate::numbers::{percent, quantity, seconds};
use crate::palette::Ink;
use crate::svg::escape;
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

    /// The difference by activity as a table of HTML: both sides' times, and a bar to the side that takes more.
    pub fn html(&self) -> String {
        let most = self.parts.iter().map(|part| part.more().abs()).fold(0.0, f64::max);
        let sum = self.times[1] - self.times[0];
        let mut out = format!(
            "<table class=\"versus\"><caption>{}</caption><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\" colspan=\"2\">{}</th></tr></thead><tbody>",
            said::mean_processor().replace("T_p", "<i>T</i><sub>p</sub>"),
            said::activity(),
            said::left(),
            said::right(),
            said::difference()
        );
        for part in &self.parts {
            if part.left.max(part.right) <= EQUAL * self.times[0].max(self.times[1]) {
                continue;
            }
            let more = part.more();
            let width = if most > 0.0 { more.abs() / most / 2.0 } else { 0.0 };
            let (ink, soft) = (Ink::of(part.activity).name(), Ink::soft(part.activity).name());
            let class = if breakdown::hatched(part.activity) { "hatched" } else { "area" };
            let side = if more < 0.0 { "less" } else { "more" };
            let name = escape(&self.label(part.activity));
            let head = format!(
                "<tr style=\"--ink:var(--hf-{ink});--soft:var(--hf-{soft})\"><th scope=\"row\"><i class=\"{class}\"></i>{name}</th>"
            );
            let bar =
                format!("<td class=\"to\"><i class=\"{class} {side}\" style=\"--part:{width:.4}\"></i></td>");
            out += &head;
            self.cells(&mut out, [part.left, part.right, more], &bar);
        }
        out += "</tbody><tfoot><tr><th scope=\"row\"><i class=\"sum\" style=\"background:none\"></i><i>T</i><sub>p</sub></th>";
        self.cells(&mut out, [self.times[0], self.times[1], sum], "<td></td>");
        out += "</tfoot></table>";
        out
    }

    fn cells(&self, out: &mut String, [left, right, more]: [f64; 3], bar: &str) {
        let sign = if more > 0.0 { "+" } else { "" };
        // What differs by a rounding does not differ.
        let more = if more.abs() <= EQUAL * left.abs().max(right.abs()) { 0.0 } else { more };
        let [left, right] = [left, right].map(|time| self.time(time));
        let more = if more == 0.0 { "0".to_owned() } else { self.time(more) };
        let sign = if more == "0" { "" } else { sign };
        *out += &format!("<td>{left}</td><td>{right}</td>{bar}<td>{sign}{more}</td></tr>");
    }
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
