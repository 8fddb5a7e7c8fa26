//! Actions that change the state of the page: the reader's, and those that report from the workers.

use crate::state::address_warning::Warning;
use crate::state::displayed_run::DisplayedRun;
use crate::state::notice::Notice;
use crate::state::points::Points;
use crate::state::samples::{OwnSamples, Reading};
use crate::state::step_focus::StepFocus;
use crate::state::steps::Steps;
use crate::state::view_set::Views;
use crate::worker::protocol::{Problem, ProgramReport};
use hyperfly_core::limits::Options;
use hyperfly_core::{RunError, Scenario};
use hyperfly_request::{Lang, Pace, Race, Request, Settings, SettingsError, Theme, View};
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
    /// Sets a field to a value; true while its control is still being dragged.
    Set(&'static str, String, bool),
    /// Enters a text into a number field.
    Enter(&'static str, String),
    /// Sets several fields together.
    SetAll(Vec<(&'static str, String)>),
    /// Sets several fields together while something is being dragged.
    Drag(Vec<(&'static str, String)>),
    /// Keeps the text being typed into a field, which is not entered yet.
    Write(&'static str, String),
    /// Ends a drag.
    Commit,
    /// Follows a new address: its request, problems and warnings.
    Navigate(Box<Request>, Vec<Problem>, Vec<Warning>),
    /// Displays the requested run.
    Show(Rc<DisplayedRun>),
    /// Displays the comparison run, or the counterpart of the run's formulation.
    ShowComparisonRun(Rc<DisplayedRun>),
    /// Reports the scenario of a comparison run that failed, and why.
    NoComparison(Box<Scenario>, Failure),
    /// Applies an action to the right side of the comparison.
    Right(Box<Action>),
    /// Switches the controls to the right side, or back.
    ControlRightSide(bool),
    /// Resets a key of the right side to the left side's value.
    ResetToLeft(&'static str),
    /// Swaps the sides of the comparison.
    Swap,
    /// Sets the reader's program: a text or a name.
    Program(String),
    /// Shows the worker's report on the program.
    ProgramReport(Rc<ProgramReport>),
    /// Reports why there is no run of the request.
    NoRun(Failure),
    /// Shows the progress of the run in flight, from 0 to 1.
    Progress(Option<f64>),
    Notice(Option<Notice>),
    /// Ends the notice that the worker does not respond.
    WorkerResponds,
    Play(bool),
    Speed(f64),
    Pace(Pace),
    Theme(Theme),
    /// Chooses a language.
    Lang(Lang),
    /// Follows a change of the spoken language; with a notice if it is not the chosen one.
    LanguageSpoken(Option<Notice>),
    View(Option<View>),
    /// Opens an entry of the papers or their list (`all`), or closes them (empty).
    Paper(String),
    /// Opens a tour by its id or their list (`all`), or closes them (empty).
    Tour(String),
    /// Opens the file of a tour.
    Lesson(AttrValue),
    /// Reports the subject of the shown tour step.
    Focus(StepFocus),
    /// Opens a measurement file; empty once it is shown.
    Measured(AttrValue),
    Curve(View),
    /// Sets the efficiency that isoefficiency keeps, `None` for the run's; true while the control is still being dragged.
    KeepEfficiency(Option<f64>, bool),
    Hover(Option<Selection>),
    /// Pins the clicked element; a second click unpins it.
    Pin(Option<Selection>),
    OwnSamples(Rc<OwnSamples>),
    Reading(Option<Reading>),
    FileProblem(Option<String>),
    Points(Rc<Points>),
    /// Sets stepping and narration.
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
    /// Shows what a key has changed, or ends that notice.
    KeyChange(Option<AttrValue>),
    /// Dismisses the warnings about the URL.
    Dismiss,
}
