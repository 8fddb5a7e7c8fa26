//! The reader's own device, measured beside what was predicted. A late worker of this component's own conducts: it is asked again and
//! again, and shows with each answer what there is so far.

use super::markup::{Markup, named};
use crate::action::Action;
use crate::context::Props;
use crate::import::text_of;
use crate::late::{use_answer, use_late};
use crate::protocol::late::figure::{Figure, What};
use crate::slice::use_slice;
use crate::watch::use_watch;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The figure's contents.
#[component]
pub fn Measured(Props { cx }: &Props) -> Html {
    let theme = use_slice(cx, |state| state.palette_theme()).name().to_owned();
    let late = use_late();
    let asking = use_state(Figure::default);
    let asked = use_answer(&late, Some(Figure { theme, ..(*asking).clone() }));
    let Figure { what, after, .. } = *asking;
    let busy = !matches!(what, What::Show | What::Stop | What::Open);
    let answer = asked.answer.clone();
    let ask = {
        let (cx, asking) = (cx.clone(), asking.clone());
        Callback::from(move |(what, file): (What, String)| {
            asking.set(Figure {
                what,
                fragment: cx.explorer(),
                file,
                after: after + 1,
                theme: String::new(),
            });
        })
    };
    // Dropped anywhere on the page.
    let dropped = use_slice(cx, |state| state.measured.clone());
    use_watch(dropped, {
        let (cx, ask) = (cx.clone(), ask.clone());
        move |file| {
            if !file.is_empty() {
                ask.emit((What::Open, file.to_string()));
                cx.send(Action::Measured(AttrValue::default()));
            }
        }
    });
    // One answer for each that is asked for.
    use_watch(answer.as_ref().filter(|_| !asked.waits).map(|_| after as usize), {
        let (cx, ask) = (cx.clone(), ask.clone());
        move |answered| {
            let Some(answer) = answer.filter(|_| answered.is_some()) else { return };
            cx.drawn();
            // A page in the background is slowed down by the browser: what it measured there is not to be trusted.
            let doubtful = gloo::utils::document().hidden() && busy && !answer.has_failed;
            let next = match (doubtful, answer.goes_on) {
                (true, _) => What::Again,
                (false, true) => What::On,
                (false, false) => What::Show,
            };
            if (what, next) != (What::Show, What::Show) {
                ask.emit((next, String::new()));
            }
        }
    });
    let look = ask.reform(|event: Event| {
        // A button has a value, too.
        (What::Show, event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let onclick = {
        let (ask, look) = (ask.clone(), look.clone());
        Callback::from(move |event: MouseEvent| match named(&event, "data-go").as_deref() {
            Some("begin") => ask.emit((What::Begin, String::new())),
            Some("choose") => ask.emit((What::Choose, String::new())),
            Some("stop") => ask.emit((What::Stop, String::new())),
            Some(_) => look.emit(event.into()),
            None => {}
        })
    };
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return look.emit(event) };
        let ask = ask.clone();
        spawn_local(async move {
            // What is no text is no run, which the worker says.
            ask.emit((What::Open, text_of(&file).await.unwrap_or_default()));
        });
    });
    html! {
        <div data-told="measured" data-busy={busy.to_string()} {onclick} {onchange}>
            { asked.problem.clone() }
            { for asked.answer.map(|answer| html! { <Markup html={answer.html.clone()} /> }) }
        </div>
    }
}
