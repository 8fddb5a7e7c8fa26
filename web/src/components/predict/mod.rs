//! The panel that asks questions about the run before the page shows it. The late worker makes a question with its answers;
//! where the reader is in them is a [`Session`], and what comes of an answer a [`Verdict`](verdict::Verdict).

mod outcome;
mod plane;
mod question;
mod session;
mod verdict;

use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::first;
use crate::late::{use_answer, use_late};
use crate::protocol::late::predict::{Cover, Panel, Question};
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::utils::{document, window};
use hyperfly_request::Request;
use hyperfly_text::predict as text;
use hyperfly_view::scene::Selection;
use plane::Plane;
use session::{Act, Session};
use std::rc::Rc;
use verdict::Given;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The panel.
#[component]
pub fn Predict(Props { cx }: &Props) -> Html {
    let request = &use_slice(cx, |state| state.request.clone());
    let pinned = use_slice(cx, |state| state.pinned);
    let late = use_late();
    let session = {
        let request = request.clone();
        use_reducer(move || Session::new(request))
    };
    {
        let (session, request) = (session.clone(), request.clone());
        use_watch((request.settings.clone(), request.look.ask), move |(scenario, seed)| {
            if !session.is_about(scenario, *seed) {
                session.dispatch(Act::Begin(Box::new(request)));
            }
        });
    }
    let panel = use_answer(&late, Some(session.query()));
    let answer = panel.answer.clone().filter(|_| !panel.waits);
    let question = answer.as_deref().and_then(|answer| match answer {
        Panel::Question(question) => Some(Rc::new((**question).clone())),
        _ => None,
    });
    let open = question.clone().filter(|_| session.given.is_none());

    let heading = use_node_ref();
    {
        // What was just written has the focus if what had it is no more.
        let heading = heading.clone();
        use_watch((session.at, session.given.is_some(), answer.is_some()), move |_| {
            let active = document().active_element();
            if active.is_none_or(|active| active.tag_name() == "BODY")
                && let Some(heading) = heading.cast::<HtmlElement>()
            {
                // Fails only for what cannot have the focus.
                let _ = heading.focus();
            }
        });
    }
    {
        // At the beginning of the run there is nothing to be seen yet of what it will do.
        let (cx, still) = (cx.clone(), open.as_ref().map(|open| open.covers.contains(&Cover::Messages)));
        use_watch((session.at, still), move |(_, still)| {
            if *still == Some(true) {
                cx.seek(0.0);
            }
        });
    }
    {
        // An answer that is a channel can be pointed at on the machine.
        let (session, open) = (session.clone(), open.clone());
        use_watch(pinned, move |pinned| {
            let Some(Selection::Channel(channel)) = *pinned else { return };
            let meant = |open: Rc<_>| answer_of(&open, channel);
            if let Some(answer) = open.and_then(meant) {
                session.dispatch(Act::Choose(answer));
            }
        });
    }

    let act = {
        let dispatcher = session.dispatcher();
        Callback::from(move |act| dispatcher.dispatch(act))
    };
    let go = act.reform(|(act, request): (Act, Request)| {
        show(&request);
        act
    });
    let onsubmit = {
        let (cx, session, open, go) = (cx.clone(), session.clone(), open.clone(), go.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(question) = open.clone() else { return };
            if session.answer(&question).is_some() {
                let look = &cx.request().look;
                let shows = session.shows(&question, look);
                go.emit((Act::Answer(question, Box::new(look.clone())), shows));
            }
        })
    };
    let end = answer.as_deref().and_then(|answer| match answer {
        Panel::Question(_) => None,
        Panel::NoMore => Some(text::none_more()),
        Panel::Serial => Some(text::none_serial()),
        Panel::TooLarge => Some(text::none_large()),
    });
    // What follows is written anew for each question and each verdict, so that nothing keeps the focus by chance.
    let key = format!("{} {}", session.at, session.given.is_some());
    html! {
        <aside class={classes!("predict", open.as_ref().map(|open| question::covers(&open.covers)))}
            aria-labelledby="predict-title">
            <p class="problem" role="alert">{ panel.problem.clone() }</p>
            <div class="head">
                <h2 id="predict-title">{ text::title() }</h2>
                <p class="place">
                    if end.is_none() {
                        { text::number(u64::from(session.at) + 1) }
                    }
                </p>
                <button type="button" onclick={cx.does(Action::Ask(None))}>{ text::close() }</button>
            </div>
            <div key={key.clone()}>
                if let Some(end) = end {
                    <h3 tabindex="-1" ref={heading.clone()}>{ end }</h3>
                } else if let Some(question) = &question {
                    if let Some(given) = &session.given {
                        { outcome::verdict(question, given, &heading) }
                    } else {
                        { question::form(question, &session, &act, &heading, onsubmit) }
                    }
                }
            </div>
            <div>
                if let Some(curve) = question.as_ref().and_then(|question| question.curve.clone()) {
                    if let Some(Given::Sketch(drawn)) = &session.given {
                        <Plane {curve} drawn={drawn.clone()} ondraw={None::<Callback<_>>} />
                    } else {
                        <Plane drawn={session.sketch(curve.points.len() - 1)} {curve} ondraw={act.reform(Act::Draw)} />
                    }
                }
            </div>
            <div class="on" {key}>
                if panel.waits {
                    <p role="status">{ text::waiting() }</p>
                } else if let Some(open) = &open {
                    { question::foot(open, &session, &act) }
                } else if let Some(question) = &question {
                    { outcome::next(question, &session, &go) }
                } else if matches!(answer.as_deref(), Some(Panel::NoMore)) {
                    { outcome::others(&session, &go) }
                }
                { outcome::score(session.score) }
            </div>
        </aside>
    }
}

/// The answer that means a channel.
fn answer_of(question: &Question, channel: u32) -> Option<usize> {
    question.answers.iter().position(|answer| answer.channel == Some(channel))
}

/// The page shows another state, as when its address is changed.
fn show(request: &Request) {
    // A sandbox may forbid it; then the answer is told and not shown.
    let _ = window().location().set_hash(&request.to_fragment());
}

/// The word on what is covered while a question is open, as a property of style: static/rooms.css sets it in its place.
pub fn cover() -> String {
    format!("--covered: \"{}\"", text::covered().replace(['"', '\\'], ""))
}

/// Opens the panel with questions of its own, or closes it.
pub fn toggle(cx: &Context) {
    let seed = 1 + (js_sys::Math::random() * 9998.0) as u32;
    cx.send(Action::Ask(if cx.state().request.look.ask.is_some() { None } else { Some(seed) }));
}

/// Chooses an answer by its number; whether there is one.
pub fn choose(key: &str) -> bool {
    let input = first(&format!(".predict [data-key='{key}']"));
    if let Some(input) = &input {
        // Fails only for what cannot have the focus.
        let _ = input.focus();
        input.click();
    }
    input.is_some()
}
