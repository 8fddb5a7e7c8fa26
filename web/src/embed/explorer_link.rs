//! The link from an embedded figure to the explorer.

use crate::app::context::Props;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use hyperfly_request::Controls;
use hyperfly_text::page as text;
use std::rc::Rc;
use yew::prelude::*;

/// Links to the same run in the explorer, at the cursor's resting time.
#[component]
pub fn ExplorerLink(Props { cx }: &Props) -> Html {
    let embed = use_selector(cx, |state| {
        // Everything in the link depends on the request.
        (state.embed, state.request.clone())
    });
    let rest = use_force_update();
    use_effect_guard(cx.clone(), move |cx| cx.engine.player.on_rest(Rc::new(move || rest.force_update())));
    let mut request = cx.request();
    request.look.controls = Controls::Auto;
    // The version keeps the fragment non-empty where all keys have their defaults.
    let fragment = format!("#v=1&{}", request.to_fragment());
    let fragment = fragment.trim_end_matches('&');
    if embed.0 {
        html! {
            <a class="explore" href={format!("index.html{fragment}")} target="_blank" rel="noopener">
                { text::open_explorer() }
            </a>
        }
    } else {
        // Explorer and figure share a single file.
        html! { <a class="explore" href={fragment.to_owned()}>{ text::open_explorer() }</a> }
    }
}
