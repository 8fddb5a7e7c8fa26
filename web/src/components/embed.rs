//! The page as a figure in somebody's notes: the chosen views and controls, what to see, and the way into the explorer.
//!
//! Its parts are the explorer's. It is as high as the frame that it is given, and tells the page around it how high it would
//! like to be.

use super::compare::{two, verdict};
use super::figures::{figure, sentence};
use super::header::title;
use super::help::help;
use super::legend::legend;
use super::live::live;
use super::notices::notices;
use super::numbers::numbers;
use super::part::part;
use super::rail::{control, rail};
use super::scrubber::scrubber;
use super::signal::picker;
use super::standstill::standstill;
use super::told_view::told;
use crate::context::{Context, Same};
use crate::controls;
use crate::dom::{Resized, Visible};
use crate::effect::use_effect_with;
use crate::messages::Host;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use hyperfly_core::Run;
use hyperfly_core::scenario::{Controls, Theme, View};
use hyperfly_text::page as text;
use hyperfly_view::figure::telling_moment;
use hyperfly_view::numbers::{fixed, quantity, whole};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MessageEvent};
use yew::functional::Hook;
use yew::prelude::*;

/// The figure.
pub fn embed(cx: &Context) -> Html {
    part(cx, "embed", |cx, hooks| use_embed(cx).run(hooks))
}

#[hook]
fn use_embed(cx: &Context) -> Html {
    let root = use_node_ref();
    use_host(cx, &root);
    use_telling_moment(cx);

    let views: Vec<View> = cx.state.stack().into_iter().flatten().collect();
    let controls = cx.state.controls().cloned().unwrap_or_default();
    let timed = views.iter().any(|view| view.has_time());
    let class = classes!(
        "embed",
        (cx.state.request.look.colours() == Theme::Projector).then_some("projector"),
        matches!(controls, Controls::None | Controls::Min).then_some("fixed"),
    );
    let right = cx.right_side();
    let line = cx.state.shown.as_ref().filter(|_| right.is_none()).map(|shown| headline(shown.run()));
    html! {
        <div {class} ref={root}>
            <p class="headline">{ line }{ notices(cx) }</p>
            if controls == Controls::Full {
                { numbers(cx) }
            }
            <main>
                if let (None, Some(why)) = (&cx.state.shown, &cx.state.failure) {
                    { standstill(why, cx) }
                } else {
                    if let Some(right) = &right {
                        { verdict(cx) }
                        { for views.iter().enumerate().map(|(k, view)| two(cx, right, *view, k == 0)) }
                    } else {
                        { for views.iter().map(|view| figure(cx, *view)) }
                    }
                }
            </main>
            { legend(cx, views) }
            if controls != Controls::None && timed && cx.state.failure.is_none() {
                { scrubber(cx) }
            } else {
                { live(cx) }
            }
            { own_controls(cx, &controls) }
            <div class="caption">
                { sentence(cx) }
                { explorer_link(cx) }
            </div>
            { told(cx) }
            if cx.state.help {
                { help(cx) }
            }
        </div>
    }
}

/// What runs, and the two numbers that say how well.
pub fn headline(run: &Run) -> Html {
    let (s, report) = (&run.scenario, &run.report);
    let name = title(run);
    html! {
        <>
            <b>{ name }</b>
            <span><i>{ "n" }</i>{ format!(" = {}", whole(s.n)) }</span>
            <span><i>{ "T" }</i><sub>{ "p" }</sub>{ format!(" = {}", quantity(report.t_parallel, 6)) }</span>
            <span><i>{ "E" }</i>{ format!(" = {}", fixed(report.efficiency, 3)) }</span>
        </>
    }
}

/// The controls that its author chose.
fn own_controls(cx: &Context, controls: &Controls) -> Html {
    match controls {
        Controls::Full => rail(cx),
        Controls::Only(fields) => {
            let one = |field: &&'static str| match *field {
                "signal" => picker(cx),
                field => controls::all()
                    .find(|control| control.field() == field)
                    .filter(|_| cx.state.offers(field))
                    .map_or_else(Html::default, |found| control(cx, found)),
            };
            html! { <div class="rail own">{ for fields.iter().map(one) }</div> }
        }
        _ => Html::default(),
    }
}

