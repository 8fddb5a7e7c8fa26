//! The state of the page, and what follows from it without further ado.
//!
//! `request` is what runs and what the URL says. An edit that is not possible stays a *draft*: its control shows it with a
//! message, nothing else of the reader's changes, and the last good picture stays. `action` says what can happen, `reduce` what
//! it does to the state.

use crate::controls::table;
use crate::state::notice::Notice;
use crate::state::pair::{Pair, PtrEq};
use crate::state::points::Points;
use crate::state::right::Right;
use crate::state::samples::{OwnSamples, Reading};
use crate::state::shown::Shown;
use crate::state::steps::Steps;
use crate::state::typed::NumberEntry;
use crate::state::views::Views;
use crate::worker::protocol::{Problem, Told};
use hyperfly_request::{
    Algorithm, Choice, Controls, KEYS, Part, Request, Settings, SignalKind, Theme, View, key,
};
use hyperfly_view::scene::Selection;
use std::rc::Rc;
use yew::AttrValue;

/// Everything that the page renders, except the cursor, which is the clock's (`player`).
#[derive(Clone, PartialEq)]
pub struct State {
    /// The request: valid, though a worker may still refuse it. Its `t` is no part of the state.
    pub request: Request,
    /// Values of controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// What is wrong with drafts or request, field by field.
    pub problems: Vec<Problem>,
    /// The field that was edited last.
    pub edited: &'static str,
    /// What the reader is writing into a field and has not entered yet.
    pub written: Option<(&'static str, String)>,
    /// Numbers whose typed text was ambiguous or is explained, at most one for each field.
    pub entries: Vec<NumberEntry>,
    /// Unknown keys of the URL.
    pub warnings: Vec<String>,
    /// One quiet line about what happened behind the scenes.
    pub notice: Option<Notice>,
    /// The run that is shown.
    pub shown: Option<Rc<Shown>>,
    /// The run beside it, once it is there: the right side of a comparison, or the counterpart of its formulation.
    pub other: Option<Rc<Shown>>,
    /// How both go on together, once both are there and are compared.
    pub pair: Option<PtrEq<Pair>>,
    /// What is of the right side of a comparison alone.
    pub right: Right,
    /// Whether this is what the right side sees.
    pub is_right: bool,
    /// How far the run in flight is, once it takes long enough to say so.
    pub progress: Option<f64>,
    /// Why the run failed: messages that wait for each other.
    pub failure: Option<String>,
    /// What the reader points at.
    pub hover: Option<Selection>,
    /// What the reader clicked.
    pub pinned: Option<Selection>,
    /// The reader's own samples.
    pub own: Option<Rc<OwnSamples>>,
    /// The file that is being read.
    pub reading: Option<Reading>,
    /// What is wrong with a file.
    pub file_problem: Option<String>,
    /// The file of a lesson that the reader opened; empty if there is none.
    pub lesson: AttrValue,
    /// The file of what was measured that is to be shown; empty if there is none.
    pub measured: AttrValue,
    /// The formulation before the reader's program, to which the key `B` goes back.
    pub before_program: Algorithm,
    /// What was said of the reader's program last.
    pub told_program: Option<Rc<Told>>,
    /// The simulated points of the curves.
    pub points: Rc<Points>,
    /// Which curve is shown.
    pub curve: View,
    /// How the reader steps, and what is said.
    pub steps: Steps,
    /// The figures that are told in words, too.
    pub told: Views,
    /// The figures that were unfolded.
    pub unfolded: Views,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the share dialog is open.
    pub share: bool,
    /// Whether the controls are open on a small screen.
    pub rail: bool,
    /// Whether the system wishes a dark page.
    pub system_dark: bool,
    /// Whether it is being printed, which is on white.
    pub printing: bool,
    /// Whether this page is there to be embedded (`embed.html`).
    pub embed: bool,
    /// Whether the first address said neither whether the run plays nor where its cursor stands.
    pub chooses_moment: bool,
    /// The language that is spoken.
    pub language: &'static str,
    /// The latest edit, for the history.
    pub edit: Edit,
}

/// How the request came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// By a control that is being dragged.
    Live,
    /// By a control that was set.
    Committed,
    /// By the URL, or without touching the run.
    Quiet,
}

impl State {
    /// The first state, as the URL says.
    pub fn new(request: Request, problems: Vec<Problem>, warnings: Vec<String>, system_dark: bool) -> State {
        let curve = match request.look.view {
            Some(view @ (View::Speedup | View::Isoefficiency)) => view,
            None if request.look.efficiency.is_some() => View::Isoefficiency,
            _ => View::Efficiency,
        };
        State {
            request,
            drafts: refused(&problems),
            problems,
            edited: "",
            written: None,
            entries: Vec::new(),
            warnings,
            notice: None,
            shown: None,
            other: None,
            pair: None,
            right: Right::default(),
            is_right: false,
            progress: None,
            failure: None,
            hover: None,
            pinned: None,
            own: None,
            reading: None,
            file_problem: None,
            lesson: AttrValue::default(),
            measured: AttrValue::default(),
            before_program: Algorithm::BinaryExchange,
            told_program: None,
            points: Rc::default(),
            curve,
            steps: Steps::default(),
            told: Views::new(),
            unfolded: Views::new(),
            help: false,
            share: false,
            rail: false,
            system_dark,
            printing: false,
            embed: false,
            chooses_moment: false,
            language: hyperfly_text::now(),
            edit: Edit::Quiet,
        }
    }

