//! The panel that asks questions about the run before the page shows it. The late worker makes a question with its answers, and writes
//! what stands in the panel; where the reader is in the questions is a [`Session`].

mod session;
mod sketch;

use super::markup::{Markup, named, part};
use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::{click, first};
use crate::late::{use_answer, use_late};
use crate::protocol::late::predict::Cover;
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::utils::{document, window};
use hyperfly_request::Request;
use hyperfly_text::predict as text;
use hyperfly_view::scene::Selection;
use session::{Act, Session};
use std::rc::Rc;
use web_sys::HtmlInputElement;
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
    let query = session.query();
    let of = query.of();
    let panel = use_answer(&late, Some(query));
    // Where there is no answer, what was answered before is no longer asked.
    let question =
        panel.answer.as_ref().filter(|panel| panel.of == of).and_then(|panel| panel.question.clone());
    let open = question.as_ref().filter(|_| session.given.is_none());
    {
        let session = session.clone();
        use_watch((panel.answer.clone(), session.sketch.clone()), move |_| {
            sketch::show(|column| session.height(column));
            // What was just written has the focus if what had it is no more.
            if document().active_element().is_none_or(|active| active.tag_name() == "BODY")
                && let Some(heading) = first(".predict [data-first]")
            {
                // Fails only for what cannot have the focus.
                let _ = heading.focus();
            }
        });
    }
    {
        // At the beginning of the run there is nothing to be seen yet of what it will do.
        let (cx, still) = (cx.clone(), open.map(|open| open.covers.contains(&Cover::Messages)));
        use_watch((session.at, still), move |(_, still)| {
            if *still == Some(true) {
                cx.seek(0.0);
            }
        });
    }
    // An answer that is a channel can be pointed at on the machine.
    use_watch(pinned, move |pinned| {
        if let Some(Selection::Channel(channel)) = pinned {
            click(&format!(".predict [data-channel='{channel}']"));
        }
    });

    let onchange = {
        let session = session.clone();
        Callback::from(move |event: Event| {
            if let Some(number) = named(&event, "data-key").and_then(|key| key.parse::<u32>().ok()) {
                session.dispatch(Act::Choose(number - 1));
            }
        })
    };
    let oninput = {
        let session = session.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(column) = named(&event, "data-column").and_then(|column| column.parse().ok()) {
                let input: HtmlInputElement = event.target_unchecked_into();
                session.dispatch(Act::Draw(vec![(column, input.value_as_number() as u8)]));
            }
        })
    };
    let last = use_mut_ref(|| None);
    let draw = {
        let (session, columns) = (session.clone(), open.map_or(0, |open| open.points.len()));
        Callback::from(move |event: PointerEvent| {
            if columns > 0 && part(&event, ".plane").is_some() {
                let drawn = sketch::drawn(&event, columns, &mut last.borrow_mut());
                if !drawn.is_empty() {
                    session.dispatch(Act::Draw(drawn));
                }
            }
        })
    };
    let onsubmit = {
        let (cx, session, waits) = (cx.clone(), session.clone(), panel.waits);
        let question = question.clone().map(Rc::from);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let act = named(&event, "data-act").filter(|_| !waits).unwrap_or_default();
            if let Some((act, state)) = session.does(&act, question.clone(), &cx.request().look) {
                show(&state);
                session.dispatch(act);
            }
        })
    };
    let asks = panel.answer.as_ref().is_none_or(|panel| panel.question.is_some());
    html! {
        <aside class={classes!("predict", open.map(|open| covers(&open.covers)))} aria-labelledby="predict-title"
            {onchange} {oninput} onpointerdown={draw.clone()} onpointermove={draw} {onsubmit}>
            <p class="problem" role="alert">{ panel.problem.clone() }</p>
            <div class="head">
                <h2 id="predict-title">{ text::title() }</h2>
                <p class="place">
                    if asks {
                        { text::number(u64::from(session.at) + 1) }
                    }
                </p>
                <button type="button" onclick={cx.does(Action::Ask(None))}>{ text::close() }</button>
            </div>
            <p role="status">
                if panel.waits && session.given.is_none() {
                    { text::waiting() }
                }
            </p>
            // What follows is written anew for each question and each verdict, so that nothing keeps the focus by chance.
            if let Some(panel) = &panel.answer {
                <Markup key={panel.of.clone()} html={panel.html.clone()} />
            }
        </aside>
    }
}

/// The class of the panel by which the page covers what would give the answer away (static/rooms.css).
fn covers(covers: &[Cover]) -> Classes {
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

/// The page shows another state, as when its address is changed.
fn show(request: &Request) {
    // A sandbox may forbid it; then the answer is told and not shown.
    let _ = window().location().set_hash(&request.to_fragment());
}

/// The word on what is covered while a question is open, as a property of style: static/rooms.css sets it in its place.
pub fn cover() -> String {
    format!("--covered: \"{}\"", text::covered().replace(['"', '\\'], ""))
}

/// Opens the panel with questions of its own, or closes it; there is none about a program.
pub fn toggle(cx: &Context) {
    if cx.state().writes() {
        return;
    }
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