/// The same run in the explorer.
fn explorer_link(cx: &Context) -> Html {
    let mut request = cx.state.request.clone();
    request.look.controls = Controls::Auto;
    // The version, so that it says something also where all is as usual.
    let fragment = format!("#v=1&{}", request.to_fragment());
    let fragment = fragment.trim_end_matches('&');
    if cx.state.embed {
        html! {
            <a class="explore" href={format!("index.html{fragment}")} target="_blank" rel="noopener">
                { text::open_explorer() }
            </a>
        }
    } else {
        // Page and figure are one file.
        html! { <a class="explore" href={fragment.to_owned()}>{ text::open_explorer() }</a> }
    }
}

/// A figure that neither plays nor stands at a moment of its author's choice stands at a telling one.
#[hook]
fn use_telling_moment(cx: &Context) {
    let own = cx.clone();
    let there = cx.state.shown.is_some();
    use_effect_with(there, move |_| {
        if let (true, Some(shown)) = (own.state.chooses_moment, &own.state.shown) {
            own.seek(telling_moment(&shown.story));
        }
    });
}

/// Talks with the page around this one, and stands still where nobody can see it.
#[hook]
fn use_host(cx: &Context, root: &NodeRef) {
    let host: Rc<Option<Rc<Host>>> = use_memo((), |()| Host::find());
    let latest = use_mut_ref(|| None::<Context>);
    *latest.borrow_mut() = Some(cx.clone());

    let (own, node, now) = (host.clone(), root.clone(), latest.clone());
    use_effect_with((), move |()| {
        let element = node.cast::<HtmlElement>();
        let player = now.borrow().as_ref().map(|cx| cx.engine.player.clone());
        let seen = element.as_ref().zip(player.clone());
        let seen =
            seen.and_then(|(element, player)| Visible::new(element, move |seen| player.set_seen(seen)));
        let (hears, answers) = (own.clone(), now.clone());
        let listener = EventListener::new(&gloo::utils::window(), "message", move |event| {
            let cx = answers.borrow().clone();
            if let (Some(host), Some(cx)) = (&*hears, cx) {
                host.hear(&cx, event.unchecked_ref::<MessageEvent>());
            }
        });
        let measured = element.clone();
        let grows = own.clone();
        let resized = element.as_ref().and_then(|element| {
            Resized::new(element, move || {
                if let (Some(host), Some(element)) = (&*grows, &measured) {
                    host.resize(natural_height(element));
                }
            })
        });
        // The first frame with a run in it is the first picture.
        let painted = player.map(|player| {
            let clock = player.clone();
            player.subscribe(Rc::new(move |_| {
                if clock.end() > 0.0
                    && let (Some(host), Some(cx)) = (&*own, &*now.borrow())
                {
                    host.ready(cx);
                }
            }))
        });
        move || drop((seen, listener, resized, painted))
    });

    // What stands in it may have another height now, even where the frame stretches it.
    let (own, node) = (host.clone(), root.clone());
    use_effect(move || {
        // After what else follows from the change: the theme of the document.
        let later = Timeout::new(0, move || {
            if let (Some(host), Some(element)) = (&*own, node.cast::<HtmlElement>()) {
                host.resize(natural_height(&element));
            }
        });
        move || drop(later)
    });

    let (own, now) = (host.clone(), latest.clone());
    let look = &cx.state.request.look;
    let shown = cx.state.shown.clone().map(|shown| Same(shown.story.clone()));
    use_effect_with((shown, look.play, look.t), move |_| {
        if let (Some(host), Some(cx)) = (&*own, &*now.borrow()) {
            host.state(&JsValue::UNDEFINED, cx);
        }
    });

    use_effect_with((cx.state.problems.clone(), cx.state.failure.clone()), move |(problems, failure)| {
        let Some(host) = &*host else { return };
        if let Some(failure) = failure {
            host.error(&JsValue::UNDEFINED, failure, &[]);
        }
        if !problems.is_empty() {
            let each = problems
                .iter()
                .map(|problem| text::impossible_embedded(&problem.field, &problem.value, &problem.allowed));
            host.error(&JsValue::UNDEFINED, &each.collect::<Vec<_>>().join("\n"), problems);
        }
    });
}

/// How high it would be if nothing stretched it to the height of its frame.
fn natural_height(element: &HtmlElement) -> f64 {
    // Neither can fail: the name is valid. Nothing is painted between the two.
    let _ = element.set_attribute("style", "min-height:0");
    let height = element.get_bounding_client_rect().height();
    let _ = element.remove_attribute("style");
    height.ceil()
}
