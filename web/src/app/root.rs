//! The root component: creates state and engine, and composes the page.

use crate::app::context::Context;
use crate::app::dom::{matches_media, storage};
use crate::app::effects::{self, KEPT_STEPS};
use crate::app::first_picture;
use crate::app::first_picture::FirstPicture;
use crate::app::header::Header;
use crate::app::key_changes::KeyChangeNotice;
use crate::app::language;
use crate::app::paint_timer::PaintTimer;
use crate::app::panic;
use crate::app::selector::use_selector;
use crate::controls::rail::Rail;
use crate::embed::figure_page::Embed;
use crate::figures::area::Figures;
use crate::figures::compare::ComparisonFigures;
use crate::figures::isoefficiency_by_hand::IsoefficiencyByHand;
use crate::pages::help::Help;
use crate::pages::lesson::Lesson;
use crate::pages::papers::Papers;
use crate::pages::predict::{Predict, cover_style};
use crate::pages::race::{LandscapeGuide, NextStep, RacePage};
use crate::pages::share::Share;
use crate::pages::values::ValuesGuide;
use crate::pages::write::Write;
use crate::player::present;
use crate::player::scrubber::Scrubber;
use crate::state::history;
use crate::state::page_state::State;
use crate::state::race;
use crate::state::steps::Steps;
use crate::state::store::Store;
use crate::worker::engine::Engine;
use hyperfly_request::{Controls, Race, Theme};
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Mounts the app into the body once the texts of its language are loaded.
pub fn start() {
    panic::install_page_hook();
    spawn_local(async {
        language::begin(history::read(&history::current(), false).request.look.lang).await;
        first_picture::keep(|| _ = yew::Renderer::<App>::new().render());
    });
}

/// Returns the initial state from the address, and the cursor's initial time.
fn initial_state() -> (State, f64) {
    let fragment = history::current();
    let mut requested = history::read(&fragment, false);
    let embed = is_embed();
    if !embed {
        race::begin_unless_requested(&mut requested, &fragment);
    }
    // An embedded figure plays only if its author says so.
    let look = &requested.request.look;
    if !requested.says_play && !embed && look.controls == Controls::Auto && look.tour.is_empty() {
        requested.request.look.play = !matches_media("(prefers-reduced-motion: reduce)");
    }
    let dark = matches_media("(prefers-color-scheme: dark)");
    let stored_steps = storage().and_then(|storage| storage.get_item(KEPT_STEPS).ok().flatten());
    let t = std::mem::take(&mut requested.request.look.t);
    let state = State {
        embed,
        chooses_moment: !requested.says_play,
        notice: language::missing_language_notice(requested.request.look.lang),
        steps: Steps::read(&stored_steps.unwrap_or_default()),
        ..State::new(requested.request, requested.problems, requested.warnings, dark)
    };
    (state, t)
}

/// Whether this is `embed.html`, which `cargo xtask finish` marks in the page's head.
fn is_embed() -> bool {
    let mark = gloo::utils::document().query_selector("meta[name=hyperfly-page][content=embed]");
    mark.is_ok_and(|mark| mark.is_some())
}

/// Creates state and engine. The effects last as long as the second value.
fn create_page() -> (Context, Box<dyn Any>) {
    let (state, t) = initial_state();
    let embedded = state.controls().is_some();
    let store = Store::new(state);
    let target = store.clone();
    let engine = Engine::new(Rc::new(move |action| target.dispatch(action)), embedded);
    engine.player.seek_in_next_run(t);
    let cx = Context::new(store, engine);
    let effects = effects::start(&cx);
    (cx, effects)
}

/// Properties of the state that decide the page's composition.
#[derive(Clone, PartialEq)]
struct Shape {
    embedded: bool,
    rail: bool,
    single: bool,
    asks: bool,
    presents: bool,
    projector: bool,
    tour: bool,
    presents_step: bool,
    writes: bool,
    paper: bool,
    compares: bool,
    race: Race,
    help: bool,
    shows_share_dialog: bool,
}

impl Shape {
    fn of(state: &State) -> Shape {
        let look = &state.request.look;
        let writes = look.tour.is_empty() && state.writes();
        Shape {
            embedded: state.controls().is_some(),
            rail: state.rail,
            single: look.view.is_some(),
            // Questions are about formulations, and there is no space for them next to a program.
            asks: look.ask.is_some() && !writes,
            // The papers cannot be presented: they keep their navigation.
            presents: look.present && look.paper.is_empty(),
            projector: look.colours() == Theme::Projector,
            tour: !look.tour.is_empty(),
            presents_step: state.presents_step(),
            writes,
            paper: !look.paper.is_empty(),
            compares: state.request.has_comparison(),
            race: look.race,
            help: state.help,
            shows_share_dialog: state.share,
        }
    }
}

#[component]
pub fn App() -> Html {
    let started = use_memo((), |()| create_page());
    let cx = started.0.clone();
    let shape = use_selector(&cx, Shape::of);
    present::use_present(&cx);
    // The editor replaces the guide that follows the race.
    let guided = matches!(shape.race, Race::Landscape | Race::Values) && !shape.writes;
    let class = classes!(
        "page",
        shape.rail.then_some("rail-open"),
        shape.single.then_some("single"),
        shape.asks.then_some("asking"),
        shape.presents.then_some("presenting"),
        shape.projector.then_some("projector"),
        shape.presents_step.then_some("lecture"),
        (shape.tour && !shape.presents_step || shape.writes).then_some("has-lesson"),
        shape.writes.then_some("writing"),
        match shape.race {
            race if race.fills_page() && !shape.paper => Some("in-race"),
            _ => guided.then_some("guided"),
        },
    );
    if shape.embedded {
        return html! { <Embed {cx} /> };
    }
    html! {
        <div {class} style={(shape.asks || shape.tour).then(cover_style)}>
            <PaintTimer cx={cx.clone()} />
            <FirstPicture cx={cx.clone()} />
            <Header cx={cx.clone()} />
            if shape.presents && shape.race.fills_page() {
                <present::EndButton cx={cx.clone()} />
            }
            if shape.paper {
                <Papers cx={cx.clone()} />
            } else if shape.race.has_two_machines() {
                <RacePage cx={cx.clone()} />
            } else if shape.race == Race::Isoefficiency {
                <IsoefficiencyByHand cx={cx.clone()} />
            } else {
                if guided && shape.race == Race::Landscape {
                    <LandscapeGuide cx={cx.clone()} />
                } else if guided {
                    <ValuesGuide cx={cx.clone()} />
                }
                <Rail cx={cx.clone()} />
                if shape.asks {
                    <Predict cx={cx.clone()} />
                }
                <main>
                    if shape.presents && !shape.presents_step {
                        <present::PresentationHeader cx={cx.clone()} />
                    }
                    if shape.compares {
                        <ComparisonFigures cx={cx.clone()} />
                    } else {
                        <Figures cx={cx.clone()} />
                    }
                </main>
                <Scrubber cx={cx.clone()} />
                if guided {
                    <NextStep cx={cx.clone()} />
                }
            }
            <KeyChangeNotice cx={cx.clone()} />
            if shape.presents {
                <div class="ring" aria-hidden="true" />
            }
            if shape.tour && !shape.paper {
                <Lesson cx={cx.clone()} />
            }
            if shape.writes && !shape.paper && shape.race == Race::None {
                <Write cx={cx.clone()} />
            }
            if shape.help {
                <Help cx={cx.clone()} />
            }
            if shape.shows_share_dialog {
                <Share {cx} />
            }
        </div>
    }
}
