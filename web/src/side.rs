//! The right side of a comparison in the state of the page: what the reader does to it, and the page's state as that side sees
//! it, so that controls and figures are the same on both sides.

use crate::protocol::Problem;
use crate::state::{Action, Edit, State};
use hyperfly_core::scenario::Scenario;
use hyperfly_view::scene::Selection;
use hyperfly_view::schedule::counterpart;
use std::rc::Rc;
use yew::Reducible;

/// What is of the right side alone.
#[derive(Clone, Default, PartialEq)]
pub struct Right {
    /// Values of its controls that are not possible, or not yet.
    pub drafts: Vec<(&'static str, String)>,
    /// What is wrong with them.
    pub problems: Vec<Problem>,
    /// The field that was edited last.
    pub edited: &'static str,
    /// What the reader is writing into a field.
    pub written: Option<(&'static str, String)>,
    /// What the reader points at there, or what is the same there.
    pub hover: Option<Selection>,
    /// What the reader clicked there, or what is the same there.
    pub pinned: Option<Selection>,
    /// Why a run of it failed, and which.
    pub failure: Option<(Scenario, String)>,
    /// Whether the controls of the rail, and the keys, are its own.
    pub in_hand: bool,
}

/// What of a selection means the same in another run.
pub fn shared(selection: Option<Selection>) -> Option<Selection> {
    use Selection::{Activity, Element, Processor, Stage};
    let same = |it: &Selection| matches!(it, Processor(_) | Stage(_) | Element { .. } | Activity(_));
    selection.filter(same)
}

impl State {
    /// The run that is to stand beside this one: the right side of the comparison, else the counterpart of its formulation.
    pub fn wanted_beside(&self, shown: &Scenario) -> Option<Scenario> {
        if self.request.compares() {
            self.request.right().ok().map(|right| right.scenario)
        } else {
            counterpart(shown)
        }
    }

    /// The right side of the comparison, if it is possible: what is to be run beside.
    pub fn compared(&self) -> Option<Scenario> {
        self.request.compares().then(|| self.request.right().ok()).flatten().map(|right| right.scenario)
    }

    /// The state as the right side of the comparison sees it; `None` without one.
    pub fn right_side(&self) -> Option<State> {
        if !self.request.compares() {
            return None;
        }
        let mut side = self.clone();
        let own = self.right.clone();
        (side.drafts, side.problems) = (own.drafts, own.problems);
        match self.request.right() {
            Ok(right) => {
                side.request.scenario = right.scenario;
                side.request.preset = right.preset;
            }
            // What it asks for and cannot have stays in the controls.
            Err(why) => {
                side.drafts = self.request.look.beside.clone();
                side.problems = why.into_iter().map(Problem::from).collect();
            }
        }
        let failure = own.failure.filter(|(scenario, _)| *scenario == side.request.scenario);
        side.failure = failure.map(|(_, why)| why);
        (side.edited, side.written, side.hover, side.pinned) =
            (own.edited, own.written, own.hover, own.pinned);
        (side.shown, side.other) = (self.other.clone(), self.shown.clone());
        side.is_right = true;
        Some(side)
    }

    /// Something happens to the right side.
    pub fn act_right(&mut self, action: Action) {
        let Some(before) = self.right_side() else { return };
        let (before, side) = (before.request.clone(), Rc::new(before).reduce(action));
        self.right = Right {
            drafts: side.drafts.clone(),
            problems: side.problems.clone(),
            edited: side.edited,
            written: side.written.clone(),
            hover: side.hover,
            pinned: side.pinned,
            ..self.right.clone()
        };
        (self.hover, self.pinned) = (shared(side.hover), shared(side.pinned));
        if before.scenario != side.request.scenario || before.preset != side.request.preset {
            self.request.look.beside = self.request.changes_to(&side.request);
            self.edit = side.edit;
        } else if self.request.right().is_err() && self.request.look.beside != side.drafts {
            // A side that is not possible asks for what is in its controls.
            self.request.look.beside.clone_from(&side.drafts);
            self.edit = side.edit;
        }
    }

    /// The sides change places.
    pub fn swap(&mut self) {
        let Ok(right) = self.request.right() else { return };
        let changes = right.changes_to(&self.request);
        (self.request.scenario, self.request.preset) = (right.scenario, right.preset);
        self.request.look.beside = changes;
        std::mem::swap(&mut self.shown, &mut self.other);
        self.right = Right { in_hand: self.right.in_hand, ..Right::default() };
        (self.hover, self.pinned, self.edit) = (None, None, Edit::Committed);
        self.drafts.clear();
        self.problems.clear();
    }

    /// Both sides select what means the same on both; what stood beside a run and no longer does is let go.
    pub fn keep_sides(&mut self) {
        if !self.request.compares() {
            self.right = Right::default();
            let wanted = self.shown.as_ref().and_then(|shown| counterpart(&shown.run().scenario));
            self.other.take_if(|other| Some(&other.run().scenario) != wanted.as_ref());
        }
    }
}
