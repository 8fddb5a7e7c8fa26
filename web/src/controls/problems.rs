//! Messages below a control: invalid values, their remedies, and hints.

use crate::app::context::Context;
use crate::figures::deadlock::{deadlock_free, set_switching};
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::worker::protocol::Problem;
use hyperfly_request::KEYS;
use hyperfly_text::{compare, controls as text};
use yew::prelude::*;

/// The messages below one control.
#[derive(Clone, Default, PartialEq)]
pub struct FieldMessages {
    /// Error texts with the problems that they describe.
    problems: Vec<(AttrValue, Problem)>,
    /// How the typed text was read, where that may be unexpected.
    hint: Option<AttrValue>,
    /// Whether the right side overrides this key, so that a button can reset it to the left side's value.
    is_override: bool,
    /// Whether the value of the field itself is invalid.
    pub is_invalid: bool,
}

/// Collects the messages for a field.
pub fn field_messages(state: &State, field: &'static str) -> FieldMessages {
    let drafted = |name: &str| state.drafts.iter().any(|(draft, _)| *draft == name);
    let words = |problem: &Problem| {
        let words = if problem.field == field {
            if problem.value.is_empty() {
                text::impossible_nothing(&problem.allowed)
            } else {
                text::impossible_here(&problem.value, &problem.allowed)
            }
        } else if drafted(field) && state.edited == field && !drafted(&problem.field) {
            // The edited field conflicts with another one, which holds the invalid value.
            text::not_with(&problem.field, &problem.value)
        } else {
            return None;
        };
        Some((words.into(), problem.clone()))
    };
    FieldMessages {
        problems: state.problems.iter().filter_map(words).collect(),
        hint: state
            .entries
            .iter()
            .filter(|entry| entry.field == field)
            .find_map(|entry| entry.hint(&state.value(field)).map(AttrValue::from)),
        is_override: state.is_right
            && state.request.look.comparison_overrides.iter().any(|(name, _)| *name == field),
        is_invalid: state.problems.iter().any(|problem| problem.field == field),
    }
}

/// Renders the messages below the control of a field.
pub fn render_messages(cx: &Context, field: &'static str, messages: &FieldMessages) -> Html {
    let render_message = |(words, problem): &(AttrValue, Problem)| {
        html! { <p class="problem" role="alert">{ words.clone() }{ remedy(cx, problem) }</p> }
    };
    html! {
        <>
            { for messages.problems.iter().map(render_message) }
            if let Some(hint) = &messages.hint {
                <p class="hint" role="status">{ hint.clone() }</p>
            }
            if messages.is_override {
                <p><button type="button" class="fix" onclick={cx.sender(Action::ResetToLeft(field))}>
                    { compare::as_left() }
                </button></p>
            }
        </>
    }
}

/// Renders a button that sets the nearest valid value.
pub fn remedy(cx: &Context, problem: &Problem) -> Option<Html> {
    let (field, value) = nearest_value(problem)?;
    let text = text::use_(field, value);
    let onclick = cx.sender(Action::Set(field, value.to_owned(), false));
    Some(html! { <>{ " " }<button type="button" class="fix" {onclick}>{ text }</button></> })
}

/// Returns the field and the nearest valid value of a problem.
fn nearest_value(problem: &Problem) -> Option<(&'static str, &str)> {
    let value = problem.nearest.as_deref()?;
    Some((KEYS.iter().find(|key| key.name == problem.field)?.name, value))
}

/// Fixes the first problem that has a remedy, on the side whose controls are shown, else on the other side.
pub fn fix_first_problem(cx: &Context) {
    for side in [cx.clone(), cx.left_side(), cx.right_side()] {
        let state = side.state();
        if let Some((field, value)) = state.problems.iter().find_map(nearest_value) {
            return side.send(Action::Set(field, value.to_owned(), false));
        }
    }
    let right_side = cx.right_side();
    if right_side.is_right()
        && right_side.state().failure.is_some()
        && let Some(switching) = deadlock_free().next()
    {
        right_side.send(set_switching(switching));
    }
}
