//! The workbench's views, grouped by the questions that they answer.

use crate::app::context::Props;
use crate::app::dom::first;
use crate::app::selector::use_selector;
use crate::figures::view_row::{Place, show_current_tab, use_place};
use crate::state::views::visible_views;
use hyperfly_request::{Choice, View};
use hyperfly_text::figures as text;
use yew::prelude::*;

/// A question with the views that answer it.
pub struct Question {
    id: &'static str,
    words: fn() -> &'static str,
    pub views: &'static [View],
}

/// Views with which the workbench opens: the machine and the curves, which the efficiency stands for.
pub const LEAD: [View; 2] = [View::Machine, View::Efficiency];

/// Questions in the order of the page. The first ones have the same height for every run, so that changing it moves nothing.
pub const QUESTIONS: [Question; 7] = [
    Question { id: "moved", words: text::question_moved, views: &[View::Butterfly, View::HeatMap] },
    Question { id: "time", words: text::question_time, views: &[View::Breakdown, View::Timeline] },
    Question { id: "formula", words: text::question_formula, views: &[View::Why] },
    Question { id: "signal", words: text::question_signal, views: &[View::Spectrum] },
    Question {
        id: "holders",
        words: text::question_holders,
        views: &[View::Cube, View::Distribution, View::Schedule, View::Supersteps],
    },
    Question {
        id: "what-if",
        words: text::question_what_if,
        views: &[View::Landscape, View::Choose, View::Scaling, View::Measured],
    },
    Question { id: "numbers", words: text::question_numbers, views: &[View::Metrics, View::Table] },
];

impl Question {
    /// Renders the heading of the question's views.
    pub fn heading(&self) -> Html {
        html! { <h2 class="question-title" id={format!("question-{}", self.id)} tabindex="-1">{ (self.words)() }</h2> }
    }
}

/// Scrolls to the views of a question; returns whether they are on the page.
pub fn go_to(id: &str) -> bool {
    let question = QUESTIONS.iter().find(|question| question.id == id);
    // A small screen has no headings of questions.
    let view = || first(&format!("[data-view={}] h2", question?.views.first()?.id()));
    let heading =
        first(&format!("#question-{id}")).filter(|heading| heading.offset_parent().is_some()).or_else(view);
    if let Some(heading) = &heading {
        heading.scroll_into_view();
        // Keyboard users continue from there. Fails only for elements that cannot have the focus.
        let _ = heading.focus();
    }
    heading.is_some()
}

/// Tabs that lead to the views of each question. Where views stand in a row, they say where the reader is.
#[component]
pub fn QuestionTabs(Props { cx }: &Props) -> Html {
    let views = use_selector(cx, visible_views);
    let tabs = use_node_ref();
    let place = use_place(&tabs);
    let here = place.as_ref().and_then(|place| place.view.clone());
    let is_current =
        |question: &Question| question.views.iter().any(|view| here.as_deref() == Some(view.id()));
    let current = QUESTIONS.iter().position(&is_current);
    use_effect_with(current, {
        let tabs = tabs.clone();
        move |_| show_current_tab(&tabs)
    });
    let tab = |question: &Question| {
        let id = question.id;
        let onclick = Callback::from(move |_: MouseEvent| {
            go_to(id);
        });
        let here = is_current(question).then_some("true");
        html! { <button type="button" aria-current={here} {onclick}>{ (question.words)() }</button> }
    };
    let answered = |question: &&Question| question.views.iter().any(|view| views.contains(view));
    html! {
        <nav class="questions" ref={&tabs} aria-label={text::questions()}>
            { for QUESTIONS.iter().filter(answered).map(tab) }
            if let Some(Place { number, total, .. }) = place {
                <span class="place" role="img" aria-label={text::view_of(number as u32, total as u32)}>{ format!("{number} / {total}") }</span>
            }
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_belongs_to_the_lead_or_to_one_question() {
        for view in View::ALL.iter().filter(|view| !view.is_curve() || **view == View::Efficiency) {
            let questions = QUESTIONS.iter().filter(|question| question.views.contains(view)).count();
            assert_eq!(questions + usize::from(LEAD.contains(view)), 1, "{}", view.id());
        }
    }
}
