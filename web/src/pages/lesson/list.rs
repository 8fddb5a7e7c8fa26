//! The list of tours, preceded by the problem with the requested tour.

use super::links::Links;
use super::props::{Props, close_button};
use crate::app::context::Context;
use crate::app::markup::render_line;
use crate::files::own_file::open;
use crate::worker::protocol::queries::lesson::{ListReason, TourEntry, TourList};
use hyperfly_text::{lesson, lesson_panel as text};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Renders the list, with a field to open a tour file.
pub fn render_tour_list(props: &Props, list: &TourList, links: &Links) -> Html {
    html! {
        <>
            <div class="top">
                <h2 id="lesson-title" tabindex="-1" ref={&props.first}>{ lesson::tours() }</h2>
                { close_button(&props.cx) }
            </div>
            { render_list_problem(&list.reason) }
            <ul class="tours">{ for list.tours.iter().map(|tour| render_entry(tour, links)) }</ul>
            <label class="file">
                { text::open_file() }
                <input type="file" accept=".json,application/json" data-open="" onchange={open_callback(&props.cx)} />
            </label>
            <p class="hint">
                { text::open_hint() }{ " " }<a href="docs/tours.html">{ text::how_to_write() }</a>
            </p>
        </>
    }
}

fn render_entry(tour: &TourEntry, links: &Links) -> Html {
    html! {
        <li>
            <a href={links.address(&tour.first)}>{ &tour.title }</a>
            <span>{ render_line(&tour.about) }</span>
            <small>{ text::steps(tour.steps) }</small>
        </li>
    }
}

fn render_list_problem(reason: &ListReason) -> Html {
    match reason {
        ListReason::Asked => html! { <p>{ text::tours_about() }</p> },
        ListReason::Unknown(id) => html! { <p class="problem">{ text::no_tour(id) }</p> },
        ListReason::Missing(reason) => html! { <p class="problem">{ reason }</p> },
        ListReason::Wrong(faults) => html! {
            <>
                <p class="problem">{ text::bad_file() }</p>
                <ul class="faults">{ for faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            </>
        },
    }
}

/// Opens the file that is chosen in an input.
fn open_callback(cx: &Context) -> Callback<Event> {
    let cx = cx.clone();
    Callback::from(move |event: Event| {
        let files = event.target_unchecked_into::<HtmlInputElement>().files();
        if let Some(file) = files.and_then(|files| files.get(0)) {
            open(&cx, file);
        }
    })
}
