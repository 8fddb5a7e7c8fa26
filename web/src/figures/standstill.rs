//! What stands in place of the pictures when there is no run: its messages wait for each other in a circle.

use crate::app::context::Context;
use crate::state::action::Action;
use hyperfly_request::{Choice, Switching};
use hyperfly_text::{controls, figures as text};
use yew::prelude::*;

/// The circle in words, and ways out of it.
pub fn standstill(why: &str, cx: &Context) -> Html {
    html! {
        <section class="figure standstill" role="alert">
            <h2>{ text::standstill() }</h2>
            <p>{ why }</p>
            <p>{ text::standstill_why() }</p>
            <p>{ ways_out(cx) }</p>
        </section>
    }
}

/// A button for each switching under which nothing can wait in a circle.
pub fn ways_out(cx: &Context) -> Html {
    let way = |switching: Switching| {
        let onclick = cx.does(take_switching(switching));
        html! {
            <>{ " " }<button type="button" class="fix" {onclick}>{ controls::use_("switching", switching.id()) }</button></>
        }
    };
    html! { <>{ for deadlock_free().map(way) }</> }
}

/// The kinds of switching under which nothing can wait in a circle.
pub fn deadlock_free() -> impl Iterator<Item = Switching> {
    Switching::ALL.iter().copied().filter(|switching| *switching != Switching::Wormhole)
}

/// Runs with another switching.
pub fn take_switching(switching: Switching) -> Action {
    Action::Set("switching", switching.id().to_owned(), false)
}
