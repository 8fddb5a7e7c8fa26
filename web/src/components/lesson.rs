//! The panel of a lesson: the desk writes it, and this shows it beside the figures. Its links are addresses of the page, so a
//! step is gone to as any address is; what else the panel wants stands in its attributes: `data-look` (the view that is meant),
//! `data-select`, `data-focus`, `data-go` (the step's own state), `data-close`, `data-open`.

use super::heard::use_desk;
use super::part::part;
use super::share::base;
use crate::context::{Context, Same};
use crate::effect::use_effect_with;
use crate::history;
use crate::keys::first;
use crate::protocol::desk::Wish;
use crate::state::Action;
use hyperfly_core::scenario::{Look, Request, Scenario};
use hyperfly_core::trace::Activity;
use hyperfly_view::Selection;
use std::cell::RefCell;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, File, HtmlInputElement};
use yew::functional::Hook;
use yew::prelude::*;

/// The largest file that may be a lesson, in bytes; the desk reads no more.
const MAX_BYTES: f64 = (2 << 20) as f64;

/// The panel.
pub fn lesson(cx: &Context) -> Html {
    part(cx, "lesson", |cx, hooks| use_lesson(cx).run(hooks))
}

#[hook]
fn use_lesson(cx: &Context) -> Html {
    let (heard, desk) = use_desk();
    let look = &cx.state.request.look;
    let file = if look.tour == "file" { cx.state.lesson.clone() } else { AttrValue::default() };
    // An address that says a tour and nothing of a run means the run of the tour's step.
    let follow = use_mut_ref(|| cx.state.request.scenario == Scenario::default());
    {
        let follow = follow.clone();
        use_effect_with(file.clone(), move |file| *follow.borrow_mut() |= !file.is_empty());
    }
    // Where the cursor is, is the reader's.
    let mut asked = cx.state.request.clone();
    (asked.look.t, asked.look.play) = (0.0, false);
    let wish = Wish {
        what: "tour".to_owned(),
        fragment: asked.to_fragment(),
        choices: file.to_string(),
        base: base(),
        ..Wish::default()
    };
    use_effect_with(wish, move |wish| desk.ask(wish.clone(), Vec::new()));

    let written = heard.html(0);
    // A lesson's selection is made once, when its run is there.
    let select = use_mut_ref(|| false);
    {
        let (cx, select) = (cx.clone(), select.clone());
        use_effect_with(written.clone(), move |written| {
            if written.is_empty() {
                return;
            }
            *select.borrow_mut() = true;
            if let Some(focus) = first(".lesson [data-focus]") {
                // Fails only for what cannot have the focus.
                let _ = focus.focus();
            }
            if follow.replace(false)
                && let Some(link) = first(".lesson [data-go]")
            {
                go(&cx, &link);
            }
        });
    }
    let shown = cx.state.shown.clone().map(Same);
    let own = cx.clone();
    use_effect_with((written, shown, look.view, look.under), move |_| mark(&own, &select));

    let own = cx.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        let target = event.target_dyn_into::<Element>();
        let within = |selector: &str| target.as_ref()?.closest(selector).ok()?;
        if within("[data-close]").is_some() {
            own.send(Action::Tour(String::new()));
        } else if let Some(link) = within("a[href^='#']") {
            let href = link.get_attribute("href").unwrap_or_default();
            // Fails only for names that are none.
            let _ = link.set_attribute("href", &format!("{href}&{}", kept(&own)));
        }
    });
    let own = cx.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            super::effects::open(&own, file);
        }
    });
    html! {
        <aside class="lesson" aria-labelledby="lesson-title" {onclick} {onchange}>
            <p class="problem" role="alert">{ heard.problem.clone() }</p>
            { heard.part(0) }
            <div class="status" role="status">{ heard.part(1) }</div>
        </aside>
    }
}

/// What of the page is the reader's, whatever step is shown.
fn kept(cx: &Context) -> String {
    let Look { theme, lang, present, .. } = cx.state.request.look;
    let look = Look { theme, lang, present, ..Look::default() };
    Request { look, ..Request::default() }.to_fragment()
}

/// Goes where a link leads, in place of the address that is there.
fn go(cx: &Context, link: &Element) {
    let href = link.get_attribute("href").unwrap_or_default();
    let asked = history::read(&format!("{href}&{}", kept(cx)), cx.state.own.is_some());
    cx.engine.player.arrive(asked.request.look.t);
    cx.send(Action::Navigate(Box::new(asked.request), asked.problems, asked.warnings));
}

/// Marks the figure that the step looks at, and selects what the step selects.
fn mark(cx: &Context, select: &RefCell<bool>) {
    if let Some(before) = first("[data-looked]") {
        let _ = before.remove_attribute("data-looked");
        let _ = before.remove_attribute("aria-describedby");
    }
    let Some(step) = first(".lesson [data-step]") else { return };
    let view = step.get_attribute("data-look").unwrap_or_default();
    if let Some(figure) = first(&format!("[data-view={view:?}]")) {
        // Of two runs side by side both.
        let both = figure.closest(".both, .two").ok().flatten();
        let figure = both.unwrap_or_else(|| figure.into());
        // Fails only for names that are none.
        let _ = figure.set_attribute("data-looked", "");
        let _ = figure.set_attribute("aria-describedby", "lesson-text");
        if *select.borrow() {
            figure.scroll_into_view_with_bool(true);
        }
    }
    let here = cx.state.shown.as_ref().is_some_and(|shown| shown.run().scenario == cx.state.request.scenario);
    // While the step's own state is still to come, the run is not the one that is meant.
    if here && select.replace(false) {
        let selection = step.get_attribute("data-select").and_then(|text| selection(&text));
        if selection != cx.state.pinned {
            cx.send(Action::Pin(selection.or(cx.state.pinned)));
        }
    }
}

/// A selection as the desk writes it: its kind and its numbers.
fn selection(text: &str) -> Option<Selection> {
    let mut numbers = text.split(' ').filter_map(|word| word.parse::<u32>().ok());
    let mut next = || numbers.next();
    Some(match next()? {
        0 => Selection::Processor(next()?),
        1 => Selection::Channel(next()?),
        2 => Selection::Stage(next()? as u8),
        4 => Selection::Activity(*Activity::ALL.get(next()? as usize)?),
        _ => Selection::Element { stage: next()? as u8, index: next()?.into() },
    })
}

/// Whether a text is the file of a lesson: samples do not begin so.
pub fn is_one(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
}

/// The text of a file that is one of a lesson.
pub async fn from_file(file: &File) -> Option<String> {
    if file.size() > MAX_BYTES {
        return None;
    }
    let text = JsFuture::from(file.text()).await.ok()?.as_string()?;
    is_one(&text).then_some(text)
}
