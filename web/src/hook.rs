//! `window.hyperfly`: what the browser tests and the benchmark ask of the page.
//!
//! - `state()` gives a JSON text: `request` (the fragment), `run` (numbers of the run that is shown), `t`, `t_parallel`,
//!   `playing`, `busy`, `problems`, `generation` (of the main worker), `points` and `points_total` of the curves for
//!   the run that is shown, `kept` and `sizes` of isoefficiency,
//!   `input_to_picture` and `frame_script` (milliseconds: `[count, median, p99, max]`), `last_input_to_picture` and
//!   `memory` (bytes of the page's wasm);
//! - `clear()` forgets the measurements;
//! - `crashWorker()` makes the main worker die.

use crate::context::Context;
use crate::history;
use crate::protocol::Problem;
use crate::sweep::{Point, Points};
use hyperfly_core::Run;
use hyperfly_core::isoefficiency::Outcome;
use hyperfly_core::scenario::{Choice, Topology};
use js_sys::{Object, Reflect};
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// The latest state of the page, for the hook.
pub type Latest = Rc<RefCell<Option<Context>>>;

/// Puts `hyperfly` into the window.
pub fn install(latest: &Latest) {
    let object = Object::new();
    let set = |name: &str, call: JsValue| {
        // A fresh object takes any property.
        let _ = Reflect::set(&object, &JsValue::from_str(name), &call);
    };
    let own = latest.clone();
    let state =
        Closure::<dyn Fn() -> String>::new(move || own.borrow().as_ref().map_or("{}".into(), describe));
    set("state", state.into_js_value());
    let own = latest.clone();
    set(
        "clear",
        simple(move || {
            with(&own, |cx| {
                cx.engine.measure.clear();
                cx.engine.player.clear_statistics();
            })
        }),
    );
    let own = latest.clone();
    set("crashWorker", simple(move || with(&own, |cx| cx.engine.crash())));
    let _ = Reflect::set(&gloo::utils::window(), &JsValue::from_str("hyperfly"), &object);
}

fn simple(call: impl Fn() + 'static) -> JsValue {
    Closure::<dyn Fn()>::new(call).into_js_value()
}

fn with(latest: &Latest, act: impl FnOnce(&Context)) {
    if let Some(cx) = &*latest.borrow() {
        act(cx);
    }
}

/// The run that is shown.
#[derive(Serialize)]
struct RunNumbers {
    algorithm: &'static str,
    topology: &'static str,
    switching: &'static str,
    p: u32,
    n: u64,
    t_serial: f64,
    t_parallel: f64,
    speedup: f64,
    efficiency: f64,
    overhead: f64,
    messages: u64,
    relative_l2_error: Option<f64>,
    trace_hash: String,
}

/// Topology, p, and where a size was found n and log2 n.
type FoundSize = (&'static str, u32, Option<(u64, f64)>);

/// What `state()` tells.
#[derive(Serialize)]
struct Numbers<'a> {
    request: String,
    run: Option<RunNumbers>,
    t: f64,
    t_parallel: f64,
    playing: bool,
    busy: bool,
    progress: Option<f64>,
    problems: &'a [Problem],
    notice: &'a Option<String>,
    generation: u32,
    points: usize,
    points_total: usize,
    kept: Option<f64>,
    sizes: Vec<FoundSize>,
    input_to_picture: [f64; 4],
    last_input_to_picture: f64,
    frame_script: [f64; 4],
    memory: Option<f64>,
}

fn describe(cx: &Context) -> String {
    let (state, engine) = (&cx.state, &cx.engine);
    let memory = wasm_bindgen::memory().unchecked_into::<js_sys::WebAssembly::Memory>().buffer();
    let points = &state.points;
    let current =
        state.shown.as_ref().is_some_and(|shown| points.are_of(&shown.run().scenario, points.kept()));
    let numbers = Numbers {
        request: history::fragment(&state.request),
        run: state.shown.as_ref().map(|shown| run_numbers(shown.run())),
        t: engine.player.t(),
        t_parallel: engine.player.end(),
        playing: engine.player.playing(),
        busy: !engine.idle(),
        progress: state.progress,
        problems: &state.problems,
        notice: &state.notice,
        generation: engine.generation(),
        points: if current { state.points.points.len() } else { 0 },
        points_total: state.points.total,
        kept: state.points.kept(),
        sizes: sizes(&state.points),
        input_to_picture: engine.measure.statistics(),
        last_input_to_picture: engine.measure.last(),
        frame_script: engine.player.script_statistics(),
        memory: Reflect::get(&memory, &JsValue::from_str("byteLength")).ok().and_then(|bytes| bytes.as_f64()),
    };
    let object = numbers.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
    let text = object.ok().and_then(|object| js_sys::JSON::stringify(&object).ok());
    text.map_or_else(|| "{}".to_owned(), String::from)
}

fn sizes(points: &Points) -> Vec<FoundSize> {
    let size = |(topology, p, point): &(Topology, u32, Point)| match point {
        Point::Size(Outcome::Found(size)) => Some((topology.id(), *p, Some((size.n, size.log2_n)))),
        Point::Size(_) => Some((topology.id(), *p, None)),
        Point::Run(_) => None,
    };
    points.points.iter().filter_map(size).collect()
}

fn run_numbers(run: &Run) -> RunNumbers {
    let (scenario, report) = (&run.scenario, &run.report);
    RunNumbers {
        algorithm: scenario.algorithm.id(),
        topology: scenario.topology.id(),
        switching: scenario.switching.id(),
        p: scenario.p,
        n: scenario.n,
        t_serial: report.t_serial,
        t_parallel: report.t_parallel,
        speedup: report.speedup,
        efficiency: report.efficiency,
        overhead: report.overhead,
        messages: report.messages,
        relative_l2_error: report.relative_l2_error,
        trace_hash: format!("{:016x}", report.trace_hash),
    }
}
