//! The whole page: state and engine are made here, and everything hangs on them.

use super::compare::{compared, use_pair};
use super::effects;
use super::embed::embed;
use super::figures::figures;
use super::header::header;
use super::help::help;
use super::lesson::lesson;
use super::papers::papers;
use super::predict::predict;
use super::present;
use super::rail::rail;
use super::scrubber::scrubber;
use super::share::share;
use super::told_view::told;
use crate::context::{Context, Same};
use crate::engine::Engine;
use crate::history;
use crate::language::{self, use_language};
use crate::player::matches_media;
use crate::state::State;
use hyperfly_core::scenario::{Controls, Theme};
use yew::prelude::*;

/// The state that the address asks for.
fn initial() -> State {
    let mut asked = history::read(&history::current(), false);
    let embed = is_embed();
    // A figure in somebody's notes plays if its author says so.
    let look = &asked.request.look;
    if !asked.says_play && !embed && look.controls == Controls::Auto && look.tour.is_empty() {
        asked.request.look.play = !matches_media("(prefers-reduced-motion: reduce)");
    }
    let dark = matches_media("(prefers-color-scheme: dark)");
    State {
        embed,
        chooses_moment: !asked.says_play,
        notice: language::missing(asked.request.look.lang),
        ..State::new(asked.request, asked.problems, asked.warnings, dark)
    }
}

/// Whether this is `embed.html`, which `cargo xtask finish` makes of the page by a mark in its head.
fn is_embed() -> bool {
    let mark = gloo::utils::document().query_selector("meta[name=hyperfly-page][content=embed]");
    mark.is_ok_and(|mark| mark.is_some())
}

/// The page.
#[component]
pub fn App() -> Html {
    let state = use_reducer(initial);
    let dispatcher = state.dispatcher();
    let engine =
        use_memo((), move |()| Engine::new(Callback::from(move |action| dispatcher.dispatch(action))));
    let engine = use_memo((), move |()| (*engine).clone());
    let mut cx = Context::new(&state, Same((*engine).clone()));
    cx.pair = use_pair(&cx);

    effects::use_runs(&cx);
    effects::use_clock(&cx);
    effects::use_address(&cx);
    effects::use_colours(&cx);
    effects::use_listeners(&cx);
    effects::use_menus();
    effects::use_title(&cx);
    use_language(&cx);
    present::use_present(&cx);

    let class = classes!(
        "page",
        cx.state.rail.then_some("rail-open"),
        cx.state.request.look.view.map(|_| "single"),
        cx.state.request.look.ask.map(|_| "asking"),
        cx.state.request.look.present.then_some("presenting"),
        (cx.state.request.look.colours() == Theme::Projector).then_some("projector"),
        (!cx.state.request.look.tour.is_empty()).then_some("has-lesson"),
    );
    if cx.state.controls().is_some() {
        return embed(&cx);
    }
    let paper = !cx.state.request.look.paper.is_empty();
    let has_lesson = !paper && !cx.state.request.look.tour.is_empty();
    html! {
        <div {class}>
            { header(&cx) }
            if paper {
                { papers(&cx) }
            } else {
                { rail(&cx) }
                if cx.state.request.look.ask.is_some() {
                    { predict(&cx) }
                }
                <main>
                    if cx.state.request.compares() {
                        { compared(&cx) }
                    } else {
                        { figures(&cx) }
                    }
                </main>
                { scrubber(&cx) }
                { told(&cx) }
            }
            if cx.state.request.look.present {
                <div class="ring" aria-hidden="true" />
            }
            if has_lesson {
                { lesson(&cx) }
            }
            if cx.state.help {
                { help(&cx) }
            }
            if cx.state.share {
                { share(&cx) }
            }
        </div>
    }
}
