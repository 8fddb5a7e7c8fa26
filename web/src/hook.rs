//! `window.hyperfly`: what the browser tests and the benchmark ask of the page.
//!
//! - `state()` gives a JSON text: `request` (the fragment), `run` (numbers of the run that is shown), `t`, `t_parallel`,
//!   `playing`, `busy`, `problems`, `generation` (of the main worker), `points` and `points_total` of the curves,
//!   `input_to_picture` and `frame_script` (milliseconds: `[count, median, p99, max]`), `last_input_to_picture` and
//!   `memory` (bytes of the page's wasm);
//! - `clear()` forgets the measurements;
//! - `crashWorker()` makes the main worker die.

use crate::context::Context;
use crate::history;
use crate::protocol::Problem;
use hyperfly_core::Run;
use hyperfly_core::scenario::Choice;
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
    input_to_picture: [f64; 4],
    last_input_to_picture: f64,
    frame_script: [f64; 4],
    memory: Option<f64>,
}

fn describe(cx: &Context) -> String {
    let (state, engine) = (&cx.state, &cx.engine);
    let memory = wasm_bindgen::memory().unchecked_into::<js_sys::WebAssembly::Memory>().buffer();
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
        points: state.points.points.len(),
        points_total: state.points.total,
        input_to_picture: engine.measure.statistics(),
        last_input_to_picture: engine.measure.last(),
        frame_script: engine.player.script_statistics(),
        memory: Reflect::get(&memory, &JsValue::from_str("byteLength")).ok().and_then(|bytes| bytes.as_f64()),
    };
    let object = numbers.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
    let text = object.ok().and_then(|object| js_sys::JSON::stringify(&object).ok());
    text.map_or_else(|| "{}".to_owned(), String::from)
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