    /// The value that the control of a field shows: the draft if there is one.
    pub fn value(&self, field: &str) -> String {
        if let Some((_, draft)) = self.drafts.iter().find(|(name, _)| *name == field) {
            return draft.clone();
        }
        self.request.value(field).unwrap_or_default()
    }

    /// The text in a number's field if it is no value yet: it is being written, or it is ambiguous.
    pub fn written(&self, field: &str) -> Option<String> {
        let ambiguous = |entry: &&NumberEntry| entry.field == field && entry.problem().is_some();
        match &self.written {
            Some((name, text)) if *name == field => Some(text.clone()),
            _ => self.entries.iter().find(ambiguous).map(|entry| entry.text.clone()),
        }
    }

    /// The chosen value of a field that is a choice.
    pub fn choice<C: Choice>(&self, field: &str) -> Option<C> {
        C::from_id(&self.value(field))
    }

    /// Whether the rail has a control for a key now: it means something for the algorithm and the machine that are chosen, or
    /// something is wrong with it.
    pub fn offers(&self, field: &str) -> bool {
        let now = &self.request.settings;
        let wished = Settings {
            algorithm: self.choice("algorithm").unwrap_or(now.algorithm),
            machine: self.choice("machine").unwrap_or(now.machine),
            ..now.clone()
        };
        let counted = field == "preset" || wished.counts(field);
        self.allows(field) && counted || self.problems.iter().any(|problem| problem.field == field)
    }

    /// Whether the rail has a control for a key, which then says itself what is wrong with it.
    pub fn has_control(&self, field: &str) -> bool {
        let known = table::all().any(|control| control.field() == field)
            || field == "signal"
            || field == "seed" && self.value("signal") == SignalKind::Noise.id();
        known && self.allows(field)
    }

    /// What is selected: what the reader points at, else what was clicked.
    pub fn selection(&self) -> Option<Selection> {
        self.hover.or(self.pinned)
    }

    /// The theme of the view that the page's theme comes to.
    pub fn palette_theme(&self) -> hyperfly_view::ColourScheme {
        use hyperfly_view::ColourScheme as Colours;
        match self.request.look.colours() {
            _ if self.printing => Colours::Light,
            Theme::Auto if self.system_dark => Colours::Dark,
            Theme::Auto | Theme::Light => Colours::Light,
            Theme::Dark => Colours::Dark,
            Theme::Projector => Colours::Projector,
        }
    }

    /// The controls of an embedded figure; `None` in the explorer, which has all of them and more.
    pub fn controls(&self) -> Option<&Controls> {
        match (&self.request.look.controls, self.embed) {
            (Controls::Auto, false) => None,
            (Controls::Auto, true) => Some(&Controls::Min),
            (controls, _) => Some(controls),
        }
    }

    /// Whether the reader writes the program of the run here: in the explorer, and in a figure whose author wants it.
    pub fn writes(&self) -> bool {
        let has = self.controls().is_none_or(|controls| controls.has("program"));
        has && self.request.settings.algorithm == Algorithm::Program
    }

    /// Whether the reader may change a key of the run here.
    pub fn allows(&self, field: &str) -> bool {
        if self.is_right && key(field).is_some_and(|key| key.part == Part::Problem) {
            return false;
        }
        match self.controls() {
            None | Some(Controls::Full) => true,
            Some(Controls::Only(fields)) => fields.contains(&field),
            Some(_) => false,
        }
    }

    /// The views of an embedded figure, from the top.
    pub fn stack(&self) -> [Option<View>; 2] {
        let look = &self.request.look;
        if look.view.is_none() {
            [Some(View::Machine), Some(View::Timeline)]
        } else {
            [look.view, look.under]
        }
    }

    /// Whether this view was chosen, and not all of them.
    pub fn chose(&self, view: View) -> bool {
        [self.request.look.view, self.request.look.under].contains(&Some(view))
    }

    /// Whether curves against p are on the page.
    pub fn shows_curves(&self) -> bool {
        let stack = self.stack();
        let curve = |view: &Option<View>| view.is_some_and(View::is_curve);
        if self.controls().is_none() && self.request.look.view.is_none() {
            let is_program = self.request.settings.algorithm == Algorithm::Program;
            return self.request.look.paper.is_empty() && !self.request.compares() && !is_program;
        }
        stack.iter().any(curve)
    }

    /// The curve that was chosen as a view.
    pub fn chosen_curve(&self) -> Option<View> {
        [self.request.look.view, self.request.look.under].into_iter().flatten().find(|view| view.is_curve())
    }

    /// The efficiency that isoefficiency keeps, once there is a run.
    pub fn kept(&self) -> Option<f64> {
        let shown = self.shown.as_ref()?;
        Some(self.request.look.kept(shown.run().report.efficiency))
    }

    /// Whether a view is on the page.
    pub fn shows(&self, view: View) -> bool {
        self.request.look.shows(view)
    }
}

/// A key of the schema and what the reader set it to.
pub type Draft = (&'static str, String);

/// What a URL asks for and cannot have stays in its control, to be put right; but own samples that are not here.
pub fn refused(problems: &[Problem]) -> Vec<Draft> {
    let asked = problems.iter().filter(|problem| problem.field != "signal");
    let draft = |problem: &Problem| {
        let key = KEYS.iter().find(|key| key.name == problem.field)?;
        Some((key.name, problem.value.clone()))
    };
    asked.filter_map(draft).collect()
}
