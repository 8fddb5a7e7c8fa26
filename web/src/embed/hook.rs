//! `window.hyperfly`: functions for the page's supervisor, the browser tests and the benchmark.
//!
//! - `beat()` does nothing, and fails if the page is dead;

use crate::app::context::Context;
use crate::embed::summary::RunSummary;
use crate::state::history;
use crate::state::points::{Point, Points};
use crate::worker::protocol::Problem;
use hyperfly_core::isoefficiency::SearchOutcome;
use hyperfly_request::{Choice, Topology};
use js_sys::{ArrayBuffer, WebAssembly};
use serde::Serialize;
use serde_wasm_bindgen::{Serializer, preserve, to_value};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The window with the hook.
    type WindowWithHook;

    #[wasm_bindgen(method, setter)]
    fn set_hyperfly(this: &WindowWithHook, calls: JsValue);
}

#[derive(Serialize)]
struct Calls {
    #[serde(with = "preserve")]
    state: JsValue,
    #[serde(with = "preserve")]
    clear: JsValue,
    #[serde(with = "preserve")]
    beat: JsValue,
    #[serde(with = "preserve", rename = "crashWorker")]
    crash_worker: JsValue,
    #[serde(with = "preserve")]
    crash: JsValue,
}

/// Installs `hyperfly` in the window.
pub fn install(cx: &Context) {
    let (left_context, clear_context, crash_context, beat_context) =
        (cx.left_side(), cx.clone(), cx.clone(), cx.clone());
    let state = Closure::<dyn Fn() -> String>::new(move || {
        let value = PageState::of(&left_context).serialize(&Serializer::json_compatible()).ok();
        let text = value.and_then(|value| js_sys::JSON::stringify(&value).ok());
        text.map_or("{}".to_owned(), String::from)
    });
    let clear = to_js_function(move || {
        clear_context.engine.measure.clear();
        clear_context.engine.player.clear_statistics();
    });
    // A call that never returned may still hold a borrow, and then these fail.
    let beat = to_js_function(move || _ = (beat_context.state(), beat_context.engine.is_idle()));
    let crash_worker = to_js_function(move || crash_context.engine.crash());
    let crash = to_js_function(|| panic!("crashed on purpose"));
    if let Ok(calls) = to_value(&Calls { state: state.into_js_value(), clear, beat, crash_worker, crash }) {
        gloo::utils::window().unchecked_into::<WindowWithHook>().set_hyperfly(calls);
    }
}

fn to_js_function(call: impl Fn() + 'static) -> JsValue {
    Closure::<dyn Fn()>::new(call).into_js_value()
}

/// Result of `state()`.
#[derive(Serialize)]
struct PageState {
    request: String,
    run: Option<RunSummary>,
    beside: Option<RunSummary>,
    t_beside: Option<f64>,
    t: f64,
    t_parallel: f64,
    playing: bool,
    busy: bool,
    progress: Option<f64>,
    problems: Vec<Problem>,
    notice: Option<String>,
    generation: u32,
    points: usize,
    points_total: usize,
    kept: Option<f64>,
    sizes: Vec<Size>,
    input_to_picture: [f64; 4],
    last_input_to_picture: f64,
    frame_script: [f64; 4],
    memory: u32,
}

/// A size of isoefficiency: topology, p, and n and log2 n if one was found.
type Size = (&'static str, u32, Option<(f64, f64)>);

impl PageState {
    fn of(cx: &Context) -> PageState {
        let (state, engine) = (cx.state(), &cx.engine);
        let memory = wasm_bindgen::memory().unchecked_into::<WebAssembly::Memory>();
        let points = &state.points;
        let current = state
            .displayed
            .as_ref()
            .is_some_and(|shown| points.belong_to(&shown.run().scenario, points.target_efficiency()));
        let comparison_run = state.comparison_run.as_ref().filter(|_| state.request.has_comparison());
        PageState {
            request: history::fragment(&cx.request()),
            run: state.displayed.as_ref().map(|shown| (&*shown.replay).into()),
            beside: comparison_run.map(|other| (&*other.replay).into()),
            t_beside: state
                .comparison
                .as_ref()
                .map(|comparison| comparison.alignment.right(engine.player.t())),
            t: engine.player.t(),
            t_parallel: engine.player.end(),
            playing: engine.player.playing(),
            busy: !engine.is_idle(),
            progress: state.progress,
            problems: state.problems.clone(),
            notice: state.notice.as_ref().map(|notice| notice.words().to_owned()),
            generation: engine.generation(),
            points: if current { points.points.len() } else { 0 },
            points_total: points.total,
            kept: points.target_efficiency(),
            sizes: list_sizes(points),
            input_to_picture: engine.measure.statistics(),
            last_input_to_picture: engine.measure.last(),
            frame_script: engine.player.script_statistics(),
            memory: memory.buffer().unchecked_into::<ArrayBuffer>().byte_length(),
        }
    }
}

fn list_sizes(points: &Points) -> Vec<Size> {
    let size = |(topology, p, point): &(Option<Topology>, u32, Point)| {
        let point = match point {
            Point::Size(SearchOutcome::Found(size)) => Some((size.n as f64, size.log2_n)),
            Point::Size(_) => None,
            Point::Run(_) => return None,
        };
        Some((topology.map_or("", Topology::id), *p, point))
    };
    points.points.iter().filter_map(size).collect()
}
