//! Applies a step to the page: its run, its figure and its selection.

use super::links::Links;
use crate::app::context::Context;
use crate::app::dom::first;
use crate::app::effect_guard::use_effect_guard;
use crate::state::action::Action;
use crate::state::history;
use crate::state::step_focus::StepFocus;
use crate::worker::protocol::queries::lesson::{Selected, ShownStep, TourContents};
use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, Request};
use hyperfly_tours::Asked;
use hyperfly_view::Selection;
use std::cell::RefCell;
use yew::prelude::*;

/// Whether the page shows another run or view than the step.
pub fn has_left_step(step: &ShownStep, now: &Request) -> bool {
    let expected = &step.request;
    expected.settings != now.settings
        || (expected.look.view, expected.look.under) != (now.look.view, now.look.under)
}

/// Replaces the state of the page with the state of the step.
pub fn go_to_step(cx: &Context, step: &ShownStep) {
    let state = cx.state();
    let fragment = Links::new(&state.request.look).with_settings(&step.request.to_fragment());
    let entry = history::read(&fragment, state.own_samples.is_some());
    cx.engine.player.seek_in_next_run(entry.request.look.t);
    cx.send(Action::Navigate(Box::new(entry.request), entry.problems, entry.warnings));
}

/// Marks the step's figure and no other, and applies the step's selection if `select` is set.
pub fn highlight_step(cx: &Context, step: Option<&ShownStep>, select: &RefCell<bool>) {
    if let Some(before) = first("[data-looked]") {
        let _ = before.remove_attribute("data-looked");
        let _ = before.remove_attribute("aria-describedby");
    }
    let Some(step) = step else { return };
    let figure = step.view.and_then(|view| first(&format!("[data-view={:?}]", view.id())));
    if let Some(figure) = figure {
        // In a comparison, mark both sides.
        let pair = figure.closest(".both, .two").ok().flatten();
        let figure = pair.unwrap_or_else(|| figure.into());
        // Fails only for invalid names.
        let _ = figure.set_attribute("data-looked", "");
        let _ = figure.set_attribute("aria-describedby", "lesson-text");
        if *select.borrow() {
            figure.scroll_into_view_with_bool(true);
        }
    }
    let state = cx.state();
    let here = state.displayed.as_ref().is_some_and(|shown| shown.is_of(&state.request.settings.scenario()));
    // The selection refers to the step's run, which may still be pending.
    if here && select.replace(false) {
        let selection = step.selection.and_then(convert_selection);
        if selection != cx.state().pinned {
            cx.send(Action::Pin(selection.or(cx.state().pinned)));
        }
    }
}

/// Reports the subject of the step to the page, and nothing once the panel is closed.
#[hook]
pub fn use_focus(cx: &Context, contents: Option<&TourContents>) {
    let focus = match contents {
        Some(TourContents::Step(step)) => {
            let open_question = step.question.as_ref().filter(|question| question.verdict.is_none());
            let asked = open_question.map_or_else(Asked::default, |question| question.asked);
            let asked = Asked { threshold: asked.threshold || step.keeps_threshold_for_later, ..asked };
            StepFocus { view: step.shows.view, asked }
        }
        _ => StepFocus::default(),
    };
    let report = |cx: &Context, focus: StepFocus| {
        if cx.state().focus != focus {
            cx.send(Action::Focus(focus));
        }
    };
    let (at_change, at_end) = (cx.clone(), cx.clone());
    use_effect_guard(focus, move |focus| report(&at_change, *focus));
    use_effect_with((), move |()| move || report(&at_end, StepFocus::default()));
}

fn convert_selection(selected: Selected) -> Option<Selection> {
    Some(match selected {
        Selected::Processor(q) => Selection::Processor(q),
        Selected::Channel(channel) => Selection::Channel(channel),
        Selected::Stage(stage) => Selection::Stage(stage),
        Selected::Element { stage, index } => Selection::Element { stage, index },
        Selected::Activity(at) => Selection::Activity(*Activity::ALL.get(usize::from(at))?),
    })
}
