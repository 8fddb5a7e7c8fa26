//! What others are told of a run, as JavaScript objects: in messages and by `window.hyperfly`.

use hyperfly_core::Run;
use hyperfly_core::scenario::Choice;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::protocol::Problem;

/// An object with these properties.
pub fn object<'a>(properties: impl IntoIterator<Item = (&'a str, JsValue)>) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        // A fresh object takes any property.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}

/// The numbers of a run.
pub fn run(run: &Run) -> Object {
    let (scenario, report) = (&run.scenario, &run.report);
    object([
        ("algorithm", scenario.algorithm.id().into()),
        ("topology", scenario.topology.id().into()),
        ("switching", scenario.switching.id().into()),
        ("p", scenario.p.into()),
        ("n", (scenario.n as f64).into()),
        ("t_serial", report.t_serial.into()),
        ("t_parallel", report.t_parallel.into()),
        ("speedup", report.speedup.into()),
        ("efficiency", report.efficiency.into()),
        ("overhead", report.overhead.into()),
        ("messages", (report.messages as f64).into()),
        ("relative_l2_error", report.relative_l2_error.map_or(JsValue::NULL, JsValue::from)),
        ("trace_hash", format!("{:016x}", report.trace_hash).into()),
    ])
}

/// What is wrong, field by field.
pub fn problems(problems: &[Problem]) -> Array {
    let each = |problem: &Problem| {
        JsValue::from(object([
            ("field", problem.field.as_str().into()),
            ("value", problem.value.as_str().into()),
            ("allowed", problem.allowed.as_str().into()),
            ("nearest", problem.nearest.as_deref().map_or(JsValue::NULL, JsValue::from)),
        ]))
    };
    problems.iter().map(each).collect()
}
