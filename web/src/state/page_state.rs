//! The state of the page.
//!
//! `request` is the run and the URL. An impossible edit stays a *draft*: its control shows it with a message, and the last good
//! picture stays. `action` lists the actions, `reduce` applies them.

use crate::controls::table;
use crate::state::address_warning::Warning;
use crate::state::displayed_run::DisplayedRun;
use crate::state::notice::Notice;
use crate::state::points::Points;
use crate::state::right_side::RightSide;
use crate::state::run_comparison::{PtrEq, RunComparison};
use crate::state::samples::{OwnSamples, Reading};
use crate::state::step_focus::StepFocus;
use crate::state::steps::Steps;
use crate::state::typed::NumberEntry;
use crate::state::view_set::Views;
use crate::worker::protocol::{Problem, ProgramReport};
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::report::Report;
use hyperfly_request::{
    Algorithm, Choice, Controls, KEYS, Part, Race, Request, Settings, SignalKind, Theme, View, key,
};
use hyperfly_view::scene::Selection;
use hyperfly_view::views::DEFAULT_PAIR;
use std::rc::Rc;
use yew::AttrValue;

/// Everything that the page renders except the cursor, which belongs to the player.
#[derive(Clone, PartialEq)]
pub struct State {
    /// Valid, though a worker may still refuse it. Its `t` is not part of the state.
    pub request: Request,
    /// Values of controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// Problems of drafts and request, field by field.
    pub problems: Vec<Problem>,
    /// The last edited field.
    pub edited: &'static str,
    /// The text being typed into a field, not yet entered.
    pub written: Option<(&'static str, String)>,
    /// Typed numbers that are ambiguous or explained, at most one for each field.
    pub entries: Vec<NumberEntry>,
    pub warnings: Vec<Warning>,
    pub notice: Option<Notice>,
    /// Notice of the setting that a key of the keyboard has just changed.
    pub key_change: Option<AttrValue>,
    /// The displayed run.
    pub displayed: Option<Rc<DisplayedRun>>,
    /// The run to compare with, or the counterpart of the run's formulation.
    pub comparison_run: Option<Rc<DisplayedRun>>,
    /// The comparison, once both runs are available.
    pub comparison: Option<PtrEq<RunComparison>>,
    /// State of the comparison's right side.
    pub right: RightSide,
    /// Whether this is the state as the right side sees it.
    pub is_right: bool,
    /// Progress of the run in flight, once it takes long enough to show.
    pub progress: Option<f64>,
    /// Why the run failed: a deadlock of its messages.
    pub failure: Option<String>,
    pub hover: Option<Selection>,
    pub pinned: Option<Selection>,
    pub own_samples: Option<Rc<OwnSamples>>,
    /// The previous samples, which the reader can restore.
    pub replaced_samples: Option<Rc<OwnSamples>>,
    pub reading: Option<Reading>,
    pub file_problem: Option<String>,
    /// The subject of the shown tour step.
    pub focus: StepFocus,
    /// The tour file that the reader opened; empty if there is none.
    pub lesson: AttrValue,
    /// The measurement file to show; empty if there is none.
    pub measured: AttrValue,
    /// The formulation before the reader's program, to which the key `B` returns.
    pub before_program: Algorithm,
    /// The worker's latest report on the reader's program.
    pub program_report: Option<Rc<ProgramReport>>,
    pub points: Rc<Points>,
    pub curve: View,
    pub steps: Steps,
    /// Figures with a text description.
    pub described: Views,
    pub unfolded: Views,
    /// Whether the help is open.
    pub help: bool,
    pub share: bool,
    /// Whether the controls are open on a small screen.
    pub rail: bool,
    pub system_dark: bool,
    /// Whether the page is being printed, which is on white.
    pub printing: bool,
    /// Whether this is the page to embed (`embed.html`).
    pub embed: bool,
    /// Whether the first address said neither whether the run plays nor where its cursor stands.
    pub chooses_moment: bool,
    /// The run of the workbench after the race, whose cursor moves to its most contended moment once it is displayed.
    pub opens_at_contention: Option<Scenario>,
    pub language: &'static str,
    /// The kind of the latest edit, for the history.
    pub edit: Edit,
}

/// Source of a change of the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A control that is being dragged.
    Live,
    /// A control that was set.
    Committed,
    /// The URL, or a change that does not affect the run.
    Quiet,
}

