//! Actions that change the state of the page: the reader's, and those that report from the workers.

use crate::state::displayed_run::DisplayedRun;
use crate::state::notice::Notice;
use crate::state::points::Points;
use crate::state::samples::{OwnSamples, Reading};
use crate::state::steps::Steps;
use crate::state::views::Views;
use crate::worker::protocol::{Problem, ProgramReport};
use hyperfly_core::limits::Options;
use hyperfly_core::{RunError, Scenario};
use hyperfly_request::{Lang, Race, Request, Settings, SettingsError, Theme, View};
use hyperfly_view::scene::Selection;
use std::rc::Rc;
use yew::AttrValue;

/// Why there is no run.
#[derive(Clone)]
pub enum Failure {
    /// A refusal by a worker or a deadlock, and how the run was to be executed.
    Error(RunError, Options),
    /// Words for the reader.
    Words(String),
}

impl Failure {
    /// Returns the refused fields of these settings.
    ///
    /// # Errors
    /// Words for the reader, if no field is to blame.
    pub fn problems(self, settings: &Settings) -> Result<Vec<Problem>, String> {
        let (error, options) = match self {
            Failure::Error(error, options) => (error, options),
            Failure::Words(words) => return Err(words),
        };
        match SettingsError::of(settings, error, options) {
            SettingsError::Invalid(problems) => Ok(problems.into_iter().map(Problem::from).collect()),
            SettingsError::OutOfMemory(problem) => Ok(vec![problem.into()]),
            SettingsError::Deadlock(deadlock) => Err(SettingsError::Deadlock(deadlock).to_string()),
        }
    }
}

#[derive(Clone)]
pub enum Action {
    /// The value of a field, and whether its control is still being dragged.
    Set(&'static str, String, bool),
    /// The text that the reader entered into a number field.
    Enter(&'static str, String),
    /// Values of several fields, set together.
    SetAll(Vec<(&'static str, String)>),
    /// The text being typed into a field, not yet entered.
    Write(&'static str, String),
    /// The end of a drag.
    Commit,
    /// A new address: its request, problems and unknown keys.
    Navigate(Box<Request>, Vec<Problem>, Vec<String>),
    /// The requested run.
    Show(Rc<DisplayedRun>),
    /// The run to compare with, or the counterpart of the run's formulation.
    ShowComparisonRun(Rc<DisplayedRun>),
    /// The scenario of a comparison run that failed, and why.
    NoComparison(Box<Scenario>, Failure),
    /// An action on the right side of the comparison.
    Right(Box<Action>),
    /// Whether the controls belong to the right side.
    ControlRightSide(bool),
    /// Resets a key of the right side to the left side's value.
    ResetToLeft(&'static str),
    /// Swaps the sides of the comparison.
    Swap,
    /// The reader's program: a text or a name.
    Program(String),
    /// The worker's report on the program.
    ProgramReport(Rc<ProgramReport>),
    /// Why there is no run of the request.
    NoRun(Failure),
    /// Progress of the run in flight, from 0 to 1.
    Progress(Option<f64>),
    Notice(Option<Notice>),
    /// The worker responds again, which ends a notice that it did not.
    WorkerResponds,
    Play(bool),
    Speed(f64),
    Theme(Theme),
    /// The language that the reader chose.
    Lang(Lang),
    /// The spoken language has changed; a notice if it is not the chosen one.
    LanguageSpoken(Option<Notice>),
    View(Option<View>),
    /// An entry of the papers, their list (`all`), or none (empty).
    Paper(String),
    /// A tour by its id, their list (`all`), or none (empty).
    Tour(String),
    /// The file of a tour that the reader opened.
    Lesson(AttrValue),
    /// A measurement file to show; empty once it is shown.
    Measured(AttrValue),
    Curve(View),
    /// The efficiency that isoefficiency keeps, or `None` for the run's; and whether the control is still being dragged.
    KeepEfficiency(Option<f64>, bool),
    Hover(Option<Selection>),
    /// The clicked element; a second click unpins it.
    Pin(Option<Selection>),
    OwnSamples(Rc<OwnSamples>),
    Reading(Option<Reading>),
    FileProblem(Option<String>),
    Points(Rc<Points>),
    /// Settings of stepping and narration.
    Steps(Steps),
    /// Toggles the text descriptions of figures.
    ToggleDescriptions(Views),
    /// Toggles whether a figure is unfolded.
    ToggleUnfolded(View),
    /// Shows or hides the help.
    Help(bool),
    Share(bool),
    /// Opens or closes the controls on a small screen.
    Rail(bool),
    /// Seed of the questions about the run; `None` ends them.
    Ask(Option<u32>),
    Present(bool),
    /// A step of the guided start, which leads from the race to the explorer.
    Race(Race),
    SystemDark(bool),
    Printing(bool),
    /// Dismisses the warnings about the URL.
    Dismiss,
}
