//! The reader's own device: a button that measures it, and what was found beside what was predicted. A late worker of this component's
//! own conducts; it is asked again and again, and shows with each answer what there is so far.

use super::markup::Markup;
use crate::context::Props;
use crate::late::{use_answer, use_late};
use crate::protocol::late::measured::{Go, Measure};
use crate::slice::use_slice;
use crate::watch::use_watch;
use hyperfly_text::page as text;
use std::rc::Rc;
use yew::prelude::*;

/// The figure's contents.
#[component]
pub fn Measured(Props { cx }: &Props) -> Html {
    let theme = use_slice(cx, |state| state.palette_theme()).name();
    let late = use_late();
    let asking = use_state(|| None::<Measure>);
    // What is there is drawn anew in the colours of the page.
    let query = (*asking).clone().map(|query| Measure { theme: theme.to_owned(), ..query });
    let asked = use_answer(&late, query);
    let next = asking.clone();
    let answered = asked.answer.as_ref().map(Rc::as_ptr);
    use_watch((answered, asked.problem.is_some(), asked.waits), {
        let (cx, answer) = (cx.clone(), asked.answer.clone());
        move |(_, has_failed, waits)| {
            let now = (*next).clone().filter(|query| query.go != Go::Show && !waits);
            let Some(query) = now else { return };
            cx.drawn();
            let Some(answer) = answer.filter(|_| !has_failed) else { return next.set(None) };
            // A page in the background is slowed down by the browser: what it measured there is not to be trusted.
            let go = match (gloo::utils::document().hidden(), answer.done < 1.0) {
                (true, _) => Go::Again,
                (false, true) => Go::On,
                (false, false) => Go::Show,
            };
            next.set(Some(Measure { go, after: query.after + 1, ..query }));
        }
    });
    let measures = asking.as_ref().is_some_and(|query| query.go != Go::Show);
    let begin = {
        let (cx, asking) = (cx.clone(), asking.clone());
        Callback::from(move |_: MouseEvent| {
            let after = asking.as_ref().map_or(0, |query| query.after + 1);
            let theme = String::new();
            asking.set(Some(Measure { fragment: cx.explorer(), theme, go: Go::Begin, after }));
        })
    };
    let begins = asking.as_ref().is_none_or(|query| query.go == Go::Begin);
    let stop = Callback::from(move |_: MouseEvent| asking.set(None));
    let answer = asked.answer.as_ref();
    let said = answer.filter(|_| !begins);
    let done = said.map_or(0.0, |answer| answer.done);
    html! {
        <div data-told="measured" aria-busy={measures.to_string()}>
            if answer.is_none() {
                <p>{ text::measure_about() }</p>
            }
            <p class="ways">
                if measures {
                    <button type="button" class="fix" onclick={stop}>{ text::measure_stop() }</button>
                    <progress max="1" value={done.to_string()} aria-label={text::measure_device()} />
                    <span role="status">{ said.map(|answer| answer.next.clone()) }</span>
                } else {
                    <button type="button" class="fix" onclick={begin}>
                        { if answer.is_some() { text::measure_again() } else { text::measure_device() } }
                    </button>
                }
            </p>
            <p class="problem" role="alert">{ asked.problem.clone() }</p>
            { for answer.map(|answer| html! { <Markup html={answer.html.clone()} /> }) }
        </div>
    }
}
