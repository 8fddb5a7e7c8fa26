//! The panel that asks questions about the run before the page shows it. A worker makes a question with its answers; where the
//! reader is in the questions is a [`Session`].

mod answered;
mod contents;
mod open;
mod plane;
mod pointer;
mod session;
mod verdict;

use crate::app::commands::{Command, use_commands};
use crate::app::context::{Context, Props};
use crate::app::dom::{focus, go_to};
use crate::app::watch::use_watch;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::worker::hook::{use_answer, use_worker};
use crate::worker::protocol::queries::predict::{Choice, Cover};
use contents::{Contents, Standing};
use gloo::utils::document;
use hyperfly_text::predict as text;
use hyperfly_view::scene::Selection;
use open::choice_id;
use pointer::Column;
use session::{Act, Session, Way};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The panel.
#[component]
pub fn Predict(Props { cx }: &Props) -> Html {
    let request = &use_slice(cx, |state| state.request.clone());
    let pinned = use_slice(cx, |state| state.pinned);
    let worker = use_worker();
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
    let asked = use_answer(&worker, Some(query.clone()));
    // Where there is no answer, what was answered before is no longer asked.
    let found = asked.answer.clone().filter(|found| found.asked == query);
    let question = found.as_ref().and_then(|found| found.question.as_ref().ok());
    let open = question.filter(|_| session.given.is_none());
    // What stands in the panel stays until the next question is there.
    let standing = use_mut_ref(|| None::<Standing>);
    if let Some(found) = &found {
        *standing.borrow_mut() = Some(Standing { found: found.clone(), session: (*session).clone() });
    }
    let standing = standing.borrow().clone();
    let first_read = use_node_ref();
    {
        let first_read = first_read.clone();
        use_watch(standing.as_ref().map(Standing::key), move |_| {
            // What was just written has the focus if what had it is no more.
            if document().active_element().is_none_or(|active| active.tag_name() == "BODY")
                && let Some(heading) = first_read.cast::<HtmlElement>()
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
    {
        // An answer that is a channel can be pointed at on the machine.
        let session = session.clone();
        let choices = open.map_or_else(Vec::new, |open| open.choices.clone());
        use_watch(pinned, move |pinned| {
            if let Some(choice) = pinned.and_then(|pinned| meant(&choices, pinned)) {
                session.dispatch(Act::Choose(choice));
            }
        });
    }
    let is_open = open.is_some();
    let onchoose = {
        let session = session.clone();
        Callback::from(move |choice: u32| {
            if is_open {
                session.dispatch(Act::Choose(choice));
            }
        })
    };
    use_commands(&cx.commands, {
        let choices = standing.as_ref().map_or(0, Standing::choices);
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
        Callback::from(move |drawn: Vec<Column>| {
            if is_open {
                session.dispatch(Act::Draw(drawn));
            }
        })
    };
    let onway = {
        let (cx, session, waits) = (cx.clone(), session.clone(), asked.waits);
        let question = question.map(|question| Rc::new((**question).clone()));
        Callback::from(move |way: Way| {
            let does = session.does(way, question.clone(), &cx.request().look).filter(|_| !waits);
            if let Some((act, state)) = does {
                go_to(&state.to_fragment());
                session.dispatch(act);
            }
        })
    };
    let asks = asked.answer.as_ref().is_none_or(|found| found.question.is_ok());
    html! {
        <aside class={classes!("predict", open.map(|open| covers(&open.covers)))} aria-labelledby="predict-title">
            <p class="problem" role="alert">{ asked.problem.clone() }</p>
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
                if asked.waits && session.given.is_none() {
                    { text::waiting() }
                }
            </p>
            // What follows is written anew for each question and each verdict, so that nothing keeps the focus by chance.
            if let Some(standing) = &standing {
                <Contents key={standing.key()} cx={cx.clone()} standing={standing.clone()} first={first_read}
                    {onchoose} {ondraw} {onway} />
            }
        </aside>
    }
}

/// The answer that means what is pointed at, from 0.
fn meant(choices: &[Choice], pointed: Selection) -> Option<u32> {
    let Selection::Channel(channel) = pointed else { return None };
    (0..).zip(choices).find(|(_, choice)| choice.channel == Some(channel)).map(|(k, _)| k)
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
