//! The page as an embedded figure: the chosen views and controls, a sentence on what to see, and a link to the explorer.
//!
//! Its components are the explorer's. It fills its frame, and reports its preferred height to the page around it.

use crate::app::context::{Context, Props};
use crate::app::dom::{ResizeListener, Visible};
use crate::app::effect_guard::use_effect_guard;
use crate::app::headline::headline;
use crate::app::notices::Notices;
use crate::app::paint_timer::PaintTimer;
use crate::app::selector::use_selector;
use crate::controls::rail::{ControlsState, Rail, render_control};
use crate::controls::signal::SignalPicker;
use crate::controls::table;
use crate::embed::explorer_link::ExplorerLink;
use crate::embed::messages::{Host, for_explorer};
use crate::figures::area::Sentence;
use crate::figures::compare::{Verdict, side_by_side};
use crate::figures::deadlock::deadlock_figure;
use crate::figures::figure::Figure;
use crate::figures::legend::Legend;
use crate::figures::numbers::Numbers;
use crate::pages::help::Help;
use crate::pages::write::Write;
use crate::player::live::Live;
use crate::player::scrubber::Scrubber;
use crate::state::notice::Notice;
use crate::state::page_state::State;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use hyperfly_request::{Choice, Controls, Theme, View};
use hyperfly_text::page as text;
use hyperfly_view::figure::default_moment;
use hyperfly_view::views::{self, has_time};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, MessageEvent};
use yew::prelude::*;

