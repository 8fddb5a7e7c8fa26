//! One line about what is selected, in a fixed place, as of the cursor.

use crate::context::Props;
use crate::dom::clock;
use crate::slice::use_slice;
use hyperfly_view::describe::describe;
use hyperfly_view::table::Row;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The text changes this often while time runs, in milliseconds.
const TELL: f64 = 120.0;

/// The line. It follows the clock without a render.
#[component]
pub fn Detail(Props { cx }: &Props) -> Html {
    let line = use_node_ref();
    let what = use_slice(cx, |state| (state.shown.clone(), state.selection(), state.pair.clone()));
    let (own, player, node) = (cx.clone(), cx.engine.player.clone(), line.clone());
    use_effect_with(what, move |(shown, selection, _)| {
        let (shown, selection) = (shown.clone(), *selection);
        let (own_clock, said, told) = (player.clone(), Cell::new(f64::NEG_INFINITY), Cell::new(f64::NAN));
        let tell = move |t: f64| {
            let now = clock();
            if told.get() == t || (own_clock.playing() && now - said.get() < TELL) {
                return;
            }
            said.set(now);
            told.set(t);
            let text = match (&shown, selection) {
                (Some(shown), Some(selection)) => line_of(&describe(&shown.replay, selection, own.at(t))),
                _ => String::new(),
            };
            if let Some(line) = node.cast::<HtmlElement>() {
                line.set_text_content(Some(&text));
            }
        };
        tell(player.t());
        let subscription = player.subscribe(Rc::new(tell));
        move || drop(subscription)
    });
    html! { <output class="detail" ref={line} aria-live="off" /> }
}

/// "processor 5 = 0101 in binary · does transfer · until 133".
pub fn line_of(rows: &[Row]) -> String {
    let parts: Vec<String> = rows.iter().map(|row| format!("{} {}", row.name, row.value)).collect();
    parts.join("  ·  ")
}
