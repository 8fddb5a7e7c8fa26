//! The figure area: the sentence about the run, the strip of numbers, and the figures.

use crate::app::context::Props;
use crate::app::selector::use_selector;
use crate::figures::deadlock::deadlock_figure;
use crate::figures::figure::Figure;
use crate::figures::legend::Legend;
use crate::figures::numbers::Numbers;
use crate::figures::questions::{LEAD, QUESTIONS, Question, QuestionTabs};
use crate::state::action::Action;
use crate::state::views::visible_views;
use hyperfly_request::{Choice, Controls, View};
use hyperfly_text::figures as text;
use hyperfly_view::text::compare::TimeComparison;
use hyperfly_view::views;
use yew::prelude::*;

/// The figure area, with every figure that applies to the run.
#[component]
pub fn Figures(Props { cx }: &Props) -> Html {
    let failure = use_selector(cx, |state| state.failure.clone().filter(|_| state.displayed.is_none()));
    let views = use_selector(cx, visible_views);
    if let Some(why) = failure {
        return deadlock_figure(&why, cx);
    }
    let (presents, alone) =
        use_selector(cx, |state| (state.request.look.present, state.request.look.view.is_some()));
    let figure = |view: View| html! { <Figure key={view.id()} cx={cx.clone()} {view} /> };
    let figures_of = |of: &[View]| {
        let shown: Vec<View> = of.iter().copied().filter(|view| views.contains(view)).collect();
        (!shown.is_empty()).then(|| html! { <>{ for shown.into_iter().map(figure) }</> })
    };
    let section = |question: &Question| {
        let figures = figures_of(question.views)?;
        Some(html! { <>if !alone { { question.heading() } }{ figures }</> })
    };
    html! {
        <div class="figures">
            <Sentence cx={cx.clone()} />
            <Numbers cx={cx.clone()} />
            { figures_of(&LEAD[..1]) }
            if let Some(curves) = figures_of(&LEAD[1..]) {
                <div class="side">{ curves }</div>
            }
            if !alone {
                <QuestionTabs cx={cx.clone()} />
            }
            { for QUESTIONS.iter().filter_map(section) }
            if presents {
                <Legend cx={cx.clone()} views={presented_views(&views)} />
            }
        </div>
    }
}

/// Returns the views to present: all of up to two views, otherwise those that share the screen.
fn presented_views(shown: &[View]) -> Vec<View> {
    let seen = |view: &View| shown.len() < 3 || views::of(*view).is_presented();
    shown.iter().copied().filter(seen).collect()
}

/// The sentence about the run, followed by its time on another network; a button compares the two.
#[component]
pub fn Sentence(Props { cx }: &Props) -> Html {
    let (shown, pair) = use_selector(cx, |state| (state.displayed.clone(), state.comparison.clone()));
    let can_compare = use_selector(cx, |state| {
        matches!(state.controls(), None | Some(Controls::Full)) && !state.request.look.present
    });
    let versus =
        pair.as_ref().map(|pair| pair.versus.as_ref().map(TimeComparison::sentence).unwrap_or_default());
    let elsewhere = shown.as_ref().and_then(|shown| shown.other_network.clone()).filter(|_| pair.is_none());
    let elsewhere = elsewhere.map(|(on, words)| match can_compare {
        true => {
            let onclick = cx.sender(Action::Set("beside", format!("topology:{}", on.id()), false));
            html! { <button type="button" class="races" title={text::race_them()} {onclick}>{ words }</button> }
        }
        false => html! { words },
    });
    html! {
        <p class="sentence" aria-live="polite">
            { versus }
            if pair.is_none() {
                { shown.map(|shown| shown.sentence.clone()) }{ " " }{ elsewhere }
            }
        </p>
    }
}
