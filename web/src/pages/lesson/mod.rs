//! The tour panel next to the figures. A worker provides its contents. Its links are addresses of the page, so that steps use the
//! page's ordinary navigation.

mod answers;
mod contents;
mod lead;
mod links;
mod list;
mod presented;
mod props;
mod question;
mod step;
mod step_state;
mod swipe;
mod targets;

use crate::app::commands::{Command, use_commands};
use crate::app::context::Props;
use crate::app::dom::{base, go_to};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::lesson::{OpenTour, TourContents};
use answers::TourAnswers;
use contents::Contents;
use hyperfly_request::Settings;
use hyperfly_text::{lesson as text, page};
use links::Links;
use props::close_button;
use step_state::{go_to_step, has_left_step, highlight_step, use_focus};
use swipe::use_swipe;
use targets::{find_target, is_finished, is_reveal};
use web_sys::HtmlElement;
use yew::prelude::*;

#[component]
pub fn Lesson(Props { cx }: &Props) -> Html {
    let (request, lesson) = use_selector(cx, |state| (state.request.clone(), state.lesson.clone()));
    let shown = use_selector(cx, |state| state.displayed.clone());
    let request = &request;
    let look = &request.look;
    let file = if look.tour == "file" { lesson } else { AttrValue::default() };
    // An address with a tour but without a run means the run of the tour's step.
    let follow = use_mut_ref(|| request.settings == Settings::default());
    {
        let follow = follow.clone();
        use_effect_guard(file.clone(), move |file| *follow.borrow_mut() |= !file.is_empty());
    }
    let worker = use_worker();
    let tour_answers = use_mut_ref(TourAnswers::default);
    tour_answers.borrow_mut().record(look, &file);
    let query = OpenTour {
        tour: look.tour.clone(),
        step: look.step,
        answers: tour_answers.borrow().answers.clone(),
        file: file.to_string(),
        base: base(),
    };
    let reply = use_answer(&worker, Some(query));
    let first = use_node_ref();
    // A step's selection is applied once, when its run is displayed.
    let select = use_mut_ref(|| false);
    {
        let (cx, select, first) = (cx.clone(), select.clone(), first.clone());
        let news = reply.answer.as_ref().map(|contents| contents.shows().cloned().map_err(Clone::clone));
        use_effect_guard(news, move |contents| {
            let Some(contents) = contents else { return };
            *select.borrow_mut() = true;
            if let Some(first) = first.cast::<HtmlElement>() {
                // Fails only for elements that cannot have the focus.
                let _ = first.focus();
            }
            if let (true, Ok(step)) = (follow.replace(false), contents)
                && has_left_step(step, &cx.state().request)
            {
                go_to_step(&cx, step);
            }
        });
    }
    {
        let (cx, contents) = (cx.clone(), reply.answer.clone());
        use_effect_guard((contents, shown, look.view, look.under), move |(contents, ..)| {
            highlight_step(&cx, contents.as_ref().and_then(|contents| contents.shows().ok()), &select);
        });
    }
    use_focus(cx, reply.answer.as_deref());
    let onreveal = {
        let tour_answers = tour_answers.clone();
        use_callback(look.step.0, move |_, step| tour_answers.borrow_mut().reveal(*step))
    };
    use_commands(&cx.commands, {
        let (cx, tour_answers, contents, step) =
            (cx.clone(), tour_answers.clone(), reply.answer.clone(), look.step.0);
        move |command| {
            let Some(contents) = &contents else { return false };
            if command == Command::LeaveFinishedTour && is_finished(contents) {
                cx.send(Action::Tour(String::new()));
                return true;
            }
            let Some(fragment) = find_target(contents, command) else { return false };
            if is_reveal(contents, command) {
                tour_answers.borrow_mut().reveal(step);
            }
            go_to(&Links::new(&cx.state().request.look).address(fragment));
            true
        }
    });
    let is_revealed = |contents: &TourContents| {
        contents.shows().is_ok_and(|step| tour_answers.borrow().is_revealed(step.request.look.step.0))
    };
    // Each step is a new element, so that it is read from its beginning.
    let key = |contents: &TourContents| {
        contents.shows().map_or_else(
            |_| String::new(),
            |step| {
                let (step_index, answer) = step.request.look.step;
                format!("{step_index}.{answer}")
            },
        )
    };
    // Until the panel matches the address, it is unknown whether the reader has left the step.
    let step =
        reply.answer.as_deref().and_then(|contents| contents.shows().ok()).filter(|_| !reply.is_waiting);
    let has_left = step.filter(|step| has_left_step(step, request));
    let [onpointerdown, onpointerup] = use_swipe(cx);
    html! {
        <aside class="lesson" aria-labelledby="lesson-title" {onpointerdown} {onpointerup}>
            <p class="problem" role="alert">{ reply.problem.clone() }</p>
            if let Some(contents) = &reply.answer {
                <Contents key={key(contents)} cx={cx.clone()} opened={contents.clone()} revealed={is_revealed(contents)}
                    {onreveal} {first} />
            } else {
                // Opening a tour may take long; the reader can close the panel meanwhile.
                <div key="waiting" class="top" aria-busy="true">
                    <h2 id="lesson-title">{ text::tours() }</h2>
                    { close_button(cx) }
                </div>
                <p>{ page::saving() }</p>
            }
            <div class="status" role="status">
                if let Some(step) = has_left {
                    <p class="left">
                        { text::left_step() }{ " " }
                        <a href={Links::new(look).address(&step.request.to_fragment())} data-go="">{ text::back_to_step() }</a>
                    </p>
                }
            </div>
        </aside>
    }
}