/// The embedded figure.
#[component]
pub fn Embed(Props { cx }: &Props) -> Html {
    let root = use_node_ref();
    use_host(cx, &root);
    use_telling_moment(cx);

    let views = use_selector(cx, |state| state.stack().into_iter().flatten().collect::<Vec<View>>());
    let (controls, theme) = use_selector(cx, |state| {
        (state.controls().cloned().unwrap_or_default(), state.request.look.colours())
    });
    // An editable program is below the pictures that show it.
    let writes = use_selector(cx, State::writes);
    let (compares, help) = use_selector(cx, |state| (state.request.has_comparison(), state.help));
    let (shown, failure) = use_selector(cx, |state| (state.displayed.clone(), state.failure.clone()));
    let timed = views.iter().any(|view| has_time(*view));
    let class = classes!(
        "embed",
        (theme == Theme::Projector).then_some("projector"),
        matches!(controls, Controls::None | Controls::Min).then_some("fixed"),
    );
    let line = shown.as_ref().filter(|_| !compares).map(|shown| headline(&shown.replay));
    html! {
        <div {class} ref={root}>
            <PaintTimer cx={cx.clone()} />
            <p class="headline">{ line }<Notices cx={cx.clone()} /></p>
            if controls == Controls::Full {
                <Numbers cx={cx.clone()} />
            }
            <main>
                if let (None, Some(reason)) = (&shown, &failure) {
                    { deadlock_figure(reason, cx) }
                } else {
                    if compares {
                        <Verdict cx={cx.clone()} />
                        { for views.iter().enumerate().map(|(k, view)| side_by_side(cx, *view, k == 0)) }
                    } else {
                        { for views.iter().map(|view| html! { <Figure key={view.id()} cx={cx.clone()} view={*view} /> }) }
                    }
                }
            </main>
            <Legend cx={cx.clone()} {views} />
            if controls != Controls::None && timed && failure.is_none() {
                <Scrubber cx={cx.clone()} />
            } else {
                <Live cx={cx.clone()} />
            }
            if writes {
                <Write cx={cx.clone()} />
            }
            <OwnControls cx={cx.clone()} {controls} />
            <div class="caption">
                <Sentence cx={cx.clone()} />
                <ExplorerLink cx={cx.clone()} />
            </div>
            if help {
                <Help cx={cx.clone()} />
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ControlsProps {
    cx: Context,
    controls: Controls,
}

/// The controls that the figure's author chose.
#[component]
fn OwnControls(ControlsProps { cx, controls }: &ControlsProps) -> Html {
    use_selector(cx, ControlsState::of);
    let state = cx.state();
    match controls {
        Controls::Full => html! { <Rail cx={cx.clone()} /> },
        Controls::Only(fields) => {
            let render_control_of = |field: &&'static str| match *field {
                "signal" => html! { <SignalPicker cx={cx.clone()} /> },
                field => table::all_controls()
                    .find(|control| control.field() == field)
                    .filter(|_| state.offers(field))
                    .map_or_else(Html::default, |control| render_control(cx, &state, control)),
            };
            html! { <div class="rail own">{ for fields.iter().map(render_control_of) }</div> }
        }
        _ => Html::default(),
    }
}

/// Moves to a telling moment, unless the address says that the figure plays or at which time it starts.
#[hook]
fn use_telling_moment(cx: &Context) {
    let context = cx.clone();
    let has_run =
        use_selector(cx, |state| state.displayed.as_ref().is_some_and(|shown| shown.replay.t_end() > 0.0));
    use_effect_guard(has_run, move |_| {
        let state = context.state();
        if let (true, Some(shown)) = (state.chooses_moment, &state.displayed) {
            let look = &state.request.look;
            let alone = look.view.filter(|_| look.under.is_none());
            let ends = alone.is_some_and(|view| views::of(view).opens_at_end());
            context.seek(if ends { shown.replay.t_end() } else { default_moment(&shown.replay) });
        }
    });
}

/// Exchanges messages with the page around this one, and pauses while invisible.
#[hook]
fn use_host(cx: &Context, root: &NodeRef) {
    let (cx, root) = (cx.clone(), root.clone());
    use_effect_guard((), move |()| root.cast::<HtmlElement>().map(|element| connect(&cx, &element)));
}

/// Starts observing visibility and exchanging messages, until the returned value is dropped.
fn connect(cx: &Context, element: &HtmlElement) -> impl Sized + use<> {
    let player = &cx.engine.player;
    let clock = player.clone();
    let is_visible = Visible::new(element, move |is_visible| clock.set_seen(is_visible));
    let host = Host::find().map(|host| connect_host(cx, element, &host));
    (is_visible, host)
}

/// Connects the figure with the page around it in both directions.
fn connect_host(cx: &Context, element: &HtmlElement, host: &Rc<Host>) -> impl Sized + use<> {
    let (context, receiver) = (cx.clone(), host.clone());
    let listener = EventListener::new(&gloo::utils::window(), "message", move |event| {
        receiver.hear(&context, event.unchecked_ref::<MessageEvent>());
    });
    let measure = {
        let (context, measured, host) = (cx.clone(), element.clone(), host.clone());
        Rc::new(move || report_height(&context, &host, &measured))
    };
    let remeasure = measure.clone();
    let resized = ResizeListener::new(element, move || remeasure());
    // The first frame with a run is the first picture.
    let (context, ready, remeasure) = (cx.clone(), host.clone(), measure.clone());
    let painted = cx.engine.player.subscribe(Rc::new(move |_| {
        if !ready.is_ready() && context.state().displayed.is_some() {
            remeasure();
            ready.ready(&context);
        }
    }));
    // The content's height may change even where the frame stretches it.
    let timer = RefCell::new(None);
    let subscription = cx.store.subscribe(move || {
        let measure = measure.clone();
        // After the renders and the theme change that the action causes.
        *timer.borrow_mut() = Some(Timeout::new(0, move || measure()));
    });
    let report_height_now = {
        let (context, host) = (cx.clone(), host.clone());
        move || {
            host.settle(&context);
            host.state(&JsValue::UNDEFINED, &context)
        }
    };
    let (rests, changes) = (report_height_now.clone(), report_height_now);
    let rest = cx.engine.player.on_rest(Rc::new(rests));
    let change =
        cx.store.watch(|state| (state.displayed.clone(), state.request.look.play), move |_| changes());
    let (refusing_host, context) = (host.clone(), cx.clone());
    let refused = cx.store.watch(
        |state| {
            let no_worker = state.notice.as_ref().filter(|notice| matches!(notice, Notice::NoWorker(_)));
            let failure = state.failure.clone().or(no_worker.map(|notice| notice.words().to_owned()));
            (state.problems.clone(), failure)
        },
        move |(problems, failure)| {
            if let Some(failure) = failure {
                refusing_host.refuse(failure, &[]);
            }
            if !problems.is_empty() {
                let describe_problem = problems.iter().map(|problem| {
                    text::impossible_embedded(&problem.field, &problem.value, &problem.allowed)
                });
                let words = describe_problem.collect::<Vec<_>>().join("\n");
                refusing_host.refuse(&words, problems);
                refusing_host.revert(&context);
            }
        },
    );
    let (context, names) = (cx.clone(), host.clone());
    let elsewhere = cx.store.watch(
        |state| for_explorer(&state.request),
        move |keys| {
            if !keys.is_empty() {
                names.refuse_explorer_keys(&JsValue::UNDEFINED, &context.request(), keys);
            }
        },
    );
    (listener, resized, painted, subscription, rest, change, refused, elsewhere)
}

/// Reports the preferred height to the page around it.
fn report_height(cx: &Context, host: &Rc<Host>, element: &HtmlElement) {
    let element = element.clone();
    // Includes the scrollbar, which comes and goes with the height.
    let width = gloo::utils::window().inner_width().ok().and_then(|width| width.as_f64());
    host.resize(&cx.state(), width.unwrap_or_default(), move || natural_height(&element));
}

/// Measures the height without the stretching to the frame.
fn natural_height(element: &HtmlElement) -> f64 {
    // The name is valid, so neither call fails. Nothing is painted in between.
    let _ = element.set_attribute("style", "min-height:0");
    let height = element.get_bounding_client_rect().height();
    let _ = element.remove_attribute("style");
    height.ceil()
}
