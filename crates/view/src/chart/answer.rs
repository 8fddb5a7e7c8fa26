//! Charts whose points stand for runs: what a point answers, and how pointer and keys reach it.

use crate::draw::frame::Frame;
use crate::notation::numbers::{fixed, quantity, whole};
use crate::scene::navigation::KeyDirection;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::limits::check_run;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::report::Report;
use hyperfly_core::scenario::Scenario;
use hyperfly_model::Form;
use hyperfly_model::predict;
use hyperfly_request::Choice;
use hyperfly_text::{landscape, step as text, view};

/// A point of a chart. Curves: index of the curve and of its point. Maps: log p and log n.
pub type Mark = (u32, u32);

/// Keys of the request with the values that open a run.
pub type RunKeys = Vec<(&'static str, String)>;

/// A chart whose points stand for runs. Places are pixels from the upper left corner of the frame.
pub trait AnsweringChart {
    /// Returns the point that the pointer means.
    fn mark_at(&self, frame: Frame, at: [f32; 2]) -> Option<Mark>;

    /// Returns whether the chart has a point. A mark of an earlier chart may have none.
    fn has(&self, mark: Mark) -> bool;

    /// Returns the place of a point.
    fn place(&self, frame: Frame, mark: Mark) -> Option<[f32; 2]>;

    /// Returns the neighbour of a point, or the first point.
    fn step(&self, from: Option<Mark>, direction: KeyDirection) -> Option<Mark>;

    /// Returns whether a drag that begins here changes the run.
    fn grabs(&self, frame: Frame, at: [f32; 2]) -> bool;

    /// Returns the keys of the run that a drag reaches.
    fn drag(&self, frame: Frame, at: [f32; 2]) -> Option<RunKeys>;

    /// Returns the keys that open the run of a point; `None` if it cannot run.
    fn run_keys(&self, mark: Mark) -> Option<RunKeys>;

    /// Describes a point. `executed` returns the report of a scenario that was executed.
    fn answer(&self, mark: Mark, executed: &dyn Fn(&Scenario) -> Option<Report>) -> Answer;
}

/// A point in words and numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    pub title: String,
    pub lines: Vec<AnswerLine>,
}

/// E and T_p of one run or closed form.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerLine {
    /// Both numbers, and whether they are simulated or a closed form.
    pub words: String,
    /// The run, if it was executed.
    pub report: Option<(Report, MachineKind)>,
}

impl Answer {
    /// Joins title and lines, for an announcement.
    pub fn announcement(&self) -> String {
        let lines = self.lines.iter().map(|line| format!("{}.", line.words));
        [format!("{}.", self.title)].into_iter().chain(lines).collect::<Vec<_>>().join(" ")
    }
}

/// Describes p and n.
pub(super) fn size_words(scenario: &Scenario) -> String {
    format!("p = {}, n = {}", whole(scenario.p.into()), whole(scenario.n()))
}

/// Describes a scenario by its run if it was executed, otherwise by its closed form.
pub(super) fn line(
    name: &str,
    scenario: &Scenario,
    executed: &dyn Fn(&Scenario) -> Option<Report>,
) -> AnswerLine {
    let words = |signs: [&str; 2], e: f64, t: f64, source: &str| {
        let (e, t) = (format!("{} {}", signs[0], fixed(e, 3)), format!("{} {}", signs[1], quantity(t, 5)));
        text::answer(name, &e, &t, source)
    };
    if let Some(report) = executed(&timing(scenario)) {
        let words = words(["="; 2], report.efficiency, report.t_parallel, view::simulated());
        return AnswerLine { words, report: Some((report, scenario.machine.kind())) };
    }
    let words = match predict(scenario) {
        None => landscape::panel_none(name),
        Some(found) => {
            let signs = match found.form {
                Form::Exact => ["="; 2],
                Form::LowerBound => ["≤", "≥"],
                Form::Estimate => ["≈"; 2],
            };
            words(signs, found.efficiency, found.t_parallel, view::closed_form())
        }
    };
    AnswerLine { words, report: None }
}

/// Returns the keys that turn one run into another, without those that stay; `None` if it cannot run.
pub(super) fn keys_between(from: &Scenario, to: &Scenario) -> Option<RunKeys> {
    if !check_run(to, false).is_empty() {
        return None;
    }
    let topology = |scenario: &Scenario| scenario.machine.topology();
    let mut keys = Vec::new();
    if let Some(to) = topology(to).filter(|to| Some(*to) != topology(from)) {
        keys.push(("topology", to.id().to_owned()));
    }
    if to.p != from.p {
        keys.push(("p", to.p.to_string()));
    }
    if to.n() != from.n() {
        keys.push(("n", to.n().to_string()));
    }
    Some(keys)
}
