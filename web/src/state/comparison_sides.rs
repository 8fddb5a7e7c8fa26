//! The right side of a comparison: the page's state as that side sees it, so that controls and figures are the same on both
//! sides.

use crate::state::displayed_run::DisplayedRun;
use crate::state::page_state::{Edit, State};
use crate::state::right_side::RightSide;
use crate::state::run_comparison::{PtrEq, RunComparison};
use crate::worker::protocol::Problem;
use hyperfly_core::Scenario;
use hyperfly_request::Settings;
use hyperfly_view::scene::Selection;
use hyperfly_view::trace::schedule::counterpart;
use std::rc::Rc;

/// What of a selection means the same in another run.
pub fn shared(selection: Option<Selection>) -> Option<Selection> {
    use Selection::{Activity, Element, Processor, Stage};
    let same = |it: &Selection| matches!(it, Processor(_) | Stage(_) | Element { .. } | Activity(_));
    selection.filter(same)
}

impl State {
    /// What is to stand beside the run that is shown: the right side of the comparison, else the counterpart of its formulation.
    pub fn comparison_scenario(&self) -> Option<Scenario> {
        let shown = self.displayed.as_ref()?;
        if self.request.has_comparison() {
            self.comparison_settings().map(|right| right.scenario())
        } else {
            counterpart(&shown.run().scenario)
        }
    }

    /// The run beside the one that is shown, if it is the one that is to stand there.
    pub fn current_comparison_run(&self) -> Option<&Rc<DisplayedRun>> {
        let beside = self.comparison_scenario()?;
        self.comparison_run.as_ref().filter(|other| other.run().scenario == beside)
    }

    /// The right side of the comparison, if it is possible: what is to be run beside.
    pub fn comparison_settings(&self) -> Option<Settings> {
        self.request
            .has_comparison()
            .then(|| self.request.comparison().ok())
            .flatten()
            .map(|right| right.settings)
    }

    /// Whether the run beside the one that is shown is to be compared with it, and is possible.
    pub fn awaits_comparison(&self) -> bool {
        self.request.has_comparison() && self.right.failure.is_none() && self.comparison_settings().is_some()
    }

    /// Whether what is shown on both sides are the runs that are asked for.
    pub fn is_current(&self) -> bool {
        let (shown, other) = (&self.displayed, &self.comparison_run);
        let asked = shown.as_ref().is_some_and(|shown| shown.is_of(&self.request.settings.scenario()));
        let compared = self.comparison_settings().map(|right| right.scenario());
        asked && other.as_ref().zip(compared).is_some_and(|(other, scenario)| other.is_of(&scenario))
    }

    /// Whether the run in flight is that of the right side.
    pub fn runs_comparison(&self) -> bool {
        let shown = self.displayed.as_ref();
        self.request.has_comparison()
            && shown.is_some_and(|shown| shown.is_of(&self.request.settings.scenario()))
    }

    /// The state as the right side of the comparison sees it; `None` without one.
    pub fn right_side(&self) -> Option<State> {
        if !self.request.has_comparison() {
            return None;
        }
        let mut side = self.clone();
        let own = self.right.clone();
        (side.drafts, side.problems) = (own.drafts, own.problems);
        match self.request.comparison() {
            Ok(right) => {
                side.request.settings = right.settings;
                side.request.preset = right.preset;
            }
            // What it asks for and cannot have stays in the controls.
            Err(why) => {
                side.drafts = self.request.look.comparison_overrides.clone();
                side.problems = why.into_iter().map(Problem::from).collect();
            }
        }
        let failure = own.failure.filter(|(scenario, _)| *scenario == side.request.settings.scenario());
        side.failure = failure.map(|(_, why)| why);
        (side.edited, side.written, side.hover, side.pinned) =
            (own.edited, own.written, own.hover, own.pinned);
        side.entries = own.entries;
        side.report_ambiguous();
        (side.displayed, side.comparison_run) = (self.comparison_run.clone(), self.displayed.clone());
        side.is_right = true;
        Some(side)
    }

    /// The sides change places.
    pub fn swap(&mut self) {
        let Ok(right) = self.request.comparison() else { return };
        if !self.request.has_comparison() {
            return;
        }
        let changes = right.overrides_to(&self.request);
        (self.request.settings, self.request.preset) = (right.settings, right.preset);
        self.request.look.comparison_overrides = changes;
        // A side that is not there yet leaves what is shown.
        if self.comparison_run.is_some() {
            std::mem::swap(&mut self.displayed, &mut self.comparison_run);
        }
        self.right = RightSide { has_controls: self.right.has_controls, ..RightSide::default() };
        (self.hover, self.pinned, self.edit) = (None, None, Edit::Committed);
        self.drafts.clear();
        self.problems.clear();
        self.entries.clear();
    }

    /// Both sides select what means the same on both; what stood beside a run and no longer does is let go.
    pub fn update_sides(&mut self) {
        if !self.request.has_comparison() {
            self.right = RightSide::default();
            self.comparison_run = self.current_comparison_run().cloned();
        }
    }
    /// Brings two runs together once both are there.
    pub fn update_comparison(&mut self, before: &State) {
        let of = |state: &State| {
            let other = state.comparison_run.clone().filter(|_| state.request.has_comparison());
            (
                state.displayed.clone(),
                other,
                state.request.look.lockstep,
                state.request.look.comparison_overrides.clone(),
            )
        };
        let now = of(self);
        if now != of(before) {
            let (shown, other, mode, changes) = now;
            let made =
                shown.zip(other).map(|(left, right)| RunComparison::new(&left, &right, mode, &changes));
            self.comparison = made.map(|pair| PtrEq(Rc::new(pair)));
        }
    }
}