impl State {
    /// Creates the initial state of an address.
    pub fn new(request: Request, problems: Vec<Problem>, warnings: Vec<Warning>, system_dark: bool) -> State {
        let curve = match request.look.view {
            Some(view) if view.is_curve() => view,
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
            key_change: None,
            displayed: None,
            comparison_run: None,
            comparison: None,
            right: RightSide::default(),
            is_right: false,
            progress: None,
            failure: None,
            hover: None,
            pinned: None,
            own_samples: None,
            replaced_samples: None,
            reading: None,
            file_problem: None,
            focus: StepFocus::default(),
            lesson: AttrValue::default(),
            measured: AttrValue::default(),
            before_program: Algorithm::BinaryExchange,
            program_report: None,
            points: Rc::default(),
            curve,
            steps: Steps::default(),
            described: Views::new(),
            unfolded: Views::new(),
            help: false,
            share: false,
            rail: false,
            system_dark,
            printing: false,
            embed: false,
            chooses_moment: false,
            opens_at_contention: None,
            language: hyperfly_text::current_language(),
            edit: Edit::Quiet,
        }
    }

    /// Returns the value that a field's control shows: the draft if there is one.
    pub fn value(&self, field: &str) -> String {
        if let Some((_, draft)) = self.drafts.iter().find(|(name, _)| *name == field) {
            return draft.clone();
        }
        self.request.value(field).unwrap_or_default()
    }

    /// Returns the text of a number field that has no value yet: it is being typed, or ambiguous.
    pub fn written(&self, field: &str) -> Option<String> {
        let ambiguous = |entry: &&NumberEntry| entry.field == field && entry.problem().is_some();
        match &self.written {
            Some((name, text)) if *name == field => Some(text.clone()),
            _ => self.entries.iter().find(ambiguous).map(|entry| entry.text.clone()),
        }
    }

    /// Returns the chosen value of a choice field.
    pub fn choice<C: Choice>(&self, field: &str) -> Option<C> {
        C::from_id(&self.value(field))
    }

    /// Whether the rail has a control for a key now: the key affects the chosen algorithm and machine, or has a problem.
    pub fn offers(&self, field: &str) -> bool {
        let now = &self.request.settings;
        let wished = Settings {
            algorithm: self.choice("algorithm").unwrap_or(now.algorithm),
            machine: self.choice("machine").unwrap_or(now.machine),
            topology: self.choice("topology").unwrap_or(now.topology),
            ..now.clone()
        };
        let counted = field == "preset" || wished.is_relevant(field);
        self.allows(field) && counted || self.problems.iter().any(|problem| problem.field == field)
    }

    /// Whether the rail can have a control for a key, which then shows the key's problems.
    pub fn has_control(&self, field: &str) -> bool {
        let is_known = table::all_controls().any(|control| control.field() == field)
            || field == "signal"
            || field == "seed" && (self.value("signal") == SignalKind::Noise.id() || self.offers("seed"));
        is_known && self.allows(field)
    }

    /// Whether the page presents a step of a tour: its text above its pictures, on the whole screen.
    pub fn presents_step(&self) -> bool {
        let look = &self.request.look;
        let is_step = !matches!(&*look.tour, "" | "all") && look.ask.is_none();
        look.present && is_step && look.paper.is_empty() && look.race == Race::None
    }

    /// Returns the number of samples per second of the reader's sound, if it is the signal.
    pub fn sample_rate(&self) -> Option<f64> {
        let own = self.own_samples.as_ref().filter(|_| self.request.settings.signal == SignalKind::Own)?;
        own.sound.map(|sound| sound.rate)
    }

    /// Returns the hovered element, or else the pinned one.
    pub fn selection(&self) -> Option<Selection> {
        self.hover.or(self.pinned)
    }

    /// Whether the card of a number has a place next to the butterfly: in the last step of the race, where it is the only picture.
    pub fn docks_card(&self) -> bool {
        let look = &self.request.look;
        let is_single =
            look.view == Some(View::Butterfly) && look.under.is_none() && self.comparison.is_none();
        look.race == Race::Values && is_single && !self.writes()
    }

    /// Whether the selection is a number that is followed through the stages, and not one that the reader points at.
    pub fn follows_selection(&self) -> bool {
        self.docks_card() && self.hover.is_none_or(|hover| self.pinned == Some(hover))
    }

