//! Applies actions to the state: a pure function.

use crate::state::action::Action;
use crate::state::comparison_sides::shared_selection;
use crate::state::history::nearest_possible;
use crate::state::notice::Notice;
use crate::state::page_state::{Edit, State, refused};
use crate::state::right_side::RightSide;
use crate::state::view_set;
use crate::worker::protocol::Problem;
use hyperfly_request::{Algorithm, Choice, MAX_PROGRAM_BYTES, Race, Request, Settings, SignalKind, View};
use hyperfly_text::{compare, faults, request};

impl State {
    /// Returns the state after an action.
    pub fn reduce(&self, action: Action) -> State {
        let mut next = self.clone();
        match action {
            Action::Set(field, value, live) => {
                next.written = None;
                let before = next.request.settings.algorithm;
                let is_formulation = before != Algorithm::Program;
                let program = &next.request.look.program;
                let unchanged = program.is_empty() || Algorithm::from_id(program).is_some();
                if field == "algorithm" && value == Algorithm::Program.id() && is_formulation {
                    next.before_program = before;
                    if unchanged {
                        // Open the current formulation as a program.
                        next.request.look.program = before.id().to_owned();
                    }
                }
                next.set(field, value);
                if is_formulation && next.writes() {
                    // There is space for one panel next to the figures, and none in the steps of the race.
                    let look = &mut next.request.look;
                    (look.ask, look.race) = (None, Race::None);
                    look.tour.clear();
                }
                next.edit = if live { Edit::Live } else { Edit::Committed };
            }
            Action::Enter(field, text) => {
                next.written = None;
                next.enter(field, text);
                next.edit = Edit::Committed;
            }
            Action::SetAll(values) => next.set_all(values, Edit::Committed),
            Action::Drag(values) => next.set_all(values, Edit::Live),
            Action::Write(field, text) => next.written = Some((field, text)),
            Action::Commit => next.edit = Edit::Committed,
            Action::Navigate(request, problems, warnings) => {
                next.request = *request;
                next.request.look.t = 0.0;
                next.opens_at_contention = None;
                next.drafts = refused(&problems);
                next.problems = problems;
                next.entries.clear();
                next.warnings = warnings;
                next.edit = Edit::Quiet;
            }
            Action::Show(view) => {
                // The selected element may not exist in the new run.
                let same_machine = next.displayed.as_ref().is_some_and(|old| old.has_same_shape(&view));
                if !same_machine {
                    next.hover = None;
                    next.pinned = None;
                }
                next.displayed = Some(view);
                next.edit = Edit::Quiet;
                next.failure = None;
                next.progress = None;
            }
            Action::ShowComparisonRun(other) => {
                if next.comparison_scenario().is_some_and(|comparison| other.run().scenario == comparison) {
                    next.comparison_run = Some(other);
                }
                next.progress = None;
            }
            Action::NoComparison(scenario, failure) => {
                if let Some(settings) =
                    next.comparison_settings().filter(|settings| settings.scenario() == *scenario)
                {
                    let words = match failure.problems(&settings).map(|problems| problems.into_iter().next())
                    {
                        Ok(Some(Problem { field, value, allowed, .. })) => {
                            compare::refused_there(&field, &value, &allowed)
                        }
                        Ok(None) => String::new(),
                        Err(words) => words,
                    };
                    next.right.failure = Some((*scenario, words));
                }
                next.progress = None;
            }
            Action::Right(action) => next.reduce_on_right_side(*action),
            Action::ControlRightSide(settings) => next.right.has_controls = settings,
            Action::ResetToLeft(field) => {
                next.request.look.comparison_overrides.retain(|(name, _)| *name != field);
                next.right.drafts.clear();
                next.right.problems.clear();
                next.right.entries.clear();
                next.edit = Edit::Committed;
            }
            Action::Swap => next.swap(),
            Action::Program(text) if text.len() > MAX_PROGRAM_BYTES => {
                next.problems.retain(|problem| problem.field != "program");
                let mut problem = program_problem(request::allowed_source());
                problem.value = "…".to_owned();
                next.problems.push(problem);
            }
            Action::Program(text) => {
                next.request.look.program = text;
                next.edit = Edit::Quiet;
            }
            Action::ProgramReport(told) => {
                next.problems.retain(|problem| problem.field != "program");
                // The program's panel lists its faults with their lines.
                if let Some(fault) = told.faults.first().filter(|_| !next.writes()) {
                    next.problems
                        .push(program_problem(&faults::at_line(&fault.line.to_string(), &fault.words)));
                }
                next.program_report = Some(told);
            }
            Action::NoRun(failure) => match failure.problems(&next.request.settings) {
                Ok(problems) => next.refuse(problems),
                Err(words) => {
                    next.failure = Some(words);
                    next.progress = None;
                }
            },
            Action::Progress(progress) => next.progress = progress,
            Action::Notice(notice) => next.notice = notice,
            Action::WorkerResponds => {
                next.notice = next.notice.filter(|now| !matches!(now, Notice::Silent | Notice::NoWorker(_)));
            }
            Action::Play(play) => {
                next.request.look.play = play;
                next.edit = Edit::Quiet;
            }
            Action::Speed(speed) => {
                next.request.look.speed = speed.clamp(0.01, 100.0);
                next.edit = Edit::Quiet;
            }
            Action::Pace(pace) => {
                next.request.look.pace = pace;
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
            Action::LanguageSpoken(missing) => next.speak(missing),
            Action::View(view) => {
                next.request.look.view = view;
                next.request.look.under = None;
                // Showing all views ends a step that is about one view.
                if view.is_none() && next.request.look.race.view().is_some() {
                    next.request.look.race = Race::None;
                }
                next.edit = Edit::Committed;
            }
            Action::Paper(id) => {
                next.request.look.paper = id;
                next.edit = Edit::Committed;
            }
            Action::Tour(id) => {
                if !id.is_empty() && next.request.look.race != Race::None {
                    next.request = next.request.look.race.workbench(&next.request);
                }
                if !id.is_empty() {
                    next.close_panels();
                }
                (next.request.look.tour, next.request.look.step) = (id, (1, 0));
                next.edit = Edit::Committed;
            }
            Action::Lesson(text) => {
                next.close_panels();
                (next.request.look.tour, next.request.look.step) = ("file".to_owned(), (1, 0));
                next.lesson = text;
                next.reading = None;
                next.file_problem = None;
                next.edit = Edit::Committed;
            }
            Action::Focus(focus) => next.focus = focus,
            Action::Measured(text) => {
                if !text.is_empty() {
                    let look = &mut next.request.look;
                    (look.view, look.under, look.race) = (Some(View::Measured), None, Race::None);
                    look.paper.clear();
                    next.reading = None;
                    next.edit = Edit::Committed;
                }
                next.measured = text;
            }
            Action::Curve(view) => {
                next.curve = view;
                let look = &mut next.request.look;
                for shown_view in [&mut look.view, &mut look.under] {
                    if shown_view.is_some_and(View::is_curve) {
                        *shown_view = Some(view);
                        next.edit = Edit::Committed;
                    }
                }
            }
            Action::KeepEfficiency(efficiency, live) => {
                next.request.look.efficiency = efficiency;
                next.edit = if live { Edit::Live } else { Edit::Committed };
            }
            Action::Hover(selection) => {
                next.hover = selection;
                next.right.hover = shared_selection(selection);
            }
            Action::Pin(selection) => {
                next.pinned = if next.pinned == selection { None } else { selection };
                next.right.pinned = shared_selection(next.pinned);
            }
            Action::OwnSamples(samples) => {
                // Strokes of the pen have one name and are not kept; a file may have been replaced by accident.
                next.replaced_samples =
                    next.own_samples.replace(samples.clone()).filter(|old| old.name != samples.name);
                next.reading = None;
                next.file_problem = None;
                next.set("signal", SignalKind::Own.id().to_owned());
                next.edit = Edit::Committed;
            }
            Action::Reading(reading) => next.reading = reading,
            Action::FileProblem(problem) => {
                next.file_problem = problem;
                next.reading = None;
            }
            Action::Points(points) => next.points = points,
            Action::Steps(steps) => next.steps = steps,
            Action::ToggleDescriptions(figures) => next.described = &next.described ^ &figures,
            Action::ToggleUnfolded(view) => next.unfolded = &next.unfolded ^ &view_set::only(view),
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
            Action::Race(step) => {
                next.request = match step {
                    Race::None => next.request.look.race.workbench(&next.request),
                    step => step.request(&next.request.look),
                };
                // The workbench continues the story where the mesh jams.
                next.opens_at_contention = (step == Race::None).then(|| next.request.settings.scenario());
                if let Some(view) = next.request.look.view.filter(|view| view.is_curve()) {
                    next.curve = view;
                }
                next.drafts.clear();
                next.problems.clear();
                next.entries.clear();
                next.edit = Edit::Committed;
            }
            Action::SystemDark(dark) => next.system_dark = dark,
            Action::Printing(printing) => next.printing = printing,
            Action::KeyChange(words) => next.key_change = words,
            Action::Dismiss => next.warnings.clear(),
        }
        // No change of the reader's may give the race other machines than its headings name.
        next.request.complete_race();
        next.report_ambiguous();
        next.update_sides();
        next.update_comparison(self);
        next
    }

    /// Closes the papers, the question and the program. There is space for one panel next to the figures.
    fn close_panels(&mut self) {
        self.request.look.paper.clear();
        self.request.look.ask = None;
        if self.writes() {
            self.set("algorithm", self.formulation().id().to_owned());
        }
    }

    fn set_all(&mut self, values: Vec<(&'static str, String)>, edit: Edit) {
        self.written = None;
        for (field, value) in values {
            self.replace_draft(field, Some(value));
            self.edited = field;
        }
        self.settle();
        self.edit = edit;
    }

    /// Repeats all derived texts in the new language.
    fn speak(&mut self, missing: Option<Notice>) {
        self.language = hyperfly_text::current_language();
        self.notice = self.notice.take().filter(Notice::lasts).or(missing);
        // Values derived from a run contain texts.
        self.displayed = self.displayed.take().map(|shown| shown.derive_again());
        self.comparison_run = self.comparison_run.take().map(|other| other.derive_again());
        if !self.drafts.is_empty() {
            self.settle();
        }
        for problem in self.problems.iter_mut().filter(|problem| problem.value == SignalKind::Own.id()) {
            problem.allowed = hyperfly_text::controls::own_not_here().to_owned();
        }
    }

    /// Handles a refused request: its values stay in the controls, and the request becomes that of the displayed run, or a possible
    /// one.
    fn refuse(&mut self, problems: Vec<Problem>) {
        let last_good =
            self.displayed.as_ref().map(|shown| Request::from(Settings::of(&shown.run().scenario)));
        let requested = self.request.settings.clone();
        self.request = nearest_possible(&self.request.to_fragment(), &problems, last_good.as_ref());
        let mut wished = refused(&problems);
        if let Some(last_good) = last_good.filter(|_| self.request.settings == requested) {
            // The change of another field made the refused one too large.
            let edited = self.request.value(self.edited).map(|value| (self.edited, value));
            wished.extend(edited.filter(|(name, _)| problems.iter().all(|problem| problem.field != *name)));
            (self.request.settings, self.request.preset) = (last_good.settings, last_good.preset);
        }
        let is_other = |field: &str| wished.iter().all(|(name, _)| *name != field);
        self.drafts.retain(|(field, _)| is_other(field));
        self.problems
            .retain(|old| is_other(&old.field) && self.drafts.iter().any(|(field, _)| *field == old.field));
        self.drafts.extend(wished);
        self.problems.extend(problems);
        self.progress = None;
        self.edit = Edit::Quiet;
    }

    /// Applies an action to the right side.
    fn reduce_on_right_side(&mut self, action: Action) {
        let Some(before) = self.right_side() else { return };
        let (before, right_side) = (before.request.clone(), before.reduce(action));
        self.right = RightSide {
            drafts: right_side.drafts.clone(),
            problems: right_side.problems.clone(),
            edited: right_side.edited,
            written: right_side.written.clone(),
            entries: right_side.entries.clone(),
            hover: right_side.hover,
            pinned: right_side.pinned,
            ..self.right.clone()
        };
        (self.hover, self.pinned) = (shared_selection(right_side.hover), shared_selection(right_side.pinned));
        if before.settings != right_side.request.settings || before.preset != right_side.request.preset {
            self.request.look.comparison_overrides = self.request.overrides_to(&right_side.request);
            self.edit = right_side.edit;
        } else if self.request.comparison().is_err() && self.request.set_comparison(&right_side.drafts) {
            // Controls keep the typed values of an impossible comparison run.
            self.edit = right_side.edit;
        }
    }
}

/// Creates a problem of the reader's program.
fn program_problem(message: &str) -> Problem {
    Problem { field: "program".to_owned(), value: String::new(), allowed: message.to_owned(), nearest: None }
}

#[cfg(test)]
mod tests;
