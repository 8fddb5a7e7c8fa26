//! The papers' room: what the desk writes, in its places.

use super::heard::use_desk;
use super::part::part;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::protocol::desk::Wish;
use crate::state::Action;
use web_sys::Element;
use yew::functional::Hook;
use yew::prelude::*;

/// The room.
pub fn papers(cx: &Context) -> Html {
    part(cx, "papers", |cx, hooks| use_papers(cx).run(hooks))
}

#[hook]
fn use_papers(cx: &Context) -> Html {
    let look = &cx.state.request.look;
    let (heard, desk) = use_desk();
    let main = use_node_ref();
    let wish = Wish {
        what: "papers".to_owned(),
        fragment: cx.state.explorer(),
        choices: look.paper.clone(),
        theme: cx.state.palette_theme().name().to_owned(),
        ..Wish::default()
    };
    let place = main.clone();
    use_effect_with(wish, move |wish| {
        if let Some(main) = place.cast::<Element>() {
            main.set_scroll_top(0);
            let width = (main.client_width() as f32 - 48.0).min(980.0);
            desk.ask(Wish { width, ..wish.clone() }, Vec::new());
        }
    });
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label={hyperfly_text::page::entries()}>{ heard.part(0) }</nav>
            <main class="papers" ref={main}>
                <p class="problem" role="alert">{ heard.problem.clone() }</p>
                if heard.html(1).is_empty() && heard.problem.is_none() {
                    <p class="waits">{ hyperfly_text::page::saving() }</p>
                }
                { heard.part(1) }
                { heard.part(2) }
            </main>
        </>
    }
}

/// Leaves the room, or goes up from an entry to the list.
pub fn up(cx: &Context) {
    let list = cx.state.request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}
