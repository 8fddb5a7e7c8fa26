//! The root component: creates state and engine, and composes the page.

use crate::app::context::Context;
use crate::app::dom::{matches_media, storage};
use crate::app::drawn::Drawn;
use crate::app::effects::{self, KEPT_STEPS};
use crate::app::first_picture::FirstPicture;
use crate::app::header::Header;
use crate::app::language;
use crate::controls::rail::Rail;
use crate::embed::figure_page::Embed;
use crate::figures::all::Figures;
use crate::figures::by_hand::ByHand;
use crate::figures::compare::Compared;
use crate::pages::help::Help;
use crate::pages::lesson::Lesson;
use crate::pages::papers::Papers;
use crate::pages::predict::{Predict, cover};
use crate::pages::race::{Guide, RaceRoom};
use crate::pages::share::Share;
use crate::pages::write::Write;
use crate::player::present;
use crate::player::scrubber::Scrubber;
use crate::state::history;
use crate::state::page_state::State;
use crate::state::race;
use crate::state::slice::use_slice;
use crate::state::steps::Steps;
use crate::state::store::Store;
use crate::worker::engine::Engine;
use hyperfly_request::{Controls, Race, Theme};
use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// Returns the initial state from the address, and the cursor's initial time.
fn initial() -> (State, f64) {
    let fragment = history::current();
    let mut asked = history::read(&fragment, false);
    let embed = is_embed();
    if !embed {
        race::unless_asked(&mut asked, &fragment);
    }
    // An embedded figure plays only if its author says so.
    let look = &asked.request.look;
    if !asked.says_play && !embed && look.controls == Controls::Auto && look.tour.is_empty() {
        asked.request.look.play = !matches_media("(prefers-reduced-motion: reduce)");
    }
    let dark = matches_media("(prefers-color-scheme: dark)");
    let kept = storage().and_then(|storage| storage.get_item(KEPT_STEPS).ok().flatten());
    let t = std::mem::take(&mut asked.request.look.t);
    let state = State {
        embed,
        chooses_moment: !asked.says_play,
        notice: language::missing(asked.request.look.lang),
        steps: Steps::read(&kept.unwrap_or_default()),
        ..State::new(asked.request, asked.problems, asked.warnings, dark)
    };
    (state, t)
}

/// Whether this is `embed.html`, which `cargo xtask finish` marks in the page's head.
fn is_embed() -> bool {
    let mark = gloo::utils::document().query_selector("meta[name=hyperfly-page][content=embed]");
    mark.is_ok_and(|mark| mark.is_some())
}

/// Creates state and engine. The effects last as long as the second value.
fn begin() -> (Context, Box<dyn Any>) {
    let (state, t) = initial();
    let embedded = state.controls().is_some();
    let store = Store::new(state);
    let told = store.clone();
    let engine = Engine::new(Rc::new(move |action| told.dispatch(action)), embedded);
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
    writes: bool,
    paper: bool,
    compares: bool,
    race: Race,
    help: bool,
    share: bool,
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
            // The race and the papers cannot be presented: they keep their navigation.
            presents: look.present && look.paper.is_empty() && look.race == Race::None,
            projector: look.colours() == Theme::Projector,
            tour: !look.tour.is_empty(),
            writes,
            paper: !look.paper.is_empty(),
            compares: state.request.compares(),
            race: look.race,
            help: state.help,
            share: state.share,
        }
    }
}

#[component]
pub fn App() -> Html {
    let begun = use_memo((), |()| begin());
    let cx = begun.0.clone();
    let is = use_slice(&cx, Shape::of);
    present::use_present(&cx);
    // A tour and the editor replace the guide that follows the race.
    let guided = is.race == Race::Values && !is.tour && !is.writes;
    let class = classes!(
        "page",
        is.rail.then_some("rail-open"),
        is.single.then_some("single"),
        is.asks.then_some("asking"),
        is.presents.then_some("presenting"),
        is.projector.then_some("projector"),
        (is.tour || is.writes).then_some("has-lesson"),
        is.writes.then_some("writing"),
        match is.race {
            Race::Machines | Race::Isoefficiency => Some("in-race"),
            Race::None | Race::Values => guided.then_some("guided"),
        },
    );
    if is.embedded {
        return html! { <Embed {cx} /> };
    }
    html! {
        <div {class} style={(is.asks || is.tour).then(cover)}>
            <Drawn cx={cx.clone()} />
            <FirstPicture cx={cx.clone()} />
            <Header cx={cx.clone()} />
            if is.paper {
                <Papers cx={cx.clone()} />
            } else if is.race == Race::Machines {
                <RaceRoom cx={cx.clone()} />
            } else if is.race == Race::Isoefficiency {
                <ByHand cx={cx.clone()} />
            } else {
                if guided {
                    <Guide cx={cx.clone()} />
                }
                <Rail cx={cx.clone()} />
                if is.asks {
                    <Predict cx={cx.clone()} />
                }
                <main>
                    if is.presents {
                        <present::Head cx={cx.clone()} />
                    }
                    if is.compares {
                        <Compared cx={cx.clone()} />
                    } else {
                        <Figures cx={cx.clone()} />
                    }
                </main>
                <Scrubber cx={cx.clone()} />
            }
            if is.presents {
                <div class="ring" aria-hidden="true" />
            }
            if is.tour && !is.paper {
                <Lesson cx={cx.clone()} />
            }
            if is.writes && !is.paper && is.race == Race::None {
                <Write cx={cx.clone()} />
            }
            if is.help {
                <Help cx={cx.clone()} />
            }
            if is.share {
                <Share {cx} />
            }
        </div>
    }
}
