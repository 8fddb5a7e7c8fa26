//! The page's state as the right side of a comparison sees it, so that both sides share controls and figures.

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

/// Returns a selection if it has the same meaning in another run.
pub fn shared_selection(selection: Option<Selection>) -> Option<Selection> {
    use Selection::{Activity, Element, Processor, Stage};
    selection.filter(|selection| matches!(selection, Processor(_) | Stage(_) | Element { .. } | Activity(_)))
}

impl State {
    /// Returns the scenario to show next to the displayed run: the right side of a comparison, else the counterpart of the
    /// displayed formulation.
    pub fn comparison_scenario(&self) -> Option<Scenario> {
        let shown = self.displayed.as_ref()?;
        if self.request.has_comparison() {
            self.comparison_settings().map(|settings| settings.scenario())
        } else {
            counterpart(&shown.run().scenario)
        }
    }

    /// Returns the comparison run if it is up to date.
    pub fn current_comparison_run(&self) -> Option<&Rc<DisplayedRun>> {
        let scenario = self.comparison_scenario()?;
        self.comparison_run.as_ref().filter(|other| other.is_of(&scenario))
    }

    /// Returns the settings of the right side of a comparison, if they are valid.
    pub fn comparison_settings(&self) -> Option<Settings> {
        self.request
            .has_comparison()
            .then(|| self.request.comparison().ok())
            .flatten()
            .map(|right| right.settings)
    }

    /// Whether there is a comparison whose right side is valid and has not failed.
    pub fn awaits_comparison(&self) -> bool {
        self.request.has_comparison() && self.right.failure.is_none() && self.comparison_settings().is_some()
    }

    /// Whether both sides of a comparison show the requested runs.
    pub fn is_current(&self) -> bool {
        let (shown, other) = (&self.displayed, &self.comparison_run);
        let left_is_current =
            shown.as_ref().is_some_and(|shown| shown.is_of(&self.request.settings.scenario()));
        let compared = self.comparison_settings().map(|settings| settings.scenario());
        left_is_current
            && other.as_ref().zip(compared).is_some_and(|(other, scenario)| other.is_of(&scenario))
    }

    /// Whether the run in flight belongs to the right side: the left one is there already.
    pub fn runs_comparison(&self) -> bool {
        let shown = self.displayed.as_ref();
        self.request.has_comparison()
            && shown.is_some_and(|shown| shown.is_of(&self.request.settings.scenario()))
    }

    /// Returns the state as the right side sees it; `None` without a comparison.
    pub fn right_side(&self) -> Option<State> {
        if !self.request.has_comparison() {
            return None;
        }
        let mut side = self.clone();
        let right_side = self.right.clone();
        (side.drafts, side.problems) = (right_side.drafts, right_side.problems);
        match self.request.comparison() {
            Ok(right) => {
                side.request.settings = right.settings;
                side.request.preset = right.preset;
            }
            // Invalid overrides stay in the controls as drafts.
            Err(reason) => {
                side.drafts = self.request.look.comparison_overrides.clone();
                side.problems = reason.into_iter().map(Problem::from).collect();
            }
        }
        let failure =
            right_side.failure.filter(|(scenario, _)| *scenario == side.request.settings.scenario());
        side.failure = failure.map(|(_, reason)| reason);
        (side.edited, side.written, side.hover, side.pinned) =
            (right_side.edited, right_side.written, right_side.hover, right_side.pinned);
        side.entries = right_side.entries;
        side.report_ambiguous();
        (side.displayed, side.comparison_run) = (self.comparison_run.clone(), self.displayed.clone());
        side.is_right = true;
        Some(side)
    }

    /// Swaps both sides of the comparison.
    pub fn swap(&mut self) {
        let Ok(comparison) = self.request.comparison() else { return };
        if !self.request.has_comparison() {
            return;
        }
        let changes = comparison.overrides_to(&self.request);
        (self.request.settings, self.request.preset) = (comparison.settings, comparison.preset);
        self.request.look.comparison_overrides = changes;
        // If the right run has not arrived yet, the displayed run stays.
        if self.comparison_run.is_some() {
            std::mem::swap(&mut self.displayed, &mut self.comparison_run);
        }
        self.right = RightSide { has_controls: self.right.has_controls, ..RightSide::default() };
        (self.hover, self.pinned, self.edit) = (None, None, Edit::Committed);
        self.drafts.clear();
        self.problems.clear();
        self.entries.clear();
    }

    /// Without a comparison, drops the state of the right side and an outdated comparison run.
    pub fn update_sides(&mut self) {
        if !self.request.has_comparison() {
            self.right = RightSide::default();
            self.comparison_run = self.current_comparison_run().cloned();
        }
    }

    /// Compares both runs again if one of them or the mode has changed since `before`.
    pub fn update_comparison(&mut self, before: &State) {
        let inputs = |state: &State| {
            let other = state.comparison_run.clone().filter(|_| state.request.has_comparison());
            (
                state.displayed.clone(),
                other,
                state.request.look.lockstep,
                state.request.look.comparison_overrides.clone(),
            )
        };
        let now = inputs(self);
        if now != inputs(before) {
            let (shown, other, mode, changes) = now;
            let comparison = shown
                .zip(other)
                .map(|(baseline, comparison)| RunComparison::new(&baseline, &comparison, mode, &changes));
            self.comparison = comparison.map(|run_comparison| PtrEq(Rc::new(run_comparison)));
        }
    }
}
