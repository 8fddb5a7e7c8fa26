//! What came of a question, and what to do next.

use super::session::{Act, Session};
use super::verdict::{Given, judge};
use crate::components::symbol::prose;
use crate::protocol::late::predict::Question;
use hyperfly_request::Request;
use hyperfly_text::predict as text;
use std::rc::Rc;
use yew::prelude::*;

/// The verdict, and why it is so. `heading` is what is read first.
pub fn verdict(question: &Question, given: &Given, heading: &NodeRef) -> Html {
    let verdict = judge(question, given);
    html! {
        <>
            <p class="asked">{ prose(&question.asks) }</p>
            <h3 class={if verdict.is_right { "right" } else { "wrong" }} tabindex="-1" role="status" ref={heading}>
                { prose(&verdict.says) }
            </h3>
            <p class="why">{ prose(&question.why) }</p>
        </>
    }
}

/// The ways on: to the other of two runs, and to the next question. Each goes to a state of the page.
pub fn next(question: &Rc<Question>, session: &Session, go: &Callback<(Act, Request)>) -> Html {
    let moves = question.shows.settings != session.base.settings;
    let (there, word) = match session.back {
        true => (session.shows(question, &session.base.look), text::again()),
        false => (session.base.clone(), text::back()),
    };
    let question = question.clone();
    html! {
        <>
            if moves {
                { way(go, word, move || (Act::Turn(question.clone()), there.clone())) }
            }
            { way(go, text::next(), { let base = session.base.clone(); move || (Act::Next, base.clone()) }) }
        </>
    }
}

/// Questions of another seed.
pub fn others(session: &Session, go: &Callback<(Act, Request)>) -> Html {
    let others = session.others();
    way(go, text::fresh(), move || (Act::Begin(Box::new(others.clone())), others.clone()))
}

/// A button in a form of its own.
fn way(go: &Callback<(Act, Request)>, word: &'static str, to: impl Fn() -> (Act, Request) + 'static) -> Html {
    let onsubmit = go.reform(move |event: SubmitEvent| {
        event.prevent_default();
        to()
    });
    html! { <form {onsubmit}><button type="submit">{ word }</button></form> }
}

/// How many were right.
pub fn score((asked, right): (u32, u32)) -> Html {
    html! {
        if asked > 0 {
            <p class="score">{ text::score(right, asked) }</p>
        }
    }
}
