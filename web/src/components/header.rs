//! The line on top: what this is, what runs, and the page's own choices.

use super::notices::notices;
use super::predict;
use crate::context::Context;
use crate::language::menu;
use crate::state::Action;
use hyperfly_core::Run;
use hyperfly_core::scenario::{Algorithm, Choice, Order, Theme, View};
use hyperfly_text::{doors, figures, page as text};
use hyperfly_view::{numbers, words};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The header.
pub fn header(cx: &Context) -> Html {
    let shown = cx.state.shown.as_ref().map(|shown| title(shown.run()));
    let theme = cx.state.request.look.theme;
    let onchange = cx.on(|event: Event| {
        let id = event.target_unchecked_into::<HtmlSelectElement>().value();
        Action::Theme(Theme::from_id(&id).unwrap_or(Theme::Auto))
    });
    let word = |theme: Theme| match theme {
        Theme::Auto => text::theme_auto(),
        Theme::Light => text::theme_light(),
        Theme::Dark => text::theme_dark(),
        Theme::Projector => text::theme_projector(),
    };
    let rail = cx.state.rail;
    let view = cx.state.request.look.view;
    let onview = cx.on(|event: Event| {
        Action::View(View::from_id(&event.target_unchecked_into::<HtmlSelectElement>().value()))
    });
    let in_papers = !cx.state.request.look.paper.is_empty();
    let room = |name: &str, paper: &'static str, here: bool| {
        let onclick = cx.on(move |_: MouseEvent| Action::Paper(paper.to_owned()));
        html! { <button type="button" aria-current={here.then_some("page")} {onclick}>{ name.to_owned() }</button> }
    };
    let tour = !cx.state.request.look.tour.is_empty();
    let tours = cx.on(|_: MouseEvent| Action::Tour("all".to_owned()));
    let title = if in_papers { String::new() } else { shown.unwrap_or_else(|| text::title().to_owned()) };
    html! {
        <header>
            <h1>{ "hyperfly" }</h1>
            <nav aria-label={text::rooms()}>
                { room(text::explorer(), "", !in_papers) }
                { room(text::papers(), "all", in_papers) }
                <button type="button" title="T" aria-current={(!in_papers && tour).then_some("true")} onclick={tours}>
                    { hyperfly_text::lesson::tours() }
                </button>
            </nav>
            <p class="title">{ title }</p>
            { notices(cx) }
            <div class="tools">
                <button type="button" class="for-rail" aria-expanded={rail.to_string()} aria-controls="rail"
                    onclick={cx.on(move |_: MouseEvent| Action::Rail(!rail))}>{ text::controls() }</button>
                if !in_papers {
                    <select class={classes!("views", view.map(|_| "alone"))} aria-label={text::views()} onchange={onview}>
                        <option value="all" selected={view.is_none()}>{ text::all_views() }</option>
                        { for View::ALL.iter().map(|choice| html! {
                            <option value={choice.id()} selected={Some(*choice) == view}>{ words::view(*choice) }</option>
                        }) }
                    </select>
                }
                <label class="signed" title={text::colours()}>
                    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5v13a6.5 6.5 0 0 0 0-13z" /><circle cx="8" cy="8" r="6.5" /></svg>
                    <select aria-label={text::colours()} {onchange}>
                        { for Theme::ALL.iter().map(|choice| html! {
                            <option value={choice.id()} selected={*choice == theme}>{ word(*choice) }</option>
                        }) }
                    </select>
                </label>
                { menu(cx) }
                if !in_papers {
                    { doors(cx) }
                    <button type="button" title={text::share_title()} onclick={cx.on(|_: MouseEvent| Action::Share(true))}>
                        { text::share() }
                    </button>
                }
                <button type="button" aria-label={text::keys()} title={text::keys_title()} onclick={cx.on(|_: MouseEvent| Action::Help(true))}>
                    { "?" }
                </button>
            </div>
        </header>
    }
}

/// The ways to a lesson.
fn doors(cx: &Context) -> Html {
    let (ask, own) = (cx.state.request.look.ask.is_some(), cx.clone());
    let onask = Callback::from(move |_: MouseEvent| predict::toggle(&own));
    let onpresent = cx.on(|_: MouseEvent| Action::Present(true));
    html! {
        <>
            <button type="button" class="door" title={doors::predict_title()} aria-pressed={ask.to_string()} onclick={onask}>
                { doors::predict() }
            </button>
            <button type="button" class="door" title={doors::present_title()} onclick={onpresent}>{ doors::present() }</button>
        </>
    }
}

/// "Ordered binary-exchange on a 4 × 4 mesh, cut-through: 1.2 ms". The time where the machine's rate is known.
pub fn title(run: &Run) -> String {
    let s = &run.scenario;
    let algorithm = words::algorithm(s.algorithm);
    let what = if s.algorithm == Algorithm::Serial || s.p == 1 {
        figures::run_one(algorithm)
    } else if s.order == Order::Ordered {
        figures::run_ordered(algorithm, &words::machine(s), &words::messages(s))
    } else {
        figures::run(algorithm, &words::machine(s), &words::messages(s))
    };
    match s.seconds(run.report.t_parallel) {
        Some(time) => figures::run_time(&what, &numbers::seconds(time)),
        None => what,
    }
}
