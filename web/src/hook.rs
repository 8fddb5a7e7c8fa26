//! `window.hyperfly`: what the browser tests and the benchmark ask of the page.
//!
//! - `state()` gives a JSON text: `request` (the fragment), `run` (numbers of the run that is shown), `t`, `t_parallel`,
//!   `playing`, `busy`, `problems`, `generation` (of the main worker), `points` and `points_total` of the curves for
//!   the run that is shown, `kept` and `sizes` of isoefficiency,
//!   `input_to_picture` and `frame_script` (milliseconds: `[count, median, p99, max]`), `last_input_to_picture` and
//!   `memory` (bytes of the page's wasm);
//! - `clear()` forgets the measurements;
//! - `crashWorker()` makes the main worker die.

use crate::components::said;
use crate::context::Context;
use crate::history;
use crate::sweep::{Point, Points};
use crate::told::{self, Fields, numbers, or_null};
use hyperfly_core::isoefficiency::Outcome;
use hyperfly_core::scenario::{Choice, Topology};
use js_sys::{Array, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// The latest state of the page, for the hook.
pub type Latest = Rc<RefCell<Option<Context>>>;

/// Puts `hyperfly` into the window.
pub fn install(latest: &Latest) {
    let own = latest.clone();
    let state =
        Closure::<dyn Fn() -> String>::new(move || own.borrow().as_ref().map_or("{}".into(), describe));
    let own = latest.clone();
    let clear = simple(move || {
        with(&own, |cx| {
            cx.engine.measure.clear();
            cx.engine.player.clear_statistics();
        })
    });
    let own = latest.clone();
    let crash = simple(move || with(&own, |cx| cx.engine.crash()));
    let calls =
        Fields::new().with("state", state.into_js_value()).with("clear", clear).with("crashWorker", crash);
    let _ = Reflect::set(&gloo::utils::window(), &JsValue::from_str("hyperfly"), &calls.into());
}

fn simple(call: impl Fn() + 'static) -> JsValue {
    Closure::<dyn Fn()>::new(call).into_js_value()
}

fn with(latest: &Latest, act: impl FnOnce(&Context)) {
    if let Some(cx) = &*latest.borrow() {
        act(cx);
    }
}

fn describe(cx: &Context) -> String {
    let (state, engine) = (&cx.state, &cx.engine);
    let memory = wasm_bindgen::memory().unchecked_into::<js_sys::WebAssembly::Memory>().buffer();
    let memory = Reflect::get(&memory, &JsValue::from_str("byteLength"));
    let points = &state.points;
    let current =
        state.shown.as_ref().is_some_and(|shown| points.are_of(&shown.run().scenario, points.kept()));
    let fields = Fields::new()
        .with("request", history::fragment(&state.request))
        .with("run", or_null(state.shown.as_ref().map(|shown| told::run(shown.run()))))
        .with(
            "beside",
            or_null(
                state.other.as_ref().filter(|_| state.request.compares()).map(|other| told::run(other.run())),
            ),
        )
        .with("t_beside", or_null(cx.pair.as_ref().map(|pair| pair.lockstep.right(engine.player.t()))))
        .with("t", engine.player.t())
        .with("t_parallel", engine.player.end())
        .with("playing", engine.player.playing())
        .with("busy", !engine.idle())
        .with("progress", or_null(state.progress))
        .with("problems", told::problems(&state.problems))
        .with("notice", or_null(state.notice.as_deref().map(said)))
        .with("generation", engine.generation())
        .with("points", if current { points.points.len() as u32 } else { 0 })
        .with("points_total", points.total as u32)
        .with("kept", or_null(points.kept()))
        .with("sizes", sizes(points))
        .with("input_to_picture", numbers(engine.measure.statistics()))
        .with("last_input_to_picture", engine.measure.last())
        .with("frame_script", numbers(engine.player.script_statistics()))
        .with("memory", memory.unwrap_or_default());
    js_sys::JSON::stringify(&fields.into()).map_or_else(|_| "{}".to_owned(), String::from)
}

/// Of each size of isoefficiency: topology, p, and where one was found n and log2 n.
fn sizes(points: &Points) -> Array {
    let size = |(topology, p, point): &(Topology, u32, Point)| {
        let found = match point {
            Point::Size(Outcome::Found(size)) => {
                Array::of2(&JsValue::from_f64(size.n as f64), &size.log2_n.into()).into()
            }
            Point::Size(_) => JsValue::NULL,
            Point::Run(_) => return None,
        };
        Some(JsValue::from(Array::of3(&topology.id().into(), &(*p).into(), &found)))
    };
    points.points.iter().filter_map(size).collect()
}
