//! What can happen to the state of the page: what the reader does, and what comes back from the workers.

use crate::state::notice::Notice;
use crate::state::points::Points;
use crate::state::samples::{OwnSamples, Reading};
use crate::state::shown::Shown;
use crate::state::steps::Steps;
use crate::state::views::Views;
use crate::worker::protocol::{Problem, Told};
use hyperfly_core::limits::Options;
use hyperfly_core::{RunError, Scenario};
use hyperfly_request::{Lang, NoRun, Race, Request, Settings, Theme, View};
use hyperfly_view::scene::Selection;
use std::rc::Rc;
use yew::AttrValue;

/// Why there is no run.
#[derive(Clone)]
pub enum Failure {
    /// A worker refused it or found a deadlock; how it was to be executed.
    Error(RunError, Options),
    /// Words for the reader.
    Words(String),
}

impl Failure {
    /// Names the fields of these settings that are refused.
    ///
    /// # Errors
    /// Words, where no field is to blame.
    pub fn problems(self, settings: &Settings) -> Result<Vec<Problem>, String> {
        let (error, options) = match self {
            Failure::Error(error, options) => (error, options),
            Failure::Words(words) => return Err(words),
        };
        match NoRun::of(settings, error, options) {
            NoRun::Invalid(problems) => Ok(problems.into_iter().map(Problem::from).collect()),
            NoRun::NoRoom(problem) => Ok(vec![problem.into()]),
            NoRun::Deadlock(deadlock) => Err(NoRun::Deadlock(deadlock).to_string()),
        }
    }
}

/// What can happen.
#[derive(Clone)]
pub enum Action {
    /// A control of this field has a value; `true` while it is being dragged.
    Set(&'static str, String, bool),
    /// The reader typed this text into the field for a number.
    Enter(&'static str, String),
    /// Several fields have values, together.
    SetAll(Vec<(&'static str, String)>),
    /// The reader is writing this into a field.
    Write(&'static str, String),
    /// The drag is over.
    Commit,
    /// The URL says something else.
    Navigate(Box<Request>, Vec<Problem>, Vec<String>),
    /// A run came out.
    Show(Rc<Shown>),
    /// The run beside the one that is shown.
    Beside(Rc<Shown>),
    /// There is no run next to the one that is shown: the scenario that was asked for, and why it cannot be run.
    NoComparison(Box<Scenario>, Failure),
    /// Something happens to the right side of the comparison.
    Right(Box<Action>),
    /// The controls are those of the right side, or of the left one.
    InHand(bool),
    /// The right side takes this key from the left one.
    AsLeft(&'static str),
    /// The sides change places.
    Swap,
    /// The reader's program is another one: a text or a name.
    Program(String),
    /// What the worker says of it.
    OfProgram(Rc<Told>),
    /// There is no run of the request, and this is why.
    NoRun(Failure),
    /// The run in flight is so far.
    Progress(Option<f64>),
    /// Something to say, or nothing any more.
    Notice(Option<Notice>),
    /// The worker has said something: that it did not is over.
    Speaks,
    /// Time runs or stands still.
    Play(bool),
    /// How fast it plays.
    Speed(f64),
    /// The colours.
    Theme(Theme),
    /// The language that is wished for.
    Lang(Lang),
    /// Another language is spoken; what to say if it is not the one that was wished for.
    Speak(Option<Notice>),
    /// One view alone, or all.
    View(Option<View>),
    /// An entry of the papers, their list (`all`), or the explorer (empty).
    Paper(String),
    /// A lesson by its id, their list (`all`), or none (empty).
    Tour(String),
    /// The reader's own file of a lesson.
    Lesson(AttrValue),
    /// A file of what was measured is to be shown; empty once it is.
    Measured(AttrValue),
    /// Which curve.
    Curve(View),
    /// Isoefficiency keeps this efficiency, or that of the run; `true` while it is being dragged.
    Keep(Option<f64>, bool),
    /// The reader points at something.
    Hover(Option<Selection>),
    /// The reader clicked something; a second click lets go.
    Pin(Option<Selection>),
    /// Samples of the reader's own.
    Own(Rc<OwnSamples>),
    /// A file is being read, or no longer.
    Reading(Option<Reading>),
    /// A file could not be read.
    FileProblem(Option<String>),
    /// More points of the curves.
    Points(Rc<Points>),
    /// The reader steps otherwise, or wants to hear more or less.
    Steps(Steps),
    /// Tells these figures in words, or no longer.
    Told(Views),
    /// Unfolds a figure, or folds it away.
    Unfold(View),
    /// Shows or hides the keys.
    Help(bool),
    /// Opens or closes the share dialog.
    Share(bool),
    /// Opens or closes the controls on a small screen.
    Rail(bool),
    /// Questions of this seed about the run, or none.
    Ask(Option<u32>),
    /// The figures are presented, large and alone, or not.
    Present(bool),
    /// A step of the way from the race to the workbench, which is where it ends.
    Race(Race),
    /// The system wishes a dark page, or not.
    SystemDark(bool),
    /// The page is being printed, or no longer.
    Printing(bool),
    /// Forgets the warnings about the URL.
    Dismiss,
}
