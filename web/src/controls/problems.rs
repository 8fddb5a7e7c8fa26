//! What is wrong with a field, or because of it, and how to put it right.

use crate::app::context::Context;
use crate::figures::standstill::{deadlock_free, take_switching};
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::worker::protocol::Problem;
use hyperfly_request::KEYS;
use hyperfly_text::{compare, controls as text};
use yew::prelude::*;

/// What is said below a control.
#[derive(Clone, Default, PartialEq)]
pub struct Said {
    /// What is wrong, in words, each with what would put it right.
    problems: Vec<(AttrValue, Problem)>,
    /// How the text that was typed into the field was read, where that may be unexpected.
    hint: Option<AttrValue>,
    /// Whether the control is the right side's own, so that it can be as on the left one again.
    own: bool,
    /// Whether the field itself is refused.
    pub wrong: bool,
}

/// What there is to say of a field.
pub fn said_of(state: &State, field: &'static str) -> Said {
    let drafted = |name: &str| state.drafts.iter().any(|(draft, _)| *draft == name);
    let words = |problem: &Problem| {
        let words = if problem.field == field {
            if problem.value.is_empty() {
                text::impossible_nothing(&problem.allowed)
            } else {
                text::impossible_here(&problem.value, &problem.allowed)
            }
        } else if drafted(field) && state.edited == field && !drafted(&problem.field) {
            // The field that was set is not the one that does not fit.
            text::not_with(&problem.field, &problem.value)
        } else {
            return None;
        };
        Some((words.into(), problem.clone()))
    };
    Said {
        problems: state.problems.iter().filter_map(words).collect(),
        hint: state
            .entries
            .iter()
            .filter(|entry| entry.field == field)
            .find_map(|entry| entry.hint(&state.value(field)).map(AttrValue::from)),
        own: state.is_right && state.request.look.beside.iter().any(|(name, _)| *name == field),
        wrong: state.problems.iter().any(|problem| problem.field == field),
    }
}

/// The messages below the control of a field.
pub fn messages(cx: &Context, field: &'static str, said: &Said) -> Html {
    let each = |(words, problem): &(AttrValue, Problem)| {
        html! { <p class="problem" role="alert">{ words.clone() }{ remedy(cx, problem) }</p> }
    };
    html! {
        <>
            { for said.problems.iter().map(each) }
            if let Some(hint) = &said.hint {
                <p class="hint" role="status">{ hint.clone() }</p>
            }
            if said.own {
                <p><button type="button" class="fix" onclick={cx.does(Action::AsLeft(field))}>
                    { compare::as_left() }
                </button></p>
            }
        </>
    }
}

/// A button that takes the nearest possible value.
pub fn remedy(cx: &Context, problem: &Problem) -> Option<Html> {
    let (field, value) = nearest(problem)?;
    let text = text::use_(field, value);
    let onclick = cx.does(Action::Set(field, value.to_owned(), false));
    Some(html! { <>{ " " }<button type="button" class="fix" {onclick}>{ text }</button></> })
}

/// The field and the value that would put a problem right.
fn nearest(problem: &Problem) -> Option<(&'static str, &str)> {
    let value = problem.nearest.as_deref()?;
    Some((KEYS.iter().find(|key| key.name == problem.field)?.name, value))
}

/// Puts the first problem right that has a remedy: of the side whose controls are shown, then of the other one.
pub fn fix_first(cx: &Context) {
    for side in [cx.clone(), cx.left_side(), cx.right_side()] {
        let state = side.state();
        if let Some((field, value)) = state.problems.iter().find_map(nearest) {
            return side.send(Action::Set(field, value.to_owned(), false));
        }
    }
    let right = cx.right_side();
    if right.is_right()
        && right.state().failure.is_some()
        && let Some(switching) = deadlock_free().next()
    {
        right.send(take_switching(switching));
    }
}
