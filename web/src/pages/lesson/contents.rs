//! The contents of the tour panel: the list of tours, or a step of one.

use super::links::Links;
use super::list::render_tour_list;
use super::presented::render_presented_step;
use super::props::Props;
use super::step::render_step;
use crate::app::selector::use_selector;
use crate::worker::protocol::queries::lesson::TourContents;
use yew::prelude::*;

#[component]
pub fn Contents(props: &Props) -> Html {
    let links = use_selector(&props.cx, |state| Links::new(&state.request.look));
    let presents = use_selector(&props.cx, |state| state.presents_step());
    match &*props.opened {
        TourContents::List(tours) => render_tour_list(props, tours, &links),
        TourContents::Step(opened) if presents => render_presented_step(props, opened, &links),
        TourContents::Step(opened) => render_step(props, opened, &links),
    }
}
