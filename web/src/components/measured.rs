//! The reader's own device, measured beside what was predicted. A late worker of this component's own conducts: it is asked again and
//! again, and shows with each answer what there is so far.

use super::markup::{Markup, named};
use crate::context::Props;
use crate::late::{use_answer, use_late};
use crate::protocol::late::measured::{Go, Measure};
use crate::slice::use_slice;
use crate::watch::use_watch;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The figure's contents.
#[component]
pub fn Measured(Props { cx }: &Props) -> Html {
    let theme = use_slice(cx, |state| state.palette_theme()).name().to_owned();
    let late = use_late();
    let asking = use_state(|| (Go::Show, 0, [String::new(), String::new()]));
    let (go, after, [fragment, file]) = (*asking).clone();
    let busy = !matches!(go, Go::Show | Go::Stop | Go::Open);
    let query = Measure { fragment: fragment.clone(), file, theme, go, after };
    let asked = use_answer(&late, Some(query));
    let ask = Rc::new(move |go: Go, with: [String; 2]| asking.set((go, after + 1, with)));
    let answer = asked.answer.clone();
    use_watch((answer.as_ref().map(Rc::as_ptr), asked.waits), {
        let (cx, ask) = (cx.clone(), ask.clone());
        move |(_, waits)| {
            let Some(answer) = answer.filter(|_| !waits) else { return };
            cx.drawn();
            if go == Go::Show {
                return;
            }
            // A page in the background is slowed down by the browser: what it measured there is not to be trusted.
            let doubtful = gloo::utils::document().hidden() && busy && !answer.has_failed;
            let go = match (doubtful, answer.goes_on) {
                (true, _) => Go::Again,
                (false, true) => Go::On,
                (false, false) => Go::Show,
            };
            ask(go, [fragment, String::new()]);
        }
    });
    let (own, asks) = (cx.clone(), ask.clone());
    let onclick = Callback::from(move |event: MouseEvent| match named(&event, "data-go").as_deref() {
        Some("stop") => asks(Go::Stop, [String::new(), String::new()]),
        Some(_) => asks(Go::Begin, [own.explorer(), String::new()]),
        None => {}
    });
    let own = cx.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let (ask, fragment) = (ask.clone(), own.explorer());
        spawn_local(async move {
            // What cannot be read is no run, which the worker says.
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            ask(Go::Open, [fragment, text.unwrap_or_default()]);
        });
    });
    html! {
        <div data-told="measured" data-busy={busy.to_string()} {onclick} {onchange}>
            { asked.problem.clone() }
            { for asked.answer.map(|answer| html! { <Markup html={answer.html.clone()} /> }) }
        </div>
    }
}
