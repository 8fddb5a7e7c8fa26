//! What others are told, as JavaScript objects: in messages, and by `window.hyperfly`.

use crate::protocol::Problem;
use hyperfly_core::Run;
use hyperfly_core::scenario::Choice;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// An object of JavaScript, property by property.
pub struct Fields(Object);

impl Fields {
    /// Without properties.
    pub fn new() -> Fields {
        Fields(Object::new())
    }

    /// With one more.
    pub fn with(self, name: &str, value: impl Into<JsValue>) -> Fields {
        // A fresh object takes any property.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), &value.into());
        self
    }
}

impl Default for Fields {
    fn default() -> Self {
        Fields::new()
    }
}

impl From<Fields> for JsValue {
    fn from(fields: Fields) -> JsValue {
        fields.0.into()
    }
}

/// A value, or null.
pub fn or_null(value: Option<impl Into<JsValue>>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// Numbers as an array.
pub fn numbers(numbers: [f64; 4]) -> Array {
    numbers.into_iter().map(JsValue::from_f64).collect()
}

/// The numbers of a run.
pub fn run(run: &Run) -> JsValue {
    let (scenario, report) = (&run.scenario, &run.report);
    let fields = Fields::new()
        .with("algorithm", scenario.algorithm.id())
        .with("topology", scenario.topology.id())
        .with("switching", scenario.switching.id())
        .with("p", scenario.p)
        .with("n", scenario.n as f64)
        .with("t_serial", report.t_serial)
        .with("t_parallel", report.t_parallel)
        .with("speedup", report.speedup)
        .with("efficiency", report.efficiency)
        .with("overhead", report.overhead)
        .with("messages", report.messages as f64)
        .with("relative_l2_error", or_null(report.relative_l2_error));
    fields.with("trace_hash", format!("{:016x}", report.trace_hash)).into()
}

/// What is wrong, field by field.
pub fn problems(problems: &[Problem]) -> Array {
    let each = |problem: &Problem| {
        let Problem { field, value, allowed, nearest } = problem;
        let fields = Fields::new().with("field", field).with("value", value).with("allowed", allowed);
        JsValue::from(fields.with("nearest", or_null(nearest.as_deref())))
    };
    problems.iter().map(each).collect()
}