    /// Returns the colour scheme of the pictures. A presentation has the projector's sizes, and its colours unless the chosen ones are
    /// dark.
    pub fn palette_theme(&self) -> hyperfly_view::ColourScheme {
        use hyperfly_view::ColourScheme as Colours;
        match (self.request.look.theme, self.request.look.colours()) {
            _ if self.printing => Colours::Light,
            (Theme::Dark, _) => Colours::Dark,
            (Theme::Auto, _) if self.system_dark => Colours::Dark,
            (_, Theme::Projector) => Colours::Projector,
            _ => Colours::Light,
        }
    }

    /// Returns the controls of an embedded figure; `None` in the explorer.
    pub fn controls(&self) -> Option<&Controls> {
        match (&self.request.look.controls, self.embed) {
            (Controls::Auto, false) => None,
            (Controls::Auto, true) => Some(&Controls::Min),
            (controls, _) => Some(controls),
        }
    }

    /// Whether the reader edits the run's program here: in the explorer, and in a figure whose author allows it.
    pub fn writes(&self) -> bool {
        let has = self.controls().is_none_or(|controls| controls.has("program"));
        has && self.request.settings.algorithm == Algorithm::Program
    }

    /// Returns the formulation of the run; of a program, the one that it began with.
    pub fn formulation(&self) -> Algorithm {
        let Request { settings, look, .. } = &self.request;
        if settings.algorithm != Algorithm::Program {
            return settings.algorithm;
        }
        let named = Algorithm::from_id(&look.program).filter(|named| *named != Algorithm::Program);
        named.unwrap_or(self.before_program)
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

    /// Returns the views of an embedded figure, from the top.
    pub fn stack(&self) -> [Option<View>; 2] {
        let look = &self.request.look;
        if look.view.is_none() { DEFAULT_PAIR.map(Some) } else { [look.view, look.under] }
    }

    /// Returns the displayed run if its cursor moves to its most contended moment.
    pub fn displayed_at_contention(&self) -> Option<Rc<DisplayedRun>> {
        let scenario = self.opens_at_contention.as_ref()?;
        self.displayed.clone().filter(|shown| shown.is_of(scenario))
    }

    /// Whether this view was chosen explicitly.
    pub fn chose(&self, view: View) -> bool {
        [self.request.look.view, self.request.look.under].contains(&Some(view))
    }

    /// Whether the page has curves against p.
    pub fn shows_curves(&self) -> bool {
        let stack = self.stack();
        let curve = |view: &Option<View>| view.is_some_and(View::is_curve);
        if self.controls().is_none() && self.request.look.view.is_none() {
            let is_program = self.request.settings.algorithm == Algorithm::Program;
            return self.request.look.paper.is_empty() && !self.request.has_comparison() && !is_program;
        }
        stack.iter().any(curve)
    }

    /// Returns the curve chosen as a view.
    pub fn chosen_curve(&self) -> Option<View> {
        [self.request.look.view, self.request.look.under].into_iter().flatten().find(|view| view.is_curve())
    }

    /// Returns the efficiency that isoefficiency keeps, once there is a run.
    pub fn target_efficiency(&self) -> Option<f64> {
        let shown = self.displayed.as_ref()?;
        Some(self.request.look.target_efficiency(shown.run().report.efficiency))
    }

    /// Whether the page shows executed runs of other p and n: curves or the landscape.
    pub fn needs_points(&self) -> bool {
        self.shows_curves() || self.stack().contains(&Some(View::Landscape))
    }

    /// Returns the report of a scenario with default data, if it was executed for the curves or is displayed.
    pub fn executed(&self, scenario: &Scenario) -> Option<Report> {
        let shown = self.displayed.as_ref().map(|shown| shown.run());
        let displayed = shown.filter(|run| timing(&run.scenario) == *scenario).map(|run| run.report.clone());
        displayed.or_else(|| self.points.report(scenario).cloned())
    }

    pub fn shows(&self, view: View) -> bool {
        self.request.look.shows(view)
    }
}

/// A key of the schema with the value that the reader set.
pub type Draft = (&'static str, String);

/// Converts problems to drafts, so that their controls show them; unavailable own samples have no draft.
pub fn refused(problems: &[Problem]) -> Vec<Draft> {
    let shown_problems = problems.iter().filter(|problem| problem.field != "signal");
    let to_draft = |problem: &Problem| {
        let key = KEYS.iter().find(|key| key.name == problem.field)?;
        Some((key.name, problem.value.clone()))
    };
    shown_problems.filter_map(to_draft).collect()
}
