//! The state of the page: one reducer, and nothing else in it.
//!
//! `request` is what runs and what the URL says. An edit that is not possible stays a *draft*: its control shows it with a
//! message, nothing else of the reader's changes, and the last good picture stays.

use crate::controls;
use crate::engine::{NEW_VERSION, OTHER_BUILD};
use crate::import::Own;
use crate::language;
use crate::protocol::Problem;
use crate::shown::Shown;
use crate::side::{Right, shared};
use crate::steps::Steps;
use crate::sweep::Points;
use hyperfly_core::scenario::{
    Choice, Controls, Invalid, KEYS, Lang, Request, SAME, Scenario, Signal, Theme, View,
};
use hyperfly_view::scene::Selection;
use std::rc::Rc;
use yew::{AttrValue, Reducible};

/// Everything that the page renders, except the cursor while it moves (`player`).
#[derive(Clone, PartialEq)]
pub struct State {
    /// The request: valid, though a worker may still refuse it.
    pub request: Request,
    /// Values of controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// What is wrong with drafts or request, field by field.
    pub problems: Vec<Problem>,
    /// The field that was edited last.
    pub edited: &'static str,
    /// What the reader is writing into a field and has not entered yet.
    pub written: Option<(&'static str, String)>,
    /// Unknown keys of the URL.
    pub warnings: Vec<String>,
    /// One quiet line about what happened behind the scenes.
    pub notice: Option<String>,
    /// The run that is shown.
    pub shown: Option<Rc<Shown>>,
    /// The run beside it, once it is there: the right side of a comparison, or the counterpart of its formulation.
    pub other: Option<Rc<Shown>>,
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
    pub own: Option<Rc<Own>>,
    /// What is wrong with a file.
    pub file_problem: Option<String>,
    /// The file of a lesson that the reader opened; empty if there is none.
    pub lesson: AttrValue,
    /// The simulated points of the curves.
    pub points: Rc<Points>,
    /// Which curve is shown.
    pub curve: View,
    /// How the reader steps, and what is said.
    pub steps: Steps,
    /// The pictures that are told in words, too: a bit for each view.
    pub told: u16,
    /// The figures that were unfolded or folded away again: likewise.
    pub unfolded: u16,
    /// Whether the keys are shown.
    pub help: bool,
    /// Whether the share dialog is open.
    pub share: bool,
    /// Whether the controls are open on a small screen.
    pub rail: bool,
    /// Whether the system wishes a dark page.
    pub system_dark: bool,
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

/// What can happen.
pub enum Action {
    /// A control of this field has a value; `true` while it is being dragged.
    Set(&'static str, String, bool),
    /// Several fields have values, together.
    SetAll(Vec<(&'static str, String)>),
    /// The reader is writing this into a field.
    Write(&'static str, String),
    /// The drag is over.
    Commit,
    /// The URL says something else.
    Navigate(Box<Request>, Vec<Problem>, Vec<String>),
    /// A run came out; the cursor now stands here.
    Show(Rc<Shown>, f64),
    /// The run beside the one that is shown.
    Beside(Rc<Shown>),
    /// The run beside is none, and why.
    NoneBeside(Box<Scenario>, String),
    /// Something happens to the right side of the comparison.
    Right(Box<Action>),
    /// The controls are those of the right side, or of the left one.
    InHand(bool),
    /// The right side takes this key from the left one.
    AsLeft(&'static str),
    /// The sides change places.
    Swap,
    /// The worker refuses the request.
    Refused(Vec<Problem>),
    /// The messages of the run wait for each other.
    Failed(String),
    /// The run in flight is so far.
    Progress(Option<f64>),
    /// Something to say, or nothing any more.
    Notice(Option<String>),
    /// Time runs or stands still; the cursor is here.
    Play(bool, f64),
    /// The cursor rests here.
    Rest(f64),
    /// How fast it plays.
    Speed(f64),
    /// The colours.
    Theme(Theme),
    /// The language that is wished for.
    Lang(Lang),
    /// Another language is spoken.
    Speak,
    /// One view alone, or all.
    View(Option<View>),
    /// An entry of the papers, their list (`all`), or the explorer (empty).
    Paper(String),
    /// A lesson by its id, their list (`all`), or none (empty).
    Tour(String),
    /// The reader's own file of a lesson.
    Lesson(AttrValue),
    /// Which curve.
    Curve(View),
    /// Isoefficiency keeps this efficiency, or that of the run; `true` while it is being dragged.
    Keep(Option<f64>, bool),
    /// The reader points at something.
    Hover(Option<Selection>),
    /// The reader clicked something; a second click lets go.
    Pin(Option<Selection>),
    /// Samples of the reader's own.
    Own(Rc<Own>),
    /// A file could not be read.
    FileProblem(Option<String>),
    /// More points of the curves.
    Points(Rc<Points>),
    /// The reader steps otherwise, or wants to hear more or less.
    Steps(Steps),
    /// Tells these pictures in words, or no longer; with none of them the page is only rendered again.
    Told(u16),
    /// Unfolds these figures, or folds them away.
    Unfold(u16),
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
    /// The system wishes a dark page, or not.
    SystemDark(bool),
    /// Forgets the warnings about the URL.
    Dismiss,
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
            warnings,
            notice: None,
            shown: None,
            other: None,
            right: Right::default(),
            is_right: false,
            progress: None,
            failure: None,
            hover: None,
            pinned: None,
            own: None,
            file_problem: None,
            lesson: AttrValue::default(),
            points: Rc::default(),
            curve,
            steps: Steps::kept(),
            told: 0,
            unfolded: 0,
            help: false,
            share: false,
            rail: false,
            system_dark,
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

    /// The chosen value of a field that is a choice.
    pub fn choice<C: Choice>(&self, field: &str) -> Option<C> {
        C::from_id(&self.value(field))
    }

    /// Whether the rail has a control for a key now: it means something for the algorithm and the machine that are chosen, or
    /// something is wrong with it.
    pub fn offers(&self, field: &str) -> bool {
        let now = &self.request.scenario;
        let wished = Scenario {
            algorithm: self.choice("algorithm").unwrap_or(now.algorithm),
            machine: self.choice("machine").unwrap_or(now.machine),
            ..now.clone()
        };
        let heeded = field == "preset" || wished.heeds(field);
        self.allows(field) && heeded || self.problems.iter().any(|problem| problem.field == field)
    }

    /// Whether the rail has a control for a key, which then says itself what is wrong with it.
    pub fn has_control(&self, field: &str) -> bool {
        let known = controls::all().any(|control| control.field() == field)
            || field == "signal"
            || field == "seed" && self.value("signal") == Signal::Noise.id();
        known && self.allows(field)
    }

    /// What is selected: what the reader points at, else what was clicked.
    pub fn selection(&self) -> Option<Selection> {
        self.hover.or(self.pinned)
    }

    /// The theme of the view that the page's theme comes to.
    pub fn palette_theme(&self) -> hyperfly_view::palette::Theme {
        use hyperfly_view::palette::Theme as Colours;
        match self.request.look.colours() {
            Theme::Auto if self.system_dark => Colours::Dark,
            Theme::Auto | Theme::Light => Colours::Light,
            Theme::Dark => Colours::Dark,
            Theme::Projector => Colours::Projector,
        }
    }

    /// The fragment of the explorer as it is, whatever of the papers is opened.
    pub fn explorer(&self) -> String {
        let mut request = self.request.clone();
        request.look.paper.clear();
        request.to_fragment()
    }

    /// The controls of an embedded figure; `None` in the explorer, which has all of them and more.
    pub fn controls(&self) -> Option<&Controls> {
        match (&self.request.look.controls, self.embed) {
            (Controls::Auto, false) => None,
            (Controls::Auto, true) => Some(&Controls::Min),
            (controls, _) => Some(controls),
        }
    }

    /// Whether the reader may change a key of the run here.
    pub fn allows(&self, field: &str) -> bool {
        if self.is_right && SAME.contains(&field) {
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
            return self.request.look.paper.is_empty() && !self.request.compares();
        }
        stack.iter().any(curve)
    }

    /// Whether a view is on the page.
    pub fn shows(&self, view: View) -> bool {
        self.request.look.shows(view)
    }

    /// Says in the language that is spoken now what was said in another one.
    fn speak(&mut self) {
        self.language = hyperfly_text::now();
        // What concerns the whole page stays to be said.
        let lasting = [NEW_VERSION, OTHER_BUILD];
        let notice = self.notice.take().filter(|notice| lasting.contains(&notice.as_str()));
        self.notice = notice.or_else(|| language::missing(self.request.look.lang));
        // What is derived from a run holds texts.
        self.shown = self.shown.take().map(|shown| Shown::of(shown.story.run_rc().clone()));
        self.other = self.other.take().map(|other| Shown::of(other.story.run_rc().clone()));
        if !self.drafts.is_empty() {
            self.settle();
        }
        for own in self.problems.iter_mut().filter(|problem| problem.value == Signal::Own.id()) {
            own.allowed = hyperfly_text::controls::own_not_here().to_owned();
        }
    }

    fn set(&mut self, field: &'static str, value: String) {
        self.drafts.retain(|(name, _)| *name != field);
        self.drafts.push((field, value));
        self.edited = field;
        self.settle();
    }

    /// Takes over the drafts if they are possible together; what is malformed stays a draft of its own.
    fn settle(&mut self) {
        // Against a scenario with which everything well-formed is possible.
        let roomy = |(field, value): &Draft| {
            Request::from_pairs([("n", "2^60"), ("p", "1"), (*field, value.as_str())]).is_ok()
        };
        let (well_formed, malformed): (Vec<_>, Vec<_>) = self.drafts.iter().cloned().partition(roomy);
        // The nearest possible values are sought beside everything that is asked, the well-formed or not.
        let mut problems = self.with(&self.drafts).err().unwrap_or_default();
        match self.with(&well_formed) {
            Ok(request) => {
                self.request.scenario = request.scenario;
                self.request.preset = request.preset;
                if well_formed.iter().any(|(field, _)| *field == "beside") {
                    self.request.look.beside = request.look.beside;
                }
                self.request.look.lockstep = request.look.lockstep;
                self.drafts = malformed;
            }
            Err(why) if !malformed.is_empty() => problems.extend(why),
            Err(_) => {}
        }
        self.problems = problems.into_iter().map(Problem::from).collect();
    }

    /// The request with these drafts. A new preset brings a whole machine and replaces what was said of the old one; one that
    /// is let go leaves its numbers.
    fn with(&self, drafts: &[Draft]) -> Result<Request, Vec<Invalid>> {
        let preset = drafts.iter().find(|(field, _)| *field == "preset").map(|(_, id)| id.as_str());
        let mut pairs =
            if preset == Some("none") { self.request.all_pairs() } else { self.request.to_pairs() };
        if preset.is_some_and(|id| id != "none") {
            pairs.retain(|(name, _)| !MACHINE.contains(name));
        }
        // What is not possible on the right side is said there, and hinders nothing here.
        pairs.retain(|(name, _)| *name != "beside");
        pairs.push(("p", self.request.scenario.p.to_string()));
        pairs.extend_from_slice(drafts);
        Request::from_pairs(pairs.iter().map(|(name, value)| (*name, value.as_str())))
    }
}

/// A key of the schema and what the reader set it to.
type Draft = (&'static str, String);

/// What a URL asks for and cannot have stays in its control, to be put right; but own samples that are not here.
fn refused(problems: &[Problem]) -> Vec<Draft> {
    let asked = problems.iter().filter(|problem| problem.field != "signal");
    let draft = |problem: &Problem| {
        let key = KEYS.iter().find(|key| key.name == problem.field)?;
        Some((key.name, problem.value.clone()))
    };
    asked.filter_map(draft).collect()
}

/// What a machine with a name consists of.
const MACHINE: [&str; 11] = ["machine", "tc", "ts", "th", "tw", "width", "L", "g", "o", "l-sync", "rate"];

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Set(field, value, live) => {
                next.written = None;
                next.set(field, value);
                next.edit = if live { Edit::Live } else { Edit::Committed };
            }
            Action::SetAll(values) => {
                next.written = None;
                for (field, value) in values {
                    next.drafts.retain(|(name, _)| *name != field);
                    next.drafts.push((field, value));
                    next.edited = field;
                }
                next.settle();
                next.edit = Edit::Committed;
            }
            Action::Write(field, text) => next.written = Some((field, text)),
            Action::Commit => next.edit = Edit::Committed,
            Action::Navigate(request, problems, warnings) => {
                next.request = *request;
                next.drafts = refused(&problems);
                next.problems = problems;
                next.warnings = warnings;
                next.edit = Edit::Quiet;
            }
            Action::Show(shown, t) => {
                // What was selected may not exist in the new run.
                let same_machine = next.shown.as_ref().is_some_and(|old| old.same_shape(&shown));
                if !same_machine {
                    next.hover = None;
                    next.pinned = None;
                }
                next.shown = Some(shown);
                next.request.look.t = if next.request.look.play { 0.0 } else { t };
                next.edit = Edit::Quiet;
                next.failure = None;
                next.progress = None;
            }
            Action::Beside(other) => {
                let wanted = next.shown.as_ref().and_then(|shown| next.wanted_beside(&shown.run().scenario));
                if wanted.as_ref() == Some(&other.run().scenario) {
                    next.other = Some(other);
                }
            }
            Action::NoneBeside(scenario, why) => next.right.failure = Some((*scenario, why)),
            Action::Right(action) => next.act_right(*action),
            Action::InHand(right) => next.right.in_hand = right,
            Action::AsLeft(field) => {
                next.request.look.beside.retain(|(name, _)| *name != field);
                next.right.drafts.clear();
                next.right.problems.clear();
                next.edit = Edit::Committed;
            }
            Action::Swap => next.swap(),
            Action::Refused(problems) => {
                next.problems = problems;
                next.progress = None;
            }
            Action::Failed(why) => {
                next.failure = Some(why);
                next.progress = None;
            }
            Action::Progress(progress) => next.progress = progress,
            Action::Notice(notice) => next.notice = notice,
            Action::Play(play, t) => {
                next.request.look.play = play;
                // Where it stands while it plays is nothing that a URL could say.
                next.request.look.t = if play { 0.0 } else { t };
                next.edit = Edit::Quiet;
            }
            Action::Rest(t) => {
                next.request.look.t = t;
                next.edit = Edit::Quiet;
            }
            Action::Speed(speed) => {
                next.request.look.speed = speed.clamp(0.01, 100.0);
                next.edit = Edit::Quiet;
            }
            Action::Theme(theme) => {
                next.request.look.theme = theme;
                next.edit = Edit::Quiet;
            }
            Action::Lang(lang) => {
                next.request.look.lang = lang;
                next.edit = Edit::Quiet;
            }
            Action::Speak => next.speak(),
            Action::View(view) => {
                next.request.look.view = view;
                next.request.look.under = None;
                next.edit = Edit::Committed;
            }
            Action::Paper(id) => {
                next.request.look.paper = id;
                next.edit = Edit::Committed;
            }
            Action::Tour(id) => {
                // One panel beside the figures.
                next.request.look.ask = None;
                (next.request.look.tour, next.request.look.step) = (id, (1, 0));
                next.edit = Edit::Committed;
            }
            Action::Lesson(text) => {
                (next.request.look.tour, next.request.look.step) = ("file".to_owned(), (1, 0));
                next.request.look.ask = None;
                next.lesson = text;
                next.file_problem = None;
                next.edit = Edit::Committed;
            }
            Action::Curve(view) => {
                next.curve = view;
                let look = &mut next.request.look;
                for shown in [&mut look.view, &mut look.under] {
                    if shown.is_some_and(View::is_curve) {
                        *shown = Some(view);
                        next.edit = Edit::Committed;
                    }
                }
            }
            Action::Keep(efficiency, live) => {
                next.request.look.efficiency = efficiency;
                next.edit = if live { Edit::Live } else { Edit::Committed };
            }
            Action::Hover(selection) => {
                next.hover = selection;
                next.right.hover = shared(selection);
            }
            Action::Pin(selection) => {
                next.pinned = if next.pinned == selection { None } else { selection };
                next.right.pinned = shared(next.pinned);
            }
            Action::Own(own) => {
                next.own = Some(own);
                next.file_problem = None;
                next.set("signal", Signal::Own.id().to_owned());
                next.edit = Edit::Committed;
            }
            Action::FileProblem(problem) => next.file_problem = problem,
            Action::Points(points) => next.points = points,
            Action::Steps(steps) => next.steps = steps,
            Action::Told(views) => next.told ^= views,
            Action::Unfold(views) => next.unfolded ^= views,
            Action::Help(help) => next.help = help,
            Action::Share(share) => next.share = share,
            Action::Rail(open) => next.rail = open,
            Action::Ask(seed) => {
                next.request.look.ask = seed;
                next.request.look.tour.clear();
                next.edit = Edit::Committed;
            }
            Action::Present(present) => {
                next.request.look.present = present;
                next.edit = Edit::Committed;
            }
            Action::SystemDark(dark) => next.system_dark = dark,
            Action::Dismiss => next.warnings.clear(),
        }
        next.keep_sides();
        Rc::new(next)
    }
}
