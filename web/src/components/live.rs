//! What happens, in words: a live region for screen readers, to be seen as captions if the reader wishes.
//!
//! Steps are said at once; while time runs, at the pace that the reader chose. Pictures say here what keys selected.

use super::part::part;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::steps::PACES;
use hyperfly_text::step as text;
use hyperfly_view::narrate::narrate;
use std::cell::Cell;
use std::rc::Rc;
use yew::functional::Hook;
use yew::prelude::*;

/// Says something. What is the same as before is said again.
pub fn say(words: &str) {
    if let Some(line) = gloo::utils::document().get_element_by_id("live") {
        let again = line.text_content().as_deref() == Some(words);
        line.set_text_content(Some(&if again { format!("{words}\u{a0}") } else { words.to_owned() }));
    }
}

/// The line.
pub fn live(cx: &Context) -> Html {
    part(cx, "live", |cx, hooks| use_live(cx).run(hooks))
}

#[hook]
fn use_live(cx: &Context) -> Html {
    let steps = cx.state.steps;
    let pace = f64::from(PACES[usize::from(steps.pace)]) * 1000.0;
    let player = cx.engine.player.clone();
    use_effect_with((cx.state.shown.clone(), steps.pace), move |(shown, _)| {
        let shown = shown.clone();
        let (clock, said, told) = (player.clone(), Cell::new(crate::player::clock()), Cell::new(f64::NAN));
        let tell = move |t: f64| {
            let Some(shown) = &shown else { return };
            if told.get() == t {
                return;
            }
            if clock.playing() {
                let now = crate::player::clock();
                if pace == 0.0 || now - said.get() < pace {
                    return;
                }
                said.set(now);
            }
            told.set(t);
            say(&narrate(&shown.story, t));
        };
        let subscription = player.subscribe(Rc::new(tell));
        player.request();
        move || drop(subscription)
    });
    let class = if steps.captions { "live" } else { "live unseen" };
    html! {
        <>
            <p id="live" {class} role="status" />
            <span id="marks-help" hidden=true>{ text::marks_help() }</span>
        </>
    }
}
