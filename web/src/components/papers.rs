//! The papers' room: what the desk writes, in its places.

use super::Props;
use crate::context::Context;
use crate::desk::Desk;
use crate::protocol::desk::{FromDesk, PARTS, Wish};
use crate::state::Action;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// What the worker has written so far.
#[derive(Clone, Default, PartialEq)]
struct Heard {
    parts: [AttrValue; PARTS],
    problem: Option<AttrValue>,
}

impl Reducible for Heard {
    type Action = FromDesk;

    fn reduce(self: Rc<Self>, message: FromDesk) -> Rc<Self> {
        let mut next = (*self).clone();
        match message {
            FromDesk::Ready(build) if build != crate::protocol::BUILD_ID => {
                next.problem = Some(crate::engine::OTHER_BUILD.into());
            }
            FromDesk::Ready(_) => next.problem = None,
            FromDesk::Done | FromDesk::File(..) | FromDesk::Refused(_) => {}
            FromDesk::Part(part, html) => {
                if let Some(part) = next.parts.get_mut(usize::from(part)) {
                    *part = html.into();
                }
            }
            FromDesk::Panic(why) => {
                let reason = why.lines().last().unwrap_or_default().trim_end_matches('.').to_owned();
                next.problem = Some(format!("The worker that writes this room stopped ({reason}).").into());
            }
        }
        Rc::new(next)
    }
}

/// The room.
#[component]
pub fn Papers(props: &Props) -> Html {
    let look = &props.cx.state.request.look;
    let heard = use_reducer(Heard::default);
    let desk = {
        let dispatcher = heard.dispatcher();
        use_memo((), move |()| Desk::new(Rc::new(move |message, _| dispatcher.dispatch(message))))
    };
    let main = use_node_ref();
    let wish = Wish {
        what: "papers".to_owned(),
        fragment: props.cx.state.explorer(),
        choices: look.paper.clone(),
        theme: props.cx.state.palette_theme().name().to_owned(),
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
    let part = |k: usize| Html::from_html_unchecked(heard.parts[k].clone());
    html! {
        <>
            <nav class="rail papers" id="rail" aria-label="Entries">{ part(0) }</nav>
            <main class="papers" ref={main}>
                <p class="problem" role="alert">{ heard.problem.clone() }</p>
                { part(1) }
                { part(2) }
            </main>
        </>
    }
}

/// Leaves the room, or goes up from an entry to the list.
pub fn up(cx: &Context) {
    let list = cx.state.request.look.paper == "all";
    cx.send(Action::Paper(if list { String::new() } else { "all".to_owned() }));
}
