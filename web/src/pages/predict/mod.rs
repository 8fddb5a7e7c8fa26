//! The panel that asks the reader to predict the run. A worker generates the questions; a [`Session`] holds the reader's progress.

mod answer;
mod panel;
mod parts;
mod plane;
mod pointer;
mod question_view;
mod session;
mod verdict;
mod verdict_view;

use crate::app::commands::{Command, use_commands};
use crate::app::context::{Context, Props};
use crate::app::dom::{focus, go_to};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::predict::{Choice, Cover};
use gloo::utils::document;
use hyperfly_text::predict as text;
use hyperfly_view::scene::Selection;
use panel::Contents;
use parts::PanelContent;
use pointer::Column;
use question_view::choice_id;
use session::{NextAction, Session, SessionEvent};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[component]
pub fn Predict(Props { cx }: &Props) -> Html {
    let request = &use_selector(cx, |state| state.request.clone());
    let pinned = use_selector(cx, |state| state.pinned);
    let worker = use_worker();
    let session = {
        let request = request.clone();
        use_reducer(move || Session::new(request))
    };
    {
        let (session, request) = (session.clone(), request.clone());
        use_effect_guard((request.settings.clone(), request.look.ask), move |(scenario, seed)| {
            if !session.is_about(scenario, *seed) {
                session.dispatch(SessionEvent::Begin(Box::new(request)));
            }
        });
    }
    let query = session.query();
    let reply = use_answer(&worker, Some(query.clone()));
    // Ignore the answer to a previous query.
    let found = reply.answer.clone().filter(|found| found.query == query);
    let question = found.as_ref().and_then(|found| found.question.as_ref().ok());
    let open_question = question.filter(|_| session.given.is_none());
    // The panel keeps its contents until the next question arrives.
    let content = use_mut_ref(|| None::<PanelContent>);
    if let Some(found) = &found {
        *content.borrow_mut() = Some(PanelContent { found: found.clone(), session: (*session).clone() });
    }
    let content = content.borrow().clone();
    let first_read = use_node_ref();
    {
        let first_read = first_read.clone();
        use_effect_guard(content.as_ref().map(PanelContent::key), move |_| {
            // Focus the new contents if the focused element was removed.
            if document().active_element().is_none_or(|active| active.tag_name() == "BODY")
                && let Some(heading) = first_read.cast::<HtmlElement>()
            {
                // Fails only for elements that cannot have the focus.
                let _ = heading.focus();
            }
        });
    }
    {
        // Messages are covered: at time 0 the machine reveals none of them.
        let (cx, covers_messages) =
            (cx.clone(), open_question.map(|open_question| open_question.covers.contains(&Cover::Messages)));
        use_effect_guard((session.number, covers_messages), move |(_, covers_messages)| {
            if *covers_messages == Some(true) {
                cx.seek(0.0);
            }
        });
    }
    {
        // An answer that is a channel can be chosen on the machine.
        let session = session.clone();
        let choices = open_question.map_or_else(Vec::new, |open_question| open_question.choices.clone());
        use_effect_guard(pinned, move |pinned| {
            if let Some(choice) = pinned.and_then(|pinned| choice_for(&choices, pinned)) {
                session.dispatch(SessionEvent::Choose(choice));
            }
        });
    }
    let is_open = open_question.is_some();
    let onchoose = {
        let session = session.clone();
        Callback::from(move |choice: u32| {
            if is_open {
                session.dispatch(SessionEvent::Choose(choice));
            }
        })
    };
    use_commands(&cx.commands, {
        let choices = content.as_ref().map_or(0, PanelContent::choices);
        let onchoose = onchoose.clone();
        move |command| {
            let Command::AnswerQuestion(k) = command else { return false };
            if k < choices {
                focus(&choice_id(k));
                onchoose.emit(k as u32);
            }
            k < choices
        }
    });
    let ondraw = {
        let session = session.clone();
        Callback::from(move |columns: Vec<Column>| {
            if is_open {
                session.dispatch(SessionEvent::Draw(columns));
            }
        })
    };
    let onaction = {
        let (cx, session, is_waiting) = (cx.clone(), session.clone(), reply.is_waiting);
        let question = question.map(|question| Rc::new((**question).clone()));
        Callback::from(move |action: NextAction| {
            let transition =
                session.transition(action, question.clone(), &cx.request().look).filter(|_| !is_waiting);
            if let Some((act, state)) = transition {
                go_to(&state.to_fragment());
                session.dispatch(act);
            }
        })
    };
    let has_question = reply.answer.as_ref().is_none_or(|found| found.question.is_ok());
    html! {
        <aside class={classes!("predict", open_question.map(|open_question| cover_classes(&open_question.covers)))} aria-labelledby="predict-title">
            <p class="problem" role="alert">{ reply.problem.clone() }</p>
            <div class="head">
                <h2 id="predict-title">{ text::title() }</h2>
                <p class="place">
                    if has_question {
                        { text::number(u64::from(session.number) + 1) }
                    }
                </p>
                <button type="button" onclick={cx.sender(Action::Ask(None))}>{ text::close() }</button>
            </div>
            <p role="status">
                if reply.is_waiting && session.given.is_none() {
                    { text::waiting() }
                }
            </p>
            // The contents are new elements for each question and verdict, so that the focus does not stay by accident.
            if let Some(content) = &content {
                <Contents key={content.key()} cx={cx.clone()} content={content.clone()} first={first_read}
                    {onchoose} {ondraw} {onaction} />
            }
        </aside>
    }
}

/// Returns the answer, from 0, that stands for the selected channel.
fn choice_for(choices: &[Choice], pointed: Selection) -> Option<u32> {
    let Selection::Channel(channel) = pointed else { return None };
    (0..).zip(choices).find(|(_, choice)| choice.channel == Some(channel)).map(|(k, _)| k)
}

/// Returns the classes that make the page cover everything that reveals the answer (static/rooms.css).
fn cover_classes(covers: &[Cover]) -> Classes {
    let class = |cover: &Cover| match cover {
        Cover::Curves => "covers-curves",
        Cover::Numbers => "covers-numbers",
        Cover::Sentence => "covers-sentence",
        Cover::Breakdown => "covers-breakdown",
        Cover::Timeline => "covers-timeline",
        Cover::Messages => "covers-messages",
    };
    covers.iter().map(class).collect()
}

/// Returns a CSS property with the text on covered figures, which static/rooms.css displays.
pub fn cover_style() -> String {
    format!("--covered: \"{}\"", text::covered().replace(['"', '\\'], ""))
}

/// Opens the panel with a random seed, or closes it. There are no questions about programs.
pub fn toggle(cx: &Context) {
    if cx.state().writes() {
        return;
    }
    let seed = 1 + (js_sys::Math::random() * 9998.0) as u32;
    cx.send(Action::Ask(if cx.state().request.look.ask.is_some() { None } else { Some(seed) }));
}
