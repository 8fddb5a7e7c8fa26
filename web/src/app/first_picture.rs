//! Static picture of the race, which index.html shows until the app has drawn its own (web/first-picture.html).

use crate::app::context::Props;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::page_state::State;
use gloo::events::EventListener;
use hyperfly_request::Race;
use web_sys::Element;
use yew::prelude::*;

/// Returns the picture if it is displayed.
fn find_picture() -> Option<Element> {
    gloo::utils::document().query_selector(".shows-race .first-picture").ok().flatten()
}

/// Starts the app, which empties the body, and puts the picture back.
pub fn keep(begin: impl FnOnce()) {
    let picture = find_picture();
    begin();
    if let Some(picture) = picture {
        move_to_end(&picture);
    }
}

/// Moves the picture to the end of the body, so that selectors for elements of the race match the app's.
fn move_to_end(picture: &Element) {
    // The body accepts every element.
    let _ = gloo::utils::body().append_child(picture);
}

/// Whether the app has drawn the race, or has other content or a message to show.
fn is_over(state: &State) -> bool {
    let look = &state.request.look;
    let is_race = look.race == Race::Machines && look.paper.is_empty() && look.tour.is_empty();
    state.comparison.is_some() || !is_race || look.play || state.failure.is_some() || state.notice.is_some()
}

/// Removes the picture once the app has drawn the race, or at the first input.
#[component]
pub fn FirstPicture(Props { cx }: &Props) -> Html {
    let is_over = use_selector(cx, is_over);
    use_effect_guard(is_over, |is_over| {
        let picture = find_picture()?;
        if *is_over {
            picture.remove();
            return None;
        }
        move_to_end(&picture);
        Some(["pointerdown", "keydown"].map(|name| {
            let picture = picture.clone();
            EventListener::once(&gloo::utils::window(), name, move |_| picture.remove())
        }))
    });
    Html::default()
}
